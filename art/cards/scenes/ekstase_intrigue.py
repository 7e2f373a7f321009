"""Expansion: thieves, noise, refusal, and people who come and go."""

from __future__ import annotations

from art.cards import outdoors, rooms
from art.cards.heads import head
from art.cards.paws import paw
from art.cards.pictures import picture
from art.cards.species import SPECIES
from art.press.brush import taper
from art.press.palette import (
    BROWN,
    CORAL,
    EVENT,
    GREY,
    INK,
    PAPER,
    SAND,
    SUN,
    TAN,
    TEAL,
    WHITE,
    darker,
)
from art.press.paths import ellipse, points, poly, rect, spline, star
from art.press.plates import Art


@picture("works_council", outdoors.storm)
def works_council(art: Art) -> None:
    """A rhino in a knitted jumper behind a round shield; nothing gets through."""
    body = "M140 540C130 420 200 340 338 336C476 340 546 420 536 540Z"
    art.body(body, CORAL, 7.2)
    with art.clip(body):
        for y in range(350, 540, 34):
            zigzag = "".join(f"L{130 + i * 26} {y + i % 2 * 18}" for i in range(1, 18))
            art.stroke(f"M130 {y}{zigzag}", (WHITE, SUN)[y // 34 % 2], 8)
        art.shade(rect(400, 336, 150, 210), 0.42)
    with art.at(350, 104, 0.98):
        head(art, SPECIES["rhino"], ("open", 0.5), "flat")
    art.body(taper([(254, 340), (350, 366), (446, 340)], (30, 44, 30)), darker(CORAL, 0.15), 6)
    with art.at(330, 446):
        art.body(ellipse(0, 0, 156, 128), SUN, 7.6)
        art.body(ellipse(0, 0, 124, 98), EVENT.mid, 6)
        with art.clip(ellipse(0, 0, 156, 128)):
            art.shade("M60 -130C180 -40 150 90 20 140H160V-130Z", 0.5)
        art.body(
            spline(points("-46,26 -50,-6 -30,-30 -8,-24 0,-40 12,-26 34,-30 50,-4 44,28 0,40")),
            WHITE,
            6,
        )
        art.line("M-8 -24V-4M14 -26V-4M34 -28V-6", 4.4)
        for turn in range(0, 360, 30):
            with art.at(0, 0, 1, turn):
                art.body(ellipse(0, -112, 7), GREY, 3.6)
    for x, y, turn in (
        (140, 370, -150),
        (552, 380, -30),
        (130, 470, 200),
        (560, 480, 10),
        (210, 318, -110),
    ):
        with art.at(x, y, 1, turn):
            art.tube("M-44 0H30", TAN, 11, 4)
            art.body(poly((24, -14), (54, 0), (24, 14)), GREY, 5)
            for dx in (-44, -32):
                art.line(f"M{dx} 0l-14 -12M{dx} 0l-14 12", 5)
    for x, y in ((186, 400), (484, 390)):
        art.body(star(x, y, 6, 22, 9), WHITE, 4.6)


@picture("branch_cannon", rooms.party)
def branch_cannon(art: Art) -> None:
    """A resigned mouse in a crash helmet looks out of the cannon, with its suitcase."""
    art.flat(ellipse(330, 530, 220, 10), INK, 0.35)
    barrel = poly((96, 414), (368, 172), (488, 330), (200, 540))
    art.body(ellipse(146, 478, 80, 82), EVENT.dark, 7)
    art.body(barrel, EVENT.mid, 7.4)
    with art.clip(barrel):
        art.shade("M200 560L520 300V580H180Z", 0.5)
        art.flat(poly((110, 404), (320, 216), (336, 238), (126, 426)), WHITE, 0.4)
        for x, y in ((230, 400), (320, 330)):
            art.body(star(x, y, 5, 34, 15), SUN, 5)
    art.body(ellipse(430, 250, 52, 110, -38), SUN, 6.8)
    art.body(ellipse(438, 244, 36, 86, -38), INK, 5)
    with art.at(474, 106, 0.62, 14):
        head(art, SPECIES["mouse"], ("open", 0.55), "flat")
        art.body(
            "M-150 96C-160 -20 -80 -60 0 -60C80 -60 160 -20 150 96C60 60 -60 60 -150 96Z", TEAL, 6.8
        )
        art.body(rect(-18, -66, 36, 136, 14), WHITE, 5.4)
        art.tube("M-146 100Q-120 250 0 282Q120 250 146 100", INK, 11, 3)
    paw(art, 388, 220, "#B9B3C4", -50, 0.86)
    paw(art, 492, 318, "#B9B3C4", -30, 0.86)
    art.body(ellipse(132, 488, 26), SUN, 6)
    art.body(ellipse(300, 448, 80), BROWN, 7.2)
    for turn in range(0, 180, 45):
        with art.at(300, 448, 1, turn):
            art.line("M-70 0H70", 7)
    art.body(ellipse(300, 448, 24), SUN, 6)
    art.line(ellipse(300, 448, 62), 5)
    art.tube(spline(points("500,330 540,344 548,380"), closed=False), TAN, 12, 4)
    with art.at(536, 430, 1, 10):
        art.line("M-18 -40V-56H18V-40", 7)
        art.body(rect(-54, -40, 108, 78, 10), "#B5622E", 6.4)
        art.flat(rect(-40, -40, 12, 78) + rect(28, -40, 12, 78), SAND)
        art.body(rect(-10, -6, 20, 18, 4), SUN, 4.4)
    art.tube(spline(points("120,470 96,440 120,410 92,380"), closed=False), PAPER, 10, 3.6)
    art.body(star(90, 372, 8, 30, 13), SUN, 5)
    art.cover(star(90, 372, 8, 16, 7), WHITE)
