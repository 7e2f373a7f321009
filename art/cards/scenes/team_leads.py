"""A CTO with both hands on."""

from __future__ import annotations

from art.cards import backdrops
from art.cards.critter import Critter
from art.cards.faces import eye
from art.cards.figure import figure
from art.cards.paws import paw
from art.cards.pictures import picture
from art.press.brush import brush, taper
from art.press.palette import (
    CORAL,
    DARK_GREY,
    STORY,
    SUN,
    TEAL,
    WHITE,
    darker,
)
from art.press.paths import ellipse, points, poly, rect, spline
from art.press.plates import DOWN, Art


@picture("cto_crocodile", backdrops.servers)
def cto_crocodile(art: Art) -> None:
    """Still coding: the arms are too short for the keyboard, so two mice hold it up."""
    _crocodile_body(art)
    _lifted_keyboard(art)
    _long_snout(art)
    for joints in ("236,352 262,384 298,372", "270,338 300,362 330,354"):
        arm = taper(points(joints), (34, 28, 22))
        art.body(arm, _HIDE, 5.8)
        paw(art, *points(joints)[2], _HIDE, 96, 0.42)


_HIDE = "#5FA05A"
_KEYS = (WHITE, WHITE, SUN, WHITE, CORAL, WHITE, WHITE)


def _crocodile_body(art: Art) -> None:
    tail = taper(points("120,520 70,470 60,396 84,346"), (80, 60, 36, 4))
    art.body(tail, _HIDE, 6.6)
    with art.clip(tail):
        art.shade(tail, 0.4)
    body = spline(points("96,580 104,430 150,320 214,270 280,290 306,380 300,480 312,580"))
    art.body(body, CORAL, 7.2)
    with art.clip(body):
        art.shade("M236 270Q320 400 280 590H330V270Z", 0.5)
    art.line(body, 7.2)
    art.body(
        spline(points("136,330 150,256 220,236 282,270 296,320 220,300")), darker(CORAL, 0.15), 6.4
    )
    for x in (214, 244):
        art.tube(f"M{x} 312q-6 40 2 70", WHITE, 11, 4)


def _long_snout(art: Art) -> None:
    """In profile: eyes on top, teeth all along, very pleased."""
    lower = spline(
        points("196,250 300,262 420,268 540,260 566,274 548,296 420,310 280,304 200,290")
    )
    art.body(lower, darker(_HIDE, 0.1), 6.8)
    with art.clip(lower):
        art.shade(lower, 0.42)
    upper = spline(
        points(
            "160,262 158,190 186,136 236,122 282,150 330,190 440,206 520,196 560,204 580,236 "
            "566,264 470,270 330,262 230,272"
        )
    )
    art.body(upper, _HIDE, 7.4)
    with art.clip(upper):
        art.shade("M170 240Q360 280 580 240V290H160Z", 0.46, DOWN)
        for x, y in ((330, 212), (372, 222), (414, 216), (456, 226), (210, 200)):
            art.flat(ellipse(x, y, 9, 6), darker(_HIDE, 0.22))
    art.line(upper, 7.4)
    for i in range(8):
        art.body(poly((266 + i * 36, 262), (290 + i * 36, 263), (279 + i * 36, 288)), WHITE, 4.6)
    art.ink(brush([(232, 272), (210, 262), (198, 240)], 8, 0.5, 0.2))
    art.ink(brush([(540, 206), (554, 200), (568, 208)], 7))
    for x, y, r in ((254, 128, 32), (206, 122, 36)):
        art.body(ellipse(x, y, r + 10), _HIDE, 6.4)
        eye(art, x, y - 2, r - 4, (9, 4), 0.42, darker(_HIDE, 0.16), 0.5)


def _lifted_keyboard(art: Art) -> None:
    for x, colour, look in ((386, TEAL, "up"), (508, SUN, "tired")):
        mouse = Critter("mouse", "tee", (colour, WHITE), (look, 0.2), "o", trousers=STORY.dark)
        with art.at(x, 484, 0.6):
            figure(art, mouse, "jump")
    board = poly((330, 356), (566, 356), (590, 398), (314, 398))
    art.body(board, DARK_GREY, 6.8)
    for row in range(2):
        for i in range(8):
            key = rect(340 + i * 28 - row * 5, 363 + row * 16, 21, 12, 3)
            art.body(key, _KEYS[(i * 3 + row * 2) % 7], 3.4)
    art.shade(poly((480, 356), (566, 356), (590, 398), (470, 398)), 0.4)
