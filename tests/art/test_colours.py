"""Families are told apart by every eye: colour, lightness, silhouette; words can be read."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

pytest.importorskip("numpy")
pytest.importorskip("resvg_py")

from agile_unicorn.table import ink
from art.cards.badges import badge_shape
from art.checks.colours import SIGHTS, contrast, distance, lab, lightness
from art.checks.shapes import depth, lobes, overlap, silhouette
from art.press import palette
from art.press.palette import (
    EVENT,
    FAMILIES,
    INCENTIVE,
    INK,
    PAPER,
    SEATS,
    STORY,
    SUN,
    TEAM,
    WHITE,
    Family,
)
from art.table.cloths import CHOICE, LABEL, PETROL

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "look.md"
CARDS = (STORY, TEAM, EVENT, INCENTIVE)
PAIRS = list(combinations(CARDS, 2))
CLOTHS = {"petrol": PETROL, **CHOICE}
NOT_CONFUSED = 15.0
ALIKE = 32.0
"""Colours nearer than this need another lightness too."""

CONTRASTS: dict[str, list[float]] = {
    "ink on paper": [contrast(INK, PAPER)],
    "ink on white": [contrast(INK, WHITE)],
    "ink on sun": [contrast(INK, SUN)],
    "white on story dark": [contrast(WHITE, STORY.dark)],
    "white on team dark": [contrast(WHITE, TEAM.dark)],
    "white on event dark": [contrast(WHITE, EVENT.dark)],
    "white on incentive dark": [contrast(WHITE, INCENTIVE.dark)],
    "ink on every tint": [contrast(INK, family.tint) for family in FAMILIES.values()],
    "sun on team dark": [contrast(SUN, TEAM.dark)],
    "paper on mat": [contrast(PAPER, cloth.ground) for cloth in CLOTHS.values()],
    "mat label on mat (large words only)": [contrast(LABEL, c.ground) for c in CLOTHS.values()],
}


def _promised() -> dict[str, float]:
    text = GUIDE.read_text("utf-8").split("## Contrast\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| ([^|]+) \| ([\d.]+) \|$", text, re.MULTILINE)
    return {pair: float(least) for pair, least in rows}


def test_contrasts_are_those_of_the_guide() -> None:
    promised = _promised()
    assert set(promised) == set(CONTRASTS)
    for pair, least in promised.items():
        assert min(CONTRASTS[pair]) >= least, pair


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize(("one", "other"), PAIRS, ids=[f"{a.name}-{b.name}" for a, b in PAIRS])
def test_families_differ_for_every_eye(one: Family, other: Family, sight: str) -> None:
    between = distance(one.mid, other.mid, sight)
    assert between >= NOT_CONFUSED
    if between < ALIKE:
        assert abs(lightness(one.mid, sight) - lightness(other.mid, sight)) >= 4.5


def test_lightness_is_ordered_as_the_guide_says() -> None:
    assert lightness(STORY.mid) - lightness(TEAM.mid) > 15
    assert lightness(INCENTIVE.mid) - lightness(EVENT.mid) > 15


def test_badges_differ_in_silhouette() -> None:
    masks = {f.name: silhouette(badge_shape(f.name, 100, 100, 80), 200, 200) for f in CARDS}
    counted = {name: lobes(mask) for name, mask in masks.items()}
    assert counted == {"story": 6, "team": 4, "event": 13, "incentive": 11}
    for one, other in combinations(masks, 2):
        assert overlap(masks[one], masks[other]) < 0.9, (one, other)
    assert depth(masks["event"]) > 1.5 * depth(masks["incentive"])


def test_seats_differ_and_are_never_told_by_colour_alone() -> None:
    for one, other in combinations(SEATS, 2):
        assert distance(one, other) >= 30
        assert min(distance(one, other, sight) for sight in SIGHTS) >= 5


def test_game_and_art_use_the_same_colours() -> None:
    for name in ("INK", "PAPER", "WHITE", "SUN", "CORAL", "SEATS"):
        if hasattr(ink, name):
            assert getattr(ink, name) == getattr(palette, name), name
    assert PETROL.ground == ink.MAT
    assert ink.MAT_LABEL == LABEL


def test_simulation_knows_what_is_confused() -> None:
    red, green = "#C04040", "#707000"
    assert distance(red, green) > 45
    assert distance(red, green, "deutan") < 0.6 * distance(red, green)
    grey = lab("#808080", "protan")
    assert abs(grey[1]) < 1
    assert abs(grey[2]) < 1
