"""The zone of teams on the setup screen: who plays with whom, and the choices there are."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Final

from agile_unicorn.engine.pieces import Ref, place_ref
from agile_unicorn.games.unicorn.setup import TEAMS
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared import parts
from agile_unicorn.scenes.unicorn.setup_choice import Draft, teams_problem
from agile_unicorn.table.looks import Layout, PartLook, Spot

CHOICES: Final = ("off", *TEAMS)
SIGNS: Final = {"off": "\u2013", **{name: name.replace("x", "\u00d7") for name in TEAMS}}
TILE = 56.0
STEP = 57.0
CREST, ROOM = 50.0, 122.0
"""Largest crest, and the height that all rows of them share."""
UNFIT = 0.5
"""Alpha of a choice that does not fit the seats."""


def choice_ref(choice: str) -> Ref:
    """The tile of one of :data:`CHOICES`."""
    return place_ref(f"teams_{choice}")


def choice_of(ref: Ref) -> str | None:
    """The choice whose tile ``ref`` is."""
    return next((choice for choice in CHOICES if choice_ref(choice) == ref), None)


def help_for(ref: Ref | None, draft: Draft, words: Words) -> str:
    """What the choice means, or why it cannot be made."""
    choice = choice_of(ref) if ref is not None else None
    if choice is None:
        return ""
    if choice in TEAMS and (wrong := teams_problem(draft, choice)):
        return wrong.text(words)
    return words(f"unicorn.setup.teams_{choice}_help")


def zone(draft: Draft, words: Words, x: float, y: float) -> Layout:
    """Crests, linked where they play together; the name of the choice; one tile for each."""
    named = parts.group(
        parts.piece("strip_small", 0, 0, 214, 50),
        parts.line(words(f"unicorn.setup.teams_{draft.teams}"), 0, -3, 180, 19, "title"),
    )
    out: dict[Ref, Spot] = {
        place_ref("teams_crests"): Spot(
            x, y - 58, parts.group(parts.area(220, ROOM), *_crests(draft)), z=2, lift=0.8
        ),
        place_ref("teams_name"): Spot(x, y + 36, named, z=2, lift=0.8),
    }
    for i, choice in enumerate(CHOICES):
        fits = choice == "off" or teams_problem(draft, choice) is None
        chosen = choice == draft.teams
        look = parts.group(
            parts.piece("key_sun" if chosen else "key_paper", 0, 0, TILE, TILE),
            parts.line(SIGNS[choice], 0, -4, 40, 19, "title"),
        )
        out[choice_ref(choice)] = Spot(
            x + (i - (len(CHOICES) - 1) / 2) * STEP,
            y + 93,
            look,
            z=3,
            lift=0.6,
            alpha=1.0 if fits or chosen else UNFIT,
            hot=True,
        )
    return out


def _groups(draft: Draft) -> list[list[int]]:
    """Seats that play together; alone where there are no teams that fit."""
    together: dict[int, list[int]] = defaultdict(list)
    for at in draft.taken:
        team = draft.team(at)
        together[-1 - at if team is None else team].append(at)
    return list(together.values())


def _crests(draft: Draft) -> Iterator[PartLook]:
    groups = _groups(draft)
    if all(len(group) == 1 for group in groups):
        seats = [at for group in groups for at in group]
        rows = [seats[i : i + 3] for i in range(0, len(seats), 3)]
        linked = False
    else:
        rows, linked = groups, True
    size = min(CREST, ROOM / max(1, len(rows)) - 10)
    for j, row in enumerate(rows):
        y = (j - (len(rows) - 1) / 2) * (size + 12) + size * 0.08
        yield from _row(draft, row, y, size, linked)


def _row(
    draft: Draft, seats: Sequence[int], y: float, size: float, linked: bool
) -> Iterator[PartLook]:
    step = size * 1.36
    xs = [(i - (len(seats) - 1) / 2) * step for i in range(len(seats))]
    if linked:
        for x in xs[1:]:
            yield parts.piece("team_link", x - step / 2, y + size * 0.1, size * 0.8, size * 0.38)
    for x, at in zip(xs, seats, strict=True):
        yield from parts.crest_parts(draft.seats[at].species, at, x, y, size)
