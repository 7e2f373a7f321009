"""Events that move the points: hype, money, debt."""

from __future__ import annotations

from art.cards import backdrops, outdoors
from art.cards.critter import Critter, bust
from art.cards.grid import WINDOW
from art.cards.pictures import picture
from art.press.brush import brush, taper
from art.press.palette import (
    CORAL,
    EVENT,
    GREY,
    INCENTIVE,
    INK,
    ORANGE,
    PAPER,
    PAPER_SHADE,
    SUN,
    TEAL,
    WHITE,
    lighter,
)
from art.press.paths import (
    ellipse,
    points,
    poly,
    rect,
    spline,
    star,
)
from art.press.plates import DOWN, RIGHT, Art


@picture("tech_debt_crate", backdrops.shelves)
def tech_debt_crate(art: Art) -> None:
    """A crate that should have been opened years ago; something looks out."""
    wood, dark = "#B98452", "#7A5030"
    with art.at(326, 324):
        art.flat(ellipse(6, 166, 230, 20), INK, 0.35)
        inside = poly((-160, -110), (160, -150), (170, -40), (-170, -40))
        art.body(inside, INK, 6)
        _lurker(art)
        with art.at(-6, -152, 1, -11):
            art.body(rect(-186, -26, 372, 54, 8), wood, 6.8)
            art.shade(rect(-186, 0, 372, 28), 0.5, DOWN)
            for x in (-150, 150):
                art.body(ellipse(x, 0, 8), GREY, 3.6)
        crate = rect(-178, -48, 356, 206, 8)
        art.body(crate, wood, 7.2)
        with art.clip(crate):
            for y in (4, 56, 108):
                art.line(f"M-178 {y}H178", 5)
            for x, y, w in (
                (-120, -22, 60),
                (20, 30, 90),
                (-60, 82, 70),
                (90, 132, 50),
                (-140, 130, 40),
            ):
                art.line(f"M{x} {y}q{w / 2} -8 {w} 0", 3)
            art.shade(rect(60, -50, 120, 220), 0.5, RIGHT)
        for x in (-178, 134):
            art.body(rect(x, -48, 44, 206, 4), dark, 6)
            for y in (-24, 134):
                art.body(ellipse(x + 22, y, 8), GREY, 3.6)
        _crate_label(art)
        art.stroke(
            (
                "M176 -46L100 20M176 -46L130 60M176 -46L60 -40M150 -20Q140 "
                "-30 120 -42M140 10Q122 -10 96 -44"
            ),
            WHITE,
            3,
        )


def _crate_label(art: Art) -> None:
    with art.at(-16, 62, 1, -6):
        art.body(rect(-92, -62, 184, 124, 6), PAPER, 6)
        art.body(rect(-76, -46, 58, 58, 6), WHITE, 4.6)
        art.flat(rect(-76, -46, 58, 18, 6), EVENT.mid)
        art.line("M-64 -10h10M-44 -10h10M-64 2h10", 4)
        art.line("M0 -18H66M46 -36L68 -18L46 0", 7)
        for j, w in enumerate((140, 96)):
            art.flat(rect(-76, 26 + j * 17, w, 8, 4), PAPER_SHADE)


def _lurker(art: Art) -> None:
    for x, y in ((-40, -80), (36, -82)):
        art.flat(ellipse(x, y, 28, 24), SUN)
        art.flat(ellipse(x + 6, y + 3, 8, 17), INK)
    tentacle = spline([(110, -50), (150, -130), (220, -150), (236, -90), (206, -76)], closed=False)
    art.tube(tentacle, INCENTIVE.mid, 34, 6)
    for x, y in ((152, -118), (190, -146), (226, -128)):
        art.flat(ellipse(x, y, 6), lighter(INCENTIVE.mid, 0.5))
    art.tube("M-120 -50C-150 -150 -190 -130 -204 -90", CORAL, 15, 4.6)
    art.tube("M-96 -50C-110 -130 -80 -170 -50 -150", TEAL, 15, 4.6)


@picture("angel_investor", outdoors.clouds)
def angel_investor(art: Art) -> None:
    """A piggy bank as the bored cherub of the old masters; the cheque is signed already."""
    with art.clip(WINDOW):
        for side in (-1, 1):
            _cherub_wing(art, side)
    _halo(art)
    with art.at(330, 120, 0.96, 7):
        bust(art, Critter("pig", "", ("", ""), ("up", 0.42), "flat"), 7.4)
        _slot(art)
    _cherub_cloud(art)
    _signed_cheque(art)
    _trotters(art)


def _cherub_wing(art: Art, side: int) -> None:
    """Three rows of feathers, as in the old masters."""
    with art.at(330 + side * 96, 380, 1, flip=side < 0):
        for reach, count, colour in ((216, 5, CORAL), (164, 5, SUN), (112, 4, WHITE)):
            for i in range(count):
                with art.at(0, 0, reach / 200, 18 + i * 17):
                    feather = "M-22 0C-40 -80 -34 -170 0 -200C34 -170 40 -80 22 0Z"
                    art.body(feather, colour, 5.6)
                    art.shade(feather, 0.3)


def _halo(art: Art) -> None:
    art.tube(ellipse(352, 88, 92, 24, 8), SUN, 21, 5.4)
    art.stroke("M276 78A92 24 8 0 1 356 64", WHITE, 5, 0.8)


def _slot(art: Art) -> None:
    with art.at(0, 18, 1, -8):
        art.body(ellipse(0, 0, 36), SUN, 6)
        art.body(star(0, 0, 5, 17, 8), ORANGE, 4.2)
    art.cover("M-60 44Q0 26 60 44L56 66H-56Z", "#F5A9B0")
    art.body(rect(-44, 38, 88, 15, 7), INK, 4)


def _cherub_cloud(art: Art) -> None:
    cloud = spline(
        points(
            "20,580 30,470 80,428 140,440 190,404 260,410 330,392 400,410 462,402 512,440 "
            "570,430 612,476 610,580"
        )
    )
    with art.clip(WINDOW):
        art.body(cloud, WHITE, 7.2)
        with art.clip(cloud):
            art.shade("M60 500Q330 470 600 480V590H60Z", 0.4, DOWN)
        for puff in (
            "96,474 130,456 164,470",
            "236,450 276,434 316,448",
            "420,448 460,436 494,456",
        ):
            art.ink(brush(points(puff), 7, 0.3, 0.3))
    art.line(WINDOW, 5)


def _trotters(art: Art) -> None:
    """One under the chin, one that lets the cheque hang."""
    pig = "#F5A9B0"
    for joints in ("196,486 220,436 262,396", "556,456 512,430 462,470"):
        arm = taper(points(joints), (74, 60, 46))
        art.body(arm, pig, 6.8)
        with art.clip(arm):
            art.shade(arm, 0.4)
    for x, y, turn in ((268, 384, 34), (456, 478, 214)):
        with art.at(x, y, 1, turn):
            art.body(
                ("M-24 14C-28 -14 -16 -28 -2 -20L0 -6L4 -20C18 -28 28 -14 24 14Z"), "#B9505F", 5.4
            )


def _signed_cheque(art: Art) -> None:
    with art.at(446, 500, 0.9, 12):
        art.body(rect(-88, -40, 176, 84, 8), INCENTIVE.tint, 6)
        art.line(rect(-78, -30, 156, 64, 5), 2.6)
        art.body(ellipse(-46, 2, 19), SUN, 4.6)
        art.ink(brush(points("-12,16 4,-22 12,6 22,2 34,-8 46,8 66,-4"), 7, 0.4, 0.4))
