"""Effects upon teams at their edges: who is struck, who is spared, what still counts (R10)."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from agile_unicorn.engine.moves import Throw
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.actions import TakeCard
from agile_unicorn.games.unicorn.setup import HouseRules
from tests.support.table import Table, table

teams = partial(table, team_size=2)


def six(team_size: int, anna: str, ben: str, cleo: str, **options: Any) -> Table:
    """Six seats: in pairs anna plays with dora, by threes with cleo and emil."""
    rows: dict[str, Any] = {"anna": anna, "ben": ben, "cleo": cleo}
    rows |= {"dora": "cto", "emil": "cto two", "fritz": "cto"}
    return table(expanded=True, team_size=team_size, **rows, **options)


def bid(t: Table, *names: str) -> Table:
    """These lay their CTOs, the others pass."""
    return t.bids(**{name: "cto" if name in names else "" for name in t.names})


# ---------------------------------------------------------------- seats and secrets


def test_three_pairs_take_turns() -> None:
    """AU-171: with six seats everybody's partner sits opposite."""
    t = six(2, anna="cto", ben="cto", cleo="cto")
    for name in t.names:
        t.asks(name, "bid").does(name, "bid cto")
    assert [t.view().partners(t.seat(name)) for name in ("anna", "ben", "cleo")] == [
        (0, 3),
        (1, 4),
        (2, 5),
    ]


def test_two_trios_take_turns() -> None:
    """AU-171: and by threes everybody's neighbours are opponents."""
    t = six(3, anna="cto", ben="cto", cleo="cto")
    bid(t, *t.names)
    assert t.view().partners(t.seat("cleo")) == (0, 2, 4)


def test_both_partners_of_a_trio_are_seen() -> None:
    """AU-172: by each other, and by nobody else."""
    t = six(3, anna="cto wand", ben="cto", cleo="cto skip", open_hands=False)
    assert [t.keys(t.view("emil").seats[seat].events or ()) for seat in (0, 2)] == [
        ["wand"],
        ["skip"],
    ]
    assert t.view("dora").seats[0].events is None


def test_nobody_plays_the_cards_of_a_partner() -> None:
    """AU-187: what a partner holds is seen, and neither passed on nor played."""
    t = teams(anna="cto +4", ben="cto", cleo="two -3 incentive+2", dora="cto", card="story 13")
    assert t.offers("anna") == {"pass", "bid cto"}
    t.bids(anna="cto", ben="cto", cleo="two", dora="")
    assert t.offers("anna") == {"pass", *(f"+4 on {name}" for name in ("anna", "ben", "cleo"))}
    t.quiet().rolls(anna=[2] * 5, ben=[1] * 3).asks("cleo", "incentive")


# ---------------------------------------------------------------- absent partners


def test_an_absent_partner_is_no_target() -> None:
    """AU-173: of no effect whatever."""
    t = teams(anna="cto", ben="cto skip add all_in sabotage", cleo="cto", dora="cto", expanded=True)
    bid(t, "anna", "ben")
    assert not {offer for offer in t.offers("ben") if offer.endswith(("cleo", "dora"))}


def test_skip_does_not_reach_an_absent_partner() -> None:
    """AU-173, AU-176: nor does it bring one in."""
    t = teams(anna="cto two", ben="cto skip", cleo="cto", dora="cto")
    bid(t, "anna", "ben").plays("ben", "skip", on="anna")
    t.hand("cleo", "cto", pitch="").hand("anna", "cto two")
    assert t.state.participants == (0, 1)


def test_an_absent_partner_waves_no_wand() -> None:
    """AU-173, AU-177: though the team would need it."""
    t = teams(anna="cto", ben="cto -3", cleo="cto wand", dora="cto")
    bid(t, "anna", "ben").plays("ben", "-3", on="anna").totals(anna=-3)
    t.hand("cleo", events="wand")


def test_an_absent_partner_does_not_take_the_card() -> None:
    """AU-173, AU-184: only who is in the pitch can be named."""
    t = six(3, anna="cto", ben="cto", cleo="cto", card="story 3")
    bid(t, "anna", "cleo").rolls(anna=[1] * 6).asks("anna", "take")
    assert t.offers("anna") == {"name anna", "name cleo"}


# ---------------------------------------------------------------- totals


@pytest.mark.parametrize(("last", "wins"), [(4, True), (3, False)])
def test_the_value_meets_the_sum(last: int, wins: bool) -> None:
    """AU-174: neither partner would reach it alone, and one point less is not enough."""
    t = teams(anna="cto", ben="cto", cleo="cto", dora="cto", card="story 20")
    bid(t, "anna", "cleo").rolls(anna=[3, 3, 3, 3, 4, last])
    if wins:
        t.does("anna", "name cleo").won_by("cleo")
    else:
        t.failed()


def test_three_partners_count_together() -> None:
    """AU-174: dice and modifiers of all."""
    t = six(3, anna="cto", ben="cto", cleo="member1+3", card="story 20")
    t.bids(anna="cto", ben="cto", cleo="member1+3", dora="", emil="two", fritz="")
    t.dice(anna=6, cleo=6, emil=6, ben=3).totals(anna=3, ben=0)
    t.rolls(anna=[3] * 5 + [2], ben=[6] * 3).does("anna", "name emil").won_by("emil")


def test_events_on_either_partner_add_up() -> None:
    """AU-101, AU-175: one on each, and both count for the team."""
    t = teams(anna="cto", ben="cto +4 -3 +1die", cleo="cto", dora="cto")
    bid(t, "anna", "ben", "cleo")
    for card, name in (("+4", "anna"), ("-3", "cleo"), ("+1die", "cleo")):
        t.plays("ben", card, on=name).lands()
    t.totals(anna=1, cleo=1, ben=0)
    assert t.pending == Throw(7, 6, t.seat("anna"))


def test_what_lies_on_a_partner_without_members_counts() -> None:
    """AU-099, AU-175: the team is still in."""
    t = teams(anna="cto +4", ben="cto remove", cleo="cto", dora="cto", card="story 8")
    bid(t, "anna", "ben", "cleo").plays("anna", "+4", on="anna").lands()
    t.plays("ben", "remove", on="anna").does("anna", "take cto").totals(cleo=4)
    t.rolls(ben=[1] * 3, cleo=[2, 2, 2])
    assert t.happened(f.TeamWon) == [f.TeamWon(t.seat("cleo"), 10)]


# ---------------------------------------------------------------- single cards


def test_skip_on_a_partner_without_members_is_not_void() -> None:
    """AU-176: the other one still has some in the pitch."""
    t = teams(anna="cto", ben="cto remove skip", cleo="cto two", dora="cto")
    bid(t, "anna", "ben", "cleo").plays("ben", "remove", on="anna").lands()
    t.does("anna", "take cto").plays("ben", "skip", on="anna")
    t.hand("anna", "", pitch="", spent="cto").hand("cleo", "cto two", pitch="")


def test_skip_spares_the_other_team() -> None:
    """AU-176: and a wand spares everybody."""
    t = teams(anna="cto skip skip", ben="cto wand", cleo="cto", dora="cto two")
    bid(t, *t.names).plays("anna", "skip", on="ben").lands()
    t.hand("ben", "cto", pitch="").hand("dora", "cto two", pitch="").hand("anna", pitch="cto")
    t.hand("cleo", pitch="cto")
    t = teams(anna="cto skip", ben="cto", cleo="cto", dora="cto two wand")
    bid(t, *t.names).plays("anna", "skip", on="ben").plays("dora", "wand")
    t.hand("ben", pitch="cto").hand("dora", pitch="cto")


def test_a_wand_strikes_the_event_of_a_partner_too() -> None:
    """AU-074, AU-177: no friend is safe."""
    t = teams(anna="cto +4", ben="cto", cleo="cto wand", dora="cto")
    bid(t, "anna", "ben", "cleo").plays("anna", "+4", on="anna").plays("cleo", "wand")
    t.totals(anna=0)


@pytest.mark.parametrize("card", ["add", "remove"])
def test_a_single_card_is_void_where_its_target_has_none(card: str) -> None:
    """AU-088, AU-092, AU-178: the partner does not step in."""
    t = teams(anna="cto", ben=f"cto remove {card}", cleo="cto two", dora="cto")
    bid(t, "anna", "ben", "cleo").plays("ben", "remove", on="anna").lands()
    t.does("anna", "take cto").plays("ben", card, on="anna").lands()
    t.hand("anna", "", pitch="", spent="cto").hand("cleo", "two", pitch="cto")
    assert t.happened(f.EventFizzled)


def test_all_in_reaches_the_hand_of_a_partner() -> None:
    """AU-179, AU-199: void only when none of them has a card left."""
    t = teams(anna="cto", ben="cto all_in all_in", cleo="cto two", dora="cto", expanded=True)
    bid(t, "anna", "ben", "cleo").plays("ben", "all_in", on="anna").lands()
    t.hand("cleo", "", pitch="cto two")
    assert not t.happened(f.EventFizzled)
    t.plays("ben", "all_in", on="cleo").lands()
    assert t.happened(f.EventFizzled)


def test_all_in_among_three_pairs() -> None:
    """AU-179: one team of three, unless the house rule says everybody (AU-198)."""
    hands = {"anna": "cto two", "ben": "cto all_in", "cleo": "cto two"}
    for everybody, rules in ((False, HouseRules()), (True, HouseRules(all_in="all"))):
        cleo, emil = ("", "") if everybody else ("two", "two")
        t = six(2, **hands, rules=rules)
        bid(t, "anna", "ben", "cleo", "emil")
        on = "ben" if everybody else "anna"
        t.plays("ben", "all_in", on=on).hand("anna", "", pitch="cto two").hand("cleo", cleo)
        t.hand("dora", "cto", pitch="").hand("emil", emil)


def test_a_bomb_leaves_the_absent_their_cards() -> None:
    """AU-173, AU-180: both teams are struck, as far as they are there; nobody takes anything."""
    t = teams(anna="cto two bomb", ben="cto", cleo="cto", dora="cto", expanded=True)
    bid(t, "anna", "dora").plays("anna", "bomb").failed()
    t.hand("anna", "two", spent="cto").hand("dora", "", spent="cto")
    t.hand("ben", "cto").hand("cleo", "cto")
    assert not t.happened(f.TeamWon)


def test_a_partner_defuses_the_bomb() -> None:
    """AU-177, AU-180, AU-196."""
    t = teams(anna="cto bomb", ben="cto", cleo="cto wand", dora="cto", expanded=True)
    bid(t, "anna", "ben", "cleo").plays("anna", "bomb").plays("cleo", "wand")
    assert t.pending == Throw(6, 6, t.seat("anna"))


def test_sabotage_takes_one_card_of_one_opponent() -> None:
    """AU-181: the partner of the victim keeps the own ones, the thief has the loot alone."""
    t = teams(
        anna="cto sabotage",
        ben="cto incentive+2",
        cleo="cto",
        dora="cto incentive+3",
        expanded=True,
    )
    bid(t, *t.names).plays("anna", "sabotage", on="dora").draws(1)
    t.hand("anna", incentives="incentive+3").hand("cleo", incentives="")
    t.hand("ben", incentives="incentive+2").hand("dora", incentives="")


def test_sabotage_is_void_on_an_opponent_without_incentives() -> None:
    """AU-181, AU-204: whatever the partner holds."""
    t = teams(anna="cto sabotage", ben="cto", cleo="cto", dora="cto incentive+3", expanded=True)
    bid(t, *t.names).plays("anna", "sabotage", on="ben").hand("dora", incentives="incentive+3")
    assert t.happened(f.EventFizzled)


def test_nobody_to_sabotage_when_only_partners_are_there() -> None:
    """AU-181."""
    t = teams(anna="cto sabotage", ben="cto", cleo="cto", dora="cto", expanded=True)
    bid(t, "anna", "cleo")
    assert t.offers("anna") == {"pass"}


# ---------------------------------------------------------------- incentives


def test_incentives_of_both_partners_add_up() -> None:
    """AU-182: each one once."""
    t = teams(anna="cto incentive+2", ben="cto", cleo="noob incentive+3", dora="cto")
    t.bids(anna="cto", ben="cto", cleo="noob", dora="").rolls(anna=[1] * 4, ben=[2] * 3)
    t.uses("anna", "incentive+2").uses("cleo", "incentive+3")
    assert t.happened(f.TeamWon) == [f.TeamWon(t.seat("anna"), 9)]
    t.hand("anna", used="incentive+2").hand("cleo", used="incentive+3")


def test_a_partner_without_members_uses_nothing() -> None:
    """AU-111, AU-182: knocked out is knocked out."""
    t = teams(anna="cto incentive+5", ben="cto remove", cleo="cto", dora="cto", card="story 8")
    bid(t, "anna", "ben", "cleo").plays("ben", "remove", on="anna").lands()
    t.does("anna", "take cto").rolls(ben=[3] * 3, cleo=[2] * 3).won_by("ben")


def test_a_reroll_strikes_the_throw_of_a_team() -> None:
    """AU-183: one option a team, be it of two or three; those who passed have none."""
    t = six(2, anna="cto reroll", ben="cto", cleo="cto", card="story 3")
    bid(t, "anna", "ben", "dora", "emil").rolls(anna=[1] * 6, ben=[6] * 6)
    assert t.offers("anna") == {"pass", "use reroll on anna", "use reroll on ben"}
    t.uses("anna", "reroll", on="ben")
    assert t.pending == Throw(6, 6, t.seat("ben"))
    t.rolls(ben=[1, 1, 1, 1, 1, 2]).does("ben", "name emil").won_by("emil")


def test_a_reroll_of_a_team_whose_speaker_was_knocked_out() -> None:
    """AU-183: who is left throws."""
    t = teams(anna="cto", ben="cto remove reroll", cleo="cto", dora="cto", expanded=True)
    bid(t, "anna", "ben", "cleo").plays("ben", "remove", on="anna").lands()
    t.does("anna", "take cto").rolls(ben=[1] * 3, cleo=[6] * 3)
    assert t.offers("ben") == {"pass", "use reroll on ben", "use reroll on cleo"}
    t.uses("ben", "reroll", on="cleo").rolls(cleo=[1, 1, 2])


# ---------------------------------------------------------------- winning


def test_a_knocked_out_partner_may_get_the_card() -> None:
    """AU-091, AU-184: still a participant, and the one with a member left speaks."""
    t = teams(anna="cto", ben="cto remove", cleo="cto", dora="cto", card="story 3")
    bid(t, "anna", "ben", "cleo").plays("ben", "remove", on="anna").lands()
    t.does("anna", "take cto").rolls(ben=[1] * 3, cleo=[6] * 3).asks("cleo", "take")
    t.does("cleo", "name anna").won_by("anna").hand("anna", won="story 3")


def test_the_earlier_in_turn_order_is_named_by_default() -> None:
    """AU-184: the first option, and what a clock would choose."""
    t = teams(anna="cto", ben="cto", cleo="cto", dora="cto", card="story 3", first="cleo")
    bid(t, "cleo", "anna").rolls(cleo=[1] * 6).asks("cleo", "take")
    assert t.decision("cleo").options == (TakeCard(t.seat("cleo")), TakeCard(t.seat("anna")))


def test_a_won_member_counts_for_the_limit_of_who_took_it() -> None:
    """AU-148, AU-184: the team has no limit of its own."""
    t = teams(
        anna="cto two two noob noob", ben="cto", cleo="cto", dora="cto", card="member2"
    ).value_rolls(1, 1)
    bid(t, "anna", "cleo").rolls(anna=[1] * 6).does("anna", "name cleo").nobody_bids()
    t.hand("cleo", "cto member2").settled()


def test_a_doubled_target_is_reached() -> None:
    """AU-185: by the points of both together."""
    rules = HouseRules(team_target="doubled")
    t = teams(anna="cto story 8", ben="cto", cleo="cto story 13", dora="cto", goal=11, rules=rules)
    t.nobody_bids()
    assert t.state.sprint == 2
    t = teams(anna="cto story 8", ben="cto", cleo="cto story 13", dora="cto", goal=10, rules=rules)
    t.nobody_bids().over("anna cleo", "ben dora", reason="points")


def test_a_doubled_target_means_nothing_to_single_players() -> None:
    """AU-185: an option of team mode."""
    rules = HouseRules(team_target="doubled")
    t = table(anna="cto story 8", ben="cto", goal=8, rules=rules).nobody_bids()
    t.over("anna", "ben", reason="points")


def test_two_of_three_teams_are_tied() -> None:
    """AU-122, AU-186: the third one does not roll again."""
    t = six(2, anna="cto", ben="cto", cleo="cto", card="story 3")
    bid(t, "anna", "ben", "cleo", "dora").rolls(anna=[1] * 6, ben=[2] * 3, cleo=[1] * 3)
    tied = (t.seat("anna"), t.seat("ben"))
    assert t.happened(f.TieRerolled) == [f.TieRerolled(tied, 6)]
    t.rolls(anna=[1] * 6, ben=[3] * 3).won_by("ben")


def test_tied_teams_below_the_value_do_not_roll_again() -> None:
    """AU-121, AU-186."""
    t = teams(anna="cto", ben="cto", cleo="cto", dora="cto", card="story 8")
    bid(t, "anna", "ben").rolls(anna=[2] * 3, ben=[2] * 3).failed()


def test_teams_that_are_equal_in_everything_share_the_win() -> None:
    """AU-166, AU-186: also when their partners are not equal one by one."""
    t = teams(anna="cto story 20", ben="noob", cleo="noob", dora="cto story 20", goal=20)
    t.nobody_bids().over("anna ben cleo dora", reason="points")


def test_a_team_may_pass_as_a_whole() -> None:
    """AU-188: the sprint goes on as long as anybody bids."""
    t = teams(anna="cto", ben="cto two", cleo="cto", dora="cto", card="story 3")
    bid(t, "ben").rolls(ben=[1] * 3).won_by("ben")
    assert t.state.sprint == 1


def test_one_player_of_all_teams_with_cards_goes_on_alone() -> None:
    """AU-146, AU-188: the partner has none left."""
    t = teams(anna="cto", ben="cto two", cleo="cto", dora="cto", card="story 3")
    bid(t, "anna", "ben", "cleo", "dora").rolls(anna=[1] * 6, ben=[2] * 6)
    t.does("ben", "name ben").asks("ben", "bid").passes("ben").failed(bid=False)
    assert t.state.sprint == 2


def test_both_partners_act_after_a_tie() -> None:
    """AU-125, AU-186: the new window is one for the whole team."""
    t = teams(anna="cto", ben="cto", cleo="noob two incentive+5", dora="noob", card="story 8")
    t.bids(anna="cto", ben="cto", cleo="noob", dora="noob").rolls(anna=[2] * 4, ben=[2] * 4)
    t.passes("cleo").rolls(anna=[2] * 4, ben=[2] * 3 + [3]).uses("cleo", "incentive+5")
    t.does("anna", "name cleo").won_by("cleo")
