"""The magic wand: cancelling what has just been played (R6)."""

from __future__ import annotations

from agile_unicorn.engine.moves import Throw
from agile_unicorn.games.unicorn import facts as f
from tests.support.table import table


def test_a_wand_cancels_the_event() -> None:
    """AU-070: the event just played has no effect."""
    t = table(anna="cto +4", ben="cto wand").bids(anna="cto", ben="cto")
    t.plays("anna", "+4", on="anna").plays("ben", "wand").totals(anna=0)
    assert len(t.happened(f.EventCancelled)) == 1
    assert not t.happened(f.PointsGiven)


def test_a_wand_strikes_only_the_open_event() -> None:
    """AU-070, AU-075: what took effect before stays."""
    t = table(anna="cto +4 -3", ben="cto wand").bids(anna="cto", ben="cto")
    t.plays("anna", "+4", on="anna").passes("anna", "ben").totals(anna=4)
    t.passes("ben").plays("anna", "-3", on="ben").plays("ben", "wand")
    t.totals(anna=4, ben=0)


def test_no_wand_without_an_event() -> None:
    """AU-071: in the event window a wand is not on offer."""
    t = table(anna="cto wand", ben="cto +4").bids(anna="cto", ben="cto")
    assert t.offers("anna") == {"pass"}
    t.passes("anna").asks("ben", "event")


def test_no_wand_against_incentives_and_bids() -> None:
    """AU-070: neither a bid nor an incentive opens a window."""
    t = table(anna="cto incentive+2 incentive+3", ben="cto wand incentive+5")
    t.does("anna", "bid cto").cannot("ben", "wand").does("ben", "bid cto")
    t.quiet().rolls(anna=[1, 1, 1], ben=[1, 1, 1]).uses("anna", "incentive+2")
    assert t.offers("ben") == {"pass", "use incentive+5"}


def test_two_wands_let_the_event_through() -> None:
    """AU-072: an even number of wands."""
    t = table(anna="cto +4 wand", ben="cto wand").bids(anna="cto", ben="cto")
    t.plays("anna", "+4", on="anna").passes("anna").plays("ben", "wand").plays("anna", "wand")
    t.totals(anna=4)
    assert not t.happened(f.EventCancelled)


def test_three_wands_cancel_it() -> None:
    """AU-072: an odd number."""
    t = table(anna="cto +4 wand -3", ben="cto wand wand").bids(anna="cto", ben="cto")
    t.plays("anna", "+4", on="anna").passes("anna").plays("ben", "wand").plays("anna", "wand")
    t.passes("anna").plays("ben", "wand").passes("anna").totals(anna=0)
    assert len(t.happened(f.EventCancelled)) == 1


def test_a_bystander_may_wave_a_wand() -> None:
    """AU-073: a participant who neither played nor is the target."""
    t = table(anna="cto -3", ben="cto", cleo="cto wand").bids(anna="cto", ben="cto", cleo="cto")
    t.plays("anna", "-3", on="ben").asks("cleo", "react").plays("cleo", "wand").totals(ben=0)


def test_everybody_with_an_event_is_asked_wand_or_not() -> None:
    """AU-073: the question itself tells nothing about the hand."""
    t = table(anna="cto +4", ben="cto -3", cleo="cto").bids(anna="cto", ben="cto", cleo="cto")
    t.plays("anna", "+4", on="anna").asks("ben", "react")
    assert t.offers("ben") == {"pass"}


def test_the_own_event_can_be_cancelled() -> None:
    """AU-074."""
    t = table(anna="cto +4 wand", ben="cto").bids(anna="cto", ben="cto")
    t.plays("anna", "+4", on="ben").asks("anna", "react").plays("anna", "wand").totals(ben=0)


def test_the_own_wand_can_be_cancelled() -> None:
    """AU-074."""
    t = table(anna="cto +4", ben="cto wand wand").bids(anna="cto", ben="cto")
    t.plays("anna", "+4", on="anna").plays("ben", "wand").plays("ben", "wand").totals(anna=4)


def test_after_the_next_event_the_last_one_is_locked() -> None:
    """AU-075: a wand drawn to a follow-up does not reach back."""
    t = table(anna="cto -3", ben="cto +4", cleo="cto wand").bids(anna="cto", ben="cto", cleo="cto")
    t.plays("anna", "-3", on="ben").passes("ben", "cleo").totals(ben=-3)
    t.plays("ben", "+4", on="ben").plays("cleo", "wand").totals(ben=-3)


def test_all_passing_locks_the_event() -> None:
    """AU-075: later wands find nothing to strike."""
    t = table(anna="cto -3 +4", ben="cto wand").bids(anna="cto", ben="cto")
    t.plays("anna", "-3", on="ben").passes("anna", "ben").totals(ben=-3)
    t.asks("ben", "event").cannot("ben", "wand")


def test_the_first_in_priority_order_strikes() -> None:
    """AU-076: the next one may only answer that wand."""
    t = table(anna="cto wand", ben="cto wand", cleo="cto +4 -3")
    t.bids(anna="cto", ben="cto", cleo="cto").passes("anna", "ben")
    t.plays("cleo", "+4", on="cleo").asks("anna", "react").plays("anna", "wand")
    t.asks("ben", "react").plays("ben", "wand").passes("cleo").totals(cleo=4)


def test_priority_begins_with_the_first_mover_not_with_the_player() -> None:
    """AU-076."""
    t = table(anna="cto wand +5", ben="cto +4", cleo="cto wand", first="anna")
    t.bids(anna="cto", ben="cto", cleo="cto").passes("anna")
    t.plays("ben", "+4", on="ben").asks("anna", "react").passes("anna").asks("cleo", "react")


def test_wand_and_event_are_spent() -> None:
    """AU-077: both go under the event pile at the end of the pitch."""
    t = table(anna="cto two +4", ben="cto wand", card="story 3").bids(anna="cto", ben="cto")
    t.plays("anna", "+4", on="anna").plays("ben", "wand")
    assert t.keys(play.card for play in t.view().played) == ["+4", "wand"]
    t.rolls(anna=[1, 1, 1], ben=[1, 1, 2]).won_by("ben")
    assert t.keys(t.state.events[:2]) == ["wand", "+4"]
    t.hand("anna", events="").hand("ben", events="")


def test_a_wand_saves_from_skip() -> None:
    """AU-078: the team never leaves the table."""
    t = table(anna="cto skip", ben="cto two wand", card="story 3").bids(anna="cto", ben="cto two")
    t.plays("anna", "skip", on="ben").hand("ben", pitch="cto two")
    t.plays("ben", "wand").hand("ben", "", pitch="cto two").dice(ben=5)
    assert not t.happened(f.TeamSkipped)


def test_a_wand_comes_before_the_choice_of_a_member() -> None:
    """AU-079: nobody chooses a card in vain."""
    t = table(anna="cto add", ben="cto two wand").bids(anna="cto", ben="cto")
    t.plays("anna", "add", on="ben").asks("ben", "react").plays("ben", "wand")
    t.hand("ben", "two", pitch="cto")
    assert not t.happened(f.MemberAsked)
    assert isinstance(t.pending, Throw)
