"""How strong the judge is: win shares of bots against each other, with 95 % intervals.

``python -m benchmarks.strength --games 400``
"""

from __future__ import annotations

from argparse import ArgumentParser
from math import sqrt
from random import Random

from agile_unicorn.bots.bot import Bot
from agile_unicorn.bots.judged_bot import JudgedBot
from agile_unicorn.bots.random_bot import RandomBot
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.judge import UnicornJudge, Weights
from agile_unicorn.games.unicorn.setup import Setup
from agile_unicorn.games.unicorn.view import View
from benchmarks.matches import Match, read_deck


def win_share(
    setup: Setup, ours: Bot[View], theirs: Bot[View], games: int, seed: int, count: int = 1
) -> float:
    """The share of games won by ``count`` seats of ``ours``; the seats rotate."""
    won = 0.0
    for game in range(games):
        seats = {(game + i * max(1, setup.seats // count)) % setup.seats for i in range(count)}
        bots = [ours if seat in seats else theirs for seat in range(setup.seats)]
        match = Match(setup).play(bots, Random(seed * 1_000_003 + game))
        won += sum(match.share(Seat(seat)) for seat in seats)
    return won / games


def interval(share: float, games: int) -> float:
    """Half the width of the 95 % interval of a share."""
    return 1.96 * sqrt(max(share * (1 - share), 1 / games) / games)


def rivals() -> dict[str, Bot[View]]:
    """Who the sensible bot is measured against."""
    eager, frugal = Weights(keep=0.4, fear=0.6), Weights(keep=2.0)
    return {
        "random": RandomBot(),
        "eager": JudgedBot(UnicornJudge(eager)),
        "frugal": JudgedBot(UnicornJudge(frugal)),
    }


SERIES = (
    ("random", 2, 22, 1, True),
    ("random", 2, 22, 1, False),
    ("random", 4, 32, 1, True),
    ("random", 4, 32, 2, True),
    ("random", 5, 42, 1, True),
    ("eager", 2, 32, 1, True),
    ("eager", 4, 32, 1, True),
    ("eager", 4, 32, 3, True),
    ("frugal", 2, 32, 1, True),
    ("frugal", 4, 32, 1, True),
    ("frugal", 4, 32, 3, True),
)
"""Rival, seats, points, seats of the sensible bot, open hands."""


def main() -> None:
    """Print one row a series."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="a rival")
    options = parser.parse_args()
    deck = read_deck()
    sensible, others = JudgedBot(UnicornJudge()), rivals()
    print("| seats | points | hands | sensible against | wins | fair |\n|" + "---|" * 6)
    for name, seats, points, count, hands in SERIES:
        if options.only not in name:
            continue
        setup = Setup(seats, deck, points, open_hands=hands)
        share = win_share(setup, sensible, others[name], options.games, options.seed, count)
        cells = (
            str(seats),
            str(points),
            "open" if hands else "covered",
            f"{count} against {seats - count} {name}",
            f"{100 * share:.1f} ± {100 * interval(share, options.games):.1f} %",
            f"{100 * count / seats:.0f} %",
        )
        print("| " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
