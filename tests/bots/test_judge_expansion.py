"""The judge and the cards of the expansion: rerolls, bombs, All In, sabotage."""

from __future__ import annotations

from functools import partial
from math import isfinite
from random import Random

import pytest

from agile_unicorn.engine.moves import Ask
from agile_unicorn.games.unicorn.judge.events import NEVER
from agile_unicorn.games.unicorn.rules import UnicornGame
from agile_unicorn.games.unicorn.setup import HouseRules, Setup
from tests.bots.judging import JUDGE, figures, likes
from tests.support.chance import playout
from tests.support.decks import expanded_deck
from tests.support.table import Table, table

GAME = UnicornGame()

expanded = partial(table, expanded=True, draw="")


def fight(anna: str, ben: str = "cto two", *, card: str = "story 13", goal: int = 100) -> Table:
    """Anna has laid her CTO, Ben his CTO and a member, on the last card of the sprint."""
    at = expanded(anna=f"cto {anna}", ben=ben, card=card, goal=goal)
    return at.bids(anna="cto", ben="cto two")


# ---------------------------------------------------------------- rerolls


def rolled(
    anna: str = "reroll", ben: str = "", *, a: list[int], b: list[int], backlog: str = ""
) -> Table:
    """Anna and Ben have rolled two dice each for a story of 5."""
    at = expanded(anna=f"two {anna}", ben=f"two {ben}", card="story 5", backlog=backlog)
    return at.bids(anna="two", ben="two").rolls(anna=a, ben=b)


def test_a_poor_roll_is_thrown_again() -> None:
    assert likes(rolled(a=[1, 1], b=[3, 3]), "anna") == "use reroll on anna"


def test_a_lucky_leader_throws_again() -> None:
    assert likes(rolled(a=[5, 4], b=[6, 6]), "anna") == "use reroll on ben"


def test_the_leader_keeps_the_reroll() -> None:
    assert likes(rolled(a=[6, 6], b=[1, 1]), "anna") == "pass"


def test_an_incentive_that_wins_for_sure_is_better_than_new_dice() -> None:
    at = rolled("reroll incentive +2", a=[4, 4], b=[5, 4])
    assert likes(at, "anna") == "use incentive+2"


def test_a_reroll_that_cannot_be_afforded_is_kept_for_later_pitches() -> None:
    """It gains less here than its worth for the pitches that are left."""
    now, later = (rolled(a=[3, 2], b=[3, 3], backlog=cards) for cards in ("", "story 20 story 20"))
    word = "use reroll on anna"
    assert figures(now, "anna")[word] > figures(later, "anna")[word]


def test_without_dice_a_reroll_is_void() -> None:
    at = expanded(anna="noob two reroll", ben="cto -1die", card="story 8")
    at.bids(anna="noob", ben="cto").plays("ben", "-1die", on="anna").lands()
    at.quiet().rolls(ben=[6, 6, 6])
    assert figures(at, "anna")["use reroll on anna"] == NEVER


def test_a_reroll_in_hand_makes_a_bid_bolder() -> None:
    hopes = [
        figures(expanded(anna=f"two {card}", ben="two", card="story 8"), "anna")["bid member2"]
        for card in ("", "reroll")
    ]
    assert hopes[1] > hopes[0]


def test_a_reroll_is_worth_bidding_for() -> None:
    at = expanded(anna="noob", ben="", card="reroll", backlog="story 20")
    assert figures(at, "anna")["bid noob"] > 0


# ---------------------------------------------------------------- bombs


def test_a_lost_pitch_is_bombed() -> None:
    """Ben would reach the target, and Anna has no chance."""
    at = fight("bomb", "cto two two story 20", card="story 20", goal=40)
    assert likes(at, "anna") == "bomb"


def test_the_leader_never_bombs() -> None:
    at = expanded(anna="cto two two bomb", ben="noob", card="story 13")
    at.bids(anna="cto two two", ben="noob")
    assert likes(at, "anna") == "pass"
    assert figures(at, "anna")["bomb"] < 0


def test_a_trifle_is_not_bombed() -> None:
    assert likes(fight("bomb", card="incentive +1"), "anna") == "pass"


def test_a_wand_stops_the_bomb_of_who_loses() -> None:
    at = expanded(anna="cto two two wand", ben="cto bomb", card="story 20", goal=20)
    at.bids(anna="cto two two", ben="cto").passes("anna").plays("ben", "bomb")
    assert likes(at, "anna") == "wand"


# ---------------------------------------------------------------- All In


def test_all_in_for_oneself_when_it_wins() -> None:
    assert likes(fight("three two all_in"), "anna") == "all_in on anna"


def test_all_in_burns_the_team_of_a_rival_who_wins_anyway() -> None:
    at = expanded(
        anna="noob two two three all_in",
        ben="cto cto two two two",
        card="incentive +1",
        backlog="story 20 story 20 story 20",
    )
    at.bids(anna="noob", ben="cto cto")
    said = figures(at, "anna")
    assert said["all_in on ben"] > max(said["pass"], said["all_in on anna"])


def test_all_in_without_anybody_at_home_is_void() -> None:
    at = fight("all_in")
    assert figures(at, "anna")["all_in on anna"] == NEVER
    assert likes(at, "anna") == "pass"


def test_all_in_for_everybody_counts_everybody() -> None:
    at = expanded(
        anna="cto two all_in",
        ben="cto two two three",
        card="story 13",
        rules=HouseRules(all_in="all"),
    ).bids(anna="cto", ben="cto")
    said = figures(at, "anna")
    assert likes(at, "anna") == "pass"
    assert said["all_in on anna"] < 0


# ---------------------------------------------------------------- sabotage


def test_sabotage_takes_from_who_has_the_most() -> None:
    at = expanded(
        anna="cto sabotage",
        ben="cto incentive +1",
        cleo="cto incentive +5 incentive +5",
        card="story 13",
    ).bids(anna="cto", ben="cto", cleo="cto")
    assert likes(at, "anna") == "sabotage on cleo"


def test_there_is_nothing_to_steal() -> None:
    at = fight("sabotage")
    assert figures(at, "anna")["sabotage on ben"] == NEVER
    at = fight("sabotage", "cto two incentive +3")
    assert figures(at, "anna")["sabotage on ben"] > NEVER


def test_covered_incentives_are_worth_stealing_by_their_number() -> None:
    gains = []
    for held in ("incentive +3", "incentive +3 incentive +3 incentive +3"):
        at = expanded(anna="cto sabotage", ben=f"cto two {held}", card="story 13", open_hands=False)
        gains.append(figures(at.bids(anna="cto", ben="cto two"), "anna")["sabotage on ben"])
    assert gains[0] == pytest.approx(gains[1], abs=1.0)
    assert gains[0] > NEVER


# ---------------------------------------------------------------- as a whole


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("open_hands", [True, False])
def test_every_question_of_the_expansion_gets_figures(seats: int, open_hands: bool) -> None:
    setup = Setup(seats, expanded_deck(), 42, open_hands=open_hands)
    played: set[str] = set()
    for state, _, _ in playout(GAME, setup, Random(seats)):
        pending = GAME.pending(state)
        if isinstance(pending, Ask):
            (decision,) = pending.decisions
            view = GAME.observe(state, decision.seat)
            scores = JUDGE.scores(view, decision)
            assert len(scores) == len(decision.options)
            assert all(map(isfinite, scores))
            played |= {type(option).__name__ for option in decision.options}
    assert {"PlayBomb", "UseReroll", "PlayEvent", "PlayWand"} <= played
