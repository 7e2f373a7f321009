"""How each fact changes the table: bookkeeping only, no rules, no chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from agile_unicorn.engine.game import Fact
from agile_unicorn.engine.pieces import Handle, Seat
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.model import (
    ADD_MEMBER,
    BID,
    CLEAR,
    DISMISS,
    DRAW_PILE,
    EVENT,
    EVENT_PILE,
    FIRST_MOVER,
    INCENTIVE,
    NO_CARD,
    OVER,
    REACT,
    REMOVE_MEMBER,
    ROLL,
    TEAM_LIMIT,
    VALUE,
    Played,
    State,
    clockwise,
)


def evolve(state: State, fact: Fact) -> None:
    """Let ``state`` follow ``fact``; :exc:`KeyError` for a fact without an entry here."""
    _ENTRY[type(fact)](state, fact)


# ---------------------------------------------------------------- setup


def _start_decks(state: State, fact: f.StartDecksDealt) -> None:
    gone = set(fact.box)
    for seat, (team, incentives) in enumerate(zip(fact.teams, fact.incentives, strict=True)):
        assert team is not None
        assert incentives is not None
        state.team[seat] = sorted(team)
        state.incentives[seat] = sorted(incentives)
        gone.update(team, incentives)
    state.box = list(fact.box)
    state.draw = [card for card in state.draw if card not in gone]
    state.phase = DRAW_PILE


def _draw_pile(state: State, fact: f.DrawPileShuffled) -> None:
    state.draw = list(fact.order)
    state.phase = EVENT_PILE


def _event_pile(state: State, fact: f.EventPileShuffled) -> None:
    state.events = list(fact.order)
    state.phase = FIRST_MOVER


def _first_mover(state: State, fact: f.FirstMoverChosen) -> None:
    state.first = fact.seat


def _events_dealt(state: State, fact: f.EventsDealt) -> None:
    total = 0
    for seat, cards in enumerate(fact.cards):
        assert cards is not None
        state.hand[seat] += cards
        total += len(cards)
    if total:
        del state.events[-total:]


# ---------------------------------------------------------------- sprint and pitch


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
    _skip_empty(state, state.participants, state.hand)


# ---------------------------------------------------------------- events


def _skip_empty(state: State, order: tuple[Seat, ...], hands: list[list[Handle]]) -> None:
    """Let those pass who hold nothing: everybody knows the number of their cards."""
    turn = state.turn
    if hands[order[turn]]:
        return
    passes, n = state.passes, len(order)
    while passes < n and not hands[order[turn]]:
        passes += 1
        turn = (turn + 1) % n
    state.turn, state.passes = turn, passes


def _event_played(state: State, fact: f.EventPlayed) -> None:
    state.hand[fact.seat].remove(fact.card)
    play = Played(fact.seat, fact.card, fact.target)
    state.played.append(play)
    state.chain = [play]
    state.phase = REACT
    state.turn = state.passes = 0
    _skip_empty(state, state.participants, state.hand)


def _wand_played(state: State, fact: f.WandPlayed) -> None:
    state.hand[fact.seat].remove(fact.card)
    play = Played(fact.seat, fact.card, state.chain[-1].seat)
    state.played.append(play)
    state.chain.append(play)
    state.turn = state.passes = 0
    _skip_empty(state, state.participants, state.hand)


def _window_passed(state: State, fact: f.WindowPassed) -> None:
    state.passes += 1
    if state.phase is INCENTIVE:
        state.turn = (state.turn + 1) % len(state.contenders)
        _skip_empty(state, state.contenders, state.incentives)
    else:
        state.turn = (state.turn + 1) % len(state.participants)
        _skip_empty(state, state.participants, state.hand)


def _settled(state: State, fact: Fact) -> None:
    """The event is done with: the turn goes on behind the one who played it."""
    order = state.participants
    state.turn = (order.index(state.chain[0].seat) + 1) % len(order)
    state.chain = []
    state.phase = EVENT
    state.passes = 0
    _skip_empty(state, order, state.hand)


def _points(state: State, fact: f.PointsGiven) -> None:
    state.points[fact.target] += fact.amount
    _settled(state, fact)


def _dice(state: State, fact: f.DiceGiven) -> None:
    state.dice[fact.target] += fact.amount
    _settled(state, fact)


def _skipped(state: State, fact: f.TeamSkipped) -> None:
    seat = fact.target
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


# ---------------------------------------------------------------- rolling


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


def _incentives_opened(state: State, fact: f.IncentivesOpened) -> None:
    state.phase = INCENTIVE
    state.turn = state.passes = 0
    _skip_empty(state, state.contenders, state.incentives)


def _incentive_used(state: State, fact: f.IncentiveUsed) -> None:
    state.incentives[fact.seat].remove(fact.card)
    state.used[fact.seat].append(fact.card)
    state.bonus[fact.seat] += fact.bonus
    state.passes = 0
    state.turn = (state.turn + 1) % len(state.contenders)
    _skip_empty(state, state.contenders, state.incentives)


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


# ---------------------------------------------------------------- retro


def _sprint_ended(state: State, fact: f.SprintEnded) -> None:
    state.barren = 0 if any(state.won) else state.barren + 1


def _stories(state: State, fact: f.StoriesRevealed) -> None:
    stories = set(fact.stories)
    state.stories[fact.seat] += fact.stories
    state.won[fact.seat] = [card for card in state.won[fact.seat] if card not in stories]


def _taken_back(state: State, fact: f.CardsTakenBack) -> None:
    is_team = state.cards.is_team
    for seat in range(state.seats):
        won = state.won[seat]
        team = [card for card in won if is_team[card]]
        bonus = [card for card in won if not is_team[card]]
        state.team[seat] = sorted(state.team[seat] + state.spent[seat] + team)
        state.incentives[seat] = sorted(state.incentives[seat] + state.used[seat] + bonus)
        state.spent[seat], state.used[seat], state.won[seat] = [], [], []
    state.waiting = tuple(
        s for s in clockwise(state, state.first) if len(state.team[s]) > TEAM_LIMIT
    )
    state.phase = DISMISS


def _dismissed(state: State, fact: f.MemberDismissed) -> None:
    team = state.team[fact.seat]
    team.remove(fact.card)
    state.draw.insert(0, fact.card)
    if len(team) <= TEAM_LIMIT:
        state.waiting = state.waiting[1:]


def _ended(state: State, fact: f.GameEnded) -> None:
    state.reason = fact.reason
    state.phase = OVER


_ENTRY: Final[dict[type[Fact], Callable[[State, Any], None]]] = {
    f.StartDecksDealt: _start_decks,
    f.DrawPileShuffled: _draw_pile,
    f.EventPileShuffled: _event_pile,
    f.FirstMoverChosen: _first_mover,
    f.EventsDealt: _events_dealt,
    f.SprintBegan: _sprint_began,
    f.BacklogFilled: _backlog,
    f.PitchBegan: _pitch_began,
    f.ValueRolled: _value,
    f.ValueSet: _value,
    f.CardsBid: _bid,
    f.BidPassed: _bid_passed,
    f.BidsRevealed: _revealed,
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
    f.RollBegan: _roll_began,
    f.DiceRolled: _rolled,
    f.IncentivesOpened: _incentives_opened,
    f.IncentiveUsed: _incentive_used,
    f.TieRerolled: lambda state, fact: None,
    f.PitchWon: _won,
    f.PitchFailed: _failed,
    f.PitchCleared: _cleared,
    f.SprintEnded: _sprint_ended,
    f.StoriesRevealed: _stories,
    f.CardsTakenBack: _taken_back,
    f.MemberDismissed: _dismissed,
    f.GameEnded: _ended,
}
