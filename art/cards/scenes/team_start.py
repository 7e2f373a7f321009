"""The first CTO and the first noob."""

from __future__ import annotations

from art.cards import backdrops
from art.cards.faces import eye
from art.cards.pictures import picture
from art.press.palette import (
    CORAL,
    DARK_GREY,
    GLASS,
    INK,
    ORANGE,
    PAPER,
    SUN,
    TEAL,
    TEAM,
    WHITE,
    Family,
    darker,
    mix,
)
from art.press.paths import (
    ellipse,
    points,
    poly,
    rect,
    spline,
    star,
)
from art.press.plates import Art

_OWL = "#C27F42"
_OWL_FACE = "#F3CD92"
_KNIT = "#3B3266"


@picture("cto_owl", backdrops.screens)
def cto_owl(art: Art) -> None:
    """An owl lecturing with one finger, mug in the other wing."""
    with art.at(338, 84, 0.89):
        w = (
            "M140 330C190 330 214 372 216 392C226 360 224 330 210 306"
            "C200 286 214 272 226 286L230 238C232 218 254 218 254 240"
            "L252 288C268 284 276 298 268 312C282 316 282 334 270 340"
            "C278 352 270 366 258 364C262 430 236 500 160 500Z"
        )
        art.body(w, _OWL)
        with art.clip(w):
            art.shade("M250 340C262 430 236 500 160 500L150 470C216 460 232 400 236 350Z", 0.5)
        art.line("M226 286Q230 306 226 322M268 312Q256 312 248 318M270 340Q258 342 250 346", 4.4)
        _owl_pullover(art)
        _owl_head(art)
        art.body("M-22 180Q0 168 22 180Q20 212 0 230Q-20 212 -22 180Z", SUN, 5.5)
        art.line("M-11 203Q0 196 11 203", 3.8)
        art.shade("M6 172Q22 174 22 180Q20 212 0 230Q14 204 6 172Z", 0.4)
        _owl_mug(art)


def _owl_mug(art: Art) -> None:
    for x in (-80, -50, -20):
        art.stroke(f"M{x} 352C{x - 22} 332 {x + 20} 322 {x - 2} 300", WHITE, 8, 0.9)
    art.body(rect(-104, 362, 100, 112, 14), WHITE)
    art.shade(rect(-32, 366, 28, 104, 8), 0.42)
    art.body(star(-50, 410, 5, 27, 12.5), SUN, 4.4)
    w = (
        "M-170 318C-222 360 -240 440 -214 520H-120C-96 508 -66 "
        "500 -46 490C-26 486 -26 466 -44 462C-26 452 -34 432 -52 "
        "438C-70 440 -96 446 -116 452C-122 420 -130 350 -170 318"
        "Z"
    )
    art.body(w, _OWL)
    art.line("M-44 462Q-66 462 -84 470M-52 438Q-40 436 -62 442", 4.4)
    art.line("M-186 360q-16 28 -16 56M-166 374q-12 26 -10 48M-206 430q-4 24 2 44", 4.2)
    with art.clip(w):
        art.shade(
            ("M-120 452C-60 438 -40 440 -20 470L-60 500L-130 530H-214C-140 510 -120 480 -120 452Z"),
            0.4,
        )


def _owl_head(art: Art) -> None:
    skull = (
        "M0 34C44 28 100 10 160 -44C172 30 166 74 160 128C158 212 "
        "92 272 0 272C-92 272 -158 212 -160 128C-166 74 -172 30 "
        "-160 -44C-100 10 -44 28 0 34Z"
    )
    art.body(skull, _OWL, 7.4)
    with art.clip(skull):
        art.shade("M84 20C160 90 154 214 20 276H200V-50Z", 0.44)
        art.flat(
            "M-160 -44C-120 -8 -80 14 -40 26L-60 50C-110 40 -150 20 -166 -10Z",
            darker(_OWL, 0.3),
            0.8,
        )
        art.flat("M160 -44C120 -8 80 14 40 26L60 50C110 40 150 20 166 -10Z", darker(_OWL, 0.3), 0.8)
        for x, y in ((0, 62), (-22, 50), (22, 50), (-40, 66), (40, 66)):
            art.line(f"M{x - 8} {y}q8 12 16 0", 3.8)
        art.flat(ellipse(-120, 150, 22, 46, 14), WHITE, 0.22)
    for s in (-1, 1):
        art.body(
            spline(
                [
                    (s * 4, 110),
                    (s * 40, 50),
                    (s * 108, 54),
                    (s * 148, 124),
                    (s * 130, 206),
                    (s * 66, 232),
                    (s * 10, 196),
                ]
            ),
            _OWL_FACE,
            5,
        )
    _owl_glasses(art)


def _owl_glasses(art: Art) -> None:
    art.flat(ellipse(0, 160, 22, 40), _OWL_FACE)
    art.erase(ellipse(0, 150, 15, 34))
    for s in (-1, 1):
        eye(art, s * 66, 132, 52, (s * -5, 14), 0.44, _OWL, 0.5)
    for s in (-1, 1):
        art.line(ellipse(s * 66, 132, 62), 10)
        art.stroke(f"M{s * 66 - 40} 110a48 48 0 0 1 24 -24", WHITE, 6.5, 0.95)
        art.line(f"M{s * 127} 120L{s * 156} 104", 9)
    art.line("M-6 124Q0 114 6 124", 10)
    brow = darker(_OWL, 0.55)
    art.body("M-140 58Q-86 40 -22 78L-28 92Q-88 66 -134 80Z", brow, 4)
    art.body("M140 48Q96 20 30 62L34 78Q92 48 136 70Z", brow, 4)


def _owl_pullover(art: Art) -> None:
    body = "M-190 520C-196 390 -166 306 -96 272L96 272C166 306 196 390 190 520Z"
    art.body(body, _KNIT)
    with art.clip(body):
        art.shade("M70 260C130 320 110 430 84 530H220V250Z", 0.6)
        for i in range(9):
            art.stroke(f"M{-170 + i * 42} 310q6 110 0 220", mix(_KNIT, WHITE, 0.13), 4)
    art.body(
        "M-88 236H88C100 258 102 288 96 306C40 326 -40 326 -96 306C-102 288 -100 258 -88 236Z",
        _KNIT,
    )
    for x in range(-72, 84, 24):
        art.stroke(f"M{x} 268q{x * 0.03} 24 {x * 0.05} 40", mix(_KNIT, WHITE, 0.24), 4.5)


def _party(art: Art, family: Family) -> None:
    """A dotted wall with bunting for the first day."""
    backdrops.dots(330, 300, 486)(art, family)
    art.stroke("M30 104Q180 200 330 140T620 100", family.mid, 4)
    flags = ((160, 160, 8), (222, 168, 0), (420, 122, -10), (478, 108, -6), (536, 104, 2))
    for (x, y, turn), colour in zip(flags, (SUN, CORAL, TEAL, family.mid, SUN), strict=True):
        with art.at(x, y, 1, turn):
            art.flat(poly((-26, 0), (26, 0), (0, 50)), colour)


_CHICK = "#FFD24A"


@picture("noob_chick", _party)
def noob_chick(art: Art) -> None:
    """A chick still in the egg, with the wrong plug."""
    with art.at(328, 296, 0.98):
        art.flat(ellipse(4, 222, 190, 24), INK, 0.28)
        _chick_body(art)
        _egg_shell(art)
        _chick_face(art)
        _lanyard(art)
        for cable, colour in (
            (
                spline(
                    points(
                        "-272,214 -236,206 -190,226 -210,182 -246,196 -216,232 -150,222 -110,236"
                    ),
                    closed=False,
                ),
                TEAL,
            ),
            (
                spline(
                    points("262,190 236,206 206,236 186,206 226,188 244,222 196,246 150,236"),
                    closed=False,
                ),
                CORAL,
            ),
        ):
            art.tube(cable, colour, 15)
        _chick_wings(art)


def _chick_wings(art: Art) -> None:
    left = spline([(-148, 10), (-196, 52), (-210, 112), (-172, 122), (-132, 100)])
    art.body(left, _CHICK, 6.4)
    art.line("M-198 110l10 -18M-180 118l8 -18", 4.4)
    art.tube(
        spline([(212, -40), (250, 20), (262, 90), (236, 150), (262, 200)], closed=False),
        CORAL,
        15,
    )
    right = spline(points("146,30 192,44 226,0 218,-36 188,-26 146,-14"))
    art.body(right, _CHICK, 6.4)
    art.line("M214 -30l-6 18M226 -8l-16 10", 4.4)
    with art.at(206, -72, 1, -14):
        art.line("M-10 -38V-14M10 -38V-14", 7)
        art.body(rect(-21, -16, 42, 50, 9), DARK_GREY, 5.8)
        art.flat(rect(-12, -6, 6, 28, 3), WHITE, 0.35)


def _lanyard(art: Art) -> None:
    art.tube("M-98 72Q-30 116 4 134", TEAM.mid, 17)
    art.tube("M98 72Q52 112 26 134", TEAM.mid, 17)
    with art.at(14, 166, 0.98, 5):
        art.body(rect(-44, -38, 88, 96, 10), PAPER, 5.8)
        art.body(rect(-44, -38, 88, 26, 10), TEAM.mid, 4.6)
        art.flat(rect(-14, -29, 28, 7, 3), INK)
        art.line("M-13 10C-13 -10 17 -10 15 8C13 20 0 20 0 32", 8.5)
        art.flat(ellipse(0, 45, 5.5), INK)


def _chick_face(art: Art) -> None:
    for s in (-1, 1):
        art.body(ellipse(s * 60, -18, 43, 47), WHITE, 5.8)
        art.flat(ellipse(s * 54, -12, 30, 34), INK)
        art.flat(ellipse(s * 54 - 10, -26, 11.5), WHITE)
        art.flat(ellipse(s * 54 + 10, 4, 6), WHITE)
        art.flat(ellipse(s * 108, 36, 26, 15), CORAL, 0.6)
    art.body("M-26 30Q0 12 26 30Q24 54 0 58Q-24 54 -26 30Z", ORANGE, 5.5)
    art.line("M-20 36Q0 44 20 36", 4)
    art.body("M160 -104C178 -78 180 -62 164 -58C148 -56 146 -74 160 -104Z", GLASS, 4.8)


def _egg_shell(art: Art) -> None:
    shell = (
        "M-142 -62C-154 -190 -84 -266 0 -266C84 -266 154 -190 142 "
        "-62L112 -98L84 -60L52 -100L18 -58L-16 -100L-50 -60L-82 "
        "-98L-112 -58Z"
    )
    art.body(shell, WHITE, 7.4)
    with art.clip(shell):
        art.shade("M50 -270C120 -220 110 -120 90 -40H170V-270Z", 0.42)
        art.line("M-40 -262L-28 -222L-52 -200L-34 -172", 4.6)
        for x, y, r in (
            (36, -214, 10),
            (84, -156, 8),
            (8, -156, 7),
            (-104, -130, 8),
            (54, -130, 5),
            (-84, -196, 7),
        ):
            art.flat(ellipse(x, y, r), TEAM.light)


def _chick_body(art: Art) -> None:
    for s in (-1, 1):
        art.body(
            spline(
                [
                    (s * 26, 196),
                    (s * 46, 192),
                    (s * 98, 212),
                    (s * 72, 219),
                    (s * 66, 232),
                    (s * 46, 222),
                    (s * 24, 230),
                ]
            ),
            ORANGE,
            5,
        )
    body = spline(
        points(
            "0,-150 96,-126 152,-40 164,60 130,162 50,206 -50,206 -130,162 "
            "-164,60 -152,-40 -96,-126"
        )
    )
    art.body(body, _CHICK, 7.4)
    with art.clip(body):
        art.shade("M120 -150C150 0 130 150 -20 214H190V-150Z", 0.42)
        art.flat(ellipse(-100, 90, 26, 70, 12), WHITE, 0.32)
