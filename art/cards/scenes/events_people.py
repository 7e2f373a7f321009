"""Events about people: meetings, drills, head-hunters and storks."""

from __future__ import annotations

from art.cards import backdrops
from art.cards.critter import Critter
from art.cards.figure import figure
from art.cards.heads import head
from art.cards.paws import paw
from art.cards.pictures import picture
from art.cards.poses import Pose
from art.cards.species import SPECIES
from art.press.brush import brush
from art.press.palette import (
    BROWN,
    CORAL,
    INCENTIVE,
    INK,
    LILAC,
    NIGHT,
    ORANGE,
    PAPER,
    SUN,
    TAN,
    TEAL,
    WHITE,
    Family,
)
from art.press.paths import ellipse, points, poly, rays, rect, spline
from art.press.plates import Art


def _doorway(art: Art, family: Family) -> None:
    art.flat(rect(0, 0, 630, 620), family.tint)
    art.flat(rays(330, 290, 24, 900, 2), family.light, 0.45)
    art.flat(rect(420, 190, 150, 300), INCENTIVE.mid)
    art.flat(rect(434, 204, 122, 286), INCENTIVE.tint)
    art.flat(rect(414, 100, 162, 74, 8), INCENTIVE.dark)
    art.flat(ellipse(470, 118, 9), WHITE)
    art.stroke("M468 130L458 148L470 152M458 148L444 158M468 132L484 142M466 136L478 164", WHITE, 7)
    art.stroke("M504 138H550M532 122L550 138L532 154", WHITE, 8)
    backdrops.desk(art, family, 486)


_STEADY = Pose(
    arms=(((-44, 22), (-104, 60), (-96, 104)), ((44, 24), (112, 10), (134, -92))),
    legs=(((-26, 92), (-62, 118), (-82, 152)), ((26, 92), (58, 114), (72, 156))),
    front=(True, False),
    head=(10, -80),
    nod=4,
)


@picture("fire_drill", _doorway)
def fire_drill(art: Art) -> None:
    """A sloth leads the way out in good order; those behind it have begun to smoulder."""
    for x, y, scale in ((90, 300, 1.5), (196, 300, 1.8), (262, 380, 1.2)):
        _flame(art, x, y, scale)
    _queue(art)
    art.flat(ellipse(386, 528, 130, 11), INK, 0.35)
    marshal = Critter(
        "sloth", "vest", (PAPER, ORANGE), ("right", 0.5), "flat", trousers=NIGHT, shoes=BROWN
    )
    with art.at(372, 312, 1.16):
        figure(art, marshal, _STEADY)
    _flag(art)
    _overtaken(art)


def _flame(art: Art, x: float, y: float, scale: float) -> None:
    with art.at(x, y, scale):
        outer = "-56,60 -66,-20 -40,-10 -22,-96 18,-40 40,-74 62,-6 52,60"
        art.body(spline(points(outer)), ORANGE, 6)
        art.body(spline(points("-30,60 -32,8 -6,-36 22,0 28,60")), SUN, 5)


def _queue(art: Art) -> None:
    """Patient, and a little singed."""
    for x, y, species, colour in (
        (104, 312, "bunny", TEAL),
        (212, 326, "raccoon", LILAC),
        (126, 380, "frog", CORAL),
    ):
        art.body(
            f"M{x - 62} 570C{x - 64} {y + 180} {x - 40} {y + 144} {x} {y + 142}"
            f"C{x + 40} {y + 144} {x + 64} {y + 180} {x + 62} 570Z",
            colour,
            6.6,
        )
        with art.at(x, y, 0.5):
            head(art, SPECIES[species], ("right", 0.46), "flat")
    for path in ("236,316 246,294 236,272", "86,270 76,248 84,228", "134,386 142,366 134,350"):
        art.ink(brush(points(path), 9, 0.6, 0.2))


def _flag(art: Art) -> None:
    """Follow me."""
    art.tube("M528 262V92", BROWN, 13, 4.6)
    art.body("M432 96H522V168H432L452 132Z", SUN, 6.4)
    art.ink(brush(points("504,132 480,132 462,132"), 9, 1, 1))
    art.body(poly((494, 116), (516, 132), (494, 148)), INK, 3)
    paw(art, 528, 206, SPECIES["sloth"].fur, 4, 0.76)


def _overtaken(art: Art) -> None:
    """By a snail."""
    art.body(
        "M472 528C476 508 500 512 520 512H552C560 490 556 470 570 462C590 460 594 484 588 502"
        "C584 522 570 530 548 530H480Z",
        TAN,
        5.6,
    )
    art.body(ellipse(512, 494, 32), CORAL, 6)
    art.ink(brush(points("534,494 522,476 502,480 498,498 512,506 518,494"), 6))
    for x, y in ((566, 446), (588, 448)):
        art.line(f"M{x + 4} 466L{x} {y}", 4.6)
        art.body(ellipse(x, y, 7), WHITE, 4)
    art.line("M572 486h12", 4)
