"""Bookkeeping of events, wands and what they do."""

from __future__ import annotations

from agile_unicorn.engine.game import Fact
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.ledger.entries import Entries
from agile_unicorn.games.unicorn.ledger.turns import skip_empty
from agile_unicorn.games.unicorn.model import (
    ADD_MEMBER,
    EVENT,
    INCENTIVE,
    REACT,
    REMOVE_MEMBER,
    SABOTAGE,
    Played,
    State,
    partners,
)


def _event_played(state: State, fact: f.EventPlayed) -> None:
    state.hand[fact.seat].remove(fact.card)
    play = Played(fact.seat, fact.card, fact.target)
    state.played.append(play)
    state.chain = [play]
    state.phase = REACT
    state.turn = state.passes = 0
    skip_empty(state, state.participants, state.hand)


def _wand_played(state: State, fact: f.WandPlayed) -> None:
    state.hand[fact.seat].remove(fact.card)
    play = Played(fact.seat, fact.card, state.chain[-1].seat)
    state.played.append(play)
    state.chain.append(play)
    state.turn = state.passes = 0
    skip_empty(state, state.participants, state.hand)


def _window_passed(state: State, fact: f.WindowPassed) -> None:
    state.passes += 1
    if state.phase is INCENTIVE:
        order, hands = state.contenders, state.incentives
    else:
        order, hands = state.participants, state.hand
    state.turn = turn = (state.turn + 1) % len(order)
    if not hands[order[turn]]:
        skip_empty(state, order, hands)


def _settled(state: State, fact: Fact) -> None:
    """The event is done with: the turn goes on behind the one who played it."""
    order = state.participants
    state.turn = (order.index(state.chain[0].seat) + 1) % len(order)
    state.chain = []
    state.phase = EVENT
    state.passes = 0
    skip_empty(state, order, state.hand)


def _points(state: State, fact: f.PointsGiven) -> None:
    state.points[fact.target] += fact.amount
    _settled(state, fact)


def _dice(state: State, fact: f.DiceGiven) -> None:
    state.dice[fact.target] += fact.amount
    _settled(state, fact)


def _skipped(state: State, fact: f.TeamSkipped) -> None:
    for seat in partners(state, fact.target):
        state.team[seat] = sorted(state.team[seat] + state.deployed[seat])
        state.deployed[seat] = []
        state.dice[seat] = state.points[seat] = 0
    _settled(state, fact)


def _member_asked(state: State, fact: f.MemberAsked) -> None:
    state.asked = fact.target
    adds = state.cards.kind[fact.card].effect == "add_member"
    state.phase = ADD_MEMBER if adds else REMOVE_MEMBER


def _member_added(state: State, fact: f.MemberAdded) -> None:
    state.team[fact.seat].remove(fact.card)
    state.deployed[fact.seat].append(fact.card)
    _settled(state, fact)


def _member_removed(state: State, fact: f.MemberRemoved) -> None:
    state.deployed[fact.seat].remove(fact.card)
    state.spent[fact.seat].append(fact.card)
    _settled(state, fact)


def _everybody_deployed(state: State, fact: f.EverybodyDeployed) -> None:
    for seat, cards in enumerate(fact.bids):
        if cards:
            state.team[seat] = []
            state.deployed[seat] += cards
    _settled(state, fact)


def _bombed(state: State, fact: f.PitchBombed) -> None:
    for seat in state.participants:
        state.spent[seat] += state.deployed[seat]
        state.deployed[seat] = []
    state.chain = []


def _sabotage_began(state: State, fact: f.SabotageBegan) -> None:
    state.asked = fact.target
    state.phase = SABOTAGE


def _stolen(state: State, fact: f.IncentiveStolen) -> None:
    assert fact.card is not None
    state.incentives[fact.target].remove(fact.card)
    state.incentives[fact.seat] = sorted([*state.incentives[fact.seat], fact.card])
    _settled(state, fact)


ENTRIES: Entries = {
    f.EventPlayed: _event_played,
    f.WandPlayed: _wand_played,
    f.WindowPassed: _window_passed,
    f.EventCancelled: _settled,
    f.PointsGiven: _points,
    f.DiceGiven: _dice,
    f.TeamSkipped: _skipped,
    f.MemberAsked: _member_asked,
    f.MemberAdded: _member_added,
    f.MemberRemoved: _member_removed,
    f.EventFizzled: _settled,
    f.EverybodyDeployed: _everybody_deployed,
    f.PitchBombed: _bombed,
    f.SabotageBegan: _sabotage_began,
    f.IncentiveStolen: _stolen,
}
