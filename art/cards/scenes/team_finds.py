"""Team members who have found something and will not let go of it, or forget that they have."""

from __future__ import annotations

from art.cards import backdrops, rooms
from art.cards.critter import Critter, bust
from art.cards.faces import eye
from art.cards.figure import figure
from art.cards.garments import torso
from art.cards.paws import paw
from art.cards.pictures import picture
from art.cards.poses import Pose
from art.cards.species import SPECIES
from art.press.brush import brush, taper
from art.press.palette import (
    BROWN,
    CORAL,
    GLASS,
    GREY,
    INK,
    LILAC,
    ORANGE,
    PAPER,
    SAND,
    SUN,
    TAN,
    TEAL,
    TEAM,
    WHITE,
    Family,
    lighter,
    mix,
)
from art.press.paths import ellipse, points, poly, rect, spline
from art.press.plates import Art

_BALL = "#CFE04A"
_LIPS = "-128,206 -60,176 0,186 60,176 128,206 124,262 60,292 0,284 -60,292 -124,262"
_OVERHEAD = Pose(
    arms=(((-44, 24), (-110, -20), (-104, -134)), ((44, 24), (110, -20), (104, -134))),
    legs=(((-28, 92), (-38, 124), (-44, 156)), ((28, 92), (38, 124), (46, 156))),
    front=(True, True),
)


@picture("product_owner_dog", rooms.party)
def product_owner_dog(art: Art) -> None:
    """Both balls have priority one, an eye on each; then a squirrel comes by with a stick."""
    dog = Critter("dog", "shirt", (TEAL, CORAL), ("wide", 0))
    with art.at(286, 92, 0.96):
        torso(art, dog.outfit, *dog.colours)
        bust(art, dog)
        for s in (-1, 1):
            eye(art, s * 62, 124, 48, (s * 17, 8 - s * 6), 0, WHITE, 0.42, 6)
        _full_mouth(art)
    squirrel = Critter("squirrel", "fur", (WHITE, WHITE), ("left", 0.46), "flat")
    with art.at(496, 400, 0.72):
        _brush_tail(art)
        figure(art, squirrel, _OVERHEAD, "back")
        art.tube("M-168 -146L-60 -158L60 -140L176 -154", BROWN, 26, 5.6)
        art.tube("M60 -150L92 -186", BROWN, 14, 4.4)
        art.body(spline(points("88,-188 96,-226 126,-222 118,-194")), "#77B955", 4.6)
        figure(art, squirrel, _OVERHEAD, "front")


def _full_mouth(art: Art) -> None:
    """Two tennis balls where one would do."""
    lips = spline(points(_LIPS))
    art.body(lips, INK, 5)
    for s in (-1, 1):
        ball = ellipse(s * 60, 236, 58)
        art.body(ball, _BALL, 7)
        with art.clip(ball):
            art.stroke(f"M{s * 60 - 66} 212Q{s * 60} 252 {s * 60 + 66} 206", WHITE, 8)
            with art.at(s * 60, 236):
                art.shade("M10 -60H70V64H-20Q50 14 10 -60Z", 0.4)
        art.line(ball, 7)
    art.body(spline(points("-62,186 -46,164 0,158 46,164 62,186 0,204")), SPECIES["dog"].light, 5.4)
    art.body(spline(points("-26,160 0,148 26,160 14,180 0,186 -14,180")), INK, 4.6)
    art.flat(ellipse(-8, 160, 7, 4), WHITE, 0.8)
    for x in (-94, 94):
        with art.at(x, 298):
            art.body("M0 0C12 22 10 36 0 38C-10 36 -12 22 0 0Z", GLASS, 4.4)


def _brush_tail(art: Art) -> None:
    tail = taper(points("30,110 110,100 134,20 96,-40 128,-86"), (40, 74, 92, 80, 30))
    art.body(tail, SPECIES["squirrel"].fur, 6.6)
    with art.clip(tail):
        art.shade("M90 -100H180V140H60Q150 60 90 -100Z", 0.4)


def _strata(art: Art, family: Family) -> None:
    """A cut through the ground: the further down, the older the technology."""
    art.flat(rect(0, 0, 630, 620), family.tint)
    art.flat(ellipse(500, 64, 30), SUN)
    soils = (
        mix(family.light, TAN, 0.5),
        mix(family.mid, TAN, 0.45),
        mix(family.mid, BROWN, 0.5),
        mix(family.dark, BROWN, 0.35),
    )
    for i, (soil, y) in enumerate(zip(soils, (96, 200, 306, 410), strict=True)):
        wave = f"M0 {y}Q100 {y - 16 + i * 4} 210 {y}T420 {y}T640 {y}V620H0Z"
        art.flat(wave, soil)
    pale = mix(family.tint, SAND, 0.5)
    for x, y, w, h in ((232, 132, 22, 40), (548, 138, 40, 26), (90, 250, 46, 30)):
        art.flat(rect(x, y, w, h, 5), pale, 0.8)
    art.flat(rect(540, 232, 46, 38, 4), pale, 0.8)
    art.flat(ellipse(92, 352, 20) + ellipse(140, 352, 20) + rect(92, 334, 48, 8), pale, 0.7)
    art.flat(rect(546, 340, 34, 44, 4), pale, 0.7)


@picture("noob_mole", _strata)
def noob_mole(art: Art) -> None:
    """A mole that went in for one line has dug down to the floppies and struck oil."""
    _tunnel(art)
    _oil(art)
    mole = Critter("mole", "vest", (WHITE, ORANGE), ("up", 0), "flat", "hard", SUN)
    with art.at(262, 252, 0.72):
        torso(art, mole.outfit, *mole.colours)
        bust(art, mole)
        art.body(ellipse(0, -16, 36), GREY, 6)
        art.body(ellipse(0, -16, 23), WHITE, 5)
    _pickaxe(art)
    _floppy(art)


def _tunnel(art: Art) -> None:
    """The way it came, with a rope that was too short."""
    tunnel = taper(
        points("430,70 436,130 520,190 470,262 360,330 300,430"), (70, 66, 74, 90, 240, 440)
    )
    art.cover(tunnel, mix(TEAM.mid, TEAM.light, 0.45))
    art.line(tunnel, 6.6)
    art.tube(spline(points("430,40 436,120 510,184 486,236"), closed=False), SAND, 10, 3.6)
    art.body(poly((390, 92), (412, 70), (404, 96)), BROWN, 4)
    for x, y, r in ((372, 92, 19), (398, 84, 14), (484, 90, 20), (462, 82, 13)):
        art.body(ellipse(x, y, r, r * 0.8), BROWN, 5)
    art.flat(poly((262, 236), (160, 100), (250, 70), (330, 90)), SUN, 0.14)


def _oil(art: Art) -> None:
    """What it was not looking for."""
    fountain = spline(
        points(
            "446,560 452,470 440,400 396,372 384,338 420,330 452,356 470,318 496,330 500,362 "
            "540,344 562,370 534,402 504,414 498,480 510,560"
        )
    )
    art.body(fountain, INK, 6)
    art.stroke("M470 540C474 480 474 430 462 392", TEAM.light, 7, 0.8)
    art.stroke("M402 352Q414 344 428 350", TEAM.light, 6, 0.8)
    for x, y, r in ((372, 392, 9), (574, 420, 11), (556, 330, 7)):
        art.body(ellipse(x, y, r), INK, 3)


def _pickaxe(art: Art) -> None:
    art.tube("M356 538L424 424", TAN, 17, 5)
    art.body(taper(points("360,392 414,410 474,462"), (6, 30, 6)), GREY, 6)
    paw(art, 376, 502, SPECIES["mole"].paw_colour, 30, 0.86)


def _floppy(art: Art) -> None:
    """The first find of the day."""
    with art.at(124, 462, 1.05, -12):
        art.body(rect(-50, -50, 100, 100, 8), LILAC, 6.4)
        art.body(rect(-26, -50, 52, 36, 4), GREY, 5)
        art.flat(rect(4, -44, 12, 24, 2), INK)
        art.body(rect(-32, 4, 64, 46, 4), PAPER, 5)
        art.flat(rect(-22, 16, 44, 7, 3) + rect(-22, 30, 28, 7, 3), lighter(LILAC, 0.2))
    paw(art, 172, 494, SPECIES["mole"].paw_colour, -20, 0.86)
    art.ink(brush(points("70,392 58,378 52,360"), 8, 0.5, 0.2))
    art.ink(brush(points("104,384 102,366 106,350"), 8, 0.5, 0.2))


_BOWL = "222,108 316,100 410,108 466,180 476,270 430,360 316,396 202,360 156,270 166,180"
_LEFT_WAVE = "150,560 92,470 112,340"
_RIGHT_HOLD = "490,560 556,500 512,438"


@picture("noob_goldfish", backdrops.screens)
def noob_goldfish(art: Art) -> None:
    """A goldfish with a body of its own, on its first day; it has a mug for each of them."""
    body = "M126 570C124 450 190 404 316 400C442 404 512 450 508 570Z"
    art.body(body, SAND, 7.4)
    with art.clip(body):
        art.shade("M380 400C500 430 520 500 500 570H390Z", 0.5)
        art.body(poly((262, 400), (316, 500), (370, 400)), WHITE, 5.4)
        tie = spline(points("300,430 332,430 328,454 340,540 316,560 292,540 304,454"), pull=0.06)
        art.body(tie, TEAL, 5.4)
    art.line(body, 7.4)
    _bowl_as_head(art)
    art.body(taper(points(_LEFT_WAVE), (86, 76, 54)), SAND, 7)
    paw(art, 112, 326, WHITE, -8, 1.0)
    for x, turn in ((64, -30), (160, 26)):
        with art.at(x, 300, 1, turn):
            art.ink(brush([(0, 0), (3, -16), (0, -32)], 9, 0.5, 0.2))
    _tower_of_mugs(art)
    art.body(taper(points(_RIGHT_HOLD), (86, 76, 54)), SAND, 7)
    paw(art, 506, 430, WHITE, -60, 0.9)


def _bowl_as_head(art: Art) -> None:
    bowl = spline(points(_BOWL))
    art.body(bowl, "#E4F1F8", 7.6)
    with art.clip(bowl):
        art.body("M120 176Q220 156 316 176T520 176V420H120Z", GLASS, 5.4)
        art.flat("M150 350Q316 330 480 350V420H150Z", SAND)
        for x, y, r in ((212, 372, 11), (404, 376, 13), (372, 386, 9)):
            art.body(ellipse(x, y, r, r * 0.8), (CORAL, LILAC, TEAL)[r % 3], 4)
        _happy_fish(art)
        art.shade("M400 110C490 180 490 330 360 400H490V110Z", 0.36)
        for x, y, r in ((206, 226, 9), (220, 202, 6), (200, 188, 5)):
            art.body(ellipse(x, y, r), WHITE, 3.6)
    art.cover("M186 200C178 240 182 286 204 322L216 314C198 282 194 240 200 204Z", WHITE)
    art.line(bowl, 7.6)
    art.body(rect(206, 88, 220, 30, 14), WHITE, 6.6)
    art.body(rect(250, 384, 132, 30, 10), WHITE, 6.4)


def _happy_fish(art: Art) -> None:
    """Seen from the front: round, and glad to be here."""
    for s in (-1, 1):
        fin = [(318 + s * x, y) for x, y in points("66,270 120,244 132,282 112,316 70,300")]
        art.body(spline(fin), "#F2A24A", 6)
        art.ink(brush([(318 + s * 84, 278), (318 + s * 102, 280), (318 + s * 116, 276)], 5))
    art.body(spline(points("292,204 300,172 318,158 336,172 344,204")), "#F2A24A", 6)
    face = spline(points("318,186 384,204 408,270 376,334 318,350 260,334 228,270 252,204"))
    art.body(face, ORANGE, 7)
    with art.clip(face):
        art.shade("M340 190C420 220 410 320 340 350H420V190Z", 0.45)
        art.flat(ellipse(318, 336, 60, 30), "#FFD9A0")
    for s in (-1, 1):
        x = 318 + s * 42
        art.body(ellipse(x, 256, 38, 41), WHITE, 5.6)
        art.flat(ellipse(x, 259, 30, 33), INK)
        art.flat(ellipse(x - 9, 246, 11), WHITE)
        art.flat(ellipse(x + 11, 274, 6), GLASS)
    art.body("M298 306Q318 314 338 306Q336 330 318 330Q300 330 298 306Z", CORAL, 5)


def _tower_of_mugs(art: Art) -> None:
    """The same mug, every morning, from the same hand."""
    for i in range(5):
        with art.at(538 + (i % 2) * 10 - 4, 400 - i * 66, 1, (5, -4, 4, -6, 3)[i]):
            art.tube("M34 -22H40C60 -22 60 14 40 14H34", WHITE, 13, 4.4)
            art.body(rect(-36, -34, 72, 62, 9), WHITE, 6.2)
            art.shade(rect(4, -30, 28, 54, 6), 0.35)
            art.body(spline(points("-18,-4 2,-16 16,-4 28,-14 26,10 16,4 2,12")), ORANGE, 4)
            art.flat(ellipse(-6, -4, 3), INK)
