"""Incentives: only if they take the lead, and only as many as that needs."""

from __future__ import annotations

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
    """The cards to use, none if I lead or cannot, and what using them gains."""
    view, me, bonus = a.view, a.me, a.cards.bonus
    own = view.total(me)
    rivals = [seat for seat in view.contenders if seat != me]
    best = max([view.total(seat) for seat in rivals], default=view.value - 1)
    if own >= view.value and own > best:
        return (), 0.0
    chosen = _smallest(cards, bonus, max(view.value, best + 1) - own) or _smallest(
        cards, bonus, max(view.value, best) - own
    )  # at least a tie
    points = sum([bonus[c] for c in chosen])
    price = a.weights.spend * a.left * points
    return chosen, (_prize(a, rivals, own + points) - price if chosen else 0.0)


def _smallest(
    cards: tuple[Handle, ...], bonus: tuple[int, ...], missing: int
) -> tuple[Handle, ...]:
    """The cards with the smallest sum that covers what is ``missing``; none if they cannot."""
    by_sum: dict[int, tuple[Handle, ...]] = {0: ()}
    for card in cards:
        for points, some in list(by_sum.items()):
            by_sum.setdefault(points + bonus[card], (*some, card))
    enough = [points for points in by_sum if points >= missing]
    return by_sum[min(enough)] if enough else ()


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
