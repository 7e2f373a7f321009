"""Choosing a part of something."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from agile_unicorn.engine.pieces import Ref
from agile_unicorn.table.focus import DIRECTIONS
from agile_unicorn.table.input import Key
from agile_unicorn.table.looks import PieceLook, Spot
from agile_unicorn.table.widgets.buttons import BUTTON_Z

KNOB: Final = 36.0
TRACK: Final = 22.0


class Slider(Struct, frozen=True):
    """A part 0..1 of something, in twentieths."""

    ref: Ref
    value: float
    x: float
    y: float
    width: float

    @property
    def knob(self) -> Ref:
        """What is dragged."""
        return Ref(f"{self.ref}:knob")

    def set_to(self, value: float) -> Slider:
        """At ``value``, brought to 0..1 and a whole twentieth."""
        whole = round(min(1.0, max(0.0, value)) * 20) / 20
        return Slider(self.ref, whole, self.x, self.y, self.width)

    def pointed(self, x: float) -> Slider:
        """After a click or drag to design ``x``."""
        return self.set_to((x - self.x + self.width / 2 - KNOB / 2) / (self.width - KNOB))

    def key(self, key: Key) -> Slider:
        """After an arrow key while it has the focus."""
        return self.set_to(self.value + 0.05 * DIRECTIONS.get(key.name, (0, 0))[0])

    def spots(self) -> dict[Ref, Spot]:
        """Track, filled part and knob."""
        start = self.x - self.width / 2
        reach = KNOB / 2 + (self.width - KNOB) * self.value
        spots = {
            self.ref: Spot(
                self.x,
                self.y,
                PieceLook("slider_track", (self.width, TRACK)),
                z=BUTTON_Z,
                lift=0.2,
                hot=True,
            ),
            self.knob: Spot(
                start + reach, self.y, PieceLook("slider_knob"), z=BUTTON_Z + 2, lift=0.7
            ),
        }
        if self.value > 0:
            fill = PieceLook("slider_fill", (max(TRACK, reach), TRACK))
            middle = start + max(TRACK, reach) / 2
            spots[Ref(f"{self.ref}:fill")] = Spot(middle, self.y, fill, z=BUTTON_Z + 1, lift=0.0)
        return spots
