"""The judge in team mode: anna and cleo against ben and dora."""

from __future__ import annotations

from functools import partial
from math import isfinite
from random import Random

import pytest

from agile_unicorn.bots.bot import Bot
from agile_unicorn.bots.judged_bot import JudgedBot
from agile_unicorn.bots.random_bot import RandomBot
from agile_unicorn.engine.moves import Ask
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.rules import UnicornGame
from agile_unicorn.games.unicorn.setup import Setup
from agile_unicorn.games.unicorn.view import View
from tests.bots.judging import JUDGE, figures, likes
from tests.bots.test_judge import play_out
from tests.support.chance import playout
from tests.support.decks import expanded_deck, printed_deck
from tests.support.table import Table, table

GAME = UnicornGame()

teams = partial(table, team_size=2, draw="")


def gain(at: Table, name: str, bid: str) -> float:
    """What ``bid`` is better than a pass by."""
    said = figures(at, name)
    return said[f"bid {bid}"] - said["pass"]


# ---------------------------------------------------------------- bids


def test_a_card_that_the_partner_has_as_good_as_won_is_left_to_him() -> None:
    at = teams(
        anna="cto two two two", ben="noob", cleo="cto two", dora="noob",
        card="story 5", backlog="story 20 story 20",
    )  # fmt: skip
    at.does("anna", "bid cto two two").does("ben", "pass")
    assert likes(at, "cleo") == "pass"


def test_a_partner_who_falls_short_is_helped() -> None:
    at = teams(anna="cto", ben="noob", cleo="cto two", dora="noob", card="story 20", goal=20)
    at.does("anna", "bid cto").does("ben", "pass")
    assert likes(at, "cleo").startswith("bid")


def test_alone_against_two_strong_rivals_a_partner_is_not_enough() -> None:
    """The rivals' bids add up."""
    one, two = (
        teams(anna="cto two", ben="cto two", cleo="", dora=dora, card="story 8", goal=8)
        for dora in ("", "cto two two")
    )
    chance = [figures(at, "anna")["bid cto member2"] for at in (one, two)]
    assert chance[1] < chance[0]


def test_a_small_card_is_left_to_the_partner_whose_member_fits() -> None:
    alone, helped = (
        teams(anna="four", ben="", cleo=cleo, dora="noob", card="story 5", backlog="story 5")
        for cleo in ("", "three")
    )
    assert likes(alone, "anna") == "bid member4"
    assert likes(helped, "anna") == "pass"
    assert likes(helped.does("anna", "pass"), "cleo").startswith("bid member3")


def test_the_target_belongs_to_the_team() -> None:
    """Twenty points of the partner make the last story a winning one."""
    poor, rich = (
        teams(anna="cto two", ben="cto two", cleo=cleo, dora="", card="story 3", goal=23)
        for cleo in ("noob", "noob story 20")
    )
    assert gain(rich, "anna", "cto member2") > gain(poor, "anna", "cto member2") + 3


def test_covered_partners_are_guessed() -> None:
    at = teams(
        anna="cto", ben="cto", cleo="cto two", dora="cto", card="story 13",
        open_hands=False, partners_open=False,
    )  # fmt: skip
    at.does("anna", "bid cto").does("ben", "pass")
    assert all(map(isfinite, figures(at, "cleo").values()))


# ---------------------------------------------------------------- events


def fight(events: str, *, expanded: bool = False, card: str = "story 13") -> Table:
    """Everybody has bid all; anna holds ``events``."""
    at = teams(
        anna=f"cto {events}", ben="cto", cleo="cto incentive +5", dora="cto",
        card=card, expanded=expanded,
    )  # fmt: skip
    return at.bids(anna="cto", ben="cto", cleo="cto", dora="cto")


@pytest.mark.parametrize("event", ["-5", "skip", "-2dice"])
def test_harm_is_for_the_other_team(event: str) -> None:
    at = fight(event)
    said = figures(at, "anna")
    assert likes(at, "anna") in (f"{event} on ben", f"{event} on dora")
    assert max(said[f"{event} on anna"], said[f"{event} on cleo"]) < 0


def test_help_is_for_either_partner() -> None:
    said = figures(fight("+5"), "anna")
    assert said["+5 on anna"] == pytest.approx(said["+5 on cleo"])
    assert said["+5 on anna"] > 0 > said["+5 on ben"]


def test_a_bomb_does_not_strike_a_pitch_that_the_partner_wins() -> None:
    at = teams(
        anna="noob bomb", ben="noob", cleo="cto cto two", dora="noob",
        card="story 13", expanded=True,
    )  # fmt: skip
    at.bids(anna="noob", ben="noob", cleo="cto cto two", dora="noob")
    assert likes(at, "anna") == "pass"


def test_all_in_counts_the_partner_who_is_in_the_pitch() -> None:
    at = teams(
        anna="noob all_in", ben="cto", cleo="two three three", dora="cto",
        card="story 20", expanded=True,
    )  # fmt: skip
    at.bids(anna="noob", ben="cto", cleo="two", dora="cto")
    assert likes(at, "anna") in ("all_in on anna", "all_in on cleo")


# ---------------------------------------------------------------- incentives and prizes


def rolled(anna: str, cleo: str, a: list[int], b: list[int]) -> Table:
    """Anna throws for herself and cleo, ben alone."""
    at = teams(anna=f"two {anna}", ben="two", cleo=f"noob {cleo}", dora="", card="story 5")
    return at.bids(anna="two", ben="two", cleo="noob").rolls(anna=a, ben=b)


def test_partners_add_up_their_incentives() -> None:
    at = rolled("incentive +2", "incentive +3", [1, 1, 1], [4, 3])
    assert likes(at, "anna") == "use incentive+2"
    at.uses("anna", "incentive+2")
    assert likes(at, "cleo") == "use incentive+3"


def test_the_partner_with_the_fitting_incentive_uses_it() -> None:
    at = rolled("incentive +5", "incentive +1", [2, 2, 3], [4, 3])
    assert likes(at, "anna") == "pass"
    assert likes(at.passes("anna"), "cleo") == "use incentive+1"


def test_when_the_partner_has_passed_the_own_incentive_has_to_do() -> None:
    at = rolled("incentive +1", "incentive +5", [2, 2, 3], [4, 3])
    assert likes(at.passes("anna"), "cleo") == "use incentive+5"


def test_a_leading_team_uses_nothing() -> None:
    at = rolled("incentive +5", "incentive +5", [6, 5, 4], [1, 1])
    assert likes(at, "anna") == "pass"
    assert likes(at.passes("anna"), "cleo") == "pass"


def won(card: str, anna: str, cleo: str) -> Table:
    """The team of anna and cleo, four dice, has won ``card``."""
    at = teams(anna=f"two {anna}", ben="", cleo=f"two {cleo}", dora="noob", card=card)
    return at.bids(anna="two", cleo="two", dora="")


def test_a_member_goes_to_the_partner_whose_team_gains_most() -> None:
    at = teams(
        anna="two cto cto cto cto cto", ben="", cleo="two noob noob noob noob", dora="noob",
        card="three",
    )  # fmt: skip
    at.value_rolls(1, 1, 1).bids(anna="two", cleo="two", dora="").rolls(anna=[6, 6, 6, 6])
    assert likes(at.asks("anna", "take"), "anna") == "name cleo"


def test_an_incentive_goes_to_who_has_fewest() -> None:
    at = won("incentive +5", "incentive +1 incentive +1", "incentive +5").rolls(anna=[6, 6, 6, 6])
    assert likes(at.quiet().asks("anna", "take"), "anna") == "name cleo"


def test_a_story_goes_to_either() -> None:
    at = won("story 8", "", "").rolls(anna=[6, 6, 6, 6])
    assert len(set(figures(at.asks("anna", "take"), "anna").values())) == 1


# ---------------------------------------------------------------- as a whole


@pytest.mark.parametrize(("seats", "size"), [(4, 2), (6, 2), (6, 3)])
@pytest.mark.parametrize("partners_open", [True, False])
def test_every_question_to_a_team_gets_figures(seats: int, size: int, partners_open: bool) -> None:
    setup = Setup(
        seats, expanded_deck(), 42, team_size=size, open_hands=False, partners_open=partners_open
    )
    asked: set[str] = set()
    for state, _, _ in playout(GAME, setup, Random(seats + size)):
        pending = GAME.pending(state)
        if isinstance(pending, Ask):
            (decision,) = pending.decisions
            scores = JUDGE.scores(GAME.observe(state, decision.seat), decision)
            assert len(scores) == len(decision.options)
            assert all(map(isfinite, scores))
            asked.add(decision.prompt)
    assert {"bid", "event", "react", "incentive", "take"} <= asked


def test_a_sensible_team_beats_a_random_one() -> None:
    setup = Setup(4, printed_deck(), 22, team_size=2)
    sense: Bot[View] = JudgedBot(JUDGE)
    won = 0
    for game in range(10):
        bots = [sense if seat % 2 == game % 2 else RandomBot() for seat in range(4)]
        won += Seat(game % 2) in play_out(setup, bots, Random(game))[0]
    assert won >= 9
