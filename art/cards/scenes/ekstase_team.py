"""Expansion: the start deck and the upper floors."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards import backdrops, rooms
from art.cards.critter import Critter, bust
from art.cards.faces import eye
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
    """An elephant has knotted its trunk so as to remember, and kept every single note as well."""
    _striped_shirt(art)
    with art.at(0, -20):
        _head_of_memory(art)
        _knotted_trunk(art)
    art.body(rect(44, 486, 542, 84), BROWN, 7)
    art.flat(rect(44, 486, 542, 12), lighter(BROWN, 0.3))
    for x, turn in ((206, 20), (470, -20)):
        paw(art, x, 480, SPECIES["elephant"].fur, turn, 0.86)


_SHIRT = "M120 540C110 430 190 372 338 368C486 372 566 430 556 540Z"


def _striped_shirt(art: Art) -> None:
    art.body(_SHIRT, WHITE, 7)
    with art.clip(_SHIRT):
        for x in range(130, 560, 30):
            art.flat(rect(x, 360, 8, 200), STORY.light)
        art.shade(rect(380, 360, 200, 200), 0.4)
    for s in (-1, 1):
        brace = [(338 + s * 96, 376), (338 + s * 104, 450), (338 + s * 92, 540)]
        art.body(taper(brace, (30, 32, 32)), CORAL, 5.6)


def _head_of_memory(art: Art) -> None:
    """Sails of ears, full of notes; the left one makes room for the dice."""
    gear = SPECIES["elephant"]
    for shape in (
        "230,150 176,190 120,330 132,400 190,420 250,340",
        "440,130 500,70 566,96 574,210 540,310 470,330 430,260",
    ):
        ear = spline(points(shape))
        art.body(ear, gear.fur, 7)
        with art.clip(ear):
            art.shade(ear, 0.36)
    skull = spline(points("338,96 420,116 462,200 448,300 338,350 228,300 214,200 256,116"))
    art.body(skull, gear.fur, 7.4)
    with art.clip(skull):
        art.shade("M400 90C480 160 470 290 380 360H490V90Z", 0.44)
    for x, y, turn, colour in (
        (518, 132, 8, SUN),
        (530, 206, -6, PAPER),
        (498, 270, 10, CORAL),
        (176, 362, -10, SUN),
    ):
        with art.at(x, y, 1, turn):
            art.body(rect(-27, -27, 54, 54, 3), colour, 5)
            art.line("M-14 -10H14M-14 2H14M-14 14H4", 4)
    for s in (-1, 1):
        eye(art, 338 + s * 74, 206, 34, (-2, 4), 0.46, gear.fur, 0.54)
        art.flat(ellipse(338 + s * 92, 258, 20, 12), CORAL, 0.6)
        tusk = f"M{338 + s * 54} 300C{338 + s * 60} 350 {338 + s * 92} 368 {338 + s * 124} 356"
        art.body(tusk + f"C{338 + s * 100} 340 {338 + s * 92} 320 {338 + s * 90} 286Z", WHITE, 5.6)


def _knotted_trunk(art: Art) -> None:
    """Down through its own loop, and out at the side with the tip up."""
    fur = SPECIES["elephant"].fur
    loop = ellipse(338, 424, 86, 52)
    tip = taper([(340, 420), (400, 442), (462, 446), (500, 404), (492, 372)], (50, 46, 42, 38, 34))
    root = taper([(338, 214), (336, 280), (334, 350), (338, 424)], (84, 76, 64, 52))
    _wrinkled(
        art, tip, ([(448, 424), (456, 444), (450, 464)], [(470, 402), (488, 410), (506, 408)])
    )
    art.tube(loop, fur, 42, 6)
    for x, turn in ((266, -30), (294, 52), (410, 28), (378, -50)):
        with art.at(x, 386 if abs(turn) < 40 else 466, 1, turn):
            art.ink(brush([(-3, -14), (4, 0), (-2, 14)], 5.6))
    _wrinkled(art, root, [[(308, y), (338, y + 9), (366, y - 2)] for y in (272, 306, 340)])
    art.cover(ellipse(338, 224, 34, 30), fur)
    with art.clip(rect(220, 424, 240, 90)):
        art.tube(loop, fur, 42, 6)
        art.shade("M250 440Q338 500 440 430V500H250Z", 0.4)
        art.line(ellipse(338, 424, 107, 73), 6)


def _wrinkled(art: Art, part: str, wrinkles: Sequence[Sequence[tuple[float, float]]]) -> None:
    art.body(part, SPECIES["elephant"].fur, 6.8)
    with art.clip(part):
        art.shade(part, 0.4)
    for wrinkle in wrinkles:
        art.ink(brush(wrinkle, 5.6))


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
