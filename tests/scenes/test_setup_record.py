"""What was chosen on the setup screen is in the record, and comes back from it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from agile_unicorn.app import GAME
from agile_unicorn.choices import Refusal
from agile_unicorn.games.unicorn.setup import EDITIONS, HouseRules
from agile_unicorn.opening import people_of, record_of, start_of, tidied
from agile_unicorn.scenes.shared.desk import SPECIES
from agile_unicorn.scenes.unicorn.setup_choice import Player, StartGame
from agile_unicorn.session.record import decode, encode
from tests.support.decks import expanded_deck, printed_deck

SIX = tuple(Player(f"P{i}", "human" if i == 0 else "sensible", SPECIES[i]) for i in range(6))
PLAIN = StartGame(SIX[:4], 32, "1.0.2", False, None, True, "en")
FULL = StartGame(
    SIX,
    42,
    "1.0",
    True,
    3,
    False,
    "de",
    True,
    2,
    False,
    HouseRules(all_in="all", backlog="fixed_five"),
    ("team", "event"),
)


def test_the_whole_setup_is_in_the_record() -> None:
    setup = record_of(FULL, expanded_deck(), 7).setup
    assert setup.rules == FULL.rules
    assert (setup.seats, setup.points, setup.edition) == (6, 42, "1.0")
    assert (setup.easy_start, setup.open_hands, setup.partners_open) == (True, False, False)
    assert (setup.first, setup.team_size, setup.expanded) == (3, 2, True)


def test_families_of_the_expansion_can_be_left_out() -> None:
    cards = record_of(FULL, expanded_deck(), 7).setup.deck
    more = [kind for kind in cards if kind.box != "base"]
    assert {kind.family for kind in more} == {"story", "team", "incentive"}
    assert all(kind.role for kind in more if kind.family == "team")
    none = replace(FULL, left_out=("story", "team", "incentive", "event"))
    left = [k for k in record_of(none, expanded_deck(), 7).setup.deck if k.box != "base"]
    assert all(kind.role or kind.effect == "reroll" for kind in left)


def test_without_the_expansion_only_the_base_box_is_played() -> None:
    setup = record_of(PLAIN, expanded_deck(), 7).setup
    assert setup.deck == printed_deck()
    assert setup.rules == EDITIONS["1.0.2"]


@pytest.mark.parametrize("start", [PLAIN, FULL, replace(PLAIN, edition="1.0", team_size=2)])
def test_a_record_leads_back_to_its_setup(start: StartGame) -> None:
    record = record_of(start, expanded_deck(), 7)
    again = decode(GAME, encode(record))
    assert again == record
    assert start_of(again, start.language) == replace(start, first=None)
    assert [person.name for person in people_of(again)] == [one.name for one in start.players]
    assert tidied(start) == start


@pytest.mark.parametrize(
    "start",
    [
        replace(PLAIN, players=SIX),
        replace(PLAIN, team_size=3),
        replace(FULL, players=SIX[:5]),
    ],
)
def test_what_cannot_be_played_is_refused(start: StartGame) -> None:
    with pytest.raises(Refusal):
        record_of(start, expanded_deck(), 7)
