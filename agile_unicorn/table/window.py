"""The window of the game, and surfaces which stand in for it."""

from __future__ import annotations

import os
import time
import warnings
from collections.abc import Sequence
from typing import Final, Literal, Protocol

import pygame

from agile_unicorn.table.typesetting import clean
from agile_unicorn.table.viewport import SMALLEST, Viewport

SLOW: Final = 0.008
"""Seconds a present may take before the other way of presenting is tried."""
PRESENTS: Final = 6
SCREENLESS: Final = frozenset(("dummy", "offscreen"))
SWITCH: Final = "SDL_FRAMEBUFFER_ACCELERATION"
DRIVER: Final = "SDL_VIDEODRIVER"
PAUSES: Final = (0.0, 0.05, 0.1, 0.2, 0.4, 0.8)
"""Seconds before each try to open the window once more."""


Mode = Literal["window", "borderless", "fullscreen"]


class NoWindow(RuntimeError):
    """The system gives no window."""


class Screen(Protocol):
    """Something to draw upon."""

    @property
    def surface(self) -> pygame.Surface:
        """Its pixels now; another surface after a change of size."""
        ...

    def present(self, areas: Sequence[pygame.Rect]) -> None:
        """Show what was drawn in ``areas``."""
        ...


class Offscreen:
    """A surface nobody sees, for tests and pictures."""

    def __init__(self, size: tuple[int, int]) -> None:
        if pygame.display.get_surface() is None:
            pygame.display.init()
            pygame.display.set_mode((1, 1), pygame.HIDDEN)
        self.surface = pygame.Surface(size).convert()

    def present(self, areas: Sequence[pygame.Rect]) -> None:
        """Nothing to do."""


class Window:
    """The one window of the game; it can be resized and fill the screen."""

    def __init__(
        self,
        size: tuple[int, int] = (1280, 720),
        caption: str = "",
        icon: pygame.Surface | None = None,
        *,
        mode: Mode = "window",
        monitor: int = 0,
    ) -> None:
        self._size = max(size[0], SMALLEST[0]), max(size[1], SMALLEST[1])
        self._caption, self._icon = clean(caption), icon
        self.mode: Mode = mode
        self.monitor = monitor
        self._filling: Mode = mode if mode != "window" else "fullscreen"
        self._times: list[float] = []
        try:
            self._open()
        except pygame.error as error:
            raise NoWindow(str(error)) from None
        self._trying = pygame.display.get_driver() not in SCREENLESS and SWITCH not in os.environ

    @property
    def surface(self) -> pygame.Surface:
        """The pixels of the window."""
        surface = pygame.display.get_surface()
        if surface is None:
            raise pygame.error("the window is closed")
        return surface

    @property
    def viewport(self) -> Viewport:
        """How the design lies in the window now."""
        return Viewport(*self.surface.size)

    def present(self, areas: Sequence[pygame.Rect]) -> None:
        """Show what was drawn in ``areas``."""
        start = time.perf_counter()
        pygame.display.update(list(areas))
        if self._trying:
            self._times.append(time.perf_counter() - start)

    @property
    def settled(self) -> bool:
        """Whether the window stays as it is: pictures can be made for it in the background."""
        return not self._trying

    def reopened(self) -> bool:
        """After a few presents: whether they were so slow that the window was opened anew.

        A driver that draws the window by software 3-D is slower than plain pixels.  Asked after
        each frame, so that the first one does not wait for the answer.
        """
        if not self._trying:
            return False
        if len(self._times) < PRESENTS:
            self.present([pygame.Rect(0, 0, 1, 1)])  # slow for one pixel is slow for all
            return False
        self._trying = False
        if pygame.event.peek(pygame.QUIT):
            return False  # a new window would forget that this one is to be closed
        if sorted(self._times)[len(self._times) // 2] <= SLOW:
            return False
        os.environ[SWITCH] = "0"
        self._size = self.surface.size
        self._reopen()
        return True

    def dress(self, caption: str, icon: pygame.Surface | None) -> None:
        """Give the window its title and its picture."""
        self._icon = icon
        if icon is not None:
            pygame.display.set_icon(icon)
        self.rename(caption)

    def rename(self, caption: str) -> None:
        """Set the title of the window."""
        self._caption = clean(caption)
        pygame.display.set_caption(self._caption)

    def toggle_fullscreen(self) -> None:
        """Fill the screen, or go back to the size of before."""
        self.show("window" if self.mode != "window" else self._filling, self.monitor)

    def show(self, mode: Mode, monitor: int) -> None:
        """Be a window, fill the ``monitor`` without a border, or have it alone."""
        if (mode, monitor) == (self.mode, self.monitor):
            return
        if self.mode == "window":
            self._size = self.surface.size
        if mode != "window":
            self._filling = mode
        self.mode, self.monitor = mode, monitor
        self._set_mode()

    def _reopen(self) -> None:
        """Close the window and open it with the driver in use; :exc:`NoWindow` if that fails.

        A server whose last client leaves may start anew and be deaf for a moment.  Without the name
        of the driver SDL would go on with one that nobody can see.
        """
        driver, wanted = pygame.display.get_driver(), os.environ.get(DRIVER)
        os.environ[DRIVER] = driver
        try:
            for pause in PAUSES:
                pygame.display.quit()
                time.sleep(pause)
                try:
                    self._open()
                except pygame.error as error:
                    trouble = str(error)
                else:
                    return
            raise NoWindow(trouble)
        finally:
            del os.environ[DRIVER]
            if wanted is not None:
                os.environ[DRIVER] = wanted

    def _open(self) -> None:
        pygame.display.init()
        if self._icon is not None:
            pygame.display.set_icon(self._icon)
        pygame.display.set_caption(self._caption)
        self._set_mode()

    def _set_mode(self) -> None:
        at = self.monitor if self.monitor < len(monitors()) else 0  # it may have been unplugged
        if self.mode == "fullscreen":
            pygame.display.set_mode((0, 0), pygame.FULLSCREEN, display=at)
            return
        if self.mode == "borderless":
            pygame.display.set_mode(monitors()[at], pygame.NOFRAME, display=at)
            return
        pygame.display.set_mode(self._fitting(monitors()[at]), pygame.RESIZABLE, display=at)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            pygame.Window.from_display_module().minimum_size = SMALLEST

    def _fitting(self, screen: tuple[int, int]) -> tuple[int, int]:
        """The wanted size, or what the screen has room for."""
        if pygame.display.get_driver() in SCREENLESS:
            return self._size
        return min(self._size[0], screen[0]), min(self._size[1], screen[1])


def monitors() -> list[tuple[int, int]]:
    """The sizes of all screens that are plugged in, the first one first."""
    return pygame.display.get_desktop_sizes()
