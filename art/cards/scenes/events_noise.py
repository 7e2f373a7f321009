"""Expansion: an event that can be heard through every wall, of which there are none."""

from __future__ import annotations

from art.cards import rooms
from art.cards.critter import Critter, bust
from art.cards.faces import eye
from art.cards.pictures import picture
from art.press.brush import brush, taper
from art.press.palette import BROWN, CORAL, GREY, LILAC, NIGHT, SAND, SUN, TEAL, WHITE, lighter
from art.press.paths import ellipse, points, poly, rect, spline, star
from art.press.plates import Art


@picture("open_plan_woodpecker", rooms.halves)
def open_plan_woodpecker(art: Art) -> None:
    """A woodpecker types with its beak; the neighbour has run out of ways not to hear it."""
    _neighbour(art)
    _woodpecker_body(art)
    _shared_desk(art)
    _flying_keys(art)
    _hammering_head(art)


def _neighbour(art: Art) -> None:
    colleague = Critter("hamster", "", ("", ""), ("tired", 0.55), "flat", "phones", TEAL)
    art.body("M384 470Q390 372 476 366Q566 372 572 470Z", LILAC, 6.8)
    art.shade("M500 366Q566 372 572 470H500Z", 0.46)
    with art.at(478, 184, 0.66, 3):
        bust(art, colleague, 7)
        for side in (-1, 1):
            art.ink(brush([(side * 204, 60), (side * 226, 46), (side * 240, 44)], 9))


def _woodpecker_body(art: Art) -> None:
    tail = taper([(120, 480), (84, 520), (62, 560)], (60, 44, 12))
    art.body(tail, NIGHT, 6)
    body = spline(points("96,520 104,420 150,330 214,286 262,310 268,380 246,470 210,540"))
    art.body(body, NIGHT, 7.2)
    with art.clip(body):
        art.flat(spline(points("210,300 280,320 280,400 250,540 196,540 214,420")), WHITE)
        art.shade("M236 300Q280 400 220 540H290V300Z", 0.42)
    art.line(body, 7.2)
    wing = spline(points("136,360 186,352 208,410 196,480 150,520 118,450"))
    art.body(wing, NIGHT, 6.4)
    for y, w in ((404, 56), (434, 58), (464, 46)):
        art.stroke(f"M{136} {y}q{w * 0.5} 10 {w} 0", WHITE, 8)


def _shared_desk(art: Art) -> None:
    art.body(rect(150, 452, 442, 100, 6), BROWN, 7)
    art.flat(rect(154, 456, 434, 11), lighter(BROWN, 0.3))
    board = poly((264, 424), (446, 424), (466, 456), (250, 456))
    art.body(board, GREY, 6)
    for row in range(2):
        for i in range(8):
            art.body(rect(268 + i * 23 - row * 4, 429 + row * 12, 17, 9, 2), WHITE, 3)
    art.shade(poly((400, 424), (446, 424), (466, 456), (400, 456)), 0.4)


def _flying_keys(art: Art) -> None:
    for x, y, turn in ((398, 396, 20), (306, 366, 40), (262, 392, 10), (332, 340, -24)):
        with art.at(x, y, 1, turn):
            art.body(rect(-13, -13, 26, 26, 6), WHITE, 5)
            art.flat(rect(-7, -9, 14, 12, 3), SAND)
    with art.at(534, 400, 1, 16):
        art.body(ellipse(30, 2, 16), CORAL, 5)
        art.body(rect(-28, -28, 54, 58, 8), CORAL, 6)
        art.shade(rect(2, -26, 24, 54, 6), 0.4)
        art.body(spline(points("-26,-40 -34,-64 -8,-58 2,-84 14,-58 34,-62 24,-40")), BROWN, 5)
    art.line("M510 446L506 456M556 444L562 454", 5)


def _hammering_head(art: Art) -> None:
    """Face down, crest up, at the moment of impact."""
    art.body(star(350, 424, 9, 44, 20, 10), SUN, 5.4)
    with art.at(272, 296, 1, 40):
        crest = spline(points("-40,-30 -92,-58 -78,-30 -106,-14 -74,-6 -44,14"))
        art.body(crest, "#E8473C", 6.4)
        art.body(poly((44, -20), (150, 10), (152, 18), (46, 30)), SUN, 6.2)
        art.line("M50 4L148 14", 4.2)
        skull = spline(points("-58,10 -48,-42 0,-62 46,-40 58,4 40,44 -6,58 -46,44"))
        art.body(skull, WHITE, 7.2)
        with art.clip(skull):
            art.flat(spline(points("-70,10 -60,-50 0,-76 52,-50 40,-26 0,-34 -40,-8")), "#E8473C")
            art.flat(spline(points("-50,50 -20,16 52,10 60,20 10,34 -20,66")), NIGHT)
        art.line(skull, 7.2)
        eye(art, 12, -10, 19, (6, 3), 0.34, "#E8473C", 0.5, 5)
    for arc in ("176,250 196,206 240,178", "150,232 176,176 230,142", "298,214 330,220 356,240"):
        art.ink(brush(points(arc), 9))
