"""What is chosen before a match, as plain values: the draft and the finished choice."""

from __future__ import annotations

import unicodedata
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from agile_unicorn.games.unicorn.setup import EDITIONS, MAX_SEATS, MIN_SEATS
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared.parts import SPECIES

Kind = Literal["human", "random", "sensible"]
"""Who plays: a person, or a bot of level 1 or 3."""
SeatKind = Literal["human", "random", "sensible", "empty"]

LEAST_POINTS, MOST_POINTS = 10, 99
LONGEST_NAME = 14
BOTS: Final = ("lea", "kemal", "jo", "mona", "bruno")
"""Names of bots by seat, keys of ``unicorn.names.bots``."""


class Player(Struct, frozen=True):
    """One taken seat; ``species`` is the animal of the portrait."""

    name: str
    kind: Kind
    species: str


class StartGame(Struct, frozen=True):
    """The match to be played: ``first`` is an index of ``players``, or a draw."""

    players: tuple[Player, ...]
    points: int
    edition: str
    easy_start: bool
    first: int | None
    open_hands: bool
    language: str


class SeatDraft(Struct, frozen=True):
    """A seat on the screen; an empty ``name`` stands for the usual one."""

    kind: SeatKind
    species: str
    name: str = ""


class Draft(Struct, frozen=True):
    """Everything on the setup screen; ``first`` is a seat on the screen or ``None``: a draw."""

    seats: tuple[SeatDraft, ...]
    points: int = 32
    edition: str = "1.0.2"
    easy_start: bool = False
    first: int | None = None
    open_hands: bool = True

    @property
    def taken(self) -> tuple[int, ...]:
        """The seats on which somebody sits."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.kind != "empty")

    def seat(self, at: int, new: SeatDraft) -> Draft:
        """The same with another seat ``at``; an empty seat cannot move first."""
        seats = (*self.seats[:at], new, *self.seats[at + 1 :])
        first = None if new.kind == "empty" and self.first == at else self.first
        return replace(self, seats=seats, first=first)


class Problem(Struct, frozen=True):
    """Why the match cannot start: a text of ``unicorn.setup`` and what is filled in."""

    key: str
    name: str = ""

    def text(self, words: Words) -> str:
        """The reason for people."""
        return words(f"unicorn.setup.{self.key}", name=self.name)


def usual_draft() -> Draft:
    """One person and three bots, to be started without another click."""
    kinds: tuple[SeatKind, ...] = ("human", "sensible", "sensible", "sensible", "empty")
    return Draft(tuple(SeatDraft(kind, SPECIES[i]) for i, kind in enumerate(kinds)))


def draft_of(start: StartGame, words: Words) -> Draft:
    """The screen as it was left for ``start``; names which are the usual ones stay usual."""
    seats = [
        SeatDraft(player.kind, player.species, player.name) for player in start.players[:MAX_SEATS]
    ]
    used = {seat.species for seat in seats}
    spare = [species for species in SPECIES if species not in used]
    while len(seats) < MAX_SEATS:
        seats.append(SeatDraft("empty", spare.pop(0)))
    first = start.first if start.first is not None and start.first < len(start.players) else None
    draft = Draft(
        tuple(seats),
        max(LEAST_POINTS, min(MOST_POINTS, start.points)),
        start.edition if start.edition in EDITIONS else "1.0.2",
        start.easy_start,
        first,
        start.open_hands,
    )
    plain = tuple(
        replace(seat, name="" if seat.name == usual_name(draft, i, words) else seat.name)
        for i, seat in enumerate(draft.seats)
    )
    return replace(draft, seats=plain)


def usual_name(draft: Draft, at: int, words: Words) -> str:
    """The name of a seat whose owner did not write one; an only person is simply "you"."""
    if draft.seats[at].kind == "human":
        persons = sum(seat.kind == "human" for seat in draft.seats)
        return (
            words("app.common.you") if persons == 1 else words(f"unicorn.names.persons.p{at + 1}")
        )
    return words(f"unicorn.names.bots.{BOTS[at]}")


def name_of(draft: Draft, at: int, words: Words) -> str:
    """The name on the plate of a seat."""
    return draft.seats[at].name.strip() or usual_name(draft, at, words)


def problem(draft: Draft, words: Words) -> Problem | None:
    """The first reason why the draft cannot be played, if there is one.

    A table of bots alone is fine: one can watch them.
    """
    if len(draft.taken) < MIN_SEATS:
        return Problem("problem_too_few")
    seen: set[str] = set()
    for at in draft.taken:
        name = name_of(draft, at, words)
        same = unicodedata.normalize("NFKC", name).casefold()
        if same in seen:
            return Problem("problem_same_name", name)
        seen.add(same)
    return None


def finished(draft: Draft, words: Words, language: str) -> StartGame:
    """The match that the draft stands for; :exc:`ValueError` if it has a :func:`problem`."""
    if (wrong := problem(draft, words)) is not None:
        raise ValueError(f"not playable: {wrong.key}")
    players = []
    for at in draft.taken:
        seat = draft.seats[at]
        if seat.kind != "empty":
            players.append(Player(name_of(draft, at, words), seat.kind, seat.species))
    return StartGame(
        tuple(players),
        draft.points,
        draft.edition,
        draft.easy_start,
        None if draft.first is None else draft.taken.index(draft.first),
        draft.open_hands,
        language,
    )


def next_species(draft: Draft, at: int) -> str:
    """The animal after the one of seat ``at`` that sits nowhere else."""
    elsewhere = {draft.seats[other].species for other in draft.taken if other != at}
    start = SPECIES.index(draft.seats[at].species) if draft.seats[at].species in SPECIES else -1
    turned = [SPECIES[(start + step) % len(SPECIES)] for step in range(1, len(SPECIES) + 1)]
    return next(species for species in turned if species not in elsewhere)


def with_kind(draft: Draft, at: int, kind: SeatKind) -> Draft:
    """Seat ``at`` for another kind of player, with an animal of its own."""
    seat = draft.seats[at]
    if kind == seat.kind:
        return draft
    changed = draft.seat(at, replace(seat, kind=kind))
    others = {draft.seats[other].species for other in draft.taken if other != at}
    if kind != "empty" and seat.species in others:
        changed = changed.seat(at, replace(changed.seats[at], species=next_species(draft, at)))
    return changed


def next_first(draft: Draft) -> int | None:
    """After the draw comes the first taken seat, after the last one the draw again."""
    order: tuple[int | None, ...] = (None, *draft.taken)
    at = order.index(draft.first) if draft.first in order else 0
    return order[(at + 1) % len(order)]


def about_minutes(points: int) -> int:
    """How long a match to ``points`` takes, in steps of five minutes; at least ten."""
    return max(10, round((2 * points - 24) / 5) * 5)
