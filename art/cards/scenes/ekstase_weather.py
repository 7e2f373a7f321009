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
    GREY,
    INK,
    LEAF,
    MOUTH,
    NIGHT,
    ORANGE,
    SUN,
    TEAL,
    WHITE,
    darker,
    lighter,
)
from art.press.paths import ellipse, points, poly, rect, spline
from art.press.plates import Art


@picture("subsidy_can", backdrops.sky)
def subsidy_can(art: Art) -> None:
    """A watering can pours coins on one small sprout with its mouth wide open."""
    with art.at(424, 178, 1, -24):
        art.tube("M70 -60C150 -70 150 70 60 70", DARK_GREY, 20, 5)
        art.tube("M-50 -66C-30 -110 50 -110 60 -66", DARK_GREY, 18, 5)
        art.body(taper([(-60, 30), (-130, -10), (-180, -60)], (56, 40, 30)), GREY, 6.6)
        art.body(spline(points("-196,-96 -160,-70 -176,-40 -212,-36 -226,-66")), GREY, 6.4)
        can = "M-90 -70H84L104 90H-104Z"
        art.body(can, TEAL, 7.2)
        with art.clip(can):
            art.shade("M20 -70H100V100H-10C40 40 40 -20 20 -70Z", 0.5)
            art.flat(rect(-70, -50, 14, 110, 7), WHITE, 0.5)
        for s in (-1, 1):
            art.ink(brush([(s * 50, -8), (s * 30, 6), (s * 12, -6)], 9, 0.4, 0.4))
        art.ink(brush([(-18, 32), (0, 42), (20, 30)], 8, 0.4, 0.4))
    for i, (x, y) in enumerate(
        (
            (190, 180),
            (224, 216),
            (178, 246),
            (238, 272),
            (200, 300),
            (262, 318),
            (216, 352),
            (272, 226),
            (156, 300),
            (250, 372),
        )
    ):
        with art.at(x, y, 1, i * 40):
            art.body(ellipse(0, 0, 18, 15), SUN, 5.2)
            art.line("M0 -6V6", 4)
    _sprout(art)


def _sprout(art: Art) -> None:
    art.flat(ellipse(300, 528, 130, 12), INK, 0.35)
    art.body(poly((206, 430), (370, 430), (346, 524), (230, 524)), ORANGE, 7)
    art.shade("M310 430H370L346 524H290Z", 0.5)
    art.body(rect(196, 412, 184, 32, 10), darker(ORANGE, 0.1), 6.4)
    art.tube("M288 412V384", LEAF, 20, 5)
    for s in (-1, 1):
        art.body(
            spline(
                [
                    (288 + s * 40, 366),
                    (288 + s * 80, 320),
                    (288 + s * 128, 326),
                    (288 + s * 112, 372),
                    (288 + s * 70, 392),
                ]
            ),
            LEAF,
            6.2,
        )
        art.ink(brush([(288 + s * 46, 370), (288 + s * 80, 350), (288 + s * 104, 346)], 6))
    art.body(ellipse(288, 366, 58, 52), lighter(LEAF, 0.25), 6.6)
    for s in (-1, 1):
        eye(art, 288 + s * 26, 340, 19, (-3, -7), 0, LEAF, 0.56)
    art.body(ellipse(288, 384, 30, 22), MOUTH, 5.6)
    art.flat(ellipse(288, 398, 17, 8), CORAL)
    art.body(ellipse(292, 376, 15, 12), SUN, 4.6)


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
