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
from agile_unicorn.simulation.account import Account
from benchmarks.decks import read_deck


def win_share(
    setup: Setup, ours: Bot[View], theirs: Bot[View], games: int, seed: int, count: int = 1
) -> float:
    """The share of games won by ``count`` teams of ``ours``; the seats rotate.

    Where everybody plays alone a team is a seat.
    """
    won, sides = 0.0, setup.sides
    for game in range(games):
        teams = {(game + i * max(1, sides // count)) % sides for i in range(count)}
        seats = {seat for seat in range(setup.seats) if seat % sides in teams}
        bots = [ours if seat in seats else theirs for seat in range(setup.seats)]
        account = Account(setup, bots, Random(seed * 1_000_003 + game))
        won += sum(account.share(Seat(seat)) for seat in seats)
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


EXPANDED = (
    ("random", 4, 1, 1),
    ("random", 6, 1, 1),
    ("random", 6, 1, 3),
    ("random", 4, 2, 1),
    ("random", 6, 2, 1),
    ("random", 6, 3, 1),
    ("eager", 4, 1, 1),
    ("eager", 4, 2, 1),
)
"""Rival, seats, partners a team, teams of the sensible bot; with the expansion."""

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
    base, both = read_deck(), read_deck(expanded=True)
    rows = [(name, Setup(seats, base, points, open_hands=hands), count)
            for name, seats, points, count, hands in SERIES]  # fmt: skip
    rows += [(name, Setup(seats, both, 32, team_size=size), count)
             for name, seats, size, count in EXPANDED]  # fmt: skip
    sensible, others = JudgedBot(UnicornJudge()), rivals()
    print("| seats | boxes | points | hands | sensible against | wins | fair |\n|" + "---|" * 7)
    for name, setup, count in rows:
        if options.only in name:
            share = win_share(setup, sensible, others[name], options.games, options.seed, count)
            print(line(name, setup, count, share, options.games), flush=True)


def line(name: str, setup: Setup, count: int, share: float, games: int) -> str:
    """One row of the table."""
    alone, sides = setup.team_size == 1, setup.sides
    cells = (
        str(setup.seats) if alone else f"{sides} x {setup.team_size}",
        "both" if setup.expanded else "base",
        str(setup.points),
        "open" if setup.open_hands else "covered",
        f"{count} against {sides - count} {name}",
        f"{100 * share:.1f} ± {100 * interval(share, games):.1f} %",
        f"{100 * count / sides:.0f} %",
    )
    return "| " + " | ".join(cells) + " |"


if __name__ == "__main__":
    main()
