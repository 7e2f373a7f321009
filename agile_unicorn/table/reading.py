"""All words of a layout as plain text, in the order in which they are read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from agile_unicorn.table.looks import GroupLook, Layout, Look, TextLook
from agile_unicorn.table.typesetting import SOFT_HYPHEN

ROW: Final = 40.0
"""Things whose middles differ less in height stand beside each other."""
GONE: Final = 0.3
"""What is fainter than that cannot be read."""


def read_out(layout: Layout) -> str:
    """One line for each thing with words on it, from the top, in rows from the left."""
    things = [
        (spot.y // ROW, spot.x, said)
        for spot in layout.values()
        if spot.alpha > GONE and (said := " ".join(_words(spot.look)))
    ]
    return "\n".join(said for _, _, said in sorted(things))


def _words(look: Look) -> Iterator[str]:
    if isinstance(look, TextLook):
        text = " ".join(look.text.replace(SOFT_HYPHEN, "").split())
        if text:
            yield text
    elif isinstance(look, GroupLook):
        for part in look.parts:
            yield from _words(part.look)
