"""Incentives to rest and to nibble."""

from __future__ import annotations

from art.cards import backdrops
from art.cards.pictures import picture
from art.press.palette import (
    CORAL,
    GREY,
    INCENTIVE,
    INK,
    PAPER,
    SUN,
    WHITE,
    darker,
)
from art.press.paths import (
    ellipse,
    points,
    spline,
)
from art.press.plates import Art

_SLOTH = "#A98B6D"
_SLOTH_FACE = "#EBD6B2"


@picture("nap_pod", backdrops.dots(330, 300, 462))
def nap_pod(art: Art) -> None:
    """A sloth asleep in a pod."""
    with art.at(342, 300):
        art.flat(ellipse(0, 178, 200, 24), INK, 0.26)
        art.body("M-60 130L-96 178H96L60 130Z", GREY, 6.2)
        art.shade("M20 130L40 178H96L60 130Z", 0.5)
        pod = spline(
            points(
                "-214,30 -196,-90 -90,-176 60,-178 190,-110 228,10 180,110 60,150 -90,146 -190,104"
            )
        )
        art.body(pod, WHITE, 7)
        with art.clip(pod):
            art.shade("M150 -150C240 -20 150 100 -160 120L-100 200H260V-150Z", 0.34)
        hole = spline(
            points("-170,20 -150,-76 -70,-132 50,-134 150,-82 184,0 146,72 40,98 -80,96 -150,66")
        )
        art.body(hole, INCENTIVE.dark, 6)
        _bed(art, hole)
        art.line(hole, 6)
        _hanging_arm(art)
        art.stroke("M-150 -110Q-110 -150 -50 -158", INCENTIVE.light, 9)
    _sleeping_letters(art)


def _bed(art: Art, hole: str) -> None:
    with art.clip(hole):
        art.flat(
            spline(
                points(
                    "-150,20 -130,-50 -60,-100 50,-104 130,-60 160,10 130,60 40,84 -80,80 -130,58"
                )
            ),
            INCENTIVE.deep,
            0.55,
        )
        art.body(
            spline(points("-150,66 -156,-10 -110,-40 -20,-30 0,40 -20,90")),
            PAPER,
            5.5,
        )
        art.shade("M-40 -40C0 10 -20 60 -50 100H40V-40Z", 0.35)
        _blanket(art)
        with art.at(-66, 8, 1, -14):
            _asleep(art)


def _hanging_arm(art: Art) -> None:
    arm = spline(points("0,60 30,40 70,60 66,120 56,160 20,160 18,110"))
    art.body(arm, _SLOTH, 6.2)
    art.shade(spline(points("50,60 70,70 66,120 56,160 40,160 50,110")), 0.4)
    for x in (26, 40, 54):
        art.body(f"M{x - 7} 156Q{x - 9} 186 {x + 1} 194Q{x + 10} 182 {x + 7} 156Z", PAPER, 4.4)


def _blanket(art: Art) -> None:
    blanket = spline(points("-40,120 -30,30 40,-14 120,0 190,50 190,130"))
    art.body(blanket, SUN, 6)
    with art.clip(blanket):
        art.shade("M90 -20C130 20 120 80 100 130H220V-20Z", 0.4)
        for i in range(5):
            art.stroke(
                f"M{-30 + i * 50} 140C{-20 + i * 46} 80 {0 + i * 44} 30 {30 + i * 40} -30",
                WHITE,
                9,
                0.75,
            )


def _sleeping_letters(art: Art) -> None:
    for x, y, scale, turn in ((478, 150, 1.0, 8), (526, 106, 0.74, 14), (560, 72, 0.52, 18)):
        with art.at(x, y, scale, turn):
            art.body("M-32 -34H32V-16L-4 18H32V36H-34V18L2 -16H-32Z", WHITE, 5.4)


def _asleep(art: Art) -> None:
    skull = spline(points("0,-84 66,-68 96,-6 76,56 0,78 -76,56 -96,-6 -66,-68"))
    art.body(skull, _SLOTH, 6.5)
    with art.clip(skull):
        art.shade("M50 -90C100 -20 80 50 20 84H120V-90Z", 0.4)
    art.body(
        spline(points("0,-46 50,-46 72,0 48,44 0,56 -48,44 -72,0 -50,-46")),
        _SLOTH_FACE,
        4.6,
    )
    for s in (-1, 1):
        art.flat(
            spline([(s * 14, -14), (s * 40, -26), (s * 72, 16), (s * 60, 30), (s * 30, 12)]),
            darker(_SLOTH, 0.3),
        )
        art.line(f"M{s * 22} 2Q{s * 38} 16 {s * 54} 4", 6)
    art.body(spline(points("0,8 17,12 12,26 0,30 -12,26 -17,12")), INK, 4)
    art.flat(ellipse(-5, 14, 5, 3), WHITE, 0.7)
    art.line("M-26 36Q0 54 28 34", 5)
    art.flat(ellipse(-48, 30, 14, 8), CORAL, 0.6)
    art.flat(ellipse(48, 30, 14, 8), CORAL, 0.6)
    art.body(
        spline(points("-30,-78 -10,-104 4,-86 22,-102 30,-78 0,-66")),
        _SLOTH,
        5,
    )
