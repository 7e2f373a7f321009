"""The pitch card between its decision and the clearing of the table."""

from __future__ import annotations

from msgspec import Struct

from agile_unicorn.engine.pieces import Handle, Seat


class Prize(Struct, frozen=True):
    """``winner`` is who gets it, ``None`` if nobody does."""

    card: Handle
    winner: Seat | None = None

    @property
    def won(self) -> bool:
        """Whether it goes to somebody."""
        return self.winner is not None
