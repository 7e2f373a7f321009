"""Figures of many matches."""

from __future__ import annotations

import itertools

import pytest

from agile_unicorn.bots.random_bot import RandomBot
from agile_unicorn.games.unicorn.setup import EDITIONS, Setup
from agile_unicorn.simulation import Figures, simulate
from tests.session.matches import DECK, last_option_bots


def figures(seats: int, games: int = 12, seed: int = 1, edition: str = "1.0.2") -> Figures:
    setup = Setup(seats, DECK, 22, edition, EDITIONS[edition])
    clock = itertools.count().__next__
    return simulate(setup, [RandomBot()] * seats, games, seed, clock)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", EDITIONS)
def test_figures_fit_together(seats: int, edition: str) -> None:
    found = figures(seats, edition=edition)
    assert sum(found.win_share_by_seat) == pytest.approx(1.0, abs=0.001)
    assert len(found.win_share_by_seat) == seats
    assert sum(found.endings.values()) == found.games == 12
    assert 0 <= found.nobody_bid_share <= found.failed_pitch_share <= 1
    assert found.pitches_per_game >= found.sprints_per_game >= 1
    assert found.decisions > found.games * found.pitches_per_game
    assert found.lead_changes_per_game < found.sprints_per_game
    assert (found.seconds, found.decisions_per_second) == (1, found.decisions)


def test_the_same_seed_gives_the_same_figures() -> None:
    assert figures(3) == figures(3)
    assert figures(3) != figures(3, seed=2)


def test_bots_see_their_own_view() -> None:
    bots = last_option_bots(3)
    setup = Setup(3, DECK, 22)
    found = simulate(setup, bots, 2, 1, itertools.count().__next__)
    assert found.games == 2
    for seat, bot in enumerate(bots):
        assert bot.viewers == {seat}
