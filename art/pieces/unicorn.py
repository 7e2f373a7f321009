"""The unicorn of the emblem in profile, and the lettering of the game's name."""

from __future__ import annotations

import math
import re
from collections.abc import Callable

from art.cards.badges import die
from art.press.lettering import glyphs
from art.press.palette import (
    DARK_GREY,
    EVENT,
    INCENTIVE,
    INK,
    PINK,
    STORY,
    SUN,
    TEAM,
    WHITE,
    mix,
)
from art.press.paths import ellipse, poly, rect, spline
from art.press.plates import Art

MANE = (STORY.mid, TEAM.mid, EVENT.mid, INCENTIVE.mid)
_LOCKS = (
    ((120, 80), (160, 110), (176, 170), (150, 212), (110, 190), (104, 130)),
    ((118, 10), (180, 40), (200, 110), (176, 160), (136, 140), (120, 80)),
    ((100, -50), (170, -40), (206, 20), (196, 84), (150, 84), (120, 30)),
    ((60, -96), (120, -110), (176, -70), (186, -6), (150, 20), (110, -20)),
)


def unicorn(art: Art, glasses: bool = True, pen: float = 6.8) -> None:
    """Draw the head, looking left; about 400 units high around the origin."""
    thin = pen * 0.8
    for lock, colour in zip(_LOCKS, reversed(MANE), strict=True):
        art.body(spline(lock), colour, thin)
    art.body("M22 -84C14 -120 24 -150 44 -164C62 -146 70 -116 62 -78Z", WHITE, pen)
    art.flat("M32 -92C28 -118 34 -136 44 -146C54 -132 58 -112 54 -90Z", PINK)
    face = (
        "M-22 190C-2 140 -14 98 -40 96C-66 108 -98 114 -122 100C-146 86 -148 54 -128 40"
        "C-98 16 -74 -18 -58 -54C-46 -84 -16 -100 16 -96C96 -84 140 20 142 190Z"
    )
    art.body(face, WHITE, pen)
    with art.clip(face):
        art.shade("M60 -100C120 -20 90 100 40 200H180V-100Z", 0.42)
        art.flat(ellipse(-30, 66, 30, 17), PINK, 0.75)
    _horn(art, pen)
    fringe = [(20, -100), (-20, -104), (-62, -70), (-66, -20), (-40, -10), (-14, -46), (26, -72)]
    art.body(spline(fringe), MANE[0], thin)
    art.line("M-46 -24Q-44 -58 -10 -84", thin * 0.7)
    art.body(
        spline([(40, -98), (10, -92), (-16, -52), (-6, -20), (16, -34), (44, -70)]), MANE[1], thin
    )
    art.flat(ellipse(-112, 58, 6, 8, 30), INK)
    art.line("M-120 84Q-98 96 -74 84", thin)
    if glasses:
        art.body(ellipse(-28, 16, 34), mix(WHITE, "#BFE6F5", 0.6), pen)
        art.line("M6 12L52 4M-60 10Q-68 4 -74 6", pen)
        art.stroke("M-48 4a24 24 0 0 1 16 -12", WHITE, thin)
    art.flat(ellipse(-30, 20, 12, 15), INK)
    art.flat(ellipse(-34, 14, 4.5), WHITE)
    art.line("M-46 2Q-28 -8 -10 4", thin)


def _horn(art: Art, pen: float) -> None:
    cone = poly((-50, -66), (-6, -92), (-104, -214))
    art.body(cone, SUN, pen)
    with art.clip(cone):
        twist = "M-60 -86Q-40 -84 -20 -108M-70 -112Q-52 -112 -36 -132"
        art.line(twist + "M-80 -140Q-66 -140 -54 -158M-88 -166Q-80 -166 -72 -178", pen * 0.7)
        art.shade(poly((-6, -92), (-104, -214), (-30, -78)), 0.4)
    art.line(cone, pen)


class Lettering:
    """One word on an arc in chunky letters; the dot of every i is a die.

    Sizes are in drawing units; `arc` is the angle of the whole word in degrees.
    """

    def __init__(self, word: str, size: float, arc: float, tracking: float = 0) -> None:
        line, width = glyphs(word, size, tracking=tracking)
        self.size = size
        self.letters: list[tuple[str, float, float, float, float, bool]] = []
        for character, glyph in zip(word, line, strict=True):
            place = (glyph.x + glyph.advance / 2) / width - 0.5
            turn, x, y = place * arc, place * width, 0.0
            if arc:
                radius = width / math.radians(arc)
                x = radius * math.sin(math.radians(turn))
                y = radius * (1 - math.cos(math.radians(turn)))
            path = _without_dot(glyph.path) if character == "i" else glyph.path
            self.letters.append((path, x, y, turn, glyph.advance, character == "i"))

    def each(self, art: Art, draw: Callable[[str, float, bool], None]) -> None:
        """Call draw(path, advance, is_i) for every letter in its place."""
        for path, x, y, turn, advance, dotted in self.letters:
            with art.at(x, y, 1, turn), art.at(-advance / 2, 0):
                draw(path, advance, dotted)

    def draw(
        self,
        art: Art,
        at: tuple[float, float],
        colours: tuple[str, str],
        outline: float,
        depth: float,
        pen: float,
    ) -> None:
        """Print the word centred at `at`: ink outline, side wall of `depth`, then the face.

        colours: face and side wall.
        """
        face, side = colours
        s = self.size

        def back(path: str, advance: float, dotted: bool) -> None:
            art.body(path, INK, outline)
            if dotted:
                art.body(_dot_box(advance, s, 0.105), INK, outline)

        def wall(path: str, advance: float, dotted: bool) -> None:
            art.body(path, side, pen + 4)
            if dotted:
                art.body(_dot_box(advance, s, 0.10), DARK_GREY, pen + 4)

        def front(path: str, advance: float, dotted: bool) -> None:
            art.body(path, face, pen)
            with art.clip(path):
                art.shade(rect(-20, -s * 0.22, advance + 40, s * 0.26), 0.42, (0, 0, 0, 1))
                art.flat(rect(-20, -s * 0.74, advance + 40, s * 0.16), WHITE, 0.45)
            art.line(path, pen)
            if dotted:
                die(art, advance / 2, -s * 0.66, s * 0.2, 5, 8, width=pen)

        with art.at(*at):
            self.each(art, back)
            with art.at(0, depth):
                self.each(art, wall)
            self.each(art, front)


def _dot_box(advance: float, size: float, half: float) -> str:
    side = 2 * half * size
    return rect(advance / 2 - half * size, -size * (0.66 + half), side, side, size * 0.04)


def _without_dot(path: str) -> str:
    """Return the stem of an i: the contour that reaches lowest."""
    parts = ["M" + part for part in path.split("M")[1:]]
    return max(parts, key=_first_height)


def _first_height(path: str) -> float:
    """Return the y of a contour's first point."""
    return float(re.findall(r"-?\d+\.?\d*|-?\.\d+", path)[1])
