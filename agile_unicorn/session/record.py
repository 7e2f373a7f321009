"""The record of a match: all that is needed to play it again, and its form as a file."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from hashlib import blake2b
from typing import Annotated, Any, Final, Literal, Union

import msgspec
from msgspec import Meta, Raw, Struct
from msgspec.structs import replace

from agile_unicorn.engine.game import Game, S, Step, V, advance, play
from agile_unicorn.engine.moves import Action, Move, Over, Rolled, Shuffled, legal
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.session.players import Player, tidy_names

FORMAT: Final = 1
LONGEST: Final = 8 << 20
"""Bytes of the longest file that is looked at."""

MOST_PLAYERS: Final = 20
"""Seats at the largest table of any game."""

SEEDS: Final = 2**63
"""How many seeds there are."""

Flaw = Literal["damaged", "too_new", "other_game", "impossible"]


class BrokenRecord(ValueError):
    """A record cannot be read or played; the message says what is wrong and where.

    ``flaw`` tells the kinds apart: a damaged file, one of a newer program, one of another game, or
    a match that the rules do not allow.
    """

    def __init__(self, flaw: Flaw, message: str, version: str = "") -> None:
        super().__init__(message)
        self.flaw: Flaw = flaw
        self.version = version


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """How the match ended; ``fingerprint`` is that of the last table."""

    ranking: tuple[tuple[Seat, ...], ...]
    fingerprint: str


class Record(Struct, frozen=True):
    """One match.  ``setup`` is of the game's own type; ``result`` is set when the match is over.

    ``notes``: what people have written for their own eyes, by seat; nothing if nobody has.
    """

    game: str
    version: str
    edition: str
    seed: int
    players: tuple[Player, ...]
    setup: Any
    moves: tuple[Move, ...] = ()
    result: Result | None = None
    notes: tuple[str, ...] = ()


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    """What a file holds: the record, and a check that notices each changed byte."""

    check: str
    record: Raw


Label = Annotated[str, Meta(max_length=40, pattern=r"^[\w.+ -]*$")]
"""A short word that can be shown as it is."""


LONGEST_NOTE: Final = 2_000
Note = Annotated[str, Meta(max_length=LONGEST_NOTE)]
"""Some lines for one's own eyes."""


class _Head(Struct, frozen=True):
    """What every format has, this one and later ones."""

    format: Annotated[int, Meta(ge=1)]
    game: Label
    version: Label


class _Body(Struct, frozen=True, forbid_unknown_fields=True):
    """Format 1, as far as every game has it."""

    format: int
    game: str
    version: str
    edition: Label
    seed: Annotated[int, Meta(ge=0, le=SEEDS - 1)]
    players: Annotated[tuple[Player, ...], Meta(max_length=MOST_PLAYERS)]
    setup: Raw
    moves: tuple[tuple[Seat, Raw], ...]
    result: Result | None = None
    notes: Annotated[tuple[Note, ...], Meta(max_length=MOST_PLAYERS)] = ()


def note_of(text: str) -> str:
    """``text`` as a note that can be saved."""
    return text.encode("utf-8", "ignore").decode("utf-8")[:LONGEST_NOTE]


def check_of(record: bytes) -> str:
    """The check that belongs to the bytes of a record."""
    return blake2b(record, digest_size=8).hexdigest()


def encode(record: Record) -> bytes:
    """``record`` as compact JSON, in a frame with a check."""
    fields = {"format": FORMAT} | msgspec.structs.asdict(record)
    if not record.notes:  # as it was before there were any
        del fields["notes"]
    body = msgspec.json.encode(fields)
    return msgspec.json.encode(_File(check_of(body), Raw(body)))


def decode(game: Game[S, V], data: bytes) -> Record:
    """The record of ``game`` in ``data``; :exc:`BrokenRecord` for anything else.

    That the moves are legal is only found out by :func:`restore` or :func:`replay`.
    """
    with _in_words():
        return _decode(game, data)


def inspect(game: Game[S, V], data: bytes) -> None:
    """Look at ``data`` from outside: :exc:`BrokenRecord` if :func:`decode` would not begin."""
    with _in_words():
        _opened(game, data)


@contextmanager
def _in_words() -> Iterator[None]:
    """What the reader of JSON complains about, as a :exc:`BrokenRecord`."""
    try:
        yield
    except RecursionError:
        raise BrokenRecord("damaged", "the file is nested too deeply") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BrokenRecord("damaged", f"the file is damaged: {error}") from None


def _opened(game: Game[S, V], data: bytes) -> Raw:
    """The bytes of the record in a whole file of this game and a format that is known."""
    if not data.strip():
        raise BrokenRecord("damaged", "the file is empty")
    if len(data) > LONGEST:
        raise BrokenRecord("damaged", "the file is far too long to be a match")
    file = msgspec.json.decode(data, type=_File)
    if check_of(bytes(file.record)) != file.check:
        raise BrokenRecord("damaged", "the file was changed after it had been saved")
    head = msgspec.json.decode(file.record, type=_Head)
    if head.format > FORMAT:
        wanted = f"this program reads format {FORMAT}"
        message = f"saved by version {head.version} in format {head.format}; {wanted}"
        raise BrokenRecord("too_new", message, head.version)
    if head.game != game.key:
        message = f"a match of {head.game!r}, not of {game.key!r}"
        raise BrokenRecord("other_game", message, head.version)
    return file.record


def _decode(game: Game[S, V], data: bytes) -> Record:
    body = msgspec.json.decode(_opened(game, data), type=_Body)
    setup = msgspec.json.decode(body.setup, type=game.setup_type)
    moves = tuple(
        Move(by, _action(game.actions, raw, number))
        for number, (by, raw) in enumerate(body.moves, 1)
    )
    if body.result and not _ranks_all(body.result, len(body.players)):
        raise BrokenRecord("damaged", "the result does not rank each player once")
    names = tidy_names([player.name for player in body.players])
    players = tuple(map(lambda p, name: replace(p, name=name), body.players, names))
    if body.notes and len(body.notes) != len(players):
        raise BrokenRecord("damaged", "the notes are not one for each player")
    return Record(
        body.game,
        body.version,
        body.edition,
        body.seed,
        players,
        setup,
        moves,
        body.result,
        body.notes,
    )


def _ranks_all(result: Result, seats: int) -> bool:
    ranked = sorted(seat for place in result.ranking for seat in place)
    return ranked == list(range(seats)) and all(result.ranking)


def _action(actions: tuple[type[Action], ...], raw: Raw, number: int) -> Action:
    try:
        action: Action = _decoder(actions).decode(raw)
    except msgspec.DecodeError as error:
        raise BrokenRecord("damaged", f"move {number}: {error}") from None
    return action


@lru_cache(maxsize=8)
def _decoder(actions: tuple[type[Action], ...]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(Union[(*actions, Rolled, Shuffled)])


def opening(game: Game[S, V], record: Record) -> S:
    """The table of ``record`` before its first move.  Every setup has a number of ``seats``."""
    if record.setup.seats != len(record.players):
        message = f"{record.setup.seats} seats, but {len(record.players)} players"
        raise BrokenRecord("impossible", message)
    try:
        return game.new(record.setup)
    except ValueError as error:
        raise BrokenRecord("impossible", f"the setup cannot be played: {error}") from None


def replay(game: Game[S, V], record: Record) -> Iterator[Step[S]]:
    """Each move of ``record`` as a step with its beats."""
    state = opening(game, record)
    for number, move in enumerate(record.moves, 1):
        _must_be_legal(game, state, move, number)
        step = play(game, state, move)
        state = step.state
        yield step


def restore(game: Game[S, V], record: Record) -> S:
    """The table after the last move of ``record``; faster than :func:`replay`."""
    state = opening(game, record)
    for number, move in enumerate(record.moves, 1):
        _must_be_legal(game, state, move, number)
        advance(game, state, move)
    return state


def _must_be_legal(game: Game[S, V], state: S, move: Move, number: int) -> None:
    pending = game.pending(state)
    if isinstance(pending, Over):
        raise BrokenRecord("impossible", f"move {number}: the match was over before")
    if not legal(pending, move):
        what = type(move.action).__name__
        who = "chance" if move.by < 0 else f"seat {move.by + 1}"
        raise BrokenRecord("impossible", f"move {number}: {what} by {who} is not allowed there")


def result_of(game: Game[S, V], state: S, seats: int) -> Result | None:
    """How the match ended, or ``None`` if it goes on."""
    pending = game.pending(state)
    if isinstance(pending, Over):
        return Result(pending.ranking, fingerprint(game, state, seats))
    return None


def fingerprint(game: Game[S, V], state: S, seats: int) -> str:
    """A stable hash of the table, as all ``seats`` and a spectator see it together."""
    viewers = (None, *map(Seat, range(seats)))
    views = [game.observe(state, viewer) for viewer in viewers]
    return blake2b(msgspec.json.encode(views), digest_size=8).hexdigest()
