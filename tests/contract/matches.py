"""The games under contract, and one match by chance for each of their setups."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, Final

from agile_unicorn.engine.game import Step
from agile_unicorn.engine.moves import Move
from agile_unicorn.engine.pieces import Seat
from tests.contract.case import Case
from tests.contract.unicorn import UnicornCase
from tests.support.chance import playout

GAMES: Final[dict[str, Case[Any]]] = {"unicorn": UnicornCase()}
"""A new game adds one line here, and one file beside ``unicorn``."""

Turn = tuple[Any, Move, Step[Any]]
"""The table before a move, the move, and what it did."""


class Match:
    """A match by chance."""

    def __init__(self, game: str, setup: str) -> None:
        self.name = f"{game}-{setup}"
        self.case = GAMES[game]
        self.game = self.case.game
        self.setup = self.case.setups[setup]
        seats = map(Seat, range(self.case.seats(self.setup)))
        self.viewers: tuple[Seat | None, ...] = (None, *seats)

    @property
    def turns(self) -> tuple[Turn, ...]:
        """The whole match, the same one each time."""
        return _turns(self)

    def rng(self) -> Random:
        """The same numbers each time."""
        return Random(self.name)


@cache
def _turns(match: Match) -> tuple[Turn, ...]:
    return tuple(playout(match.game, match.setup, match.rng()))


MATCHES: Final = tuple(Match(game, setup) for game in GAMES for setup in GAMES[game].setups)
