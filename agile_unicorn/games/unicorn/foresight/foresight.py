"""What a searching bot is told about Agile Unicorn."""

from __future__ import annotations

from agile_unicorn.engine.moves import Action, Decision
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.foresight.policy import ACTS, Chance
from agile_unicorn.games.unicorn.foresight.value import value
from agile_unicorn.games.unicorn.model import State


class UnicornForesight:
    """Light play to the end of the sprint, and the fitted value there."""

    def act(self, state: State, decision: Decision, chance: Chance) -> Action:
        """What a light player does."""
        return ACTS[decision.prompt](state, decision, chance)

    def chapter(self, state: State) -> int:
        """The sprint: between two of them hands are full and nothing is going on."""
        return state.sprint

    def value(self, state: State, seat: Seat) -> float:
        """The chance that the team of ``seat`` wins."""
        return value(state, seat)
