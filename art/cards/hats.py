"""Hats and glasses, in head coordinates: chin at y 270, crown at y 30, eyes at x +-62, y 130."""

from __future__ import annotations

from collections.abc import Callable

from art.press.palette import (
    GLASS,
    INK,
    WHITE,
    darker,
    lighter,
)
from art.press.paths import (
    ellipse,
    points,
    rect,
    spline,
)
from art.press.plates import Art


def _cap(art: Art, colour: str) -> None:
    art.body(
        "M-130 74C-130 -20 -60 -40 0 -40C60 -40 130 -20 130 74C60 50 -60 50 -130 74Z", colour, 6.8
    )
    art.body("M-30 56C60 40 150 50 206 92C150 100 60 92 -20 84Z", darker(colour, 0.2), 6.4)
    art.flat(ellipse(0, -40, 9), INK)


def _beret(art: Art, colour: str) -> None:
    art.body(
        spline(points("-150,50 -170,0 -90,-50 40,-56 140,-20 150,40 60,56 -60,60")),
        colour,
        6.8,
    )
    art.line("M-10 -56L-2 -82", 8)


def _phones(art: Art, colour: str) -> None:
    art.tube("M-176 150C-186 20 -110 -34 0 -34C110 -34 186 20 176 150", colour, 26, 6)
    for s in (-1, 1):
        art.body(rect(s * 178 - 26, 104, 52, 96, 24), colour, 6.6)
    for s in (-1, 1):
        art.flat(rect(s * 178 - 12, 122, 10, 50, 5), WHITE, 0.5)


def _hard(art: Art, colour: str) -> None:
    art.body("M-140 78C-140 -40 -60 -64 0 -64C60 -64 140 -40 140 78Z", colour, 6.8)
    art.body(rect(-178, 62, 356, 30, 14), colour, 6.4)
    art.body(rect(-26, -74, 52, 136, 16), lighter(colour, 0.3), 5.4)


def _round(art: Art, colour: str) -> None:
    for s in (-1, 1):
        art.line(ellipse(s * 62, 130, 54), 8.5)
        art.stroke(f"M{s * 62 - 34} 112a38 38 0 0 1 20 -20", WHITE, 6, 0.9)
    art.line("M-8 126Q0 118 8 126", 8.5)


def _half(art: Art, colour: str) -> None:
    for s in (-1, 1):
        art.body(
            (
                f"M{s * 62 - 44} 136H{s * 62 + 44}C{s * 62 + 40} 184 {s * 62 - 40} 184 "
                f"{s * 62 - 44} 136Z"
            ),
            GLASS,
            6,
        )
        art.flat(ellipse(s * 62, 146, 15, 9), INK)
    art.line("M-18 140H18", 7)


def _visor(art: Art, colour: str) -> None:
    art.body("M-150 84C-120 40 120 40 150 84L146 104C80 76 -80 76 -146 104Z", INK, 6)
    art.body("M-130 92C-60 62 60 62 130 92C110 128 -110 128 -130 92Z", colour, 6.4)
    art.flat("M-96 96C-60 84 -20 80 10 80L-20 112C-50 112 -80 108 -96 96Z", WHITE, 0.4)


HATS: dict[str, Callable[[Art, str], None]] = {
    "cap": _cap,
    "beret": _beret,
    "phones": _phones,
    "hard": _hard,
    "visor": _visor,
}
GLASSES: dict[str, Callable[[Art, str], None]] = {
    "round": _round,
    "half": _half,
}
