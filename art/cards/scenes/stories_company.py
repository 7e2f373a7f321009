"""Small stories that keep somebody company: one repeats all, one keeps lodgers in the dark."""

from __future__ import annotations

from art.cards import backdrops
from art.cards.critter import Critter, bust
from art.cards.faces import eye
from art.cards.paws import paw
from art.cards.pictures import picture
from art.cards.species import SPECIES
from art.press.brush import brush, taper
from art.press.palette import (
    BROWN,
    CORAL,
    DARK_GREY,
    GREY,
    INK,
    LILAC,
    ORANGE,
    PINK,
    STORY,
    SUN,
    TAN,
    TEAL,
    WHITE,
    Family,
    lighter,
    mix,
)
from art.press.paths import ellipse, points, poly, rect, spark, spline
from art.press.plates import Art

_GREEN, _DARK_GREEN = "#5DB35A", "#2F7F4A"


def _help_desk(art: Art, family: Family) -> None:
    """A wall of pigeonholes, all of them empty."""
    art.flat(rect(0, 0, 630, 620), family.light)
    for i in range(8):
        for j in range(7):
            art.flat(rect(40 + i * 74, 50 + j * 66, 64, 56, 6), family.tint)
            art.flat(rect(40 + i * 74, 92 + j * 66, 64, 14, 4), mix(family.light, family.mid, 0.3))
    art.flat(rect(0, 488, 630, 130), family.mid)


@picture("chatbot_parrot", _help_desk)
def chatbot_parrot(art: Art) -> None:
    """A mouse reports a fire; the parrot answers, word for word."""
    _bubble(art, 266, 122, -34)
    _bubble(art, 516, 100, 14)
    _parrot(art)
    _customer(art)
    _burning_laptop(art)


def _bubble(art: Art, x: float, y: float, tail: float) -> None:
    """What is said: a flame. Both say the same."""
    with art.at(x, y):
        art.body(spline(points("-78,-10 -66,-52 0,-62 66,-52 78,-6 64,44 0,54 -64,44")), WHITE, 6.6)
        art.body(poly((tail - 14, 40), (tail + 16, 40), (tail * 1.7, 84)), WHITE, 6.4)
        art.cover(poly((tail - 10, 32), (tail + 12, 32), (tail * 1.2, 50)), WHITE)
        _flame(art, 0, 34, 0.9)


def _flame(art: Art, x: float, y: float, scale: float) -> None:
    with art.at(x, y, scale):
        art.body(
            spline(points("-34,0 -40,-40 -22,-34 -8,-88 16,-50 30,-62 40,-22 32,0")), ORANGE, 6
        )
        art.body(spline(points("-16,0 -18,-22 0,-48 16,-20 14,0")), SUN, 4.6)


def _parrot(art: Art) -> None:
    """On a perch with a headset, at peace with its answer."""
    art.tube("M352 474H590", BROWN, 24, 6)
    for x, colour in ((456, STORY.mid), (484, CORAL), (512, _DARK_GREEN)):
        art.body(taper([(x - 6, 440), (x, 500), (x + 8, 570)], (34, 32, 22)), colour, 5.6)
    body = spline(points("480,172 556,206 582,292 568,390 520,468 444,470 398,392 384,290 410,206"))
    art.body(body, _GREEN, 7.4)
    with art.clip(body):
        art.flat(ellipse(462, 404, 60, 96, 6), SUN)
        art.shade("M530 180C620 260 590 420 510 480H600V180Z", 0.5)
    art.line(body, 7.4)
    wing = spline(points("546,300 592,352 588,430 548,470 530,408"))
    art.body(wing, _DARK_GREEN, 6.4)
    art.ink(brush(points("572,366 562,396 546,410"), 7))
    art.ink(brush(points("576,404 564,430 550,440"), 7))
    for x in (442, 498):
        art.body(
            spline([(x - 24, 456), (x, 444), (x + 24, 456), (x + 18, 486), (x - 18, 486)]),
            ORANGE,
            5.4,
        )
    _parrot_head(art)


def _parrot_head(art: Art) -> None:
    with art.at(460, 276, 1.02, -6):
        crest = spline(points("-26,-70 -62,-92 -24,-94 -12,-122 12,-96 44,-104 28,-70"))
        art.body(crest, CORAL, 6.4)
        art.cover(ellipse(0, -62, 44, 20), _GREEN)
        for s in (-1, 1):
            art.body(ellipse(s * 50, 0, 47, 50), WHITE, 5.4)
            eye(art, s * 46, 0, 31, (-12, 5), 0.46, lighter(_GREEN, 0.5), 0.54)
        art.body("M-30 48C-10 66 14 66 26 48L20 78C6 90 -14 90 -24 78Z", INK, 5)
        beak = "M-38 12C-22 -18 22 -18 38 12C42 44 22 66 -8 84C-24 70 -44 48 -38 12Z"
        art.body(beak, SUN, 6.6)
        art.shade("M8 -8C38 4 36 60 -8 84C14 50 16 20 8 -8Z", 0.5)
        art.tube("M-98 4C-112 -118 112 -118 98 4", INK, 18, 5)
        for s in (-1, 1):
            art.body(rect(s * 100 - 19, -22, 38, 72, 17), STORY.mid, 6)
        art.tube("M-98 46C-98 90 -76 98 -52 92", INK, 12, 4)
        art.body(ellipse(-44, 90, 14, 11), DARK_GREY, 4.6)


def _customer(art: Art) -> None:
    """Sooty, and not reassured."""
    art.body("M62 570C60 470 104 432 166 430C228 432 272 470 270 570Z", LILAC, 7)
    art.shade("M190 432C270 460 274 520 266 570H200Z", 0.5)
    with art.at(166, 258, 0.66):
        bust(art, Critter("mouse", "tee", (LILAC, WHITE), ("wide", 0), "o"), 7)
    for path in ("108,268 96,250 104,228", "226,266 240,246 234,226"):
        art.ink(brush(points(path), 9, 0.6, 0.2))


def _burning_laptop(art: Art) -> None:
    for x, scale in ((214, 1.0), (306, 1.1), (262, 1.4)):
        _flame(art, x, 462, scale)
    art.body(poly((176, 440), (342, 440), (356, 520), (162, 520)), GREY, 6.8)
    art.shade(poly((280, 440), (342, 440), (356, 520), (280, 520)), 0.45)
    art.body(ellipse(260, 480, 14), WHITE, 4.6)
    art.body(rect(44, 512, 330, 60, 4), BROWN, 6.6)
    for x, turn in ((150, 30), (366, -30)):
        paw(art, x, 506, SPECIES["mouse"].fur, turn, 0.7)


@picture("dark_mode_fridge", backdrops.night(moon=False))
def dark_mode_fridge(art: Art) -> None:
    """The door is open and the light stays off; whoever lives in there likes it that way."""
    _dark_inside(art)
    _cool_door(art)
    _night_switch(art)
    _hungry_sloth(art)


def _dark_inside(art: Art) -> None:
    case = rect(112, 52, 286, 470, 26)
    art.body(case, STORY.mid, 8)
    art.shade(rect(330, 60, 64, 456, 20), 0.45)
    hole = rect(138, 80, 234, 418, 14)
    art.body(hole, INK, 6)
    with art.clip(hole):
        for y in (214, 348):
            art.flat(rect(138, y, 234, 9), STORY.dark)
        for x, y, r, look, colour in (
            (240, 142, 26, (-7, 6), SUN),
            (300, 142, 26, (-7, 6), SUN),
            (182, 282, 16, (4, 4), TEAL),
            (220, 276, 22, (4, 6), TEAL),
            (264, 284, 14, (4, 4), TEAL),
            (330, 312, 19, (-6, 5), CORAL),
        ):
            art.flat(ellipse(x, y, r), colour)
            art.flat(ellipse(x + look[0], y + look[1], r * 0.42), INK)
        art.stroke("M236 176Q270 196 306 174", SUN, 6)
        for x in (252, 270, 288):
            art.flat(poly((x - 8, 180), (x + 8, 180), (x, 196)), SUN)
        art.stroke("M316 340Q332 350 346 338", CORAL, 6)
    tentacle = taper(
        points("330,440 372,430 412,452 424,492 398,506 384,486"), (40, 36, 30, 22, 14, 9)
    )
    art.body(tentacle, "#8FBF5A", 6)
    for x, y in ((366, 442), (394, 456), (408, 478)):
        art.flat(ellipse(x, y, 5), WHITE, 0.8)


def _cool_door(art: Art) -> None:
    """The outside of the door, in sunglasses at night."""
    door = "M398 56L570 92C580 94 584 100 584 110V452C584 462 580 468 570 470L398 518Z"
    art.body(door, STORY.mid, 7.6)
    with art.clip(door):
        art.shade("M500 60H600V540H470Z", 0.5)
        art.line("M398 236L590 244", 5)
    art.body(rect(548, 276, 17, 92, 8), GREY, 5.6)
    for x, y in ((446, 164), (528, 172)):
        art.body(rect(x - 36, y - 22, 72, 48, 16), INK, 6)
        art.flat(poly((x - 26, y - 18), (x - 6, y - 18), (x - 28, y + 18)), WHITE, 0.4)
    art.line("M478 160L496 162", 10)
    art.ink(brush(points("456,216 490,222 522,212"), 9, 0.4, 0.4))
    with art.at(470, 330, 1, 5):
        art.body(rect(-32, -32, 64, 64, 3), SUN, 5.6)
        art.flat(
            rect(-20, -18, 40, 7, 3) + rect(-20, -2, 40, 7, 3) + rect(-20, 14, 24, 7, 3), BROWN
        )
        art.body(ellipse(0, -34, 9), CORAL, 4.4)


def _night_switch(art: Art) -> None:
    for x, y, r in ((212, 30, 0), (560, 54, 12), (78, 300, 11), (80, 420, 8)):
        if r:
            art.flat(spark(x, y, r, 0.2), STORY.tint)


def _hungry_sloth(art: Art) -> None:
    """In a nightcap, with a candle that does not help."""
    art.body("M58 570C58 486 96 458 152 456C210 458 246 486 246 570Z", PINK, 7)
    art.shade("M180 458C246 480 250 530 242 570H184Z", 0.5)
    with art.at(152, 322, 0.56):
        bust(art, Critter("sloth", "tee", (PINK, WHITE), ("right", 0.2), "flat"), 7)
        cap = "M-128 78C-120 -20 60 -50 128 70C170 90 214 150 214 214C160 190 150 120 96 92"
        art.body(f"{cap}C30 66 -60 62 -128 78Z", CORAL, 7)
        art.body(ellipse(216, 222, 26), WHITE, 6)
        art.body(
            spline(points("-140,84 -60,54 40,56 124,86 116,112 30,86 -60,88 -132,114")), WHITE, 6
        )
    art.tube("M262 494V446", WHITE, 24, 5.4)
    art.body("M262 384C280 410 276 428 262 430C248 428 246 408 262 384Z", SUN, 5)
    art.body("M228 492H296L284 514H240Z", TAN, 5.6)
    paw(art, 252, 514, SPECIES["sloth"].fur, 10, 0.72)
