"""The largest stories: one app for all, and an office out there."""

from __future__ import annotations

from art.cards import backdrops
from art.cards.critter import Critter
from art.cards.faces import eye
from art.cards.figure import figure
from art.cards.heads import head
from art.cards.pictures import picture
from art.cards.species import SPECIES
from art.press.brush import brush, taper
from art.press.palette import (
    BROWN,
    CORAL,
    DARK_GREY,
    GLASS,
    GREY,
    INK,
    LEAF,
    PINK,
    SCREEN,
    STORY,
    SUN,
    TAN,
    TEAL,
    WHITE,
    Family,
    darker,
)
from art.press.paths import ellipse, poly, rect, spline
from art.press.plates import DOWN, Art


@picture("super_app_knife", backdrops.sunburst(300, 330, 22, 2, 506))
def super_app_knife(art: Art) -> None:
    """A pocket knife with a bank, a taxi and a chat; the crowd only wants the corkscrew."""
    for turn, reach, tool in ((-38, 176, _bank), (-10, 226, _taxi), (17, 186, _chat)):
        with art.at(330, 330, 1, turn):
            art.body("M-22 20L-16 -150H16L22 20Z", GREY, 6)
            art.shade("M4 20V-150H16L22 20Z", 0.45)
            with art.at(0, -reach, 0.92, -turn):
                tool(art)
    spiral = [(470 + (18 if i % 2 else -18), 296 - i * 25) for i in range(7)]
    art.tube(
        spline([(452, 330), *((float(x), float(y)) for x, y in spiral), (470, 112)], closed=False),
        GREY,
        17,
        5,
    )
    art.body(poly((458, 112), (482, 112), (470, 84)), GREY, 5)
    with art.at(330, 384, 1, -4):
        art.flat(ellipse(0, 74, 230, 14), INK, 0.3)
        handle = rect(-236, -62, 472, 124, 60)
        art.body(handle, CORAL, 7.6)
        with art.clip(handle):
            art.shade("M-240 10Q0 60 240 -30V70H-240Z", 0.5, DOWN)
            art.flat(rect(-190, -48, 300, 14, 7), WHITE, 0.5)
        for s in (-1, 1):
            art.body(ellipse(s * 200, 0, 15), GREY, 5)
            eye(art, s * 52 - 20, -6, 38, (16, -4), 0.4, CORAL, 0.52)
        art.ink(brush([(-50, 40), (-18, 32), (14, 42)], 9, 0.4, 0.4))
    fans = (
        ("mouse", 404, 486, "shiny"),
        ("hamster", 480, 478, "happy"),
        ("frog", 552, 492, "open"),
    )
    for name, x, y, look in fans:
        with art.at(x, y - 50, 0.26, (x % 20) - 8):
            head(art, SPECIES[name], (look, 0), "grin", 5)
    for x, y, turn in ((428, 432, -16), (520, 424, 12), (580, 440, 24)):
        with art.at(x, y, 1, turn):
            art.body(
                "M0 12C-26 -8 -20 -30 -6 -28Q0 -26 0 -18Q0 -26 6 -28C20 -30 26 -8 0 12Z", PINK, 4.6
            )


def _bank(art: Art) -> None:
    art.body(poly((-56, -10), (0, -54), (56, -10)), SUN, 6)
    art.body(rect(-50, -10, 100, 62, 4), WHITE, 6)
    for x in (-30, 0, 30):
        art.body(rect(x - 8, -6, 16, 54), TAN, 4.6)
    art.body(rect(-60, 44, 120, 18, 4), SUN, 5.4)
    art.flat(ellipse(0, -26, 9), INK)


def _taxi(art: Art) -> None:
    art.body("M-44 -6C-36 -50 36 -50 44 -6Z", SUN, 6)
    art.body("M-30 -8C-24 -36 24 -36 30 -8Z", GLASS, 4.6)
    art.body(rect(-66, -8, 132, 44, 16), SUN, 6)
    for x in range(-54, 55, 18):
        art.flat(rect(x, 8, 9, 9), INK)
    art.body(rect(-16, -60, 32, 18, 5), WHITE, 5)
    for s in (-1, 1):
        art.body(ellipse(s * 38, 38, 18), INK, 4)
        art.flat(ellipse(s * 38, 38, 7), GREY)


def _chat(art: Art) -> None:
    art.body("M-58 -44H58V28H10L-18 60L-16 28H-58Z", TEAL, 6)
    for x in (-28, 0, 28):
        art.body(ellipse(x, -8, 9), WHITE, 4)


def _moonscape(art: Art, family: Family) -> None:
    backdrops.space(330)(art, family)
    art.flat(ellipse(520, 420, 70), family.dark)
    art.flat(ellipse(490, 150, 74), "#4FA3D8")
    art.flat(
        "M434 120C460 86 510 82 522 108C530 130 490 140 484 162C476 180 440 160 434 120Z", LEAF
    )
    art.flat("M0 440Q160 396 330 424T640 420V620H0Z", GREY)
    for x, y, r in ((110, 470, 40), (560, 470, 34), (250, 450, 16), (420, 510, 26)):
        art.flat(ellipse(x, y, r, r * 0.3), DARK_GREY, 0.6)


@picture("moon_office", _moonscape)
def moon_office(art: Art) -> None:
    """A red panda alone at its desk on the moon; nothing stays down, nobody comes by."""
    art.flat(ellipse(320, 524, 210, 12), INK, 0.4)
    astronaut = Critter(
        "redpanda", "coat", (WHITE, SUN), ("tired", 0.5), "flat", trousers=WHITE, shoes=GREY
    )
    with art.at(268, 334, 1.14):
        figure(art, astronaut, "type", "back")
        art.body(ellipse(0, -88, 128, 118), GLASS, 0, None)
        with art.at(0, -82, 0.62), art.at(0, -150):
            head(art, SPECIES["redpanda"], ("tired", 0.5), "flat")
        art.line(ellipse(0, -88, 128, 118), 8)
        art.stroke("M-106 -118A118 110 0 0 1 -40 -184", WHITE, 11, 0.95)
        art.stroke("M96 -30A118 110 0 0 0 114 -90", WHITE, 7, 0.7)
        art.body(taper([(-70, 16), (0, 36), (70, 16)], (26, 30, 26)), GREY, 6)
        art.body(rect(-34, 54, 68, 34, 6), STORY.mid, 5)
        for x, colour in ((-18, CORAL), (0, SUN), (18, TEAL)):
            art.flat(ellipse(x, 70, 6), colour)
    art.body("M150 462H500V484H150Z", TAN, 6.6)
    for x in (176, 470):
        art.tube(f"M{x} 484L{x + (x - 320) * 0.06} 528", BROWN, 16, 5)
    art.body("M340 462L356 360H476L492 462Z", DARK_GREY, 6.4)
    art.flat(poly((362, 374), (470, 374), (480, 446), (352, 446)), SCREEN)
    for i, (x, w, colour) in enumerate(((376, 50, TEAL), (384, 70, SUN), (376, 36, CORAL))):
        art.flat(rect(x, 388 + i * 18, w, 8, 4), colour)
    figure_hands = ((214, 452), (318, 452))
    for x, y in figure_hands:
        art.body(ellipse(x, y, 24, 20), WHITE, 6)
    with art.at(548, 316, 1, 24):
        art.body(rect(-28, -32, 56, 60, 9), CORAL, 5.6)
        art.tube("M28 -18H38C54 -18 54 16 38 16H28", CORAL, 14, 4.4)
    for x, y, r in ((520, 260, 10), (536, 236, 7), (556, 250, 5)):
        art.body(ellipse(x, y, r), BROWN, 4)
    with art.at(140, 262, 1, -22):
        art.body(poly((-26, -34), (26, -34), (26, 34), (-26, 34)), SUN, 5.4)
        art.flat(rect(-14, -18, 28, 6, 3) + rect(-14, -4, 20, 6, 3), darker(SUN, 0.4))
