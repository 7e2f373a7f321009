"""Things that lie close together are one zone: a hand, a row of icons, a stack of folders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from agile_unicorn.engine.pieces import Ref
from agile_unicorn.table.extent import Extents
from agile_unicorn.table.looks import Layout

CLOSE: Final = 24.0
"""Design pixels between things of one zone."""
Box = tuple[float, float, float, float]


def zones(layout: Layout, order: Sequence[Ref], extents: Extents) -> list[list[Ref]]:
    """The things in ``order`` by zone; zones and what is in them keep that order.

    Cards and other things never share a zone, and all seats are one, wherever they sit.
    """
    boxes = {ref: extents.bounds(layout[ref]) for ref in order}
    found: list[list[Ref]] = []
    for ref in order:
        near = [zone for zone in found if any(_near(ref, other, boxes) for other in zone)]
        joined = [one for one in order if one == ref or any(one in zone for zone in near)]
        found = [zone for zone in found if zone not in near]
        found.append(joined)
    return sorted(found, key=lambda zone: order.index(zone[0]))


def _near(one: Ref, other: Ref, boxes: dict[Ref, Box]) -> bool:
    kind = _kind(one)
    if kind != _kind(other):
        return False
    a, b = boxes[one], boxes[other]
    across = max(a[0], b[0]) - min(a[0] + a[2], b[0] + b[2])
    down = max(a[1], b[1]) - min(a[1] + a[3], b[1] + b[3])
    return kind == "seat" or max(across, down) <= CLOSE


def _kind(ref: Ref) -> str:
    return ref.partition(":")[0]
