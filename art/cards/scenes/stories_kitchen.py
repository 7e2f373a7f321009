"""Stories about kitchen things that went online."""

from __future__ import annotations

from art.cards import backdrops, rooms
from art.cards.critter import Critter
from art.cards.faces import object_face
from art.cards.figure import figure
from art.cards.pictures import picture
from art.press.brush import taper
from art.press.palette import (
    CORAL,
    DARK_GREY,
    GREY,
    INCENTIVE,
    INK,
    PAPER,
    SCREEN,
    STORY,
    SUN,
    TEAL,
    WHITE,
    Family,
    darker,
)
from art.press.paths import (
    ellipse,
    points,
    poly,
    polyline,
    rect,
    spark,
    spline,
)
from art.press.plates import Art


def _network(art: Art, family: Family) -> None:
    """Rays and the layers of a neural network on either side."""
    backdrops.sunburst(330, 280, 16, 4)(art, family)
    outer, inner = (150, 230, 310), (104, 190, 276, 352)
    for far, near in ((120, 228), (540, 432)):
        for a in outer:
            for b in inner:
                art.stroke(polyline((far, a), (near, b)), family.mid, 3, 0.55)
        for x, column in ((far, outer), (near, inner)):
            for i, y in enumerate(column):
                art.flat(ellipse(x, y, 14), family.mid)
                art.flat(ellipse(x, y, 7), (WHITE, SUN)[i % 2])


_TOASTER = "#F46A4E"
_BURN = "#8A4A22"
_GLOW = "#7CF0D2"


@picture("ai_toaster", _network)
def ai_toaster(art: Art) -> None:
    """Two slices: one with circuits, one with a brain."""
    with art.at(326, 340, 1.06):
        for x, y, turn, brain in ((-68, -176, -9, False), (64, -196, 8, True)):
            with art.at(x, y, 1, turn):
                _toast(art, brain)
        art.flat(ellipse(10, 170, 230, 26), INK, 0.28)
        for s in (-1, 1):
            art.body(rect(s * 120 - 24, 140, 48, 28, 8), DARK_GREY, 5.5)
        body = (
            "M-196 148C-206 60 -204 -20 -176 -66C-160 -92 -130 -96 "
            "-100 -96H100C130 -96 160 -92 176 -66C204 -20 206 60 196 "
            "148Z"
        )
        art.body(body, _TOASTER, 7)
        with art.clip(body):
            art.shade("M120 -110C170 -20 160 80 130 160H230V-110Z", 0.45)
            art.flat(
                (
                    "M-170 130C-184 40 -176 -30 -150 -66C-140 -78 -126 -80 "
                    "-112 -80L-118 -66C-150 -60 -160 20 -150 130Z"
                ),
                WHITE,
                0.5,
            )
        art.body("M-188 148H188V116H-190Z", darker(_TOASTER, 0.18), 5)
        art.body(rect(-128, -108, 256, 24, 12), DARK_GREY, 5.5)
        art.flat(rect(-112, -100, 224, 8, 4), INK)
        art.body(rect(184, -34, 34, 22, 8), GREY, 5.5)
        art.body(ellipse(226, -23, 17), SUN, 5.5)
        _display(art)
        art.body(ellipse(146, 30, 25), PAPER, 5.5)
        art.line("M146 30L158 14", 6)
        art.flat(ellipse(146, 84, 10), SUN)
        art.line(ellipse(146, 84, 10), 4)
    for x, y, turn in ((500, 96, 26), (540, 150, 14), (168, 176, 16)):
        art.body(spark(x, y, turn), SUN, 4.4)


def _display(art: Art) -> None:
    art.body(rect(-128, -62, 240, 150, 26), SCREEN, 6)
    with art.clip(rect(-128, -62, 240, 150, 26)):
        art.flat(poly((-128, -62), (-60, -62), (-128, 20)), WHITE, 0.1)
        art.flat(poly((-30, -62), (0, -62), (-128, 96), (-128, 60)), WHITE, 0.08)
    for s in (-1, 1):
        art.stroke(f"M{-8 + s * 58 - 20} -2Q{-8 + s * 58} -32 {-8 + s * 58 + 20} -2", _GLOW, 11)
        art.flat(ellipse(-8 + s * 84, 28, 15, 8), "#F46A8E", 0.8)
    art.stroke("M-40 32Q-8 64 24 32", _GLOW, 10)


def _toast(art: Art, brain: bool) -> None:
    """A slice with a burnt drawing: a brain or a circuit."""
    outline = "M-60 92V-28C-92 -44 -84 -96 -40 -96H40C84 -96 92 -44 60 -28V92Z"
    art.body(outline, "#B9713A", 6.5)
    crumb = "M-46 92V-34C-72 -46 -68 -82 -36 -82H36C68 -82 72 -46 46 -34V92Z"
    art.cover(crumb, "#F2C98B")
    with art.clip(outline):
        art.shade("M34 -100V100H100V-100Z", 0.38)
    if not brain:
        art.stroke("M-28 40V8H0V-24M0 8H26V-40M-24 -30V-8", _BURN, 5.5)
        for px, py in ((-28, 44), (0, -30), (26, -46), (-24, -36)):
            art.flat(ellipse(px, py, 8), _BURN)
            art.flat(ellipse(px, py, 3), "#F2C98B")
    else:
        art.stroke(
            (
                "M0 -58C-30 -70 -52 -44 -40 -24C-54 -6 -38 22 -16 16C-8 "
                "26 0 20 0 12V-58C30 -70 52 -44 40 -24C54 -6 38 22 16 16"
                "C8 26 0 20 0 12"
            ),
            _BURN,
            5.5,
        )
        art.stroke(
            ("M-24 -40Q-10 -40 -12 -24M24 -40Q10 -40 12 -24M-26 -6Q-14 -12 -8 0M26 -6Q14 -12 8 0"),
            _BURN,
            4.5,
        )


_DOUGH = "#D89A55"


@picture("cookie_banner", rooms.kitchen)
def cookie_banner(art: Art) -> None:
    """A cookie embraces a user and puts a price on the ear."""
    art.flat(ellipse(330, 526, 220, 12), INK, 0.28)
    _welcoming_cookie(art)
    user = Critter("bunny", "stripe", (WHITE, CORAL), ("left", 0), "o", trousers=STORY.dark)
    with art.at(456, 372, 0.98):
        figure(art, user, "stand")
    _price_tag(art)
    _embrace(art)
    _label_gun(art)


def _welcoming_cookie(art: Art) -> None:
    with art.at(250, 318, 1.14):
        for side in (-1, 1):
            art.tube(f"M{side * 46} 130V170", INK, 15, 0.1)
            shoe = [(26, 172), (52, 162), (88, 176), (80, 188), (30, 188)]
            art.body(spline([(side * x, y) for x, y in shoe]), CORAL, 5)
        cookie = spline(
            points(
                "0,-150 70,-136 92,-112 128,-104 146,-60 144,10 128,80 "
                "70,134 0,148 -74,132 -130,76 -150,0 -132,-80 -76,-134"
            )
        )
        art.body(cookie, _DOUGH, 7)
        with art.clip(cookie):
            art.shade("M80 -150C170 -20 120 110 -30 160H190V-150Z", 0.45)
            art.flat(ellipse(-84, -70, 36, 22, -40), WHITE, 0.3)
            _chips(art)
            _sash(art)
        art.line(cookie, 7)
        object_face(art, -4, -36, 1.02, eyes="shut", mouth="smile")


def _chips(art: Art) -> None:
    chip = spline(points("-16,0 0,-13 16,-2 10,11 -10,13"))
    for x, y in ((-70, -100), (24, -116), (102, -56), (-118, -20), (112, 60)):
        with art.at(x, y, 1, x * 0.4):
            art.body(chip, "#5A3326", 3.6)


def _sash(art: Art) -> None:
    """The banner, worn across, with the one button that can be pressed."""
    band = "M-170 28Q-40 96 60 170L100 120Q10 50 -150 -26Z"
    art.body(band, WHITE, 6)
    art.shade("M-40 60L60 170L100 120L20 60Z", 0.3)
    with art.at(-50, 62, 1, 32):
        art.body(rect(-40, -22, 80, 44, 14), INCENTIVE.mid, 5)
        art.stroke("M-16 -1L-4 11L18 -12", WHITE, 9)


def _price_tag(art: Art) -> None:
    art.line("M470 150Q500 140 512 158", 5)
    with art.at(528, 186, 1, 24):
        art.body("M-26 -30L0 -48L26 -30V42H-26Z", SUN, 5.6)
        art.body(ellipse(0, -28, 6), WHITE, 4)
        for x, y in ((-10, -4), (10, -4), (-10, 14), (10, 14), (0, 30)):
            art.body(ellipse(x, y, 7), CORAL, 3.6)


def _embrace(art: Art) -> None:
    arm = taper(points("356,350 430,438 530,404"), (46, 40, 34))
    art.body(arm, _DOUGH, 6.4)
    with art.clip(arm):
        art.shade(arm, 0.36)
    art.body(spline(points("508,408 520,378 548,374 564,394 552,420 524,424")), _DOUGH, 6)
    art.line("M540 380L536 396M554 390L544 402", 4.2)


def _label_gun(art: Art) -> None:
    arm = taper(points("104,330 70,270 124,226"), (42, 36, 30))
    art.body(arm, _DOUGH, 6.4)
    with art.at(150, 216, 1, -16):
        art.body("M-24 0L-34 62H0L10 0Z", DARK_GREY, 5.6)
        art.body(rect(-34, -34, 96, 42, 12), TEAL, 6)
        art.body(rect(58, -20, 26, 16, 4), GREY, 5)
        art.body(ellipse(4, -38, 22), SUN, 5)
        art.flat(ellipse(4, -38, 8), WHITE)
    art.body(spline(points("106,226 118,204 142,206 148,230 126,244")), _DOUGH, 5.6)
