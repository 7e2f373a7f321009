"""The retro (R8)."""

from __future__ import annotations

from agile_unicorn.engine.moves import Over
from agile_unicorn.games.unicorn import facts as f
from tests.support.table import table


def test_the_order_of_the_retro() -> None:
    """AU-147: stories, cards back, team limit, end check, events, backlog."""
    t = table(anna="cto two two two two two", ben="cto", card="story 8").bids(
        anna="cto two", ben=""
    )
    t.rolls(anna=[3, 3, 3, 1, 1]).won_by("anna").nobody_bids().does("anna", "dismiss two")
    kinds = [type(fact) for fact in t.facts]
    order = [
        f.SprintEnded,
        f.StoriesRevealed,
        f.CardsTakenBack,
        f.MemberDismissed,
        f.EventsDealt,
        f.SprintBegan,
        f.BacklogFilled,
    ]
    assert kinds[kinds.index(f.SprintEnded) :][:7] == order


def test_everything_comes_back() -> None:
    """AU-147: team, used and new incentives, new members."""
    t = table(anna="cto two incentive+2", ben="cto", card="member 1", backlog="incentive +3")
    t.value_rolls(1).bids(anna="cto", ben="").rolls(anna=[1, 1, 1]).quiet().won_by("anna")
    t.bids(anna="two", ben="").rolls(anna=[1, 1]).uses("anna", "incentive+2").won_by("anna")
    t.hand("anna", "", incentives="").nobody_bids()
    t.hand(
        "anna", "cto two member1", incentives="incentive+2 incentive+3", spent="", used="", won=""
    )


def test_the_limit_of_five_waits_for_the_retro() -> None:
    """AU-148: a sixth member may be won in between."""
    t = table(anna="cto two two two noob", ben="cto", card="member 1").value_rolls(1)
    t.bids(anna="cto", ben="").rolls(anna=[1, 1, 1]).won_by("anna").asks("ben", "bid")
    assert not t.happened(f.MemberDismissed)
    t.nobody_bids().asks("anna", "dismiss")


def test_any_member_may_be_dismissed_the_new_one_too() -> None:
    """AU-149."""
    t = table(anna="cto two two two noob", ben="cto", card="member 1+3").value_rolls(1)
    t.bids(anna="cto two", ben="").rolls(anna=[1, 1, 1, 1, 1]).won_by("anna").nobody_bids()
    assert t.offers("anna") == {
        "dismiss cto",
        "dismiss member2",
        "dismiss noob",
        "dismiss member1+3",
    }
    t.does("anna", "dismiss member1+3").hand("anna", "cto two two two noob")


def test_nobody_dismisses_of_his_own_free_will() -> None:
    """AU-150: with five or fewer there is no question, with six exactly one."""
    t = table(anna="cto two two two noob noob", ben="cto two two two noob").nobody_bids()
    t.asks("anna", "dismiss").cannot("anna", "pass").does("anna", "dismiss noob").settled()
    assert len(t.happened(f.MemberDismissed)) == 1


def test_dismissed_members_go_under_the_draw_pile() -> None:
    """AU-151, AU-153: each to the bottom, after the card that failed."""
    t = table(anna="cto two two two noob one one", ben="cto", card="story 20").nobody_bids()
    t.does("anna", "dismiss cto").does("anna", "dismiss noob").bottom("noob cto story 20")


def test_dismissals_go_round_from_the_next_first_mover() -> None:
    """AU-152: each one in his own order."""
    t = table(
        anna="cto cto two two noob noob one",
        ben="cto",
        cleo="two two two two two noob",
        dora="one one cto three three three",
    )
    t.nobody_bids().first_mover("ben").asks("cleo", "dismiss").does("cleo", "dismiss noob")
    t.asks("dora", "dismiss").does("dora", "dismiss cto")
    t.asks("anna", "dismiss").does("anna", "dismiss one").asks("anna", "dismiss")
    t.does("anna", "dismiss cto").settled()
    t.bottom("cto one cto noob")


def test_failed_cards_lie_in_the_order_in_which_they_failed() -> None:
    """AU-153: the last one lowest."""
    t = table(anna="noob noob cto", ben="cto", card="story 20", backlog="story 13, story 5")
    t.bids(anna="noob", ben="").rolls(anna=[1]).bids(anna="noob", ben="").rolls(anna=[1])
    t.bottom("story 13, story 20")


def test_two_events_each_and_old_ones_are_kept() -> None:
    """AU-154: there is no limit to a hand."""
    t = table(anna="cto +4 +4 +5 -3 -3 -5", ben="cto", events="skip wand add remove").nobody_bids()
    t.hand("anna", events="+4 +4 +5 -3 -3 -5 wand remove").hand("ben", events="skip add")


def test_events_are_dealt_one_by_one_from_the_next_first_mover() -> None:
    """AU-105: until the pile is empty; missing ones are not made up."""
    t = table(anna="cto", ben="cto", cleo="cto", events="+4 -3 skip wand").nobody_bids()
    t.hand("ben", events="+4 wand").hand("cleo", events="-3").hand("anna", events="skip")
    assert t.view().event_pile == 0
    t.nobody_bids().hand("ben", events="+4 wand").hand("cleo", events="-3")


def test_no_events_after_the_end() -> None:
    """AU-155."""
    t = table(anna="cto", ben="noob", card="story 5", goal=5).bids(anna="cto", ben="")
    t.rolls(anna=[2, 2, 2]).won_by("anna").passes("ben")
    assert isinstance(t.pending, Over)
    assert not t.happened(f.EventsDealt)
    t.hand("anna", events="")


def test_sprints_without_a_won_card_end_the_match() -> None:
    """AU-157: after as many in a row as agreed."""
    t = table(anna="cto incentive+2", ben="cto", stalemate=3)
    t.nobody_bids().nobody_bids().settled().nobody_bids()
    t.over("anna", "ben", reason="stalemate")


def test_ten_barren_sprints_are_the_rule() -> None:
    """AU-157: nine are not enough."""
    t = table(anna="cto", ben="cto")
    for _ in range(9):
        t.nobody_bids().settled()
    t.nobody_bids().over("anna ben", reason="stalemate")


def test_a_won_card_starts_the_count_again() -> None:
    """AU-157: any card, not only a story."""
    t = table(anna="cto", ben="cto", backlog="incentive +1, story 3", stalemate=2)
    t.nobody_bids().centre("incentive +1")
    t.bids(anna="cto", ben="").quiet().rolls(anna=[1, 1, 1]).won_by("anna")
    t.nobody_bids().settled()
    t.nobody_bids().settled().nobody_bids().over("anna", "ben", reason="stalemate")
