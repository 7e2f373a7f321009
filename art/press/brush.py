"""Brush strokes: long contours as polygons whose width changes along the way."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.press.paths import Point, spline

_STEPS = 6
"""Samples between two given points."""


def course(points: Sequence[Point]) -> list[Point]:
    """Points close together on the smooth curve (Catmull-Rom) through the given ones."""
    if len(points) < 2:
        raise ValueError("a stroke needs two points")
    line = [_beyond(points[1], points[0]), *points, _beyond(points[-2], points[-1])]
    out: list[Point] = []
    for a, b, c, d in zip(line, line[1:], line[2:], line[3:], strict=False):
        out += [_between(a, b, c, d, step / _STEPS) for step in range(_STEPS)]
    return [*out, points[-1]]


def taper(points: Sequence[Point], widths: Sequence[float]) -> str:
    """The closed outline of a stroke; the widths (units) are spread evenly along it.

    A width above 4 at an end gives a round cap, a smaller one a point.
    """
    line = course(points)
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y) in enumerate(line):
        before, after = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1
        half = _width(widths, i / (len(line) - 1)) / 2
        left.append((x + dy / length * half, y - dx / length * half))
        right.append((x - dy / length * half, y + dx / length * half))
    begin = _cap(line[1], line[0], widths[0] / 2)
    end = _cap(line[-2], line[-1], widths[-1] / 2)
    return spline([*left, *end, *reversed(right), *begin])


def brush(points: Sequence[Point], width: float, start: float = 0.2, end: float = 0.1) -> str:
    """A stroke that swells to `width` and thins out; `start` and `end` are shares of the width."""
    rise = (start + 1) / 2
    return taper(points, (width * start, width * rise, width, width * 0.85, width * end))


def _width(widths: Sequence[float], share: float) -> float:
    place = share * (len(widths) - 1)
    i = min(int(place), len(widths) - 2)
    return widths[i] + (widths[i + 1] - widths[i]) * (place - i)


def _beyond(inner: Point, end: Point) -> Point:
    return 2 * end[0] - inner[0], 2 * end[1] - inner[1]


def _between(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    def axis(i: int) -> float:
        slope, bend = c[i] - a[i], 2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]
        return (2 * b[i] + slope * t + bend * t**2 + (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t**3) / 2

    return axis(0), axis(1)


def _cap(inner: Point, end: Point, half: float) -> list[Point]:
    """Three points of a half circle around an end, seen from its left side to its right."""
    if half <= 2:
        return []
    angle = math.atan2(end[1] - inner[1], end[0] - inner[0])
    return [
        (end[0] + half * math.cos(angle + turn), end[1] + half * math.sin(angle + turn))
        for turn in (-0.8, 0, 0.8)
    ]
