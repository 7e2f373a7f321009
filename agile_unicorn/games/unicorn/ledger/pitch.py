"""Bookkeeping of backlog, pitch card and bids."""

from __future__ import annotations

from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.ledger.entries import Entries
from agile_unicorn.games.unicorn.ledger.turns import skip_empty
from agile_unicorn.games.unicorn.model import (
    BID,
    EVENT,
    VALUE,
    State,
    clockwise,
)


def _sprint_began(state: State, fact: f.SprintBegan) -> None:
    state.sprint = fact.number
    state.pitch = 0


def _backlog(state: State, fact: f.BacklogFilled) -> None:
    assert fact.cards is not None
    state.backlog += fact.cards
    if fact.cards:
        del state.draw[-len(fact.cards) :]


def _pitch_began(state: State, fact: f.PitchBegan) -> None:
    state.pitch = fact.number
    state.centre = fact.card
    del state.backlog[0]
    state.phase = VALUE


def _value(state: State, fact: f.ValueRolled | f.ValueSet) -> None:
    state.value = fact.value
    state.phase = BID
    state.waiting = clockwise(state, state.first)


def _bid(state: State, fact: f.CardsBid) -> None:
    assert fact.cards is not None
    hand = state.team[fact.seat]
    for card in fact.cards:
        hand.remove(card)
    state.deployed[fact.seat] = list(fact.cards)
    state.participants += (fact.seat,)
    state.waiting = state.waiting[1:]


def _bid_passed(state: State, fact: f.BidPassed) -> None:
    state.waiting = state.waiting[1:]


def _revealed(state: State, fact: f.BidsRevealed) -> None:
    state.revealed = True
    state.phase = EVENT
    state.turn = state.passes = 0
    skip_empty(state, state.participants, state.hand)


ENTRIES: Entries = {
    f.SprintBegan: _sprint_began,
    f.BacklogFilled: _backlog,
    f.PitchBegan: _pitch_began,
    f.ValueRolled: _value,
    f.ValueSet: _value,
    f.CardsBid: _bid,
    f.BidPassed: _bid_passed,
    f.BidsRevealed: _revealed,
}
