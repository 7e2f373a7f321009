"""What the program remembers of matches: the ways through archive and replay, and their files."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
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
from agile_unicorn.session.record import Record, encode
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


def test_a_kept_match_is_taken_up(tmp_path: Path) -> None:
    _, kept = cabinet(tmp_path, choosing(LOAD))
    assert kept.keep(halfway()).startswith("Alex, sprint ")
    assert kept.archive() == halfway()


def test_a_match_that_makes_room_is_not_lost(tmp_path: Path) -> None:
    _, kept = cabinet(tmp_path)
    assert kept.saves is not None
    for _ in range(2):
        kept.rescue(halfway())
    assert len(kept.saves.all()) == 1, "what is kept already is not kept twice"
    assert kept.saves.has(halfway())


def test_a_match_in_which_nobody_did_anything_is_no_loss(tmp_path: Path) -> None:
    _, kept = cabinet(tmp_path)
    record = halfway()
    people = {i for i, player in enumerate(record.players) if player.kind == "person"}
    first = next(i for i, move in enumerate(record.moves) if move.by in people)
    assert kept.saves is not None
    kept.rescue(replace(record, moves=record.moves[:first]))
    assert kept.saves.all() == ()
    kept.rescue(replace(record, moves=record.moves[: first + 1]))
    assert len(kept.saves.all()) == 1
    cabinet(None)[1].rescue(record)


def test_a_match_that_cannot_be_played_is_told_on_the_board(tmp_path: Path) -> None:
    """Its cover is whole, so that is only found out by playing it."""
    told: list[str] = []

    def look(scene: ArchiveScene) -> None:
        assert scene.entry is not None
        assert scene.entry.cover is None
        assert scene.entry.trouble is not None
        told.append(scene.entry.trouble.key)
        scene.choose(BACK)

    _, kept = cabinet(tmp_path, choosing(LOAD), look)
    assert kept.saves is not None
    kept.keep(halfway())
    (file,) = (tmp_path / FOLDER).iterdir()
    moves = (*halfway().moves[:40], *halfway().moves[41:])
    broken = encode(replace(halfway(), moves=moves))
    file.write_bytes(file.read_bytes().replace(encode(halfway()), broken))
    assert kept.saves.all()[0].cover is not None
    assert kept.archive() is None
    assert told == ["app.saves.trouble.damaged"]


def test_a_file_that_goes_while_it_is_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, kept = cabinet(tmp_path)
    assert kept.saves is not None
    kept.keep(halfway())
    entries = kept.saves.all()
    monkeypatch.setattr(kept.saves, "all", lambda: entries)
    for file in (tmp_path / FOLDER).iterdir():
        file.unlink()
    assert not kept.saves.has(halfway())


def test_an_empty_archive_leads_back(tmp_path: Path) -> None:
    assert cabinet(tmp_path, choosing(BACK))[1].archive() is None
    assert cabinet(None, choosing(BACK))[1].archive() is None
    assert not (tmp_path / FOLDER).exists()


def test_a_match_that_is_gone_meanwhile_is_no_crash(tmp_path: Path) -> None:
    def vanish(scene: ArchiveScene) -> None:
        for file in (tmp_path / FOLDER).iterdir():
            file.unlink()
        scene.choose(LOAD)

    _, kept = cabinet(tmp_path, vanish, choosing(BACK))
    kept.keep(halfway())
    assert kept.archive() is None


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
    assert kept.archive() is None
    assert kept.saves is not None
    assert seen == [whole(), kept.saves.all()[0].key]


def test_the_same_deal_can_be_played(tmp_path: Path) -> None:
    deal = choosing(furniture.MENU, theatre_parts.DEAL)
    program, kept = cabinet(tmp_path, choosing(WATCH), deal)
    kept.keep(whole())
    found = kept.archive()
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
    assert kept.watch(replace(whole(), notes=("Jo bluffs.", "", "", ""))) is None
    log, replay = (Path(text.split(": ", 1)[1]) for text in told)
    assert log.parent == replay.parent == tmp_path / REPLAYS
    assert read_record(replay) == whole()
    assert b"bluffs" not in log.read_bytes() + replay.read_bytes()
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
