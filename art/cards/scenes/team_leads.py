"""CTOs and noobs built on the character kit, with a stage of their own."""

from __future__ import annotations

from art.cards import backdrops
from art.cards.critter import Critter, draw_critter
from art.cards.faces import eye
from art.cards.pictures import picture
from art.press.palette import (
    CORAL,
    DARK_GREY,
    INK,
    MOUTH,
    ORANGE,
    PAPER,
    SAND,
    SUN,
    TEAL,
    TEAM,
    WHITE,
)
from art.press.paths import (
    ellipse,
    points,
    rect,
    spline,
)
from art.press.plates import DOWN, Art


@picture("cto_crocodile", backdrops.servers)
def cto_crocodile(art: Art) -> None:
    """A wide smile and very small hands on a big keyboard."""
    draw_critter(
        art,
        Critter(
            "crocodile",
            "hoodie",
            (CORAL, WHITE),
            ("open", 0.34),
            prop="keyboard",
            prop_colour=DARK_GREY,
        ),
    )


@picture("noob_goldfish", backdrops.screens)
def noob_goldfish(art: Art) -> None:
    """A goldfish meets its desk for the first time, again."""
    with art.at(330, 300):
        art.flat(ellipse(6, 186, 190, 20), INK, 0.3)
        bowl = (
            "M-110 -164H110C196 -110 214 20 160 110C130 160 80 182 "
            "0 182C-80 182 -130 160 -160 110C-214 20 -196 -110 -110 "
            "-164Z"
        )
        art.cover(bowl, "#E4F4FA")
        art.flat(bowl, WHITE, 0.4)
        with art.clip(bowl):
            art.flat("M-220 -90Q-160 -106 -110 -90T0 -90T110 -90T220 -90V200H-220Z", "#A9DDF0")
            art.shade("M110 -120C200 -20 180 120 20 184H220V-120Z", 0.3)
            art.flat("M-200 140Q-100 116 0 138T200 132V200H-200Z", SAND)
            for x, y, c in ((-90, 152, CORAL), (-40, 164, WHITE), (60, 158, TEAL), (104, 146, SUN)):
                art.body(ellipse(x, y, 14, 10), c, 4)
        _fish(art)
        for x, y, r in ((-160, -10, 13), (-148, -52, 9), (-166, -86, 7)):
            art.body(ellipse(x, y, r), WHITE, 4)
        art.line(bowl, 7.2)
        art.stroke("M-168 -60C-178 0 -166 60 -140 96", WHITE, 12, 0.9)
        art.body(rect(-124, -184, 248, 30, 15), "#E4F4FA", 6.4)
        with art.at(84, 118, 1, 8):
            art.body(rect(-40, -34, 92, 62, 8), PAPER, 5.4)
            art.body(rect(-40, -34, 92, 20, 8), TEAM.mid, 4.4)
            art.line("M-24 4H30M-24 16H10", 4)
        art.tube("M52 66Q56 76 84 86", TEAM.mid, 12, 4)


def _fish(art: Art) -> None:
    with art.at(-6, 28):
        art.body(
            spline(points("84,0 150,-64 170,-40 150,0 172,44 150,66")),
            ORANGE,
            6.2,
        )
        art.body("M-40 -64C-20 -110 50 -110 66 -54Z", ORANGE, 6)
        fish = spline(points("-130,0 -100,-62 -20,-82 60,-50 104,0 60,52 -20,80 -100,58"))
        art.body(fish, "#F59A3C", 7)
        with art.clip(fish):
            art.shade("M-140 30Q0 60 110 0V100H-140Z", 0.45, DOWN)
            art.flat(ellipse(-50, -50, 50, 12, -8), WHITE, 0.5)
            for x, y in ((30, -20), (60, 4), (30, 28), (4, 4)):
                art.line(f"M{x} {y - 14}q16 14 0 28", 4)
        art.body(spline([(0, 30), (40, 40), (50, 76), (10, 66)]), ORANGE, 5.6)
        eye(art, -62, -16, 34, (-6, 2), 0, ORANGE, 0.6)
        art.body(ellipse(-118, 22, 13, 16), MOUTH, 5)
        art.flat(ellipse(-70, 36, 20, 11), CORAL, 0.7)
