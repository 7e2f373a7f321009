"""What the others may have laid, or may still lay, as chances over their totals."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.judge.worth import (
    PIPS,
    TYPICAL_MEMBER,
    Appraisal,
    bonus_of,
    team_of,
)
from agile_unicorn.games.unicorn.odds import Side, chance_below, chance_of

LOW, HIGH = -15, 64
"""Totals that are told apart; what lies outside is as good as certain."""

MOST_SIDES = 6
"""Possible bids of one rival that are looked at."""

Beaten = tuple[float, ...]
"""The chance to come out above a rival with each total from LOW on; a tie counts half."""

NOBODY: Beaten = (1.0,) * (HIGH - LOW)

Mix = tuple[tuple[Side | None, float], ...]
"""What a rival may lay, with chances; ``None``: nothing."""


@lru_cache(maxsize=1 << 12)
def beaten(side: Side) -> Beaten:
    """The chance to come out above ``side`` by total."""
    return tuple(chance_below(side, t) + chance_of(side, t) / 2 for t in range(LOW, HIGH))


def unite(sides: tuple[Side, ...]) -> Side:
    """Several members as one roll."""
    return (sum([d for d, _ in sides]), sum([m for _, m in sides]))


@lru_cache(maxsize=1 << 13)
def laid(roster: tuple[Side, ...], count: int, value: int, added: int) -> Mix:
    """A bid of ``count`` cards of ``roster``; those that suit ``value`` are likelier."""
    weigh: dict[Side, float] = {}
    for some in combinations(roster, count):
        side = unite(some)
        short = value - (PIPS * side[0] + side[1])
        weigh[side] = weigh.get(side, 0.0) + (0.25 if short > 2 else 1.0)
    return _mix(weigh, 0.0, added)


@lru_cache(maxsize=1 << 13)
def to_come(roster: tuple[Side, ...], value: int, fear: float, added: int) -> Mix:
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


def _mix(weigh: dict[Side, float], absent: float, added: int) -> Mix:
    """The likeliest sides with ``added`` points each, and chance ``absent`` of nobody there."""
    likely = sorted(weigh.items(), key=lambda item: -item[1])[:MOST_SIDES]
    scale = (1.0 - absent) / sum([weight for _, weight in likely]) if likely else 0.0
    rows: list[tuple[Side | None, float]] = [(None, absent if likely else 1.0)]
    rows += [((dice, modifier + added), scale * weight) for (dice, modifier), weight in likely]
    return tuple(rows)


@lru_cache(maxsize=1 << 13)
def together(mixes: tuple[Mix, ...]) -> Mix:
    """What partners may lay between them, each for himself."""
    sums: dict[Side | None, float] = {None: 1.0}
    for mix in mixes:
        after: dict[Side | None, float] = {}
        for side, chance in sums.items():
            for more, weight in mix:
                both = side if more is None else more if side is None else unite((side, more))
                after[both] = after.get(both, 0.0) + chance * weight
        sums = after
    return tuple(sums.items())


@lru_cache(maxsize=1 << 13)
def beaten_mix(mix: Mix) -> Beaten:
    """The chance to come out above what is mixed, by total."""
    mixed = [sum([weight for side, weight in mix if side is None])] * (HIGH - LOW)
    for side, weight in mix:
        if side is not None:
            for i, chance in enumerate(beaten(side)):
                mixed[i] += weight * chance
    return tuple(mixed)


def best_rival(a: Appraisal) -> Beaten:
    """The chance to come out above all others of a pitch whose bids are still face down."""
    mixed: Beaten = NOBODY
    setup = a.view.setup
    for first in map(Seat, range(setup.sides)):
        if first == a.me % setup.sides:
            continue
        team = team_of(setup.seats, setup.sides, first)
        mixes = tuple([mix for seat in team if (mix := _rival(a, seat, team)) is not None])
        if mixes:
            one = beaten_mix(mixes[0] if len(mixes) == 1 else together(mixes))
            mixed = tuple([x * y for x, y in zip(mixed, one, strict=True)])
    return mixed


def _rival(a: Appraisal, seat: Seat, team: tuple[Seat, ...]) -> Mix | None:
    """One rival of ``team``, or ``None`` if he has passed or cannot come."""
    view, at = a.view, a.view.seats[seat]
    roster = sides_of(a, seat)
    lean = arms(a, seat)
    if seat in view.participants:
        return laid(roster, at.bid, view.value, lean)
    if seat in view.waiting and roster:
        joins = any(mate in view.participants for mate in team)
        fear = a.weights.fear * (a.weights.second if joins else 1.0)
        return to_come(roster, view.value, fear, lean)
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


def incentives_of(a: Appraisal, seat: Seat) -> float:
    """Points of the unused incentives at ``seat``; typical ones if they are covered."""
    at = a.view.seats[seat]
    if at.incentives is None:
        return 2 * at.bonuses
    return sum([bonus_of(a, c) for c in at.incentives])
