"""What a show is that asks nothing of anybody in particular."""

from __future__ import annotations

from agile_unicorn.engine.pieces import Ref
from agile_unicorn.scenes.shared.cues import Device
from agile_unicorn.scenes.show import Pulled


class Unasked:
    """The base of shows with nothing to hide, to hold or to drag, and no keys for single things."""

    def hold(self, ref: Ref | None, share: float) -> bool:
        """One stroke is enough for everything."""
        return False

    def pull(self, pulled: Pulled) -> bool:
        """Nothing can be dragged."""
        return False

    def shortcut(self, name: str, *, shift: bool = False) -> Ref | None:
        """Every key is answered by ``key``."""
        return None

    def used(self, device: Device) -> None:
        """Things tell by themselves what they are for."""

    def type(self, text: str) -> None:
        """Nothing to write here."""

    def look_away(self) -> None:
        """Whatever can be seen here is no secret."""
