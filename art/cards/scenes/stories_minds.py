"""The two biggest stories: a mind without work and an office without air."""

from __future__ import annotations

from art.cards import backdrops
from art.cards.faces import eye
from art.cards.pictures import picture
from art.press.palette import (
    CORAL,
    DARK_GREY,
    EVENT,
    GLASS,
    GREY,
    PAPER_SHADE,
    PINK,
    SCREEN,
    STORY,
    SUN,
    TEAL,
    WHITE,
)
from art.press.paths import (
    ellipse,
    rays,
    rect,
    spline,
)
from art.press.plates import Art


@picture("bored_brain", backdrops.night(478, False))
def bored_brain(art: Art) -> None:
    """A brain in a jar builds a house of cards out of the minutes it was given to summarise."""
    art.flat(rays(316, 270, 20, 420, 3), STORY.mid, 0.28)
    with art.at(262, 292):
        art.flat(ellipse(6, 192, 190, 20), STORY.deep, 0.7)
        for x, c in ((-60, TEAL), (0, CORAL), (60, SUN)):
            art.tube(f"M{x} 10C{x * 1.1} 80 {x * 1.4} 90 {x * 1.2} 140", c, 15, 4.4)
        jar = "M-150 130V-80C-150 -180 -90 -214 0 -214C90 -214 150 -180 150 -80V130Z"
        art.flat(jar, GLASS, 0.42)
        art.line(jar, 7)
        _brain(art)
        art.stroke("M-126 -60C-126 -140 -96 -176 -50 -188", WHITE, 10, 0.8)
        for x, y, r in ((-112, 60, 8), (-96, 28, 5), (116, 50, 9), (104, 84, 6)):
            art.stroke(ellipse(x, y, r), WHITE, 4)
        art.body(rect(-176, 122, 352, 66, 16), DARK_GREY, 7)
        art.shade(rect(30, 126, 140, 58, 10), 0.5)
        for i, c in enumerate((EVENT.mid, SUN, TEAL)):
            art.body(ellipse(-130 + i * 40, 156, 11), c, 4)
        art.body(rect(10, 140, 130, 30, 6), SCREEN, 4.6)
        art.stroke("M22 156H50L58 146L68 166L76 156H128", "#7CF0D2", 5)
    with art.at(498, 478, 0.84):
        _house_of_minutes(art)
    _robot_arm(art)


def _brain(art: Art) -> None:
    lobes = [
        (0, -150),
        (44, -168),
        (92, -146),
        (124, -100),
        (128, -44),
        (100, 4),
        (56, 26),
        (0, 34),
    ]
    brain = spline([*lobes, *((-x, y) for x, y in lobes[6:0:-1])])
    art.body(brain, PINK, 7)
    with art.clip(brain):
        art.shade("M50 -170C140 -80 110 10 20 50H140V-170Z", 0.45)
        art.flat(ellipse(-82, -112, 14, 26, 40), WHITE, 0.6)
    art.line(
        (
            "M0 -150C-8 -130 8 -116 0 -96M-34 -146Q-58 -128 -44 -108"
            "M36 -148Q62 -130 46 -108M-96 -110Q-74 -104 -84 -84M98 "
            "-112Q76 -104 86 -84M-112 -30Q-94 -20 -100 0M112 -32Q92 "
            "-22 98 -2M-30 22Q-20 6 0 16Q20 4 30 20"
        ),
        4.6,
    )
    for s in (-1, 1):
        eye(art, s * 44, -54, 34, (4, 10), 0.52, PINK, 0.54)
        art.flat(ellipse(s * 88, -20, 17, 10), CORAL, 0.7)
    art.line("M-22 4Q0 -4 24 6", 6)


def _house_of_minutes(art: Art) -> None:
    """Three floors of sheets that lean on each other; the top one is still in the air."""
    art.flat(ellipse(0, 4, 104, 12), STORY.deep, 0.7)
    for floor, (base, count) in enumerate(((0, 2), (-112, 1))):
        for i in range(count):
            x = (i - (count - 1) / 2) * 96
            _sheet(art, x - 24, base - 50, 18, floor + i)
            _sheet(art, x + 24, base - 50, -18, floor + i + 1)
        art.body(rect(-count * 50, base - 112, count * 100, 12, 3), WHITE, 5)


def _sheet(art: Art, x: float, y: float, turn: float, colour: int) -> None:
    with art.at(x, y, 1, turn):
        art.body(rect(-20, -50, 40, 100, 4), (WHITE, PAPER_SHADE)[colour % 2], 5.4)
        for line in range(3):
            art.flat(rect(-11, -36 + line * 20, (22, 16, 22)[line], 8, 2), STORY.mid)
        art.flat(ellipse(4, 34, 8), (SUN, CORAL)[colour % 2])


def _robot_arm(art: Art) -> None:
    """It has all the time in the world: the gripper holds the last sheet by its edge."""
    with art.at(518, 140, 0.84):
        _sheet(art, 0, 56, 14, 1)
    art.tube("M392 420C418 340 400 220 410 150", GREY, 22, 5.6)
    art.tube("M410 150L500 118", GREY, 20, 5.6)
    art.body(ellipse(410, 150, 22), SUN, 5.6)
    art.body(ellipse(394, 416, 24), CORAL, 5.6)
    with art.at(506, 120, 1, 76):
        art.body("M-10 -26H10L40 -22L36 -8L14 -8V8L36 10L40 24L10 26H-10Z", TEAL, 5.6)
