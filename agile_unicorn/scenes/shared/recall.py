"""What just happened, once more: all that was shown since the last answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from agile_unicorn.engine.game import Beat

if TYPE_CHECKING:
    from agile_unicorn.scenes.shared.match_table import MatchTable


class Recall:
    """Keeps the beats that were shown to the only person here since the latest answer.

    Several people at one screen have the log and the replay: what one saw is not for the next.
    """

    def __init__(self, table: MatchTable[Any]) -> None:
        self._table = table
        self._beats: list[Beat[Any]] = []
        self._before: tuple[Callable[[], None], Any] | None = None
        self._after: Callable[[], None] | None = None

    @property
    def running(self) -> bool:
        """Whether the past is shown."""
        return self._after is not None

    @property
    def possible(self) -> bool:
        """Whether there is something to be shown, and somebody who has the time to watch."""
        table = self._table
        asked = table.chooser is not None and table.still and not table.over.menu_open
        return asked and bool(self._beats) and self._before is not None and not self.running

    def answered(self) -> None:
        """The person has answered: from now on things happen that may be worth another look."""
        if self._table.solo is not None:
            self._beats, self._before = [], (self._table.face.remembered(), self._table.view)

    def heard(self, beats: Sequence[Beat[Any]]) -> None:
        """``beats`` are going to be shown."""
        if self._before is not None:
            self._beats += beats

    def forget(self) -> None:
        """What happened was taken back."""
        self._beats, self._before, self._after = [], None, None

    def start(self) -> bool:
        """Show it all again, from the table as it was; the question is put anew afterwards."""
        if not self.possible or self._before is None:
            return False
        table, (bring_back, view) = self._table, self._before
        self._after = table.face.remembered()
        table.put_aside()
        bring_back()
        table.face.translate(table.words)
        table.view = view
        table.top.put(table.layout())
        table.director.gates, self._gates = frozenset(), table.director.gates
        table.director.feed(self._beats)
        return True

    def tick(self) -> None:
        """Once everything was shown, the table is that of now."""
        if self._after is None or not self._table.director.idle:
            return
        after, self._after = self._after, None
        after()
        table = self._table
        table.director.gates = self._gates
        table.view = table.match.view(table.viewer)
        table.refresh(0.24)

    def skip(self) -> bool:
        """Show no more of it; false if nothing was shown."""
        if not self.running:
            return False
        while not self._table.director.idle:
            self._table.director.hurry()
        self.tick()
        return True
