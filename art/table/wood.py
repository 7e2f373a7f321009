"""Walnut planks cut from modelled trunks.

Every plank is a flat cut through rings around a slightly tilted axis.  That gives the pointed
arches of a real board, which parallel stripes never do.
"""

from __future__ import annotations

import numpy as np
from PIL import Image
from scipy import ndimage

from art.press.paper import noise, smoothstep
from art.press.raster import Pixels
from art.table.light import SCALE

PLANK = 176 * SCALE
LIGHT = np.array([0.515, 0.346, 0.236], np.float32)
DARK = np.array([0.272, 0.166, 0.112], np.float32)
PORE = np.array([0.185, 0.108, 0.076], np.float32)


def streaks(shape: tuple[int, int], across: float, along: float, seed: int) -> Pixels:
    """Return noise (mean 0, deviation 1) with its own grain in pixels across and along a plank."""
    steps = (max(1.0, across / 3), max(1.0, along / 3))
    rows, columns = (int(shape[i] / steps[i]) + 6 for i in (0, 1))
    field = np.random.default_rng(seed).standard_normal((rows, columns)).astype(np.float32)
    field = ndimage.gaussian_filter(field, (across / steps[0], along / steps[1]), mode="wrap")
    size = (int(columns * steps[1]), int(rows * steps[0]))
    image = Image.fromarray(field).resize(size, Image.Resampling.BICUBIC)
    out = np.asarray(image, np.float32)[: shape[0], : shape[1]]
    return np.asarray((out - out.mean()) / (out.std() + 1e-9), np.float32)


def _rings(shape: tuple[int, int], random: np.random.Generator) -> tuple[Pixels, Pixels]:
    """Return how dark the late wood is (0..1) and the phase within a ring (0..1)."""
    height, width = shape
    k = SCALE
    seed = int(random.integers(1, 1_000_000))
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    centre = height * random.uniform(0.15, 0.85)
    slope = random.uniform(0.09, 0.16) * random.choice((-1, 1))
    apex = width * random.uniform(-0.15, 1.15)
    bow = streaks(shape, 60 * k, 420 * k, seed) * 15 * k
    depth = (columns - apex) * slope + streaks(shape, 90 * k, 260 * k, seed + 1) * 7 * k
    radius = np.hypot((rows - centre + bow) * 0.8, depth)
    radius = radius + streaks(shape, 7 * k, 150 * k, seed + 2) * 1.7 * k
    radius = radius + streaks(shape, 2 * k, 60 * k, seed + 3) * 0.5 * k
    gap = random.uniform(11, 17) * k
    count = radius / gap + 0.45 * np.sin(radius / (gap * 3.7)) + 0.2 * np.sin(radius / (gap * 1.3))
    phase = np.asarray(count - np.floor(count), np.float32)
    weight = np.random.default_rng(seed + 4).uniform(0.35, 1.0, 600).astype(np.float32)
    year = weight[np.clip(np.floor(count).astype(int), 0, 599)]
    late = phase**2.4 * (1 - smoothstep(phase, 0.90, 1.0)) * year
    return np.asarray(late, np.float32), phase


def plank(shape: tuple[int, int], random: np.random.Generator) -> Pixels:
    """Return one board of rows x columns pixels, unlit, without its edges."""
    k = SCALE
    seed = int(random.integers(1, 1_000_000))
    late, phase = _rings(shape, random)
    fibre = streaks(shape, 0.5 * k, 46 * k, seed)
    fine = streaks(shape, 0.36 * k, 9 * k, seed + 1)
    cloud = streaks(shape, 45 * k, 210 * k, seed + 2)
    tone = np.clip(0.20 + 0.66 * late + 0.075 * fibre + 0.050 * fine + 0.05 * cloud, 0, 1)
    out = LIGHT + (DARK - LIGHT) * tone[..., None]
    early = 1 - smoothstep(phase, 0.25, 0.8)
    pores = smoothstep(streaks(shape, 0.30 * k, 8 * k, seed + 3) + 0.6 * early, 1.7, 2.9)
    out = out + (PORE - out) * (0.60 * pores)[..., None]
    shimmer = streaks(shape, 30 * k, 14 * k, seed + 4)
    out = out * (1 + 0.014 * shimmer)[..., None]
    hue = np.array([1 + random.normal(0, 0.014), 1, 1 + random.normal(0, 0.025)], np.float32)
    return np.asarray(out * hue * np.float32(1 + random.normal(0, 0.06)), np.float32)


def _edges(board: Pixels, left: int, right: int) -> Pixels:
    """Darken the joints of a board; left and right: distance of the crop from the board's ends."""
    k = SCALE
    height, width = board.shape[:2]
    rows = np.arange(height, dtype=np.float32)
    columns = np.arange(width, dtype=np.float32)
    side = np.minimum(rows, height - 1 - rows) / (2.4 * k)
    end = np.minimum(columns + left, width - 1 - columns + right) / (2.0 * k)
    joint = np.minimum(side[:, None], end[None, :])
    glint = np.exp(-(((rows - 3.4 * k) / (1.4 * k)) ** 2)) * 0.10
    worn = 0.40 + 0.60 * smoothstep(joint, 0, 1)
    return np.asarray(board * worn[..., None] * (1 + glint)[:, None, None], np.float32)


def floor(width: int, height: int, seed: int = 5) -> Pixels:
    """Return unlit planks filling width x height pixels."""
    random = np.random.default_rng(seed)
    out = np.zeros((height, width, 3), np.float32)
    for y in range(0, height, PLANK):
        rows = min(PLANK, height - y)
        x = -int(random.integers(0, 700 * SCALE))
        while x < width:
            length = int(random.integers(820 * SCALE, 1240 * SCALE))
            board = plank((PLANK, length), random)
            first, last = max(0, x), min(width, x + length)
            if last > first:
                crop = board[:, first - x : last - x]
                out[y : y + rows, first:last] = _edges(crop, first - x, x + length - last)[:rows]
            x += length
    return out


def stain(table: Pixels, x: float, y: float, radius: float, seed: int) -> None:
    """Leave the broken ring of a coffee mug on the table; pixels, changed in place."""
    height, width = table.shape[:2]
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    reach = np.hypot(columns - x, rows - y) + noise((height, width), 26, seed) * radius * 0.012
    angle = np.arctan2(rows - y, columns - x)
    rim = np.exp(-(((reach - radius) / (radius * 0.028)) ** 2))
    halo = np.exp(-(((reach - radius * 0.965) / (radius * 0.07)) ** 2)) * 0.35
    arc = np.clip(0.55 + 0.6 * np.sin(angle * 1.0 + 0.7) + 0.2 * np.sin(angle * 3 + 2), 0.05, 1)
    patchy = np.clip(0.75 + 0.25 * noise((height, width), 14, seed + 1), 0, 1)
    strength = (np.maximum(rim, halo) * arc * patchy * 0.42)[..., None]
    table *= 1 - strength * np.array([0.75, 0.9, 1.0], np.float32)


def scratch(table: Pixels, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Draw one faint curved scratch: a pale groove with a dark lower lip; pixels, in place."""
    steps = int(max(abs(end[0] - start[0]), abs(end[1] - start[1])) * 1.5)
    t = np.linspace(0, 1, steps)
    x = start[0] + (end[0] - start[0]) * t
    y = start[1] + (end[1] - start[1]) * t + 22 * np.sin(t * 2.6)
    depth = np.sin(np.pi * t) ** 0.6 * np.clip(0.7 + 0.3 * np.sin(t * 37), 0, 1)
    mask = np.zeros(table.shape[:2], np.float32)
    np.maximum.at(mask, (y.astype(int), x.astype(int)), depth.astype(np.float32))
    mask = np.asarray(ndimage.gaussian_filter(mask, 0.9) * 2.2, np.float32)
    lip = np.roll(mask, 2, axis=0)
    table += np.clip(mask, 0, 1)[..., None] * 0.10
    table *= 1 - 0.30 * np.clip(lip - mask * 0.5, 0, 1)[..., None]
