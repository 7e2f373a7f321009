"""The event window and the reaction window of wands (R5, R6)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from agile_unicorn.engine.game import Emit
from agile_unicorn.engine.moves import Action, Ask, Decision, Pending
from agile_unicorn.engine.pieces import Handle, Seat
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.actions import (
    AddMember,
    Pass,
    PlayEvent,
    PlayWand,
    RemoveMember,
)
from agile_unicorn.games.unicorn.cards import Catalogue
from agile_unicorn.games.unicorn.model import Played, State
from agile_unicorn.games.unicorn.score import dice_of

PASS: Final = Pass()


@lru_cache(maxsize=1 << 14)
def _plays(card: Handle, targets: tuple[Seat, ...]) -> tuple[Action, ...]:
    """``card`` on any participant, oneself included (AU-055, AU-056)."""
    return tuple(PlayEvent(card, seat) for seat in targets)


@lru_cache(maxsize=1 << 16)
def _event_ask(
    cards: Catalogue, seat: Seat, hand: tuple[Handle, ...], targets: tuple[Seat, ...]
) -> Ask:
    """Pass, or any event of ``hand`` that is no wand (AU-071)."""
    options: list[Action] = [PASS]
    for card in hand:
        if not cards.is_wand[card]:
            options += _plays(card, targets)
    return Ask((Decision(seat, "event", tuple(options)),))


@lru_cache(maxsize=1 << 16)
def _react_ask(cards: Catalogue, seat: Seat, hand: tuple[Handle, ...]) -> Ask:
    """Pass, or any wand of ``hand``."""
    wands = (PlayWand(card) for card in hand if cards.is_wand[card])
    return Ask((Decision(seat, "react", (PASS, *wands)),))


def event(state: State) -> Pending:
    """A participant may play one event, or pass for now (AU-050, AU-054, AU-060)."""
    seat = state.participants[state.turn]
    return _event_ask(state.cards, seat, tuple(state.hand[seat]), state.participants)


def react(state: State) -> Pending:
    """Every participant with an event in hand may play a wand, also on himself (AU-073, AU-074).

    Those whose events are no wands are asked as well: otherwise the question would tell.
    """
    seat = state.participants[state.turn]
    return _react_ask(state.cards, seat, tuple(state.hand[seat]))


def act(state: State, action: Action, emit: Emit) -> None:
    """Answer the event window."""
    seat = state.participants[state.turn]
    if isinstance(action, PlayEvent):
        emit(f.EventPlayed(seat, action.card, action.target))
    else:
        emit(f.WindowPassed(seat))


def answer(state: State, action: Action, emit: Emit) -> None:
    """Answer the reaction window."""
    seat = state.participants[state.turn]
    if isinstance(action, PlayWand):
        emit(f.WandPlayed(seat, action.card))
    else:
        emit(f.WindowPassed(seat))


def settle_events(state: State, emit: Emit) -> bool:
    """When everybody has passed in a row, those with a deployed member roll (AU-050, AU-110)."""
    if state.passes < len(state.participants):
        return False
    active = tuple([seat for seat in state.participants if state.deployed[seat]])
    if active:
        emit(f.RollBegan(active, tuple([dice_of(state, seat) for seat in active])))
    else:
        emit(f.PitchFailed(state.centre, True))  # AU-102
    return True


def settle_reaction(state: State, emit: Emit) -> bool:
    """Take the chain down when nobody answers: an odd number of wands cancels (AU-072, AU-075)."""
    if state.passes < len(state.participants):
        return False
    top = state.chain[0]
    if len(state.chain) % 2 == 0:
        emit(f.EventCancelled(top.card))
        return True
    effect = state.cards.kind[top.card].effect
    assert effect is not None
    _EFFECT[effect](state, top, emit)
    return True


def _points(state: State, top: Played, emit: Emit) -> None:
    emit(f.PointsGiven(top.card, top.target, state.cards.amount[top.card]))


def _dice(state: State, top: Played, emit: Emit) -> None:
    emit(f.DiceGiven(top.card, top.target, state.cards.amount[top.card]))


def _skip(state: State, top: Played, emit: Emit) -> None:
    if state.deployed[top.target]:  # AU-085
        emit(f.TeamSkipped(top.card, top.target))
    else:
        emit(f.EventFizzled(top.card, top.target))


def _add(state: State, top: Played, emit: Emit) -> None:
    if state.team[top.target]:  # AU-088
        emit(f.MemberAsked(top.card, top.target))
    else:
        emit(f.EventFizzled(top.card, top.target))


def _remove(state: State, top: Played, emit: Emit) -> None:
    if state.deployed[top.target]:  # AU-092
        emit(f.MemberAsked(top.card, top.target))
    else:
        emit(f.EventFizzled(top.card, top.target))


_EFFECT: Final[dict[str, Callable[[State, Played, Emit], None]]] = {
    "points": _points,
    "dice": _dice,
    "skip": _skip,
    "add_member": _add,
    "remove_member": _remove,
}


def add_member(state: State) -> Pending:
    """The target chooses which card of its hand joins; it cannot refuse (AU-086)."""
    options = tuple(AddMember(card) for card in state.team[state.asked])
    return Ask((Decision(state.asked, "add_member", options),))


def remove_member(state: State) -> Pending:
    """The target chooses which deployed card leaves (AU-090)."""
    options = tuple(RemoveMember(card) for card in state.deployed[state.asked])
    return Ask((Decision(state.asked, "remove_member", options),))


def choose_member(state: State, action: Action, emit: Emit) -> None:
    """Lay the chosen member down, or take it out (AU-089, AU-093)."""
    if isinstance(action, AddMember):
        emit(f.MemberAdded(state.asked, action.card))
    elif isinstance(action, RemoveMember):
        emit(f.MemberRemoved(state.asked, action.card))
