"""What was won, and how: figures over all finished matches, in one file that outlives versions."""

from __future__ import annotations

import contextlib
import logging
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from agile_unicorn.content.files import backup_of, read_at_most, write_atomically

log = logging.getLogger(__name__)
LONGEST: Final = 4 << 20
"""Bytes of the longest file that is looked at."""

REMEMBERED: Final = 200
"""Matches that are known by their mark, so that none of them counts twice."""

Number = Annotated[int, Meta(ge=0, le=1 << 40)]
Label = Annotated[str, Meta(max_length=80)]
TieBreak = Literal["points", "incentives", "dice"]
TIE_BREAKS: Final[tuple[TieBreak, ...]] = get_args(TieBreak)
"""In the order in which they decide."""


class Kind(Struct, frozen=True):
    """What sort of match: points to win, and seats."""

    points: Number
    seats: Number

    @property
    def key(self) -> str:
        """Its name in the file."""
        return f"{self.points}/{self.seats}"

    @classmethod
    def named(cls, key: str) -> Kind:
        """What ``key`` names; 0 for what it does not tell."""
        points, _, seats = key.partition("/")
        return cls(*(int(n) if n.isascii() and n.isdigit() else 0 for n in (points, seats)))


class Person(Struct, frozen=True):
    """One name, or everybody: matches and wins by kind, and how often each card was played."""

    games: dict[Label, Number] = {}
    wins: dict[Label, Number] = {}
    cards: dict[Label, Number] = {}

    def after(self, kind: Kind, played: Mapping[str, int], *, won: bool) -> Person:
        """The same and one match more."""
        games, wins, cards = Counter(self.games), Counter(self.wins), Counter(self.cards)
        games[kind.key] += 1
        if won:
            wins[kind.key] += 1
        cards.update(played)
        return Person(dict(games), dict(wins), dict(cards))


class Best(Struct, frozen=True):
    """The pitch that was won with the highest total."""

    name: Label
    card: Label
    total: Number


class Close(Struct, frozen=True):
    """The match with the least between first and second: ``margin`` in the figure ``by``."""

    winner: Label
    second: Label
    points: Number
    by: TieBreak
    margin: Number

    @property
    def distance(self) -> tuple[int, int]:
        """How close it was; less is closer, and a later tie-break is closer than a former."""
        return -TIE_BREAKS.index(self.by), self.margin


class Finished(Struct, frozen=True):
    """One match, as far as it counts.  ``mark`` tells it from all others."""

    mark: Label
    kind: Kind
    people: tuple[str, ...]
    winners: tuple[str, ...]
    best: Best | None = None
    close: Close | None = None
    cards: Mapping[str, Mapping[str, int]] = {}


class Statistics(Struct, frozen=True):
    """Everything so far.  Fields of later versions are passed over.

    ``everybody`` counts each match once, and as won if a person won it.
    """

    people: dict[Label, Person] = {}
    everybody: Person = Person()
    best: Best | None = None
    close: Close | None = None
    counted: tuple[Label, ...] = ()

    def with_match(self, match: Finished) -> Statistics:
        """The same and ``match``; one that has been counted changes nothing."""
        if match.mark in self.counted or not match.people:
            return self
        people = dict(self.people)
        for name in match.people:
            won, played = name in match.winners, match.cards.get(name, {})
            people[name] = people.get(name, Person()).after(match.kind, played, won=won)
        played = Counter[str]()
        for cards in match.cards.values():
            played.update(cards)
        everybody = self.everybody.after(match.kind, played, won=bool(match.winners))
        best, close = self.best, self.close
        if match.best is not None and (best is None or match.best.total > best.total):
            best = match.best
        if match.close is not None and (close is None or match.close.distance < close.distance):
            close = match.close
        counted = (*self.counted, match.mark)[-REMEMBERED:]
        return Statistics(people, everybody, best, close, counted)

    def of(self, name: str | None) -> Person:
        """The figures of ``name``, or of everybody together."""
        return self.everybody if name is None else self.people.get(name, Person())


class StatisticsFile:
    """Keeps the figures in ``path``.  A file that cannot be read becomes the ``.bak``, for good."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._waiting: list[Finished] = []
        self.now = self._read() or Statistics()

    def count(self, match: Finished) -> None:
        """Add ``match`` and write; if that is impossible, it counts for this run.

        What another window has counted meanwhile stays.
        """
        before = self._read()
        self.now = before or self.now
        self._waiting.append(match)
        for one in self._waiting:
            self.now = self.now.with_match(one)
        if self._path is None:
            return
        if self.now == before:
            self._waiting.clear()
            return
        try:
            data = msgspec.json.format(msgspec.json.encode(self.now))
            write_atomically(self._path, data, keep=False)
            self._waiting.clear()
        except OSError as error:
            log.warning("%s: %s", self._path, error)

    def _read(self) -> Statistics | None:
        """The figures in the file; ``None`` if it tells none."""
        if self._path is None:
            return None
        try:
            data = read_at_most(self._path, LONGEST)
            if len(data) <= LONGEST:
                return msgspec.json.decode(data, type=Statistics)
            why: object = "far too long"
        except FileNotFoundError:
            return None
        except (OSError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
            why = error
        log.warning("%s: %s", self._path, why)
        with contextlib.suppress(OSError):
            self._path.replace(backup_of(self._path))
        return None
