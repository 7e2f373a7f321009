"""Keys and buttons that stand for things on the match table."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Final

from agile_unicorn.engine.moves import Action, Decision
from agile_unicorn.engine.pieces import Ref, Seat, place_ref, seat_ref
from agile_unicorn.scenes.shared import furniture, tents
from agile_unicorn.scenes.shared.desk import Button

CONFIRM, GO_ON, CURTAIN, PASS = map(place_ref, ("confirm", "go_on", "curtain", "pass"))
PASS_ALL = place_ref("pass_all")
CREST = place_ref("crest")
"""The crest at the curtain: it opens it, too."""
SHORTCUTS: Final = {
    "h": furniture.LOG,
    "m": furniture.SOUND,
    "s": furniture.SPEED,
    "p": PASS,
    "o": PASS_ALL,
    "a": furniture.QUESTION,
    "r": furniture.AGAIN,
    "t": furniture.SORT,
}


def thing_of(name: str, hand: Sequence[Ref], lit: Set[Ref]) -> Ref | None:
    """What the key ``name`` stands for: a digit is a seat that can be meant, or a card in hand.

    ``0`` is the tenth card.
    """
    if name in SHORTCUTS:
        return SHORTCUTS[name]
    number = _number(name)
    if number is None:
        return None
    if number and (target := seat_ref(Seat(number - 1))) in lit:
        return target
    place = (number or 10) - 1
    return hand[place] if place < len(hand) else None


def keys_of(hand: Sequence[Ref], lit: Set[Ref]) -> dict[Ref, str]:
    """The usual key of everything that has one now: what :func:`thing_of` answers."""
    names = (*SHORTCUTS, *"1234567890")
    things = {thing_of(name, hand, lit): name for name in names}
    keys = {ref: name for ref, name in things.items() if ref is not None}
    return {**keys, furniture.MENU: "escape"}


def curtain_key(name: str, seat: Seat) -> Ref | None:
    """In front of the curtain: the number of the seat opens it, and one may pass."""
    if name in SHORTCUTS:
        return SHORTCUTS[name]
    return CURTAIN if _number(name) == seat + 1 else None


def floor_key(name: str, seats: Sequence[Seat], *, shift: bool) -> Ref | None:
    """While everybody may react: the number of a seat asks for the floor, with Shift it is done."""
    if name in SHORTCUTS:
        return tents.NOBODY if SHORTCUTS[name] == PASS else SHORTCUTS[name]
    seat = next((seat for seat in seats if _number(name) == seat + 1), None)
    if seat is None:
        return None
    return tents.done_ref(seat) if shift else tents.claim_ref(seat)


def pass_of(decision: Decision) -> Action | None:
    """The option of ``decision`` to let it be, if there is one."""
    return next((option for option in decision.options if option.refs() == (PASS,)), None)


def yellow_of(buttons: Sequence[Button]) -> Ref | None:
    """The suggested one of ``buttons``."""
    return next((button.ref for button in buttons if button.suggested and button.live), None)


def _number(name: str) -> int | None:
    return int(name) if name in tuple("0123456789") else None
