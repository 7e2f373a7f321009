"""Hats and glasses, in head coordinates: chin at y 270, crown at y 30, eyes at x +-62, y 130."""

from __future__ import annotations

from collections.abc import Callable

from art.press.palette import (
    DARK_GREY,
    INK,
    TEAL,
    WHITE,
    darker,
    lighter,
)
from art.press.paths import (
    ellipse,
    points,
    poly,
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


def _beanie(art: Art, colour: str) -> None:
    art.body("M-140 84C-150 -30 -70 -60 0 -60C70 -60 150 -30 140 84Z", colour, 6.8)
    art.body(
        (
            "M-152 96C-150 66 -140 56 -120 52C-40 34 40 34 120 52C140 "
            "56 150 66 152 96C60 72 -60 72 -152 96Z"
        ),
        darker(colour, 0.22),
        6.4,
    )
    art.body(ellipse(0, -72, 28), WHITE, 6)


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


def _bow(art: Art, colour: str) -> None:
    art.body(poly((0, 30), (-62, -8), (-62, 62)), colour, 6)
    art.body(poly((0, 30), (62, -8), (62, 62)), colour, 6)
    art.body(ellipse(0, 28, 17), colour, 5.6)


def _round(art: Art, colour: str) -> None:
    for s in (-1, 1):
        art.line(ellipse(s * 62, 130, 54), 8.5)
        art.stroke(f"M{s * 62 - 34} 112a38 38 0 0 1 20 -20", WHITE, 6, 0.9)
    art.line("M-8 126Q0 118 8 126", 8.5)


def _shades(art: Art, colour: str) -> None:
    for s in (-1, 1):
        d = rect(s * 64 - 56, 98, 112, 62, 18)
        art.body(d, INK, 6)
        art.flat(poly((s * 64 - 40, 104), (s * 64 - 14, 104), (s * 64 - 40, 150)), WHITE, 0.35)
    art.line("M-10 116H10", 10)


def _vr(art: Art, colour: str) -> None:
    art.body(rect(-140, 88, 280, 96, 30), DARK_GREY, 7)
    art.flat(rect(-120, 104, 240, 40, 16), TEAL, 0.8)
    art.flat(poly((-100, 104), (-50, 104), (-90, 144), (-120, 144)), WHITE, 0.5)


HATS: dict[str, Callable[[Art, str], None]] = {
    "cap": _cap,
    "beret": _beret,
    "beanie": _beanie,
    "phones": _phones,
    "hard": _hard,
    "bow": _bow,
}
GLASSES: dict[str, Callable[[Art, str], None]] = {"round": _round, "shades": _shades, "vr": _vr}
