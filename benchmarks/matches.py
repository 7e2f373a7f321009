"""Whole matches without a screen: a quick dealer, and bots that see views only."""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import product
from random import Random
from typing import Any

from agile_unicorn.bots.bot import Bot
from agile_unicorn.content.resources import resource
from agile_unicorn.deck import load_deck
from agile_unicorn.engine.moves import (
    Ask,
    Move,
    Over,
    Pending,
    Rolled,
    Shuffle,
    Shuffled,
    Throw,
)
from agile_unicorn.engine.pieces import CHANCE, Seat
from agile_unicorn.games.unicorn.cards import Deck
from agile_unicorn.games.unicorn.model import State
from agile_unicorn.games.unicorn.rules import UnicornGame
from agile_unicorn.games.unicorn.score import points_of, teams
from agile_unicorn.games.unicorn.setup import Setup
from agile_unicorn.games.unicorn.view import View

GAME = UnicornGame()

_THROWS = [
    [Move(CHANCE, Rolled(faces)) for faces in product(range(1, 7), repeat=dice)]
    for dice in range(6)
]
"""Every throw of up to five dice, so that one number picks a throw."""


def read_deck(*, expanded: bool = False) -> Deck:
    """The base box of cards.yaml, or both boxes; :exc:`ContentError` with all mistakes."""
    if expanded:
        return load_deck(resource("cards.yaml"), "base", "enterprise_ekstase")
    return load_deck(resource("cards.yaml"))


def deal(pending: Throw | Shuffle, rng: Random) -> Move:
    """The answer of chance; every throw and every order is equally likely."""
    if isinstance(pending, Shuffle):
        keys = [rng.random() for _ in range(pending.size)]
        return Move(CHANCE, Shuffled(tuple(sorted(range(pending.size), key=keys.__getitem__))))
    dice, sides = pending.dice, pending.sides
    if sides == 6 and dice < len(_THROWS):
        table = _THROWS[dice]
        return table[int(rng.random() * len(table))]
    return Move(CHANCE, Rolled(tuple(int(rng.random() * sides) + 1 for _ in range(dice))))


class Match:
    """One match played to the end, and what was seen on the way."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.state: State = GAME.new(setup)
        self.first: Seat | None = None
        self.pitches = 0
        self.failed = 0
        self.unbid = 0
        self.decisions = 0
        self.lead_changes = 0
        self.played: Counter[str] = Counter()
        self.ranking: tuple[tuple[Seat, ...], ...] = ()
        self._leader: int | None = None

    def play(self, bots: list[Bot[View]], rng: Random) -> Match:
        """Let ``bots`` play, one a seat."""
        while not isinstance(pending := GAME.pending(self.state), Over):
            move = self._answer(pending, bots, rng)
            GAME.decide(self.state, move, self._follow)
        self.ranking = pending.ranking
        return self

    def _answer(self, pending: Pending, bots: list[Bot[View]], rng: Random) -> Move:
        if not isinstance(pending, Ask):
            assert isinstance(pending, Throw | Shuffle)
            return deal(pending, rng)
        decision = pending.decisions[0]
        if len(decision.options) == 1:
            return Move(decision.seat, decision.options[0])
        self.decisions += 1
        view = GAME.observe(self.state, decision.seat)
        return Move(decision.seat, bots[decision.seat].choose(view, decision, rng))

    def _follow(self, fact: Any) -> None:
        GAME.evolve(self.state, fact)
        match type(fact).__name__:
            case "PitchBegan":
                self.pitches += 1
            case "PitchFailed":
                self.failed += fact.bid
                self.unbid += not fact.bid
            case "EventPlayed" | "WandPlayed" | "IncentiveUsed" | "RerollUsed":
                self.played[self.state.cards.key(fact.card)] += 1
            case "SprintBegan" if self.first is None:
                self.first = self.state.first
            case "CardsTakenBack":
                self._count_lead()

    def scores(self) -> list[int]:
        """Victory points of each team, in seating order of their first partners."""
        return [sum(points_of(self.state, seat) for seat in team) for team in teams(self.state)]

    def _count_lead(self) -> None:
        scores = self.scores()
        best = max(scores)
        if scores.count(best) == 1:
            leader = scores.index(best)
            self.lead_changes += self._leader not in (None, leader)
            self._leader = leader

    def share(self, seat: Seat) -> float:
        """1 for the winner, a part for each of several winners."""
        winners = self.ranking[0]
        return (seat in winners) / len(winners)


def playout(setup: Setup, rng: Random) -> int:
    """Play uniformly at random through the public interface; how many decisions were free.

    A decision counts if it has two options or more.
    """
    state = GAME.new(setup)
    pending, decide, random = GAME.pending, GAME.decide, rng.random
    emit = partial(GAME.evolve, state)
    free = 0
    while True:
        asked = pending(state)
        if type(asked) is Ask:
            decision = asked.decisions[0]
            options = decision.options
            count = len(options)
            if count > 1:
                free += 1
                move = Move(decision.seat, options[int(random() * count)])
            else:
                move = Move(decision.seat, options[0])
        elif type(asked) is Throw or type(asked) is Shuffle:
            move = deal(asked, rng)
        else:
            return free
        decide(state, move, emit)
