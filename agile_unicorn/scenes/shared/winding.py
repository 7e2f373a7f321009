"""A long film is wound on: a paper tells how far it is, and the window answers all the time."""

from __future__ import annotations

import time
from collections.abc import Generator
from typing import Final, Generic, TypeVar

from msgspec import Struct

from agile_unicorn.engine.pieces import place_ref
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared import parts
from agile_unicorn.scenes.shared.screen import Screen
from agile_unicorn.table.looks import Layout, Spot

T = TypeVar("T")
BUDGET: Final = 0.012
"""Seconds of work in one frame."""
PAPER: Final = (640.0, 240.0)
BAR: Final = 480.0


class Wound(Struct, Generic[T], frozen=True):
    """Outcome: what came of the work."""

    result: T


class GivenUp(Struct, frozen=True):
    """Outcome: whoever waited does not want to wait any more."""


class Winding(Screen, Generic[T]):
    """Does ``work`` piece by piece; it yields how much of it is done."""

    mat = "mat_plain"
    way_out = place_ref("cancel")

    def __init__(self, words: Words, language: str, work: Generator[float, None, T]) -> None:
        super().__init__(words, language)
        self._work, self._share = work, 0.0

    def update(self, seconds: float) -> None:
        """Go on for a moment."""
        until = time.perf_counter() + BUDGET
        while self._outcome is None and time.perf_counter() < until:
            try:
                self._share = next(self._work)
            except StopIteration as done:
                self._outcome = Wound(done.value)

    def choose(self, ref: str) -> None:
        """Leave it."""
        if ref == self.way_out:
            self._outcome = GivenUp()

    def lay(self) -> Layout:
        """The paper with its bar, and the way back."""
        fill = max(28.0, BAR * self._share)
        look = parts.group(
            parts.piece("sheet", 0, 0, *PAPER),
            parts.line(self.words("app.replay.winding"), 0, -44, 540, 34, "title"),
            parts.piece("slider_track", 0, 34, BAR, 30),
            parts.piece("slider_fill", (fill - BAR) / 2, 34, fill, 30),
        )
        cancel = self.words("app.common.cancel")
        return {
            place_ref("winding"): Spot(960, 470, look, angle=-0.8, z=2, lift=1.6),
            **parts.button(place_ref("cancel"), 960, 700, 300, 80, cancel, kind="secondary", px=27),
        }
