"""How each fact changes the table: bookkeeping only, no rules, no chance."""

from __future__ import annotations

from typing import Final

from agile_unicorn.engine.game import Fact
from agile_unicorn.games.unicorn.ledger import events, opening, pitch, retro, rolling
from agile_unicorn.games.unicorn.ledger.entries import Entries
from agile_unicorn.games.unicorn.model import State

_ENTRY: Final[Entries] = {
    **opening.ENTRIES,
    **pitch.ENTRIES,
    **events.ENTRIES,
    **rolling.ENTRIES,
    **retro.ENTRIES,
}


def evolve(state: State, fact: Fact) -> None:
    """Let ``state`` follow ``fact``; :exc:`KeyError` for a fact without an entry here."""
    _ENTRY[type(fact)](state, fact)
