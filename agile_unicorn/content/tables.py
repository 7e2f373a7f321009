"""Several windows at once: each has a table of its own, and none writes over another's match."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import IO, Final
from weakref import finalize

from agile_unicorn.content.files import backup_of

FIRST: Final = 1
MOST: Final = 20
"""Windows with a table of their own; more of them share the last one."""


def autosave_of(folder: Path, number: int) -> Path:
    """Where the match at table ``number`` is kept."""
    return folder / ("autosave.json" if number == FIRST else f"autosave-{number}.json")


class Table:
    """The table ``number`` in ``folder``, which no other window uses until this one leaves.

    Whoever forgets the table leaves it; the system takes the lock back from a program that dies.
    """

    def __init__(self, number: int, lock: IO[bytes] | None) -> None:
        self.number = number
        self._release = finalize(self, lock.close) if lock is not None else None

    def leave(self) -> None:
        """The next window may have it."""
        if self._release is not None:
            self._release()


def take_table(folder: Path) -> Table:
    """The first table at which nobody sits; where files cannot be locked, the first of all."""
    for number in range(FIRST, MOST):
        try:
            lock = _locked(folder, number)
        except OSError:
            return Table(FIRST, None)
        if lock is not None:
            return Table(number, lock)
    return Table(MOST, None)


def left_behind(folder: Path) -> Iterator[Path]:
    """Matches of windows that have gone; each is to be moved before the next one is asked for."""
    for number in range(FIRST + 1, MOST):
        path = autosave_of(folder, number)
        if not (path.exists() or backup_of(path).exists()):
            continue
        with suppress(OSError):
            if (lock := _locked(folder, number)) is not None:
                with lock:
                    yield path


def _locked(folder: Path, number: int) -> IO[bytes] | None:
    """The lock of a table, or nothing if somebody has it; :exc:`OSError` without any locks."""
    file = (folder / f".table-{number}.lock").open("ab")
    try:
        _lock(file)
    except (BlockingIOError, PermissionError):
        file.close()
        return None
    except OSError:
        file.close()
        raise
    return file


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
