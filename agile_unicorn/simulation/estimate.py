"""Means with the interval that they are known to."""

from __future__ import annotations

from math import sqrt

from msgspec import Struct

Z95 = 1.96
"""Standard errors on each side of a 95 % interval."""


class Estimate(Struct, frozen=True):
    """A mean, and half the width of its 95 % interval."""

    mean: float
    margin: float

    def __str__(self) -> str:
        return f"{self.mean:.3f} ± {self.margin:.3f}"

    def percent(self, digits: int = 1) -> str:
        """The same in hundredths."""
        return f"{100 * self.mean:.{digits}f} ± {100 * self.margin:.{digits}f} %"


class Sample:
    """Values that come one by one; only their sums are kept."""

    def __init__(self) -> None:
        self.count = 0
        self._sum = self._squares = 0.0

    def add(self, value: float, times: int = 1) -> None:
        """Take ``value`` in."""
        self.count += times
        self._sum += value * times
        self._squares += value * value * times

    def estimate(self, *, share: bool = False) -> Estimate:
        """The mean so far.

        The variance of a ``share`` is never taken for less than one dissenting value would give: a
        few games won by the same seat do not make it certain of the next.
        """
        n = self.count
        if not n:
            return Estimate(0.0, 0.0)
        mean = self._sum / n
        variance = max(0.0, self._squares / n - mean * mean)
        if n > 1:
            variance *= n / (n - 1)
        if share:
            variance = max(variance, 1 / n)
        return Estimate(mean, Z95 * sqrt(variance / n))
