"""The dealer is fair, seeded, and answers what was asked."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from agile_unicorn.engine.moves import Move, Rolled, Shuffle, Shuffled, Throw, legal
from agile_unicorn.engine.pieces import CHANCE
from agile_unicorn.session.dealer import Dealer


@given(st.integers(0, 40), st.integers(1, 20), st.integers(0, 120), st.integers())
def test_every_answer_is_legal(dice: int, sides: int, cards: int, seed: int) -> None:
    dealer = Dealer(Random(seed))
    for pending in (Throw(dice, sides), Shuffle(cards)):
        assert legal(pending, Move(CHANCE, dealer.answer(pending)))


def test_the_same_seed_deals_the_same() -> None:
    deals = [[Dealer(Random(7)).answer(p) for p in (Throw(9), Shuffle(30))] for _ in range(2)]
    assert deals[0] == deals[1]


def test_faces_are_as_frequent_as_one_another() -> None:
    answer = Dealer(Random(3)).answer(Throw(60_000))
    assert isinstance(answer, Rolled)
    counts = Counter(answer.faces)
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    chi_squared = sum((count - 10_000) ** 2 / 10_000 for count in counts.values())
    assert chi_squared < 20.5  # 5 degrees of freedom, one in a thousand


def test_orders_are_as_frequent_as_one_another() -> None:
    dealer = Dealer(Random(4))
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        answer = dealer.answer(Shuffle(4))
        assert isinstance(answer, Shuffled)
        counts[answer.order] += 1
    assert set(counts) == set(permutations(range(4)))
    chi_squared = sum((count - 1_000) ** 2 / 1_000 for count in counts.values())
    assert chi_squared < 49.8  # 23 degrees of freedom, one in a thousand
