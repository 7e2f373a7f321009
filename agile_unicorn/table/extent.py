"""How large a look is, without printing it."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from agile_unicorn.table.enlarging import Stock, enlarged, set_words, spaced
from agile_unicorn.table.imprint import CARD_MM
from agile_unicorn.table.looks import (
    CardLook,
    DieLook,
    GroupLook,
    LampLook,
    Look,
    PhotoLook,
    PieceLook,
    Spot,
    TextLook,
)
from agile_unicorn.table.pieces import Catalog
from agile_unicorn.table.sight import AS_LAID, PLAIN, Sight, contrasted, marked
from agile_unicorn.table.typesetting import LEADING, Measure
from agile_unicorn.table.viewport import DESIGN

RATIO: Final = CARD_MM[1] / CARD_MM[0]
LETTER: Final = 0.5
"""Width of a letter in em, where nobody measures."""


def rough(text: str, font: str, px: float) -> float:
    """A measure without fonts."""
    return len(text) * px * LETTER


class Extents:
    """Sizes of looks in design pixels as ``sight`` wants them, centred on their spots."""

    def __init__(self, catalog: Catalog, measure: Measure = rough, sight: Sight = PLAIN) -> None:
        self.catalog, self._measure = catalog, measure
        self._seen = lru_cache(maxsize=4_000)(self._as_seen)
        self.sight = sight

    def seen(self, look: Look) -> Look:
        """``look`` as it is printed for the sight of now."""
        return look if self.sight == AS_LAID else self._seen(look, self.sight)

    def _as_seen(self, look: Look, sight: Sight) -> Look:
        look = contrasted(marked(look, sight), sight)
        if sight.text <= 1:
            return look
        return enlarged(look, sight.text, Stock(self.own, self._slots, self._measure))

    def _slots(self, look: PieceLook) -> dict[str, tuple[float, float, float, float]]:
        piece = self.catalog.piece(look.name)
        return {name: piece.box(name, look.size) for name in piece.text}

    def size(self, look: Look) -> tuple[float, float]:
        """Width and height of the smallest upright box around the spot which holds ``look``."""
        return self.own(self.seen(look))

    def own(self, look: Look) -> tuple[float, float]:
        """As :meth:`size`, but as it is made: for the usual sight."""
        match look:
            case CardLook():
                return look.width, look.width * RATIO
            case PieceLook():
                return look.size or self.catalog.piece(look.name).size
            case DieLook():
                return look.px, look.px
            case PhotoLook():
                return look.width, look.height
            case LampLook():
                return DESIGN
            case TextLook():
                return self._text(look)
            case GroupLook():
                return self._group(look)

    def _text(self, look: TextLook) -> tuple[float, float]:
        block = set_words(look, self._measure)
        height = len(block.lines) * block.px * LEADING
        width = look.width
        if width <= 0:
            wide = spaced(look, self._measure)
            width = max(wide(line, look.font, block.px) for line in block.lines)
            width *= 1 if look.align == "centre" else 2
        return max(width, 1.0), max(height, 1.0)

    def _group(self, look: GroupLook) -> tuple[float, float]:
        width = height = 1.0
        for part in look.parts:
            w, h = turned(*self.own(part.look), part.angle)
            width = max(width, 2 * abs(part.x) + w)
            height = max(height, 2 * abs(part.y) + h)
        return width, height

    def covers(self, spot: Spot, x: float, y: float) -> bool:
        """Whether the turned box of ``spot`` holds the point."""
        across, down = self.inside(spot, x, y)
        width, height = self.size(spot.look)
        return abs(across) * 2 <= width and abs(down) * 2 <= height

    def inside(self, spot: Spot, x: float, y: float) -> tuple[float, float]:
        """The point as the thing itself sees it: from its centre, upright, at scale 1."""
        turn = math.radians(spot.angle)
        cos, sin = math.cos(turn), math.sin(turn)
        dx, dy = x - spot.x, y - spot.y
        scale = max(abs(spot.scale), 1e-6)
        squeeze = max(abs(spot.squeeze), 1e-6)
        return (dx * cos - dy * sin) / scale / squeeze, (dx * sin + dy * cos) / scale

    def bounds(self, spot: Spot) -> tuple[float, float, float, float]:
        """(left, top, width, height) of the upright box around the turned thing."""
        width, height = self.size(spot.look)
        width, height = turned(width * spot.scale, height * spot.scale, spot.angle)
        return spot.x - width / 2, spot.y - height / 2, width, height


def turned(width: float, height: float, angle: float) -> tuple[float, float]:
    """The upright box around a box turned by ``angle`` degrees."""
    if not angle:
        return width, height
    cos, sin = abs(math.cos(math.radians(angle))), abs(math.sin(math.radians(angle)))
    return width * cos + height * sin, width * sin + height * cos
