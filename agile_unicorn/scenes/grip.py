"""Holding something down: what is not to be opened by accident is chosen that way."""

from __future__ import annotations

from typing import Final

from agile_unicorn.engine.pieces import Ref
from agile_unicorn.scenes.shared.cues import Device

HOLD: Final = 0.5
"""Seconds for which something has to be held."""


class Grip:
    """What one device holds down; ``ref`` is the thing as long as that may still mean something.

    After that the device is still ``down``, and nothing else counts until it is let go.
    """

    def __init__(self) -> None:
        self.ref: Ref | None = None
        self._by: Device | None = None
        self._question: object = None
        self._since = 0.0

    @property
    def down(self) -> bool:
        """Whether something is to be let go first."""
        return self._by is not None

    @property
    def over(self) -> bool:
        """Whether what is still down means nothing any more."""
        return self.down and self.ref is None

    def take(self, ref: Ref, by: Device, question: object, now: float) -> None:
        """``ref`` is held from ``now`` on, to answer ``question``."""
        self.ref, self._by, self._question, self._since = ref, by, question, now

    def share(self, question: object, now: float) -> float:
        """How much of the time has passed; less than nothing if something else is asked by now."""
        return min(1.0, (now - self._since) / HOLD) if question is self._question else -1.0

    def loosen(self) -> None:
        """It means nothing any more, but is still down."""
        self.ref = None

    def held_by(self, device: Device) -> bool:
        """Whether it is ``device`` that holds something down."""
        return self._by == device

    def release(self) -> None:
        """Everything is up."""
        self.ref = self._by = self._question = None
