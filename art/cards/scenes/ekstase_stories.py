"""Expansion: products for the enterprise, from the trolley to the tanker."""

from __future__ import annotations

from art.cards import backdrops, outdoors, rooms
from art.cards.faces import eye
from art.cards.pictures import picture
from art.press.brush import brush, taper
from art.press.palette import (
    CORAL,
    DARK_GREY,
    GREY,
    INK,
    LEAF,
    LILAC,
    MOUTH,
    PINK,
    SAND,
    STORY,
    SUN,
    TEAL,
    WHITE,
    darker,
    mix,
)
from art.press.paths import ellipse, points, poly, rect, spark, spline
from art.press.plates import DOWN, Art


@picture("expense_suitcase", rooms.speed)
def expense_suitcase(art: Art) -> None:
    """A cabin trolley with an open mouth spits out what it does not pay."""
    art.flat(ellipse(330, 526, 170, 14), INK, 0.35)
    art.tube("M262 180V70H398V180", GREY, 18, 5)
    art.body(rect(248, 52, 164, 34, 14), DARK_GREY, 6)
    for x in (236, 420):
        art.body(ellipse(x, 510, 20), INK, 4)
        art.flat(ellipse(x, 510, 8), GREY)
    case = rect(196, 150, 268, 350, 40)
    art.body(case, CORAL, 7.4)
    with art.clip(case):
        art.shade("M380 140C480 260 450 440 330 510H480V140Z", 0.5)
        for x in (232, 290, 348, 406):
            art.flat(rect(x, 150, 12, 350, 6), darker(CORAL, 0.18), 0.8)
        art.flat(rect(208, 190, 14, 240, 7), WHITE, 0.5)
    mouth = "M206 338C240 318 420 318 454 338L440 420C410 448 250 448 220 420Z"
    art.body(mouth, MOUTH, 6.6)
    with art.clip(mouth):
        for i in range(9):
            art.body(
                poly((206 + i * 28, 310), (234 + i * 28, 310), (220 + i * 28, 356)), WHITE, 4.4
            )
        art.body(ellipse(330, 440, 70, 32), PINK, 5)
    art.line(mouth, 6.2)
    for s in (-1, 1):
        eye(art, 330 + s * 58, 250, 40, (s * -4, 6), 0.4, darker(CORAL, 0.12), 0.5)
        art.ink(
            brush([(330 + s * 100, 190), (330 + s * 60, 184), (330 + s * 20, 206)], 14, 0.3, 0.5)
        )
    for x, y, turn, scale in (
        (150, 420, -30, 1.1),
        (106, 330, 24, 0.8),
        (520, 400, 40, 1.1),
        (552, 280, -20, 0.9),
        (90, 480, 60, 0.9),
        (500, 486, 12, 1.0),
    ):
        _receipt(art, x, y, turn, scale)


def _receipt(art: Art, x: float, y: float, turn: float, scale: float) -> None:
    with art.at(x, y, scale, turn):
        art.body(
            (
                "M-34 -46L-22 -38L-10 -48L2 -38L14 -48L26 -38L36 -46V44L24 36L12 46L0 36L-12 "
                "46L-24 36L-34 44Z"
            ),
            WHITE,
            5.4,
        )
        for i, w in enumerate((44, 30, 40)):
            art.flat(rect(-22, -24 + i * 16, w, 6, 2), GREY)
        art.flat(ellipse(18, 26, 6), CORAL)


@picture("metaverse_soup", outdoors.sea)
def metaverse_soup(art: Art) -> None:
    """A bowl of soup in VR goggles; its spoon floats beside it."""
    art.flat(ellipse(330, 524, 190, 14), INK, 0.35)
    for x in (250, 330, 410):
        art.stroke(f"M{x} 150C{x - 30} 120 {x + 30} 100 {x} 60", WHITE, 12, 0.9)
    noodle = ("M180 240C200 170 260 240 280 190C300 150 330 230 360 180C390 150 410 240 480 236",)
    art.body("M150 250C150 200 510 200 510 250C510 290 150 290 150 250Z", "#E8A23C", 6.6)
    for path in (*noodle, "M200 258C240 214 280 280 330 232C370 206 420 276 470 250"):
        art.tube(path, SAND, 22, 5)
    art.body(ellipse(250, 238, 26, 17, -10), WHITE, 5)
    art.flat(ellipse(250, 238, 11, 8), SUN)
    art.body("M420 214L460 176L474 190L444 236Z", LEAF, 5)
    bowl = "M138 254C180 300 480 300 522 254C520 420 440 500 330 504C220 500 140 420 138 254Z"
    art.body(bowl, TEAL, 7.4)
    with art.clip(bowl):
        art.shade("M420 280C480 360 420 480 320 510H530V250Z", 0.5)
        art.stroke("M150 300Q330 360 510 300", WHITE, 9, 0.8)
    art.body("M250 500H410L424 524H236Z", darker(TEAL), 6)
    art.tube("M146 330Q330 376 514 330", INK, 30, 4)
    art.body(rect(200, 326, 260, 110, 40), DARK_GREY, 7)
    glass = rect(222, 344, 216, 62, 28)
    art.body(glass, LILAC, 5)
    with art.clip(glass):
        art.flat(poly((236, 340), (300, 340), (256, 410), (200, 410)), WHITE, 0.5)
        for x in (300, 350, 400):
            art.flat(spark(x, 376 - (x % 100) * 0.1, 14), SUN)
    art.ink(brush([(300, 462), (330, 474), (362, 458)], 8, 0.4, 0.4))
    with art.at(548, 250, 1, 24):
        art.body(rect(-8, -20, 16, 150, 8), GREY, 5.4)
        art.body(ellipse(0, -52, 30, 42), GREY, 6)
        art.flat(ellipse(-6, -58, 14, 24), WHITE, 0.7)
    for turn in (-30, 0, 30):
        with art.at(548, 250, 1, 24 + turn):
            art.line("M0 -112V-126", 5)


@picture("crystal_forecast", backdrops.stage)
def crystal_forecast(art: Art) -> None:
    """A crystal ball in collar and tie; all it can see is growth."""
    art.flat(ellipse(334, 528, 180, 12), INK, 0.4)
    cushion = spline(points("150,470 190,430 334,446 480,430 520,470 512,520 334,534 156,520"))
    art.body(cushion, "#B1467F", 7)
    with art.clip(cushion):
        art.shade("M150 480Q334 540 520 470V550H150Z", 0.5, DOWN)
    for x in (150, 518):
        art.body(ellipse(x, 496, 13), SUN, 5)
        art.ink(brush([(x, 506), (x - 4, 522), (x + 2, 534)], 9))
    for s in (-1, 1):
        art.body(
            f"M334 420L{334 + s * 120} 392L{334 + s * 104} 470L{334 + s * 20} 452Z", WHITE, 6.2
        )
    art.body(
        poly((314, 432), (354, 432), (348, 462), (366, 520), (334, 540), (302, 520), (320, 462)),
        STORY.dark,
        5.6,
    )
    ball = ellipse(334, 250, 172)
    art.body(ball, mix(STORY.light, WHITE, 0.5), 7.4)
    with art.clip(ball):
        art.flat(ellipse(334, 330, 190, 120), LILAC, 0.5)
        art.shade("M400 80C520 200 500 360 330 430H520V80Z", 0.42)
        for i, h in enumerate((40, 70, 106, 150, 206)):
            art.body(
                rect(226 + i * 44, 400 - h, 32, h + 20, 4), (CORAL, SUN, TEAL, SUN, CORAL)[i], 5
            )
    art.body(taper([(212, 350), (300, 300), (372, 250), (430, 160)], (9, 12, 14, 16)), INK, 2)
    art.body(poly((404, 172), (448, 128), (456, 190)), INK, 3)
    art.line(ball, 7.4)
    art.stroke("M190 230A150 150 0 0 1 250 128", WHITE, 14, 0.95)
    for s in (-1, 1):
        eye(art, 312 + s * 48, 206, 36, (8, -10), 0.3, mix(STORY.light, WHITE, 0.3), 0.52)
    art.ink(brush([(286, 272), (316, 288), (346, 270)], 8, 0.4, 0.4))
    for x, y, r in ((160, 190, 15), (528, 140, 18), (540, 320, 12)):
        art.body(spark(x, y, r), SUN, 4.4)
