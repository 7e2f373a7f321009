"""From a choice out of a file to the setup screen."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from agile_unicorn.games.unicorn.setup import MAX_SEATS, MIN_SEATS
from agile_unicorn.opening import tidied
from agile_unicorn.scenes.shared.desk import SPECIES
from agile_unicorn.scenes.unicorn.setup_choice import Player, StartGame

PLAYERS = tuple(Player(f"P{seat}", "human", SPECIES[seat]) for seat in range(3))
START = StartGame(PLAYERS, 32, "1.0.2", False, 1, True, "en")


def test_a_good_choice_stays_as_it_is() -> None:
    assert tidied(START) == START


@pytest.mark.parametrize("seats", [0, MIN_SEATS - 1, MAX_SEATS + 1, 50])
def test_too_few_and_too_many_are_no_choice(seats: int) -> None:
    assert tidied(replace(START, players=PLAYERS[:1] * seats, first=None)) is None


@pytest.mark.parametrize("first", [-1, 3, 10**30])
def test_a_first_mover_who_is_not_there_is_drawn(first: int) -> None:
    found = tidied(replace(START, first=first))
    assert found is not None
    assert found.first is None


@pytest.mark.parametrize("team_size", [-1, 0, 2, 10**30])
def test_teams_that_cannot_be_are_none(team_size: int) -> None:
    assert tidied(replace(START, team_size=team_size)) == START


@pytest.mark.parametrize(
    ("change", "name", "species"),
    [
        ({"name": "a\0b\n"}, "ab", SPECIES[0]),
        ({"name": ""}, "Player 1", SPECIES[0]),
        ({"species": "../dragon"}, "P0", "raccoon"),
    ],
)
def test_players_are_tidied(change: dict[str, Any], name: str, species: str) -> None:
    found = tidied(replace(START, players=(replace(PLAYERS[0], **change), *PLAYERS[1:])))
    assert found is not None
    assert (found.players[0].name, found.players[0].species) == (name, species)
