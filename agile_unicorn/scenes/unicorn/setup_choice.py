"""What is chosen before a match, as plain values: the draft and the finished choice."""

from __future__ import annotations

import unicodedata
from typing import Final, Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from agile_unicorn.games.unicorn.cards import Family
from agile_unicorn.games.unicorn.setup import (
    EDITIONS,
    MAX_POINTS,
    MAX_SEATS,
    MAX_SEATS_EXPANDED,
    MIN_SEATS,
    TEAMS,
    HouseRules,
)
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared.desk import SPECIES

Kind = Literal["human", "random", "level1", "level2", "sensible", "level4", "level5"]
"""Who plays: a person, or a bot; the sensible one is of level 3."""
SeatKind = Literal[Kind, "empty"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

LEAST_POINTS, MOST_POINTS = 10, 99
LONGEST_NAME = 14
BOT_KEYS: Final = ("lea", "kemal", "jo", "mona", "bruno", "pia")
"""Names of bots by seat, keys of ``unicorn.names.bots``."""
ONCE: Final = ("You", "Du")
"""What an only person was called in files of older versions."""


class Player(Struct, frozen=True):
    """One taken seat; ``species`` is the animal of the portrait."""

    name: str
    kind: Kind
    species: str


class StartGame(Struct, frozen=True):
    """The match to be played: ``first`` is an index of ``players``, or a draw.

    ``seed`` of ``None`` is a new one; ``rules`` of ``None`` are those of the edition; ``left_out``
    are the families of the expansion that stay in their box, but for start cards.  What has a
    default here is missing in files of older versions.
    """

    players: tuple[Player, ...]
    points: int
    edition: str
    easy_start: bool
    first: int | None
    open_hands: bool
    language: str
    expansion: bool = False
    team_size: int = 1
    partners_open: bool = True
    rules: HouseRules | None = None
    left_out: tuple[Family, ...] = ()
    reaction_seconds: int = 0
    seed: int | None = None


class SeatDraft(Struct, frozen=True):
    """A seat on the screen; an empty ``name`` stands for the usual one."""

    kind: SeatKind
    species: str
    name: str = ""


class Draft(Struct, frozen=True):
    """Everything on the setup screen; ``first`` is a seat on the screen or ``None``: a draw.

    There are always six seats; the last one is empty, and not shown, without the expansion.
    """

    seats: tuple[SeatDraft, ...]
    points: int = 32
    edition: str = "1.0.2"
    easy_start: bool = False
    first: int | None = None
    open_hands: bool = True
    expansion: bool = False
    team_size: int = 1
    partners_open: bool = True
    rules: HouseRules = HouseRules()
    left_out: tuple[Family, ...] = ()
    reaction_seconds: int = 0
    seed: int | None = None

    @property
    def target(self) -> int:
        """Points that a team needs together (AU-185)."""
        return self.points * (self.team_size if self.rules.team_target == "doubled" else 1)

    @property
    def most(self) -> int:
        """Seats that can be taken (AU-001)."""
        return MAX_SEATS_EXPANDED if self.expansion else MAX_SEATS

    @property
    def own_rules(self) -> bool:
        """Whether the switches are a mix of one's own."""
        return self.rules != EDITIONS[self.edition]

    @property
    def teams(self) -> str:
        """The choice of :data:`TEAMS`, or ``off``."""
        if self.team_size == 1:
            return "off"
        large = len(self.taken) > MAX_SEATS
        return "2x3" if self.team_size > 2 else ("3x2" if large else "2x2")

    def team(self, at: int) -> int | None:
        """The number of the team of a taken seat, if there are teams that fit (AU-171)."""
        taken = self.taken
        if at not in taken or self.teams == "off" or TEAMS[self.teams][0] != len(taken):
            return None
        return taken.index(at) % (len(taken) // self.team_size)

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
    seats: int = 0
    needed: int = 0

    def text(self, words: Words) -> str:
        """The reason for people."""
        what = words("unicorn.setup.needs.points")
        return words(
            f"unicorn.setup.{self.key}",
            name=self.name,
            n=self.seats,
            needed=self.needed,
            what=what,
            there=MAX_POINTS,
        )


def usual_draft() -> Draft:
    """One person and three bots, to be started without another click."""
    kinds: tuple[SeatKind, ...] = ("human", *("sensible",) * 3, *("empty",) * 2)
    return Draft(tuple(SeatDraft(kind, SPECIES[i]) for i, kind in enumerate(kinds)))


def draft_of(start: StartGame, words: Words) -> Draft:
    """The screen as it was left for ``start``; names which are the usual ones stay usual."""
    seats = [
        SeatDraft(player.kind, player.species, player.name)
        for player in start.players[:MAX_SEATS_EXPANDED]
    ]
    expansion = start.expansion or len(seats) > MAX_SEATS
    used = {seat.species for seat in seats}
    spare = [species for species in SPECIES if species not in used]
    while len(seats) < MAX_SEATS_EXPANDED:
        seats.append(SeatDraft("empty", spare.pop(0)))
    edition = start.edition if start.edition in EDITIONS else "1.0.2"
    first = start.first
    draft = Draft(
        tuple(seats),
        points=max(LEAST_POINTS, min(MOST_POINTS, start.points)),
        edition=edition,
        easy_start=start.easy_start,
        first=first if first is not None and 0 <= first < len(start.players) else None,
        open_hands=start.open_hands,
        expansion=expansion,
        team_size=start.team_size if start.team_size in (1, 2, 3) else 1,
        partners_open=start.partners_open,
        rules=start.rules or EDITIONS[edition],
        left_out=start.left_out,
        reaction_seconds=start.reaction_seconds,
        seed=start.seed,
    )
    plain = tuple(
        replace(seat, name="" if seat.name in (usual_name(draft, i, words), *ONCE) else seat.name)
        for i, seat in enumerate(draft.seats)
    )
    return replace(draft, seats=plain)


def usual_name(draft: Draft, at: int, words: Words) -> str:
    """The name of a seat whose owner did not write one.

    Never "you": the sentences about people are in the third person.
    """
    if draft.seats[at].kind == "human":
        return words(f"unicorn.names.persons.p{at + 1}")
    return words(f"unicorn.names.bots.{BOT_KEYS[at]}")


def name_of(draft: Draft, at: int, words: Words) -> str:
    """The name on the plate of a seat."""
    return draft.seats[at].name.strip() or usual_name(draft, at, words)


def problem(draft: Draft, words: Words) -> Problem | None:
    """The first reason why the draft cannot be played, if there is one.

    A table of bots alone is fine: one can watch them.
    """
    if len(draft.taken) < MIN_SEATS:
        return Problem("problem_too_few")
    if draft.teams != "off" and (wrong := teams_problem(draft, draft.teams)):
        return wrong
    if "story" in draft.left_out and draft.target > MAX_POINTS:
        return Problem("problem_deck", "", len(draft.taken), draft.target)
    seen: set[str] = set()
    for at in draft.taken:
        name = name_of(draft, at, words)
        same = unicodedata.normalize("NFKC", name).casefold()
        if same in seen:
            return Problem("problem_same_name", name)
        seen.add(same)
    return None


def teams_problem(draft: Draft, choice: str) -> Problem | None:
    """Why ``choice`` of :data:`TEAMS` does not fit the seats, if it does not (AU-170)."""
    taken = len(draft.taken)
    seats, size = TEAMS[choice]
    if taken == seats:
        return None
    if seats > MAX_SEATS:
        return Problem("problem_teams_need_" + ("six" if draft.expansion else "expansion"))
    odd = draft.team_size == size and taken % 2
    return Problem("problem_teams_need_" + ("even" if odd else "four"))


def with_expansion(draft: Draft, on: bool) -> Draft | Problem:
    """The same with or without the expansion; without it nobody can sit on the last seat."""
    if not on and len(draft.taken) > MAX_SEATS:
        return Problem("problem_six_needs_expansion")
    if on:
        return replace(draft, expansion=True)
    gone = draft.seats[MAX_SEATS]
    if gone.kind == "empty":
        return replace(draft, expansion=False)
    at = next(i for i, seat in enumerate(draft.seats) if seat.kind == "empty")
    seats = list(draft.seats)
    seats[at], seats[MAX_SEATS] = gone, seats[at]
    first = at if draft.first == MAX_SEATS else draft.first
    return replace(draft, seats=tuple(seats), first=first, expansion=False)


def with_teams(draft: Draft, choice: str) -> Draft | Problem:
    """The same with other teams, or why they do not fit."""
    if choice == "off":
        return replace(draft, team_size=1)
    wrong = teams_problem(draft, choice)
    return wrong or replace(draft, team_size=TEAMS[choice][1])


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
        draft.expansion,
        draft.team_size,
        draft.partners_open,
        draft.rules if draft.own_rules else None,
        draft.left_out,
        draft.reaction_seconds,
        draft.seed,
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


def about_minutes(points: int) -> int:
    """How long a match to ``points`` takes, in steps of five minutes; at least ten."""
    return max(10, round((2 * points - 24) / 5) * 5)
