"""Expansion: those who stay above the daily business."""

from __future__ import annotations

from art.cards import backdrops, outdoors
from art.cards.critter import Critter, bust
from art.cards.faces import eye
from art.cards.figure import figure
from art.cards.grid import WINDOW
from art.cards.pictures import picture
from art.cards.species import SPECIES
from art.press.brush import brush, taper
from art.press.palette import (
    BROWN,
    CORAL,
    EVENT,
    GLASS,
    GREY,
    INCENTIVE,
    INK,
    MOUTH,
    PAPER_SHADE,
    SUN,
    TAN,
    TEAM,
    WHITE,
    darker,
    lighter,
)
from art.press.paths import ellipse, points, poly, rect, spline
from art.press.plates import Art

_SHARK = "#6F86A8"


@picture("board_walrus", backdrops.stage)
def board_walrus(art: Art) -> None:
    """Asleep, tusks in the table; one flipper votes all the same."""
    _waistcoat(art)
    top = rect(40, 432, 552, 130, 8)
    art.body(top, BROWN, 7)
    art.flat(rect(44, 436, 544, 12), lighter(BROWN, 0.3))
    for grain in ("60,476 180,470 330,478", "430,490 520,484 580,488", "70,516 220,510 300,516"):
        art.ink(brush(points(grain), 4))
    _voting_flipper(art)
    walrus = Critter("walrus", "", ("", ""), ("asleep", 0))
    art.flat(ellipse(366, 452, 150, 14), INK, 0.3)
    with art.at(366, 176, 0.98):
        bust(art, walrus, 7.2)
        art.ink(brush([(-96, 92), (-62, 84), (-30, 96)], 16, 0.4, 0.5))
        art.ink(brush([(96, 92), (62, 84), (30, 96)], 16, 0.4, 0.5))
    _pierced_wood(art)
    _resting_flipper(art)
    bubble = ellipse(414, 372, 30)
    art.body(bubble, GLASS, 5)
    art.flat(ellipse(403, 361, 9, 6, -40), WHITE, 0.9)


def _waistcoat(art: Art) -> None:
    back = spline(points("130,470 160,300 260,210 400,200 510,270 560,400 570,480"))
    art.body(back, SPECIES["walrus"].fur, 7.2)
    with art.clip(back):
        art.flat("M120 480Q180 260 330 240H420Q540 300 580 480Z", SUN)
        art.shade("M430 200Q590 320 560 490H440Q500 340 430 200Z", 0.5)
    art.line(back, 7.2)


def _voting_flipper(art: Art) -> None:
    arm = taper([(500, 430), (560, 350), (540, 236)], (84, 66, 52))
    art.body(arm, SPECIES["walrus"].fur, 6.8)
    with art.clip(arm):
        art.shade(arm, 0.4)
    art.body(rect(533, 168, 14, 80, 5), TAN, 5)
    art.body(ellipse(540, 130, 48), INCENTIVE.mid, 6.6)
    art.shade(ellipse(552, 136, 36), 0.36)
    art.stroke("M518 130L534 148L564 112", WHITE, 13)
    art.body(
        spline(points("508,232 520,204 544,196 566,208 572,236 540,250")), SPECIES["walrus"].fur, 6
    )
    art.line("M528 204V222M550 204V222", 4.4)


def _pierced_wood(art: Art) -> None:
    """The tusks have gone in, with splinters."""
    for side in (-1, 1):
        x = 366 + side * 48
        art.cover(rect(x - 26, 496, 52, 24), BROWN)
        art.body(ellipse(x, 497, 25, 7), darker(BROWN, 0.45), 4.6)
        art.cover(
            poly(
                (x - 13 + side, 470),
                (x + 13 + side, 470),
                (x + 8 + side * 2, 497),
                (x - 8 + side * 2, 497),
            ),
            WHITE,
        )
        for dx, dy in ((-44, -6), (-36, 12), (40, 10), (46, -4)):
            art.line(f"M{x + dx * 0.6} {497 + dy * 0.4}L{x + dx} {497 + dy}", 4.4)


def _resting_flipper(art: Art) -> None:
    flipper = taper([(176, 420), (196, 462), (270, 474)], (70, 58, 40))
    art.body(flipper, SPECIES["walrus"].fur, 6.6)
    with art.clip(flipper):
        art.shade(flipper, 0.4)
    art.line("M262 466L282 464M264 480L282 480", 4.4)


@picture("legal_shark", outdoors.sea)
def legal_shark(art: Art) -> None:
    """Above, somebody signs in a paper boat; below, the rest of the legal department rises."""
    with art.clip(WINDOW):
        _above_the_water(art)
        _rising_shark(art)
        art.stroke("M40 214q34 -20 68 0t68 0t68 0t68 0t68 0t68 0t68 0t68 0", WHITE, 9)
    _fin(art)
    _signing_in_a_boat(art)


def _above_the_water(art: Art) -> None:
    art.flat(rect(40, 40, 550, 174), TEAM.tint)
    for x, y, w in ((240, 92, 90), (430, 74, 120), (300, 132, 60)):
        art.flat(rect(x, y, w, 12, 6), WHITE, 0.8)


def _fin(art: Art) -> None:
    art.body("M186 216C194 150 224 116 268 100C256 140 264 182 290 216Z", _SHARK, 6.8)
    art.shade("M226 216Q240 150 268 100C256 140 264 182 290 216Z", 0.4)
    for x in (176, 300):
        art.stroke(f"M{x - 14} 222q14 -16 28 0", WHITE, 7)


def _signing_in_a_boat(art: Art) -> None:
    """A mouse; the boat is folded from the contract."""
    with art.at(452, 142, 0.48, -4):
        figure(art, Critter("mouse", "shirt", (CORAL, SUN), ("down", 0.3), "w"), "type")
        art.tube("M-64 92L-112 120", INK, 12, 3)
    art.body(
        poly((356, 172), (404, 196), (500, 196), (552, 168), (520, 232), (390, 232)), WHITE, 6.4
    )
    art.body(poly((404, 196), (452, 154), (500, 196)), PAPER_SHADE, 5.6)
    for y, x1, x2 in ((206, 408, 500), (218, 404, 484)):
        art.flat(rect(x1, y, x2 - x1, 5, 2), GREY)


def _rising_shark(art: Art) -> None:
    body = spline(points("360,250 436,300 482,400 500,580 190,580 214,400 276,300"))
    art.body(body, _SHARK, 7.4)
    with art.clip(body):
        art.cover(spline(points("360,330 420,380 442,600 262,600 290,380")), WHITE)
        art.shade("M400 260C520 340 520 500 480 600H540V250Z", 0.5)
    art.line(body, 7.4)
    for side in (-1, 1):
        fin = (
            f"M{358 + side * 118} 440Q{358 + side * 190} 470 {358 + side * 214} "
            f"548Q{358 + side * 150} 526 {358 + side * 122} 500Z"
        )
        art.body(fin, _SHARK, 6.6)
        for i in range(3):
            x, y = 358 + side * (112 + i * 3), 440 + i * 20
            art.ink(brush([(x - side * 10, y - 8), (x - side * 22, y), (x - side * 24, y + 14)], 7))
    throat = spline(points("360,284 412,318 436,384 404,424 358,432 312,424 282,384 306,318"))
    art.body(throat, MOUTH, 6.8)
    with art.clip(throat):
        art.flat(ellipse(358, 430, 62, 40), CORAL)
        for i in range(9):
            x, bend = 278 + i * 20, abs(i - 4)
            art.body(
                poly((x - 12, 280 + bend * 13), (x + 12, 280 + bend * 13), (x, 326 + bend * 15)),
                WHITE,
                4.4,
            )
        for i in range(7):
            x = 298 + i * 20
            art.body(poly((x - 10, 440), (x + 10, 440), (x, 400 - abs(i - 3) * 5)), WHITE, 4.4)
    art.line(throat, 6.8)
    for side in (-1, 1):
        x = 358 + side * 100
        eye(art, x, 360, 22, (-side * 5, -8), 0.4, _SHARK, 0.5, 5)
        art.line(ellipse(x, 360, 31), 7)
    art.body(poly((340, 446), (376, 446), (370, 466), (346, 466)), EVENT.dark, 5)
    art.body(poly((348, 464), (368, 464), (382, 560), (334, 560)), EVENT.mid, 5.4)
