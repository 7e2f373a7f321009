"""Eyes and mouths: the deadpan faces of animals and of things."""

from __future__ import annotations

import math

from art.press.palette import CORAL, INK, MOUTH, TAN, WHITE
from art.press.paths import ellipse, number
from art.press.plates import Art


def eye(
    art: Art,
    x: float,
    y: float,
    r: float,
    look: tuple[float, float] = (0, 0),
    lid: float = 0,
    lid_colour: str = TAN,
    pupil: float = 0.52,
    width: float = 5,
) -> None:
    """A round eye; `lid` is the share the upper lid hides (0.3 to 0.45 is the house look)."""
    art.body(ellipse(x, y, r), WHITE, width)
    art.flat(ellipse(x + look[0], y + look[1], r * pupil), INK)
    art.flat(ellipse(x + look[0] - r * 0.17, y + look[1] - r * 0.2, r * 0.17), WHITE)
    if lid > 0:
        edge = y - r + 2 * r * lid
        half = math.sqrt(max(0, r * r - (edge - y) ** 2))
        radius, large = number(r), int(lid > 0.5)
        art.body(
            f"M{number(x - half)} {number(edge)}A{radius} {radius} 0 {large} 1 "
            f"{number(x + half)} {number(edge)}Z",
            lid_colour,
            width,
        )


def object_face(
    art: Art,
    x: float,
    y: float,
    scale: float = 1,
    eyes: str = "open",
    mouth: str = "smile",
    gap: float = 46,
    cheeks: bool = True,
    lid: float = 0,
    lid_colour: str = TAN,
) -> None:
    """The face of a thing: eyes open, dot or shut; mouth smile, open, flat, worry or none."""
    with art.at(x, y, scale):
        for side in (-1, 1):
            _object_eye(art, eyes, side * gap, side, lid, lid_colour)
            if cheeks:
                art.flat(ellipse(side * (gap + 36), 28, 17, 10), CORAL, 0.65)
        if mouth == "smile":
            art.line("M-24 30Q0 52 24 30", 7)
        elif mouth == "open":
            laugh = "M-26 28Q0 36 26 28Q24 66 0 66Q-24 66 -26 28Z"
            art.body(laugh, MOUTH, 5.4)
            with art.clip(laugh):
                art.flat(ellipse(0, 66, 20, 14), CORAL)
        elif mouth == "flat":
            art.line("M-20 38H22", 7)
        elif mouth == "worry":
            art.line("M-26 46Q-12 34 0 42T26 40", 7)


def _object_eye(art: Art, kind: str, x: float, side: int, lid: float, lid_colour: str) -> None:
    if kind == "open":
        eye(art, x, 0, 30, (side * -3, 3), lid, lid_colour, 0.58)
    elif kind == "dot":
        art.flat(ellipse(x, 0, 13, 17), INK)
        art.flat(ellipse(x - 4, -7, 5), WHITE)
    elif kind == "shut":
        art.line(f"M{x - 20} 0Q{x} 18 {x + 20} 0", 7)
