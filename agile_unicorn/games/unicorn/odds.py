"""Exact odds: sums of dice, and who wins a pitch.  Plain arithmetic; no table, no cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from math import prod

Side = tuple[int, int]
"""One roll: number of dice (0 or more), and everything that is added to their sum."""


@lru_cache(maxsize=64)
def ways(dice: int) -> tuple[int, ...]:
    """In how many of ``6 ** dice`` rolls each sum comes up; the index is the sum, from 0."""
    if dice == 0:
        return (1,)
    before = ways(dice - 1)
    size = len(before)
    return tuple(
        sum(before[total - face] for face in range(1, 7) if 0 <= total - face < size)
        for total in range(size + 6)
    )


@lru_cache(maxsize=64)
def chances(dice: int) -> tuple[float, ...]:
    """The chance of each sum of ``dice`` dice; the index is the sum, from 0."""
    return tuple(count / 6**dice for count in ways(dice))


@lru_cache(maxsize=64)
def _at_least(dice: int) -> tuple[float, ...]:
    """The chance of each sum or more; the index is the sum, from 0."""
    counts = ways(dice)
    return tuple(sum(counts[total:]) / 6**dice for total in range(len(counts)))


def chance_to_reach(side: Side, value: int) -> float:
    """The chance that the total of ``side`` is ``value`` or more (AU-036: 0 can be missed)."""
    dice, added = side
    needed = value - added
    tail = _at_least(dice)
    if needed <= 0:
        return 1.0
    return tail[needed] if needed < len(tail) else 0.0


def chance_below(side: Side, total: int) -> float:
    """The chance that the total of ``side`` is less than ``total``."""
    return 1.0 - chance_to_reach(side, total)


def chance_of(side: Side, total: int) -> float:
    """The chance that the total of ``side`` is exactly ``total``."""
    dice, added = side
    table = chances(dice)
    return table[total - added] if 0 <= total - added < len(table) else 0.0


def chance_to_win(own: Side, rivals: tuple[Side, ...], value: int) -> float:
    """The chance that ``own`` wins a pitch for ``value`` against ``rivals``.

    It has to reach the value and to be strictly the highest; equal leaders roll again, and the card
    fails if none of them has a die (AU-118 to AU-127).
    """
    return _chance_to_win(own, tuple(sorted(rivals)), value)


@lru_cache(maxsize=1 << 14)
def _chance_to_win(own: Side, rivals: tuple[Side, ...], value: int) -> float:
    won = again = 0.0
    for tied, rest in _splits(rivals):
        chance = _lead(own, tied, rest, value)
        if not tied:
            won += chance
        elif not any(dice for dice, _ in (own, *tied)):
            continue
        elif rest:
            won += chance * _chance_to_win(own, tied, value)
        else:
            again = chance
    return won / (1.0 - again)


def _splits(rivals: tuple[Side, ...]) -> Iterator[tuple[tuple[Side, ...], tuple[Side, ...]]]:
    """Every division of ``rivals`` in two."""
    places = range(len(rivals))
    for size in range(len(rivals) + 1):
        for some in combinations(places, size):
            yield (
                tuple(rivals[i] for i in some),
                tuple(rivals[i] for i in places if i not in some),
            )


def _lead(own: Side, tied: tuple[Side, ...], rest: tuple[Side, ...], value: int) -> float:
    """The chance that ``own`` and ``tied`` lead with equal totals that reach ``value``."""
    dice, added = own
    return sum(
        chance
        * prod(chance_of(side, total + added) for side in tied)
        * prod(chance_below(side, total + added) for side in rest)
        for total, chance in enumerate(chances(dice))
        if total + added >= value and chance
    )
