"""Everything that happens is told in every language, or known to be silent."""

from __future__ import annotations

from random import Random

import pytest

from agile_unicorn.engine.game import Fact
from agile_unicorn.games.unicorn import facts
from agile_unicorn.scenes.unicorn.chronicle import _TELLERS, SILENT
from agile_unicorn.scenes.unicorn.chronicle_teams import TELLERS, signed
from tests.scenes.match_tools import moments, new_scene
from tests.support.decks import expanded_deck

FACTS = {
    fact
    for fact in vars(facts).values()
    if isinstance(fact, type) and issubclass(fact, Fact) and fact is not Fact
}


def test_every_fact_has_a_sentence_or_is_silent() -> None:
    assert set(_TELLERS) | set(TELLERS) | SILENT == FACTS
    assert not (set(_TELLERS) | set(TELLERS)) & SILENT


@pytest.mark.parametrize("language", ["en", "de", "pseudo"])
def test_a_whole_match_is_told(language: str) -> None:
    told = 0
    for seed in range(3):
        scene = new_scene(seed=seed, language=language)
        for _ in moments(scene, Random(seed)):
            pass
        told += len(scene.log)
        assert all(scene.log), "an empty line"
        assert not [line for line in scene.log if "{" in line or "}" in line]
    assert told > 100


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("seats", "size"), [(4, 2), (6, 2), (6, 3)])
def test_a_match_of_teams_is_told(language: str, seats: int, size: int) -> None:
    told: list[str] = []
    for seed in range(2):
        scene = new_scene(
            seed=seed, language=language, seats=seats, team_size=size, deck=expanded_deck()
        )
        for _ in moments(scene, Random(seed)):
            pass
        told += scene.log
    assert all(told), "an empty line"
    assert not [line for line in told if "{" in line or "}" in line]
    formed = [line for line in told if line.startswith("Team Espresso: ")]
    assert formed[0].count(" ") > 3
    assert any("Team Espresso" in line and "Enterprise" not in line for line in told[8:])
    assert any("Enterprise" in line for line in told)


def test_both_languages_tell_the_same_story() -> None:
    logs = []
    for language in ("en", "de"):
        scene = new_scene(seed=4, language=language)
        for _ in moments(scene, Random(4)):
            pass
        logs.append(scene.log)
    assert len(logs[0]) == len(logs[1])
    assert logs[0] != logs[1]


def test_numbers_carry_their_sign() -> None:
    assert (signed(3), signed(0), signed(-2)) == ("+3", "+0", "\u22122")
