"""Events from the original print run: vanishing bug, Friday, update."""

from __future__ import annotations

import math

from art.cards import backdrops, outdoors
from art.cards.faces import eye
from art.cards.pictures import picture
from art.press.palette import (
    CORAL,
    EVENT,
    GREY,
    INK,
    MOUTH,
    ORANGE,
    PAPER,
    PAPER_SHADE,
    SAND,
    SUN,
    TEAL,
    WHITE,
    Family,
    mix,
)
from art.press.paths import (
    ellipse,
    points,
    poly,
    rect,
    spark,
    spline,
    star,
)
from art.press.plates import Art

_DUCK = "#FFCE3F"


@picture("cannot_reproduce", backdrops.sunburst(330, 250, 22, 3, None))
def cannot_reproduce(art: Art) -> None:
    """A rubber duck out of the hat; the bug is gone."""
    swirl = "M150 300C120 170 220 84 340 92C452 98 520 180 508 270"
    art.tube(swirl, SUN, 38, 6)
    art.stroke(swirl, WHITE, 6, 0.75)
    art.body(poly((98, 290), (202, 278), (160, 364)), SUN, 6.2)
    art.erase(poly((137, 272), (164, 269), (168, 296), (141, 299)))
    art.stroke("M151 270L154 300", SUN, 27)
    with art.at(330, 330):
        _duck(art)
        _hat(art)
    with art.at(330, 330):
        _duck_front(art)
    _wand_hand(art)
    for x, y, r in (
        (180, 140, 20),
        (470, 120, 22),
        (250, 110, 12),
        (112, 220, 12),
        (420, 190, 12),
        (556, 180, 16),
    ):
        art.body(spark(x, y, r), WHITE, 4.4)


def _wand_hand(art: Art) -> None:
    with art.at(490, 236, 1, -34):
        art.body(rect(-118, -9, 150, 18, 8), "#2A2140", 5.5)
        art.body(rect(-118, -9, 30, 18, 8), WHITE, 5)
    with art.clip(rect(0, 0, 586, 900)), art.at(560, 300, 1, -30):
        art.body(rect(26, -52, 150, 104, 10), "#3A2A4A", 6)
        art.body(rect(10, -46, 34, 92, 12), WHITE, 5.5)
        art.body(
            spline(points("14,-34 -30,-44 -66,-34 -78,-12 -72,16 -40,34 14,34")),
            WHITE,
            6,
        )
        art.line("M-74 -8Q-50 -14 -34 -8M-74 10Q-50 6 -36 10", 4.4)
        art.body(spline([(-8, -30), (-36, -52), (-58, -44), (-34, -22)]), WHITE, 5.5)
    art.line("M586 230V380", 5)


def _duck_front(art: Art) -> None:
    belly = "M-99 44C-96 16 -60 4 0 4C60 4 96 16 99 44C70 76 -70 76 -99 44Z"
    art.cover(belly, _DUCK)
    with art.clip(belly):
        art.shade("M30 0C70 20 60 60 50 80H120V0Z", 0.42)
    art.line("M-104 24Q-104 36 -99 46C-70 77 70 77 99 46Q104 36 104 24", 6)
    _bow_tie(art)


def _hat(art: Art) -> None:
    cylinder = "M-150 70L-118 214H118L150 70Z"
    art.body(cylinder, "#3A2A4A", 6.5)
    with art.clip(cylinder):
        art.shade("M60 60L40 220H160V60Z", 0.6)
        art.flat(poly((-140, 70), (-120, 70), (-96, 214), (-112, 214)), WHITE, 0.14)
    art.body("M-142 110L-134 150H134L142 110Z", EVENT.mid, 5.5)
    art.shade("M60 108L56 152H140L146 108Z", 0.4)
    art.body(
        (
            "M-196 56C-196 38 -120 30 0 30C120 30 196 38 196 56C196 "
            "84 120 96 0 96C-120 96 -196 84 -196 56Z"
        ),
        "#4A375E",
        6.5,
    )
    art.body(
        (
            "M-140 56C-140 46 -80 42 0 42C80 42 140 46 140 56C140 70 "
            "80 76 0 76C-80 76 -140 70 -140 56Z"
        ),
        "#1E1630",
        5,
    )


def _duck(art: Art) -> None:
    breast = spline(points("-104,110 -112,40 -70,0 0,-6 70,0 112,40 104,110"))
    art.body(breast, _DUCK, 6.5)
    skull = ellipse(0, -72, 86, 80)
    art.body(skull, _DUCK, 6.5)
    with art.clip(skull + breast):
        art.shade("M40 -160C110 -90 90 0 40 120H140V-160Z", 0.42)
        art.flat(ellipse(-36, -112, 24, 16, -35), WHITE, 0.6)
    art.body("M-14 -150C-22 -178 -2 -184 2 -164C8 -182 28 -176 14 -148Z", _DUCK, 5)
    for s in (-1, 1):
        art.body(ellipse(s * 34, -84, 19, 22), WHITE, 5)
        art.flat(ellipse(s * 32, -80, 11, 14), INK)
        art.flat(ellipse(s * 32 - 4, -86, 4), WHITE)
    beak = spline(points("-44,-50 -20,-62 0,-58 20,-62 44,-50 24,-30 0,-26 -24,-30"))
    art.body(beak, ORANGE, 5.5)
    art.line("M-36 -47Q0 -34 36 -47", 4.4)
    _bow_tie(art)


def _bow_tie(art: Art) -> None:
    art.body(poly((-6, 8), (-46, -10), (-46, 34), (-6, 18)), EVENT.mid, 5)
    art.body(poly((6, 8), (46, -10), (46, 34), (6, 18)), EVENT.mid, 5)
    art.body(rect(-12, 2, 24, 22, 8), EVENT.dark, 5)


def _friday(art: Art, family: Family) -> None:
    """Rays and a wall calendar whose last column glows."""
    backdrops.sunburst(330, 290, 26, 2, None)(art, family)
    for x, y, scale in ((540, 360, 1.2), (110, 400, 0.8)):
        backdrops.cloud(art, x, y, scale, family.light, 0.9)
    with art.at(176, 236, 1, -7):
        art.flat(rect(-84, -76, 168, 160, 10), family.mid)
        art.flat(rect(-84, -76, 168, 36, 10), family.dark)
        for i in range(5):
            for j in range(3):
                art.flat(rect(-72 + i * 30, -30 + j * 36, 24, 28, 4), (family.tint, SUN)[i == 4])
    art.flat(ellipse(330, 530, 330, 76), family.mid)


_BOMB = "#352B52"


@picture("friday_deploy", _friday)
def friday_deploy(art: Art) -> None:
    """A smug bomb with a network cable for a fuse."""
    with art.at(340, 344, 1.04):
        fuse = spline(points("60,-146 84,-200 150,-214 186,-176 176,-130 206,-112"), closed=False)
        art.tube(fuse, TEAL, 24, 5.5)
        art.stroke(fuse, WHITE, 4, 0.7)
        art.flat(ellipse(8, 178, 180, 24), INK, 0.35)
        ball = ellipse(0, 14, 168)
        art.body(ball, _BOMB, 7)
        with art.clip(ball):
            art.shade("M90 -150C150 -20 110 130 -60 180L60 220H200V-150Z", 0.62)
            art.flat(
                (
                    "M-132 -6C-124 -78 -80 -120 -20 -128C-34 -110 -96 -86 -108 "
                    "6C-112 22 -134 18 -132 -6Z"
                ),
                WHITE,
                0.5,
            )
            art.flat(ellipse(-112, 44, 12, 16), WHITE, 0.4)
        with art.at(58, -134, 1, 22):
            art.body(rect(-44, -26, 88, 52, 10), GREY, 6)
            art.shade(rect(10, -22, 32, 46, 6), 0.5)
            art.flat(rect(-34, -18, 16, 36, 4), WHITE, 0.6)
        _bomb_face(art)
    _plug(art)
    for x, y, r, turn in ((130, 330, 26, -18), (214, 96, 22, 14), (556, 420, 24, 22)):
        with art.at(x, y, 1, turn):
            art.body(rect(-r, -r, 2 * r, 2 * r, 8), PAPER_SHADE, 5)
            art.body(rect(-r * 0.68, -r * 0.78, r * 1.36, r * 1.36, 6), WHITE, 4)


def _plug(art: Art) -> None:
    with art.at(566, 196, 1, 20):
        art.body(star(0, 0, 9, 66, 34), SUN, 6)
        art.cover(star(0, 0, 9, 40, 20, -80), WHITE)
    with art.at(544, 214, 1.3, -55):
        art.body(rect(-26, -18, 44, 36, 5), "#E9F3F6", 5)
        art.line("M-20 -18v12M-11 -18v12M-2 -18v12M7 -18v12", 3.6)
        art.body(rect(-8, 18, 16, 10, 2), GREY, 4)


def _bomb_face(art: Art) -> None:
    for x in (-52, 52):
        art.body(ellipse(x, 0, 42, 46), WHITE, 5.5)
        art.flat(ellipse(x + 10, 10, 20, 24), INK)
        art.flat(ellipse(x + 3, 0, 7), WHITE)
    art.body("M-98 -48Q-52 -54 -8 -18L-10 -2Q-54 -26 -96 -26Z", _BOMB, 5)
    art.body("M98 -48Q52 -54 8 -18L10 -2Q54 -26 96 -26Z", _BOMB, 5)
    grin = "M-70 72Q0 92 74 56Q72 124 10 130Q-56 130 -70 72Z"
    art.body(grin, MOUTH, 5.5)
    with art.clip(grin):
        art.flat("M-74 68Q0 92 78 52L76 76Q0 108 -68 92Z", WHITE)
        art.flat(ellipse(14, 132, 40, 22), CORAL)
    art.line(grin, 5.5)
    art.line("M-20 84v14M10 86v14M40 78v16", 3)
    art.line("M-84 70Q-76 66 -68 74M84 48Q78 50 72 58", 5.5)


@picture("forced_update", outdoors.road)
def forced_update(art: Art) -> None:
    """A snail whose house is a loading spinner."""
    with art.at(330, 300):
        art.flat(ellipse(0, 186, 210, 20), INK, 0.35)
        with art.at(66, -196, 0.84):
            art.body(rect(-176, -34, 352, 72, 16), PAPER, 6.6)
            art.body(rect(-154, -14, 308, 32, 14), PAPER_SHADE, 5)
            with art.clip(rect(-154, -14, 308, 32, 14)):
                art.flat(rect(-154, -14, 44, 32), EVENT.mid)
                art.flat(rect(-148, -8, 34, 8, 4), WHITE, 0.5)
            art.line(rect(-154, -14, 308, 32, 14), 5)
        body = (
            "M-206 180C-196 140 -150 132 -110 132H60C90 132 100 96 "
            "100 56C96 10 116 -30 156 -26C200 -22 210 30 196 80C184 "
            "140 160 184 110 184H-190C-206 184 -210 184 -206 180Z"
        )
        art.tube("M136 -22L118 -88", SAND, 18, 5)
        art.tube("M176 -20L196 -84", SAND, 18, 5)
        art.body(body, SAND, 7)
        with art.clip(body):
            art.shade("M-210 160H200V200H-210Z", 0.5, (0, 0, 0, 1))
        eye(art, 114, -100, 28, (4, 4), 0.42, SAND, 0.56)
        eye(art, 200, -96, 28, (2, 4), 0.42, SAND, 0.56)
        art.line("M134 40Q158 56 182 36", 6)
        art.flat(ellipse(126, 22, 14, 9), CORAL, 0.6)
        art.body(ellipse(-30, 36, 126), EVENT.mid, 7)
        with art.clip(ellipse(-30, 36, 126)):
            art.shade("M40 -90C120 0 80 130 -60 170H140V-90Z", 0.5)
        art.body(ellipse(-30, 36, 92), EVENT.tint, 5.6)
        for i in range(10):
            angle = math.radians(i * 36 - 90)
            tone = mix(EVENT.dark, EVENT.tint, i / 11)
            with art.at(-30 + 62 * math.cos(angle), 36 + 62 * math.sin(angle), 1, i * 36):
                art.flat(rect(-8, -20, 16, 40, 8), tone)
        art.body(ellipse(-30, 36, 24), EVENT.light, 5)
