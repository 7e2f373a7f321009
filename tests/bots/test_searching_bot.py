"""The bot that looks ahead: honest, legal at every question, reproducible, in time."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest

from agile_unicorn.bots.foresight import Chance
from agile_unicorn.bots.searching_bot import Effort, SearchingBot
from agile_unicorn.engine.moves import Action, Decision
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.foresight import UnicornForesight
from agile_unicorn.games.unicorn.judge import UnicornJudge
from agile_unicorn.games.unicorn.model import State
from agile_unicorn.games.unicorn.view import View
from tests.soak import honesty
from tests.soak.honesty import GAME, SETUPS, honest, questions

PROMPTS = {"bid", "event", "react", "add_member", "remove_member", "incentive", "take", "dismiss"}


class Counting(UnicornForesight):
    """Counts how often it is asked for a value."""

    def __init__(self) -> None:
        self.values = 0

    def value(self, state: State, seat: Seat) -> float:
        self.values += 1
        return super().value(state, seat)


class Fixed(UnicornForesight):
    """Thinks that whoever has won more cards in this sprint has won."""

    def act(self, state: State, decision: Decision, chance: Chance) -> Action:
        return decision.options[0]

    def chapter(self, state: State) -> int:
        return state.pitch

    def value(self, state: State, seat: Seat) -> float:
        return float(len(state.won[seat]))


def bot(foresight: UnicornForesight | None = None, **effort: float) -> SearchingBot[State, View]:
    few = Effort(playouts=int(effort.get("playouts", 12)), seconds=effort.get("seconds", 1.0))
    return SearchingBot(GAME, UnicornJudge(), foresight or UnicornForesight(), few)


@pytest.mark.parametrize("name", SETUPS)
def test_every_question_is_answered_with_an_option(name: str) -> None:
    searching, asked = bot(playouts=2), set()
    for number, (state, decision) in enumerate(questions(SETUPS[name], 3)):
        if number % 3 and decision.prompt in asked:
            continue
        asked.add(decision.prompt)
        view = GAME.observe(state, decision.seat)
        assert searching.choose(view, decision, Random(1)) in decision.options
    assert asked >= {"bid", "event", "react", "incentive"}


def test_all_kinds_of_questions_are_answered() -> None:
    searching, asked = bot(playouts=2), set[str]()
    for seed in count():
        for state, decision in questions(SETUPS["partners"], seed):
            if decision.prompt not in asked:
                asked.add(decision.prompt)
                view = GAME.observe(state, decision.seat)
                assert searching.choose(view, decision, Random(1)) in decision.options
        if asked == PROMPTS:
            return


@pytest.mark.parametrize("name", SETUPS)
def test_hidden_cards_make_no_difference(name: str) -> None:
    """The same view over another table: the same decision.  ``tests.soak.honesty`` asks more."""
    asked = list(questions(SETUPS[name], 5))[::29]
    assert all(honest(state, decision, seed) for seed, (state, decision) in enumerate(asked))


def test_the_soak_notices_a_bot_that_knows_more(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = count()

    class Peeking:
        def choose(self, view: View, decision: Decision, rng: Random) -> Action:
            return decision.options[next(answers) % 2]

    monkeypatch.setattr(honesty, "searching", lambda playouts: Peeking())
    assert honesty.soak(10) == 10


def test_the_same_budget_is_the_same_decision_and_is_kept() -> None:
    for state, decision in list(questions(SETUPS["two"], 7))[::9]:
        view = GAME.observe(state, decision.seat)
        sights = Counting(), Counting()
        answers = {bot(s, playouts=30).choose(view, decision, Random(4)) for s in sights}
        assert len(answers) == 1
        assert sights[0].values == sights[1].values <= 30 + 3 * 10


def test_without_time_it_takes_what_the_judge_likes_best() -> None:
    for state, decision in list(questions(SETUPS["two"], 8))[::4]:
        view, ticks = GAME.observe(state, decision.seat), count(0.0, 5.0)
        effort = Effort(seconds=1.0)
        late = SearchingBot(GAME, UnicornJudge(), Counting(), effort, ticks.__next__)
        scores = UnicornJudge().scores(view, decision)
        chosen = late.choose(view, decision, Random(1))
        assert scores[decision.options.index(chosen)] == max(scores)


def test_time_that_runs_out_ends_the_search() -> None:
    state, decision = next(questions(SETUPS["two"], 9))
    ticks, sight = count(0.0, 0.1), Counting()
    searching = SearchingBot(GAME, UnicornJudge(), sight, Effort(10_000), ticks.__next__)
    assert searching.choose(GAME.observe(state, decision.seat), decision, Random(1))
    assert 0 < sight.values <= 10 * 11


def test_it_does_what_wins_on_the_tables_it_imagines() -> None:
    """Where nobody else ever bids, only a bid wins the card of the pitch."""
    state, decision = next(questions(SETUPS["two"], 2))
    chosen = bot(Fixed(), playouts=80).choose(
        GAME.observe(state, decision.seat), decision, Random(1)
    )
    assert decision.prompt == "bid"
    assert chosen != decision.options[0]
