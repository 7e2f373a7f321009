"""A bot that plays its best options out on tables it imagines."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Generic, TypeVar

from msgspec import Struct

from agile_unicorn.bots.bot import Judge
from agile_unicorn.bots.foresight import Chance, Foresight
from agile_unicorn.engine.game import Beat, Game, Table, advance
from agile_unicorn.engine.moves import Action, Ask, Decision, Move, Over, Rolled, Shuffled, Throw
from agile_unicorn.engine.pieces import CHANCE, Seat

S = TypeVar("S", bound=Table)
V = TypeVar("V")


class Effort(Struct, frozen=True):
    """How hard a searching bot thinks.

    ``playouts`` of the rest of a chapter, shared out over at most ``candidates`` options;
    ``seconds`` after which it answers with what it knows by then.  As long as time does not run
    out, the same view and the same generator lead to the same answer.  ``prior`` is the part of the
    judge's lead that counts beside the chance to win: it decides between options that did as well.
    """

    playouts: int = 240
    candidates: int = 10
    seconds: float = 1.0
    prior: float = 0.01


class SearchingBot(Generic[S, V]):
    """Sequential halving over the options that the judge likes best.

    All candidates of a round are played out on the same imagined tables with the same chance; the
    better half goes on to the next round.
    """

    def __init__(
        self,
        game: Game[S, V],
        judge: Judge[V],
        foresight: Foresight[S],
        effort: Effort,
        clock: Callable[[], float] = lambda: 0.0,
    ) -> None:
        self._game = game
        self._judge = judge
        self._foresight = foresight
        self._effort = effort
        self._clock = clock

    def notice(self, beat: Beat[Any]) -> None:
        """All that is imagined comes from the view."""

    def choose(self, view: V, decision: Decision, rng: Random) -> Action:
        """The option that led to the most victories in the mean."""
        until = self._clock() + self._effort.seconds
        options = decision.options
        if len(options) == 1:
            return options[0]
        scores = self._judge.scores(view, decision)
        racers = self._racers(options, scores)
        rounds = max(1, (len(racers) - 1).bit_length())
        share = self._effort.playouts // rounds
        while len(racers) > 1:
            for _ in range(max(1, share // len(racers))):
                if self._clock() > until:
                    return max(racers, key=_Racer.mean).option
                self._play_all(racers, view, decision.seat, rng)
            racers.sort(key=lambda r: r.mean() + self._effort.prior * r.prior, reverse=True)
            del racers[(len(racers) + 1) // 2 :]
        return racers[0].option

    def _racers(self, options: tuple[Action, ...], scores: tuple[float, ...]) -> list[_Racer]:
        """The best options, one of each that are equal in the eyes of the judge."""
        first: dict[float, Action] = {}
        for option, score in zip(options, scores, strict=True):
            first.setdefault(score, option)
        best = sorted(first, reverse=True)[: self._effort.candidates]
        return [_Racer(first[score], score - best[0]) for score in best]

    def _play_all(self, racers: list[_Racer], view: V, seat: Seat, rng: Random) -> None:
        world, seed = self._game.imagine(view, rng), int(rng.random() * (1 << 62))
        for racer in racers:
            state = world.clone()
            advance(self._game, state, Move(seat, racer.option))
            racer.add(self._play_out(state, seat, Random(seed)))

    def _play_out(self, state: S, seat: Seat, rng: Random) -> float:
        """What ``seat`` may expect at the end of the chapter."""
        game, sight, chance = self._game, self._foresight, rng.random
        chapter, act = sight.chapter(state), sight.act
        while not isinstance(pending := game.pending(state), Over):
            if isinstance(pending, Ask):
                decision = pending.decisions[0]
                options = decision.options
                one = options[0] if len(options) == 1 else act(state, decision, chance)
                move = Move(decision.seat, one)
            else:
                move = Move(CHANCE, _dealt(pending, chance))
            advance(game, state, move)
            if sight.chapter(state) != chapter:
                break
        return sight.value(state, seat)


class _Racer:
    """An option, and how it has done."""

    __slots__ = ("option", "prior", "total", "tries")

    def __init__(self, option: Action, prior: float) -> None:
        self.option = option
        self.prior = prior
        self.total = 0.0
        self.tries = 0

    def add(self, value: float) -> None:
        self.total += value
        self.tries += 1

    def mean(self) -> float:
        return self.total / self.tries if self.tries else 0.0


def _dealt(pending: Any, chance: Chance) -> Action:
    """Fair dice and shuffles."""
    if isinstance(pending, Throw):
        sides = pending.sides
        return Rolled(tuple([int(chance() * sides) + 1 for _ in range(pending.dice)]))
    order = list(range(pending.size))
    for last in range(pending.size - 1, 0, -1):
        other = int(chance() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return Shuffled(tuple(order))
