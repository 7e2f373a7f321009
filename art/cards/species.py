"""The animals of the office as data: colours and the choice of head, ears, muzzle and markings."""

from __future__ import annotations

import msgspec

from art.press.palette import CORAL, INK, PINK

HEADS = {
    "round": [
        (0, 26),
        (108, 50),
        (160, 140),
        (124, 232),
        (0, 268),
        (-124, 232),
        (-160, 140),
        (-108, 50),
    ],
    "wide": [
        (0, 44),
        (96, 48),
        (150, 108),
        (182, 176),
        (112, 240),
        (0, 272),
        (-112, 240),
        (-182, 176),
        (-150, 108),
        (-96, 48),
    ],
    "pear": [
        (0, 30),
        (84, 46),
        (120, 120),
        (164, 200),
        (110, 262),
        (0, 282),
        (-110, 262),
        (-164, 200),
        (-120, 120),
        (-84, 46),
    ],
    "flat": [
        (0, 74),
        (90, 66),
        (150, 96),
        (184, 168),
        (130, 236),
        (0, 262),
        (-130, 236),
        (-184, 168),
        (-150, 96),
        (-90, 66),
    ],
    "tall": [
        (0, 6),
        (78, 22),
        (116, 84),
        (112, 160),
        (128, 226),
        (84, 276),
        (0, 290),
        (-84, 276),
        (-128, 226),
        (-112, 160),
        (-116, 84),
        (-78, 22),
    ],
    "egg": [
        (0, 16),
        (96, 44),
        (148, 134),
        (136, 222),
        (70, 270),
        (-70, 270),
        (-136, 222),
        (-148, 134),
        (-96, 44),
    ],
}
"""Outline of the head; the eyes lie near y 130, the chin near y 270."""


class Species(msgspec.Struct, frozen=True):
    """Colours and parts of one animal; part names are those of the module heads."""

    fur: str
    light: str
    dark: str
    head: str
    ears: str
    inner: str
    muzzle: str
    mark: str = ""
    nose: str = INK
    lid: str = ""
    paw: str = ""
    tail: str = ""

    @property
    def lid_colour(self) -> str:
        """Colour of the eyelids."""
        return self.lid or self.fur

    @property
    def paw_colour(self) -> str:
        """Colour of the hands."""
        return self.paw or self.fur


_PANDA = "#3B3354"
SPECIES = {
    "raccoon": Species(
        "#9A94A8",
        "#F4EDE2",
        "#453D63",
        "wide",
        "cat",
        "#D9D2DE",
        "raccoon",
        "mask",
        lid="#453D63",
        tail="bushy",
    ),
    "cat": Species(
        "#F09A4A", "#FFE7C4", "#C96A22", "wide", "cat", PINK, "cat", "tabby", CORAL, tail="long"
    ),
    "fox": Species("#E8743B", "#FFF3E0", "#4A2A34", "wide", "fox", "#5A3040", "fox", tail="bushy"),
    "bear": Species(
        "#9B6A45", "#E6C49A", "#5E3B26", "round", "round", "#E6C49A", "bear", tail="stub"
    ),
    "panda": Species(
        "#FBF5EA",
        "#FFFDF6",
        _PANDA,
        "round",
        "round",
        _PANDA,
        "bear",
        "panda",
        lid=_PANDA,
        paw=_PANDA,
        tail="stub",
    ),
    "pig": Species("#F5A9B0", "#F08C98", "#B9505F", "round", "pig", "#E98592", "pig"),
    "frog": Species("#77B955", "#DDF0B8", "#3E7A34", "flat", "frog", "#77B955", "frog"),
    "bunny": Species(
        "#E9DDD0", "#FFF8EE", "#B8A48F", "round", "bunny", PINK, "bunny", nose=CORAL, tail="stub"
    ),
    "dog": Species(
        "#E3B878", "#FFF0D6", "#8A5A33", "pear", "floppy", "#8A5A33", "bear", "patch", tail="long"
    ),
    "penguin": Species(
        "#3A4A6B",
        "#FFFAEE",
        "#25324D",
        "egg",
        "none",
        "#3A4A6B",
        "beak",
        "penguin",
        paw="#3A4A6B",
        tail="stub",
    ),
    "llama": Species(
        "#F0DFC0",
        "#FFF6E2",
        "#B99468",
        "tall",
        "llama",
        PINK,
        "llama",
        "fringe",
        paw="#8A5A33",
        tail="stub",
    ),
    "hamster": Species(
        "#E7A65C", "#FFF3E0", "#B9742F", "wide", "round", PINK, "hamster", "blaze", CORAL
    ),
    "mole": Species(
        "#5B536F", "#F6AFB6", "#3F3852", "egg", "none", "#5B536F", "mole", paw="#F6AFB6"
    ),
    "lamb": Species(
        "#F3D3BE",
        "#FFFAEE",
        "#C99C84",
        "egg",
        "lamb",
        PINK,
        "lamb",
        "wool",
        CORAL,
        paw="#5B4A55",
        tail="stub",
    ),
    "goat": Species(
        "#D9D2DE",
        "#FFFAEE",
        "#8C8499",
        "tall",
        "horns",
        PINK,
        "llama",
        "beard",
        paw="#5B536F",
        tail="stub",
    ),
    "sloth": Species("#A98B6D", "#EBD6B2", "#7E6249", "round", "none", "#A98B6D", "sloth", "sloth"),
    "mouse": Species(
        "#B9B3C4", "#EDE7F2", "#7E778F", "round", "big", PINK, "bunny", nose=CORAL, tail="long"
    ),
    "koala": Species(
        "#A9A6B8", "#F1ECF5", "#6F6A82", "round", "koala", "#F1ECF5", "koala", tail="stub"
    ),
    "wolf": Species("#7F8AA3", "#EEF1F6", "#3B4260", "wide", "fox", "#3B4260", "fox", tail="bushy"),
    "beaver": Species(
        "#9A6238", "#D9A873", "#5E3A26", "pear", "round", "#5E3A26", "beaver", tail="thick"
    ),
    "elephant": Species(
        "#9AA6BC", "#C5CEDD", "#6B7690", "round", "elephant", PINK, "elephant", tail="stub"
    ),
    "badger": Species(
        "#FBF5EA", "#FFFDF6", "#3B3354", "pear", "round", "#FBF5EA", "bear", "badger", paw="#3B3354"
    ),
    "otter": Species(
        "#8B6A50", "#EBD3B0", "#5C4433", "wide", "low", "#5C4433", "otter", tail="thick"
    ),
    "capybara": Species(
        "#B98A58", "#D9B284", "#7A5636", "tall", "low", "#7A5636", "capybara", paw="#7A5636"
    ),
    "walrus": Species("#A8775F", "#D9AE93", "#6E4A3A", "pear", "none", "#A8775F", "walrus"),
    "moose": Species(
        "#8B5E3C",
        "#C9996A",
        "#5C3B26",
        "tall",
        "antlers",
        PINK,
        "llama",
        paw="#5C3B26",
        tail="stub",
    ),
    "vulture": Species(
        "#E9A79A", "#FFD9CC", "#3E3552", "egg", "none", "#E9A79A", "hook", "ruff", paw="#3E3552"
    ),
    "redpanda": Species(
        "#C9562E",
        "#FFF3E0",
        "#5A2A24",
        "wide",
        "round",
        "#FFF3E0",
        "raccoon",
        "redpanda",
        tail="bushy",
        paw="#5A2A24",
    ),
    "joey": Species("#C98F5A", "#F3D9B0", "#8A5A33", "pear", "joey", PINK, "bunny", paw="#C98F5A"),
    "squirrel": Species("#B5622E", "#F1D6A4", "#7A3E1C", "wide", "tuft", "#F1D6A4", "hamster"),
    "hippo": Species("#A79BC0", "#C6BBD9", "#6F6390", "pear", "low", PINK, "hippo", tail="stub"),
    "rhino": Species("#9B9CAB", "#C3C4CF", "#65667A", "tall", "low", PINK, "rhino", tail="stub"),
    "ox": Species(
        "#4E3A4A", "#C9A58E", "#2F2230", "tall", "bull", PINK, "bull", paw="#2F2230", tail="long"
    ),
    "seal": Species("#8C93A8", "#C9CFDD", "#5A6178", "round", "none", "#8C93A8", "otter"),
}
