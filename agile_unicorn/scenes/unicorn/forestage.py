"""What lies in front of the curtain: plates, bids, stamps; only what everybody may know."""

from __future__ import annotations

from collections.abc import Sequence

from agile_unicorn.engine.pieces import Ref, Seat, place_ref
from agile_unicorn.games.unicorn.model import Phase
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared.desk import Desk, Person
from agile_unicorn.scenes.unicorn.plates import PLATE, plate
from agile_unicorn.scenes.unicorn.signs import stamp
from agile_unicorn.scenes.unicorn.spread import row
from agile_unicorn.table.looks import CardLook, DieLook, Spot

ROOM, STEP = 1840.0, 440.0
"""Width of all plates together, and from one to the next at most."""
HEIGHT, LARGE = 956.0, 1.08
"""Middle of the plates, and how much larger the plate of the seat asked is."""
BID, BID_WIDTH, BID_ROOM = 1066.0, 92.0, 180.0
STAMP = 1038.0
MOVER = 84.0
DICE = ((6, 4, 0), (0, 2, 1))
"""Colour, face and pose of dice that somebody left in front of the curtain."""
DIE, LOOSE = 60.0, 80.0
"""Width of such a die, and of the gap that it needs."""


def forestage(words: Words, view: View, people: Sequence[Person], asked: Seat) -> dict[Ref, Spot]:
    """Points, numbers of cards, and what every seat has laid or let be in this pitch."""
    desk, count = Desk(tuple(people), asked), len(people)
    step = min(STEP, ROOM / count)
    size = min(1.0, (step - 16) / (PLATE[0] * LARGE))
    spots: dict[Ref, Spot] = {}
    for seat in map(Seat, range(count)):
        x = 960 + (seat - (count - 1) / 2) * step
        chosen = seat == asked
        spots[place_ref(f"plate{seat}")] = Spot(
            x,
            HEIGHT,
            plate(view, desk, seat, words),
            scale=size * LARGE if chosen else size,
            z=4,
            lift=1.2,
            glow=chosen,
        )
        spots |= _laid(words, view, seat, x)
    return spots | _between(view, count, step, size)


def absent(view: View, seat: Seat) -> str:
    """Why ``seat`` has no bid: ``passes``, or ``skipped`` with its team; empty: neither."""
    if view.phase in (Phase.DISMISS, Phase.VALUE) or seat in view.waiting or view.seats[seat].bid:
        return ""
    return "skipped" if seat in view.participants else "passes"


def _laid(words: Words, view: View, seat: Seat, x: float) -> dict[Ref, Spot]:
    """The bid of ``seat``, face down until all are revealed; or the stamp of who let it be."""
    at = view.seats[seat]
    spots: dict[Ref, Spot] = {}
    for i, left, angle in row(at.bid, x - 6, BID_ROOM, BID_WIDTH * 0.66):
        face = "back_draw"
        if view.revealed and at.deployed is not None:
            face = view.cards.key(at.deployed[i])
        look = CardLook(face, BID_WIDTH)
        spots[place_ref(f"laid{seat}/{i}")] = Spot(left, BID, look, angle, z=3 + i / 10, lift=0.9)
    if absence := absent(view, seat):
        text = words(f"unicorn.stamps.{'pass' if absence == 'passes' else absence}")
        spots[place_ref(f"stamp{seat}")] = Spot(x, STAMP, stamp(text), 4, z=2, lift=0)
    return spots


def _between(view: View, count: int, step: float, size: float) -> dict[Ref, Spot]:
    """The first mover's card beside its holder, and dice in gaps that are left."""
    gap = step - PLATE[0] * size * LARGE
    x = 960 + (view.first - (count - 1) / 2) * step
    roomy = gap > LOOSE
    at, width = (x + step / 2, MOVER) if roomy else (x + PLATE[0] * size * 0.36, MOVER * 0.8)
    look = CardLook("first_mover", width)
    spots = {place_ref("mover"): Spot(at, 988 if roomy else 1052, look, angle=-7, z=3.5, lift=0.8)}
    free = [seat for seat in range(count - 1) if seat != view.first] if roomy else []
    for i, (seat, (colour, face, pose)) in enumerate(zip(free, DICE, strict=False)):
        left = 960 + (seat + 0.5 - (count - 1) / 2) * step
        die = DieLook(colour, face, DIE, throw=pose)
        spots[place_ref(f"die{i}")] = Spot(left, 1006 - 12 * i, die, z=2, lift=1.0)
    return spots
