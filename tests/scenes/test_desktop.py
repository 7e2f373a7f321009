"""The ways through the program: from the title to archive, replay and record, and back."""

from __future__ import annotations

import os
import time

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from agile_unicorn.app import Program, saved_record, start
from agile_unicorn.content.files import write_atomically
from agile_unicorn.desktop import LAST_SETUP, Desktop
from agile_unicorn.scenes.archive import LOAD, WATCH
from agile_unicorn.scenes.shared import furniture, theatre_parts
from agile_unicorn.scenes.shared.match_scene import MatchScene
from agile_unicorn.scenes.shared.theatre import ReplayScene
from agile_unicorn.scenes.show import Show
from agile_unicorn.scenes.stage import Still, WindowClosed
from agile_unicorn.scenes.unicorn import records, result, setup, setup_zones
from agile_unicorn.scenes.unicorn.title import ARCHIVE, CONTINUE, NEW_GAME, RECORDS, TitleScene
from agile_unicorn.session.record import Record, encode
from agile_unicorn.table.window import Window
from tests.scenes.checks import texts_in
from tests.scenes.match_tools import moments
from tests.scenes.test_theatre import whole

Act = Callable[[Any], None]


class Close:
    """The player closes the window."""


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    """The game's own files, and a folder of its own for those of the user.

    The fonts of the other tests outlive a program that ends.
    """
    monkeypatch.setattr("pygame.quit", lambda: None)
    return start("en", tmp_path)


def played(
    program: Program, record: Record | None, *acts: Act | Close
) -> tuple[Desktop, list[Any]]:
    """A desktop whose scenes are answered by ``acts``, one after another; the scenes shown."""
    desktop, left, seen = Desktop(program, Window((1024, 640)), record), list(acts), list[Any]()

    def run(show: Show) -> object:
        scene = show.scene if isinstance(show, Still) else show
        seen.append(scene)
        act = left.pop(0)
        if isinstance(act, Close):
            raise WindowClosed
        if isinstance(scene, result.ResultScene):
            scene.update(5)
        act(scene)
        return show.outcome()

    desktop.stage.run = run  # type: ignore[method-assign]  # answers without a window
    desktop.cabinet._run = run
    return desktop, seen


def choosing(*refs: Any) -> Act:
    """Choose one thing after another."""

    def act(scene: Any) -> None:
        for ref in refs:
            scene.choose(ref)

    return act


def finish(scene: MatchScene[Any]) -> None:
    """Let the match come to its end."""
    scene.update(0.1)
    assert scene.outcome() is not None


def kinds(seen: list[Any]) -> list[str]:
    """What was shown."""
    return [type(scene).__name__ for scene in seen]


def test_a_finished_match_is_watched_and_counted(program: Program) -> None:
    leave = choosing(furniture.MENU, furniture.LEAVE)
    desktop, seen = played(
        program,
        whole(),
        finish,
        choosing(result.WATCH),
        leave,
        choosing(result.TITLE),
        choosing(RECORDS),
        choosing(records.BACK),
        Close(),
    )
    desktop.run()
    assert kinds(seen) == [
        "MatchScene",
        "ResultScene",
        "ReplayScene",
        "ResultScene",
        "TitleScene",
        "RecordsScene",
        "TitleScene",
    ]
    assert seen[2].playback.record == whole()
    assert sum(seen[5].statistics.everybody.games.values()) == 1


def test_a_window_closed_at_the_end_does_not_cost_the_win(program: Program) -> None:
    desktop, _ = played(program, whole(), Close())
    desktop.run()
    assert sum(desktop.cabinet.statistics.now.everybody.games.values()) == 1


def test_the_same_deal_is_set_up_from_a_replay(program: Program) -> None:
    desktop, seen = played(
        program,
        None,
        choosing(furniture.MENU, theatre_parts.DEAL),
        choosing(setup.START),
        Close(),
    )
    desktop.run(whole())
    assert kinds(seen) == ["ReplayScene", "SetupScene", "MatchScene"]
    again = seen[2].match.record
    assert (again.seed, again.setup.seats) == (whole().seed, 4)
    assert program.folder is not None
    assert b'"seed":null' in (program.folder / LAST_SETUP).read_bytes(), "the next deal is new"


def test_a_setup_that_was_left_lies_there_as_it_was(program: Program) -> None:
    new = choosing(NEW_GAME)
    desktop, seen = played(
        program,
        None,
        new,
        choosing(setup_zones.length_ref(22), setup.BACK),
        new,
        choosing(setup.START),
        Close(),
    )
    desktop.run()
    assert kinds(seen)[1:4] == ["SetupScene", "TitleScene", "SetupScene"]
    assert seen[3].draft.target == 22
    assert seen[4].match.record.setup.target == 22


def test_from_the_title_to_the_board_and_into_a_match(program: Program) -> None:
    record = replace(whole(), moves=whole().moves[:60], result=None)
    desktop, seen = played(
        program,
        None,
        choosing(ARCHIVE),
        choosing(WATCH),
        choosing(furniture.MENU, furniture.LEAVE),
        choosing(LOAD),
        Close(),
    )
    desktop.cabinet.keep(record)
    desktop.run()
    assert kinds(seen) == [
        "TitleScene",
        "ArchiveScene",
        "ReplayScene",
        "ArchiveScene",
        "MatchScene",
    ]
    assert isinstance(seen[0], TitleScene)
    assert isinstance(seen[2], ReplayScene)
    assert seen[4].match.record == record


def halfway() -> Record:
    """A match that goes on, in which people have moved."""
    return replace(whole(), moves=whole().moves[:60], result=None)


def waiting_in(program: Program, record: Record) -> None:
    """Let ``record`` lie in the autosave."""
    assert program.autosave is not None
    program.autosave.write_bytes(encode(record))


def test_a_new_match_does_not_cost_the_one_that_waits(program: Program) -> None:
    waiting_in(program, halfway())
    leave = choosing(furniture.MENU, furniture.LEAVE)
    new = choosing(NEW_GAME), choosing(setup.START)
    desktop, seen = played(program, None, *new, leave, *new, leave, Close())
    desktop.run()
    assert desktop.cabinet.saves is not None
    assert desktop.cabinet.saves.has(halfway())
    assert len(desktop.cabinet.saves.all()) == 1, "nobody has moved in the other one"
    assert seen[3].saved is not None, "the new one waits now"
    assert seen[3].saved.goal != 0


def test_to_go_on_keeps_nothing(program: Program) -> None:
    waiting_in(program, halfway())
    desktop, seen = played(program, None, choosing(CONTINUE), Close())
    desktop.run()
    assert seen[1].match.record == halfway()
    assert desktop.cabinet.saves is not None
    assert desktop.cabinet.saves.all() == ()


def test_a_match_from_the_board_is_the_one_in_progress_at_once(program: Program) -> None:
    older = replace(halfway(), moves=halfway().moves[:50])
    waiting_in(program, halfway())
    desktop, _ = played(program, older, Close())
    desktop.run()
    assert saved_record(program) == older
    assert desktop.cabinet.saves is not None
    assert desktop.cabinet.saves.has(halfway())


def test_the_title_waits_for_the_last_save(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A slow disk: what was done last is on it before anybody can go on."""

    def slowly(path: Path, data: bytes) -> None:
        time.sleep(0.2)
        write_atomically(path, data)

    def play(scene: MatchScene[Any]) -> None:
        monkeypatch.setattr("agile_unicorn.content.keeper.write_atomically", slowly)
        for now in moments(scene, Random(1)):
            if now.startswith("curtain") and len(scene.match.record.moves) > 64:
                break
        choosing(furniture.MENU, furniture.LEAVE)(scene)

    desktop, seen = played(program, halfway(), play, choosing(CONTINUE), Close())
    desktop.run()
    assert seen[2].match.record == seen[0].match.record
    assert len(seen[2].match.record.moves) > 64


def test_where_nothing_can_be_saved_the_title_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pygame.quit", lambda: None)
    desktop, seen = played(start("en", None), None, Close())
    desktop.run()
    texts = {text.text for spot in seen[0].layout().values() for text, _, _ in texts_in(spot.look)}
    assert "Nothing can be saved here." in texts
