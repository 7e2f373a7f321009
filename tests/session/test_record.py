"""A record is all that a match is; a damaged one is refused in words."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from agile_unicorn.engine.game import advance
from agile_unicorn.engine.moves import Move, Rolled, Shuffled
from agile_unicorn.engine.pieces import Handle, Seat
from agile_unicorn.games.unicorn.actions import Bid
from agile_unicorn.session.match import Match
from agile_unicorn.session.players import Player
from agile_unicorn.session.record import (
    LONGEST,
    BrokenRecord,
    Record,
    check_of,
    decode,
    encode,
    fingerprint,
    replay,
    restore,
    result_of,
)
from tests.session.matches import GAME, finished, open_match, record, run


def resealed(data: bytes, change: Any) -> bytes:
    """A file whose content was changed by somebody who knows how to make the check fit."""
    content = msgspec.json.decode(data)["record"]
    body = msgspec.json.encode(change(content))
    return msgspec.json.encode({"check": check_of(body), "record": msgspec.Raw(body)})


def test_a_record_survives_its_file() -> None:
    assert decode(GAME, encode(finished())) == finished()


def test_notes_survive_too_and_without_any_nothing_is_said_of_them() -> None:
    noted = replace(finished(), notes=("Kemal bluffs 🦄", "", "שלום"))
    assert decode(GAME, encode(noted)) == noted
    assert b"notes" not in encode(finished())


def test_a_file_is_compact() -> None:
    whole = finished()
    start = replace(whole, moves=(), result=None)
    assert (len(encode(whole)) - len(encode(start))) / len(whole.moves) < 30


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_replay_equals_the_match(seats: int) -> None:
    whole = decode(GAME, encode(finished(seats)))
    *_, last = replay(GAME, whole)
    assert last.state == restore(GAME, whole)
    assert result_of(GAME, last.state, seats) == whole.result


def test_every_prefix_of_a_record_is_a_match() -> None:
    whole = finished()
    state = GAME.new(whole.setup)
    for number, move in enumerate(whole.moves[:120]):
        part = replace(whole, moves=whole.moves[:number], result=None)
        assert restore(GAME, decode(GAME, encode(part))) == state
        advance(GAME, state, move)


def test_fingerprints_tell_tables_apart() -> None:
    states = [step.state for step in replay(GAME, finished())]
    prints = [fingerprint(GAME, state, 3) for state in states[-40:]]
    assert len(set(prints)) == len(prints)
    assert prints == [fingerprint(GAME, state.clone(), 3) for state in states[-40:]]


# ---------------------------------------------------------------- damage


def small() -> bytes:
    """A file with a few moves of each kind."""
    match = open_match(record())
    run(match, 20)
    match.close()
    return encode(match.record)


def test_every_flipped_byte_is_noticed() -> None:
    good = small()
    rng = Random(1)
    for place in range(len(good)):
        bad = bytearray(good)
        bad[place] ^= rng.randrange(1, 256)
        with pytest.raises(BrokenRecord):
            decode(GAME, bytes(bad))


def test_every_truncation_is_noticed() -> None:
    good = small()
    for length in range(len(good)):
        with pytest.raises(BrokenRecord):
            decode(GAME, good[:length])


@settings(max_examples=300)
@given(st.data())
def test_lost_doubled_and_foreign_bytes_are_noticed_or_mean_nothing(data: st.DataObject) -> None:
    """White space between the parts of the frame changes nothing."""
    good = GOOD
    start = data.draw(st.integers(0, len(good) - 1))
    end = data.draw(st.integers(start, min(len(good), start + 40)))
    foreign = data.draw(st.binary(max_size=20))
    bad = good[:start] + foreign + good[end:]
    try:
        read = decode(GAME, bad)
    except BrokenRecord:
        return
    assert read == decode(GAME, good)
    assert bad.translate(None, b" \n\r\t") == good.translate(None, b" \n\r\t")


GOOD = small()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"   \n",
        b"{",
        b"null",
        b"[]",
        b"{}",
        b"\0" * (1 << 20),
        b"[" * 100_000,
        b'{"check": "", "record": ' + b"[" * 100_000,
        b"\xef\xbb\xbf" + GOOD,
        GOOD.decode().encode("utf-16"),
        GOOD + GOOD,
        GOOD + b"x",
        b" " * (LONGEST + 1) + GOOD,
        b'{"check": 1, "record": {}}',
    ],
    ids=lambda data: repr(data[:12]) + str(len(data)),
)
def test_what_is_no_record_is_refused(data: bytes) -> None:
    with pytest.raises(BrokenRecord) as caught:
        decode(GAME, data)
    assert caught.value.flaw == "damaged"
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("change", "flaw", "words"),
    [
        ({"format": 2, "version": "9.9"}, "too_new", "saved by version 9.9"),
        ({"format": "1"}, "damaged", "format"),
        ({"game": "chess"}, "other_game", "'chess'"),
        ({"players": []}, "impossible", "3 seats, but 0 players"),
        ({"players": [{"name": "x", "kind": "dog"}] * 3}, "damaged", "kind"),
        ({"setup": {}}, "damaged", "seats"),
        ({"setup": {"seats": 3, "deck": [], "points": -4}}, "impossible", "points must be"),
        ({"moves": [[0, ["Fly"]]]}, "damaged", "move 1"),
        ({"moves": [[0]]}, "damaged", "moves"),
        ({"moves": [[0, ["Bid", [1]]]]}, "impossible", "move 1: Bid by seat 1"),
        ({"moves": [[-1, ["Rolled", [7]]]]}, "impossible", "move 1: Rolled by chance"),
        ({"moves": "many"}, "damaged", "moves"),
        ({"seed": 1.5}, "damaged", "seed"),
        ({"extra": 1}, "damaged", "extra"),
        ({"result": {"ranking": 3, "fingerprint": ""}}, "damaged", "ranking"),
        ({"result": {"ranking": [[99]], "fingerprint": ""}}, "damaged", "rank each player"),
        ({"result": {"ranking": [[0, 1], [1, 2]], "fingerprint": ""}}, "damaged", "rank each"),
        ({"result": {"ranking": [[0, 1, 2], []], "fingerprint": ""}}, "damaged", "rank each"),
        ({"seed": -1}, "damaged", "seed"),
        ({"seed": 10**40}, "damaged", "seed"),
        ({"format": 0}, "damaged", "format"),
        ({"version": "9\x1b[31m"}, "damaged", "version"),
        ({"edition": "9" * 1000}, "damaged", "edition"),
        ({"players": [{"name": "x", "kind": "bot"}] * 21}, "damaged", "players"),
        ({"notes": ["one", "two"]}, "damaged", "one for each player"),
        ({"notes": ["x" * 2001, "", ""]}, "damaged", "notes"),
        ({"notes": [1, "", ""]}, "damaged", "notes"),
    ],
)
def test_forged_content_is_refused(change: dict[str, Any], flaw: str, words: str) -> None:
    data = resealed(GOOD, lambda content: content | change)
    with pytest.raises(BrokenRecord, match=words) as caught:
        restore(GAME, decode(GAME, data))
    assert caught.value.flaw == flaw


def forged_deck(change: dict[str, Any], *, family: str | None = None) -> bytes:
    """A file in whose deck all cards, or those of ``family``, were changed."""

    def forge(content: dict[str, Any]) -> dict[str, Any]:
        for kind in content["setup"]["deck"]:
            if family in (None, kind["family"]):
                kind.update(change)
        return content | {"moves": []}

    return resealed(GOOD, forge)


@pytest.mark.parametrize(
    ("family", "change"),
    [
        (None, {"copies": 10**9}),
        (None, {"copies": 20}),
        (None, {"copies": -1}),
        (None, {"key": "twice"}),
        (None, {"key": "../../else"}),
        (None, {"key": "\0"}),
        ("team", {"dice": 10**9}),
        ("story", {"value": 10**18}),
        ("event", {"effect": "reroll"}),
        ("incentive", {"bonus": -9}),
    ],
)
def test_a_forged_deck_costs_nothing(family: str | None, change: dict[str, Any]) -> None:
    with pytest.raises(BrokenRecord, match="cannot be played") as caught:
        restore(GAME, decode(GAME, forged_deck(change, family=family)))
    assert caught.value.flaw == "impossible"
    assert len(str(caught.value)) < 1000


def test_names_out_of_a_file_are_tidy() -> None:
    names = ["a\0b\x1b[31m\n", "W" * 100_000, ""]

    def rename(content: dict[str, Any]) -> dict[str, Any]:
        players = [{"name": name, "kind": "bot"} for name in names]
        return content | {"players": players}

    found = decode(GAME, resealed(GOOD, rename)).players
    assert [player.name for player in found] == ["ab[31m", "W" * 24, "Player 3"]


def broken_at(whole: Record, number: int, move: Move) -> str:
    moves = (*whole.moves[: number - 1], move, *whole.moves[number:])
    with pytest.raises(BrokenRecord) as caught:
        list(replay(GAME, replace(whole, moves=moves)))
    return str(caught.value)


def test_an_illegal_move_is_named_by_its_number() -> None:
    whole = finished()
    number = 1 + next(i for i, move in enumerate(whole.moves) if isinstance(move.action, Bid))
    seat = whole.moves[number - 1].by
    twice = Move(seat, Bid((Handle(1), Handle(1))))
    assert broken_at(whole, number, twice).startswith(f"move {number}: Bid by seat {seat + 1}")
    unknown = Move(seat, Bid((Handle(999_999),)))
    assert broken_at(whole, number, unknown).startswith(f"move {number}: Bid")
    assert broken_at(whole, number, Move(Seat(9), Rolled((1,)))).startswith(f"move {number}: ")
    assert broken_at(whole, 1, Move(Seat(-1), Shuffled((0, 0)))).startswith("move 1: Shuffled")


def test_a_move_after_the_end_is_refused() -> None:
    whole = finished()
    longer = replace(whole, moves=(*whole.moves, whole.moves[-1]))
    with pytest.raises(BrokenRecord, match="the match was over before"):
        restore(GAME, longer)


def test_a_match_refuses_a_record_that_cannot_be_played() -> None:
    start = replace(record(), players=(Player("Solo", "person"),))
    with pytest.raises(BrokenRecord):
        Match(GAME, start, {})
