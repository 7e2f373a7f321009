"""Keys that stand for things on the match table."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Final

from agile_unicorn.engine.pieces import Ref, Seat, place_ref, seat_ref
from agile_unicorn.scenes.shared import furniture

CONFIRM, GO_ON, CURTAIN, PASS = map(place_ref, ("confirm", "go_on", "curtain", "pass"))
SHORTCUTS: Final = {"h": furniture.LOG, "m": furniture.SOUND, "p": PASS}


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


def curtain_key(name: str, seat: Seat) -> Ref | None:
    """In front of the curtain: the number of the seat opens it, and one may pass."""
    if name in SHORTCUTS:
        return SHORTCUTS[name]
    return CURTAIN if _number(name) == seat + 1 else None


def _number(name: str) -> int | None:
    return int(name) if name in tuple("0123456789") else None
