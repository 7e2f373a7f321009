"""A bot that takes the option its judge likes best."""

from __future__ import annotations

from random import Random
from typing import Any, Generic, TypeVar

from agile_unicorn.bots.bot import Judge
from agile_unicorn.engine.game import Beat
from agile_unicorn.engine.moves import Action, Decision

V = TypeVar("V")


class JudgedBot(Generic[V]):
    """Greedy for the figures of a game's :class:`Judge`; chance breaks ties."""

    def __init__(self, judge: Judge[V]) -> None:
        self._judge = judge

    def notice(self, beat: Beat[Any]) -> None:
        """A greedy bot lives in the present."""

    def choose(self, view: V, decision: Decision, rng: Random) -> Action:
        """The best option; where several are equal, one of them."""
        if len(decision.options) == 1:
            return decision.options[0]
        scores = self._judge.scores(view, decision)
        best = max(scores)
        top = [o for o, score in zip(decision.options, scores, strict=True) if score == best]
        return top[int(rng.random() * len(top))]
