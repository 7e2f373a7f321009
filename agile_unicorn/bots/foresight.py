"""What a bot that looks ahead has to be told about a game, besides its rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from agile_unicorn.engine.moves import Action, Decision
from agile_unicorn.engine.pieces import Seat

S_contra = TypeVar("S_contra", contravariant=True)

Chance = Callable[[], float]
"""The next number of a generator, from 0 up to 1."""


class Foresight(Protocol[S_contra]):
    """Quick opinions about imagined tables; never about the true one, which no bot ever holds."""

    def act(self, state: S_contra, decision: Decision, chance: Chance) -> Action:
        """What a passable player would do, in microseconds; looks at no hand but the own."""
        ...

    def chapter(self, state: S_contra) -> int:
        """A number that grows at the places of a match where it is good to stop and judge."""
        ...

    def value(self, state: S_contra, seat: Seat) -> float:
        """The chance that ``seat`` wins from here, at such a place or at the end of the match."""
        ...
