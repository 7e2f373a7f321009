"""The settings: a box of cards, every change told at once; keys and buttons that move."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from agile_unicorn.content.settings import Settings
from agile_unicorn.engine.pieces import Ref, place_ref
from agile_unicorn.scenes.settings import DONE, SettingsDone, SettingsScene
from agile_unicorn.scenes.settings_keys import USUAL, deeds
from agile_unicorn.scenes.settings_pages import pages
from agile_unicorn.table.bindings import PAD
from agile_unicorn.table.looks import TextLook
from tests.scenes.checks import LANGUAGES, check, extents, measure, texts_in, words_of

START = Settings()
PAGES = tuple(pages(1))
MOST = replace(
    START,
    speed="instant",
    sound=1.0,
    music=0.0,
    reduced_motion=True,
    window_mode="borderless",
    text_size=150,
    card_size=90,
    monitor=1,
    keys={"log": "page down", "pass": "print screen"},
)


def box(page: str = "sound", settings: Settings = START, language: str = "en") -> SettingsScene:
    """The box with ``page`` pulled up, with two monitors."""
    scene = SettingsScene(words_of(language), language, settings, monitors=2)
    if page != scene.page:
        scene.choose(place_ref(f"tab/{page}"))
    return scene


def said(scene: SettingsScene) -> set[str]:
    """All words that are to be read."""
    return {text.text for spot in scene.layout().values() for text, _, _ in texts_in(spot.look)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_everything_fits_in_every_language(language: str, page: str) -> None:
    check(box(page, START, language).layout())
    check(box(page, MOST, language).layout())


@pytest.mark.parametrize("name", ["sound", "music"])
def test_the_figure_of_a_volume_keeps_clear_of_its_arrow(name: str) -> None:
    layout = box("sound", MOST).layout()
    figure = layout[place_ref(f"{name}/figure")]
    left, _, width, _ = extents().bounds(layout[place_ref(f"{name}/more")])
    assert isinstance(figure.look, TextLook)
    half = measure(figure.look.text, figure.look.font, figure.look.px) / 2
    assert left + width <= figure.x - half


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", ["keys", "pad"])
def test_whatever_is_told_about_keys_fits(language: str, page: str) -> None:
    for deed in deeds(page):
        scene = box(page, START, language)
        scene.choose(place_ref(f"key/{deed.name}"))
        check(scene.layout())
        for name in ("f3", "enter", "m", f"{PAD}l1", f"{PAD}top", "escape"):
            scene.key(name)
            check(scene.layout())


@pytest.mark.parametrize(
    ("page", "name", "expected"),
    [
        ("sound", "sound/more", replace(START, sound=0.9)),
        ("sound", "sound/less", replace(START, sound=0.7)),
        ("sound", "music/less", replace(START, music=0.4)),
        ("sound", "language", replace(START, language="de")),
        ("table", "speed/less", replace(START, speed="slow")),
        ("table", "speed/more", replace(START, speed="fast")),
        ("table", "show_odds", replace(START, show_odds=False)),
        ("table", "hints", replace(START, hints=False)),
        ("table", "confirmations", replace(START, confirmations=True)),
        ("sight", "text_size/more", replace(START, text_size=110)),
        ("sight", "card_size/less", replace(START, card_size=90)),
        ("sight", "marked_seats", replace(START, marked_seats=True)),
        ("sight", "contrast", replace(START, contrast=True)),
        ("sight", "reduced_motion", replace(START, reduced_motion=True)),
        ("window", "window_mode/more", replace(START, window_mode="borderless")),
        ("window", "monitor/more", replace(START, monitor=1)),
    ],
)
def test_every_control_changes_its_setting(page: str, name: str, expected: Settings) -> None:
    told: list[Settings] = []
    scene = SettingsScene(words_of("en"), "en", START, told.append, monitors=2)
    scene.page = page
    assert scene.layout()[place_ref(name)].hot
    scene.choose(place_ref(name))
    assert told == [expected]
    scene.choose(DONE)
    assert scene.outcome() == SettingsDone(expected)


@pytest.mark.parametrize(
    ("page", "name", "most"),
    [
        ("sound", "sound", 1.0),
        ("sound", "music", 1.0),
        ("table", "speed", "instant"),
        ("sight", "text_size", 150),
        ("sight", "card_size", 120),
        ("window", "window_mode", "fullscreen"),
        ("window", "monitor", 1),
    ],
)
def test_steps_end_where_there_is_no_more(page: str, name: str, most: object) -> None:
    scene = box(page)
    more = place_ref(f"{name}/more")
    for _ in range(12):
        scene.choose(more)
    assert getattr(scene.settings, name) == most
    assert not scene.layout()[more].hot
    assert scene.layout()[place_ref(f"{name}/less")].hot


@pytest.mark.parametrize("page", PAGES)
def test_every_hot_thing_means_something(page: str) -> None:
    for ref, spot in box(page).layout().items():
        if spot.hot:
            scene = box(page)
            before = scene.layout()
            scene.choose(ref)
            assert scene.settings != START or scene.outcome() or scene.layout() != before


def test_page_keys_turn_the_cards() -> None:
    scene = box()
    seen = []
    for _ in PAGES:
        seen.append(scene.page)
        assert scene.key("page down")
    assert tuple(seen) == PAGES
    assert scene.key("page up")
    assert scene.page == PAGES[-1]


def test_escape_leaves() -> None:
    scene = box()
    assert scene.key("escape")
    assert scene.outcome() == SettingsDone(START)


def asking(page: str, name: str) -> tuple[SettingsScene, list[bool]]:
    """The box after the key of a deed was clicked, and whether raw keys are wanted."""
    raw: list[bool] = []
    scene = SettingsScene(words_of("en"), "en", START, listen=raw.append)
    scene.page = page
    scene.choose(place_ref(f"key/{name}"))
    return scene, raw


def test_a_key_is_moved_by_pressing_it() -> None:
    scene, raw = asking("keys", "log")
    assert raw[-1]
    assert scene.key("l")
    assert not raw[-1]
    assert scene.settings == replace(START, keys={"log": "l"})
    assert "L" in said(scene)
    scene.choose(USUAL)
    assert scene.settings == START


def test_a_conflict_is_told_and_swapped() -> None:
    scene, _ = asking("keys", "log")
    scene.key("p")
    assert scene.settings.keys == {"log": "p", "pass": "h"}
    assert words_of("en")("app.keys.swapped", deed="Pass") in said(scene)


@pytest.mark.parametrize("name", ["enter", "tab", "1", "left"])
def test_a_key_that_must_stay_is_refused_and_asked_for_again(name: str) -> None:
    scene, raw = asking("keys", "log")
    scene.key(name)
    assert raw[-1]
    assert scene.settings == START
    assert words_of("en")("app.keys.fixed") in said(scene)


def test_escape_and_clicks_end_the_asking() -> None:
    for by_key in (True, False):
        scene, raw = asking("keys", "log")
        if by_key:
            scene.key("escape")
        else:
            scene.choose(place_ref("tab/sound"))
        assert not raw[-1]
        assert scene.outcome() is None
        assert scene.settings == START


def test_a_button_is_moved_by_pressing_it_and_keys_are_no_buttons() -> None:
    scene, raw = asking("pad", "pass")
    scene.key("x")
    assert raw[-1]
    scene.key(f"{PAD}right")
    assert scene.settings.pad == {"pass": "right", "back": "left"}
    assert not raw[-1]


def test_a_value_that_is_gone_is_shown_as_the_first() -> None:
    scene = SettingsScene(words_of("en"), "en", replace(START, monitor=7, text_size=105))
    scene.page = "window"
    assert not scene.layout()[Ref("place:monitor/less")].hot
    scene.page = "sight"
    scene.choose(place_ref("text_size/more"))
    assert scene.settings.text_size == 110
