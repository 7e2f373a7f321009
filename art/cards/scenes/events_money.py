"""Events that move the points: hype, money, debt."""

from __future__ import annotations

from art.cards import backdrops, outdoors
from art.cards.pictures import picture
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
    darker,
    lighter,
)
from art.press.paths import (
    ellipse,
    poly,
    rect,
    spline,
    star,
)
from art.press.plates import DOWN, RIGHT, Art


@picture("angel_investor", outdoors.clouds)
def angel_investor(art: Art) -> None:
    """A piggy bank with wings and a halo; the cheque is signed, the eyes are shut."""
    pig = "#F5A9B0"
    with art.at(326, 312):
        _pig_wings(art)
        for x in (-70, 70):
            art.body(rect(x - 26, 110, 52, 60, 16), darker(pig, 0.1), 6.4)
        belly = ellipse(0, 20, 152, 132)
        art.body(belly, pig, 7.4)
        with art.clip(belly):
            art.shade("M50 -120C170 -40 140 120 0 160H170V-120Z", 0.45)
            art.flat(ellipse(-92, -40, 18, 46, 34), WHITE, 0.5)
        _pig_face(art, pig)
        art.body(rect(-44, -96, 88, 16, 8), INK, 4)
        with art.at(4, -128, 1, 12):
            art.body(ellipse(0, 0, 38), SUN, 6)
            art.body(star(0, 0, 5, 18, 8), ORANGE, 4.2)
        art.cover(rect(-60, -96, 120, 5), pig)
        art.body(rect(-44, -94, 88, 15, 7), INK, 4)
        art.tube(ellipse(0, -206, 84, 22, -4), SUN, 22, 5.4)
        art.stroke("M-70 -208A84 20 0 0 1 10 -224", WHITE, 5, 0.8)
    _cheque(art)


def _cheque(art: Art) -> None:
    with art.at(472, 446, 1, -8):
        art.body(rect(-90, -42, 180, 88, 8), "#DDF0DA", 6)
        art.line(rect(-80, -32, 160, 68, 5), 2.6)
        art.body(ellipse(-48, 0, 20), SUN, 4.6)
        art.line("M-10 14C6 -26 16 -26 12 6C10 22 26 6 32 -4C36 -12 40 10 50 4C58 0 60 -8 70 -6", 5)


def _pig_face(art: Art, pig: str) -> None:
    for s in (-1, 1):
        ear = (
            f"M{s * 54} -92C{s * 70} -140 {s * 110} -150 {s * 132} -134"
            f"C{s * 138} -96 {s * 128} -66 {s * 110} -50Z"
        )
        art.body(ear, pig, 6.6)
        art.flat(
            (
                f"M{s * 80} -96C{s * 92} -120 {s * 106} -126 {s * 118} -120"
                f"C{s * 122} -98 {s * 114} -80 {s * 106} -70Z"
            ),
            "#E98592",
        )
        art.line(f"M{s * 62 - 26} -18Q{s * 62} 6 {s * 62 + 26} -18", 7)
        art.flat(ellipse(s * 108, 36, 22, 13), CORAL, 0.7)
    art.body(ellipse(0, 36, 54, 40), "#F08C98", 6)
    for s in (-1, 1):
        art.flat(ellipse(s * 18, 36, 9, 13), "#B9505F")
    art.line("M-30 92Q0 108 30 90", 6)


def _pig_wings(art: Art) -> None:
    for s in (-1, 1):
        feathers = [
            (s * 70, -40),
            (s * 130, -130),
            (s * 226, -190),
            (s * 250, -140),
            (s * 222, -120),
            (s * 240, -84),
            (s * 204, -66),
            (s * 212, -30),
            (s * 160, -14),
            (s * 100, 20),
        ]
        wing_shape = spline(feathers)
        art.body(wing_shape, WHITE, 6.8)
        with art.clip(wing_shape):
            art.shade(f"M{s * 60} 20L{s * 210} -40L{s * 250} -90V40H{s * 60}Z", 0.4, DOWN)
        art.line(
            (
                f"M{s * 220} -120Q{s * 180} -110 {s * 150} -84M{s * 204} "
                f"-66Q{s * 170} -60 {s * 146} -46"
            ),
            4.6,
        )


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
