"""Expansion: the start deck and the upper floors."""

from __future__ import annotations

from art.cards import backdrops, rooms
from art.cards.critter import Critter
from art.cards.figure import figure
from art.cards.heads import head
from art.cards.paws import paw
from art.cards.pictures import picture
from art.cards.species import SPECIES
from art.press.brush import brush, taper
from art.press.palette import (
    BROWN,
    CORAL,
    DARK_GREY,
    GREY,
    INK,
    LEAF,
    NIGHT,
    PAPER,
    SAND,
    STORY,
    SUN,
    TEAL,
    WHITE,
    darker,
    lighter,
)
from art.press.paths import ellipse, rect
from art.press.plates import Art


@picture("cto_elephant", rooms.meeting)
def cto_elephant(art: Art) -> None:
    """An elephant in braces signs with its trunk; the laptop is far too small."""
    gear = SPECIES["elephant"]
    art.body("M120 540C110 420 190 350 338 346C486 350 566 420 556 540Z", WHITE, 7)
    with art.clip("M120 540C110 420 190 350 338 346C486 350 566 420 556 540Z"):
        for x in range(130, 560, 30):
            art.flat(rect(x, 340, 8, 220), STORY.light)
        art.shade(rect(380, 340, 200, 220), 0.4)
    for s in (-1, 1):
        art.body(
            taper([(338 + s * 96, 356), (338 + s * 104, 440), (338 + s * 92, 540)], (30, 32, 32)),
            CORAL,
            5.6,
        )
    with art.at(338, 116, 0.98):
        head(art, gear, ("open", 0.42), "flat")
    art.body(rect(44, 480, 542, 90), BROWN, 7)
    art.flat(rect(44, 480, 542, 12), lighter(BROWN, 0.3))
    with art.at(250, 470, 1, -3):
        art.body(rect(-40, -36, 80, 52, 6), DARK_GREY, 5.6)
        art.flat(rect(-30, -28, 60, 36, 3), TEAL)
        art.body("M-50 16H50L58 28H-58Z", GREY, 5)
    for s in (-1, 1):
        paw(art, 250 + s * 76, 478, gear.fur, s * -30, 0.9)
    with art.at(486, 478, 1, 5):
        art.body("M-84 -14H74L96 26H-70Z", WHITE, 5.6)
        art.ink(brush([(-40, 12), (-20, -4), (-10, 12), (10, -2), (30, 10), (60, 2)], 7, 0.4, 0.2))
    with art.at(456, 398, 1, 24):
        art.body(rect(-10, -74, 20, 120, 8), NIGHT, 5.4)
        art.flat(rect(-10, 4, 20, 9), SUN)
        art.body("M-9 46H9L0 80Z", SUN, 5)
    art.cover(ellipse(452, 378, 14), gear.fur)
    art.body(taper([(420, 398), (452, 396), (472, 378)], (40, 36, 30)), gear.fur, 6)


@picture("noob_joey", rooms.lift)
def noob_joey(art: Art) -> None:
    """A joey looks out of a laptop rucksack on its first day, badge on the ear."""
    joey = SPECIES["joey"]
    art.flat(ellipse(338, 526, 170, 14), INK, 0.35)
    art.tube("M262 300C250 200 426 200 414 300", NIGHT, 24, 5.6)
    with art.at(338, 190, 0.76):
        head(art, joey, ("up", 0), "o")
    sack = (
        "M196 356C190 330 210 322 240 324H436C466 322 486 330 480 356L496 486C498 520 480 "
        "530 450 530H226C196 530 178 520 180 486Z"
    )
    art.body(sack, TEAL, 7.2)
    with art.clip(sack):
        art.shade("M400 320C470 400 460 500 400 540H510V310Z", 0.5)
        art.flat(rect(206, 344, 20, 140, 10), WHITE, 0.3)
    art.body(
        "M230 420H446V506C446 516 440 522 430 522H246C236 522 230 516 230 506Z",
        darker(TEAL, 0.16),
        6,
    )
    art.line("M230 446H446", 5)
    art.body(rect(324, 438, 28, 40, 8), SUN, 5)
    for s in (-1, 1):
        paw(art, 338 + s * 92, 334, joey.fur, s * -8, 0.9)
        art.tube(
            f"M{338 + s * 150} 350C{338 + s * 206} 380 {338 + s * 200} 480 {338 + s * 160} 506",
            NIGHT,
            24,
            5.4,
        )
    with art.at(236, 170, 0.9, -16):
        art.line("M14 -40L4 -62", 4)
        art.body(rect(-36, -40, 72, 84, 8), PAPER, 5.6)
        art.body(rect(-36, -40, 72, 22, 8), CORAL, 4.6)
        art.body(ellipse(0, 6, 14), SAND, 4)
        art.line("M-20 32H20", 5)


@picture("controlling_squirrel", backdrops.home)
def controlling_squirrel(art: Art) -> None:
    """A squirrel counts acorns on a printing calculator; the strip goes on and on."""
    fur = "#B5622E"
    _big_tail(art, fur)
    clerk = Critter("squirrel", "vest", (WHITE, "#37507F"), ("down", 0.44), "flat", "visor", LEAF)
    with art.at(316, 330, 1.24):
        figure(art, clerk, "type", "back")
    art.body(rect(44, 440, 542, 130), BROWN, 7)
    art.flat(rect(44, 440, 542, 12), lighter(BROWN, 0.3))
    art.body(
        (
            "M250 410C270 360 210 330 170 350C120 372 150 420 110 440C80 456 70 500 96 "
            "520C120 536 150 510 168 520L196 500C170 470 150 500 130 490C120 470 160 470 176 "
            "440C190 400 200 380 226 400Z"
        ),
        WHITE,
        5.6,
    )
    for x, y, turn in ((180, 372, -20), (150, 424, -50), (104, 480, 70)):
        with art.at(x, y, 1, turn):
            art.flat(rect(-14, -8, 28, 5, 2) + rect(-14, 3, 20, 5, 2), GREY)
    art.body("M236 400H400L420 486H220Z", DARK_GREY, 6.4)
    art.body(rect(252, 408, 132, 20, 5), LEAF, 4.4)
    for j in range(2):
        for i in range(5):
            art.body(
                rect(246 + i * 30 - j * 4, 438 + j * 22, 22, 15, 4),
                (WHITE, SUN)[(i + j) % 4 == 3],
                3.4,
            )
    for s in (-1, 1):
        paw(art, 318 + s * 74, 436, fur, s * -34, 0.86)
    _acorns(art)


def _big_tail(art: Art, fur: str) -> None:
    tail = taper(
        [(420, 460), (560, 450), (570, 280), (500, 160), (420, 150), (440, 214)],
        (60, 120, 150, 130, 90, 20),
    )
    art.body(tail, fur, 7)
    with art.clip(tail):
        art.shade("M480 120C640 200 620 420 480 480H640V100Z", 0.45)
        art.ink(brush([(520, 430), (548, 330), (510, 220), (450, 180)], 9))
        art.ink(brush([(480, 420), (504, 330), (480, 260)], 7))


def _acorns(art: Art) -> None:
    for x, y in ((462, 446), (512, 438), (558, 450), (490, 492), (540, 496)):
        with art.at(x, y, 0.8, x % 30 - 15):
            art.body("M-20 -4C-20 30 0 38 0 44C0 38 20 30 20 -4Z", "#D9A05B", 5)
            art.body("M-26 -2C-26 -26 26 -26 26 -2C10 6 -10 6 -26 -2Z", BROWN, 5)
            art.line("M0 -20V-30", 5)
