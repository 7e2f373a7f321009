"""The title: a stack of folders, of which one is suggested."""

from __future__ import annotations

import pytest

from agile_unicorn.engine.pieces import Ref
from agile_unicorn.scenes.shared.screen import LANGUAGE, ChangeLanguage
from agile_unicorn.scenes.unicorn.title import (
    ARCHIVE,
    CONTINUE,
    NEW_GAME,
    QUIT,
    RECORDS,
    RULES,
    SETTINGS,
    STEP,
    Continue,
    NewGame,
    OpenArchive,
    OpenRecords,
    OpenRules,
    OpenSettings,
    Quit,
    SavedGame,
    TitleScene,
)
from tests.scenes.checks import LANGUAGES, check, overlaps, words_of

SAVED = SavedGame(sprint=12, score=104, goal=199, seats=5)
FOLDERS = (CONTINUE, NEW_GAME, ARCHIVE, RULES, RECORDS, SETTINGS, QUIT)


def title(language: str = "en", saved: SavedGame | None = SAVED) -> TitleScene:
    """The title as the program opens it."""
    return TitleScene(words_of(language), language, saved=saved, version="1.0.0")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("saved", [SAVED, None])
def test_everything_fits_in_every_language(language: str, saved: SavedGame | None) -> None:
    check(title(language, saved).layout(), stacked=True)


def test_only_folders_lie_on_each_other_and_every_tab_stays_in_sight() -> None:
    pairs = overlaps(title().layout())
    assert {ref for pair in pairs for ref in pair} <= set(FOLDERS)
    assert STEP[1] >= 120


@pytest.mark.parametrize(
    ("ref", "outcome"),
    [
        (CONTINUE, Continue()),
        (NEW_GAME, NewGame()),
        (ARCHIVE, OpenArchive()),
        (RULES, OpenRules()),
        (RECORDS, OpenRecords()),
        (SETTINGS, OpenSettings()),
        (QUIT, Quit()),
        (LANGUAGE, ChangeLanguage("de")),
    ],
)
def test_every_folder_has_its_outcome(ref: Ref, outcome: object) -> None:
    scene = title()
    assert scene.layout()[ref].hot
    scene.choose(ref)
    assert scene.outcome() == outcome


def test_the_language_goes_round_and_the_scene_goes_on() -> None:
    scene = title("de")
    scene.choose(LANGUAGE)
    assert scene.outcome() == ChangeLanguage("en")
    scene.translate(words_of("en"), "en")
    assert scene.outcome() is None
    scene.choose(LANGUAGE)
    assert scene.outcome() == ChangeLanguage("de")


def test_without_a_saved_match_new_game_is_suggested_and_continue_is_cold() -> None:
    scene = title(saved=None)
    layout = scene.layout()
    assert layout[NEW_GAME].glow
    assert not layout[CONTINUE].hot
    assert not layout[CONTINUE].glow
    scene.choose(CONTINUE)
    assert scene.outcome() is None
    assert scene.key("return")
    assert scene.outcome() == NewGame()


def test_enter_chooses_what_is_pointed_at() -> None:
    scene = title()
    assert [ref for ref, spot in scene.layout().items() if spot.glow] == [CONTINUE]
    scene.point(QUIT)
    assert scene.key("return")
    assert scene.outcome() == Quit()


def test_what_is_pointed_at_answers_to_the_hand() -> None:
    scene = title()
    before = scene.layout()[QUIT]
    scene.point(QUIT)
    after = scene.layout()
    assert after[QUIT].lift > before.lift
    assert after[QUIT].scale > before.scale
    check(after, stacked=True)
    scene.point(None)
    assert scene.layout()[QUIT] == before


def test_the_rules_open_with_their_key_too() -> None:
    scene = title()
    assert scene.key("f1")
    assert scene.outcome() == OpenRules()
