"""Incentives of everyday office life."""

from __future__ import annotations

from art.cards import backdrops
from art.cards.faces import eye
from art.cards.heads import head
from art.cards.paws import paw
from art.cards.pictures import picture
from art.cards.species import SPECIES
from art.press.palette import (
    BROWN,
    CORAL,
    GLASS,
    GREY,
    INCENTIVE,
    INK,
    LILAC,
    MOUTH,
    PAPER,
    STORY,
    TAN,
    WHITE,
    darker,
)
from art.press.paths import (
    ellipse,
    points,
    poly,
    rect,
    regular,
    spline,
)
from art.press.plates import Art


@picture("free_coffee", backdrops.screens)
def free_coffee(art: Art) -> None:
    """A moose on a coffee drip: the cup hangs from an antler, the tube ends in the mouth."""
    art.body("M120 570C112 470 160 424 240 408H400C480 424 528 470 520 570Z", LILAC, 7.4)
    art.shade("M400 408C480 424 528 470 520 570H410Z", 0.5)
    for s in (-1, 1):
        art.body(f"M{320 + s * 8} 470L{320 + s * 52} 404L{320 + s * 96} 420Z", darker(LILAC), 6)
    with art.at(318, 146, 0.98):
        head(art, SPECIES["moose"], ("tired", 0.56), "flat")
    _drip(art)
    art.body(rect(44, 500, 542, 60), BROWN, 6.6)
    art.body(rect(210, 478, 216, 26, 8), GREY, 6)
    for x in range(226, 410, 26):
        art.body(rect(x, 472, 19, 14, 4), WHITE, 4)
    for x, turn in ((196, 30), (436, -30)):
        paw(art, x, 492, SPECIES["moose"].paw_colour, turn, 0.9)


def _drip(art: Art) -> None:
    """A paper cup on a hook, its chamber, and a long bend of tube."""
    tube = points("526,372 528,430 478,462 430,440 404,408 376,392 344,388")
    art.tube(spline(tube, closed=False), GLASS, 13, 4)
    art.stroke(spline(tube, closed=False), BROWN, 5)
    art.tube("M526 92V140", GREY, 10, 3.6)
    art.body("M466 158H586L572 322H480Z", PAPER, 7)
    with art.clip("M466 158H586L572 322H480Z"):
        art.flat("M460 200H590L580 286H470Z", TAN)
        art.line("M460 200H590M460 286H590", 5)
        art.shade("M540 150H590V330H524Z", 0.5)
    art.body("M458 164C456 146 464 138 474 138H578C588 138 596 146 594 164Z", WHITE, 6.6)
    art.body(ellipse(526, 242, 27), WHITE, 5)
    art.line("M526 226V258M510 242H542", 9)
    art.body(rect(512, 322, 28, 52, 12), GLASS, 5.6)
    art.body("M526 330C534 342 534 350 526 352C518 350 518 342 526 330Z", BROWN, 3.6)


@picture("table_football", backdrops.window)
def table_football(art: Art) -> None:
    """Eye to eye over the ball: two players who cannot leave their rods."""
    art.body("M44 400H586V560H44Z", INCENTIVE.mid, 6.6)
    art.flat(poly((50, 400), (190, 400), (130, 560), (44, 560)), INCENTIVE.light, 0.5)
    art.flat(poly((330, 400), (480, 400), (520, 560), (330, 560)), INCENTIVE.light, 0.5)
    art.stroke("M48 412H582", WHITE, 7)
    art.body(rect(44, 368, 542, 34, 4), TAN, 6)
    for x in (110, 550):
        art.body(rect(x - 44, 284, 88, 88, 6), WHITE, 6)
        for i in range(5):
            art.line(f"M{x - 34 + i * 17} 290V366M{x - 40} {298 + i * 15}H{x + 40}", 2.4)
    for y, side in ((284, 1), (262, -1)):
        art.tube(f"M21 {y}H609", GREY, 22, 5)
        art.body(rect(330 + side * 246 - 34, y - 22, 68, 44, 20), INK, 6)
    _player(art, 252, 284, STORY.mid, 1)
    _player(art, 462, 262, CORAL, -1)
    with art.at(330, 486):
        art.flat(ellipse(6, 40, 46, 10), INK, 0.4)
        art.body(ellipse(0, 0, 44), WHITE, 6.4)
        art.body(regular(0, -30, 5, 15), INK, 3)
        for s in (-1, 1):
            art.body(regular(s * 36, 16, 5, 12), INK, 3)
            eye(art, s * 15, 2, 13, (s * 4, -2), 0, WHITE, 0.44, 4.4)
        art.body(ellipse(0, 24, 6, 8), MOUTH, 4)


def _player(art: Art, x: float, y: float, colour: str, side: int) -> None:
    """A wooden fox or bear on its rod, looking at the other one."""
    with art.at(x, y, 1, side * 7):
        art.body(poly((-40, 90), (40, 90), (26, 214), (-26, 214)), colour, 6.6)
        art.body("M-34 206H34L44 236H-44Z", INK, 5.6)
        art.body(rect(-62, -34, 124, 140, 26), colour, 7)
        art.shade(rect(10, -30, 50, 132, 20), 0.45)
        art.flat(rect(-44, 10, 88, 16), WHITE, 0.9)
        art.body(rect(-74, -18, 24, 40, 8), GREY, 5)
        art.body(rect(50, -18, 24, 40, 8), GREY, 5)
        look = "right" if side > 0 else "left"
        with art.at(0, -104, 0.5), art.at(0, -150):
            head(art, SPECIES["fox" if side > 0 else "bear"], (look, 0.34), "flat", 6.6)
