"""Thread and pins: from whoever played a card to what it is meant for."""

from __future__ import annotations

import math

from agile_unicorn.engine.pieces import Ref, card_ref, place_ref
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.shared.desk import Desk
from agile_unicorn.scenes.unicorn.places import places
from agile_unicorn.table.looks import CardLook, Layout, PieceLook, Spot

LENGTH = 84.0
"""Of a piece of thread at most: all pieces of one thread are the same picture."""
THICK = 11.0
PIN = 34.0
UNDER, OVER = 31.0, 74.0
"""The thread runs below the cards, the pins stick in them."""
HEAD = 0.42
"""Where the pin sticks in a card, in heights above its middle."""
SHORTEST = 120.0
RATIO = 1072 / 772


def strings(view: View, desk: Desk, spots: Layout) -> dict[Ref, Spot]:
    """A thread for each card of the open chain that was not played on its own seat."""
    out: dict[Ref, Spot] = {}
    seats = dict(zip(desk.places(), places(view.setup.seats), strict=True))
    for i, play in enumerate(view.chain):
        card = spots.get(card_ref(play.card))
        if card is None or not isinstance(card.look, CardLook):
            continue
        start = seats[play.seat].plate
        end = card.x, card.y - HEAD * card.look.width * RATIO
        if math.dist(start, end) >= SHORTEST:
            out |= _string(i, start, end)
    return out


def _string(number: int, start: tuple[float, float], end: tuple[float, float]) -> dict[Ref, Spot]:
    dx, dy = end[0] - start[0], end[1] - start[1]
    far = math.hypot(dx, dy)
    n = math.ceil(far / LENGTH)
    angle = float(round(math.degrees(math.atan2(dx, dy))))
    look = PieceLook("cord", (THICK, far / n + 2))
    out = {
        place_ref(f"thread/{number}/{j}"): Spot(
            start[0] + dx * (j + 0.5) / n,
            start[1] + dy * (j + 0.5) / n,
            look,
            angle,
            z=UNDER + 0.01 * number,
            lift=0.0,
        )
        for j in range(n)
    }
    pin = PieceLook("pin_coral", (PIN, PIN))
    out[place_ref(f"thread/{number}/pin")] = Spot(*end, pin, z=OVER + number, lift=0.8)
    return out
