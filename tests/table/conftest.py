"""A table without a screen."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pygame
import pytest

from agile_unicorn.content.resources import resource
from agile_unicorn.table.assets import Assets
from agile_unicorn.table.canvas import Canvas
from agile_unicorn.table.fonts import Fonts
from agile_unicorn.table.imprint import CardWords
from agile_unicorn.table.press import Press
from agile_unicorn.table.printer import Printer
from agile_unicorn.table.tabletop import Tabletop
from agile_unicorn.table.window import Offscreen


class Words:
    """Prints the name of every face that is not a back."""

    def card(self, face: str) -> CardWords | None:
        """The words on ``face``."""
        if face.startswith("back"):
            return None
        return CardWords(
            face.title(), "Two lines of a joke,\nand its punch line.", "TEAM", "T 1/96"
        )


@dataclass
class Stage:
    """Everything that shows a table."""

    press: Press
    printer: Printer
    canvas: Canvas
    top: Tabletop

    def settle(self) -> None:
        """Draw everything in its final quality."""
        self.canvas.settle(self.top)


@pytest.fixture(scope="session")
def display() -> None:
    """A display of the dummy driver."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((320, 200))


@pytest.fixture(scope="session")
def fonts(display: None) -> Fonts:
    """The faces of the game."""
    return Fonts(resource("assets", "shared", "fonts"))


@pytest.fixture(scope="session")
def assets(display: None) -> Assets:
    """The pictures of the game, as far as there are any."""
    return Assets("unicorn")


@pytest.fixture
def make_stage(fonts: Fonts, tmp_path: Path) -> Callable[..., Stage]:
    """Builds a stage of any size without any picture: fast, and independent of the art."""

    def make(size: tuple[int, int] = (960, 540)) -> Stage:
        press = Press(Assets("unicorn", tmp_path), fonts, Words())
        printer = Printer(press)
        canvas = Canvas(Offscreen(size), printer)
        return Stage(press, printer, canvas, Tabletop(press.extents))

    return make


@pytest.fixture
def stage(make_stage: Callable[..., Stage]) -> Stage:
    """A stage of half the design size."""
    return make_stage()
