"""Motion as a function of time; time comes from outside.

A motion is advanced by seconds until it is over.  Zero seconds and infinitely many are fine:
every motion reaches its exact end in one step of ``math.inf``.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Protocol

Ease = Callable[[float], float]
"""From the part of the time (0..1) to the part of the way; 0 to 0 and 1 to 1."""


def linear(t: float) -> float:
    """Even speed."""
    return t


def in_sine(t: float) -> float:
    """Gather speed softly."""
    return 1 - math.cos(t * math.pi / 2)


def in_quad(t: float) -> float:
    """Gather speed."""
    return t * t


def out_quad(t: float) -> float:
    """Slow down."""
    return 1 - (1 - t) ** 2


def in_cubic(t: float) -> float:
    """Gather speed late."""
    return t**3


def out_cubic(t: float) -> float:
    """Slow down early."""
    return 1 - (1 - t) ** 3


def in_out_cubic(t: float) -> float:
    """Start and end softly."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def in_out_sine(t: float) -> float:
    """Start and end a little softly."""
    return (1 - math.cos(t * math.pi)) / 2


def out_quint(t: float) -> float:
    """Nearly there at once, then settle."""
    return 1 - (1 - t) ** 5


def out_back(t: float, over: float = 1.04) -> float:
    """Go a little too far and come back."""
    return 1 + (over + 1) * (t - 1) ** 3 + over * (t - 1) ** 2


class Motion(Protocol):
    """Something which takes time."""

    def advance(self, dt: float) -> float | None:
        """Go on by ``dt`` seconds: ``None`` while it lasts, else the seconds left over."""
        ...


class Tween:
    """Calls ``apply`` with 0..1, eased, for ``seconds``; the last call is always ``apply(1)``."""

    def __init__(
        self, apply: Callable[[float], None], seconds: float, ease: Ease = out_cubic
    ) -> None:
        self._apply, self._seconds, self._ease = apply, max(0.0, seconds), ease
        self._elapsed = 0.0

    def advance(self, dt: float) -> float | None:
        """Go on by ``dt`` seconds."""
        self._elapsed += dt
        if self._elapsed >= self._seconds:
            self._apply(1.0)
            return self._elapsed - self._seconds
        self._apply(self._ease(self._elapsed / self._seconds))
        return None


class Wait:
    """Nothing, for ``seconds``."""

    def __init__(self, seconds: float) -> None:
        self._left = max(0.0, seconds)

    def advance(self, dt: float) -> float | None:
        """Go on by ``dt`` seconds."""
        self._left -= dt
        return -self._left if self._left <= 0 else None


class Call:
    """Something done in no time, once."""

    def __init__(self, action: Callable[[], object]) -> None:
        self._action = action

    def advance(self, dt: float) -> float | None:
        """Do it."""
        self._action()
        return dt


class Later:
    """A motion that is made when its time comes, from what is to be seen then."""

    def __init__(self, make: Callable[[], Motion]) -> None:
        self._make = make
        self._motion: Motion | None = None

    def advance(self, dt: float) -> float | None:
        """Go on by ``dt`` seconds."""
        if self._motion is None:
            self._motion = self._make()
        return self._motion.advance(dt)


class Chain:
    """One motion after another."""

    def __init__(self, *motions: Motion) -> None:
        self._left = list(motions)

    def advance(self, dt: float) -> float | None:
        """Go on by ``dt`` seconds; what one motion leaves over goes to the next."""
        while self._left:
            left = self._left[0].advance(dt)
            if left is None:
                return None
            dt = left
            self._left.pop(0)
        return dt


class Together:
    """Motions at the same time, as long as the longest."""

    def __init__(self, motions: Iterable[Motion]) -> None:
        self._running = list(motions)

    def advance(self, dt: float) -> float | None:
        """Go on by ``dt`` seconds."""
        over = dt
        running = []
        for motion in self._running:
            left = motion.advance(dt)
            if left is None:
                running.append(motion)
            else:
                over = min(over, left)
        self._running = running
        return None if running else over


def staggered(motions: Iterable[Motion], stagger: float) -> Motion:
    """``motions`` together, each one ``stagger`` seconds after the one before."""
    return Together(
        Chain(Wait(i * stagger), motion) if stagger else motion for i, motion in enumerate(motions)
    )
