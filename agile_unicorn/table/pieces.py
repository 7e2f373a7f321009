"""What is known about printed pieces without a picture: size, slices, boxes for words."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

log: Final = logging.getLogger(__name__)

Box = tuple[float, float, float, float]
DETAIL: Final = 2.0
"""Pixels of a piece file a design pixel."""


class Piece(Struct, frozen=True):
    """One entry of ``pieces.json``; lengths in design pixels.

    ``size`` includes the transparent rim, ``at`` is the top left where the piece has a fixed place,
    ``slice`` (left, top, right, bottom) are the borders a nine-slice keeps, ``text`` holds
    (x, y, width, height) of each box for words, from the top left.
    """

    file: str
    size: tuple[float, float]
    at: tuple[float, float] | None = None
    slice: Box | None = None
    text: Mapping[str, Box] = {}

    def box(self, slot: str, size: tuple[float, float] | None = None) -> Box:
        """(centre x, centre y, width, height) of ``slot``, from the centre of the piece.

        A stretched piece (``size``) keeps its borders: the box of its words grows with the middle.
        An unknown slot is the whole piece less a tenth.
        """
        width, height = size or self.size
        if slot not in self.text:
            return 0.0, 0.0, width * 0.9, height * 0.9
        x, y, box_width, box_height = self.text[slot]
        if self.slice is None:
            across, down = width / self.size[0], height / self.size[1]
            x, box_width, y, box_height = (
                x * across,
                box_width * across,
                y * down,
                box_height * down,
            )
        else:
            box_width = max(1.0, box_width + width - self.size[0])
            box_height = max(1.0, box_height + height - self.size[1])
        return (
            x + box_width / 2 - width / 2,
            y + box_height / 2 - height / 2,
            box_width,
            box_height,
        )


class Catalog:
    """The pieces of several folders by name; an unknown name is a blank piece of paper."""

    BLANK: Final = Piece("", (160.0, 80.0))

    def __init__(self, pieces: Mapping[str, tuple[Piece, Path]]) -> None:
        self._pieces = dict(pieces)

    @classmethod
    def load(cls, *indexes: Path) -> Catalog:
        """Read ``pieces.json`` files; a missing or broken one is reported and left out."""
        found: dict[str, tuple[Piece, Path]] = {}
        for index in indexes:
            if not index.is_file():
                log.info("no pieces in %s", index.parent)
                continue
            try:
                entries = msgspec.json.decode(index.read_bytes(), type=dict[str, Piece])
            except (OSError, msgspec.DecodeError, RecursionError) as error:
                log.warning("no pieces from %s: %s", index, error)
                continue
            found.update({name: (piece, index.parent) for name, piece in entries.items()})
        return cls(found)

    def __contains__(self, name: object) -> bool:
        return name in self._pieces

    def __iter__(self) -> Iterator[str]:
        return iter(self._pieces)

    def family(self, prefix: str) -> list[str]:
        """The names which begin with ``prefix``, sorted."""
        return sorted(name for name in self._pieces if name.startswith(prefix))

    def piece(self, name: str) -> Piece:
        """What is known about ``name``."""
        entry = self._pieces.get(name)
        return entry[0] if entry else self.BLANK

    def path(self, name: str) -> Path | None:
        """The picture of ``name``, or nothing if there is no such piece."""
        entry = self._pieces.get(name)
        return entry[1] / entry[0].file if entry else None
