"""Incentives of everyday office life."""

from __future__ import annotations

from art.cards import backdrops, rooms
from art.cards.critter import Critter, bust
from art.cards.faces import eye
from art.cards.grid import WINDOW
from art.cards.heads import head
from art.cards.paws import paw
from art.cards.pictures import picture
from art.cards.species import SPECIES
from art.press.palette import (
    CORAL,
    DARK_GREY,
    EVENT,
    GLASS,
    GREY,
    INCENTIVE,
    INK,
    LILAC,
    MOUTH,
    ORANGE,
    PAPER,
    PINK,
    STORY,
    SUN,
    TAN,
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
    regular,
    spark,
    spline,
    star,
)
from art.press.plates import DOWN, Art


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


@picture("dog_day", backdrops.home)
def dog_day(art: Art) -> None:
    """A sausage dog on the desk, the keyboard under the paws, a tie in the mouth."""
    fur, dark = "#A9653A", "#6E3F26"
    with art.at(326, 330):
        art.flat(ellipse(0, 150, 250, 22), INK, 0.3)
        art.tube(spline([(214, 20), (250, -10), (246, -60), (222, -84)], closed=False), fur, 24, 6)
        for x in (150, 196, -92, -46):
            art.body(rect(x - 20, 70, 40, 76, 18), fur if x in (196, -46) else darker(fur, 0.2), 6)
        body = (
            "M-150 40C-150 -20 -110 -30 -60 -20C40 0 120 -30 190 -20"
            "C240 -10 240 90 200 104C100 120 -60 120 -120 104C-146 "
            "96 -150 70 -150 40Z"
        )
        art.body(body, fur, 7.2)
        with art.clip(body):
            art.shade("M-160 70Q40 100 240 50V130H-160Z", 0.5, DOWN)
            art.body(rect(20, -60, 78, 200), INCENTIVE.mid, 6)
            for y in (-24, 20, 64):
                art.flat(rect(20, y, 78, 14), WHITE, 0.7)
        art.line(body, 7)
        _dog_head(art, dark, fur)
        art.body("M-116 140H40L56 168H-130Z", DARK_GREY, 6)
        for i in range(8):
            art.body(rect(-108 + i * 18, 146, 12, 10, 3), PAPER, 3)
    with art.at(500, 496, 0.8, -14):
        art.body(
            (
                "M-40 -12C-60 -30 -84 -8 -66 6C-84 20 -60 42 -40 24H40C60 "
                "42 84 20 66 6C84 -8 60 -30 40 -12Z"
            ),
            WHITE,
            6,
        )
    for x, y, r in ((540, 300, 14), (250, 150, 12)):
        art.body(spark(x, y, r), SUN, 4.2)


def _dog_head(art: Art, dark: str, fur: str) -> None:
    skull = spline(
        points(
            "-150,-140 -80,-150 -44,-90 -60,-20 -120,6 -190,6 -252,0 -262,-36 -216,-60 -190,-116"
        )
    )
    art.body(skull, fur, 7.2)
    with art.clip(skull):
        art.shade("M-270 -20Q-150 10 -50 -50V20H-270Z", 0.45, DOWN)
    art.body(
        spline(points("-92,-136 -50,-120 -30,-40 -52,14 -90,0 -104,-70")),
        dark,
        6.4,
    )
    art.body(ellipse(-256, -34, 22, 18), INK, 4)
    art.flat(ellipse(-262, -40, 7, 4), WHITE, 0.8)
    eye(art, -160, -84, 30, (-6, 4), 0.26, fur, 0.56)
    art.flat(ellipse(-130, -30, 20, 12), CORAL, 0.6)
    art.line("M-246 -8Q-190 14 -140 -12", 5.6)
    art.body(
        poly(*points("-214,-6 -190,-4 -186,20 -166,112 -196,146 -222,108 -220,20")),
        CORAL,
        5.6,
    )
    for y in (40, 76):
        art.line(f"M-216 {y}L-182 {y - 20}", 6)


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


@picture("ball_pit", rooms.halves)
def ball_pit(art: Art) -> None:
    """A capybara, a snorkel, one shoe and a great many balls."""
    with art.at(330, 172, 0.86):
        bust(art, Critter("capybara", "", ("", ""), ("open", 0.2)), 7.4)
        art.tube("M150 240C220 210 214 60 206 -60", CORAL, 30, 6)
        art.body(rect(-136, 64, 272, 96, 40), GLASS, 7)
        art.flat(poly((-96, 74), (-46, 74), (-86, 150), (-122, 132)), WHITE, 0.7)
        for s in (-1, 1):
            eye(art, s * 62, 112, 34, (s * -3, 4), 0.44, "#B98A58", 0.54)
        art.line(rect(-136, 64, 272, 96, 40), 7)
    with art.at(150, 330, 1, -30):
        art.body("M-34 -60H20V-10C50 0 76 6 78 30V44H-34Z", EVENT.mid, 6)
        art.body(rect(-38, 40, 120, 16, 6), WHITE, 5)
        art.line("M6 -16L26 -24M18 -4L36 -12", 4)
    colours = (SUN, CORAL, TEAL, STORY.mid, PINK, INCENTIVE.mid, LILAC)
    with art.clip(WINDOW):
        for row, (y, count) in enumerate(((404, 7), (450, 8), (498, 7), (546, 8))):
            for i in range(count):
                x = 60 + i * 84 + (0 if row % 2 else 34) - (20 if count == 8 else 0)
                _ball(art, x, y + (i * 37 + row * 13) % 17, colours[(i * 3 + row * 2) % 7])
    art.tube("M506 440Q512 390 500 340", "#B98A58", 50, 6.2)
    paw(art, 498, 322, "#B98A58", 8)
    with art.clip(WINDOW):
        for i in range(3):
            _ball(art, 440 + i * 62, 446 + i % 2 * 12, colours[(i * 2 + 1) % 7])


def _ball(art: Art, x: float, y: float, colour: str) -> None:
    circle = ellipse(x, y, 45)
    art.body(circle, colour, 6)
    with art.clip(circle):
        art.shade(f"M{x + 6} {y - 50}Q{x + 44} {y + 6} {x - 20} {y + 50}H{x + 50}V{y - 50}Z", 0.45)
    art.flat(ellipse(x - 18, y - 20, 8, 12, 40), WHITE, 0.6)
