"""The box of index cards that the settings are written on, and the marks of the seats."""

from __future__ import annotations

from functools import partial

from art.pieces.sheet import Piece
from art.press.palette import EVENT, INK, PAPER, PAPER_SHADE, SEATS, STORY, SUN, WHITE, darker, mix
from art.press.paths import ellipse, poly, rect
from art.press.plates import Art

CARD = (300, 240)
TAB = (150, 84)
BOX = (400, 150)
PAD = ("bottom", "right", "left", "top")
KRAFT = "#D9B27C"
MARKS = (
    ellipse(0, 0, 15),
    poly((0, -18), (18, 14), (-18, 14)),
    poly((0, -20), (17, 0), (0, 20), (-17, 0)),
    "M-6 -18H6V-6H18V6H6V18H-6V6H-18V-6H-6Z",
    "M8 -17A18 18 0 1 0 8 17A14 14 0 0 1 8 -17Z",
    "M0 17C-26 0 -20 -18 -8 -17C-3 -16 0 -12 0 -9C0 -12 3 -16 8 -17C20 -18 26 0 0 17Z",
)
"""Disc, triangle, diamond, cross, moon, heart: none of them is the shape of a family of cards."""


def _card(art: Art) -> None:
    w, h = CARD[0] * 2, CARD[1] * 2
    art.body(rect(10, 16, w - 20, h - 24, 22), darker(PAPER_SHADE, 0.22), 6)
    page = rect(10, 8, w - 20, h - 24, 22)
    art.body(page, mix(PAPER, WHITE, 0.35), 6)
    with art.clip(page):
        art.stroke(f"M0 36H{w}", EVENT.light, 5, 0.9)
        art.stroke(f"M0 {h - 48}H{w}", STORY.light, 3.4, 0.8)
    art.line(page, 6)


def _tab(art: Art, on: bool) -> None:
    """The ear of a card; that of the card in front is yellow and has no line below."""
    w, h = TAB[0] * 2, TAB[1] * 2
    fill = SUN if on else PAPER_SHADE
    art.body(f"M10 {h}L26 34Q32 8 58 8H{w - 58}Q{w - 32} 8 {w - 26} 34L{w - 10} {h}Z", fill, 6)
    art.flat(rect(62, 18, w - 124, 8, 4), WHITE, 0.55)


def _box(art: Art) -> None:
    """The front of the box, with a frame for its label."""
    w, h = BOX[0] * 2, BOX[1] * 2
    art.body(rect(8, 14, w - 16, h - 22, 26), darker(KRAFT, 0.34), 7)
    front = rect(8, 8, w - 16, h - 32, 26)
    art.body(front, KRAFT, 7)
    with art.clip(front):
        art.flat(rect(0, 8, w, 16), WHITE, 0.35)
        for i, pen in enumerate((6, 5, 4, 3, 2)):
            art.stroke(f"M0 {h - 36 - i * 9}H{w}", darker(KRAFT, 0.4), pen, 0.5)


def _mark(art: Art, seat: int) -> None:
    art.body(ellipse(32, 32, 27), mix(SEATS[seat], WHITE, 0.72), 5)
    with art.at(32, 32, 1):
        art.flat(MARKS[seat], INK)


def _button(art: Art, which: int) -> None:
    """Four round buttons of a pad, as they lie; one of them is pressed."""
    for i, (x, y) in enumerate(((32, 50), (50, 32), (14, 32), (32, 14))):
        art.body(ellipse(x, y, 11), SUN if i == which else WHITE, 4.5)
        if i == which:
            art.flat(ellipse(x, y, 5), INK)


def pieces() -> list[Piece]:
    """Return the box, its cards and tabs, and a mark for each seat."""
    label = {"label": (26.0, 10.0, TAB[0] - 52.0, TAB[1] - 20.0)}
    tabs = [
        Piece(
            f"index_tab_{state}",
            TAB,
            partial(_tab, on=state == "on"),
            label,
            (36, 20, 36, 6),
            seed=61,
        )
        for state in ("on", "off")
    ]
    return [
        Piece("index_card", CARD, _card, insets=(20, 30, 20, 36), seed=62),
        Piece("index_box", BOX, _box, insets=(30, 24, 30, 44), seed=63),
        *tabs,
        *(
            Piece(f"pad_{name}", (32, 32), partial(_button, which=i), seed=66)
            for i, name in enumerate(PAD)
        ),
        *(
            Piece(f"seat_mark_{seat}", (32, 32), partial(_mark, seat=seat), seed=70 + seat)
            for seat in range(len(SEATS))
        ),
    ]
