"""Setups kept under a name, in one file of the user's folder."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

import msgspec

from agile_unicorn.content.files import read_at_most, write_atomically
from agile_unicorn.opening import tidied
from agile_unicorn.scenes.unicorn.setup_choice import StartGame

log: Final = logging.getLogger(__name__)
FILE: Final = "setups.json"
LONGEST: Final = 1 << 18
"""Bytes of the largest file that is read."""


class SetupFile:
    """A shelf of setups.  A file that cannot be read is an empty one, and becomes the ``.bak``."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._kept = self._read()

    def _read(self) -> dict[str, StartGame]:
        try:
            data = read_at_most(self._path, LONGEST)
            found = msgspec.json.decode(data, type=dict[str, StartGame])
        except FileNotFoundError:
            return {}
        except (OSError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
            log.warning("%s: %s", self._path, error)
            return {}
        tidy = {name: tidied(start) for name, start in found.items()}
        return {name: start for name, start in tidy.items() if start is not None}

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
            write_atomically(self._path, msgspec.json.encode(kept))
        except OSError as error:
            log.warning("%s: %s", self._path, error)
