"""Stories about machines that do far too much."""

from __future__ import annotations

from art.cards import backdrops, rooms
from art.cards.critter import Critter, bust
from art.cards.faces import eye
from art.cards.grid import WINDOW
from art.cards.paws import paw
from art.cards.pictures import picture
from art.cards.species import SPECIES
from art.press.brush import brush
from art.press.palette import (
    CORAL,
    GLASS,
    GREY,
    INK,
    ORANGE,
    PAPER,
    SCREEN,
    STORY,
    SUN,
    TEAL,
    WHITE,
)
from art.press.paths import (
    ellipse,
    points,
    poly,
    rect,
    regular,
    spline,
)
from art.press.plates import Art


@picture("rewrite_rocket", backdrops.space())
def rewrite_rocket(art: Art) -> None:
    """A taped rocket with a passenger who just noticed."""
    with art.at(336, 270, 0.98, 16):
        art.body(
            spline(points("-54,150 -70,220 -20,196 0,290 22,196 70,222 54,150")),
            ORANGE,
            6.2,
        )
        art.body(spline([(-28, 150), (-30, 196), (0, 236), (30, 196), (28, 150)]), SUN, 5)
        for s in (-1, 1):
            art.body(
                (
                    f"M{s * 76} 40C{s * 150} 80 {s * 160} 150 {s * 150} 186C{s * 120} "
                    f"160 {s * 90} 150 {s * 60} 150Z"
                ),
                CORAL,
                6.6,
            )
        hull = (
            "M0 -232C80 -160 104 -60 92 60C86 110 72 140 60 158H-60"
            "C-72 140 -86 110 -92 60C-104 -60 -80 -160 0 -232Z"
        )
        art.body(hull, PAPER, 7)
        with art.clip(hull):
            art.flat("M-120 -140H120V-260H-120Z", CORAL)
            art.line("M-120 -140H120", 6)
            art.shade("M30 -240C130 -100 110 60 30 170H140V-240Z", 0.5)
            art.flat(ellipse(-58, -20, 14, 90, 4), WHITE, 0.7)
            for x, y, turn, w in ((-30, 96, -18, 150), (10, 112, 24, 120), (40, -96, 30, 130)):
                with art.at(x, y, 1, turn):
                    art.body(rect(-w / 2, -15, w, 30, 2), GREY, 4.4)
                    for i in range(w // 16 - 1):
                        art.line(f"M{-w / 2 + 12 + i * 16} -10v20", 2)
        art.line(hull, 7)
        art.body(ellipse(0, -20, 66), STORY.dark, 6)
        art.body(ellipse(0, -20, 52), GLASS, 5)
        with art.clip(ellipse(0, -20, 51)), art.at(0, -66, 0.4):
            bust(art, Critter("raccoon", "", ("", ""), ("open", 0), "o"))
        art.stroke("M-34 -40a40 40 0 0 1 22 -18", WHITE, 7)
    _smoke(art)


def _smoke(art: Art) -> None:
    for x, y, r in ((150, 470, 46), (210, 500, 54), (110, 520, 50), (280, 520, 44)):
        art.body(ellipse(x, y, r), WHITE, 6)
    art.flat(
        ellipse(150, 490, 60)
        + ellipse(215, 515, 60)
        + ellipse(110, 530, 50)
        + ellipse(280, 530, 44),
        WHITE,
    )
    art.erase(ellipse(160, 500, 64) + ellipse(225, 520, 62))
    art.shade(rect(60, 510, 280, 60), 0.35, (0, 0, 0, 1))


_WITNESSES = (
    (Critter("fox", "", ("", ""), ("down", 0.1), "o"), 196, 132, 0.38),
    (Critter("frog", "", ("", ""), ("down", 0.3), "flat"), 474, 104, 0.4),
    (Critter("bear", "", ("", ""), ("down", 0.4), "flat"), 340, 96, 0.46),
    (Critter("bunny", "", ("", ""), ("down", 0), "o"), 446, 196, 0.42),
    (Critter("hamster", "", ("", ""), ("down", 0), "o"), 250, 206, 0.42),
    (Critter("mouse", "", ("", ""), ("right", 0.2), "flat"), 124, 232, 0.38),
)
"""Who watches the bar through the pane, from back to front: place and size of the head."""


@picture("blockchain_vending", rooms.lift)
def blockchain_vending(art: Art) -> None:
    """Seen from inside the machine: one bar that hangs, and everybody watches it hang."""
    with art.clip(WINDOW):
        for witness, x, y, scale in _WITNESSES:
            _noses_at_the_pane(art, witness, x, y, scale)
        for x, width in ((250, 60), (336, 22), (500, 40)):
            art.flat(
                poly((x, 40), (x + width, 40), (x + width - 170, 430), (x - 170, 430)), WHITE, 0.4
            )
        _inside_of_the_machine(art)
        _spiral(art, range(84, 262, 44), behind=True)
        _hanging_bar(art)
        _spiral(art, range(84, 262, 44), behind=False)


def _noses_at_the_pane(art: Art, who: Critter, x: float, y: float, scale: float) -> None:
    fur = SPECIES[who.species].paw_colour
    art.body(
        (f"M{x - 76} 450Q{x - 84} {y + 110} {x} {y + 104}Q{x + 84} {y + 110} {x + 76} 450Z"),
        STORY.dark,
        5.6,
    )
    with art.at(x, y, scale):
        bust(art, who, 6.4)
    for side in (-1, 1):
        if x + side * 70 > 150:
            paw(art, x + side * 70, y + 126, fur, side * 8, 0.44)


def _inside_of_the_machine(art: Art) -> None:
    art.flat(rect(0, 420, 630, 200), SCREEN)
    art.cover(rect(0, 424, 630, 200), SCREEN)
    art.line("M40 424H590", 6)
    for x in (44, 552):
        art.body(rect(x - 12, 30, 46, 540), TEAL, 6.4)
        art.shade(rect(x + 10, 30, 24, 540), 0.5)
    shelf = rect(44, 486, 280, 26, 4)
    art.body(shelf, GREY, 6.4)
    art.shade(shelf, 0.4)
    art.body(rect(150, 490, 84, 34, 6), WHITE, 5.4)
    art.body(regular(174, 507, 6, 11), SUN, 4)
    art.flat(rect(194, 502, 28, 9, 4), INK)
    for x in (394, 446, 498):
        art.flat(poly((x, 450), (x + 10, 450), (x + 10, 530), (x, 530)), STORY.dark, 0.8)


def _spiral(art: Art, coils: range, behind: bool) -> None:
    """The far or the near half of every coil."""
    for x in coils:
        path = (
            f"M{x} 486C{x - 40} 486 {x - 40} 364 {x} 364"
            if behind
            else (f"M{x} 364C{x + 44} 366 {x + 60} 480 {x + 46} 486")
        )
        art.tube(path, GREY, 15, 4.6)


def _hanging_bar(art: Art) -> None:
    """It holds on by one corner of its wrapper."""
    with art.at(386, 402, 1.16, 26):
        wrapper = (
            "M-106 -46L-96 -36L-106 -24L-96 -12L-106 0L-96 12L-106 24L-96 36"
            "L-106 46H106L96 36L106 24L96 12L106 0L96 -12L106 -24L96 -36L106 -46Z"
        )
        art.body(wrapper, SUN, 7)
        with art.clip(wrapper):
            art.flat(rect(-78, -50, 22, 100) + rect(58, -50, 22, 100), CORAL)
            art.shade("M-106 16Q0 30 106 -10V50H-106Z", 0.46)
            art.flat(rect(-70, -40, 130, 8, 4), WHITE, 0.7)
        art.line("M-80 -46V46M80 -46V46", 4)
        for side in (-1, 1):
            eye(art, side * 24, -8, 20, (0, 7), 0.3, ORANGE, 0.5, 5)
        art.ink(brush([(-16, 30), (0, 22), (18, 28)], 7, 0.4, 0.4))
