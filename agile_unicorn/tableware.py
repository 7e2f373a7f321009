"""Everything that turns looks into pixels, put together."""

from __future__ import annotations

import pygame

from agile_unicorn.content.resources import resource
from agile_unicorn.scenes.unicorn.wording import DeckWording
from agile_unicorn.table.assets import Assets
from agile_unicorn.table.canvas import Canvas
from agile_unicorn.table.fonts import Fonts
from agile_unicorn.table.press import Press
from agile_unicorn.table.printer import Printer
from agile_unicorn.table.sight import Sight
from agile_unicorn.table.window import Screen


class Tableware:
    """Everything that turns looks into pixels on ``surface``."""

    def __init__(self, surface: Screen, wording: DeckWording) -> None:
        pygame.font.init()
        self.fonts = Fonts(resource("assets", "shared", "fonts"))
        self.press = Press(Assets("unicorn"), self.fonts, wording)
        self.canvas = Canvas(surface, Printer(self.press))
        self.extents = self.press.extents

    def look(self, sight: Sight) -> None:
        """Print everything as ``sight`` wants it."""
        if sight != self.extents.sight:
            self.extents.sight = sight
            self.canvas.printer.forget()
            self.canvas.redraw()

    def reprint(self, wording: DeckWording) -> None:
        """Print every card anew, in another language."""
        self.press.wording = wording
        self.canvas.printer.forget()
        self.canvas.redraw()
