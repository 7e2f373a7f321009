"""Bids: the exact chance of the own dice against what the others may lay, minus the price.

Partners are thought of as one: what they have laid counts, and what they may still lay is what
suits the team best, so that one of them can leave a card to the other.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from operator import mul

from msgspec import Struct

from agile_unicorn.engine.moves import Decision
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.actions import Bid
from agile_unicorn.games.unicorn.judge.rivals import (
    HIGH,
    LOW,
    Beaten,
    arms,
    best_rival,
    sides_of,
)
from agile_unicorn.games.unicorn.judge.worth import (
    PIPS,
    TYPICAL_MEMBER,
    Appraisal,
    home_of,
    later,
    outlook,
    worth,
)
from agile_unicorn.games.unicorn.odds import Side, chances

TRIFLE = 0.01
"""Price of laying a card where nothing else tells two bids apart."""

Part = tuple[int, int, int]
"""What one seat adds: dice, modifiers, and points that its events and incentives are good for."""

NOTHING: Part = (0, 0, 0)


class Plan(Struct):
    """What a team may expect of a pitch, by what it lays together."""

    a: Appraisal
    above: Beaten
    gain: float
    mean: float
    home: float
    """Strength of all members that I and the partners still to act have in hand."""
    absent: float
    """What is to be hoped for if nobody of the team bids, later pitches included."""
    known: dict[Part, float]

    def value(self, part: Part) -> float:
        """Gain by winning, plus what the team at home may still win."""
        if part == NOTHING:
            return self.absent
        if part not in self.known:
            dice, modifier, lean = part
            chance = chance_above(dice, modifier + lean, self.above, self.a.view.value)
            rest = self.home - (PIPS * dice + modifier)
            self.known[part] = self.gain * chance + later(self.a, self.mean, rest)
        return self.known[part]


def bid_scores(a: Appraisal, decision: Decision) -> tuple[float, ...]:
    """Gain by winning, plus what the team at home may still win; passing is the measure."""
    dice, modifier = a.cards.dice, a.cards.modifier
    assert a.view.centre is not None
    laid, joining = _laid(a), _joining(a)
    home = home_of(a, a.mates) + PIPS * laid[0] + laid[1]
    mean = outlook(a, a.me)
    plan = Plan(
        a=a,
        above=best_rival(a),
        gain=worth(a, a.me, a.view.centre) + _denied(a),
        mean=mean,
        home=home,
        absent=_chance_to_go_on(a) * later(a, mean, home),
        known={},
    )
    lean = arms(a, a.me)
    known: dict[Part, float] = {}
    scores: list[float] = []
    for option in decision.options:
        if isinstance(option, Bid):
            cards = option.cards
            part = (sum([dice[c] for c in cards]), sum([modifier[c] for c in cards]), lean)
            price = TRIFLE * len(cards)
        else:
            part, price = NOTHING, 0.0
        if part not in known:
            known[part] = _hoped(plan, _sum(laid, part), joining)
        scores.append(known[part] - price)
    return tuple(scores)


def _hoped(plan: Plan, part: Part, joining: tuple[Part, ...]) -> float:
    """What ``part`` is worth if the partners still to act do what is best for the team."""
    alone = plan.value(part)
    if not joining:
        return alone
    best = max([plan.value(_sum(part, more)) for more in joining])
    trust = plan.a.weights.trust
    return max(alone, trust * best + (1.0 - trust) * alone)


def _sum(one: Part, other: Part) -> Part:
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2])


def _laid(a: Appraisal) -> Part:
    """What partners have laid, typical members where the faces are covered."""
    part = NOTHING
    for seat in a.view.participants:
        if seat in a.mates:
            at, cards = a.view.seats[seat], a.cards
            if at.deployed is None:
                dice, modifier = (count * at.bid for count in TYPICAL_MEMBER)
            else:
                dice = sum([cards.dice[c] for c in at.deployed])
                modifier = sum([cards.modifier[c] for c in at.deployed])
            part = _sum(part, (dice, modifier, arms(a, seat)))
    return part


def _joining(a: Appraisal) -> tuple[Part, ...]:
    """Everything that partners still to act can lay between them, nothing included."""
    parts: tuple[Part, ...] = ()
    for seat in a.view.waiting:
        if seat != a.me and seat in a.mates:
            one = subsets(sides_of(a, seat), arms(a, seat))
            parts = both(parts, one) if parts else one
    return parts


@lru_cache(maxsize=1 << 12)
def subsets(roster: tuple[Side, ...], lean: int) -> tuple[Part, ...]:
    """All different bids from ``roster``, the empty one first."""
    parts = {NOTHING: None}
    for size in range(1, len(roster) + 1):
        for some in combinations(roster, size):
            parts[(sum([d for d, _ in some]), sum([m for _, m in some]), lean)] = None
    return tuple(parts)


@lru_cache(maxsize=1 << 10)
def both(ones: tuple[Part, ...], others: tuple[Part, ...]) -> tuple[Part, ...]:
    """All different sums of two partners' bids."""
    return tuple(dict.fromkeys(_sum(one, other) for one in ones for other in others))


def _chance_to_go_on(a: Appraisal) -> float:
    """The chance that the sprint goes on if my team passes: it ends when nobody bids (AU-046)."""
    view = a.view
    if view.participants:
        return 1.0
    others = [s for s in view.waiting if s not in a.mates and view.seats[s].members]
    return 1.0 - (1.0 - a.weights.fear) ** len(others)


def chance_above(dice: int, added: int, above: Beaten, value: int) -> float:
    """The chance to reach ``value`` and to come out above rivals who are ``above``."""
    odds, shift = chances(dice), added - LOW
    first = max(0, max(value, LOW) - added)
    beyond = max(first, HIGH - added)  # totals that are too high to be told apart
    told: float = sum(map(mul, odds[first:beyond], above[first + shift :]))
    return told + above[-1] * sum(odds[beyond:])


def _denied(a: Appraisal) -> float:
    """What the pitch card would be worth to the most dangerous rival who can still win it."""
    view = a.view
    assert view.centre is not None
    rivals = [
        Seat(seat)
        for seat in range(len(view.seats))
        if seat not in a.mates and (seat in view.participants or seat in view.waiting)
    ]
    most = max([worth(a, seat, view.centre) for seat in rivals], default=0.0)
    return a.weights.denial * most / a.rivals
