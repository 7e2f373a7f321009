"""Bookkeeping of the start decks and the piles."""

from __future__ import annotations

from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.ledger.entries import Entries
from agile_unicorn.games.unicorn.model import (
    DRAW_PILE,
    EVENT_PILE,
    FIRST_MOVER,
    State,
)


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


ENTRIES: Entries = {
    f.StartDecksDealt: _start_decks,
    f.DrawPileShuffled: _draw_pile,
    f.EventPileShuffled: _event_pile,
    f.FirstMoverChosen: _first_mover,
    f.EventsDealt: _events_dealt,
}
