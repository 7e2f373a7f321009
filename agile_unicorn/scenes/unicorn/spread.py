"""Rows, fans, stacks and throws: positions of several like things."""

from __future__ import annotations

import math
from collections.abc import Iterator
from random import Random

from msgspec import Struct

from agile_unicorn.table.extent import RATIO, turned
from agile_unicorn.table.looks import Align, CardLook, GroupLook, Look, PartLook

FAN_RADIUS = 1330.0
FAN_CENTRE = (880.0, 2294.0)
FAN_STEP = 5.35
FAN_SPAN = 40.0
LIFT_CHOSEN = 28.0
PARTED, LOOSENED = 2.6, 0.7
"""Degrees by which the fan parts at a card, at most, and where there is room enough anyway."""
LOWEST = 1078.0
"""How low the middle of a card is pushed at most: half of it stays on the screen."""
MANY = 20
"""Cards in hand from which on they are smaller, so that the sign of each is seen."""
TALLER = 150.0
"""Half the height of a card in hand: its upper edge stays where it is."""
STACK_MOST = 9
BESIDE = 0.88
"""Step from card to card in widths of a card, where there is room."""
SIGN = 0.21
"""How much of a card has to be seen: the sign at its top left."""
OVER = 1.08
"""How much higher than its zone a card may be for a moment."""
BODY = 0.84
"""How much of its picture a die fills, however it is turned."""
ROOMY = 1.3
"""Dice of one throw lie near each other: the most that one has for itself, in its size."""
TURN = 16.0
"""Degrees that a die is turned at most."""


class Zone(Struct, frozen=True):
    """A part of the table, and the side to which a few things keep in it."""

    left: float
    top: float
    right: float
    bottom: float
    align: Align = "centre"

    @property
    def width(self) -> float:
        """From left to right."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """From top to bottom."""
        return self.bottom - self.top

    @property
    def centre(self) -> tuple[float, float]:
        """The middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def left_of(self, width: float) -> float:
        """Where things that are ``width`` wide together begin."""
        part = {"left": 0.0, "centre": 0.5, "right": 1.0}[self.align]
        return self.left + part * (self.width - width)


def row(n: int, x: float, room: float, widest: float) -> Iterator[tuple[int, float, float]]:
    """``(index, x, angle)`` of ``n`` cards in a row, at most ``widest`` apart, within ``room``."""
    step = min(widest, room / max(1, n - 1)) if n > 1 else 0.0
    for i in range(n):
        yield i, x + (i - (n - 1) / 2) * step, TILTS[i % len(TILTS)]


TILTS = (2.6, -2.2, 1.4, -1.6, 2.0, -2.8)
"""Nobody lays cards exactly straight; the same card always lies the same way."""


def fan(
    n: int, raised: set[int], drop: float = 0.0, k: float = 1.0, open_at: int | None = None
) -> Iterator[tuple[int, float, float, float]]:
    """``(index, x, y, angle)`` of a hand of ``n`` cards at the bottom; some are pulled out.

    ``k`` is their size: larger ones lie wider apart, and lower, so that as much of the table is
    seen.  The fan parts at the card ``open_at``, which itself stays where it is.
    """
    step = min(FAN_STEP * k, FAN_SPAN / max(1, n))
    drop += (k - 1) * TALLER
    apart = max(0.0, min(PARTED, FAN_STEP - step + LOOSENED))
    for i in range(n):
        angle = (i - (n - 1) / 2) * step
        radius = FAN_RADIUS + (LIFT_CHOSEN if i in raised else 0)
        low = max(LOWEST, FAN_CENTRE[1] + drop - radius * math.cos(math.radians(angle)))
        if open_at is not None and i != open_at:
            far = abs(i - open_at)
            angle += math.copysign(apart / far**0.5 if far < n else 0.0, i - open_at)
        x = FAN_CENTRE[0] + radius * math.sin(math.radians(angle))
        y = min(low, FAN_CENTRE[1] + drop - radius * math.cos(math.radians(angle)))
        yield i, x, y, -angle


def slim(n: int) -> float:
    """How large each of ``n`` cards in hand can be."""
    return min(1.0, MANY / max(1, n))


def cards_in(
    zone: Zone, n: int, width: float, loose: float = 1.0
) -> Iterator[tuple[int, float, float, float, float]]:
    """``(index, x, y, width, angle)`` of ``n`` cards in ``zone``, ``width`` wide if they fit.

    They lie nearly side by side while there is room; then on each other, so that the sign at the
    top left of each is seen; and then they are smaller.  ``loose``: how crooked they lie.
    """
    wide, high = turned(1.0, RATIO, loose * max(map(abs, TILTS)))
    width = min(width, zone.height / high, zone.width / (wide + (n - 1) * SIGN))
    step = min(BESIDE * width, (zone.width - wide * width) / (n - 1)) if n > 1 else 0.0
    left = zone.left_of(wide * width + (n - 1) * step) + wide * width / 2
    for i in range(n):
        yield i, left + i * step, zone.centre[1], width, loose * TILTS[i % len(TILTS)]


def grown(zone: Zone, x: float, width: float, loose: float = 1.0) -> tuple[float, float]:
    """Middle and width of a card at ``x`` that is to be ``width`` wide, hardly out of ``zone``."""
    wide, high = turned(1.0, RATIO, loose * max(map(abs, TILTS)))
    width = min(width, zone.width / wide, OVER * zone.height / high)
    half = wide * width / 2
    return min(max(x, zone.left + half), zone.right - half), width


def thrown(
    zone: Zone, n: int, px: float, luck: str
) -> Iterator[tuple[int, float, float, float, float]]:
    """``(index, x, y, px, angle)`` of ``n`` dice as a hand throws them into ``zone``.

    Each has a cell of its own, and lies anywhere in it; the same ``luck`` throws the same way.
    """
    if not n:
        return
    rng = Random(luck)
    columns = max(range(1, n + 1), key=lambda columns: _dice_size(zone, n, px, columns))
    rows = math.ceil(n / columns)
    size = _dice_size(zone, n, px, columns)[0]
    wide = min(zone.width / columns, ROOMY * size)
    high = min(zone.height / rows, ROOMY * size)
    x, y = zone.centre
    for i in range(n):
        line, place = divmod(i, columns)
        across = place - (min(columns, n - line * columns) - 1) / 2
        dx, dy = ((cell - BODY * size) / 2 * rng.uniform(-1, 1) for cell in (wide, high))
        yield (
            i,
            x + across * wide + dx,
            y + (line - (rows - 1) / 2) * high + dy,
            size,
            rng.uniform(-TURN, TURN),
        )


def _dice_size(zone: Zone, n: int, px: float, columns: int) -> tuple[float, float]:
    """How large ``n`` dice can be in so many columns, and how well those fill the zone."""
    rows = math.ceil(n / columns)
    cell = min(zone.width / columns, zone.height / rows)
    return min(px, cell / BODY), -abs(math.log(columns / rows * zone.height / zone.width))


def ranks(
    n: int, x: float, y: float, px: float, columns: int
) -> Iterator[tuple[int, float, float]]:
    """``(index, x, y)`` of ``n`` dice that were not thrown: in rank and file."""
    rows = math.ceil(n / columns)
    for i in range(n):
        line, place = divmod(i, columns)
        width = min(columns, n - line * columns)
        yield i, x + (place - (width - 1) / 2) * px, y + (line - (rows - 1) / 2) * px


def stack(face: str, width: float, n: int) -> Look:
    """A pile of ``n`` cards; more than nine look like nine."""
    shown = max(1, min(STACK_MOST, n))
    return GroupLook(
        tuple(
            PartLook(CardLook(face, width), -i * 0.9, -i * 1.5, 0.25 if i % 2 else -0.2)
            for i in range(shown)
        )
    )
