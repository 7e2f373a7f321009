"""The worked example of both rule books, from the first bid to the won story."""

from __future__ import annotations

from agile_unicorn.games.unicorn import facts as f
from tests.support.table import table


def test_the_worked_example_of_both_rule_books() -> None:
    """AU-129: A has 3 + 2 dice, C has 4 as the extra die is cancelled; 15 + 3 beats 17."""
    t = table(
        anna="cto two noob add wand +4 incentive+3",
        ben="cto two noob",
        cleo="cto noob two +1die",
        card="story 13",
    )
    t.value(13).does("anna", "bid cto").does("ben", "pass").does("cleo", "bid cto noob")
    t.dice(anna=3, cleo=4)

    t.plays("anna", "add", on="anna").passes("anna", "cleo").does("anna", "lay two")
    t.dice(anna=5, cleo=4)
    t.plays("cleo", "+1die", on="cleo").plays("anna", "wand")
    t.dice(anna=5, cleo=4).passes("anna", "anna")

    t.rolls(anna=[3, 3, 3, 3, 3], cleo=[5, 4, 4, 4]).totals(anna=15, cleo=17)
    t.uses("anna", "incentive+3").won_by("anna", "story 13").settled()
    assert [fact.total for fact in t.latest if isinstance(fact, f.PitchWon)] == [18]

    t.hand("anna", "noob", events="+4", spent="cto two", won="story 13", used="incentive+3")
    t.hand("cleo", "two", events="", spent="cto noob").hand("ben", "cto two noob", spent="")
    t.first_mover("ben").scores(anna=0)
