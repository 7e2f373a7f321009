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
    """A brain in a jar, chin in a robot hand, beside the minutes of a meeting."""
    art.flat(rays(316, 270, 20, 420, 3), STORY.mid, 0.28)
    with art.at(310, 292):
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
    _minutes(art)


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


def _minutes(art: Art) -> None:
    with art.at(484, 384):
        for i in range(5):
            with art.at((i % 2) * 8 - 4, 84 - i * 15, 1, (i % 3 - 1) * 3):
                art.body(rect(-62, -10, 124, 20, 4), (WHITE, PAPER_SHADE)[i % 2], 5)
        with art.at(4, -40, 1, 6):
            art.body(rect(-56, -66, 112, 120, 6), WHITE, 6)
            for j, w in enumerate((76, 60, 80, 44)):
                art.flat(rect(-40, -46 + j * 22, w, 9, 4), STORY.light)
            art.body(ellipse(30, 36, 15), SUN, 4.4)
            art.line("M22 36l6 6 10 -12", 4.6)
