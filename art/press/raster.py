"""SVG to pixels (resvg) and pixels to images."""

from __future__ import annotations

import io

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

Pixels = NDArray[np.float32]
"""Rows x columns (x channels) of values 0..1."""


def rasterise(svg: str, width: int, height: int) -> Image.Image:
    """The SVG document as an RGBA image of the given size in pixels."""
    data = resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height, skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(data))).convert("RGBA")


def to_image(pixels: Pixels) -> Image.Image:
    """An 8 bit image (L, RGB or RGBA by the number of channels)."""
    return Image.fromarray((np.clip(pixels, 0, 1) * 255 + 0.5).astype(np.uint8))


def to_pixels(image: Image.Image) -> Pixels:
    """The channels of an image as values 0..1."""
    return np.asarray(image, np.float32) / np.float32(255)
