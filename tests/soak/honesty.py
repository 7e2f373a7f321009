"""Bots that look ahead over tables that look alike: ``python -m tests.soak.honesty``."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Final

from agile_unicorn.bots.bot import Bot
from agile_unicorn.bots.searching_bot import Effort, SearchingBot
from agile_unicorn.engine.moves import Ask, Decision
from agile_unicorn.games.unicorn.foresight import UnicornForesight
from agile_unicorn.games.unicorn.judge import UnicornJudge
from agile_unicorn.games.unicorn.model import State
from agile_unicorn.games.unicorn.rules import UnicornGame
from agile_unicorn.games.unicorn.setup import Setup
from agile_unicorn.games.unicorn.view import View
from tests.support.chance import playout
from tests.support.decks import expanded_deck, printed_deck

GAME: Final = UnicornGame()
SETUPS: Final = {
    "two": Setup(2, printed_deck(), 22),
    "covered": Setup(3, printed_deck(), 22, open_hands=False),
    "five": Setup(5, printed_deck(), 32),
    "six": Setup(6, expanded_deck(), 32),
    "partners": Setup(4, expanded_deck(), 22, team_size=2),
    "covered partners": Setup(6, expanded_deck(), 22, team_size=3, partners_open=False),
}


def questions(setup: Setup, seed: int) -> Iterator[tuple[State, Decision]]:
    """Every question of a random match that leaves a choice."""
    for state, _, _ in playout(GAME, setup, Random(seed)):
        pending = GAME.pending(state)
        if isinstance(pending, Ask) and len(pending.decisions[0].options) > 1:
            yield state, pending.decisions[0]


def searching(playouts: int) -> Bot[View]:
    """A bot that looks ahead, with all the time it needs."""
    return SearchingBot(GAME, UnicornJudge(), UnicornForesight(), Effort(playouts))


def honest(state: State, decision: Decision, seed: int) -> bool:
    """Whether the decision stays the same when all that is hidden is dealt anew."""
    view = GAME.observe(state, decision.seat)
    other = GAME.observe(GAME.imagine(view, Random(seed)), decision.seat)
    first, second = (searching(12).choose(v, decision, Random(seed)) for v in (view, other))
    return first == second


def soak(tables: int) -> int:
    """Ask over so many tables of all kinds, every seventh of a match; how many were told apart."""
    asked = told = 0
    for seed in count():
        for setup in SETUPS.values():
            for number, (state, decision) in enumerate(questions(setup, seed)):
                if number % 7 == 0:
                    told += not honest(state, decision, number)
                    asked += 1
                    if asked == tables:
                        return told
    raise AssertionError("unreachable")


def main() -> int:
    """The exit status."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    tables = parser.parse_args().tables
    told = soak(tables)
    print(f"{tables} tables dealt anew: {told} decisions changed")
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())
