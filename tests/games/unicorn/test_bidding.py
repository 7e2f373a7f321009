"""Pitch or pass (R4)."""

from __future__ import annotations

from itertools import combinations

from agile_unicorn.games.unicorn import facts as f
from tests.support.table import table


def test_everybody_decides_once_clockwise() -> None:
    """AU-040: from the first mover on, no raise and no late entry."""
    t = table(anna="cto two", ben="cto two", cleo="cto two", first="ben", card="story 13")
    t.asks("ben", "bid").does("ben", "bid cto")
    t.asks("cleo", "bid").does("cleo", "pass")
    t.asks("anna", "bid").does("anna", "bid two")
    t.rolls(ben=[1, 1, 1], anna=[1, 1]).failed()


def test_a_bid_is_a_number_until_all_have_decided() -> None:
    """AU-041: with open hands too."""
    t = table(anna="cto two noob", ben="cto", cleo="cto").does("anna", "bid cto noob")
    for viewer in ("ben", None):
        seen = t.view(viewer).seats[0]
        assert (seen.bid, seen.members) == (2, 1)
        assert seen.deployed is None
        assert seen.team is None, "what is missing in the hand would tell"
    t.hand("anna", "two", pitch="cto noob")
    t.passes("ben")
    assert t.view("ben").seats[0].deployed is None
    t.passes("cleo")
    seen = t.view("ben").seats[0]
    assert t.keys(seen.deployed or ()) == ["cto", "noob"]


def test_any_part_of_the_hand_can_be_laid() -> None:
    """AU-042: from one card to all of them."""
    team = ("cto", "member2", "noob")
    t = table(anna="cto two noob", ben="cto")
    parts = {" ".join(("bid", *sorted(c))) for n in (1, 2, 3) for c in combinations(team, n)}
    assert t.offers("anna") == parts | {"pass"}
    t.does("anna", "bid cto two noob").does("ben", "pass").dice(anna=6)


def test_empty_hands_pass_by_themselves() -> None:
    """AU-043: nobody asks them."""
    t = table(anna="cto", ben="noob", cleo="two", card="story 20", backlog="story 3")
    t.bids(anna="", ben="noob", cleo="").rolls(ben=[1]).failed()
    assert f.BidPassed(t.seat("ben"), True) in t.latest
    t.asks("cleo", "bid").bids(cleo="two", anna="").rolls(cleo=[1, 2]).won_by("cleo", "story 3")


def test_who_passed_is_out_of_this_pitch() -> None:
    """AU-044: even an added member cannot bring him in, he is no target."""
    t = table(anna="cto two add", ben="cto two wand", cleo="cto")
    t.bids(anna="cto", ben="", cleo="cto")
    assert t.offers("anna") == {"pass", "add on anna", "add on cleo"}


def test_who_passed_may_not_answer_either() -> None:
    """AU-044, AU-054: no wand from outside."""
    t = table(anna="cto +4 -3", ben="cto wand", cleo="cto").bids(anna="cto", ben="", cleo="cto")
    t.plays("anna", "+4", on="anna").asks("anna", "react").passes("anna")
    t.totals(anna=4)


def test_a_solo_pitch_has_to_reach_the_value() -> None:
    """AU-045: events on himself and incentives are allowed, nobody else acts."""
    t = table(anna="cto +4 incentive+2", ben="cto wand skip incentive+5", card="story 8")
    t.bids(anna="cto", ben="").asks("anna", "event")
    assert t.offers("anna") == {"pass", "+4 on anna"}
    t.plays("anna", "+4", on="anna").rolls(anna=[1, 1, 1]).totals(anna=7)
    t.asks("anna", "incentive").uses("anna", "incentive+2").won_by("anna")


def test_a_solo_pitch_can_miss() -> None:
    """AU-045, AU-128: the value decides."""
    t = table(anna="cto", ben="cto", card="story 8").bids(anna="cto", ben="")
    t.rolls(anna=[2, 2, 3]).failed()


def test_one_pitch_without_a_bid_ends_the_sprint() -> None:
    """AU-046: the card fails, though players have members left."""
    t = table(anna="cto two", ben="cto two", card="story 3", backlog="story 5, story 8")
    t.passes("anna", "ben").failed(bid=False).bottom("story 3")
    assert f.SprintEnded(1, 2) in t.facts
    assert t.state.sprint == 2


def test_a_pitch_that_failed_with_a_bid_does_not_end_the_sprint() -> None:
    """AU-046."""
    t = table(anna="cto two", ben="cto two", card="story 20")
    t.bids(anna="two", ben="").rolls(anna=[1, 1]).failed()
    assert (t.state.sprint, t.state.pitch) == (1, 2)


def test_empty_hands_count_as_passing() -> None:
    """AU-047: one has nothing left, the others pass."""
    t = table(anna="cto", ben="cto", cleo="cto", card="story 20", backlog="story 5, story 8")
    t.bids(anna="cto", ben="", cleo="").rolls(anna=[1, 1, 1]).failed()
    t.bids(ben="", cleo="")
    assert f.BidPassed(t.seat("anna"), True) in t.latest
    assert t.state.sprint == 2


def test_the_last_one_with_cards_ends_the_sprint_by_passing() -> None:
    """AU-048."""
    t = table(anna="cto", ben="cto two", card="story 20", backlog="story 5, story 8")
    t.bids(anna="cto", ben="cto").rolls(anna=[1, 1, 1], ben=[1, 1, 1]).failed()
    t.asks("ben", "bid").passes("ben")
    assert t.state.sprint == 2


def test_no_card_of_the_backlog_can_be_skipped() -> None:
    """AU-049: a bid is for the card in the centre, one after another."""
    t = table(anna="cto two noob", ben="cto", card="story 20", backlog="story 3, story 5")
    assert all(option == "pass" or option.startswith("bid ") for option in t.offers("anna"))
    t.bids(anna="noob", ben="").rolls(anna=[1]).failed()
    t.centre("story 3", preview="story 5")
    t.bids(ben="", anna="two").rolls(anna=[1, 2]).won_by("anna", "story 3").centre("story 5")
