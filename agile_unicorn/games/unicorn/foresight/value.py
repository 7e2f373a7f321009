"""Who will win, seen from between two sprints: a logit over what each team owns.

The figures of a team are weighed once as they are and once times the progress of the match; the
weights in ``fitted.py`` come out of matches that the sensible bot played against itself
(``benchmarks/fit_value.py``).
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.foresight.fitted import FITTED
from agile_unicorn.games.unicorn.foresight.hands import best_members
from agile_unicorn.games.unicorn.judge.weights import Weights
from agile_unicorn.games.unicorn.model import OVER, State
from agile_unicorn.games.unicorn.score import ranking, team_points

FIGURES: Final = ("score", "close", "strength", "bonus", "events", "wands", "place")
"""What is counted of each team, each in its own measure; see :func:`figures`."""

CLOSE: Final = 13
"""Points before the target from which the end is in sight: a good story."""

REROLL: Final = Weights().reroll

Row = tuple[float, ...]


def figures(state: State, side: int) -> Row:
    """The figures of a team: ``FIGURES`` as they are, then the same times the progress."""
    cards, setup = state.cards, state.setup
    target, size = setup.target, setup.team_size
    points = [team_points(state, Seat(other)) for other in range(state.sides)]
    progress = min(1.0, max(points) / target)
    score, place, first = points[side], 0, state.first
    strength = bonus = events = wands = 0.0
    for seat in range(side, state.seats, state.sides):
        strength += best_members(cards, tuple(state.team[seat]))[0]
        for card in state.incentives[seat]:
            bonus += REROLL if cards.is_reroll[card] else cards.bonus[card]
        held = sum([cards.is_wand[card] for card in state.hand[seat]])
        wands += held
        events += len(state.hand[seat]) - held
        place += (seat - first) % state.seats
    plain = (
        score / target,
        max(0, score + CLOSE - target) / CLOSE,
        strength / (20 * size),
        bonus / (5 * size),
        events / (4 * size),
        wands / (4 * size),
        place / (state.seats * size),
    )
    return (*plain, *[figure * progress for figure in plain])


@lru_cache(maxsize=8)
def weights(sides: int) -> Row:
    """The weights for so many teams, or for the nearest number that was fitted."""
    return FITTED[min(FITTED, key=lambda fitted: (abs(fitted - sides), fitted))]


def value(state: State, seat: Seat) -> float:
    """The chance that the team of ``seat`` wins."""
    if state.phase is OVER:
        winners = ranking(state)[0]
        return (seat in winners) * state.setup.team_size / len(winners)
    weighed = weights(state.sides)
    logits = [
        sum([w * x for w, x in zip(weighed, figures(state, side), strict=True)])
        for side in range(state.sides)
    ]
    most = max(logits)
    odds = [exp(logit - most) for logit in logits]
    return odds[seat % state.sides] / sum(odds)
