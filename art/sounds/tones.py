"""Cues of bars, tongues and the bell: points, victories, defeats, motifs of two notes."""

from __future__ import annotations

import numpy as np

from art.sounds.materials import BELL, DRY, KALIMBA, MARIMBA, knock, pat, riffle, run, snap, stroke
from art.sounds.synth import Sound, add, decay, hiss, room, samples, silence, struck


def story(seed: int) -> Sound:
    """The motif of the stories: a fifth up on the marimba."""
    return room(run((67, 74), 0.13, MARIMBA, 0.7, seed), 0.2, 0.18)


def incentive(seed: int) -> Sound:
    """The motif of the incentives: a third up on the kalimba."""
    return room(run((76, 80), 0.11, KALIMBA, 1.0, seed), 0.2, 0.2)


def points(seed: int) -> Sound:
    """Points are promised: three tongues of the kalimba rise."""
    return room(run((72, 79, 84), 0.07, KALIMBA, 0.8, seed), 0.2, 0.16)


def count(seed: int) -> Sound:
    """One step of a sum that is counted up."""
    return room(run((84,), 0.01, MARIMBA, 0.36, seed), 0.08)


def total(seed: int) -> Sound:
    """The sum is known: an octave on the marimba, set down on wood."""
    track = silence(0.8)
    add(track, knock(330, seed), 0, 0.5)
    for pitch, level in ((60, 0.8), (72, 0.6)):
        add(track, stroke(pitch, MARIMBA, 0.7, seed + pitch), 0.01, level)
    return room(track, 0.18, 0.16)


def win(seed: int) -> Sound:
    """A pitch is won: a run of C major with its chord on top."""
    track = silence(2.1)
    add(track, run((60, 64, 67, 72, 76, 79, 84), 0.085, MARIMBA, 0.9, seed), 0)
    for i, pitch in enumerate((72, 76, 79, 84)):
        add(track, stroke(pitch, MARIMBA, 1.2, seed + i), 0.68 + i * 0.012, 0.42)
        add(track, stroke(pitch + 12, KALIMBA, 1.2, seed + i), 0.70 + i * 0.012, 0.12)
    return room(track, 0.25, 0.28)


def lose(seed: int) -> Sound:
    """The others win: four falling steps, dry and short."""
    track = silence(1.2)
    add(track, run((64, 63, 62), 0.17, MARIMBA, 0.35, seed), 0)
    add(track, struck(220, ((1, 0.9, 0.22), (3.93, 0.2, 0.05)), 0.6), 0.53, 0.8)
    add(track, pat(seed, 1.6), 0.53, 0.35)
    return room(track, 0.1)


def game_win(seed: int) -> Sound:
    """The match is won: the motif of the stories climbs, the bell rings, the last chord stands."""
    track = silence(4.2)
    for step, low in enumerate((60, 62, 65, 67)):
        add(track, run((low, low + 7), 0.11, MARIMBA, 0.8, seed + step), step * 0.24, 0.8)
    for i, pitch in enumerate((48, 60, 67, 72, 76, 79, 84)):
        add(track, stroke(pitch, MARIMBA, 1.8, seed + i), 1.06 + i * 0.016, 0.5)
    for i, pitch in enumerate((84, 88, 91, 96)):
        add(track, stroke(pitch, KALIMBA, 1.6, seed + i), 1.34 + i * 0.085, 0.26)
    add(track, struck(1180, BELL, 2.6), 1.06, 0.32)
    add(track, struck(1180, BELL, 2.2), 1.30, 0.20)
    return room(track, 0.25, 0.3)


def bell(seed: int) -> Sound:
    """The brass bell that opens a sprint, struck twice."""
    track = silence(2.2)
    for at, level in ((0.0, 1.0), (0.16, 0.7)):
        add(track, struck(1180, BELL, 2.0), at, level)
        add(track, hiss(0.01, 3000, 9000, seed) * decay(0.01, 0.0003, 0.002), at, 0.35)
    return room(track, 0.2, 0.3)


def sprint_end(seed: int) -> Sound:
    """The sprint is over: one stroke of the bell while the piles turn over."""
    track = silence(2.3)
    add(track, struck(1050, BELL, 2.0), 0, 0.9)
    add(track, hiss(0.01, 3000, 9000, seed) * decay(0.01, 0.0003, 0.002), 0, 0.35)
    for i in range(4):
        at = 0.22 + i * 0.08
        add(track, snap(seed + i, 1800, 8000, 0.008), at, 0.35)
        add(track, pat(seed + 9 + i), at + 0.07, 0.45)
    return room(track, 0.2, 0.3)


def all_in(seed: int) -> Sound:
    """Everything goes on the table: cards and cards, and a chord that leans forward."""
    track = silence(1.5)
    add(track, riffle(seed, 16, (0.022, 0.03)), 0, 0.8)
    for i, pitch in enumerate((55, 57, 60, 62, 64, 67)):
        add(track, stroke(pitch, DRY, 0.3, seed + i), 0.05 + i * 0.07, 0.35 + 0.06 * i)
    for pitch, level in ((48, 0.8), (60, 0.6), (64, 0.5), (70, 0.5)):
        add(track, stroke(pitch, MARIMBA, 0.9, seed + pitch), 0.52, level)
    add(track, pat(seed + 40, 2.0), 0.52, 1.0)
    return room(track, 0.18, 0.18)


def first_mover(seed: int) -> Sound:
    """The card of the first mover goes round: a kalimba looks ahead."""
    tune = run((79, 76, 83), 0.09, KALIMBA, 0.8, seed)
    track = silence(1.3)
    add(track, hiss(0.2, 900, 5200, seed) * np.linspace(0, 1, samples(0.2)), 0, 0.25)
    add(track, tune, 0.16)
    return room(track, 0.2, 0.18)
