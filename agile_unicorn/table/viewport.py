"""From design pixels to window pixels and back."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

DESIGN: Final = (1920, 1080)
SMALLEST: Final = (1024, 640)
TINY: Final = 1 / 1024


class Viewport(Struct, frozen=True):
    """A window of ``width`` x ``height`` pixels with the design centred in it.

    Any size is accepted, even an empty one: a minimised window must not be an error.
    """

    width: int
    height: int

    @property
    def scale(self) -> float:
        """Window pixels a design pixel, so that the whole design is seen."""
        return max(TINY, min(self.width / DESIGN[0], self.height / DESIGN[1]))

    @property
    def left(self) -> float:
        """Window x of design x 0."""
        return (self.width - DESIGN[0] * self.scale) / 2

    @property
    def top(self) -> float:
        """Window y of design y 0."""
        return (self.height - DESIGN[1] * self.scale) / 2

    def to_window(self, x: float, y: float) -> tuple[float, float]:
        """Where a design point is seen, in window pixels."""
        scale = self.scale
        return self.left + x * scale, self.top + y * scale

    def to_design(self, x: float, y: float) -> tuple[float, float]:
        """Which design point lies at a window pixel; outside of the design too."""
        scale = self.scale
        return (x - self.left) / scale, (y - self.top) / scale
