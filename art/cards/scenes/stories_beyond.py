"""The largest stories: one app for all, and an office out there."""

from __future__ import annotations

from art.cards import backdrops
from art.cards.critter import Critter
from art.cards.faces import eye
from art.cards.figure import figure
from art.cards.heads import head
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
    LEAF,
    NIGHT,
    PINK,
    SAND,
    SCREEN,
    STORY,
    SUN,
    TAN,
    TEAL,
    WHITE,
    Family,
    darker,
)
from art.press.paths import ellipse, poly, rect
from art.press.plates import DOWN, Art


def _bank(art: Art) -> None:
    art.body(poly((-56, -10), (0, -54), (56, -10)), SUN, 6)
    art.body(rect(-50, -10, 100, 62, 4), WHITE, 6)
    for x in (-30, 0, 30):
        art.body(rect(x - 8, -6, 16, 54), TAN, 4.6)
    art.body(rect(-60, 44, 120, 18, 4), SUN, 5.4)
    art.flat(ellipse(0, -26, 9), INK)


def _taxi(art: Art) -> None:
    art.body("M-44 -6C-36 -50 36 -50 44 -6Z", SUN, 6)
    art.body("M-30 -8C-24 -36 24 -36 30 -8Z", GLASS, 4.6)
    art.body(rect(-66, -8, 132, 44, 16), SUN, 6)
    for x in range(-54, 55, 18):
        art.flat(rect(x, 8, 9, 9), INK)
    art.body(rect(-16, -60, 32, 18, 5), WHITE, 5)
    for s in (-1, 1):
        art.body(ellipse(s * 38, 38, 18), INK, 4)
        art.flat(ellipse(s * 38, 38, 7), GREY)


def _chat(art: Art) -> None:
    art.body("M-58 -44H58V28H10L-18 60L-16 28H-58Z", TEAL, 6)
    for x in (-28, 0, 28):
        art.body(ellipse(x, -8, 9), WHITE, 4)


def _moonscape(art: Art, family: Family) -> None:
    backdrops.space(330)(art, family)
    art.flat(ellipse(520, 420, 70), family.dark)
    art.flat(ellipse(490, 150, 74), "#4FA3D8")
    art.flat(
        "M434 120C460 86 510 82 522 108C530 130 490 140 484 162C476 180 440 160 434 120Z", LEAF
    )
    art.flat("M0 440Q160 396 330 424T640 420V620H0Z", GREY)
    for x, y, r in ((110, 470, 40), (560, 470, 34), (250, 450, 16), (420, 510, 26)):
        art.flat(ellipse(x, y, r, r * 0.3), DARK_GREY, 0.6)


@picture("super_app_knife", backdrops.sunburst(300, 330, 22, 2, 506))
def super_app_knife(art: Art) -> None:
    """Bank, taxi and chat gather cobwebs; the corkscrew is a slide with a crowd on it."""
    art.flat(ellipse(320, 526, 260, 12), INK, 0.3)
    for turn, reach, tool in ((-34, 176, _bank), (-2, 226, _taxi), (30, 176, _chat)):
        with art.at(232, 452, 1, turn):
            art.body("M-20 20L-15 -150H15L20 20Z", GREY, 6)
            art.shade("M4 20V-150H15L20 20Z", 0.45)
            with art.at(0, -reach, 0.94, -turn):
                tool(art)
    _spider(art)
    _slide(art)
    _sulking_handle(art)


def _spider(art: Art) -> None:
    """It lives between the tools that nobody opens."""
    art.line("M120 366L186 384M96 350L200 330M186 384L200 330M150 374L156 338M172 380L182 334", 2.8)
    art.line("M274 260V352", 3)
    with art.at(274, 364):
        for side in (-1, 1):
            for y in (-6, 2, 10):
                art.line(f"M{side * 8} {y * 0.5}Q{side * 24} {y - 10} {side * 26} {y + 8}", 3)
        art.body(ellipse(0, 0, 15, 14), NIGHT, 4)
        for side in (-1, 1):
            art.flat(ellipse(side * 5, 2, 3.6), WHITE)


_SLIDERS = (("mouse", TEAL), ("hamster", SUN), ("frog", PINK))


def _slide(art: Art) -> None:
    """The corkscrew: the far half of every turn, then the near half and who slides down it."""
    turns = [96 + i * 116 for i in range(4)]
    art.tube("M478 30V90", GREY, 24, 5)
    for y in turns[:-1]:
        art.tube(f"M566 {y + 58}Q572 {y + 110} 386 {y + 116}", darker(GREY, 0.3), 20, 5)
    for y, (species, colour) in zip(turns, _SLIDERS, strict=False):
        art.tube(f"M386 {y}Q376 {y + 46} 476 {y + 52}Q566 {y + 54} 566 {y + 70}", GREY, 24, 5)
        art.stroke(f"M392 {y + 12}Q392 {y + 40} 476 {y + 46}", WHITE, 5, 0.8)
        fan = Critter(species, "tee", (colour, WHITE), ("happy", 0), "grin", trousers=STORY.dark)
        with art.at(470, y + 4, 0.33, 12):
            figure(art, fan, "jump")
    art.tube(f"M386 {turns[-1]}Q380 {turns[-1] + 30} 430 {turns[-1] + 40}", GREY, 24, 5)


def _sulking_handle(art: Art) -> None:
    with art.at(300, 470, 1, -2):
        handle = rect(-240, -52, 480, 112, 54)
        art.body(handle, CORAL, 7.6)
        with art.clip(handle):
            art.shade("M-240 10Q0 54 240 -24V70H-240Z", 0.5, DOWN)
            art.flat(rect(-190, -40, 260, 12, 6), WHITE, 0.5)
        for side in (-1, 1):
            art.body(ellipse(side * 204, 4, 14), GREY, 5)
            eye(art, side * 46 - 60, -4, 33, (13, -8), 0.44, CORAL, 0.52)
        art.ink(brush([(-88, 36), (-60, 28), (-30, 38)], 9, 0.4, 0.4))


@picture("moon_office", _moonscape)
def moon_office(art: Art) -> None:
    """One works in peace; the other talks and talks, and the bubble stays empty."""
    _talking_colleague(art)
    _silent_bubble(art)
    art.flat(ellipse(240, 524, 200, 12), INK, 0.4)
    worker = Critter(
        "redpanda", "coat", (WHITE, SUN), ("shut", 0), "smirk", trousers=WHITE, shoes=GREY
    )
    with art.at(216, 340, 1.1):
        figure(art, worker, "type", "back")
        _helmet(art, worker)
    _moon_desk(art)


def _helmet(art: Art, wearer: Critter) -> None:
    """Around the neck of a figure."""
    ball = ellipse(0, -88, 124, 116)
    art.body(ball, GLASS, 0, None)
    with art.at(0, -82, 0.6), art.at(0, -150):
        head(art, SPECIES[wearer.species], wearer.eyes, wearer.mouth)
    art.line(ball, 8)
    art.stroke("M-102 -118A114 108 0 0 1 -40 -180", WHITE, 11, 0.95)
    art.stroke("M92 -30A114 108 0 0 0 110 -90", WHITE, 7, 0.7)
    art.body(taper([(-68, 16), (0, 36), (68, 16)], (26, 30, 26)), GREY, 6)


def _talking_colleague(art: Art) -> None:
    talker = Critter(
        "hamster", "coat", (SAND, CORAL), ("wide", 0), "grin", trousers=SAND, shoes=GREY
    )
    with art.at(466, 372, 0.86, 4):
        figure(art, talker, "point", "back")
        _helmet(art, talker)
        art.body(rect(-30, 50, 60, 32, 6), CORAL, 5)
        figure(art, talker, "point", "front")


def _silent_bubble(art: Art) -> None:
    art.body(
        (
            "M300 74Q300 54 320 54H500Q520 54 520 74V138Q520 "
            "158 500 158H470L452 198L432 158H320Q300 158 300 138Z"
        ),
        WHITE,
        6.6,
    )
    art.shade("M440 60H500Q520 60 520 80V138Q520 158 500 158H400Q460 120 440 60Z", 0.22)


def _moon_desk(art: Art) -> None:
    art.body("M70 462H430V484H70Z", TAN, 6.6)
    for x, lean in ((98, -8), (400, 8)):
        art.tube(f"M{x} 484L{x + lean} 528", BROWN, 16, 5)
    art.body("M268 462L284 366H396L412 462Z", DARK_GREY, 6.4)
    art.flat("M290 380H390L400 448H280Z", SCREEN)
    for i, (x, w, colour) in enumerate(((304, 46, TEAL), (312, 62, SUN), (304, 32, CORAL))):
        art.flat(rect(x, 392 + i * 18, w, 8, 4), colour)
    for x in (164, 262):
        art.body(ellipse(x, 452, 24, 20), WHITE, 6)
    with art.at(108, 398, 1, -20):
        art.tube("M-24 -16H-36C-52 -16 -52 16 -36 16H-24", CORAL, 14, 4.4)
        art.body(rect(-26, -30, 54, 56, 9), CORAL, 5.6)
    for x, y, r in ((120, 352, 9), (104, 334, 6), (132, 330, 5)):
        art.body(ellipse(x, y, r), BROWN, 4)
