"""Who plays together, as it is shown: names of teams, and the crests of partners."""

from __future__ import annotations

from collections.abc import Iterator

from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.setup import Setup
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared.desk import Desk
from agile_unicorn.scenes.shared.parts import crest_parts
from agile_unicorn.table.looks import PartLook

CREST = 38.0
HANGING = ((-131.0, 27.0), (-103.0, 41.0))
"""Where partners hang on a plate, from its centre: at the lower left of the portrait."""


def together(setup: Setup, seat: Seat) -> tuple[Seat, ...]:
    """All seats of the team of ``seat``, in their order; alone: the seat itself (AU-171)."""
    return tuple(map(Seat, range(seat % setup.sides, setup.seats, setup.sides)))


def threw(view: View, seat: Seat) -> bool:
    """Whether ``seat`` threw the dice of its team; its first partner in the pitch does."""
    mates = [mate for mate in view.contenders if mate in together(view.setup, seat)]
    return view.seats[seat].roll is not None and mates[:1] == [seat]


def team_name(setup: Setup, seat: Seat, words: Words) -> str:
    """What the team of ``seat`` is called."""
    return words(f"unicorn.names.teams.t{seat % setup.sides + 1}")


def partner_crests(setup: Setup, desk: Desk, seat: Seat) -> Iterator[PartLook]:
    """The partners of ``seat`` in small, for its plate."""
    mates = [mate for mate in together(setup, seat) if mate != seat]
    for mate, (x, y) in zip(mates, HANGING, strict=False):
        yield from crest_parts(desk.people[mate].species, mate, x, y, CREST)
