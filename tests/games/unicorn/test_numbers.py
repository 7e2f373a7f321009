"""Events that give or take points and dice (R6)."""

from __future__ import annotations

import pytest

from agile_unicorn.engine.moves import Throw
from agile_unicorn.games.unicorn import facts as f
from tests.support.table import table


@pytest.mark.parametrize(("card", "total"), [("+4", 7), ("+5", 8), ("-3", 0), ("-5", -2)])
def test_points_count_on_the_total(card: str, total: int) -> None:
    """AU-118: points are added to the roll."""
    t = table(anna=f"cto {card} incentive+1", ben="cto", card="story 20").bids(anna="cto", ben="")
    t.plays("anna", card, on="anna").dice(anna=3).rolls(anna=[1, 1, 1]).totals(anna=total)
    t.quiet().failed()


@pytest.mark.parametrize(("card", "dice"), [("+1die", 4), ("-1die", 2), ("-2dice", 1)])
def test_dice_events_change_the_number_of_dice(card: str, dice: int) -> None:
    """AU-094: any number that the card shows."""
    t = table(anna=f"cto {card}", ben="cto", card="story 20").bids(anna="cto", ben="cto")
    t.plays("anna", card, on="ben").dice(anna=3, ben=dice)
    t.rolls(anna=[1, 1, 1], ben=[1] * dice).failed()


def test_dice_are_clamped_once_at_rolling() -> None:
    """AU-095: minus three and plus one on one die are none, in this order too."""
    t = table(anna="cto -2dice -1die +1die", ben="noob").bids(anna="cto", ben="noob")
    for card in ("-2dice", "-1die", "+1die"):
        t.plays("anna", card, on="ben").lands()
    t.dice(ben=0)
    t = table(anna="cto -2dice +1die +1die", ben="noob").bids(anna="cto", ben="noob")
    for card in ("-2dice", "+1die", "+1die"):
        t.plays("anna", card, on="ben").lands()
    t.dice(ben=1)


def test_no_dice_can_still_win() -> None:
    """AU-096: a roll of 0, modifiers and incentives count."""
    t = table(anna="member1+3 incentive+2 incentive+1", ben="cto -1die", card="story 5")
    t.bids(anna="member1+3", ben="cto").plays("ben", "-1die", on="anna").dice(anna=0)
    t.rolls(ben=[1, 1, 2]).totals(anna=3, ben=4).uses("anna", "incentive+2").quiet()
    t.won_by("anna")


def test_no_dice_is_no_roll() -> None:
    """AU-096: when nobody has dice, the incentives follow at once."""
    t = table(anna="noob -1die incentive+3", ben="cto", card="story 3").bids(anna="noob", ben="")
    t.plays("anna", "-1die", on="anna").asks("anna", "incentive").totals(anna=0)
    t.uses("anna", "incentive+3").won_by("anna")


def test_dice_without_a_member_roll_nothing() -> None:
    """AU-097: only team members win cards."""
    t = table(anna="cto skip", ben="noob +1die +1die", card="story 20").bids(anna="cto", ben="noob")
    t.plays("anna", "skip", on="ben").lands()
    t.plays("ben", "+1die", on="ben").lands().plays("ben", "+1die", on="ben").lands()
    assert t.pending == Throw(3, 6, t.seat("anna"))
    t.rolls(anna=[6, 6, 6]).failed()
    assert not [fact for fact in t.facts if fact == f.DiceRolled(t.seat("ben"), ())]


def test_totals_may_be_negative() -> None:
    """AU-098: no clamp."""
    t = table(anna="noob incentive+1", ben="cto -3 -5", card="story 3").bids(anna="noob", ben="cto")
    t.plays("ben", "-3", on="anna").lands().plays("ben", "-5", on="anna").lands()
    t.rolls(anna=[1], ben=[1, 1, 1]).totals(anna=-7, ben=3)


def test_a_negative_total_wins_nothing() -> None:
    """AU-036, AU-098: a value of 0 is not reached from below."""
    t = table(anna="noob -3", ben="cto", card="member 1-3").value_rolls(1).value(0)
    t.bids(anna="noob", ben="").plays("anna", "-3", on="anna").rolls(anna=[2]).failed()


def test_points_wait_for_one_who_comes_back() -> None:
    """AU-099: points laid on an inactive participant count when a member is added."""
    t = table(anna="cto skip -3", ben="cto add", card="story 3").bids(anna="cto", ben="cto")
    t.plays("anna", "skip", on="ben").lands().passes("ben")
    t.plays("anna", "-3", on="ben").lands().totals(ben=-3)
    t.plays("ben", "add", on="ben").lands().does("ben", "lay cto").totals(ben=-3)
    t.rolls(anna=[1, 1, 2], ben=[2, 2, 2]).won_by("anna")


def test_modifiers_add_up() -> None:
    """AU-100."""
    t = table(anna="member1+3 member3+3 member2-2", ben="cto", card="story 20")
    t.bids(anna="member1+3 member3+3 member2-2", ben="").dice(anna=6).totals(anna=4)
    t.rolls(anna=[3, 3, 3, 3, 3, 1]).won_by("anna")


def test_equal_events_stack() -> None:
    """AU-101: any number of them."""
    t = table(anna="cto +4 +4 +1die +1die", ben="cto").bids(anna="cto", ben="cto")
    for card in ("+4", "+4", "+1die", "+1die"):
        t.plays("anna", card, on="anna").lands()
    t.totals(anna=8).dice(anna=5)
