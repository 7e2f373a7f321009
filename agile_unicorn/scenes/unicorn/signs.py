"""Stamps, arrows, totals and dice in the tray: what is put on the table to be noticed."""

from __future__ import annotations

from agile_unicorn.engine.pieces import Ref, Seat, place_ref, seat_ref
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.shared.desk import Desk
from agile_unicorn.scenes.shared.furniture import TRAY, tray
from agile_unicorn.scenes.shared.parts import seat_mark
from agile_unicorn.scenes.unicorn.places import Place
from agile_unicorn.scenes.unicorn.questions import picked_cards
from agile_unicorn.scenes.unicorn.spread import ranks
from agile_unicorn.scenes.unicorn.teams import threw
from agile_unicorn.table.ink import CREAM, INK, NIGHT
from agile_unicorn.table.looks import DieLook, GroupLook, PartLook, PieceLook, Spot, TextLook

PLUS, MINUS = "+", "\u2212"
TARGET_RATIO = 84 / 64
WINNER = 1.18
"""How much larger the burst of the leader is than a token."""
FACE, UP, DOWN, DIE = 0.58, -0.09, 0.14, 0.14
"""In widths of a token: its paper, how far its number and the words below it are from its middle,
and how far aside a die is."""
MOST_IN_TRAY = 12
TRAY_ROWS = ((4, 66.0, 2), (6, 62.0, 3), (9, 56.0, 3), (MOST_IN_TRAY, 48.0, 4))
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


def struck_stamp(text: str) -> GroupLook:
    """A stamp across a small card that was cancelled."""
    label = TextLook(text, 18, "title", CREAM, 64, floor=12)
    return GroupLook((PartLook(PieceLook("stamp_cream", (82, 38)), 0, 0), PartLook(label, 0, 0)))


def arrow(view: View, desk: Desk, seat: Seat, place: Place) -> dict[Ref, Spot]:
    """A coral arrow at whom a card is played on or aimed at; a sun one at who may be meant."""
    ref = seat_ref(seat)
    hit = bool(view.chain) and view.chain[0].target == seat
    if not hit and ref not in desk.lit | desk.picked:
        return {}
    name = "target_coral" if hit or ref in desk.picked or ref == desk.hover else "target_sun"
    x, y, width, angle = place.sign
    look = PieceLook(name, (width, width * TARGET_RATIO))
    return {place_ref(f"arrow/{seat}"): Spot(x, y, look, angle, z=75, lift=1.4)}


def seat_token(view: View, seat: Seat, place: Place) -> dict[Ref, Spot]:
    """Strength of ``seat`` once its bid lies open, its total once it has rolled.

    Partners have one token together: at the first of them.
    """
    mates = [mate for mate in view.partners(seat) if view.seats[mate].deployed]
    x, y, width = place.total
    if threw(view, seat):
        total, roll = view.total(seat), sum(view.seats[seat].roll or ())
        best = max(view.total(s) for s in view.contenders if view.seats[s].roll is not None)
        look = total_token(seat, total, roll, total == best and total >= view.value, width)
    elif mates[:1] == [seat]:
        look = strength_token(seat, view.dice(seat), view.total(seat), width)
        x, y = place.strength
    else:
        return {}
    return {place_ref(f"total/{seat}"): Spot(x, y, look, 4, z=38, lift=1.2)}


def total_token(seat: Seat, total: int, roll: int, leads: bool, width: float) -> GroupLook:
    """A scalloped token; the leader's is a burst.  Below the total: roll and what came on top."""
    more = total - roll
    sub = f"{roll} {signed(more)}" if more else ""
    name, size = ("total_winner", WINNER * width) if leads else (f"total_{seat}", width)
    return _token(seat, name, size, str(total).replace("-", MINUS), sub)


def strength_token(seat: Seat, dice: int, more: int, width: float) -> GroupLook:
    """What ``seat`` is going to roll: a number of dice, and below it what is added to them."""
    token = _token(
        seat, f"total_{seat}", width, str(dice), signed(more).replace(" ", ""), DIE * width
    )
    x, up = DIE * width, UP * width if more else -1.0
    die = PartLook(PieceLook("phase_roll", (0.26 * width, 0.26 * width)), x, up)
    return GroupLook((*token.parts, die))


def signed(more: int) -> str:
    """``more`` behind a plus or a minus; nothing for 0."""
    return f"{PLUS if more > 0 else MINUS} {abs(more)}" if more else ""


def _token(
    seat: Seat, name: str, width: float, number: str, sub: str, left: float = 0.0
) -> GroupLook:
    """A round token with a number, ``left`` of its middle, and something small below."""
    high = width * 92 / 88
    px, up = (0.29 * width, UP * width) if sub else (0.35 * width, -1.0)
    room = FACE * width - 2 * left
    parts = [
        PartLook(PieceLook(name, (width, high)), 0, 0),
        seat_mark(seat, 0.36 * width, -0.36 * width, 0.8 * width),
        PartLook(TextLook(number, px, "title", INK, room, floor=min(px, 15)), -left * 0.8, up),
    ]
    if sub:
        small = max(13.0, 0.16 * width)
        text = TextLook(sub, small, "bold", NIGHT, 0.92 * FACE * width, floor=11)
        parts.append(PartLook(text, 0, DOWN * width))
    return GroupLook(tuple(parts))


def loaded_tray(view: View, desk: Desk) -> dict[Ref, Spot]:
    """The tray with the dice that the bottom seat is about to roll, as far as they can be seen.

    They lie in rank and file and show the five of the printed dice: nobody has thrown them yet.
    """
    spots = tray()
    n = min(MOST_IN_TRAY, _to_roll(view, desk))
    px, columns = next((px, wide) for most, px, wide in TRAY_ROWS if n <= most)
    for i, x, y in ranks(n, *TRAY, px, columns):
        spots[tray_ref(i)] = Spot(x, y, DieLook(desk.bottom, 5, px), z=3 + i * 0.01, lift=0.9)
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
