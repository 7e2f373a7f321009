"""Matches of bots to test with."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

from agile_unicorn.bots.bot import Bot
from agile_unicorn.bots.random_bot import RandomBot
from agile_unicorn.content.resources import resource
from agile_unicorn.deck import load_deck
from agile_unicorn.engine.game import Beat
from agile_unicorn.engine.moves import Action, Decision
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.model import State
from agile_unicorn.games.unicorn.rules import UnicornGame
from agile_unicorn.games.unicorn.setup import EDITIONS, Setup
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.session.match import Match
from agile_unicorn.session.players import Player
from agile_unicorn.session.record import Record

GAME = UnicornGame()
DECK = load_deck(resource("cards.yaml"))


class StubbornBot:
    """A bot of the tests: raises, answers nonsense or hangs, as it is told."""

    def __init__(self, choose: Any) -> None:
        self.choose_from = choose
        self.seen: list[Beat[Any]] = []

    def notice(self, beat: Beat[Any]) -> None:
        self.seen.append(beat)

    def choose(self, view: View, decision: Decision, rng: Random) -> Action:
        action: Action = self.choose_from(view, decision, rng)
        return action


def record(seats: int = 3, seed: int = 1, points: int = 22, edition: str = "1.0.2") -> Record:
    """A match before its first move."""
    setup = Setup(seats, DECK, points, edition, EDITIONS[edition])
    players = tuple(Player(f"Bot {seat}", "bot", "random") for seat in range(seats))
    return Record("unicorn", "0.1.0", edition, seed, players, setup)


def random_bots(seats: int) -> dict[Seat, Bot[View]]:
    """A random bot on each seat."""
    return {Seat(seat): RandomBot() for seat in range(seats)}


def open_match(
    start: Record, bots: Mapping[Seat, Bot[View]] | None = None, **more: Any
) -> Match[State, View]:
    """A match of random bots, or of those given."""
    return Match[State, View](
        GAME, start, random_bots(len(start.players)) if bots is None else bots, **more
    )


def run(match: Match[State, View], moves: int = 100_000) -> None:
    """Let the bots play on, for ``moves`` moves at most."""
    for _ in range(moves):
        while not match.poll():
            if match.over or match.decision():
                return
            match.wait(10)


@cache
def finished(seats: int = 3, seed: int = 1) -> Record:
    """The record of a whole match."""
    match = open_match(record(seats, seed))
    run(match)
    match.close()
    assert match.over
    return match.record


class LastOption:
    """Takes the last option, and remembers from which seats it looked."""

    def __init__(self) -> None:
        self.viewers: set[Seat | None] = set()

    def notice(self, beat: Beat[Any]) -> None:
        """Nothing to remember."""

    def choose(self, view: View, decision: Decision, rng: Random) -> Action:
        self.viewers.add(view.viewer)
        return decision.options[-1]


def last_option_bots(seats: int) -> list[LastOption]:
    """One a seat."""
    return [LastOption() for _ in range(seats)]
