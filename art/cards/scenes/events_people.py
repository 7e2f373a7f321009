"""Events about people: meetings, drills, head-hunters and storks."""

from __future__ import annotations

from art.cards import backdrops
from art.cards.faces import object_face
from art.cards.pictures import picture
from art.press.palette import (
    EVENT,
    GREY,
    INCENTIVE,
    INK,
    ORANGE,
    PAPER,
    SUN,
    WHITE,
    Family,
)
from art.press.paths import (
    ellipse,
    points,
    poly,
    rays,
    rect,
    spline,
)
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


@picture("fire_drill", _doorway)
def fire_drill(art: Art) -> None:
    """An extinguisher leads the way out, calmly, with a whistle."""
    red = EVENT.mid
    for x, y, scale in ((120, 484, 1.0), (200, 490, 0.7)):
        with art.at(x, y, scale):
            art.body(
                spline(points("-50,0 -60,-70 -30,-60 -14,-140 20,-80 40,-110 56,-40 44,0")),
                ORANGE,
                6,
            )
            art.body(spline([(-26, 0), (-28, -40), (-4, -80), (20, -44), (24, 0)]), SUN, 5)
    with art.at(316, 306, 1, 6):
        art.flat(ellipse(6, 196, 150, 16), INK, 0.3)
        art.tube("M-36 120L-70 186", INK, 20, 3)
        art.tube("M36 120L84 170", INK, 20, 3)
        art.body(ellipse(-84, 190, 34, 16, -4), WHITE, 6)
        art.body(ellipse(102, 172, 34, 16, -24), WHITE, 6)
        art.tube("M30 -170C130 -190 150 -90 132 -20", INK, 20, 3)
        art.body(poly((118, -24), (146, -24), (164, 40), (100, 40)), INK, 6)
        tank = rect(-88, -140, 176, 276, 70)
        art.body(tank, red, 7.4)
        with art.clip(tank):
            art.shade("M30 -150C100 -40 90 90 10 150H110V-150Z", 0.5)
            art.flat(rect(-70, -80, 14, 150, 7), WHITE, 0.5)
            art.flat(rect(-90, 66, 180, 26), PAPER)
            art.line("M-90 66H90M-90 92H90", 4.6)
        art.body(rect(-30, -176, 60, 44, 10), GREY, 6)
        art.body("M-70 -206L60 -190V-172H-60Z", INK, 5)
        art.body(ellipse(-2, -156, 14), PAPER, 5)
        object_face(art, 0, -58, 1, eyes="open", mouth="none", gap=42, lid=0.4, lid_colour=red)
        with art.at(0, -8, 0.9):
            art.body("M-14 -12H50C78 -12 82 44 48 46C24 46 18 32 18 16H-14Z", SUN, 6)
            art.body(ellipse(46, 16, 11), INK, 3)
        art.tube("M-86 10C-140 0 -160 -50 -150 -96", red, 26, 5.6)
        art.body(ellipse(-150, -106, 22), WHITE, 6)
    for turn in (-20, 0, 20):
        with art.at(390, 290, 1, turn):
            art.line("M14 0H38", 6)
