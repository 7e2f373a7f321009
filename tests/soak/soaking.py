"""One match of a soak, and many of them on all cores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from multiprocessing import get_context
from random import Random
from typing import Final, NamedTuple

from agile_unicorn.engine.game import advance
from agile_unicorn.engine.moves import Ask, Over
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.model import State
from agile_unicorn.games.unicorn.rules import UnicornGame
from agile_unicorn.games.unicorn.setup import (
    EDITIONS,
    LENGTHS,
    MAX_SEATS,
    MAX_SEATS_EXPANDED,
    MIN_SEATS,
    TEAMS,
    HouseRules,
    Setup,
)
from tests.contract.unicorn import UnicornCase
from tests.support.chance import MAX_MOVES, random_move
from tests.support.decks import expanded_deck, printed_deck
from tests.support.places import all_places, misplaced

CASE: Final = UnicornCase()
GAME: Final = UnicornGame()
HOUSE: Final = "house rules"
MAX_SPRINTS: Final = 60
"""A longer match would be one without end."""
CHUNK: Final = 50
OPTIONS_EVERY: Final = 16
"""Questions between two whose options are compared with the rule book; a prime would do as well."""


class Report(NamedTuple):
    """How a match ended: ``flaw`` says what went wrong, empty if nothing did."""

    group: str
    moves: int
    sprints: int
    reason: str
    flaw: str


class Group(NamedTuple):
    """Matches that are counted together: the same box, the same seats, the same edition."""

    box: str
    seats: int
    team_size: int
    edition: str

    @property
    def name(self) -> str:
        """For the summary."""
        teams = f" in teams of {self.team_size}" if self.team_size > 1 else ""
        return f"{self.edition}, {self.box}, {self.seats} players{teams}"


@cache
def groups() -> tuple[Group, ...]:
    """Both boxes, all seat counts and teams, both editions and house rules by chance."""
    found = []
    for box, most in (("base", MAX_SEATS), ("both", MAX_SEATS_EXPANDED)):
        tables = [(seats, 1) for seats in range(MIN_SEATS, most + 1)]
        tables += [table for table in sorted(TEAMS.values()) if table[0] <= most]
        found += [Group(box, *table, edition) for edition in (*EDITIONS, HOUSE) for table in tables]
    return tuple(found)


def setup_of(seed: int) -> tuple[Group, Setup]:
    """What match number ``seed`` is played with; everything beside its group is left to chance."""
    group, rng = groups()[seed % len(groups())], Random(f"setup {seed}")
    rules = EDITIONS.get(group.edition) or HouseRules(
        backlog=rng.choice(("players_plus_one", "fixed_five")),
        two_player_member=rng.choice(("one_plus_three", "one")),
        failed_card=rng.choice(("under_pile", "discard")),
        all_in=rng.choice(("one", "all")),
        team_target=rng.choice(("sum", "doubled")),
    )
    return group, Setup(
        group.seats,
        printed_deck() if group.box == "base" else expanded_deck(),
        points=rng.choice(tuple(LENGTHS.values())),
        edition=group.edition if group.edition in EDITIONS else "1.0.2",
        rules=rules,
        first=rng.choice((None, Seat(rng.randrange(group.seats)))),
        easy_start=rng.choice((False, True)),
        open_hands=rng.choice((False, True)),
        stalemate=rng.choice((1, 3, 10)),
        team_size=group.team_size,
        partners_open=rng.choice((False, True)),
    )


def soak_one(seed: int) -> Report:
    """Play match number ``seed``; an exception becomes a flaw."""
    group, setup = setup_of(seed)
    try:
        moves, state = _play(setup, Random(seed))
    except Exception as error:
        return Report(group.name, 0, 0, "", f"match {seed}: {error!r}")
    return Report(group.name, moves, state.sprint, state.reason, "")


def _play(setup: Setup, rng: Random) -> tuple[int, State]:
    state = GAME.new(setup)
    size, sprint = len(state.cards.kind), 0
    for moves in range(MAX_MOVES):
        pending = GAME.pending(state)
        if isinstance(pending, Over):
            _check_end(state, pending)
            return moves, state
        if isinstance(pending, Ask):
            _must(all(decision.options for decision in pending.decisions), "nothing can be done")
            if moves % OPTIONS_EVERY == 0:
                _check_options(state, pending)
        advance(GAME, state, random_move(pending, rng))
        _must(sum(map(len, all_places(state))) == size, "the number of cards has changed")
        if state.sprint != sprint:
            sprint = state.sprint
            _must(sprint <= MAX_SPRINTS, "too many sprints")
            _must(not misplaced(state), f"cards are misplaced: {misplaced(state)}")
    raise AssertionError("a match without end")


def _check_options(state: State, pending: Ask) -> None:
    for decision in pending.decisions:
        options = decision.options
        _must(len(set(options)) == len(options), f"{decision.prompt}: an option is there twice")
        complete = set(options) == CASE.options(state, decision)
        _must(complete, f"{decision.prompt}: options are missing or too many")


def _check_end(state: State, over: Over) -> None:
    _must(not misplaced(state), f"cards are misplaced: {misplaced(state)}")
    _must(state.reason in ("points", "piles", "stalemate"), f"ended by {state.reason!r}")
    ranked = sorted(seat for place in over.ranking for seat in place)
    _must(ranked == list(map(Seat, range(state.seats))), "somebody has no place")
    scores = [GAME.observe(state, None).team_score(place[0]) for place in over.ranking]
    _must(scores == sorted(scores, reverse=True), "the ranking is not one")
    reached = scores[0] >= state.setup.target
    _must(reached == (state.reason == "points"), "the end does not fit the points")


def _must(holds: bool, flaw: str) -> None:
    if not holds:
        raise AssertionError(flaw)


def soak(games: int, start: int = 0) -> Iterator[Report]:
    """Reports of ``games`` matches in any order, played on all cores."""
    with get_context("spawn").Pool() as pool:
        yield from pool.imap_unordered(soak_one, range(start, start + games), CHUNK)


def summary(reports: list[Report]) -> list[str]:
    """A line for each group, and one for all."""
    lines = []
    for name in (group.name for group in groups()):
        mine = [report for report in reports if report.group == name and not report.flaw]
        if mine:
            ends = Counter(report.reason for report in mine)
            moves = sum(report.moves for report in mine) / len(mine)
            sprints = sum(report.sprints for report in mine) / len(mine)
            longest = max(report.sprints for report in mine)
            told = ", ".join(f"{reason} {count}" for reason, count in sorted(ends.items()))
            lines.append(
                f"{name}: {len(mine)} matches, {moves:.0f} moves, "
                f"{sprints:.1f} sprints, at most {longest}; {told}"
            )
    flaws = [report.flaw for report in reports if report.flaw]
    total = sum(report.moves for report in reports)
    lines.append(f"{len(reports)} matches, {total} moves, {len(flaws)} with a flaw")
    return lines
