"""Bookkeeping of dice, incentives and the decision."""

from __future__ import annotations

from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.ledger.entries import Entries
from agile_unicorn.games.unicorn.ledger.turns import skip_empty
from agile_unicorn.games.unicorn.model import (
    CLEAR,
    INCENTIVE,
    NO_CARD,
    REROLL,
    ROLL,
    TAKE,
    State,
)


def _roll_began(state: State, fact: f.RollBegan) -> None:
    state.contenders = state.waiting = fact.seats
    rolls = state.rolls
    for seat in fact.seats:
        rolls[seat] = None
    if not all(fact.dice):
        idle = [s for s, dice in zip(fact.seats, fact.dice, strict=True) if not dice]
        for seat in idle:
            rolls[seat] = ()
        state.waiting = tuple([s for s in fact.seats if s not in idle])
    state.phase = ROLL


def _rolled(state: State, fact: f.DiceRolled) -> None:
    state.rolls[fact.seat] = fact.faces
    state.waiting = state.waiting[1:]
    if state.phase is REROLL:
        state.phase = INCENTIVE
        skip_empty(state, state.contenders, state.incentives)


def _incentives_opened(state: State, fact: f.IncentivesOpened) -> None:
    state.phase = INCENTIVE
    state.turn = state.passes = 0
    skip_empty(state, state.contenders, state.incentives)


def _incentive_used(state: State, fact: f.IncentiveUsed) -> None:
    state.incentives[fact.seat].remove(fact.card)
    state.used[fact.seat].append(fact.card)
    state.bonus[fact.seat] += fact.bonus
    state.passes = 0
    state.turn = (state.turn + 1) % len(state.contenders)
    skip_empty(state, state.contenders, state.incentives)


def _reroll_used(state: State, fact: f.RerollUsed) -> None:
    state.incentives[fact.seat].remove(fact.card)
    state.used[fact.seat].append(fact.card)
    state.passes = 0
    state.turn = (state.turn + 1) % len(state.contenders)
    if fact.dice:
        state.rolls[fact.target] = None
        state.waiting = (fact.target,)
        state.phase = REROLL
    else:
        skip_empty(state, state.contenders, state.incentives)


def _team_won(state: State, fact: f.TeamWon) -> None:
    state.asked = fact.captain
    state.phase = TAKE


def _won(state: State, fact: f.PitchWon) -> None:
    state.won[fact.seat].append(fact.card)
    state.centre = NO_CARD
    state.phase = CLEAR


def _failed(state: State, fact: f.PitchFailed) -> None:
    if state.setup.rules.failed_card == "discard":
        state.discard.append(fact.card)
    else:
        state.draw.insert(0, fact.card)
    state.centre = NO_CARD
    state.phase = CLEAR


def _cleared(state: State, fact: f.PitchCleared) -> None:
    if state.played:
        state.events[:0] = [play.card for play in reversed(state.played)]
    for seat in state.participants:
        state.spent[seat] += state.deployed[seat]
        state.deployed[seat] = []
    n = state.seats
    state.played = []
    state.dice, state.points, state.bonus = [0] * n, [0] * n, [0] * n
    state.rolls = [None] * n
    state.participants = state.contenders = state.waiting = ()
    state.revealed = False
    state.value = 0
    state.first = fact.first


ENTRIES: Entries = {
    f.RollBegan: _roll_began,
    f.DiceRolled: _rolled,
    f.IncentivesOpened: _incentives_opened,
    f.IncentiveUsed: _incentive_used,
    f.RerollUsed: _reroll_used,
    f.TeamWon: _team_won,
    f.TieRerolled: lambda state, fact: None,
    f.PitchWon: _won,
    f.PitchFailed: _failed,
    f.PitchCleared: _cleared,
}
