"""Pitch or pass: one decision a seat, clockwise, face down (R4)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from agile_unicorn.engine.game import Emit
from agile_unicorn.engine.moves import Action, Ask, Decision, Pending
from agile_unicorn.engine.pieces import Handle
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.actions import Bid, Pass
from agile_unicorn.games.unicorn.model import State


@lru_cache(maxsize=1 << 16)
def _bids(hand: tuple[Handle, ...]) -> tuple[Action, ...]:
    """Pass, or any non-empty part of ``hand`` (AU-042)."""
    options: list[Action] = [Pass()]
    for size in range(1, len(hand) + 1):
        options += map(Bid, combinations(hand, size))
    return tuple(options)


def bid(state: State) -> Pending:
    """The next seat with team cards decides, once and for all (AU-040)."""
    seat = state.waiting[0]
    return Ask((Decision(seat, "bid", _bids(tuple(state.team[seat]))),))


def lay(state: State, action: Action, emit: Emit) -> None:
    """Lay the bid, or pass."""
    seat = state.waiting[0]
    if isinstance(action, Bid):
        emit(f.CardsBid(seat, len(action.cards), action.cards))
    else:
        emit(f.BidPassed(seat, False))


def settle(state: State, emit: Emit) -> bool:
    """Pass for those without team cards (AU-043); when all have decided, reveal."""
    while state.waiting:
        seat = state.waiting[0]
        if state.team[seat]:
            return False
        emit(f.BidPassed(seat, True))
    if state.participants:
        emit(f.BidsRevealed(tuple(map(tuple, state.deployed))))
    else:
        emit(f.PitchFailed(state.centre, False))  # AU-025, AU-046
    return True
