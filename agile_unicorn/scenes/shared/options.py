"""How a match is shown, and how it can end."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from agile_unicorn.table.director import OFF

SPEEDS: Final = (0.5, 1.0, 2.0, OFF)


class MatchLeft(Struct, frozen=True):
    """The match was left; it is saved and can be resumed."""


class MatchOver(Struct, frozen=True):
    """The match was played to its end."""


class Options(Struct, frozen=True):
    """How the match is shown."""

    speed: float = 1.0
    reduced_motion: bool = False
    odds: bool = True
    muted: bool = False


def next_speed(speed: float) -> float:
    """The speed after ``speed``; the slowest follows the fastest."""
    return SPEEDS[(SPEEDS.index(speed) + 1) % len(SPEEDS)] if speed in SPEEDS else 1.0
