"""Rows, fans, stacks and grids: positions of several like things."""

from __future__ import annotations

import math
from collections.abc import Iterator

from agile_unicorn.table.looks import CardLook, GroupLook, Look, PartLook

FAN_RADIUS = 1330.0
FAN_CENTRE = (880.0, 2290.0)
FAN_STEP = 5.35
FAN_SPAN = 40.0
LIFT_CHOSEN = 64.0
STACK_MOST = 9


def row(n: int, x: float, room: float, widest: float) -> Iterator[tuple[int, float, float]]:
    """``(index, x, angle)`` of ``n`` cards in a row, at most ``widest`` apart, within ``room``."""
    step = min(widest, room / max(1, n - 1)) if n > 1 else 0.0
    for i in range(n):
        yield i, x + (i - (n - 1) / 2) * step, TILTS[i % len(TILTS)]


TILTS = (2.6, -2.2, 1.4, -1.6, 2.0, -2.8)
"""Nobody lays cards exactly straight; the same card always lies the same way."""


def fan(n: int, raised: set[int], drop: float = 0.0) -> Iterator[tuple[int, float, float, float]]:
    """``(index, x, y, angle)`` of a hand of ``n`` cards at the bottom; some are pulled out."""
    step = min(FAN_STEP, FAN_SPAN / max(1, n))
    for i in range(n):
        angle = (i - (n - 1) / 2) * step
        radius = FAN_RADIUS + (LIFT_CHOSEN if i in raised else 0)
        x = FAN_CENTRE[0] + radius * math.sin(math.radians(angle))
        y = FAN_CENTRE[1] + drop - radius * math.cos(math.radians(angle))
        yield i, x, y, -angle


def grid(
    n: int, x: float, y: float, px: float, columns: int
) -> Iterator[tuple[int, float, float, float]]:
    """``(index, x, y, angle)`` of ``n`` dice in rows around ``x``, ``y``, loosely thrown."""
    rows = math.ceil(n / columns) or 1
    for i in range(n):
        line, place = divmod(i, columns)
        width = min(columns, n - line * columns)
        loose = TILTS[(i * 7 + n) % len(TILTS)]
        yield (
            i,
            x + (place - (width - 1) / 2) * px * 1.12 + loose * px / 30,
            y + (line - (rows - 1) / 2) * px * 1.06 - loose * px / 24,
            0.0,
        )


def stack(face: str, width: float, n: int) -> Look:
    """A pile of ``n`` cards; more than nine look like nine."""
    shown = max(1, min(STACK_MOST, n))
    return GroupLook(
        tuple(
            PartLook(CardLook(face, width), -i * 0.9, -i * 1.5, 0.25 if i % 2 else -0.2)
            for i in range(shown)
        )
    )
