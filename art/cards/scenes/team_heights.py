"""Team members in high places: on an iceberg, on the back of a chair, on a button."""

from __future__ import annotations

from art.cards import backdrops
from art.cards.critter import Critter, bust
from art.cards.faces import eye
from art.cards.figure import figure
from art.cards.heads import head
from art.cards.paws import paw, wing
from art.cards.pictures import picture
from art.cards.poses import Pose
from art.cards.species import SPECIES
from art.press.brush import brush
from art.press.palette import (
    BROWN,
    CORAL,
    GLASS,
    GREY,
    INK,
    NIGHT,
    ORANGE,
    PAPER,
    SCREEN,
    STORY,
    SUN,
    TEAL,
    TEAM,
    WHITE,
    Family,
    darker,
    lighter,
    mix,
)
from art.press.paths import ellipse, points, poly, rect, spline
from art.press.plates import Art

_ICE = (
    "178,300 236,286 330,292 430,286 520,298 578,360 560,420 582,480 540,560 500,600 "
    "170,600 128,540 146,476 108,420 130,352"
)
_FEATHERS = "#3E3552"


def _polar_sea(art: Art, family: Family) -> None:
    """A narrow sky, and water that gets darker the deeper it is."""
    art.flat(rect(0, 0, 630, 620), family.tint)
    art.flat(ellipse(516, 150, 54), SUN)
    backdrops.cloud(art, 190, 230, 0.9, WHITE)
    backdrops.cloud(art, 560, 236, 0.7, WHITE)
    for i, y in enumerate((282, 350, 420, 490)):
        art.flat(rect(0, y, 630, 340), mix(family.mid, family.deep, i * 0.25))


@picture("cto_penguin", _polar_sea)
def cto_penguin(art: Art) -> None:
    """A penguin presents the tip of the iceberg; the iceberg knows about the rest."""
    below = spline(points(_ICE), pull=0.07)
    art.body(below, lighter(STORY.light, 0.3), 7)
    with art.clip(below):
        art.shade("M430 280C620 320 600 520 470 620H640V280Z", 0.45)
        art.flat(poly((150, 350), (200, 318), (176, 420)), WHITE, 0.8)
        _frozen_legacy(art)
    _tired_ice(art)
    _tip(art)


def _frozen_legacy(art: Art) -> None:
    """What the ice has swallowed over the years."""
    with art.at(470, 350, 1, 14):
        art.body(rect(-34, -26, 68, 50, 8), SCREEN, 5)
        art.flat(rect(-22, -12, 34, 6, 3) + rect(-22, 2, 22, 6, 3), TEAL)
    with art.at(186, 486, 1, -16):
        art.body(rect(-30, -30, 60, 60, 6), CORAL, 5)
        art.body(rect(-16, -30, 32, 22, 3), GREY, 4)
        art.body(rect(-18, 2, 36, 28, 3), WHITE, 4)
    with art.at(524, 490, 1, -8):
        for y in (-34, -4, 26):
            art.body(rect(-36, y, 72, 28, 5), NIGHT, 5)
            art.flat(ellipse(-20, y + 14, 5), SUN)
            art.flat(ellipse(-4, y + 14, 5), TEAL)


def _tired_ice(art: Art) -> None:
    """The face of the nine tenths, on which everything rests."""
    ice = lighter(STORY.light, 0.3)
    for s in (-1, 1):
        x = 330 + s * 72
        eye(art, x, 400, 46, (0, -14), 0.34, darker(ice, 0.1), 0.46, 6)
        art.ink(brush([(x - 34, 454), (x, 464), (x + 34, 454)], 7))
    art.ink(brush([(284, 500), (330, 488), (378, 502)], 11, 0.4, 0.4))


def _tip(art: Art) -> None:
    tip = "M176 302L214 266L262 272L300 236H420L452 264L486 256L522 302Q350 318 176 302Z"
    art.body(tip, WHITE, 7)
    with art.clip(tip):
        art.shade("M400 230L450 310H530V230Z", 0.35)
    for x, y, w in ((92, 300, 60), (566, 306, 50), (70, 336, 40)):
        art.ink(brush([(x - w, y), (x - w / 3, y - 8), (x + w / 3, y + 4), (x + w, y - 2)], 8))
    presenter = Critter(
        "penguin",
        "blazer",
        (NIGHT, SUN),
        ("shut", 0),
        glasses="round",
        trousers="#3A4A6B",
        shoes=ORANGE,
    )
    with art.at(352, 156, 0.8):
        figure(art, presenter, "stand")
    _pointer(art)


def _pointer(art: Art) -> None:
    """It points at what is above the water, and at nothing else."""
    art.tube("M408 190L484 236", BROWN, 12, 4.4)
    art.body(ellipse(488, 240, 10), CORAL, 4.4)
    wing(art, 404, 200, "#3A4A6B", 110, 0.6)


@picture("reorg_vulture", backdrops.night(500, moon=False))
def reorg_vulture(art: Art) -> None:
    """A vulture on the back of a chair takes its measure; somebody is still sitting in it."""
    art.flat(ellipse(352, 208, 196), TEAM.light)
    art.flat(ellipse(352, 208, 168), TEAM.tint)
    _chair_back(art)
    _hunched(art)
    _last_owner(art)


def _chair_back(art: Art) -> None:
    back = spline(points("228,260 350,244 474,260 486,380 470,520 350,530 232,520 216,380"))
    art.body(back, ORANGE, 7.4)
    with art.clip(back):
        art.shade("M400 240C490 300 490 480 400 540H500V240Z", 0.5)
        for x, y in ((286, 300), (416, 300)):
            art.body(ellipse(x, y, 9), darker(ORANGE), 4)
    art.line(back, 7.4)


def _hunched(art: Art) -> None:
    """Shoulders higher than the head; the tape lies from wing to wing."""
    cape = spline(
        points(
            "206,250 214,150 250,76 312,58 352,84 392,58 454,76 490,150 498,250 "
            "462,286 430,262 396,280 352,266 308,280 274,262 242,286"
        )
    )
    art.body(cape, _FEATHERS, 7.4)
    with art.clip(cape):
        art.shade("M420 60C520 140 500 240 430 300H510V60Z", 0.6)
        for x in (244, 274, 430, 460):
            art.ink(brush([(x, 170), (x + 3, 214), (x - 2, 256)], 8))
        for x in (236, 266, 438, 468):
            art.stroke(f"M{x} 180Q{x + 5} 210 {x} 240", lighter(_FEATHERS, 0.3), 5)
    for x in (302, 352, 402):
        art.body(ellipse(x, 176 - abs(x - 352) * 0.3, 38, 32), WHITE, 5.6)
    art.cover(ellipse(352, 168, 64, 20), WHITE)
    with art.at(352, 70, 0.54):
        head(art, SPECIES["vulture"], ("down", 0.46), "flat")
    art.tube("M196 262Q350 276 506 262", SUN, 30, 5)
    for i in range(13):
        x = 222 + i * 22
        art.line(f"M{x} {258 - abs(i - 6) * 0.6}v{(16, 9)[i % 2]}", 4)
    for x, turn in ((202, 74), (500, -74)):
        wing(art, x, 258, _FEATHERS, turn, 0.92)


def _last_owner(art: Art) -> None:
    """An otter that works late and has felt something."""
    otter = SPECIES["otter"]
    art.body("M236 570C232 450 290 420 352 418C414 420 472 450 468 570Z", TEAL, 7)
    art.shade("M390 420C470 440 480 500 460 570H390Z", 0.5)
    with art.at(352, 296, 0.56):
        bust(art, Critter("otter", "tee", (TEAL, WHITE), ("up", 0), "flat"), 7)
    art.body(poly((262, 454), (442, 454), (456, 540), (248, 540)), GREY, 6.6)
    art.shade(poly((370, 454), (442, 454), (456, 540), (370, 540)), 0.4)
    art.flat(ellipse(352, 490, 13), PAPER)
    art.body("M252 402C266 422 268 438 254 442C240 438 238 422 252 402Z", GLASS, 4.6)
    for x, turn in ((246, 40), (458, -40)):
        paw(art, x, 516, otter.fur, turn, 0.66)


_PERCHED = Pose(
    arms=(((-44, 20), (-108, 40), (-96, 106)), ((44, 24), (104, 44), (76, -6))),
    legs=(((-32, 100), (-70, 116), (-66, 166)), ((32, 100), (68, 116), (60, 168))),
    front=(True, True),
)


@picture("intern_bunny", backdrops.servers)
def intern_bunny(art: Art) -> None:
    """A bunny takes its coffee break on the button of production."""
    _console(art)
    intern = Critter(
        "bunny", "hoodie", (ORANGE, WHITE), ("right", 0.08), "w", trousers=NIGHT, shoes=WHITE
    )
    with art.at(338, 268, 0.92):
        figure(art, intern, _PERCHED, "back")
        with art.at(88, -22, 1, 4):
            art.body(rect(-24, -34, 48, 56, 8), WHITE, 5.6)
            art.tube("M24 -22H30C48 -22 48 10 30 10H24", WHITE, 12, 4.4)
            for x in (-10, 8):
                art.stroke(f"M{x} -44C{x - 12} -58 {x + 12} -68 {x} -82", WHITE, 7, 0.9)
        figure(art, intern, _PERCHED, "front")
    for x, turn in ((206, -18), (178, -40), (478, 18), (508, 40)):
        with art.at(x, 300, 1, turn):
            art.ink(brush([(0, 0), (2, -18), (0, -38)], 10, 0.6, 0.2))


def _console(art: Art) -> None:
    """Everything at once can be switched off here; the lid stands open."""
    lid = poly((128, 420), (66, 226), (96, 208), (172, 396))
    art.body(lid, GLASS, 6)
    art.flat(poly((122, 376), (88, 256), (98, 250), (138, 366)), WHITE, 0.7)
    dome = "M136 440C126 336 236 308 338 308C440 308 550 336 540 440Z"
    art.body(dome, CORAL, 7.6)
    with art.clip(dome):
        art.shade("M430 300C550 330 550 390 540 450H430Z", 0.55)
        art.stroke("M158 412C158 380 178 356 214 342", WHITE, 11, 0.8)
    base = "M120 436H556L590 560H86Z"
    art.body(base, GREY, 7.2)
    with art.clip(base):
        art.flat(rect(80, 470, 520, 100), SUN)
        for x in range(60, 640, 84):
            art.flat(poly((x, 570), (x + 42, 570), (x + 76, 470), (x + 34, 470)), INK)
        art.shade(rect(430, 440, 170, 130), 0.4)
        art.line("M100 470H580", 6)
    art.line(base, 7.2)
    art.body(rect(112, 424, 452, 28, 14), GREY, 6.6)
