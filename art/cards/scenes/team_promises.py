"""A team member who sells what there is not yet."""

from __future__ import annotations

from art.cards import backdrops
from art.cards.critter import Critter, bust
from art.cards.paws import paw
from art.cards.pictures import picture
from art.cards.species import SPECIES
from art.press.brush import brush
from art.press.palette import (
    CORAL,
    GLASS,
    INK,
    NIGHT,
    PINK,
    SAND,
    STORY,
    SUN,
    TEAL,
    WHITE,
    lighter,
)
from art.press.paths import ellipse, points, poly, rect, spark, spline, star
from art.press.plates import Art


@picture("sales_fox", backdrops.window)
def sales_fox(art: Art) -> None:
    """A fox opens its coat: inside hang the features, and each is for sale already."""
    art.body("M206 570C206 440 240 372 336 368C432 372 466 440 466 570Z", WHITE, 7)
    art.shade("M380 374C466 420 470 500 462 570H390Z", 0.4)
    tie = spline(points("316,392 356,392 348,420 362,520 336,556 310,520 324,420"), pull=0.06)
    art.body(tie, CORAL, 5.6)
    art.line("M320 420H352", 5)
    _lining(art)
    with art.at(336, 92, 0.98):
        bust(art, Critter("fox", "shirt", (NIGHT, CORAL), ("money", 0), "grin"))
    for x, y, turn in ((116, 316, -30), (560, 316, 30)):
        paw(art, x, y, SPECIES["fox"].fur, turn, 0.96)


_COAT = "64,352 130,352 236,280 258,330 250,470 252,580 70,580 96,470"
_SILK = "96,372 144,372 218,316 230,350 224,470 224,580 100,580 116,470"
_LAPEL = "58,346 112,352 128,440 92,470 66,420"


def _lining(art: Art) -> None:
    """Both halves of the coat, held wide; the goods hang on hooks."""
    for side in (-1, 1):
        art.body(_half(_COAT, side, 0.1), NIGHT, 7.4)
        silk = _half(_SILK, side, 0.1)
        art.body(silk, TEAL, 5.6)
        with art.clip(silk):
            for i in range(9):
                x = 336 + side * (90 + i * 18)
                art.stroke(f"M{x} 300V580", lighter(TEAL, 0.25), 5)
        art.body(_half(_LAPEL, side, 0.06), lighter(NIGHT, 0.12), 6)
    _moon(art, 500, 376)
    _rocket(art, 524, 480)
    _unicorn(art, 172, 390)
    _castle_in_the_air(art, 156, 496)
    for x, y in ((172, 346), (500, 340), (524, 436), (156, 456)):
        art.line(f"M{x} {y}q10 -14 0 -18q-8 -2 -8 7", 4.4)


def _half(outline: str, side: int, pull: float) -> str:
    """A part of the coat, given as its distance from the middle, on one side."""
    return spline([(336 + side * x, y) for x, y in points(outline)], pull=pull)


def _tag(art: Art, x: float, y: float) -> None:
    """Sold."""
    art.body(rect(x - 15, y - 11, 30, 22, 4), SUN, 4.4)
    art.line(f"M{x - 7} {y}l5 6 9 -12", 4)


def _moon(art: Art, x: float, y: float) -> None:
    art.body(
        f"M{x + 8} {y - 36}A38 38 0 1 0 {x + 30} {y + 24}A32 32 0 0 1 {x + 8} {y - 36}Z", SUN, 5.6
    )
    art.body(star(x + 22, y - 8, 5, 12, 5), WHITE, 3.6)
    _tag(art, x + 28, y + 30)


def _rocket(art: Art, x: float, y: float) -> None:
    with art.at(x, y, 1, 8):
        art.body(poly((-12, 14), (-32, 38), (-8, 32)), CORAL, 5)
        art.body(poly((12, 14), (32, 38), (8, 32)), CORAL, 5)
        art.body(spline(points("0,-46 20,-14 16,34 -16,34 -20,-14")), WHITE, 5.6)
        art.body(ellipse(0, -6, 9), GLASS, 4.4)
    _tag(art, x - 32, y + 24)


def _unicorn(art: Art, x: float, y: float) -> None:
    with art.at(x, y):
        art.body(poly((6, -26), (24, -22), (30, -62)), SUN, 5)
        head = "-28,34 -30,-16 4,-32 30,-12 40,14 20,22 4,12 4,38"
        art.body(spline(points(head)), WHITE, 5.6)
        art.body(spline(points("-4,-32 -32,-28 -42,6 -34,36 -22,4")), PINK, 5)
        art.flat(ellipse(16, -6, 4.6), INK)
    _tag(art, x + 34, y + 36)


def _castle_in_the_air(art: Art, x: float, y: float) -> None:
    with art.at(x, y):
        art.body("M-26 12V-34H-14V-24H-4V-34H8V-24H16V-34H28V12Z", SAND, 5.4)
        art.body("M-6 12V-4Q1 -14 8 -4V12Z", STORY.dark, 4)
        art.body(spline(points("-42,22 -30,4 -6,8 18,2 42,16 30,34 -26,36")), WHITE, 5.4)
        art.ink(brush([(-20, 26), (0, 30), (18, 26)], 4))
        art.body(spark(40, -26, 10), WHITE, 3.6)
