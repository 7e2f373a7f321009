"""Every sound as it is shipped, decoded and measured; and its place in the guide of the look."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

pytest.importorskip("scipy")

import pygame

from agile_unicorn.scenes.unicorn.dances.cues import CUES as CUE_OF_FACT
from agile_unicorn.scenes.unicorn.dances.cues import rattle
from agile_unicorn.table.audio import MUSIC_DOWN
from art.checks import likeness, loudness
from art.sounds.catalogue import BAND, CUES, LOUDNESS, Cue
from art.sounds.level import LEAD
from art.sounds.materials import MARIMBA, thump
from art.sounds.score import pitch, strokes
from art.sounds.synth import RATE, brass, struck

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "assets" / "shared" / "sounds"
GUIDE = ROOT / "docs" / "look.md"
LOOPS = ("music_events", "music_office")
CUE_FILES = [(cue, name) for cue in CUES for name in cue.files()]

Samples = NDArray[np.float64]


@pytest.fixture(scope="module")
def _mixer() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_AUDIODRIVER", "dummy")
        pygame.mixer.init(RATE, -16, 2)
        yield
        pygame.mixer.quit()


def _decoded(name: str) -> Samples:
    """Samples x 2, as the game plays them."""
    raw = pygame.mixer.Sound(FOLDER / f"{name}.ogg").get_raw()
    return np.frombuffer(raw, np.int16).reshape(-1, 2).astype(np.float64) / 32768


def _rows(heading: str) -> list[list[str]]:
    """The cells of the table under a heading of the guide."""
    text = GUIDE.read_text("utf-8").split(f"## {heading}\n")[1].split("\n## ")[0]
    rows = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in rows[2:]]


def _told() -> dict[str, list[str]]:
    """Rows of the table of cues by name."""
    return {name: row for row in _rows("Sound") for name in re.findall(r"`(\w+)`", row[0])}


def test_files_are_those_of_the_catalogue() -> None:
    found = {path.stem for path in FOLDER.glob("*.ogg")}
    assert found == {name for _, name in CUE_FILES} | set(LOOPS)


def test_there_are_enough_cues_with_variants() -> None:
    names = [cue.name for cue in CUES]
    assert len(names) == len(set(names)) >= 28
    often = {"deal", "flip", "slide", "tap", "hover", "select", "stamp", "click", "dice_3", "count"}
    assert all(2 <= cue.variants <= 4 for cue in CUES if cue.name in often)


@pytest.mark.parametrize(("cue", "name"), CUE_FILES, ids=[name for _, name in CUE_FILES])
@pytest.mark.usefixtures("_mixer")
def test_cue_measures(cue: Cue, name: str) -> None:
    both = _decoded(name)
    sound = both.mean(axis=1)
    assert abs(loudness.decibel(loudness.peak(sound)) - loudness.PEAK_DB) <= 0.5
    assert abs(loudness.loudest(sound) - LOUDNESS[cue.level]) <= BAND
    assert cue.colour[0] < loudness.centroid(sound) < cue.colour[1]
    assert cue.seconds[0] < loudness.duration(sound) < cue.seconds[1]
    assert loudness.clipped(both) == 0
    assert abs(loudness.offset(sound)) < 0.001
    before, after = loudness.margins(sound)
    assert before < 0.015 + LEAD
    assert after < 0.15


@pytest.mark.parametrize("name", LOOPS)
@pytest.mark.usefixtures("_mixer")
def test_loop_measures(name: str) -> None:
    both = _decoded(name)
    sound = both.mean(axis=1)
    assert 60 <= loudness.duration(sound) <= 90
    assert abs(loudness.decibel(loudness.peak(both)) - loudness.PEAK_DB) <= 0.5
    assert loudness.clipped(both) == 0
    assert abs(loudness.offset(sound)) < 0.001
    assert 150 < loudness.centroid(sound) < 1500
    for side in (0, 1):
        assert loudness.seam(both[:, side]) < 1.5
    assert abs(loudness.rms(sound[:9600]) - loudness.rms(sound[-9600:])) < 9


@pytest.mark.parametrize("name", LOOPS)
@pytest.mark.usefixtures("_mixer")
def test_loop_lies_about_twelve_decibels_below_the_cues(name: str) -> None:
    cues = float(np.median(list(LOUDNESS.values())))
    music = loudness.loudest(_decoded(name).mean(axis=1)) + loudness.decibel(MUSIC_DOWN)
    assert 8.5 <= cues - music <= 15


def test_loops_are_small() -> None:
    assert sum((FOLDER / f"{name}.ogg").stat().st_size for name in LOOPS) < 2_500_000


def test_loops_are_composed_to_the_bar() -> None:
    from art.sounds.music import EVENTS, OFFICE

    for score in (OFFICE, EVENTS):
        notes = list(strokes(score))
        assert 60 <= score.seconds <= 90
        assert all(0 <= note.beat < score.beats for note in notes)
        assert {"kalimba", "marimba", "bass"} <= {note.player for note in notes}
    assert (pitch("C4"), pitch("Bb3"), pitch("F#5")) == (60, 58, 78)


def test_every_fact_with_a_sound_has_its_file() -> None:
    known = {cue.name for cue in CUES}
    thrown = {rattle(n) for n in range(1, 9)}
    assert set(CUE_OF_FACT.values()) | thrown <= known


def test_every_cue_has_a_visible_twin() -> None:
    told = _told()
    assert set(told) == {cue.name for cue in CUES}
    assert all(len(row) == 3 and all(row) for row in told.values())


@pytest.mark.parametrize("name", [name for _, name in CUE_FILES])
@pytest.mark.usefixtures("_mixer")
def test_no_cue_begins_or_ends_with_a_click(name: str) -> None:
    sound = _decoded(name)[:, 0]
    assert abs(sound[0]) < 0.002
    assert np.abs(sound[-48:]).max() < 0.002


@pytest.mark.usefixtures("_mixer")
def test_no_two_cues_are_taken_for_each_other() -> None:
    """Variants of one cue lie at about 0.03; more or fewer dice are one thing."""
    heard = [(cue.name, likeness.heard(_decoded(name)[:, 0])) for cue, name in CUE_FILES]
    for (one, first), (other, second) in combinations(heard, 2):
        if one.rstrip("135") != other.rstrip("135"):
            assert likeness.difference(first, second) > 0.08, (one, other)


def test_likeness_knows_register_and_time() -> None:
    silence = np.zeros(RATE // 4)
    low, high = (struck(tone, MARIMBA, 0.25) for tone in (110, 1760))
    rising, falling = np.concatenate([low, high]), np.concatenate([high, low])
    late = np.concatenate([silence, low])
    heard = likeness.heard
    assert likeness.difference(heard(low), heard(low)) == pytest.approx(0)
    assert likeness.difference(heard(low), heard(low * 0.5)) < 0.01
    for one, other in ((low, high), (rising, falling), (low, late)):
        assert likeness.difference(heard(one), heard(other)) > 0.3


def test_no_note_is_cut_off() -> None:
    for sound in (struck(220, MARIMBA, 0.2), brass(110, 0.2, 0.03, 0.5), thump(120, 60, 0.1, 0.2)):
        assert abs(sound[-1]) < 1e-6
        assert np.abs(sound[-48:]).max() < 0.01 * np.abs(sound).max()


def test_measures_see_what_they_should() -> None:
    t = np.arange(RATE) / RATE
    tone = 0.5 * np.sin(2 * np.pi * 440 * t)
    assert abs(loudness.centroid(tone) - 440) < 1
    assert abs(loudness.loudest(tone) - loudness.rms(tone)) < 0.1
    assert loudness.clipped(np.clip(tone * 4, -1, 1)) > 1000
    assert loudness.seam(tone) < 1.5
    assert loudness.seam(tone[: RATE // 440 // 4 + 440]) > 1.5
    assert loudness.margins(np.concatenate([np.zeros(480), tone]))[0] > 0.009
