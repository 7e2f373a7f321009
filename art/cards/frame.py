"""The printed frame of every face: panel, window, ribbon, caption box and footer, without words."""

from __future__ import annotations

import math

from art.cards.badges import badge_shape
from art.cards.grid import (
    CAPTION,
    CAPTION_H,
    CAPTION_W,
    CAPTION_X,
    CAPTION_Y,
    FOOTER_Y,
    PANEL,
    RIBBON_H,
    RIBBON_Y,
    WINDOW,
)
from art.press.palette import INK, PAPER, WHITE, Family, mix
from art.press.paths import ellipse, poly, rect, regular, star
from art.press.plates import DOWN, UP, Art


def frame_back(art: Art, family: Family) -> None:
    """What lies under the picture: the panel with its micro pattern and the empty window."""
    art.body(PANEL, family.mid, 5.4)
    with art.clip(PANEL):
        _pattern(art, family)
        art.flat(rect(26, 806, 578, 60), family.dark, 0.55)
    art.body(WINDOW, family.tint, 5)


def frame_front(art: Art, family: Family) -> None:
    """What lies over the picture: caption box, ribbon, family marks."""
    _caption_box(art, family)
    _ribbon(art, family)
    art.flat(badge_shape(family.name, 70, FOOTER_Y, 12), PAPER)


def _pattern(art: Art, family: Family) -> None:
    """The family's micro pattern, a second cue beside the colour, as one path."""
    step, marks = 26, []
    for row in range(math.ceil(850 / (step * 0.82))):
        y = 26 + row * step * 0.82
        for column in range(24):
            marks.append(_mark(family.name, 26 + column * step + row % 2 * step / 2, y))
    art.flat("".join(marks), family.dark, 0.26)


def _mark(family: str, x: float, y: float) -> str:
    if family == "story":
        return regular(x, y, 6, 8)
    if family == "team":
        return rect(x - 6, y - 6, 12, 12, 3.5)
    if family == "event":
        return star(x, y, 4, 10, 4)
    return ellipse(x, y - 3, 6) + ellipse(x - 4.5, y + 4, 6) + ellipse(x + 4.5, y + 4, 6)


def _caption_box(art: Art, family: Family) -> None:
    cream = mix(PAPER, WHITE, 0.55)
    middle = CAPTION_Y + CAPTION_H * 0.56
    art.body(CAPTION, cream, 4.6)
    with art.clip(CAPTION):
        for r, colour, opacity in (
            (66, family.tint, 0.75),
            (54, cream, 0.8),
            (48, family.tint, 0.55),
        ):
            art.flat(badge_shape(family.name, 315, middle, r), colour, opacity)
        art.shade(rect(CAPTION_X, CAPTION_Y, CAPTION_W, 24), 0.42, UP)
    for x in (CAPTION_X + 15, CAPTION_X + CAPTION_W - 15):
        art.flat(
            badge_shape(family.name, x, CAPTION_Y + CAPTION_H - 15, 5.5),
            family.mid,
            0.8,
        )


def _ribbon(art: Art, family: Family) -> None:
    y, h = RIBBON_Y, RIBBON_H
    for side in (1, -1):
        tail = ((301, 24), (232, 24), (232, h + 20), (301, h + 20), (283, h / 2 + 22))
        fold = ((262, h - 2), (232, h + 20), (232, h - 2))
        art.body(poly(*((315 + side * dx, y + dy) for dx, dy in tail)), family.dark, 5)
        art.body(poly(*((315 + side * dx, y + dy) for dx, dy in fold)), family.deep, 4.4)
    band = f"M53 {y}Q315 {y - 10} 577 {y}V{y + h}Q315 {y + h - 10} 53 {y + h}Z"
    art.flat(f"M53 {y + 10}H577V{y + h + 9}Q315 {y + h} 53 {y + h + 9}Z", INK, 0.22)
    art.body(band, PAPER, 5.8)
    with art.clip(band):
        edge = f"M53 {y + h - 15}Q315 {y + h - 25} 577 {y + h - 15}V{y + h + 9}H53Z"
        art.shade(edge, 0.42, DOWN)
    art.line(f"M66 {y + 10}Q315 {y + 1} 564 {y + 10}", 2.2)
    art.line(f"M66 {y + h - 10}Q315 {y + h - 19} 564 {y + h - 10}", 2.2)
    for x in (80, 550):
        art.flat(badge_shape(family.name, x, y + h / 2 - 3, 9), family.mid)
