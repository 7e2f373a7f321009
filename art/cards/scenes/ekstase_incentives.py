"""Expansion: perks of the upper floors."""

from __future__ import annotations

from art.cards import backdrops, outdoors
from art.cards.critter import Critter
from art.cards.faces import eye
from art.cards.figure import figure
from art.cards.grid import WINDOW
from art.cards.heads import head
from art.cards.pictures import picture
from art.cards.species import SPECIES
from art.press.brush import brush, taper
from art.press.palette import (
    BROWN,
    CORAL,
    DARK_GREY,
    EVENT,
    INK,
    LEAF,
    LILAC,
    NIGHT,
    ORANGE,
    SAND,
    SUN,
    TEAL,
    WHITE,
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
    """A rhino leaves by armchair, with tea; a hamster has a cocktail umbrella."""
    for x in (96, 190, 298, 362, 470, 564):
        art.line(f"M{x} 206L{330 + (x - 330) * 0.36} 330", 4)
    _canopy(art)
    _club_chair(art)
    rhino = Critter("rhino", "blazer", (NIGHT, CORAL), ("open", 0.55), "flat", trousers=NIGHT)
    with art.at(330, 336, 0.86):
        figure(art, rhino, "sit")
        _tea(art)
    for side in (-1, 1):
        art.body(rect(330 + side * 108 - 26, 358, 52, 96, 22), EVENT.mid, 6.6)
        art.shade(rect(330 + side * 108, 360, 26, 92, 16), 0.5)
    _follower(art)
    for x, y in ((470, 488), (512, 436), (560, 500), (520, 522)):
        art.body(ellipse(x, y, 14, 16), SUN, 5)
        art.line(f"M{x} {y - 7}V{y + 7}", 4)


def _canopy(art: Art) -> None:
    canopy = (
        "M96 208C90 84 210 40 330 40C450 40 570 84 564 208C536 178 500 178 470 210"
        "C436 176 394 176 362 210C342 178 316 178 298 210C266 176 224 176 190 210"
        "C160 178 124 178 96 208Z"
    )
    art.body(canopy, SUN, 7.4)
    with art.clip(canopy):
        art.flat("M298 214C266 140 290 70 330 40C370 70 396 140 362 214Z", lighter(SUN, 0.45))
        art.flat("M190 214C150 130 200 60 260 40L200 30L90 130L96 220Z", ORANGE, 0.7)
        art.flat("M470 214C510 130 460 60 400 40L470 30L580 130L564 220Z", ORANGE, 0.7)
        art.shade("M420 36C600 90 560 200 560 220H470C500 140 470 70 400 36Z", 0.45)
    for rib in (
        "298,208 274,120 330,44",
        "362,208 386,120 330,44",
        "190,208 176,110 262,50",
        "470,208 484,110 398,50",
    ):
        art.ink(brush(points(rib), 7, 0.7, 0.3))
    art.line(canopy, 7.4)


def _club_chair(art: Art) -> None:
    back = spline(points("222,440 214,310 250,262 330,250 410,262 446,310 438,440"))
    art.body(back, EVENT.mid, 7.2)
    with art.clip(back):
        art.shade("M360 250Q460 300 400 450H450V250Z", 0.5)
    seat = rect(214, 416, 232, 62, 20)
    art.body(seat, EVENT.mid, 7)
    art.shade(rect(330, 418, 114, 58, 18), 0.5)
    for x in (236, 410):
        art.body(rect(x, 474, 16, 26, 5), BROWN, 5)


def _tea(art: Art) -> None:
    with art.at(142, 8):
        art.tube("M20 -12H26C40 -12 40 12 26 12H20", WHITE, 11, 4)
        art.body("M-22 -24H22L16 22H-16Z", WHITE, 5.6)
        for x in (-8, 8):
            art.stroke(f"M{x} -34q-8 -10 2 -18t-2 -18", WHITE, 6, 0.9)


def _follower(art: Art) -> None:
    hamster = Critter("hamster", "tee", (TEAL, WHITE), ("wide", 0), "o", trousers=DARK_GREY)
    with art.at(138, 402, 0.58, -8):
        figure(art, hamster, "jump")
        art.tube("M150 -92L160 -196", BROWN, 10, 3.6)
        art.body("M60 -176C90 -262 232 -262 262 -176Q212 -196 162 -178Q112 -196 60 -176Z", CORAL, 6)
        art.shade("M170 -236Q240 -220 262 -176Q212 -196 170 -180Z", 0.4)
