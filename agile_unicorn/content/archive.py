"""Matches kept under a name: a folder with one file each, which tells what is in it.

A file is a *cover* (name, date, seats, score, a small picture) and the match itself, in which
nobody looks while the archive is listed.  What cannot be read is listed with its reason, and kept.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Raw, Struct
from msgspec.structs import replace

from agile_unicorn.content.files import backup_of, read_at_most, write_atomically
from agile_unicorn.content.notices import Notice, notice

log = logging.getLogger(__name__)
FORMAT: Final = 1
LONGEST: Final = 12 << 20
"""Bytes of the largest file that is looked at."""

LONGEST_NAME: Final = 32
ENDING: Final = ".match"
MOST: Final = 500
"""Files that are listed at most; the newest ones."""

Short = Annotated[str, Meta(max_length=60)]
Number = Annotated[int, Meta(ge=0, le=1 << 40)]


class Sitter(Struct, frozen=True):
    """One seat of a kept match."""

    name: Short
    portrait: Short = ""
    person: bool = False


class Cover(Struct, frozen=True):
    """What a file tells without its match.

    ``saved`` counts seconds since 1970; ``picture`` is a PNG of the public table.
    """

    name: Short
    saved: Number
    version: Short
    seats: Annotated[tuple[Sitter, ...], Meta(max_length=20)]
    sprint: Number = 0
    score: Number = 0
    goal: Number = 0
    over: bool = False
    picture: bytes = b""


class Entry(Struct, frozen=True):
    """One file of the archive; without a cover it cannot be read, and ``trouble`` tells why."""

    key: str
    cover: Cover | None
    trouble: Notice | None = None


class Unreadable(Exception):
    """A file of the archive cannot be read; the notice says why."""

    def __init__(self, trouble: Notice) -> None:
        super().__init__(trouble.key)
        self.trouble = trouble


class _Frame(Struct, frozen=True):
    """The file: a check that notices each changed byte of the cover; the match has its own."""

    format: Annotated[int, Meta(ge=1)]
    version: Short
    check: str
    cover: Raw
    match: Raw


Inspect = Callable[[bytes], None]
"""Looks at a match from outside; :exc:`Unreadable` if it will not open."""


class Archive:
    """The files in ``folder``, which is made with the first of them."""

    def __init__(self, folder: Path, inspect: Inspect = lambda match: None) -> None:
        self._folder, self._inspect = folder, inspect

    def all(self) -> tuple[Entry, ...]:
        """Every file there is, the newest first, those that cannot be read last."""
        with suppress(OSError):
            paths = [path for path in self._folder.iterdir() if path.suffix == ENDING]
            entries = [self._entry(path) for path in sorted(paths, reverse=True)[:MOST]]
            return tuple(
                sorted(entries, key=lambda entry: -entry.cover.saved if entry.cover else 1)
            )
        return ()

    def _entry(self, path: Path) -> Entry:
        try:
            frame, cover = self._read(path)
            self._inspect(bytes(frame.match))
        except Unreadable as error:
            return Entry(path.name, None, error.trouble)
        return Entry(path.name, cover)

    def keep(self, cover: Cover, match: bytes) -> Entry:
        """Write a new file; :exc:`OSError` if that is not possible."""
        self._folder.mkdir(parents=True, exist_ok=True)
        path, number = self._folder / f"{cover.saved}{ENDING}", 1
        while path.exists():
            number += 1
            path = self._folder / f"{cover.saved}-{number}{ENDING}"
        tidy = replace(cover, name=cover.name[:LONGEST_NAME])
        write_atomically(path, _encoded(tidy, match))
        return Entry(path.name, tidy)

    def match(self, key: str) -> bytes:
        """The match in the file ``key``; :exc:`Unreadable`."""
        return bytes(self._read(self._path(key))[0].match)

    def rename(self, key: str, name: str) -> None:
        """Give the match another name; nothing happens to a file that cannot be read."""
        path = self._path(key)
        try:
            frame, cover = self._read(path)
            write_atomically(
                path, _encoded(replace(cover, name=name[:LONGEST_NAME]), bytes(frame.match))
            )
            backup_of(path).unlink(missing_ok=True)
        except (Unreadable, OSError) as error:
            log.warning("%s: %s", path, error)

    def drop(self, key: str) -> None:
        """Throw the file away for good; one that cannot be read stays."""
        path = self._path(key)
        try:
            self._read(path)
            path.unlink()
        except (Unreadable, OSError) as error:
            log.warning("%s: %s", path, error)

    def _path(self, key: str) -> Path:
        return self._folder / Path(key).name

    def _read(self, path: Path) -> tuple[_Frame, Cover]:
        try:
            return _decoded(read_at_most(path, LONGEST))
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise Unreadable(notice("app.saves.trouble.unreadable", reason=reason)) from None
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise Unreadable(notice("app.saves.trouble.damaged")) from None


def match_in(data: bytes) -> bytes:
    """The match in the bytes of an archive's file; any other file as it is."""
    try:
        return bytes(_decoded(data)[0].match)
    except (Unreadable, msgspec.DecodeError, UnicodeError, RecursionError):
        return data


def _encoded(cover: Cover, match: bytes) -> bytes:
    body = msgspec.json.encode(cover)
    return msgspec.json.encode(_Frame(FORMAT, cover.version, _check(body), Raw(body), Raw(match)))


def _decoded(data: bytes) -> tuple[_Frame, Cover]:
    frame = msgspec.json.decode(data, type=_Frame)
    if frame.format > FORMAT:
        raise Unreadable(notice("app.saves.trouble.too_new", version=frame.version))
    if len(data) > LONGEST or _check(bytes(frame.cover)) != frame.check:
        raise Unreadable(notice("app.saves.trouble.damaged"))
    return frame, msgspec.json.decode(frame.cover, type=Cover)


def _check(cover: bytes) -> str:
    return blake2b(cover, digest_size=8).hexdigest()
