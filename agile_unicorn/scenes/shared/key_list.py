"""What every key of the match table does, on an index card."""

from __future__ import annotations

from typing import Final

from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared import parts
from agile_unicorn.scenes.shared.caps import cap, cap_name, wide_cap
from agile_unicorn.table.bindings import DEEDS, Bindings
from agile_unicorn.table.looks import GroupLook, PartLook

CARD: Final = (424.0, 836.0)
LISTED: Final = (
    "card",
    "confirm",
    "undo",
    "pass",
    "auto_pass",
    "advice",
    "next_zone",
    "log",
    "again",
    "sort",
    "read",
    "rules",
    "sound",
    "speed",
    "fullscreen",
    "back",
)
"""Deeds in the order in which one comes to need them; two of them have more than one key."""
KEYS_OF: Final = {"card": ("1", "9"), "undo": ("ctrl_z", "backspace")}
TOP, STEP = -302.0, 44.0
CAP: Final = 40.0
GAP: Final = 6.0
DASH: Final = 22.0
"""Between the first and the last of several keys."""
LEFT, RIGHT = -182.0, 184.0


def key_list(words: Words, bindings: Bindings) -> GroupLook:
    """All keys as they are bound now."""
    lines: list[PartLook] = []
    for i, name in enumerate(LISTED):
        y = TOP + i * STEP
        drawn, left = _caps(_keys(name, bindings), y, words)
        lines += drawn
        label, room = words(f"app.keys.{name}"), left - LEFT - GAP
        lines.append(parts.line(label, LEFT, y, room, 20, align="left", lines=2))
    return parts.group(
        parts.piece("index_card", 0, 0, *CARD),
        parts.line(words("app.keys.title"), 0, -360, 340, 34, "title"),
        *lines,
    )


def _keys(name: str, bindings: Bindings) -> tuple[str, ...]:
    if name in KEYS_OF:
        return KEYS_OF[name]
    return tuple(bindings.key_of(deed) for deed in DEEDS if deed.name == name)


def _caps(keys: tuple[str, ...], y: float, words: Words) -> tuple[list[PartLook], float]:
    """The keys side by side, the last one at the edge of the card; and where they begin."""
    out: list[PartLook] = []
    right = RIGHT
    for key in reversed(keys):
        special = key in KEYS_OF["undo"]
        label = words(f"app.keys.caps.{key}") if special else cap_name(key, words)
        wide = CAP if len(label) <= 3 else CAP + 9.0 * (len(label) - 2)
        drawn = cap(key, words, CAP) if wide == CAP else wide_cap(label, wide, CAP)
        out += [PartLook(one.look, one.x + right - wide / 2, one.y + y) for one in drawn]
        right -= wide + (DASH if keys == KEYS_OF["card"] else GAP)
    if keys == KEYS_OF["card"]:
        out.append(parts.line("\u2013", RIGHT - CAP - DASH / 2, y - 3, DASH, 20))
    return out, right
