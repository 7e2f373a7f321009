"""Outlines as SVG path data: every function returns a string that Art methods take."""

from __future__ import annotations

import math
from collections.abc import Sequence

Point = tuple[float, float]


def number(value: float) -> str:
    """A coordinate with at most two decimals and no trailing zeros."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _at(cx: float, cy: float, radius: float, degrees: float) -> Point:
    angle = math.radians(degrees)
    return cx + radius * math.cos(angle), cy + radius * math.sin(angle)


def _pair(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None, turn: float = 0) -> str:
    """An ellipse (a circle without `ry`), turned by `turn` degrees."""
    ry = rx if ry is None else ry
    start, end = _pair(_at(cx, cy, -rx, turn)), _pair(_at(cx, cy, rx, turn))
    radii = f"{number(rx)} {number(ry)} {number(turn)} 1 1"
    return f"M{start}A{radii} {end}A{radii} {start}Z"


def rect(x: float, y: float, w: float, h: float, r: float = 0) -> str:
    """A rectangle with corner radius `r`, from its top left corner."""
    r = min(r, w / 2, h / 2)
    if r <= 0:
        return f"M{_pair((x, y))}h{number(w)}v{number(h)}h{number(-w)}Z"
    a, b, c = number(r), number(w - 2 * r), number(h - 2 * r)
    return (
        f"M{_pair((x + r, y))}h{b}a{a} {a} 0 0 1 {a} {a}v{c}a{a} {a} 0 0 1 -{a} {a}"
        f"h-{b}a{a} {a} 0 0 1 -{a} -{a}v-{c}a{a} {a} 0 0 1 {a} -{a}Z"
    )


def points(text: str) -> list[Point]:
    """Points from a short form, such as "0,10 20,-5"; ValueError when it is malformed."""
    pairs = (pair.split(",") for pair in text.split())
    return [(float(x), float(y)) for x, y in pairs]


def poly(*points: Point) -> str:
    """A closed polygon."""
    return polyline(*points) + "Z"


def polyline(*points: Point) -> str:
    """An open row of straight strokes."""
    return "M" + "L".join(_pair(p) for p in points)


def spline(points: Sequence[Point], closed: bool = True, pull: float = 1 / 6) -> str:
    """A smooth curve through the points (Catmull-Rom); `pull` is the length of the handles."""
    count = len(points)

    def at(index: int) -> Point:
        return points[index % count] if closed else points[max(0, min(count - 1, index))]

    parts = [f"M{_pair(points[0])}"]
    for i in range(count if closed else count - 1):
        before, here, there, after = at(i - 1), at(i), at(i + 1), at(i + 2)
        leave = (here[0] + (there[0] - before[0]) * pull, here[1] + (there[1] - before[1]) * pull)
        reach = (there[0] - (after[0] - here[0]) * pull, there[1] - (after[1] - here[1]) * pull)
        parts.append(f"C{_pair(leave)} {_pair(reach)} {_pair(there)}")
    return "".join(parts) + ("Z" if closed else "")


def star(cx: float, cy: float, tips: int, outer: float, inner: float, turn: float = -90) -> str:
    """A star with straight edges."""
    return poly(
        *(_at(cx, cy, inner if i % 2 else outer, turn + i * 180 / tips) for i in range(2 * tips))
    )


def spark(cx: float, cy: float, r: float, waist: float = 0.18, turn: float = 0) -> str:
    """A four-pointed twinkle with hollow sides."""
    parts = [f"M{_pair(_at(cx, cy, r, turn))}"]
    for i in range(4):
        bend = _at(cx, cy, r * waist, turn + i * 90 + 45)
        parts.append(f"Q{_pair(bend)} {_pair(_at(cx, cy, r, turn + (i + 1) * 90))}")
    return "".join(parts) + "Z"


def rays(cx: float, cy: float, count: int, r: float, turn: float = 0, duty: float = 0.5) -> str:
    """A sunburst of wedges; `duty` is the filled share of each wedge."""
    return "".join(
        poly(
            (cx, cy),
            _at(cx, cy, r, turn + i * 360 / count),
            _at(cx, cy, r, turn + (i + duty) * 360 / count),
        )
        for i in range(count)
    )


def scallop(cx: float, cy: float, lobes: int, r: float, turn: float = 0) -> str:
    """A rosette: round lobes on a circle of radius `r`."""
    start = _at(cx, cy, r, turn)
    parts = [f"M{_pair(start)}"]
    for i in range(lobes):
        a = _at(cx, cy, r, turn + i * 360 / lobes)
        b = _at(cx, cy, r, turn + (i + 1) * 360 / lobes)
        lobe = number(math.dist(a, b) * 0.56)
        parts.append(f"A{lobe} {lobe} 0 0 1 {_pair(b)}")
    return "".join(parts) + "Z"


def regular(cx: float, cy: float, corners: int, r: float, turn: float = -90) -> str:
    """A regular polygon; six corners give the story hexagon."""
    return poly(*(_at(cx, cy, r, turn + i * 360 / corners) for i in range(corners)))
