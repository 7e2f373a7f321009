"""The cues: what happens on the table and how it sounds.

Materials: paper for cards, wood and felt for dice and pawns, rubber for the stamp, marimba and
kalimba for points, one brass bell for the sprint.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from art.sounds.synth import (
    RATE,
    Mode,
    Sound,
    add,
    crackle,
    decay,
    glide,
    hiss,
    note,
    pitched,
    room,
    samples,
    silence,
    struck,
)

WOOD: tuple[Mode, ...] = ((1, 0.9, 0.028), (2.3, 0.5, 0.016), (4.9, 0.3, 0.008), (8.1, 0.15, 0.004))
MARIMBA: tuple[Mode, ...] = ((1, 0.9, 0.26), (3.93, 0.26, 0.06), (9.2, 0.08, 0.025))
KALIMBA: tuple[Mode, ...] = ((1, 0.8, 0.42), (2.0, 0.12, 0.2), (5.4, 0.25, 0.05), (11.2, 0.1, 0.02))
BELL: tuple[Mode, ...] = (
    *((0.5, 0.25, 0.9), (1, 0.8, 0.75), (1.19, 0.25, 0.5), (1.56, 0.3, 0.45)),
    *((2.0, 0.45, 0.35), (2.66, 0.22, 0.22), (3.76, 0.14, 0.12), (5.2, 0.08, 0.06)),
)


def _whisk(seed: int, seconds: float, low: float = 1700, high: float = 7600) -> Sound:
    """Paper moving over cloth."""
    shape = np.sin(np.linspace(0, np.pi, samples(seconds))) ** 1.5
    return hiss(seconds, low, high, seed) * shape + 0.5 * crackle(seconds, 420, seed + 1) * shape


def _pat(seed: int, weight: float = 1.0) -> Sound:
    """A card or a hand coming down on cloth."""
    slap = hiss(0.11, 320, 2700, seed) * decay(0.11, 0.001, 0.012)
    body = struck(150 / weight, ((1, 0.55, 0.024), (2.1, 0.2, 0.012)), 0.11)
    return slap * 0.9 + body


def deal(seed: int = 3) -> Sound:
    """A card is dealt: a short whisk and a pat."""
    track = silence(0.3)
    add(track, _whisk(seed, 0.12), 0, 0.5)
    add(track, _pat(seed + 1), 0.10)
    return room(track, 0.12)


def flip(seed: int = 5) -> Sound:
    """A card is turned: snap, air, pat."""
    track = silence(0.34)
    add(track, hiss(0.05, 2500, 9500, seed) * decay(0.05, 0.001, 0.010), 0)
    add(track, _whisk(seed + 1, 0.11, 1200, 5200), 0.03, 0.4)
    add(track, _pat(seed + 2), 0.16, 0.8)
    return room(track, 0.12)


def slide(seed: int = 1) -> Sound:
    """A card slides over the mat."""
    track = silence(0.26)
    add(track, _whisk(seed, 0.20, 900, 5600), 0)
    add(track, _pat(seed + 4), 0.17, 0.18)
    return room(track, 0.10)


def tap(seed: int = 2) -> Sound:
    """A card is put down."""
    return room(_pat(seed, 1.1), 0.14)


def _clack(seed: int) -> Sound:
    random = np.random.default_rng(seed)
    base = random.uniform(1450, 2150)
    modes = ((1, 0.7, 0.012), (1.53, 0.5, 0.009), (2.31, 0.35, 0.006), (3.1, 0.2, 0.004))
    return struck(base, modes, 0.08) * random.uniform(0.5, 1)


def dice(count: int, seed: int = 7) -> Sound:
    """A throw of dice: each bounces on the felt, ever faster and softer."""
    random = np.random.default_rng(seed)
    track = silence(1.2)
    for die in range(count):
        at, gap = random.uniform(0, 0.02 + 0.015 * count), random.uniform(0.10, 0.17)
        for bounce in range(6):
            strength = 0.8**bounce
            add(track, _clack(seed * 97 + die * 11 + bounce), at, strength * 0.9)
            thud = hiss(0.06, 120, 720, seed + die * 7 + bounce) * decay(0.06, 0.001, 0.016)
            add(track, thud, at, 0.55 * strength)
            at, gap = at + gap * random.uniform(0.85, 1.15), gap * 0.72
    return room(track, 0.16)


def stamp(seed: int = 8) -> Sound:
    """A rubber stamp hits paper and comes off again."""
    track = silence(0.34)
    add(track, hiss(0.22, 60, 260, seed) * decay(0.22, 0.002, 0.05), 0, 1.4)
    add(track, _pat(seed + 1, 1.6), 0, 1.1)
    add(track, struck(92, ((1, 0.8, 0.06),), 0.2), 0)
    add(track, hiss(0.03, 900, 3000, seed + 2) * decay(0.03, 0.002, 0.006), 0.17, 0.22)
    return room(track, 0.12)


def slam(seed: int = 21) -> Sound:
    """An event is slammed on the table: slap, thump, and the second below it."""
    track = silence(0.7)
    add(track, hiss(0.09, 450, 3600, seed) * decay(0.09, 0.001, 0.018), 0, 0.9)
    add(track, glide(150, 46, 0.32, 0.5) * decay(0.32, 0.002, 0.10), 0, 1.7)
    for i in range(4):
        add(track, struck(300 + 60 * i, WOOD, 0.06), 0.05 + i * 0.033, 0.14 * 0.7**i)
    for at, pitch in ((0.05, 52), (0.15, 51)):
        add(
            track,
            struck(note(pitch), ((1, 0.5, 0.16), (2, 0.3, 0.1), (3, 0.2, 0.06)), 0.5),
            at,
            0.6,
        )
    return room(track, 0.2, 0.18)


def wand(seed: int = 31) -> Sound:
    """Time runs back: a tape is rewound, then it sparkles."""
    track = silence(1.25)
    t = np.linspace(0, 1, samples(0.55))
    speed = 260 + 900 * t**1.6 + 160 * np.sin(2 * np.pi * 11 * t)
    whir = _buzz(speed) * (0.4 + 0.6 * np.sin(2 * np.pi * 17 * t) ** 2)
    air = hiss(0.55, 900, 5200, seed)[: len(t)] * t * 0.35
    add(track, (whir * 0.5 + air) * np.sin(np.pi * t**0.8), 0)
    for i, pitch in enumerate((107, 103, 98, 95, 91, 88, 84)):
        add(
            track,
            struck(note(pitch), ((1, 0.5, 0.25), (2.76, 0.25, 0.12)), 0.7),
            0.36 + i * 0.04,
            0.3,
        )
    return room(track, 0.25, 0.2)


def _buzz(frequency: Sound) -> Sound:
    """Return a soft saw whose frequency follows the given curve in Hz."""
    phase = 2 * np.pi * np.cumsum(frequency) / RATE
    return np.asarray(np.sin(phase) + 0.4 * np.sin(2 * phase) + 0.2 * np.sin(3 * phase))


def _run(pitches: tuple[int, ...], step: float, modes: tuple[Mode, ...], length: float) -> Sound:
    track = silence(length + step * len(pitches))
    for i, pitch in enumerate(pitches):
        stroke = hiss(0.02, 900, 5000, 60 + i) * decay(0.02, 0.0005, 0.004)
        add(track, struck(note(pitch), modes, length), i * step, 0.6)
        add(track, stroke, i * step, 0.10)
    return track


def incentive() -> Sound:
    """A third up on the kalimba."""
    return room(_run((76, 80), 0.11, KALIMBA, 1.0), 0.2, 0.2)


def story() -> Sound:
    """A fifth up on the marimba: a story comes up for pitch."""
    return room(_run((67, 74), 0.13, MARIMBA, 0.7), 0.2, 0.18)


def count() -> Sound:
    """One step of a sum that is counted up."""
    return room(_run((84,), 0.01, MARIMBA, 0.2), 0.08)


def win() -> Sound:
    """A run of C major with its chord on top."""
    track = silence(2.1)
    add(track, _run((60, 64, 67, 72, 76, 79, 84), 0.085, MARIMBA, 0.9), 0)
    for i, pitch in enumerate((72, 76, 79, 84)):
        add(track, struck(note(pitch), MARIMBA, 1.2), 0.68 + i * 0.012, 0.42)
        add(track, struck(note(pitch + 12), KALIMBA, 1.2), 0.70 + i * 0.012, 0.12)
    return room(track, 0.25, 0.28)


def lose() -> Sound:
    """Four falling steps, dry and short."""
    track = silence(1.2)
    add(track, _run((64, 63, 62), 0.17, MARIMBA, 0.35), 0)
    add(track, struck(note(57), ((1, 0.9, 0.22), (3.93, 0.2, 0.05)), 0.6), 0.53, 0.8)
    add(track, _pat(71, 1.6), 0.53, 0.35)
    return room(track, 0.1)


def click() -> Sound:
    """A button."""
    track = struck(880, ((1, 0.6, 0.016), (2.7, 0.3, 0.008), (5.3, 0.12, 0.004)), 0.09)
    add(track, hiss(0.02, 1500, 6000, 91) * decay(0.02, 0.0005, 0.003), 0, 0.3)
    return room(track, 0.06)


def refuse() -> Sound:
    """That is not possible: two dull knocks."""
    track = silence(0.3)
    for at in (0.0, 0.09):
        add(track, struck(190, WOOD, 0.12), at)
        add(track, _pat(93, 1.4), at, 0.35)
    return room(track, 0.1)


def shuffle(seed: int = 40) -> Sound:
    """A riffle and the squaring of the pile."""
    random = np.random.default_rng(seed)
    track = silence(1.05)
    at = 0.0
    for i in range(30):
        strength = 0.25 + 0.5 * np.sin(i / 29 * np.pi)
        snap = hiss(0.02, 1500, 7000, seed + i) * decay(0.02, 0.0008, 0.005)
        add(track, snap + _pat(seed + 100 + i)[: samples(0.02)] * 0.5, at, strength)
        at += random.uniform(0.017, 0.026)
    add(track, _whisk(seed + 60, 0.2, 1100, 5200), at, 0.35)
    add(track, _pat(seed + 61), at + 0.17, 0.7)
    return room(track, 0.12)


def bell() -> Sound:
    """The brass bell that opens and ends a sprint, struck twice."""
    track = silence(2.2)
    for at, level in ((0.0, 1.0), (0.16, 0.7)):
        add(track, struck(1180, BELL, 2.0), at, level)
        add(track, hiss(0.01, 3000, 9000, 77) * decay(0.01, 0.0003, 0.002), at, 0.35)
    return room(track, 0.2, 0.3)


def hop(seed: int = 51) -> Sound:
    """A wooden pawn steps on the strip."""
    track = silence(0.2)
    add(track, struck(520, WOOD, 0.14), 0)
    add(track, _pat(seed), 0, 0.3)
    return room(track, 0.12)


def page(seed: int = 55) -> Sound:
    """A sheet of paper is turned."""
    track = silence(0.5)
    shape = np.sin(np.linspace(0, np.pi, samples(0.36))) ** 0.8
    add(track, crackle(0.36, 900, seed, 1500) * shape, 0, 0.9)
    add(track, hiss(0.36, 700, 4200, seed + 1) * shape, 0, 0.35)
    add(track, hiss(0.05, 1800, 8000, seed + 2) * decay(0.05, 0.001, 0.008), 0.30, 0.5)
    return room(track, 0.1)


def curtain(seed: int = 58) -> Sound:
    """The curtain is drawn: rings on a rod and heavy cloth."""
    track = silence(0.95)
    sweep = np.sin(np.linspace(0, np.pi, samples(0.8))) ** 0.7
    add(track, hiss(0.8, 250, 2600, seed) * sweep, 0, 0.7)
    random = np.random.default_rng(seed)
    for i in range(14):
        ring = struck(random.uniform(2600, 3600), ((1, 0.5, 0.02), (1.6, 0.3, 0.014)), 0.1)
        add(track, ring, 0.05 + i * 0.05 + random.uniform(0, 0.015), 0.12)
    return room(track, 0.2, 0.2)


def _seeds(make: Callable[[int], Sound], name: str, seeds: tuple[int, ...]) -> dict[str, Sound]:
    """Return variants with other noise and a pitch 4 % apart."""
    shift = (1.0, 1.04, 0.96)
    return {f"{name}_{i + 1}": pitched(make(seed), shift[i]) for i, seed in enumerate(seeds)}


def _shifts(sound: Sound, name: str, factors: tuple[float, ...]) -> dict[str, Sound]:
    return {f"{name}_{i + 1}": pitched(sound, factor) for i, factor in enumerate(factors)}


def cues() -> dict[str, Sound]:
    """Return every cue by file name; NAME_1, NAME_2 ... are variants of NAME.

    dice_1, dice_3 and dice_5 are throws of so many dice, and together the variants of dice.
    """
    out: dict[str, Sound] = {}
    for name, make, seeds in (
        ("deal", deal, (3, 103, 203)),
        ("flip", flip, (5, 105, 205)),
        ("slide", slide, (1, 101, 201)),
        ("tap", tap, (2, 102, 202)),
        ("stamp", stamp, (8, 108)),
        ("slam", slam, (21, 121)),
        ("shuffle", shuffle, (40, 340)),
        ("hop", hop, (51, 151, 251)),
        ("page", page, (55, 155)),
    ):
        out |= _seeds(make, name, seeds)
    out |= _shifts(count(), "count", (1.0, 1.122, 1.26))
    out |= _shifts(click(), "click", (1.0, 1.05))
    for dice_thrown, seed in ((1, 7), (3, 17), (5, 27)):
        out[f"dice_{dice_thrown}"] = dice(dice_thrown, seed)
    singles = (wand, incentive, story, win, lose, refuse, bell, curtain)
    return out | {make.__name__: make() for make in singles}
