"""Measures of a sound: samples are floats of -1..1, mono, at RATE."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from art.sounds.synth import RATE

PEAK_DB = -3.0
"""Peak of every cue in dBFS."""
WINDOW = 0.05
"""Seconds over which loudness is taken."""

Samples = NDArray[np.float64]


def decibel(level: float) -> float:
    """A level as dBFS; silence is -200."""
    return float(20 * np.log10(max(level, 1e-10)))


def peak(sound: Samples) -> float:
    """Highest level, 0..1."""
    return float(np.max(np.abs(sound), initial=0.0))


def duration(sound: Samples) -> float:
    """Length in seconds."""
    return len(sound) / RATE


def offset(sound: Samples) -> float:
    """Share of direct current: the mean level."""
    return float(np.mean(sound))


def loudest(sound: Samples) -> float:
    """RMS of the loudest WINDOW in dBFS; a shorter sound counts as if silence followed."""
    width = int(WINDOW * RATE)
    power = np.concatenate([[0.0], np.cumsum(np.square(sound))])
    last = max(1, len(sound) - width)
    ends = np.minimum(np.arange(0, last) + width, len(sound))
    best = float(np.max(power[ends] - power[:last]))
    return decibel(float(np.sqrt(max(best, 0.0) / width)))


def rms(sound: Samples) -> float:
    """RMS of the whole sound in dBFS."""
    return decibel(float(np.sqrt(np.mean(np.square(sound)))))


def centroid(sound: Samples) -> float:
    """Centre of the power spectrum in Hz: low is dark, high is bright."""
    count = 1 << (len(sound) - 1).bit_length()
    power = np.abs(np.fft.rfft(sound, count)) ** 2
    hertz = np.fft.rfftfreq(count, 1 / RATE)
    return float((power * hertz).sum() / power.sum())


def clipped(sound: Samples, ceiling: float = 0.995) -> int:
    """Number of samples at or above the ceiling."""
    return int(np.count_nonzero(np.abs(sound) >= ceiling))


def margins(sound: Samples, floor: float = -48.0) -> tuple[float, float]:
    """Seconds before the first and after the last sample above `floor` dB below the peak."""
    loud = np.flatnonzero(np.abs(sound) > peak(sound) * 10 ** (floor / 20))
    return float(loud[0] / RATE), float((len(sound) - 1 - loud[-1]) / RATE)


def seam(loop: Samples) -> float:
    """Jump from the end of a loop to its beginning, as a multiple of its usual steps.

    The usual step is the 99th percentile of the steps within 50 ms of the seam and of the whole
    loop; below about 2 nothing is heard.
    """
    steps = np.abs(np.diff(loop))
    near = np.concatenate([steps[-int(WINDOW * RATE) :], steps[: int(WINDOW * RATE)]])
    usual = max(float(np.percentile(near, 99)), float(np.percentile(steps, 50)), 1e-6)
    return float(abs(loop[0] - loop[-1]) / usual)
