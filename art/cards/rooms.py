"""Backdrops indoors: the rooms of the office. Family tones only, never an ink line."""

from __future__ import annotations

from art.cards.backdrops import desk
from art.press.palette import CORAL, SUN, TEAL, WHITE, Family, mix
from art.press.paths import ellipse, poly, rect, regular, spark
from art.press.plates import Art

_ALL = rect(0, 0, 630, 620)


def meeting(art: Art, family: Family) -> None:
    """A meeting room: a screen with a chart, chairs, a long table."""
    art.flat(_ALL, family.tint)
    art.flat(rect(160, 90, 400, 230, 10), family.mid)
    art.flat(rect(172, 102, 376, 206, 4), WHITE, 0.85)
    for i, h in enumerate((50, 90, 70, 130, 30)):
        art.flat(rect(206 + i * 66, 290 - h, 40, h, 3), (family.light, SUN, TEAL, CORAL)[i % 4])
    for x in (90, 210, 450, 570):
        art.flat(rect(x - 44, 360, 88, 150, 30), mix(family.light, family.mid, 0.5))
    desk(art, family, 480)


def kitchen(art: Art, family: Family) -> None:
    """The coffee corner: tiles, cupboards, a shelf of mugs, a hanging lamp."""
    art.flat(_ALL, family.tint)
    tiles = "".join(
        rect(44 + i * 60 + (j % 2) * 30, 190 + j * 40, 56, 36, 4)
        for j in range(7)
        for i in range(-1, 10)
    )
    art.flat(tiles, WHITE, 0.55)
    art.flat(rect(170, 150, 420, 14), family.mid)
    for i, colour in enumerate((CORAL, family.light, SUN, TEAL, family.light)):
        x = 200 + i * 76
        art.flat(rect(x, 112, 38, 38, 6), colour)
        art.flat(ellipse(x + 44, 130, 12) + ellipse(x + 44, 130, 5), colour)
    art.flat(rect(497, 44, 5, 60), family.dark)
    art.flat("M460 132C460 90 540 90 540 132Z", SUN)
    art.flat(ellipse(338, 300, 180), WHITE, 0.4)
    desk(art, family, 484)


def lift(art: Art, family: Family) -> None:
    """Lift doors with a floor display."""
    art.flat(_ALL, mix(family.tint, family.light, 0.5))
    art.flat(rect(120, 96, 420, 420, 8), family.dark)
    for x in (134, 336):
        art.flat(rect(x, 110, 190, 420), family.light)
        art.flat(
            poly((x + 20, 110), (x + 70, 110), (x + 30, 530), (x - 0, 530), (x, 330)), WHITE, 0.4
        )
    art.flat(rect(262, 54, 136, 34, 8), family.deep)
    art.flat(poly((290, 80), (306, 60), (322, 80)), SUN)
    art.flat(poly((340, 62), (372, 62), (356, 82)), family.mid)
    art.flat(rect(562, 260, 22, 60, 6), family.mid)
    art.flat(rect(0, 506, 630, 120), family.mid)
    art.flat(rect(0, 506, 630, 9), family.light, 0.8)


def garage(art: Art, family: Family) -> None:
    """A startup's garage: roller door, tool board, a tyre."""
    art.flat(_ALL, family.light)
    for j in range(11):
        art.flat(
            rect(44, 70 + j * 38, 400, 32, 3), (family.tint, mix(family.tint, WHITE, 0.4))[j % 2]
        )
    art.flat(rect(456, 90, 130, 220, 6), mix(family.mid, family.dark, 0.3))
    for x, y, w, h in (
        (476, 110, 12, 90),
        (504, 110, 14, 60),
        (536, 112, 34, 34),
        (504, 200, 60, 12),
    ):
        art.flat(rect(x, y, w, h, 6), (SUN, CORAL, family.tint, TEAL)[x % 4])
    art.flat(ellipse(540, 430, 62), family.dark)
    art.flat(ellipse(540, 430, 30), family.tint)
    art.flat(rect(0, 490, 630, 130), family.mid)
    art.flat(ellipse(200, 520, 150, 20), family.dark, 0.4)


def cubicles(art: Art, family: Family) -> None:
    """Rows of cubicles under strip lights."""
    art.flat(_ALL, family.tint)
    for i in range(3):
        art.flat(
            poly(
                (150 + i * 160, 60), (230 + i * 160, 60), (216 + i * 150, 86), (150 + i * 150, 86)
            ),
            WHITE,
        )
    for row, (y, h) in enumerate(((240, 70), (310, 90), (400, 120))):
        art.flat(rect(0, y, 630, h), mix(family.light, family.mid, row * 0.3))
        for i in range(7):
            art.flat(rect(20 + i * 96 - row * 24, y, 8, h), mix(family.light, family.dark, 0.3))
            art.flat(rect(52 + i * 96 - row * 24, y - 14, 34, 22, 4), family.dark, 0.6)
    art.flat(ellipse(338, 280, 180), WHITE, 0.45)
    desk(art, family, 490)


def casino(art: Art, family: Family) -> None:
    """Lamps all round, as on a gambling machine."""
    art.flat(_ALL, family.dark)
    for i in range(14):
        art.flat(rect(30 + i * 44, 0, 20, 620), family.mid, 0.35)
    art.flat(ellipse(330, 290, 224), family.mid)
    art.flat(ellipse(330, 290, 200), mix(family.mid, family.light, 0.5))
    for i in range(16):
        x, y = regular(330, 290, 16, 212).removeprefix("M").removesuffix("Z").split("L")[i].split()
        art.flat(ellipse(float(x), float(y), 10), (SUN, WHITE)[i % 2])
    desk(art, family, 496)


def gym(art: Art, family: Family) -> None:
    """Wall bars and a rope."""
    art.flat(_ALL, family.tint)
    art.flat(rect(150, 70, 16, 440) + rect(330, 70, 16, 440) + rect(510, 70, 16, 440), family.mid)
    for y in range(90, 480, 42):
        art.flat(rect(150, y, 376, 12, 6), family.light)
    art.stroke("M572 44C560 160 588 240 570 420", SUN, 14)
    art.flat(ellipse(338, 290, 176), WHITE, 0.5)
    art.flat(rect(0, 496, 630, 130), mix(family.mid, family.light, 0.4))
    art.flat(rect(60, 508, 510, 26, 10), family.dark, 0.5)


def vault(art: Art, family: Family) -> None:
    """A steel room with safe deposit boxes."""
    art.flat(_ALL, mix(family.mid, family.dark, 0.5))
    for j in range(8):
        for i in range(9):
            x, y = 50 + i * 62, 60 + j * 58
            art.flat(
                rect(x, y, 56, 52, 5), mix(family.mid, family.light, 0.2 + (i * 3 + j) % 4 * 0.12)
            )
            art.flat(ellipse(x + 28, y + 28, 5), family.dark)
            art.flat(rect(x + 14, y + 12, 28, 6, 2), family.tint, 0.7)
    art.flat(ellipse(334, 290, 190), family.tint, 0.35)
    desk(art, family, 496)


def speed(art: Art, family: Family) -> None:
    """Lines of speed."""
    art.flat(_ALL, family.tint)
    for i in range(22):
        y = 44 + i * 22
        x, w = (i * 137) % 260, 260 + (i * 71) % 260
        art.flat(rect(x - 30, y, w, 5 + i % 3 * 3, 4), (family.light, WHITE)[i % 2], 0.9)
    art.flat(rect(0, 500, 630, 120), family.mid)
    art.flat(rect(0, 500, 630, 8), family.light)


def halves(art: Art, family: Family) -> None:
    """Two camps, cut by a diagonal."""
    art.flat(_ALL, family.tint)
    art.flat(poly((380, 0), (630, 0), (630, 620), (270, 620)), family.light)
    dots = [ellipse(60 + i * 36, 70 + j * 36, 4) for j in range(13) for i in range(8 - j // 3)]
    art.flat("".join(dots), WHITE, 0.7)
    for i in range(9):
        art.flat(
            poly((420 + i * 46, 0), (436 + i * 46, 0), (326 + i * 46, 620), (310 + i * 46, 620)),
            family.mid,
            0.25,
        )
    desk(art, family, 500)


def party(art: Art, family: Family) -> None:
    """Bunting and balloons."""
    art.flat(_ALL, family.tint)
    for x in range(60, 620, 52):
        for y in range(200, 480, 64):
            art.flat(spark(x + y % 3 * 9, y, 9, 0.3), family.light)
    art.stroke("M20 90Q200 190 340 130T630 90", family.mid, 5)
    for i, (x, y) in enumerate(
        ((170, 148), (232, 150), (300, 140), (370, 122), (440, 112), (510, 106))
    ):
        art.flat(poly((x - 24, y), (x + 24, y), (x, y + 48)), (SUN, CORAL, TEAL, family.mid)[i % 4])
    for x, y, colour in ((540, 240, CORAL), (90, 330, TEAL), (572, 320, SUN)):
        art.flat(ellipse(x, y, 34, 40), colour, 0.9)
        art.stroke(f"M{x} {y + 40}q-14 60 4 120", family.mid, 3)
    desk(art, family, 496)


def pipes(art: Art, family: Family) -> None:
    """A boiler room with pipes and a valve."""
    art.flat(_ALL, mix(family.dark, family.mid, 0.4))
    bricks = "".join(
        rect(44 + i * 70 + j % 2 * 35, 60 + j * 34, 64, 28, 3)
        for j in range(13)
        for i in range(-1, 8)
    )
    art.flat(bricks, family.dark, 0.4)
    for path, colour in (
        ("M60 150H300V520", family.light),
        ("M600 110H420V300H560V520", mix(family.light, family.mid, 0.5)),
        ("M40 420H180V560", family.light),
    ):
        art.stroke(path, colour, 34)
        art.stroke(path, family.tint, 7, 0.6)
    art.flat(ellipse(490, 110, 34) + ellipse(490, 110, 14), CORAL)
    desk(art, family, 500)
