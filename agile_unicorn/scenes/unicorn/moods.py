"""The faces that the players make, as far as the table tells."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.unicorn.prize import Prize

BLINK: Final = "blink"


def moods(view: View, prize: Prize | None) -> Mapping[Seat, str]:
    """``happy``, ``sad`` or ``wow`` by seat; the others are calm."""
    if prize is not None:
        return _decided(view, prize)
    if not view.chain:
        return {}
    event = view.chain[0]
    if view.cards.kind[event.card].effect == "bomb":
        return {seat: "wow" for seat in view.participants if seat != event.seat}
    return {event.target: "wow"} if event.target != event.seat else {}


def _decided(view: View, prize: Prize) -> Mapping[Seat, str]:
    """The winner and all on the same side are happy, whoever tried in vain is sad."""
    tried = {seat: "sad" for seat in view.participants}
    if prize.winner is None:
        return tried
    sides = view.setup.sides
    mates = {seat for seat in view.participants if (seat - prize.winner) % sides == 0}
    return tried | {seat: "happy" for seat in mates | {prize.winner}}
