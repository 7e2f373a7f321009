"""Expansion: bombs and all-ins."""

from __future__ import annotations

from art.cards import backdrops
from art.cards.faces import eye
from art.cards.paws import paw, wing
from art.cards.pictures import picture
from art.press.brush import brush, taper
from art.press.palette import (
    CORAL,
    DARK_GREY,
    EVENT,
    GREY,
    LILAC,
    NIGHT,
    STORY,
    SUN,
    TEAL,
    WHITE,
    lighter,
)
from art.press.paths import ellipse, points, rect, spline
from art.press.plates import Art


@picture("all_hands", backdrops.sunburst(330, 560, 26, 2, None))
def all_hands(art: Art) -> None:
    """Every paw, hoof and wing of the house goes up around one megaphone."""
    art.tube("M330 560V300", DARK_GREY, 20, 5)
    with art.at(330, 236, 1.2, -6):
        art.body(rect(-112, -26, 70, 56, 14), GREY, 6.4)
        art.body("M-50 -30L70 -92V96L-50 34Z", CORAL, 7)
        art.shade("M-50 10L70 40V96L-50 34Z", 0.5)
        art.body(spline(points("66,-98 96,-60 104,2 96,64 66,102 54,2")), WHITE, 6.4)
        art.body(ellipse(76, 2, 19, 66), NIGHT, 5)
        eye(art, -12, -8, 25, (6, 2), 0.42, CORAL, 0.52)
        art.ink(brush([(0, 34), (20, 30), (36, 40)], 7, 0.4, 0.4))
        for turn in (-34, 0, 34):
            with art.at(110, 2, 1, turn):
                art.ink(brush([(20, 0), (36, -2), (56, 0)], 10))
    arms = (
        (90, 420, -8, "#9B6A45", CORAL),
        (190, 380, 6, "#E8743B", TEAL),
        (500, 372, -5, "#77B955", SUN),
        (580, 430, 10, "#3B3354", WHITE),
        (140, 478, 4, "#9AA6BC", LILAC),
        (256, 452, -6, "#F5A9B0", NIGHT),
        (404, 446, 8, "#FFFAEE", STORY.mid),
        (460, 484, -3, "#F09A4A", "#B1467F"),
        (544, 500, 6, "#8A5A33", TEAL),
        (330, 492, 2, "#FFD24A", EVENT.dark),
        (84, 516, -10, "#FBF5EA", SUN),
        (214, 520, 9, "#5FA05A", CORAL),
    )
    for i, (x, y, turn, fur, sleeve) in enumerate(arms):
        with art.at(x, y, 1.1, turn):
            art.body(taper([(0, 160), (0, 60), (0, 16)], (48, 42, 36)), sleeve, 6.2)
            art.body(rect(-24, 12, 48, 22, 8), lighter(sleeve), 5.4)
            _hand(art, fur, i % 4)


def _hand(art: Art, fur: str, kind: int) -> None:
    if kind == 0:
        wing(art, 0, -14, fur, 0, 0.95)
    elif kind == 1:
        art.body("M-30 12C-38 -20 -26 -46 -6 -44L0 -20L6 -44C26 -46 38 -20 30 12Z", fur, 6)
    elif kind == 2:
        paw(art, 0, -8, fur, 0, 0.95)
    else:
        art.body(
            spline(
                points(
                    "-26,14 -34,-14 -46,-34 -28,-36 -14,-18 -10,-50 8,-50 12,-18 28,-36 "
                    "44,-28 32,-8 26,14"
                )
            ),
            fur,
            6,
        )
