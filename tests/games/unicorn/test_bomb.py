"""The bomb, an event of the expansion (R11)."""

from __future__ import annotations

from agile_unicorn.games.unicorn import facts as f
from tests.support.table import table


def test_a_bomb_ends_the_pitch_for_everybody() -> None:
    """AU-193, AU-194: no roll, no incentives; members are spent, the card fails."""
    t = table(
        anna="cto two bomb +4",
        ben="cto two incentive+2 skip",
        cleo="cto",
        card="story 8",
        backlog="story 3",
        expanded=True,
    )
    t.bids(anna="cto", ben="cto", cleo="").plays("anna", "bomb").lands().failed()
    t.hand("anna", "two", spent="cto").hand("ben", "two", spent="cto", incentives="incentive+2")
    t.hand("cleo", "cto", spent="").bottom("story 8").centre("story 3").first_mover("ben").settled()
    assert not t.happened(f.RollBegan)
    assert t.state.sprint == 1


def test_all_events_of_a_bombed_pitch_are_spent() -> None:
    """AU-193: the bomb too."""
    t = table(anna="cto two bomb", ben="cto +4 -3", card="story 8", events="skip", expanded=True)
    t.bids(anna="cto", ben="cto").passes("anna").plays("ben", "+4", on="ben").lands()
    t.plays("anna", "bomb").lands().failed()
    assert t.keys(t.state.events) == ["bomb", "+4", "skip"]
    t.hand("ben", events="-3")


def test_skipped_members_are_safe_and_removed_ones_are_not() -> None:
    """AU-195: only what is deployed blows up."""
    t = table(anna="cto skip remove bomb", ben="cto two", cleo="cto two", expanded=True)
    t.bids(anna="cto", ben="cto", cleo="cto two").plays("anna", "skip", on="ben").lands()
    t.plays("anna", "remove", on="cleo").lands().does("cleo", "take two").plays("anna", "bomb")
    t.hand("ben", "cto two", spent="").hand("cleo", "", spent="cto two")


def test_a_wand_defuses_a_bomb() -> None:
    """AU-196: in the reaction window, and a second wand arms it again (AU-072)."""
    t = table(anna="cto bomb", ben="cto wand", card="story 3", expanded=True)
    t.bids(anna="cto", ben="cto").plays("anna", "bomb").plays("ben", "wand")
    t.rolls(anna=[1, 1, 1], ben=[2, 2, 2]).won_by("ben")
    t = table(anna="cto bomb wand", ben="cto two wand", card="story 3", expanded=True)
    t.bids(anna="cto", ben="cto").plays("anna", "bomb").passes("anna").plays("ben", "wand")
    t.plays("anna", "wand").failed().hand("ben", "two", spent="cto")


def test_a_bomb_in_a_solo_pitch() -> None:
    """AU-197: legal, though nobody else is struck."""
    t = table(anna="cto two bomb", ben="cto", card="story 8", expanded=True)
    t.bids(anna="cto", ben="").plays("anna", "bomb").failed().hand("anna", "two", spent="cto")


def test_a_bomb_has_no_target() -> None:
    """AU-193: it is offered once."""
    t = table(anna="cto bomb", ben="cto", cleo="cto", expanded=True)
    t.bids(anna="cto", ben="cto", cleo="cto")
    assert t.offers("anna") == {"pass", "bomb"}


def test_a_bomb_strikes_partners_and_opponents() -> None:
    """AU-180: both teams."""
    t = table(anna="cto bomb", ben="cto", cleo="cto two", dora="cto", expanded=True, team_size=2)
    t.bids(anna="cto", ben="cto", cleo="cto", dora="").plays("anna", "bomb").failed()
    t.hand("cleo", "two", spent="cto").hand("ben", "", spent="cto").hand("dora", "cto", spent="")


def test_incentives_outlive_a_bomb() -> None:
    """AU-193: nobody has used any, so none is consumed; unplayed events stay too."""
    t = table(
        anna="cto two bomb skip incentive+2",
        ben="cto incentive+3 reroll",
        card="story 8",
        expanded=True,
    )
    t.bids(anna="cto", ben="cto").plays("anna", "bomb").lands().failed()
    t.hand("anna", events="skip", incentives="incentive+2", used="")
    t.hand("ben", incentives="incentive+3 reroll", used="")


def test_the_card_of_a_bombed_pitch_goes_where_failed_cards_go() -> None:
    """AU-120, AU-194: in the older edition to the discard pile."""
    t = table(anna="cto two bomb", ben="cto", card="story 8", edition="1.0", expanded=True)
    t.bids(anna="cto", ben="cto").plays("anna", "bomb").failed()
    assert t.keys(t.state.discard) == ["story8"]


def test_bombed_members_come_back_at_the_retro() -> None:
    """AU-140, AU-193: they are spent, not dismissed."""
    t = table(anna="cto two bomb", ben="cto noob", expanded=True)
    t.bids(anna="cto two", ben="cto").plays("anna", "bomb").nobody_bids()
    t.hand("anna", "cto two", spent="").hand("ben", "cto noob", spent="")


def test_a_bomb_ends_the_sprint_only_with_the_last_cards() -> None:
    """AU-145, AU-194: it is a pitch with bids, like any other that failed."""
    t = table(anna="cto bomb", ben="cto", backlog="story 3 story 5", expanded=True)
    t.bids(anna="cto", ben="cto").plays("anna", "bomb").failed()
    assert t.state.sprint == 2
    t = table(anna="cto bomb", ben="cto two", backlog="story 3 story 5", expanded=True)
    t.bids(anna="cto", ben="cto").plays("anna", "bomb").failed().asks("ben", "bid")
    assert t.state.sprint == 1


def test_a_knocked_out_player_throws_a_bomb() -> None:
    """AU-060, AU-193: with nothing in the pitch that could be struck."""
    t = table(anna="cto skip", ben="cto bomb", cleo="cto two", expanded=True)
    t.bids(anna="cto", ben="cto", cleo="cto").plays("anna", "skip", on="ben").lands()
    t.plays("ben", "bomb").hand("ben", "cto", spent="").hand("cleo", "two", spent="cto")


def test_who_passed_does_not_throw_a_bomb() -> None:
    """AU-054, AU-193."""
    t = table(anna="cto two", ben="cto bomb wand", card="story 3", expanded=True)
    t.bids(anna="cto", ben="").rolls(anna=[1, 1, 1]).won_by("anna").hand("ben", events="bomb wand")
