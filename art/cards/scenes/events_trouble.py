"""Events around dice and wands: night shifts, broken machines, the way back."""

from __future__ import annotations

from art.cards import backdrops, rooms
from art.cards.critter import Critter, bust
from art.cards.faces import eye
from art.cards.paws import paw
from art.cards.pictures import picture
from art.cards.species import SPECIES
from art.press.brush import taper
from art.press.palette import (
    BROWN,
    CORAL,
    DARK_GREY,
    EVENT,
    GLASS,
    GREY,
    INCENTIVE,
    INK,
    SCREEN,
    TAN,
    TEAL,
    WHITE,
    darker,
    lighter,
)
from art.press.paths import (
    ellipse,
    points,
    rect,
    spline,
)
from art.press.plates import Art


@picture("overtime_pizza", backdrops.night(484))
def overtime_pizza(art: Art) -> None:
    """A pizza that is also the clock: almost midnight, and the family has begun."""
    with art.at(318, 316):
        art.flat(ellipse(6, 176, 230, 20), EVENT.deep, 0.7)
        art.body("M-210 120H210L232 172H-232Z", TAN, 6.8)
        art.shade("M60 120H210L232 172H80Z", 0.5)
        art.body("M-196 116L-220 -40L-170 -60L-160 116Z", lighter(TAN, 0.1), 6)
        crust = ellipse(0, -34, 176, 172)
        art.body(crust, "#D9954A", 7.4)
        with art.clip(crust):
            art.shade("M60 -220C200 -120 180 60 30 150H200V-220Z", 0.45)
        cheese = spline(
            points(
                "0,-178 80,-166 130,-104 144,-30 120,50 70,98 0,112 -78,96 "
                "-124,44 -142,-34 -124,-110 -72,-160"
            )
        )
        art.body(cheese, "#FFD66B", 5.6)
        _toppings(art)
        for s in (-1, 1):
            eye(art, s * 54, -30, 33, (s * -3, 4), 0.48, "#FFD66B", 0.56)
            art.flat(ellipse(s * 92, 4, 18, 11), CORAL, 0.7)
        art.body(ellipse(0, -34, 11), INK, 3)
        art.line("M-24 32Q0 20 26 34", 6.4)
    _family_portrait(art)


def _toppings(art: Art) -> None:
    for x, y, r in (
        (-88, -110, 25),
        (92, -100, 23),
        (-104, 30, 22),
        (100, 40, 25),
        (-10, 84, 20),
    ):
        art.body(ellipse(x, y, r), EVENT.mid, 5)
        art.flat(ellipse(x - 7, y - 7, 6, 4), CORAL)
    for x, y, turn in (
        (-40, -150, 20),
        (56, 84, -30),
        (-126, -36, 60),
        (124, -30, -50),
        (-60, 74, 10),
    ):
        art.body(ellipse(x, y, 12, 6, turn), INCENTIVE.mid, 3.6)
    for turn in (0, 90, 180, 270):
        with art.at(0, -34, 1, turn):
            art.line("M0 -150V-166", 7)
    art.line("M0 -34V-140M0 -34L-44 -118", 10)


def _family_portrait(art: Art) -> None:
    """In the frame on the desk they have begun; the place in the middle is kept."""
    with art.at(496, 420, 1, 5):
        art.body(rect(-88, -82, 176, 164, 8), BROWN, 7)
        pane = rect(-70, -64, 140, 128, 4)
        art.body(pane, GLASS, 5.4)
        with art.clip(pane):
            for x, y, r in ((-46, -14, 26), (46, -6, 21)):
                _small_bear(art, x, y, r)
            art.body("M-15 20V-30Q0 -42 15 -30V20Z", CORAL, 5)
            art.line("M-15 -8H15", 4)
            art.body(rect(-80, 14, 160, 60), WHITE, 5)
            art.body(ellipse(0, 42, 40, 17), "#FFD66B", 5)
            art.cover("M0 42L-14 62H26Z", WHITE)
        art.line(pane, 5.4)


def _small_bear(art: Art, x: float, y: float, r: float) -> None:
    fur = SPECIES["bear"]
    for side in (-1, 1):
        art.body(ellipse(x + side * r * 0.75, y - r * 0.75, r * 0.36), fur.fur, 4.4)
    art.body(ellipse(x, y, r), fur.fur, 5)
    art.flat(ellipse(x, y + r * 0.4, r * 0.46, r * 0.36), fur.light)
    for side in (-1, 1):
        art.flat(ellipse(x + side * r * 0.4, y - r * 0.1, 3.6), INK)
    art.flat(ellipse(x, y + r * 0.28, 4.4, 3.4), INK)


@picture("coffee_machine_down", rooms.kitchen)
def coffee_machine_down(art: Art) -> None:
    """A koala holds on to the machine as to a felled tree."""
    art.flat(ellipse(330, 526, 220, 12), INK, 0.35)
    koala = SPECIES["koala"]
    body = taper([(446, 300), (478, 380), (440, 470)], (120, 150, 130))
    art.body(body, TEAL, 7)
    with art.clip(body):
        for y in range(280, 540, 44):
            art.flat(rect(360, y, 220, 20), WHITE)
        art.shade(body, 0.46)
    art.line(body, 7)
    with art.at(300, 316, 1, -5):
        _dead_machine(art)
    for shoulder, elbow, hand in (
        ((432, 300), (330, 322), (196, 300)),
        ((446, 468), (360, 488), (222, 462)),
    ):
        sleeve = taper([shoulder, elbow, hand], (62, 54, 44))
        art.body(sleeve, TEAL, 6.6)
        with art.clip(sleeve):
            for x in range(190, 470, 40):
                art.flat(rect(x, 270, 18, 250), WHITE)
            art.shade(sleeve, 0.36)
        art.line(sleeve, 6.6)
        paw(art, hand[0] - 4, hand[1], koala.fur, -84, 0.78)
    _weeping_koala(art)
    _last_cup(art)


def _dead_machine(art: Art) -> None:
    for x, y, r in ((10, -222, 22), (44, -240, 28), (84, -230, 20)):
        art.body(ellipse(x, y, r), GREY, 5.4)
    art.body(rect(-118, 30, 236, 140, 6), darker(GREY, 0.35), 6)
    art.body(rect(-140, 164, 280, 40, 12), DARK_GREY, 6.8)
    case = "M-140 50V-150C-140 -190 -126 -204 -100 -204H100C126 -204 140 -190 140 -150V50Z"
    art.body(case, EVENT.mid, 7.2)
    with art.clip(case):
        art.shade("M50 -204C120 -120 120 -40 70 60H150V-204Z", 0.5)
        art.flat(rect(-122, -180, 13, 190, 6), WHITE, 0.45)
    art.body(rect(-110, -140, 190, 104, 20), SCREEN, 6)
    for side in (-1, 1):
        with art.at(side * 42 - 22, -98):
            art.stroke("M-18 -18L18 18M18 -18L-18 18", CORAL, 11)
    art.stroke("M-48 -58Q-34 -68 -20 -60T8 -62", CORAL, 8)
    art.body(rect(-42, 48, 84, 26, 8), GREY, 5.6)
    art.body(rect(-9, 72, 18, 16, 4), GREY, 5)


def _weeping_koala(art: Art) -> None:
    koala = Critter("koala", "", ("", ""), ("shut", 0), "flat")
    with art.at(468, 124, 0.58, -10):
        bust(art, koala, 7)
        for side in (-1, 1):
            tear = (
                f"M{side * 76 - 16} 160Q{side * 84} 230 {side * 70} "
                f"262Q{side * 108} 250 {side * 76 + 18} 160Z"
            )
            art.body(tear, GLASS, 5)


def _last_cup(art: Art) -> None:
    with art.at(120, 494, 0.9, 84):
        art.body("M40 -18C70 -20 70 22 38 20", WHITE, 5)
        art.body("M-46 -32H46L36 34H-36Z", WHITE, 6.2)
        art.shade("M10 -32H46L36 34H0Z", 0.36)
        art.body(ellipse(0, -32, 46, 11), BROWN, 5)
    art.body(spline(points("156,514 176,498 214,504 222,518 190,526")), BROWN, 5)
