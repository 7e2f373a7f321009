"""Cues of the events: slam, bomb, sabotage, wand and what it undoes."""

from __future__ import annotations

import numpy as np

from art.sounds.materials import DRY, WOOD, buzz, pat, snap, stroke, thump
from art.sounds.synth import (
    RATE,
    Sound,
    add,
    backwards,
    brass,
    decay,
    hiss,
    note,
    room,
    samples,
    silence,
    struck,
    swell,
)

GROWL = ((1, 0.5, 0.16), (2, 0.3, 0.1), (3, 0.2, 0.06))


def _slap(seed: int) -> Sound:
    """An event hits the table: slap, thump, what lies there jumps; then a minor second."""
    track = silence(0.7)
    add(track, hiss(0.09, 450, 3600, seed) * decay(0.09, 0.001, 0.018), 0, 0.9)
    add(track, thump(150, 46, 0.32, 0.10), 0, 1.7)
    for i in range(4):
        add(track, struck(300 + 60 * i, WOOD, 0.06), 0.05 + i * 0.033, 0.14 * 0.7**i)
    for at, pitch in ((0.05, 52), (0.15, 51)):
        add(track, struck(note(pitch), GROWL, 0.5), at, 0.6)
    return track


def slam(seed: int) -> Sound:
    """The motif of the events: slammed on the table, a minor second down."""
    return room(_slap(seed), 0.2, 0.18)


def bomb(seed: int) -> Sound:
    """A bomb: a breath, the horns' one appearance, and cards come down everywhere."""
    random = np.random.default_rng(seed)
    track = silence(2.0)
    add(track, hiss(0.08, 2000, 8000, seed) * np.linspace(0, 1, samples(0.08)) ** 2, 0, 0.25)
    add(track, thump(120, 38, 0.7, 0.16), 0.08, 1.3)
    add(track, hiss(0.5, 70, 900, seed + 1) * decay(0.5, 0.002, 0.09), 0.08, 1.0)
    for pitch, level in ((38, 0.5), (50, 0.55), (51, 0.45), (57, 0.5), (62, 0.45), (63, 0.4)):
        add(track, brass(note(pitch), 1.1, 0.03, 0.34), 0.09, level)
    for i in range(15):
        at = 0.32 + 0.75 * (i / 14) ** 0.8 + random.uniform(0, 0.04)
        add(track, snap(seed + i), at, 0.20 * random.uniform(0.5, 1))
        add(track, pat(seed + 50 + i), at + 0.05, 0.45 * random.uniform(0.4, 1))
    return room(track, 0.24, 0.26)


def sabotage(seed: int) -> Sound:
    """A snack thief: three tiptoes a minor second apart, and something is torn out."""
    track = silence(1.1)
    for i, pitch in enumerate((51, 52, 51)):
        add(track, stroke(pitch, DRY, 0.25, seed + i), i * 0.15, 0.5 + 0.1 * i)
        add(track, struck(note(pitch + 19), ((1, 0.4, 0.04),), 0.1), i * 0.15, 0.25)
    rip = hiss(0.24, 900, 6800, seed + 9) * np.linspace(0.25, 1, samples(0.24)) ** 1.5
    teeth = 2 * np.pi * np.cumsum(np.linspace(60, 130, len(rip))) / RATE
    rip *= 0.6 + 0.4 * np.sign(np.sin(teeth))
    add(track, rip, 0.46, 0.55)
    add(track, struck(note(50), GROWL, 0.4), 0.70, 0.7)
    add(track, pat(seed + 20, 1.5), 0.70, 0.8)
    return room(track, 0.14, 0.14)


def _tape(seed: int, seconds: float) -> Sound:
    """A tape is rewound, ever faster."""
    t = np.linspace(0, 1, samples(seconds))
    speed = 260 + 900 * t**1.6 + 160 * np.sin(2 * np.pi * 11 * t)
    whir = buzz(speed) * (0.4 + 0.6 * np.sin(2 * np.pi * 17 * t) ** 2)
    air = hiss(seconds, 900, 5200, seed)[: len(t)] * t * 0.35
    return np.asarray((whir * 0.5 + air) * np.sin(np.pi * t**0.8))


def wand(seed: int) -> Sound:
    """A wand: time runs back, then it sparkles."""
    track = silence(1.25)
    add(track, _tape(seed, 0.55), 0)
    for i, pitch in enumerate((107, 103, 98, 95, 91, 88, 84)):
        spark = struck(note(pitch), ((1, 0.5, 0.25), (2.76, 0.25, 0.12)), 0.7)
        add(track, spark, 0.36 + i * 0.04, 0.3)
    return room(track, 0.25, 0.2)


def cancel(seed: int) -> Sound:
    """The struck event is undone: its slam runs backwards, and the card is taken up."""
    track = silence(0.95)
    slap = _slap(seed)[: samples(0.42)]
    add(track, backwards(slap) * np.linspace(0, 1, len(slap)) ** 0.7, 0, 0.8)
    add(track, _tape(seed + 1, 0.3), 0.16, 0.35)
    add(track, snap(seed + 2), 0.46, 0.4)
    add(track, pat(seed + 3), 0.60, 0.5)
    return room(track, 0.16, 0.16)


def fizzle(seed: int) -> Sound:
    """An event has nothing to work on: air leaves it, and a bar is touched without ringing."""
    track = silence(0.75)
    t = np.linspace(0, 1, samples(0.42))
    whistle = buzz(620 - 380 * t) * 0.18
    air = hiss(0.42, 700, 4200, seed)[: len(t)] * (1 - t) ** 0.8
    add(track, (whistle * swell(0.42)[: len(t)] + air) * (1 - t) ** 0.5, 0, 0.8)
    add(track, stroke(50, DRY, 0.25, seed), 0.46, 0.6)
    add(track, pat(seed + 1, 1.4), 0.46, 0.4)
    return room(track, 0.12)
