"""Keys and buttons of pads as small pictures."""

from __future__ import annotations

from typing import Final

from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared.parts import line, piece
from agile_unicorn.table.bindings import PAD
from agile_unicorn.table.looks import PartLook

NAMED: Final = frozenset(("enter", "escape", "tab", "space"))
"""Keys that are called otherwise in another language."""
PLACES: Final = frozenset(("bottom", "right", "left", "top"))
"""Buttons that are known by their place."""
BUTTONS: Final = {
    "l1": "L",
    "r1": "R",
    "l3": "L3",
    "r3": "R3",
    "start": "Start",
    "select": "Select",
}


def cap_name(name: str, words: Words) -> str:
    """What is printed on the key, or on the button behind :data:`PAD`, in a few letters."""
    if name.startswith(PAD):
        return BUTTONS.get(name.removeprefix(PAD), "")
    if name in NAMED:
        return words(f"app.keys.caps.{name}")
    return name if len(name) > 3 else name.upper()


def cap(name: str, words: Words, px: float, *, chosen: bool = False) -> tuple[PartLook, ...]:
    """A key, or a button of a pad, ``px`` wide, as parts of a group."""
    key = piece("key_sun" if chosen else "key_paper", 0, 0, px, px)
    if name.removeprefix(PAD) in PLACES and name.startswith(PAD):
        return key, piece(f"pad_{name.removeprefix(PAD)}", 0, -0.06 * px, 0.6 * px, 0.6 * px)
    label = cap_name(name, words) if name else "\u2013"
    size = px * (0.42, 0.36, 0.26)[max(0, min(2, len(label) - 2))]
    return key, line(label, 0, -0.07 * px, 0.68 * px, size, "title", floor=8)


def wide_cap(label: str, width: float, height: float) -> tuple[PartLook, ...]:
    """A key with a word on it."""
    key = piece("key_paper", 0, 0, width, height)
    return key, line(label, 0, -0.07 * height, 0.7 * width, 0.4 * height, "title", floor=12)
