"""The judge: which question is put, and who answers it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from agile_unicorn.engine.moves import Decision
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.actions import Dismiss, TakeCard
from agile_unicorn.games.unicorn.judge.bidding import bid_scores
from agile_unicorn.games.unicorn.judge.events import event_scores, member_scores, wand_scores
from agile_unicorn.games.unicorn.judge.incentives import incentive_scores
from agile_unicorn.games.unicorn.judge.weights import Weights
from agile_unicorn.games.unicorn.judge.worth import Appraisal, added, appraise
from agile_unicorn.games.unicorn.view import View


def dismiss_scores(a: Appraisal, decision: Decision) -> tuple[float, ...]:
    """The weakest member goes; of equal ones the one with fewer dice (AU-165)."""
    dice, strength = a.cards.dice, a.strength
    return tuple(
        -strength[o.card] - dice[o.card] / 100 if isinstance(o, Dismiss) else 0.0
        for o in decision.options
    )


def take_scores(a: Appraisal, decision: Decision) -> tuple[float, ...]:
    """A member goes where it helps most, an incentive to who has fewest, a story to either."""
    card = a.view.centre
    assert card is not None
    if a.cards.is_team[card]:
        return tuple(
            added(a, o.seat, card) if isinstance(o, TakeCard) else 0.0 for o in decision.options
        )
    if a.cards.value[card]:
        return indifferent(a, decision)
    return tuple(
        -float(_owned(a, o.seat)) if isinstance(o, TakeCard) else 0.0 for o in decision.options
    )


def _owned(a: Appraisal, seat: Seat) -> int:
    """Incentives of ``seat``: unused, used, and won in this sprint."""
    at = a.view.seats[seat]
    won = sum(a.cards.family(card) == "incentive" for card in at.won)
    return at.bonuses + len(at.used) + won


def indifferent(a: Appraisal, decision: Decision) -> tuple[float, ...]:
    """Equal figures, for a question that the judge knows nothing about."""
    return (0.0,) * len(decision.options)


_SCORES: Final[dict[str, Callable[[Appraisal, Decision], tuple[float, ...]]]] = {
    "bid": bid_scores,
    "event": event_scores,
    "react": wand_scores,
    "add_member": member_scores,
    "remove_member": member_scores,
    "incentive": incentive_scores,
    "take": take_scores,
    "dismiss": dismiss_scores,
}


class UnicornJudge:
    """A sensible player: exact odds, a price for every card, an eye on the leader.

    Holds no memory and sees views only, so the same view always gets the same figures.
    """

    def __init__(self, weights: Weights | None = None) -> None:
        self._weights = weights or Weights()

    def scores(self, view: View, decision: Decision) -> tuple[float, ...]:
        """A figure in victory points for each option."""
        score = _SCORES.get(decision.prompt, indifferent)
        return score(appraise(view, decision.seat, self._weights), decision)
