"""One match of a soak, and many of them on all cores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from multiprocessing import get_context
from random import Random
from typing import Final, NamedTuple

from msgspec.structs import replace

from agile_unicorn.engine.game import advance
from agile_unicorn.engine.moves import Ask, Over
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.model import State
from agile_unicorn.games.unicorn.rules import UnicornGame
from agile_unicorn.games.unicorn.setup import (
    EDITIONS,
    MAX_SEATS,
    MAX_SEATS_EXPANDED,
    MIN_SEATS,
    TEAMS,
    Setup,
)
from tests.contract.unicorn import UnicornCase
from tests.support.chance import MAX_MOVES, random_move
from tests.support.decks import expanded_deck, printed_deck
from tests.support.places import all_places, misplaced

CASE: Final = UnicornCase()
GAME: Final = UnicornGame()
LENGTHS: Final = ((22, True), (32, False), (42, False))
"""Points, and whether the start is an easy one."""
CHUNK: Final = 50
OPTIONS_EVERY: Final = 16
"""Questions between two whose options are compared with the rule book; a prime would do as well."""


class Report(NamedTuple):
    """How a match ended: ``flaw`` says what went wrong, empty if nothing did."""

    setup: str
    moves: int
    sprints: int
    reason: str
    flaw: str


@cache
def setups() -> tuple[tuple[str, Setup], ...]:
    """Every box, edition, number of players and teams, and length; a part with an easy start."""
    found = []
    for edition, rules in EDITIONS.items():
        for box, deck, most in (
            ("base", printed_deck(), MAX_SEATS),
            ("both", expanded_deck(), MAX_SEATS_EXPANDED),
        ):
            tables = [(seats, 1) for seats in range(MIN_SEATS, most + 1)]
            tables += [table for table in sorted(TEAMS) if table[0] <= most]
            for (seats, team_size), (points, easy) in product(tables, LENGTHS):
                setup = Setup(
                    seats,
                    deck,
                    points=points,
                    edition=edition,
                    rules=rules if easy or box == "base" else replace(rules, all_in="all"),
                    easy_start=easy,
                    open_hands=not easy,
                    team_size=team_size,
                    partners_open=not easy,
                )
                who = f"{seats} players" + (f" in teams of {team_size}" if team_size > 1 else "")
                found.append((f"{edition}, {box}, {who}, {points} points", setup))
    return tuple(found)


def soak_one(seed: int) -> Report:
    """Play match number ``seed``; an exception becomes a flaw."""
    name, setup = setups()[seed % len(setups())]
    try:
        moves, state = _play(setup, Random(seed))
    except Exception as error:
        return Report(name, 0, 0, "", f"match {seed}: {error!r}")
    return Report(name, moves, state.sprint, state.reason, "")


def _play(setup: Setup, rng: Random) -> tuple[int, State]:
    state = GAME.new(setup)
    size, sprint = len(state.cards.kind), 0
    for moves in range(MAX_MOVES):
        pending = GAME.pending(state)
        if isinstance(pending, Over):
            _check_end(state, pending)
            return moves, state
        if isinstance(pending, Ask) and moves % OPTIONS_EVERY == 0:
            _check_options(state, pending)
        advance(GAME, state, random_move(pending, rng))
        _must(sum(map(len, all_places(state))) == size, "the number of cards has changed")
        if state.sprint != sprint:
            sprint = state.sprint
            _must(not misplaced(state), f"cards are misplaced: {misplaced(state)}")
    raise AssertionError("a match without end")


def _check_options(state: State, pending: Ask) -> None:
    for decision in pending.decisions:
        options = decision.options
        _must(len(options) > 0, f"{decision.prompt}: no option")
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
    """A line for each setup, and one for all."""
    lines = []
    for name, _ in setups():
        mine = [report for report in reports if report.setup == name and not report.flaw]
        if mine:
            ends = Counter(report.reason for report in mine)
            moves = sum(report.moves for report in mine) / len(mine)
            sprints = sum(report.sprints for report in mine) / len(mine)
            told = ", ".join(f"{reason} {count}" for reason, count in sorted(ends.items()))
            lines.append(
                f"{name}: {len(mine)} matches, {moves:.0f} moves, {sprints:.1f} sprints; {told}"
            )
    flaws = [report.flaw for report in reports if report.flaw]
    total = sum(report.moves for report in reports)
    lines.append(f"{len(reports)} matches, {total} moves, {len(flaws)} with a flaw")
    return lines
