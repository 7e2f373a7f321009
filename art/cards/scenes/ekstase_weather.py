"""Expansion: money from above, papers below, and bees."""

from __future__ import annotations

from art.cards import backdrops, outdoors
from art.cards.critter import Critter, bust
from art.cards.faces import eye
from art.cards.paws import paw
from art.cards.pictures import picture
from art.cards.species import SPECIES
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
    ORANGE,
    PAPER,
    SAND,
    SUN,
    TEAL,
    WHITE,
    darker,
    lighter,
)
from art.press.paths import ellipse, points, poly, rect, regular, spline
from art.press.plates import Art


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


@picture("consultant_bees", outdoors.jungle)
def consultant_bees(art: Art) -> None:
    """Three bees in ties fly off with the honey; the bear keeps the bill."""
    for x, y in ((258, 160), (392, 130), (522, 172)):
        art.tube(f"M{x} {y + 30}L404 300", BROWN, 9, 3.4)
    _honey_pot(art)
    for x, y, turn in ((258, 164, -10), (392, 128, 4), (522, 172, 12)):
        _bee(art, x, y, 0.8, turn)
    _billed_bear(art)


def _bee(art: Art, x: float, y: float, scale: float, turn: float) -> None:
    with art.at(x, y, scale, turn):
        for side in (-1, 1):
            art.body(ellipse(side * 58, -46, 46, 26, side * -34), WHITE, 5.6)
        body = ellipse(0, 0, 58, 64)
        art.body(body, SUN, 6.6)
        with art.clip(body):
            for stripe in (22, 50):
                art.cover(rect(-70, stripe, 140, 15), INK)
            art.shade("M20 -64C70 -20 60 40 0 70H70V-64Z", 0.45)
        art.line(body, 6.4)
        for side in (-1, 1):
            art.ink(brush([(side * 14, -58), (side * 24, -80), (side * 36, -86)], 6))
            art.body(ellipse(side * 38, -88, 7), INK, 3)
            eye(art, side * 22, -22, 19, (side * -2, 3), 0.44, SUN, 0.54)
        art.ink(brush([(-10, 4), (0, 8), (12, 2)], 6, 0.5, 0.4))
        art.body(poly((-9, 12), (9, 12), (13, 44), (0, 56), (-13, 44)), CORAL, 4.6)


def _honey_pot(art: Art) -> None:
    with art.at(424, 376, 0.98, 7):
        pot = spline(points("-84,-50 84,-50 124,16 104,86 50,112 -50,112 -104,86 -124,16"))
        art.body(pot, ORANGE, 7.2)
        with art.clip(pot):
            art.shade("M30 -50Q120 20 40 120H130V-50Z", 0.5)
            art.flat(ellipse(-76, 10, 12, 34, 16), WHITE, 0.6)
        art.body(ellipse(0, 36, 50, 40), lighter(SUN, 0.4), 5.6)
        art.body(regular(0, 36, 6, 22), SUN, 5)
        art.body(rect(-96, -78, 192, 34, 14), darker(ORANGE, 0.12), 6.6)
        drip = (
            "M-70 -50V-10C-70 8 -46 8 -46 -10V-24C-46 -36 "
            "-28 -36 -28 -24V10C-28 28 -6 28 -6 10V-50Z"
        )
        art.body(drip, SUN, 5.6)


def _billed_bear(art: Art) -> None:
    bear = SPECIES["bear"]
    body = spline(points("52,570 64,450 130,394 210,400 262,460 270,570"))
    art.body(body, bear.fur, 7)
    with art.clip(body):
        art.flat(ellipse(150, 540, 64, 80), bear.light)
        art.shade("M200 400Q280 470 240 570H280V400Z", 0.46)
    with art.at(156, 232, 0.66, -4):
        bust(art, Critter("bear", "", ("", ""), ("right", 0.4), "flat"), 7)
    bill = spline(
        points("216,432 292,420 296,500 286,530 330,548 250,556 214,528 224,480"), pull=0.1
    )
    art.body(bill, WHITE, 6)
    for i, w in enumerate((48, 40, 52, 34, 46)):
        art.flat(rect(232, 440 + i * 18, w, 6, 3), (GREY, EVENT.light)[i % 2])
    arm = taper(points("86,450 120,516 216,476"), (60, 52, 40))
    art.body(arm, bear.fur, 6.4)
    with art.clip(arm):
        art.shade(arm, 0.36)
    paw(art, 222, 472, bear.fur, 76, 0.66)
