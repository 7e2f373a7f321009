"""Those who talk: sales, consulting, scrum and two CTOs with a point to make."""

from __future__ import annotations

from art.cards import backdrops, outdoors, rooms
from art.cards.critter import Critter
from art.cards.figure import figure
from art.cards.paws import paw, wing
from art.cards.pictures import picture
from art.press.brush import brush, taper
from art.press.palette import (
    BROWN,
    CORAL,
    DARK_GREY,
    GREY,
    INK,
    NIGHT,
    ORANGE,
    PAPER,
    STORY,
    SUN,
    TEAL,
    TEAM,
    WHITE,
    Family,
    darker,
    mix,
)
from art.press.paths import ellipse, points, rect, spline, star
from art.press.plates import Art

_FOX = "#E8743B"
_ICE = (
    "150,310 196,296 330,288 480,294 540,304 592,372 566,402 582,440 520,480 500,540 420,580 "
    "250,580 200,530 150,500 120,446 136,410 96,366"
)


@picture("sales_fox", backdrops.window)
def sales_fox(art: Art) -> None:
    """A fox shakes hands on the deal, with crossed fingers at its other side."""
    art.flat(ellipse(330, 520, 240, 14), INK, 0.3)
    fox = Critter(
        "fox",
        "blazer",
        ("#4A3F78", CORAL),
        ("money", 0),
        "grin",
        trousers=NIGHT,
        tail=False,
        shoes=BROWN,
    )
    client = Critter(
        "capybara", "shirt", ("#E7C65A", TEAL), ("open", 0.42), "flat", trousers=BROWN, shoes=INK
    )
    with art.at(492, 342, 0.98, 0, True):
        figure(art, client, "shake")
    with art.at(258, 340, 1.0):
        figure(art, fox, "shake")
    paw(art, 374, 386, _FOX, 84, 0.8)
    _crossed_fingers(art)
    for x, y, turn in ((374, 326, 0), (348, 336, -34), (400, 336, 34)):
        with art.at(x, y, 1, turn):
            art.ink(brush([(0, 0), (2, -16), (0, -34)], 9))


def _crossed_fingers(art: Art) -> None:
    with art.at(118, 418, 1.15, -16):
        art.body(taper([(64, 46), (30, 44), (2, 36)], (44, 42, 40)), "#4A3F78", 6)
        art.body(taper([(26, 6), (4, -44), (-20, -92)], (28, 25, 22)), _FOX, 5.6)
        art.body(taper([(-26, 6), (-6, -44), (18, -92)], (28, 25, 22)), _FOX, 5.6)
        art.body(spline(points("-36,16 -28,-8 0,-12 28,-8 36,16 30,44 0,52 -30,44")), _FOX, 6)
        art.line("M-12 14q12 10 26 0", 4.4)
        for x, y, turn in ((-58, -80, -50), (0, -118, 0), (58, -80, 50)):
            with art.at(x, y, 1, turn):
                art.ink(brush([(0, 6), (1, -6), (0, -18)], 8))


@picture("consultant_pig", rooms.meeting)
def consultant_pig(art: Art) -> None:
    """A pig brings three boxes; the arrow carries a price tag of its own."""
    art.flat(ellipse(330, 522, 230, 13), INK, 0.3)
    for path in ("M428 330L400 526", "M520 330L552 526"):
        art.tube(path, GREY, 13, 4.6)
    art.body(rect(374, 84, 204, 252, 8), WHITE, 6.6)
    art.body(rect(366, 76, 220, 26, 8), DARK_GREY, 5.6)
    art.shade(rect(520, 104, 56, 228), 0.3)
    for i, colour in enumerate((TEAL, SUN, TEAM.light)):
        art.body(rect(404, 116 + i * 60, 62, 44, 6), colour, 5.6)
        art.flat(rect(416, 128 + i * 60, 38, 7, 3) + rect(416, 142 + i * 60, 26, 7, 3), INK, 0.5)
    arrow = "M500 290V176H476L520 112L564 176H540V290Z"
    art.line(arrow, 4, "12 9")
    pig = Critter("pig", "blazer", (DARK_GREY, TEAL), ("happy", 0), trousers=NIGHT, shoes=INK)
    with art.at(246, 350, 1.04):
        figure(art, pig, "present", "back")
        with art.at(-12, 72, 1, -8):
            art.body("M-54 62V-16H-74L-26 -74L22 -16H2V62Z", SUN, 6.4)
            art.shade("M-26 -74L22 -16H2V62H-20Z", 0.4)
            art.line("M2 20Q40 24 58 44", 4)
            with art.at(62, 60, 1, 18):
                art.body("M-26 -18H20L34 0L20 18H-26Z", WHITE, 5)
                art.flat(ellipse(20, 0, 4), INK)
                art.body(star(-6, 0, 5, 12, 5), CORAL, 3.6)
        paw(art, -46, 86, "#F5A9B0", 60, 0.7)
        figure(art, pig, "present", "front")


def _storeys(art: Art, family: Family) -> None:
    """A car park of six storeys, full of sticky notes."""
    art.flat(rect(0, 0, 630, 620), mix(family.light, family.mid, 0.4))
    notes = (SUN, CORAL, TEAL, WHITE, ORANGE)
    for row in range(6):
        y = 116 + row * 70
        art.flat(rect(0, y - 52, 630, 52), mix(family.dark, family.deep, 0.4))
        art.flat(rect(0, y, 630, 16), family.tint)
        for i in range(9):
            x = 76 + i * 62 + row % 2 * 20
            if (i * 5 + row * 3) % 7 == 2:
                continue
            art.flat(rect(x - 18, y - 42, 36, 32, 4), notes[(i + row * 2) % 5])
            art.flat(ellipse(x - 10, y - 8, 6) + ellipse(x + 10, y - 8, 6), INK)
    art.flat(rect(0, 500, 630, 120), family.mid)
    art.flat("".join(rect(x, 512, 40, 7, 3) for x in range(50, 600, 74)), SUN)


@picture("scrum_master_frog", _storeys)
def scrum_master_frog(art: Art) -> None:
    """A frog in a safety vest directs one more note into the car park of parked topics."""
    frog = Critter("frog", "vest", (PAPER, ORANGE), ("right", 0.1), trousers=DARK_GREY, shoes=INK)
    art.flat(ellipse(336, 524, 130, 12), INK, 0.4)
    with art.at(336, 320, 1.18, 0, True):
        figure(art, frog, "stop", "back")
        art.body(rect(-156, -118, 13, 76, 5), BROWN, 5)
        art.body(ellipse(-150, -132, 40), CORAL, 6.2)
        art.line("M-166 -148L-134 -116M-134 -148L-166 -116", 9)
        figure(art, frog, "stop", "front")
        paw(art, -150, -70, "#77B955", -20, 0.66)
        with art.at(20, -14, 0.8, -10):
            art.body("M-30 -12H26C46 -12 48 26 26 26C10 26 6 18 6 6H-30Z", GREY, 5.4)
    with art.at(122, 458, 1, 7):
        art.body("M-54 -66H54V24L30 48H-54Z", SUN, 6.4)
        art.body("M54 24H30V48Z", darker(SUN), 5)
        art.line("M-32 -36H32M-32 -12H18", 6)
        for x in (-30, 24):
            art.body(ellipse(x, 52, 18), INK, 4)
            art.flat(ellipse(x, 52, 7), GREY)
    for y in (430, 460, 490):
        art.ink(brush([(200, y), (216, y - 1), (228, y)], 7, 0.4, 0.1))


@picture("cto_penguin", outdoors.lagoon)
def cto_penguin(art: Art) -> None:
    """A small penguin presents the tip; nine tenths of the architecture are under water."""
    below = spline(points(_ICE), pull=0.06)
    art.body(below, mix(STORY.light, WHITE, 0.25), 6.4)
    with art.clip(below):
        art.shade("M420 280C600 300 600 460 440 570H640V280Z", 0.4)
    nodes = (
        (194, 376),
        (300, 350),
        (420, 362),
        (520, 392),
        (236, 446),
        (350, 440),
        (466, 458),
        (300, 510),
        (410, 516),
    )
    links = (
        (0, 1),
        (1, 2),
        (2, 3),
        (0, 4),
        (1, 5),
        (2, 5),
        (3, 6),
        (4, 5),
        (5, 6),
        (4, 7),
        (5, 8),
        (7, 8),
        (6, 8),
    )
    for a, b in links:
        art.line(f"M{nodes[a][0]} {nodes[a][1]}L{nodes[b][0]} {nodes[b][1]}", 4.6)
    for i, (x, y) in enumerate(nodes):
        art.body(rect(x - 28, y - 19, 56, 38, 8), (SUN, CORAL, TEAL, WHITE)[i * 5 % 4], 5.4)
        art.flat(rect(x - 16, y - 4, 32, 7, 3), INK, 0.55)
    _tip(art)


def _tip(art: Art) -> None:
    tip = "M196 300L250 252L282 262L318 226H400L430 258L462 250L506 300Z"
    art.body(tip, WHITE, 6.4)
    with art.clip(tip):
        art.shade("M380 226L440 300H510V226Z", 0.3)
    for x in (90, 560):
        art.ink(brush([(x - 60, 300), (x - 20, 292), (x + 24, 304), (x + 60, 298)], 7))
    penguin = Critter(
        "penguin",
        "blazer",
        (NIGHT, SUN),
        ("open", 0.42),
        glasses="round",
        trousers="#3A4A6B",
        shoes=ORANGE,
    )
    with art.at(360, 150, 0.66):
        figure(art, penguin, "present")
        art.tube("M164 -30L238 -84", BROWN, 12, 4.4)
        art.body(ellipse(242, -88, 9), CORAL, 4)
        wing(art, 164, -32, "#3A4A6B", 40, 0.6)


@picture("cto_llama", outdoors.fire)
def cto_llama(art: Art) -> None:
    """A llama floats in the lotus position with a cup, while everything burns."""
    llama = Critter(
        "llama",
        "turtle",
        (TEAL, WHITE),
        ("open", 0.5),
        "smirk",
        glasses="shades",
        trousers=darker(TEAL, 0.5),
    )
    art.flat(ellipse(348, 520, 130, 14), INK, 0.35)
    with art.at(348, 312, 1.22):
        figure(art, llama, "lotus", "back")
        figure(art, llama, "lotus", "front")
        with art.at(104, 70):
            art.body(rect(-26, -26, 52, 48, 10), WHITE, 5.6)
            art.tube("M26 -14H32C46 -14 46 14 32 14H26", WHITE, 12, 4.4)
            for x in (-10, 8):
                art.stroke(f"M{x} -36C{x - 14} -48 {x + 12} -56 {x - 2} -70", WHITE, 7, 0.95)
        paw(art, 88, 92, "#8A5A33", 20, 0.66)
    for x, y, scale, turn in ((160, 462, 1.0, -8), (548, 470, 1.1, 6), (540, 250, 0.62, 10)):
        with art.at(x, y, scale, turn):
            art.body(
                spline(points("-50,40 -60,-20 -30,-8 -14,-80 18,-30 38,-60 56,0 46,40")), ORANGE, 6
            )
            art.body(spline([(-26, 40), (-26, 4), (-4, -30), (20, 2), (24, 40)]), SUN, 5)
            art.line("M-12 14v8M12 14v8M-8 32Q0 38 8 32", 5)
