"""The unicorn emblem, the two card backs and the first-mover card."""

from __future__ import annotations

from art.cards import backdrops
from art.cards.badges import badge_shape, die
from art.cards.pictures import picture
from art.press.palette import (
    BACK,
    BROWN,
    EVENT,
    GLASS,
    INCENTIVE,
    INK,
    PAPER,
    PINK,
    STORY,
    SUN,
    TEAL,
    TEAM,
    WHITE,
    darker,
    lighter,
    mix,
)
from art.press.paths import (
    ellipse,
    points,
    poly,
    polyline,
    rays,
    rect,
    spark,
    spline,
    star,
)
from art.press.plates import Art


def unicorn(art: Art) -> None:
    """The emblem: a unicorn head with glasses, in profile, facing left."""
    _mane(art, [STORY.mid, TEAM.mid, EVENT.mid, INCENTIVE.mid])
    hd = (
        "M-22 190C-2 140 -14 98 -40 96C-66 108 -98 114 -122 100"
        "C-146 86 -148 54 -128 40C-98 16 -74 -18 -58 -54C-46 -84 "
        "-16 -100 16 -96C96 -84 140 20 142 190Z"
    )
    art.body("M22 -84C14 -120 24 -150 44 -164C62 -146 70 -116 62 -78Z", WHITE, 6)
    art.flat("M32 -92C28 -118 34 -136 44 -146C54 -132 58 -112 54 -90Z", PINK)
    art.body(hd, WHITE, 6.8)
    with art.clip(hd):
        art.shade("M60 -100C120 -20 90 100 40 200H180V-100Z", 0.42)
        art.flat(ellipse(-30, 66, 30, 17), PINK, 0.75)
    hn = poly((-50, -66), (-6, -92), (-104, -214))
    art.body(hn, SUN, 6)
    with art.clip(hn):
        art.line(
            (
                "M-60 -86Q-40 -84 -20 -108M-70 -112Q-52 -112 -36 -132M-80 "
                "-140Q-66 -140 -54 -158M-88 -166Q-80 -166 -72 -178"
            ),
            4.6,
        )
        art.shade(poly((-6, -92), (-104, -214), (-30, -78)), 0.4)
    art.body(
        spline(points("20,-100 -20,-104 -62,-70 -66,-20 -40,-10 -14,-46 26,-72")),
        STORY.mid,
        5.6,
    )
    art.line("M-46 -24Q-44 -58 -10 -84", 4)
    art.body(spline(points("40,-98 10,-92 -16,-52 -6,-20 16,-34 44,-70")), TEAM.mid, 5.6)
    _unicorn_face(art)


def _mane(art: Art, colours: list[str]) -> None:
    for i, pts in enumerate(
        [
            [(60, -96), (120, -110), (176, -70), (186, -6), (150, 20), (110, -20)],
            [(100, -50), (170, -40), (206, 20), (196, 84), (150, 84), (120, 30)],
            [(118, 10), (180, 40), (200, 110), (176, 160), (136, 140), (120, 80)],
            [(120, 80), (160, 110), (176, 170), (150, 212), (110, 190), (104, 130)],
        ][::-1]
    ):
        art.body(spline(pts), colours[3 - i], 5.6)


def _unicorn_face(art: Art) -> None:
    art.flat(ellipse(-112, 58, 6, 8, 30), INK)
    art.line("M-120 84Q-98 96 -74 84", 5)
    art.body(ellipse(-28, 16, 34), mix(WHITE, GLASS, 0.6), 7)
    art.line("M6 12L52 4", 7)
    art.line("M-60 10Q-68 4 -74 6", 7)
    art.stroke("M-48 4a24 24 0 0 1 16 -12", WHITE, 6)
    art.flat(ellipse(-30, 20, 12, 15), INK)
    art.flat(ellipse(-34, 14, 4.5), WHITE)
    art.line("M-46 2Q-28 -8 -10 4", 5.5)


def back_draw(art: Art) -> None:
    """Back of stories, team and incentives: an oval with two unicorns."""
    art.body(rect(26, 26, 578, 828, 24), BACK.mid, 5.4)
    with art.clip(rect(26, 26, 578, 828, 24)):
        for j in range(30):
            for i in range(22):
                x = 26 + i * 30 + j % 2 * 15
                y = 26 + j * 28
                art.flat(spark(x, y, 9, 0.2) if (i + j) % 2 else ellipse(x, y, 3), BACK.light, 0.42)
    art.line(rect(46, 46, 538, 788, 14), 4.6)
    art.stroke(rect(46, 46, 538, 788, 14), SUN, 3, 0.9)
    M = (
        "M315 108C470 108 545 250 545 440C545 630 470 772 315 772"
        "C160 772 85 630 85 440C85 250 160 108 315 108Z"
    )
    art.flat(
        "M315 116C474 116 550 256 550 448C550 640 474 782 315 782C156 782 90 640 90 448Z", INK, 0.4
    )
    art.body(M, SUN, 6.4)
    M2 = (
        "M315 128C456 128 525 260 525 440C525 620 456 752 315 752"
        "C174 752 105 620 105 440C105 260 174 128 315 128Z"
    )
    art.body(M2, BACK.tint, 4.6)
    with art.clip(M2):
        art.flat(rays(315, 440, 32, 600, 3), BACK.light, 0.5)
        for rot in (0, 180):
            half = art.clip("M-300 44L300 -44V-500H-300Z")
            with art.at(315, 440, 1, rot), half, art.at(-34, -122, 1.02):
                unicorn(art)
    art.line(M2, 4.6)
    _sash(art)
    for x, y in ((76, 76), (554, 76), (76, 804), (554, 804)):
        art.body(badge_shape("event", x, y, 20), SUN, 4.4)


def _sash(art: Art) -> None:
    with art.at(315, 440, 1, -8.35):
        art.body(rect(-236, -27, 472, 54, 6), EVENT.mid, 5.6)
        with art.clip(rect(-236, -27, 472, 54, 6)):
            art.shade(rect(-236, 8, 472, 20), 0.5, (0, 0, 0, 1))
        art.line("M-226 -17H226M-226 17H226", 2.4)
        for x in (-190, -126, -62, 62, 126, 190):
            art.flat(spark(x, 0, 11, 0.22), SUN)
        die(art, 0, 0, 46, 5, 8)


def back_event(art: Art) -> None:
    """Back of events: a burst with a bolt."""
    art.body(rect(26, 26, 578, 828, 24), EVENT.dark, 5.4)
    with art.clip(rect(26, 26, 578, 828, 24)):
        for j in range(30):
            for i in range(12):
                x = 20 + i * 56
                y = 20 + j * 30
                art.stroke(
                    polyline(*[(x + k * 14, y + (9 if k % 2 else 0)) for k in range(5)]),
                    EVENT.mid,
                    5,
                    0.65,
                )
    art.line(rect(46, 46, 538, 788, 14), 4.6)
    art.stroke(rect(46, 46, 538, 788, 14), SUN, 3, 0.9)
    art.flat(star(322, 452, 18, 262, 206, -90), INK, 0.4)
    art.body(star(315, 440, 18, 262, 206, -90), SUN, 6.4)
    art.body(star(315, 440, 18, 230, 184, -90), EVENT.mid, 5)
    with art.clip(star(315, 440, 18, 230, 184, -90)):
        art.flat(rays(315, 440, 18, 300, 0), EVENT.light, 0.55)
        art.shade(rect(315, 440, 300, 300), 0.4)
    art.body(ellipse(315, 440, 142), mix(PAPER, WHITE, 0.4), 5.6)
    b = [(44, -150), (-84, 22), (-10, 22), (-44, 150), (84, -22), (10, -22)]
    with art.at(315, 440, 1, 0):
        art.flat(poly(*[(x + 7, y + 9) for x, y in b]), INK, 0.3)
        art.body(poly(*b), SUN, 6.6)
        with art.clip(poly(*b)):
            art.shade(poly((84, -22), (-44, 150), (-20, 20), (30, -22)), 0.45)
    for x, y in ((76, 76), (554, 76), (76, 804), (554, 804)):
        art.body(badge_shape("event", x, y, 20), SUN, 4.4)
    for x, y in ((315, 118), (315, 762)):
        for dx in (-90, -30, 30, 90):
            art.flat(spark(x + dx, y, 14, 0.22), SUN)


@picture("first_mover", backdrops.sunburst(330, 300, 20, 0, 500))
def first_mover(art: Art) -> None:
    """The funniest T-shirt."""
    with art.at(325, 300, 1.0):
        art.line("M0 -178C0 -206 34 -206 32 -228C30 -250 -6 -250 -8 -228", 7)
        art.tube("M-66 -142L-14 -176Q0 -184 14 -176L66 -142", BROWN, 16, 5)
        sh = (
            "M-66 -150C-40 -118 40 -118 66 -150C100 -142 128 -130 150 "
            "-116L226 -16L150 40L122 8L126 206C60 222 -60 222 -126 "
            "206L-122 8L-150 40L-226 -16L-150 -116C-128 -130 -100 -142 "
            "-66 -150Z"
        )
        T = TEAL
        art.body(sh, T, 7.2)
        with art.clip(sh):
            art.shade("M70 -150C150 -60 60 120 40 230H240V-150Z", 0.44)
            art.stroke("M-96 180C-98 120 -104 60 -96 20", lighter(T, 0.5), 6, 0.7)
        art.body(
            "M-66 -150C-40 -118 40 -118 66 -150L84 -144C52 -92 -52 -92 -84 -144Z",
            darker(T, 0.25),
            5.4,
        )
        art.line("M-122 8C-124 -20 -118 -40 -112 -52M122 8C124 -20 118 -40 112 -52", 5)
        art.line("M-212 -10L-146 34M212 -10L146 34", 4)
        with art.at(-6, 66, 0.62, 0):
            art.flat(ellipse(10, 10, 190, 172), lighter(SUN, 0.3))
            unicorn(art)
    for x, y, r in ((130, 250, 18), (538, 120, 20), (560, 400, 14), (112, 420, 13)):
        art.body(spark(x, y, r), WHITE, 4.4)
