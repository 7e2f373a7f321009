"""What the player does, as plain values in design pixels; read from event fields only."""

from __future__ import annotations

import math
from typing import Final

import pygame
from msgspec import Struct

from agile_unicorn.table.bindings import PAD, Bindings
from agile_unicorn.table.pads import Pads
from agile_unicorn.table.viewport import Viewport

THRESHOLD: Final = 10.0
"""Design pixels a press may wander and still be a click."""
PATIENCE: Final = 0.3
"""Seconds after a change of question in which clicks do not count."""

LEFT, MIDDLE, RIGHT = 1, 2, 3
NAMES: Final = {
    "return": "enter",
    "keypad enter": "enter",
    "[enter]": "enter",
    "enter": "enter",
    "left alt": "alt",
    **{f"[{digit}]": digit for digit in "0123456789"},
}
"""Keys of the number pad are keys like others."""
DIGITS: Final = {pygame.KSCAN_1 + i: digit for i, digit in enumerate("1234567890")}
"""The row of digits by place: on some keyboards it is labelled with other things."""


class Press(Struct, frozen=True):
    """A button of the mouse goes down."""

    x: float
    y: float
    button: int = LEFT


class Click(Struct, frozen=True):
    """A button went down and up at the same place."""

    x: float
    y: float
    button: int = LEFT


class Move(Struct, frozen=True):
    """The mouse moves without a button."""

    x: float
    y: float


class Drag(Struct, frozen=True):
    """The mouse moves with the left button held down since ``start``."""

    x: float
    y: float
    start: tuple[float, float]


class Drop(Struct, frozen=True):
    """A drag ends."""

    x: float
    y: float
    start: tuple[float, float]


class Wheel(Struct, frozen=True):
    """The wheel turns; up is positive."""

    amount: float


class Key(Struct, frozen=True):
    """A key goes down: ``a``, ``f11``, ``enter``, ``escape``, ``left``, ``page up`` ...

    ``pad``: it was a button that stands for that key.
    """

    name: str
    shift: bool = False
    ctrl: bool = False
    alt: bool = False
    pad: bool = False

    @property
    def chord(self) -> str:
        """Its name; of a letter with Control, ``ctrl+z``."""
        return f"ctrl+{self.name}" if self.ctrl and len(self.name) == 1 else self.name


class Release(Struct, frozen=True):
    """A key is let go, or a button of a pad."""

    pad: bool = False


class Text(Struct, frozen=True):
    """Letters were written."""

    text: str


class Resize(Struct, frozen=True):
    """The window has another size, in window pixels."""

    width: int
    height: int


class Quit(Struct, frozen=True):
    """The window is to be closed, or the process to end."""


class FocusLost(Struct, frozen=True):
    """Another window is in front."""


class FocusGained(Struct, frozen=True):
    """The window is in front again, and may have lost its pixels."""


Input = (
    Press
    | Click
    | Move
    | Drag
    | Drop
    | Wheel
    | Key
    | Release
    | Text
    | Resize
    | Quit
    | FocusLost
    | FocusGained
)


class Reader:
    """Turns events into inputs; remembers only where a press began.

    While it is ``raw``, keys and buttons are told by their own names, so that they can be chosen.
    """

    def __init__(self, viewport: Viewport) -> None:
        self.viewport = viewport
        self.bindings, self.pads = Bindings(), Pads()
        self.raw = False
        self._pressed: dict[int, tuple[float, float]] = {}
        self._dragging = False

    def read(self, event: pygame.Event) -> Input | None:
        """What ``event`` means, or nothing."""
        match event.type:
            case pygame.QUIT:
                return Quit()
            case pygame.MOUSEMOTION:
                return self._moved(*self.viewport.to_design(*event.pos))
            case pygame.MOUSEBUTTONDOWN if event.button <= RIGHT:
                return self._down(event.button, *self.viewport.to_design(*event.pos))
            case pygame.MOUSEBUTTONUP if event.button <= RIGHT:
                return self._up(event.button, *self.viewport.to_design(*event.pos))
            case pygame.MOUSEWHEEL:
                return Wheel(float(event.y))
            case pygame.KEYDOWN:
                return self._key(event.key, event.mod, getattr(event, "scancode", 0))
            case pygame.KEYUP:
                return Release()
            case pygame.CONTROLLERBUTTONUP | pygame.JOYBUTTONUP:
                return Release(pad=True)
            case pygame.TEXTINPUT:
                return Text(event.text)
            case pygame.VIDEORESIZE:
                return self._resized(event.w, event.h)
            case pygame.WINDOWFOCUSLOST | pygame.WINDOWMINIMIZED | pygame.WINDOWHIDDEN:
                self._pressed.clear()
                self._dragging = False
                return FocusLost()
            case pygame.WINDOWFOCUSGAINED | pygame.WINDOWEXPOSED:
                return FocusGained()
        return self._pad(event)

    def _key(self, code: int, mod: int, place: int) -> Key | None:
        label = pygame.key.name(code)
        name = NAMES.get(label, label)
        if not (name.isalnum() and name.isascii()):
            name = DIGITS.get(place, name)
        shift, ctrl, alt = (
            bool(mod & mask)
            for mask in (pygame.KMOD_SHIFT, pygame.KMOD_CTRL | pygame.KMOD_META, pygame.KMOD_ALT)
        )
        if not (self.raw or ctrl or alt):
            name = self.bindings.heard(name)
        return Key(name, shift, ctrl, alt) if name else None

    def _pad(self, event: pygame.Event) -> Key | Release | None:
        found = self.pads.read(event)
        if found is None:
            unplugged = event.type == pygame.JOYDEVICEREMOVED
            return Release(pad=True) if unplugged else None
        name, button = found
        if not button:
            return Key(name, pad=True)
        if self.raw:
            return Key(PAD + name, pad=True)
        heard = self.bindings.heard(PAD + name)
        key = heard.removeprefix("shift ")
        return Key(key, shift=key != heard, pad=True) if key else None

    def _down(self, button: int, x: float, y: float) -> Input:
        self._pressed[button] = (x, y)
        return Press(x, y, button)

    def _moved(self, x: float, y: float) -> Input:
        start = self._pressed.get(LEFT)
        if start is None:
            return Move(x, y)
        if math.dist(start, (x, y)) > THRESHOLD:
            self._dragging = True
        return Drag(x, y, start) if self._dragging else Move(x, y)

    def _up(self, button: int, x: float, y: float) -> Input | None:
        start = self._pressed.pop(button, None)
        if start is None:
            return None
        if button == LEFT and self._dragging:
            self._dragging = False
            return Drop(x, y, start)
        return Click(x, y, button) if math.dist(start, (x, y)) <= THRESHOLD else None

    def _resized(self, width: int, height: int) -> Input:
        self.viewport = Viewport(width, height)
        return Resize(width, height)


class Debounce:
    """Decides whether a click counts: not while the player can not yet have seen the question.

    A click that hurried an animation, and every click for 300 ms after that or after the question
    changed, means nothing.
    """

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._asked: object = None
        self._since = -math.inf

    def asked(self, question: object, now: float) -> None:
        """``question`` is what is asked at ``now``; the same object again changes nothing."""
        if question is not self._asked:
            self._asked = question
            self._since = now

    def hurried(self, now: float) -> None:
        """An input at ``now`` ended an animation."""
        self._since = now

    def admits(self, now: float) -> bool:
        """Whether a click at ``now`` may answer."""
        return now - self._since >= self._patience
