"""Who may play an event, when, and on whom (R5)."""

from __future__ import annotations

from agile_unicorn.engine.moves import Throw
from agile_unicorn.games.unicorn import facts as f
from tests.support.table import table


def test_chances_go_round_from_the_first_mover() -> None:
    """AU-050: one event or a pass, clockwise over the participants."""
    t = table(anna="cto +4", ben="cto +4", cleo="cto +4", dora="cto", first="ben")
    t.bids(ben="cto", cleo="cto", dora="", anna="cto")
    t.asks("ben", "event").passes("ben")
    t.asks("cleo", "event").passes("cleo")
    t.asks("anna", "event").passes("anna")
    assert isinstance(t.pending, Throw)


def test_the_first_participant_begins_when_the_first_mover_passed() -> None:
    """AU-050."""
    t = table(anna="cto +4", ben="cto +4", cleo="cto +4").bids(anna="", ben="cto", cleo="cto")
    t.asks("ben", "event").passes("ben").asks("cleo", "event")


def test_a_pass_is_not_final() -> None:
    """AU-051: a new event opens the chance for everybody again."""
    t = table(anna="cto +4 +5", ben="cto -3").bids(anna="cto", ben="cto")
    t.passes("anna").plays("ben", "-3", on="anna").lands()
    t.asks("anna", "event").plays("anna", "+4", on="anna").lands()
    t.totals(anna=1).asks("anna", "event")


def test_the_phase_ends_when_all_pass_in_a_row() -> None:
    """AU-050: two passes of three with an event between them are not enough."""
    t = table(anna="cto +4", ben="cto +4", cleo="cto +4 -3").bids(anna="cto", ben="cto", cleo="cto")
    t.passes("anna", "ben").plays("cleo", "-3", on="anna").lands()
    t.passes("anna", "ben").asks("cleo", "event").passes("cleo")
    assert isinstance(t.pending, Throw)


def test_each_event_has_a_window_of_its_own() -> None:
    """AU-052: several events of one player come one after another."""
    t = table(anna="cto +4 +5", ben="cto wand").bids(anna="cto", ben="cto")
    t.plays("anna", "+4", on="anna").asks("anna", "react").passes("anna")
    t.asks("ben", "react").passes("ben").totals(anna=4)
    t.asks("ben", "event").passes("ben")
    t.plays("anna", "+5", on="anna").asks("ben", "react").plays("ben", "wand").totals(anna=4)


def test_events_may_hit_several_players() -> None:
    """AU-052, AU-101: any number, on different players."""
    t = table(anna="cto -3 -3", ben="cto", cleo="cto").bids(anna="cto", ben="cto", cleo="cto")
    t.plays("anna", "-3", on="ben").lands().plays("anna", "-3", on="cleo").lands()
    t.totals(anna=0, ben=-3, cleo=-3)


def test_an_event_waits_for_wands_and_then_takes_effect() -> None:
    """AU-053: nothing has to be undone."""
    t = table(anna="cto +4", ben="cto wand").bids(anna="cto", ben="cto")
    t.plays("anna", "+4", on="anna").totals(anna=0).asks("ben", "react")
    t.passes("ben").totals(anna=4)


def test_an_event_takes_effect_at_once_when_nobody_holds_a_card() -> None:
    """AU-053: a window in which nobody has an event is no window."""
    t = table(anna="cto +4", ben="cto").bids(anna="cto", ben="cto")
    t.plays("anna", "+4", on="anna").totals(anna=4)
    assert isinstance(t.pending, Throw)


def test_only_participants_play_events() -> None:
    """AU-054: who passed is never asked."""
    t = table(anna="cto", ben="cto +4 -3 wand", cleo="cto").bids(anna="cto", ben="", cleo="cto")
    assert isinstance(t.pending, Throw)


def test_any_participant_is_a_target_oneself_included() -> None:
    """AU-055, AU-222: though the book says against other players."""
    t = table(anna="cto -3 skip", ben="cto", cleo="cto").bids(anna="cto", ben="cto", cleo="cto")
    everybody = {f"{card} on {who}" for card in ("-3", "skip") for who in ("anna", "ben", "cleo")}
    assert t.offers("anna") == everybody | {"pass"}


def test_nobody_outside_the_pitch_is_a_target() -> None:
    """AU-056: for no event."""
    t = table(anna="cto -3 +1die skip add remove", ben="cto", cleo="cto")
    t.bids(anna="cto", ben="", cleo="cto")
    assert not [option for option in t.offers("anna") if "ben" in option]
    assert len(t.offers("anna")) == 1 + 5 * 2


def test_a_tie_brings_no_second_event_phase() -> None:
    """AU-057: the effects of the first one stay."""
    t = table(anna="noob two +4 +5", ben="noob -3", card="story 5").bids(anna="noob", ben="noob")
    t.plays("anna", "+4", on="anna").lands().quiet()
    t.rolls(anna=[1], ben=[5])
    assert t.happened(f.TieRerolled) == [f.TieRerolled((t.seat("anna"), t.seat("ben")), 5)]
    assert t.pending == Throw(1, 6, t.seat("anna"))
    t.rolls(anna=[2], ben=[5]).won_by("anna")
    t.hand("anna", events="+5").hand("ben", events="-3")


def test_no_events_after_the_dice() -> None:
    """AU-058, AU-059: in the incentive step only incentives are offered."""
    t = table(anna="cto +4 wand incentive+2", ben="cto -3 incentive+3").bids(anna="cto", ben="cto")
    t.quiet().rolls(anna=[1, 1, 1], ben=[1, 1, 1])
    assert t.offers("anna") == {"pass", "use incentive+2"}
    t.passes("anna")
    assert t.offers("ben") == {"pass", "use incentive+3"}


def test_no_events_while_bidding() -> None:
    """AU-058: they belong between the reveal and the roll."""
    t = table(anna="cto +4 wand", ben="cto")
    assert t.offers("anna") == {"pass", "bid cto"}


def test_a_knocked_out_participant_goes_on_playing() -> None:
    """AU-060: any event, any target, until the phase ends."""
    t = table(anna="cto skip", ben="cto -3 +1die wand").bids(anna="cto", ben="cto")
    t.plays("anna", "skip", on="ben").passes("ben").hand("ben", pitch="")
    t.asks("ben", "event").plays("ben", "-3", on="anna").passes("ben").totals(anna=-3)
    assert t.offers("ben") == {"pass", "+1die on anna", "+1die on ben"}


def test_a_knocked_out_participant_does_not_roll() -> None:
    """AU-060, AU-110."""
    t = table(anna="cto skip", ben="cto -3", card="story 3").bids(anna="cto", ben="cto")
    t.plays("anna", "skip", on="ben").lands().quiet()
    t.rolls(anna=[1, 1, 1]).won_by("anna")


def test_a_void_event_is_spent() -> None:
    """AU-061: it may be played, and does nothing."""
    t = table(anna="cto add skip", ben="cto two", card="story 3").bids(anna="cto", ben="cto")
    t.plays("anna", "add", on="anna").lands().hand("anna", "", pitch="cto", events="skip")
    (fizzled,) = t.happened(f.EventFizzled)
    assert fizzled in t.latest
    t.quiet().rolls(anna=[1, 1, 1], ben=[1, 1, 2]).won_by("ben")
    assert t.keys(t.state.events[:1]) == ["add"]
