"""Matches by chance: dice, shuffles and seats that take any option."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, TypeVar

from agile_unicorn.engine.game import Game, Step, Table, play
from agile_unicorn.engine.moves import (
    Ask,
    Move,
    Over,
    Pending,
    Rolled,
    Shuffle,
    Shuffled,
    Throw,
)
from agile_unicorn.engine.pieces import CHANCE

S = TypeVar("S", bound=Table)

MAX_MOVES = 20_000
"""No match of any game is allowed to be longer."""


def random_move(pending: Pending, rng: Random) -> Move:
    """An answer to ``pending``; :exc:`ValueError` when the match is over."""
    match pending:
        case Ask(decisions):
            decision = decisions[int(rng.random() * len(decisions))]
            options = decision.options
            return Move(decision.seat, options[int(rng.random() * len(options))])
        case Throw(dice, sides):
            faces = tuple(int(rng.random() * sides) + 1 for _ in range(dice))
            return Move(CHANCE, Rolled(faces))
        case Shuffle(size):
            order = list(range(size))
            rng.shuffle(order)
            return Move(CHANCE, Shuffled(tuple(order)))
        case Over():
            raise ValueError("the match is over")


def playout(game: Game[S, Any], setup: Any, rng: Random) -> Iterator[tuple[S, Move, Step[S]]]:
    """A whole match: each table, the move made there, and what it did."""
    state = game.new(setup)
    for _ in range(MAX_MOVES):
        pending = game.pending(state)
        if isinstance(pending, Over):
            return
        move = random_move(pending, rng)
        step = play(game, state, move)
        yield state, move, step
        state = step.state
    raise AssertionError("a match without end")
