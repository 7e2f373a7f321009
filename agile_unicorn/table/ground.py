"""The bare table, with the mats upon it."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from threading import Thread
from typing import Final

import pygame

from agile_unicorn.table.assets import Assets
from agile_unicorn.table.cache import MEBI, Cache, weight
from agile_unicorn.table.viewport import DESIGN, Viewport

KEPT: Final = 40 * MEBI
"""Bytes of tables with mats that are kept: four at 1920 x 1080."""
Mats = tuple[str, ...]


class Grounds:
    """Tables with mats, as large as the window; the last ones are kept."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets
        self._wood: pygame.Surface | None = None
        self._kept = Cache[pygame.Surface](KEPT, weight)
        self._early: dict[tuple[Mats, Viewport], pygame.Surface] = {}

    def forget(self) -> None:
        """The window has another size."""
        self._wood = None
        self._kept.clear()
        self._early.clear()

    def under(self, mats: Mats, viewport: Viewport) -> pygame.Surface:
        """The pieces ``mats``, which know their place, upon the bare table."""
        return self._kept.get(mats, lambda: self._table(mats, viewport))

    def prepare(self, tables: Iterable[Mats], viewport: Viewport) -> Thread:
        """Lay ``tables`` out in the background, so that a change of mats costs no frame."""

        def work() -> None:
            with suppress(pygame.error):  # the window was closed meanwhile
                for mats in tables:
                    self._early[mats, viewport] = self._spread(mats, viewport)

        thread = Thread(target=work, name="tables", daemon=True)
        thread.start()
        return thread

    def _table(self, mats: Mats, viewport: Viewport) -> pygame.Surface:
        """The table with its mats; the bare wood is kept for the others."""
        early = self._early.pop((mats, viewport), None)
        if early is not None:
            return early
        if self._wood is None:
            self._wood = self._assets.wood((viewport.width, viewport.height))
        return self._spread(mats, viewport) if mats else self._wood

    def _spread(self, mats: Mats, viewport: Viewport) -> pygame.Surface:
        wood = self._wood
        if wood is None or wood.size != (viewport.width, viewport.height):
            ground = self._assets.wood((viewport.width, viewport.height))
        else:
            ground = wood.copy()
        for name in mats:
            self._spread_mat(ground, name, viewport)
        return ground

    def _spread_mat(self, ground: pygame.Surface, name: str, viewport: Viewport) -> None:
        piece, scale = self._assets.catalog.piece(name), viewport.scale
        width, height = piece.size
        size = max(1, round(width * scale)), max(1, round(height * scale))
        mat = self._assets.mat(name, size)
        if mat is None:
            return
        left, top = piece.at or ((DESIGN[0] - width) / 2, (DESIGN[1] - height) / 2)
        x, y = viewport.to_window(left, top)
        ground.blit(mat, (round(x), round(y)), special_flags=pygame.BLEND_PREMULTIPLIED)
