"""How a match is shown, and how it can end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from msgspec import Struct

from agile_unicorn.table.bindings import Bindings
from agile_unicorn.table.director import OFF

Curtain = Literal["none", "short", "strict"]
SPEEDS: Final = (0.5, 1.0, 2.0, OFF)


class MatchLeft(Struct, frozen=True):
    """The match was left; it is saved and can be resumed."""


class SettingsWanted(Struct, frozen=True):
    """The settings are to be shown; the match waits for ``settled``."""


class MatchOver(Struct, frozen=True):
    """The match was played to its end."""


class Options(Struct, frozen=True):
    """How the match is shown.

    ``curtain``: whether hands are covered between two people at one screen; ``strict`` gives the
    others a moment to look away; ``hold``: its key has to be held.  ``masked``: secret answers are
    typed on the open table where that can be.
    ``cards`` is the size of the cards in hand; ``hints``: sentences that explain;
    ``confirmations``: what cannot be taken back is asked twice; ``bindings``: which keys are shown.
    """

    speed: float = 1.0
    reduced_motion: bool = False
    odds: bool = True
    muted: bool = False
    curtain: Curtain = "short"
    hold: bool = True
    masked: bool = False
    hints: bool = True
    cards: float = 1.0
    confirmations: bool = False
    bindings: Bindings = Bindings()


class Hooks(Struct, frozen=True):
    """What a match scene asks of the program around it.

    ``cue`` sounds; ``mood`` hears whether it is tense; ``changed`` of new options; ``notice`` tells
    what went wrong behind the table; ``keep`` puts the match into the archive as it is and answers
    under which name, empty if that failed; ``hush``: others look at the screen, and what is being
    read out was not meant for them.
    """

    cue: Callable[[str], object] = lambda name: None
    mood: Callable[[bool], object] = lambda tense: None
    changed: Callable[[Options], object] = lambda options: None
    notice: Callable[[], str] = str
    keep: Callable[[], str] | None = None
    hush: Callable[[], object] = lambda: None


def next_speed(speed: float) -> float:
    """The speed after ``speed``; the slowest follows the fastest."""
    return SPEEDS[(SPEEDS.index(speed) + 1) % len(SPEEDS)] if speed in SPEEDS else 1.0
