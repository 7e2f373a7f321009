"""The score strip with the pawns of the seats."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise

from agile_unicorn.engine.pieces import Ref, Seat, place_ref
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.shared.desk import Desk
from agile_unicorn.scenes.shared.parts import crest_parts
from agile_unicorn.scenes.unicorn.teams import together
from agile_unicorn.table.ink import WHITE
from agile_unicorn.table.looks import GroupLook, PartLook, PieceLook, Spot, TextLook

WIDTH = 1400.0
MARGIN = 29.0
RAIL = -4.0
"""Middle of the printed spaces, from the middle of the strip."""
NUMBERED: dict[str, tuple[float, float]] = {
    "strip_hex_gold": (22.0, 24.0),
    "strip_hex_medium": (19.0, 17.0),
    "strip_hex_small": (15.0, 14.0),
}
"""Size of the number on a hexagon, and how far above its middle a pawn points at it."""
NECK, TIP = 42.0, 36.0
"""From the tip of a pawn to the middle of the animal, and to the middle of the pin."""
TILTS = (-3.0, 2.0, -2.0, 3.0, -1.0)
LEAN = 46.0
"""Degrees between pawns that point at the same space; faces stay upright."""
ABREAST, TIER = 3, 56.0
"""Pawns on a space that stand in one row, and how much higher the row behind it is."""
LEANS = (-60.0, -46.0, -34.0, -23.0, -12.0, 0.0, 12.0, 23.0, 34.0, 46.0, 60.0)
ROWS, FACE = 4, 32.0
"""Rows that are tried, and how far apart the middles of two animals are at least."""
LOWEST = -40.0
"""Where the middle of an animal may lie at most, from the middle of the strip."""
LINK = (48.0, 20.0)
"""What ties the pawns of partners together."""


def strip(goal: int) -> GroupLook:
    """The printed strip from 0 to ``goal``: hexagons every five, numbers every ten."""
    parts = [PartLook(PieceLook("score_strip"), 0, 0)]
    for points in range(goal + 1):
        name, x = _space(points, goal), x_of(points, goal)
        if name:
            parts.append(PartLook(PieceLook(name), x, RAIL))
        if name in NUMBERED and (name != "strip_hex_small" or goal <= 60):
            look = TextLook(str(points), NUMBERED[name][0], "title", WHITE, 40)
            parts.append(PartLook(look, x, RAIL - 1))
    return GroupLook(tuple(parts))


def _space(points: int, goal: int) -> str:
    """What is printed for ``points``; nothing where it would touch the goal."""
    if points == goal:
        return "strip_hex_gold"
    if points % 10 == 0:
        return "strip_hex_medium"
    if points + 1 == goal:
        return ""
    if points % 5 == 0:
        return "strip_hex_small"
    return f"strip_dot_{points % 2}" if goal <= 60 else ""


def x_of(points: int, goal: int) -> float:
    """Where ``points`` are on the strip, from its middle; more than the goal is the goal."""
    return -WIDTH / 2 + MARGIN + (WIDTH - 2 * MARGIN) * min(points, goal) / goal


def track(view: View, desk: Desk, x: float, y: float) -> dict[Ref, Spot]:
    """Strip and pawns.  Those on one space all point at it, and hide no number.

    The pawns of partners always stand together, on the points of their team.
    """
    goal = view.setup.target
    spots = {place_ref("strip"): Spot(x, y, strip(goal), z=12, lift=0.9)}
    same: dict[int, list[Seat]] = defaultdict(list)
    for captain in map(Seat, range(view.setup.sides)):
        same[min(view.team_score(captain), goal)] += together(view.setup, captain)
    heads: list[Point] = []
    for points, seats in sorted(same.items()):
        tip = y + RAIL - NUMBERED.get(_space(points, goal), (0, 0))[1]
        for seat, wish in zip(seats, _stands(len(seats)), strict=True):
            lean, tier = _stand((x + x_of(points, goal), tip), wish, heads, y + LOWEST)
            lean += TILTS[seat % len(TILTS)]
            across, up = _from_tip(lean, TIP)
            spots[pawn_ref(seat)] = Spot(
                x + x_of(points, goal) + across,
                tip - tier * TIER - up,
                pawn(desk, seat, lean),
                z=50 - tier,
                lift=1.1,
            )
    return spots | _links(view, spots)


Point = tuple[float, float]
Stand = tuple[float, int]
"""How far a pawn leans, and its row; the first row is in front."""


def _stands(n: int) -> Iterator[Stand]:
    """How ``n`` pawns on a space stand if nobody is near."""
    rows = math.ceil(n / ABREAST)
    abreast = math.ceil(n / rows)
    for i in range(n):
        row, place = divmod(i, abreast)
        many = min(abreast, n - row * abreast)
        yield (place - (many - 1) / 2) * LEAN, row


def _stand(tip: Point, wish: Stand, heads: list[Point], lowest: float) -> Stand:
    """The stand closest to ``wish`` in which no head hides another, or a number below ``lowest``.

    ``heads`` grows by one.
    """
    for tier in range(wish[1], wish[1] + ROWS):
        for lean in sorted(LEANS, key=lambda lean: abs(lean - wish[0])):
            across, up = _from_tip(lean, NECK)
            head = tip[0] + across, tip[1] - tier * TIER - up
            if head[1] <= lowest and all(math.dist(head, other) >= FACE for other in heads):
                heads.append(head)
                return lean, tier
    return wish


def _from_tip(lean: float, far: float) -> tuple[float, float]:
    """How far right of its tip and above it a pawn is ``far`` up its leaning axis."""
    return far * math.sin(math.radians(lean)), far * math.cos(math.radians(lean))


def _links(view: View, spots: dict[Ref, Spot]) -> dict[Ref, Spot]:
    """Ties between the pawns of partners."""
    links: dict[Ref, Spot] = {}
    for captain in map(Seat, range(view.setup.sides)):
        for left, right in pairwise(together(view.setup, captain)):
            here, there = spots[pawn_ref(left)], spots[pawn_ref(right)]
            x, y = (here.x + there.x) / 2, (here.y + there.y) / 2 + 14
            look = PieceLook("team_link", LINK)
            links[place_ref(f"link/{left}")] = Spot(x, y, look, z=58, lift=0.4)
    return links


def pawn_ref(seat: Seat) -> Ref:
    """The pawn of ``seat``."""
    return place_ref(f"pawn/{seat}")


def pawn(desk: Desk, seat: Seat, lean: float = 0.0) -> GroupLook:
    """A wooden pin with the seat's animal, leaning to the right."""
    across, up = _from_tip(lean, NECK - TIP)
    crest = crest_parts(desk.people[seat].species, seat, across, -up, 54)
    return GroupLook((PartLook(PieceLook(f"pawn_{seat}"), 0, 0, -lean), *crest[1:]))
