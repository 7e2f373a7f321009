"""More things in the paws of a team member: signs of the CTOs, the noobs and the specialists."""

from __future__ import annotations

from art.cards.paws import paw, wing
from art.press.palette import (
    BROWN,
    CORAL,
    GREY,
    INCENTIVE,
    INK,
    PAPER,
    PAPER_SHADE,
    SAND,
    STORY,
    SUN,
    TEAL,
    TEAM,
    WHITE,
    darker,
    lighter,
)
from art.press.paths import ellipse, points, poly, rect, spline
from art.press.plates import DOWN, Art


def iceberg_slide(art: Art, fur: str, colour: str) -> None:
    """A slide: the tip above the water line, the architecture below."""
    with art.at(-40, 420, 1, -4):
        art.body(rect(-130, -92, 260, 190, 10), WHITE, 6.4)
        with art.clip(rect(-118, -80, 236, 166, 6)):
            art.flat(rect(-118, -80, 236, 166), STORY.tint)
            art.flat(rect(-118, -40, 236, 130), STORY.mid)
            art.body(poly((-30, -40), (-14, -66), (4, -72), (24, -40)), WHITE, 5)
            art.body(
                poly(*points("-30,-40 24,-40 66,-6 70,60 20,100 -50,100 -84,40 -70,-6")),
                lighter(STORY.light, 0.4),
                5,
            )
            art.line("M-118 -40H118", 4)
            art.line("M-20 -10L-40 40M30 0L20 50", 4)
    wing(art, -150, 450, fur, -20, 0.9)
    art.tube("M116 470L186 300", BROWN, 14, 4.4)
    art.body(ellipse(188, 296, 9), CORAL, 4)
    wing(art, 120, 460, fur, 10, 0.9)


def review_sheet(art: Art, fur: str, colour: str) -> None:
    """A clipboard full of ticks, and one wet spot."""
    art.body(rect(-96, 332, 176, 200, 12), BROWN, 6.4)
    art.body(rect(-82, 348, 148, 190, 4), WHITE, 5)
    art.body(rect(-42, 318, 68, 30, 8), GREY, 5)
    for i in range(4):
        y = 382 + i * 32
        art.body(rect(-68, y - 10, 22, 22, 5), INCENTIVE.mid, 4)
        art.line(f"M-64 {y}l6 6 10 -12", 4.4)
        art.flat(rect(-36, y - 4, (80, 60, 88, 70)[i], 9, 4), PAPER_SHADE)
    splash = [
        (30, 410),
        (52, 392),
        (74, 404),
        (92, 392),
        (88, 420),
        (104, 436),
        (80, 440),
        (70, 460),
        (56, 440),
        (34, 440),
    ]
    art.body(spline(splash), "#BFE6F5", 4.6)
    paw(art, -104, 440, fur, 80)
    paw(art, 92, 480, fur, -80)


def keyboard(art: Art, fur: str, colour: str) -> None:
    """A keyboard with very small hands on it."""
    art.body("M-170 420H170L190 520H-190Z", colour, 7)
    for j in range(3):
        for i in range(9):
            w = 28 + j * 2
            art.body(
                rect(-150 - j * 8 + i * (w + 6), 434 + j * 28, w, 20, 5),
                SUN if (i * 3 + j * 5) % 11 == 4 else CORAL if (i + j) % 13 == 7 else WHITE,
                3.6,
            )
    for s in (-1, 1):
        art.tube(f"M{s * 128} 350Q{s * 100} 380 {s * 76} 420", fur, 30, 6)
        paw(art, s * 70, 426, fur, 180, 0.62)


def estimate(art: Art, fur: str, colour: str) -> None:
    """A sticky note with a clock that promises a quarter of an hour."""
    art.tube("M-84 300Q-20 380 0 396M84 300Q20 380 0 396", TEAL, 12, 4)
    with art.at(6, 420, 1, -5):
        art.body("M-84 -80H84V60L50 92H-84Z", SUN, 6.4)
        art.body("M84 60H50V92Z", darker(SUN, 0.2), 5)
        art.body(ellipse(0, -2, 56), WHITE, 5.6)
        art.flat("M0 -2V-56A54 54 0 0 1 54 -2Z", INCENTIVE.light)
        art.line(ellipse(0, -2, 56), 5.6)
        art.line("M0 -40V-2H34", 6)
    paw(art, -96, 440, fur, 74)
    paw(art, 104, 440, fur, -74)


def shovel(art: Art, fur: str, colour: str) -> None:
    """A shovel behind a heap of earth with old cables in it."""
    with art.at(124, 380, 1, 18):
        art.tube("M0 150V-20", BROWN, 20, 5)
        art.body(
            "M-40 -110C-44 -40 -30 -16 0 -14C30 -16 44 -40 40 -110C20 -122 -20 -122 -40 -110Z",
            GREY,
            6,
        )
        art.shade("M6 -112C40 -112 44 -40 0 -14Z", 0.5)
    heap = spline(points("-250,560 -190,470 -120,490 -70,440 0,462 60,436 130,480 200,470 260,560"))
    art.body(heap, BROWN, 7)
    with art.clip(heap):
        art.shade(rect(-260, 470, 520, 100), 0.5, DOWN)
        for x, y, r in ((-140, 510, 12), (-40, 480, 9), (80, 480, 13), (170, 506, 9)):
            art.flat(ellipse(x, y, r, r * 0.7), darker(BROWN, 0.4))
    art.tube("M-120 500C-160 440 -90 430 -110 480", TEAL, 14, 4)
    paw(art, 96, 456, fur, 10)
    paw(art, -84, 452, fur, -6)


def two_balls(art: Art, fur: str, colour: str) -> None:
    """Two tennis balls, both with priority one."""
    for s in (-1, 1):
        with art.at(s * 92, 404, 1, s * 12):
            ball = ellipse(0, 0, 62)
            art.body(ball, "#C9DC4A", 6.6)
            with art.clip(ball):
                art.shade("M10 -70C60 -20 50 40 0 70H70V-70Z", 0.45)
                art.stroke("M-70 -20Q-10 0 -30 70M70 20Q10 0 30 -70", WHITE, 9)
            art.line(ball, 6.4)
        with art.at(s * 92, 404):
            art.body("M0 -34L30 0H12V32H-12V0H-30Z", CORAL, 5.4)
        paw(art, s * 112, 470, fur, s * -20)


def shield(art: Art, fur: str, colour: str) -> None:
    """A shield with a lock, held very close."""
    shape = (
        "M0 330C40 352 84 358 112 354C118 430 92 492 0 540C-92 "
        "492 -118 430 -112 354C-84 358 -40 352 0 330Z"
    )
    art.body(shape, STORY.mid, 7)
    with art.clip(shape):
        art.flat("M0 330V540H-120V330Z", STORY.light, 0.9)
        art.shade("M50 340C110 400 90 480 0 540H120V340Z", 0.5)
    art.line(shape, 7)
    art.body(rect(-34, 408, 68, 60, 10), SUN, 6)
    art.tube("M-18 408V390A18 18 0 0 1 18 390V408", GREY, 13, 4.4)
    art.flat(ellipse(0, 432, 8), INK)
    art.line("M0 434V452", 6)
    for s in (-1, 1):
        paw(art, s * 116, 446, fur, s * -60)


def punch_card(art: Art, fur: str, colour: str) -> None:
    """A punched card, still in production."""
    with art.at(0, 424, 1, -5):
        art.body("M-150 -72H124L152 -44V84H-150Z", SAND, 6.4)
        for j in range(4):
            for i in range(11):
                if (i * 7 + j * 5 + i * j) % 3:
                    art.flat(
                        rect(-132 + i * 25, -48 + j * 28, 11, 18, 2),
                        (darker(SAND, 0.25), INK)[(i + j * 2) % 4 == 1],
                    )
        art.flat(rect(-150, 66, 290, 6), CORAL)
    paw(art, -140, 446, fur, 70)
    paw(art, 144, 446, fur, -70)


def eaten_manual(art: Art, fur: str, colour: str) -> None:
    """The rest of the documentation, on its way."""
    with art.at(40, 288, 1, 12):
        bitten = "M-60 -56Q-48 -36 -34 -52Q-24 -30 -8 -50Q4 -28 22 -50Q34 -30 48 -52L58 -44V84H-60Z"
        art.body(bitten, WHITE, 6)
        for j, w in enumerate((88, 70, 92, 50)):
            art.flat(rect(-46, -20 + j * 25, w, 9, 4), (TEAM.light, STORY.light)[j % 2])
        art.body(poly((58, 60), (36, 84), (58, 84)), PAPER_SHADE, 4)
    for x, y, turn in ((-70, 300, 20), (-96, 350, -30), (120, 250, 50), (134, 306, 10)):
        with art.at(x, y, 1, turn):
            art.body(poly((-13, -10), (12, -13), (14, 9), (-9, 13)), WHITE, 4)
    keyboard(art, fur, colour)


def cocktail(art: Art, fur: str, colour: str) -> None:
    """A coconut with a straw and an umbrella."""
    art.tube("M70 380L120 290", CORAL, 13, 4.4)
    art.line("M52 376L24 296", 5)
    art.body("M-26 312C-20 280 50 268 70 296Q46 294 30 304Q4 296 -26 312Z", TEAL, 5)
    art.body("M-26 380H132C140 450 110 494 53 496C-4 494 -34 450 -26 380Z", BROWN, 6.6)
    art.body("M-30 380C-30 356 136 356 136 380C136 402 -30 402 -30 380Z", WHITE, 6)
    art.flat(ellipse(53, 380, 66, 11), PAPER)
    art.shade("M80 400C110 410 100 480 53 496C110 494 140 450 132 396Z", 0.5)
    paw(art, 124, 450, fur, -50)
    paw(art, -130, 470, fur, 14)


TOOLS = {
    "iceberg": iceberg_slide,
    "review": review_sheet,
    "keyboard": keyboard,
    "estimate": estimate,
    "shovel": shovel,
    "balls": two_balls,
    "shield": shield,
    "punch_card": punch_card,
    "manual": eaten_manual,
    "cocktail": cocktail,
}
