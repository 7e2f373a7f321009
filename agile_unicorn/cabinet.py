"""What the program remembers of matches, and the scenes in which that is looked at."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from agile_unicorn.app import Program
from agile_unicorn.choices import Refusal
from agile_unicorn.content.archive import Entry
from agile_unicorn.content.notices import Notice
from agile_unicorn.photograph import photograph
from agile_unicorn.save_files import SaveFiles, usual_name
from agile_unicorn.scenes.archive import ArchiveScene, LoadKept
from agile_unicorn.scenes.stage import Show, Still
from agile_unicorn.session.record import Record
from agile_unicorn.tableware import Tableware

log: Final = logging.getLogger(__name__)


class EmptyShelf:
    """The archive where nothing can be saved."""

    def all(self) -> tuple[Entry, ...]:
        """Nothing."""
        return ()

    def rename(self, key: str, name: str) -> None:
        """Nothing to rename."""

    def drop(self, key: str) -> None:
        """Nothing to drop."""


class Cabinet:
    """The archive of ``program``; ``run`` shows a scene until it has an outcome.

    ``trouble`` is what went wrong with keeping something last.
    """

    def __init__(self, program: Program, ware: Tableware, run: Callable[[Show], object]) -> None:
        self._program, self._ware, self._run = program, ware, run
        self.saves = SaveFiles(program.folder) if program.folder else None
        self.trouble: Notice | None = None

    def keep(self, record: Record) -> str:
        """Put ``record`` into the archive; its name there, empty if that failed."""
        assert self.saves is not None
        words = self._program.texts
        name, picture = usual_name(record, words), photograph(record, words, self._ware.press)
        self.trouble = self.saves.keep(record, name, picture)
        return "" if self.trouble else name

    def archive(self, going_on: Record | None) -> Record | None:
        """Show the archive; the match to go on with, or nothing.

        ``going_on`` is the match in the autosave, whose place the other one takes: it is kept.
        """
        texts = self._program.texts
        scene = ArchiveScene(texts, texts.language, self.saves or EmptyShelf())
        outcome = self._run(Still(scene, self._ware.extents))
        if self.saves is None or not isinstance(outcome, LoadKept):
            return None
        try:
            record = self.saves.record(outcome.key)
        except Refusal as error:
            log.warning("%s", error)
            return None
        if going_on is not None and not self.saves.has(going_on):
            self.keep(going_on)
        return record
