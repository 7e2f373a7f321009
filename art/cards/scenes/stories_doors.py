"""Stories before a closed door: one wants a key, one wants to know who you are."""

from __future__ import annotations

import math

from art.cards.critter import Critter
from art.cards.faces import eye
from art.cards.figure import figure
from art.cards.paws import paw
from art.cards.pictures import picture
from art.cards.poses import Pose
from art.cards.species import SPECIES
from art.press.brush import brush
from art.press.palette import (
    BROWN,
    CORAL,
    DARK_GREY,
    GREY,
    INK,
    LILAC,
    NIGHT,
    ORANGE,
    SAND,
    SUN,
    TAN,
    TEAL,
    WHITE,
    Family,
    darker,
    lighter,
    mix,
)
from art.press.paths import ellipse, poly, rect
from art.press.plates import Art

_TRYING = Pose(
    arms=(((-44, 22), (-116, 20), (-128, -50)), ((44, 24), (108, 40), (158, 4))),
    legs=(((-28, 92), (-32, 122), (-36, 156)), ((28, 92), (32, 122), (38, 156))),
    nod=5,
)


def _corridor(art: Art, family: Family) -> None:
    """Doors and more doors, and a floor of tiles."""
    art.flat(rect(0, 0, 630, 620), family.tint)
    art.flat(rect(0, 0, 630, 70), family.light)
    for x, y, h in ((60, 190, 300), (190, 220, 256)):
        art.flat(rect(x, y, 104, h, 6), family.light)
        art.flat(rect(x + 14, y + 18, 76, 76, 4), mix(family.light, WHITE, 0.4))
        art.flat(ellipse(x + 90, y + h * 0.55, 7), SUN)
    art.flat(rect(0, 476, 630, 144), family.mid)
    for i in range(8):
        for j in range(3):
            if (i + j) % 2:
                art.flat(rect(20 + i * 78, 486 + j * 40, 78, 40), family.light, 0.5)


@picture("sign_on_keyring", _corridor)
def sign_on_keyring(art: Art) -> None:
    """A mouse as porter wears all the keys as a skirt and tries the next one; the door waits."""
    _bored_door(art)
    art.flat(ellipse(210, 526, 150, 12), INK, 0.4)
    porter = Critter(
        "mouse", "blazer", (CORAL, SUN), ("right", 0.2), "flat", trousers=NIGHT, shoes=INK
    )
    with art.at(208, 306, 1.12):
        figure(art, porter, _TRYING, "back")
        _pillbox_cap(art)
    _skirt_of_keys(art)
    with art.at(404, 318, 0.74, -90):
        _key(art, SUN, 0)
    with art.at(208, 306, 1.12):
        figure(art, porter, _TRYING, "front")
    paw(art, 384, 312, SPECIES["mouse"].fur, 80, 0.74)


def _bored_door(art: Art) -> None:
    """Two portholes with heavy lids above the keyhole."""
    art.body(rect(380, 52, 206, 470, 8), darker(BROWN, 0.3), 6.6)
    leaf = rect(398, 70, 172, 452, 6)
    art.body(leaf, TEAL, 7)
    art.shade(rect(500, 74, 66, 444), 0.45)
    art.line(rect(420, 380, 128, 110, 4), 4.6)
    for x in (446, 524):
        art.body(ellipse(x, 190, 38), SUN, 6)
        eye(art, x, 190, 28, (-11, 6), 0.46, darker(TEAL, 0.1), 0.5)
    art.ink(brush([(414, 146), (446, 136), (476, 148)], 10, 0.4, 0.3))
    art.ink(brush([(496, 148), (524, 136), (556, 146)], 10, 0.3, 0.4))
    art.body(rect(450, 266, 70, 96, 16), SUN, 6.4)
    art.shade(rect(486, 270, 30, 88, 12), 0.4)
    art.body("M485 286A15 15 0 0 1 492 314L498 342H472L478 314A15 15 0 0 1 485 286Z", INK, 3)


def _pillbox_cap(art: Art) -> None:
    with art.at(4, -146, 1, 8):
        art.body("M-48 0V-38C-20 -52 20 -52 48 -38V0C20 12 -20 12 -48 0Z", CORAL, 6)
        art.flat("M-48 -10C-20 2 20 2 48 -10V0C20 12 -20 12 -48 0Z", SUN)
        art.line("M-40 6Q0 150 40 6", 3)


def _skirt_of_keys(art: Art) -> None:
    """A ring as wide as a hoop; the keys hang from its front half."""
    colours = (TAN, CORAL, SUN, LILAC, TEAL, SAND)
    art.tube("M62 388A152 34 0 0 1 366 388", DARK_GREY, 17, 5)
    for i in range(6):
        angle = math.pi * (i + 0.5) / 6
        x, y = 214 - 152 * math.cos(angle), 388 + 34 * math.sin(angle)
        with art.at(x, y - 6, 1.12, (2.5 - i) * 9):
            _key(art, colours[i], i)
    art.tube("M62 388A152 34 0 0 0 366 388", DARK_GREY, 17, 5)
    art.stroke("M80 402A152 34 0 0 0 188 421", WHITE, 5, 0.7)


def _key(art: Art, colour: str, number: int) -> None:
    """A key that hangs from its bow at the origin."""
    length = 94 + number % 3 * 9
    art.body(f"M-10 30H10V{length - 44}H38V{length - 14}H10V{length}H-10Z", colour, 5.4)
    art.body(ellipse(0, 14, 28), colour, 5.6)
    art.body(ellipse(0, 14, 12), lighter(colour, 0.7), 4.6)


_HANDS_UP = Pose(
    arms=(((-44, 24), (-112, 10), (-118, -84)), ((44, 24), (108, 6), (116, -88))),
    legs=(((-28, 92), (-32, 122), (-36, 156)), ((28, 92), (32, 122), (36, 156))),
    front=(False, False),
    nod=-3,
)


def _porch(art: Art, family: Family) -> None:
    """A brick wall in the evening, a lantern, a hedge."""
    art.flat(rect(0, 0, 630, 620), mix(family.mid, family.dark, 0.5))
    for j in range(12):
        for i in range(10):
            tone = mix(family.mid, family.dark, 0.25 + (i * 3 + j * 5) % 4 * 0.08)
            art.flat(rect(8 + i * 66 + j % 2 * 33, 52 + j * 40, 60, 34, 4), tone)
    art.flat(ellipse(474, 240, 170), SUN, 0.16)
    for x in range(300, 640, 56):
        art.flat(ellipse(x, 500, 44, 40), family.deep)
    art.flat(rect(0, 506, 630, 110), family.deep)


@picture("smart_doorbell", _porch)
def smart_doorbell(art: Art) -> None:
    """A doorbell scans the courier from head to foot; the parcel is not the suspicious part."""
    art.flat(ellipse(468, 530, 120, 11), INK, 0.5)
    courier = Critter(
        "hippo", "blazer", (ORANGE, WHITE), ("wide", 0), "flat", "cap", CORAL, trousers=NIGHT
    )
    with art.at(466, 320, 1.0):
        figure(art, courier, _HANDS_UP)
    art.stroke("M296 226L566 150M296 226L566 330", CORAL, 5, 0.9)
    art.flat(poly((296, 226), (566, 150), (566, 330)), CORAL, 0.34)
    _parcel(art)
    _suspicious_bell(art)


def _parcel(art: Art) -> None:
    with art.at(352, 478, 1, -9):
        art.body(rect(-48, -40, 96, 80, 7), TAN, 6.4)
        art.flat(rect(-9, -40, 18, 80), SAND)
        art.shade(rect(14, -36, 30, 72), 0.4)
        art.flat(rect(-38, 14, 22, 14, 2), WHITE)


def _suspicious_bell(art: Art) -> None:
    """One eye, one button, no trust."""
    case = rect(84, 62, 206, 462, 84)
    art.body(case, DARK_GREY, 8)
    with art.clip(case):
        art.shade("M210 60C320 160 320 440 220 530H300V60Z", 0.55)
        art.stroke("M108 420V160C112 124 128 100 152 88", WHITE, 9, 0.6)
    art.line(case, 8)
    art.body(ellipse(187, 226, 84), GREY, 7)
    art.body(ellipse(187, 226, 64), WHITE, 6)
    art.body(ellipse(206, 228, 38), CORAL, 5.6)
    art.flat(ellipse(210, 228, 19), INK)
    art.flat(ellipse(196, 212, 9), WHITE)
    art.body("M123 214A64 64 0 0 1 248 206Q186 176 123 214Z", DARK_GREY, 6)
    art.ink(brush([(112, 152), (184, 128), (268, 160)], 17, 0.3, 0.5))
    art.ink(brush([(154, 340), (188, 332), (226, 346)], 11, 0.4, 0.4))
    art.body(ellipse(187, 426, 52), SUN, 7)
    art.shade("M196 376A52 52 0 0 1 196 476Q226 426 196 376Z", 0.5)
    art.body("M162 444C166 432 164 410 187 402C210 410 208 432 212 444Z", WHITE, 5.4)
    art.body(ellipse(187, 450, 8), WHITE, 5)
