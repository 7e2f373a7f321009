"""Atomic writes, also when the program is killed; user folders that are not there."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from agile_unicorn.content import files
from agile_unicorn.content.files import (
    backup_of,
    read_at_most,
    user_folder,
    write_atomically,
)
from agile_unicorn.content.keeper import Keeper

WRITER = """
import sys, pathlib
from agile_unicorn.content.files import write_atomically
path, number = pathlib.Path(sys.argv[1]), 0
print("ready", flush=True)
while True:
    number += 1
    write_atomically(path, (b"%08d" % number) * (20_000 if number % 2 else 5_000))
"""


def test_the_previous_content_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "save"
    for content in (b"one", b"two, longer", b"3"):
        write_atomically(path, content)
    assert path.read_bytes() == b"3"
    assert backup_of(path).read_bytes() == b"two, longer"
    assert sorted(p.name for p in tmp_path.iterdir()) == ["save", "save.bak"]


def test_without_hard_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError("no links here")

    monkeypatch.setattr(os, "link", refuse)
    test_the_previous_content_is_kept(tmp_path)


def test_a_failed_write_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "save"
    write_atomically(path, b"good")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        write_atomically(path, b"bad")
    assert path.read_bytes() == b"good"
    assert [p.name for p in tmp_path.iterdir()] == ["save"]


@pytest.mark.skipif(os.name == "nt", reason="kill -9 is not to be had there")
def test_killed_at_random_moments_a_whole_file_is_left(tmp_path: Path) -> None:
    path, rng = tmp_path / "save", Random(1)
    for _ in range(12):
        writer = subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, cwd=Path.cwd()
        )
        assert writer.stdout
        with writer.stdout:
            writer.stdout.readline()
            time.sleep(0.02 + rng.random() * 0.05)
            writer.send_signal(signal.SIGKILL)
            writer.wait()
        for left in (path, backup_of(path)):
            if left.exists():
                content = left.read_bytes()
                number = content[:8]
                assert content == number * (20_000 if int(number) % 2 else 5_000)
        assert path.exists()


def test_no_more_is_read_than_was_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "save"
    path.write_bytes(b"0123456789")
    assert read_at_most(path, 20) == b"0123456789"
    assert read_at_most(path, 4) == b"01234"


@pytest.mark.skipif(os.name == "nt", reason="no such things there")
def test_what_may_be_endless_is_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", Path("/dev/zero"), Path("/dev/null"), tmp_path):
        with pytest.raises(OSError, match=r"no ordinary file|Is a directory"):
            read_at_most(path, 4)


def test_a_user_folder_is_made(tmp_path: Path) -> None:
    folder = user_folder({"HOME": str(tmp_path)}, "linux")
    assert folder == tmp_path / ".local" / "share" / "agile-unicorn"
    assert folder.is_dir()
    xdg = tmp_path / "data"
    assert user_folder({"HOME": "/none", "XDG_DATA_HOME": str(xdg)}, "linux") == (
        xdg / "agile-unicorn"
    )
    relative = {"HOME": str(tmp_path), "XDG_DATA_HOME": "data"}
    assert user_folder(relative, "linux") == folder
    assert user_folder({"HOME": str(tmp_path)}, "darwin") == (
        tmp_path / "Library" / "Application Support" / "Agile Unicorn"
    )
    roaming = {"APPDATA": str(tmp_path / "Roaming")}
    assert user_folder(roaming, "win32") == tmp_path / "Roaming" / "Agile Unicorn"


def test_a_missing_home_is_not_made(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert user_folder({"HOME": str(tmp_path / "none")}, "linux") is None
    assert not (tmp_path / "none").exists()
    assert len(caplog.messages) == 1


def test_a_file_in_place_of_the_home(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("")
    assert user_folder({"HOME": str(tmp_path / "home")}, "linux") is None
    (tmp_path / ".local").write_text("")
    assert user_folder({"HOME": str(tmp_path)}, "linux") is None


def test_no_home_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", staticmethod(lost))
    assert user_folder({}, "linux") is None


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_home_without_permission(tmp_path: Path) -> None:
    tmp_path.chmod(0o555)
    assert user_folder({"HOME": str(tmp_path)}, "linux") is None


def test_a_home_that_refuses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "write_bytes", refuse)
    assert user_folder({"HOME": str(tmp_path)}, "linux") is None


def test_old_temporary_files_are_swept_away(tmp_path: Path) -> None:
    folder = user_folder({"XDG_DATA_HOME": str(tmp_path)}, "linux")
    assert folder
    old, new = folder / ".save.1.tmp", folder / ".save.2.tmp"
    for path in (old, new):
        path.write_bytes(b"")
    os.utime(old, (0, time.time() - files.STALE - 60))
    assert user_folder({"XDG_DATA_HOME": str(tmp_path)}, "linux") == folder
    assert not old.exists()
    assert new.exists()


def test_a_keeper_writes_the_newest(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path / "save")
    for number in range(200):
        keeper.keep(b"%d" % number)
    assert keeper.flush()
    assert keeper.path.read_bytes() == b"199"
    keeper.keep(b"last")
    keeper.close()
    assert keeper.path.read_bytes() == b"last"
    assert keeper.trouble is None


def test_a_keeper_tells_of_trouble_once(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path / "none" / "save")
    for _ in range(3):
        keeper.keep(b"x")
        keeper.flush()
    keeper.close()
    assert keeper.trouble
    assert keeper.trouble.key == "app.errors.cannot_save"


def test_a_keeper_can_forget(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path / "save")
    keeper.keep(b"1")
    keeper.flush()
    keeper.keep(b"2")
    keeper.discard()
    keeper.close()
    assert list(tmp_path.iterdir()) == []


def test_the_trouble_of_a_keeper_is_over_when_it_can_write_again(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path / "later" / "save")
    keeper.keep(b"1")
    keeper.flush()
    assert keeper.trouble
    keeper.path.parent.mkdir()
    keeper.keep(b"2")
    keeper.close()
    assert keeper.trouble is None
    assert keeper.path.read_bytes() == b"2"
