"""The sprint backlog (R2)."""

from __future__ import annotations

from typing import Any

import pytest

from agile_unicorn.games.unicorn import facts as f
from tests.support.table import Table, table

NAMES = ("anna", "ben", "cleo", "dora", "emil")


def seated(number: int, **options: Any) -> Table:
    """``number`` players with a CTO each."""
    hands: dict[str, Any] = dict.fromkeys(NAMES[:number], "cto")
    return table(**hands, **options)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_card_more_than_players(seats: int) -> None:
    """AU-020, AU-021: centre, preview and face-down cards together."""
    view = seated(seats).view()
    assert view.centre is not None
    assert view.preview is not None
    assert 1 + 1 + view.hidden == seats + 1


@pytest.mark.parametrize(("seats", "size"), [(2, 5), (3, 5), (4, 5), (5, 6)])
def test_the_older_edition_has_a_fixed_size(seats: int, size: int) -> None:
    """AU-020: five, and six at five players."""
    assert 2 + seated(seats, edition="1.0").view().hidden == size


def test_nothing_lies_behind_the_last_card() -> None:
    """AU-022."""
    t = table(anna="cto two noob", ben="cto", card="story 3", backlog="story 5, story 8", draw="")
    t.centre("story 3", preview="story 5")
    t.bids(anna="noob", ben="").rolls(anna=[1]).centre("story 5", preview="story 8")
    t.bids(ben="", anna="two").rolls(anna=[1, 1]).centre("story 8", preview=None)
    assert t.view().hidden == 0


def test_five_players_play_six_pitches() -> None:
    """AU-023: the older sentence about up to five rounds does not count."""
    others: dict[str, Any] = dict.fromkeys(NAMES[1:], "cto")
    t = table(
        anna="noob noob two two two cto",
        card="story 20",
        backlog="story 20, story 20, story 20, story 20, story 20",
        **others,
    )
    for card in ("noob", "noob", "two", "two", "two", "cto"):
        assert t.state.sprint == 1
        t.bids(anna=card, **dict.fromkeys(others, ""))
        t.rolls(anna=[1] * {"noob": 1, "two": 2, "cto": 3}[card]).failed()
    assert len(t.happened(f.PitchBegan)) == 5
    t.asks("anna", "dismiss")  # the sprint is over, after the sixth


def test_cards_left_over_keep_their_place() -> None:
    """AU-024: the preview stays open and becomes the next pitch card, missing ones are drawn."""
    t = table(
        anna="cto two",
        ben="cto two",
        cleo="cto two",
        card="story 3",
        backlog="story 13, story 5, story 8",
        draw="story 20, incentive +2, story 3",
    )
    t.bids(anna="cto", ben="", cleo="").rolls(anna=[1, 1, 1]).won_by("anna")
    t.centre("story 13", preview="story 5").nobody_bids()
    t.centre("story 5", preview="story 8")
    assert t.view().hidden == 2
    assert t.keys(t.state.backlog) == ["story8", "story20", "incentive+2"]
    (filled,) = t.happened(f.BacklogFilled)
    assert isinstance(filled, f.BacklogFilled)
    assert filled.count == 2


def test_the_pitch_card_nobody_wanted_goes_under_the_pile() -> None:
    """AU-025: it counts as failed and does not stay in the centre."""
    t = seated(2, card="story 20", backlog="story 5, story 8")
    t.nobody_bids().failed(bid=False).bottom("story 20").centre("story 5")


def test_a_short_draw_pile_makes_a_short_backlog() -> None:
    """AU-027."""
    t = table(anna="cto", ben="cto", card="story 3", backlog="story 5", draw="")
    t.centre("story 3", preview="story 5")
    assert (t.view().hidden, t.view().draw_pile) == (0, 0)
    t.nobody_bids()  # story 3 goes under the empty pile and is drawn at once
    t.centre("story 5", preview="story 3").settled()
    assert (t.view().hidden, t.view().draw_pile) == (0, 0)


def test_the_match_ends_when_no_card_is_left() -> None:
    """AU-028: after the retro, the most points win."""
    t = table(anna="cto", ben="noob", card="story 3", draw="", edition="1.0")
    t.bids(anna="cto", ben="").rolls(anna=[1, 1, 1]).won_by("anna")
    t.scores(anna=3, ben=0).over("anna", "ben", reason="piles")
    assert t.happened(f.CardsTakenBack)


def test_a_card_that_failed_keeps_the_match_going() -> None:
    """AU-028: under the pile is not gone."""
    t = table(anna="cto", ben="noob", card="story 20", draw="")
    t.bids(anna="cto", ben="").rolls(anna=[6, 6, 6]).failed()
    t.centre("story 20", preview=None).settled()


def test_the_piles_are_looked_at_after_the_retro() -> None:
    """AU-028: a story left in the backlog or under the pile keeps the match going."""
    t = table(
        anna="cto two two two two two", ben="noob", card="story 3", backlog="story 20", draw=""
    )
    t.bids(anna="cto", ben="").rolls(anna=[1, 1, 1]).won_by("anna").nobody_bids()
    t.does("anna", "dismiss two").centre("story 20", preview="two").settled()


def test_members_alone_do_not_keep_the_match_going() -> None:
    """AU-028, AU-157: without stories nobody can score, and dismissals would go on for ever."""
    t = table(anna="cto two two two two two", ben="noob", card="story 3", draw="")
    t.bids(anna="cto", ben="").rolls(anna=[1, 1, 1]).won_by("anna").nobody_bids()
    t.does("anna", "dismiss two").over("anna", "ben", reason="piles")


def test_discarded_stories_do_not_keep_the_match_going() -> None:
    """AU-028, AU-120: in the older edition failed cards never come back."""
    t = table(
        anna="cto", ben="noob", card="story 20", backlog="incentive +1", edition="1.0", draw=""
    )
    t.nobody_bids().over("anna", "ben", reason="piles")
