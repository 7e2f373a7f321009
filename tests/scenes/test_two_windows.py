"""Two windows at once: each has a table of its own, and no match is lost."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from agile_unicorn.app import Program, start
from agile_unicorn.content.files import backup_of
from agile_unicorn.content.tables import Table, autosave_of, left_behind, take_table
from agile_unicorn.scenes.shared import furniture
from agile_unicorn.scenes.unicorn.title import CONTINUE
from agile_unicorn.session.record import encode
from tests.scenes.checks import texts_in
from tests.scenes.test_desktop import Close, choosing, halfway, played, waiting_in

LEAVE = choosing(furniture.MENU, furniture.LEAVE)


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    """A program whose fonts outlive it."""
    monkeypatch.setattr("pygame.quit", lambda: None)
    return start("en", tmp_path)


def test_tables_are_taken_in_turn_and_given_back(tmp_path: Path) -> None:
    first, second = take_table(tmp_path), take_table(tmp_path)
    assert (first.number, second.number) == (1, 2)
    first.leave()
    assert take_table(tmp_path).number == 1


def test_the_table_of_a_program_that_dies_is_free(tmp_path: Path) -> None:
    code = (
        "from pathlib import Path; import sys, time;"
        "from agile_unicorn.content.tables import take_table;"
        f"table = take_table(Path({str(tmp_path)!r})); print(table.number, flush=True);"
        "time.sleep(60)"
    )
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline().strip() == b"1"
        second = take_table(tmp_path)
        assert second.number == 2
        other.kill()
    assert take_table(tmp_path).number == 1


def test_where_nothing_can_be_locked_there_is_one_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(file: object) -> None:
        raise OSError(95, "not supported")

    monkeypatch.setattr("agile_unicorn.content.tables._lock", refuse)
    assert [take_table(tmp_path).number for _ in range(2)] == [1, 1]
    autosave_of(tmp_path, 2).write_bytes(b"?")
    assert list(left_behind(tmp_path)) == []


def test_the_second_window_leaves_the_first_match_alone(program: Program) -> None:
    waiting_in(program, halfway())
    assert program.folder is not None
    first = take_table(program.folder)
    desktop, seen = played(program, None, Close())
    assert desktop.table.number == 2
    desktop.run()
    said = {text.text for text, _, _ in texts_in(seen[0].layout()[CONTINUE].look)}
    assert "Open in another window" in said
    assert autosave_of(program.folder, 1).read_bytes() == encode(halfway())
    first.leave()


def test_what_a_second_window_left_behind_hangs_on_the_board(program: Program) -> None:
    assert program.folder is not None
    table = autosave_of(program.folder, 2)
    for file in (table, backup_of(table)):
        file.write_bytes(encode(halfway()))
    desktop, _ = played(program, None, Close())
    desktop.run()
    assert desktop.cabinet.saves is not None
    assert desktop.cabinet.saves.has(halfway())
    assert not table.exists()
    assert not backup_of(table).exists()


def test_a_window_that_is_still_there_keeps_its_match(program: Program) -> None:
    assert program.folder is not None
    tables = [take_table(program.folder) for _ in range(2)]
    tables[0].leave()
    autosave_of(program.folder, 2).write_bytes(encode(halfway()))
    desktop, _ = played(program, None, Close())
    desktop.run()
    assert autosave_of(program.folder, 2).read_bytes() == encode(halfway())
    tables[1].leave()


def test_what_cannot_be_read_is_put_aside_once(program: Program) -> None:
    assert program.folder is not None
    autosave_of(program.folder, 3).write_bytes(b"from another time")
    for _ in range(2):
        desktop, _ = played(program, None, Close())
        desktop.run()
    (kept,) = program.folder.glob("autosave-3*")
    assert kept.read_bytes() == b"from another time"
    assert kept.name.endswith(".unread")


def test_both_windows_go_on_with_their_own(program: Program) -> None:
    assert program.folder is not None
    first = take_table(program.folder)
    desktop, seen = played(program, halfway(), LEAVE, choosing(CONTINUE), Close())
    desktop.run()
    assert seen[2].match.record == halfway()
    assert autosave_of(program.folder, 2).exists()
    assert not autosave_of(program.folder, 1).exists()
    assert isinstance(first, Table)
    first.leave()
