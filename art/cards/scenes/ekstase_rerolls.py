"""Expansion: four ways to roll again."""

from __future__ import annotations

from art.cards import backdrops, outdoors, rooms
from art.cards.critter import Critter
from art.cards.faces import eye, object_face
from art.cards.figure import figure
from art.cards.paws import paw
from art.cards.pictures import picture
from art.press.brush import brush, taper
from art.press.palette import (
    BROWN,
    CORAL,
    GLASS,
    GREY,
    INK,
    LEAF,
    LILAC,
    MOUTH,
    PAPER,
    PINK,
    SUN,
    TAN,
    TEAL,
    WHITE,
    darker,
    lighter,
)
from art.press.paths import ellipse, poly, rect, spark, spline
from art.press.plates import Art


@picture("lucky_socks", outdoors.mountains)
def lucky_socks(art: Art) -> None:
    """Two socks that never matched, on the line; clover everywhere and one hole."""
    art.tube("M21 118Q330 160 609 100", PAPER, 11, 4)
    for x, y, turn, colour, heel, kind in (
        (210, 130, 5, CORAL, SUN, "shut"),
        (410, 128, -6, TEAL, LILAC, "open"),
    ):
        with art.at(x, y, 1.16, turn):
            sock = (
                "M-48 0H48V150C48 186 60 200 96 214C132 228 140 290 96 300H10C-30 300 -50 270 -48 "
                "220Z"
            )
            art.body(sock, colour, 7.2)
            with art.clip(sock):
                art.body("M-60 214C-10 200 20 240 0 310H-60Z", heel, 5)
                art.body("M90 200C70 230 74 280 96 310H150V200Z", heel, 5)
                for cx, cy in ((-14, 180), (46, 250), (20, 30), (-30, 52)):
                    art.flat(
                        "".join(
                            ellipse(cx + dx, cy + dy, 8)
                            for dx, dy in ((0, -8), (8, 0), (0, 8), (-8, 0))
                        ),
                        WHITE,
                        0.8,
                    )
                art.shade("M20 0H60V150C60 200 150 200 140 310H60C90 220 10 200 20 0Z", 0.4)
            art.body(rect(-54, -10, 108, 42, 10), heel, 6.4)
            for i in range(6):
                art.line(f"M{-38 + i * 15} -2V24", 4)
            object_face(art, 0, 96, 0.74, kind, "smile", 32, True, 0.4, colour)
            for s in (-1, 1):
                art.body(rect(s * 36 - 9, -34, 18, 44, 5), TAN, 5)
    _hole_and_clover(art)


def _hole_and_clover(art: Art) -> None:
    art.body(ellipse(544, 428, 26, 22), "#F2C6A0", 5.6)
    art.ink(brush([(530, 418), (544, 410), (560, 420)], 7, 0.4, 0.4))
    with art.at(120, 470, 1, -10):
        art.body(
            "".join(ellipse(dx, dy, 24) for dx, dy in ((0, -24), (24, 0), (0, 24), (-24, 0))),
            LEAF,
            6,
        )
        art.cover(ellipse(0, 0, 22), LEAF)
        art.ink(brush([(6, 20), (18, 44), (10, 66)], 9, 0.6, 0.3))


@picture("creative_accounting", rooms.cubicles)
def creative_accounting(art: Art) -> None:
    """An abacus bends to the wish; its beads take a loop back to the start."""
    art.flat(ellipse(330, 526, 190, 12), INK, 0.35)
    rows = (296, 352, 408, 462)
    for row, y in enumerate(rows):
        wave = [(166.0, y), (250.0, y - 26.0), (340.0, y + 24.0), (430.0, y - 20.0), (498.0, y)]
        art.ink(taper(wave, (6, 6, 6, 6)))
        for i in range(5 - row % 2):
            share = (0.1, 0.24, 0.62, 0.76, 0.9)[i] if row else (0.5, 0.66, 0.8, 0.92, 0.99)[i]
            x = 170 + share * 320
            dy = -26 if share < 0.36 else 22 if share < 0.7 else -16
            art.body(
                ellipse(x, y + dy * 0.86, 19, 27), (CORAL, SUN, LILAC, TEAL)[(row + i) % 4], 5.6
            )
    for side, bend in ((150, -1), (512, 1)):
        art.body(
            taper(
                [(side, 176), (side + bend * 24, 290), (side - bend * 14, 400), (side, 516)],
                (44, 44, 44, 44),
            ),
            BROWN,
            7,
        )
    art.body(taper([(140, 508), (250, 480), (400, 532), (524, 508)], (46,) * 4), BROWN, 7)
    art.body(taper([(132, 206), (240, 176), (400, 214), (530, 186)], (70, 104, 100, 70)), BROWN, 7)
    with art.at(322, 188, 1.1, 6):
        eye(art, -48, 0, 34, (4, 4), 0.3, lighter(BROWN), 0.54)
        art.ink(brush([(18, 10), (46, -12), (76, 8)], 13, 0.4, 0.4))
        art.ink(brush([(-24, 30), (14, 42), (52, 22)], 9, 0.4, 0.4))
    loop = [(470, 150), (540, 90), (470, 52), (330, 60), (200, 70), (190, 130)]
    for i, (x, y) in enumerate(loop):
        art.body(ellipse(x, y, 17, 22, i * 40), (SUN, CORAL, TEAL, LILAC)[i % 4], 5.4)
    for path in (
        [(500, 124), (520, 110), (526, 104)],
        [(440, 50), (400, 46), (370, 52)],
        [(290, 58), (260, 58), (230, 64)],
    ):
        art.ink(brush([(float(x), float(y)) for x, y in path], 7))


@picture("pivot_hippo", backdrops.stage)
def pivot_hippo(art: Art) -> None:
    """A hippo in a tutu turns on one toe, on a swivel stool."""
    art.flat(ellipse(330, 530, 130, 10), INK, 0.5)
    art.tube("M330 486V512M270 528L330 508L390 528", GREY, 16, 5)
    art.body(rect(256, 458, 148, 34, 15), CORAL, 6.6)
    dancer = Critter(
        "hippo", "plain", ("#B1467F", WHITE), ("asleep", 0), trousers="#A79BC0", shoes=PINK
    )
    for y, w, colour in ((320, 172, WHITE), (308, 160, PINK)):
        art.body(_tutu(y, w), colour, 6)
    with art.at(330, 240, 0.9):
        figure(art, dancer, "pirouette")
        art.body(poly((0, -170), (-46, -196), (-46, -140)), PINK, 5.6)
        art.body(poly((0, -170), (46, -196), (46, -140)), PINK, 5.6)
        art.body(ellipse(0, -168, 14), darker(PINK), 5)
    art.body(_tutu(322, 152), PINK, 6.4)
    with art.clip(_tutu(322, 152)):
        art.shade("M360 262H520V392H300C380 372 380 312 360 262Z", 0.42)
        for i in range(9):
            art.line(f"M{330 + (i - 4) * 12} 302L{330 + (i - 4) * 35} 358", 3.6)
    for path in (
        [(120, 250), (150, 330), (230, 386)],
        [(96, 290), (126, 380), (210, 430)],
        [(540, 250), (516, 340), (430, 390)],
        [(566, 290), (540, 386), (450, 434)],
    ):
        art.ink(brush([(float(x), float(y)) for x, y in path], 11))


def _tutu(y: float, half: float) -> str:
    edge = [(330 + half * (i / 6 - 1), y + 40 + (i % 2) * 18) for i in range(13)]
    return spline([(330 - 60, y - 24), *edge, (330 + 60, y - 24)], pull=0.12)


@picture("deadline_extension", rooms.meeting)
def deadline_extension(art: Art) -> None:
    """An hourglass stands on its head, so the sand has to start again."""
    with art.at(334, 296):
        art.flat(ellipse(0, 230, 150, 12), INK, 0.35)
        for s in (-1, 1):
            art.tube(f"M{s * 40} 176L{s * 56} 222", BROWN, 20, 5)
            art.body(
                f"M{s * 56 - 20} 214H{s * 56 + 20 + s * 10}V234H{s * 56 - 24 + s * 8}Z", INK, 5
            )
            art.tube(f"M{s * 126} -40C{s * 196} -20 {s * 206} 60 {s * 150} 84", BROWN, 22, 5)
            paw(art, s * 152, 84, WHITE, s * -60, 0.7)
        glass = (
            "M-118 -176H118C118 -80 60 -40 24 0C60 40 118 80 118 176H-118C-118 80 -60 40 -24 "
            "0C-60 -40 -118 -80 -118 -176Z"
        )
        art.body(glass, "#E4F4FA", 7)
        with art.clip(glass):
            art.body("M-130 -176H130V-128Q60 -112 0 -126T-130 -120Z", SUN, 5)
            art.body("M-130 180V120Q-40 40 0 96Q40 40 130 120V180Z", SUN, 5)
            for y in (-96, -60, -24, 12, 48, 76):
                art.body(poly((-8, y), (0, y - 18), (8, y)), SUN, 3.6)
            art.shade("M70 -180C120 -60 40 -20 40 0C40 20 120 60 70 180H130V-180Z", 0.4)
        art.stroke("M-96 -150C-92 -90 -70 -60 -44 -34", WHITE, 11, 0.9)
        art.line(glass, 7)
        for s in (-1, 1):
            art.ink(brush([(s * 70, -92), (s * 46, -76), (s * 24, -90)], 10, 0.4, 0.4))
            art.flat(ellipse(s * 74, -64, 16, 10), CORAL, 0.7)
        art.body("M-24 -62Q0 -54 24 -62Q22 -34 0 -34Q-22 -34 -24 -62Z", MOUTH, 5)
        for y in (-204, 168):
            art.body(rect(-142, y, 284, 38, 16), CORAL, 7)
            art.flat(rect(-126, y + 8, 180, 8, 4), WHITE, 0.5)
    for x, turn in ((142, 0), (536, 180)):
        with art.at(x, 200, 1, turn):
            art.ink(brush([(0, 60), (-22, 0), (0, -60)], 13))
            art.body(poly((-16, -50), (16, -52), (6, -84)), INK, 3)
    art.body("M440 120C456 140 458 156 444 160C430 156 428 140 440 120Z", GLASS, 4.6)
    art.body(spark(530, 340, 15), SUN, 4.4)
