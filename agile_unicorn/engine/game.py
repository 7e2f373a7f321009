"""The one protocol which every game fulfils, and the steps built upon it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any, Generic, Protocol, Self, TypeVar

from msgspec import Struct

from agile_unicorn.engine.moves import Action, Ask, Move, Pending, legal
from agile_unicorn.engine.pieces import Seat


class IllegalMove(ValueError):
    """The move does not answer the pending question.

    The message names no card: it may end in a crash report that others read.
    """

    def __init__(self, action: Action, pending: Pending) -> None:
        asked = type(pending).__name__
        if isinstance(pending, Ask):
            asked += " " + ", ".join(f"{d.prompt} of seat {d.seat}" for d in pending.decisions)
        super().__init__(f"{type(action).__name__} does not answer {asked}")


class Fact(Struct, frozen=True, gc=False):
    """One change of the table, in the past tense."""


class Table(Protocol):
    """The true state of a match.  Mutable, and only rules and engine hold one."""

    def clone(self) -> Self:
        """An independent copy."""
        ...


S = TypeVar("S", bound=Table)
V = TypeVar("V")
V_co = TypeVar("V_co", covariant=True)

Emit = Callable[[Fact], None]
"""Lets a fact happen.  The only way in which a table changes."""


class Game(Protocol[S, V]):
    """Rules of one game.  Stateless: everything that changes is in ``S``."""

    @property
    def key(self) -> str:
        """Name of the game in saves, locales and asset folders."""
        ...

    @property
    def actions(self) -> tuple[type[Action], ...]:
        """Every action of a seat, so that a record can be read."""
        ...

    @property
    def setup_type(self) -> type[Any]:
        """The type of a setup, so that a record can be read."""
        ...

    def new(self, setup: Any) -> S:
        """The table before anything has happened; :exc:`ValueError` for an unplayable setup."""
        ...

    def pending(self, state: S) -> Pending:
        """What the match waits for."""
        ...

    def decide(self, state: S, move: Move, emit: Emit) -> None:
        """Emit the consequences of a legal ``move``; ``state`` follows each fact."""
        ...

    def evolve(self, state: S, fact: Fact) -> None:
        """Change ``state`` by ``fact``: bookkeeping only, no rules, no chance."""
        ...

    def observe(self, state: S, viewer: Seat | None) -> V:
        """All that ``viewer`` may know (``None``: a spectator)."""
        ...

    def redact(self, state: S, fact: Fact, viewer: Seat | None) -> Fact | None:
        """``fact``, which led to ``state``, as ``viewer`` sees it happen, or ``None``: unseen."""
        ...

    def reveals(self, state: S, fact: Fact) -> bool:
        """Whether ``fact``, which led to ``state``, turned something up or drew something.

        A move with such a fact cannot be taken back: somebody has learnt what was hidden.
        """
        ...

    def imagine(self, view: V, rng: Random) -> S:
        """Some table which looks exactly like ``view``; for bots that search."""
        ...


class Step(Struct, Generic[S], frozen=True):
    """What one move did: each fact with the table right after it, and the last table."""

    state: S
    beats: tuple[tuple[Fact, S], ...]


class Beat(Struct, Generic[V_co], frozen=True):
    """What one viewer sees: a fact, and the table when it is over."""

    fact: Fact
    view: V_co


def play(game: Game[S, V], state: S, move: Move) -> Step[S]:
    """Make ``move`` on a copy of ``state``; :exc:`IllegalMove` if it answers no question."""
    pending = game.pending(state)
    if not legal(pending, move):
        raise IllegalMove(move.action, pending)
    after = state.clone()
    beats: list[tuple[Fact, S]] = []

    def emit(fact: Fact) -> None:
        game.evolve(after, fact)
        beats.append((fact, after.clone()))

    game.decide(after, move, emit)
    return Step(after, tuple(beats))


def advance(game: Game[S, V], state: S, move: Move) -> None:
    """Make ``move`` in place: no copy, no beats and no check that it is legal.  For playouts."""
    game.decide(state, move, partial(game.evolve, state))


def watch(game: Game[S, V], step: Step[S], viewer: Seat | None) -> Iterator[Beat[V]]:
    """``step`` through the eyes of ``viewer``."""
    for fact, state in step.beats:
        if (seen := game.redact(state, fact, viewer)) is not None:
            yield Beat(seen, game.observe(state, viewer))
