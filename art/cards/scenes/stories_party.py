"""A small story with a great deal to sweep up."""

from __future__ import annotations

import numpy as np

from art.cards import rooms
from art.cards.critter import Critter
from art.cards.faces import eye
from art.cards.figure import figure
from art.cards.grid import WINDOW
from art.cards.pictures import picture
from art.press.brush import brush
from art.press.palette import (
    CORAL,
    DARK_GREY,
    GREY,
    INCENTIVE,
    INK,
    LILAC,
    PINK,
    SAND,
    STORY,
    SUN,
    TEAL,
    WHITE,
    lighter,
)
from art.press.paths import Point, ellipse, points, poly, rect, spline
from art.press.plates import Art

_PAPERS = (SUN, TEAL, CORAL, PINK, STORY.mid, INCENTIVE.mid, LILAC)


@picture("confetti_button", rooms.party)
def confetti_button(art: Art) -> None:
    """The button looks the other way; a mouse stands by a vacuum cleaner about to burst."""
    with art.clip(WINDOW):
        _confetti(art, 40, (60, 580), (60, 380), 3)
    art.flat(ellipse(380, 520, 220, 14), INK, 0.3)
    _full_bag(art)
    _sly_button(art)
    _sweeper(art)
    with art.clip(WINDOW):
        _confetti(art, 70, (44, 586), (498, 536), 8)


def _confetti(art: Art, count: int, across: Point, down: Point, seed: int) -> None:
    random = np.random.default_rng(seed)
    for i in range(count):
        x, y = float(random.uniform(*across)), float(random.uniform(*down))
        with art.at(x, y, 1, float(random.uniform(-80, 80))):
            colour = _PAPERS[i % len(_PAPERS)]
            if i % 3 == 0:
                art.body(ellipse(0, 0, 9), colour, 4)
            elif i % 3 == 1:
                art.body(rect(-14, -7, 28, 14, 3), colour, 4)
            else:
                art.tube("M-18 0q9 -16 18 0t18 0", colour, 11, 3.4)


def _full_bag(art: Art) -> None:
    bag = spline(points("234,360 262,228 350,160 452,168 530,250 548,370 500,470 392,502 280,470"))
    art.body(bag, LILAC, 7.4)
    with art.clip(bag):
        for x in (290, 352, 414, 476):
            bend = (x - 384) * 0.5
            art.stroke(f"M{x - bend} 150Q{x + bend} 330 {x - bend} 520", lighter(LILAC, 0.35), 16)
        art.shade("M430 150Q560 300 440 520H560V150Z", 0.5)
        art.flat(ellipse(306, 252, 18, 44, 34), WHITE, 0.55)
    art.line(bag, 7.4)
    for x, y, turn in ((322, 300, 14), (452, 214, -12)):
        with art.at(x, y, 1, turn):
            art.body(rect(-32, -26, 64, 52, 6), SAND, 5)
            art.line("M-32 -12H-42M-32 10H-42M32 -12H42M32 10H42M-10 -26V-36M12 26V36", 4.4)
    art.body(rect(350, 132, 88, 44, 12), DARK_GREY, 6.4)
    art.body("M364 134C364 100 424 100 424 134", DARK_GREY, 6)
    for stroke in ("560,260 582,250", "566,310 590,312", "214,330 192,324"):
        (x1, y1), (x2, y2) = points(stroke)
        art.line(f"M{x1} {y1}L{x2} {y2}", 7)


def _sly_button(art: Art) -> None:
    base = "M66 428H244L266 528H46Z"
    art.body(base, GREY, 7)
    with art.clip(base):
        for i in range(7):
            x = 30 + i * 44
            art.flat(poly((x, 528), (x + 22, 528), (x + 40, 488), (x + 18, 488)), SUN)
        art.shade("M180 420L220 540H280V420Z", 0.5)
    art.line("M56 486H256", 5)
    art.body(ellipse(155, 428, 82, 24), DARK_GREY, 6.4)
    dome = "M86 424C80 330 116 300 155 300C194 300 230 330 224 424C200 444 110 444 86 424Z"
    art.body(dome, CORAL, 7)
    with art.clip(dome):
        art.shade("M180 290C240 330 220 410 170 450H240V290Z", 0.45)
        art.flat(ellipse(112, 338, 12, 22, 30), WHITE, 0.55)
    for side in (-1, 1):
        eye(art, 155 + side * 32, 368, 24, (-12, -4), 0.3, CORAL, 0.5, 5)
    art.ink(brush([(136, 412), (156, 416), (178, 404)], 8, 0.4, 0.4))


def _sweeper(art: Art) -> None:
    mouse = Critter("mouse", "overall", (WHITE, TEAL), ("tired", 0.5), "flat", trousers=TEAL)
    with art.at(470, 388, 0.78, 2):
        figure(art, mouse, "hold", "back")
    art.tube("M372 490Q300 520 330 440Q372 372 440 430", DARK_GREY, 24, 5)
    art.tube("M430 424L516 486", GREY, 18, 5)
    art.body(poly((500, 470), (536, 462), (572, 514), (492, 514)), SUN, 5.6)
    with art.at(470, 388, 0.78, 2):
        figure(art, mouse, "hold", "front")
