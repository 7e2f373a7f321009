"""Setups kept under a name, in one file of the user's folder."""

from __future__ import annotations

import logging
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Raw

from agile_unicorn.content.files import backup_of, read_at_most, write_atomically
from agile_unicorn.opening import tidied
from agile_unicorn.scenes.unicorn.setup_choice import StartGame

log: Final = logging.getLogger(__name__)
FILE: Final = "setups.json"
LONGEST: Final = 1 << 18
"""Bytes of the largest file that is read."""


class SetupFile:
    """A shelf of setups.  A file that cannot be read is an empty one, and becomes the ``.bak``.

    A single setup that cannot be read, perhaps one of a later version, stays in the file.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._others: dict[str, Raw] = {}
        self._kept: dict[str, StartGame] = {}
        for name, data in self._read().items():
            start = _start_in(data)
            if start is None:
                self._others[name] = data
            else:
                self._kept[name] = start

    def _read(self) -> dict[str, Raw]:
        try:
            data = read_at_most(self._path, LONGEST)
            return msgspec.json.decode(data, type=dict[str, Raw])
        except FileNotFoundError:
            return {}
        except (OSError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
            log.warning("%s: %s", self._path, error)
            with suppress(OSError):
                self._path.replace(backup_of(self._path))
            return {}

    def all(self) -> dict[str, StartGame]:
        """Everything there is, by name, in the order in which it was kept."""
        return dict(self._kept)

    def keep(self, name: str, start: StartGame) -> None:
        """Keep ``start`` as ``name``; what had this name is replaced."""
        self._write({**self._kept, name: start})

    def drop(self, name: str) -> None:
        """Forget ``name``."""
        self._write({one: start for one, start in self._kept.items() if one != name})

    def _write(self, kept: dict[str, StartGame]) -> None:
        self._kept = kept
        try:
            write_atomically(self._path, msgspec.json.encode(self._others | kept), keep=False)
        except OSError as error:
            log.warning("%s: %s", self._path, error)


def _start_in(data: Raw) -> StartGame | None:
    """The setup in ``data``, if it is one that the setup screen can show."""
    try:
        return tidied(msgspec.json.decode(data, type=StartGame))
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
