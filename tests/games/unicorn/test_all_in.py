"""All In, an event of the expansion (R11)."""

from __future__ import annotations

from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.setup import HouseRules
from tests.support.table import table


def test_the_addressed_one_lays_the_whole_hand() -> None:
    """AU-198: nobody else does, and nothing is chosen."""
    t = table(anna="cto all_in two", ben="cto two noob", cleo="cto two", expanded=True)
    t.bids(anna="cto", ben="noob", cleo="cto").plays("anna", "all_in", on="ben")
    t.hand("ben", "", pitch="noob cto two").hand("anna", "two", pitch="cto").hand("cleo", "two")
    t.dice(anna=3, ben=6, cleo=3)


def test_all_in_on_oneself() -> None:
    """AU-198: oneself included."""
    t = table(anna="cto two noob all_in", ben="cto two", card="story 13", expanded=True)
    t.bids(anna="noob", ben="cto").plays("anna", "all_in", on="anna")
    t.rolls(anna=[3] * 6, ben=[1, 1, 1]).won_by("anna").hand("anna", "", spent="cto two noob")


def test_the_house_rule_addresses_everybody() -> None:
    """AU-198: all participants, but nobody who passed (AU-044)."""
    t = table(
        anna="cto two all_in",
        ben="cto two",
        cleo="cto",
        expanded=True,
        rules=HouseRules(all_in="all"),
    ).bids(anna="cto", ben="two", cleo="")
    assert t.offers("anna") == {"pass", "all_in on anna"}
    t.plays("anna", "all_in", on="anna")
    t.hand("anna", "", pitch="cto two").hand("ben", "", pitch="two cto").hand("cleo", "cto")


def test_all_in_with_an_empty_hand_is_void() -> None:
    """AU-199: spent without effect."""
    t = table(anna="cto two all_in", ben="cto", expanded=True).bids(anna="cto", ben="cto")
    t.plays("anna", "all_in", on="ben").hand("anna", "two", events="")
    assert t.happened(f.EventFizzled)
    assert not t.happened(f.EverybodyDeployed)


def test_skip_takes_all_of_it_back() -> None:
    """AU-200."""
    t = table(anna="cto all_in skip", ben="cto two noob", expanded=True)
    t.bids(anna="cto", ben="noob").plays("anna", "all_in", on="ben").lands()
    t.plays("anna", "skip", on="ben").hand("ben", "cto two noob", pitch="", spent="")


def test_all_in_brings_a_skipped_player_back() -> None:
    """AU-084, AU-198: with the whole hand."""
    t = table(anna="cto skip", ben="cto two all_in", expanded=True).bids(anna="cto", ben="cto")
    t.plays("anna", "skip", on="ben").lands().plays("ben", "all_in", on="ben").dice(ben=5)


def test_all_in_on_a_team() -> None:
    """AU-179: all participating partners of the addressed one."""
    t = table(
        anna="cto two", ben="cto all_in", cleo="cto two", dora="cto", expanded=True, team_size=2
    )
    t.bids(anna="cto", ben="cto", cleo="two", dora="").plays("ben", "all_in", on="cleo")
    t.hand("anna", "", pitch="cto two").hand("cleo", "", pitch="two cto").hand("dora", "cto")


def test_all_in_spares_an_absent_partner() -> None:
    """AU-173, AU-179: who passed is no participant."""
    t = table(
        anna="cto two", ben="cto all_in", cleo="cto two", dora="cto", expanded=True, team_size=2
    )
    t.bids(anna="cto", ben="cto", cleo="", dora="").plays("ben", "all_in", on="anna")
    t.hand("anna", "", pitch="cto two").hand("cleo", "cto two", pitch="")
