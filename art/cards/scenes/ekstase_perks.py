"""Expansion: perks that come in a size too small."""

from __future__ import annotations

from art.cards import backdrops, outdoors, rooms
from art.cards.critter import Critter, bust
from art.cards.faces import eye
from art.cards.garments import torso
from art.cards.paws import paw
from art.cards.pictures import picture
from art.cards.species import SPECIES
from art.press.brush import brush, taper
from art.press.palette import (
    BROWN,
    CORAL,
    DARK_GREY,
    GLASS,
    GREY,
    INCENTIVE,
    INK,
    NIGHT,
    ORANGE,
    PINK,
    SUN,
    TEAL,
    WHITE,
    darker,
    lighter,
)
from art.press.paths import ellipse, points, rect, spline
from art.press.plates import Art


@picture("bunny_slippers", backdrops.home)
def bunny_slippers(art: Art) -> None:
    """A desk in section: above it a stern koala in a tie, below it hearts and two bunnies."""
    _koala_on_camera(art)
    _lower_half(art)
    _desk_in_section(art)
    _open_laptop(art)
    koala = SPECIES["koala"]
    for x, turn in ((258, 8), (392, -8)):
        paw(art, x, 284, koala.fur, turn, 0.62)


def _koala_on_camera(art: Art) -> None:
    koala = Critter(
        "koala", "blazer", (NIGHT, CORAL), ("open", 0.42), "flat", glasses="half", hat_colour=INK
    )
    with art.at(326, 48, 0.64):
        with art.at(0, -26):
            torso(art, koala.outfit, *koala.colours)
        bust(art, koala, 7)


def _desk_in_section(art: Art) -> None:
    for x in (64, 542):
        art.body(rect(x, 310, 26, 230), darker(BROWN), 6)
    top = rect(38, 290, 554, 32, 6)
    art.body(top, BROWN, 7)
    art.flat(rect(42, 294, 546, 9), lighter(BROWN, 0.3))
    art.ink(brush([(120, 314), (240, 311), (400, 315)], 3.4))


def _open_laptop(art: Art) -> None:
    """The camera, seen from the side; what it does not see hangs below."""
    art.body("M470 292L508 168L530 172L494 292Z", GREY, 6)
    art.body(rect(400, 278, 106, 14, 6), DARK_GREY, 5.6)
    art.flat(ellipse(512, 182, 5), SUN)


def _lower_half(art: Art) -> None:
    art.flat(rect(44, 320, 542, 230), INCENTIVE.deep, 0.3)
    art.body(rect(318, 380, 18, 120), DARK_GREY, 5.6)
    art.body(rect(216, 378, 222, 26, 13), DARK_GREY, 6)
    fur = SPECIES["koala"].fur
    for s in (-1, 1):
        shin = taper([(327 + s * 66, 380), (327 + s * 76, 430), (327 + s * 72, 480)], (54, 46, 40))
        art.body(shin, fur, 6.2)
        with art.clip(shin):
            art.shade(shin, 0.44)
        art.ink(brush([(327 + s * 56, 398), (327 + s * 66, 406), (327 + s * 82, 400)], 5))
    _heart_shorts(art)
    for s in (-1, 1):
        _bunny_slipper(art, 327 + s * 84, 486, s)


def _heart_shorts(art: Art) -> None:
    shorts = "M206 310H448L456 392Q400 408 340 394L327 372L314 394Q254 408 198 392Z"
    art.body(shorts, WHITE, 6.8)
    with art.clip(shorts):
        for i, (x, y) in enumerate(
            ((226, 346), (268, 378), (290, 338), (352, 342), (378, 380), (412, 348), (444, 382))
        ):
            with art.at(x, y, 0.8, (-14, 10)[i % 2]):
                art.flat(
                    "M0 16C-26 -2 -18 -20 -6 -16Q0 -14 0 -8Q0 -14 6 -16C18 -20 26 -2 0 16Z", CORAL
                )
        art.shade("M380 310Q420 360 400 410H460V310Z", 0.44)
    art.ink(brush([(327, 336), (324, 356), (327, 372)], 6))


def _bunny_slipper(art: Art, x: float, y: float, side: int) -> None:
    with art.at(x, y, 0.74, side * 4):
        for s in (-1, 1):
            ear = spline(
                [(s * 20, -30), (s * 26, -84), (s * 54, -100), (s * 72, -66), (s * 52, -24)]
            )
            art.body(ear, PINK, 6.2)
            art.flat(
                spline([(s * 34, -40), (s * 38, -74), (s * 54, -84), (s * 60, -62), (s * 48, -38)]),
                CORAL,
                0.6,
            )
        shape = spline(points("-90,40 -92,-6 -60,-40 0,-50 60,-40 92,-6 90,40 60,62 -60,62"))
        art.body(shape, PINK, 6.8)
        with art.clip(shape):
            art.shade("M30 -50C110 -20 100 60 30 70H110V-50Z", 0.42)
        for s in (-1, 1):
            art.ink(brush([(s * 54, -4), (s * 36, 10), (s * 18, -2)], 9, 0.4, 0.4))
            art.flat(ellipse(s * 60, 22, 16, 10), CORAL, 0.8)
        art.body(ellipse(0, 14, 11, 8), CORAL, 4.4)
        art.ink(brush([(-18, 30), (0, 36), (18, 30)], 6, 0.4, 0.4))
        art.body(rect(-9, 34, 18, 16, 4), WHITE, 4)


_FLAMINGO = "#F58FA6"


@picture("roof_flamingo", outdoors.rooftop)
def roof_flamingo(art: Art) -> None:
    """A flamingo in full diving gear stands in the water, which reaches to its ankles."""
    _paddling_pool(art)
    for hip, knee, foot in (
        ((316, 330), (322, 392), (306, 468)),
        ((356, 330), (350, 392), (372, 474)),
    ):
        art.tube(spline([hip, knee, foot], closed=False), "#E0708C", 20, 5)
        art.body(ellipse(*knee, 14, 12), "#E0708C", 5)
        art.stroke(f"M{foot[0] - 34} {foot[1]}q34 16 68 0", WHITE, 6)
    _flamingo_body(art)
    _life_ring(art)
    _flamingo_head(art)
    _pool_front(art)


def _paddling_pool(art: Art) -> None:
    art.flat(ellipse(336, 526, 230, 14), INK, 0.35)
    art.body(ellipse(336, 462, 206, 40), TEAL, 7)
    art.body(ellipse(336, 464, 176, 28), "#8FD3EA", 5.4)
    art.flat(ellipse(250, 458, 50, 8), WHITE, 0.7)


def _pool_front(art: Art) -> None:
    side = "M130 466C140 516 532 516 542 466L548 512C530 556 142 556 124 512Z"
    art.body(side, TEAL, 7)
    with art.clip(side):
        for i in range(8):
            art.flat(ellipse(150 + i * 54, 512 + i % 2 * 8, 12), WHITE, 0.7)
        art.shade("M400 480H560V560H340C420 540 420 500 400 480Z", 0.45)


def _flamingo_body(art: Art) -> None:
    tail = spline(points("240,286 196,250 176,262 190,286 168,292 184,316 240,330"))
    art.body(tail, "#E0708C", 6)
    body = spline(points("218,300 252,240 330,224 404,250 424,306 390,352 320,366 250,350"))
    art.body(body, _FLAMINGO, 7.2)
    with art.clip(body):
        art.shade("M350 220C440 250 430 350 320 372H430V220Z", 0.44)


def _life_ring(art: Art) -> None:
    ring = taper([(214, 290), (250, 340), (322, 362), (394, 344), (430, 292)], (44, 50, 52, 50, 44))
    art.body(ring, WHITE, 6.4)
    with art.clip(ring):
        for x in (206, 296, 392):
            art.flat(rect(x, 270, 44, 120), CORAL)
        art.shade("M360 280H450V400H300Q380 360 360 280Z", 0.36)
    art.line(ring, 6.4)


def _flamingo_head(art: Art) -> None:
    neck = taper(
        [(386, 296), (458, 272), (462, 210), (400, 184), (376, 128), (420, 92)],
        (66, 50, 44, 42, 44, 60),
    )
    art.body(neck, _FLAMINGO, 6.8)
    with art.clip(neck):
        art.shade(neck, 0.4)
    art.cover(ellipse(372, 298, 30, 26), _FLAMINGO)
    art.body(ellipse(428, 110, 60, 52), _FLAMINGO, 7)
    art.cover(ellipse(398, 128, 26, 22), _FLAMINGO)
    art.body(spline(points("474,92 522,100 548,132 540,176 518,164 506,138 470,134")), SUN, 6)
    art.body(spline(points("546,138 542,178 532,184 518,164 524,140")), INK, 4)
    art.ink(brush([(476, 120), (508, 122), (530, 142)], 5))
    art.tube("M376 110C352 118 350 60 356 40", ORANGE, 20, 5)
    art.body(
        "M376 76H486Q500 76 500 92V112Q500 128 484 128H458L440 116L424 128H392Q376 128 376 112Z",
        SUN,
        6,
    )
    art.body("M390 86H488V108Q488 118 478 118H462L440 104L420 118H390Z", GLASS, 5)
    for x in (414, 462):
        eye(art, x, 100, 15, (3, 2), 0.42, _FLAMINGO, 0.5, 4)


_CAR = "#3A6FB8"
_GIRAFFE, _PATCH, _SNOUT = "#EDBE62", "#B5702E", "#FBE3B4"


@picture("company_car", rooms.garage)
def company_car(art: Art) -> None:
    """A giraffe of the upper floors in a pedal car; the picture ends before its neck does."""
    art.flat(ellipse(330, 526, 236, 13), INK, 0.4)
    for side in (-1, 1):
        _folded_leg(art, side)
    _driver(art)
    _pedal_car(art)
    _at_the_wheel(art)
    _gift_bow(art)
    _bent_head(art)
    for x, y, r in ((92, 504, 20), (66, 474, 14), (118, 516, 14)):
        art.body(ellipse(x, y, r), WHITE, 5)


def _folded_leg(art: Art, side: int) -> None:
    """Up to the ears, down through the floor of the car and out onto the road."""
    x, trousers = 312, DARK_GREY
    shin = taper([(x + side * 126, 226), (x + side * 84, 380), (x + side * 40, 508)], (56, 50, 38))
    thigh = taper(
        [(x + side * 60, 400), (x + side * 112, 300), (x + side * 130, 224)], (70, 66, 62)
    )
    for part in (shin, thigh):
        art.body(part, trousers, 6.4)
        with art.clip(part):
            art.shade(part, 0.42)
    for y in (282, 330):
        art.ink(brush([(x + side * 92, y), (x + side * 112, y + 8), (x + side * 128, y - 4)], 5))
    with art.at(x + side * 40 + 8, 506, 1, side * -10):
        art.body("M-26 -12C-30 10 -26 20 -6 20H46C52 2 30 -8 18 -14Z", BROWN, 6)


def _driver(art: Art) -> None:
    """Blazer and tie, and a neck that goes up, along the ceiling and down again."""
    art.body("M218 420C214 330 250 292 312 292C374 292 410 330 406 420Z", NIGHT, 7)
    neck = taper(
        [(312, 330), (304, 230), (312, 130), (372, 80), (446, 92), (474, 160)],
        (88, 78, 74, 76, 78, 80),
    )
    art.body(neck, _GIRAFFE, 7)
    with art.clip(neck):
        for x, y, r, turn in (
            (286, 268, 24, 20),
            (332, 236, 21, -30),
            (288, 196, 22, 10),
            (336, 164, 22, 40),
            (298, 124, 21, 0),
            (356, 102, 24, 30),
            (392, 64, 22, -10),
            (430, 104, 22, 20),
        ):
            with art.at(x, y, r / 24, turn):
                art.flat(spline(points("-24,-8 -8,-26 18,-20 26,6 8,26 -18,20")), _PATCH)
        art.shade(neck, 0.42)
    art.line(neck, 7)
    for side in (-1, 1):
        art.body(
            f"M312 330L{312 + side * 46} 282L{312 + side * 66} 318L{312 + side * 30} 358Z", WHITE, 6
        )
    art.body("M300 328H324L336 400H288Z", SUN, 5.6)


def _bent_head(art: Art) -> None:
    """It hangs beside the neck and looks as if that were the usual equipment."""
    with art.at(478, 132, 1, 6):
        for side in (-1, 1):
            art.tube(f"M{side * 24} -6L{side * 32} -48", _GIRAFFE, 17, 5)
            art.body(ellipse(side * 33, -54, 15, 13), _PATCH, 5)
            ear = [(56, 14), (92, -16), (118, -6), (104, 24), (68, 40)]
            art.body(spline([(side * x, y) for x, y in ear]), _GIRAFFE, 6)
        skull = spline(points("0,-20 56,-8 70,44 52,104 0,120 -52,104 -70,44 -56,-8"))
        art.body(skull, _GIRAFFE, 7)
        with art.clip(skull):
            art.flat(spline(points("-18,-22 18,-22 22,12 0,30 -22,12")), _PATCH)
            art.shade("M34 -20C80 20 70 90 20 120H90V-20Z", 0.42)
        muzzle = spline(points("0,78 46,84 66,122 48,158 0,166 -48,158 -66,122 -46,84"))
        art.body(muzzle, _SNOUT, 6.4)
        with art.clip(muzzle):
            art.shade("M30 80C66 100 60 150 20 166H80V80Z", 0.4)
        for side in (-1, 1):
            eye(art, side * 40, 46, 27, (-4, 5), 0.46, _GIRAFFE, 0.54)
            art.ink(ellipse(side * 20, 108, 6, 8))
        art.ink(brush([(-32, 138), (0, 143), (32, 134)], 7, 0.4, 0.3))


def _pedal_car(art: Art) -> None:
    for x in (184, 476):
        art.body(ellipse(x, 478, 48), INK, 6)
        art.body(ellipse(x, 478, 23), WHITE, 5)
        art.flat(ellipse(x, 478, 8), CORAL)
    shell = (
        "M92 446C88 398 116 374 172 374L214 374C240 404 392 404 416 368"
        "C500 360 566 390 568 440C568 466 552 474 530 474A54 54 0 0 0 422 474"
        "C410 456 260 456 238 474A54 54 0 0 0 130 474C104 474 94 464 92 446Z"
    )
    art.body(shell, _CAR, 7.2)
    with art.clip(shell):
        art.shade("M300 440Q480 470 560 400V490H92V460Z", 0.42)
        art.flat("M112 392Q136 376 178 380L174 392Q138 392 118 410Z", WHITE, 0.6)
        art.flat("M86 428H574V440H86Z", SUN)
    art.body(ellipse(552, 414, 17, 21), SUN, 5.6)
    art.body(rect(560, 454, 32, 15, 7), GREY, 5)


def _at_the_wheel(art: Art) -> None:
    art.tube(ellipse(312, 352, 46, 20), CORAL, 15, 4.4)
    fur = _GIRAFFE
    for side in (-1, 1):
        sleeve = taper(
            [(312 + side * 96, 300), (312 + side * 84, 356), (312 + side * 52, 360)], (50, 46, 34)
        )
        art.body(sleeve, lighter(NIGHT, 0.08), 6)
        paw(art, 312 + side * 42, 348, fur, side * -24, 0.56)


def _gift_bow(art: Art) -> None:
    with art.at(498, 362):
        for s in (-1, 1):
            loop = f"M0 0C{s * 14} -34 {s * 62} -44 {s * 58} -10C{s * 56} 16 {s * 20} 14 0 0Z"
            art.body(f"M0 4L{s * 40} 44L{s * 18} 46L{s * 4} 14Z", CORAL, 5)
            art.body(loop, CORAL, 5.6)
        art.body(rect(-13, -14, 26, 28, 8), darker(CORAL, 0.2), 5)
