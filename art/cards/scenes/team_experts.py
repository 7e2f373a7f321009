"""Specialists: some on the character kit, some with a body of their own."""

from __future__ import annotations

from art.cards import backdrops
from art.cards.critter import Critter
from art.cards.faces import eye
from art.cards.figure import figure
from art.cards.pictures import picture
from art.press.brush import brush, taper
from art.press.palette import (
    CORAL,
    DARK_GREY,
    GREY,
    INK,
    NIGHT,
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


@picture("cobol_tortoise", backdrops.shelves)
def cobol_tortoise(art: Art) -> None:
    """The shell is the mainframe; somebody young would like to book a day with it."""
    art.flat(ellipse(310, 526, 240, 12), INK, 0.4)
    _tortoise_legs(art)
    _mainframe_shell(art)
    _tortoise_head(art)
    _petitioner(art)


_HIDE = "#9DB85C"


def _tortoise_legs(art: Art) -> None:
    art.body(taper(points("130,470 84,486 60,508"), (34, 24, 4)), _HIDE, 6)
    for joints in ("180,440 160,480 158,518", "392,440 412,480 404,518"):
        leg = taper(points(joints), (84, 76, 64))
        art.body(leg, _HIDE, 6.8)
        with art.clip(leg):
            art.shade(leg, 0.4)
        x, y = points(joints)[2]
        for claw in (-18, 0, 18):
            art.body(ellipse(x + 6 + claw, y + 10, 9, 7), WHITE, 4)


def _mainframe_shell(art: Art) -> None:
    cabinet = "M104 460V316C104 226 176 186 270 186C372 186 444 240 446 330V460Q270 486 104 460Z"
    art.body(cabinet, "#D8C9A0", 7.4)
    with art.clip(cabinet):
        art.flat("M100 440Q270 468 450 440V490H100Z", DARK_GREY)
        art.shade("M340 180Q470 300 420 490H460V180Z", 0.5)
        art.flat("M124 320C124 250 180 208 260 204L258 218C196 224 142 262 140 320Z", WHITE, 0.6)
    art.line(cabinet, 7.4)
    art.body(rect(150, 252, 246, 112, 14), NIGHT, 6.4)
    for x, turn in ((212, 12), (334, 40)):
        with art.at(x, 308, 1, turn):
            art.body(ellipse(0, 0, 45), GREY, 5.6)
            for spoke in (0, 120, 240):
                with art.at(0, 0, 1, spoke):
                    art.body(ellipse(0, -24, 11), NIGHT, 4)
            art.body(ellipse(0, 0, 9), SUN, 4)
    for i, colour in enumerate((CORAL, SUN, TEAL, SUN, CORAL, TEAL, SUN)):
        art.body(ellipse(168 + i * 34, 398, 10), colour, 4.4)
    tape = spline(
        points(
            "140,420 176,428 176,452 128,472 88,452 66,484 52,524 88,528 104,496 150,494 192,452"
        )
    )
    art.body(tape, WHITE, 5)
    for x, y in ((150, 448), (122, 482), (88, 484), (74, 512)):
        art.flat(ellipse(x, y, 4), INK)


def _tortoise_head(art: Art) -> None:
    """In profile, with eyebrows."""
    neck = taper(points("424,440 486,400 492,310"), (104, 82, 70))
    art.body(neck, _HIDE, 7)
    with art.clip(neck):
        art.shade(neck, 0.42)
    scarf = taper(points("432,372 478,402 538,378"), (34, 42, 34))
    art.body(scarf, CORAL, 6.4)
    art.body("M444 392L480 404L470 476L438 468Z", CORAL, 6)
    skull = spline(points("440,276 446,218 492,190 546,206 578,250 572,290 532,318 470,318"))
    art.body(skull, _HIDE, 7.2)
    with art.clip(skull):
        art.shade("M446 290Q520 330 580 270V330H440Z", 0.42, DOWN)
    art.line(skull, 7.2)
    art.ink(brush([(504, 296), (540, 300), (572, 284)], 7, 0.3, 0.5))
    art.ink(brush([(562, 250), (568, 256), (572, 254)], 6))
    eye(art, 524, 246, 24, (6, 5), 0.52, darker(_HIDE, 0.14), 0.5)
    art.line(ellipse(524, 246, 34), 7.4)
    art.line("M490 244L448 250", 6)
    brow = spline(points("486,214 506,190 548,190 572,206 548,210 512,212"))
    art.body(brow, WHITE, 5)
    for wrinkle in ("456,330 472,338 492,336", "460,352 476,360 496,356"):
        art.ink(brush(points(wrinkle), 5))


def _petitioner(art: Art) -> None:
    mouse = Critter("mouse", "hoodie", (TEAM.light, WHITE), ("up", 0), "o", trousers=STORY.dark)
    with art.at(526, 462, 0.48, 2):
        figure(art, mouse, "run")
    with art.at(478, 484, 0.9, -14):
        art.body(rect(-24, -30, 48, 60, 5), WHITE, 5)
        for row in range(3):
            for column in range(3):
                cell = rect(-17 + column * 12, -18 + row * 14, 9, 9, 2)
                art.flat(cell, CORAL)
