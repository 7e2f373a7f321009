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
from benchmarks.decks import read_deck
from benchmarks.strength import win_share

LIMITS = {"late": 1.0, "fear": 1.0, "rest": 1.0, "answer": 1.0, "trust": 1.0, "second": 1.0}
"""Weights that are chances or shares."""

BASE = ((2, 1, 1), (4, 1, 2), (3, 1, 1))
EXPANDED = ((2, 1, 1), (4, 1, 2), (4, 2, 1))
"""Seats, partners a team, and how many of the teams the challenger takes."""


def lead(deck: Deck, challenger: Weights, present: Weights, games: int, seed: int) -> float:
    """How much more often than is fair the challenger wins, as a mean over the series."""
    ours, theirs = JudgedBot(UnicornJudge(challenger)), JudgedBot(UnicornJudge(present))
    total, series = 0.0, EXPANDED if any(kind.box != "base" for kind in deck) else BASE
    for seats, size, count in series:
        setup = Setup(seats, deck, 32, team_size=size)
        share = win_share(setup, ours, theirs, games, seed, count)
        fair = count / setup.sides
        total += (share - fair) / (fair * (1 - fair)) / 4
    return total / len(series)


def main() -> None:
    """Print every change that is kept."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--step", type=float, default=1.5)
    parser.add_argument("--only", nargs="*")
    parser.add_argument("--expansion", action="store_true")
    options = parser.parse_args()
    deck, best, seed = read_deck(expanded=options.expansion), Weights(), 100
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
