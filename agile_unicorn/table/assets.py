"""Pictures from files: loaded when they are first needed, converted, premultiplied, kept.

A missing or broken file never is an error: it is reported once, and a blank is printed instead.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from pathlib import Path
from threading import Thread
from typing import Final

import pygame

from agile_unicorn.content.resources import resource
from agile_unicorn.table import drawn
from agile_unicorn.table.cache import MEBI, Cache, weight
from agile_unicorn.table.dicebox import Dicebox
from agile_unicorn.table.pieces import Catalog

log: Final = logging.getLogger(__name__)

CARD: Final = (756, 1056)
RIM: Final = 8
"""Transparent pixels around a card picture."""
REDUCED: Final = (386, 536)
"""Size at which a card picture usually is kept: half, which smoothscale does without loss."""
FACES: Final = 96 * MEBI
"""What the reduced pictures of a whole deck take at most."""
ENOUGH: Final = 434
"""Widest card printed from the reduced picture: a card of the hand at twice its design size."""
Point = tuple[int, int]


class Assets:
    """The pictures of ``game`` below one assets folder, and those that every game shares."""

    def __init__(self, game: str, folder: Path | None = None, cap: int = 32) -> None:
        root = folder or resource("assets")
        self.shared, self.own = root / "shared", root / game
        self.catalog = Catalog.load(self.shared / "pieces" / "pieces.json")
        self._cache = Cache[pygame.Surface](cap * MEBI, weight)
        self._faces = Cache[pygame.Surface](FACES, weight)
        self._absent: set[Path] = set()
        self._early: dict[str, pygame.Surface] = {}
        self.dice = Dicebox(self.shared / "dice", self.load)

    def card(self, face: str, width: int) -> pygame.Surface:
        """The picture of ``face`` with its rim, ``width`` or more pixels across if there is one.

        Two sizes are kept; a blank card replaces a missing face.
        """
        if width > ENOUGH:
            return self._cache.get(("card", face), lambda: self._whole_card(face))
        return self._faces.get(face, lambda: self._reduced_card(face))

    def _whole_card(self, face: str) -> pygame.Surface:
        found = self.load(self._face_path(face))
        return found or self._cache.get("blank", lambda: drawn.rimmed(drawn.blank_card(CARD), RIM))

    def _reduced_card(self, face: str) -> pygame.Surface:
        early = self._early.pop(face, None)
        if early is not None:
            return early
        return pygame.transform.smoothscale(self._whole_card(face), REDUCED)

    def _face_path(self, face: str) -> Path:
        return self.own / "cards" / f"{Path(face).name}.webp"

    def prefetch(self, faces: Iterable[str], dice: Iterable[int] = ()) -> Thread:
        """Decode card faces and the dice of seats in the background.

        So the first sight of a card (12 ms) or a throw (85 ms) costs no frame.
        """
        wanted = [face for face in faces if face not in self._faces and face not in self._early]

        def work() -> None:
            for face in wanted:
                path = self._face_path(face)
                try:
                    whole = pygame.image.load(path).convert_alpha().premul_alpha()
                    self._early[face] = pygame.transform.smoothscale(whole, REDUCED)
                except (OSError, pygame.error, ValueError) as error:
                    log.debug("not fetched early: %s: %s", path, error)
            for colour in dice:
                self.dice.colour(colour)

        thread = Thread(target=work, name="pictures", daemon=True)
        thread.start()
        return thread

    def piece(self, name: str) -> pygame.Surface | None:
        """The picture of the piece ``name`` at its own size, or nothing."""
        path = self.catalog.path(name)
        if path is None:
            self._report(Path(name), "no such piece")
            return None
        if path in self._absent:
            return None
        key = ("piece", name)
        if key in self._cache:
            return self._cache.get(key, lambda: pygame.Surface((1, 1)))
        found = self.load(path)
        if found is not None:
            self._cache.put(key, found)
        return found

    def mat(self, name: str, size: Point) -> pygame.Surface | None:
        """The piece ``name`` at ``size``, or nothing; not kept, for mats are large."""
        path = self.catalog.path(name)
        found = self.load(path) if path is not None else None
        return pygame.transform.smoothscale(found, size) if found is not None else None

    def wood(self, size: Point) -> pygame.Surface:
        """The bare table, filling a window of ``size``; not kept."""
        small = self.shared / "table" / "wood_1080.jpg"
        name = small.name if max(size) <= 1920 and small.is_file() else "wood.webp"
        found = self.load(self.shared / "table" / name, alpha=False)
        if found is None:
            return drawn.planks(size)
        scale = max(size[0] / found.width, size[1] / found.height)
        width, height = round(found.width * scale), round(found.height * scale)
        if (width, height) != found.size:
            found = pygame.transform.smoothscale(found, (width, height))
        left, top = max(0, (width - size[0]) // 2), max(0, (height - size[1]) // 2)
        return found.subsurface((left, top, *size)).copy() if found.size != size else found

    def load(self, path: Path, *, alpha: bool = True) -> pygame.Surface | None:
        """The picture in ``path`` ready to blit, or nothing if it can not be read."""
        if path in self._absent:
            return None
        try:
            picture = pygame.image.load(path)
        except (OSError, pygame.error, ValueError) as error:
            self._report(path, str(error))
            return None
        return picture.convert_alpha().premul_alpha() if alpha else picture.convert()

    def _report(self, path: Path, why: str) -> None:
        if path not in self._absent:
            self._absent.add(path)
            log.warning("a blank is printed instead of %s: %s", path, why)
