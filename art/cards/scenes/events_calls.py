"""Events that call somebody away, or in: the stork and the all-hands meeting."""

from __future__ import annotations

from art.cards import backdrops, outdoors
from art.cards.critter import Critter, bust
from art.cards.faces import eye
from art.cards.figure import figure
from art.cards.grid import WINDOW
from art.cards.paws import paw
from art.cards.pictures import picture
from art.press.brush import brush, taper
from art.press.palette import (
    BROWN,
    CORAL,
    DARK_GREY,
    EVENT,
    GREY,
    INK,
    MOUTH,
    PAPER_SHADE,
    SCREEN,
    SUN,
    TAN,
    TEAL,
    WHITE,
    darker,
    lighter,
)
from art.press.paths import Point, ellipse, points, poly, rect, spark, spline
from art.press.plates import Art


@picture("stork", outdoors.mountains)
def stork(art: Art) -> None:
    """A tired stork on one leg delivers a laptop that is wide awake."""
    art.flat(ellipse(440, 526, 110, 11), INK, 0.35)
    _stork_legs(art)
    _stork_body(art)
    _stork_head(art)
    _bundle(art)


def _stork_legs(art: Art) -> None:
    tucked = spline([(410, 390), (356, 446), (440, 462)], closed=False)
    art.tube(tucked, CORAL, 19, 5)
    art.tube("M454 386L462 452L452 522", CORAL, 20, 5)
    art.body(ellipse(461, 452, 14, 12), CORAL, 5)
    art.body("M448 508L490 526H404Z", CORAL, 5.4)


def _stork_body(art: Art) -> None:
    tail = spline(points("480,296 548,318 590,372 596,420 556,412 540,430 508,404 470,390"))
    art.body(tail, INK, 6)
    for feather in ("520,330 556,360 580,398", "500,352 532,380 546,412"):
        art.stroke(spline(points(feather), closed=False), GREY, 5)
    body = spline(points("352,290 372,236 430,222 496,258 540,320 510,370 440,404 376,372"))
    art.body(body, WHITE, 7.2)
    with art.clip(body):
        art.shade("M380 360Q480 380 540 300V420H370Z", 0.46)
    for feather in ("418,300 470,316 516,352", "408,326 446,344 488,372"):
        art.ink(brush(points(feather), 8, 0.4, 0.1))


def _stork_head(art: Art) -> None:
    neck = taper(points("396,288 356,236 408,180 392,130"), (100, 62, 48, 60))
    art.body(neck, WHITE, 7)
    with art.clip(neck):
        art.shade(neck, 0.36)
    art.cover(ellipse(402, 288, 56, 62), WHITE)
    art.body(poly((352, 128), (366, 158), (214, 256), (196, 258), (198, 242)), CORAL, 6.4)
    art.line("M362 146L204 252", 4.6)
    art.body(ellipse(384, 128, 50, 44), WHITE, 7)
    art.cover(ellipse(396, 156, 24, 24), WHITE)
    art.flat(ellipse(372, 144, 24, 16), INK, 0.2)
    eye(art, 372, 126, 22, (-6, 6), 0.55, PAPER_SHADE, 0.5)
    art.ink(brush([(354, 156), (370, 162), (388, 156)], 5))
    art.body("M338 96C350 50 420 46 436 88C404 80 370 82 338 96Z", EVENT.dark, 6.4)
    art.body("M342 92C372 76 408 76 434 86L438 102C404 90 356 94 312 116Q320 100 342 92Z", INK, 5)
    art.body(ellipse(390, 64, 11), SUN, 4.6)


def _bundle(art: Art) -> None:
    """It hangs from the tip of the beak."""
    with art.at(200, 384):
        for side in (-1, 1):
            art.body(f"M0 -128C{side * 14} -164 {side * 60} -164 {side * 56} -130Z", WHITE, 6)
        sling = (
            "M0 -134C-40 -90 -116 -40 -116 40C-116 104 -60 134 "
            "0 134C60 134 116 104 116 40C116 -40 40 -90 0 -134Z"
        )
        art.body(sling, WHITE, 7.2)
        with art.clip(sling):
            for x, y in (
                (-88, 60),
                (-50, 108),
                (70, 96),
                (92, 30),
                (10, 116),
                (-60, -50),
                (54, -54),
            ):
                art.flat(spark(x, y, 13, 0.3), EVENT.light)
            art.shade("M40 -110C120 0 100 110 10 140H130V-100Z", 0.45)
        for fold in ("-12,-112 -40,-78 -76,-40", "12,-112 38,-80 72,-46"):
            art.ink(brush(points(fold), 8))
        art.body(ellipse(0, -128, 20, 16), WHITE, 6)
        _newborn_laptop(art)


def _newborn_laptop(art: Art) -> None:
    opening = spline(points("-82,8 -50,-44 0,-58 50,-44 82,8 60,58 0,70 -60,58"))
    art.body(opening, EVENT.dark, 6)
    with art.clip(opening):
        with art.at(0, 6, 1, -5):
            art.body(rect(-62, -52, 124, 88, 12), GREY, 6)
            art.body(rect(-51, -42, 102, 68, 6), SCREEN, 4.6)
            for side in (-1, 1):
                eye(art, side * 25, -14, 19, (0, 0), 0, GREY, 0.34, 4.4)
                art.flat(ellipse(side * 42, 12, 9, 5), CORAL)
        art.body("M-90 34Q0 62 90 34V90H-90Z", lighter(EVENT.tint, 0.4), 6)
    art.body(ellipse(0, 20, 20, 14), TEAL, 5)
    art.body(ellipse(0, 22, 8), WHITE, 4)
    art.line(opening, 6)


_RUNAWAY = Critter("raccoon", "hoodie", (TEAL, WHITE), ("left", 0.1), "o", trousers="#3F6F9F")


@picture("all_hands", backdrops.sunburst(330, 560, 26, 2, None))
def all_hands(art: Art) -> None:
    """A megaphone with a shepherd's crook fetches back the one who was nearly out of the door."""
    _way_out(art)
    with art.at(26, 66, 0.8):
        _megaphone_on_legs(art)
    crook = 20
    art.tube("M196 508L400 398Q440 374 490 366", TAN, crook, 5)
    with art.at(484, 318, 0.76, 9):
        figure(art, _RUNAWAY, "run")
    art.tube("M536 360C576 384 562 430 508 432C474 432 446 420 430 404", TAN, crook, 5)
    paw(art, 262, 470, WHITE, 60, 0.62)
    _lost_mug(art)
    _flock(art)


def _way_out(art: Art) -> None:
    art.flat(rect(424, 96, 162, 420), EVENT.dark)
    art.flat(rect(440, 110, 146, 406), lighter(SUN, 0.6))
    art.flat(poly((440, 516), (586, 516), (586, 560), (390, 560)), SUN, 0.5)


def _megaphone_on_legs(art: Art) -> None:
    for hip, knee, foot in (
        ((186, 330), (180, 420), (168, 500)),
        ((238, 340), (252, 430), (262, 506)),
    ):
        art.tube(spline([hip, knee, foot], closed=False), WHITE, 22, 5)
        with art.at(*foot):
            art.body("M-16 -10H10Q40 0 40 20H-18Z", INK, 5)
    art.tube("M250 320Q236 430 290 492", WHITE, 22, 5)
    art.body(rect(74, 232, 56, 72, 12), DARK_GREY, 6.4)
    art.tube("M104 300Q96 350 140 350", DARK_GREY, 18, 5)
    cone = "M120 226L330 106Q376 230 352 366L128 312Q112 268 120 226Z"
    art.body(cone, EVENT.mid, 7.2)
    with art.clip(cone):
        art.flat(poly((140, 210), (172, 192), (182, 330), (148, 322)), WHITE)
        art.shade("M150 300Q280 320 350 240V380H120Z", 0.46)
    bell = ellipse(346, 236, 44, 138, -7)
    art.body(bell, EVENT.light, 7.2)
    art.body(ellipse(352, 238, 30, 112, -7), MOUTH, 5.6)
    art.body(ellipse(348, 246, 14, 26, -7), DARK_GREY, 5)
    eye(art, 244, 208, 31, (11, 5), 0.42, darker(EVENT.mid, 0.15), 0.5)
    art.ink(brush([(206, 164), (236, 158), (268, 148)], 14, 0.4, 0.4))
    for stroke in ([(398, 150), (420, 136), (444, 128)], [(404, 196), (424, 190), (440, 190)]):
        art.ink(brush(stroke, 10, 0.5, 0.2))


def _lost_mug(art: Art) -> None:
    with art.at(516, 132, 0.94, 34):
        art.body(ellipse(32, -2, 15), CORAL, 5)
        art.body(rect(-22, -32, 50, 58, 8), CORAL, 5.6)
        art.shade(rect(6, -30, 22, 54, 6), 0.4)
        for x, y in ((-14, -52), (10, -62), (-2, -84)):
            art.body(ellipse(x, y, 7, 10), BROWN, 4)


def _flock(art: Art) -> None:
    """Those who came of their own accord."""
    lamb = Critter("lamb", "", ("", ""), ("open", 0.45), "flat")
    places: tuple[Point, ...] = ((108, 412), (196, 440))
    for x, y in places:
        with art.clip(WINDOW):
            art.body(ellipse(x, y + 112, 64, 50), WHITE, 6.4)
        with art.at(x, y, 0.36):
            bust(art, lamb, 6.6)
