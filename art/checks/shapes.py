"""Silhouettes compared: how much two shapes overlap and how bumpy an outline is."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from art.press.plates import Art
from art.press.raster import rasterise, to_pixels

SIDE = 200
"""Pixels of the square in which silhouettes are compared."""
RAYS = 360

Mask = NDArray[np.bool_]


def silhouette(path: str, width: float, height: float) -> Mask:
    """The filled path, drawn in a box of width x height units, scaled into the square."""
    art = Art(width, height)
    art.flat(path, "#000000")
    return np.asarray(to_pixels(rasterise(art.plates()[0], SIDE, SIDE))[..., 3] > 0.5)


def overlap(first: Mask, second: Mask) -> float:
    """Common area as a share of both together, 0..1."""
    return float((first & second).sum() / (first | second).sum())


def outline(mask: Mask) -> NDArray[np.float64]:
    """Distance of the outline from the middle along RAYS rays, as a share of the mean."""
    rows, columns = np.nonzero(mask)
    middle = np.array([rows.mean(), columns.mean()])
    reach = np.zeros(RAYS)
    for ray, angle in enumerate(np.arange(RAYS) * 2 * np.pi / RAYS):
        steps = np.arange(0, SIDE, 0.25)
        at = middle[:, None] + np.array([[np.sin(angle)], [np.cos(angle)]]) * steps
        inside = ((at >= 0) & (at <= SIDE - 1)).all(axis=0)
        places = np.round(at[:, inside]).astype(int)
        hit = mask[places[0], places[1]]
        reach[ray] = steps[: len(hit)][hit].max(initial=0.0)
    return np.asarray(reach / reach.mean())


def lobes(mask: Mask) -> int:
    """How many corners or lobes go round the outline: its strongest frequency."""
    waves = np.abs(np.fft.rfft(outline(mask) - 1))
    return int(np.argmax(waves[1:]) + 1)


def depth(mask: Mask) -> float:
    """How deep the outline is cut: (furthest - nearest) / mean."""
    reach = outline(mask)
    return float(reach.max() - reach.min())
