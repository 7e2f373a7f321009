"""Perks to play with: dogs, balls and a free Friday."""

from __future__ import annotations

from art.cards import backdrops, outdoors, rooms
from art.cards.critter import Critter, bust
from art.cards.faces import eye
from art.cards.garments import torso
from art.cards.grid import WINDOW
from art.cards.paws import paw
from art.cards.pictures import picture
from art.cards.species import SPECIES
from art.press.brush import brush, taper
from art.press.palette import (
    BROWN,
    CORAL,
    DARK_GREY,
    EVENT,
    GLASS,
    GREY,
    INCENTIVE,
    INK,
    LILAC,
    ORANGE,
    PINK,
    SAND,
    STORY,
    SUN,
    TEAL,
    WHITE,
    darker,
    lighter,
)
from art.press.paths import Point, ellipse, points, poly, rect, spline
from art.press.plates import DOWN, Art

_HEAP = (SUN, CORAL, TEAL, STORY.mid, PINK, INCENTIVE.mid, LILAC)


@picture("ball_pit", rooms.halves)
def ball_pit(art: Art) -> None:
    """Somebody went in head first; a capybara in a mask considers the shoe it has found."""
    with art.clip(WINDOW):
        _balls(art, 396, 7, 40)
    _upside_down_legs(art)
    with art.clip(WINDOW):
        _balls(art, 448, 8, 0)
    _searcher(art)
    with art.clip(WINDOW):
        _balls(art, 500, 7, 34)
        _balls(art, 552, 8, 8)
    _idea_in_the_heap(art)


def _balls(art: Art, y: float, count: int, left: float) -> None:
    for i in range(count):
        place = (50 + left + i * 82, y + (i * 37 + count * 13) % 17)
        _ball(art, place, _HEAP[(i * 3 + int(y)) % len(_HEAP)])


def _ball(art: Art, place: Point, colour: str) -> None:
    x, y = place
    circle = ellipse(x, y, 45)
    art.body(circle, colour, 6)
    with art.clip(circle):
        art.shade(f"M{x + 6} {y - 50}Q{x + 44} {y + 6} {x - 20} {y + 50}H{x + 50}V{y - 50}Z", 0.45)
    art.flat(ellipse(x - 18, y - 20, 8, 12, 40), WHITE, 0.6)


def _upside_down_legs(art: Art) -> None:
    """One straight up with a shoe, one kicking in a sock with a hole."""
    bare = taper([(236, 420), (230, 318), (160, 284)], (84, 62, 42))
    shod = taper([(276, 420), (300, 290), (292, 168)], (88, 64, 46))
    sock = taper([(180, 292), (136, 280), (106, 250), (102, 222)], (46, 52, 46, 34))
    art.body(sock, WHITE, 6.4)
    with art.clip(sock):
        art.stroke("M140 250Q150 280 138 306M160 258Q170 288 158 312", EVENT.mid, 9)
        art.shade(sock, 0.3)
    art.line(sock, 6.4)
    art.body(ellipse(99, 224, 13, 14), "#9B6A45", 5)
    for leg in (bare, shod):
        art.body(leg, STORY.dark, 6.8)
        with art.clip(leg):
            for x in range(130, 340, 17):
                art.stroke(f"M{x} 430L{x + 8} 150", STORY.light, 4)
            art.shade(leg, 0.44)
        art.line(leg, 6.8)
    with art.at(294, 150, 1.12, 176, flip=True):
        _shoe(art)
    for stroke in ([(70, 236), (62, 262), (72, 290)], [(392, 110), (412, 132), (414, 160)]):
        art.ink(brush(stroke, 7))


def _shoe(art: Art) -> None:
    """A red lace-up, sole down, heel at the origin."""
    art.body("M-34 -30H20V-2C50 6 78 14 80 36V44H-34Z", EVENT.mid, 6)
    art.shade("M10 -2C50 6 78 14 80 36V44H20Z", 0.4)
    art.body(rect(-38, 40, 120, 15, 6), WHITE, 5)
    art.line("M8 -10L28 -16M18 4L38 -4", 4)


def _searcher(art: Art) -> None:
    fur = SPECIES["capybara"].fur
    with art.at(462, 232, 0.68):
        bust(art, Critter("capybara", "", ("", ""), ("left", 0.4), "flat"), 7)
        art.body("M-120 26C-110 -10 110 -10 120 26L112 84H24L0 72L-24 84H-112Z", SUN, 6.4)
        art.body("M-98 30C-84 10 84 10 98 30L92 64H30L0 54L-30 64H-92Z", GLASS, 5)
        art.flat(poly((-70, 22), (-40, 18), (-56, 62), (-84, 60)), WHITE, 0.7)
    art.tube("M400 470Q356 440 360 396", fur, 44, 6)
    with art.at(372, 330, 1.05, -14, flip=True):
        _shoe(art)
    paw(art, 366, 392, SPECIES["capybara"].paw_colour, 6, 0.62)


def _idea_in_the_heap(art: Art) -> None:
    with art.at(256, 486, 1, -24):
        art.body(ellipse(0, -14, 34), lighter(SUN, 0.5), 6)
        art.line("M-10 12L-14 -12Q-8 -24 0 -12T14 -12L10 12", 4)
        art.body(rect(-15, 16, 30, 24, 6), GREY, 5)
        art.line("M-14 26H14", 4)


@picture("dog_day", backdrops.home)
def dog_day(art: Art) -> None:
    """A dachshund has taken the boss's chair and shows the ball; a developer begs."""
    _boss_chair(art)
    _enthroned_dachshund(art)
    _begging_developer(art)


def _boss_chair(art: Art) -> None:
    art.flat(ellipse(424, 526, 150, 12), INK, 0.35)
    art.body(rect(412, 470, 28, 60), DARK_GREY, 6)
    back = spline(points("300,440 306,250 330,150 424,120 518,150 542,250 548,440"))
    art.body(back, INCENTIVE.dark, 7.2)
    with art.clip(back):
        art.shade("M440 110C560 150 540 400 500 450H560V110Z", 0.5)
    for x, y in ((372, 190), (476, 190), (424, 240), (368, 290), (480, 290)):
        art.flat(ellipse(x, y, 8), INCENTIVE.deep)
    art.body(rect(284, 430, 280, 52, 24), INCENTIVE.dark, 7)


def _enthroned_dachshund(art: Art) -> None:
    coat = "#A9653A"
    art.body(taper([(500, 430), (556, 400), (566, 344)], (26, 20, 6)), coat, 6)
    body = taper([(420, 200), (432, 300), (428, 380), (422, 404)], (78, 92, 124, 132))
    art.body(body, coat, 7)
    with art.clip(body):
        art.flat(ellipse(398, 320, 30, 90, 4), lighter(coat, 0.35))
        art.shade("M440 180C500 260 500 420 470 460H520V180Z", 0.46)
    for x, turn in ((372, -6), (470, 6)):
        with art.at(x, 444, 1, turn):
            art.body(spline(points("-44,-6 -30,-34 10,-34 30,-4 18,22 -50,24 -62,8")), coat, 6.4)
            art.line("M-46 8V20M-30 8V20", 4)
    art.body(poly((404, 246), (438, 246), (448, 330), (420, 356), (396, 330)), CORAL, 5.6)
    art.body(poly((406, 240), (436, 240), (430, 262), (412, 262)), darker(CORAL, 0.15), 5)
    _dachshund_head(art, coat)
    arm = taper([(392, 270), (316, 296), (276, 224)], (52, 42, 34))
    art.body(arm, coat, 6.4)
    with art.clip(arm):
        art.shade(arm, 0.36)
    art.body(ellipse(272, 178, 36), "#C9DB4A", 6)
    art.stroke("M248 158Q272 178 252 204M296 158Q274 180 294 202", WHITE, 5)
    paw(art, 274, 214, coat, -8, 0.62)


def _dachshund_head(art: Art, coat: str) -> None:
    """In profile, looking down its nose."""
    nose = spline(
        points("376,108 420,84 468,94 482,146 460,196 408,204 352,196 292,186 286,164 330,150")
    )
    art.body(nose, coat, 7)
    with art.clip(nose):
        art.shade("M300 176Q400 180 470 130V210H290Z", 0.4)
    art.body(ellipse(292, 166, 18, 15), INK, 4)
    art.flat(ellipse(287, 161, 5, 4), WHITE)
    art.ink(brush([(300, 186), (340, 196), (382, 186)], 6, 0.4, 0.3))
    eye(art, 394, 132, 24, (-8, 6), 0.45, lighter(coat, 0.12), 0.52)
    ear = spline(points("436,100 480,104 506,160 500,232 466,252 442,206 436,150"))
    art.body(ear, darker(coat, 0.3), 6.6)
    with art.clip(ear):
        art.shade(ear, 0.4)


def _begging_developer(art: Art) -> None:
    wolf = Critter("wolf", "hoodie", (TEAL, SAND), ("shiny", 0), "grin")
    with art.at(174, 306, 0.56, -6):
        torso(art, wolf.outfit, *wolf.colours)
        bust(art, wolf, 7)
        art.body("M-16 226H34V262Q34 288 9 288Q-16 288 -16 262Z", CORAL, 5.6)
        art.line("M9 232V262", 4)
    for side in (-1, 1):
        x = 178 + side * 52
        art.tube(f"M{x + side * 22} 526Q{x + side * 26} 496 {x} 494", darker(TEAL, 0.1), 40, 6)
        paw(art, x - side * 6, 502, SPECIES["wolf"].fur, 180 + side * 16, 0.6)


_WEEK = (LILAC, TEAL, ORANGE, PINK)


@picture("four_day_week", outdoors.clouds)
def four_day_week(art: Art) -> None:
    """Four days carry a stack of tickets; Friday lies on top of it in a deck chair."""
    for i, colour in enumerate(_WEEK):
        _carrying_day(art, 112 + i * 138, colour, i)
    _ticket_stack(art)
    _deck_chair(art)


def _carrying_day(art: Art, x: float, colour: str, number: int) -> None:
    """A page of the calendar with arms up and short legs."""
    for side in (-1, 1):
        art.tube(f"M{x + side * 22} 504V526", DARK_GREY, 15, 4.6)
        art.body(ellipse(x + side * 26, 528, 18, 9), INK, 4)
        art.tube(f"M{x + side * 44} 450Q{x + side * 64} 420 {x + side * 50} 384", WHITE, 17, 4.8)
    page = rect(x - 50, 400, 100, 108, 12)
    art.body(page, WHITE, 6.6)
    with art.clip(page):
        art.flat(rect(x - 50, 400, 100, 28), colour)
        art.shade(rect(x + 10, 400, 44, 110), 0.42)
    art.line(f"M{x - 50} 429H{x + 50}", 5)
    for side in (-1, 1):
        eye(art, x + side * 20, 454, 17, (0, -5), (0.36, 0.5, 0.3, 0.44)[number], colour, 0.5, 4.4)
    art.line(f"M{x - 14} {490 - number % 2 * 4}q14 -10 28 {number % 2 * 6}", 5)
    art.body(f"M{x + 40} 436q12 14 0 22q-12 -8 0 -22Z", GLASS, 4)


def _ticket_stack(art: Art) -> None:
    for i in range(9):
        x, y = 84 + (i * 53) % 19, 372 - i * 15
        w = 470 - i * 14 - (i * 29) % 23
        sheet = poly((x + i * 8, y), (x + w, y - 2), (x + w + 5, y + 15), (x + i * 8 - 4, y + 16))
        art.body(sheet, (WHITE, INCENTIVE.tint, SAND)[i % 3], 5)
        art.shade(sheet, 0.3)
        art.flat(rect(x + i * 8 + 18, y + 4, 46, 6, 3), (CORAL, TEAL, SUN, LILAC)[i % 4])
    for x, y, turn in ((560, 330, 24), (66, 300, -20)):
        with art.at(x, y, 1, turn):
            art.body(rect(-18, -24, 36, 48, 4), WHITE, 4.6)
            art.flat(rect(-10, -14, 20, 6, 3), CORAL)
            art.line("M-8 6L8 6M-8 14L2 14", 3.4)


def _deck_chair(art: Art) -> None:
    for path in ("M262 248L470 152", "M300 150L446 248", "M262 248H300"):
        art.tube(path, BROWN, 15, 4.6)
    cloth = spline(points("282,168 300,160 340,206 420,208 478,150 492,164 436,232 330,228"))
    art.body(cloth, EVENT.light, 6)
    _friday(art)


def _friday(art: Art) -> None:
    """The fifth page, in sunglasses, with a drink."""
    for side in (0, 1):
        art.tube(
            f"M{330 - side * 4} {196 + side * 8}Q{290} {170 + side * 14} {258} {192 + side * 12}",
            WHITE,
            16,
            4.6,
        )
        art.body(ellipse(250, 188 + side * 12, 9, 16), INK, 4)
    with art.at(394, 142, 1, 40):
        page = rect(-56, -62, 112, 124, 12)
        art.body(page, WHITE, 7)
        with art.clip(page):
            art.flat(rect(-56, -62, 112, 32), EVENT.mid)
            art.shade(rect(-56, 34, 112, 30), 0.4, DOWN)
        art.line("M-56 -29H56", 5)
        for side in (-1, 1):
            art.body(rect(side * 24 - 22, -18, 44, 26, 11), INK, 4)
            art.flat(
                poly((side * 24 - 14, -14), (side * 24 - 4, -14), (side * 24 - 14, 2)), WHITE, 0.5
            )
        art.line("M-6 -10H6", 6)
        art.ink(brush([(-18, 28), (2, 36), (22, 24)], 7, 0.4, 0.4))
    art.tube("M438 178Q492 186 512 140", WHITE, 16, 4.6)
    with art.at(522, 106, 0.92, 8):
        art.body("M-22 -34H22L15 36H-15Z", GLASS, 5.4)
        art.flat("M-19 -12H19L15 36H-15Z", ORANGE)
        art.line("M4 -34L20 -72", 5)
        art.body("M-20 -56C-4 -84 34 -80 42 -52Q12 -66 -20 -56Z", CORAL, 5)
