"""The ways through the program: from the title to archive, replay and record, and back."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from agile_unicorn.app import Program, start
from agile_unicorn.desktop import LAST_SETUP, Desktop
from agile_unicorn.scenes.archive import LOAD, WATCH
from agile_unicorn.scenes.shared import furniture, theatre_parts
from agile_unicorn.scenes.shared.match_scene import MatchScene
from agile_unicorn.scenes.shared.theatre import ReplayScene
from agile_unicorn.scenes.show import Show
from agile_unicorn.scenes.stage import Still, WindowClosed
from agile_unicorn.scenes.unicorn import records, result, setup
from agile_unicorn.scenes.unicorn.title import ARCHIVE, RECORDS, TitleScene
from agile_unicorn.session.record import Record
from agile_unicorn.table.window import Window
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

    desktop.stage.run = run  # type: ignore[method-assign]
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
