"""Expansion: money from above, papers below, and bees."""

from __future__ import annotations

from art.cards import backdrops, outdoors
from art.cards.faces import eye
from art.cards.pictures import picture
from art.press.brush import brush, taper
from art.press.palette import (
    BROWN,
    CORAL,
    DARK_GREY,
    EVENT,
    GREY,
    INK,
    LILAC,
    MOUTH,
    NIGHT,
    ORANGE,
    PAPER,
    SAND,
    SUN,
    TEAL,
    WHITE,
    darker,
)
from art.press.paths import ellipse, points, poly, rect, spline
from art.press.plates import Art


@picture("consultant_bees", outdoors.jungle)
def consultant_bees(art: Art) -> None:
    """Three bees in ties leave a hive that is itself a briefcase."""
    art.line("M200 44V150M300 44V150", 6)
    art.tube("M204 190V146H296V190", BROWN, 20, 5)
    hive = spline(points("120,206 250,184 380,206 400,330 372,420 250,450 128,420 100,330"))
    art.body(hive, SUN, 7.2)
    with art.clip(hive):
        for y in (240, 296, 352, 408):
            art.stroke(f"M90 {y}Q250 {y + 30} 410 {y}", ORANGE, 12)
        art.shade("M310 190C420 260 400 420 250 460H410V190Z", 0.5)
    art.line("M104 300Q250 330 398 300", 6)
    art.body(rect(224, 290, 52, 44, 8), BROWN, 6)
    art.body(ellipse(250, 386, 44, 36), NIGHT, 6)
    for x, y, scale, turn in ((450, 180, 1.15, 10), (486, 400, 1.25, -8), (240, 470, 0.9, 4)):
        _bee(art, x, y, scale, turn)
    for path in ([(400, 280), (420, 250), (424, 226)], [(330, 404), (380, 420), (420, 410)]):
        art.ink(brush([(float(x), float(y)) for x, y in path], 7))


def _bee(art: Art, x: float, y: float, scale: float, turn: float) -> None:
    with art.at(x, y, scale, turn):
        for s in (-1, 1):
            art.body(ellipse(s * 58, -46, 46, 26, s * -34), WHITE, 5.6)
        body = ellipse(0, 0, 58, 64)
        art.body(body, SUN, 6.6)
        with art.clip(body):
            for dy in (22, 50):
                art.body(rect(-70, dy, 140, 15), INK, 0)
                art.flat(rect(-70, dy, 140, 15), INK)
            art.shade("M20 -64C70 -20 60 40 0 70H70V-64Z", 0.45)
        art.line(body, 6.4)
        for s in (-1, 1):
            art.ink(brush([(s * 14, -58), (s * 24, -80), (s * 36, -86)], 6))
            art.body(ellipse(s * 38, -88, 7), INK, 3)
            eye(art, s * 22, -22, 19, (s * -2, 3), 0.44, SUN, 0.54)
        art.ink(brush([(-10, 4), (0, 8), (12, 2)], 6, 0.5, 0.4))
        art.body(poly((-9, 12), (9, 12), (13, 44), (0, 56), (-13, 44)), CORAL, 4.6)
        with art.at(58, 52, 0.8):
            art.line("M-8 -20V-30H8V-20", 6)
            art.body(rect(-28, -20, 56, 40, 6), BROWN, 5)
            art.flat(rect(-6, -6, 12, 10, 2), SUN)


@picture("subsidy_can", backdrops.sky)
def subsidy_can(art: Art) -> None:
    """A drowsy watering can lets coins fall into a nest of forms with three open beaks."""
    with art.at(420, 146, 1.04, -20):
        _drowsy_can(art)
    for i, (x, y) in enumerate(
        ((222, 196), (246, 238), (210, 266), (262, 290), (232, 322), (290, 246), (206, 356))
    ):
        with art.at(x, y, 1, i * 40):
            art.body(ellipse(0, 0, 17, 14), SUN, 5)
            art.line("M0 -6V6", 4)
    art.body(taper([(40, 520), (330, 494), (600, 516)], (44, 52, 30)), BROWN, 7)
    for x, y, turn, colour in ((182, 404, -16, TEAL), (392, 412, 18, LILAC), (286, 380, -2, CORAL)):
        with art.at(x, y, 1, turn):
            _hungry_chick(art, colour)
    _nest_of_forms(art)


def _drowsy_can(art: Art) -> None:
    art.tube("M80 -60C160 -70 160 80 70 80", DARK_GREY, 20, 5)
    art.tube("M-50 -76C-30 -124 50 -124 60 -76", DARK_GREY, 18, 5)
    art.body(taper([(-70, 50), (-130, 20), (-176, -30)], (60, 42, 30)), GREY, 6.6)
    art.body(spline(points("-192,-66 -156,-40 -172,-10 -208,-6 -222,-36")), GREY, 6.4)
    for x, y in ((-196, -44), (-184, -30), (-200, -24)):
        art.flat(ellipse(x, y, 4), INK)
    can = "M-92 -76H88L106 96H-108Z"
    art.body(can, TEAL, 7.2)
    with art.clip(can):
        art.flat(rect(-110, 58, 220, 16), WHITE, 0.6)
        art.shade("M20 -76H106V106H-10C40 40 40 -20 20 -76Z", 0.5)
        art.flat(rect(-74, -56, 14, 110, 7), WHITE, 0.5)
    art.line(can, 7.2)
    for side in (-1, 1):
        eye(art, side * 34, -16, 24, (-8, 6), 0.58, darker(TEAL, 0.15), 0.5)
    art.ink(brush([(-20, 30), (0, 36), (22, 28)], 8, 0.4, 0.4))


def _hungry_chick(art: Art, tie: str) -> None:
    """All throat, with a tie on."""
    art.body(taper([(0, 150), (0, 60), (0, 10)], (84, 66, 84)), SAND, 6.6)
    art.body(poly((-11, 58), (11, 58), (15, 108), (0, 122), (-15, 108)), tie, 5)
    for turn in (-24, 0, 24):
        with art.at(0, -6, 1, turn * 0.6):
            art.ink(brush([(turn, 34), (turn * 1.3, 40), (turn * 1.5, 50)], 6))
    throat = spline(points("-46,-14 -30,-66 0,-84 30,-66 46,-14 0,20"))
    art.body(throat, ORANGE, 6.6)
    inside = spline(points("-30,-16 -20,-50 0,-64 20,-50 30,-16 0,4"))
    art.body(inside, MOUTH, 5)
    with art.clip(inside):
        art.flat(ellipse(0, 2, 20, 20), CORAL)
    for side in (-1, 1):
        eye(art, side * 42, -22, 15, (-side * 3, -6), 0, SAND, 0.56, 4.6)


def _nest_of_forms(art: Art) -> None:
    for i in range(17):
        x, y = 112 + (i * 61) % 352, 474 + (i * 37) % 42
        with art.at(x, y, 1, (i * 47) % 70 - 35):
            form = poly((-54, -15), (50, -17), (56, 13), (-50, 17))
            art.body(form, (WHITE, PAPER, SAND)[i % 3], 5)
            art.flat(rect(-40, -6, (50, 34, 62)[i % 3], 6, 3), (EVENT.light, GREY, TEAL)[i % 3])
            art.shade(form, 0.24)
