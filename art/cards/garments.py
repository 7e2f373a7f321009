"""What team members wear: torso from the neck (y 286) down to the ribbon (y 520)."""

from __future__ import annotations

from art.press.palette import SUN, WHITE, darker
from art.press.paths import ellipse, poly, rect, spark, spline
from art.press.plates import Art

_TORSO = "M-196 520C-200 396 -168 318 -96 286L96 286C168 318 200 396 196 520Z"


def torso(art: Art, kind: str, main: str, second: str) -> None:
    """A dressed upper body: plain, hoodie, shirt, blazer, tee, stripe, overall, turtle, vest
    or coat, in two colours."""
    if kind == "hoodie":
        hood = [(-150, 330), (-168, 260), (-120, 220), (0, 210), (120, 220), (168, 260), (150, 330)]
        art.body(spline(hood), darker(main), 6.4)
    art.body(_TORSO, main, 7)
    with art.clip(_TORSO):
        art.shade("M70 270C130 330 110 430 84 540H220V260Z", 0.6)
        pattern(art, kind, main, second)
    art.line(_TORSO, 7)
    if kind == "hoodie":
        neck = "M-98 288C-60 320 60 320 98 288C92 330 40 356 0 356C-40 356 -92 330 -98 288Z"
        art.body(neck, darker(main, 0.3), 5.4)
        for s in (-1, 1):
            art.tube(f"M{s * 40} 340q{s * 8} 40 {s * 2} 74", WHITE, 12, 4)
    elif kind == "turtle":
        neck = (
            "M-88 246H88C100 262 102 292 96 308C40 328 -40 328 -96 308C-102 292 -100 262 -88 246Z"
        )
        art.body(neck, main, 6.4)
    elif kind == "coat":
        _collar(art, main)


def pattern(art: Art, kind: str, main: str, second: str) -> None:
    """What the garment shows on the chest, in head coordinates."""
    if kind in ("shirt", "blazer"):
        art.body("M-60 280L0 420L60 280Z", WHITE, 5)
        tie = [(-20, 300), (20, 300), (14, 332), (26, 440), (0, 474), (-26, 440), (-14, 332)]
        art.body(poly(*((float(x), float(y)) for x, y in tie)), second, 5)
        art.line("M-15 330H15", 4)
    if kind == "blazer":
        for s in (-1, 1):
            lapel = (
                f"M{s * 58} 268L{s * 112} 284L{s * 104} 350L{s * 128} 372L{s * 10} 520H{s * 40}"
                f"V520H0L{s * 6} 440Z"
            )
            art.body(lapel, darker(main, 0.12), 5.4)
    elif kind == "tee":
        art.body(spark(0, 410, 44, 0.25), second, 5)
    elif kind == "stripe":
        for y in range(310, 540, 52):
            art.flat(rect(-220, y, 440, 24), second)
    elif kind == "overall":
        for s in (-1, 1):
            art.body(rect(s * 74 - 18, 270, 36, 170), second, 5)
            art.flat(ellipse(s * 74, 398, 8), SUN)
        art.body(rect(-110, 392, 220, 160, 16), second, 5.6)
        art.body(rect(-48, 430, 96, 60, 10), darker(second, 0.15), 4.4)
    elif kind == "vest":
        _vest(art, second)
    elif kind == "coat":
        art.line("M0 300V530", 5)
        for y in (380, 440):
            art.body(ellipse(-22, y, 9), second, 4)


def _vest(art: Art, colour: str) -> None:
    for s in (-1, 1):
        art.body(f"M{s * 96} 280L{s * 200} 330V540H{s * 24}L{s * 40} 360Z", colour, 5.6)
        for y in (380, 430, 480):
            art.line(f"M{s * 36} {y}Q{s * 110} {y + 14} {s * 200} {y}", 4)


def _collar(art: Art, colour: str) -> None:
    for s in (-1, 1):
        art.body(
            f"M{s * 4} 330L{s * 40} 262L{s * 118} 286L{s * 84} 372Z", darker(colour, 0.12), 5.6
        )
