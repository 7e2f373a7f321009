"""What can be chosen on the command line.  Light, so that the window opens at once."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from msgspec import Struct

PERSON: Final = "person"
BOT_NAMES: Final = ("random", "sensible")
"""Every bot that can sit at the table, the weakest first."""

FEWEST_SEATS, MOST_SEATS, MOST_POINTS = 2, 5, 200
MOST_SEATS_EXPANDED: Final = 6
EDITION_NAMES: Final = ("1.0.2", "1.0")
DEFAULT_SEATS: Final = (PERSON, "sensible", "sensible", "sensible")
DEFAULT_POINTS: Final = 32
DEFAULT_EDITION: Final = "1.0.2"
TEAMS: Final = {"2x2": (4, 2), "3x2": (6, 2), "2x3": (6, 3)}
"""Seats, and partners in a team, by the name of the choice."""
FAMILY_NAMES: Final = ("story", "team", "incentive", "event")
"""Families of cards; those of the expansion can stay in their box."""
RULES: Final = {
    "backlog": ("players_plus_one", "fixed_five"),
    "two_player_member": ("one_plus_three", "one"),
    "failed_card": ("under_pile", "discard"),
    "all_in": ("one", "all"),
    "team_target": ("sum", "doubled"),
    "partners": ("open", "covered"),
    "hands": ("open", "covered"),
    "easy_start": ("no", "yes"),
    "reaction_time": ("off", "10", "20", "30"),
}
"""Switches and their values; the first one is that of the present edition."""


class Refusal(Exception):
    """What was asked for cannot be done; the message is one line for the player."""


class Terms(Struct, frozen=True):
    """What a match is played by: ``teams`` is a key of :data:`TEAMS` or empty.

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
        if seats > MOST_SEATS and not self.expansion:
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
