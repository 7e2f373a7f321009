"""What a pitch card demands (R3)."""

from __future__ import annotations

import pytest

from agile_unicorn.engine.moves import Throw
from agile_unicorn.games.unicorn import facts as f
from tests.support.table import table


@pytest.mark.parametrize("value", [3, 5, 8, 13, 20])
def test_a_story_demands_what_it_is_worth(value: int) -> None:
    """AU-034: printed values are not rolled."""
    t = table(anna="cto", ben="cto", card=f"story {value}").value(value).asks("anna", "bid")
    assert not t.happened(f.ValueRolled)


@pytest.mark.parametrize("bonus", [1, 2, 3, 5])
def test_an_incentive_demands_its_bonus(bonus: int) -> None:
    """AU-034."""
    table(anna="cto", ben="cto", card=f"incentive +{bonus}").value(bonus)


def test_a_member_is_rolled_before_any_bid() -> None:
    """AU-030, AU-031: nobody's dice, and the result is open."""
    t = table(anna="cto", ben="cto", card="member 2")
    assert t.pending == Throw(2, 6, None)
    t.value_rolls(4, 5).value(9).asks("anna", "bid")


def test_the_preview_is_not_rolled() -> None:
    """AU-030: only when it comes to the centre."""
    t = table(anna="cto two", ben="cto", card="story 3", backlog="member 3")
    t.asks("anna", "bid").centre("story 3", preview="member 3").bids(anna="two", ben="")
    t.rolls(anna=[2, 2]).won_by("anna")
    t.value_rolls(1, 2, 3).value(6)


@pytest.mark.parametrize(
    ("card", "faces", "value"),
    [
        ("member 1+3", (4,), 7),
        ("member 3+3", (6, 6, 6), 21),
        ("member 2-2", (5, 4), 7),
        ("member 3-2", (1, 1, 1), 1),
    ],
)
def test_modifiers_count_in_the_value(card: str, faces: tuple[int, ...], value: int) -> None:
    """AU-032."""
    table(anna="cto", ben="cto", card=card).value_rolls(*faces).value(value)


@pytest.mark.parametrize(
    ("card", "faces"), [("member 2-2", (1, 1)), ("member 1-3", (3,)), ("member 1-3", (1,))]
)
def test_a_value_is_never_below_zero(card: str, faces: tuple[int, ...]) -> None:
    """AU-033: zero and below become zero."""
    table(anna="cto", ben="cto", card=card).value_rolls(*faces).value(0)


def test_any_total_from_zero_up_wins_a_card_of_value_zero() -> None:
    """AU-036: the highest active participant."""
    t = table(anna="member1-3", ben="noob -3", card="member 1-3").value_rolls(2).value(0)
    t.bids(anna="member1-3", ben="").rolls(anna=[3]).totals(anna=0)
    t.quiet().won_by("anna")


def test_a_negative_total_does_not_reach_zero() -> None:
    """AU-036, AU-098: a total may be negative, and then it fails."""
    t = table(anna="member1-3", ben="cto", card="member 1-3").value_rolls(1).value(0)
    t.bids(anna="member1-3", ben="").rolls(anna=[2]).failed()


def test_nothing_changes_the_pitch_card() -> None:
    """AU-037: events aim at participants only, incentives at the own total."""
    t = table(
        anna="cto +4 -1die add incentive+5 incentive+1",
        ben="cto",
        card="member 3",
        backlog="story 3",
    )
    t.value_rolls(4, 4, 4).bids(anna="cto", ben="cto")
    targets = {option.split(" on ")[1] for option in t.offers("anna") if " on " in option}
    assert targets == {"anna", "ben"}
    t.plays("anna", "-1die", on="ben").lands().value(12)
    t.plays("anna", "+4", on="anna").lands().value(12).quiet()
    t.rolls(anna=[1, 1, 1], ben=[1, 1]).uses("anna", "incentive+5").value(12)
    t.totals(anna=12).quiet().won_by("anna")


def test_a_member_that_comes_back_is_rolled_again() -> None:
    """AU-038: the old value is forgotten."""
    t = table(anna="cto", ben="cto", card="member 2", backlog="story 20", draw="")
    t.value_rolls(6, 6).value(12).bids(anna="cto", ben="").rolls(anna=[1, 1, 1]).failed()
    t.nobody_bids()
    assert t.pending == Throw(2, 6, None)
    t.centre("member 2").value_rolls(1, 2).value(3)


@pytest.mark.parametrize(
    ("card", "faces", "value"), [("cto", (1, 2, 3), 6), ("noob", (5,), 5), ("two", (3, 4), 7)]
)
def test_start_members_are_rolled_like_all_others(
    card: str, faces: tuple[int, ...], value: int
) -> None:
    """AU-039."""
    table(anna="cto", ben="cto", card=card).value_rolls(*faces).value(value)
