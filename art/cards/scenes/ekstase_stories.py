"""Expansion: products for the enterprise, from the trolley to the tanker."""

from __future__ import annotations

from art.cards import backdrops, outdoors
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
