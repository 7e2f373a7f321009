"""What goes on at a table while nobody moves: somebody blinks, the mug steams, gold gleams."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from agile_unicorn.engine.pieces import Ref, Seat
from agile_unicorn.table import gestures
from agile_unicorn.table.director import OFF
from agile_unicorn.table.looks import CardLook, PieceLook, Spot
from agile_unicorn.table.tween import Motion

if TYPE_CHECKING:
    from agile_unicorn.scenes.shared.match_table import MatchTable

BLINK: Final = 0.12
"""Seconds that eyes are closed."""
BETWEEN: Final = (1.4, 2.6)
"""Seconds from one blink at the table to the next: each animal blinks every four to seven."""
STEAM: Final = (7.0, 11.0)
RISE: Final = 2.6
GLEAM: Final = (6.0, 9.0)
"""Seconds between two gleams: never more than three flashes a second, by far."""
MUG: Final = (1812.0, 76.0)
CLOUD: Final = (72.0, 132.0)


class Life:
    """Small motions of a table at rest; none without animations or with reduced motion."""

    def __init__(self, table: MatchTable[Any]) -> None:
        self._table, self._rng = table, Random(5)
        self.blinking: Seat | None = None
        self._blink = self._next(BETWEEN)
        self._steam, self._gleam = self._next(STEAM), self._next(GLEAM)

    def _next(self, span: tuple[float, float]) -> float:
        return self._rng.uniform(*span)

    def tick(self, seconds: float) -> None:
        """Time passes at the table; only one at rest is alive."""
        table = self._table
        if not self._at_rest():
            if self.blinking is not None:
                self._open()
            return
        self._blink -= seconds
        self._steam -= seconds
        self._gleam -= seconds
        if self._blink <= 0:
            self._close_or_open()
        if self._steam <= 0:
            self._steam = self._next(STEAM)
            table.top.play(_steam(table))
        if self._gleam <= 0:
            self._gleam = self._next(GLEAM)
            for ref in table.face.golden(table.view):
                gilded(table, ref)

    def _at_rest(self) -> bool:
        table = self._table
        if table.top.reduced_motion or table.director.speed == OFF or table.over.covering:
            return False
        return table.still and table.carry.ref is None

    def _close_or_open(self) -> None:
        if self.blinking is not None:
            self._open()
            return
        self.blinking = Seat(self._rng.randrange(len(self._table.people)))
        self._blink = BLINK
        self._table.refresh(0)

    def _open(self) -> None:
        """Nobody sits through a dance or a break with closed eyes."""
        self.blinking, self._blink = None, self._next(BETWEEN)
        if self._table.still:  # a dance lays the table itself
            self._table.refresh(0)


def gilded(table: MatchTable[Any], ref: Ref) -> None:
    """A gleam runs over a card with a gold rim, if it lies there."""
    spot = table.top.spot(ref)
    if spot is not None and isinstance(spot.look, CardLook):
        table.top.play(gestures.gleam(table.top, spot))


def _steam(table: MatchTable[Any]) -> Motion:
    x, y = MUG
    start = Spot(x, y, PieceLook("steam", CLOUD), z=3, lift=0.0)
    return gestures.waft(table.top, start, -44.0, RISE)
