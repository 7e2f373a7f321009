"""Big stories in a hurry: they take off before anybody has sat down."""

from __future__ import annotations

from art.cards import backdrops, outdoors
from art.cards.critter import Critter
from art.cards.faces import eye
from art.cards.figure import figure
from art.cards.paws import paw
from art.cards.pictures import picture
from art.cards.poses import Pose
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
    NIGHT,
    ORANGE,
    SCREEN,
    STORY,
    SUN,
    TEAL,
    WHITE,
    lighter,
)
from art.press.paths import ellipse, points, poly, rect, spline
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


@picture("green_jet", outdoors.clouds)
def green_jet(art: Art) -> None:
    """A jet with a tree in the window seat; a lamb paints its smoke green."""
    _painter(art)
    _smoke(art)
    with art.at(364, 168, 0.98, -14):
        _jet(art)
    _roller(art)


def _smoke(art: Art) -> None:
    """The trail bends round below; what has been painted is a meadow."""
    for x, y, r, colour in (
        (196, 262, 34, DARK_GREY),
        (140, 318, 46, DARK_GREY),
        (128, 398, 58, DARK_GREY),
        (192, 470, 66, DARK_GREY),
        (560, 486, 74, LEAF),
        (470, 512, 70, LEAF),
        (376, 500, 66, LEAF),
        (286, 494, 70, DARK_GREY),
    ):
        art.body(ellipse(x, y, r, r * 0.9), colour, 6.8)
        glint = f"M{x - r * 0.6} {y - r * 0.1}A{r * 0.7} {r * 0.6} 0 0 1 {x} {y - r * 0.6}"
        art.stroke(glint, lighter(colour, 0.4), 8)
        art.shade(f"M{x + r * 0.2} {y - r * 0.7}A{r} {r} 0 0 1 {x} {y + r * 0.85}Z", 0.5)
    wet = spline(points("262,432 306,420 352,452 352,520 316,548 300,516 286,548 268,500 252,470"))
    art.body(wet, LEAF, 5)


def _jet(art: Art) -> None:
    art.body(poly((-160, -20), (-206, -128), (-150, -120), (-92, -46)), LEAF, 7)
    art.body(poly((-150, 16), (-216, 34), (-204, 52), (-110, 44)), LEAF, 6.4)
    hull = spline(
        points("-178,-8 -120,-56 0,-80 110,-78 190,-40 210,6 170,44 60,66 -60,58 -140,30")
    )
    art.body(hull, WHITE, 7.6)
    with art.clip(hull):
        art.flat("M-200 36Q20 50 230 -2V90H-200Z", LEAF)
        art.shade("M-200 30Q20 60 230 0V90H-200Z", 0.5)
    art.line(hull, 7.6)
    _tree_in_the_window(art)
    for s in (-1, 1):
        eye(art, 136 + s * 30, -18, 27, (6, 4), 0.42, GLASS, 0.5)
    art.ink(brush(points("128,26 156,34 188,18"), 9, 0.4, 0.3))
    art.body(poly((40, 30), (-36, 44), (-120, 128), (-78, 134)), LEAF, 7)
    art.shade(poly((20, 36), (-36, 44), (-120, 128), (-78, 134)), 0.4)
    art.body(rect(-56, 62, 92, 44, 20), GREY, 6.4)
    art.body(ellipse(-52, 84, 10, 20), INK, 4)


def _tree_in_the_window(art: Art) -> None:
    """Belted in, as the rules demand."""
    pane = ellipse(8, -24, 58, 46)
    art.body(pane, GLASS, 6.6)
    with art.clip(pane):
        art.body(rect(-24, 2, 64, 50, 6), ORANGE, 5.4)
        art.body(rect(0, -24, 16, 34), BROWN, 5)
        art.body(spline(points("-34,-20 -32,-50 -8,-66 26,-64 48,-44 46,-18 8,-8")), LEAF, 6)
        for x, y in ((-12, -40), (22, -30), (28, -52)):
            art.body(ellipse(x, y, 6), CORAL, 3.4)
        art.tube("M-50 -2L64 26", NIGHT, 11, 3)
    art.line(pane, 6.6)
    for x in (-82, -124):
        art.body(ellipse(x, -14, 17, 19), GLASS, 5.4)


_PAINTING = Pose(
    arms=(((-44, 22), (-104, 30), (-132, 74)), ((44, 24), (86, 62), (60, 98))),
    legs=(((-28, 92), (-40, 124), (-48, 156)), ((28, 92), (40, 122), (46, 156))),
    nod=-6,
)


def _painter(art: Art) -> None:
    lamb = Critter("lamb", "overall", (WHITE, SUN), ("left", 0.4), "flat", trousers=SUN, shoes=INK)
    with art.at(488, 380, 0.74):
        figure(art, lamb, _PAINTING)


def _roller(art: Art) -> None:
    """The roller in its hoof, and the bucket on the first green cloud."""
    art.tube("M398 432L350 448", BROWN, 12, 4)
    with art.at(338, 452, 0.9, 64):
        art.body(rect(-20, -52, 40, 104, 12), LEAF, 6)
        art.shade(rect(2, -48, 16, 96), 0.4)
    paw(art, 394, 432, SPECIES["lamb"].paw_colour, -70, 0.5)
    with art.at(566, 432, 0.84, 4):
        art.tube("M-32 -30C-32 -72 32 -72 32 -30", GREY, 8, 3)
        art.body("M-36 -30H36L28 34H-28Z", GREY, 6)
        drips = "M-40 -34H40V-14C24 -14 26 14 16 14C6 14 8 -12 -4 -12C-16 -12 -14 2 -24 0"
        art.body(f"{drips}C-34 -2 -28 -16 -40 -16Z", LEAF, 5.4)
