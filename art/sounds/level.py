"""The last steps of a cue: no rumble, no silence around it, the peak and loudness of its class."""

from __future__ import annotations

import numpy as np
from scipy import signal

from art.checks.loudness import PEAK_DB, loudest, peak
from art.sounds.synth import RATE, Sound, samples

PEAK = 10 ** (PEAK_DB / 20)
QUIET = 10 ** (-54 / 20)
"""Below this part of the peak a sound has not begun or is over."""
FADE = 0.012
LEAD = 0.003
"""Silence in front: the codec smears a stroke ahead of it, and what begins in mid air clicks."""
DRIVES = (0.01, 60.0)


def trimmed(sound: Sound) -> Sound:
    """Return the sound without the silence around it but LEAD, faded at both ends."""
    loud = np.flatnonzero(np.abs(sound) > QUIET * np.max(np.abs(sound)))
    clean = sound[max(0, loud[0] - samples(0.001)) : loud[-1] + samples(FADE)].copy()
    fade = min(len(clean), samples(FADE))
    clean[-fade:] *= np.linspace(1, 0, fade) ** 2
    rise = min(len(clean), samples(0.0005))
    clean[:rise] *= np.linspace(0, 1, rise)
    return np.concatenate([np.zeros(samples(LEAD)), clean])


def _driven(sound: Sound, drive: float) -> Sound:
    """Return the sound through a soft limiter, without rumble, at PEAK."""
    rumble = signal.butter(2, 35, "high", fs=RATE, output="sos")
    soft = np.tanh(sound / np.max(np.abs(sound)) * drive)
    clean = trimmed(np.asarray(signal.sosfilt(rumble, soft)))
    return np.asarray(clean / peak(clean) * PEAK)


def finished(sound: Sound, loudness: float) -> Sound:
    """Return the sound at PEAK, its loudest 50 ms as near to `loudness` dBFS as a limiter gets.

    A limiter only makes louder: a sound that is dense by itself stays above.
    """
    low, high = DRIVES
    for _ in range(14):
        middle = float(np.sqrt(low * high))
        if loudest(_driven(sound, middle)) < loudness:
            low = middle
        else:
            high = middle
    return _driven(sound, low)
