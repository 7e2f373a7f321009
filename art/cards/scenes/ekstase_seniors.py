"""Expansion: those who stay above the daily business."""

from __future__ import annotations

from art.cards import backdrops, outdoors
from art.cards.critter import Critter, bust
from art.cards.faces import eye
from art.cards.pictures import picture
from art.cards.species import SPECIES
from art.press.brush import brush, taper
from art.press.palette import (
    BROWN,
    GLASS,
    GREY,
    INCENTIVE,
    INK,
    MOUTH,
    PAPER_SHADE,
    SUN,
    TAN,
    WHITE,
    darker,
    lighter,
)
from art.press.paths import ellipse, points, poly, rect, spline
from art.press.plates import Art

_SHARK = "#6F86A8"


@picture("legal_shark", outdoors.sea)
def legal_shark(art: Art) -> None:
    """A shark behind the desk reads a very long contract through a lorgnette."""
    art.body("M300 130C310 70 350 40 410 36C392 72 400 100 420 136Z", _SHARK, 7)
    body = "M150 480C140 330 190 190 338 124C486 190 536 330 526 480Z"
    art.body(body, _SHARK, 7.4)
    with art.clip(body):
        art.shade("M400 130C560 240 560 420 480 500H560V120Z", 0.5)
        art.cover("M180 490C180 400 240 350 338 346C436 350 496 400 496 490Z", WHITE)
    for s in (-1, 1):
        eye(art, 338 + s * 84, 258, 32, (s * -5, 8), 0.42, _SHARK, 0.5)
        for i in range(3):
            art.ink(
                brush(
                    [
                        (338 + s * (150 - i * 4), 330 + i * 30),
                        (338 + s * (136 - i * 4), 344 + i * 30),
                        (338 + s * (140 - i * 4), 362 + i * 30),
                    ],
                    7,
                )
            )
    mouth = "M222 346Q338 420 454 346Q440 440 338 446Q236 440 222 346Z"
    art.body(mouth, MOUTH, 6.4)
    with art.clip(mouth):
        for i in range(9):
            x = 226 + i * 28
            art.body(poly((x - 15, 330), (x + 15, 330), (x, 396 - abs(i - 4) * 6)), WHITE, 4.4)
    art.line(mouth, 6)
    for s in (-1, 1):
        art.line(ellipse(338 + s * 84, 258, 44), 8)
    art.line("M296 252Q338 236 380 252", 8)
    art.tube("M464 270L552 420", SUN, 13, 4.4)
    _contract(art)


def _contract(art: Art) -> None:
    art.body(rect(44, 462, 542, 110), BROWN, 7)
    art.flat(rect(44, 462, 542, 12), lighter(BROWN, 0.3))
    art.body(spline(points("520,446 536,392 572,396 592,450 560,480")), _SHARK, 6.4)
    art.body(
        "M96 380C96 356 300 356 300 380V470C300 500 280 520 300 548H120C96 530 110 500 96 470Z",
        WHITE,
        6.2,
    )
    art.body("M82 376C82 352 128 352 128 376C128 394 82 394 82 376Z", PAPER_SHADE, 5.6)
    for i in range(6):
        art.flat(rect(130, 392 + i * 20, (140, 120, 146, 100, 136, 120)[i], 7, 3), GREY)
    art.body(spline(points("270,452 290,400 326,404 340,452 306,478")), _SHARK, 6.4)


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
