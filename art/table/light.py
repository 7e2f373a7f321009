"""Lamp light over the table and soft masks."""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageDraw

from art.press.paper import smoothstep
from art.press.raster import Pixels, to_pixels

DESIGN = (1920, 1080)
SCALE = 2
"""Pixels per design pixel of everything that is committed."""


def lamp(x: int, y: int, width: int, height: int) -> Pixels:
    """Return the light on a crop of the table: rows x columns x RGB factors.

    x, y, width and height are in pixels of the doubled table.  The light is warm in the middle,
    cool and dim towards the corners.
    """
    w, h = DESIGN[0] * SCALE, DESIGN[1] * SCALE
    rows, columns = np.mgrid[y : y + height, x : x + width].astype(np.float32)
    distance = np.hypot((columns / w - 0.46) / 0.78, (rows / h - 0.40) / 0.80).astype(np.float32)
    strength = 1.20 - 0.58 * smoothstep(distance, 0.18, 1.15)
    blend = smoothstep(distance, 0.1, 1.0)[..., None]
    warm = np.array([1.05, 1.0, 0.93], np.float32)
    cool = np.array([0.92, 0.92, 1.03], np.float32)
    return np.asarray(strength[..., None] * (warm * (1 - blend) + cool * blend), np.float32)


def rounded(
    shape: tuple[int, int], box: tuple[float, float, float, float], radius: float
) -> Pixels:
    """Return the coverage of a rounded rectangle (x, y, w, h) in an image of rows x columns."""
    height, width = shape
    x, y, w, h = (2 * v for v in box)
    mask = Image.new("L", (2 * width, 2 * height), 0)
    ImageDraw.Draw(mask).rounded_rectangle((x, y, x + w, y + h), 2 * radius, fill=255)
    return to_pixels(mask.resize((width, height), Image.Resampling.LANCZOS))
