"""A whole match with a controller alone: for one person, and for people who share the screen."""

from __future__ import annotations

from pathlib import Path
from random import Random

from agile_unicorn.app import start
from agile_unicorn.opening import record_of
from agile_unicorn.scenes.unicorn.setup_choice import Player, StartGame
from agile_unicorn.session.record import Record
from tests.scenes.match_tools import NAMES, SPECIES
from tests.soak.monkey import _at_full_speed
from tests.soak.padded import Padded


def shared(rng: Random) -> Record:
    """A short match of two people and a bot."""
    players = tuple(Player(NAMES[i], "human" if i < 2 else "random", SPECIES[i]) for i in range(3))
    choice = StartGame(
        players,
        points=10,
        edition="1.0.2",
        easy_start=False,
        first=None,
        open_hands=True,
        language="en",
    )
    return record_of(choice, start().deck, rng.randrange(999))


def test_from_the_title_to_the_result(tmp_path: Path) -> None:
    player = Padded(1, tmp_path)
    with _at_full_speed():
        player.play()
    assert player.scenes.keys() >= {"TitleScene", "SetupScene", "MatchScene", "ResultScene"}
    assert player.devices == {"pad"}


def test_people_who_share_a_screen_hold_the_button_at_the_curtain(tmp_path: Path) -> None:
    player = Padded(2, tmp_path)
    with _at_full_speed():
        player.play(shared)
    assert player.scenes.keys() == {"MatchScene", "ResultScene"}
    assert player.devices <= {"mouse", "pad"}, "the first question came before the first button"
