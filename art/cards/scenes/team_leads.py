"""CTOs and noobs built on the character kit, with a stage of their own."""

from __future__ import annotations

from art.cards import backdrops
from art.cards.critter import Critter, draw_critter
from art.cards.faces import eye
from art.cards.pictures import picture
from art.press.brush import brush, taper
from art.press.palette import (
    CORAL,
    DARK_GREY,
    GREY,
    INCENTIVE,
    INK,
    MOUTH,
    ORANGE,
    PAPER,
    SAND,
    STORY,
    SUN,
    TEAL,
    TEAM,
    WHITE,
    darker,
)
from art.press.paths import (
    ellipse,
    points,
    poly,
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


@picture("cto_peacock", backdrops.stage)
def cto_peacock(art: Art) -> None:
    """The tail is the roadmap."""
    blue = "#2D6FB8"
    with art.at(336, 330):
        _tail(art)
        body = (
            "M-150 220C-150 110 -110 60 -64 40C-50 -10 -60 -60 -60 "
            "-100C-60 -160 60 -160 60 -100C60 -60 50 -10 64 40C110 "
            "60 150 110 150 220Z"
        )
        art.body(body, blue, 7.4)
        with art.clip(body):
            art.shade("M30 -160C90 -60 40 20 90 60C130 120 120 180 90 230H180V-160Z", 0.5)
            art.flat(ellipse(-30, 60, 12, 60, 12), WHITE, 0.25)
        for x in (-30, 0, 30):
            art.line(f"M{x * 0.5} -140L{x} -186", 4.6)
            art.body(ellipse(x, -192, 10), SUN, 4.4)
        for s in (-1, 1):
            art.body(ellipse(s * 28, -92, 32), WHITE, 5)
            eye(art, s * 28, -92, 26, (s * -2, 3), 0.42, blue, 0.54)
        art.body("M-18 -68Q0 -82 18 -68Q12 -34 0 -26Q-12 -34 -18 -68Z", SUN, 5)
        art.line("M-8 -48Q0 -54 8 -48", 3.6)
        art.body(poly((0, 66), (-46, 44), (-46, 92)), CORAL, 5.4)
        art.body(poly((0, 66), (46, 44), (46, 92)), CORAL, 5.4)
        art.body(rect(-14, 54, 28, 26, 8), darker(CORAL), 5)
        art.body(taper([(84, 70), (150, 150), (128, 176)], (44, 60, 40)), blue, 6.4)
        with art.at(124, 120, 1.1, 16):
            art.body(rect(-11, -20, 22, 80, 8), INK, 5)
            art.body(ellipse(0, -34, 26, 28), GREY, 5.6)
            art.line("M-22 -44H22M-24 -30H24M-10 -60V-8M10 -60V-8", 3)
        art.body(taper([(-92, 70), (-152, 140), (-120, 220)], (44, 64, 30)), blue, 6.4)
        for x, y in ((-150, 150), (-136, 176), (-122, 200)):
            art.ink(brush([(x - 4, y - 16), (x + 8, y), (x + 22, y + 4)], 7))


def _tail(art: Art) -> None:
    for i, turn in enumerate((-84, -60, -36, -12, 12, 36, 60, 84)):
        with art.at(0, 56, 0.88, turn):
            feather = "M-14 0C-60 -130 -62 -240 0 -300C62 -240 60 -130 14 0Z"
            art.body(feather, ("#3C9C6B", TEAL)[i % 2], 6.4)
            with art.clip(feather):
                art.shade("M6 0V-300H70V0Z", 0.3)
            art.body(ellipse(0, -228, 34), SUN, 5)
            art.body(ellipse(0, -228, 20), (CORAL, STORY.mid, TEAM.mid, INCENTIVE.mid)[i % 4], 4.4)
            art.line("M0 -150V-30", 4)


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
