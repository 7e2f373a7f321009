"""Before the first sprint: start decks, piles, first mover (R1)."""

from __future__ import annotations

from functools import lru_cache

from agile_unicorn.engine.game import Emit
from agile_unicorn.engine.moves import Pending, Rolled, Shuffle, Shuffled, Throw
from agile_unicorn.engine.pieces import Handle, Seat
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.cards import CardKind, Deck, catalogue
from agile_unicorn.games.unicorn.model import EVENTS_PER_RETRO, State
from agile_unicorn.games.unicorn.phases import backlog
from agile_unicorn.games.unicorn.setup import Setup


@lru_cache(maxsize=16)
def start_cards(deck: Deck) -> tuple[Handle, ...]:
    """Every card that a start deck may hold, and so is shuffled before the piles (AU-007)."""
    return tuple(Handle(c) for c, kind in enumerate(catalogue(deck).kind) if _slot(kind))


@lru_cache(maxsize=16)
def _slots(deck: Deck) -> tuple[str, ...]:
    """The place in a start deck of each of the :func:`start_cards`."""
    return tuple(_slot(catalogue(deck).kind[card]) for card in start_cards(deck))


def _slot(kind: CardKind) -> str:
    """The place of ``kind`` in a start deck, or nothing."""
    if kind.role:
        return kind.role
    if kind.effect == "reroll":
        return "reroll"
    if kind.family == "incentive" and kind.bonus == 2:
        return "bonus_two"
    if kind.family == "team":
        return {(2, 0): "two", (1, 3): "one_plus_three", (1, 0): "one"}.get(
            (kind.dice, kind.modifier), ""
        )
    return ""


def decks(state: State) -> Pending:
    """The start cards are shuffled, so that nobody chooses an animal."""
    return Shuffle(len(start_cards(state.setup.deck)))


def deal_decks(state: State, action: Shuffled, emit: Emit) -> None:
    """Deal the start decks of the rule book; spare CTOs and Noobs leave (AU-007, AU-008)."""
    cards, places = start_cards(state.setup.deck), _slots(state.setup.deck)
    pools: dict[str, list[Handle]] = {place: [] for place in places}
    for index in action.order:
        pools[places[index]].append(cards[index])
    slots = _start_team(state.setup)
    seats = range(state.seats)
    teams = tuple(tuple(pools[slot].pop() for slot in slots) for _ in seats)
    boosts = ("bonus_two", "reroll") if state.setup.expanded else ("bonus_two",)  # AU-009
    incentives = tuple(tuple(pools[slot].pop() for slot in boosts) for _ in seats)
    box = tuple(sorted(pools["cto"] + pools["noob"]))
    emit(f.StartDecksDealt(teams, incentives, box))


def _start_team(setup: Setup) -> tuple[str, ...]:
    """CTO, 2 dice, Noob; two more at two players (AU-002, AU-004, AU-005)."""
    basic = ("cto", "two", "noob")
    return (*basic, "two", setup.rules.two_player_member) if setup.seats == 2 else basic


def draw_pile(state: State) -> Pending:
    """The draw pile is shuffled after the start decks are out."""
    return Shuffle(len(state.draw))


def shuffle_draw_pile(state: State, action: Shuffled, emit: Emit) -> None:
    """Lay the draw pile ready."""
    emit(f.DrawPileShuffled(tuple(state.draw[i] for i in action.order)))


def event_pile(state: State) -> Pending:
    """The event pile is shuffled."""
    return Shuffle(len(state.events))


def shuffle_event_pile(state: State, action: Shuffled, emit: Emit) -> None:
    """Lay the event pile ready."""
    emit(f.EventPileShuffled(tuple(state.events[i] for i in action.order)))


def first_mover(state: State) -> Pending:
    """A die with as many sides as seats stands in for the funniest T-shirt (AU-012)."""
    return Throw(1, state.seats)


def roll_first_mover(state: State, action: Rolled, emit: Emit) -> None:
    """Give the first mover card away."""
    _begin(state, Seat(action.faces[0] - 1), emit)


def settle_first_mover(state: State, emit: Emit) -> bool:
    """A first mover named in the setup takes the card without a roll."""
    if state.setup.first is None:
        return False
    _begin(state, state.setup.first, emit)
    return True


def _begin(state: State, first: Seat, emit: Emit) -> None:
    emit(f.FirstMoverChosen(first))
    if not state.setup.easy_start:  # AU-010: the withheld events follow at the first retro
        backlog.deal_events(state, EVENTS_PER_RETRO, emit)
    backlog.begin_sprint(state, emit)
