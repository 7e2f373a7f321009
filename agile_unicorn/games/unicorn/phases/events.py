"""The event window and the reaction window of wands (R5, R6)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from agile_unicorn.engine.game import Emit
from agile_unicorn.engine.moves import Action, Ask, Decision, Pending, Rolled, Throw
from agile_unicorn.engine.pieces import Handle, Seat
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.actions import (
    AddMember,
    Pass,
    PlayBomb,
    PlayEvent,
    PlayWand,
    RemoveMember,
)
from agile_unicorn.games.unicorn.cards import Catalogue
from agile_unicorn.games.unicorn.model import Played, State, partners
from agile_unicorn.games.unicorn.score import dice_by_team

PASS: Final = Pass()


@lru_cache(maxsize=1 << 14)
def _plays(
    cards: Catalogue, card: Handle, seat: Seat, targets: tuple[Seat, ...], sides: int, all_in: str
) -> tuple[Action, ...]:
    """What ``seat`` can do with ``card``: any participant may be its target (AU-055, AU-056).

    A wand has to wait for an event (AU-071), and a bomb has no target; an All In for everybody
    needs none either (AU-198).  Only an opponent can be sabotaged (AU-181, AU-201).
    """
    match cards.kind[card].effect:
        case "wand":
            return ()
        case "bomb":
            return (PlayBomb(card),)
        case "sabotage":
            targets = tuple([other for other in targets if (other - seat) % sides])
        case "all_in" if all_in == "all":
            targets = (seat,)
    return tuple([PlayEvent(card, other) for other in targets])


@lru_cache(maxsize=1 << 16)
def _react_ask(cards: Catalogue, seat: Seat, hand: tuple[Handle, ...]) -> Ask:
    """Pass, or any wand of ``hand``."""
    wands = (PlayWand(card) for card in hand if cards.is_wand[card])
    return Ask((Decision(seat, "react", (PASS, *wands)),))


def event(state: State) -> Pending:
    """A participant may play one event, or pass for now (AU-050, AU-054, AU-060)."""
    seat = state.participants[state.turn]
    cards, targets, sides = state.cards, state.participants, state.sides
    all_in = state.setup.rules.all_in
    options: list[Action] = [PASS]
    for card in state.hand[seat]:
        options += _plays(cards, card, seat, targets, sides, all_in)
    return Ask((Decision(seat, "event", tuple(options)),))


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
    elif isinstance(action, PlayBomb):
        emit(f.EventPlayed(seat, action.card, seat))
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
        emit(f.RollBegan(active, dice_by_team(state, active)))
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
    if any(state.deployed[seat] for seat in partners(state, top.target)):  # AU-085, AU-176
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


def _all_in(state: State, top: Played, emit: Emit) -> None:
    """Everybody addressed lays the whole hand; partners of the addressed one too (AU-179)."""
    everybody = state.setup.rules.all_in == "all"
    addressed = state.participants if everybody else partners(state, top.target)
    bids = tuple(
        tuple(state.team[seat]) if seat in addressed else () for seat in range(state.seats)
    )
    if any(bids):  # AU-199
        emit(f.EverybodyDeployed(top.card, top.target, bids))
    else:
        emit(f.EventFizzled(top.card, top.target))


def _bomb(state: State, top: Played, emit: Emit) -> None:
    emit(f.PitchBombed(top.card))
    emit(f.PitchFailed(state.centre, True))  # AU-194


def _sabotage(state: State, top: Played, emit: Emit) -> None:
    if state.incentives[top.target]:  # AU-203, AU-204
        emit(f.SabotageBegan(top.card, top.target))
    else:
        emit(f.EventFizzled(top.card, top.target))


def draw_incentive(state: State) -> Pending:
    """One of the incentives held out is drawn blindly (AU-202)."""
    return Throw(1, len(state.incentives[state.asked]))


def incentive_drawn(state: State, action: Rolled, emit: Emit) -> None:
    """The drawn incentive changes its owner (AU-205)."""
    card = state.incentives[state.asked][action.faces[0] - 1]
    emit(f.IncentiveStolen(state.chain[0].seat, state.asked, card))


_EFFECT: Final[dict[str, Callable[[State, Played, Emit], None]]] = {
    "points": _points,
    "dice": _dice,
    "skip": _skip,
    "add_member": _add,
    "remove_member": _remove,
    "all_in": _all_in,
    "bomb": _bomb,
    "sabotage": _sabotage,
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
