"""Letters and numerals as outlines, so that they are inked like everything else.

Only values that are numbers and the name of the game are drawn this way; words that a player
reads are set at run time.
"""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from art.press.paths import number
from art.press.plates import Art

FONT_FOLDER = Path(__file__).resolve().parents[2] / "assets" / "shared" / "fonts"
MINUS = "\u2212"


class Glyph:
    """One letter: outline with the baseline at y = 0, its left edge and its advance in units."""

    def __init__(self, path: str, x: float, advance: float) -> None:
        self.path = path
        self.x = x
        self.advance = advance


def glyphs(
    text: str, size: float, font: str = "title", tracking: float = 0
) -> tuple[list[Glyph], float]:
    """The letters of a line set at `size` units an em, and the width of the line.

    Raises KeyError when the font lacks a character.
    """
    source = _font(font)
    glyph_set, names = source.getGlyphSet(), source.getBestCmap()
    scale = size / source["head"].unitsPerEm
    line, x = [], 0.0
    for character in text:
        glyph = glyph_set[names[ord(character)]]
        pen = SVGPathPen(glyph_set, ntos=number)
        glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
        line.append(Glyph(pen.getCommands(), x, glyph.width * scale))
        x += glyph.width * scale + tracking
    return line, x - tracking if line else 0.0


def cap_height(size: float, font: str = "title") -> float:
    """Height of the numeral 0 in units."""
    source = _font(font)
    glyph_set = source.getGlyphSet()
    pen = BoundsPen(glyph_set)
    glyph_set[source.getBestCmap()[ord("0")]].draw(pen)
    return float(pen.bounds[3]) * size / float(source["head"].unitsPerEm)


def draw_text(
    art: Art, text: str, cx: float, cy: float, size: float, fill: str, font: str = "title"
) -> None:
    """Prints the text as flat colour, centred on (cx, cy) by its width and numeral height."""
    line, width = glyphs(text, size, font)
    baseline = cy + cap_height(size, font) / 2
    for glyph in line:
        with art.at(cx - width / 2 + glyph.x, baseline):
            art.flat(glyph.path, fill)


def signed(value: int) -> str:
    """A modifier as it is printed: +3 or a real minus sign and 1."""
    return f"+{value}" if value >= 0 else f"{MINUS}{-value}"


@lru_cache(maxsize=8)
def _font(name: str) -> TTFont:
    folder = Path(os.environ.get("ART_FONTS", FONT_FOLDER))
    return TTFont(folder / f"{name}.ttf")
