"""What a bot is."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol, TypeVar

from agile_unicorn.engine.game import Beat
from agile_unicorn.engine.moves import Action, Decision

V_contra = TypeVar("V_contra", contravariant=True)


class Bot(Protocol[V_contra]):
    """Decides from a view.  There is no way for a bot to reach the true table."""

    def notice(self, beat: Beat[Any]) -> None:
        """See what happens; the place for memory, as far as this bot has any."""
        ...

    def choose(self, view: V_contra, decision: Decision, rng: Random) -> Action:
        """One of ``decision.options``."""
        ...


class Judge(Protocol[V_contra]):
    """What a game knows about good play: handed to the generic bots by the composition root."""

    def scores(self, view: V_contra, decision: Decision) -> tuple[float, ...]:
        """A figure for each option, higher is better; the same view always gets the same."""
        ...
