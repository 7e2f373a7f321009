"""Where time comes from: the only module of the table that asks the system."""

from __future__ import annotations

import time
from typing import Final, Protocol

LONGEST: Final = 0.1
"""Seconds a frame counts at most, so that nothing jumps after a pause of the machine."""


class Clock(Protocol):
    """Tells seconds since some moment; never runs backwards."""

    def now(self) -> float:
        """Seconds since some moment."""
        ...


class SystemClock:
    """The clock of the machine."""

    def now(self) -> float:
        """Seconds since some moment."""
        return time.monotonic()


class StillClock:
    """A clock which is set by hand, for tests and pictures."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        """What it was set to."""
        return self.time


class Pulse:
    """Seconds from frame to frame."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = clock.now()

    def tick(self) -> float:
        """Seconds since the last tick, at most :data:`LONGEST`."""
        now = self._clock.now()
        passed, self._last = now - self._last, now
        return min(LONGEST, max(0.0, passed))
