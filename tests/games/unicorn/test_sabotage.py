"""Sabotage, an event of the expansion (R11)."""

from __future__ import annotations

import pytest

from agile_unicorn.engine.moves import Throw
from agile_unicorn.games.unicorn import facts as f
from tests.support.table import table


def test_sabotage_is_played_on_another_participant() -> None:
    """AU-201: before the roll, neither on oneself nor on who passed."""
    t = table(anna="cto sabotage", ben="cto", cleo="cto", expanded=True)
    t.bids(anna="cto", ben="", cleo="cto")
    assert t.offers("anna") == {"pass", "sabotage on cleo"}


def test_nobody_to_sabotage_in_a_solo_pitch() -> None:
    """AU-201."""
    t = table(anna="cto sabotage", ben="cto", expanded=True).bids(anna="cto", ben="")
    assert t.offers("anna") == {"pass"}


@pytest.mark.parametrize("number", [1, 2, 3])
def test_each_unused_incentive_can_be_drawn(number: int) -> None:
    """AU-202: with the same chance, a reroll like any other."""
    t = table(anna="cto sabotage", ben="cto incentive+2 incentive+5 reroll", expanded=True)
    t.bids(anna="cto", ben="cto").plays("anna", "sabotage", on="ben")
    assert t.pending == Throw(1, 3)
    held = t.keys(t.state.incentives[1])
    t.draws(number).hand("anna", incentives=held.pop(number - 1)).hand(
        "ben", incentives=" ".join(held)
    )


def test_the_loot_is_known_to_thief_and_victim_alone() -> None:
    """AU-202: with covered hands."""
    t = table(
        anna="cto sabotage",
        ben="cto incentive+2",
        cleo="cto",
        expanded=True,
        open_hands=False,
    )
    t.bids(anna="cto", ben="cto", cleo="").plays("anna", "sabotage", on="ben")
    loot = t.state.incentives[1][0]
    t.draws(1)
    fact = next(fact for fact in t.facts if isinstance(fact, f.IncentiveStolen))
    seen = {name: t.sees(fact, name) for name in ("anna", "ben", "cleo", None)}
    thief, victim = t.seat("anna"), t.seat("ben")
    known, hidden = f.IncentiveStolen(thief, victim, loot), f.IncentiveStolen(thief, victim, None)
    assert seen == {"anna": known, "ben": known, "cleo": hidden, None: hidden}


def test_used_and_won_incentives_are_safe() -> None:
    """AU-203: both lie face down."""
    t = table(
        anna="cto two sabotage",
        ben="cto two noob incentive+2",
        card="incentive+3",
        backlog="story 3",
        expanded=True,
    )
    t.bids(anna="", ben="cto").rolls(ben=[1, 1, 1]).uses("ben", "incentive+2").won_by("ben")
    t.bids(ben="two", anna="cto").plays("anna", "sabotage", on="ben")
    t.hand("ben", used="incentive+2", won="incentive+3").hand("anna", incentives="", events="")
    assert t.happened(f.EventFizzled)


def test_nothing_to_steal_is_void() -> None:
    """AU-204: the card is spent."""
    t = table(anna="cto sabotage", ben="cto", expanded=True).bids(anna="cto", ben="cto")
    t.plays("anna", "sabotage", on="ben").hand("anna", events="")
    assert t.happened(f.EventFizzled)
    assert not t.happened(f.SabotageBegan)


def test_the_loot_can_be_used_at_once_and_stays() -> None:
    """AU-205."""
    t = table(anna="cto two sabotage", ben="cto incentive+5", card="story 8", expanded=True)
    t.bids(anna="cto", ben="cto").plays("anna", "sabotage", on="ben").draws(1)
    t.rolls(anna=[1, 1, 1], ben=[2, 2, 2]).uses("anna", "incentive+5").won_by("anna")
    t.nobody_bids().hand("anna", incentives="incentive+5").hand("ben", incentives="")


def test_a_wand_comes_before_the_draw() -> None:
    """AU-206: nothing is held out."""
    t = table(anna="cto sabotage", ben="cto incentive+5 wand", expanded=True)
    t.bids(anna="cto", ben="cto").plays("anna", "sabotage", on="ben").plays("ben", "wand")
    t.hand("ben", incentives="incentive+5")
    assert not t.happened(f.SabotageBegan)


def test_partners_do_not_sabotage_each_other() -> None:
    """AU-181: only one opponent loses one card."""
    t = table(
        anna="cto sabotage", ben="cto", cleo="cto", dora="cto", expanded=True, team_size=2
    ).bids(anna="cto", ben="cto", cleo="cto", dora="cto")
    assert t.offers("anna") == {"pass", "sabotage on ben", "sabotage on dora"}


def test_a_knocked_out_player_can_be_sabotaged() -> None:
    """AU-060, AU-201: still a participant, and so may the thief be one."""
    t = table(anna="cto skip sabotage", ben="cto incentive+5 sabotage", expanded=True)
    t.bids(anna="cto", ben="cto").plays("anna", "skip", on="ben").lands()
    t.plays("ben", "sabotage", on="anna").lands().plays("anna", "sabotage", on="ben").draws(1)
    t.hand("anna", incentives="incentive+5").hand("ben", incentives="")


def test_no_sabotage_after_the_roll() -> None:
    """AU-058, AU-201."""
    t = table(anna="cto two sabotage", ben="cto incentive+5", card="story 3", expanded=True)
    t.bids(anna="cto", ben="cto").passes("anna").rolls(anna=[1] * 3, ben=[1] * 3)
    t.asks("ben", "incentive").uses("ben", "incentive+5").won_by("ben")
    t.hand("anna", events="sabotage")


def test_two_wands_let_the_thief_through() -> None:
    """AU-072, AU-206: the draw comes after all of them."""
    t = table(anna="cto sabotage wand", ben="cto incentive+5 wand", expanded=True)
    t.bids(anna="cto", ben="cto").plays("anna", "sabotage", on="ben").passes("anna")
    t.plays("ben", "wand").plays("anna", "wand")
    t.draws(1).hand("anna", incentives="incentive+5")


def test_the_loot_can_be_stolen_back() -> None:
    """AU-202, AU-205: it lies in the hand like any other."""
    t = table(anna="cto sabotage", ben="cto incentive+5 sabotage", expanded=True)
    t.bids(anna="cto", ben="cto").plays("anna", "sabotage", on="ben").lands().draws(1)
    t.plays("ben", "sabotage", on="anna").draws(1).hand("ben", incentives="incentive+5")


def test_a_stolen_reroll_is_used_by_the_thief() -> None:
    """AU-156, AU-205: and returns to the thief, not to its former owner."""
    t = table(anna="cto two sabotage", ben="cto reroll", card="story 3", expanded=True)
    t.bids(anna="cto", ben="cto").plays("anna", "sabotage", on="ben").draws(1)
    t.rolls(anna=[1] * 3, ben=[6] * 3).uses("anna", "reroll", on="ben").rolls(ben=[1, 1, 1])
    t.rolls(anna=[2] * 3, ben=[1] * 3).won_by("anna").hand("anna", used="reroll")
    t.nobody_bids().hand("anna", incentives="reroll").hand("ben", incentives="")


def test_a_used_incentive_can_be_stolen_in_the_next_sprint() -> None:
    """AU-203: when it is back in the hand."""
    t = table(anna="cto two sabotage", ben="cto two incentive+5", card="story 3", expanded=True)
    t.bids(anna="", ben="cto").rolls(ben=[1, 1, 1]).uses("ben", "incentive+5").won_by("ben")
    t.nobody_bids().bids(anna="cto", ben="cto").plays("anna", "sabotage", on="ben").lands()
    t.draws(1).hand("anna", incentives="incentive+5")


@pytest.mark.parametrize("partners_open", [True, False])
def test_partners_who_see_the_hands_know_the_loot(partners_open: bool) -> None:
    """AU-172, AU-202: those of thief and victim; with covered cards neither does."""
    t = table(
        anna="cto sabotage",
        ben="cto incentive+2",
        cleo="cto",
        dora="cto",
        expanded=True,
        team_size=2,
        open_hands=False,
        partners_open=partners_open,
    )
    t.bids(anna="cto", ben="cto", cleo="", dora="").plays("anna", "sabotage", on="ben").draws(1)
    (fact,) = t.happened(f.IncentiveStolen)
    for name in ("cleo", "dora"):
        assert (t.sees(fact, name) == fact) is partners_open
    assert t.sees(fact, None) != fact
