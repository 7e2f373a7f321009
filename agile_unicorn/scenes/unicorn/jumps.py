"""How far the pawns ran in the retro: a dotted bow from space to space, and the points on it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence

from agile_unicorn.engine.pieces import Handle, Ref, Seat, place_ref
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.shared.desk import Desk
from agile_unicorn.scenes.shared.parts import crest_parts
from agile_unicorn.scenes.unicorn.teams import together
from agile_unicorn.scenes.unicorn.track import pawn_ref, x_of
from agile_unicorn.table.extent import RATIO
from agile_unicorn.table.ink import SEATS, WHITE
from agile_unicorn.table.looks import CardLook, GroupLook, PartLook, PieceLook, Spot, TextLook

Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""

START, LANDING = -54.0, -92.0
"""Where a bow begins and ends, from the middle of the strip."""
ASIDE = -128.0
FARTHER = tuple(far * side for far in range(74, 1400, 37) for side in (1, -1))
"""How high, and how far from their pawn, points lie that find no room on their bow."""
HEIGHTS = (56.0, 78.0, 116.0, 150.0)
SHARES = (0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.16, 0.84, 0.06, 0.94)
"""Bows and places on them that are tried until the points cover nothing."""
DOT_STEP = 36.0
LABEL = (78.0, 84.0)
CREST = (26.0, 27.0, 32.0)
"""Where somebody's animal hangs on the points, and how wide."""
FACE = 33.0
"""Radius of a pawn's head."""
Bow = tuple[float, float, float, float, float]
"""Both ends and the height."""


def jumps(
    view: View,
    desk: Desk,
    gains: Mapping[Seat, Sequence[Handle]],
    spots: Mapping[Ref, Spot],
    kept_free: Sequence[Box],
) -> dict[Ref, Spot]:
    """The bows of all teams that won points in this sprint, over the strip in ``spots``.

    The points on them cover neither pawns nor cards nor what is ``kept_free``.
    """
    strip = spots[place_ref("strip")]
    heads = [_around(s.x, s.y - 6, FACE, FACE) for r, s in spots.items() if _is_pawn(r)]
    taken = [*kept_free, *heads, *_cards(spots)]
    more: dict[Ref, Spot] = {}
    for captain in map(Seat, range(view.setup.sides)):
        mates = together(view.setup, captain)
        points = sum(view.cards.value[card] for mate in mates for card in gains.get(mate, ()))
        if not points:
            continue
        score, goal = view.team_score(captain), view.setup.target
        first, last = (strip.x + x_of(n, goal) for n in (max(0, score - points), score))
        bow, (x, y) = _room(first, last, strip.y, taken)
        taken.append(_around(x, y, LABEL[0] / 2, LABEL[1] / 2))
        more[place_ref(f"points/{captain}")] = Spot(
            x, y, _label(points, desk, captain), z=49, lift=1.1
        )
        for i, (dot_x, dot_y) in enumerate(_dots(bow, [taken[-1], *heads, *kept_free])):
            dot = TextLook("\u2022", 32, "bold", SEATS[captain], 30)
            more[place_ref(f"trail/{captain}/{i}")] = Spot(dot_x, dot_y, dot, z=13, lift=0)
    return more


def _is_pawn(ref: Ref) -> bool:
    return ref.startswith(pawn_ref(Seat(0))[:-1])


def _label(points: int, desk: Desk, seat: Seat) -> GroupLook:
    """The points, and whose they are."""
    words = TextLook(f"+{points}", 26, "title", WHITE, 50)
    crest = crest_parts(desk.people[seat].species, seat, *CREST)
    return GroupLook((PartLook(PieceLook("points"), 0, 0), PartLook(words, 0, -3), *crest))


def _around(x: float, y: float, across: float, down: float) -> Box:
    return x - across, y - down, x + across, y + down


def _cards(spots: Mapping[Ref, Spot]) -> Iterator[Box]:
    for spot in spots.values():
        if isinstance(spot.look, CardLook):
            yield _around(spot.x, spot.y, spot.look.width / 2, spot.look.width * RATIO / 2)


def _room(
    first: float, last: float, strip: float, taken: Sequence[Box]
) -> tuple[Bow, tuple[float, float]]:
    """The lowest bow from ``first`` to ``last`` with room for the points, and their place.

    Beside a bow that is too short they lie next to its pawn.
    """
    ends = (first, strip + START, last, strip + LANDING)
    lowest = (*ends, HEIGHTS[0])
    tried = [((*ends, h), _on((*ends, h), at)) for h in HEIGHTS for at in SHARES]
    tried += [(lowest, (last + far, strip + ASIDE)) for far in FARTHER]
    for bow, (x, y) in tried:
        box = _around(x, y, LABEL[0] / 2, LABEL[1] / 2)
        if not any(_meet(box, other) for other in taken):
            return bow, (x, y)
    return tried[0]


def _meet(one: Box, other: Box) -> bool:
    across = one[0] < other[2] and other[0] < one[2]
    return across and one[1] < other[3] and other[1] < one[3]


def _on(bow: Bow, at: float) -> tuple[float, float]:
    first, start, last, landing, height = bow
    middle = 4 * at * (1 - at)
    return first + (last - first) * at, start + (landing - start) * at - height * middle


def _dots(bow: Bow, over: Sequence[Box]) -> Iterator[tuple[float, float]]:
    """Evenly spread places on the bow that do not lie under anything."""
    many = math.floor(abs(bow[2] - bow[0]) / DOT_STEP)
    for i in range(1, many):
        x, y = _on(bow, i / many)
        if not any(_meet(_around(x, y, 8, 8), box) for box in over):
            yield x, y
