"""Fonts by face and pixel size, widths, and words as pictures."""

from __future__ import annotations

import logging
import math
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
KNOWN: Final = frozenset(map(chr, (*range(0x20, 0x7F), *range(0xC0, 0x100))))
"""Letters which every face of ours has."""
PROBE: Final = 24
UNKNOWN: Final = "?"
SMALL: Final = 26.0
SIGNATURES: Final = (b"\x00\x01\x00\x00", b"OTTO", b"true", b"ttcf")
"""How the file of a font begins."""


class Fonts:
    """The faces in ``folder``, opened once for each pixel size.

    SDL forgets its glyphs whenever the size of an open font changes, so every size stays open.
    Small words are drawn at twice their size and reduced: SDL puts letters on whole pixels, which
    spoils their spacing below :data:`SMALL`.
    """

    def __init__(self, folder: Path) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        self._folder = folder
        self._open: dict[tuple[Font | None, int], pygame.font.Font] = {}
        self._missing: dict[tuple[Font | None, str], bool] = {}
        self.measure = lru_cache(maxsize=20_000)(self._measure)

    def _face(self, font: Font | None, px: int) -> pygame.font.Font:
        key = font, max(1, px)
        if key not in self._open:
            self._open[key] = self._load(*key)
        return self._open[key]

    def _load(self, font: Font | None, px: int) -> pygame.font.Font:
        if font is not None:
            path = self._folder / FILES[font]
            try:
                if path.read_bytes()[:4] not in SIGNATURES:  # SDL may crash on anything else
                    raise OSError("not a TrueType font")
                return pygame.font.Font(path, px)
            except (OSError, pygame.error) as error:
                log.warning("font %s: %s", path, error)
        return pygame.font.Font(None, px)

    def _measure(self, text: str, font: Font, px: float) -> float:
        face, text = self._for(clean(text), font, px)
        return face.size(text)[0] / detail(px) if text else 0.0

    def words(self, text: str, font: Font, px: float, colour: Rgb) -> pygame.Surface:
        """``text`` on one line as a premultiplied picture; an empty text is one pixel wide."""
        face, text = self._for(clean(text), font, px)
        shrink = detail(px)
        if not text or not face.size(text)[0]:
            return pygame.Surface((1, math.ceil(face.get_height() / shrink)), pygame.SRCALPHA)
        words = face.render(text, True, colour).convert_alpha().premul_alpha()
        if words.height > face.get_height():  # the gap to a next line is no part of this one
            words = words.subsurface((0, 0, words.width, face.get_height())).copy()
        if shrink == 1:
            return words
        size = (math.ceil(words.width / shrink), math.ceil(words.height / shrink))
        even = pygame.Surface((size[0] * shrink, size[1] * shrink), pygame.SRCALPHA)
        even.blit(words, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        return pygame.transform.smoothscale(even, size)

    def tracked(
        self, text: str, font: Font, px: float, colour: Rgb, tracking: float
    ) -> pygame.Surface:
        """Like :meth:`words` with ``tracking`` pixels between the letters."""
        letters = [self.words(letter, font, px, colour) for letter in clean(text)]
        steps = [self.measure(letter, font, px) + tracking for letter in clean(text)]
        width = max(1, math.ceil(sum(steps) - tracking))
        height = max((letter.height for letter in letters), default=1)
        line = pygame.Surface((width, height), pygame.SRCALPHA)
        x = 0.0
        for letter, step in zip(letters, steps, strict=True):
            line.blit(letter, (round(x), 0), special_flags=pygame.BLEND_PREMULTIPLIED)
            x += step
        return line

    def _for(self, text: str, font: Font, px: float) -> tuple[pygame.font.Font, str]:
        """The face which draws most of ``text``, and ``text`` with ? for what it lacks."""
        strange = [letter for letter in text if letter not in KNOWN]
        face: Font | None = font
        if strange:
            faces: tuple[Font | None, ...] = (font, "bold", None)
            face = min(faces, key=lambda f: sum(self._lacks(f, letter) for letter in strange))
            lacking = {letter for letter in strange if self._lacks(face, letter)}
            text = "".join(_substitute(letter) if letter in lacking else letter for letter in text)
        found = self._face(face, round(px * detail(px)))
        rtl = any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in text)
        found.set_direction(pygame.DIRECTION_RTL if rtl else pygame.DIRECTION_LTR)
        return found, text

    def _lacks(self, font: Font | None, letter: str) -> bool:
        """Whether ``font`` draws its box for ``letter``; SDL does not tell, so compare pictures."""
        key = font, letter
        if key not in self._missing:
            face = self._face(font, PROBE)
            size = face.size(letter)
            missing = not size[0]
            if not missing and size == face.size(NOT_A_GLYPH):
                one, other = (
                    pygame.image.tobytes(face.render(text, True, "white"), "RGBA")
                    for text in (letter, NOT_A_GLYPH)
                )
                missing = one == other
            self._missing[key] = missing
        return self._missing[key]


def _substitute(letter: str) -> str:
    """What is drawn for a letter nobody has; marks and joiners just are left out."""
    return "" if unicodedata.category(letter) in ("Mn", "Me", "Cf", "Zs") else UNKNOWN


def detail(px: float) -> int:
    """How many times larger words of ``px`` are drawn than they are shown."""
    return 2 if px < SMALL else 1


def nearest(px: float) -> float:
    """The size closest to ``px`` in which words can be drawn."""
    return max(1.0, round(px * detail(px)) / detail(px))
