"""Stories about machines that do far too much."""

from __future__ import annotations

from art.cards import backdrops, rooms
from art.cards.badges import badge_shape
from art.cards.critter import Critter, bust
from art.cards.faces import eye
from art.cards.pictures import picture
from art.press.palette import (
    CORAL,
    GLASS,
    GREY,
    INK,
    ORANGE,
    PAPER,
    PINK,
    SCREEN,
    STORY,
    SUN,
    TEAL,
    WHITE,
)
from art.press.paths import (
    ellipse,
    points,
    rect,
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


@picture("blockchain_vending", rooms.lift)
def blockchain_vending(art: Art) -> None:
    """A vending machine in chains."""
    with art.at(330, 306, 1.02):
        art.flat(ellipse(6, 206, 190, 22), INK, 0.3)
        cabinet = rect(-150, -206, 300, 404, 22)
        art.body(cabinet, TEAL, 7)
        with art.clip(cabinet):
            art.shade(rect(60, -206, 100, 420), 0.5, (0, 0, 1, 0))
            art.flat(rect(-136, -190, 12, 360, 6), WHITE, 0.5)
        art.body(rect(-122, -150, 170, 230, 12), SCREEN, 6)
        _shelves(art)
        for s in (-1, 1):
            eye(art, 94 + s * 24, -100, 21, (0, 4), 0.45, TEAL, 0.56)
        art.line("M78 -58Q94 -44 112 -58", 6)
        for j in range(3):
            for i in range(2):
                art.body(rect(72 + i * 26, -30 + j * 26, 18, 18, 4), PAPER, 3.6)
        art.body(rect(78, 60, 34, 10, 5), INK, 4)
        art.body(rect(-110, 108, 220, 56, 12), INK, 6)
        art.flat(rect(-96, 118, 192, 30, 6), "#4A3F78")
        _chain(art)


def _chain(art: Art) -> None:
    for x, y, r in (
        (-196, -60, 64),
        (-158, -10, 40),
        (-112, 34, 40),
        (-58, 72, 30),
        (4, 96, 12),
        (66, 96, -12),
        (124, 74, -30),
        (176, 36, -42),
        (212, -14, -60),
    ):
        with art.at(x, y, 1, r):
            art.tube(ellipse(0, 0, 34, 19), GREY, 15, 4.4)
    with art.at(24, 120, 1, 6):
        art.body(rect(-34, -10, 68, 62, 10), SUN, 6)
        art.tube("M-20 -10V-26A20 20 0 0 1 20 -26V-10", GREY, 13, 4.4)
        art.flat(ellipse(0, 16, 8), INK)
        art.line("M0 18V34", 6)


def _shelves(art: Art) -> None:
    for j in range(3):
        art.flat(rect(-114, -84 + j * 74, 154, 7), STORY.light)
        for i in range(3):
            art.body(
                badge_shape(
                    ["story", "incentive", "event"][(i + j) % 3],
                    -88 + i * 52,
                    -106 + j * 74,
                    19,
                ),
                [SUN, CORAL, PINK][(i + 2 * j) % 3],
                4,
            )
