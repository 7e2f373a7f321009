"""Team members with what they are proudest of: a tail, a door, a stamp, a socket strip."""

from __future__ import annotations

from art.cards import backdrops, rooms
from art.cards.critter import Critter, bust
from art.cards.faces import eye
from art.cards.figure import figure
from art.cards.paws import paw
from art.cards.pictures import picture
from art.cards.poses import Pose
from art.cards.species import SPECIES
from art.press.brush import brush, taper
from art.press.palette import (
    BROWN,
    CORAL,
    DARK_GREY,
    GREY,
    INCENTIVE,
    INK,
    NIGHT,
    ORANGE,
    PAPER,
    STORY,
    SUN,
    TAN,
    TEAL,
    TEAM,
    WHITE,
    darker,
    lighter,
)
from art.press.paths import ellipse, points, poly, rect, spline
from art.press.plates import DOWN, Art

_PEACOCK = "#2D6FB8"
_FAN = (338.0, 424.0)
"""Where all feathers of the peacock start."""


@picture("cto_peacock", backdrops.stage)
def cto_peacock(art: Art) -> None:
    """The roadmap unfolds from edge to edge; those behind it see nothing of it."""
    for who, x, y in (("bear", 214, 46), ("bunny", 386, 34), ("cat", 508, 92)):
        with art.at(x, y, 0.42):
            bust(art, Critter(who, "", ("", ""), ("up" if who == "cat" else "open", 0.3)), 6.6)
    _roadmap(art)
    _peacock_body(art)
    _peacock_head(art)
    _microphone(art)


def _roadmap(art: Art) -> None:
    """Three rows of feathers; every eye is a milestone."""
    rows = (
        (300, 13, 16.5, "#2E8A66", (CORAL, STORY.mid, SUN, TEAM.mid)),
        (228, 12, 16.5, TEAL, (SUN, CORAL, TEAM.mid, INCENTIVE.mid)),
        (160, 9, 20, "#2E8A66", (STORY.mid, SUN, CORAL)),
    )
    for reach, count, step, green, eyes in rows:
        for i in sorted(range(count), key=lambda n: -abs(n - (count - 1) / 2)):
            with art.at(*_FAN, reach / 300, (i - (count - 1) / 2) * step):
                _feather(art, green, eyes[i % len(eyes)])


def _feather(art: Art, green: str, milestone: str) -> None:
    feather = "M-14 0C-50 -120 -66 -240 0 -300C66 -240 50 -120 14 0Z"
    art.body(feather, green, 5.6)
    with art.clip(feather):
        art.shade("M6 0V-300H70V0Z", 0.32)
    art.flat(ellipse(0, -240, 36, 40), lighter(green, 0.5))
    art.body(ellipse(0, -242, 25, 28), SUN if milestone != SUN else WHITE, 4.4)
    art.flat(ellipse(0, -236, 15, 17), milestone)
    art.flat(ellipse(-4, -242, 5), WHITE)


def _peacock_body(art: Art) -> None:
    body = taper(points("352,560 344,470 360,392 340,314"), (270, 190, 92, 62))
    art.body(body, _PEACOCK, 7.4)
    with art.clip(body):
        art.shade("M370 300Q440 400 420 560H520V300Z", 0.5)
        for y in (440, 476, 512):
            for x in range(250, 460, 36):
                art.ink(brush([(x, y), (x + 14, y + 12), (x + 28, y)], 4.6, 0.3, 0.3))
    for side in (-1, 1):
        art.body(f"M348 396L{348 + side * 48} 374V426Z", CORAL, 5.6)
    art.body(rect(334, 384, 28, 28, 8), darker(CORAL, 0.2), 5)


def _peacock_head(art: Art) -> None:
    """In profile, chin up."""
    for x, y in ((330, 214), (352, 206), (374, 214)):
        art.line(f"M350 262L{x} {y}", 4.6)
        art.body(ellipse(x, y - 4, 9), SUN, 4.4)
    skull = spline(points("296,286 312,256 348,248 380,268 380,316 350,340 312,326"))
    art.body(skull, _PEACOCK, 7)
    art.cover(ellipse(346, 326, 26, 22), _PEACOCK)
    art.body(spline(points("304,268 268,262 240,272 262,288 300,300")), SUN, 5.6)
    art.line("M252 274L300 284", 4.4)
    art.body(ellipse(334, 284, 30, 25), WHITE, 0)
    eye(art, 330, 284, 21, (-6, 4), 0.48, lighter(_PEACOCK, 0.15), 0.52, 5)


def _microphone(art: Art) -> None:
    wing = taper(points("300,430 232,448 214,380"), (66, 54, 26))
    art.body(wing, _PEACOCK, 6.4)
    with art.clip(wing):
        art.shade(wing, 0.36)
    with art.at(214, 342, 1, 20):
        art.body(rect(-10, -8, 20, 80, 8), INK, 5)
        art.body(ellipse(0, -26, 25, 28), GREY, 5.6)
        art.line("M-21 -36H21M-23 -20H23M-9 -52V0M9 -52V0", 3)
    for x, turn in ((202, -24), (222, -6)):
        with art.at(x, 392, 1, turn):
            art.body(spline(points("-12,14 -14,-8 0,-22 12,-6 10,14")), _PEACOCK, 5)


_AROUND_THE_DOOR = Pose(
    arms=(
        ((-44, 22), (-60, 66), (8, 84)),
        ((44, 20), (120, 6), (176, 18)),
    ),
    legs=(
        ((-24, 92), (-54, 118), (-72, 158)),
        ((24, 92), (54, 124), (64, 156)),
    ),
    front=(True, True),
    nod=-4,
)
"""Walks with something tall and flat under the arm."""


@picture("ux_panda", rooms.halves)
def ux_panda(art: Art) -> None:
    """A panda carries the door away; somebody with a key faces a very clean wall."""
    _clean_wall(art)
    panda = Critter(
        "panda",
        "turtle",
        (CORAL, WHITE),
        ("left", 0.4),
        "smirk",
        "beret",
        NIGHT,
        trousers=STORY.deep,
        shoes=INK,
    )
    art.flat(ellipse(430, 520, 150, 13), INK, 0.35)
    with art.at(370, 318, 1.2):
        figure(art, panda, _AROUND_THE_DOOR, "back")
    _removed_door(art)
    with art.at(370, 318, 1.2):
        figure(art, panda, _AROUND_THE_DOOR, "front")


def _clean_wall(art: Art) -> None:
    """Where the door was: a step, a mat and a visitor seen from behind."""
    art.flat(rect(44, 230, 200, 270), WHITE, 0.75)
    art.body(rect(40, 492, 206, 22, 4), GREY, 5.6)
    art.body(poly((78, 482), (210, 482), (222, 496), (66, 496)), TAN, 5)
    visitor = Critter("mouse", "hoodie", (TEAL, WHITE), trousers=STORY.dark, facing=False)
    pose = Pose(
        arms=(
            ((-44, 20), (-74, 58), (-62, 98)),
            ((44, 24), (84, 50), (112, 16)),
        ),
        legs=(
            ((-26, 92), (-30, 122), (-32, 152)),
            ((26, 92), (30, 122), (32, 152)),
        ),
        front=(False, True),
        face=False,
    )
    with art.at(142, 374, 0.74):
        figure(art, visitor, pose)
        with art.at(118, -12, 1.2, 14):
            art.tube(ellipse(0, -46, 18), SUN, 12, 4.4)
            art.tube("M0 -26V40M0 38H18M0 20H14", SUN, 11, 4)


def _removed_door(art: Art) -> None:
    with art.at(478, 318, 1, 9):
        leaf = rect(-82, -190, 164, 388, 8)
        art.body(leaf, STORY.mid, 7.2)
        with art.clip(leaf):
            art.shade(rect(10, -190, 80, 390), 0.42)
            art.flat(rect(-74, -182, 12, 372, 4), WHITE, 0.35)
        for y in (-160, 26):
            art.body(rect(-56, y, 112, 140, 6), lighter(STORY.mid, 0.25), 5)
        art.body(rect(-46, -120, 92, 40, 8), WHITE, 5)
        for x in (-26, -9, 9, 26):
            art.flat(ellipse(x, -100, 6), INK)
        art.body(ellipse(-58, 4, 14), SUN, 5)
        for y in (-150, 140):
            art.body(rect(74, y, 18, 44, 5), GREY, 5)


@picture("compliance_badger", backdrops.sunburst(338, 330, 16, 4, 510))
def compliance_badger(art: Art) -> None:
    """A badger on a stamp as on a pogo stick; behind it lies what it has dealt with."""
    for x, turn in ((104, -8), (206, 6)):
        _form(art, x, turn, True)
    _form(art, 352, -3, False)
    for hop in ("92,450 98,404 112,366 136,342", "168,342 192,366 206,404 212,450"):
        for place in points(hop):
            art.flat(ellipse(*place, 6), TEAM.mid)
    for stroke in ("262,484 240,496 226,512", "444,484 466,496 480,512", "232,452 206,456 186,466"):
        art.ink(brush(points(stroke), 10, 0.5, 0.2))
    with art.at(372, 470, 1, 9):
        badger = Critter(
            "badger",
            "vest",
            (WHITE, "#3F6F52"),
            ("angry", 0.2),
            "flat",
            glasses="half",
            trousers=DARK_GREY,
            shoes=INK,
        )
        _stamp_head(art)
        with art.at(0, -248, 1.04):
            figure(art, badger, _ON_THE_STICK, "back")
        _stamp_handle(art)
        with art.at(0, -248, 1.04):
            figure(art, badger, _ON_THE_STICK, "front")


_ON_THE_STICK = Pose(
    arms=(
        ((-44, 22), (-104, 44), (-64, 66)),
        ((44, 22), (104, 44), (64, 66)),
    ),
    legs=(
        ((-26, 92), (-84, 108), (-60, 160)),
        ((26, 92), (84, 108), (60, 160)),
    ),
    front=(True, True),
    nod=4,
)


def _stamp_head(art: Art) -> None:
    block = "M-112 -64H112L124 -8H-124Z"
    art.body(block, BROWN, 7)
    with art.clip(block):
        art.shade("M20 -70L50 0H130V-70Z", 0.5)
        art.flat(rect(-108, -60, 200, 9), lighter(BROWN, 0.4))
    art.body(rect(-128, -10, 256, 26, 8), CORAL, 6.4)


def _stamp_handle(art: Art) -> None:
    shaft = spline(points("-14,-190 14,-190 16,-110 40,-62 -40,-62 -16,-110"), pull=0.12)
    art.body(shaft, TAN, 6.4)
    with art.clip(shaft):
        art.shade("M2 -200H50V-60H10Z", 0.46)
    art.body(rect(-104, -200, 208, 30, 15), TAN, 6.4)
    art.flat(rect(-90, -194, 150, 7, 3), WHITE, 0.5)


def _form(art: Art, x: float, turn: float, stamped: bool) -> None:
    with art.at(x, 500, 1, turn):
        art.body(poly((-50, -30), (38, -30), (54, 22), (-56, 22)), WHITE, 5.4)
        art.flat(rect(-40, -20, 52, 6, 3) + rect(-42, -8, 64, 6, 3), GREY)
        if stamped:
            with art.at(6, 2, 1, -8):
                art.stroke(ellipse(0, 0, 30, 15), CORAL, 7)
                art.stroke("M-14 -7L14 7M14 -7L-14 7", CORAL, 7)
        else:
            for side in (-1, 1):
                eye(art, side * 13 - 4, 4, 9, (0, -3), 0, WHITE, 0.5, 4)


@picture("integration_beaver", rooms.pipes)
def integration_beaver(art: Art) -> None:
    """A beaver presents its work: the socket strip is plugged into itself."""
    art.flat(ellipse(360, 526, 190, 13), INK, 0.4)
    cable = points("530,444 574,400 570,190 440,64 280,70 176,190 170,320 212,372")
    art.tube(spline(cable, closed=False), CORAL, 24, 5.4)
    _flat_tail(art)
    beaver = Critter(
        "beaver", "overall", ("#E9DCC1", ORANGE), ("happy", 0), hat="hard", trousers=ORANGE
    )
    with art.at(378, 300, 1.1):
        figure(art, beaver, "hold", "back")
    fur = SPECIES["beaver"].fur
    for side in (-1, 1):
        elbow, hand = 378 + side * 112, 378 + side * 78
        sleeve = taper([(378 + side * 52, 322), (elbow, 362), (hand, 408)], (46, 42, 34))
        art.body(sleeve, "#E9DCC1", 6)
        with art.clip(sleeve):
            art.shade(sleeve, 0.34)
    _strip(art)
    _plug(art)
    for side in (-1, 1):
        paw(art, 378 + side * 74, 410, fur, side * -10 + 180, 0.66)


def _flat_tail(art: Art) -> None:
    tail = spline(points("430,470 500,430 566,440 590,488 560,520 470,520"))
    art.body(tail, darker(BROWN, 0.25), 6.6)
    with art.clip(tail):
        for i in range(7):
            x = 440 + i * 24
            art.line(f"M{x} 420L{x + 40} 530M{x + 40} 420L{x} 530", 3)


def _strip(art: Art) -> None:
    case = rect(180, 400, 374, 96, 26)
    art.body(case, WHITE, 7.2)
    with art.clip(case):
        art.shade("M190 466Q380 492 550 450V506H180Z", 0.46, DOWN)
    for i in range(4):
        x = 246 + i * 76
        art.body(ellipse(x, 454, 28), PAPER, 5.4)
        for side in (-1, 1):
            art.flat(ellipse(x + side * 11, 454, 5.4), INK)
    art.body(rect(512, 428, 20, 34, 6), DARK_GREY, 5)


def _plug(art: Art) -> None:
    """In the first socket of its own strip."""
    with art.at(238, 430, 1.05, -24):
        art.body(spline(points("-34,-52 34,-52 40,-8 26,30 -26,30 -40,-8")), CORAL, 6.8)
        art.shade("M6 -52H34L40 -8L26 30H10Z", 0.4)
        art.flat(rect(-24, -40, 9, 46, 4), WHITE, 0.6)
        art.line("M-34 -16H36M-24 6H28", 4.4)
