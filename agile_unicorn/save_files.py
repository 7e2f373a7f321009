"""Matches kept under a name, as this game knows them: covers from records, records from files."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

from msgspec import Struct

from agile_unicorn import __version__
from agile_unicorn.app import GAME
from agile_unicorn.choices import Refusal
from agile_unicorn.content.archive import Archive, Cover, Entry, Sitter, Unreadable
from agile_unicorn.content.notices import Notice, notice
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared.desk import species_of
from agile_unicorn.session.match import Match
from agile_unicorn.session.record import BrokenRecord, Record, decode, encode, inspect

FOLDER: Final = "saves"


class SaveFiles:
    """The archive in the user's ``folder``."""

    def __init__(self, folder: Path) -> None:
        self._archive = Archive(folder / FOLDER, _inspect)
        self._broken = set[str]()

    def all(self) -> tuple[Entry, ...]:
        """Everything there is, the newest first; no match is decoded for that.

        So it is found out late, by :meth:`record`, that a match cannot be played; told it is here.
        """
        damaged = notice("app.saves.trouble.damaged")
        return tuple(
            Entry(entry.key, None, damaged) if entry.cover and entry.key in self._broken else entry
            for entry in self._archive.all()
        )

    def keep(self, record: Record, name: str, picture: bytes) -> Notice | None:
        """Keep ``record`` as ``name``; a notice if that is not possible."""
        try:
            self._archive.keep(cover_of(record, name, picture), encode(record))
        except OSError as error:
            return notice("app.errors.cannot_save", reason=error.strerror or type(error).__name__)
        return None

    def record(self, key: str) -> Record:
        """The match in the file ``key``; :exc:`Refusal` if it cannot be played."""
        try:
            record = decode(GAME, self._archive.match(key))
            Match(GAME, record, {})
        except (Unreadable, BrokenRecord) as error:
            self._broken.add(key)
            raise Refusal(f"{key}: {error}") from None
        return record

    def has(self, record: Record) -> bool:
        """Whether exactly this match is kept already."""
        data = encode(record)
        return any(self._holds(one.key, data) for one in self.all() if one.cover)

    def _holds(self, key: str, data: bytes) -> bool:
        try:
            return self._archive.match(key) == data
        except Unreadable:  # it has gone in this moment
            return False

    def rename(self, key: str, name: str) -> None:
        """Give the match in ``key`` another name."""
        self._archive.rename(key, name)

    def drop(self, key: str) -> None:
        """Throw ``key`` away for good."""
        self._archive.drop(key)


def usual_name(record: Record, words: Words) -> str:
    """What a match is called if nobody gives it a name: its first person, and the sprint."""
    people = [player.name for player in record.players if player.kind == "person"]
    name = people[0] if people else record.players[0].name
    return words("app.saves.usual_name", name=name, sprint=standing_of(record).sprint)


class Standing(Struct, frozen=True):
    """How far a match is; ``score`` is the best one."""

    sprint: int
    score: int
    goal: int


def standing_of(record: Record) -> Standing:
    """The public standing of ``record``."""
    view = Match(GAME, record, {}).view(None)
    best = max(view.team_score(Seat(seat)) for seat in range(view.setup.sides))
    return Standing(max(1, view.sprint), best, view.setup.target)


def cover_of(record: Record, name: str, picture: bytes) -> Cover:
    """What the archive tells about ``record``: nothing that is not public."""
    standing = standing_of(record)
    seats = tuple(
        Sitter(player.name, species_of(player.portrait, seat), player.kind == "person")
        for seat, player in enumerate(record.players)
    )
    return Cover(
        name,
        int(time.time()),
        __version__,
        seats,
        standing.sprint,
        standing.score,
        standing.goal,
        record.result is not None,
        picture,
    )


def _inspect(match: bytes) -> None:
    """Refuse, in words, what :func:`decode` would not begin to read."""
    try:
        inspect(GAME, match)
    except BrokenRecord as error:
        if error.flaw == "too_new":
            raise Unreadable(notice("app.saves.trouble.too_new", version=error.version)) from None
        kind = "other_game" if error.flaw == "other_game" else "damaged"
        raise Unreadable(notice(f"app.saves.trouble.{kind}")) from None
