"""How somebody wants to see the table: larger words, marks on the seats, more contrast.

Scenes lay out looks without knowing of this; what they mean is turned here into what is printed.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from agile_unicorn.table.ink import INK, WHITE, rgb
from agile_unicorn.table.looks import CardLook, GroupLook, Look, PieceLook, TextLook

MARK: Final = "seat_mark_"
"""How the names of pieces begin that tell seats apart by shape."""
LIGHT: Final = 0.30
"""Lightness up to which ink counts as dark."""
SHADED: Final = 0.88
"""Cards darker than that lie aside; others are only in the shade of somebody's hand."""


class Sight(Struct, frozen=True):
    """``text``: how much larger words are; ``marks``: seats bear shapes; ``contrast``: full ink.

    ``outlined``: what glows has a solid outline instead; with more contrast it always has.
    """

    text: float = 1.0
    marks: bool = False
    contrast: bool = False
    outlined: bool = False

    @property
    def solid(self) -> bool:
        """Whether an outline stands for the glow."""
        return self.contrast or self.outlined


PLAIN: Final = Sight()
AS_LAID: Final = Sight(marks=True)
"""What scenes lay looks like this: nothing has to be changed."""


def marked(look: Look, sight: Sight) -> Look:
    """``look`` without the marks of the seats, if they are not wanted."""
    if sight.marks or not isinstance(look, GroupLook):
        return look
    return GroupLook(
        tuple(
            replace(part, look=marked(part.look, sight))
            for part in look.parts
            if not is_mark(part.look)
        )
    )


def is_mark(look: Look) -> bool:
    """Whether ``look`` is the mark of a seat and nothing else."""
    return isinstance(look, PieceLook) and look.name.startswith(MARK)


def contrasted(look: Look, sight: Sight) -> Look:
    """``look`` with all words in full ink, or white on what is dark, if that is wanted."""
    if not sight.contrast:
        return look
    if isinstance(look, GroupLook):
        parts = (replace(part, look=contrasted(part.look, sight)) for part in look.parts)
        return GroupLook(tuple(parts))
    if isinstance(look, TextLook):
        return replace(look, colour=INK if lightness(look.colour) <= LIGHT else WHITE)
    if isinstance(look, CardLook) and look.shade >= SHADED:
        return replace(look, shade=1.0)
    return look


def lightness(colour: str) -> float:
    """Relative luminance of ``colour``, 0 to 1, as WCAG has it."""
    linear = [
        (part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4)
        for part in rgb(colour)
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
