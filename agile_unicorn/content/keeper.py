"""Saving without making the table wait: a thread writes, and only the newest content counts."""

from __future__ import annotations

import logging
from pathlib import Path
from threading import Condition, Thread

from agile_unicorn.content.files import backup_of, write_atomically
from agile_unicorn.content.notices import Notice, notice

log = logging.getLogger(__name__)


class Keeper:
    """Keeps one file up to date.  ``trouble`` tells why the newest content is not in it, if so."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.trouble: Notice | None = None
        self._newest: bytes | None = None
        self._busy = False
        self._closed = False
        self._change = Condition()
        self._thread: Thread | None = None

    def keep(self, data: bytes) -> None:
        """Have ``data`` written soon, unless something newer comes before."""
        with self._change:
            self._newest = data
            if self._thread is None:
                self._thread = Thread(target=self._work, name="saves", daemon=True)
                self._thread.start()
            self._change.notify_all()

    def flush(self, seconds: float = 5.0) -> bool:
        """Wait until everything is written; whether it is."""
        with self._change:
            return self._change.wait_for(lambda: self._newest is None and not self._busy, seconds)

    def discard(self) -> None:
        """Remove the file and its backup: there is nothing to come back to."""
        self.flush()
        for path in (self.path, backup_of(self.path)):
            try:
                path.unlink(missing_ok=True)
            except OSError as error:
                self._tell(error)

    def close(self) -> None:
        """Write what is left, and stop."""
        self.flush()
        with self._change:
            self._closed = True
            self._change.notify_all()

    def _work(self) -> None:
        while True:
            with self._change:
                self._change.wait_for(lambda: self._newest is not None or self._closed)
                data, self._newest = self._newest, None
                if data is None:
                    return
                self._busy = True
            try:
                write_atomically(self.path, data)
                self.trouble = None
            except OSError as error:
                self._tell(error)
            with self._change:
                self._busy = False
                self._change.notify_all()

    def _tell(self, error: OSError) -> None:
        reason = error.strerror or type(error).__name__
        if self.trouble is None:
            log.warning("%s cannot be saved: %s", self.path, reason)
            self.trouble = notice("app.errors.cannot_save", reason=reason)
