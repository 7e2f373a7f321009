"""The judge of Agile Unicorn: what a sensible player does, and that it is one."""

from __future__ import annotations

from math import isfinite
from random import Random

import pytest

from agile_unicorn.bots.bot import Bot
from agile_unicorn.bots.judged_bot import JudgedBot
from agile_unicorn.bots.random_bot import RandomBot
from agile_unicorn.engine.game import play
from agile_unicorn.engine.moves import Ask, Decision, Move, Over
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.actions import Pass
from agile_unicorn.games.unicorn.rules import UnicornGame
from agile_unicorn.games.unicorn.setup import EDITIONS, Setup
from agile_unicorn.games.unicorn.view import View
from tests.bots.judging import JUDGE, figures, likes
from tests.support.chance import playout, random_move
from tests.support.decks import printed_deck
from tests.support.table import Table, table

GAME = UnicornGame()


# ---------------------------------------------------------------- bids


def test_an_empty_backlog_makes_the_team_free() -> None:
    at = table(anna="cto two noob", ben="", card="story 8", draw="", goal=30)
    assert likes(at, "anna") == "bid cto member2 noob"


def test_no_member_is_laid_without_a_chance() -> None:
    at = table(anna="noob", ben="cto two", card="story 20", draw="", goal=30)
    assert likes(at, "anna") == "pass"


def test_a_small_story_does_not_get_the_whole_team() -> None:
    at = table(anna="cto two two noob", ben="cto two noob", card="story 3", backlog="story 13")
    assert likes(at, "anna") != "bid cto member2 member2 noob"


def test_a_dear_preview_keeps_members_at_home() -> None:
    dear = table(anna="cto two", ben="cto two", card="story 3", backlog="story 20", draw="")
    cheap = table(anna="cto two", ben="cto two", card="story 3", backlog="story 3", draw="")
    costs = [
        figures(at, "anna")["bid cto member2"] - figures(at, "anna")["pass"] for at in (dear, cheap)
    ]
    assert costs[0] < costs[1]


def test_the_winning_story_is_fought_for() -> None:
    backlog = "incentive +1 incentive +1"
    anna, ben = "cto two noob story 20", "cto two noob"
    at = table(anna=anna, ben=ben, card="story 3", backlog=backlog, draw="", goal=23)
    assert likes(at, "anna") in ("bid cto member2", "bid cto member2 noob")


def test_the_leader_is_denied_the_last_story() -> None:
    calm = table(anna="cto two", ben="cto two", card="story 3", backlog="story 5", goal=60)
    tense = table(
        anna="cto two", ben="cto two story 20", card="story 3", backlog="story 5", goal=23
    )
    eager = [
        figures(at, "anna")["bid cto member2"] - figures(at, "anna")["pass"] for at in (calm, tense)
    ]
    assert eager[1] > eager[0]


# ---------------------------------------------------------------- events and wands


def fight(anna: str, ben: str = "cto two", *, card: str = "story 13", goal: int = 100) -> Table:
    """Both have laid their team on ``card``, the last one of the sprint."""
    at = table(anna=anna, ben=ben, card=card, draw="", goal=goal)
    return at.bids(anna="cto two", ben="cto two")


def test_good_events_are_for_oneself_and_bad_ones_for_the_rival() -> None:
    assert likes(fight("cto two +5"), "anna") == "+5 on anna"
    assert likes(fight("cto two -5"), "anna") == "-5 on ben"
    assert likes(fight("cto two skip"), "anna") == "skip on ben"


def test_an_event_that_changes_nothing_is_kept() -> None:
    at = fight("cto two add")  # nobody has a member left at home
    assert likes(at, "anna") == "pass"


def test_a_pitch_that_is_as_good_as_won_costs_no_event() -> None:
    at = table(anna="cto two two +4", ben="noob", card="story 3", draw="")
    at.bids(anna="cto two two", ben="noob")
    assert likes(at, "anna") == "pass"


def test_a_wand_saves_the_team_from_a_skip() -> None:
    at = fight("cto two wand", "cto two skip", card="story 20", goal=20)
    at.passes("anna").plays("ben", "skip", on="anna")
    assert likes(at, "anna") == "wand"


def test_a_wand_is_not_wasted_on_what_helps_or_hardly_hurts() -> None:
    at = fight("cto two +5 wand", "cto two", card="story 20")
    assert likes(at.plays("anna", "+5", on="anna"), "anna") == "pass"
    at = fight("cto two wand", "cto two -3", card="incentive +1")
    assert likes(at.passes("anna").plays("ben", "-3", on="anna"), "anna") == "pass"


def test_a_wand_answers_a_wand() -> None:
    at = fight("cto two +5 wand", "cto two wand", card="story 13", goal=13)
    at.plays("anna", "+5", on="anna").passes("anna").plays("ben", "wand")
    assert likes(at, "anna") == "wand"


def test_the_weakest_member_leaves_and_the_strongest_joins_the_last_pitch() -> None:
    at = table(anna="cto two noob", ben="cto two remove", card="story 13", draw="")
    at.bids(anna="cto two noob", ben="cto two")
    at.plays("ben", "remove", on="anna").lands()
    assert likes(at, "anna") == "take noob"


# ---------------------------------------------------------------- incentives


def rolled(anna: str, ben: str, *, a: list[int], b: list[int], card: str = "story 5") -> Table:
    """Anna and Ben have rolled two dice each."""
    at = table(anna=anna, ben=ben, card=card, draw="", backlog="story 3")
    at.bids(anna="two", ben="two").rolls(anna=a, ben=b)
    return at


def test_the_leader_keeps_incentives() -> None:
    at = rolled("two incentive +3", "two", a=[6, 5], b=[2, 1])
    assert likes(at, "anna") == "pass"


def test_the_smallest_incentive_that_wins_is_used() -> None:
    at = rolled("two incentive +2 incentive +5", "two", a=[3, 3], b=[4, 3])
    assert likes(at, "anna") == "use incentive+2"


def test_incentives_that_cannot_win_are_kept() -> None:
    at = rolled("two incentive +2", "two", a=[1, 1], b=[6, 6])
    assert likes(at, "anna") == "pass"


def test_incentives_add_up_to_the_value() -> None:
    at = table(anna="two incentive +2 incentive +3", ben="", card="story 8", draw="")
    at.bids(anna="two").rolls(anna=[2, 2])
    assert likes(at, "anna").startswith("use")


# ---------------------------------------------------------------- retro


def test_the_weakest_member_is_dismissed() -> None:
    at = table(anna="cto two two three member3+3 noob", ben="", card="story 3", draw="story 5")
    at.nobody_bids()
    assert likes(at, "anna") == "dismiss noob"


# ---------------------------------------------------------------- as a whole


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("open_hands", [True, False])
@pytest.mark.parametrize("edition", list(EDITIONS))
def test_every_option_of_every_question_gets_a_figure(
    seats: int, open_hands: bool, edition: str
) -> None:
    setup = Setup(seats, printed_deck(), 22, edition, EDITIONS[edition], open_hands=open_hands)
    asked: set[str] = set()
    for state, _, _ in playout(GAME, setup, Random(seats)):
        pending = GAME.pending(state)
        if isinstance(pending, Ask):
            (decision,) = pending.decisions
            view = GAME.observe(state, decision.seat)
            scores = JUDGE.scores(view, decision)
            assert len(scores) == len(decision.options)
            assert all(map(isfinite, scores))
            assert scores == JUDGE.scores(view, decision)
            asked.add(decision.prompt)
    assert {"bid", "event", "react", "incentive"} <= asked


def play_out(setup: Setup, bots: list[Bot[View]], rng: Random) -> tuple[tuple[Seat, ...], ...]:
    """A match between ``bots``; the ranking."""
    state = GAME.new(setup)
    while not isinstance(pending := GAME.pending(state), Over):
        if isinstance(pending, Ask):
            (decision,) = pending.decisions
            view = GAME.observe(state, decision.seat)
            move = Move(decision.seat, bots[decision.seat].choose(view, decision, rng))
        else:
            move = random_move(pending, rng)
        state = play(GAME, state, move).state
    return pending.ranking


def test_sense_beats_chance() -> None:
    setup = Setup(2, printed_deck(), 22)
    sense: Bot[View] = JudgedBot(JUDGE)
    won = 0
    for game in range(24):
        bots = [sense, RandomBot()] if game % 2 else [RandomBot(), sense]
        won += play_out(setup, bots, Random(game))[0] == (Seat((game + 1) % 2),)
    assert won >= 22


def test_a_pass_is_what_other_plays_are_measured_by() -> None:
    at = fight("cto two +5 -5")
    decision: Decision = at.decision("anna")
    scores = JUDGE.scores(at.view("anna"), decision)
    assert scores[decision.options.index(Pass())] == 0.0
