"""Events about people: meetings, drills, head-hunters and storks."""

from __future__ import annotations

from art.cards import backdrops
from art.cards.faces import eye, object_face
from art.cards.heads import back_of_head
from art.cards.pictures import picture
from art.cards.species import SPECIES
from art.press.palette import (
    CORAL,
    EVENT,
    GREY,
    INCENTIVE,
    INK,
    LILAC,
    MOUTH,
    ORANGE,
    PAPER,
    PINK,
    STORY,
    SUN,
    TAN,
    TEAL,
    WHITE,
    Family,
    lighter,
)
from art.press.paths import (
    ellipse,
    points,
    poly,
    rays,
    rect,
    spark,
    spline,
)
from art.press.plates import DOWN, Art


@picture("meeting_email", backdrops.board)
def meeting_email(art: Art) -> None:
    """A yawning envelope at the head of the table, twelve heads in the way."""
    with art.at(330, 250):
        art.flat(rect(-166, -104, 348, 240, 18), INK, 0.28)
        envelope = rect(-176, -116, 352, 240, 16)
        art.body(envelope, PAPER, 7.2)
        with art.clip(envelope):
            art.shade(rect(60, 0, 130, 130), 0.45)
            art.line("M-176 124L-46 10M176 124L46 10", 5.4)
        flap = "M-176 -104Q-176 -116 -160 -116H160Q176 -116 176 -104L18 26Q0 38 -18 26Z"
        art.body(flap, WHITE, 6.8)
        for s in (-1, 1):
            eye(art, s * 56, -50, 32, (s * -2, 6), 0.56, EVENT.tint, 0.54)
            art.flat(ellipse(s * 98, -20, 17, 10), CORAL, 0.7)
        art.body(ellipse(4, 2, 19, 24), MOUTH, 5.6)
        art.flat(ellipse(4, 16, 12, 8), CORAL)
        art.body(ellipse(0, 92, 36), EVENT.mid, 6)
        art.line("M-16 92l11 12 22 -24", 6)
        art.tube("M-176 40C-226 60 -220 110 -190 140", PAPER, 24, 5.6)
        art.tube("M176 40C220 40 226 0 214 -30", PAPER, 24, 5.6)
        with art.at(216, -70):
            art.body(ellipse(0, 0, 44), WHITE, 6)
            art.line("M0 -28V0L20 12", 6)
            for i in range(12):
                with art.at(0, 0, 1, i * 30):
                    art.line("M0 -36V-33", 3)
    art.body("M44 410H586V580H44Z", "#A86E45", 6.6)
    art.shade("M44 460H586V580H44Z", 0.4, DOWN)
    colours = (TEAL, CORAL, SUN, LILAC, PINK, STORY.mid)
    for i in range(6):
        _listener(art, 86 + i * 92, 470 + i % 2 * 14, colours[i], i)


def _listener(art: Art, x: float, y: float, colour: str, kind: int) -> None:
    """The back of a head at the table."""
    animal = SPECIES[("raccoon", "fox", "elephant", "frog", "bear", "bunny")[kind]]
    with art.at(x, y, 0.92):
        art.body("M-56 110C-56 50 -30 40 0 40C30 40 56 50 56 110Z", colour, 5.6)
    with art.at(x, y - 44, 0.3, kind * 5 % 9 - 4):
        back_of_head(art, animal, 5.6)


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


def _desk_box(art: Art) -> None:
    with art.at(150, 430, 1, -10):
        art.body(rect(-50, -30, 100, 72, 8), TAN, 6)
        art.body(rect(-50, -30, 100, 18, 6), lighter(TAN), 4.6)
        art.body(
            spline([(-30, -30), (-44, -80), (-20, -60), (-10, -96), (4, -30)]), INCENTIVE.mid, 5
        )
        art.body(rect(10, -64, 26, 40, 4), CORAL, 5)


def _stork_bundle(art: Art) -> None:
    with art.at(462, 392):
        bundle = (
            "M-4 -96C-40 -70 -104 -30 -104 34C-104 84 -60 110 0 110"
            "C60 110 104 84 104 34C104 -30 40 -70 4 -96Z"
        )
        art.body(bundle, EVENT.tint, 7)
        with art.clip(bundle):
            for x, y in ((-70, 40), (-40, 80), (60, 70), (76, 20), (10, 90)):
                art.flat(spark(x, y, 13, 0.3), EVENT.light)
            art.shade("M40 -90C110 0 90 90 10 120H120V-90Z", 0.45)
        art.body(spline([(-30, -92), (-50, -128), (-10, -112), (0, -96)]), EVENT.tint, 5.6)
        art.body(spline([(4, -96), (30, -130), (52, -112), (26, -90)]), EVENT.tint, 5.6)
        hole = ellipse(-6, 20, 62, 54)
        art.body(hole, EVENT.dark, 6)
        with art.clip(hole):
            art.body(ellipse(-6, 36, 54), SUN, 6)
            for s in (-1, 1):
                eye(art, -6 + s * 22, 24, 17, (s * -2, 2), 0, SUN, 0.66, 4.6)
            art.body(poly((-16, 42), (4, 42), (-6, 56)), ORANGE, 4.4)
            art.tube("M-56 34C-60 -30 48 -30 44 34", INK, 13, 3)
            for s in (-1, 1):
                art.body(rect(-6 + s * 50 - 10, 20, 20, 34, 9), TEAL, 4.6)
        art.line(hole, 6)
