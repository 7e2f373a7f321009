"""What is printed on the mats: frames, corners and the zones of each scene, in design pixels.

No words: labels are set at run time.  Positions agree with the layout of the scenes.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from art.press.paths import ellipse, rays, rect, regular, spark
from art.press.plates import Art
from art.table.cloths import CHOICE, PETROL, Cloth
from art.table.light import DESIGN

MAT = (150, 118, 1620, 706)
CORNER = 54

PILE = (350, 304, 164, 232)
BACKLOG = (536, 304, 212, 232)
EVENTS = (1212, 304, 164, 232)
SIDE_BIDS = ((196, 330, 130, 180), (1594, 330, 130, 180))
LENGTHS = (672, 960, 1248)
CHOICES = (446, 712, 978, 1244)
MATCH = ("pitch", "backlog", "retro")
"""Scenes of a match: those whose cloth may be chosen."""


def _double(
    art: Art, cloth: Cloth, box: tuple[float, float, float, float], radius: float = 14
) -> None:
    x, y, w, h = box
    art.flat(rect(x, y, w, h, radius), cloth.ground)
    art.stroke(rect(x, y, w, h, radius), cloth.ink, 2.4, 0.75)
    art.stroke(rect(x + 6, y + 6, w - 12, h - 12, radius - 4), cloth.ink, 1.2, 0.45)


def _frame(art: Art, cloth: Cloth) -> None:
    x, y, w, h = MAT
    art.stroke(rect(x + 26, y + 26, w - 52, h - 52, 36), cloth.ink, 3, 0.8)
    art.stroke(rect(x + 34, y + 34, w - 68, h - 68, 30), cloth.ink, 1.4, 0.6)
    corners = ((62, 62, 0), (w - 62, 62, 90), (w - 62, h - 62, 180), (62, h - 62, 270))
    for dx, dy, turn in corners:
        with art.at(x + dx, y + dy, 1, turn):
            art.stroke("M-10 40C-10 6 6 -10 40 -10M6 52C6 20 20 6 52 6", cloth.ink, 2.4, 0.7)
            art.flat(spark(14, 14, 11, 0.2), cloth.ink, 0.8)


def _rosette(
    art: Art, cloth: Cloth, cx: float, cy: float, radius: float, strength: float = 1
) -> None:
    inner = radius * 0.793
    art.flat(rays(cx, cy, 36, radius, 2.5), cloth.ink, 0.20 * strength)
    art.flat(ellipse(cx, cy, inner), cloth.ground)
    art.stroke(ellipse(cx, cy, radius), cloth.ink, 3, 0.55 * strength)
    art.stroke(ellipse(cx, cy, radius * 1.05), cloth.ink, 1.4, 0.45 * strength)
    art.stroke(ellipse(cx, cy, inner), cloth.ink, 2, 0.5 * strength)
    middle = (radius + inner) / 2
    for i in range(24):
        angle = math.radians(i * 15)
        x, y = cx + middle * math.cos(angle), cy + middle * math.sin(angle)
        art.flat(spark(x, y, radius * 0.04, 0.2), cloth.ink, 0.6 * strength)


def _horn(art: Art, cloth: Cloth, cx: float, cy: float, size: float, strength: float) -> None:
    """A twisted horn between two sparks: the quiet emblem in the middle of a mat."""
    with art.at(cx, cy, size):
        art.stroke("M-26 62L0 -92L26 62Q0 76 -26 62Z", cloth.ink, 2.6, strength)
        twists = "M-22 38Q4 50 23 30M-18 10Q4 22 18 4M-13 -18Q3 -8 13 -24M-9 -44Q2 -36 8 -48"
        art.stroke(twists, cloth.ink, 2, strength)
        for side in (-1, 1):
            art.flat(spark(side * 62, 10, 15, 0.2), cloth.ink, strength)
            art.flat(spark(side * 92, -22, 7, 0.2), cloth.ink, strength)


def _pitch(art: Art, cloth: Cloth) -> None:
    _rosette(art, cloth, 1020, 420, 222)
    for box in (PILE, BACKLOG, EVENTS):
        _double(art, cloth, box)
    for x, y, w, h in SIDE_BIDS:
        art.stroke(rect(x, y, w, h, 14), cloth.ink, 1.8, 0.55)


def _setup(art: Art, cloth: Cloth) -> None:
    art.stroke("M264 338H518M1402 338H1656", cloth.ink, 1.6, 0.6)
    art.stroke("M826 338H806M1094 338H1114", cloth.ink, 1.6, 0.6)
    for x in (264, 391, 518, 1402, 1529, 1656):
        art.flat(spark(x, 338, 10, 0.2), cloth.ink, 0.75)
    for x in LENGTHS:
        art.stroke(regular(x, 338, 6, 134), cloth.ink, 2.4, 0.75)
        art.stroke(regular(x, 338, 6, 142), cloth.ink, 1.2, 0.45)
    for x in CHOICES:
        _double(art, cloth, (x, 528, 240, 252), 16)


def _backlog(art: Art, cloth: Cloth) -> None:
    _double(art, cloth, PILE)
    art.stroke(rect(250, 662, 1420, 108, 20), cloth.ink, 1.8, 0.55)


def _retro(art: Art, cloth: Cloth) -> None:
    art.flat(rays(960, 560, 30, 1300, 3), cloth.ink, 0.07)
    art.flat(ellipse(960, 560, 300, 250), cloth.ground)
    art.stroke(ellipse(960, 560, 300, 250), cloth.ink, 2, 0.4)
    art.stroke(ellipse(960, 560, 312, 261), cloth.ink, 1.2, 0.32)
    _double(art, cloth, (690, 286, 140, 172))
    _double(art, cloth, (478, 612, 166, 168))
    _double(art, cloth, (1108, 612, 298, 168))


def _plain(art: Art, cloth: Cloth) -> None:
    _rosette(art, cloth, 960, 471, 190, 0.8)
    _horn(art, cloth, 960, 476, 1.0, 0.55)


SCENES: dict[str, Callable[[Art, Cloth], None]] = {
    "pitch": _pitch,
    "setup": _setup,
    "backlog": _backlog,
    "retro": _retro,
    "plain": _plain,
}


def mats() -> dict[str, tuple[str, Cloth]]:
    """Every mat by its name: the scene it is for and its cloth."""
    out = {f"mat_{scene}": (scene, PETROL) for scene in SCENES}
    for name, cloth in CHOICE.items():
        out |= {f"mat_{scene}_{name}": (scene, cloth) for scene in MATCH}
    return out


def print_of(scene: str, cloth: Cloth) -> Art:
    """Return the printed lines of a scene's mat as a drawing of the whole table."""
    art = Art(*DESIGN)
    x, y, w, h = MAT
    with art.clip(rect(x + 34, y + 34, w - 68, h - 68, 30)):
        SCENES[scene](art, cloth)
    _frame(art, cloth)
    return art
