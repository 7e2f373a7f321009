"""Small stories: things of daily life with a needless feature."""

from __future__ import annotations

from art.cards import backdrops
from art.cards.faces import object_face
from art.cards.pictures import picture
from art.press.palette import (
    GLASS,
    GREY,
    INK,
    PAPER,
    SAND,
    STORY,
    SUN,
    TEAL,
    WHITE,
)
from art.press.paths import (
    ellipse,
    rect,
)
from art.press.plates import RIGHT, Art


@picture("subscription_toilet", backdrops.dots(330, 280, 484))
def subscription_toilet(art: Art) -> None:
    """A toilet with a card reader and a chain over the lid."""
    with art.at(312, 310):
        art.flat(ellipse(6, 180, 180, 22), INK, 0.3)
        tank = rect(-116, -206, 232, 160, 22)
        art.body(tank, WHITE, 7)
        with art.clip(tank):
            art.shade(rect(40, -210, 90, 170), 0.45, RIGHT)
            art.flat(rect(-100, -190, 14, 120, 7), STORY.tint, 0.9)
        art.body(rect(-92, -56, 184, 60, 10), STORY.tint, 6)
        art.shade(rect(20, -40, 72, 40), 0.5)
        art.body(rect(-130, -224, 260, 34, 14), STORY.tint, 6.4)
        object_face(art, 0, -134, 0.92, eyes="open", mouth="flat", lid=0.46, lid_colour=STORY.light)
        foot = "M-84 80C-70 130 -90 160 -96 182H96C90 160 70 130 84 80Z"
        art.body(foot, WHITE, 6.6)
        bowl = "M-150 20H150C150 90 90 124 0 124C-90 124 -150 90 -150 20Z"
        art.body(bowl, WHITE, 7)
        with art.clip(bowl + foot):
            art.shade("M60 10C110 60 60 140 10 190H170V10Z", 0.45)
        art.body("M-168 14C-168 -40 168 -40 168 14C168 40 -168 40 -168 14Z", STORY.light, 6.6)
        art.flat(ellipse(-70, -8, 56, 10, -6), WHITE, 0.6)
        for i, x in enumerate(range(-150, 160, 50)):
            with art.at(x, 22 + 12 * (1 - (x / 150) ** 2), 1, x * -0.08 + (0 if i % 2 else 8)):
                art.tube(ellipse(0, 0, 30, 15), GREY, 13, 4.4)
        with art.at(0, 66, 1, 4):
            art.body(rect(-36, -14, 72, 62, 10), SUN, 6)
            art.tube("M-20 -14V-30A20 20 0 0 1 20 -30V-14", GREY, 13, 4.4)
            art.flat(ellipse(0, 14, 8), INK)
            art.line("M0 16V32", 6)
    _card_reader(art, 492, 300)
    with art.at(136, 398):
        art.body(ellipse(0, 0, 40), PAPER, 6)
        art.body("M-40 0H-4V84H-40Z", PAPER, 6)
        art.body(ellipse(0, 0, 14), SAND, 5)
        art.line("M-40 44H-4", 3.6, "6 7")


def _card_reader(art: Art, x: float, y: float) -> None:
    with art.at(x, y, 1, 8):
        art.body(rect(-54, -100, 108, 196, 20), INK, 6)
        art.body(rect(-40, -84, 80, 56, 8), GLASS, 4.6)
        art.line("M-18 -56l12 12 24 -26", 7)
        for j in range(3):
            for i in range(3):
                art.flat(
                    rect(-38 + i * 28, -14 + j * 24, 20, 16, 4), (PAPER, SUN)[(i + j) % 4 == 0]
                )
        art.body(rect(-34, 66, 68, 66, 8), TEAL, 5)
        art.flat(rect(-34, 96, 68, 12), INK)
