"""One match of bots from the first shuffle to the ranking."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from agile_unicorn.bots.bot import Bot
from agile_unicorn.bots.random_bot import RandomBot
from agile_unicorn.engine.game import Fact
from agile_unicorn.engine.moves import Ask, Move, Over
from agile_unicorn.engine.pieces import CHANCE
from agile_unicorn.games.unicorn.model import State
from agile_unicorn.games.unicorn.rules import UnicornGame
from agile_unicorn.games.unicorn.setup import Setup
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.session.dealer import Dealer

GAME: Final = UnicornGame()

Watch = Callable[[State, Fact], None]
"""Sees the table right after each fact."""


def play_out(
    setup: Setup, bots: Sequence[Bot[View]], rng: Random, watch: Watch
) -> tuple[Over, int]:
    """Let ``bots`` play, one a seat: the end, and how many decisions it took.

    A question with one option is nobody's decision.
    """
    state, dealer = GAME.new(setup), Dealer(rng)
    decisions = 0

    def emit(fact: Fact) -> None:
        GAME.evolve(state, fact)
        watch(state, fact)

    while not isinstance(pending := GAME.pending(state), Over):
        if not isinstance(pending, Ask):
            move = Move(CHANCE, dealer.answer(pending))
        else:
            decision = pending.decisions[0]
            bot = bots[decision.seat]
            if len(decision.options) == 1:
                action = decision.options[0]
            elif isinstance(bot, RandomBot):  # it never looks, so nothing is laid out for it
                action = bot.choose(None, decision, rng)
                decisions += 1
            else:
                action = bot.choose(GAME.observe(state, decision.seat), decision, rng)
                decisions += 1
            move = Move(decision.seat, action)
        GAME.decide(state, move, emit)
    return pending, decisions
