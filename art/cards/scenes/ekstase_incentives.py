"""Expansion: perks of the upper floors."""

from __future__ import annotations

from art.cards import backdrops, outdoors, rooms
from art.cards.faces import eye
from art.cards.heads import head
from art.cards.pictures import picture
from art.cards.species import SPECIES
from art.press.brush import brush, taper
from art.press.palette import (
    BROWN,
    CORAL,
    DARK_GREY,
    GLASS,
    GREY,
    INK,
    LEAF,
    LILAC,
    NIGHT,
    ORANGE,
    PINK,
    SAND,
    SUN,
    TEAL,
    WHITE,
    darker,
    lighter,
)
from art.press.paths import ellipse, points, poly, rect, spline
from art.press.plates import DOWN, Art


@picture("bunny_slippers", backdrops.home)
def bunny_slippers(art: Art) -> None:
    """Above the desk edge: a sleeve and a chart. Below it: two blissful bunnies."""
    art.flat(ellipse(338, 524, 230, 12), INK, 0.35)
    for s in (-1, 1):
        x = 338 + s * 78
        leg = rect(x - 50, 150, 100, 260, 10)
        art.body(leg, NIGHT, 7)
        with art.clip(leg):
            art.shade(rect(x, 150, 60, 270), 0.5)
            for i in range(5):
                art.flat(rect(x - 42 + i * 20, 150, 3, 270), GREY)
        art.body(rect(x - 56, 392, 112, 26, 8), darker(NIGHT, 0.3), 6)
    for s in (-1, 1):
        _bunny_slipper(art, 338 + s * 94, 462, s)
    art.body(rect(44, 118, 542, 44), BROWN, 7)
    art.flat(rect(44, 118, 542, 12), lighter(BROWN, 0.3))
    art.body("M356 118L346 60H486L476 118Z", DARK_GREY, 6)
    art.body(rect(240, 96, 60, 22, 8), WHITE, 5.6)
    art.body("M200 118C204 92 236 90 250 100V118Z", "#E8743B", 5.6)


def _bunny_slipper(art: Art, x: float, y: float, side: int) -> None:
    with art.at(x, y, 1, side * 4):
        for s in (-1, 1):
            ear = spline(
                [(s * 20, -30), (s * 26, -92), (s * 58, -112), (s * 76, -70), (s * 52, -24)]
            )
            art.body(ear, PINK, 6.4)
            art.flat(
                spline([(s * 34, -40), (s * 38, -80), (s * 56, -92), (s * 62, -66), (s * 48, -38)]),
                CORAL,
                0.6,
            )
        shape = spline(points("-90,40 -92,-6 -60,-40 0,-50 60,-40 92,-6 90,40 60,62 -60,62"))
        art.body(shape, PINK, 7)
        with art.clip(shape):
            art.shade("M30 -50C110 -20 100 60 30 70H110V-50Z", 0.42)
        for s in (-1, 1):
            art.ink(brush([(s * 54, -4), (s * 36, 10), (s * 18, -2)], 9, 0.4, 0.4))
            art.flat(ellipse(s * 60, 22, 16, 10), CORAL, 0.8)
        art.body(ellipse(0, 14, 11, 8), CORAL, 4.4)
        art.ink(brush([(-18, 30), (0, 36), (18, 30)], 6, 0.4, 0.4))
        art.body(rect(-9, 34, 18, 16, 4), WHITE, 4)


@picture("roof_flamingo", outdoors.rooftop)
def roof_flamingo(art: Art) -> None:
    """An inflatable flamingo fills the rooftop pool completely."""
    pool = "M84 424C84 390 576 390 576 424V496C576 534 84 534 84 496Z"
    pink = "#F58FA6"
    neck = taper([(214, 420), (176, 330), (206, 240), (272, 190), (316, 226)], (72, 64, 56, 60, 76))
    art.body(taper([(500, 400), (560, 350), (576, 290)], (90, 70, 3)), pink, 6.6)
    art.body(neck, pink, 7)
    with art.clip(neck):
        art.shade(neck, 0.4)
    art.body(ellipse(292, 196, 66, 56), pink, 7)
    art.cover(ellipse(252, 226, 36, 34), pink)
    art.body(spline(points("340,176 384,190 404,226 388,266 372,240 336,228")), SUN, 6)
    art.body(spline(points("404,226 396,262 384,268 372,240")), INK, 4)
    art.body(rect(250, 168, 92, 34, 14), INK, 5)
    art.flat(poly((262, 172), (286, 172), (266, 198)), WHITE, 0.4)
    art.body(ellipse(338, 420, 200, 70), pink, 7.2)
    with art.clip(ellipse(338, 420, 200, 70)):
        art.shade("M400 340C560 380 540 480 340 500H560V340Z", 0.42)
    art.body(ellipse(338, 404, 96, 30), "#8FD3EA", 6)
    art.stroke("M170 392A190 60 0 0 1 250 356", WHITE, 10, 0.9)
    art.body(ellipse(520, 348, 15, 18), pink, 5)
    art.body(pool, TEAL, 7.2)
    with art.clip(pool):
        art.shade("M400 400H580V540H300C420 500 420 440 400 400Z", 0.45)
        for i in range(8):
            art.flat(ellipse(120 + i * 62, 470 + i % 2 * 22, 13), WHITE, 0.6)
    art.body(
        "M84 424C84 456 576 456 576 424C576 442 576 452 576 456C560 480 100 480 84 456Z",
        lighter(TEAL, 0.4),
        6,
    )
    with art.at(470, 396, 1, 8):
        art.body("M-26 -40H26L18 30H-18Z", GLASS, 5.4)
        art.flat("M-22 -16H22L18 30H-18Z", ORANGE)
        art.line("M6 -36L26 -82", 5)
        art.body("M-14 -66C0 -96 40 -92 52 -64Q20 -78 -14 -66Z", CORAL, 5)


@picture("company_car", rooms.garage)
def company_car(art: Art) -> None:
    """A very small pedal car with a very large ribbon; the cap belongs to the chauffeur."""
    blue = "#3A6FB8"
    art.flat(ellipse(330, 524, 210, 14), INK, 0.4)
    for x in (176, 484):
        art.body(rect(x - 40, 420, 80, 104, 34), INK, 6)
        art.flat(rect(x - 26, 440, 14, 64, 7), GREY)
    cabin = "M210 330C216 230 250 196 330 194C410 196 444 230 450 330Z"
    art.body(cabin, blue, 7)
    art.body("M236 322C240 250 268 224 330 222C392 224 420 250 424 322Z", GLASS, 6)
    art.flat(poly((262, 240), (310, 228), (280, 318), (244, 318)), WHITE, 0.6)
    art.body(
        spline(
            points(
                "120,420 130,346 200,318 330,312 460,318 530,346 540,420 520,474 330,486 140,474"
            )
        ),
        blue,
        7.4,
    )
    art.shade("M420 316C560 340 540 460 420 486L520 474L540 420L520 340Z", 0.5)
    for s in (-1, 1):
        eye(art, 330 + s * 142, 392, 44, (s * -6, 6), 0.46, lighter(blue, 0.2), 0.5, 6)
    _car_front(art)


def _car_front(art: Art) -> None:
    art.body(rect(262, 414, 136, 50, 20), GREY, 6)
    for i in range(5):
        art.line(f"M{282 + i * 24} 420V458", 5)
    for s in (-1, 1):
        art.tube(f"M330 500L{330 + s * 50} {500 + s * 10}", DARK_GREY, 12, 4)
        art.body(rect(330 + s * 50 - 22, 494 + s * 10, 44, 18, 6), CORAL, 5)
    art.body(rect(312, 196, 36, 290, 0), CORAL, 6)
    art.body(
        "M248 196C232 128 272 96 330 96C388 96 428 128 412 196C360 180 300 180 248 196Z", NIGHT, 6.6
    )
    art.body("M244 192C300 176 360 176 416 192L410 216C360 200 300 200 250 216Z", SUN, 5)
    art.body("M250 214C300 198 360 198 410 214C400 244 260 244 250 214Z", INK, 5)
    with art.at(330, 320):
        for s in (-1, 1):
            art.body(
                spline([(0, 0), (s * 60, -54), (s * 122, -44), (s * 116, 24), (s * 56, 34)]),
                CORAL,
                6.6,
            )
            art.ink(brush([(s * 24, -2), (s * 56, -12), (s * 84, -10)], 7))
            art.body(poly((s * 8, 16), (s * 60, 96), (s * 30, 92), (s * 14, 112)), CORAL, 6)
        art.body(rect(-26, -26, 52, 52, 16), darker(CORAL, 0.15), 6)


@picture("sabbatical_hammock", backdrops.beach)
def sabbatical_hammock(art: Art) -> None:
    """A seal asleep between two palms; a crab has found the laptop."""
    for x, lean in ((96, -1), (580, 1)):
        trunk = taper([(x, 540), (x - lean * 10, 380), (x + lean * 6, 200)], (44, 34, 28))
        art.body(trunk, BROWN, 6.6)
        for y in (260, 320, 380, 440):
            art.ink(brush([(x - 16, y), (x, y + 8), (x + 16, y)], 6))
        for turn in (-70, -25, 20, 65, 110) if lean > 0 else (-110, -65, -20, 25, 70):
            with art.at(x + lean * 6, 196, 1, turn):
                art.body("M-10 0C-34 -40 -30 -96 0 -124C30 -96 34 -40 10 0Z", LEAF, 6)
                art.line("M0 -10V-90", 4)
    art.tube("M96 300L170 340M580 290L506 340", SAND, 12, 4.4)
    _sleeping_seal(art)


def _sleeping_seal(art: Art) -> None:
    seal = SPECIES["seal"]
    body = taper([(220, 356), (310, 396), (410, 384), (500, 318)], (120, 138, 110, 40))
    art.body(body, seal.fur, 7)
    with art.clip(body):
        art.shade("M200 400Q340 480 500 360V470H200Z", 0.45, DOWN)
    art.body(
        spline(points("486,330 500,268 526,262 520,300 562,292 560,318 516,346")), seal.fur, 6.4
    )
    cloth = (
        "M146 326C200 500 470 500 530 326C520 350 500 372 470 390C400 420 280 424 216 "
        "396C186 384 162 360 146 326Z"
    )
    art.body(cloth, CORAL, 7)
    with art.clip(cloth):
        for i in range(9):
            art.flat(
                poly(
                    (150 + i * 46, 320),
                    (170 + i * 46, 320),
                    (180 + i * 42, 480),
                    (164 + i * 42, 480),
                ),
                WHITE,
                0.85,
            )
        art.shade("M400 400C480 400 480 470 330 470H540V320Z", 0.45)
    art.line(cloth, 7)
    with art.at(236, 246, 0.62, -22):
        head(art, seal, ("asleep", 0), "w")
        art.body("M-196 60C-160 20 160 20 196 60C150 84 -150 84 -196 60Z", SAND, 6.4)
        art.body("M-110 40C-100 -50 100 -50 110 40C60 56 -60 56 -110 40Z", SAND, 6.4)
        art.flat("M-112 20C-60 36 60 36 112 20L110 42C60 56 -60 56 -110 42Z", TEAL)
    with art.at(420, 498, 1, -12):
        art.body("M-64 6L-50 -64H56L64 6Z", DARK_GREY, 6)
        art.flat(rect(-42, -54, 88, 48, 4), LILAC)
        _crab(art)
    art.flat("M300 520Q420 492 540 520V540H300Z", SAND)


def _crab(art: Art) -> None:
    with art.at(0, -82, 0.9, 8):
        for s in (-1, 1):
            art.line(f"M{s * 14} -22V-40", 5)
            art.body(ellipse(s * 14, -44, 11), WHITE, 4.6)
            art.flat(ellipse(s * 14, -42, 5), INK)
            art.line(f"M{s * 30} 8L{s * 54} 22M{s * 26} 14L{s * 42} 34", 6)
            art.body(ellipse(s * 56, -20, 17, 14, s * -40), CORAL, 5)
        art.body(ellipse(0, 0, 40, 27), CORAL, 6)
        art.line("M-10 8Q0 14 10 8", 4.4)


@picture("golden_parachute", outdoors.skyline)
def golden_parachute(art: Art) -> None:
    """A calm turkey floats down on its briefcase; coins leak out."""
    canopy = (
        "M96 236C90 90 210 44 330 44C450 44 570 90 564 236C536 206 500 206 470 238C436 "
        "204 394 204 362 238C342 206 316 206 298 238C266 204 224 204 190 238C160 206 124 "
        "206 96 236Z"
    )
    for x in (96, 190, 298, 362, 470, 564):
        art.line(f"M{x} 234L330 380", 4)
    art.body(canopy, SUN, 7.4)
    with art.clip(canopy):
        art.flat("M298 238C266 160 290 80 330 44C370 80 396 160 362 238Z", lighter(SUN, 0.45))
        art.flat("M190 238C150 150 200 70 260 44L200 40L90 150L96 240Z", ORANGE, 0.7)
        art.flat("M470 238C510 150 460 70 400 44L470 40L580 150L564 240Z", ORANGE, 0.7)
        art.shade("M420 40C600 100 560 220 560 240H470C500 160 470 90 400 44Z", 0.45)
    art.line(
        (
            "M298 238C266 160 290 80 330 44C370 80 396 160 362 238M190 238C150 150 200 70 260 "
            "50M470 238C510 150 460 70 400 50"
        ),
        5,
    )
    _turkey(art)


def _turkey(art: Art) -> None:
    for i, turn in enumerate((-76, -46, -16, 16, 46, 76)):
        with art.at(330, 400, 0.62, turn):
            feather = "M-22 0C-60 -90 -50 -170 0 -196C50 -170 60 -90 22 0Z"
            art.body(feather, (BROWN, CORAL)[i % 2], 6)
    art.body(spline(points("240,470 254,392 330,360 406,392 420,470 330,500")), NIGHT, 7)
    art.body("M300 380L330 460L360 380Z", WHITE, 5)
    art.body(poly((320, 396), (340, 396), (346, 448), (330, 464), (314, 448)), CORAL, 4.6)
    art.body(ellipse(330, 330, 50, 56), "#C96A5A", 6.6)
    for s in (-1, 1):
        eye(art, 330 + s * 22, 318, 21, (s * -2, 4), 0.5, "#C96A5A", 0.52)
    art.body("M316 340Q330 332 344 340L332 364Z", SUN, 5)
    art.body(spline(points("336,350 350,356 348,392 336,398 330,372")), CORAL, 5)
    art.body(rect(226, 462, 208, 72, 12), BROWN, 6.6)
    art.body(rect(226, 484, 208, 12), darker(BROWN, 0.3), 4.6)
    art.body(rect(312, 476, 36, 28, 6), SUN, 5)
    for x, y in (
        (460, 480),
        (492, 436),
        (470, 524),
        (520, 500),
        (196, 506),
        (152, 470),
        (174, 530),
    ):
        art.body(ellipse(x, y, 15, 17), SUN, 5)
        art.line(f"M{x} {y - 7}V{y + 7}", 4)
