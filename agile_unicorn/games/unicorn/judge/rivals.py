"""What the others may have laid, or may still lay, as chances over their totals."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.judge.worth import PIPS, TYPICAL_MEMBER, Appraisal
from agile_unicorn.games.unicorn.odds import Side, chance_below, chance_of

LOW, HIGH = -15, 64
"""Totals that are told apart; what lies outside is as good as certain."""

MOST_SIDES = 6
"""Possible bids of one rival that are looked at."""

Beaten = tuple[float, ...]
"""The chance to come out above a rival with each total from LOW on; a tie counts half."""

NOBODY: Beaten = (1.0,) * (HIGH - LOW)


@lru_cache(maxsize=1 << 12)
def beaten(side: Side) -> Beaten:
    """The chance to come out above ``side`` by total."""
    return tuple(chance_below(side, t) + chance_of(side, t) / 2 for t in range(LOW, HIGH))


def unite(sides: tuple[Side, ...]) -> Side:
    """Several members as one roll."""
    return (sum([d for d, _ in sides]), sum([m for _, m in sides]))


@lru_cache(maxsize=1 << 13)
def laid(roster: tuple[Side, ...], count: int, value: int, added: int) -> Beaten:
    """A bid of ``count`` cards of ``roster``; those that suit ``value`` are likelier."""
    weigh: dict[Side, float] = {}
    for some in combinations(roster, count):
        side = unite(some)
        short = value - (PIPS * side[0] + side[1])
        weigh[side] = weigh.get(side, 0.0) + (0.25 if short > 2 else 1.0)
    return _mix(weigh, 0.0, added)


@lru_cache(maxsize=1 << 13)
def to_come(roster: tuple[Side, ...], value: int, fear: float, added: int) -> Beaten:
    """A rival who has yet to act: passes, bids what just suits ``value``, or all."""
    fitting: dict[Side, float] = {}
    for size in range(1, len(roster) + 1):
        for some in combinations(roster, size):
            side = unite(some)
            over = PIPS * side[0] + side[1] - value
            if over >= 0:
                fitting[side] = max(fitting.get(side, 0.0), 1.0 / (1.0 + over))
    if not fitting:
        side = unite(roster)
        over = PIPS * side[0] + side[1] - value
        return _mix({side: 1.0}, 1.0 - fear * max(0.05, 0.5 + over / 10), added)
    return _mix(fitting, 1.0 - fear, added)


def _mix(weigh: dict[Side, float], absent: float, added: int) -> Beaten:
    """The mean over the likeliest sides, with chance ``absent`` of nobody there."""
    if not weigh:
        return NOBODY
    likely = sorted(weigh.items(), key=lambda item: -item[1])[:MOST_SIDES]
    scale = (1.0 - absent) / sum([weight for _, weight in likely])
    mixed = [absent] * (HIGH - LOW)
    for (dice, modifier), weight in likely:
        for i, chance in enumerate(beaten((dice, modifier + added))):
            mixed[i] += scale * weight * chance
    return tuple(mixed)


def best_rival(a: Appraisal) -> Beaten:
    """The chance to come out above all others of a pitch whose bids are still face down."""
    mixed: Beaten = NOBODY
    for seat in map(Seat, range(len(a.view.seats))):
        if seat != a.me and (one := _rival(a, seat)) is not None:
            mixed = tuple([x * y for x, y in zip(mixed, one, strict=True)])
    return mixed


def _rival(a: Appraisal, seat: Seat) -> Beaten | None:
    """One rival, or ``None`` if he has passed or cannot come."""
    view, at = a.view, a.view.seats[seat]
    roster = sides_of(a, seat)
    lean = arms(a, seat)
    if seat in view.participants:
        return laid(roster, at.bid, view.value, lean)
    if seat in view.waiting and roster:
        return to_come(roster, view.value, a.weights.fear, lean)
    return None


def sides_of(a: Appraisal, seat: Seat) -> tuple[Side, ...]:
    """Every member at ``seat`` that can be, or is, in this pitch, as far as is known."""
    at = a.view.seats[seat]
    if at.roster is None:
        return (TYPICAL_MEMBER,) * (at.members + (0 if a.view.revealed else at.bid))
    dice, modifier = a.cards.dice, a.cards.modifier
    return tuple(sorted([(dice[c], modifier[c]) for c in at.roster]))


def arms(a: Appraisal, seat: Seat) -> int:
    """Points that events and incentives in hand are good for."""
    held = min(4, a.view.seats[seat].held)
    return round(a.weights.lean * incentives_of(a, seat) + a.weights.arms * held)


def incentives_of(a: Appraisal, seat: Seat) -> int:
    """Points of the unused incentives at ``seat``; typical ones if they are covered."""
    at = a.view.seats[seat]
    if at.incentives is None:
        return 2 * at.bonuses
    bonus = a.cards.bonus
    return sum([bonus[c] for c in at.incentives])
