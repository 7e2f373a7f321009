"""Tune the weights of the judge by self-play: one weight after the other, up and down.

A changed weight has to win a short series against the present ones, then a long one with other
seeds.  ``python -m benchmarks.tune --rounds 1``
"""

from __future__ import annotations

from argparse import ArgumentParser

from msgspec.structs import asdict, replace

from agile_unicorn.bots.judged_bot import JudgedBot
from agile_unicorn.games.unicorn.cards import Deck
from agile_unicorn.games.unicorn.judge import UnicornJudge, Weights
from agile_unicorn.games.unicorn.setup import Setup
from benchmarks.matches import read_deck
from benchmarks.strength import win_share

LIMITS = {"late": 1.0, "fear": 1.0, "rest": 1.0, "answer": 1.0}
"""Weights that are chances or shares."""

SERIES = ((2, 32, 1), (4, 32, 2), (3, 32, 1))
"""Seats, points, and how many of the seats the challenger takes."""


def lead(deck: Deck, challenger: Weights, present: Weights, games: int, seed: int) -> float:
    """How much more often than is fair the challenger wins, as a mean over the series."""
    ours, theirs = JudgedBot(UnicornJudge(challenger)), JudgedBot(UnicornJudge(present))
    total = 0.0
    for seats, points, count in SERIES:
        share = win_share(Setup(seats, deck, points), ours, theirs, games, seed, count)
        fair = count / seats
        total += (share - fair) / (fair * (1 - fair)) / 4
    return total / len(SERIES)


def main() -> None:
    """Print every change that is kept."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--step", type=float, default=1.5)
    parser.add_argument("--only", nargs="*")
    options = parser.parse_args()
    deck, best, seed = read_deck(), Weights(), 100
    for _ in range(options.rounds):
        for name in options.only or asdict(best):
            for factor in (options.step, 1 / options.step):
                trial = replace(
                    best, **{name: min(LIMITS.get(name, 1e9), getattr(best, name) * factor)}
                )
                seed += 2
                if (quick := lead(deck, trial, best, options.games, seed)) < 0.012:
                    continue
                long = lead(deck, trial, best, options.games * 4, seed + 1)
                print(f"{name} {getattr(trial, name):.3g}: {quick:+.3f} {long:+.3f}", flush=True)
                if long > 0.008:
                    best = trial
                    break
    print(best)


if __name__ == "__main__":
    main()
