"""Backdrops: what lies behind the subject. Family tones only, never an ink line."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from art.press.palette import (
    CORAL,
    ORANGE,
    PINK,
    SAND,
    SUN,
    TEAL,
    WHITE,
    Family,
    mix,
)
from art.press.paths import ellipse, poly, rays, rect, spark
from art.press.plates import Art

Backdrop = Callable[[Art, Family], None]

_ALL = rect(0, 0, 630, 620)


def desk(art: Art, family: Family, y: float = 478) -> None:
    """A band of table top across the window, its edge at `y`."""
    art.flat(rect(0, y, 630, 200), mix(family.mid, family.dark, 0.25))
    art.flat(rect(0, y, 630, 9), family.light, 0.8)
    for i in range(5):
        art.flat(rect(0, y + 24 + i * 15, 630, 2.5), family.dark, 0.35)


def cloud(art: Art, x: float, y: float, scale: float, colour: str, opacity: float = 1) -> None:
    """A flat cloud about 150 units wide."""
    puffs = ellipse(-46, 6, 30) + ellipse(-14, -14, 38) + ellipse(30, -6, 34) + ellipse(56, 12, 24)
    with art.at(x, y, scale):
        art.flat(puffs + rect(-70, 8, 146, 28, 14), colour, opacity)


def monitor(
    art: Art,
    family: Family,
    x: float,
    y: float,
    w: float,
    h: float,
    seed: int,
    turn: float = 0,
) -> None:
    """A screen full of code, made of coloured bars."""
    random = np.random.default_rng(seed)
    bars = (family.light, SUN, family.tint, CORAL)
    with art.at(x, y, 1, turn):
        art.flat(rect(-w * 0.07, h / 2, w * 0.14, h * 0.22), family.mid)
        art.flat(rect(-w * 0.2, h * 0.68, w * 0.4, h * 0.06, 4), family.mid)
        art.flat(rect(-w / 2, -h / 2, w, h, 12), family.dark)
        art.flat(rect(-w / 2, -h / 2, w, h - 5, 12), mix(family.light, family.mid, 0.35))
        screen = mix(family.dark, family.deep, 0.45)
        art.flat(rect(-w / 2 + 9, -h / 2 + 9, w - 18, h - 30, 6), screen)
        y = -h / 2 + 22
        while y < h / 2 - 34:
            x = -w / 2 + 20 + int(random.integers(0, 3)) * 13
            while x < w / 2 - 46:
                length = int(random.integers(14, 44))
                bar = rect(x, y, min(length, w / 2 - 18 - x), 6, 3)
                art.flat(bar, bars[int(random.integers(0, 4))], 0.85)
                x += length + 8
                if random.random() < 0.4:
                    break
            y += 15


def sunburst(
    cx: float = 330,
    cy: float = 280,
    count: int = 18,
    turn: float = 3,
    floor: float | None = 478,
) -> Backdrop:
    """Rays and a pale disc centred on the subject."""

    def draw(art: Art, family: Family) -> None:
        art.flat(_ALL, family.tint)
        art.flat(rays(cx, cy, count, 900, turn), family.light, 0.55)
        art.flat(ellipse(cx, cy, 205), WHITE, 0.55)
        if floor is not None:
            desk(art, family, floor)

    return draw


def dots(cx: float = 330, cy: float = 280, floor: float | None = 478) -> Backdrop:
    """A dotted wall with two soft discs."""

    def draw(art: Art, family: Family) -> None:
        art.flat(_ALL, family.tint)
        marks = [
            ellipse(40 + i * 34 + j % 2 * 17, 40 + j * 34, 3.2)
            for j in range(16)
            for i in range(17)
        ]
        art.flat("".join(marks), family.light, 0.8)
        art.flat(ellipse(cx, cy, 230), family.light, 0.55)
        art.flat(ellipse(cx, cy, 180), WHITE, 0.45)
        if floor is not None:
            desk(art, family, floor)

    return draw


def _stars(art: Art, family: Family, places: Sequence[tuple[int, int, int]]) -> None:
    for x, y, r in places:
        art.flat(spark(x, y, r, 0.2), family.tint, 0.9)


def night(floor: float | None = 478, moon: bool = True) -> Backdrop:
    """A dark room or a night sky."""

    def draw(art: Art, family: Family) -> None:
        sky = mix(family.dark, family.deep, 0.5)
        art.flat(_ALL, sky)
        if moon:
            art.flat(ellipse(520, 140, 62), SUN)
            art.flat(ellipse(546, 122, 54), sky)
        places = ((110, 300, 12), (210, 100, 10), (380, 90, 14), (560, 290, 12))
        _stars(art, family, (*places, (90, 420, 9), (540, 420, 9), (300, 170, 7)))
        if floor is not None:
            desk(art, family, floor)

    return draw


def space(cx: float = 330) -> Backdrop:
    """Outer space with a small planet."""

    def draw(art: Art, family: Family) -> None:
        art.flat(_ALL, family.dark)
        art.flat(rays(cx, 620, 24, 900, 2), family.mid, 0.5)
        places = ((110, 260, 12), (210, 90, 10), (480, 110, 14), (560, 290, 12))
        _stars(art, family, (*places, (90, 380, 9), (540, 200, 9)))
        art.flat(ellipse(520, 420, 60), family.light, 0.9)
        art.flat(ellipse(500, 404, 12), family.mid, 0.7)
        art.flat(ellipse(540, 436, 9), family.mid, 0.7)

    return draw


def screens(art: Art, family: Family) -> None:
    """An office desk with two monitors."""
    art.flat(_ALL, family.tint)
    art.flat(rays(338, 260, 20, 900, 5), family.light, 0.55)
    art.flat(ellipse(338, 260, 210), WHITE, 0.5)
    monitor(art, family, 128, 392, 170, 130, 4, -3)
    monitor(art, family, 548, 380, 170, 140, 8, 4)
    desk(art, family, 500)


def servers(art: Art, family: Family) -> None:
    """Racks full of blinking lights."""
    lamps = (SUN, TEAL, CORAL, family.light)
    art.flat(_ALL, family.tint)
    for x in (60, 190, 420, 550):
        art.flat(rect(x - 56, 120, 112, 420, 8), family.mid)
        for y in range(136, 520, 34):
            art.flat(rect(x - 44, y, 88, 24, 4), family.dark)
            for i in range(4):
                colour = lamps[(i + y // 34 + x // 50) % 4]
                art.flat(ellipse(x - 32 + i * 14, y + 12, 4), colour)
    art.flat(ellipse(338, 260, 190), WHITE, 0.35)
    desk(art, family, 500)


def board(art: Art, family: Family) -> None:
    """A wall board with three columns of sticky notes."""
    random = np.random.default_rng(9)
    notes = (SUN, PINK, TEAL, CORAL, family.light)
    art.flat(_ALL, family.tint)
    art.flat(rect(70, 110, 500, 330, 12), family.light)
    art.flat(rect(84, 124, 472, 302, 6), WHITE, 0.8)
    for x in (241, 398):
        art.flat(rect(x, 124, 4, 302), family.light)
    for column in (110, 268, 424):
        for j in range(4):
            x = column + 26 + int(random.integers(0, 44))
            with art.at(x, 160 + j * 62, 1, float(random.integers(-6, 7))):
                art.flat(rect(-24, -22, 48, 44, 3), notes[int(random.integers(0, 5))])
    desk(art, family, 500)


def window(art: Art, family: Family) -> None:
    """A big window over the roofs of the city."""
    art.flat(_ALL, family.tint)
    art.flat(rect(76, 90, 490, 360, 12), family.mid)
    art.flat(rect(90, 104, 462, 332, 6), "#BFE0F2")
    art.flat(ellipse(470, 190, 44), SUN)
    cloud(art, 190, 210, 1, WHITE, 0.9)
    cloud(art, 430, 300, 0.8, WHITE, 0.8)
    for i, h in enumerate((90, 140, 70, 170, 110, 150, 80)):
        art.flat(rect(96 + i * 64, 436 - h, 54, h), family.light, 0.9)
    art.flat(rect(315, 104, 12, 332), family.mid)
    desk(art, family, 500)


def stage(art: Art, family: Family) -> None:
    """A curtain and two spotlights."""
    art.flat(_ALL, mix(family.mid, family.dark, 0.35))
    folds = "".join(rect(44 + i * 62, 0, 30, 560) for i in range(10))
    art.flat(folds, family.dark, 0.45)
    for side in (-1, 1):
        beam = poly((330 + side * 240, 40), (330 - side * 40, 520), (330 + side * 190, 520))
        art.flat(beam, family.tint, 0.32)
    art.flat(ellipse(335, 506, 250, 44), family.tint, 0.75)
    scallops = "".join(ellipse(60 + i * 72, 44, 40, 46) for i in range(9))
    art.flat(scallops, mix(family.dark, family.deep, 0.5))


def beach(art: Art, family: Family) -> None:
    """Sea, sand, a low sun and a parasol far away."""
    art.flat(_ALL, family.tint)
    art.flat(ellipse(330, 330, 120), SUN, 0.9)
    art.flat(rays(330, 330, 22, 800, 4), WHITE, 0.35)
    art.flat(rect(0, 330, 630, 130), family.mid)
    for i in range(6):
        art.flat(rect(70 + i % 3 * 190, 350 + i * 17, 110, 5, 2), family.light)
    art.flat("M0 440Q170 404 330 436T640 426V620H0Z", SAND)
    art.flat("M500 250Q560 214 600 262L594 276Q550 244 504 262Z", CORAL)
    art.flat(rect(546, 250, 6, 180), WHITE)


def shelves(art: Art, family: Family) -> None:
    """A cellar of the past: shelves with folders and spider webs."""
    random = np.random.default_rng(4)
    backs = (family.light, mix(family.light, family.mid, 0.5), family.mid, SAND, ORANGE)
    art.flat(_ALL, mix(family.tint, family.light, 0.35))
    for y in (190, 330, 470):
        x = 50.0
        while x < 580:
            w, h = int(random.integers(18, 42)), int(random.integers(60, 108))
            art.flat(rect(x, y - h, w, h, 4), backs[int(random.integers(0, 5))], 0.85)
            art.flat(rect(x + w * 0.25, y - h * 0.7, w * 0.5, 6, 3), WHITE, 0.7)
            x += w + 3
        art.flat(rect(0, y, 630, 14), family.dark, 0.8)
    art.flat(ellipse(338, 270, 200), WHITE, 0.45)
    desk(art, family, 500)


def sky(art: Art, family: Family) -> None:
    """Open sky with clouds and a hill."""
    art.flat(_ALL, family.tint)
    art.flat(ellipse(330, 270, 215), WHITE, 0.5)
    for x, y, s in ((150, 250, 1.2), (520, 180, 1.0), (480, 380, 1.3), (130, 420, 0.9)):
        cloud(art, x, y, s, family.light, 0.9)
    art.flat("M0 500Q180 430 340 480T640 460V620H0Z", family.mid)


def home(art: Art, family: Family) -> None:
    """A living room: wallpaper, a lamp, a framed picture and a plant."""
    art.flat(_ALL, family.tint)
    stripes = "".join(rect(44 + i * 60, 0, 26, 500) for i in range(10))
    art.flat(stripes, family.light, 0.35)
    art.flat(rect(430, 120, 130, 110, 6), family.mid)
    art.flat(rect(442, 132, 106, 86, 3), WHITE)
    art.flat(poly((442, 218), (480, 160), (512, 196), (528, 178), (548, 218)), family.light)
    art.flat(poly((90, 250), (160, 250), (184, 320), (66, 320)), SUN)
    art.flat(rect(121, 320, 8, 180), family.dark)
    art.flat(ellipse(330, 280, 200), WHITE, 0.35)
    desk(art, family, 500)
