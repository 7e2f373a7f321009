"""Bookkeeping of the retro and the end."""

from __future__ import annotations

from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.ledger.entries import Entries
from agile_unicorn.games.unicorn.model import (
    DISMISS,
    OVER,
    TEAM_LIMIT,
    State,
    clockwise,
)


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


ENTRIES: Entries = {
    f.SprintEnded: _sprint_ended,
    f.StoriesRevealed: _stories,
    f.CardsTakenBack: _taken_back,
    f.MemberDismissed: _dismissed,
    f.GameEnded: _ended,
}
