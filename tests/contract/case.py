"""What the contract tests have to be told about a game."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Protocol, TypeVar

from agile_unicorn.engine.game import Fact, Game, Table
from agile_unicorn.engine.moves import Action, Decision
from agile_unicorn.engine.pieces import Handle, Seat

S = TypeVar("S", bound=Table)
Disguise = Mapping[Handle, Handle]


class Case(Protocol[S]):
    """One game.  Secrets and options are written from its rule book, not from its code."""

    @property
    def game(self) -> Game[S, Any]:
        """The rules."""
        ...

    @property
    def setups(self) -> Mapping[str, Any]:
        """Matches worth playing, by name: all seat counts and editions."""
        ...

    @property
    def facts(self) -> frozenset[type[Fact]]:
        """Everything that can happen; all of it has to happen in the matches of ``setups``."""
        ...

    @property
    def reveals(self) -> frozenset[type[Fact]]:
        """What lawfully turns up a face that its viewer did not know."""
        ...

    def seats(self, setup: Any) -> int:
        """Players of ``setup``."""
        ...

    def misplaced(self, state: S) -> list[int]:
        """Cards that are not in exactly one place."""
        ...

    def secrets(self, state: S, viewer: Seat | None) -> set[Handle]:
        """Cards whose face ``viewer`` must not see anywhere."""
        ...

    def in_passing(self, fact: Fact) -> set[Handle]:
        """Cards that lawfully show their face on the way from one concealed place to another."""
        ...

    def options(self, state: S, decision: Decision) -> set[Action]:
        """All that the rules allow as an answer to ``decision``."""
        ...

    def disguise(self, state: S, viewer: Seat | None, rng: Random) -> tuple[S, Disguise]:
        """The same table for ``viewer`` with other secrets, and which card became which."""
        ...

    def translate(self, action: Action, disguise: Disguise) -> Action:
        """``action`` as it is done at the disguised table."""
        ...
