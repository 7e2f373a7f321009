"""Expansion: perks of the upper floors."""

from __future__ import annotations

from art.cards import backdrops, outdoors
from art.cards.faces import eye
from art.cards.grid import WINDOW
from art.cards.heads import head
from art.cards.pictures import picture
from art.cards.species import SPECIES
from art.press.brush import brush, taper
from art.press.palette import (
    BROWN,
    CORAL,
    DARK_GREY,
    INK,
    LEAF,
    LILAC,
    NIGHT,
    ORANGE,
    SAND,
    SUN,
    TEAL,
    WHITE,
    darker,
    lighter,
)
from art.press.paths import ellipse, points, poly, rect, spline
from art.press.plates import DOWN, Art


@picture("sabbatical_hammock", backdrops.beach)
def sabbatical_hammock(art: Art) -> None:
    """Behind, a seal sags in a hammock; in front, a crab has found the laptop."""
    for side in (-1, 1):
        _palm(art, 330 + side * 246, side)
    art.tube("M98 236L150 268M566 214L520 244", SAND, 12, 4.4)
    _sagging_seal(art)
    with art.clip(WINDOW):
        art.cover("M40 486Q180 452 330 472T600 460V560H40Z", SAND)
    _working_crab(art)


def _palm(art: Art, x: float, lean: int) -> None:
    trunk = taper([(x, 530), (x - lean * 14, 380), (x + lean * 4, 190)], (46, 36, 28))
    art.body(trunk, BROWN, 6.6)
    with art.clip(trunk):
        art.shade(trunk, 0.4)
    for y in (250, 310, 370, 430):
        art.ink(brush([(x - lean * 8 - 18, y), (x - lean * 8, y + 9), (x - lean * 8 + 18, y)], 6))
    for turn in (-74, -30, 16, 64, 106):
        with art.at(x + lean * 4, 190, 1, lean * turn):
            art.body("M-10 0C-34 -40 -30 -96 0 -124C30 -96 34 -40 10 0Z", LEAF, 6)
            art.ink(brush([(0, -8), (2, -50), (0, -96)], 6))


def _sagging_seal(art: Art) -> None:
    seal = SPECIES["seal"]
    body = taper(
        [(196, 214), (250, 300), (340, 330), (430, 296), (500, 214)], (120, 128, 124, 90, 40)
    )
    tail = spline(points("484,226 486,172 520,144 528,178 562,178 546,214 510,240"))
    art.body(tail, seal.fur, 6.4)
    art.body(body, seal.fur, 7)
    with art.clip(body):
        art.shade("M180 260Q340 400 520 240V420H180Z", 0.45, DOWN)
    _striped_cloth(art)
    flipper = taper([(292, 282), (270, 350), (286, 404)], (54, 46, 22))
    art.body(flipper, seal.fur, 6.2)
    with art.clip(flipper):
        art.shade(flipper, 0.4)
    with art.at(238, 96, 0.62, -16):
        head(art, seal, ("asleep", 0), "w")
        _straw_hat(art)


def _striped_cloth(art: Art) -> None:
    cloth = (
        "M128 252C170 330 240 372 340 370C430 368 500 316 538 230"
        "C540 300 486 428 340 432C200 434 128 330 128 252Z"
    )
    art.body(cloth, CORAL, 7)
    with art.clip(cloth):
        for x in range(150, 560, 58):
            art.flat(poly((x, 220), (x + 26, 220), (x + 14, 450), (x - 10, 450)), WHITE, 0.9)
        art.shade("M380 380C480 360 520 300 540 230V440H300Z", 0.45)
    art.line(cloth, 7)


def _straw_hat(art: Art) -> None:
    art.body("M-196 60C-160 20 160 20 196 60C150 84 -150 84 -196 60Z", SAND, 6.4)
    art.body("M-110 40C-100 -50 100 -50 110 40C60 56 -60 56 -110 40Z", SAND, 6.4)
    art.flat("M-112 20C-60 36 60 36 112 20L110 42C60 56 -60 56 -110 42Z", TEAL)


def _working_crab(art: Art) -> None:
    """It looks over the lid, a claw on either side of it."""
    art.flat(ellipse(404, 524, 150, 12), INK, 0.3)
    with art.at(404, 436):
        for s in (-1, 1):
            for y in (10, 34, 58):
                art.tube(f"M{s * 66} {y}Q{s * 124} {y - 14} {s * 134} {y + 34}", CORAL, 15, 4.6)
        shell = spline(points("-104,20 -80,-34 0,-52 80,-34 104,20 60,70 -60,70"))
        art.body(shell, CORAL, 7)
        with art.clip(shell):
            art.shade("M30 -50C120 -20 110 60 40 80H110V-50Z", 0.44)
        for s in (-1, 1):
            art.tube(f"M{s * 30} -40V-74", CORAL, 15, 4.6)
            eye(art, s * 32, -86, 24, (0, 9), 0.4, CORAL, 0.5, 5)
        art.ink(brush([(-26, -4), (0, 2), (24, -6)], 7, 0.4, 0.4))
        art.body("M-86 14H78L88 96H-94Z", DARK_GREY, 6.6)
        art.flat("M-78 20H70L72 34H-80Z", WHITE, 0.18)
        art.body(ellipse(-4, 56, 14), LILAC, 4.6)
        for s in (-1, 1):
            _claw(art, s)


def _claw(art: Art, side: int) -> None:
    with art.at(side * 104, 28, 0.9, flip=side < 0):
        art.tube("M-22 6Q10 -2 26 -16", CORAL, 20, 5)
        art.body(
            (
                "M8 -14C-14 -52 12 -92 46 -88C38 -70 40 -62 46 "
                "-56C56 -64 66 -64 70 -54C72 -24 46 -2 8 -14Z"
            ),
            CORAL,
            6,
        )
        art.shade("M40 -30L70 -54C72 -24 46 -2 20 -12Z", 0.45)


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
