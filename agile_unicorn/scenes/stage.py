"""The loop: window, input, time and drawing for whatever is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

import pygame

from agile_unicorn.engine.pieces import Ref
from agile_unicorn.scenes.scene import Scene
from agile_unicorn.table.canvas import Canvas
from agile_unicorn.table.clock import Clock, Pulse, SystemClock
from agile_unicorn.table.extent import Extents
from agile_unicorn.table.focus import Focus
from agile_unicorn.table.input import (
    LEFT,
    RIGHT,
    Click,
    Composing,
    Debounce,
    Drag,
    Drop,
    FocusGained,
    FocusLost,
    Input,
    Key,
    Move,
    Press,
    Quit,
    Reader,
    Resize,
    Text,
    Wheel,
)
from agile_unicorn.table.looks import Layout
from agile_unicorn.table.tabletop import Tabletop
from agile_unicorn.table.window import Window

RATE: Final = 60
IDLE_WAIT: Final = 100
"""Milliseconds that a resting table sleeps at most before it looks for input again."""


class WindowClosed(Exception):
    """The player closed the window, or the process is to end."""


class Show(Protocol):
    """What the stage can show: a tabletop that changes in time, and what can be chosen on it."""

    top: Tabletop

    @property
    def mat(self) -> str: ...

    @property
    def question(self) -> object: ...

    @property
    def resting(self) -> bool: ...

    def layout(self) -> Layout: ...

    def update(self, seconds: float) -> None: ...

    def choose(self, ref: Ref) -> None: ...

    def point(self, ref: Ref | None) -> None: ...

    def key(self, name: str) -> bool: ...

    def type(self, text: str) -> None: ...

    def hurry(self) -> bool: ...

    def back(self) -> bool: ...

    def outcome(self) -> object | None: ...


class Still:
    """A scene that only answers to input, as a show."""

    def __init__(self, scene: Scene, extents: Extents) -> None:
        self.scene = scene
        self.top = Tabletop(extents)
        self.top.put(scene.layout())

    @property
    def mat(self) -> str:
        """The mat of the scene."""
        return self.scene.mat

    @property
    def question(self) -> object:
        """A scene asks one question all the time."""
        return self.scene

    @property
    def resting(self) -> bool:
        """Whether nothing moves."""
        return self.top.resting

    def layout(self) -> Layout:
        """What lies on the screen."""
        return self.scene.layout()

    def update(self, seconds: float) -> None:
        """Let things arrive at their places."""
        self.scene.update(seconds)
        self.top.advance(seconds)

    def _after(self) -> None:
        self.top.play(self.top.sync(self.scene.layout(), 0.16))

    def choose(self, ref: Ref) -> None:
        """Pass a choice on."""
        self.scene.choose(ref)
        self._after()

    def point(self, ref: Ref | None) -> None:
        """Pass on what is pointed at."""
        self.scene.point(ref)
        self._after()

    def key(self, name: str) -> bool:
        """Pass a key on."""
        used = self.scene.key(name)
        if used:
            self._after()
        return used

    def type(self, text: str) -> None:
        """Pass text on."""
        self.scene.type(text)
        self._after()

    def hurry(self) -> bool:
        """Nothing here takes long enough to be hurried."""
        return False

    def back(self) -> bool:
        """A right click is Escape."""
        return self.key("escape")

    def outcome(self) -> object | None:
        """The result of the scene."""
        return self.scene.outcome()


class Stage:
    """Runs one show after another in one window."""

    def __init__(
        self,
        window: Window,
        canvas: Canvas,
        extents: Extents,
        *,
        clock: Clock | None = None,
        after_frame: Callable[[], None] = lambda: None,
    ) -> None:
        self.window, self.canvas, self.extents = window, canvas, extents
        self._clock = clock or SystemClock()
        self._reader = Reader(canvas.viewport)
        self._focus = Focus(extents)
        self._debounce = Debounce()
        self._after_frame = after_frame
        self._mouse: tuple[float, float] | None = None

    def run(self, show: Show) -> object:
        """Show until there is an outcome; :exc:`WindowClosed` if the player leaves."""
        self._focus = Focus(self.extents)
        pulse, timer = Pulse(self._clock), pygame.time.Clock()
        while True:
            for event in self._events(show):
                given = self._reader.read(event)
                if given is not None:
                    self.handle(show, given)
                if (outcome := show.outcome()) is not None:
                    return outcome
            self.frame(show, pulse.tick())
            if (outcome := show.outcome()) is not None:
                return outcome
            timer.tick(RATE)

    def _events(self, show: Show) -> list[pygame.Event]:
        if show.resting and not pygame.event.peek():
            first = pygame.event.wait(IDLE_WAIT)
            rest = pygame.event.get()
            return [first, *rest] if first.type != pygame.NOEVENT else rest
        return pygame.event.get()

    def frame(self, show: Show, seconds: float) -> None:
        """One frame: time passes, and what changed is drawn."""
        show.update(seconds)
        self._debounce.asked(show.question, self._clock.now())
        self.canvas.lay(*([show.mat] if show.mat else []))
        ring = self._focus.sprites(show.layout()) if self._focus.shown else []
        moved = self.canvas.draw([*show.top, *ring] if ring else show.top, show.top.shake)
        if moved and self._mouse is not None and not self._focus.shown:
            show.point(show.top.hit_test(*self._mouse))
        self._after_frame()

    def handle(self, show: Show, given: Input) -> None:
        """React to one input; :exc:`WindowClosed` for the end."""
        match given:
            case Quit():
                raise WindowClosed
            case Resize():
                self.canvas.redraw()
            case FocusGained():
                self.canvas.redraw()
            case Move(x, y) | Drag(x, y):
                self._mouse = (x, y)
                self._focus.hide()
                show.point(show.top.hit_test(x, y))
            case Click(x, y, button):
                self._click(show, x, y, button)
            case Drop(x, y):
                self._click(show, x, y, LEFT)
            case Key():
                self._key(show, given)
            case Text(text):
                show.type(text)
            case Press() | Wheel() | Composing() | FocusLost():
                pass

    def _click(self, show: Show, x: float, y: float, button: int) -> None:
        now = self._clock.now()
        if button == RIGHT:
            show.back()
        elif show.hurry():
            self._debounce.hurried(now)
        elif self._debounce.admits(now) and (ref := show.top.hit_test(x, y)) is not None:
            show.choose(ref)
            show.point(show.top.hit_test(x, y))

    def _key(self, show: Show, key: Key) -> None:
        if key.name == "f11" or (key.alt and key.name == "enter"):
            self.window.toggle_fullscreen()
            return
        if show.key(key.name):
            return
        activating = key.name in ("enter", "space")
        if activating and show.hurry():
            self._debounce.hurried(self._clock.now())
            return
        ref = self._focus.key(key, show.layout())
        if ref is not None and self._debounce.admits(self._clock.now()):
            show.choose(ref)
        elif self._focus.shown:
            show.point(self._focus.at)
