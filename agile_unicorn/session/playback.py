"""A record as a row of tables: forwards, backwards, and seen by whoever may look."""

from __future__ import annotations

from typing import Generic

from agile_unicorn.engine.game import Beat, Fact, Game, S, V
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.session.record import Record, opening, replay


class Playback(Generic[S, V]):
    """Every table of ``record``; place ``n`` is the one after ``n`` facts.

    Unless ``whole``, it is wound on move by move.  :exc:`BrokenRecord` if the record cannot be
    played.
    """

    def __init__(self, game: Game[S, V], record: Record, *, whole: bool = True) -> None:
        self._game, self.record = game, record
        self._facts: list[Fact] = []
        self._tables: list[S] = [opening(game, record)]
        self._steps = replay(game, record)
        while whole and self.wind():
            pass

    def wind(self) -> bool:
        """Play one more move; false if there is none."""
        step = next(self._steps, None)
        for fact, table in step.beats if step is not None else ():
            self._facts.append(fact)
            self._tables.append(table)
        return step is not None

    @property
    def end(self) -> int:
        """The last place."""
        return len(self._facts)

    @property
    def over(self) -> bool:
        """Whether the match has ended, so that nobody has a secret any more."""
        return self.record.result is not None

    def view(self, place: int, viewer: Seat | None) -> V:
        """The table at ``place``, seen by ``viewer``."""
        return self._game.observe(self._tables[place], viewer)

    def beats(self, start: int, end: int, viewer: Seat | None) -> list[Beat[V]]:
        """What ``viewer`` saw happen between two places."""
        found = (self.beat(place, viewer) for place in range(start + 1, end + 1))
        return [beat for beat in found if beat is not None]

    def beat(self, place: int, viewer: Seat | None) -> Beat[V] | None:
        """The fact that led to ``place``, as ``viewer`` saw it; ``None``: not at all."""
        table = self._tables[place]
        seen = self._game.redact(table, self._facts[place - 1], viewer)
        return None if seen is None else Beat(seen, self._game.observe(table, viewer))
