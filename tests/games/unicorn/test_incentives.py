"""Incentives after the roll (R7)."""

from __future__ import annotations

from agile_unicorn.games.unicorn import facts as f
from tests.support.table import table


def test_only_active_participants_use_incentives() -> None:
    """AU-111: neither who passed nor who was knocked out."""
    t = table(
        anna="cto skip incentive+1",
        ben="cto incentive+5",
        cleo="cto incentive+5",
        card="story 5",
    )
    t.bids(anna="cto", ben="cto", cleo="").plays("anna", "skip", on="ben")
    t.rolls(anna=[1, 1, 2]).asks("anna", "incentive").uses("anna", "incentive+1").won_by("anna")


def test_incentives_go_round_from_the_first_mover() -> None:
    """AU-112: like events, and a pass is not final."""
    t = table(
        anna="cto incentive+1",
        ben="cto incentive+2 incentive+2",
        cleo="cto incentive+3",
        first="cleo",
    )
    t.bids(anna="cto", ben="cto", cleo="cto")
    t.rolls(cleo=[1, 1, 1], anna=[1, 1, 1], ben=[1, 1, 1])
    t.asks("cleo", "incentive").passes("cleo", "anna").uses("ben", "incentive+2")
    t.asks("cleo", "incentive").uses("cleo", "incentive+3")
    t.asks("anna", "incentive").passes("anna").asks("ben", "incentive").passes("ben")
    t.won_by("cleo")


def test_any_number_of_incentives_each_once() -> None:
    """AU-113: in this pitch and not again in the sprint."""
    t = table(anna="cto two incentive+2 incentive+3", ben="cto", card="story 8", backlog="story 5")
    t.bids(anna="cto", ben="").rolls(anna=[1, 1, 1]).uses("anna", "incentive+2")
    t.uses("anna", "incentive+3").won_by("anna").hand(
        "anna", incentives="", used="incentive+2 incentive+3"
    )
    t.bids(ben="", anna="two").rolls(anna=[1, 1]).failed()


def test_an_incentive_improves_the_own_total_only() -> None:
    """AU-114: there is no target to choose."""
    t = table(anna="cto incentive+2 incentive+1", ben="cto").bids(anna="cto", ben="cto")
    t.rolls(anna=[1, 1, 1], ben=[1, 1, 2])
    assert t.offers("anna") == {"pass", "use incentive+2", "use incentive+1"}
    t.uses("anna", "incentive+2").totals(anna=5, ben=4)


def test_an_incentive_used_in_vain_stays_used() -> None:
    """AU-115: until the retro."""
    t = table(anna="cto two incentive+2", ben="cto", card="story 20", backlog="story 13")
    t.bids(anna="cto", ben="").rolls(anna=[1, 1, 1]).uses("anna", "incentive+2").failed()
    t.hand("anna", incentives="", used="incentive+2").nobody_bids()
    t.hand("anna", incentives="incentive+2", used="")


def test_a_won_incentive_waits_for_the_next_sprint() -> None:
    """AU-116: it lies on the spent pile."""
    t = table(anna="cto two", ben="cto", card="incentive +2", backlog="story 20")
    t.bids(anna="cto", ben="").rolls(anna=[1, 1, 1]).won_by("anna", "incentive +2")
    t.hand("anna", incentives="", won="incentive +2")
    t.bids(ben="", anna="two").rolls(anna=[1, 1]).failed().hand("anna", incentives="")
    t.bids(ben="")
    t.hand("anna", incentives="incentive +2", won="")


def test_an_incentive_may_be_used_without_hope() -> None:
    """AU-117: nobody checks whether one can win."""
    t = table(anna="noob incentive+1 incentive+2", ben="cto", card="story 20")
    t.bids(anna="noob", ben="cto").rolls(anna=[1], ben=[6, 6, 6])
    t.uses("anna", "incentive+1").totals(anna=2).uses("anna", "incentive+2").failed()


def test_totals_are_compared_when_all_have_passed() -> None:
    """AU-118: the other one can answer an incentive."""
    t = table(anna="cto incentive+2", ben="cto incentive+3", card="story 5")
    t.bids(anna="cto", ben="cto").rolls(anna=[2, 2, 2], ben=[2, 2, 2])
    t.uses("anna", "incentive+2").asks("ben", "incentive").uses("ben", "incentive+3")
    t.won_by("ben")


def test_who_holds_no_incentive_is_not_asked() -> None:
    """AU-112: the number of incentives is public, so this tells nothing."""
    t = table(anna="cto incentive+2", ben="cto").bids(anna="cto", ben="cto")
    t.rolls(anna=[1, 1, 1], ben=[1, 1, 1]).uses("anna", "incentive+2").won_by("anna")
    assert not t.happened(f.WindowPassed)
