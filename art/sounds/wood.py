"""Cues of wood and felt: dice, pawns, knocks, the drum before a throw."""

from __future__ import annotations

import numpy as np

from art.sounds.materials import DRY, WOOD, clack, knock, pat, rattle, stroke, thump
from art.sounds.synth import Sound, add, decay, hiss, room, samples, silence, struck


def dice(count: int, seed: int) -> Sound:
    """A throw of dice: each bounces on the felt, ever faster and softer."""
    random = np.random.default_rng(seed)
    track = silence(1.2)
    for die in range(count):
        at, gap = random.uniform(0, 0.02 + 0.015 * count), random.uniform(0.10, 0.17)
        for bounce in range(6):
            strength = 0.8**bounce
            add(track, clack(seed * 97 + die * 11 + bounce), at, strength * 0.9)
            thud = hiss(0.06, 120, 720, seed + die * 7 + bounce) * decay(0.06, 0.001, 0.016)
            add(track, thud, at, 0.55 * strength)
            at, gap = at + gap * random.uniform(0.85, 1.15), gap * 0.72
    return room(track, 0.16)


def reroll(seed: int) -> Sound:
    """Dice hop back into the hand, which closes."""
    track = silence(0.5)
    add(track, rattle(seed, 0.34, (0.07, 0.028)), 0)
    add(track, pat(seed + 5, 1.2), 0.36, 0.7)
    return room(track, 0.12)


def shake(seed: int) -> Sound:
    """Dice are shaken in two hands."""
    return room(rattle(seed, 0.62, (0.05, 0.04), 4), 0.14)


def hop(seed: int) -> Sound:
    """A wooden pawn steps on the strip."""
    return room(knock(520, seed, 0.2), 0.12)


def pawn(seed: int) -> Sound:
    """A pawn is pushed along the strip and let go."""
    track = silence(0.42)
    add(track, hiss(0.26, 260, 1500, seed) * np.linspace(0.3, 1, samples(0.26)), 0, 0.5)
    add(track, knock(440, seed + 1), 0.26)
    add(track, knock(455, seed + 2), 0.315, 0.35)
    return room(track, 0.14)


def member(seed: int) -> Sound:
    """The motif of the teams: two knocks on wood, a fourth up."""
    track = silence(0.5)
    add(track, knock(392, seed), 0)
    add(track, knock(523, seed + 1), 0.13)
    add(track, struck(196, ((1, 0.5, 0.05),), 0.2), 0.13, 0.5)
    return room(track, 0.18, 0.14)


def member_out(seed: int) -> Sound:
    """A member leaves: the knocks of the teams fall, and a chair is pushed back."""
    track = silence(0.75)
    add(track, knock(523, seed), 0)
    add(track, knock(392, seed + 1), 0.13)
    creak = hiss(0.22, 500, 1600, seed + 2) * np.linspace(0.2, 1, samples(0.22)) ** 2
    add(track, creak, 0.28, 0.28)
    add(track, knock(262, seed + 3), 0.52, 0.5)
    return room(track, 0.18, 0.14)


def tie(seed: int) -> Sound:
    """Nobody is ahead: the same knock left and right, then a bar that waits."""
    track = silence(1.1)
    add(track, knock(466, seed), 0)
    add(track, knock(466, seed + 1), 0.19)
    for pitch in (69, 71):
        add(track, stroke(pitch, ((1, 0.9, 0.3), (3.93, 0.2, 0.06)), 0.6, seed), 0.42, 0.5)
    return room(track, 0.2, 0.18)


def drum_roll(seed: int) -> Sound:
    """Fingers drum on the table, faster and louder, and stop with a pat."""
    random = np.random.default_rng(seed)
    track = silence(1.4)
    at, number = 0.0, 0
    while at < 1.05:
        part = at / 1.05
        level = (0.15 + 0.65 * part**1.4) * random.uniform(0.8, 1.1)
        add(track, pat(seed + number, 1.0 + 0.25 * (number % 2)), at, level)
        add(track, struck(180 + 25 * (number % 3), WOOD, 0.08), at, 0.3 * level)
        at += (0.062 - 0.024 * part) * random.uniform(0.92, 1.08)
        number += 1
    add(track, knock(210, seed + 99), 1.12, 1.1)
    add(track, thump(120, 55, 0.2, 0.06), 1.12, 0.9)
    return room(track, 0.14)


def refuse(seed: int) -> Sound:
    """That is not possible: two dull knocks."""
    track = silence(0.3)
    for at in (0.0, 0.09):
        add(track, struck(190, WOOD, 0.12), at)
        add(track, pat(seed, 1.4), at, 0.35)
    return room(track, 0.1)


def click(seed: int) -> Sound:
    """A button of cardboard over wood."""
    track = struck(880, ((1, 0.6, 0.016), (2.7, 0.3, 0.008), (5.3, 0.12, 0.004)), 0.09)
    add(track, hiss(0.02, 1500, 6000, seed) * decay(0.02, 0.0005, 0.003), 0, 0.3)
    return room(track, 0.06, 0.03)


def fail(seed: int) -> Sound:
    """Nobody wins the pitch: a dead bar, a dead bar below it, and a hand on the table.  Dry."""
    track = silence(0.62)
    add(track, stroke(58, DRY, 0.3, seed), 0, 0.8)
    add(track, stroke(52, DRY, 0.3, seed + 1), 0.16, 0.9)
    add(track, pat(seed + 2, 1.7), 0.34, 0.8)
    return room(track, 0.06, 0.08)
