"""Big stories that come in two: a printer and its hologram."""

from __future__ import annotations

from art.cards.faces import eye
from art.cards.pictures import picture
from art.press.brush import brush
from art.press.palette import (
    CORAL,
    DARK_GREY,
    GLASS,
    INK,
    NIGHT,
    PAPER_SHADE,
    SAND,
    STORY,
    SUN,
    TEAL,
    WHITE,
    Family,
    darker,
)
from art.press.paths import Point, ellipse, points, poly, polyline, rect, spark, spline
from art.press.plates import Art


def _laboratory(art: Art, family: Family) -> None:
    """A dark hall with a measured floor and the beam of a projector."""
    art.flat(rect(0, 0, 630, 620), family.dark)
    for i in range(9):
        art.flat(rect(44 + i * 68, 0, 4, 440), family.mid, 0.5)
    for y in (120, 200, 280, 360):
        art.flat(rect(0, y, 630, 4), family.mid, 0.5)
    art.flat(rect(0, 430, 630, 190), family.deep)
    for i in range(-6, 8):
        art.flat(
            poly(
                (330 + i * 46, 430), (334 + i * 46, 430), (342 + i * 150, 620), (332 + i * 150, 620)
            ),
            family.mid,
            0.6,
        )
    art.flat(poly((424, 506), (500, 506), (640, 40), (270, 40)), family.light, 0.4)
    art.flat(poly((440, 506), (484, 506), (590, 40), (330, 40)), family.tint, 0.3)


@picture("digital_twin", _laboratory)
def digital_twin(art: Art) -> None:
    """A printer sees its hologram and learns what is going to happen to it."""
    _projector(art)
    with art.at(440, 270, 0.98, 5):
        _hologram(art)
    art.flat(ellipse(206, 520, 150, 12), INK, 0.5)
    with art.at(200, 356):
        _printer(art)


def _projector(art: Art) -> None:
    art.body("M392 540C396 506 528 506 532 540Z", DARK_GREY, 6.4)
    art.body(ellipse(462, 510, 42, 13), TEAL, 5.4)
    art.flat(ellipse(462, 508, 24, 6), WHITE)


_JAM: tuple[list[Point], ...] = (
    points("-70,-70 -120,-96 -60,-112 -128,-140 -70,-160 -120,-196"),
    points("-30,-70 -50,-104 0,-116 -48,-150 10,-168 -30,-204"),
    points("20,-70 60,-92 34,-118 86,-140 44,-170 90,-196"),
    points("66,-70 122,-84 88,-112 140,-124 118,-158"),
)
"""Sheets folded like concertinas that burst out of the lid."""


def _hologram(art: Art) -> None:
    """The twin: light only, no ink, and already jammed."""
    for sheet in _JAM:
        art.stroke(polyline(*sheet), WHITE, 30, 0.45)
        art.stroke(polyline(*sheet), WHITE, 7)
    case = rect(-116, -72, 232, 176, 26)
    art.flat(case, GLASS, 0.55)
    art.stroke(case, WHITE, 7)
    art.stroke("M-84 -44H84", WHITE, 9)
    for x in (-46, 46):
        art.stroke(f"M{x - 20} -14L{x + 20} 26M{x + 20} -14L{x - 20} 26", WHITE, 9)
    art.stroke("M-34 66Q-18 48 0 62T34 60", WHITE, 8)
    art.stroke(rect(-78, 104, 156, 34, 6), WHITE, 6)
    for y in (-20, 20, 60):
        art.flat(rect(-116, y, 232, 7), STORY.light, 0.6)
    for x, y in ((-150, 10), (146, 40), (-140, -130), (150, -60)):
        art.flat(spark(x, y, 14), WHITE)


def _printer(art: Art) -> None:
    """The real one: a clean sheet, a first small crease, and a look upwards."""
    art.body(poly((-74, -96), (70, -96), (62, -212), (-62, -212)), WHITE, 6.4)
    art.shade(poly((20, -96), (70, -96), (62, -212), (24, -212)), 0.35)
    for y, w in ((-186, 80), (-166, 96), (-146, 60)):
        art.flat(rect(-46, y, w, 8, 3), STORY.light)
    art.ink(brush(points("-64,-126 -20,-114 20,-128 66,-116"), 6))
    art.body("M-130 -96H130L142 -40H-142Z", darker(SAND, 0.1), 6.8)
    art.line("M-92 -92H92", 9)
    case = rect(-146, -50, 292, 176, 28)
    art.body(case, SAND, 7.6)
    with art.clip(case):
        art.shade("M60 -60C150 -10 130 90 60 130H150V-60Z", 0.5)
        art.flat(rect(-128, -36, 14, 90, 7), WHITE, 0.8)
    for s in (-1, 1):
        x = s * 50 - 8
        eye(art, x, 12, 40, (15, -15), 0.12, SAND, 0.46)
        art.ink(brush([(x - s * 34, -48), (x, -52), (x + s * 32, -40)], 9))
        art.flat(ellipse(s * 104 - 4, 62, 20, 12), CORAL, 0.7)
    art.ink(brush(points("-40,84 -20,72 -2,84 18,72 34,82"), 8, 0.5, 0.5))
    art.body(rect(-100, 118, 200, 26, 8), NIGHT, 6)
    art.body(poly((-84, 130), (84, 130), (100, 164), (-100, 164)), PAPER_SHADE, 6)
    art.body(ellipse(122, -22, 11), SUN, 4.6)
    art.body(spline(points("-128,-82 -144,-58 -130,-44 -116,-58")), GLASS, 5)
