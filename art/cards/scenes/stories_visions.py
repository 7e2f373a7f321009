"""Expansion stories that see things: a soup that is not there, growth that is not there."""

from __future__ import annotations

from art.cards import backdrops
from art.cards.faces import eye
from art.cards.heads import head
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
    INK,
    LILAC,
    ORANGE,
    PINK,
    STORY,
    SUN,
    TEAL,
    WHITE,
    Family,
    darker,
    lighter,
    mix,
)
from art.press.paths import ellipse, points, poly, rect, spark, spline
from art.press.plates import Art

_PLUM = "#8E3B6B"


def _canteen(art: Art, family: Family) -> None:
    """A tiled wall with a serving hatch; the shutter is down."""
    art.flat(rect(0, 0, 630, 620), family.tint)
    for j in range(9):
        for i in range(11):
            art.flat(rect(30 + i * 56, 60 + j * 52, 52, 48, 4), mix(family.tint, WHITE, 0.5))
    art.flat(rect(210, 70, 340, 170, 8), family.mid)
    for y in range(84, 226, 20):
        art.flat(rect(224, y, 312, 14, 3), family.light)
    art.flat(rect(0, 470, 630, 150), family.mid)


@picture("metaverse_soup", _canteen)
def metaverse_soup(art: Art) -> None:
    """A panda in goggles enjoys a soup of light; the bowl in front of it is empty."""
    body = "M112 570C110 430 170 350 320 344C470 350 532 430 530 570Z"
    art.body(body, SPECIES["panda"].dark, 7.4)
    with art.at(320, 92, 1.0):
        head(art, SPECIES["panda"], ("shut", 0), "w")
        _goggles(art)
    art.body(rect(44, 500, 542, 70), BROWN, 6.8)
    art.shade(rect(330, 506, 252, 60), 0.4)
    _empty_bowl(art)
    _soup_of_light(art)
    _spoon(art)


def _goggles(art: Art) -> None:
    art.tube("M-158 126Q0 92 158 126", INK, 30, 3)
    art.body(rect(-124, 76, 248, 112, 42), DARK_GREY, 7)
    glass = rect(-102, 94, 204, 66, 30)
    art.body(glass, LILAC, 5.4)
    with art.clip(glass):
        art.flat(poly((-90, 90), (-30, 90), (-76, 170), (-130, 170)), WHITE, 0.5)
        for x, y, r in ((-36, 122, 15), (20, 134, 11), (64, 116, 16)):
            art.flat(spark(x, y, r), SUN)


def _empty_bowl(art: Art) -> None:
    art.body(ellipse(316, 452, 128, 30), WHITE, 6.6)
    art.body(ellipse(316, 455, 104, 20), GREY, 5)
    art.shade(ellipse(316, 455, 104, 20), 0.5)
    bowl = "M188 454C196 520 248 540 316 540C384 540 436 520 444 454C400 496 232 496 188 454Z"
    art.body(bowl, TEAL, 7)
    art.shade("M380 480L444 454C436 520 390 540 340 540Z", 0.5)
    art.ink(brush(points("284,456 306,462 328,454 350,460"), 4))


def _soup_of_light(art: Art) -> None:
    """No ink: it is only rendered."""
    for path in (
        "M228 436C244 384 276 440 300 396C322 366 344 436 372 398C392 372 408 420 412 436",
        "M248 440C270 410 292 446 318 420C344 398 364 446 392 424",
    ):
        art.stroke(path, SUN, 15)
        art.stroke(path, WHITE, 4)
    art.stroke(ellipse(316, 440, 108, 17), GLASS, 6)
    art.stroke(ellipse(268, 402, 26, 17, -14), WHITE, 6)
    art.flat(ellipse(268, 402, 11, 8), ORANGE)
    for x, y in ((206, 404), (430, 396), (338, 380)):
        art.flat(spark(x, y, 13), WHITE)


def _spoon(art: Art) -> None:
    fur = SPECIES["panda"].dark
    art.body(taper(points("486,540 540,470 486,392"), (84, 72, 52)), fur, 7)
    art.tube("M470 384L406 336", GREY, 13, 4.4)
    art.body(ellipse(394, 328, 27, 17, 36), GREY, 5.6)
    art.flat(ellipse(388, 324, 12, 6, 36), WHITE, 0.8)
    paw(art, 480, 388, fur, -50, 0.9)
    art.body(taper(points("150,540 116,480 168,446"), (84, 72, 52)), fur, 7)
    paw(art, 176, 448, fur, 60, 0.9)


@picture("crystal_forecast", backdrops.stage)
def crystal_forecast(art: Art) -> None:
    """A crystal ball in rose-coloured glasses sees growth; the real curve has left the room."""
    _falling_curve(art)
    _cushion(art)
    ball = ellipse(316, 262, 186)
    art.body(ball, "#CFE4F7", 8)
    with art.clip(ball):
        _growth(art)
        art.shade("M370 70C520 150 520 400 330 460H520V70Z", 0.42)
        art.stroke("M158 270C158 190 206 126 270 108", WHITE, 15, 0.9)
    art.line(ball, 8)
    _rose_glasses(art)
    _collar_and_tie(art)


def _falling_curve(art: Art) -> None:
    """Behind its back."""
    art.body(rect(392, 72, 200, 250, 8), WHITE, 6.6)
    for y in (120, 170, 220, 270):
        art.flat(rect(404, y, 176, 4), STORY.light)
    art.tube("M402 104L486 130L512 196L560 214L566 420", CORAL, 20, 5.4)
    art.body(poly((534, 412), (600, 412), (567, 466)), CORAL, 6.4)
    for path in ("M548 476L528 496", "M586 476L604 494", "M567 480V504"):
        art.line(path, 6)


def _growth(art: Art) -> None:
    for i, height in enumerate((30, 46, 66, 92, 124)):
        art.body(
            rect(196 + i * 50, 420 - height, 36, height + 60, 4),
            lighter((SUN, TEAL, CORAL)[i % 3], 0.3),
            4.4,
        )
    art.ink(taper(points("176,416 260,392 350,352 436,286"), (5, 9, 12, 14)))
    art.body(poly((414, 276), (468, 252), (450, 314)), INK, 3)


def _rose_glasses(art: Art) -> None:
    for side in (-1, 1):
        x = 312 + side * 70
        eye(art, x, 220, 40, (0, -6), 0.4, "#CFE4F7", 0.5, 5)
        with art.at(x, 220, 1, side * 4):
            heart = "M0 62C-40 34 -70 6 -64 -30C-56 -62 -14 -60 0 -28"
            heart += "C14 -60 56 -62 64 -30C70 6 40 34 0 62Z"
            art.flat(heart, PINK, 0.5)
            art.line(heart, 9)
            art.stroke("M-44 -20Q-38 -38 -22 -36", WHITE, 7)
    art.line("M306 206Q312 200 318 206", 10)


def _cushion(art: Art) -> None:
    cushion = spline(points("92,478 140,440 316,430 492,440 540,478 520,540 316,560 112,540"))
    art.body(cushion, _PLUM, 7)
    with art.clip(cushion):
        art.shade("M380 430H550V560H340Z", 0.5)
    for x in (96, 536):
        art.body(ellipse(x, 484, 17), SUN, 5.4)
        for dx in (-9, 0, 9):
            art.line(f"M{x + dx * 0.5} 500L{x + dx} 524", 5)


def _collar_and_tie(art: Art) -> None:
    for side in (-1, 1):
        art.body(
            poly(
                (316, 452), (316 + side * 74, 420), (316 + side * 84, 468), (316 + side * 22, 482)
            ),
            WHITE,
            6,
        )
    tie = spline(points("298,456 334,456 330,480 346,540 316,566 286,540 302,480"), pull=0.06)
    art.body(tie, STORY.dark, 5.6)
    art.line("M302 478H330", 5)
    art.flat(poly((322, 486), (330, 486), (338, 536), (326, 548)), darker(STORY.dark))
