"""Events around dice and wands: night shifts, broken machines, the way back."""

from __future__ import annotations

from art.cards import backdrops, rooms
from art.cards.faces import eye
from art.cards.pictures import picture
from art.press.palette import (
    BROWN,
    CORAL,
    DARK_GREY,
    EVENT,
    GREY,
    INCENTIVE,
    INK,
    PAPER,
    SCREEN,
    STORY,
    SUN,
    TAN,
    WHITE,
    darker,
    lighter,
)
from art.press.paths import (
    ellipse,
    points,
    poly,
    rect,
    spline,
)
from art.press.plates import UP, Art


@picture("overtime_pizza", backdrops.night(484))
def overtime_pizza(art: Art) -> None:
    """A pizza that is also the clock: almost midnight."""
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
    _pizza_slice(art)


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


def _pizza_slice(art: Art) -> None:
    with art.at(524, 400, 1, 22):
        art.body("M-46 -60Q0 -84 46 -60L6 78Q0 84 -6 78Z", "#FFD66B", 6.4)
        art.body("M-52 -54C-60 -84 60 -84 52 -54Q0 -74 -52 -54Z", "#D9954A", 6)
        art.body(ellipse(-10, -26, 15), EVENT.mid, 4.6)
        art.body(ellipse(12, 14, 11), EVENT.mid, 4.4)
        art.tube("M-4 76Q-10 100 -2 112", "#FFD66B", 13, 4)


@picture("coffee_machine_down", rooms.kitchen)
def coffee_machine_down(art: Art) -> None:
    """The machine has crossed eyes, the cup waits underneath and weeps."""
    steel = "#B9C4CF"
    with art.at(322, 306):
        art.flat(ellipse(6, 182, 210, 20), INK, 0.3)
        for x, y, r in ((60, -226, 24), (96, -246, 30), (140, -232, 22)):
            art.body(ellipse(x, y, r), GREY, 5.4)
        art.body(rect(-176, 140, 352, 44, 12), DARK_GREY, 6.8)
        back = rect(-130, 0, 260, 150, 6)
        art.body(back, darker(steel, 0.4), 6)
        art.shade(rect(-130, 0, 260, 60), 0.6, UP)
        body = "M-176 30V-160C-176 -200 -160 -214 -130 -214H130C160 -214 176 -200 176 -160V30Z"
        art.body(body, EVENT.mid, 7.2)
        with art.clip(body):
            art.shade("M70 -214C150 -120 150 -40 90 40H190V-214Z", 0.5)
            art.flat(rect(-156, -186, 14, 180, 7), WHITE, 0.45)
        _warning_face(art)
        art.body(rect(-50, 30, 100, 26, 8), GREY, 5.6)
        art.body(rect(-10, 54, 20, 18, 4), GREY, 5)
        art.body("M0 78C8 90 10 94 10 98A10 10 0 0 1 -10 98C-10 94 -8 90 0 78Z", BROWN, 4)
        with art.at(-4, 132):
            art.body("M46 -16C74 -18 74 22 42 20", WHITE, 5)
            art.body("M-52 -34H52L42 34H-42Z", WHITE, 6.2)
            for s in (-1, 1):
                art.flat(ellipse(s * 18, -8, 6, 8), INK)
                art.flat(
                    f"M{s * 18 - 5} 4Q{s * 22} 20 {s * 18} 26Q{s * 13} 18 {s * 18 - 5} 4Z",
                    STORY.mid,
                )
            art.line("M-9 14Q0 6 9 14", 4.6)
    art.body(spline(points("120,500 180,484 260,492 300,506 230,520 140,518")), BROWN, 5.4)


def _warning_face(art: Art) -> None:
    art.body(rect(-136, -180, 272, 120, 22), SCREEN, 6)
    for s in (-1, 1):
        art.stroke(
            f"M{s * 62 - 22} -146L{s * 62 + 22} -106M{s * 62 + 22} -146L{s * 62 - 22} -106",
            CORAL,
            12,
        )
    art.stroke("M-30 -76Q-14 -92 0 -78T30 -80", CORAL, 9)
    for i, c in enumerate((SUN, PAPER, PAPER)):
        art.body(ellipse(-90 + i * 44, -22, 15), c, 5)
    with art.at(104, -20, 1, 0):
        art.body(poly((0, -30), (34, 26), (-34, 26)), SUN, 6)
        art.line("M0 -10V8M0 18V19", 6)
