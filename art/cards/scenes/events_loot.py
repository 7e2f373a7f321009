"""Sabotage by birds: three spies in one coat, and a cake that leaves the fridge on foot."""

from __future__ import annotations

from art.cards import outdoors
from art.cards.faces import eye
from art.cards.pictures import picture
from art.press.brush import brush, taper
from art.press.palette import (
    BROWN,
    CORAL,
    DARK_GREY,
    GLASS,
    INK,
    LILAC,
    NIGHT,
    ORANGE,
    PINK,
    SAND,
    STORY,
    SUN,
    TAN,
    TEAL,
    WHITE,
    Family,
    darker,
    lighter,
    mix,
)
from art.press.paths import Point, ellipse, points, poly, rect, spline
from art.press.plates import Art

_PIGEON = "#8C93B8"


@picture("spy_pigeon", outdoors.skyline)
def spy_pigeon(art: Art) -> None:
    """Three pigeons on top of each other make one agent; the middle one works the camera."""
    _sill(art)
    _feet(art)
    _throat(art, 330, 250)
    _coat(art)
    _middle_pigeon(art)
    _bottom_pigeon(art)
    _plans(art)
    _pigeon_head(art, 330, 150, 1.06, 0.44, (14, 2))
    _collar(art)
    _hat(art)


def _sill(art: Art) -> None:
    art.body(rect(44, 500, 542, 40, 6), SAND, 6.6)
    art.shade(rect(44, 516, 542, 20), 0.4)


def _feet(art: Art) -> None:
    for x in (278, 382):
        art.tube(f"M{x} 470V502", CORAL, 14, 4.4)
        for dx in (-22, 0, 22):
            art.tube(f"M{x} 500L{x + dx} 514", CORAL, 12, 4)


def _throat(art: Art, x: float, y: float) -> None:
    """The neck that shimmers in two colours."""
    neck = rect(x - 56, y - 80, 112, 120, 40)
    art.body(neck, _PIGEON, 6.6)
    with art.clip(neck):
        art.flat(rect(x - 70, y - 40, 140, 30), TEAL)
        art.flat(rect(x - 70, y - 10, 140, 24), LILAC)


def _coat(art: Art) -> None:
    coat = spline(
        points(
            "232,236 330,224 428,236 470,290 476,400 500,486 420,492 330,488 240,492 160,486 "
            "184,400 190,290"
        )
    )
    art.body(coat, TAN, 7.4)
    with art.clip(coat):
        art.shade("M400 220C500 300 500 440 430 500H520V220Z", 0.5)
        art.ink(brush(points("334,240 340,340 332,490"), 8, 0.6, 0.4))
        art.body(poly((150, 388), (500, 388), (500, 414), (150, 414)), darker(TAN), 5)
        art.body(rect(352, 380, 46, 42, 6), SUN, 5)
    for x, y in ((288, 358), (288, 446), (378, 446)):
        art.body(ellipse(x, y, 10), BROWN, 4.4)
    art.line(coat, 7.4)
    for side in (-1, 1):
        sleeve = [(330.0 + side * dx, y) for dx, y in ((118, 262), (160, 336), (128, 392))]
        art.body(taper(sleeve, (64, 58, 50)), TAN, 6.6)
        art.body(rect(330 + side * 122 - 27, 382, 54, 18, 7), darker(TAN), 5)


def _pigeon_head(
    art: Art, x: float, y: float, scale: float, lid: float, look: tuple[float, float]
) -> None:
    with art.at(x, y, scale):
        skull = spline(points("0,-72 58,-56 74,0 50,58 0,72 -50,58 -74,0 -58,-56"))
        art.body(skull, _PIGEON, 6.8)
        with art.clip(skull):
            art.shade("M20 -80C90 -40 70 60 10 80H90V-80Z", 0.45)
        for side in (-1, 1):
            eye(art, side * 36, -6, 31, look, lid, _PIGEON, 0.5, 5.4)
        art.body(spline(points("-18,26 0,18 18,26 14,46 0,72 -14,46")), ORANGE, 5.4)
        art.body(ellipse(0, 26, 18, 9), WHITE, 4.4)


def _middle_pigeon(art: Art) -> None:
    """Between two buttons: a pair of eyes and a lens."""
    slit = spline(points("330,262 384,286 390,326 372,362 330,374 286,362 270,326 278,286"))
    art.body(slit, INK, 5.6)
    with art.clip(slit):
        _pigeon_head(art, 330, 318, 0.74, 0.1, (0, 2))
    art.line(slit, 6)
    art.body(rect(290, 330, 84, 54, 9), DARK_GREY, 6)
    art.body(rect(306, 320, 26, 14, 4), DARK_GREY, 5)
    art.body(ellipse(332, 358, 22), GLASS, 6)
    art.body(ellipse(332, 358, 11), INK, 3)
    art.flat(ellipse(325, 350, 5), WHITE)


def _bottom_pigeon(art: Art) -> None:
    """At the hem: the one who carries it all."""
    gap = "M286 492C284 436 376 436 374 492Z"
    art.body(gap, INK, 5.6)
    with art.clip(gap):
        _pigeon_head(art, 330, 478, 0.56, 0.56, (-2, 6))
    art.line(gap, 5.6)


def _plans(art: Art) -> None:
    """A roll that belongs to somebody else, under the wing."""
    with art.at(476, 404, 1, -38):
        art.body(rect(-92, -20, 176, 40, 6), STORY.light, 6.4)
        art.shade(rect(-92, 2, 176, 18), 0.4)
        art.body(ellipse(84, 0, 10, 20), WHITE, 5.4)
        art.flat(rect(-40, -20, 16, 40), CORAL)
    art.body(spline(points("424,388 450,372 484,384 492,408 464,424 430,418")), _PIGEON, 5.6)


def _collar(art: Art) -> None:
    for side in (-1, 1):
        flap = "M{} 292L{} 196L{} 220L{} 296Z".format(
            *(330 + side * dx for dx in (6, 72, 134, 100))
        )
        art.body(flap, lighter(TAN, 0.2), 6.6)


def _hat(art: Art) -> None:
    with art.at(330, 100, 1, -4):
        art.body("M-74 0C-76 -78 -40 -84 0 -68C40 -84 76 -78 74 0Z", NIGHT, 6.8)
        art.flat("M-73 -24C-30 -10 30 -10 73 -24L74 -2H-74Z", CORAL)
        art.body("M-128 4C-70 -16 70 -16 128 4C104 26 -104 26 -128 4Z", NIGHT, 6.8)


def _kitchen_at_night(art: Art, family: Family) -> None:
    """A dark kitchen; the open fridge is the only light."""
    art.flat(rect(0, 0, 630, 620), mix(family.dark, family.deep, 0.5))
    for j in range(8):
        for i in range(6):
            art.flat(rect(50 + i * 62 + j % 2 * 30, 60 + j * 54, 56, 48, 4), family.dark, 0.6)
    art.flat(rect(0, 490, 630, 130), family.deep)
    art.flat(poly((380, 80), (380, 500), (60, 620), (40, 330)), SUN, 0.22)
    art.flat(rect(372, 60, 230, 446, 16), family.light)
    art.flat(rect(390, 78, 200, 410, 8), mix(SUN, WHITE, 0.72))
    for y in (190, 320, 440):
        art.flat(rect(390, y, 200, 10), family.light)
    for x, y, w, h, colour in (
        (410, 140, 34, 50, family.light), (452, 120, 26, 70, SUN), (546, 378, 34, 62, family.mid),
        (410, 400, 56, 40, PINK), (520, 150, 44, 40, family.mid),
    ):  # fmt: skip
        art.flat(rect(x, y, w, h, 8), colour)


@picture("snack_thief", _kitchen_at_night)
def snack_thief(art: Art) -> None:
    """A masked magpie tiptoes off with the cake; the name tag stays behind on the shelf."""
    _name_tag(art)
    art.flat(ellipse(250, 530, 170, 10), INK, 0.5)
    _tiptoes(art)
    _magpie(art)
    _cake(art)
    _mask(art)


def _name_tag(art: Art) -> None:
    with art.at(512, 396, 1.15, 5):
        art.body(poly((-36, -34), (36, -34), (36, 18), (20, 34), (-36, 34)), SUN, 5.4)
        art.flat(rect(-22, -16, 44, 8, 3) + rect(-22, 2, 28, 8, 3), INK, 0.8)


def _tiptoes(art: Art) -> None:
    raised: list[Point] = [(336, 410), (392, 438), (352, 478)]
    standing: list[Point] = [(262, 420), (232, 470), (256, 516)]
    for leg in (raised, standing):
        art.tube(spline(leg, closed=False), ORANGE, 15, 4.6)
    for x, y, turn in ((352, 480, 34), (256, 516, 0)):
        with art.at(x, y, 1, turn):
            for dx, dy in ((-34, 8), (-18, 14), (14, 12)):
                art.tube(f"M0 0L{dx} {dy}", ORANGE, 12, 4)


def _magpie(art: Art) -> None:
    tail = taper(points("372,330 470,262 566,150"), (84, 62, 8))
    art.body(tail, STORY.dark, 7)
    with art.clip(tail):
        art.flat(taper(points("392,348 480,282 566,170"), (40, 30, 6)), NIGHT)
    body = spline(points("150,300 196,250 290,262 380,292 414,340 380,404 300,442 220,432 168,378"))
    art.body(body, INK, 7.4)
    with art.clip(body):
        art.cover(ellipse(236, 408, 104, 66, 18), WHITE)
        art.shade("M300 380C360 400 330 450 260 450H400V380Z", 0.4)
    art.line(body, 7.4)
    wing = spline(points("236,318 290,280 372,306 424,372 360,372 306,366 262,352"))
    art.body(wing, STORY.dark, 6.6)
    with art.clip(wing):
        art.cover(ellipse(268, 320, 50, 34, 20), WHITE)
        for y in (330, 346, 360):
            art.ink(brush([(300, y - 16), (350, y), (410, y + 6)], 5))
    art.line(wing, 6.6)
    skull = ellipse(176, 236, 80, 74)
    art.body(skull, "#3B3354", 7.2)
    with art.clip(skull):
        art.shade("M190 160C270 190 260 290 190 320H270V160Z", 0.5)


def _cake(art: Art) -> None:
    """Balanced on its back, plate and all."""
    with art.at(312, 258, 1, 7):
        art.body("M-86 4H86L66 24H-66Z", WHITE, 6)
        art.body(rect(-66, -72, 132, 76, 8), "#F5D7A0", 6.4)
        art.flat(rect(-64, -36, 128, 14), CORAL)
        art.shade(rect(16, -66, 48, 68), 0.4)
        art.body(
            "M-72 -62C-74 -100 74 -100 72 -62C64 -36 48 -40 44 -58C36 -30 18 -34 12 -56"
            "C2 -26 -18 -34 -24 -58C-32 -32 -66 -34 -72 -62Z",
            PINK,
            6.2,
        )
        art.body(ellipse(0, -98, 17), CORAL, 5.6)
        art.ink(brush([(4, -112), (12, -126), (24, -132)], 6))


def _mask(art: Art) -> None:
    mask = spline(points("100,214 140,184 190,192 254,198 262,226 236,250 190,246 150,258 108,248"))
    art.body(mask, CORAL, 6)
    art.body(taper(points("252,210 286,196 306,206"), (20, 16, 3)), CORAL, 5)
    art.body(taper(points("252,222 284,228 296,246"), (18, 14, 3)), CORAL, 5)
    for x, r in ((138, 25), (196, 30)):
        eye(art, x, 220, r, (11, 3), 0.3, CORAL, 0.48)
    art.body("M112 236Q70 230 26 266Q82 300 146 276Q158 252 112 236Z", SUN, 6.6)
    art.line("M36 266Q92 274 142 260", 5)
