"""Building stones of the sounds: filtered noise, struck modes, envelopes, a small room.

Signals are mono arrays at RATE; levels are free until a cue is finished.  Every noise has a seed.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from scipy import signal

RATE = 48_000

Sound = NDArray[np.float64]
Mode = tuple[float, float, float]
"""Multiple of the base frequency, level, decay in seconds."""


def samples(seconds: float) -> int:
    """Return a duration as a number of samples."""
    return int(seconds * RATE)


def silence(seconds: float) -> Sound:
    """Return an empty track to which sounds are added."""
    return np.zeros(samples(seconds))


def add(track: Sound, sound: Sound, at: float, level: float = 1.0) -> None:
    """Mix `sound` into the track, in place, starting at `at` seconds; what is too long is cut."""
    start = samples(at)
    count = max(0, min(len(sound), len(track) - start))
    track[start : start + count] += sound[:count] * level


def decay(seconds: float, attack: float, fall: float) -> Sound:
    """Return an envelope that rises within `attack` and falls by 1/e every `fall` seconds."""
    t = np.arange(samples(seconds)) / RATE
    return np.minimum(t / max(attack, 1e-6), 1) * np.exp(-np.maximum(t - attack, 0) / fall)


def hiss(seconds: float, low: float, high: float, seed: int) -> Sound:
    """Return noise between two frequencies in Hz."""
    white = np.random.default_rng(seed).standard_normal(samples(seconds))
    band = signal.butter(2, [low, min(high, RATE * 0.48)], "band", fs=RATE, output="sos")
    return np.asarray(signal.sosfilt(band, white))


def struck(frequency: float, modes: Sequence[Mode], seconds: float) -> Sound:
    """Return a body that rings in the given modes after a stroke, damped before the end."""
    t = np.arange(samples(seconds)) / RATE
    out = np.zeros(len(t))
    for multiple, level, fall in modes:
        tone = np.sin(2 * np.pi * frequency * multiple * t) * np.exp(-t / fall)
        out += level * tone
    return damped(out * np.minimum(t / 0.0008, 1))


def damped(sound: Sound) -> Sound:
    """Return the sound with its last third dying away: a sound that is cut off clicks."""
    count = len(sound) // 3
    out = sound.copy()
    out[len(out) - count :] *= np.cos(np.linspace(0, np.pi / 2, count)) ** 2
    return out


def glide(start: float, end: float, seconds: float, bend: float = 1.0) -> Sound:
    """Return a sine whose frequency moves from `start` to `end` Hz; `bend` shapes the way."""
    t = np.linspace(0, 1, samples(seconds))
    frequency = start + (end - start) * t**bend
    return np.sin(2 * np.pi * np.cumsum(frequency) / RATE)


def crackle(seconds: float, rate: float, seed: int, low: float = 2500) -> Sound:
    """Return the tiny irregular clicks of moving paper, `rate` of them a second."""
    random = np.random.default_rng(seed)
    count = samples(seconds)
    out = np.zeros(count)
    for _ in range(max(1, int(rate * seconds))):
        out[int(random.integers(0, count))] += random.normal()
    band = signal.butter(2, [low, 11_000], "band", fs=RATE, output="sos")
    return np.asarray(signal.sosfilt(band, out)) * 3


def note(semitones: float) -> float:
    """Return the frequency of a note, counted like MIDI (69 = 440 Hz)."""
    return float(440 * 2 ** ((semitones - 69) / 12))


def room(sound: Sound, wet: float = 0.18, size: float = 0.12, seed: int = 5) -> Sound:
    """Return the sound in a small soft room whose echo dies within about `size` seconds."""
    random = np.random.default_rng(seed)
    length = samples(size * 2.2)
    tail = random.standard_normal(length) * np.exp(-np.arange(length) / samples(size * 0.45))
    tail[: samples(0.004)] = 0
    low = signal.butter(1, 5200, fs=RATE, output="sos")
    tail = np.asarray(signal.sosfilt(low, tail))
    tail /= np.sqrt((tail**2).sum())
    dry = np.concatenate([sound, np.zeros(length - 1)])
    return dry + wet * np.asarray(signal.fftconvolve(sound, tail))


def pitched(sound: Sound, factor: float) -> Sound:
    """Return the sound higher (factor > 1) and shorter, or lower and longer."""
    positions = np.arange(0, len(sound) - 1, factor)
    return np.asarray(np.interp(positions, np.arange(len(sound)), sound))


def backwards(sound: Sound) -> Sound:
    """Return the sound played from its end."""
    return np.asarray(sound[::-1])


def swell(seconds: float, bend: float = 1.0) -> Sound:
    """Return an envelope that rises and falls like half a sine; bend > 1 makes it narrower."""
    return np.asarray(np.sin(np.linspace(0, np.pi, samples(seconds))) ** bend)


def brass(frequency: float, seconds: float, attack: float, fall: float) -> Sound:
    """Return a horn: the louder it is, the more of its overtones sound."""
    loud = decay(seconds, attack, fall)
    t = np.arange(len(loud)) / RATE
    drift = 2 * np.pi * frequency * (t - 0.012 * np.exp(-t / 0.03))
    out = np.zeros(len(loud))
    for k in range(1, 15):
        if frequency * k < 9_000:
            out += np.sin(k * drift) * loud ** (1 + 0.22 * k) / k**0.7
    return damped(out)
