"""The loop: window, input, time and drawing for whatever is shown."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final
from weakref import WeakKeyDictionary

import pygame

from agile_unicorn.engine.pieces import Ref
from agile_unicorn.scenes.grip import Grip
from agile_unicorn.scenes.pull import Pull
from agile_unicorn.scenes.shared.cues import Device
from agile_unicorn.scenes.show import Show
from agile_unicorn.scenes.still import Still
from agile_unicorn.table.bindings import Bindings
from agile_unicorn.table.canvas import Canvas
from agile_unicorn.table.clock import Clock, Pulse, SystemClock
from agile_unicorn.table.extent import Extents
from agile_unicorn.table.focus import ACTIVATING, DIRECTIONS, Focus
from agile_unicorn.table.input import (
    LEFT,
    RIGHT,
    Click,
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
    Release,
    Resize,
    Text,
    Wheel,
)
from agile_unicorn.table.window import Window

__all__ = ["Show", "Stage", "Still", "WindowClosed"]

RATE: Final = 60
ALOUD: Final = "f2"
"""The usual key to have everything read out."""
IDLE_WAIT: Final = 100
"""Milliseconds that a resting table sleeps at most before it looks for input again."""
REPEAT: Final = 0.35
"""Seconds in which another click at the same place, or on the same thing, means nothing."""
NEAR: Final = 14.0
"""Design pixels within which two clicks are at the same place."""


class WindowClosed(Exception):
    """The player closed the window, or the process is to end."""


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
        cue: Callable[[str], object] = lambda name: None,
        say: Callable[[str], object] = lambda text: None,
    ) -> None:
        self.window, self.canvas, self.extents = window, canvas, extents
        self._clock = clock or SystemClock()
        self._reader = Reader(canvas.viewport)
        self._focus = Focus(extents)
        self._left: WeakKeyDictionary[Show, Focus] = WeakKeyDictionary()
        self._debounce, self._grip, self._pull = Debounce(), Grip(), Pull()
        self._after_frame, self._cue, self._say = after_frame, cue, say
        self._mouse: tuple[float, float] | None = None
        self._question: object = None
        self._device: Device = "mouse"
        self._last: tuple[tuple[float, float] | Ref, float] = (Ref(""), -math.inf)

    def bind(self, bindings: Bindings) -> None:
        """From now on keys and buttons do what ``bindings`` say."""
        self._reader.bindings = bindings

    def listen(self, raw: bool) -> None:
        """While ``raw``, keys and buttons come by their own names, so that one can be chosen."""
        self._reader.raw = raw

    def look_for_pads(self) -> None:
        """Pads may be plugged in; looking for them takes a moment."""
        self._reader.pads.start()

    def run(self, show: Show) -> object:
        """Show until there is an outcome; :exc:`WindowClosed` if the player leaves.

        A scene that is shown again at once, in another language, keeps the focus; a show that
        something else lay upon gets its own back.
        """
        known = self._left.get(show)
        if known is not None:
            self._focus, self._question = known, show.question
        elif show.question is not self._question:
            self._focus = Focus(self.extents)
        self._left[show] = self._focus
        if self._device != "mouse":
            show.used(self._device)
        else:
            self._focus.hide()
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
        if show.resting and self._grip.ref is None and not pygame.event.peek():
            first = pygame.event.wait(IDLE_WAIT)
            rest = pygame.event.get()
            return [first, *rest] if first.type != pygame.NOEVENT else rest
        return pygame.event.get()

    def frame(self, show: Show, seconds: float) -> None:
        """One frame: time passes, and what changed is drawn."""
        show.update(seconds)
        self._ask(show)
        self._hold_on(show)
        self.canvas.lay(*([show.mat] if show.mat else []))
        ring = self._focus.sprites(show.layout()) if self._focus.shown else []
        moved = self.canvas.draw([*show.top, *ring] if ring else show.top)
        self._reader.viewport = self.canvas.viewport
        if moved and self._mouse is not None and self._device == "mouse" and not self._pull.holds:
            show.point(show.top.hit_test(*self._mouse))
        self._after_frame()

    def _ask(self, show: Show) -> None:
        """A new question moves the focus to its yellow button; without one there is no ring."""
        question = show.question
        self._debounce.asked(question, self._clock.now())
        if question is not self._question and self._focus.shown:
            first = show.default
            if first is not None or (question and not show.repeats):
                self._focus.rest()
                self._focus.at = first
        self._question = question

    def handle(self, show: Show, given: Input) -> None:
        """React to one input; :exc:`WindowClosed` for the end."""
        self._ask(show)
        if self._waits(show, given):
            return
        ready = self._debounce.admits(self._clock.now())
        if self._pull.takes(show, given, ready=ready):
            self._mouse = self._pull.at
            return
        match given:
            case Quit():
                raise WindowClosed
            case Resize():
                show.look_away()  # another screen may show it by now
                self.canvas.redraw()
            case FocusGained():
                self.canvas.redraw()
            case Move(x, y) | Drag(x, y):
                self._use(show, "mouse")
                self._mouse = (x, y)
                self._focus.hide()
                show.point(show.top.hit_test(x, y))
            case Click(x, y, button):
                self._click(show, x, y, button)
            case Drop(x, y):
                self._click(show, x, y, LEFT)
            case Key():
                self._use(show, "pad" if given.pad else "keys")
                self._key(show, given)
            case Wheel(amount):
                show.key("page up" if amount > 0 else "page down")
            case Text(text):
                show.type(text)
            case FocusLost():
                show.look_away()
            case Press(x, y, button):
                ref = show.top.hit_test(x, y) if button == LEFT else None
                if ref is not None and show.hold(ref, 0.0):
                    self._grip.take(ref, "mouse", show.question, self._clock.now())
            case Release():
                pass

    # ------------------------------------------------------------ what is held down

    def _hold_on(self, show: Show) -> None:
        """Time passes for what is held; in the end it is chosen."""
        if (ref := self._grip.ref) is None:
            return
        share = self._grip.share(show.question, self._clock.now())
        if share < 0 or not show.hold(ref, share):
            self._grip.loosen()
        elif share >= 1:
            self._grip.loosen()
            show.choose(ref)

    def _waits(self, show: Show, given: Input) -> bool:
        """Whether ``given`` means nothing because something is held down, or is let go by it.

        Whoever presses something else after that has let go, even if nobody said so: pads are
        unplugged.
        """
        if self._grip.over and isinstance(given, Press | Key):
            device: Device = "mouse"
            if isinstance(given, Key):
                device = "pad" if given.pad else "keys"
            if device == "mouse" or not self._grip.held_by(device):
                self._grip.release()
        if not self._grip.down:
            return False
        match given:
            case FocusLost():
                self._let_go(show)
                return False
            case Move(x, y) | Drag(x, y):
                if self._grip.held_by("mouse") and show.top.hit_test(x, y) != self._grip.ref:
                    self._slip(show)
                return False
            case Click(_, _, button) if button != LEFT:
                return True
            case Click() | Drop():
                released: Device = "mouse"
            case Release():
                released = "pad" if given.pad else "keys"
            case Quit() | Resize() | FocusGained():
                return False
            case _:
                return True
        if self._grip.held_by(released):
            self._let_go(show)
        return True

    def _slip(self, show: Show) -> None:
        """What was held is held no more, and not for long enough."""
        if self._grip.ref is not None:
            self._grip.loosen()
            show.hold(None, 0.0)

    def _let_go(self, show: Show) -> None:
        self._slip(show)
        self._grip.release()

    def _use(self, show: Show, device: Device) -> None:
        """``device`` is in hand now; whoever uses another one wants to see other keys.

        A mouse that rests on the table of a match means nothing by that.
        """
        if device != self._device:
            if self._device == "mouse" and not show.repeats:
                show.point(None)
            self._device = device
            show.used(device)

    def _click(self, show: Show, x: float, y: float, button: int) -> None:
        again = self._again((x, y)) and not show.repeats
        if button == RIGHT:
            if not show.back():
                self._go_on(show)
        elif button == LEFT:
            ref = show.top.hit_test(x, y)
            if ref is not None or not show.aside():
                self._activate(show, ref, again)
            show.point(show.top.hit_test(x, y))

    def _again(self, what: tuple[float, float] | Ref) -> bool:
        """Whether the same was clicked or activated a moment ago."""
        now, (last, since) = self._clock.now(), self._last
        if isinstance(what, str) or isinstance(last, str):
            same = what == last
        else:
            same = math.dist(what, last) <= NEAR
        self._last = what, now
        return same and now - since < REPEAT

    def _activate(self, show: Show, ref: Ref | None, again: bool) -> None:
        """Choose ``ref``, unless something moves: then that is hurried, and nothing else.

        ``again``: it was chosen a moment ago, so this is the rest of a double click.
        """
        now = self._clock.now()
        if not show.urgent(ref) and self._go_on(show):
            return
        if ref is not None and show.hold(ref, 0.0):
            show.hold(None, 0.0)  # one stroke is not enough
            return
        ready = show.urgent(ref) or self._debounce.admits(now)
        if ready and ref is not None and not again:
            picking, before = not show.repeats and not show.urgent(ref), show.layout()
            show.choose(ref)
            if show.repeats:  # what is not a match has no sounds of its own
                self._cue("click")
                self._stay(show)
            if picking and not show.turned_down and show.layout() != before:
                self._focus.rest(ref)

    def _stay(self, show: Show) -> None:
        """The ring does not leave the row of an arrow that has come to its end."""
        if self._focus.shown:
            self._focus.stay(show.layout())
            show.point(self._focus.at)

    def _go_on(self, show: Show) -> bool:
        """Hurry what moves, or pass a gate that can have been seen; whether that used the input."""
        now = self._clock.now()
        if show.waiting:
            if not self._debounce.admits(now):
                return True
            self._question = None
        if show.hurry():
            self._debounce.hurried(now)
            return True
        return False

    def _key(self, show: Show, key: Key) -> None:
        if key.name == "f11" or (key.alt and key.name == "enter"):
            show.look_away()
            self.window.toggle_fullscreen()
        elif not show.key(key.chord):
            ref = None if key.ctrl else show.shortcut(key.name, shift=key.shift)
            if ref is not None:
                self._by_key(show, ref, key)
            elif key.name == ALOUD:
                self._say(show.aloud())
            else:
                self._focused(show, key)

    def _by_key(self, show: Show, ref: Ref, key: Key) -> None:
        """``key`` stands for ``ref``.

        What has to be held has a key of its own: on Enter somebody else's finger may still lie.
        """
        if (key.pad or key.name not in ACTIVATING) and show.hold(ref, 0.0):
            device: Device = "pad" if key.pad else "keys"
            self._grip.take(ref, device, show.question, self._clock.now())
        else:
            self._activate(show, ref, self._again(ref) and not show.repeats)

    def _focused(self, show: Show, key: Key) -> None:
        """Move the focus; or activate what is in the ring, without a ring the yellow button."""
        layout, activating = show.layout(), key.name in ACTIVATING
        if not activating and key.name != "tab" and key.name not in DIRECTIONS:
            return
        ringed = self._focus.ringed(layout)
        if activating:
            if not show.urgent(ringed) and self._go_on(show):
                return
            if (ref := ringed or show.default) is not None:
                self._by_key(show, ref, key)
                return
        reach = show.reach()
        if not self._focus.wake(reach) and (first := show.suggested) in reach:
            self._focus.at, self._focus.shown = first, True
        else:
            self._focus.key(key, reach)
        if self._focus.shown:
            show.point(self._focus.at)
