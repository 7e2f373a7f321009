"""Big stories in a hurry: they take off before anybody has sat down."""

from __future__ import annotations

from art.cards import backdrops
from art.cards.critter import Critter
from art.cards.figure import figure
from art.cards.pictures import picture
from art.cards.poses import Pose
from art.press.brush import brush, taper
from art.press.palette import (
    CORAL,
    DARK_GREY,
    GREY,
    INK,
    NIGHT,
    SCREEN,
    STORY,
    SUN,
    TEAL,
    WHITE,
)
from art.press.paths import ellipse, points, rect, spline
from art.press.plates import Art

_FLAG = Pose(
    arms=(((8, 24), (66, 58), (126, 48)), ((16, 8), (76, 32), (132, 26))),
    legs=(((-128, 20), (-174, 44), (-212, 30)), ((-128, 0), (-174, -20), (-210, -4))),
    spine=((0, 8), (-66, 18), (-128, 10)),
    head=(12, -76),
    nod=10,
)


@picture("self_driving_chair", backdrops.window)
def self_driving_chair(art: Art) -> None:
    """An office chair races off to a meeting, its owner trailing behind like a flag."""
    _wake(art)
    owner = Critter(
        "pig", "shirt", ("#F3D36B", CORAL), ("wide", 0), "o", trousers=NIGHT, shoes=WHITE
    )
    with art.at(424, 270, 1, 14):
        _chair(art)
    with art.at(232, 300, 0.96, 8):
        figure(art, owner, _FLAG)
        art.body(taper(points("-12,22 -50,60 -104,58"), (14, 26, 8)), CORAL, 5.4)


def _wake(art: Art) -> None:
    """Strokes of speed and the dust of the castors."""
    for y, x, w, pen in (
        (226, 60, 120, 11),
        (392, 70, 190, 13),
        (430, 150, 150, 9),
        (470, 60, 240, 12),
    ):
        art.ink(brush([(x, y + 10), (x + w / 2, y + 3), (x + w, y)], pen, 0.05, 0.5))
    for x, y, r in ((300, 504, 26), (250, 512, 20), (206, 516, 14)):
        art.body(ellipse(x, y, r, r * 0.8), WHITE, 5)


def _chair(art: Art) -> None:
    for x, y in ((-96, 236), (0, 250), (98, 214)):
        art.tube(f"M0 168L{x} {y - 22}", DARK_GREY, 24, 6)
        art.body(ellipse(x, y, 23), INK, 5)
        art.body(ellipse(x, y, 9), GREY, 4)
    art.body(rect(-17, 110, 34, 70, 8), GREY, 6)
    art.body(spline(points("-124,96 -96,70 60,64 126,78 134,108 90,124 -96,126")), NIGHT, 7)
    art.shade(spline(points("20,70 126,78 134,108 90,124 20,126")), 0.5)
    back = spline(points("-92,70 -112,-40 -104,-156 -60,-196 40,-198 92,-166 104,-50 84,68 0,80"))
    art.body(back, STORY.mid, 7.6)
    with art.clip(back):
        art.shade("M40 -200C110 -120 100 20 40 90H120V-200Z", 0.5)
        art.stroke("M-90 20C-100 -60 -96 -120 -70 -166", WHITE, 8, 0.7)
    _screen(art)
    for x in (-118, 116):
        art.tube(f"M{x} 96V34", DARK_GREY, 18, 5)
        art.body(rect(x - 44, 12, 88, 26, 13), NIGHT, 6)
    _turning_lamp(art)


def _screen(art: Art) -> None:
    """The face on the backrest, pleased with itself."""
    art.body(rect(-74, -160, 152, 124, 30), SCREEN, 6.6)
    for s in (-1, 1):
        x = 6 + s * 34
        art.stroke(f"M{x - 20} -110Q{x} -126 {x + 20} -110", TEAL, 10)
        art.stroke(f"M{x - 12} -98H{x + 18}", TEAL, 9)
    art.stroke("M-24 -68Q14 -46 40 -76", TEAL, 9)


def _turning_lamp(art: Art) -> None:
    art.body(rect(-28, -212, 56, 20, 6), DARK_GREY, 5.6)
    art.body("M-22 -212V-232C-22 -258 22 -258 22 -232V-212Z", SUN, 6)
    for turn in (-50, 0, 50):
        with art.at(0, -232, 1, turn):
            art.line("M0 -40V-60", 6)
