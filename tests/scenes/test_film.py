"""Strips of dances: what moved is seen, from the first frame to the last."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pygame
import pytest

from agile_unicorn.app import start
from agile_unicorn.engine.game import Beat, Fact
from agile_unicorn.engine.pieces import Handle, Seat
from agile_unicorn.film import LONGEST, MARGIN, PART, Film, Strip, film
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.model import State
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.session.match import Match
from tests.scenes.match_tools import new_match

AREA = pygame.Rect(300, 600, 240, 300)


FAILED = f.PitchFailed(Handle(0), True)
PASSED = f.BidPassed(Seat(0), False)


class Cut(Exception):
    """Enough was seen."""


def beat(fact: Fact, view: View) -> Beat[View]:
    """``fact`` happens."""
    return Beat(fact, view)


@pytest.fixture
def view() -> View:
    """Some table."""
    return new_match().view(None)


def test_a_strip_shows_what_changed_and_nothing_else() -> None:
    strip = Strip()
    for shade in (60, 120, 180):
        strip.surface.fill((shade, 0, 0), AREA)
        strip.present([AREA])
        strip.expose()
    sheet = pygame.image.load(BytesIO(strip.develop()), "strip.png")
    width, height = AREA.width // PART, AREA.height // PART
    assert sheet.size == (3 * (width + MARGIN), height + MARGIN)
    seen = [sheet.get_at((i * (width + MARGIN) + width // 2, height // 2))[0] for i in range(3)]
    assert seen == pytest.approx([60, 120, 180], abs=3)
    assert strip.frames == []


def test_the_first_dance_of_each_fact_is_kept(tmp_path: Path, view: View) -> None:
    reel = Film(tmp_path, every=2)
    for fact in (FAILED, PASSED, FAILED):
        reel.begin(beat(fact, view))
        for _ in range(5):
            reel.strip.present([AREA])
            reel.expose()
    reel.end()
    assert [path.name for path in reel.taken.values()] == [
        "01_pitch_failed.png",
        "02_bid_passed.png",
    ]


def test_one_picture_is_no_strip_and_of_a_long_dance_every_second_is_left_out(
    tmp_path: Path, view: View
) -> None:
    reel = Film(tmp_path, every=1)
    reel.begin(beat(FAILED, view))
    reel.expose()
    reel.begin(beat(PASSED, view))
    for shade in range(4 * LONGEST):
        reel.strip.surface.fill((shade, 0, 0))
        reel.expose()
    shades = [frame.get_at((5, 5))[0] for frame in reel.strip.frames]
    assert shades == pytest.approx(list(range(0, 4 * LONGEST, 4)), abs=2)
    reel.end()
    assert list(reel.taken) == ["bid_passed"]


def test_a_match_is_filmed(tmp_path: Path) -> None:
    def progress(match: Match[State, View]) -> None:
        if len(list(tmp_path.glob("*.png"))) > 4:
            raise Cut

    match = new_match(humans=0)
    with pytest.raises(Cut):
        film(start("en"), match, tmp_path, 20, progress)
    names = {path.name[3:-4] for path in tmp_path.glob("*.png")}
    assert {"start_decks_dealt", "events_dealt"} <= names
