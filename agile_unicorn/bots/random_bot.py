"""The weakest honest bot."""

from __future__ import annotations

from random import Random
from typing import Any

from agile_unicorn.engine.game import Beat
from agile_unicorn.engine.moves import Action, Decision


class RandomBot:
    """Any option will do."""

    def notice(self, beat: Beat[Any]) -> None:
        """Forget it at once."""

    def choose(self, view: object, decision: Decision, rng: Random) -> Action:
        """Each option with the same chance."""
        return decision.options[int(rng.random() * len(decision.options))]
