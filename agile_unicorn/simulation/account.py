"""What is counted while one match is played."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from agile_unicorn.bots.bot import Bot
from agile_unicorn.engine.game import Fact
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.model import State
from agile_unicorn.games.unicorn.score import team_points
from agile_unicorn.games.unicorn.setup import Setup
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.simulation.cards import CardCounts
from agile_unicorn.simulation.playing import play_out

WATCHED: Final = frozenset(
    (f.SprintBegan, f.PitchBegan, f.PitchFailed, f.CardsTakenBack, f.GameEnded)
)
"""The facts that are counted."""


class Account:
    """One match of ``bots``, played to the end.

    ``failed`` are pitches with bids and no winner, ``unbid`` those that nobody bid on.  The leader
    changes when another team alone has the most story points after a sprint.
    """

    def __init__(
        self,
        setup: Setup,
        bots: Sequence[Bot[View]],
        rng: Random,
        cards: CardCounts | None = None,
    ) -> None:
        self.setup = setup
        self.first: Seat | None = None
        self.sprints = 0
        self.pitches = 0
        self.failed = 0
        self.unbid = 0
        self.lead_changes = 0
        self.scores: list[int] = []
        """Victory points of each team, in seating order of their first partners."""
        self.ending = ""
        self._leader: int | None = None
        self._cards = cards
        over, self.decisions = play_out(setup, bots, rng, self._follow)
        self.ranking = over.ranking
        self._cards = None  # it counts on for other matches

    def share(self, seat: Seat) -> float:
        """1 for the winner, a part for each of several winners, partners included."""
        winners = self.ranking[0]
        return (seat in winners) / len(winners)

    def shares_by_start(self) -> list[float]:
        """What each place in the turn order of the first pitch won; partners count once."""
        sides = self.setup.sides
        shares = [0.0] * sides
        for seat in range(self.setup.seats):
            shares[(seat - (self.first or 0)) % sides] += self.share(Seat(seat))
        return shares

    def _follow(self, state: State, fact: Fact) -> None:
        if fact.__class__ in WATCHED:
            self._count(state, fact)
        if self._cards is not None:
            self._cards.follow(state, fact)

    def _count(self, state: State, fact: Fact) -> None:
        match fact:
            case f.PitchBegan():
                self.pitches += 1
            case f.PitchFailed(bid=bid):
                self.failed += bid
                self.unbid += not bid
            case f.SprintBegan():
                self.sprints += 1
                if self.first is None:
                    self.first = state.first
            case f.CardsTakenBack():
                self.scores = [team_points(state, Seat(side)) for side in range(state.sides)]
                self._count_lead()
            case f.GameEnded(reason=reason):
                self.ending = reason

    def _count_lead(self) -> None:
        best = max(self.scores)
        if self.scores.count(best) == 1:
            leader = self.scores.index(best)
            self.lead_changes += self._leader not in (None, leader)
            self._leader = leader
