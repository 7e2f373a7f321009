"""Incentives of everyday office life."""

from __future__ import annotations

from art.cards import backdrops
from art.cards.faces import eye
from art.cards.heads import head
from art.cards.pictures import picture
from art.cards.species import SPECIES
from art.press.palette import (
    CORAL,
    GREY,
    INCENTIVE,
    INK,
    MOUTH,
    ORANGE,
    PAPER,
    STORY,
    SUN,
    TAN,
    WHITE,
    lighter,
)
from art.press.paths import (
    ellipse,
    poly,
    rect,
    regular,
    star,
)
from art.press.plates import Art


@picture("free_coffee", backdrops.sunburst(330, 290, 20, 6, 484))
def free_coffee(art: Art) -> None:
    """A paper cup, one eye open, and a coin that nobody takes."""
    with art.at(318, 316):
        art.flat(ellipse(6, 172, 170, 20), INK, 0.28)
        for x in (-64, 0, 64):
            art.tube(f"M{x} -186C{x - 34} -214 {x + 30} -232 {x - 4} -262", WHITE, 17, 4.4)
        cup = "M-128 -120H128L94 172H-94Z"
        art.body(cup, PAPER, 7.2)
        with art.clip(cup):
            art.flat("M-140 -40H140L120 96H-120Z", TAN)
            art.line("M-140 -40H140M-140 96H140", 5)
            for i in range(14):
                art.line(f"M{-128 + i * 20} -38L{-112 + i * 17} 94", 2.4)
            art.cover(ellipse(0, 26, 92, 60), lighter(TAN, 0.45))
            art.shade("M50 -130L20 180H140V-130Z", 0.5)
            art.flat(poly((-112, -110), (-90, -110), (-80, -46), (-104, -46)), WHITE, 0.8)
        art.line(cup, 7)
        art.body(
            (
                "M-146 -116C-150 -150 -134 -160 -118 -162L-104 -190H104"
                "L118 -162C134 -160 150 -150 146 -116Z"
            ),
            WHITE,
            7,
        )
        art.line("M-116 -160H116", 5)
        art.shade("M60 -186L104 -190L118 -162C140 -160 150 -150 146 -116H80Z", 0.4)
        eye(art, -42, 6, 32, (4, 6), 0.5, lighter(TAN, 0.45), 0.56)
        art.line("M22 10Q42 24 64 8", 7)
        for s in (-1, 1):
            art.flat(ellipse(s * 76, 40, 17, 10), CORAL, 0.7)
        art.line("M-22 48Q4 60 28 46", 6.4)
        art.tube("M-112 20C-170 40 -180 90 -150 120", TAN, 26, 5.6)
        art.tube("M112 20C160 0 176 -30 178 -60", TAN, 26, 5.6)
    with art.at(512, 196, 1, 10):
        art.body(ellipse(0, 0, 56), SUN, 6.4)
        art.line(ellipse(0, 0, 42), 3.6)
        art.body(star(0, 0, 5, 26, 12), ORANGE, 4.6)
        art.tube("M-52 52L52 -52", CORAL, 18, 5)
        art.shade("M20 -50A56 56 0 0 1 -10 55Q40 40 40 0Z", 0.4)


@picture("table_football", backdrops.window)
def table_football(art: Art) -> None:
    """Eye to eye over the ball: two players who cannot leave their rods."""
    art.body("M44 400H586V560H44Z", INCENTIVE.mid, 6.6)
    art.flat(poly((50, 400), (190, 400), (130, 560), (44, 560)), INCENTIVE.light, 0.5)
    art.flat(poly((330, 400), (480, 400), (520, 560), (330, 560)), INCENTIVE.light, 0.5)
    art.stroke("M48 412H582", WHITE, 7)
    art.body(rect(44, 368, 542, 34, 4), TAN, 6)
    for x in (110, 550):
        art.body(rect(x - 44, 284, 88, 88, 6), WHITE, 6)
        for i in range(5):
            art.line(f"M{x - 34 + i * 17} 290V366M{x - 40} {298 + i * 15}H{x + 40}", 2.4)
    for y, side in ((284, 1), (262, -1)):
        art.tube(f"M21 {y}H609", GREY, 22, 5)
        art.body(rect(330 + side * 246 - 34, y - 22, 68, 44, 20), INK, 6)
    _player(art, 252, 284, STORY.mid, 1)
    _player(art, 462, 262, CORAL, -1)
    with art.at(330, 486):
        art.flat(ellipse(6, 40, 46, 10), INK, 0.4)
        art.body(ellipse(0, 0, 44), WHITE, 6.4)
        art.body(regular(0, -30, 5, 15), INK, 3)
        for s in (-1, 1):
            art.body(regular(s * 36, 16, 5, 12), INK, 3)
            eye(art, s * 15, 2, 13, (s * 4, -2), 0, WHITE, 0.44, 4.4)
        art.body(ellipse(0, 24, 6, 8), MOUTH, 4)


def _player(art: Art, x: float, y: float, colour: str, side: int) -> None:
    """A wooden fox or bear on its rod, looking at the other one."""
    with art.at(x, y, 1, side * 7):
        art.body(poly((-40, 90), (40, 90), (26, 214), (-26, 214)), colour, 6.6)
        art.body("M-34 206H34L44 236H-44Z", INK, 5.6)
        art.body(rect(-62, -34, 124, 140, 26), colour, 7)
        art.shade(rect(10, -30, 50, 132, 20), 0.45)
        art.flat(rect(-44, 10, 88, 16), WHITE, 0.9)
        art.body(rect(-74, -18, 24, 40, 8), GREY, 5)
        art.body(rect(50, -18, 24, 40, 8), GREY, 5)
        look = "right" if side > 0 else "left"
        with art.at(0, -104, 0.5), art.at(0, -150):
            head(art, SPECIES["fox" if side > 0 else "bear"], (look, 0.34), "flat", 6.6)
