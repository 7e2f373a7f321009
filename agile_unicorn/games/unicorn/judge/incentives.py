"""Incentives: only if they take the lead, and only as many as that needs."""

from __future__ import annotations

from itertools import combinations

from agile_unicorn.engine.moves import Decision
from agile_unicorn.engine.pieces import Handle, Seat
from agile_unicorn.games.unicorn.actions import UseIncentive
from agile_unicorn.games.unicorn.judge.rivals import incentives_of
from agile_unicorn.games.unicorn.judge.worth import Appraisal, worth


def incentive_scores(a: Appraisal, decision: Decision) -> tuple[float, ...]:
    """The first card of the cheapest set that wins, if the prize is worth it; else pass."""
    cards = tuple(o.card for o in decision.options if isinstance(o, UseIncentive))
    chosen, gain = _cheapest(a, cards)
    return tuple(
        0.0 if not isinstance(o, UseIncentive) else gain if o.card in chosen else -1.0
        for o in decision.options
    )


def _cheapest(a: Appraisal, cards: tuple[Handle, ...]) -> tuple[tuple[Handle, ...], float]:
    view, me, bonus = a.view, a.me, a.cards.bonus
    own = view.total(me)
    rivals = [seat for seat in view.contenders if seat != me]
    best = max([view.total(seat) for seat in rivals], default=view.value - 1)
    if own >= view.value and own > best:
        return (), 0.0
    leads = [sum([bonus[c] for c in some]) for some in combinations(cards, 1)]
    missing = max(view.value - own, best - own + 1)
    if sum(leads) < missing:
        missing = max(view.value - own, best - own)  # at least a tie
    sets = [
        some
        for size in range(1, len(cards) + 1)
        for some in combinations(cards, size)
        if sum([bonus[c] for c in some]) >= missing
    ]
    if not sets:
        return (), 0.0
    chosen = min(sets, key=lambda some: (sum([bonus[c] for c in some]), len(some)))
    price = a.weights.spend * a.left * sum([bonus[c] for c in chosen])
    return chosen, _prize(a, rivals, own + sum([bonus[c] for c in chosen])) - price


def _prize(a: Appraisal, rivals: list[Seat], total: int) -> float:
    """The worth of leading with ``total``, less if a rival holds an answer or has tied."""
    view = a.view
    assert view.centre is not None
    leader = max(rivals, key=view.total, default=None)
    prize = worth(a, a.me, view.centre)
    if leader is None:
        return prize
    if view.total(leader) >= view.value:
        share = a.weights.denial / (len(view.seats) - 1)
        prize += share * worth(a, leader, view.centre)
    answered = any(view.total(seat) + incentives_of(a, seat) > total for seat in rivals)
    tied = view.total(leader) == total
    return prize * (1.0 - a.weights.answer * answered) * (0.5 if tied else 1.0)
