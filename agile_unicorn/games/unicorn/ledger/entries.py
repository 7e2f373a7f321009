"""What a table of bookkeeping is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from agile_unicorn.engine.game import Fact
from agile_unicorn.games.unicorn.model import State

Entries = Mapping[type[Fact], Callable[[State, Any], None]]
"""How each type of fact changes the table."""
