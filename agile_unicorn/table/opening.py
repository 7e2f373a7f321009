"""The first picture: a window with the bare table, while everything else is still being loaded."""

from __future__ import annotations

import pygame

from agile_unicorn.content.resources import resource
from agile_unicorn.table.window import Mode, Window


def open_table(size: tuple[int, int], mode: Mode, monitor: int) -> Window:
    """Open the window and show the wood in it; :exc:`NoWindow` if there can be none."""
    window = Window(size, mode=mode, monitor=monitor)
    surface = window.surface
    wood = _wood()
    if wood is not None:
        scale = max(surface.width / wood.width, surface.height / wood.height)
        wood = pygame.transform.smoothscale_by(wood, scale) if scale != 1 else wood
        left, top = (wood.width - surface.width) // 2, (wood.height - surface.height) // 2
        surface.blit(wood, (-left, -top))
    window.present([surface.get_rect()])
    return window


def _wood() -> pygame.Surface | None:
    """The small picture of the wood; without it the window stays dark for a moment."""
    try:
        return pygame.image.load(resource("assets", "shared", "table", "wood_1080.jpg")).convert()
    except (OSError, pygame.error):
        return None
