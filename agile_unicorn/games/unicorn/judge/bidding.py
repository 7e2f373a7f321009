"""Bids: the exact chance of the own dice against what the others may lay, minus the price."""

from __future__ import annotations

from agile_unicorn.engine.moves import Decision
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.actions import Bid
from agile_unicorn.games.unicorn.judge.rivals import HIGH, LOW, Beaten, arms, best_rival
from agile_unicorn.games.unicorn.judge.worth import Appraisal, later, outlook, worth
from agile_unicorn.games.unicorn.odds import chances

TRIFLE = 0.01
"""Price of laying a card where nothing else tells two bids apart."""


def bid_scores(a: Appraisal, decision: Decision) -> tuple[float, ...]:
    """Gain by winning, plus what the team at home may still win; passing is the measure."""
    view, me = a.view, a.me
    assert view.centre is not None
    team = view.seats[me].team or ()
    strength, dice, modifier = a.strength, a.cards.dice, a.cards.modifier
    home = sum([strength[c] for c in team])
    mean = outlook(a, me)
    above = best_rival(a)
    gain = worth(a, me, view.centre) + _denied(a)
    lean = arms(a, me)
    known: dict[tuple[int, int], float] = {}
    scores: list[float] = []
    for option in decision.options:
        if not isinstance(option, Bid):
            scores.append(_chance_to_go_on(a) * later(a, mean, home))
            continue
        side = (
            sum([dice[c] for c in option.cards]),
            sum([modifier[c] for c in option.cards]),
        )
        if side not in known:
            rest = home - sum([strength[c] for c in option.cards])
            chance = chance_above(side[0], side[1] + lean, above, view.value)
            known[side] = gain * chance + later(a, mean, rest)
        scores.append(known[side] - TRIFLE * len(option.cards))
    return tuple(scores)


def _chance_to_go_on(a: Appraisal) -> float:
    """The chance that the sprint goes on if I pass: it ends when nobody bids (AU-046)."""
    view = a.view
    if view.participants:
        return 1.0
    others = [s for s in view.waiting if s != a.me and view.seats[s].members]
    return 1.0 - (1.0 - a.weights.fear) ** len(others)


def chance_above(dice: int, added: int, above: Beaten, value: int) -> float:
    """The chance to reach ``value`` and to come out above rivals who are ``above``."""
    low = max(value, LOW)
    return sum(
        [
            chance * above[min(total + added, HIGH - 1) - LOW]
            for total, chance in enumerate(chances(dice))
            if total + added >= low
        ]
    )


def _denied(a: Appraisal) -> float:
    """What the pitch card would be worth to the most dangerous rival who can still win it."""
    view = a.view
    assert view.centre is not None
    rivals = [
        Seat(seat)
        for seat in range(len(view.seats))
        if seat != a.me and (seat in view.participants or seat in view.waiting)
    ]
    if not rivals:
        return 0.0
    most = max(worth(a, seat, view.centre) for seat in rivals)
    return a.weights.denial * most / (len(view.seats) - 1)
