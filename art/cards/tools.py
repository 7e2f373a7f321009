"""More things in the paws of a team member: signs of the CTOs, the noobs and the specialists."""

from __future__ import annotations

from art.cards.paws import paw
from art.press.palette import (
    BROWN,
    CORAL,
    GREY,
    INK,
    SAND,
    SUN,
    TEAL,
    WHITE,
    darker,
)
from art.press.paths import ellipse, points, rect, spline
from art.press.plates import DOWN, Art


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


def shovel(art: Art, fur: str, colour: str) -> None:
    """A shovel behind a heap of earth with old cables in it."""
    with art.at(124, 380, 1, 18):
        art.tube("M0 150V-20", BROWN, 20, 5)
        art.body(
            "M-40 -110C-44 -40 -30 -16 0 -14C30 -16 44 -40 40 -110C20 -122 -20 -122 -40 -110Z",
            GREY,
            6,
        )
        art.shade("M6 -112C40 -112 44 -40 0 -14Z", 0.5)
    heap = spline(points("-250,560 -190,470 -120,490 -70,440 0,462 60,436 130,480 200,470 260,560"))
    art.body(heap, BROWN, 7)
    with art.clip(heap):
        art.shade(rect(-260, 470, 520, 100), 0.5, DOWN)
        for x, y, r in ((-140, 510, 12), (-40, 480, 9), (80, 480, 13), (170, 506, 9)):
            art.flat(ellipse(x, y, r, r * 0.7), darker(BROWN, 0.4))
    art.tube("M-120 500C-160 440 -90 430 -110 480", TEAL, 14, 4)
    paw(art, 96, 456, fur, 10)
    paw(art, -84, 452, fur, -6)


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
    "shovel": shovel,
    "punch_card": punch_card,
}
