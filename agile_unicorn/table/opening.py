"""The first picture: a window with the bare table, while everything else is still being loaded."""

from __future__ import annotations

import os
from typing import Final

import pygame

from agile_unicorn.content.resources import resource
from agile_unicorn.table.window import Mode, Window

NAMES: Final = (
    "SDL_APP_NAME",
    "SDL_APP_ID",
    "SDL_VIDEO_X11_WMCLASS",
    "SDL_VIDEO_WAYLAND_WMCLASS",
)
"""Where the system looks for what to call the program, in its task bar and its mixer."""


def open_table(name: str, size: tuple[int, int], mode: Mode, monitor: int) -> Window:
    """Open the window and show the wood in it; :exc:`NoWindow` if there can be none.

    To the system the program is called ``name``, unless somebody has named it otherwise.
    """
    for variable in NAMES:
        os.environ.setdefault(variable, name)
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
