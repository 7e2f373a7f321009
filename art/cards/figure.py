"""A whole figure: an animal with body, limbs and tail, drawn in any pose."""

from __future__ import annotations

import math

from art.cards.critter import Critter, bust, nape
from art.cards.garments import pattern
from art.cards.paws import paw
from art.cards.poses import POSES, Limb, Pose
from art.cards.species import SPECIES, Species
from art.press.brush import brush, taper
from art.press.palette import darker
from art.press.paths import Point, ellipse
from art.press.plates import Art

HEAD = 0.62
"""Scale of the head in a figure."""

_TAILS: dict[str, tuple[tuple[Point, ...], tuple[float, ...]]] = {
    "long": (((0, 0), (52, 20), (86, -20), (70, -66)), (22, 20, 18, 14)),
    "bushy": (((0, 0), (60, 20), (104, -30), (84, -96)), (20, 50, 58, 3)),
    "stub": (((0, 0), (22, 4), (40, 2)), (34, 38, 30)),
    "thick": (((0, 0), (66, 34), (130, 40), (170, 22)), (64, 50, 30, 3)),
}


def figure(art: Art, critter: Critter, pose: Pose | str, layer: str = "all") -> None:
    """Draws the figure with its neck at the origin.

    Layer "back" leaves out the arms in front and "front" draws only those, so that a prop can
    come between.
    """
    p = POSES[pose] if isinstance(pose, str) else pose
    sp = SPECIES[critter.species]
    dressed = critter.outfit != "fur"
    sleeve = critter.colours[0] if dressed else sp.fur
    if layer != "front":
        if sp.tail and critter.tail:
            _tail(art, sp, p)
        for leg in p.legs or ():
            _leg(art, leg, critter.trousers or sleeve, critter.shoes or sp.paw_colour)
        for i in (0, 1):
            if not p.front[i]:
                arm(art, p.arms[i], sleeve, sp.paw_colour)
        _body(art, critter, p, sp)
        with art.at(*p.head, HEAD, p.nod), art.at(0, -150):
            if p.face:
                bust(art, critter, 6.8)
            else:
                nape(art, critter, 6.8)
    if layer != "back":
        for i in (0, 1):
            if p.front[i]:
                arm(art, p.arms[i], sleeve, sp.paw_colour)
                art.cover(ellipse(*p.arms[i][0], 15), sleeve)


def arm(art: Art, limb: Limb, sleeve: str, fur: str, hand: bool = True) -> None:
    """A sleeve that tapers towards the wrist, and the hand."""
    outline = taper(limb, (42, 36, 30))
    art.body(outline, sleeve, 6)
    with art.clip(outline):
        art.shade(outline, 0.34)
    if hand:
        (ex, ey), (hx, hy) = limb[1], limb[2]
        turn = math.degrees(math.atan2(hy - ey, hx - ex)) + 90
        paw(art, hx, hy, fur, turn, 0.66)


def _leg(art: Art, limb: Limb, trousers: str, shoe: str) -> None:
    outline = taper(limb, (54, 48, 38))
    art.body(outline, trousers, 6)
    with art.clip(outline):
        art.shade(outline, 0.34)
    (kx, ky), (fx, fy) = limb[1], limb[2]
    turn = math.degrees(math.atan2(fy - ky, fx - kx)) - 90
    with art.at(fx, fy, 1, turn, flip=fx < limb[0][0]):
        art.body("M-24 -8C-28 14 -22 20 0 20H34C40 4 22 -10 20 -12Z", shoe, 6)


def _body(art: Art, critter: Critter, pose: Pose, sp: Species) -> None:
    dressed = critter.outfit != "fur"
    outline = taper(pose.spine, (78, 116, 104))
    main, second = critter.colours if dressed else (sp.fur, sp.light)
    art.body(outline, main, 6.6)
    (nx, ny), (hx, hy) = pose.spine[0], pose.spine[2]
    turn = math.degrees(math.atan2(hy - ny, hx - nx)) - 90
    with art.clip(outline):
        art.shade(outline, 0.46)
        with art.at(nx, ny, 0.46, turn), art.at(0, -286):
            if not dressed:
                art.flat(ellipse(0, 430, 78, 110), sp.light)
            elif pose.face and critter.facing:
                pattern(art, critter.outfit, main, second)
        if critter.trousers:
            with art.at(hx, hy, 1, turn):
                art.body("M-90 -14Q0 0 90 -14V90H-90Z", critter.trousers, 5)
    art.line(outline, 6.6)
    if critter.outfit in ("hoodie", "turtle"):
        with art.at(nx, ny, 1, turn):
            collar = taper([(-44, 6), (0, 22), (44, 6)], (22, 28, 22))
            art.body(collar, darker(main, 0.2), 5.4)


def _tail(art: Art, sp: Species, pose: Pose) -> None:
    line, widths = _TAILS[sp.tail]
    hx, hy = pose.spine[2]
    with art.at(hx + 30, hy - 4):
        outline = taper(line, widths)
        art.body(outline, sp.fur, 6)
        with art.clip(outline):
            art.shade(outline, 0.4)
            if sp.tail == "bushy":
                tip = line[-1]
                art.flat(ellipse(tip[0], tip[1], 44, 40), sp.light)
                if sp.mark == "mask":
                    for x, y in ((48, 4), (88, -10), (94, -54)):
                        art.flat(ellipse(x, y, 34, 11, -40), sp.dark)
        art.line(outline, 6)
        art.ink(brush(line[:3], 4))
