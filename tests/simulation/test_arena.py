"""The arena: balanced seats, paired deals, honest figures."""

from __future__ import annotations

from collections import Counter
from itertools import count

import pytest

from agile_unicorn.games.unicorn.setup import Setup
from agile_unicorn.roster import bot_named
from agile_unicorn.simulation.arena import Bout, Series, arrangements, play_bout, quantile
from tests.support.decks import expanded_deck, printed_deck

TWO = Setup(2, printed_deck(), 22)


def test_everybody_sits_everywhere_equally_often() -> None:
    orders = arrangements(("a", "b", "b", "b"), 4, 100)
    assert len(orders) == 4
    for seat in range(4):
        assert Counter(order[seat] for order in orders) == {"a": 1, "b": 3}


def test_two_bots_share_the_seats() -> None:
    orders = arrangements(("a", "b"), 4, 100)
    assert len(orders) == 6
    assert all(Counter(order) == {"a": 2, "b": 2} for order in orders)


def test_few_games_turn_round_the_table() -> None:
    orders = arrangements(("a", "b", "c", "d", "e"), 5, 20)
    assert len(orders) == 5
    assert all(Counter(order[seat] for order in orders)["a"] == 1 for seat in range(5))


def test_equal_seeds_are_equal_bouts() -> None:
    def bout(seed: str) -> Bout:
        clock = count(0, 0.001).__next__
        return play_bout(TWO, ("sensible", "random"), bot_named, seed, clock)

    assert bout("deal 1") == bout("deal 1")
    assert bout("deal 1") != bout("deal 2")


def test_partners_win_once() -> None:
    teams = Setup(4, expanded_deck(), 22, team_size=2)
    bout = play_bout(teams, ("sensible", "random"), bot_named, "deal 1", lambda: 0.0)
    assert sum(bout.shares.values()) == pytest.approx(1.0)


def test_a_bot_is_timed_while_it_thinks() -> None:
    ticks = count(0, 0.005)
    bout = play_bout(TWO, ("sensible", "random"), bot_named, "deal 1", lambda: next(ticks))
    assert set(bout.times["sensible"]) == {5.0}
    series = Series(TWO, [("sensible", "random")])
    series.add(bout)
    rank = series.result().ranks[0]
    assert (rank.median_ms, rank.p99_ms, rank.longest_ms) == (5.0, 5.0, 5.0)
    assert rank.decisions == sum(bout.times["sensible"].values())


def test_shares_are_told_with_what_would_be_fair() -> None:
    series = Series(TWO, [("a", "b", "b", "b"), ("b", "a", "b", "b")])
    for won in (1.0, 0.0):
        series.add(Bout({"a": won, "b": 1.0 - won}, {"a": {1.0: 1}, "b": {}}))
    result = series.result()
    assert (result.games, result.deals) == (2, 1)
    assert [(rank.bot, rank.fair, rank.share.mean) for rank in result.ranks] == [
        ("a", 0.25, 0.5),
        ("b", 0.75, 0.5),
    ]


def test_parts_of_times() -> None:
    times = {1.0: 50, 2.0: 49, 700.0: 1}
    assert [quantile(times, share) for share in (0.5, 0.99, 1.0)] == [1.0, 2.0, 700.0]
    assert quantile({}, 0.5) == 0.0
