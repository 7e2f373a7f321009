"""Expansion stories about money: one swallows it, one rings it in."""

from __future__ import annotations

from art.cards import rooms
from art.cards.critter import Critter
from art.cards.faces import eye
from art.cards.figure import figure
from art.cards.paws import paw
from art.cards.pictures import picture
from art.cards.poses import Pose
from art.cards.species import SPECIES
from art.press.brush import brush
from art.press.palette import (
    BROWN,
    CORAL,
    DARK_GREY,
    EVENT,
    GREY,
    INK,
    MOUTH,
    NIGHT,
    PAPER,
    SAND,
    STORY,
    SUN,
    TEAL,
    WHITE,
    darker,
)
from art.press.paths import ellipse, points, poly, rect, spline, star
from art.press.plates import Art

_LID = "-10,6 -24,-60 20,-108 200,-112 380,-104 404,-60 390,-4 200,6"
_BELL = "0,-12 58,0 92,60 112,160 168,226 150,258 0,270 -150,258 -168,226 -112,160 -92,60 -58,0"


@picture("expense_suitcase", rooms.speed)
def expense_suitcase(art: Art) -> None:
    """A trolley with open jaws: the hotel goes down, the tram ticket comes up again."""
    art.flat(ellipse(280, 532, 220, 11), INK, 0.4)
    _lower_jaw(art)
    _hotel(art)
    _upper_jaw(art)
    _spat_out(art)


def _lower_jaw(art: Art) -> None:
    shell = spline(points("96,400 120,366 250,392 470,404 506,430 492,490 440,512 170,512 104,470"))
    art.body(shell, CORAL, 7.6)
    with art.clip(shell):
        art.shade("M96 450H520V520H96Z", 0.5)
        for x in (210, 320, 430):
            art.line(f"M{x} 440V512", 5)
    art.body("M124 384C240 420 380 422 488 424L470 396C360 398 240 396 150 366Z", MOUTH, 6)
    tongue = spline(points("196,400 270,372 360,372 410,392 390,420 280,416"))
    art.body(tongue, "#F08C98", 5.6)
    for x in (170, 220, 416, 460):
        art.body(poly((x - 15, 410), (x + 15, 414), (x + 2, 370)), WHITE, 5.4)
    for x in (176, 430):
        art.body(ellipse(x, 518, 22), INK, 5)
        art.body(ellipse(x, 518, 8), GREY, 4)


def _hotel(art: Art) -> None:
    """Four stars, half of it already inside."""
    with art.at(396, 326, 1, 17):
        art.body(rect(-84, -116, 190, 196, 6), SAND, 7)
        art.shade(rect(30, -112, 72, 188), 0.4)
        art.body(rect(-94, -136, 210, 28, 6), STORY.dark, 6.4)
        for row in range(3):
            for column in range(4):
                lit = (row + column * 2) % 3
                x, y = -70 + column * 44, -92 + row * 54
                art.body(rect(x, y, 28, 34, 4), (SUN, STORY.light, NIGHT)[lit], 4.6)
        for i in range(4):
            art.body(star(-48 + i * 40, -158, 5, 17, 8), SUN, 4.4)


def _upper_jaw(art: Art) -> None:
    """The lid, with eyes that have seen the receipts."""
    with art.at(118, 388, 1, -44):
        art.tube("M300 -92V-150H90V-92", GREY, 17, 5)
        art.body(rect(160, -164, 70, 24, 10), DARK_GREY, 6)
        lid = spline(points(_LID), pull=0.12)
        art.body(lid, CORAL, 7.6)
        with art.clip(lid):
            art.flat(rect(0, -104, 380, 14), WHITE, 0.5)
            for x in (90, 300):
                art.line(f"M{x} -112V6", 5)
            art.shade("M-20 -30H410V10H-20Z", 0.5)
        art.line(lid, 7.6)
        for i in range(8):
            x = 30 + i * 47
            art.body(poly((x - 17, 0), (x + 17, 0), (x, 44)), WHITE, 5.4)
        for x in (168, 244):
            eye(art, x, -58, 36, (12, 12), 0.4, darker(CORAL, 0.12), 0.5, 6)
        art.ink(brush(points("124,-104 166,-106 206,-84"), 13, 0.3, 0.5))
        art.ink(brush(points("216,-84 246,-106 290,-106"), 13, 0.5, 0.3))


def _spat_out(art: Art) -> None:
    with art.at(536, 462, 1, 18):
        edge = "M-46 -34H46V-12A12 12 0 0 0 46 12V34H-46V12A12 12 0 0 0 -46 -12Z"
        art.body(edge, PAPER, 6)
        art.body(rect(-22, -18, 44, 28, 6), TEAL, 4.6)
        art.flat(rect(-16, -12, 13, 10, 2) + rect(4, -12, 13, 10, 2), WHITE)
        for x in (-12, 12):
            art.flat(ellipse(x, 14, 5), INK)
    for path in ("486,404 510,398 532,402", "500,530 520,534 546,528"):
        art.ink(brush(points(path), 8, 0.2, 0.4))


_CLAPPER = Pose(
    arms=(((-44, 24), (-112, -6), (-138, -84)), ((44, 24), (112, -2), (134, -86))),
    front=(False, False),
    nod=-4,
)


@picture("ipo_bell", rooms.casino)
def ipo_bell(art: Art) -> None:
    """Somebody presses once, and the founder is the clapper of the golden bell."""
    art.tube("M452 512C380 560 120 540 96 440C84 380 110 330 150 310", NIGHT, 11, 3)
    founder = Critter("bunny", "shirt", (TEAL, CORAL), ("wide", 0), "flat", trousers=NIGHT)
    with art.at(296, 80, 1, 13):
        art.body("M-150 238C-120 274 120 274 150 238L140 210H-140Z", MOUTH, 6)
        with art.at(2, 262, 0.8, 174):
            figure(art, founder, _CLAPPER)
        _golden_bell(art)
    for x, y, r in ((120, 470, 25), (410, 350, 19), (560, 300, 22), (476, 236, 18)):
        art.body(ellipse(x, y, r), SUN, 5.6)
        art.line(ellipse(x, y, r * 0.62), 3)
    _one_click(art)
    for path in ("530,120 556,150 566,190", "492,70 530,78 560,100", "116,300 100,260 104,220"):
        art.ink(brush(points(path), 10, 0.1, 0.4))


def _golden_bell(art: Art) -> None:
    art.tube(ellipse(0, -24, 26, 24), BROWN, 16, 5.4)
    bell = spline(points(_BELL))
    art.body(bell, SUN, 8)
    with art.clip(bell):
        art.shade("M40 -10C140 40 120 180 180 240L150 280H60C90 180 80 60 40 -10Z", 0.55)
        art.stroke("M-76 60C-84 110 -94 150 -122 190", WHITE, 13, 0.8)
        art.line("M-130 194Q0 226 130 194", 5)
    art.line(bell, 8)
    for s in (-1, 1):
        eye(art, s * 44, 96, 34, (0, 12), 0.44, darker(SUN, 0.12), 0.5, 6)
    art.ink(brush(points("-34,156 0,170 38,150"), 12, 0.4, 0.4))


def _one_click(art: Art) -> None:
    art.body("M420 540C424 486 580 486 584 540Z", DARK_GREY, 6.6)
    art.body("M452 498C452 462 552 462 552 498Z", EVENT.mid, 6.6)
    art.flat(ellipse(478, 478, 14, 6, -20), WHITE, 0.7)
    fur = SPECIES["fox"].fur
    art.tube("M606 392C560 400 530 420 512 452", NIGHT, 50, 6)
    art.tube("M540 426L520 446", WHITE, 46, 5)
    paw(art, 506, 458, fur, 210, 0.9)
