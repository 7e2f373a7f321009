"""Pictures of dice: one file a colour, cut into its frames."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
import pygame
from msgspec import Struct

from agile_unicorn.table import drawn
from agile_unicorn.table.ink import SEATS
from agile_unicorn.table.looks import DieLook

log: Final = logging.getLogger(__name__)

COLOURS: Final = ("sun", "teal", "coral", "lilac", "sand", "pink")
OTHER: Final = "white"
PX: Final = 96
SMALL: Final = 0.75
"""Part of their size at which dice are kept, for they are many,"""
UP_TO: Final = 1.2
"""up to this scale of the table."""
Point = tuple[int, int]
Frames = dict[Point, pygame.Surface]
Load = Callable[[Path], pygame.Surface | None]


class DiceIndex(Struct, frozen=True):
    """``dice.json``: the top left of each frame of ``frame`` pixels, by face."""

    frame: int
    throws: dict[str, tuple[tuple[Point, ...], ...]]
    rest: dict[str, tuple[Point, ...]]

    def corner(self, look: DieLook) -> Point | None:
        """Where the frame of ``look`` begins; nothing for a face that does not exist."""
        face = str(look.face)
        poses, throws = self.rest.get(face), self.throws.get(face)
        if not poses or (look.frame > 0 and not throws):
            return None
        if look.frame <= 0 or not throws:
            return poses[look.throw % len(poses)]
        frames = throws[look.throw % len(throws)]
        return frames[max(0, len(frames) - 1 - look.frame)] if frames else None

    def corners(self) -> set[Point]:
        """Where any frame begins."""
        tumbling = {at for throws in self.throws.values() for throw in throws for at in throw}
        return tumbling | {at for poses in self.rest.values() for at in poses}


class Dicebox:
    """The dice in ``folder``.  A colour that was seen once is kept: 7 MB each, 12 in large."""

    def __init__(self, folder: Path, load: Load) -> None:
        self._folder, self._load = folder, load
        self._frames: dict[str, Frames] = {}
        self._index = self._read()
        self._part = 1.0

    def fit(self, scale: float) -> None:
        """Keep the dice as large as a table at ``scale`` needs them."""
        part = SMALL if scale <= UP_TO else 1.0
        if part != self._part:
            self._part = part
            self._frames.clear()

    def _read(self) -> DiceIndex | None:
        path = self._folder / "dice.json"
        try:
            return msgspec.json.decode(path.read_bytes(), type=DiceIndex)
        except (OSError, msgspec.DecodeError, RecursionError) as error:
            log.warning("no dice from %s: %s", path, error)
            return None

    def picture(self, look: DieLook) -> pygame.Surface:
        """One frame at the size of the file."""
        corner = self._index.corner(look) if self._index else None
        frame = self.colour(look.colour).get(corner) if corner is not None else None
        return frame or drawn.die(PX, look.colour, look.face)

    def colour(self, colour: int) -> Frames:
        """All frames of the dice of a seat, or of white dice; empty if there is no file."""
        name = COLOURS[colour] if 0 <= colour < len(SEATS) else OTHER
        if name not in self._frames:
            self._frames[name] = self._cut(self._load(self._folder / f"{name}.webp"))
        return self._frames[name]

    def _cut(self, sheet: pygame.Surface | None) -> Frames:
        if sheet is None or self._index is None:
            return {}
        part, size = self._part, round(self._index.frame * self._part)
        if part < 1:
            whole = round(sheet.width * part), round(sheet.height * part)
            sheet = pygame.transform.smoothscale(sheet, whole)
        inside = sheet.get_rect()
        frames: Frames = {}
        for corner in self._index.corners():
            area = pygame.Rect(round(corner[0] * part), round(corner[1] * part), size, size)
            if inside.contains(area):
                frames[corner] = sheet.subsurface(area)
        return frames
