"""What the program remembers of matches: the ways through archive and replay, and their files."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from agile_unicorn.app import Program, read_record, start
from agile_unicorn.cabinet import REPLAYS, Cabinet
from agile_unicorn.games.unicorn.setup import Setup
from agile_unicorn.opening import record_of
from agile_unicorn.save_files import FOLDER
from agile_unicorn.scenes.archive import BACK, LOAD, WATCH, ArchiveScene
from agile_unicorn.scenes.shared import furniture, theatre_parts
from agile_unicorn.scenes.shared.theatre import ReplayScene
from agile_unicorn.scenes.show import Show
from agile_unicorn.scenes.stage import Still
from agile_unicorn.scenes.unicorn.setup_choice import StartGame
from agile_unicorn.scenes.unicorn.wording import DeckWording
from agile_unicorn.session.record import Record
from agile_unicorn.table.window import Offscreen
from agile_unicorn.tableware import Tableware
from tests.scenes.test_theatre import whole

Act = Callable[[Any], None]


def cabinet(folder: Path | None, *acts: Act) -> tuple[Program, Cabinet]:
    """A cabinet whose scenes are played by ``acts``, one a scene."""
    program, left = start("en", folder), list(acts)

    def run(show: Show) -> object:
        scene = show.scene if isinstance(show, Still) else show
        left.pop(0)(scene)
        return show.outcome()

    ware = Tableware(Offscreen((640, 360)), DeckWording(program.deck, program.texts))
    return program, Cabinet(program, ware, run)


def choosing(*refs: Any) -> Act:
    """Choose one thing after another."""

    def act(scene: Any) -> None:
        for ref in refs:
            scene.choose(ref)

    return act


def halfway() -> Record:
    """A match that goes on."""
    record = whole()
    return replace(record, moves=record.moves[:70], result=None)


def test_a_kept_match_is_taken_up_and_the_one_in_progress_is_not_lost(tmp_path: Path) -> None:
    _, kept = cabinet(tmp_path, choosing(LOAD), choosing(LOAD))
    mine, other = halfway(), replace(halfway(), moves=halfway().moves[:40])
    assert kept.keep(mine).startswith("Alex, sprint ")
    assert kept.archive(other) == mine
    assert kept.saves is not None
    assert kept.saves.has(other)
    assert len(kept.saves.all()) == 2
    assert kept.archive(mine) in (mine, other)
    assert len(kept.saves.all()) == 2, "what is kept already is not kept twice"


def test_an_empty_archive_leads_back(tmp_path: Path) -> None:
    assert cabinet(tmp_path, choosing(BACK))[1].archive(None) is None
    assert cabinet(None, choosing(BACK))[1].archive(None) is None
    assert not (tmp_path / FOLDER).exists()


def test_a_match_that_is_gone_meanwhile_is_no_crash(tmp_path: Path) -> None:
    def vanish(scene: ArchiveScene) -> None:
        for file in (tmp_path / FOLDER).iterdir():
            file.unlink()
        scene.choose(LOAD)

    _, kept = cabinet(tmp_path, vanish, choosing(BACK))
    kept.keep(halfway())
    assert kept.archive(None) is None


def test_the_archive_is_there_again_after_a_replay(tmp_path: Path) -> None:
    seen: list[object] = []

    def leave(scene: ReplayScene[Any]) -> None:
        seen.append(scene.playback.record)
        assert scene.kept is None, "it hangs on the board already"
        choosing(furniture.MENU, furniture.LEAVE)(scene)

    def again(scene: ArchiveScene) -> None:
        seen.append(scene.chosen)
        scene.choose(BACK)

    _, kept = cabinet(tmp_path, choosing(WATCH), leave, again)
    kept.keep(whole())
    assert kept.archive(None) is None
    assert kept.saves is not None
    assert seen == [whole(), kept.saves.all()[0].key]


def test_the_same_deal_can_be_played(tmp_path: Path) -> None:
    deal = choosing(furniture.MENU, theatre_parts.DEAL)
    program, kept = cabinet(tmp_path, choosing(WATCH), deal)
    kept.keep(whole())
    found = kept.archive(None)
    assert isinstance(found, StartGame)
    again = record_of(found, program.deck, found.seed or 0)
    record = whole()
    assert again.seed == record.seed
    assert isinstance(record.setup, Setup)
    assert (again.setup.seats, again.setup.points) == (4, record.setup.points)
    assert again.setup.first == record.setup.first


def test_log_and_replay_become_files_that_are_told(tmp_path: Path) -> None:
    told: list[str] = []

    def export(scene: ReplayScene[Any]) -> None:
        scene.choose(furniture.MENU)
        for ref in (theatre_parts.LOG_FILE, theatre_parts.REPLAY_FILE):
            scene.choose(ref)
            told.append(scene.told)
        scene.choose(furniture.LEAVE)

    _, kept = cabinet(tmp_path, export)
    assert kept.watch(whole()) is None
    log, replay = (Path(text.split(": ", 1)[1]) for text in told)
    assert log.parent == replay.parent == tmp_path / REPLAYS
    assert read_record(replay) == whole()
    lines = log.read_text("utf-8").splitlines()
    assert lines[:3] == ["Agile Unicorn", "Alex, Kemal, Mona, Jo", "Seed 3"]
    assert "Sprint 1 begins." in lines


def test_files_that_cannot_be_written_are_told(tmp_path: Path) -> None:
    told: list[str] = []

    def export(scene: ReplayScene[Any]) -> None:
        choosing(furniture.MENU, theatre_parts.LOG_FILE)(scene)
        told.append(scene.told)
        scene.choose(furniture.LEAVE)

    (tmp_path / REPLAYS).write_text("in the way")
    cabinet(tmp_path, export)[1].watch(whole())
    cabinet(None, export)[1].watch(whole())
    assert told[0].startswith("It could not be written: ")
    assert told[1] == "Nothing can be saved here."


def test_a_kept_match_is_a_file_for_the_command_line_too(tmp_path: Path) -> None:
    _, kept = cabinet(tmp_path)
    kept.keep(halfway())
    (file,) = (tmp_path / FOLDER).iterdir()
    assert read_record(file) == halfway()
