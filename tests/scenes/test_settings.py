"""The settings screen: every change is told at once and kept."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from agile_unicorn.content.settings import Settings
from agile_unicorn.engine.pieces import place_ref
from agile_unicorn.scenes.settings import DONE, SettingsDone, SettingsScene
from tests.scenes.checks import LANGUAGES, check, words_of

START = Settings()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_in_every_language(language: str) -> None:
    for speed in ("slow", "normal", "fast", "instant"):
        settings = replace(START, speed=speed, sound=1.0, music=0.0, reduced_motion=True)
        check(SettingsScene(words_of(language), language, settings).layout())


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("sound_more", replace(START, sound=0.9)),
        ("sound_less", replace(START, sound=0.7)),
        ("music_less", replace(START, music=0.4)),
        ("speed_less", replace(START, speed="slow")),
        ("speed_more", replace(START, speed="fast")),
        ("reduced_motion", replace(START, reduced_motion=True)),
        ("language", replace(START, language="de")),
        ("fullscreen", replace(START, fullscreen=True)),
        ("show_odds", replace(START, show_odds=False)),
    ],
)
def test_every_control_changes_its_setting(name: str, expected: Settings) -> None:
    told: list[Settings] = []
    scene = SettingsScene(words_of("en"), "en", START, told.append)
    assert scene.layout()[place_ref(name)].hot
    scene.choose(place_ref(name))
    assert told == [expected]
    scene.choose(DONE)
    assert scene.outcome() == SettingsDone(expected)


@pytest.mark.parametrize(("name", "most"), [("sound", 1.0), ("music", 1.0), ("speed", "instant")])
def test_steps_end_where_there_is_no_more(name: str, most: object) -> None:
    scene = SettingsScene(words_of("en"), "en", START)
    more = place_ref(f"{name}_more")
    for _ in range(12):
        scene.choose(more)
    assert getattr(scene.settings, name) == most
    assert not scene.layout()[more].hot
    assert scene.layout()[place_ref(f"{name}_less")].hot


def test_every_hot_thing_means_something() -> None:
    for ref, spot in SettingsScene(words_of("en"), "en", START).layout().items():
        if spot.hot:
            scene = SettingsScene(words_of("en"), "en", START)
            scene.choose(ref)
            assert scene.settings != START or scene.outcome() is not None


def test_escape_leaves() -> None:
    scene = SettingsScene(words_of("en"), "en", START)
    assert scene.key("escape")
    assert scene.outcome() == SettingsDone(START)
