"""Equal totals (R7)."""

from __future__ import annotations

from agile_unicorn.engine.moves import Throw
from agile_unicorn.games.unicorn import facts as f
from tests.support.table import table


def test_a_tie_below_the_value_is_not_rolled_again() -> None:
    """AU-121: the card fails."""
    t = table(anna="cto", ben="cto", card="story 8").bids(anna="cto", ben="cto")
    t.rolls(anna=[2, 2, 3], ben=[2, 2, 3]).failed()
    assert not t.happened(f.TieRerolled)


def test_only_the_tied_leaders_roll_again() -> None:
    """AU-122: with all their dice."""
    t = table(anna="cto", ben="cto noob", cleo="two", card="story 5")
    t.bids(anna="cto", ben="cto noob", cleo="two")
    t.rolls(anna=[2, 3, 4], ben=[2, 3, 3, 1], cleo=[4, 4])
    assert t.pending == Throw(3, 6, t.seat("anna"))
    t.rolls(anna=[1, 1, 3])
    assert t.pending == Throw(4, 6, t.seat("ben"))
    t.rolls(ben=[1, 1, 2, 3]).won_by("ben")


def test_others_have_lost_even_when_the_new_rolls_are_low() -> None:
    """AU-122: the third one's 8 does not come back into play."""
    t = table(anna="cto", ben="cto", cleo="two", card="story 5")
    t.bids(anna="cto", ben="cto", cleo="two")
    t.rolls(anna=[3, 3, 3], ben=[3, 3, 3], cleo=[4, 4])
    t.rolls(anna=[1, 2, 2], ben=[1, 1, 1]).won_by("anna")


def test_after_a_tie_the_value_must_be_reached_again() -> None:
    """AU-123."""
    t = table(anna="cto", ben="cto", card="story 8").bids(anna="cto", ben="cto")
    t.rolls(anna=[3, 3, 3], ben=[3, 3, 3]).rolls(anna=[2, 2, 3], ben=[2, 2, 2]).failed()


def test_numbers_stay_in_a_reroll() -> None:
    """AU-124: team, events and incentives."""
    t = table(anna="cto +4 +1die incentive+1", ben="member3+3 noob incentive+2", card="story 5")
    t.bids(anna="cto", ben="member3+3 noob")
    t.plays("anna", "+4", on="anna").lands().plays("anna", "+1die", on="anna").lands()
    t.rolls(anna=[1, 1, 1, 2], ben=[1, 1, 2, 1]).totals(anna=9, ben=8)
    t.uses("anna", "incentive+1").uses("ben", "incentive+2")
    t.dice(anna=4, ben=4).totals(anna=5, ben=5)
    t.rolls(anna=[1, 1, 1, 1], ben=[1, 1, 1, 2]).won_by("ben")
    won = t.happened(f.PitchWon)[-1]
    assert isinstance(won, f.PitchWon)
    assert won.total == 10


def test_after_a_reroll_incentives_can_be_used_again() -> None:
    """AU-125: a new window for the tied players."""
    t = table(
        anna="cto incentive+2", ben="cto incentive+1", cleo="noob incentive+5", card="story 5"
    )
    t.bids(anna="cto", ben="cto", cleo="noob")
    t.rolls(anna=[3, 3, 3], ben=[3, 3, 3], cleo=[1]).passes("anna", "ben", "cleo")
    t.rolls(anna=[1, 2, 2], ben=[2, 2, 2])
    t.asks("anna", "incentive").uses("anna", "incentive+2")
    t.asks("ben", "incentive").passes("ben").won_by("anna")


def test_ties_repeat_until_decided() -> None:
    """AU-126."""
    t = table(anna="cto", ben="cto", card="story 3").bids(anna="cto", ben="cto")
    for _ in range(5):
        t.rolls(anna=[1, 2, 3], ben=[3, 2, 1])
    t.rolls(anna=[1, 2, 3], ben=[3, 2, 2]).won_by("ben")
    assert len(t.happened(f.TieRerolled)) == 5


def test_a_tie_can_shrink() -> None:
    """AU-126: three tied, then two of them."""
    t = table(anna="cto", ben="cto", cleo="cto", card="story 3")
    t.bids(anna="cto", ben="cto", cleo="cto")
    t.rolls(anna=[2, 2, 2], ben=[2, 2, 2], cleo=[2, 2, 2])
    t.rolls(anna=[2, 2, 2], ben=[1, 1, 1], cleo=[2, 2, 2])
    t.rolls(anna=[2, 2, 2], cleo=[1, 1, 1]).won_by("anna")


def test_a_tie_without_any_dice_fails() -> None:
    """AU-127: it would never end."""
    t = table(anna="noob -1die -1die +4 +4", ben="noob", card="story 3").bids(
        anna="noob", ben="noob"
    )
    for card, who in (("-1die", "anna"), ("-1die", "ben"), ("+4", "anna"), ("+4", "ben")):
        t.plays("anna", card, on=who).lands()
    t.failed()
    assert not t.happened(f.TieRerolled)


def test_one_die_is_enough_to_break_a_tie() -> None:
    """AU-127: only when no side has dice the card fails."""
    t = table(anna="noob -1die +4", ben="noob", card="story 3").bids(anna="noob", ben="noob")
    t.plays("anna", "-1die", on="anna").lands().plays("anna", "+4", on="anna").lands()
    t.rolls(ben=[4]).rolls(ben=[3]).won_by("anna")


def test_no_tie_with_oneself() -> None:
    """AU-128."""
    t = table(anna="cto", ben="cto", card="story 3").bids(anna="cto", ben="")
    t.rolls(anna=[1, 1, 1]).won_by("anna")
    assert not t.happened(f.TieRerolled)
