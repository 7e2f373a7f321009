"""The colours of the house, and colour arithmetic."""

from __future__ import annotations

from typing import Final

INK: Final = "#2A2140"
PAPER: Final = "#F8EFDC"
PAPER_SHADE: Final = "#EADBBE"
WHITE: Final = "#FFFAEE"
SUN: Final = "#FFC640"
NIGHT: Final = "#5B536F"
"""Ink for what is said less loud."""
MAT: Final = "#1F4D52"
MAT_LABEL: Final = "#7FB9B4"
WALNUT: Final = "#785037"
CREAM: Final = "#F3D9A6"
"""Ink of a stamp on the mat."""
KRAFT: Final = "#7A5330"
"""Ink on brown paper, and of numbers that only count."""
RED: Final = "#C8443C"
BLUSH: Final = "#FAD8C8"
ICE: Final = "#D2E8F6"
SHADOW: Final = "#120A1A"

SEATS: Final = ("#FFC640", "#2FB0A6", "#FF7B66", "#8A6BD0", "#F1D6A4", "#F6AFB6")
CONFETTI: Final = ("#FFC640", "#2FB0A6", "#FF7B66", "#3A8EDA", "#F6AFB6", "#FFFAEE")

Rgb = tuple[int, int, int]


def rgb(colour: str) -> Rgb:
    """``#RRGGBB`` as three numbers; :exc:`ValueError` for anything else."""
    if len(colour) != 7 or colour[0] != "#":
        raise ValueError(f"colour {colour!r} is not of the form #RRGGBB")
    value = int(colour[1:], 16)
    return value >> 16, value >> 8 & 255, value & 255


def mix(one: str, other: str, part: float) -> Rgb:
    """``one`` with ``part`` (0..1) of ``other`` in it."""
    pairs = zip(rgb(one), rgb(other), strict=True)
    red, green, blue = (round(a + (b - a) * part) for a, b in pairs)
    return red, green, blue


def darker(colour: str, part: float = 0.22) -> Rgb:
    """``colour`` on its way to ink."""
    return mix(colour, INK, part)
