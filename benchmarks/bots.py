"""Milliseconds a decision of the sensible bot at two to six seats and in teams.

``python -m benchmarks.bots --games 20``
"""

from __future__ import annotations

from argparse import ArgumentParser
from random import Random
from statistics import median, quantiles
from time import perf_counter

from agile_unicorn.bots.judged_bot import JudgedBot
from agile_unicorn.engine.game import Beat
from agile_unicorn.engine.moves import Action, Decision
from agile_unicorn.games.unicorn.judge import UnicornJudge
from agile_unicorn.games.unicorn.setup import Setup
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.simulation.playing import play_out
from benchmarks.decks import read_deck
from benchmarks.machine import machine


class TimedBot:
    """The sensible bot, with a stop watch."""

    def __init__(self) -> None:
        self._bot = JudgedBot(UnicornJudge())
        self.times: list[float] = []

    def notice(self, beat: Beat[View]) -> None:
        """Nothing to time."""

    def choose(self, view: View, decision: Decision, rng: Random) -> Action:
        """What the bot chooses."""
        start = perf_counter()
        action = self._bot.choose(view, decision, rng)
        self.times.append(1000 * (perf_counter() - start))
        return action


def main() -> None:
    """Print one row a number of seats and way to hold the hands."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    options = parser.parse_args()
    base, both = read_deck(), read_deck(expanded=True)
    print(f"{machine()}\n")
    print("| seats | boxes | hands | decisions | median ms | 99 % ms | longest ms |")
    print("|" + "---|" * 7)
    rows = [Setup(seats, base, 42, open_hands=hands)
            for seats in (2, 3, 4, 5) for hands in (True, False)]  # fmt: skip
    rows += [Setup(seats, both, 42, team_size=size)
             for seats, size in ((4, 1), (6, 1), (4, 2), (6, 2), (6, 3))]  # fmt: skip
    for setup in rows:
        bot = TimedBot()
        for game in range(options.games):
            play_out(setup, [bot] * setup.seats, Random(game), lambda state, fact: None)
        times = bot.times
        seats = setup.seats if setup.team_size == 1 else f"{setup.sides} x {setup.team_size}"
        boxes = "both" if setup.expanded else "base"
        hands = "open" if setup.open_hands else "covered"
        print(
            f"| {seats} | {boxes} | {hands} | {len(times)} | {median(times):.3f}"
            f" | {quantiles(times, n=100)[98]:.2f} | {max(times):.1f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
