"""Skip: all deployed cards go back to the hand (R6)."""

from __future__ import annotations

from agile_unicorn.engine.moves import Throw
from agile_unicorn.games.unicorn import facts as f
from tests.support.table import table


def test_the_whole_bid_returns_to_the_hand() -> None:
    """AU-080: and is of use in the next pitch."""
    t = table(anna="cto two skip", ben="cto two noob", card="story 3", backlog="story 5, story 8")
    t.bids(anna="cto", ben="cto two").plays("anna", "skip", on="ben")
    t.hand("ben", "cto two noob", pitch="", spent="")
    t.rolls(anna=[1, 1, 1]).won_by("anna").hand("ben", "cto two noob", spent="")
    t.does("ben", "bid cto two noob")


def test_skipped_cards_are_not_bid_again_in_this_pitch() -> None:
    """AU-080: no second bid, only an add effect brings them back."""
    t = table(anna="cto skip", ben="cto +4").bids(anna="cto", ben="cto")
    t.plays("anna", "skip", on="ben").lands()
    assert t.offers("ben") == {"pass", "+4 on anna", "+4 on ben"}


def test_skip_wipes_effects_on_the_player_good_and_bad() -> None:
    """AU-081: points and dice are lost."""
    t = table(anna="cto skip -3 +1die", ben="cto +4 add").bids(anna="cto", ben="cto")
    t.plays("anna", "-3", on="ben").lands().plays("ben", "+4", on="ben").lands()
    t.plays("anna", "+1die", on="ben").lands().totals(ben=1).dice(ben=4).passes("ben")
    t.plays("anna", "skip", on="ben").lands().totals(ben=0)
    t.plays("ben", "add", on="ben").does("ben", "lay cto").dice(ben=3).totals(ben=0)


def test_skip_does_not_wipe_effects_on_others() -> None:
    """AU-081."""
    t = table(anna="cto skip -3", ben="cto", cleo="cto").bids(anna="cto", ben="cto", cleo="cto")
    t.plays("anna", "-3", on="cleo").lands().plays("anna", "skip", on="ben").totals(ben=0, cleo=-3)


def test_what_the_skipped_player_did_to_others_stays() -> None:
    """AU-082."""
    t = table(anna="cto skip", ben="cto -3 -1die").bids(anna="cto", ben="cto").passes("anna")
    t.plays("ben", "-3", on="anna").lands().passes("anna")
    t.plays("ben", "-1die", on="anna").lands()
    t.plays("anna", "skip", on="ben").totals(anna=-3).dice(anna=2)


def test_a_removed_member_does_not_return_with_skip() -> None:
    """AU-083: it stays in the spent pile."""
    t = table(anna="cto skip remove", ben="cto two").bids(anna="cto", ben="cto two")
    t.plays("anna", "remove", on="ben").lands().does("ben", "take two")
    t.plays("anna", "skip", on="ben").hand("ben", "cto", pitch="", spent="two")


def test_add_brings_a_skipped_player_back() -> None:
    """AU-084: with one card of his choice, and fresh effects."""
    t = table(anna="cto skip", ben="cto two -3 add", card="story 3").bids(anna="cto", ben="cto two")
    t.plays("anna", "skip", on="ben").lands().plays("ben", "add", on="ben").lands()
    t.asks("ben", "add_member").does("ben", "lay two").hand("ben", "cto", pitch="two").quiet()
    t.rolls(anna=[1, 1, 1], ben=[2, 3]).won_by("ben").hand("ben", "cto", spent="two")


def test_an_opponent_can_bring_a_skipped_player_back() -> None:
    """AU-084."""
    t = table(anna="cto skip add", ben="cto two").bids(anna="cto", ben="cto")
    t.plays("anna", "skip", on="ben").lands().plays("anna", "add", on="ben")
    t.does("ben", "lay cto").hand("ben", "two", pitch="cto")


def test_a_second_skip_is_void() -> None:
    """AU-085: legal, spent, without effect."""
    t = table(anna="cto skip skip", ben="cto +4").bids(anna="cto", ben="cto")
    t.plays("anna", "skip", on="ben").lands().plays("ben", "+4", on="ben").lands()
    t.plays("anna", "skip", on="ben").totals(ben=4)
    assert len(t.happened(f.TeamSkipped)) == len(t.happened(f.EventFizzled)) == 1


def test_a_second_skip_after_a_return_works() -> None:
    """AU-085: something is deployed again."""
    t = table(anna="cto skip skip", ben="cto add").bids(anna="cto", ben="cto")
    t.plays("anna", "skip", on="ben").lands().plays("ben", "add", on="ben").lands()
    t.does("ben", "lay cto").plays("anna", "skip", on="ben").hand("ben", "cto", pitch="")


def test_all_skipped_and_nobody_rolls() -> None:
    """AU-102: the card fails, the token moves on, the sprint goes on."""
    t = table(anna="cto skip", ben="cto skip", card="story 5", backlog="story 3, story 8")
    t.bids(anna="cto", ben="cto").plays("anna", "skip", on="ben").lands()
    t.plays("ben", "skip", on="anna").failed().bottom("story 5")
    t.first_mover("ben").centre("story 3").settled()
    assert (t.state.sprint, t.state.pitch) == (1, 2)
    assert not t.happened(f.DiceRolled)


def test_one_left_after_skips_rolls_against_the_value() -> None:
    """AU-103: no gift."""
    t = table(anna="cto skip", ben="cto", card="story 8").bids(anna="cto", ben="cto")
    t.plays("anna", "skip", on="ben")
    assert t.pending == Throw(3, 6, t.seat("anna"))
    t.rolls(anna=[2, 2, 2]).failed()


def test_skip_on_oneself() -> None:
    """AU-055, AU-080: a way out."""
    t = table(anna="cto two skip", ben="cto", card="story 3").bids(anna="cto two", ben="cto")
    t.plays("anna", "skip", on="anna").hand("anna", "cto two", pitch="")
    t.rolls(ben=[1, 1, 1]).won_by("ben")
