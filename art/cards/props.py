"""Things that a team member holds, with the paws that hold them."""

from __future__ import annotations

from collections.abc import Callable

from art.cards.paws import paw
from art.press.palette import (
    BROWN,
    CORAL,
    EVENT,
    GLASS,
    GREY,
    INK,
    SAND,
    SUN,
    TEAL,
    TEAM,
    WHITE,
)
from art.press.paths import (
    ellipse,
    points,
    poly,
    rect,
    spark,
    spline,
)
from art.press.plates import Art


def _laptop(art: Art, fur: str, colour: str) -> None:
    art.body("M-160 368H160L176 520H-176Z", colour, 7)
    with art.clip("M-160 368H160L176 520H-176Z"):
        art.shade(rect(30, 368, 170, 160), 0.4)
        art.flat(poly((-150, 374), (-110, 374), (-146, 520), (-170, 520)), WHITE, 0.35)
    art.body(spark(0, 440, 30, 0.25), TEAM.mid, 4.6)
    for s in (-1, 1):
        paw(art, s * 116, 372, fur)


def _magnifier(art: Art, fur: str, colour: str) -> None:
    art.tube("M132 500L96 430", BROWN, 30, 6)
    art.body(ellipse(66, 372, 74), "#DDF1F7", 12)
    art.flat(ellipse(66, 372, 58), "#CFEAF4")
    art.stroke("M26 350a44 44 0 0 1 30 -24", WHITE, 9)
    with art.at(66, 374, 0.9):
        art.body(ellipse(0, 6, 24, 28), CORAL, 5)
        art.line("M0 -20V32M-24 -4L-40 -14M-24 12L-42 14M24 -4L40 -14M24 12L42 14", 4.6)
        art.body(ellipse(0, -24, 15, 12), INK, 3)
    paw(art, 120, 474, fur, -24)


def _chart(art: Art, fur: str, colour: str) -> None:
    art.body(rect(-150, 352, 210, 180, 10), WHITE, 6.4)
    art.flat(
        poly(*points("-126,500 -126,470 -86,440 -50,462 -6,410 34,386 34,500")),
        TEAL,
        0.5,
    )
    art.line("M-126 470L-86 440L-50 462L-6 410L34 386", 7)
    art.body(poly((20, 374), (50, 370), (42, 400)), CORAL, 4)
    paw(art, -130, 430, fur, 90)
    paw(art, 52, 470, fur, -84)


def _phone(art: Art, fur: str, colour: str) -> None:
    art.body(rect(40, 320, 86, 150, 16), INK, 6)
    art.flat(rect(50, 334, 66, 118, 8), GLASS)
    art.flat(rect(56, 344, 40, 10, 5), TEAL)
    art.flat(rect(70, 362, 40, 10, 5), WHITE)
    art.flat(rect(56, 380, 46, 10, 5), TEAL)
    paw(art, 84, 452, fur)
    paw(art, -120, 460, fur, 20)


def _mug(art: Art, fur: str, colour: str) -> None:
    art.body(rect(-50, 370, 100, 110, 14), colour, 6.4)
    art.shade(rect(20, 374, 30, 104, 8), 0.4)
    art.body("M50 392H74C96 392 96 452 74 452H50V436H68C74 436 74 408 68 408H50Z", colour, 6)
    for x in (-24, 4, 32):
        art.stroke(f"M{x} 358C{x - 18} 342 {x + 16} 334 {x - 2} 316", WHITE, 8, 0.9)
    for s in (-1, 1):
        paw(art, s * 56, 448, fur, s * -64)


def _whistle(art: Art, fur: str, colour: str) -> None:
    art.tube("M-90 300Q-20 380 0 404M90 300Q20 380 0 404", SUN, 14, 4.4)
    with art.at(4, 424, 1, 12):
        art.body("M-50 -20H40C70 -20 74 40 40 40C16 40 8 26 8 8H-50Z", GREY, 6)
        art.body(ellipse(34, 10, 12), INK, 3)
    art.body(rect(96, 330, 16, 150, 6), BROWN, 5)
    art.body(rect(56, 300, 130, 86, 10), SUN, 6)
    art.line("M80 342l14 16 26 -32", 8)
    paw(art, 104, 450, fur)
    paw(art, -130, 470, fur, 10)


def _brush(art: Art, fur: str, colour: str) -> None:
    with art.at(104, 400, 1, 24):
        art.body(rect(-11, -70, 22, 150, 8), SUN, 5.6)
        art.body(rect(-14, -88, 28, 26, 4), GREY, 5)
        art.body("M-16 -88C-30 -120 -6 -132 0 -156C10 -132 30 -118 16 -88Z", CORAL, 5.4)
    paw(art, 96, 440, fur, 10)
    art.body(
        spline(points("-150,430 -120,376 -40,370 6,420 -20,480 -60,470 -80,500 -136,488")),
        SAND,
        6,
    )
    for x, y, q in ((-110, 414, CORAL), (-72, 402, TEAL), (-36, 420, SUN), (-112, 456, TEAM.mid)):
        art.flat(ellipse(x, y, 13), q)
    paw(art, -30, 474, fur, -40)


def _wrench(art: Art, fur: str, colour: str) -> None:
    with art.at(96, 380, 1, 30):
        art.body(
            "M-13 120V-40C-40 -52 -44 -92 -20 -108V-76L0 -66L20 -76V-108C44 -92 40 -52 13 -40V120Z",
            GREY,
            6,
        )
    paw(art, 70, 440, fur, 20)
    art.tube(
        spline([(-190, 470), (-150, 410), (-90, 420), (-70, 480), (-30, 500)], closed=False),
        TEAL,
        18,
        5,
    )
    paw(art, -110, 440, fur, -20)


def _cards(art: Art, fur: str, colour: str) -> None:
    for i, cc in enumerate((EVENT.mid, SUN, TEAL)):
        with art.at(20 + i * 6, 470, 1, -26 + i * 26):
            art.body(rect(-38, -130, 76, 110, 10), cc, 5.6)
            art.flat(rect(-28, -120, 56, 90, 6), WHITE, 0.35)
    paw(art, 26, 452, fur)
    paw(art, -130, 470, fur, 14)


PROPS: dict[str, Callable[[Art, str, str], None]] = {
    "laptop": _laptop,
    "magnifier": _magnifier,
    "chart": _chart,
    "phone": _phone,
    "mug": _mug,
    "whistle": _whistle,
    "brush": _brush,
    "wrench": _wrench,
    "cards": _cards,
}
