"""Kept matches: what a file tells from outside, and what happens to those that cannot be read."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from agile_unicorn.content.archive import (
    ENDING,
    LONGEST_NAME,
    Archive,
    Cover,
    Sitter,
    Unreadable,
)
from agile_unicorn.content.notices import notice

SEATS = (Sitter("Alex", "raccoon", True), Sitter("Kemal", "fox"))
COVER = Cover("Friday", 1_000_000, "0.1.0", SEATS, 3, 12, 22, False, b"\x89PNG and so on")
MATCH = b'{"check":"x","record":{"moves":[]}}'


def test_what_is_kept_comes_back(tmp_path: Path) -> None:
    entry = Archive(tmp_path / "saves").keep(COVER, MATCH)
    archive = Archive(tmp_path / "saves")
    assert archive.all() == (entry,)
    assert entry.cover == COVER
    assert archive.match(entry.key) == MATCH


def test_a_missing_folder_is_an_empty_archive(tmp_path: Path) -> None:
    assert Archive(tmp_path / "none").all() == ()


def test_the_newest_comes_first_and_nothing_is_replaced(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    for name, saved in (("old", 5), ("new", 900), ("twin", 900), ("middle", 50)):
        archive.keep(replace(COVER, name=name, saved=saved), MATCH)
    names = [entry.cover.name for entry in archive.all() if entry.cover]
    assert sorted(names[:2]) == ["new", "twin"]
    assert names[2:] == ["middle", "old"]


def test_a_new_name_leaves_everything_else(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    key = archive.keep(COVER, MATCH).key
    archive.rename(key, "W" * 300)
    (entry,) = archive.all()
    assert entry.cover == replace(COVER, name="W" * LONGEST_NAME)
    assert archive.match(key) == MATCH
    assert [path.name for path in tmp_path.iterdir()] == [key]


def test_thrown_away_is_gone(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    keys = [archive.keep(replace(COVER, saved=saved), MATCH).key for saved in (1, 2, 3)]
    archive.drop(keys[1])
    assert [entry.key for entry in archive.all()] == [keys[2], keys[0]]
    with pytest.raises(Unreadable):
        archive.match(keys[1])


def test_a_key_never_leaves_the_folder(tmp_path: Path) -> None:
    outside = tmp_path / f"outside{ENDING}"
    Archive(tmp_path).keep(COVER, MATCH)
    os.replace(next(tmp_path.glob(f"*{ENDING}")), outside)
    archive = Archive(tmp_path / "saves")
    archive.drop(f"../{outside.name}")
    assert outside.exists()
    with pytest.raises(Unreadable):
        archive.match(f"../{outside.name}")


def good(tmp_path: Path) -> bytes:
    """A whole file."""
    return (tmp_path / Archive(tmp_path).keep(COVER, MATCH).key).read_bytes()


def newer(data: bytes) -> bytes:
    """The file as a later version might write it."""
    return msgspec.json.encode(msgspec.json.decode(data) | {"format": 2, "version": "9.9"})


def repainted(data: bytes) -> bytes:
    """The file with another cover that its check does not belong to."""
    return data.replace(b"Friday", b"Monday")


@pytest.mark.parametrize(
    ("spoil", "trouble"),
    [
        (lambda data: b"", notice("app.saves.trouble.damaged")),
        (lambda data: b"{}", notice("app.saves.trouble.damaged")),
        (lambda data: b"[" * 100_000, notice("app.saves.trouble.damaged")),
        (lambda data: data[:-9], notice("app.saves.trouble.damaged")),
        (lambda data: b"\xff" + data, notice("app.saves.trouble.damaged")),
        (repainted, notice("app.saves.trouble.damaged")),
        (newer, notice("app.saves.trouble.too_new", version="9.9")),
    ],
)
def test_what_cannot_be_read_is_listed_with_its_reason_and_kept(
    tmp_path: Path, spoil: object, trouble: object
) -> None:
    data = good(tmp_path)
    assert callable(spoil)
    bad = tmp_path / f"bad{ENDING}"
    bad.write_bytes(spoil(data))
    archive = Archive(tmp_path)
    whole, entry = archive.all()
    assert whole.cover == COVER
    assert (entry.key, entry.cover, entry.trouble) == (bad.name, None, trouble)
    archive.rename(bad.name, "other")
    archive.drop(bad.name)
    assert bad.read_bytes() == spoil(data)


def test_a_match_that_will_not_open_is_told_from_outside(tmp_path: Path) -> None:
    why = notice("app.saves.trouble.too_new", version="9.9")

    def inspect(match: bytes) -> None:
        assert match == MATCH
        raise Unreadable(why)

    Archive(tmp_path).keep(COVER, MATCH)
    (entry,) = Archive(tmp_path, inspect).all()
    assert (entry.cover, entry.trouble) == (None, why)


def test_fields_of_a_later_version_are_passed_over(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    path = tmp_path / archive.keep(COVER, MATCH).key
    content = msgspec.json.decode(path.read_bytes())
    path.write_bytes(msgspec.json.encode(content | {"colour": "teal"}))
    assert [entry.cover for entry in archive.all()] == [COVER]


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / f"pipe{ENDING}")
    (entry,) = Archive(tmp_path).all()
    assert entry.trouble is not None
    assert entry.trouble.key == "app.saves.trouble.unreadable"
