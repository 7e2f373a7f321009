"""Dice, incentives, ties and the winner of a pitch (R7)."""

from __future__ import annotations

from functools import lru_cache

from agile_unicorn.engine.game import Emit
from agile_unicorn.engine.moves import Action, Ask, Decision, Pending, Rolled, Throw
from agile_unicorn.engine.pieces import Handle, Seat
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.actions import Pass, TakeCard, UseIncentive, UseReroll
from agile_unicorn.games.unicorn.cards import Catalogue
from agile_unicorn.games.unicorn.model import State, captains, partners
from agile_unicorn.games.unicorn.score import dice_by_team, dice_of, total_of


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


@lru_cache(maxsize=1 << 16)
def _ask(cards: Catalogue, seat: Seat, hand: tuple[Handle, ...], targets: tuple[Seat, ...]) -> Ask:
    """Pass, or one of the unused incentives; a reroll for any of ``targets`` (AU-191)."""
    options: list[Action] = [Pass()]
    for card in hand:
        if cards.is_reroll[card]:
            options += [UseReroll(card, target) for target in targets]
        else:
            options.append(UseIncentive(card))
    return Ask((Decision(seat, "incentive", tuple(options)),))


def incentive(state: State) -> Pending:
    """A contender may use one incentive, or pass for now (AU-112, AU-113)."""
    seat = state.contenders[state.turn]
    cards, hand = state.cards, tuple(state.incentives[seat])
    rerolls = cards.has_reroll and any(map(cards.is_reroll.__getitem__, hand))
    targets = captains(state, state.contenders) if rerolls else ()
    return _ask(cards, seat, hand, targets)


def use(state: State, action: Action, emit: Emit) -> None:
    """Answer the incentive window."""
    seat = state.contenders[state.turn]
    if isinstance(action, UseIncentive):
        emit(f.IncentiveUsed(seat, action.card, state.cards.bonus[action.card]))
    elif isinstance(action, UseReroll):
        dice = dice_of(state, action.target)
        emit(f.RerollUsed(seat, action.card, action.target, dice))
    else:
        emit(f.WindowPassed(seat))


def settle_incentives(state: State, emit: Emit) -> bool:
    """When all contenders passed in a row, the highest total wins if it reaches the value.

    Equal leaders roll again (AU-118 to AU-127).
    """
    if state.passes < len(state.contenders):
        return False
    speakers = captains(state, state.contenders)
    totals = [total_of(state, seat) for seat in speakers]
    best = max(totals)
    if best < state.value:
        emit(f.PitchFailed(state.centre, True))
    elif totals.count(best) == 1:
        _win(state, speakers[totals.index(best)], best, emit)
    else:
        leaders = [seat for seat, total in zip(speakers, totals, strict=True) if total == best]
        _tie(state, leaders, best, emit)
    return True


def _win(state: State, captain: Seat, total: int, emit: Emit) -> None:
    """One seat takes the card; several partners name the one who does (AU-184)."""
    if len(partners(state, captain)) > 1:
        emit(f.TeamWon(captain, total))
    else:
        emit(f.PitchWon(captain, state.centre, total))


def _tie(state: State, leaders: list[Seat], best: int, emit: Emit) -> None:
    """The leaders and their partners roll again, unless none has a die left (AU-122, AU-186)."""
    sides = {seat % state.sides for seat in leaders}
    seats = tuple([seat for seat in state.contenders if seat % state.sides in sides])
    dice = dice_by_team(state, seats)
    if any(dice):
        emit(f.TieRerolled(tuple(leaders), best))
        emit(f.RollBegan(seats, dice))
    else:
        emit(f.PitchFailed(state.centre, True))  # AU-127


def take(state: State) -> Pending:
    """The team names the partner in the pitch who gets the card (AU-184)."""
    options = tuple(TakeCard(seat) for seat in partners(state, state.asked))
    return Ask((Decision(state.asked, "take", options),))


def taken(state: State, action: Action, emit: Emit) -> None:
    """The named partner has won the card."""
    assert isinstance(action, TakeCard)
    emit(f.PitchWon(action.seat, state.centre, total_of(state, state.asked)))
