"""The generic bots: they answer with an option, and chance decides only where it should."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from agile_unicorn.bots.judged_bot import JudgedBot
from agile_unicorn.bots.random_bot import RandomBot
from agile_unicorn.engine.moves import Action, Decision, Shuffled
from agile_unicorn.engine.pieces import Seat

OPTIONS: tuple[Action, ...] = tuple(Shuffled((i,)) for i in range(4))
DECISION = Decision(Seat(0), "test", OPTIONS)


class FixedJudge:
    """Always the same figures."""

    def __init__(self, *figures: float) -> None:
        self.figures = figures
        self.asked = 0

    def scores(self, view: object, decision: Decision) -> tuple[float, ...]:
        self.asked += 1
        return self.figures


def test_a_random_bot_takes_every_option_about_equally_often() -> None:
    bot, rng = RandomBot(), Random(5)
    taken = Counter(bot.choose(None, DECISION, rng) for _ in range(4000))
    assert set(taken) == set(OPTIONS)
    assert all(900 < count < 1100 for count in taken.values())


def test_equal_seeds_choose_alike() -> None:
    bots = RandomBot(), RandomBot()
    games = [[bot.choose(None, DECISION, rng) for _ in range(50)]
             for bot, rng in zip(bots, (Random(3), Random(3)), strict=True)]  # fmt: skip
    assert games[0] == games[1]


def test_a_judged_bot_takes_the_best() -> None:
    bot = JudgedBot(FixedJudge(0.0, -3.0, 7.5, 7.0))
    assert {bot.choose(None, DECISION, Random(i)) for i in range(20)} == {OPTIONS[2]}


def test_chance_breaks_ties_and_nothing_else() -> None:
    bot = JudgedBot(FixedJudge(1.0, 4.0, 4.0, 0.0))
    assert {bot.choose(None, DECISION, Random(i)) for i in range(40)} == {OPTIONS[1], OPTIONS[2]}


def test_where_there_is_no_choice_nothing_is_judged() -> None:
    judge = FixedJudge()
    only = Decision(Seat(0), "test", OPTIONS[:1])
    assert JudgedBot(judge).choose(None, only, Random(0)) == OPTIONS[0]
    assert judge.asked == 0


def test_a_judge_that_forgets_an_option_is_noticed() -> None:
    with pytest.raises(ValueError, match="shorter"):
        JudgedBot(FixedJudge(1.0, 1.0)).choose(None, DECISION, Random(0))
