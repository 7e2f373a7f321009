"""What can be chosen on the command line.  Light, so that the window opens at once.

What the rules know is taken from them; of the game only its setup is imported here.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, get_args, get_type_hints

from msgspec import Struct

from agile_unicorn.games.unicorn.setup import (
    MAX_SEATS,
    REACTION_SECONDS,
    TEAMS,
    HouseRules,
)

PERSON: Final = "person"
BOT_NAMES: Final = ("random", "level1", "level2", "sensible", "level4", "level5")
"""Every bot that can sit at the table, the weakest first; the sensible one is level 3."""

DEFAULT_SEATS: Final = (PERSON, "sensible", "sensible", "sensible")
DEFAULT_POINTS: Final = 32
DEFAULT_EDITION: Final = "1.0.2"
RULES: Final[dict[str, tuple[str, ...]]] = {
    **{name: get_args(values) for name, values in get_type_hints(HouseRules).items()},
    "partners": ("open", "covered"),
    "hands": ("open", "covered"),
    "easy_start": ("no", "yes"),
    "reaction_time": ("off", *map(str, REACTION_SECONDS[1:])),
}
"""Switches and their values; the first one is that of the present edition."""


class Refusal(Exception):
    """What was asked for cannot be done; the message is one line for the player."""


class Terms(Struct, frozen=True):
    """What a match is played by: ``teams`` is a key of ``TEAMS`` or empty.

    ``rules`` are switches of :data:`RULES` with their values; ``left_out`` the families of the
    expansion that stay in their box, but for start cards.
    """

    points: int = DEFAULT_POINTS
    edition: str = DEFAULT_EDITION
    expansion: bool = False
    teams: str = ""
    rules: tuple[tuple[str, str], ...] = ()
    left_out: tuple[str, ...] = ()

    def seats(self, asked: int | None) -> int:
        """The seats of the match, ``asked`` of them if given; :exc:`Refusal` if that cannot be."""
        needed = TEAMS[self.teams][0] if self.teams else asked or len(DEFAULT_SEATS)
        seats = asked or needed
        if self.left_out and not self.expansion:
            raise Refusal("--without takes cards out of the expansion; add --expansion")
        if seats != needed:
            raise Refusal(f"teams {self.teams} need {needed} seats, not {seats}; change --seats")
        if seats > MAX_SEATS and not self.expansion:
            raise Refusal(f"{seats} seats need the expansion; add --expansion")
        return seats


class Options(Struct, frozen=True):
    """What was asked for on the command line; ``None`` and empty: not given.

    ``at_once``: the match was described well enough to skip title and setup.
    """

    lang: str = ""
    seed: int | None = None
    seats: tuple[str, ...] = DEFAULT_SEATS
    terms: Terms = Terms()
    at_once: bool = False
    resume: bool = False
    save: Path | None = None
    headless: bool = False
    pictures: Path | None = None
    film: Path | None = None
    every: int = 4
