"""The band that plays the loops: instruments of the table, a room, an old cassette recorder.

A loop is a circle: what rings over its end sounds at its beginning, and so do echo and wow.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from art.sounds.level import PEAK
from art.sounds.materials import WOOD, knock, pat, snap, thump
from art.sounds.music import EVENTS, OFFICE
from art.sounds.score import Score, Stroke, strokes
from art.sounds.synth import RATE, Mode, Sound, add, decay, glide, hiss, note, silence, struck

LOOP_QUALITY = 0.35
ECHO = 0.22
PANS = {
    "kalimba": 0.28,
    "marimba": -0.24,
    "vibes": 0.1,
    "typing": 0.4,
    "rustle": -0.45,
    "stapler": 0.12,
    "clock": -0.3,
    "drum": 0.22,
}
"""Place of a player, -1 left to 1 right; all others in the middle."""
LEVELS = {
    "kalimba": 0.52,
    "marimba": 0.40,
    "bass": 0.36,
    "vibes": 0.085,
    "felt": 0.34,
    "heart": 0.34,
    "stapler": 0.42,
    "typing": 0.26,
    "rustle": 0.26,
    "clock": 0.34,
    "drum": 0.32,
}
BARS: dict[str, tuple[Mode, ...]] = {
    "marimba": ((1, 0.9, 0.42), (3.93, 0.2, 0.07), (9.2, 0.05, 0.025)),
    "kalimba": ((1, 0.8, 0.62), (2.0, 0.10, 0.25), (5.4, 0.16, 0.05), (11.2, 0.05, 0.02)),
    "vibes": ((1, 0.9, 2.2), (4.0, 0.12, 0.5)),
}


def _bar(player: str, pitch: int, seed: int) -> Sound:
    tone = struck(note(pitch), BARS[player], {"vibes": 4.5, "kalimba": 2.4}.get(player, 1.8))
    if player == "vibes":
        t = np.arange(len(tone)) / RATE
        tone = tone * np.minimum(t / 0.05, 1) * (1 + 0.25 * np.sin(2 * np.pi * 4.6 * t))
    else:
        add(tone, hiss(0.02, 900, 4500, seed) * decay(0.02, 0.0005, 0.004), 0, 0.08)
    return tone


def _bass(pitch: int) -> Sound:
    """A plucked string of a double bass, with a finger's slide at its beginning."""
    base = note(pitch)
    modes = ((1, 0.9, 0.55), (2, 0.4, 0.28), (3, 0.16, 0.16), (4, 0.07, 0.09))
    tone = struck(base, modes, 1.6)
    add(tone, glide(base * 0.94, base, 0.06) * decay(0.06, 0.004, 0.02), 0, 0.5)
    add(tone, hiss(0.03, 300, 1500, pitch) * decay(0.03, 0.001, 0.008), 0, 0.12)
    return tone


def _drum(player: str, seed: int) -> Sound:
    if player == "felt":
        return thump(96, 46, 0.3, 0.09)
    if player == "heart":
        return thump(84, 40, 0.4, 0.13)
    if player == "stapler":
        track = silence(0.2)
        add(track, snap(seed, 700, 4200, 0.016), 0, 0.9)
        add(track, struck(210, ((1, 0.6, 0.03),), 0.1), 0, 0.8)
        return track
    if player == "typing":
        return snap(seed, 1500, 5200, 0.005)
    if player == "rustle":
        return hiss(0.09, 1800, 5600, seed) * decay(0.09, 0.02, 0.018)
    if player == "clock":
        return struck(1150 if seed % 2 else 940, WOOD, 0.1)
    track = silence(0.2)
    add(track, knock(150, seed, 0.2), 0)
    add(track, pat(seed + 1, 1.5), 0, 0.7)
    return track


def _sound(stroke: Stroke, number: int) -> Sound:
    """The stroke's sound; drums take one of four takes so that no two neighbours are equal."""
    if stroke.player == "bass":
        return _bass(stroke.pitch)
    if stroke.player in BARS:
        return _bar(stroke.player, stroke.pitch, 60 + number % 5)
    return _drum(stroke.player, 700 + number % 4)


def _lay(track: Sound, sound: Sound, start: int, level: float) -> None:
    """Add a sound to a circular track, in place."""
    count = len(track)
    places = np.arange(start, start + len(sound)) % count
    track[places] += sound * level


def _stereo(score: Score) -> Sound:
    """All strokes, dry: samples x 2."""
    count = round(score.seconds * RATE)
    left, right = np.zeros(count), np.zeros(count)
    late = np.random.default_rng(11)
    for number, stroke in enumerate(strokes(score)):
        sound = _sound(stroke, number)
        lag = float(late.uniform(0, 0.009)) if stroke.player not in ("clock", "heart") else 0.0
        start = round((stroke.beat * 60 / score.tempo + lag) * RATE)
        level = LEVELS[stroke.player] * stroke.force * float(late.uniform(0.92, 1.0))
        angle = (PANS.get(stroke.player, 0.0) + 1) * np.pi / 4
        _lay(left, sound, start, level * float(np.cos(angle)))
        _lay(right, sound, start, level * float(np.sin(angle)))
    return np.stack([left, right], 1)


def _echo(dry: Sound, seconds: float) -> Sound:
    """The room of the office, another tail on either side; circular."""
    out = dry.copy()
    length = round(seconds * 2.5 * RATE)
    for side in (0, 1):
        tail = np.random.default_rng(90 + side).standard_normal(length)
        tail *= np.exp(-np.arange(length) / (seconds * 0.5 * RATE))
        tail[: round(0.012 * RATE)] = 0
        tail /= np.sqrt((tail**2).sum())
        bins = np.fft.rfft(dry[:, side]) * np.fft.rfft(tail, len(dry))
        out[:, side] += ECHO * np.fft.irfft(bins, len(dry))
    return out


def _cassette(sound: Sound, dark: float, turns: int) -> Sound:
    """Soft highs above `dark` Hz, nothing below 35 Hz, and a slow wow of `turns` a loop."""
    hertz = np.fft.rfftfreq(len(sound), 1 / RATE)
    curve = 1 / np.sqrt(1 + (hertz / dark) ** 4) * (hertz / np.hypot(hertz, 35)) ** 2
    soft = np.fft.irfft(np.fft.rfft(sound, axis=0) * curve[:, None], len(sound), axis=0)
    places = np.arange(len(sound), dtype=np.float64)
    wow = places + 14 * np.sin(2 * np.pi * turns * places / len(sound))
    circle = np.vstack([soft[-64:], soft, soft[:64]])
    at = np.arange(-64, len(sound) + 64)
    sides = [np.interp(wow, at, circle[:, side]) for side in (0, 1)]
    return np.stack(sides, 1)


def play(score: Score, dark: float, room: float) -> Sound:
    """The finished loop at PEAK, samples x 2, softly limited."""
    wet = _cassette(_echo(_stereo(score), room), dark, round(score.seconds * 0.6))
    soft = np.tanh(wet / np.percentile(np.abs(wet), 99.9) * 0.4)
    soft -= soft.mean(axis=0)
    return np.asarray(soft / np.max(np.abs(soft)) * PEAK)


LOOPS: dict[str, Callable[[], Sound]] = {
    "music_office": partial(play, OFFICE, 6_500, 0.5),
    "music_events": partial(play, EVENTS, 7_500, 0.7),
}
