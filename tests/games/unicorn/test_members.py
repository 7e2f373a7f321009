"""Events that add or remove a team member (R6)."""

from __future__ import annotations

from agile_unicorn.games.unicorn import facts as f
from tests.support.table import table


def test_the_target_chooses_whom_to_add() -> None:
    """AU-086, AU-220: from the hand, not from a pile."""
    t = table(anna="cto add", ben="cto two noob").bids(anna="cto", ben="cto")
    t.plays("anna", "add", on="ben").asks("ben", "add_member")
    assert t.offers("ben") == {"lay member2", "lay noob"}
    t.does("ben", "lay noob").hand("ben", "two", pitch="cto noob")


def test_an_added_member_is_open_at_once() -> None:
    """AU-086: the choice is forced, one cannot refuse."""
    t = table(anna="cto add", ben="cto two", open_hands=False).bids(anna="cto", ben="cto")
    t.plays("anna", "add", on="ben").cannot("ben", "pass").does("ben", "lay two")
    assert t.keys(t.view("anna").seats[1].deployed or ()) == ["cto", "member2"]


def test_adding_is_an_attack_too() -> None:
    """AU-087: it burns a member of the other one."""
    t = table(anna="cto add", ben="noob two one", card="story 3").bids(anna="cto", ben="noob")
    t.plays("anna", "add", on="ben").does("ben", "lay two")
    t.rolls(anna=[6, 6, 6], ben=[1, 1, 1]).won_by("anna").hand("ben", "one", spent="noob two")


def test_adding_from_an_empty_hand_is_void() -> None:
    """AU-088: the card is spent."""
    t = table(anna="cto add", ben="cto").bids(anna="cto", ben="cto").plays("anna", "add", on="ben")
    t.hand("anna", events="").hand("ben", "", pitch="cto")
    assert t.happened(f.EventFizzled)
    assert not t.happened(f.MemberAsked)


def test_an_added_member_counts_fully() -> None:
    """AU-089: dice and modifier."""
    t = table(anna="cto member1+3 add", ben="cto", card="story 13").bids(anna="cto", ben="")
    t.plays("anna", "add", on="anna").does("anna", "lay member1+3").dice(anna=4).totals(anna=3)
    t.rolls(anna=[3, 3, 3, 1]).won_by("anna")


def test_the_target_chooses_whom_to_remove() -> None:
    """AU-090: among the deployed ones only."""
    t = table(anna="cto remove", ben="cto two noob").bids(anna="cto", ben="cto two")
    t.plays("anna", "remove", on="ben").asks("ben", "remove_member")
    assert t.offers("ben") == {"take cto", "take member2"}
    t.does("ben", "take two").hand("ben", "noob", pitch="cto", spent="two").dice(ben=3)


def test_without_the_last_member_one_is_out_but_still_there() -> None:
    """AU-091: inactive, yet a participant."""
    t = table(anna="cto remove", ben="cto two +4 add", card="story 3").bids(anna="cto", ben="cto")
    t.plays("anna", "remove", on="ben").lands().does("ben", "take cto").hand("ben", pitch="")
    t.asks("ben", "event").plays("ben", "add", on="ben").lands().does("ben", "lay two").quiet()
    t.rolls(anna=[1, 1, 1], ben=[2, 2]).won_by("ben")


def test_without_any_member_one_does_not_roll() -> None:
    """AU-091."""
    t = table(anna="cto remove", ben="cto", card="story 3").bids(anna="cto", ben="cto")
    t.plays("anna", "remove", on="ben").does("ben", "take cto").rolls(anna=[1, 1, 1]).won_by("anna")


def test_removing_when_nothing_is_deployed_is_void() -> None:
    """AU-092."""
    t = table(anna="cto skip remove", ben="cto", card="story 3").bids(anna="cto", ben="cto")
    t.plays("anna", "skip", on="ben").lands().plays("anna", "remove", on="ben").hand(
        "ben", "cto", spent=""
    )
    assert t.happened(f.EventFizzled)


def test_a_removed_member_is_gone_until_the_next_sprint() -> None:
    """AU-093: an add effect does not find it, the retro does."""
    t = table(anna="cto remove add", ben="cto two", card="story 20", backlog="story 3")
    t.bids(anna="cto", ben="cto two")
    t.plays("anna", "remove", on="ben").lands().does("ben", "take cto")
    t.plays("anna", "add", on="ben").hand("ben", "", pitch="two", spent="cto")
    assert t.happened(f.EventFizzled)
    t.rolls(anna=[1, 1, 1], ben=[1, 1]).hand("ben", "cto two", spent="")  # no hands, so the retro
    assert t.state.sprint == 2


def test_removing_takes_the_modifier_along() -> None:
    """AU-090."""
    t = table(anna="cto remove", ben="cto member3+3").bids(anna="cto", ben="cto member3+3")
    t.totals(ben=3).plays("anna", "remove", on="ben").does("ben", "take member3+3")
    t.totals(ben=0).dice(ben=3)
