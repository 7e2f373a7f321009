"""Exact odds: the sums of dice.  Plain arithmetic; no table, no cards."""

from __future__ import annotations

from functools import lru_cache

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
