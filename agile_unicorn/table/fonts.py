"""Fonts by face and pixel size, widths, and words as pictures."""

from __future__ import annotations

import logging
import unicodedata
from functools import lru_cache
from pathlib import Path
from typing import Final

import pygame

from agile_unicorn.table.ink import Rgb
from agile_unicorn.table.looks import Font
from agile_unicorn.table.typesetting import clean

log: Final = logging.getLogger(__name__)

FILES: Final[dict[Font, str]] = {
    "title": "title.ttf",
    "text": "text.ttf",
    "italic": "text-italic.ttf",
    "bold": "text-bold.ttf",
}
NOT_A_GLYPH: Final = "\U0010fffe"
KNOWN: Final = frozenset(map(chr, (*range(0x20, 0x7F), *range(0xC0, 0x17F))))
"""Letters which every face of ours has."""
PROBE: Final = 24


class Fonts:
    """The faces in ``folder``, opened once for each pixel size.

    SDL forgets its glyphs whenever the size of an open font changes, so every size stays open.
    """

    def __init__(self, folder: Path) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        self._folder = folder
        self._open: dict[tuple[Font | None, int], pygame.font.Font] = {}
        self._missing: dict[tuple[Font | None, str], bool] = {}
        self.measure = lru_cache(maxsize=20_000)(self._measure)

    def face(self, font: Font | None, px: float) -> pygame.font.Font:
        """``font`` opened at ``px`` (at least 1); ``None`` or a missing file: pygame's own."""
        key = font, max(1, round(px))
        if key not in self._open:
            self._open[key] = self._load(*key)
        return self._open[key]

    def _load(self, font: Font | None, px: int) -> pygame.font.Font:
        if font is not None:
            path = self._folder / FILES[font]
            try:
                return pygame.font.Font(path, px)
            except (OSError, pygame.error) as error:
                log.warning("font %s: %s", path, error)
        return pygame.font.Font(None, px)

    def _measure(self, text: str, font: Font, px: float) -> float:
        text = clean(text)
        return float(self._for(text, font, px).size(text)[0]) if text else 0.0

    def height(self, font: Font, px: float) -> int:
        """Pixels from the top of the highest letter to the bottom of the lowest."""
        return self.face(font, px).get_height()

    def words(self, text: str, font: Font, px: float, colour: Rgb) -> pygame.Surface:
        """``text`` on one line as a premultiplied picture; an empty text is one pixel wide."""
        text = clean(text)
        if not text:
            return pygame.Surface((1, self.height(font, px)), pygame.SRCALPHA)
        return self._for(text, font, px).render(text, True, colour).convert_alpha().premul_alpha()

    def tracked(
        self, text: str, font: Font, px: float, colour: Rgb, tracking: float
    ) -> pygame.Surface:
        """Like :meth:`words` with ``tracking`` pixels between the letters."""
        letters = [self.words(letter, font, px, colour) for letter in clean(text)]
        steps = [self.measure(letter, font, px) + tracking for letter in clean(text)]
        width = max(1, round(sum(steps) - tracking))
        line = pygame.Surface((width, self.height(font, px)), pygame.SRCALPHA)
        x = 0.0
        for letter, step in zip(letters, steps, strict=True):
            line.blit(letter, (round(x), 0), special_flags=pygame.BLEND_PREMULTIPLIED)
            x += step
        return line

    def _for(self, text: str, font: Font, px: float) -> pygame.font.Font:
        """The face which draws most of ``text``, set to its direction of writing."""
        strange = [letter for letter in text if letter not in KNOWN]
        face: Font | None = font
        if strange:
            faces: tuple[Font | None, ...] = (font, "bold", None)
            face = min(faces, key=lambda f: sum(self._lacks(f, letter) for letter in strange))
        found = self.face(face, px)
        rtl = any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in strange)
        found.set_direction(pygame.DIRECTION_RTL if rtl else pygame.DIRECTION_LTR)
        return found

    def _lacks(self, font: Font | None, letter: str) -> bool:
        """Whether ``font`` draws its box for ``letter``; SDL does not tell, so compare pictures."""
        key = font, letter
        if key not in self._missing:
            face = self.face(font, PROBE)
            pictures = [face.render(text, True, "white") for text in (letter, NOT_A_GLYPH)]
            one, other = (pygame.image.tobytes(picture, "RGBA") for picture in pictures)
            self._missing[key] = one == other and pictures[0].size == pictures[1].size
        return self._missing[key]
