"""Many matches of bots without a screen, and the figures that a deck is tuned with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from msgspec import Struct

from agile_unicorn.bots.bot import Bot
from agile_unicorn.bots.random_bot import RandomBot
from agile_unicorn.engine.game import Fact
from agile_unicorn.engine.moves import Ask, Move, Over
from agile_unicorn.engine.pieces import CHANCE, Seat
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.model import State
from agile_unicorn.games.unicorn.rules import UnicornGame
from agile_unicorn.games.unicorn.score import team_points
from agile_unicorn.games.unicorn.setup import Setup
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.session.dealer import Dealer

GAME: Final = UnicornGame()
WATCHED: Final = frozenset((f.SprintBegan, f.PitchBegan, f.PitchFailed, f.CardsTakenBack))
"""The facts that are counted."""


class Figures(Struct, frozen=True):
    """What came of it.  Shares are between 0 and 1; ``win_share_by_seat`` splits shared wins.

    Partners win together, and their points count together.
    ``failed_pitch_share`` counts all pitches without a winner, ``nobody_bid_share`` those of them
    without any bid.  The leader changes when another seat alone has the most story points after a
    sprint.
    """

    games: int
    seats: int
    decisions: int
    seconds: float
    decisions_per_second: float
    sprints_per_game: float
    pitches_per_game: float
    failed_pitch_share: float
    nobody_bid_share: float
    lead_changes_per_game: float
    win_share_by_seat: tuple[float, ...]
    winner_points: float
    endings: Mapping[str, int]


class _Tally:
    """Counts while the matches are played."""

    def __init__(self, seats: int) -> None:
        self.decisions = 0
        self.facts: Counter[type[Fact]] = Counter()
        self.nobody = 0
        self.lead_changes = 0
        self.wins = [0.0] * seats
        self.points = 0
        self.endings: Counter[str] = Counter()

    def finish(self, state: State, over: Over) -> None:
        """Count the end of one match."""
        best = over.ranking[0]
        for seat in best:
            self.wins[seat] += 1 / len(best)
        self.points += team_points(state, best[0])
        self.endings[state.reason] += 1


def simulate(
    setup: Setup,
    bots: Sequence[Bot[View]],
    games: int,
    seed: int,
    clock: Callable[[], float],
    progress: Callable[[int], None] = lambda done: None,
) -> Figures:
    """Play ``games`` matches of ``bots``, one a seat, and count.  ``clock`` gives seconds."""
    tally, rng = _Tally(setup.seats), Random(seed)
    start = clock()
    for done in range(games):
        progress(done)
        _match(setup, bots, rng, tally)
    return _figures(tally, games, setup.seats, clock() - start)


def _match(setup: Setup, bots: Sequence[Bot[View]], rng: Random, tally: _Tally) -> None:
    state, dealer = GAME.new(setup), Dealer(rng)
    leader: Seat | None = None
    facts = tally.facts

    def emit(fact: Fact) -> None:
        nonlocal leader
        GAME.evolve(state, fact)
        if fact.__class__ not in WATCHED:
            return
        facts[fact.__class__] += 1
        if isinstance(fact, f.PitchFailed):
            tally.nobody += not fact.bid
        elif isinstance(fact, f.CardsTakenBack):
            now = _leader(state)
            tally.lead_changes += now is not None and leader is not None and now != leader
            leader = leader if now is None else now

    while not isinstance(pending := GAME.pending(state), Over):
        if isinstance(pending, Ask):
            decision = pending.decisions[0]
            bot = bots[decision.seat]
            if isinstance(bot, RandomBot):  # it never looks, so nothing is laid out for it
                action = bot.choose(None, decision, rng)
            else:
                view = GAME.observe(state, decision.seat)
                action = bot.choose(view, decision, rng)
            tally.decisions += 1
            GAME.decide(state, Move(decision.seat, action), emit)
        else:
            GAME.decide(state, Move(CHANCE, dealer.answer(pending)), emit)
    tally.finish(state, pending)


def _leader(state: State) -> Seat | None:
    points = [team_points(state, Seat(side)) for side in range(state.sides)]
    best = max(points)
    return Seat(points.index(best)) if points.count(best) == 1 else None


def _figures(tally: _Tally, games: int, seats: int, seconds: float) -> Figures:
    pitches = tally.facts[f.PitchBegan]
    return Figures(
        games=games,
        seats=seats,
        decisions=tally.decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(tally.decisions / seconds) if seconds else 0,
        sprints_per_game=round(tally.facts[f.SprintBegan] / games, 3),
        pitches_per_game=round(pitches / games, 3),
        failed_pitch_share=round(tally.facts[f.PitchFailed] / max(1, pitches), 4),
        nobody_bid_share=round(tally.nobody / max(1, pitches), 4),
        lead_changes_per_game=round(tally.lead_changes / games, 3),
        win_share_by_seat=tuple(round(wins / games, 4) for wins in tally.wins),
        winner_points=round(tally.points / games, 2),
        endings=dict(sorted(tally.endings.items())),
    )
