"""What the table is made of: strokes on paper, wood, felt, rubber, marimba, kalimba and bell."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from art.sounds.synth import (
    RATE,
    Mode,
    Sound,
    add,
    crackle,
    damped,
    decay,
    glide,
    hiss,
    note,
    samples,
    silence,
    struck,
    swell,
)

WOOD: tuple[Mode, ...] = ((1, 0.9, 0.028), (2.3, 0.5, 0.016), (4.9, 0.3, 0.008), (8.1, 0.15, 0.004))
MARIMBA: tuple[Mode, ...] = ((1, 0.9, 0.26), (3.93, 0.26, 0.06), (9.2, 0.08, 0.025))
KALIMBA: tuple[Mode, ...] = ((1, 0.8, 0.42), (2.0, 0.12, 0.2), (5.4, 0.25, 0.05), (11.2, 0.1, 0.02))
DRY: tuple[Mode, ...] = ((1, 0.9, 0.09), (3.93, 0.26, 0.03))
"""A marimba bar with a hand on it."""
BELL: tuple[Mode, ...] = (
    *((0.5, 0.25, 0.9), (1, 0.8, 0.75), (1.19, 0.25, 0.5), (1.56, 0.3, 0.45)),
    *((2.0, 0.45, 0.35), (2.66, 0.22, 0.22), (3.76, 0.14, 0.12), (5.2, 0.08, 0.06)),
)


def whisk(seed: int, seconds: float, low: float = 1700, high: float = 7600) -> Sound:
    """Paper moving over cloth."""
    shape = swell(seconds, 1.5)
    return hiss(seconds, low, high, seed) * shape + 0.5 * crackle(seconds, 420, seed + 1) * shape


def pat(seed: int, weight: float = 1.0) -> Sound:
    """A card or a hand coming down on cloth."""
    slap = hiss(0.11, 320, 2700, seed) * decay(0.11, 0.001, 0.012)
    body = struck(150 / weight, ((1, 0.55, 0.024), (2.1, 0.2, 0.012)), 0.11)
    return slap * 0.9 + body


def snap(seed: int, low: float = 2500, high: float = 9500, fall: float = 0.010) -> Sound:
    """Stiff cardboard springing back."""
    return hiss(0.05, low, high, seed) * decay(0.05, 0.001, fall)


def clack(seed: int) -> Sound:
    """Two dice meeting."""
    random = np.random.default_rng(seed)
    base = random.uniform(1450, 2150)
    modes = ((1, 0.7, 0.012), (1.53, 0.5, 0.009), (2.31, 0.35, 0.006), (3.1, 0.2, 0.004))
    return struck(base, modes, 0.08) * random.uniform(0.5, 1)


def knock(frequency: float, seed: int, seconds: float = 0.14) -> Sound:
    """A knuckle or a pawn on wood."""
    track = struck(frequency, WOOD, seconds)
    add(track, pat(seed, 1.3), 0, 0.3)
    return track


def thump(start: float, end: float, seconds: float, fall: float) -> Sound:
    """Something heavy lands on a felted table; Hz at the beginning and at the end."""
    return damped(glide(start, end, seconds, 0.5) * decay(seconds, 0.002, fall))


def rubber(seed: int, weight: float = 1.0) -> Sound:
    """A rubber stamp hits paper and comes off again."""
    track = silence(0.34)
    add(track, hiss(0.22, 60, 260 / weight, seed) * decay(0.22, 0.002, 0.05), 0, 1.4)
    add(track, pat(seed + 1, 1.6 * weight), 0, 1.1)
    add(track, struck(92 / weight, ((1, 0.8, 0.06),), 0.2), 0)
    add(track, hiss(0.03, 900, 3000, seed + 2) * decay(0.03, 0.002, 0.006), 0.17, 0.22)
    return track


def stroke(pitch: float, modes: Iterable[Mode], seconds: float, seed: int = 60) -> Sound:
    """A mallet on a tuned bar or tongue; `pitch` counts like MIDI."""
    track = struck(note(pitch), tuple(modes), seconds)
    add(track, hiss(0.02, 900, 5000, seed) * decay(0.02, 0.0005, 0.004), 0, 0.16)
    return track


def run(
    pitches: tuple[float, ...], step: float, modes: tuple[Mode, ...], seconds: float, seed: int = 60
) -> Sound:
    """Strokes one after another, `step` seconds apart."""
    track = silence(seconds + step * len(pitches))
    for i, pitch in enumerate(pitches):
        add(track, stroke(pitch, modes, seconds, seed + i), i * step, 0.6)
    return track


def buzz(frequency: Sound) -> Sound:
    """A soft saw whose frequency follows the given curve in Hz."""
    phase = 2 * np.pi * np.cumsum(frequency) / RATE
    return np.asarray(np.sin(phase) + 0.4 * np.sin(2 * phase) + 0.2 * np.sin(3 * phase))


def rattle(seed: int, seconds: float, gap: tuple[float, float], dice: int = 3) -> Sound:
    """Dice shaken in a hand: clacks whose gap changes from the first to the second figure."""
    random = np.random.default_rng(seed)
    track = silence(seconds)
    at = 0.0
    while at < seconds - 0.06:
        part = at / seconds
        for die in range(1 + int(random.integers(0, dice))):
            jitter = float(random.uniform(0, 0.012))
            add(track, clack(seed * 31 + int(at * 997) + die), at + jitter, 0.5 + 0.4 * part)
        at += (gap[0] + (gap[1] - gap[0]) * part) * random.uniform(0.8, 1.2)
    return track


def riffle(seed: int, count: int, gap: tuple[float, float]) -> Sound:
    """Cards let go by a thumb, `count` of them."""
    random = np.random.default_rng(seed)
    track = silence(count * gap[1] + 0.1)
    at = 0.0
    for i in range(count):
        strength = 0.25 + 0.5 * np.sin(i / max(1, count - 1) * np.pi)
        edge = hiss(0.02, 1500, 7000, seed + i) * decay(0.02, 0.0008, 0.005)
        add(track, edge + pat(seed + 100 + i)[: samples(0.02)] * 0.5, at, float(strength))
        at += random.uniform(*gap)
    return track
