"""Reroll, an incentive of the expansion (R11)."""

from __future__ import annotations

import pytest

from agile_unicorn.engine.moves import Throw
from agile_unicorn.games.unicorn import facts as f
from tests.support.table import table


def test_a_reroll_on_oneself_is_binding() -> None:
    """AU-190, AU-191: all dice again, be it worse."""
    t = table(anna="cto reroll", ben="cto", card="story 8", expanded=True)
    t.bids(anna="cto", ben="").rolls(anna=[1, 1, 2]).uses("anna", "reroll", on="anna")
    assert t.pending == Throw(3, 6, t.seat("anna"))
    t.rolls(anna=[1, 1, 1]).failed()


def test_a_reroll_strikes_an_opponent() -> None:
    """AU-114, AU-191: any active participant."""
    t = table(anna="cto reroll", ben="cto", cleo="cto", card="story 8", expanded=True)
    t.bids(anna="cto", ben="cto", cleo="").rolls(anna=[3, 3, 3], ben=[6, 6, 6])
    assert t.offers("anna") == {"pass", "use reroll on anna", "use reroll on ben"}
    t.uses("anna", "reroll", on="ben").rolls(ben=[1, 1, 1]).won_by("anna")


def test_a_reroll_leaves_bonuses_and_events() -> None:
    """AU-191: only the dice are thrown again."""
    t = table(anna="cto +4 reroll incentive+2", ben="noob two", card="story 8", expanded=True)
    t.bids(anna="cto", ben="noob").plays("anna", "+4", on="anna")
    t.rolls(anna=[1, 1, 1], ben=[1]).uses("anna", "incentive+2").totals(anna=9)
    t.uses("anna", "reroll", on="anna").rolls(anna=[2, 2, 2]).won_by("anna")
    assert f.PitchWon(t.seat("anna"), t.state.won[0][0], 12) in t.facts


def test_a_reroll_is_answered_by_another() -> None:
    """AU-191: each one is spent."""
    t = table(anna="cto reroll", ben="cto reroll", card="story 3", expanded=True)
    t.bids(anna="cto", ben="cto").rolls(anna=[1, 1, 1], ben=[6, 6, 6])
    t.uses("anna", "reroll", on="ben").rolls(ben=[1, 1, 1]).asks("ben", "incentive")
    t.uses("ben", "reroll", on="ben").rolls(ben=[2, 2, 2]).won_by("ben")


def test_a_reroll_belongs_to_the_incentive_phase() -> None:
    """AU-190, AU-192: it is no event, and no wand answers it."""
    t = table(anna="cto reroll -3", ben="cto wand", card="story 3", expanded=True)
    t.bids(anna="cto", ben="cto").asks("anna", "event").cannot("anna", "use reroll on anna")
    t.quiet().rolls(anna=[1, 1, 1], ben=[6, 6, 6]).uses("anna", "reroll", on="ben")
    assert t.pending == Throw(3, 6, t.seat("ben"))


def test_a_reroll_after_a_tie() -> None:
    """AU-190: the window after the second roll is one like the first, for the tied alone."""
    t = table(anna="cto reroll", ben="cto", cleo="cto", card="story 3", expanded=True)
    t.bids(anna="cto", ben="cto", cleo="cto").rolls(anna=[3] * 3, ben=[3] * 3, cleo=[1] * 3)
    t.passes("anna").rolls(anna=[1, 1, 1], ben=[6, 6, 6])
    assert t.offers("anna") == {"pass", "use reroll on anna", "use reroll on ben"}
    t.uses("anna", "reroll", on="ben").rolls(ben=[1, 1, 2]).won_by("ben")


def test_a_reroll_without_dice_throws_nothing() -> None:
    """AU-061, AU-096: it is spent all the same."""
    t = table(anna="noob reroll", ben="noob two -1die", card="story 3", expanded=True)
    t.bids(anna="noob", ben="noob").plays("ben", "-1die", on="anna").rolls(ben=[3])
    t.uses("anna", "reroll", on="anna").won_by("ben").hand("anna", used="reroll")


@pytest.mark.parametrize("target", ["anna", "ben"])
def test_a_used_reroll_goes_to_the_spent_pile_of_its_owner(target: str) -> None:
    """AU-156, AU-223: and back to the hand at the retro, whoever was struck."""
    t = table(anna="cto two reroll", ben="cto", card="story 3", expanded=True)
    t.bids(anna="cto", ben="cto").rolls(anna=[1, 1, 1], ben=[1, 1, 1])
    t.uses("anna", "reroll", on=target).rolls(**{target: [6, 6, 6]}).won_by(target)
    t.hand("anna", incentives="", used="reroll")
    t.nobody_bids().hand("anna", incentives="reroll", used="")


def test_a_reroll_in_the_centre_has_the_value_0() -> None:
    """AU-035: and no bonus to break a tie with (AU-164)."""
    t = table(anna="cto two story 8", ben="cto story 8", card="reroll", goal=8, expanded=True)
    t.value(0).bids(anna="cto", ben="").rolls(anna=[1, 1, 1]).won_by("anna", "reroll")
    t.nobody_bids().over("anna", "ben", reason="points")
    assert t.state.incentives[0]


def test_only_who_rolled_is_struck() -> None:
    """AU-111, AU-191: neither who passed nor who was knocked out; nor do they use one."""
    t = table(
        anna="cto skip reroll", ben="cto reroll", cleo="cto", dora="cto reroll", expanded=True
    )
    t.bids(anna="cto", ben="cto", cleo="cto", dora="").plays("anna", "skip", on="ben")
    t.rolls(anna=[1] * 3, cleo=[6] * 3)
    assert t.offers("anna") == {"pass", "use reroll on anna", "use reroll on cleo"}
    t.uses("anna", "reroll", on="cleo").rolls(cleo=[6] * 3).won_by("cleo")


def test_a_reroll_throws_the_dice_of_events_too() -> None:
    """AU-191: all dice, as many as in the roll before."""
    t = table(anna="cto +1die reroll", ben="cto", card="story 8", expanded=True)
    t.bids(anna="cto", ben="").plays("anna", "+1die", on="anna").rolls(anna=[1] * 4)
    t.uses("anna", "reroll", on="anna")
    assert t.pending == Throw(4, 6, t.seat("anna"))


def test_two_rerolls_of_one_player() -> None:
    """AU-113, AU-191: one after the other, each with a throw of its own."""
    t = table(anna="cto reroll reroll", ben="cto", card="story 8", expanded=True)
    t.bids(anna="cto", ben="").rolls(anna=[1] * 3).uses("anna", "reroll", on="anna")
    t.rolls(anna=[1, 1, 2]).uses("anna", "reroll", on="anna").rolls(anna=[6, 6, 6]).won_by("anna")
    t.hand("anna", used="reroll reroll", incentives="")


def test_incentives_follow_a_reroll() -> None:
    """AU-051, AU-190: who passed before it may answer."""
    t = table(anna="cto incentive+5", ben="cto reroll", card="story 3", expanded=True)
    t.bids(anna="cto", ben="cto").rolls(anna=[3] * 3, ben=[1] * 3).passes("anna")
    t.uses("ben", "reroll", on="ben").rolls(ben=[4] * 3).asks("anna", "incentive")
    t.uses("anna", "incentive+5").won_by("anna")


def test_a_reroll_can_bring_about_a_tie() -> None:
    """AU-122, AU-190: which is rolled out like any other, without the one who has lost."""
    t = table(anna="cto reroll", ben="cto", cleo="noob", card="story 3", expanded=True)
    t.bids(anna="cto", ben="cto", cleo="noob").rolls(anna=[1] * 3, ben=[2] * 3, cleo=[1])
    t.uses("anna", "reroll", on="anna").rolls(anna=[2] * 3)
    assert t.happened(f.TieRerolled) == [f.TieRerolled((t.seat("anna"), t.seat("ben")), 6)]
    t.rolls(anna=[1] * 3, ben=[2] * 3).won_by("ben")


def test_a_won_reroll_waits_for_the_next_sprint() -> None:
    """AU-035, AU-116: like any incentive."""
    t = table(anna="cto two", ben="cto", card="reroll", backlog="story 3", expanded=True)
    t.bids(anna="cto", ben="").rolls(anna=[1] * 3).won_by("anna", "reroll")
    t.bids(ben="", anna="two").rolls(anna=[1, 1]).failed().hand("anna", won="reroll", incentives="")
    t.nobody_bids().hand("anna", incentives="reroll")


@pytest.mark.parametrize(("events", "wins"), [("-3", True), ("-3 -1die", False)])
def test_a_negative_total_does_not_win_a_reroll(events: str, wins: bool) -> None:
    """AU-035, AU-036: a total of 0 does."""
    t = table(anna=f"cto two {events}", ben="cto", card="reroll", expanded=True)
    t.bids(anna="cto", ben="")
    for event in events.split():
        t.plays("anna", event, on="anna").lands()
    t.rolls(anna=[1] * (3 if wins else 2))
    if wins:
        t.won_by("anna", "reroll")
    else:
        t.failed()


def test_a_reroll_opens_the_window_for_all_again() -> None:
    """AU-051, AU-190: not only for the next one."""
    t = table(
        anna="cto incentive+2",
        ben="cto incentive+5",
        cleo="cto reroll",
        card="story 3",
        expanded=True,
    )
    t.bids(anna="cto", ben="cto", cleo="cto").rolls(anna=[3] * 3, ben=[2] * 3, cleo=[1] * 3)
    t.passes("anna", "ben").uses("cleo", "reroll", on="cleo").rolls(cleo=[3, 3, 4])
    t.passes("anna").uses("ben", "incentive+5").passes("anna").won_by("ben")
