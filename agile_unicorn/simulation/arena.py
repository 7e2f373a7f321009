"""Bots against each other on balanced seats: who wins, and how long they think.

Every deal is played once in each arrangement of the bots, so that neither seats nor cards favour
anybody.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import permutations
from random import Random
from typing import Any

from msgspec import Struct

from agile_unicorn.bots.bot import Bot
from agile_unicorn.engine.game import Beat
from agile_unicorn.engine.moves import Action, Decision
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.setup import Setup
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.simulation.account import Account
from agile_unicorn.simulation.estimate import Estimate, Sample

Clock = Callable[[], float]
Times = Mapping[float, int]
"""Milliseconds, to three digits, and how many decisions took as long."""


class Bout(Struct, frozen=True):
    """One match: what each bot's teams won together, and the time it thought."""

    shares: dict[str, float]
    times: dict[str, dict[float, int]]


class Rank(Struct, frozen=True):
    """How one bot did.  ``fair`` is what it would win if all were equal."""

    bot: str
    fair: float
    share: Estimate
    decisions: int
    median_ms: float
    p99_ms: float
    longest_ms: float


class Result(Struct, frozen=True):
    """What came of a series."""

    games: int
    deals: int
    seats: int
    ranks: tuple[Rank, ...]


class TimedBot:
    """Another bot, with a stop watch."""

    def __init__(self, bot: Bot[View], clock: Clock) -> None:
        self._bot = bot
        self._clock = clock
        self.times: Counter[float] = Counter()

    def notice(self, beat: Beat[Any]) -> None:
        """See what the other sees."""
        self._bot.notice(beat)

    def choose(self, view: View, decision: Decision, rng: Random) -> Action:
        """What the other chooses."""
        start = self._clock()
        action = self._bot.choose(view, decision, rng)
        self.times[float(f"{1000 * (self._clock() - start):.3g}")] += 1
        return action


def arrangements(names: Sequence[str], sides: int, games: int) -> list[tuple[str, ...]]:
    """Who sits where, team by team; ``names`` are repeated until every team has one.

    Every different order if the ``games`` suffice for them, else every turn round the table.
    """
    teams = tuple((tuple(names) * sides)[:sides])
    orders = list(dict.fromkeys(permutations(teams)))
    if len(orders) <= games:
        return orders
    return list(dict.fromkeys(teams[turn:] + teams[:turn] for turn in range(sides)))


def play_bout(
    setup: Setup, order: Sequence[str], make: Callable[[str], Bot[View]], seed: str, clock: Clock
) -> Bout:
    """One match with the bots of ``order``, team by team; ``make`` knows them by name."""
    bots = [TimedBot(make(order[seat % setup.sides]), clock) for seat in range(setup.seats)]
    account = Account(setup, bots, Random(seed))
    shares = dict.fromkeys(order, 0.0)
    times: dict[str, Counter[float]] = {name: Counter() for name in order}
    for seat, bot in enumerate(bots):
        name = order[seat % setup.sides]
        shares[name] += account.share(Seat(seat))
        times[name] += bot.times
    return Bout(shares, {name: dict(spent) for name, spent in times.items()})


class Series:
    """Sums over the bouts of one series."""

    def __init__(self, setup: Setup, orders: Sequence[Sequence[str]]) -> None:
        self._setup = setup
        self._orders = orders
        self._shares = {name: Sample() for name in orders[0]}
        self._times: dict[str, Counter[float]] = {name: Counter() for name in orders[0]}
        self.games = 0

    def add(self, bout: Bout) -> None:
        """Count one match."""
        self.games += 1
        for name, share in bout.shares.items():
            self._shares[name].add(share)
            self._times[name].update(bout.times[name])

    def result(self) -> Result:
        """The bots in the order in which they were named."""
        teams = self._orders[0]
        ranks = []
        for name, sample in self._shares.items():
            times = self._times[name]
            rank = Rank(
                bot=name,
                fair=teams.count(name) / len(teams),
                share=sample.estimate(share=True),
                decisions=sum(times.values()),
                median_ms=quantile(times, 0.5),
                p99_ms=quantile(times, 0.99),
                longest_ms=max(times, default=0.0),
            )
            ranks.append(rank)
        deals = self.games // len(self._orders)
        return Result(self.games, deals, self._setup.seats, tuple(ranks))


def quantile(times: Times, share: float) -> float:
    """The time that ``share`` of the decisions did not exceed."""
    left = share * sum(times.values())
    for milliseconds in sorted(times):
        left -= times[milliseconds]
        if left <= 0:
            return milliseconds
    return 0.0
