"""Quick opinions about imagined tables: a light player, and who will win."""

from agile_unicorn.games.unicorn.foresight.foresight import UnicornForesight

__all__ = ["UnicornForesight"]
