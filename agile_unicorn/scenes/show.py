"""What the stage can show."""

from __future__ import annotations

from typing import Literal, Protocol

from msgspec import Struct

from agile_unicorn.engine.pieces import Ref
from agile_unicorn.scenes.shared.cues import Device
from agile_unicorn.table.looks import Layout
from agile_unicorn.table.tabletop import Tabletop


class Pulled(Struct, frozen=True):
    """The mouse takes the thing ``ref``, moves it to a point, drops it there or puts it back."""

    deed: Literal["take", "move", "drop", "back"]
    x: float
    y: float
    ref: Ref | None = None


class Show(Protocol):
    """A tabletop that changes in time, and what can be chosen on it.

    ``reach`` is the part of the ``layout`` that keys go through, ``suggested`` where they begin,
    ``default`` what Enter does without a ring; at a ``waiting`` table any input goes on;
    ``repeats``: a second click at once means something again;
    ``turned_down``: what was chosen last could not be; ``urgent`` things are chosen even while
    something moves; ``shortcut`` is the thing that a key stands for; ``aside``: a click hit
    nothing, whether that meant something; ``used``: mouse, keys or pad are in hand now;
    ``look_away``: the window is no longer in front; ``aloud``: what is to be seen, in words;
    ``hold``: whether a thing is chosen by being held, as it was for ``share`` of the time, and
    then by ``choose``; without a thing it was let go too early;
    ``pull``: something follows the mouse, or whether it can be taken.
    """

    top: Tabletop

    @property
    def mat(self) -> str: ...

    @property
    def question(self) -> object: ...

    @property
    def resting(self) -> bool: ...

    @property
    def suggested(self) -> Ref | None: ...

    @property
    def default(self) -> Ref | None: ...

    @property
    def waiting(self) -> bool: ...

    @property
    def repeats(self) -> bool: ...

    @property
    def turned_down(self) -> bool: ...

    def layout(self) -> Layout: ...

    def reach(self) -> Layout: ...

    def update(self, seconds: float) -> None: ...

    def choose(self, ref: Ref) -> None: ...

    def hold(self, ref: Ref | None, share: float) -> bool: ...

    def pull(self, pulled: Pulled) -> bool: ...

    def point(self, ref: Ref | None) -> None: ...

    def key(self, name: str) -> bool: ...

    def shortcut(self, name: str, *, shift: bool = False) -> Ref | None: ...

    def urgent(self, ref: Ref | None) -> bool: ...

    def type(self, text: str) -> None: ...

    def hurry(self) -> bool: ...

    def back(self) -> bool: ...

    def aside(self) -> bool: ...

    def used(self, device: Device) -> None: ...

    def look_away(self) -> None: ...

    def aloud(self) -> str: ...

    def outcome(self) -> object | None: ...
