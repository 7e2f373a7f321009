"""A rounded cube with drilled pips, rendered by marching rays through its distance field.

World axes: x right, y away from the viewer, z up.  The camera is orthographic and tilted towards
the viewer, the key light stands at the top left; both are fixed, so frames must not be rotated.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Matrix = NDArray[np.float64]

RADIUS = 0.27
"""Edge radius; the cube reaches from -1 to 1."""
VIEW = 1.57
"""Half the width of a frame in cube units: just more than the cube's longest radius."""
TILT = math.radians(26)
PIP_STEP = 0.47
STEPS = 36
HIT = 0.012

PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
SIDES = {(2, 1): 1, (2, -1): 6, (0, 1): 3, (0, -1): 4, (1, 1): 2, (1, -1): 5}
"""(axis, sign) of a side to its number; opposite sides make seven."""


class Layers(NamedTuple):
    """What a frame needs before it is tinted; every array is (n, n) or (n, n, 3)."""

    light: Floats
    gloss: Floats
    pip: Floats
    single: Floats
    alpha: Floats


def turn(axis: tuple[float, float, float], angle: float) -> Matrix:
    """Return the rotation by `angle` radians about `axis`."""
    x, y, z = np.array(axis, float) / np.linalg.norm(axis)
    c, s = math.cos(angle), math.sin(angle)
    d = 1 - c
    return np.array(
        [
            [c + x * x * d, x * y * d - z * s, x * z * d + y * s],
            [y * x * d + z * s, c + y * y * d, y * z * d - x * s],
            [z * x * d - y * s, z * y * d + x * s, c + z * z * d],
        ]
    )


FACE_UP: dict[int, Matrix] = {
    1: np.eye(3),
    6: turn((1, 0, 0), math.pi),
    3: turn((0, 1, 0), -math.pi / 2),
    4: turn((0, 1, 0), math.pi / 2),
    2: turn((1, 0, 0), math.pi / 2),
    5: turn((1, 0, 0), -math.pi / 2),
}


def rest(face: int, yaw: float) -> Matrix:
    """Return the pose of a die that lies with `face` up, turned by `yaw` radians."""
    return turn((0, 0, 1), yaw) @ FACE_UP[face]


def _smooth(x: Floats, low: float, high: float) -> Floats:
    t = np.clip((x - low) / (high - low), 0, 1)
    return np.asarray(t * t * (3 - 2 * t), np.float32)


def _march(origin: Floats, direction: Floats) -> tuple[Floats, NDArray[np.bool_]]:
    """Return the points where rays end (in cube space) and which of them hit the cube."""
    inner = 1 - RADIUS
    way = np.full(len(origin), 2.0, np.float32)
    distance = way
    for _ in range(STEPS):
        q = np.abs(origin + way[:, None] * direction) - inner
        outside = np.sqrt((np.maximum(q, 0) ** 2).sum(-1))
        distance = outside + np.minimum(q.max(-1), 0) - RADIUS
        way = way + distance * 0.98
    return np.asarray(origin + way[:, None] * direction, np.float32), distance < HIT


def _normal(points: Floats) -> Floats:
    q = np.abs(points) - (1 - RADIUS)
    rounded = np.maximum(q, 0)
    flat = rounded.sum(-1) < 1e-4
    side = np.sign(points) * (q == q.max(-1, keepdims=True))
    normal = np.where(flat[:, None], side, np.sign(points) * rounded)
    return _unit(normal.astype(np.float32))


def _unit(v: Floats) -> Floats:
    return np.asarray(v / (np.linalg.norm(v, axis=-1, keepdims=True) + 1e-9), np.float32)


def _drill(points: Floats, normal: Floats) -> tuple[Floats, Floats, Floats]:
    """Return the pip mask, the mask of the single big pip and the dented normals."""
    axis = np.abs(points).argmax(-1)
    sign = np.sign(np.take_along_axis(points, axis[:, None], -1)[:, 0]).astype(int)
    pip = np.zeros(len(points), np.float32)
    single = np.zeros(len(points), np.float32)
    dented = normal.copy()
    for (side, direction), number in SIDES.items():
        here = (axis == side) & (sign == direction)
        first, second = (k for k in range(3) if k != side)
        radius = 0.27 if number == 1 else 0.185
        for u, v in PIPS[number]:
            du = points[:, first] - u * PIP_STEP
            dv = points[:, second] - v * PIP_STEP
            r = np.sqrt(du * du + dv * dv) / radius
            mask = np.where(here, 1 - _smooth(r, 0.90, 1.04), 0).astype(np.float32)
            pip = np.maximum(pip, mask)
            if number == 1:
                single = np.maximum(single, (mask > 0).astype(np.float32))
            depth = np.where(here & (r < 1), 0.75 * r**1.5, 0)
            dented[:, first] -= depth * du / radius
            dented[:, second] -= depth * dv / radius
    return pip, single, _unit(dented)


def _shade(points: Floats, normal: Floats, view: Matrix) -> tuple[Floats, Floats]:
    """Return diffuse light and gloss of world points; both (n, 3)."""
    key = np.array([-0.50, 0.42, 0.76])
    key /= np.linalg.norm(key)
    half = (key + view) / np.linalg.norm(key + view)
    diffuse = np.clip((normal @ key) * 0.86 + 0.14, 0, 1)
    sky = 0.5 + 0.5 * normal[:, 2]
    occlusion = np.clip(0.55 + 0.45 * (points[:, 2] + 1) / 1.1, 0, 1)
    rim = 1 - 0.55 * (1 - np.clip(normal @ view, 0, 1)) ** 3
    warm, cool = np.array([1.10, 1.03, 0.90]), np.array([0.52, 0.48, 0.56])
    light = cool * (0.86 * sky * occlusion)[:, None] + warm * (0.70 * diffuse)[:, None]
    gloss = (np.clip(normal @ half, 0, 1) ** 38)[:, None] * np.array([1, 0.97, 0.9])
    return (light * rim[:, None]).astype(np.float32), (gloss * rim[:, None]).astype(np.float32)


def layers(pose: Matrix, n: int) -> Layers:
    """Render one pose as untinted layers of n x n samples."""
    grid = ((np.arange(n) + 0.5) / n * 2 - 1) * VIEW
    x, y = np.meshgrid(grid, -grid)
    inside = (x * x + y * y < VIEW * VIEW).ravel()
    down = np.array([0, math.sin(TILT), -math.cos(TILT)])
    up = np.array([0, math.cos(TILT), math.sin(TILT)])
    start = x.ravel()[inside, None] * np.array([1, 0, 0]) + y.ravel()[inside, None] * up - down * 4
    points, hit = _march((start @ pose).astype(np.float32), (pose.T @ down).astype(np.float32))
    where = np.flatnonzero(inside)[hit]
    points = points[hit]
    pip, single, normal = _drill(points, _normal(points))
    turned = pose.T.astype(np.float32)
    light, gloss = _shade(points @ turned, normal @ turned, -down)

    def full(values: Floats) -> Floats:
        out = np.zeros((n * n, *values.shape[1:]), np.float32)
        out[where] = values
        return out.reshape(n, n, *values.shape[1:])

    alpha = np.ones(len(where), np.float32)
    return Layers(full(light), full(gloss), full(pip), full(single), full(alpha))
