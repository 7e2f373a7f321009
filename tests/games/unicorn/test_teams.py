"""Team mode: anna and cleo against ben and dora (R10)."""

from __future__ import annotations

from functools import partial

import pytest

from agile_unicorn.engine.moves import Throw
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.setup import HouseRules
from tests.support.table import table

teams = partial(table, team_size=2)


def test_the_turn_alternates_between_the_teams() -> None:
    """AU-171."""
    t = teams(anna="cto", ben="cto", cleo="cto", dora="cto", first="ben")
    for name in ("ben", "cleo", "dora", "anna"):
        t.asks(name, "bid").does(name, "bid cto")


def test_partners_see_each_others_cards() -> None:
    """AU-172: events, covered teams, and the bid before the reveal; opponents see none of it."""
    t = teams(
        anna="cto two wand incentive+2", ben="cto", cleo="cto", dora="cto", open_hands=False
    ).does("anna", "bid two")
    at = t.view("cleo").seats[0]
    assert t.keys([*(at.team or ()), *(at.deployed or ())]) == ["cto", "member2"]
    assert t.keys([*(at.events or ()), *(at.incentives or ())]) == ["wand", "incentive+2"]
    for name in ("ben", "dora", None):
        at = t.view(name).seats[0]
        assert (at.team, at.deployed, at.roster, at.events, at.incentives) == (None,) * 5


def test_partners_may_play_with_covered_cards() -> None:
    """AU-172: the option."""
    t = teams(anna="cto wand", ben="cto", cleo="cto", dora="cto", partners_open=False)
    assert t.view("cleo").seats[0].events is None
    t = t.does("anna", "bid cto")
    assert t.view("cleo").seats[0].deployed is None
    assert t.view("anna").seats[0].deployed is not None


def test_an_absent_partner_does_nothing() -> None:
    """AU-173: no event, no wand, no incentive, and he is no target."""
    t = teams(
        anna="cto", ben="cto -3", cleo="cto +4 wand incentive+5", dora="cto", card="story 3"
    ).bids(anna="cto", ben="cto", cleo="", dora="")
    assert t.offers("ben") == {"pass", "-3 on anna", "-3 on ben"}
    t.plays("ben", "-3", on="anna").rolls(anna=[2, 2, 2], ben=[2, 2, 3]).won_by("ben")


def test_a_team_rolls_and_counts_together() -> None:
    """AU-174: the first partner throws all the dice, and the sum meets the value once."""
    t = teams(anna="cto", ben="cto", cleo="member1+3 two", dora="cto", card="story 13")
    t.bids(anna="cto", ben="cto", cleo="member1+3", dora="").dice(anna=4, cleo=4, ben=3)
    assert t.pending == Throw(4, 6, t.seat("anna"))
    t.rolls(anna=[2, 2, 3, 3], ben=[4, 4, 4]).does("anna", "name anna").won_by("anna")
    assert t.happened(f.TeamWon) == [f.TeamWon(t.seat("anna"), 13)]


@pytest.mark.parametrize("target", ["anna", "cleo"])
def test_numbers_count_once_for_the_team(target: str) -> None:
    """AU-175: on whichever partner they lie."""
    t = teams(anna="cto", ben="cto +4 -1die", cleo="cto", dora="cto")
    t.bids(anna="cto", ben="cto", cleo="cto", dora="").plays("ben", "+4", on=target).lands()
    t.plays("ben", "-1die", on=target).lands().totals(anna=4, cleo=4).dice(anna=5, cleo=5)


def test_negative_dice_of_one_partner_burden_the_other() -> None:
    """AU-095, AU-175: clamped once, for the team."""
    t = teams(anna="noob", ben="cto -2dice -2dice", cleo="cto", dora="cto")
    t.bids(anna="noob", ben="cto", cleo="cto", dora="").plays("ben", "-2dice", on="anna").lands()
    t.dice(anna=2).plays("ben", "-2dice", on="anna").lands().dice(anna=0, cleo=0)


def test_skip_sends_the_whole_team_home() -> None:
    """AU-176: all cards of all members, and what lies on any of them (AU-081)."""
    t = teams(anna="cto two", ben="cto skip +4", cleo="cto", dora="cto")
    t.bids(anna="cto", ben="cto", cleo="cto", dora="").plays("ben", "+4", on="cleo").lands()
    t.plays("ben", "skip", on="anna").hand("anna", "cto two", pitch="").hand("cleo", "cto")
    t.totals(anna=0).rolls(ben=[1, 1, 1]).won_by("ben")


def test_either_participant_waves_the_wand() -> None:
    """AU-177: for the team's event like for any other."""
    t = teams(anna="cto", ben="cto -3", cleo="cto wand", dora="cto")
    t.bids(anna="cto", ben="cto", cleo="cto", dora="").plays("ben", "-3", on="anna")
    t.asks("cleo", "react").plays("cleo", "wand").totals(anna=0)


def test_one_card_is_added_or_removed_by_the_addressed_partner() -> None:
    """AU-178."""
    t = teams(anna="cto two", ben="cto add remove", cleo="cto two", dora="cto")
    t.bids(anna="cto", ben="cto", cleo="cto", dora="").plays("ben", "add", on="cleo").lands()
    t.asks("cleo", "add_member").does("cleo", "lay two").hand("anna", "two", pitch="cto")
    t.plays("ben", "remove", on="anna").asks("anna", "remove_member").does("anna", "take cto")
    t.hand("cleo", pitch="cto two").dice(anna=5)


def test_an_incentive_counts_once_for_the_team() -> None:
    """AU-182: whoever of the team uses it."""
    t = teams(anna="cto", ben="cto", cleo="noob two incentive+3", dora="cto", card="story 5")
    t.bids(anna="cto", ben="cto", cleo="noob", dora="").rolls(anna=[1] * 4, ben=[2] * 3)
    t.uses("cleo", "incentive+3")
    assert t.happened(f.TeamWon) == [f.TeamWon(t.seat("anna"), 7)]


def test_a_reroll_throws_the_dice_of_the_team() -> None:
    """AU-183: one choice a team, all of its dice."""
    t = teams(anna="cto", ben="cto", cleo="noob reroll", dora="cto", card="story 3", expanded=True)
    t.bids(anna="cto", ben="cto", cleo="noob", dora="").rolls(anna=[1] * 4, ben=[2] * 3)
    assert t.offers("cleo") == {"pass", "use reroll on anna", "use reroll on ben"}
    t.uses("cleo", "reroll", on="anna")
    assert t.pending == Throw(4, 6, t.seat("anna"))


def test_the_team_names_who_takes_the_card() -> None:
    """AU-184: a partner in the pitch; the first in turn order speaks."""
    t = teams(anna="cto", ben="cto two", cleo="cto", dora="cto two", card="story 3", first="dora")
    t.bids(dora="cto", anna="cto", ben="cto", cleo="").rolls(dora=[3] * 6, anna=[1] * 3)
    t.asks("dora", "take")
    assert t.offers("dora") == {"name ben", "name dora"}
    t.does("dora", "name ben").won_by("ben").hand("ben", "two", won="story 3").hand("dora", won="")


def test_alone_in_the_pitch_there_is_nothing_to_name() -> None:
    """AU-184."""
    t = teams(anna="cto two", ben="cto", cleo="cto", dora="cto", card="story 3")
    t.bids(anna="cto", ben="", cleo="", dora="").rolls(anna=[1, 1, 1]).won_by("anna")


@pytest.mark.parametrize(
    ("rules", "over"),
    [(HouseRules(team_target="sum"), True), (HouseRules(team_target="doubled"), False)],
)
def test_the_points_of_a_team_are_added(rules: HouseRules, over: bool) -> None:
    """AU-185: against the chosen number, or with the option twice of it."""
    t = teams(
        anna="cto story 5",
        ben="cto story 3",
        cleo="cto story 5",
        dora="cto",
        goal=10,
        rules=rules,
    ).nobody_bids()
    if over:
        t.over("anna cleo", "ben dora", reason="points")
    else:
        t.settled()
        assert t.state.sprint == 2
    assert t.view().team_score(t.seat("cleo")) == 10


def test_a_doubled_target_has_to_be_within_reach() -> None:
    """AU-185: the stories of the deck are counted against what a team needs."""
    deck = "point of story value"
    with pytest.raises(ValueError, match=deck):
        teams(
            anna="cto", ben="", cleo="", dora="", goal=150, rules=HouseRules(team_target="doubled")
        )


def test_tied_teams_roll_again_together() -> None:
    """AU-186: with the dice of all their members."""
    t = teams(anna="cto", ben="cto", cleo="noob two", dora="noob", card="story 3")
    t.bids(anna="cto", ben="cto", cleo="noob", dora="noob").rolls(anna=[2] * 4, ben=[2] * 4)
    assert t.happened(f.TieRerolled) == [f.TieRerolled((t.seat("anna"), t.seat("ben")), 8)]
    t.rolls(anna=[1] * 4, ben=[2] * 4).does("ben", "name dora").won_by("dora")


def test_the_last_tie_breaks_use_sums_of_the_team() -> None:
    """AU-186: incentives, then dice, of both partners."""
    t = teams(
        anna="cto story 20 incentive+2",
        ben="cto story 20 incentive+3",
        cleo="cto incentive+2",
        dora="cto",
        goal=20,
    ).nobody_bids()
    t.over("anna cleo", "ben dora", reason="points")
    t = teams(anna="cto story 20", ben="two story 20", cleo="noob", dora="three", goal=20)
    t.nobody_bids().over("ben dora", "anna cleo", reason="points")


def test_the_sprint_ends_when_everybody_of_every_team_passed() -> None:
    """AU-188."""
    t = teams(anna="cto", ben="cto", cleo="cto", dora="cto").passes("anna", "ben", "cleo")
    assert t.state.sprint == 1
    t.asks("dora", "bid").passes("dora").failed(bid=False)
    assert t.state.sprint == 2
