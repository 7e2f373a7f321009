"""Dice, incentives, ties and the winner of a pitch (R7)."""

from __future__ import annotations

from functools import lru_cache

from agile_unicorn.engine.game import Emit
from agile_unicorn.engine.moves import Action, Ask, Decision, Pending, Rolled, Throw
from agile_unicorn.engine.pieces import Handle, Seat
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.actions import Pass, UseIncentive
from agile_unicorn.games.unicorn.model import State
from agile_unicorn.games.unicorn.score import dice_of, total_of


def throw(state: State) -> Pending:
    """The dice of the next seat."""
    seat = state.waiting[0]
    return Throw(dice_of(state, seat), 6, seat)


def rolled(state: State, action: Rolled, emit: Emit) -> None:
    """Lay the dice down."""
    emit(f.DiceRolled(state.waiting[0], action.faces))


def settle_roll(state: State, emit: Emit) -> bool:
    """When all have rolled, incentives may be used (AU-111, AU-125)."""
    if state.waiting:
        return False
    emit(f.IncentivesOpened())
    return True


@lru_cache(maxsize=1 << 14)
def _ask(seat: Seat, hand: tuple[Handle, ...]) -> Ask:
    """Pass, or one of the unused incentives."""
    return Ask((Decision(seat, "incentive", (Pass(), *map(UseIncentive, hand))),))


def incentive(state: State) -> Pending:
    """A contender may use one incentive, or pass for now (AU-112, AU-113)."""
    seat = state.contenders[state.turn]
    return _ask(seat, tuple(state.incentives[seat]))


def use(state: State, action: Action, emit: Emit) -> None:
    """Answer the incentive window."""
    seat = state.contenders[state.turn]
    if isinstance(action, UseIncentive):
        emit(f.IncentiveUsed(seat, action.card, state.cards.bonus[action.card]))
    else:
        emit(f.WindowPassed(seat))


def settle_incentives(state: State, emit: Emit) -> bool:
    """When all contenders passed in a row, the highest total wins if it reaches the value.

    Equal leaders roll again (AU-118 to AU-127).
    """
    if state.passes < len(state.contenders):
        return False
    totals = [total_of(state, seat) for seat in state.contenders]
    best = max(totals)
    if best < state.value:
        emit(f.PitchFailed(state.centre, True))
    elif totals.count(best) == 1:
        emit(f.PitchWon(state.contenders[totals.index(best)], state.centre, best))
    else:
        _reroll(state, totals, best, emit)
    return True


def _reroll(state: State, totals: list[int], best: int, emit: Emit) -> None:
    """The leaders roll again, unless none of them has a die left."""
    pairs = zip(state.contenders, totals, strict=True)
    leaders = tuple([seat for seat, total in pairs if total == best])
    dice = tuple([dice_of(state, seat) for seat in leaders])
    if any(dice):
        emit(f.TieRerolled(leaders, best))
        emit(f.RollBegan(leaders, dice))
    else:
        emit(f.PitchFailed(state.centre, True))
