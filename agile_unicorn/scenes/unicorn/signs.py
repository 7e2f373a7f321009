"""Stamps, arrows, totals and dice in the tray: what is put on the table to be noticed."""

from __future__ import annotations

from agile_unicorn.engine.pieces import Ref, Seat, place_ref
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.shared.desk import Desk
from agile_unicorn.scenes.shared.furniture import TRAY, tray
from agile_unicorn.scenes.unicorn.places import Place
from agile_unicorn.scenes.unicorn.plates import CREAM, INK, SOFT_INK
from agile_unicorn.scenes.unicorn.questions import picked_cards
from agile_unicorn.scenes.unicorn.spread import grid
from agile_unicorn.table.looks import DieLook, GroupLook, PartLook, PieceLook, Spot, TextLook

PLUS, MINUS = "+", "\u2212"
ARROW = (60.0, 50.0)
MOST_IN_TRAY = 12
TRAY_ROWS = ((4, 56.0, 2), (6, 52.0, 3), (9, 46.0, 3), (MOST_IN_TRAY, 40.0, 4))
"""Up to so many dice: their size, and how many lie side by side."""


def stamp(text: str) -> GroupLook:
    """A rubber stamp on the mat."""
    label = TextLook(text, 33, "title", CREAM, 104, tracking=1)
    return GroupLook((PartLook(PieceLook("stamp_cream"), 0, 0), PartLook(label, 0, 0)))


def large_stamp(text: str) -> GroupLook:
    """A large stamp across a card."""
    label = TextLook(text, 44, "title", CREAM, 186, tracking=1)
    paper = PieceLook("stamp_cream", (236, 98))
    return GroupLook((PartLook(paper, 0, 0), PartLook(label, 0, 0)))


def arrow(seat: Seat, place: Place) -> dict[Ref, Spot]:
    """An arrow at the plate of the seat that a card is played on."""
    x, y = place.plate
    if y < 120:
        x, y, angle = x - 70, y + 66, 90.0
    else:
        x, angle = (x + 172, 180.0) if x < 960 else (x - 172, 0.0)
    spot = Spot(x, y, PieceLook("arrow_coral", ARROW), angle, z=75, lift=1.4)
    return {place_ref(f"arrow/{seat}"): spot}


def total_token(seat: Seat, total: int, roll: int, leads: bool) -> GroupLook:
    """A scalloped token; the leader's is a burst.  Below the total: roll and what came on top."""
    more = total - roll
    sub = f"{roll} {PLUS if more > 0 else MINUS} {abs(more)}" if more else ""
    piece = PieceLook("total_winner") if leads else PieceLook(f"total_{seat}")
    big, up, low, small, room = (38, -5, 17, 13.5, 56) if leads else (27, -6, 12, 12, 36)
    parts = [
        PartLook(piece, 0, 0),
        PartLook(
            TextLook(str(total).replace("-", MINUS), big, "title", INK, 60), 0, up if sub else -1
        ),
    ]
    if sub:
        parts.append(PartLook(TextLook(sub, small, "bold", SOFT_INK, room, floor=10), 0, low))
    return GroupLook(tuple(parts))


def loaded_tray(view: View, desk: Desk) -> dict[Ref, Spot]:
    """The tray with the dice that the bottom seat is about to roll, as far as they can be seen."""
    spots = tray()
    n = min(MOST_IN_TRAY, _to_roll(view, desk))
    px, columns = next((px, wide) for most, px, wide in TRAY_ROWS if n <= most)
    for i, x, y, _ in grid(n, *TRAY, px, columns):
        look = DieLook(desk.bottom, (5, 2, 6, 3, 1, 4)[i % 6], px, throw=i % 2)
        spots[tray_ref(i)] = Spot(x, y, look, z=3 + i * 0.01, lift=0.9)
    return spots


def tray_ref(i: int) -> Ref:
    """The ``i``-th die in the tray."""
    return place_ref(f"tray/{i}")


def _to_roll(view: View, desk: Desk) -> int:
    at = view.seats[desk.bottom]
    picked = [card for card in picked_cards(desk) if view.cards.is_team[card]]
    if picked and not at.bid:
        return sum(view.cards.dice[card] for card in picked)
    if at.bid and at.deployed is not None and at.roll is None:
        return view.dice(desk.bottom)
    return 0
