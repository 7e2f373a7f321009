"""What it is worth to hold a card."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from agile_unicorn.bots.random_bot import RandomBot
from agile_unicorn.engine.game import Fact
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.model import State
from agile_unicorn.games.unicorn.setup import Setup
from agile_unicorn.simulation.playing import play_out
from benchmarks.decks import Class, classes, read_deck
from benchmarks.holding import NOTHING, average, contrast, deal_one, draws_of, table
from tests.support.places import misplaced

DECK = read_deck()
CLASSES = classes(DECK, "event", "incentive")
SETUP = Setup(3, DECK, 10)


def named(label: str) -> Class:
    return next(alike for alike in CLASSES if alike.label == label)


@pytest.mark.parametrize("label", ["bonus +5", "wand"])
def test_one_of_the_boxes_own_copies_changes_hands(label: str) -> None:
    drawn = named(label)
    seen: list[Any] = []

    def watch(state: State, fact: Fact) -> None:
        if isinstance(fact, f.EventPileShuffled):
            piles = len(state.events) + len(state.draw)
            assert deal_one(state, Seat(1), drawn)
            hand = state.hand[1] + state.incentives[1]
            assert sum(state.cards.kind[card] in drawn.kinds for card in hand) == 1
            assert len(state.events) + len(state.draw) == piles - 1
            assert not misplaced(state)
            seen.append(fact)

    play_out(SETUP, [RandomBot()] * 3, Random(1), watch)
    assert len(seen) == 1


def test_what_is_in_no_pile_cannot_be_drawn() -> None:
    drawn = named("bonus +5")

    def watch(state: State, fact: Fact) -> None:
        if isinstance(fact, f.EventPileShuffled):
            assert deal_one(state, Seat(0), drawn)
            assert not deal_one(state, Seat(1), drawn)

    play_out(SETUP, [RandomBot()] * 3, Random(1), watch)


def test_the_same_number_is_the_same_match() -> None:
    matches = [draws_of(SETUP, CLASSES, game) for game in range(6)]
    assert matches == [draws_of(SETUP, CLASSES, game) for game in range(6)]
    assert len(set(matches)) > 1
    for match in matches:
        assert sum(share for _, share in match) == pytest.approx(1.0)
        assert all(NOTHING <= choice <= len(CLASSES) for choice, _ in match)


def test_a_contrast_compares_means() -> None:
    matches = [((0, 0.0), (1, 1.0)), ((0, 0.0), (1, 1.0)), ((1, 0.0), (2, 1.0)), ((0, 1.0),)]
    found = contrast(matches, {1: 1.0, NOTHING: -1.0})
    assert found.mean == pytest.approx(2 / 3 - 1 / 3)
    deviations = (1 / 9 + 1 / 9, 1 / 9 + 1 / 9, -2 / 9, -2 / 9)
    assert found.margin == pytest.approx(1.96 * sum(d * d for d in deviations) ** 0.5)


def test_an_average_card_counts_by_copies() -> None:
    usual = average(CLASSES, "event")
    assert sum(usual.values()) == pytest.approx(1.0)
    by_label = {CLASSES[number - 1].label: weight for number, weight in usual.items()}
    assert by_label["wand"] == pytest.approx(named("wand").copies / 36)


def test_the_table_has_a_row_for_every_class() -> None:
    rows = table(CLASSES, [draws_of(SETUP, CLASSES, game) for game in range(8)])
    assert len(rows) == len(CLASSES) + 2
    for alike in CLASSES:
        assert any(alike.keys in row and alike.label in row for row in rows)
