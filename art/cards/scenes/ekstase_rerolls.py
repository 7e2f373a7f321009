"""Expansion: four ways to roll again."""

from __future__ import annotations

import math

from art.cards import backdrops, rooms
from art.cards.critter import Critter
from art.cards.faces import eye
from art.cards.figure import figure
from art.cards.heads import head
from art.cards.paws import paw
from art.cards.pictures import picture
from art.cards.poses import Pose
from art.cards.species import SPECIES
from art.press.brush import brush
from art.press.palette import (
    BROWN,
    CORAL,
    GLASS,
    GREY,
    INK,
    LEAF,
    LILAC,
    MOUTH,
    ORANGE,
    PINK,
    SUN,
    TAN,
    TEAL,
    WHITE,
    darker,
    lighter,
)
from art.press.paths import ellipse, poly, rect, spline, star
from art.press.plates import Art

_SOCK = (
    "M-62 -236H56C62 -160 58 -110 66 -74C88 -50 150 -40 164 4C170 34 152 44 128 44H-44C-66 44 "
    "-72 26 -68 -6C-60 -80 -66 -160 -62 -236Z"
)


@picture("lucky_socks", backdrops.sunburst(300, 240, 20, 4, 484))
def lucky_socks(art: Art) -> None:
    """Stiff with success, two socks stand on the podium; a badger pays its respects, pegged."""
    _podium(art)
    with art.at(214, 340, 0.86, -5):
        _standing_sock(art, TEAL, LILAC)
    with art.at(286, 376, 1.12, 2):
        _standing_sock(art, CORAL, SUN)
        _proud_face(art)
    _flies(art)
    _mourner(art)


def _podium(art: Art) -> None:
    art.body(rect(128, 424, 330, 130, 10), WHITE, 7)
    art.shade(rect(330, 430, 124, 120), 0.45)
    art.body(rect(116, 410, 354, 32, 10), WHITE, 6.6)
    art.body(star(292, 488, 5, 36, 16), SUN, 5.6)


def _standing_sock(art: Art, colour: str, heel: str) -> None:
    art.body(_SOCK, colour, 7.4)
    with art.clip(_SOCK):
        art.body("M-90 -40C-30 -60 0 10 -30 60H-90Z", heel, 5)
        art.body("M112 -60C84 -20 92 30 112 60H190V-60Z", heel, 5)
        for x, y in ((-30, -150), (26, -100), (40, 14), (20, -172)):
            for dx, dy in ((0, -8), (8, 0), (0, 8), (-8, 0)):
                art.flat(ellipse(x + dx, y + dy, 8), WHITE, 0.8)
        art.shade("M20 -240H70L80 -80C170 -40 190 30 130 50H60C90 -40 20 -80 20 -240Z", 0.42)
    art.body(rect(-72, -266, 140, 46, 12), heel, 6.6)
    for i in range(7):
        art.line(f"M{-54 + i * 18} -256V-230", 4.4)


def _proud_face(art: Art) -> None:
    for s in (-1, 1):
        art.ink(brush([(s * 28 - 24, -136), (s * 28, -120), (s * 28 + 24, -138)], 11, 0.4, 0.4))
        art.flat(ellipse(s * 44 - 2, -104, 12, 8), PINK)
    art.ink(brush([(-18, -96), (2, -86), (26, -100)], 9, 0.4, 0.3))


def _flies(art: Art) -> None:
    """A crown of flies and what draws them."""
    for x in (214, 300, 388):
        art.stroke(f"M{x} 92C{x - 24} 74 {x + 24} 60 {x} 40", LEAF, 11)
    for x, y, turn in ((188, 206, -20), (408, 150, 24), (452, 236, 10), (366, 66, -14)):
        with art.at(x, y, 1, turn):
            for s in (-1, 1):
                art.body(ellipse(s * 11, -9, 12, 7, s * -30), GLASS, 3.6)
            art.body(ellipse(0, 0, 9, 11), INK, 3)
    for path in ("M424 136Q446 108 470 128", "M466 222Q494 196 514 220"):
        art.line(path, 4, "7 9")


def _mourner(art: Art) -> None:
    """A badger in black: one nose, one peg."""
    art.body("M410 570C408 490 450 462 508 462C566 462 604 490 606 570Z", INK, 7)
    with art.at(508, 312, 0.62, 4):
        head(art, SPECIES["badger"], ("tired", 0.5), "flat")
        art.body(ellipse(-84, 200, 12, 18), GLASS, 5)
    with art.at(545, 462, 1.25, -42):
        art.body(poly((-16, -38), (-5, -42), (-2, 36), (-15, 32)), SUN, 5.4)
        art.body(poly((16, -38), (5, -42), (2, 36), (15, 32)), SUN, 5.4)
        art.body(rect(-18, -14, 36, 11, 4), GREY, 4)
    with art.at(440, 500, 1, -14):
        for x, y, colour in ((-24, -28, SUN), (2, -42, CORAL), (26, -24, LILAC)):
            art.tube(f"M{x} {y}L4 40", LEAF, 10, 3.4)
            art.body(ellipse(x, y, 18), colour, 5)
            art.flat(ellipse(x, y, 6), WHITE)
    paw(art, 448, 528, SPECIES["badger"].paw_colour, 30, 0.7)


@picture("creative_accounting", rooms.cubicles)
def creative_accounting(art: Art) -> None:
    """Two beads and two beads make five; the top wire has left the frame for a looping."""
    art.flat(ellipse(300, 528, 230, 12), INK, 0.35)
    _frame_of_abacus(art)
    _sum_of_beads(art)
    _roller_coaster(art)
    for share, colour, lid in (
        (0.0, SUN, 0.46),
        (0.13, CORAL, 0),
        (0.26, TEAL, 0),
        (0.39, LILAC, 0),
    ):
        _passenger(art, share, colour, lid)


def _frame_of_abacus(art: Art) -> None:
    for y in (330, 384, 438):
        art.line(f"M130 {y}H460", 7)
    for x in (112, 446):
        art.body(rect(x, 262, 36, 262, 12), BROWN, 7)
        art.flat(rect(x + 7, 280, 7, 200, 3), lighter(BROWN), 0.8)
    art.shade(rect(462, 266, 18, 254), 0.5)
    art.body(rect(90, 472, 414, 62, 18), BROWN, 7.2)
    art.shade(rect(300, 476, 200, 54, 14), 0.45)
    for s in (-1, 1):
        eye(art, 297 + s * 48, 500, 25, (4, -8), 0.4, lighter(BROWN), 0.5)
    art.ink(brush([(276, 524), (296, 530), (318, 522)], 8, 0.4, 0.4))


def _sum_of_beads(art: Art) -> None:
    """Two, two, and what you had in mind."""
    for y, count, colour in ((330, 2, CORAL), (384, 2, TEAL), (438, 5, SUN)):
        for i in range(count):
            art.body(ellipse(176 + i * 46, y, 21, 25), colour, 5.8)
            art.flat(ellipse(169 + i * 46, y - 9, 6, 8), WHITE, 0.8)


_LOOP = (396.0, 168.0, 100.0)
"""Middle and radius of the looping."""


def _roller_coaster(art: Art) -> None:
    x, y, r = _LOOP
    low = y + r
    art.tube(f"M{x} {low}C470 {low} 540 256 600 168", ORANGE, 22, 5.4)
    art.tube(ellipse(x, y, r), ORANGE, 22, 5.4)
    art.tube(f"M120 252C220 242 290 {low} {x + 20} {low - 1}", ORANGE, 22, 5.4)
    art.stroke(f"M140 246C220 238 290 {low - 6} {x - 30} {low - 8}", WHITE, 4, 0.7)
    art.stroke("M484 118A100 100 0 0 1 494 190", WHITE, 4, 0.7)
    art.body(rect(96, 236, 68, 40, 12), BROWN, 6.4)


def _on_loop(share: float, radius: float) -> tuple[float, float]:
    """The place `share` of the way round from the top, anticlockwise."""
    angle = -math.pi / 2 - share * 2 * math.pi
    return _LOOP[0] + radius * math.cos(angle), _LOOP[1] + radius * math.sin(angle)


def _passenger(art: Art, share: float, colour: str, lid: float) -> None:
    """A bead that rides along; the one in front has seen worse."""
    x, y = _on_loop(share + 0.05, _LOOP[2])
    with art.at(x, y, 1.2, -(share + 0.05) * 360):
        for s in (-1, 1):
            art.tube(f"M{s * 24} 6Q{s * 42} 24 {s * 36} 46", colour, 13, 4)
        art.body(ellipse(0, 0, 36, 33), colour, 6.2)
        art.flat(ellipse(-16, -16, 7, 6), WHITE, 0.8)
        with art.at(0, 0, 1, 180):
            for s in (-1, 1):
                eye(art, s * 13, -6, 11, (0, 1), lid, darker(colour, 0.12), 0.5, 4)
            if lid:
                art.line("M-8 14H9", 4.6)
            else:
                art.body(ellipse(0, 15, 8, 9), MOUTH, 4)


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


_GLASS_OUTLINE = (
    "M160 92H500C500 160 400 190 366 226C430 262 504 340 500 484H160C156 340 230 262 294 226"
    "C260 190 160 160 160 92Z"
)
_SHOVELLING = Pose(
    arms=(((-44, 22), (-60, 84), (6, 76)), ((44, 22), (96, 40), (92, -44))),
    legs=(((-28, 92), (-52, 124), (-60, 156)), ((28, 92), (50, 122), (48, 156))),
    nod=-9,
)


@picture("deadline_extension", rooms.meeting)
def deadline_extension(art: Art) -> None:
    """A red panda inside the hourglass shovels the time back up."""
    art.flat(ellipse(330, 532, 190, 10), INK, 0.35)
    art.body(_GLASS_OUTLINE, "#E4F4FA", 7)
    with art.clip(_GLASS_OUTLINE):
        _rising_sand(art)
        _shoveller(art)
        art.shade("M440 80C480 160 390 200 380 226C470 280 520 380 450 490H510V80Z", 0.36)
    art.cover(
        "M196 330C206 302 222 284 244 268L252 278C232 294 216 314 208 338V400L192 424Z", WHITE
    )
    art.line(_GLASS_OUTLINE, 7.4)
    for y in (56, 478):
        art.body(rect(132, y, 396, 44, 18), CORAL, 7.2)
        art.flat(rect(152, y + 9, 220, 9, 4), WHITE, 0.6)
        art.shade(rect(380, y + 4, 144, 36, 14), 0.45)
    for x in (150, 510):
        art.tube(f"M{x} 100V478", BROWN, 20, 5.4)


def _rising_sand(art: Art) -> None:
    """Above it hangs from the ceiling, below it is already scarce."""
    art.body("M150 80H510V118C430 124 380 140 330 186C280 140 230 124 150 118Z", SUN, 5.6)
    art.shade("M360 80H510V118C430 124 380 140 340 176Z", 0.4)
    art.body("M140 500V456Q250 440 330 460T520 452V500Z", SUN, 5.6)
    for x, y, r in ((330, 204, 9), (334, 232, 7), (352, 250, 8), (366, 234, 6), (346, 212, 6)):
        art.body(ellipse(x, y, r), SUN, 4)


def _shoveller(art: Art) -> None:
    worker = Critter(
        "redpanda", "overall", (WHITE, TEAL), ("up", 0.2), "flat", trousers=TEAL, shoes=BROWN
    )
    with art.at(298, 390, 0.78):
        figure(art, worker, _SHOVELLING, "back")
        art.tube("M-10 100L124 -88", TAN, 14, 4.4)
        with art.at(136, -112, 1.2, 34):
            art.body("M-34 20V-26C-34 -52 34 -52 34 -26V20Z", GREY, 5.6)
            art.body("M-40 -16Q-20 -66 0 -52Q26 -66 40 -16Z", SUN, 5)
        figure(art, worker, _SHOVELLING, "front")
