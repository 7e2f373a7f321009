"""How much two sounds differ to the ear: what is heard when, in which register."""

from __future__ import annotations

import numpy as np

from art.checks.loudness import Samples
from art.sounds.synth import RATE

FRAME = 960
"""Samples between two looks at the spectrum: 20 ms."""
EDGES = np.geomspace(60, 16000, 19)
"""Borders of the bands in Hz: a little less than half an octave each."""


def heard(sound: Samples) -> Samples:
    """The sound as frames x bands, compressed as the ear does; its length as a vector is 1."""
    padded = np.pad(sound, (FRAME, 2 * FRAME))
    starts = range(0, len(padded) - 2 * FRAME, FRAME)
    frames = np.stack([padded[start : start + 2 * FRAME] for start in starts])
    power = np.abs(np.fft.rfft(frames * np.hanning(2 * FRAME), axis=1)) ** 2
    hertz = np.fft.rfftfreq(2 * FRAME, 1 / RATE)
    places = np.searchsorted(hertz, EDGES)
    bands = np.add.reduceat(power, places, axis=1)[:, :-1]
    compressed = bands**0.25
    return np.asarray(compressed / np.linalg.norm(compressed))


def difference(one: Samples, other: Samples) -> float:
    """Between two sounds as `heard`: 0 for the same, 1 if they never share a register."""
    shared = min(len(one), len(other))
    return float(1 - (one[:shared] * other[:shared]).sum())
