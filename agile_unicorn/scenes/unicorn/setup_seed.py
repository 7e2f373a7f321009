"""The tag with the number from which a match is dealt: drawn, or written down to deal the same."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from agile_unicorn.engine.pieces import Ref, place_ref
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared import parts
from agile_unicorn.table.field import TextField
from agile_unicorn.table.looks import Spot

SEED: Final = place_ref("seed")
LONGEST: Final = 18
"""Digits that can be written; every such number is a seed."""


class SeedEntry(Struct, frozen=True):
    """The number while it is being written."""

    field: TextField

    @classmethod
    def of(cls, seed: int | None) -> SeedEntry:
        """Begin with the number chosen so far."""
        return cls(TextField.holding("" if seed is None else str(seed), LONGEST))

    @property
    def seed(self) -> int | None:
        """What is written, or ``None``: draw one."""
        return int(self.field.text) if self.field.text else None

    def write(self, text: str) -> SeedEntry:
        """Take the digits of ``text``."""
        digits = "".join(char for char in text if char in "0123456789")
        return replace(self, field=self.field.write(digits))


def seed_tag(seed: int | None, entry: SeedEntry | None, words: Words) -> dict[Ref, Spot]:
    """The tag at the tray; a click writes on it."""
    if entry is not None:
        title = entry.field.shown
    else:
        title = words("unicorn.setup.seed_random") if seed is None else str(seed)
    label = words("unicorn.setup.seed")
    tag = parts.tag(444, 884, 258, 68, title, label, angle=2, z=4, hot=True, px=25)
    return {SEED: replace(tag, glow=entry is not None)}


def help_for(ref: Ref | None, words: Words) -> str:
    """One sentence about the tag, if ``ref`` is it."""
    return words("unicorn.setup.seed_help") if ref == SEED else ""
