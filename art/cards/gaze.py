"""Pairs of eyes: how an animal looks, in head coordinates."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.cards.faces import eye
from art.press.brush import brush
from art.press.palette import CORAL, GLASS, INK, SUN, WHITE
from art.press.paths import Point, ellipse, spark
from art.press.plates import Art

_LOOKS = {
    "open": (-4, 4),
    "left": (-15, 2),
    "right": (15, 2),
    "up": (0, -16),
    "down": (0, 16),
    "wide": (0, 0),
}
"""Where the pupils go, for the kinds that are a plain round eye."""


def draw_eyes(art: Art, place: Point, eyes: tuple[str, float], lid_colour: str) -> None:
    """Both eyes at `place` (distance from the middle, height).

    Kinds: open, left, right, up, down, wide, angry, tired, dot, shut, asleep, happy, dizzy,
    money, shiny. KeyError for another one.
    """
    kind, lid = eyes
    ex, y = place
    for side in (-1, 1):
        x = side * ex
        if kind in _LOOKS:
            dx, dy = _LOOKS[kind]
            dx = side * dx if kind == "open" else dx
            pupil = 0.3 if kind == "wide" else 0.56
            eye(art, x, y, 40, (dx, dy), lid, lid_colour, pupil)
        else:
            _KINDS[kind](art, x, y, side, lid, lid_colour)


def _angry(art: Art, x: float, y: float, side: int, lid: float, lid_colour: str) -> None:
    eye(art, x, y, 38, (side * -6, 4), lid, lid_colour, 0.46)
    art.ink(brush([(x + side * 42, y - 50), (x, y - 40), (x - side * 40, y - 18)], 17, 0.3, 0.5))


def _tired(art: Art, x: float, y: float, side: int, lid: float, lid_colour: str) -> None:
    art.flat(ellipse(x, y + 22, 44, 34), INK, 0.22)
    eye(art, x, y, 38, (0, 10), max(lid, 0.5), lid_colour, 0.42)
    art.line(f"M{x - 26} {y + 46}Q{x} {y + 60} {x + 26} {y + 46}", 4)


def _dot(art: Art, x: float, y: float, side: int, lid: float, lid_colour: str) -> None:
    art.flat(ellipse(x, y, 17, 21), INK)
    art.flat(ellipse(x - 5, y - 8, 6), WHITE)


def _shut(art: Art, x: float, y: float, side: int, lid: float, lid_colour: str) -> None:
    art.line(f"M{x - 26} {y}Q{x} {y + 24} {x + 26} {y}", 7)


def _asleep(art: Art, x: float, y: float, side: int, lid: float, lid_colour: str) -> None:
    art.ink(brush([(x - 30, y), (x, y + 18), (x + 30, y)], 10, 0.3, 0.3))
    for dx in (-18, 0, 18):
        art.line(f"M{x + dx} {y + 16 - abs(dx) * 0.3}l{dx * 0.25} 11", 4)


def _happy(art: Art, x: float, y: float, side: int, lid: float, lid_colour: str) -> None:
    art.line(f"M{x - 26} {y + 8}Q{x} {y - 24} {x + 26} {y + 8}", 7)


def _dizzy(art: Art, x: float, y: float, side: int, lid: float, lid_colour: str) -> None:
    art.body(ellipse(x, y, 40), WHITE, 5)
    turns = [i * 0.7 for i in range(17)]
    spiral = [(x + t * 2.9 * math.cos(t), y + t * 2.9 * math.sin(t)) for t in turns]
    art.ink(brush(spiral, 7, 0.4, 0.6))


def _money(art: Art, x: float, y: float, side: int, lid: float, lid_colour: str) -> None:
    eye(art, x, y, 40)
    art.flat(ellipse(x, y, 30), WHITE)
    art.body(spark(x, y, 30, 0.3), SUN, 4.4)


def _shiny(art: Art, x: float, y: float, side: int, lid: float, lid_colour: str) -> None:
    art.body(ellipse(x, y, 44, 48), WHITE, 5)
    art.flat(ellipse(x, y + 3, 35, 39), INK)
    art.flat(spark(x - 9, y - 11, 22, 0.3), WHITE)
    art.flat(ellipse(x + 13, y + 16, 8), GLASS)
    art.flat(ellipse(x + side * 40, y + 62, 20, 11), CORAL, 0.6)


_KINDS: dict[str, Callable[[Art, float, float, int, float, str], None]] = {
    "angry": _angry,
    "tired": _tired,
    "dot": _dot,
    "shut": _shut,
    "asleep": _asleep,
    "happy": _happy,
    "dizzy": _dizzy,
    "money": _money,
    "shiny": _shiny,
}
