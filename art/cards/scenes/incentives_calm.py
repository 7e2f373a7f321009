"""Incentives to rest and to nibble."""

from __future__ import annotations

from art.cards import backdrops, rooms
from art.cards.faces import object_face
from art.cards.heads import head
from art.cards.pictures import picture
from art.cards.species import SPECIES
from art.press.palette import (
    BROWN,
    CORAL,
    GREY,
    INCENTIVE,
    INK,
    PAPER,
    SUN,
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


@picture("fruit_basket", rooms.meeting)
def fruit_basket(art: Art) -> None:
    """One banana, eyed by two fruit flies."""
    for name, x, y, turn, look in (
        ("raccoon", 92, 420, -8, "right"),
        ("frog", 150, 470, 6, "right"),
        ("bear", 520, 470, -6, "left"),
        ("bunny", 574, 424, 9, "left"),
    ):
        with art.at(x, y - 46, 0.34, turn):
            head(art, SPECIES[name], (look, 0.2), "flat", 5.4)
    for x, y, turn in ((116, 330, -10), (556, 330, 12)):
        with art.at(x, y, 1, turn):
            art.tube("M0 60V-10", GREY, 11, 4)
            for dx in (-14, 0, 14):
                art.tube(f"M{dx} -8V-42", GREY, 8, 3)
            art.tube("M-14 -8Q0 6 14 -8", GREY, 9, 3)
    with art.at(330, 310):
        art.flat(ellipse(6, 182, 210, 22), INK, 0.28)
        art.body(
            "M-190 20C-190 -10 190 -10 190 20C190 46 -190 46 -190 20Z", darker("#C98F4E", 0.4), 6
        )
        banana = (
            "M-20 70C-90 40 -120 -60 -70 -150C-66 -164 -52 -170 -44 "
            "-160L-36 -146C-60 -70 -30 -10 60 10C90 16 96 34 80 46C60 "
            "74 20 84 -20 70Z"
        )
        with art.at(14, -6, 1.12, 6):
            art.body(banana, SUN, 6.6)
            with art.clip(banana):
                art.shade("M-60 0C-20 60 40 60 90 30V90H-60Z", 0.5, (0, 0, 0, 1))
                art.stroke("M-62 -130C-90 -50 -50 20 40 44", lighter(SUN, 0.6), 7, 0.8)
            art.body("M-74 -150L-80 -176L-52 -184L-40 -152Z", BROWN, 5)
            art.cover(ellipse(80, 36, 9), INK)
            with art.at(-34, -18, 0.62, 28):
                object_face(art, 0, 0, 1, eyes="open", mouth="worry", gap=36)
        basket = "M-190 24C-170 50 170 50 190 24L150 178H-150Z"
        art.body(basket, "#D9A05B", 7)
        with art.clip(basket):
            for j in range(6):
                for i in range(11):
                    art.line(f"M{-200 + i * 40 + j % 2 * 20} {46 + j * 26}q20 -13 40 0", 4)
            art.shade("M60 20L40 190H200V20Z", 0.5)
        art.body("M-198 14C-190 46 190 46 198 14L196 40C180 74 -180 74 -196 40Z", "#E9B876", 6.4)
        with art.at(0, 96):
            art.body(poly((0, 0), (-70, -34), (-70, 34)), CORAL, 6)
            art.body(poly((0, 0), (70, -34), (70, 34)), CORAL, 6)
            art.body(poly((-10, 10), (-44, 80), (-16, 70), (0, 90)), CORAL, 5.4)
            art.body(poly((10, 10), (44, 80), (16, 70), (0, 90)), CORAL, 5.4)
            art.body(rect(-18, -18, 36, 36, 12), darker(CORAL, 0.2), 5.4)
        for x, y in ((150, -130), (190, -70)):
            art.flat(ellipse(x - 8, y - 8, 10, 6, 30), WHITE, 0.9)
            art.flat(ellipse(x + 8, y - 8, 10, 6, -30), WHITE, 0.9)
            art.cover(ellipse(x, y, 7), INK)
            art.line(f"M{x - 40} {y + 30}q16 -30 30 -20", 3.2, dash="2 9")
