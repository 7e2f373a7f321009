"""The neoprene mat: woven cloth, stitched edge, zones in worn print, shadow on the wood."""

from __future__ import annotations

import math
from functools import lru_cache

import numpy as np
from scipy import ndimage

from art.press.palette import rgb
from art.press.paper import noise, smoothstep
from art.press.raster import Pixels, rasterise, to_pixels
from art.table.cloths import Cloth
from art.table.light import DESIGN, SCALE, lamp, rounded
from art.table.zones import CORNER, MAT, print_of

RIM = 48
"""Design pixels around the mat for its shadow."""
CROP = (MAT[0] - RIM, MAT[1] - RIM, MAT[2] + 2 * RIM, MAT[3] + 2 * RIM)
"""Design position and size of the picture of a mat."""
SHADOW_INK = np.array([0.055, 0.030, 0.060], np.float32)


def _shape() -> tuple[int, int]:
    return CROP[3] * SCALE, CROP[2] * SCALE


def _mask(inset: float) -> Pixels:
    k = SCALE
    box = ((RIM + inset) * k, (RIM + inset) * k, (MAT[2] - 2 * inset) * k, (MAT[3] - 2 * inset) * k)
    return rounded(_shape(), box, (CORNER - inset) * k)


@lru_cache(maxsize=1)
def _weave() -> Pixels:
    """Return the brightness of the cloth."""
    k, shape = SCALE, _shape()
    rows, columns = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32)
    step = 2 * math.pi / (4 * k)
    out = 1 + 0.026 * noise(shape, 0.9 * k, 6) + 0.018 * noise(shape, 3 * k, 7)
    out = (
        out + 0.028 * noise(shape, 90 * k, 8) + 0.012 * np.sin(columns * step) * np.sin(rows * step)
    )
    return np.asarray(out, np.float32)


@lru_cache(maxsize=1)
def _stitches(edge: str) -> tuple[Pixels, Pixels]:
    """Return the coverage of the stitched edge and its colour."""
    shape = _shape()
    rows, columns = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32)
    thread = 0.5 + 0.5 * np.sin((columns + rows) * 2 * math.pi / (9 * SCALE))
    colour = np.array(rgb(edge), np.float32) / 255 * (0.8 + 0.55 * thread[..., None])
    return np.clip(_mask(0) - _mask(7), 0, 1), np.asarray(colour, np.float32)


def _printed(scene: str, cloth: Cloth) -> Pixels:
    """Return the printed and stitched cloth, unlit."""
    k, shape = SCALE, _shape()
    w, h = DESIGN[0] * k, DESIGN[1] * k
    full = to_pixels(rasterise(print_of(scene, cloth).plates()[0], w, h))
    x, y = CROP[0] * k, CROP[1] * k
    ink = full[y : y + shape[0], x : x + shape[1]]
    weave = _weave()[..., None]
    worn = np.clip(0.94 - 0.22 * smoothstep(noise(shape, 0.9 * k, 14), 0.8, 2.2), 0, 1)
    cover = ink[..., 3:] * worn[..., None]
    out = np.array(rgb(cloth.ground), np.float32) / 255 * weave
    out = out * (1 - cover) + ink[..., :3] * weave * cover
    edge, thread = _stitches(cloth.edge)
    out = out * (1 - edge[..., None]) + thread * edge[..., None]
    lip = ndimage.gaussian_filter(_mask(0), 2.2 * k)
    fall, run = np.gradient(lip)
    out = out * (1 + np.clip((run + fall) * k * 2.2, -0.35, 0.5))[..., None]
    return np.asarray(out, np.float32)


@lru_cache(maxsize=1)
def _shadow() -> Pixels:
    """Return how dark the mat's shadow is."""
    k, mask = SCALE, _mask(0)
    far = ndimage.gaussian_filter(np.roll(mask, (9 * k, 6 * k), (0, 1)), 12 * k) * 0.55
    near = ndimage.gaussian_filter(np.roll(mask, (3 * k, 2 * k), (0, 1)), 3 * k) * 0.40
    return np.asarray(np.maximum(far, near), np.float32)


def picture(scene: str, cloth: Cloth) -> Pixels:
    """Return the lit mat of a scene with its shadow: RGBA of CROP at double size."""
    k, shape = SCALE, _shape()
    mask, shadow = _mask(0), _shadow()
    light = lamp(CROP[0] * k, CROP[1] * k, shape[1], shape[0])
    lit = np.clip(_printed(scene, cloth) * light, 0, 1)
    alpha = mask + shadow * (1 - mask)
    share = (mask / np.maximum(alpha, 1e-6))[..., None]
    colour = SHADOW_INK * (1 - share) + lit * share
    return np.asarray(np.dstack([colour, alpha]), np.float32)
