"""The dice, the highest total and the value (R7)."""

from __future__ import annotations

import pytest

from agile_unicorn.engine.game import IllegalMove, play
from agile_unicorn.engine.moves import Move, Rolled, Throw
from agile_unicorn.engine.pieces import CHANCE, Seat
from agile_unicorn.games.unicorn import facts as f
from tests.support.table import GAME, table


def test_every_active_participant_rolls_before_any_incentive() -> None:
    """AU-110: all at once, each with the dice of the team."""
    t = table(anna="cto incentive+2", ben="two", cleo="cto noob incentive+2")
    t.bids(anna="cto", ben="two", cleo="cto noob")
    assert f.RollBegan((Seat(0), Seat(1), Seat(2)), (3, 2, 4)) in t.latest
    t.rolls(anna=[1, 1, 1], ben=[1, 1], cleo=[1, 1, 1, 1]).asks("anna", "incentive")


def test_who_passed_does_not_roll() -> None:
    """AU-110."""
    t = table(anna="cto", ben="cto", cleo="cto").bids(anna="", ben="cto", cleo="")
    assert t.pending == Throw(3, 6, t.seat("ben"))


def test_the_match_takes_the_right_number_of_dice_only() -> None:
    """AU-110: three dice are three faces from 1 to 6."""
    t = table(anna="cto", ben="cto").bids(anna="cto", ben="")
    for faces in ((1, 1), (1, 1, 1, 1), (0, 1, 1), (7, 1, 1)):
        with pytest.raises(IllegalMove):
            play(GAME, t.state, Move(CHANCE, Rolled(faces)))
    with pytest.raises(IllegalMove):
        play(GAME, t.state, Move(t.seat("anna"), Rolled((6, 6, 6))))


@pytest.mark.parametrize(
    ("faces", "wins"), [([4, 4, 4], False), ([4, 4, 5], True), ([6, 6, 6], True)]
)
def test_the_value_has_to_be_reached(faces: list[int], wins: bool) -> None:
    """AU-118, AU-128: one below, exactly, above."""
    t = table(anna="cto two", ben="cto", card="story 13").bids(anna="cto", ben="")
    t.rolls(anna=faces)
    if wins:
        t.won_by("anna", "story 13").hand("anna", "two", won="story 13")
    else:
        t.failed().hand("anna", "two", won="")


def test_the_highest_total_wins() -> None:
    """AU-118."""
    t = table(anna="cto", ben="cto", cleo="cto", card="story 5").bids(
        anna="cto", ben="cto", cleo="cto"
    )
    t.rolls(anna=[2, 2, 2], ben=[3, 3, 3], cleo=[2, 3, 3]).won_by("ben")


def test_nobody_wins_below_the_value() -> None:
    """AU-119: not even the highest; the card goes under the pile (AU-120)."""
    t = table(anna="cto", ben="noob", card="story 13", backlog="story 3", draw="story 3, story 5")
    t.bids(anna="cto", ben="noob").rolls(anna=[4, 4, 4], ben=[1]).failed().bottom("story 13")


def test_a_failed_card_goes_under_the_draw_pile() -> None:
    """AU-120: and comes again when the pile is through."""
    t = table(anna="cto two", ben="cto", card="story 20", draw="story 3, story 5, story 8")
    t.bids(anna="two", ben="").rolls(anna=[6, 6]).failed().bottom("story 20")
    assert t.view().draw_pile == 2
    assert t.view().discard == ()


def test_the_older_edition_has_a_discard_pile() -> None:
    """AU-120: open, and never drawn from."""
    t = table(anna="cto two", ben="cto", card="story 20", edition="1.0")
    t.bids(anna="two", ben="").rolls(anna=[6, 6]).failed()
    assert t.keys(t.view("ben").discard) == ["story20"]


def test_a_card_nobody_bid_on_is_discarded_too_in_the_older_edition() -> None:
    """AU-025, AU-120."""
    t = table(anna="cto", ben="cto", card="story 20", edition="1.0").nobody_bids()
    assert t.keys(t.view().discard) == ["story20"]
