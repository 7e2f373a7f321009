"""Middle stories: gadgets that know better than their owners."""

from __future__ import annotations

from art.cards import backdrops, rooms
from art.cards.critter import Critter, bust
from art.cards.faces import eye
from art.cards.figure import figure
from art.cards.grid import WINDOW
from art.cards.pictures import picture
from art.cards.poses import POSES, Pose
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
    MOUTH,
    ORANGE,
    SAND,
    STORY,
    SUN,
    TEAL,
    WHITE,
    Family,
    darker,
    lighter,
    mix,
)
from art.press.paths import ellipse, points, poly, rect, spark, spline
from art.press.plates import DOWN, Art


def _cell(art: Art, family: Family) -> None:
    """Dark bricks, a barred window and the light that falls through it."""
    art.flat(rect(0, 0, 630, 620), mix(family.dark, family.deep, 0.25))
    for row in range(13):
        for column in range(-1, 8):
            brick = rect(44 + column * 78 + row % 2 * 39, 44 + row * 36, 72, 30, 3)
            art.flat(brick, family.dark, 0.9)
    art.flat(poly((430, 90), (560, 90), (330, 500), (110, 500)), family.mid, 0.55)
    art.flat(rect(424, 70, 140, 120, 8), family.light)
    for x in (450, 486, 522):
        art.flat(rect(x, 70, 12, 120), family.deep)
    backdrops.desk(art, family, 496)


@picture("predictive_plant", _cell)
def predictive_plant(art: Art) -> None:
    """A plant that has counted the days without water, on the wall, like a prisoner."""
    _tally(art)
    art.flat(ellipse(300, 524, 150, 12), INK, 0.4)
    _withered_stem(art)
    _grumpy_pot(art)
    _glass_out_of_reach(art)


def _tally(art: Art) -> None:
    for x, y in ((226, 84), (316, 84), (214, 162), (304, 162), (90, 232), (180, 240)):
        for i in range(4):
            art.stroke(f"M{x + i * 15} {y + i % 2 * 3}l{i % 3 - 1} 46", WHITE, 7, 0.92)
        art.stroke(f"M{x - 10} {y + 38}L{x + 56} {y + 8}", WHITE, 7, 0.92)
    art.stroke("M284 244l1 46M300 246l-1 42", WHITE, 7, 0.92)


def _withered_stem(art: Art) -> None:
    stem = taper(points("300,410 306,340 330,280 392,262 424,310"), (30, 24, 20, 16, 10))
    art.body(stem, INCENTIVE.dark, 6)
    for x, y, turn, scale, colour in (
        (356, 268, 150, 0.62, "#A9A848"),
        (398, 266, 128, 0.66, "#B9A03F"),
        (424, 306, 176, 0.82, "#B98A3A"),
        (312, 330, 108, 0.66, "#8FA848"),
    ):
        _leaf(art, x, y, turn, scale, colour)
    arm = taper(points("304,372 262,356 250,310 306,286"), (20, 18, 16, 10))
    art.body(arm, INCENTIVE.dark, 5.6)
    _leaf(art, 254, 318, -52, 0.5, "#5DB35A")
    with art.at(316, 280, 1, 54):
        art.body(rect(-8, -22, 16, 46, 6), WHITE, 5)
    art.ink(brush([(296, 292), (312, 284), (326, 288)], 9, 0.5, 0.5))


def _leaf(art: Art, x: float, y: float, turn: float, scale: float, colour: str) -> None:
    shape = "M0 0C-44 -30 -44 -100 0 -140C44 -100 44 -30 0 0Z"
    with art.at(x, y, scale, turn):
        art.body(shape, colour, 6)
        with art.clip(shape):
            art.shade("M4 0V-140H50V0Z", 0.4)
        art.ink(brush([(0, -8), (3, -60), (0, -116)], 7))


def _grumpy_pot(art: Art) -> None:
    pot = "M182 404H418L396 528H204Z"
    art.body(pot, ORANGE, 7.2)
    with art.clip(pot):
        art.shade("M340 400L320 530H430V400Z", 0.5)
        art.flat(poly((196, 420), (216, 420), (228, 526), (208, 526)), WHITE, 0.4)
    art.body(rect(168, 382, 264, 42, 12), darker(ORANGE, 0.08), 6.8)
    art.flat("M196 386Q300 370 404 386V392H196Z", BROWN)
    for side in (-1, 1):
        eye(art, 300 + side * 40, 460, 27, (6, 2), 0.48, darker(ORANGE, 0.16), 0.52)
    art.ink(brush([(282, 502), (300, 496), (320, 502)], 7, 0.4, 0.4))
    art.body(spline(points("416,506 440,494 470,510 458,520 440,508 418,522")), BROWN, 5)


def _glass_out_of_reach(art: Art) -> None:
    glass = "M496 408H568L558 524H506Z"
    art.body(glass, GLASS, 6.4)
    with art.clip(glass):
        art.flat("M490 436H574V530H490Z", STORY.mid)
        art.flat(ellipse(532, 438, 40, 8), STORY.light)
        art.shade("M540 400H580V530H530Z", 0.4)
        art.flat(poly((504, 414), (514, 414), (520, 518), (512, 518)), WHITE, 0.8)
    art.line(glass, 6.4)


_HOLDING_OUT = Pose(
    arms=(
        ((-44, 22), (-72, 60), (-64, 102)),
        ((44, 24), (112, 40), (172, 10)),
    ),
    legs=POSES["stand"].legs,
    front=(True, True),
    nod=-3,
)
"""One arm hangs, the other holds something up at arm's length."""


@picture("umbrella_service", backdrops.sky)
def umbrella_service(art: Art) -> None:
    """It pours; a bear holds an umbrella that stays shut until the payment clears."""
    _rain(art)
    art.flat(ellipse(300, 522, 250, 24), STORY.light)
    art.flat(ellipse(280, 520, 150, 12), WHITE, 0.6)
    payer = Critter("bear", "shirt", (GREY, CORAL), ("right", 0.46), "flat", trousers=STORY.deep)
    with art.at(270, 316, 1.2):
        figure(art, payer, _HOLDING_OUT, "back")
    _furled_umbrella(art)
    with art.at(270, 316, 1.2):
        figure(art, payer, _HOLDING_OUT, "front")
    _dripping(art)


def _rain(art: Art) -> None:
    for i in range(34):
        x, y = 60 + (i * 149) % 530, 130 + (i * 83) % 350
        stroke = taper([(x, y), (x - 8, y + 26), (x - 17, y + 56)], (2, 8, 5))
        art.flat(stroke, (STORY.mid, STORY.dark)[i % 2])
    with art.clip(WINDOW):
        cloud = spline(
            points(
                "20,60 120,30 300,20 480,24 620,50 600,108 540,132 "
                "470,116 400,138 330,118 250,136 180,116 90,132"
            )
        )
        art.body(cloud, STORY.dark, 7)
        with art.clip(cloud):
            art.shade("M80 96Q300 130 600 70V150H80Z", 0.5, DOWN)


def _furled_umbrella(art: Art) -> None:
    """A face on the folded cloth, a coin meter in the handle."""
    with art.at(478, 300):
        art.tube("M0 60V196C0 232 44 232 44 200", BROWN, 19, 5)
        art.body(rect(-6, -222, 12, 44, 5), SUN, 5)
        cloth = spline(points("0,-196 22,-150 44,-30 50,60 30,96 -30,96 -50,60 -44,-30 -22,-150"))
        art.body(cloth, TEAL, 7.2)
        with art.clip(cloth):
            art.flat("M-8 -190Q-30 -40 -26 100H8Q2 -40 2 -190Z", lighter(TEAL, 0.4))
            art.shade("M14 -190Q60 0 30 100H60V-190Z", 0.5)
        art.line(cloth, 7.2)
        for fold in ("-6,-176 -24,-60 -30,24", "10,-170 26,-60 34,16"):
            art.ink(brush(points(fold), 6, 0.2, 0.6))
        art.body("M-52 46Q0 66 52 46L50 72Q0 90 -50 72Z", darker(TEAL, 0.3), 5.6)
        for side in (-1, 1):
            eye(art, side * 20, -40, 19, (-5, 3), 0.5, lighter(TEAL, 0.15), 0.52, 5)
        art.ink(brush([(-14, 4), (2, 8), (16, -2)], 7, 0.4, 0.4))
        art.body(rect(-36, 98, 72, 60, 12), INK, 6)
        art.body(rect(-26, 106, 52, 32, 6), GLASS, 4.4)
        art.body("M-11 110H11L0 122L11 134H-11L0 122Z", SUN, 3.6)
        art.flat(rect(-14, 145, 28, 5, 2), WHITE)


def _dripping(art: Art) -> None:
    for x, y, s in ((196, 262, 1), (342, 270, 0.9), (262, 284, 0.7), (148, 400, 0.8)):
        with art.at(x, y, s):
            art.body("M0 -16C12 2 12 16 0 18C-12 16 -12 2 0 -16Z", STORY.light, 4.6)
    for x in (206, 330, 420):
        art.line(f"M{x - 12} 514q12 -12 24 0", 4.4)


@picture("voice_stapler", rooms.meeting)
def voice_stapler(art: Art) -> None:
    """A stapler shouts at a sheet of paper; the telephone has understood a moose."""
    art.flat(ellipse(350, 526, 230, 12), INK, 0.35)
    _sheets_to_staple(art)
    _shouting_stapler(art)
    _call_to_a_moose(art)


def _sheets_to_staple(art: Art) -> None:
    for i, turn in enumerate((-3, 4, -1)):
        with art.at(330, 500 - i * 9, 1, turn):
            art.body(poly((-150, -14), (70, -14), (90, 14), (-140, 14)), (SAND, WHITE, WHITE)[i], 5)
    for y in (474, 484):
        art.flat(rect(220, y, 120, 4, 2), STORY.light)


def _shouting_stapler(art: Art) -> None:
    foot = "M236 520Q236 498 262 498H540Q574 498 574 474L586 528H236Z"
    art.body(foot, DARK_GREY, 7)
    with art.clip(foot):
        art.shade("M440 490H590V530H300Z", 0.5)
    art.body(poly((560, 478), (270, 446), (262, 468), (552, 498)), GREY, 6)
    for i in range(7):
        art.line(f"M{296 + i * 30} {450 + i * 3.4}v20", 4)
    throat = spline(points("560,474 380,436 290,440 300,340 480,372"), pull=0.1)
    art.body(throat, MOUTH, 6.4)
    art.body(spline(points("320,446 350,410 420,412 470,450 400,462")), CORAL, 5.4)
    with art.at(556, 448, 1, 17), art.at(-556, -448):
        _upper_jaw(art)
    art.body(ellipse(556, 452, 17), GREY, 5.6)
    for stroke in ("236,196 214,186 194,186", "222,232 200,230 180,236"):
        art.ink(brush(points(stroke), 11, 0.5, 0.2))


def _upper_jaw(art: Art) -> None:
    """With staples for teeth."""
    for i in range(6):
        art.body(f"M{262 + i * 40} {356 + i * 12}l8 34l14 -4l2 -26Z", WHITE, 4.6)
    jaw = spline(
        points("238,352 226,300 250,262 330,262 470,330 566,396 588,440 574,478 548,470 400,400"),
        pull=0.14,
    )
    art.body(jaw, EVENT.mid, 7.4)
    with art.clip(jaw):
        art.shade("M240 340Q420 380 570 470H590V430L400 410L238 356Z", 0.5)
        art.stroke("M262 280Q340 280 440 336", WHITE, 11, 0.7)
    for x, y in ((330, 250), (400, 278)):
        eye(art, x, y, 35, (-13, 9), 0.36, darker(EVENT.mid, 0.12), 0.5, 6)


def _call_to_a_moose(art: Art) -> None:
    """Somebody who picked up and now regrets it."""
    with art.at(142, 402, 1.06, -8):
        art.body(rect(-74, -118, 148, 236, 22), INK, 7)
        screen = rect(-60, -100, 120, 200, 10)
        art.body(screen, TEAL, 5)
        with art.clip(screen):
            art.flat(ellipse(0, 120, 100, 80), darker(TEAL, 0.3))
        with art.at(0, -88, 0.44):
            bust(art, Critter("moose", "", ("", ""), ("wide", 0), "o"), 6.4)
        for x, colour in ((-30, EVENT.mid), (30, INCENTIVE.mid)):
            art.body(ellipse(x, 74, 19), colour, 4.6)
            art.flat(spark(x, 74, 11, 0.4), WHITE)
