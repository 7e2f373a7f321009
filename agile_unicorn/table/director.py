"""Plays beats one after another on a tabletop."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from typing import Final, Generic, TypeVar

from agile_unicorn.engine.game import Beat, Fact
from agile_unicorn.table.looks import Layout
from agile_unicorn.table.tabletop import Tabletop
from agile_unicorn.table.tween import Motion

V = TypeVar("V")
Dance = Callable[[Tabletop, Beat[V]], Motion | None]
"""How a fact looks when it happens; ``None``: the table just changes."""
OFF: Final = math.inf
"""The speed at which nothing is animated."""


class Director(Generic[V]):
    """First the dance for the fact, if there is one; then the table becomes ``layout(view)``.

    After a beat with a fact of ``gates`` it waits for :meth:`proceed`.  ``on_beat`` hears of each
    beat as it begins (sounds, log).  ``seconds`` and ``stagger`` are those of the change.
    """

    def __init__(
        self,
        top: Tabletop,
        layout: Callable[[V], Layout],
        dances: Mapping[type[Fact], Dance[V]] | None = None,
        gates: Iterable[type[Fact]] = (),
        on_beat: Callable[[Beat[V]], None] | None = None,
    ) -> None:
        self.top, self.layout = top, layout
        self.dances = dict(dances or {})
        self.gates = frozenset(gates)
        self.on_beat = on_beat
        self.speed = 1.0
        self.seconds, self.stagger = 0.24, 0.0
        self.waiting = False
        self._beats: deque[Beat[V]] = deque()
        self._steps: deque[Callable[[], Motion | None]] = deque()
        self._running: Motion | None = None

    @property
    def idle(self) -> bool:
        """Whether everything that happened has been shown."""
        return not (self._beats or self._steps or self._running or self.waiting)

    def feed(self, beats: Iterable[Beat[V]]) -> None:
        """Show ``beats`` after those which are still to be shown."""
        self._beats.extend(beats)

    def advance(self, dt: float) -> None:
        """Go on by ``dt`` seconds times the speed."""
        left: float | None = math.inf if self.speed == OFF else dt * self.speed
        while left is not None and not self.waiting:
            if self._running is not None:
                left = self._running.advance(left)
                if left is not None:
                    self._running = None
            elif self._steps:
                self._running = self._steps.popleft()()
            elif self._beats:
                self._begin(self._beats.popleft())
            else:
                return

    def _begin(self, beat: Beat[V]) -> None:
        if self.on_beat is not None:
            self.on_beat(beat)
        dance = self.dances.get(type(beat.fact))
        if dance is not None:
            self._steps.append(lambda: dance(self.top, beat))
        self._steps.append(lambda: self._change(beat))
        if type(beat.fact) in self.gates:
            self._steps.append(self._close)

    def _change(self, beat: Beat[V]) -> Motion:
        return self.top.sync(self.layout(beat.view), self.seconds, self.stagger)

    def _close(self) -> None:
        self.waiting = True

    def proceed(self) -> bool:
        """Open the gate; false if there was none to open."""
        was, self.waiting = self.waiting, False
        return was

    def drop(self) -> None:
        """Show nothing more of what was fed: it is taken back.  What moves now comes to its end."""
        if self._running is not None:
            self._running.advance(math.inf)
        self._running = None
        self._beats.clear()
        self._steps.clear()
        self.waiting = False

    def hurry(self) -> bool:
        """End the beat that runs now, or open the gate; false if there was nothing to hurry.

        The caller lets the input which hurried do nothing else.
        """
        if self.proceed():
            return True
        if self.idle:
            return False
        if self._running is None and not self._steps:
            self._begin(self._beats.popleft())
        while (self._running is not None or self._steps) and not self.waiting:
            if self._running is None:
                self._running = self._steps.popleft()()
            if self._running is not None:
                self._running.advance(math.inf)
                self._running = None
        return True
