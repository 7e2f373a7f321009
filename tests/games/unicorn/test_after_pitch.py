"""After a pitch, and when a sprint ends (R8, steps 7 and 8)."""

from __future__ import annotations

from agile_unicorn.games.unicorn import facts as f
from tests.support.table import table


def test_losers_spend_their_members_too() -> None:
    """AU-140, AU-224: until the end of the sprint."""
    t = table(anna="cto two", ben="cto two", card="story 3").bids(anna="cto", ben="two")
    t.rolls(anna=[3, 3, 3], ben=[1, 1]).won_by("anna")
    t.hand("anna", "two", spent="cto").hand("ben", "cto", spent="two")
    assert t.offers("ben") == {"pass", "bid cto"}


def test_a_failed_pitch_spends_members_as_well() -> None:
    """AU-140."""
    t = table(anna="cto two", ben="cto", card="story 20").bids(anna="cto", ben="")
    t.rolls(anna=[1, 1, 1]).failed().hand("anna", "two", spent="cto")


def test_a_won_card_lies_down_until_the_sprint_ends() -> None:
    """AU-141: known to all, but it does not count yet."""
    t = table(anna="cto two", ben="cto", card="story 8").bids(anna="cto", ben="")
    t.rolls(anna=[3, 3, 3]).won_by("anna").scores(anna=0).hand("anna", won="story 8", stories="")
    assert t.keys(t.view("ben").seats[0].won) == ["story8"]
    t.nobody_bids().scores(anna=8).hand("anna", won="", stories="story 8")


def test_a_won_member_cannot_be_used_in_this_sprint() -> None:
    """AU-141."""
    t = table(anna="cto two", ben="cto", card="member 2").value_rolls(1, 1)
    t.bids(anna="cto", ben="").rolls(anna=[1, 1, 1]).won_by("anna")
    t.passes("ben")
    assert t.offers("anna") == {"pass", "bid member2"}
    t.hand("anna", "two", won="member 2")


def test_the_token_moves_after_a_won_pitch() -> None:
    """AU-142: clockwise, once."""
    t = table(anna="cto", ben="cto", cleo="cto", first="cleo").bids(cleo="cto", anna="", ben="")
    t.rolls(cleo=[1, 1, 1]).won_by("cleo").first_mover("anna").asks("anna", "bid")


def test_the_token_moves_after_a_failed_pitch() -> None:
    """AU-142: a solo pitch counts as well."""
    t = table(anna="cto", ben="cto", cleo="cto", card="story 20").bids(anna="cto", ben="", cleo="")
    t.rolls(anna=[1, 1, 1]).failed().first_mover("ben").asks("ben", "bid")


def test_the_token_moves_after_an_all_pass_but_not_again_for_the_sprint() -> None:
    """AU-142, AU-143: once for the pitch, no extra move for the new sprint."""
    t = table(anna="cto", ben="cto", cleo="cto").passes("anna", "ben", "cleo")
    assert t.state.sprint == 2
    t.first_mover("ben").asks("ben", "bid")


def test_the_token_goes_on_through_the_last_pitch() -> None:
    """AU-143: four cards at three players, so another one begins the next sprint."""
    t = table(
        anna="cto two noob noob",
        ben="cto",
        cleo="cto",
        card="story 20",
        backlog="story 20 story 20 story 20",
    )
    for card, dice in (("noob", 1), ("noob", 1), ("two", 2), ("cto", 3)):
        t.bids(anna=card, ben="", cleo="").rolls(anna=[1] * dice).failed()
    assert t.state.sprint == 2
    t.first_mover("ben")


def test_a_first_mover_without_members_keeps_the_token_and_passes() -> None:
    """AU-144."""
    t = table(anna="cto", ben="noob", cleo="cto two", card="story 20", backlog="story 13")
    t.bids(anna="", ben="noob", cleo="").rolls(ben=[1]).first_mover("ben")
    t.asks("cleo", "bid").bids(cleo="two", anna="").rolls(cleo=[1, 1]).first_mover("cleo")


def test_empty_hands_end_the_sprint_at_once() -> None:
    """AU-145: the cards left stay in the backlog."""
    t = table(anna="cto", ben="cto", card="story 20", backlog="story 5, story 8")
    t.bids(anna="cto", ben="cto").rolls(anna=[1, 1, 1], ben=[2, 1, 1]).failed()
    assert f.SprintEnded(1, 2) in t.latest
    t.centre("story 5", preview="story 8").asks("ben", "bid")


def test_the_only_one_with_members_goes_on_alone() -> None:
    """AU-146: until he passes."""
    t = table(
        anna="cto",
        ben="cto two noob",
        card="story 20",
        backlog="story 3, story 5",
        draw="story 3 story 3 story 3",
    )
    t.bids(anna="cto", ben="cto").rolls(anna=[1, 1, 1], ben=[1, 1, 1]).failed()
    t.asks("ben", "bid").does("ben", "bid two").rolls(ben=[1, 2]).won_by("ben", "story 3")
    t.asks("ben", "bid").passes("ben").failed(bid=False)
    assert t.state.sprint == 2


def test_the_sprint_ends_with_the_backlog() -> None:
    """AU-146: the last pitch is the last, with members left."""
    t = table(anna="noob noob noob cto", ben="cto", card="story 20", backlog="story 20 story 20")
    for _ in range(3):
        t.bids(anna="noob", ben="").rolls(anna=[1]).failed()
    assert t.state.sprint == 2
    t.hand("anna", "noob noob noob cto", spent="")


def test_events_of_a_pitch_go_under_their_pile_in_order_of_play() -> None:
    """AU-104: the first one played comes up again first."""
    t = table(anna="cto two +4 -3", ben="cto +1die", card="story 3", events="skip wand")
    t.bids(anna="cto", ben="cto").plays("anna", "+4", on="anna").lands()
    t.plays("ben", "+1die", on="ben").lands().plays("anna", "-3", on="ben").lands().quiet()
    t.rolls(anna=[1, 1, 1], ben=[1, 1, 1, 1])
    assert t.keys(t.state.events[::-1]) == ["skip", "wand", "+4", "+1die", "-3"]


def test_members_on_the_table_do_not_return_before_the_retro() -> None:
    """AU-140: the next pitch is played with the rest of the hand."""
    t = table(anna="cto two", ben="cto two").bids(anna="cto", ben="cto")
    t.rolls(anna=[1, 1, 1], ben=[1, 1, 2]).asks("ben", "bid")
    assert t.offers("ben") == {"pass", "bid member2"}
