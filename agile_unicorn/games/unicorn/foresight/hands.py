"""Figures about hands of team cards, each worked out once."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from math import erf, exp, sqrt
from typing import Final

from agile_unicorn.engine.pieces import Handle
from agile_unicorn.games.unicorn.actions import Bid
from agile_unicorn.games.unicorn.cards import Catalogue
from agile_unicorn.games.unicorn.judge.weights import Weights
from agile_unicorn.games.unicorn.judge.worth import PIPS, strengths
from agile_unicorn.games.unicorn.model import TEAM_LIMIT

SPREAD: Final = 35 / 12
"""Variance of a die."""

USUAL_PITCH: Final = 5.5
"""What a pitch card nobody has seen is worth, in victory points."""

TASTE: Final = Weights()


@lru_cache(maxsize=1 << 14)
def team_strength(cards: Catalogue, hand: tuple[Handle, ...]) -> float:
    """The mean result of all of ``hand`` together."""
    strength = strengths(cards)
    return sum([strength[card] for card in hand])


@lru_cache(maxsize=1 << 14)
def best_members(cards: Catalogue, hand: tuple[Handle, ...]) -> tuple[float, float]:
    """Strength of the members that a team can keep, and of the weakest of a full team, else 0."""
    strength = strengths(cards)
    best = sorted([strength[card] for card in hand], reverse=True)[:TEAM_LIMIT]
    return sum(best), best[-1] if len(best) == TEAM_LIMIT else 0.0


@lru_cache(maxsize=1 << 14)
def bids(cards: Catalogue, hand: tuple[Handle, ...]) -> tuple[tuple[float, float, Bid], ...]:
    """Every bid that differs from the others in dice or modifiers: mean, variance, and the bid."""
    found: dict[tuple[int, int], Bid] = {}
    for size in range(1, len(hand) + 1):
        for some in combinations(hand, size):
            dice = sum([cards.dice[card] for card in some])
            found.setdefault((dice, sum([cards.modifier[card] for card in some])), Bid(some))
    return tuple([(PIPS * d + m, SPREAD * d, bid) for (d, m), bid in found.items()])


def chance_of_more(lead: float, variance: float) -> float:
    """The chance that a total ends above another that is ``lead`` less in the mean."""
    return 0.5 + 0.5 * erf(lead / sqrt(2.0 * variance)) if variance else float(lead >= 0)


@lru_cache(maxsize=1 << 14)
def kept(strength: int, left: int) -> float:
    """What members who stay at home are good for in the ``left`` pitches of the sprint."""
    if not left or strength <= 0:
        return 0.0
    share = 1.0 - exp(-strength / (TASTE.needed * left))
    return TASTE.keep * USUAL_PITCH * left * share


@lru_cache(maxsize=1 << 16)
def best_bid(
    cards: Catalogue, hand: tuple[Handle, ...], needed: int, left: int, worth: int, passing: int
) -> Bid | None:
    """The bid with the most to hope for, or ``None``: passing has more.

    ``needed`` is the total to be reached, ``passing`` the percentage of what is kept that is left
    if the team passes.
    """
    whole = team_strength(cards, hand)
    chosen, most = None, kept(int(whole), left) * passing / 100
    for mean, variance, bid in bids(cards, hand):
        chance = chance_of_more(mean - needed + 0.5, variance + 2 * SPREAD)
        hope = worth * chance + kept(int(whole - mean), left)
        if hope > most:
            chosen, most = bid, hope
    return chosen
