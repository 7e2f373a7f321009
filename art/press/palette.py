"""Colours of the game: the ink, the stock, the accents and the five tones of each card family."""

from __future__ import annotations

import msgspec

INK = "#2A2140"
PAPER = "#F8EFDC"
PAPER_SHADE = "#EADBBE"
WHITE = "#FFFAEE"

SUN = "#FFC640"
ORANGE = "#F28A2E"
CORAL = "#FF7B66"
PINK = "#F6AFB6"
TEAL = "#2FB0A6"
LILAC = "#8A6BD0"
BROWN = "#8B5838"
TAN = "#D8A067"
SAND = "#F1D6A4"
GREY = "#A69FB2"
DARK_GREY = "#5B536F"
NIGHT = "#3A315C"
LEAF = "#77B955"
GLASS = "#BFE6F5"
SCREEN = "#22304F"
MOUTH = "#7A1630"

SEATS = (SUN, TEAL, CORAL, LILAC, SAND, PINK)
"""Seat colours 0..5 in seating order."""


class Family(msgspec.Struct, frozen=True):
    """Five tones of one card family, darkest first; `name` is the word of the rules."""

    name: str
    deep: str
    dark: str
    mid: str
    light: str
    tint: str


STORY = Family("story", "#123563", "#1C5199", "#3A8EDA", "#92C7EF", "#D2E8F6")
TEAM = Family("team", "#2C1854", "#432679", "#6B46B5", "#AE93DF", "#E1D6F3")
EVENT = Family("event", "#651220", "#98202D", "#D43B37", "#F28A74", "#FAD8C8")
INCENTIVE = Family("incentive", "#104A37", "#1B7050", "#41B27B", "#98D7AC", "#D9F0DA")
MOVER = Family("mover", "#7A4408", "#B5650F", "#F0A02B", "#FBCF76", "#FFEFC9")
BACK = Family("back", "#1C1738", "#2B2450", "#3B3266", "#6D60A6", "#D9D2EE")

FAMILIES = {f.name: f for f in (STORY, TEAM, EVENT, INCENTIVE, MOVER, BACK)}


def rgb(colour: str) -> tuple[int, int, int]:
    """Red, green and blue (0..255) of a #RRGGBB colour."""
    digits = colour.lstrip("#")
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


def mix(first: str, second: str, share: float) -> str:
    """The colour `share` (0..1) of the way from `first` to `second`."""
    a, b = rgb(first), rgb(second)
    r, g, bl = (round(a[i] + (b[i] - a[i]) * share) for i in range(3))
    return f"#{r:02X}{g:02X}{bl:02X}"


def darker(colour: str, share: float = 0.22) -> str:
    """The colour moved towards the ink."""
    return mix(colour, INK, share)


def lighter(colour: str, share: float = 0.35) -> str:
    """The colour moved towards white."""
    return mix(colour, WHITE, share)
