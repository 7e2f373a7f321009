"""Specialists: some on the character kit, some with a body of their own."""

from __future__ import annotations

from art.cards import backdrops
from art.cards.critter import Critter, draw_critter
from art.cards.faces import eye
from art.cards.pictures import picture
from art.press.brush import taper
from art.press.palette import (
    CORAL,
    SUN,
    TAN,
    TEAL,
    TEAM,
    WHITE,
)
from art.press.paths import (
    ellipse,
    points,
    poly,
    rect,
    regular,
    spline,
)
from art.press.plates import Art


@picture("cobol_tortoise", backdrops.shelves)
def cobol_tortoise(art: Art) -> None:
    """A very old animal with a punched card."""
    shell = "M90 520C80 330 170 190 338 190C506 190 596 330 586 520Z"
    art.body(shell, "#8A6A3C", 7)
    with art.clip(shell):
        art.shade("M420 180C600 260 600 420 540 530H600V180Z", 0.5)
        for x, y in ((150, 330), (526, 330), (140, 440), (540, 440), (250, 230), (430, 230)):
            art.body(regular(x, y, 6, 44, 0), TAN, 5.4)
    art.line(shell, 7)
    draw_critter(
        art,
        Critter(
            "tortoise",
            "scarf",
            ("#C9B98A", CORAL),
            ("open", 0.52),
            glasses="round",
            prop="punch_card",
        ),
    )
    with art.at(338, 96, 0.88):
        for s in (-1, 1):
            art.body(
                spline([(s * 24, 84), (s * 60, 58), (s * 118, 66), (s * 124, 86), (s * 70, 82)]),
                WHITE,
                5,
            )


_OCTOPUS, _OCTOPUS_DARK = "#E2668F", "#B33F6B"
_REACHES = (
    ("318,340 250,330 232,250 204,172", -9),
    ("316,360 226,390 150,350 206,296", 6),
    ("322,384 250,440 190,420 120,446", -6),
    ("344,400 330,470 270,500 226,502", 8),
    ("412,340 470,310 480,220 536,160", 9),
    ("418,360 490,370 520,320 548,278", -6),
    ("412,384 470,430 500,400 552,404", 7),
    ("392,400 400,470 440,500 494,506", -8),
)
"""Eight arms, each with the tilt of the chart at its end."""


_DOME = "368,106 444,126 490,196 476,276 424,330 368,342 312,330 260,276 246,196 292,126"


@picture("data_octopus", backdrops.screens)
def data_octopus(art: Art) -> None:
    """Eight arms hold eight charts; the ninth stands on the head."""
    for course, _ in _REACHES:
        arm = taper(points(course), (54, 44, 32, 22))
        art.body(arm, _OCTOPUS, 6.4)
    _mantle(art)
    _chart(art, 368, 66, -5, 0)
    for i, (course, turn) in enumerate(_REACHES):
        x, y = points(course)[-1]
        _chart(art, x, y - 18, turn, i + 1)
        art.body(ellipse(x + 6, y + 22, 19, 14, turn), _OCTOPUS, 5.6)


def _mantle(art: Art) -> None:
    skirt = spline(points("300,300 436,300 446,372 424,420 368,408 312,420 290,372"))
    art.cover(skirt, _OCTOPUS)
    dome = spline(points(_DOME))
    art.body(dome, _OCTOPUS, 7.6)
    with art.clip(dome):
        art.shade("M410 100C520 170 500 300 390 350H500V100Z", 0.48)
        art.flat(ellipse(280, 190, 16, 48, 16), WHITE, 0.4)
        for x, y, r in ((322, 140, 13), (352, 126, 8), (430, 146, 11)):
            art.flat(ellipse(x, y, r), _OCTOPUS_DARK, 0.6)
    art.line(dome, 7.6)
    with art.at(368, 288, 0.92):
        _octopus_face(art, _OCTOPUS)


def _octopus_face(art: Art, skin: str) -> None:
    for s in (-1, 1):
        eye(art, s * 58, -50, 44, (s * -4, 6), 0.34, skin, 0.52)
        art.line(ellipse(s * 58, -50, 56), 8)
        art.stroke(f"M{s * 58 - 36} -68a42 42 0 0 1 22 -22", WHITE, 6, 0.9)
        art.flat(ellipse(s * 116, 14, 20, 12), CORAL, 0.8)
    art.line("M-4 -54Q0 -60 4 -54", 8)
    art.line("M-26 30Q2 44 28 22", 6.4)


def _chart(art: Art, x: float, y: float, turn: float, kind: int) -> None:
    with art.at(x, y, 0.74, turn):
        art.body(rect(-54, -46, 108, 92, 8), WHITE, 6)
        if kind % 4 == 0:
            for i, h in enumerate((22, 40, 30, 58)):
                art.body(rect(-42 + i * 22, 34 - h, 16, h, 2), (TEAL, SUN, CORAL, TEAM.mid)[i], 4)
        elif kind % 4 == 1:
            art.line("M-40 26L-16 0L6 12L40 -28", 6)
            art.body(poly((40, -28), (18, -26), (36, -8)), CORAL, 4)
        elif kind % 4 == 2:
            art.body(ellipse(0, 0, 34), SUN, 5)
            art.body("M0 0V-34A34 34 0 0 1 29 17Z", TEAL, 5)
        else:
            for px, py in ((-34, 20), (-20, -6), (-4, 14), (8, -20), (22, 4), (36, -26), (30, 24)):
                art.body(ellipse(px, py, 7), (CORAL, TEAM.mid)[(px + py) % 2], 3.6)
