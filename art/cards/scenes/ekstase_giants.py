"""Expansion: the twenties."""

from __future__ import annotations

from art.cards import backdrops, rooms
from art.cards.faces import eye
from art.cards.pictures import picture
from art.press.brush import brush
from art.press.palette import (
    BROWN,
    CORAL,
    GLASS,
    INK,
    LEAF,
    LILAC,
    MOUTH,
    ORANGE,
    STORY,
    SUN,
    TEAL,
    WHITE,
    darker,
    lighter,
)
from art.press.paths import ellipse, points, poly, rect, spline
from art.press.plates import DOWN, Art


@picture("merger_fish", backdrops.night(None, False))
def merger_fish(art: Art) -> None:
    """A deep-sea fish in a bow tie has merged; a tail and a briefcase are left outside."""
    big = "#2A6F8F"
    art.tube("M270 150C270 70 400 50 440 120", big, 15, 5)
    for turn in range(0, 360, 45):
        with art.at(446, 138, 1, turn):
            art.line("M0 -40V-52", 5)
    art.body(ellipse(446, 138, 28), SUN, 6)
    art.body(spline(points("110,300 60,220 40,240 66,310 40,380 62,400 112,330")), big, 7)
    body = spline(
        points("100,310 150,200 270,146 400,166 480,250 500,330 470,430 370,490 240,480 140,410")
    )
    art.body(body, big, 7.6)
    with art.clip(body):
        art.shade("M110 380Q300 520 500 360V510H110Z", 0.55, DOWN)
        for x, y in ((190, 250), (220, 300), (180, 350), (240, 230), (230, 400)):
            art.ink(brush([(x, y - 18), (x + 18, y), (x, y + 18)], 7))
    art.body("M250 156C270 110 340 110 370 162Z", darker(big), 6)
    jaw = "M500 290C420 280 340 310 312 350C340 400 420 440 484 410C470 380 470 330 500 290Z"
    art.body(jaw, MOUTH, 6.6)
    with art.clip(jaw):
        for i in range(6):
            x = 340 + i * 30
            art.body(poly((x - 13, 276), (x + 13, 282), (x + 4, 336)), WHITE, 4.4)
            art.body(poly((x - 13, 440), (x + 13, 440), (x, 384)), WHITE, 4.4)
    art.body(
        spline(points("430,350 500,330 548,290 580,300 556,352 582,404 548,412 500,374")),
        ORANGE,
        6.4,
    )
    art.line("M520 340l28 -12M520 360l28 14", 4.4)
    eye(art, 350, 236, 52, (12, 10), 0.42, big, 0.5, 6)
    _partner(art)


def _partner(art: Art) -> None:
    art.body(poly((330, 470), (276, 440), (276, 506)), CORAL, 6)
    art.body(poly((330, 470), (384, 440), (384, 506)), CORAL, 6)
    art.body(ellipse(330, 472, 17), darker(CORAL), 5)
    with art.at(530, 468, 1, 14):
        art.line("M-16 -32V-46H16V-32", 7)
        art.body(rect(-46, -32, 92, 62, 9), BROWN, 6)
        art.body(rect(-9, -12, 18, 18, 4), SUN, 4.4)
    art.tube("M500 374C520 400 520 420 524 434", ORANGE, 13, 4)
    for x, y, r in ((120, 150, 10), (146, 120, 6), (560, 220, 9), (96, 470, 8)):
        art.body(ellipse(x, y, r), STORY.light, 4)


@picture("erp_tanker", rooms.pipes)
def erp_tanker(art: Art) -> None:
    """A container ship stuck lengthways in the bathtub; a rubber duck pilots."""
    art.flat(ellipse(330, 528, 240, 12), INK, 0.4)
    tones = (CORAL, SUN, TEAL, LILAC, ORANGE, LEAF)
    for row, (x0, n) in enumerate(((150, 7), (186, 6), (228, 4))):
        for i in range(n):
            x, y = x0 + i * 52, 264 - row * 46
            box = rect(x, y, 50, 46, 3)
            art.body(box, tones[(i * 5 + row * 2) % 6], 5.4)
            art.line(f"M{x + 16} {y + 6}V{y + 40}M{x + 34} {y + 6}V{y + 40}", 3)
    art.body("M498 310V150H560V310Z", WHITE, 6.4)
    art.body(rect(488, 128, 84, 28, 6), STORY.mid, 5.6)
    for y in (180, 220):
        art.flat(rect(508, y, 42, 18, 4), GLASS)
    art.body(rect(512, 84, 34, 46, 5), CORAL, 5.6)
    hull = "M70 306H600C596 360 580 400 566 420H124C96 400 76 350 70 306Z"
    art.body(hull, "#2F3E6B", 7.2)
    with art.clip(hull):
        art.shade("M400 300H610V430H300C380 400 410 350 400 300Z", 0.5)
        art.flat(rect(60, 390, 560, 14), CORAL)
    for s, x in ((-1, 140), (1, 206)):
        eye(art, x, 348, 26, (s * -3, 4), 0.45, lighter("#2F3E6B", 0.3), 0.54)
    _bathtub(art)


def _bathtub(art: Art) -> None:
    art.ink(brush([(150, 392), (174, 384), (200, 394)], 8, 0.4, 0.4))
    tub = "M58 400H602C600 470 560 506 520 508H140C100 506 60 470 58 400Z"
    art.body(tub, WHITE, 7.4)
    with art.clip(tub):
        art.shade("M420 400H610V520H300C400 490 430 440 420 400Z", 0.42)
        art.flat(rect(90, 430, 14, 50, 7), STORY.tint)
    art.body(rect(40, 388, 580, 30, 15), WHITE, 6.6)
    for x in (140, 520):
        art.body(f"M{x - 26} 504H{x + 26}L{x + 16} 530H{x - 16}Z", SUN, 5.6)
    for x, y, r in ((250, 386, 22), (290, 378, 28), (336, 384, 24), (376, 378, 20), (500, 384, 20)):
        art.body(ellipse(x, y, r), WHITE, 5)
    art.cover(rect(236, 392, 290, 14), WHITE)
    with art.at(430, 360, 0.9):
        art.body(
            spline(points("-44,26 -50,-4 -22,4 -20,-14 -34,-40 -14,-66 16,-60 22,-30 40,-8 38,26")),
            "#FFCE3F",
            6,
        )
        art.body("M-30 -44L-58 -34L-30 -26Z", ORANGE, 4.6)
        art.flat(ellipse(-12, -42, 5, 7), INK)
        art.body("M-28 -60H20L14 -78H-20Z", WHITE, 4.6)
        art.body("M-36 -60H26V-52H-36Z", INK, 3)
