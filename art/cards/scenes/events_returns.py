"""An event that comes back: through the window, with cake."""

from __future__ import annotations

from art.cards import backdrops
from art.cards.heads import head
from art.cards.paws import paw
from art.cards.pictures import picture
from art.cards.species import SPECIES
from art.press.brush import brush
from art.press.palette import (
    BROWN,
    CORAL,
    EVENT,
    GLASS,
    INK,
    PINK,
    SUN,
    TAN,
    TEAL,
    WHITE,
    lighter,
)
from art.press.paths import ellipse, points, poly, rect, spline, star
from art.press.plates import DOWN, Art

_BOOMERANG = (
    "M-178 -92C-196 -128 -160 -160 -124 -146L40 -84C86 -66 100 -30 84 12L24 182"
    "C10 218 -38 216 -46 178C-48 166 -46 156 -42 144L2 24C6 10 2 2 -10 -2L-140 -52"
    "C-160 -60 -170 -74 -178 -92Z"
)


@picture("boomerang_hire", backdrops.window)
def boomerang_hire(art: Art) -> None:
    """Sunburnt, in sunglasses, it flies back in; some of the cake of its farewell is left."""
    _broken_pane(art)
    for path, w in (("560,60 600,160 590,270", 12), ("520,50 570,120 576,210", 9)):
        art.ink(brush(points(path), w, 0.05, 0.5))
    with art.at(372, 214, 1.24, -45):
        _returner(art)
    _desk_with_cake(art)
    _ducking(art)


def _broken_pane(art: Art) -> None:
    """A hole in its shape, and splinters."""
    art.body(star(372, 190, 13, 232, 150, 10), GLASS, 6)
    art.cover(star(372, 190, 13, 208, 134, 10), EVENT.tint)
    for x, y, turn, size in (
        (164, 236, 20, 1.0),
        (128, 320, 70, 0.8),
        (190, 400, -20, 0.9),
        (248, 372, 40, 0.8),
        (566, 350, -50, 0.9),
        (240, 96, 10, 0.7),
    ):
        with art.at(x, y, size, turn):
            art.body(poly((-20, -10), (16, -26), (24, 12), (-4, 26)), GLASS, 5)
            art.flat(poly((-10, -6), (6, -14), (2, 8)), WHITE, 0.8)


def _returner(art: Art) -> None:
    art.body(_BOOMERANG, TAN, 8)
    with art.clip(_BOOMERANG):
        art.shade("M60 -80L110 -20L10 220H-70L40 20L-20 -40Z", 0.5)
        for x, y, turn in ((-134, -100, 22), (-2, 150, 110)):
            with art.at(x, y, 1, turn):
                art.flat(rect(-13, -70, 18, 140), CORAL)
                art.flat(rect(14, -70, 11, 140), WHITE)
    art.line(_BOOMERANG, 8)
    with art.at(34, -42, 0.9, 45):
        for s in (-1, 1):
            art.body(rect(s * 34 - 30, -26, 60, 44, 14), INK, 5)
            art.flat(poly((s * 34 - 20, -22), (s * 34 - 2, -22), (s * 34 - 22, 12)), WHITE, 0.5)
        art.line("M-8 -16H8", 9)
        art.body("M-20 34Q10 46 40 28Q38 58 8 60Q-16 56 -20 34Z", WHITE, 5.4)
        art.line("M-4 40V56M16 40V58", 3.6)
    with art.at(-18, 26, 0.9, 45):
        art.body(poly((0, -8), (-34, -24), (-36, 14), (-4, 12)), WHITE, 5.4)
        art.body(poly((0, -8), (34, -24), (36, 14), (4, 12)), WHITE, 5.4)
        tie = spline(points("-11,0 11,0 16,40 6,70 24,104 -4,116 -18,84 -22,40"), pull=0.1)
        art.body(tie, EVENT.mid, 5.4)


def _desk_with_cake(art: Art) -> None:
    art.body(rect(44, 478, 542, 90), BROWN, 6.8)
    art.shade(rect(44, 510, 542, 58), 0.4, DOWN)
    with art.at(372, 400):
        art.body(ellipse(0, 92, 118, 16), WHITE, 6)
        art.body("M-90 30V84C-50 98 50 98 90 84V30Z", "#F5D7A0", 6.6)
        art.flat("M-87 52C-40 64 40 64 87 52V64C40 76 -40 76 -87 64Z", CORAL)
        art.shade("M24 36H90V84C70 92 50 96 20 96Z", 0.4)
        icing = "M-94 26C-94 -6 94 -6 94 26C88 54 66 46 58 34C48 60 24 58 14 38"
        art.body(f"{icing}C4 62 -22 60 -32 38C-42 56 -84 56 -94 26Z", PINK, 6.6)
        for x, colour in ((-34, TEAL), (0, SUN), (34, CORAL)):
            art.body(rect(x - 7, -40, 14, 46, 4), colour, 4.6)
            with art.at(x, -64):
                art.body("M0 0C12 16 8 24 0 24C-8 24 -12 16 0 0Z", SUN, 4)


def _ducking(art: Art) -> None:
    """Two colleagues under the edge of the desk."""
    for x, species, eyes in ((126, "mouse", "up"), (526, "frog", "up")):
        with art.at(x, 414, 0.46):
            head(art, SPECIES[species], (eyes, 0), "o", 7)
    art.body(rect(44, 500, 542, 70), BROWN, 6.8)
    art.flat(rect(44, 504, 542, 10), lighter(BROWN, 0.25))
    art.shade(rect(330, 512, 256, 58), 0.4)
    for x, species in ((82, "mouse"), (170, "mouse"), (482, "frog"), (570, "frog")):
        paw(art, x, 502, SPECIES[species].fur, 0, 0.62)
