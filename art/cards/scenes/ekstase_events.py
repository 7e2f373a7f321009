"""Expansion: bombs and all-ins."""

from __future__ import annotations

from art.cards import backdrops, outdoors, rooms
from art.cards.critter import Critter
from art.cards.faces import eye
from art.cards.figure import figure
from art.cards.paws import paw, wing
from art.cards.pictures import picture
from art.press.brush import brush, taper
from art.press.palette import (
    BROWN,
    CORAL,
    DARK_GREY,
    EVENT,
    GREY,
    INK,
    LEAF,
    LILAC,
    MOUTH,
    NIGHT,
    ORANGE,
    PAPER,
    SAND,
    STORY,
    SUN,
    TAN,
    TEAL,
    WHITE,
    lighter,
)
from art.press.paths import ellipse, points, poly, rect, spline
from art.press.plates import Art


@picture("reorg_ball", rooms.cubicles)
def reorg_ball(art: Art) -> None:
    """A friendly wrecking ball swings through the partition."""
    wall = "M44 330H170L196 360L180 400L214 430L190 470L206 520H44Z"
    art.body(wall, TEAL, 7)
    art.body("M586 360H520L500 400L524 440L496 480L510 520H586Z", TEAL, 7)
    art.flat(rect(44, 330, 120, 14), lighter(TEAL))
    for i in range(7):
        x, y = 540 - i * 27, 50 + i * 21
        art.tube(ellipse(x, y, 17, 11, -38 if i % 2 else 52), DARK_GREY, 13, 4)
    with art.at(338, 318, 1, -8):
        ball = ellipse(0, 0, 160)
        art.body(rect(20, -190, 66, 46, 12), GREY, 6.4)
        art.body(ball, SUN, 7.6)
        with art.clip(ball):
            for i in range(7):
                x = -190 + i * 66
                art.body(poly((x, 160), (x + 34, 160), (x + 74, 96), (x + 40, 96)), INK, 0)
                art.flat(poly((x, 160), (x + 34, 160), (x + 74, 96), (x + 40, 96)), INK)
            art.line("M-180 96H180", 6)
            art.shade("M80 -150C170 -20 110 130 -50 170H170V-150Z", 0.6)
            art.flat(ellipse(-86, -78, 24, 48, 40), WHITE, 0.4)
        for s in (-1, 1):
            eye(art, s * 54, -22, 42, (s * -4, 8), 0.36, ORANGE, 0.54)
            art.flat(ellipse(s * 98, 30, 24, 14), CORAL, 0.7)
        smile = "M-58 26Q0 44 58 26Q50 82 0 82Q-50 82 -58 26Z"
        art.body(smile, MOUTH, 6)
        with art.clip(smile):
            art.flat("M-66 22Q0 44 66 22V42Q0 62 -66 42Z", WHITE)
        art.line(smile, 5.6)
    _splinters(art)


def _splinters(art: Art) -> None:
    for x, y, turn, colour in (
        (220, 178, 40, SUN),
        (140, 250, -30, CORAL),
        (540, 250, 70, SUN),
        (120, 180, 80, LEAF),
        (560, 330, 20, CORAL),
    ):
        _pencil(art, x, y, turn, colour)
    for x, y, turn in (
        (226, 478, 20),
        (474, 486, -16),
        (300, 512, 40),
        (250, 400, 70),
        (400, 514, 10),
    ):
        with art.at(x, y, 1, turn):
            art.body(poly((-20, -12), (16, -18), (24, 10), (-10, 18)), lighter(TEAL, 0.3), 5)


def _pencil(art: Art, x: float, y: float, turn: float, colour: str) -> None:
    with art.at(x, y, 1, turn):
        art.body(rect(-9, -36, 18, 62, 3), colour, 5)
        art.body(poly((-9, 26), (9, 26), (0, 48)), SAND, 5)
        art.body(rect(-9, -46, 18, 14, 5), CORAL, 4.4)


def _ice_front(art: Art) -> None:
    for path in ("M150 240l40 30l-14 40", "M380 470l-40 -14l-6 -34", "M500 220l-22 40"):
        art.line(path, 4.4)
    for i, (x, y) in enumerate(
        (
            (140, 508),
            (190, 512),
            (246, 516),
            (310, 520),
            (372, 524),
            (430, 516),
            (488, 502),
            (532, 492),
        )
    ):
        art.body(poly((x - 15, y - 8), (x + 15, y - 8), (x, y + 26 + i * 7 % 20)), WHITE, 5)
    for x, y, r in ((96, 300, 15), (572, 240, 17), (90, 420, 11), (576, 400, 12), (230, 120, 12)):
        art.line(
            (
                f"M{x - r} {y}H{x + r}M{x} {y - r}V{y + r}M{x - r * 0.7} "
                f"{y - r * 0.7}L{x + r * 0.7} {y + r * 0.7}M{x + r * 0.7} "
                f"{y - r * 0.7}L{x - r * 0.7} {y + r * 0.7}"
            ),
            4.6,
        )


@picture("all_hands", backdrops.sunburst(330, 560, 26, 2, None))
def all_hands(art: Art) -> None:
    """Every paw, hoof and wing of the house goes up around one megaphone."""
    art.tube("M330 560V300", DARK_GREY, 20, 5)
    with art.at(330, 236, 1.2, -6):
        art.body(rect(-112, -26, 70, 56, 14), GREY, 6.4)
        art.body("M-50 -30L70 -92V96L-50 34Z", CORAL, 7)
        art.shade("M-50 10L70 40V96L-50 34Z", 0.5)
        art.body(spline(points("66,-98 96,-60 104,2 96,64 66,102 54,2")), WHITE, 6.4)
        art.body(ellipse(76, 2, 19, 66), NIGHT, 5)
        eye(art, -12, -8, 25, (6, 2), 0.42, CORAL, 0.52)
        art.ink(brush([(0, 34), (20, 30), (36, 40)], 7, 0.4, 0.4))
        for turn in (-34, 0, 34):
            with art.at(110, 2, 1, turn):
                art.ink(brush([(20, 0), (36, -2), (56, 0)], 10))
    arms = (
        (90, 420, -8, "#9B6A45", CORAL),
        (190, 380, 6, "#E8743B", TEAL),
        (500, 372, -5, "#77B955", SUN),
        (580, 430, 10, "#3B3354", WHITE),
        (140, 478, 4, "#9AA6BC", LILAC),
        (256, 452, -6, "#F5A9B0", NIGHT),
        (404, 446, 8, "#FFFAEE", STORY.mid),
        (460, 484, -3, "#F09A4A", "#B1467F"),
        (544, 500, 6, "#8A5A33", TEAL),
        (330, 492, 2, "#FFD24A", EVENT.dark),
        (84, 516, -10, "#FBF5EA", SUN),
        (214, 520, 9, "#5FA05A", CORAL),
    )
    for i, (x, y, turn, fur, sleeve) in enumerate(arms):
        with art.at(x, y, 1.1, turn):
            art.body(taper([(0, 160), (0, 60), (0, 16)], (48, 42, 36)), sleeve, 6.2)
            art.body(rect(-24, 12, 48, 22, 8), lighter(sleeve), 5.4)
            _hand(art, fur, i % 4)


def _hand(art: Art, fur: str, kind: int) -> None:
    if kind == 0:
        wing(art, 0, -14, fur, 0, 0.95)
    elif kind == 1:
        art.body("M-30 12C-38 -20 -26 -46 -6 -44L0 -20L6 -44C26 -46 38 -20 30 12Z", fur, 6)
    elif kind == 2:
        paw(art, 0, -8, fur, 0, 0.95)
    else:
        art.body(
            spline(
                points(
                    "-26,14 -34,-14 -46,-34 -28,-36 -14,-18 -10,-50 8,-50 12,-18 28,-36 "
                    "44,-28 32,-8 26,14"
                )
            ),
            fur,
            6,
        )


@picture("crunch_drum", outdoors.storm)
def crunch_drum(art: Art) -> None:
    """An ox in a tie sets the stroke for the galley."""
    ox = Critter("ox", "shirt", (WHITE, CORAL), ("angry", 0.1), "flat", trousers=NIGHT)
    with art.at(338, 286, 0.98):
        figure(art, ox, "heave")
        for s in (-1, 1):
            art.tube(f"M{s * 130} -168L{s * 60} -196", TAN, 15, 4.6)
            art.body(ellipse(s * 48, -200, 24, 20), CORAL, 6)
            paw(art, s * 130, -164, "#2F2230", s * 20, 0.66)
    drum = "M166 400C166 360 510 360 510 400L486 548H190Z"
    art.body(drum, CORAL, 7.4)
    with art.clip(drum):
        art.shade("M420 370H520V560H320C400 520 440 470 420 370Z", 0.5)
    for i in range(7):
        x = 186 + i * 50
        art.line(f"M{x} 418L{x + 22} 540L{x + 46} 420", 5)
    art.body(ellipse(338, 398, 172, 44), PAPER, 7)
    art.flat(ellipse(338, 402, 120, 28), SAND)
    art.body("M166 398C166 450 510 450 510 398L508 420C490 468 186 468 168 420Z", SUN, 6)
    for path in (
        [(120, 360), (90, 340), (70, 350)],
        [(556, 360), (586, 340), (604, 350)],
        [(130, 330), (110, 300), (96, 296)],
        [(546, 330), (566, 300), (580, 296)],
    ):
        art.ink(brush([(float(x), float(y)) for x, y in path], 10))
    for s in (-1, 1):
        for i in range(3):
            art.tube(
                (
                    f"M{338 + s * (210 + i * 34)} {470 + i * 24}L{338 + s * (300 + i * 24)} "
                    f"{430 + i * 40}"
                ),
                BROWN,
                16,
                4.6,
            )
