"""What can be chosen on the command line.  Light, so that the window opens at once."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from msgspec import Struct

PERSON: Final = "person"
BOT_NAMES: Final = ("random", "sensible")
"""Every bot that can sit at the table, the weakest first."""

FEWEST_SEATS, MOST_SEATS, MOST_POINTS = 2, 5, 200
EDITION_NAMES: Final = ("1.0.2", "1.0")
DEFAULT_SEATS: Final = (PERSON, "sensible", "sensible", "sensible")
DEFAULT_POINTS: Final = 32
DEFAULT_EDITION: Final = "1.0.2"


class Refusal(Exception):
    """What was asked for cannot be done; the message is one line for the player."""


class Options(Struct, frozen=True):
    """What was asked for on the command line; ``None`` and empty: not given.

    ``at_once``: the match was described well enough to skip title and setup.
    """

    lang: str = ""
    seed: int | None = None
    seats: tuple[str, ...] = DEFAULT_SEATS
    points: int = DEFAULT_POINTS
    edition: str = DEFAULT_EDITION
    at_once: bool = False
    resume: bool = False
    save: Path | None = None
    headless: bool = False
    pictures: Path | None = None
