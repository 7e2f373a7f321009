"""Sound, and no sound."""

from __future__ import annotations

import wave
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from agile_unicorn.table.audio import Audio
from agile_unicorn.table.clock import Pulse, StillClock


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """One cue of a tenth of a second; the mixer looks at the content, not the name."""
    with wave.open(str(tmp_path / "tap.ogg"), "wb") as sound:
        sound.setparams((1, 2, 48_000, 0, "NONE", ""))
        sound.writeframes(bytes(9_600))
    return tmp_path


@pytest.fixture
def audio(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Audio]:
    """The dummy device."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    made = Audio(folder, StillClock())
    made.start(wait=True)
    yield made
    made.stop()


def test_cue_is_played(audio: Audio) -> None:
    assert audio.state == "on"
    assert audio.cue("tap")
    assert pygame.mixer.get_busy()


def test_same_cue_waits_a_little(audio: Audio) -> None:
    clock = audio._clock
    assert isinstance(clock, StillClock)
    assert audio.cue("tap")
    assert not audio.cue("tap")
    clock.time += 0.05
    assert audio.cue("tap")


def test_at_most_eight_voices(audio: Audio) -> None:
    clock = audio._clock
    assert isinstance(clock, StillClock)
    played = 0
    for _ in range(12):
        clock.time += 0.05
        played += audio.cue("tap")
    assert played == 8


def test_unknown_and_broken_sounds_are_left_out(audio: Audio, folder: Path) -> None:
    (folder / "broken.ogg").write_bytes(b"nothing")
    assert not audio.cue("nothing")
    assert not audio.cue("broken")
    assert not audio.cue("../../etc/passwd")
    audio.music("nothing")
    audio.music(None)


def test_muted_and_silent(audio: Audio) -> None:
    audio.set_volumes(0.5, 0.5, muted=True)
    assert not audio.cue("tap")
    audio.set_volumes(float("nan"), 7)
    assert audio.volume == 0
    assert audio.music_volume == 1
    assert not audio.cue("tap")


def test_missing_device_is_told_once_and_harms_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nosuch")
    told: list[bool] = []
    audio = Audio(folder, StillClock(), on_absent=lambda: told.append(True))
    audio.start(wait=True)
    audio.start(wait=True)
    assert audio.absent
    assert told == [True]
    assert not audio.cue("tap")
    audio.music("tap")
    audio.set_volumes(0.3, 0.2)
    audio.stop()


def test_pulse_never_runs_back_or_jumps() -> None:
    clock = StillClock()
    pulse = Pulse(clock)
    clock.time = 0.02
    assert pulse.tick() == pytest.approx(0.02)
    clock.time = 60
    assert pulse.tick() == pytest.approx(0.1)
    clock.time = 50
    assert pulse.tick() == 0
