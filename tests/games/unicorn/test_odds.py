"""Exact odds against the table of the rulings, and against counting out every roll."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from agile_unicorn.games.unicorn.odds import (
    Side,
    chance_below,
    chance_of,
    chance_to_reach,
    chances,
    ways,
)

STORIES = (3, 5, 8, 13, 20)

PERCENT = {
    1: (66.7, 33.3, 0, 0, 0),
    2: (97.2, 83.3, 41.7, 0, 0),
    3: (100, 98.1, 83.8, 25.9, 0),
    4: (100, 99.9, 97.3, 66.4, 5.4),
    5: (100, 100, 99.7, 90.2, 30.5),
    6: (100, 100, 100, 98.0, 63.7),
    7: (100, 100, 100, 99.7, 86.3),
    8: (100, 100, 100, 100, 96.1),
}
"""Chance of each story by number of dice, as the table of the rulings prints it."""


@pytest.mark.parametrize("dice", PERCENT)
def test_the_table_of_the_rulings(dice: int) -> None:
    found = [round(100 * chance_to_reach((dice, 0), value), 1) for value in STORIES]
    assert found == pytest.approx(PERCENT[dice], abs=0.051)


@pytest.mark.parametrize("dice", range(6))
def test_ways_count_every_roll(dice: int) -> None:
    counted = Counter(map(sum, product(range(1, 7), repeat=dice)))
    assert {total: n for total, n in enumerate(ways(dice)) if n} == counted


def test_many_dice_are_exact() -> None:
    assert sum(ways(40)) == 6**40
    assert sum(chances(40)) == pytest.approx(1)
    assert sum(total * chance for total, chance in enumerate(chances(40))) == pytest.approx(140)


@pytest.mark.parametrize(
    ("side", "value", "expected"),
    [
        ((2, 3), 8, 5 / 6),  # needs 5
        ((2, -2), 8, 1 / 6),  # needs 10
        ((0, 4), 4, 1.0),
        ((0, 4), 5, 0.0),
        ((1, -3), 0, 2 / 3),  # AU-036: a negative total misses 0
        ((0, -1), 0, 0.0),
        ((3, 0), 19, 0.0),
    ],
)
def test_modifiers_shift_the_sum(side: Side, value: int, expected: float) -> None:
    assert chance_to_reach(side, value) == pytest.approx(expected)


def test_below_exactly_and_at_least_make_a_whole() -> None:
    for total in range(-4, 24):
        parts = chance_below((3, -1), total) + chance_to_reach((3, -1), total)
        assert parts == pytest.approx(1)
        exact = chance_to_reach((3, -1), total) - chance_to_reach((3, -1), total + 1)
        assert chance_of((3, -1), total) == pytest.approx(exact)
