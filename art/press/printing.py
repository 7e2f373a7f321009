"""The print engine: three plates become ink on paper.

Ink spreads and lives, the plates are a little out of register, shade is a 45 degree halftone,
colour has speckle. All of it comes from seeded noise, never from the clock.
"""

from __future__ import annotations

import math
from functools import lru_cache

import msgspec
import numpy as np
from scipy import ndimage

from art.press.palette import INK, PAPER, rgb
from art.press.paper import noise, smoothstep, stock
from art.press.plates import Art
from art.press.raster import Pixels, rasterise, to_pixels

SCREEN_PITCH = 0.62
"""Distance of halftone dots in mm."""


class Press(msgspec.Struct, frozen=True):
    """Settings of a print run; lengths in mm, `density` in pixels per mm (10 units)."""

    density: float = 16
    seed: int = 11
    wobble: float = 0.10
    register: tuple[float, float] = (-0.10, 0.08)
    grain: float = 1.0
    shade_ink: str = INK
    shade_strength: float = 0.40
    paper: str = PAPER


def print_sheet(art: Art, press: Press) -> Pixels:
    """The drawing printed on opaque stock: rows x columns x RGB."""
    return _print(art, press)[0]


def print_cutout(art: Art, press: Press) -> Pixels:
    """The drawing cut out along its shapes: rows x columns x RGBA, not premultiplied."""
    sheet, cover = _print(art, press)
    return np.dstack([sheet, cover])


def _print(art: Art, press: Press) -> tuple[Pixels, Pixels]:
    s = press.density
    w, h = round(art.width * s / 10), round(art.height * s / 10)
    colour, line, shade = _wobbled(art, press, (h, w))
    ink = _ink(line, press)
    spread = _halftone(shade, press) * np.float32(press.shade_strength)
    alpha = colour[..., 3] * _density((h, w), press)
    sheet = _stock((h, w), s, press.paper)
    glow = 0.965 + 0.035 * sheet / np.maximum(sheet.mean((0, 1)), 1e-6)
    out = sheet * (1 - alpha[..., None]) + colour[..., :3] * alpha[..., None] * glow
    shade_ink = np.array(rgb(press.shade_ink), np.float32) / 255
    out = out * (1 - spread[..., None]) + out * shade_ink * spread[..., None]
    black = np.array(rgb(INK), np.float32) / 255
    out = out * (1 - ink[..., None]) + black * ink[..., None]
    cover = np.clip(np.maximum(colour[..., 3], ink), 0, 1)
    return np.clip(out, 0, 1).astype(np.float32), cover.astype(np.float32)


@lru_cache(maxsize=4)
def _stock(shape: tuple[int, int], density: float, paper: str) -> Pixels:
    return stock(shape, density, colour=paper)


def _wobbled(art: Art, press: Press, shape: tuple[int, int]) -> tuple[Pixels, Pixels, Pixels]:
    """The three plates as pixels, bent by a slow wobble, the colour plate out of register."""
    h, w = shape
    svg_colour, svg_line, svg_shade = art.plates()
    colour = to_pixels(rasterise(svg_colour, w, h))
    line = to_pixels(rasterise(svg_line, w, h).convert("L"))
    shade = to_pixels(rasterise(svg_shade, w, h).convert("L"))
    if not press.wobble:
        return colour, line, shade
    s = press.density
    reach = np.float32(press.wobble * s * 0.6)
    rows, columns = np.mgrid[0:h, 0:w].astype(np.float32)
    columns += noise(shape, 1.3 * s, press.seed) * reach
    rows += noise(shape, 1.3 * s, press.seed + 1) * reach
    off_x, off_y = press.register[0] * s, press.register[1] * s

    def bent(plate: Pixels, dx: float = 0, dy: float = 0) -> Pixels:
        where = [rows - dy, columns - dx]
        return np.asarray(
            ndimage.map_coordinates(plate, where, order=1, mode="nearest"), np.float32
        )

    channels = [bent(colour[..., i], off_x, off_y) for i in range(4)]
    return np.stack(channels, -1), bent(line), bent(shade)


def _ink(line: Pixels, press: Press) -> Pixels:
    """Coverage of the line plate: soft spread, living width, tiny gaps."""
    s, grain, seed = press.density, press.grain, press.seed
    shape = (line.shape[0], line.shape[1])
    level = ndimage.gaussian_filter(line, 0.055 * s)
    if grain:
        level = level + 0.055 * grain * noise(shape, 0.9 * s, seed + 2)
        level = level + 0.035 * grain * noise(shape, 0.06 * s, seed + 3)
    ink = 1 - smoothstep(level, 0.38, 0.62)
    if grain:
        ink *= 1 - 0.10 * grain * smoothstep(noise(shape, 0.05 * s, seed + 4), 1.1, 2.2)
    return np.asarray(ink, np.float32)


def _density(shape: tuple[int, int], press: Press) -> Pixels:
    """How much of the colour plate reaches the paper: mottling and speckle."""
    s, grain, seed = press.density, press.grain, press.seed
    if not grain:
        return np.ones(shape, np.float32)
    full = 1 - grain * 0.020 * noise(shape, 2.2 * s, seed + 5)
    full -= grain * 0.025 * np.abs(noise(shape, 0.12 * s, seed + 7))
    full -= grain * 0.34 * smoothstep(noise(shape, 0.045 * s, seed + 6), 2.0, 3.0)
    return np.asarray(np.clip(full, 0, 1.03), np.float32)


@lru_cache(maxsize=4)
def _screen(shape: tuple[int, int], density: float) -> Pixels:
    """Threshold of the 45 degree dot screen."""
    rows, columns = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32)
    step = 2 * math.pi / (SCREEN_PITCH * density) * math.sqrt(0.5)
    threshold = 0.5 + 0.25 * (np.cos((columns + rows) * step) + np.cos((rows - columns) * step))
    return np.asarray(threshold, np.float32)


def _halftone(shade: Pixels, press: Press) -> Pixels:
    """Coverage of the shade plate as round dots."""
    shape = (shade.shape[0], shade.shape[1])
    value = ndimage.gaussian_filter(1 - shade, 0.05 * press.density)
    dots = smoothstep(value - _screen(shape, press.density), -0.07, 0.07)
    return np.asarray(dots * (value > 0.01), np.float32)
