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
    for shares in (found.win_share_by_seat, found.win_share_by_start):
        assert len(shares) == seats
        assert sum(share.mean for share in shares) == pytest.approx(1.0)
        assert all(share.margin > 0 for share in shares)
    assert sum(found.endings.values()) == found.games == 12
    assert 0 <= found.nobody_bid_share.mean <= found.failed_pitch_share.mean <= 1
    assert found.pitches_per_game.mean >= found.sprints_per_game.mean >= 1
    assert found.decisions > found.games * found.pitches_per_game.mean
    assert found.lead_changes_per_game.mean < found.sprints_per_game.mean
    assert found.winner_points.mean >= 22
    assert (found.seconds, found.decisions_per_second) == (1, found.decisions)
    assert found.cards == ()


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


def test_partners_are_one_start_position() -> None:
    setup = Setup(4, DECK, 22, team_size=2)
    found = simulate(setup, [RandomBot()] * 4, 6, 1, itertools.count().__next__)
    assert len(found.win_share_by_start) == 2
    assert sum(share.mean for share in found.win_share_by_start) == pytest.approx(1.0)
    assert found.win_share_by_seat[0] == found.win_share_by_seat[2]


def test_watching_the_cards_changes_nothing_else() -> None:
    setup, bots = Setup(3, DECK, 22), [RandomBot()] * 3
    plain = simulate(setup, bots, 5, 1, itertools.count().__next__)
    watched = simulate(setup, bots, 5, 1, itertools.count().__next__, with_cards=True)
    assert [card.key for card in watched.cards] == [kind.key for kind in DECK]
    assert plain.win_share_by_seat == watched.win_share_by_seat
    assert plain.decisions == watched.decisions


def test_cards_are_counted_once_a_pitch() -> None:
    setup, bots = Setup(3, DECK, 22), [RandomBot()] * 3
    found = simulate(setup, bots, 8, 1, itertools.count().__next__, with_cards=True)
    pitches = round(found.pitches_per_game.mean * found.games)
    won = sum(card.won for card in found.cards)
    assert sum(card.offered for card in found.cards) == pitches
    assert won == pitches - round(found.failed_pitch_share.mean * pitches)
    families = {kind.key: kind.family for kind in DECK}
    for card in found.cards:
        assert card.won <= card.offered
        assert card.in_won_pitch <= card.played
        assert card.decided <= card.played
        assert card.played <= card.copies * pitches
        assert families[card.key] != "event" or not card.offered
        assert families[card.key] != "story" or not card.played
    assert any(card.decided for card in found.cards)
