"""Noobs and interns on the move."""

from __future__ import annotations

from art.cards import rooms
from art.cards.critter import Critter
from art.cards.figure import figure
from art.cards.pictures import picture
from art.press.palette import (
    CORAL,
    DARK_GREY,
    GLASS,
    GREY,
    INK,
    SUN,
    TEAL,
    WHITE,
    lighter,
)
from art.press.paths import ellipse, rect
from art.press.plates import Art

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
