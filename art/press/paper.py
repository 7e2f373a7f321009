"""Seeded noise fields and the paper stock made of them."""

from __future__ import annotations

import numpy as np
from PIL import Image
from scipy import ndimage

from art.press.palette import PAPER, rgb
from art.press.raster import Pixels


def smoothstep(values: Pixels, low: float, high: float) -> Pixels:
    """0 below `low`, 1 above `high`, a smooth ramp between them."""
    t = np.clip((values - low) / (high - low), 0, 1)
    return np.asarray(t * t * (3 - 2 * t), np.float32)


def noise(shape: tuple[int, int], grain: float, seed: int) -> Pixels:
    """Smooth random field with mean 0 and deviation 1; `grain` is its feature size in pixels."""
    random = np.random.default_rng(seed)
    if grain > 6:
        step = max(1, int(grain / 3))
        h, w = -(-shape[0] // step) + 4, -(-shape[1] // step) + 4
        coarse = random.standard_normal((h, w)).astype(np.float32)
        coarse = ndimage.gaussian_filter(coarse, grain / step, mode="wrap")
        image = Image.fromarray(coarse).resize((w * step, h * step), Image.Resampling.BICUBIC)
        field = np.asarray(image, np.float32)[: shape[0], : shape[1]]
    else:
        field = random.standard_normal(shape).astype(np.float32)
        field = ndimage.gaussian_filter(field, grain, mode="wrap")
    return np.asarray((field - field.mean()) / (field.std() + 1e-9), np.float32)


def stock(shape: tuple[int, int], density: float, seed: int = 3, colour: str = PAPER) -> Pixels:
    """A sheet of paper: fine tooth, fibres and slow mottling; `density` in pixels per mm."""
    tooth = 1 + 0.008 * noise(shape, 0.03 * density, seed)
    tooth += 0.010 * noise(shape, 0.10 * density, seed + 1)
    tooth += 0.009 * noise(shape, 1.2 * density, seed + 2)
    random = np.random.default_rng(seed + 3)
    fibres = random.standard_normal(shape).astype(np.float32)
    fibres = ndimage.gaussian_filter(fibres, (0.02 * density, 0.25 * density))
    tooth += 0.008 * fibres / fibres.std()
    base = np.array(rgb(colour), np.float32) / 255
    return np.asarray(np.clip(base * tooth[..., None], 0, 1), np.float32)
