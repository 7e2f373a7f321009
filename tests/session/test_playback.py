"""A record forwards and backwards: every place is the table as it was."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from agile_unicorn.engine.game import watch
from agile_unicorn.engine.moves import Move
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.session.playback import Playback
from agile_unicorn.session.record import BrokenRecord, fingerprint, replay
from tests.session.matches import GAME, finished


@pytest.mark.parametrize("viewer", [None, Seat(0), Seat(2)])
def test_its_beats_are_those_of_the_match(viewer: Seat | None) -> None:
    record = finished()
    playback = Playback(GAME, record)
    told = [beat for step in replay(GAME, record) for beat in watch(GAME, step, viewer)]
    assert playback.beats(0, playback.end, viewer) == told
    assert playback.end == len(told)
    for place, beat in enumerate(told, 1):
        assert playback.view(place, viewer) == beat.view
        assert playback.beats(place - 1, place, viewer) == [beat]


def test_it_begins_with_the_box_and_ends_with_the_result() -> None:
    record = finished()
    playback = Playback(GAME, record)
    assert playback.over
    assert playback.view(0, None).sprint == 0
    table = playback._tables[-1]
    assert record.result is not None
    assert fingerprint(GAME, table, 3) == record.result.fingerprint


def test_a_match_that_goes_on_keeps_its_secrets() -> None:
    record = finished()
    assert not Playback(GAME, replace(record, moves=record.moves[:40], result=None)).over


def test_what_cannot_be_played_is_refused() -> None:
    record = finished()
    wrong = replace(record, moves=(*record.moves[:9], Move(Seat(7), record.moves[9].action)))
    with pytest.raises(BrokenRecord):
        Playback(GAME, wrong)
