"""Expansion: the start deck and the upper floors."""

from __future__ import annotations

from art.cards import backdrops, rooms
from art.cards.critter import Critter, bust
from art.cards.garments import torso
from art.cards.grid import WINDOW
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
from art.press.paths import ellipse, points, rect, spline
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
    """A squirrel with both cheeks full opens an empty cash box."""
    fur = SPECIES["squirrel"].fur
    with art.clip(WINDOW):
        _big_tail(art, fur)
    clerk = Critter("squirrel", "vest", (WHITE, "#37507F"), ("left", 0.4), "flat", "visor", LEAF)
    with art.at(330, 108, 0.84):
        torso(art, clerk.outfit, *clerk.colours)
        bust(art, clerk, 7.2)
        for side in (-1, 1):
            _full_cheek(art, side)
        art.body(rect(-14, 232, 28, 26, 5), WHITE, 4.6)
        art.line("M0 234V256M-30 226Q0 240 30 226", 4.6)
    art.body(rect(44, 460, 542, 110), BROWN, 7)
    art.flat(rect(44, 460, 542, 12), lighter(BROWN, 0.3))
    _empty_cash_box(art)
    for x, turn in ((190, 24), (470, -24)):
        paw(art, x, 446, fur, turn, 0.8)


def _full_cheek(art: Art, side: int) -> None:
    """The outlines of single acorns show through."""
    with art.at(side * 162, 234, 0.9, side * 6):
        cheek = spline(points("-84,-30 -40,-92 40,-96 100,-44 108,30 60,90 -30,92 -86,40"))
        art.body(cheek, SPECIES["squirrel"].fur, 7.2)
        with art.clip(cheek):
            art.flat(ellipse(-side * 24, 30, 70, 60), SPECIES["squirrel"].light)
            art.shade("M30 -100Q110 0 20 100H120V-100Z", 0.44)
        art.line(cheek, 7.2)
        for x, y, turn in ((34, -34, 20), (46, 34, -30), (-22, 44, 10)):
            with art.at(side * x, y, 1, side * turn):
                art.ink(brush([(-16, 14), (-20, -8), (0, -20), (20, -8)], 6, 0.2, 0.2))
        art.flat(ellipse(side * 10, -8, 20, 12), CORAL, 0.5)


def _big_tail(art: Art, fur: str) -> None:
    tail = taper(
        points("420,500 560,470 584,290 520,130 440,110 440,170"), (60, 120, 140, 130, 90, 20)
    )
    art.body(tail, fur, 7)
    with art.clip(tail):
        art.shade("M490 90C640 180 620 420 480 500H640V80Z", 0.45)
    art.ink(brush([(550, 430), (574, 320), (540, 200)], 9))


def _empty_cash_box(art: Art) -> None:
    art.body("M216 440L232 378H428L444 440Z", darker(GREY, 0.2), 6.4)
    art.body(rect(316, 388, 28, 10, 5), INK, 4)
    box = rect(212, 436, 236, 96, 8)
    art.body(box, GREY, 7)
    with art.clip(box):
        art.flat(rect(212, 436, 236, 20), NIGHT)
        art.shade(rect(330, 456, 120, 80), 0.46)
    art.line("M212 457H448", 5)
    art.body(rect(312, 470, 36, 34, 6), SUN, 5.4)
    art.flat(ellipse(330, 482, 5), INK)
    art.line("M330 484V494", 4.4)
    moth = [(270, 408), (254, 394), (250, 410), (268, 418)]
    for flip in (1, -1):
        art.body(spline([(270 + flip * (x - 270), y) for x, y in moth]), SAND, 4.6)
    art.line("M270 404V424", 5)
