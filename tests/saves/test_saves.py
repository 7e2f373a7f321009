"""Saves of released versions open, and lead to the table that they were saved at."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from agile_unicorn import __version__
from agile_unicorn.content.archive import Archive
from agile_unicorn.save_files import SaveFiles
from agile_unicorn.session.match import Match
from agile_unicorn.session.record import (
    FORMAT,
    BrokenRecord,
    check_of,
    decode,
    encode,
    fingerprint,
    inspect,
    restore,
    result_of,
)
from tests.saves import FOLDER, GAME, WANTED, question

VERSIONS = sorted(path for path in FOLDER.iterdir() if (path / "fingerprints.json").exists())
SAVES = [path for folder in VERSIONS for path in sorted(folder.glob("*.json"))]
RECORDS = [path for path in SAVES if path.stem != "fingerprints"]


def test_this_version_has_its_saves() -> None:
    assert __version__ in {folder.name for folder in VERSIONS}
    assert {path.stem for path in RECORDS if path.parent.name == __version__} == set(WANTED)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_save_leads_to_its_table(path: Path) -> None:
    record = decode(GAME, path.read_bytes())
    state = restore(GAME, record)
    known = json.loads((path.parent / "fingerprints.json").read_text("utf-8"))
    assert fingerprint(GAME, state, len(record.players)) == known[path.stem]
    assert result_of(GAME, state, len(record.players)) == record.result
    assert question(state) == WANTED[path.stem].question
    assert decode(GAME, encode(record)) == record


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_save_can_be_played_on(path: Path) -> None:
    match = Match(GAME, decode(GAME, path.read_bytes()), {})
    if match.over is not None:
        return
    decision = match.decision()
    assert decision is not None
    moves = len(match.record.moves)
    match.submit(decision.options[0])
    assert len(match.record.moves) == moves + 1


@pytest.mark.parametrize("folder", VERSIONS, ids=lambda folder: folder.name)
def test_the_archive_of_a_version_opens(folder: Path) -> None:
    (entry,) = Archive(folder).all()
    assert entry.cover is not None
    assert entry.cover.name == "Friday"
    assert entry.cover.version == folder.name
    assert decode(GAME, Archive(folder).match(entry.key)).result is not None


def test_a_save_of_a_newer_format_is_refused_in_words(tmp_path: Path) -> None:
    whole = msgspec.json.decode(RECORDS[0].read_bytes())
    body = msgspec.json.encode(whole["record"] | {"format": FORMAT + 1, "version": "9.9"})
    data = msgspec.json.encode({"check": check_of(body), "record": msgspec.Raw(body)})
    for reader in (decode, inspect):
        with pytest.raises(BrokenRecord, match=r"saved by version 9\.9 in format") as caught:
            reader(GAME, data)
        assert caught.value.flaw == "too_new"
    record = decode(GAME, RECORDS[0].read_bytes())
    files = SaveFiles(tmp_path)
    assert files.keep(record, "Friday", b"") is None
    (file,) = (tmp_path / "saves").iterdir()
    file.write_bytes(file.read_bytes().replace(encode(record), data))
    (entry,) = files.all()
    assert entry.trouble is not None
    assert entry.trouble.key == "app.saves.trouble.too_new"
    assert dict(entry.trouble.values) == {"version": "9.9"}
