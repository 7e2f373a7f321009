"""A card that is dragged from the hand to the table, or back."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from agile_unicorn.engine.pieces import Ref, seat_ref
from agile_unicorn.scenes.shared.keys import CONFIRM
from agile_unicorn.scenes.show import Pulled
from agile_unicorn.table.chooser import Chooser
from agile_unicorn.table.looks import Spot
from agile_unicorn.table.tween import Wait

if TYPE_CHECKING:
    from agile_unicorn.scenes.shared.match_table import MatchTable

HAND: Final = (330.0, 800.0, 1450.0)
"""Left, top and right of where a card that is dropped is back in the hand."""
CARRIED_Z: Final = 700.0
CARRIED_LIFT: Final = 2.4
LEAN: Final = 9.0
"""Degrees that a card leans back at most while it is moved."""
STEP: Final = 3.0
"""Degrees between the angles in which it is seen: few pictures."""
SWIFT: Final = 900.0
"""Design pixels a second at which it leans as far as it can."""
CALM: Final = 8.0
"""How fast it hangs straight again, a second."""


class Carry:
    """Taking a card up picks it; ``laid`` are picked cards that were put down on the table.

    Dropped on a seat that can be meant, it is played there; on the table, it is played if nothing
    more is to be chosen, and lies there otherwise.  Back in the hand nothing has happened.
    """

    def __init__(self, table: MatchTable[Any]) -> None:
        self._table = table
        self._hold = Wait(math.inf)
        self._question: Chooser | None = None
        self._ref: Ref | None = None
        self._before: tuple[Ref, ...] = ()
        self._laid: set[Ref] = set()
        self._grip = self._at = (0.0, 0.0)
        self._speed = 0.0

    @property
    def laid(self) -> frozenset[Ref]:
        """Picked cards that lie on the table; forgotten with the question."""
        chooser = self._table.chooser
        if chooser is None or chooser is not self._question:
            return frozenset()
        self._laid.intersection_update(chooser.picked)
        return frozenset(self._laid)

    @property
    def ref(self) -> Ref | None:
        """What is carried now."""
        return self._ref if self._table.chooser is self._question else None

    def pulled(self, pulled: Pulled) -> bool:
        """The mouse does something with a thing; whether it can be taken."""
        if pulled.deed == "take":
            return pulled.ref is not None and self._take(pulled.ref, pulled.x, pulled.y)
        if self._ref is None or self.ref is None:
            self._ref = None
        elif pulled.deed == "move":
            self._move(pulled.x, pulled.y)
        elif pulled.deed == "drop":
            self._drop(self._ref, pulled.x, pulled.y)
        else:
            self._put_back()
        return True

    def tick(self, seconds: float) -> None:
        """A card that is held still hangs straight."""
        if self.ref is None:
            self._ref = None
        elif self._speed:
            self._speed *= max(0.0, 1 - CALM * seconds)
            if abs(self._speed) < SWIFT * STEP / LEAN / 2:
                self._speed = 0.0
            self._show()

    def lay(self, spots: dict[Ref, Spot]) -> dict[Ref, Spot]:
        """``spots`` with the carried card under the mouse."""
        if (ref := self.ref) is not None and ref in spots:
            spots[ref] = self._carried(spots[ref])
        return spots

    def _take(self, ref: Ref, x: float, y: float) -> bool:
        table, chooser = self._table, self._table.chooser
        if chooser is None or table.over.covering or not table.still:
            return False
        hand = table.face.hand(table.view, table.desk())
        picked = ref in chooser.picked
        if ref not in hand or not (picked or ref in table.lit) or ref not in table.top.sprites:
            return False
        if self._question is not chooser:
            self._laid.clear()
        self._question, self._ref, self._before = chooser, ref, chooser.picked
        spot = table.top.sprites[ref].spot
        self._grip, self._at, self._speed = (x - spot.x, y - spot.y), (x, y), 0.0
        if not picked:
            chooser.pick(ref)
            if table.solo is not None:
                table.hooks.cue("select")
        self._aim(None)
        table.refresh()
        return True

    def _move(self, x: float, y: float) -> None:
        table = self._table
        self._speed = 0.7 * self._speed + 0.3 * SWIFT / 16 * (x - self._at[0])
        self._at = x, y
        self._show()
        seat = table.face.aimed(x, y)
        target = seat_ref(seat) if seat is not None else None
        self._aim(target if target in table.lit else None)

    def _aim(self, target: Ref | None) -> None:
        """``target`` is meant if the card is let go now; nothing is enlarged meanwhile."""
        if self._table.over.point(target):
            self._table.over.put_down()
            self._table.refresh(0.12)

    def _show(self) -> None:
        sprite = self._table.top.sprites.get(self._ref) if self._ref is not None else None
        if sprite is not None:
            sprite.owner = self._hold
            sprite.spot = self._carried(sprite.spot)

    def _carried(self, spot: Spot) -> Spot:
        lean = 0.0
        if not self._table.top.reduced_motion:
            part = max(-1.0, min(1.0, self._speed / SWIFT))
            lean = -STEP * round(part * LEAN / STEP)
        x, y = self._at[0] - self._grip[0], self._at[1] - self._grip[1]
        return replace(spot, x=x, y=y, angle=lean, z=CARRIED_Z, lift=CARRIED_LIFT, glow=False)

    def _let_go(self) -> None:
        sprite = self._table.top.sprites.get(self._ref) if self._ref is not None else None
        if sprite is not None and sprite.owner is self._hold:
            sprite.owner = None
        self._ref = None

    def _drop(self, ref: Ref, x: float, y: float) -> None:
        table = self._table
        self._let_go()
        seat = table.face.aimed(x, y)
        left, top, right = HAND
        if seat is not None and seat_ref(seat) in table.lit:
            table.choose(seat_ref(seat))
        elif y > top and left < x < right:
            self._unpick(ref)
        elif table.default == CONFIRM:
            table.choose(CONFIRM)
        else:
            self._laid.add(ref)
            if table.solo is not None:
                table.hooks.cue("tap")
            table.refresh(0.24)

    def _unpick(self, ref: Ref) -> None:
        """Back in the hand: it is not chosen any more."""
        chooser = self._question
        if chooser is not None and ref in chooser.picked:
            chooser.pick(ref)
        self._after_putting_back()

    def _put_back(self) -> None:
        """As if it had never been touched."""
        self._let_go()
        if (chooser := self._question) is not None:
            chooser.reset()
            for ref in self._before:
                chooser.pick(ref)
        self._after_putting_back()

    def _after_putting_back(self) -> None:
        table = self._table
        if table.solo is not None:
            table.hooks.cue("put_back")
        table.refresh(0.24)
