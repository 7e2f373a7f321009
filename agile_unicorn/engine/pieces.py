"""Names for the things on a table which every game shares."""

from __future__ import annotations

from typing import Final, NewType

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in playing order."""

Handle = NewType("Handle", int)
"""Identity of one physical card.

A view shows a handle only together with the card's face; a concealed card is a mere number of
cards.  So a handle never follows a card through a curtain (see ``docs/architecture.md``).
"""

CHANCE: Final = Seat(-1)
"""Plays the dice and the shuffles."""

Ref = NewType("Ref", str)
"""What a player can point at, as text: ``card:17``, ``seat:2``, ``place:deck``.

Tagged, because at run time a ``Handle`` and a ``Seat`` are both plain numbers.
"""


def card_ref(handle: Handle) -> Ref:
    """The card with ``handle``."""
    return Ref(f"card:{handle}")


def seat_ref(seat: Seat) -> Ref:
    """The player on ``seat``."""
    return Ref(f"seat:{seat}")


def place_ref(name: str) -> Ref:
    """The place called ``name``."""
    return Ref(f"place:{name}")
