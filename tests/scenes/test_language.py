"""Another language at run time, in every scene; and every scene read out under one key."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from agile_unicorn.app import Program, start
from agile_unicorn.content.settings import Settings
from agile_unicorn.scenes.settings import SettingsScene
from agile_unicorn.scenes.shared import furniture
from agile_unicorn.scenes.shared.screen import LANGUAGE, ChangeLanguage, Screen
from agile_unicorn.scenes.shared.theatre import ReplayScene
from agile_unicorn.scenes.shared.winding import GivenUp, Winding, Wound
from agile_unicorn.scenes.stage import Stage, Still
from agile_unicorn.scenes.unicorn import records, result
from agile_unicorn.scenes.unicorn.rulebook import RulesRead
from agile_unicorn.scenes.unicorn.setup import SetupScene
from agile_unicorn.scenes.unicorn.title import ARCHIVE, RECORDS, RULES, TitleScene
from agile_unicorn.session.playback import Playback
from agile_unicorn.table.bindings import Bindings
from agile_unicorn.table.clock import StillClock
from agile_unicorn.table.input import Key
from agile_unicorn.table.looks import Layout
from tests.scenes import test_archive, test_records, test_result
from tests.scenes.checks import LANGUAGES, check, extents, texts_in, words_of
from tests.scenes.match_tools import GAME, Blind
from tests.scenes.test_desktop import Close, choosing, finish, played
from tests.scenes.test_theatre import fitting, theatre, whole

SCENES = ("title", "setup", "settings", "board", "empty board", "records", "rules", "result")
TURN = choosing(LANGUAGE)


def half() -> Generator[float, None, str]:
    """Work that is never done."""
    while True:
        yield 0.5


def screen(name: str, language: str, folder: Path) -> Screen:
    """A scene as the desktop shows it."""
    words = words_of(language)
    scenes: dict[str, Any] = {
        "title": lambda: TitleScene(words, language),
        "setup": lambda: SetupScene(words, language),
        "settings": lambda: SettingsScene(words, language, Settings()),
        "board": lambda: test_archive.board(folder, 14, language),
        "empty board": lambda: test_archive.board(folder, 0, language),
        "records": lambda: test_records.scene(language=language),
        "rules": lambda: RulesRead(words, language, Bindings()),
        "result": lambda: test_result.scene(language),
        "winding": lambda: Winding(words, language, half()),
    }
    made: Screen = scenes[name]()
    made.languages = ("de", "en")
    return made


def read(layout: Layout) -> set[str]:
    """All words on a screen."""
    return {text.text for spot in layout.values() for text, _, _ in texts_in(spot.look)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*SCENES, "winding"])
def test_every_scene_with_its_tag_fits_in_every_language(
    name: str, language: str, tmp_path: Path
) -> None:
    check(screen(name, language, tmp_path).layout(), stacked=name == "title")


@pytest.mark.parametrize("name", SCENES)
def test_the_tag_asks_for_the_other_language(name: str, tmp_path: Path) -> None:
    scene = screen(name, "en", tmp_path)
    if name == "settings":
        heard: list[Settings] = []
        scene = SettingsScene(
            words_of("en"), "en", Settings(), heard.append, languages=("de", "en")
        )
    assert scene.layout()[LANGUAGE].hot
    scene.choose(LANGUAGE)
    if name == "settings":
        assert [settings.language for settings in heard] == ["de"]
    else:
        assert scene.outcome() == ChangeLanguage("de")


@pytest.mark.parametrize("name", SCENES)
def test_one_key_reads_every_scene_out(name: str, tmp_path: Path) -> None:
    said: list[str] = []
    canvas: Any = Blind()
    stage = Stage(canvas, canvas, extents(), clock=StillClock(), say=said.append)
    scene = screen(name, "en", tmp_path)
    stage.handle(Still(scene, extents()), Key("f2"))
    (text,) = said
    wanted = {" ".join(word.split()) for word in read(scene.layout())}
    assert all(word.replace("\u00ad", "") in text for word in wanted if len(word) > 3)


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    """A program whose fonts outlive it."""
    monkeypatch.setattr("pygame.quit", lambda: None)
    return start("en", tmp_path)


@pytest.mark.parametrize(
    ("way", "back", "german"),
    [
        (RECORDS, records.BACK, "Bilanz"),
        (ARCHIVE, records.BACK, "Gespeicherte Spiele"),
        (RULES, furniture.CLOSE_RULES, "So wird gespielt"),
    ],
)
def test_a_scene_goes_on_in_the_other_language(
    program: Program, way: str, back: str, german: str
) -> None:
    desktop, seen = played(program, None, choosing(way), TURN, TURN, TURN, choosing(back), Close())
    desktop.run()
    assert seen[1] is seen[2] is seen[3] is seen[4]
    assert german in read(seen[1].layout())
    assert isinstance(seen[5], TitleScene)
    assert seen[5].language == desktop.language == "de"


def test_the_paper_of_the_result_is_printed_again(program: Program) -> None:
    desktop, seen = played(program, whole(), finish, TURN, choosing(result.TITLE), Close())
    desktop.run()
    assert seen[1] is seen[2]
    assert "Endstand" in read(seen[1].layout())


def test_a_replay_goes_on_at_its_place(program: Program) -> None:
    def turn(scene: ReplayScene[Any]) -> None:
        scene.jump(scene.timeline.chapters[4].place)
        places.append(scene.place)
        choosing(furniture.MENU, LANGUAGE)(scene)

    places: list[int] = []
    desktop, seen = played(
        program, None, turn, choosing(furniture.RESUME, furniture.MENU, furniture.LEAVE), Close()
    )
    desktop.run(whole())
    replay = seen[1]
    assert replay is seen[0]
    assert replay.place == places[0]
    assert replay.timeline.lines[0].text.startswith("Alle erhalten")
    assert replay.timeline.chapter(replay.place).name.startswith("Sprint")
    assert "Wiederholung" in read(replay.layout()) | {replay.words("app.replay.title")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tag_of_the_theatre_fits(language: str) -> None:
    scene = theatre(language=language)
    scene.languages, scene.language = ("de", "en"), language
    scene.choose(furniture.MENU)
    fitting(scene)
    assert scene.layout()[LANGUAGE].hot


# ---------------------------------------------------------------- long films


def test_a_film_is_wound_move_by_move() -> None:
    playback, moves = Playback(GAME, whole(), whole=False), 0
    while playback.wind():
        moves += 1
    assert moves == len(whole().moves)
    assert playback.end == Playback(GAME, whole()).end


def test_a_frame_of_winding_is_short_and_the_bar_fills() -> None:
    def work() -> Generator[float, None, str]:
        for i in range(400):
            yield i / 400
        done.append(True)
        return "film"  # the result of the work

    done: list[bool] = []
    scene: Winding[str] = Winding(words_of("en"), "en", work())
    before = scene.layout()
    while scene.outcome() is None:
        scene.update(0)
    assert done
    assert scene.outcome() == Wound("film")
    assert scene.layout() != before


def test_whoever_does_not_wait_goes_back(tmp_path: Path) -> None:
    scene = screen("winding", "en", tmp_path)
    scene.update(0.1)
    assert scene.outcome() is None
    scene.key("escape")
    assert scene.outcome() == GivenUp()


def test_a_long_replay_shows_the_paper_first(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wind(scene: Winding[Any]) -> None:
        assert isinstance(scene, Winding)
        while scene.outcome() is None:
            scene.update(0)

    monkeypatch.setattr("agile_unicorn.cabinet.AT_ONCE", 10)
    leave = choosing(furniture.MENU, furniture.LEAVE)
    desktop, seen = played(program, None, wind, leave, Close())
    desktop.run(whole())
    assert isinstance(seen[1], ReplayScene)
    assert seen[1].playback.end == Playback(GAME, whole()).end
    desktop, seen = played(start("en", None), None, choosing("place:cancel"), Close())
    desktop.run(whole())
    assert isinstance(seen[1], TitleScene)
