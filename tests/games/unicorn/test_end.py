"""The end of the game (R9)."""

from __future__ import annotations

import pytest

from agile_unicorn.games.unicorn import facts as f
from tests.support.table import table


def test_only_stories_count() -> None:
    """AU-160: neither members nor incentives."""
    t = table(anna="cto two two story 8 incentive+5", ben="cto", card="incentive +5", goal=9)
    t.scores(anna=8).bids(anna="cto", ben="").rolls(anna=[6, 6, 6]).quiet().won_by("anna")
    t.nobody_bids().scores(anna=8).settled()
    assert not t.happened(f.GameEnded)


def test_the_match_ends_at_the_end_of_a_sprint_only() -> None:
    """AU-161: the sprint is played to its end."""
    t = table(anna="cto two", ben="cto", card="story 5", backlog="story 3", goal=5)
    t.bids(anna="cto", ben="").rolls(anna=[2, 2, 2]).won_by("anna").scores(anna=0)
    t.bids(anna="", ben="cto").rolls(ben=[1, 1, 1]).won_by("ben").asks("anna", "bid")
    t.passes("anna").over("anna", "ben", reason="points")


def test_the_highest_score_wins_not_the_first_over_the_target() -> None:
    """AU-162: both reach it in the same sprint."""
    t = table(anna="cto", ben="cto", card="story 5", backlog="story 8", goal=5)
    t.bids(anna="cto", ben="").rolls(anna=[2, 2, 2]).won_by("anna")
    t.does("ben", "bid cto").rolls(ben=[3, 3, 3]).won_by("ben")
    t.scores(anna=5, ben=8).over("ben", "anna", reason="points")


def test_a_tie_on_points_is_broken_by_incentives() -> None:
    """AU-163, AU-164: the printed bonuses, not the number of cards."""
    t = table(anna="cto story 20 incentive+1 incentive+2", ben="cto story 20 incentive+5", goal=20)
    t.nobody_bids().over("ben", "anna", reason="points")


def test_used_incentives_count_in_the_tie_break() -> None:
    """AU-164."""
    t = table(
        anna="cto two story 5 incentive+5", ben="cto story 8 incentive+3", card="story 3", goal=8
    )
    t.bids(anna="cto", ben="").rolls(anna=[1, 1, 1]).uses("anna", "incentive+5").won_by("anna")
    t.nobody_bids().scores(anna=8, ben=8).over("anna", "ben", reason="points")


def test_an_incentive_just_won_counts_in_the_tie_break() -> None:
    """AU-164: all owned ones."""
    t = table(anna="cto two story 8", ben="cto story 8 incentive+1", card="incentive +2", goal=8)
    t.bids(anna="cto", ben="").rolls(anna=[1, 1, 1]).won_by("anna").nobody_bids()
    t.over("anna", "ben", reason="points")


def test_then_the_dice_of_the_team_decide() -> None:
    """AU-163, AU-165, AU-225: modifiers are ignored."""
    t = table(anna="cto member1+3 story 20", ben="cto two story 20", goal=20)
    t.nobody_bids().over("ben", "anna", reason="points")


def test_incentives_come_before_dice() -> None:
    """AU-163."""
    t = table(anna="noob incentive+1 story 20", ben="four four story 20", goal=20)
    t.nobody_bids().over("anna", "ben", reason="points")


def test_points_come_before_incentives() -> None:
    """AU-163."""
    t = table(anna="noob story 20 story 3", ben="cto story 20 incentive+5", goal=20)
    t.nobody_bids().over("anna", "ben", reason="points")


def test_equal_in_everything_is_a_shared_win() -> None:
    """AU-166."""
    t = table(anna="cto story 20", ben="cto story 20", cleo="cto story 20 story 3 noob", goal=20)
    t.nobody_bids().over("cleo", "anna ben", reason="points")
    t = table(anna="cto story 20", ben="two noob story 20", cleo="cto", goal=20)
    t.nobody_bids().over("anna ben", "cleo", reason="points")


@pytest.mark.parametrize(
    ("dismissed", "places"), [("cto", ("ben", "anna")), ("noob", ("anna", "ben"))]
)
def test_the_tie_break_counts_the_team_after_dismissals(
    dismissed: str, places: tuple[str, str]
) -> None:
    """AU-167: eleven dice less 3 are fewer than nine, less 1 are more."""
    t = table(anna="cto two two two noob one story 20", ben="cto two two two story 20", goal=20)
    t.nobody_bids().does("anna", f"dismiss {dismissed}").over(*places, reason="points")


@pytest.mark.parametrize(("goal", "over"), [(7, True), (8, True), (9, False)])
def test_the_target_or_more(goal: int, over: bool) -> None:
    """AU-168: below, at and above the target."""
    t = table(anna="cto two", ben="cto", card="story 8", goal=goal).bids(anna="cto", ben="")
    t.rolls(anna=[3, 3, 3]).won_by("anna").nobody_bids().scores(anna=8)
    if over:
        t.over("anna", "ben", reason="points")
    else:
        t.settled()
        assert not t.happened(f.GameEnded)
