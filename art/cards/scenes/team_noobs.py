"""Noobs and interns on the move."""

from __future__ import annotations

from art.cards import backdrops, rooms
from art.cards.critter import Critter
from art.cards.figure import figure
from art.cards.paws import paw
from art.cards.pictures import picture
from art.press.palette import (
    BROWN,
    CORAL,
    DARK_GREY,
    GLASS,
    GREY,
    INK,
    ORANGE,
    PAPER,
    STORY,
    SUN,
    TEAL,
    WHITE,
    lighter,
)
from art.press.paths import ellipse, points, poly, rect, spline
from art.press.plates import DOWN, Art

_DROP = "M0 -22C15 0 12 18 0 18C-12 18 -15 0 0 -22Z"


@picture("noob_hamster", rooms.gym)
def noob_hamster(art: Art) -> None:
    """A hamster runs in its wheel at full tilt and powers one small bulb."""
    art.flat(ellipse(336, 516, 200, 16), INK, 0.3)
    art.body("M250 520L324 290H352L430 520H396L340 356L284 520Z", DARK_GREY, 6)
    with art.at(338, 282):
        art.cover(ellipse(0, 0, 200), "#EEE6FA")
        for turn in range(7, 187, 30):
            with art.at(0, 0, 1, turn):
                art.line("M-200 0H200", 4)
        for lean in (0, 9):
            art.stroke(f"M-170 {60 + lean}A180 180 0 0 0 -70 {165 + lean}", WHITE, 7, 0.9)
    runner = Critter("hamster", "tee", (CORAL, SUN), ("wide", 0.1), "o", trousers=TEAL, shoes=WHITE)
    with art.at(330, 292, 0.98, 7):
        figure(art, runner, "run")
        band = "M-96 -118C-60 -150 80 -150 116 -112L118 -92C76 -126 -60 -126 -98 -98Z"
        art.body(band, SUN, 5.4)
    art.tube(ellipse(338, 282, 200), TEAL, 30, 6)
    art.stroke("M154 212A196 196 0 0 1 254 104", WHITE, 6, 0.7)
    _bulb(art)
    for x, y, turn in ((214, 184, -40), (184, 230, -60), (232, 140, -30)):
        with art.at(x, y, 0.9, turn):
            art.body(_DROP, GLASS, 4.4)


def _bulb(art: Art) -> None:
    art.tube("M520 330Q560 300 548 196", INK, 11, 3)
    for turn in range(-100, 101, 40):
        with art.at(546, 116, 1, turn):
            art.line("M0 -50V-64", 5)
    art.body(
        "M524 160C524 140 506 132 508 108C512 66 580 66 584 108C586 132 568 140 568 160Z",
        lighter(SUN, 0.3),
        6,
    )
    art.body(rect(526, 156, 40, 34, 8), GREY, 5.4)
    art.line("M534 134L540 112L546 124L552 112L558 134", 4.4)


@picture("noob_mole", backdrops.shelves)
def noob_mole(art: Art) -> None:
    """A mole comes up in the oldest corner of the code with a floppy disk and its lamp on."""
    beam = poly((350, 176), (596, 60), (606, 250))
    art.flat(beam, lighter(SUN, 0.5), 0.65)
    mole = Critter("mole", "vest", (PAPER, ORANGE), ("dot", 0), hat="hard", trousers=DARK_GREY)
    with art.at(318, 350, 1.34):
        figure(art, mole, "stop", "back")
        figure(art, mole, "stop", "front")
        with art.at(-158, -106, 0.8, -10):
            art.body("M-52 -52H40L54 -38V52H-52Z", STORY.dark, 6.4)
            art.body(rect(-30, -52, 56, 36, 4), GREY, 5)
            art.flat(rect(4, -46, 12, 24), INK)
            art.body(rect(-36, 0, 72, 52, 4), WHITE, 5)
            art.flat(rect(-24, 12, 44, 6, 3) + rect(-24, 26, 30, 6, 3), CORAL)
        paw(art, -150, -70, "#F6AFB6", -14, 0.7)
        with art.at(0, -82, 0.62), art.at(0, -150):
            art.body(ellipse(0, 10, 40), GREY, 6)
            art.body(ellipse(0, 10, 26), lighter(SUN, 0.5), 5)
    heap = spline(
        points("30,580 80,500 150,520 210,452 300,470 380,440 460,490 520,470 600,540 610,590")
    )
    art.body(heap, BROWN, 7)
    with art.clip(heap):
        art.shade(rect(20, 470, 600, 120), 0.5, DOWN)
        for x, y, r in ((150, 540, 12), (260, 500, 9), (430, 510, 13), (520, 530, 9)):
            art.flat(ellipse(x, y, r, r * 0.7), INK, 0.4)
    art.tube("M96 530C60 470 120 440 130 500", TEAL, 15, 4.4)
    art.tube("M480 500C500 430 560 440 556 500", CORAL, 15, 4.4)
    for x, y, turn in ((130, 430, 20), (520, 410, -30), (470, 440, 40)):
        with art.at(x, y, 1, turn):
            art.body(poly((-14, -8), (12, -12), (14, 8), (-8, 12)), BROWN, 5)
