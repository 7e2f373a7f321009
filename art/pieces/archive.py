"""The archive: a board of cork in a wooden frame, instant photographs, and pins to hold them."""

from __future__ import annotations

from functools import partial

import numpy as np

from art.pieces.sheet import Box, Piece
from art.press.palette import BROWN, CORAL, INK, PAPER, PAPER_SHADE, SUN, TEAL, WHITE, darker, mix
from art.press.paths import ellipse, rect
from art.press.plates import Art

BOARD = (1360, 960)
PHOTO = (300, 262)
WINDOW: Box = (14, 14, 272, 153)
"""Where the picture shows, in design pixels."""
CORK = "#C9965E"
PINS = {"coral": CORAL, "sun": SUN, "teal": TEAL}


def _board(art: Art) -> None:
    w, h = BOARD[0] * 2, BOARD[1] * 2
    art.body(rect(12, 18, w - 22, h - 26, 34), darker(BROWN, 0.45), 8)
    art.body(rect(8, 8, w - 22, h - 26, 34), BROWN, 8)
    art.flat(rect(26, 22, w - 58, 9, 4), WHITE, 0.3)
    field = rect(54, 54, w - 114, h - 118, 12)
    art.body(field, CORK, 7)
    dice = np.random.default_rng(8)
    with art.clip(field):
        for _ in range(900):
            x, y = dice.uniform(40, w - 60), dice.uniform(40, h - 60)
            wide, high = dice.uniform(4, 15), dice.uniform(3, 8)
            light = dice.random() < 0.4
            colour = mix(CORK, PAPER, 0.35) if light else darker(CORK, 0.22)
            with art.at(x, y, 1, dice.uniform(0, 180)):
                art.flat(ellipse(0, 0, wide, high), colour, 0.7)
        art.shade(rect(54, 54, w, 34), 0.5, (0, 1, 0, 0))
        art.shade(rect(54, 54, 34, h), 0.4, (1, 0, 0, 0))
    art.line(field, 7)
    for x, y, dx, dy in (
        (10, 10, 46, 46),
        (w - 16, 10, -44, 44),
        (10, h - 20, 46, -46),
        (w - 16, h - 20, -44, -44),
    ):
        art.line(f"M{x + dx * 0.2:.0f} {y + dy * 0.2:.0f}l{dx * 0.8:.0f} {dy * 0.8:.0f}", 4)


def _photo(art: Art) -> None:
    w, h = PHOTO[0] * 2, PHOTO[1] * 2
    art.body(rect(12, 16, w - 20, h - 22, 8), darker(PAPER_SHADE, 0.25), 5)
    art.body(rect(8, 8, w - 20, h - 22, 8), mix(PAPER, WHITE, 0.7), 6)
    x, y, width, height = (2 * v for v in WINDOW)
    art.body(rect(x - 4, y - 4, width + 4, height + 6, 4), mix(INK, PAPER_SHADE, 0.35), 5)
    with art.clip(rect(8, 8, w - 20, h - 22, 8)):
        art.shade(f"M{w - 90} {h - 14}Q{w - 30} {h - 40} {w - 12} {h - 100}V{h}H{w - 90}Z", 0.35)


def _pin(art: Art, colour: str) -> None:
    art.flat(ellipse(46, 60, 26, 12), INK, 0.35)
    art.body(ellipse(38, 50, 15, 12), darker(colour, 0.35), 5)
    art.body(ellipse(38, 34, 26), darker(colour, 0.2), 6)
    art.body(ellipse(37, 30, 20), colour, 4.5)
    art.flat(ellipse(29, 22, 6), WHITE, 0.8)


def pieces() -> list[Piece]:
    """Return board, photograph and pins."""
    photo: dict[str, Box] = {
        "picture": WINDOW,
        "name": (18, 172, 262, 34),
        "line": (18, 206, 262, 22),
        "sub": (18, 228, 262, 20),
    }
    out = [
        Piece("corkboard", BOARD, _board, seed=801, quality=80),
        Piece("photo", PHOTO, _photo, photo, seed=803),
    ]
    for name, colour in PINS.items():
        out.append(Piece(f"pin_{name}", (40, 40), partial(_pin, colour=colour), seed=805))
    return out
