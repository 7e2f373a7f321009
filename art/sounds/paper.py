"""Cues of paper and cloth: cards, pages, curtain."""

from __future__ import annotations

import numpy as np

from art.sounds.materials import pat, riffle, rubber, snap, whisk
from art.sounds.synth import (
    RATE,
    Sound,
    add,
    crackle,
    decay,
    hiss,
    room,
    samples,
    silence,
    struck,
    swell,
)


def deal(seed: int) -> Sound:
    """A card is dealt: a short whisk and a pat."""
    track = silence(0.3)
    add(track, whisk(seed, 0.12), 0, 0.5)
    add(track, pat(seed + 1), 0.10)
    return room(track, 0.12)


def flip(seed: int) -> Sound:
    """A card is turned: snap, air, pat."""
    track = silence(0.34)
    add(track, snap(seed), 0)
    add(track, whisk(seed + 1, 0.11, 1200, 5200), 0.03, 0.4)
    add(track, pat(seed + 2), 0.16, 0.8)
    return room(track, 0.12)


def slide(seed: int) -> Sound:
    """A card slides over the mat."""
    track = silence(0.26)
    add(track, whisk(seed, 0.20, 900, 5600), 0)
    add(track, pat(seed + 4), 0.17, 0.18)
    return room(track, 0.10)


def tap(seed: int) -> Sound:
    """A card is put down."""
    return room(pat(seed, 1.1), 0.14)


def hover(seed: int) -> Sound:
    """A fingertip brushes the edge of a card."""
    track = silence(0.07)
    add(track, snap(seed, 1800, 6000, 0.006), 0, 0.8)
    add(track, whisk(seed + 1, 0.05, 1500, 5200), 0.005, 0.25)
    return room(track, 0.06, 0.03)


def select(seed: int) -> Sound:
    """A card is pulled half out of the hand."""
    track = silence(0.16)
    add(track, whisk(seed, 0.10, 1300, 6400), 0, 0.55)
    add(track, snap(seed + 1, 1600, 7000, 0.007), 0.075)
    return room(track, 0.08, 0.04)


def put_back(seed: int) -> Sound:
    """A card is pushed back among the others."""
    track = silence(0.16)
    add(track, snap(seed + 1, 1100, 4200, 0.006), 0, 0.7)
    add(track, whisk(seed, 0.10, 900, 4200), 0.02, 0.3)
    return room(track, 0.08, 0.04)


def zoom(seed: int) -> Sound:
    """A card is held close to the eyes: air, and the sheet bends."""
    track = silence(0.24)
    add(track, hiss(0.2, 350, 1900, seed) * swell(0.2, 1.3), 0, 0.6)
    add(track, snap(seed + 2, 1400, 5200, 0.006), 0.11, 0.8)
    add(track, crackle(0.12, 500, seed + 1, 1800) * swell(0.12), 0.05, 0.5)
    return room(track, 0.10, 0.05)


def shuffle(seed: int) -> Sound:
    """A riffle and the squaring of the pile."""
    track = silence(1.05)
    cards = riffle(seed, 30, (0.017, 0.026))
    add(track, cards, 0)
    add(track, whisk(seed + 60, 0.2, 1100, 5200), 0.66, 0.35)
    add(track, pat(seed + 61), 0.83, 0.7)
    return room(track, 0.12)


def gather(seed: int) -> Sound:
    """Cards are swept together into the spent pile."""
    track = silence(0.6)
    for i in range(4):
        add(track, whisk(seed + 5 * i, 0.16, 800, 4800), i * 0.075, 0.6)
        add(track, pat(seed + 5 * i + 1), 0.1 + i * 0.075, 0.3)
    add(track, pat(seed + 50, 1.2), 0.42, 0.9)
    return room(track, 0.12)


def page(seed: int) -> Sound:
    """A sheet of paper is turned."""
    track = silence(0.5)
    shape = swell(0.36, 0.8)
    add(track, crackle(0.36, 900, seed, 1500) * shape, 0, 0.9)
    add(track, hiss(0.36, 700, 4200, seed + 1) * shape, 0, 0.35)
    add(track, hiss(0.05, 1800, 8000, seed + 2) * decay(0.05, 0.001, 0.008), 0.30, 0.5)
    return room(track, 0.1)


def _cloth(
    seed: int, rings: list[float], sweep: Sound, cloth: tuple[float, float], brass: float
) -> Sound:
    """Rings at their times on a rod of about `brass` Hz over cloth of a band of noise."""
    seconds = len(sweep) / RATE
    track = silence(seconds + 0.15)
    random = np.random.default_rng(seed)
    add(track, hiss(seconds, *cloth, seed) * sweep, 0, 0.7)
    for at in rings:
        tone = brass * float(random.uniform(0.85, 1.15))
        ring = struck(tone, ((1, 0.5, 0.02), (1.6, 0.3, 0.014)), 0.1)
        add(track, ring, at + float(random.uniform(0, 0.015)), 0.12)
    return track


def curtain(seed: int) -> Sound:
    """The curtain is drawn: rings on a rod, heavy dark cloth, and the halves meet."""
    rings = [0.05 + i * 0.05 for i in range(14)]
    heavy = swell(0.8, 0.7) * np.linspace(0.4, 1.2, samples(0.8))
    track = _cloth(seed, rings, heavy, (200, 1700), 2400)
    add(track, pat(seed + 3, 1.8), 0.74, 0.7)
    return room(track, 0.2, 0.2)


def curtain_open(seed: int) -> Sound:
    """The curtain flies open: bright, fast at first, then the cloth swings out."""
    rings = [0.02 + 0.5 * (i / 13) ** 1.7 for i in range(14)]
    airy = swell(0.62, 0.6) * np.linspace(1.4, 0.15, samples(0.62))
    return room(_cloth(seed, rings, airy, (600, 4200), 3700), 0.2, 0.2)


def dismiss(seed: int) -> Sound:
    """A box is packed: the card drops in, the flaps close, one pat on the lid."""
    track = silence(0.95)
    add(track, whisk(seed, 0.14, 900, 4200), 0, 0.5)
    add(track, struck(118, ((1, 0.8, 0.05), (1.7, 0.4, 0.03)), 0.2), 0.13, 0.9)
    for at, level in ((0.36, 0.7), (0.50, 0.8)):
        add(
            track, hiss(0.09, 300, 2000, seed + int(at * 100)) * decay(0.09, 0.004, 0.02), at, level
        )
        add(track, struck(160, ((1, 0.5, 0.03),), 0.1), at + 0.01, level)
    add(track, pat(seed + 9, 1.7), 0.74, 0.9)
    return room(track, 0.16)


def stamp(seed: int) -> Sound:
    """PASS: a rubber stamp hits paper and comes off again."""
    return room(rubber(seed), 0.12)


def stamp_skip(seed: int) -> Sound:
    """A pitch is skipped: the stamp comes down twice, the second time for the carbon copy."""
    track = silence(0.56)
    add(track, rubber(seed, 0.9), 0)
    add(track, rubber(seed + 3, 1.15), 0.2, 0.8)
    return room(track, 0.12)


def stamp_seal(seed: int) -> Sound:
    """A contract is sealed: ink pad first, then one heavy stamp."""
    track = silence(0.62)
    add(track, hiss(0.05, 500, 1800, seed + 7) * decay(0.05, 0.006, 0.014), 0, 0.25)
    add(track, rubber(seed, 1.35), 0.16, 1.1)
    add(track, struck(190, ((1, 0.5, 0.02), (2.3, 0.3, 0.012)), 0.1), 0.162, 0.5)
    return room(track, 0.16, 0.16)


def stapler(seed: int) -> Sound:
    """Two sheets are stapled together: a match is kept."""
    track = silence(0.2)
    add(track, struck(1250, ((1, 0.5, 0.012), (2.1, 0.4, 0.008)), 0.06), 0, 0.5)
    add(track, snap(seed, 900, 5200, 0.012), 0.03)
    add(track, struck(240, ((1, 0.6, 0.02),), 0.1), 0.03, 0.7)
    return room(track, 0.1, 0.06)


def key(seed: int) -> Sound:
    """A key of a typewriter."""
    track = silence(0.1)
    add(track, snap(seed, 1600, 6500, 0.005), 0)
    add(track, struck(430, ((1, 0.5, 0.012), (2.7, 0.3, 0.008)), 0.07), 0.002, 0.6)
    return room(track, 0.06, 0.03)
