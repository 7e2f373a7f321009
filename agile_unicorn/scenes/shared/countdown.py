"""The clock of a question that may not be pondered for ever."""

from __future__ import annotations

import math


class Countdown:
    """Seconds that are left; without a limit there is none.

    Time only passes while somebody can answer: :meth:`tick` is not called during a break.
    """

    def __init__(self) -> None:
        self._left: float | None = None

    def start(self, limit: float) -> None:
        """Begin anew with ``limit`` seconds; 0: as long as it takes."""
        self._left = limit or None

    def stop(self) -> None:
        """The question was answered or put aside."""
        self._left = None

    @property
    def shown(self) -> int | None:
        """Full seconds to be shown, or ``None`` without a limit."""
        return None if self._left is None else max(0, math.ceil(self._left))

    @property
    def over(self) -> bool:
        """Whether the time is up."""
        return self._left is not None and self._left <= 0

    def tick(self, seconds: float) -> bool:
        """Let time pass; whether another number is to be shown."""
        if self._left is None:
            return False
        before = self.shown
        self._left -= seconds
        return self.shown != before
