"""Matches by chance: dice, shuffles and seats that take any option."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, TypeVar

from agile_unicorn.engine.game import Game, Step, Table, play
from agile_unicorn.engine.moves import Ask, Move, Over, Pending
from agile_unicorn.engine.pieces import CHANCE
from agile_unicorn.session.dealer import Dealer

S = TypeVar("S", bound=Table)

MAX_MOVES = 20_000
"""No match of any game is allowed to be longer."""


def random_move(pending: Pending, rng: Random) -> Move:
    """An answer to ``pending``; :exc:`ValueError` when the match is over."""
    match pending:
        case Over():
            raise ValueError("the match is over")
        case Ask(decisions):
            decision = decisions[int(rng.random() * len(decisions))]
            options = decision.options
            return Move(decision.seat, options[int(rng.random() * len(options))])
        case chance:
            return Move(CHANCE, Dealer(rng).answer(chance))


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
