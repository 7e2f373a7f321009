"""The seed on the setup screen: drawn, or written to deal the same again."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from agile_unicorn.opening import tidied
from agile_unicorn.scenes.unicorn.setup import START, SetupScene
from agile_unicorn.scenes.unicorn.setup_choice import StartGame
from agile_unicorn.scenes.unicorn.setup_seed import LONGEST, SEED
from agile_unicorn.session.record import SEEDS
from tests.scenes.checks import LANGUAGES, check, texts_in, words_of


def started(scene: SetupScene) -> StartGame:
    """The match that the screen starts."""
    scene.choose(START)
    outcome = scene.outcome()
    assert isinstance(outcome, StartGame)
    return outcome


def written(text: str) -> SetupScene:
    """The screen after ``text`` was typed on the tag."""
    scene = SetupScene(words_of("en"), "en")
    scene.choose(SEED)
    scene.type(text)
    return scene


def test_usually_it_is_drawn() -> None:
    scene = SetupScene(words_of("en"), "en")
    assert "Random" in {t.text for t, _, _ in texts_in(scene.layout()[SEED].look)}
    assert started(scene).seed is None


@pytest.mark.parametrize(
    ("text", "seed"), [("42", 42), ("0", 0), (" 1a2\n3-", 123), ("x", None), ("9" * 40, 10**18 - 1)]
)
def test_only_digits_are_taken(text: str, seed: int | None) -> None:
    scene = written(text)
    assert scene.layout()[SEED].glow
    found = started(scene)
    assert found.seed == seed
    assert tidied(found) == found
    assert 10**LONGEST <= SEEDS


def test_enter_writes_it_down_and_escape_does_not() -> None:
    scene = written("42")
    assert scene.key("return")
    assert scene.entry is None
    assert scene.outcome() is None
    scene.choose(SEED)
    assert scene.key("backspace")
    assert scene.key("escape")
    assert scene.draft.seed == 42
    scene.choose(SEED)
    for _ in "42":
        assert scene.key("backspace")
    scene.choose(SEED)
    assert scene.entry is None
    assert scene.draft.seed is None


def test_a_seed_comes_with_the_setup() -> None:
    first = started(written("42"))
    again = SetupScene(words_of("en"), "en", last=first)
    assert "42" in {t.text for t, _, _ in texts_in(again.layout()[SEED].look)}
    assert started(again) == first


@pytest.mark.parametrize("seed", [-1, SEEDS])
def test_a_seed_that_cannot_be_is_drawn_anew(seed: int) -> None:
    first = started(written("42"))
    found = tidied(replace(first, seed=seed))
    assert found is not None
    assert found.seed is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits(language: str) -> None:
    words = words_of(language)
    scene = SetupScene(words, language)
    scene.point(SEED)
    check(scene.layout())
    told = {t.text for spot in scene.layout().values() for t, _, _ in texts_in(spot.look)}
    assert words("unicorn.setup.seed_help") in told
    scene.choose(SEED)
    scene.type("9" * LONGEST)
    check(scene.layout())
