"""The planning board: the backlog of a sprint is dealt from later to now."""

from __future__ import annotations

from agile_unicorn.engine.pieces import Ref, card_ref, place_ref
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared.desk import Desk
from agile_unicorn.scenes.shared.furniture import tray
from agile_unicorn.scenes.unicorn.hand import backs, own_hand
from agile_unicorn.scenes.unicorn.pitch import PILE_WIDTH
from agile_unicorn.scenes.unicorn.places import places
from agile_unicorn.scenes.unicorn.plates import (
    SPRINT_STEPS,
    pile_label,
    seat_spots,
    sprint_note,
    tracker,
)
from agile_unicorn.scenes.unicorn.spread import stack
from agile_unicorn.scenes.unicorn.track import track
from agile_unicorn.table.ink import INK
from agile_unicorn.table.looks import CardLook, GroupLook, PartLook, PieceLook, Spot, TextLook

BOARD = (1023.0, 414.0)
ROW = 432.0
NUMBERS = 610.0
NOW, NEXT = (1357.0, 222.0), (1114.0, 152.0)
LATER, LATER_WIDTH = (626.0, 780.0, 934.0), 134.0
DRAW = (432.0, 428.0)
HEADS = (("later", -239.0, 430.0), ("next_up", 91.0, 140.0), ("now", 330.0, 250.0))


def lay(view: View, desk: Desk, words: Words) -> dict[Ref, Spot]:
    """Everything on the table while a sprint is planned."""
    spots = _board(view, words)
    spots |= _cards(view)
    spots |= seat_spots(view, desk, words)
    for seat, place in zip(desk.places(), places(view.setup.seats), strict=True):
        if seat == desk.bottom:
            spots |= own_hand(view, desk, drop=54)
        else:
            spots |= backs(view, seat, place)
    spots |= tray()
    spots |= track(view, desk, 960, 716)
    spots[place_ref("tracker")] = Spot(
        258, 50, tracker(view, words, SPRINT_STEPS, 0), z=50, lift=0.8
    )
    on_board = view.hidden + (view.preview is not None) + (view.centre is not None)
    line = words("unicorn.notes.cards", n=on_board)
    spots[place_ref("note")] = Spot(98, 170, sprint_note(view, words, line), 4, z=50)
    return spots


def later(n: int) -> list[float]:
    """Middles of ``n`` places in the column of later cards, the last one to be pitched first.

    The board has three printed places; a fourth card lies between them.
    """
    if n <= len(LATER):
        return list(LATER[len(LATER) - n :])
    return [LATER[0] + (LATER[-1] - LATER[0]) * i / (n - 1) for i in range(n)]


def _board(view: View, words: Words) -> dict[Ref, Spot]:
    parts = [PartLook(PieceLook("board"), 0, 0)]
    for key, place, width in HEADS:
        text = TextLook(words(f"unicorn.board.{key}"), 22, "title", INK, width)
        parts.append(PartLook(text, place, -194))
    spots = {
        place_ref("board"): Spot(*BOARD, GroupLook(tuple(parts)), z=3, lift=0.7),
        place_ref("label/draw"): Spot(DRAW[0], 292, pile_label(words("unicorn.mat.draw")), lift=0),
    }
    slots = [NOW[0], NEXT[0], *reversed(later(view.hidden))]
    now = view.pitch if view.centre is not None else view.pitch + 1
    for i, x in enumerate(slots):
        disc = GroupLook(
            (
                PartLook(PieceLook("disc" if i else "disc_now"), 0, 0),
                PartLook(TextLook(str(now + i), 17, "title", INK, 24), 0, -1),
            )
        )
        spots[place_ref(f"slot/{i}")] = Spot(x, NUMBERS, disc, z=4, lift=0)
    return spots


def _cards(view: View) -> dict[Ref, Spot]:
    spots: dict[Ref, Spot] = {}
    if view.draw_pile:
        spots[place_ref("draw")] = Spot(*DRAW, stack("back_draw", PILE_WIDTH, view.draw_pile), z=5)
    for i, x in enumerate(reversed(later(view.hidden))):
        spots[place_ref(f"backlog/{i}")] = Spot(
            x, ROW, CardLook("back_draw", LATER_WIDTH), (1.4, -1.6, 0.8)[i % 3], z=8 + i, lift=0.7
        )
    face = view.cards.key
    if view.preview is not None:
        spots[card_ref(view.preview)] = Spot(
            NEXT[0], ROW, CardLook(face(view.preview), NEXT[1]), 1.0, z=20, lift=1.0, hot=True
        )
    if view.centre is not None:
        look = CardLook(face(view.centre), NOW[1])
        spots[card_ref(view.centre)] = Spot(
            NOW[0], ROW - 10, look, 2, z=22, lift=1.8, glow=True, hot=True
        )
    return spots
