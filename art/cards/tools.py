"""Things that a bust holds, with the paws that hold them."""

from __future__ import annotations

from art.cards.paws import paw
from art.press.palette import (
    CORAL,
    INK,
    SAND,
    SUN,
    WHITE,
    darker,
)
from art.press.paths import rect
from art.press.plates import Art


def keyboard(art: Art, fur: str, colour: str) -> None:
    """A keyboard with very small hands on it."""
    art.body("M-170 420H170L190 520H-190Z", colour, 7)
    for j in range(3):
        for i in range(9):
            w = 28 + j * 2
            art.body(
                rect(-150 - j * 8 + i * (w + 6), 434 + j * 28, w, 20, 5),
                SUN if (i * 3 + j * 5) % 11 == 4 else CORAL if (i + j) % 13 == 7 else WHITE,
                3.6,
            )
    for s in (-1, 1):
        art.tube(f"M{s * 128} 350Q{s * 100} 380 {s * 76} 420", fur, 30, 6)
        paw(art, s * 70, 426, fur, 180, 0.62)


def punch_card(art: Art, fur: str, colour: str) -> None:
    """A punched card, still in production."""
    with art.at(0, 424, 1, -5):
        art.body("M-150 -72H124L152 -44V84H-150Z", SAND, 6.4)
        for j in range(4):
            for i in range(11):
                if (i * 7 + j * 5 + i * j) % 3:
                    art.flat(
                        rect(-132 + i * 25, -48 + j * 28, 11, 18, 2),
                        (darker(SAND, 0.25), INK)[(i + j * 2) % 4 == 1],
                    )
        art.flat(rect(-150, 66, 290, 6), CORAL)
    paw(art, -140, 446, fur, 70)
    paw(art, 144, 446, fur, -70)


TOOLS = {
    "keyboard": keyboard,
    "punch_card": punch_card,
}
