"""Where everything of a seat lies on the table, in design pixels.

The person sits at the bottom; the others follow clockwise: left, top, right.  No two zones of a
table meet, so that nothing lies on anything else, however much is played.
"""

from __future__ import annotations

import math

from msgspec import Struct

from agile_unicorn.engine.pieces import Seat
from agile_unicorn.scenes.unicorn.spread import Zone


class Place(Struct, frozen=True):
    """Zones of one seat, and centres, sizes and directions of what lies alone.

    ``fan`` is the middle of the hand of backs, ``turn`` its angle, ``along`` its direction; from
    the first to the last back it is at most ``fan_room`` long.  ``bid_width``, ``effect_width``
    and ``die_px`` are the sizes where there is room enough.  ``token`` is the first mover card,
    ``total`` the token with dice or total, ``won`` the pile, ``sign`` the arrow at the plate:
    centre and width, or angle.
    """

    plate: tuple[float, float]
    fan: tuple[float, float]
    fan_room: float
    turn: float
    along: tuple[float, float]
    bid: Zone
    bid_width: float
    effects: Zone
    effect_width: float
    dice: Zone
    die_px: float
    total: tuple[float, float, float]
    stamp: tuple[float, float, float]
    token: tuple[float, float, float, float]
    sign: tuple[float, float, float, float]
    won: tuple[float, float, float]
    gain: tuple[float, float]

    @property
    def strength(self) -> tuple[float, float]:
        """Where the number of dice lies before they are thrown: as near to the bid as can be."""
        near = (self.total[:2], self.dice.centre)
        return min(near, key=lambda at: math.dist(at, self.bid.centre))


BOTTOM = Place(
    plate=(1690, 892),
    fan=(880, 960),
    fan_room=220,
    turn=0,
    along=(1, 0),
    bid=Zone(532, 596, 828, 778, "right"),
    bid_width=126,
    effects=Zone(1290, 650, 1456, 810, "left"),
    effect_width=112,
    dice=Zone(836, 662, 1156, 778),
    die_px=76,
    total=(1222, 734, 104),
    stamp=(1010, 706, 5),
    token=(1444, 896, 62, -8),
    sign=(1518, 892, 46, 90),
    won=(1876, 886, 58),
    gain=(560, 712),
)
LEFT = Place(
    plate=(168, 298),
    fan=(20, 566),
    fan_room=220,
    turn=-90,
    along=(0, 1),
    bid=Zone(162, 350, 348, 522),
    bid_width=118,
    effects=Zone(354, 552, 530, 696, "left"),
    effect_width=92,
    dice=Zone(164, 528, 346, 638),
    die_px=62,
    total=(256, 699, 92),
    stamp=(262, 440, 6),
    token=(250, 190, 82, -9),
    sign=(92, 381, 52, 180),
    won=(90, 456, 62),
    gain=(246, 440),
)
RIGHT = Place(
    plate=(1756, 300),
    fan=(1900, 572),
    fan_room=220,
    turn=90,
    along=(0, 1),
    bid=Zone(1558, 350, 1764, 522),
    bid_width=118,
    effects=Zone(1386, 352, 1550, 522, "right"),
    effect_width=104,
    dice=Zone(1560, 532, 1764, 690),
    die_px=62,
    total=(1496, 594, 92),
    stamp=(1656, 440, -5),
    token=(1672, 190, 80, 8),
    sign=(1832, 383, 52, 180),
    won=(1830, 458, 62),
    gain=(1656, 440),
)
TOP = Place(
    plate=(962, 58),
    fan=(1216, 14),
    fan_room=220,
    turn=180,
    along=(1, 0),
    bid=Zone(616, 108, 886, 278, "right"),
    bid_width=112,
    effects=Zone(1300, 108, 1590, 268, "left"),
    effect_width=104,
    dice=Zone(1012, 106, 1292, 232),
    die_px=62,
    total=(950, 168, 92),
    stamp=(962, 158, 5),
    token=(772, 56, 62, -8),
    sign=(1142, 58, 54, -90),
    won=(1390, 50, 62),
    gain=(990, 196),
)


def _wide(x: float) -> Place:
    """One of two seats at the far side; ``x`` is the middle of its plate."""
    return Place(
        plate=(x, 58),
        fan=(x + 184, 14),
        fan_room=100,
        turn=180,
        along=(1, 0),
        bid=Zone(x - 258, 106, x - 86, 234, "right"),
        bid_width=88,
        effects=Zone(x - 80, 106, x + 42, 234, "left"),
        effect_width=84,
        dice=Zone(x + 148, 106, x + 258, 234),
        die_px=54,
        total=(x + 95, 170, 84),
        stamp=(x - 8, 160, 5),
        token=(x - 166, 56, 42, -8),
        sign=(x + 174, 58, 46, -90),
        won=(x + 294, 60, 42),
        gain=(x - 20, 196),
    )


def _narrow(x: float) -> Place:
    """One of three seats at the far side; ``x`` is the middle of its plate."""
    return Place(
        plate=(x, 58),
        fan=(x + 164, 2),
        fan_room=90,
        turn=180,
        along=(1, 0),
        bid=Zone(x - 218, 106, x - 94, 234, "right"),
        bid_width=84,
        effects=Zone(x - 90, 106, x - 12, 234, "left"),
        effect_width=70,
        dice=Zone(x + 68, 106, x + 142, 234),
        die_px=46,
        total=(x + 27, 170, 66),
        stamp=(x, 160, 5),
        token=(x - 162, 58, 36, -8),
        sign=(x + 157, 34, 28, -90),
        won=(x + 159, 78, 32),
        gain=(x, 196),
    )


OTHERS: dict[int, tuple[Place, ...]] = {
    1: (TOP,),
    2: (LEFT, RIGHT),
    3: (LEFT, TOP, RIGHT),
    4: (LEFT, _wide(760), _wide(1280), RIGHT),
    5: (LEFT, *map(_narrow, (752.0, 1114.0, 1476.0)), RIGHT),
}


NEAR = 190.0
"""Design pixels around the zones of a seat in which something is dropped at it."""


def aimed(seats: tuple[Seat, ...], x: float, y: float) -> Seat | None:
    """The one of ``seats``, the bottom one first, whose plate or zones lie nearest to a point."""

    def far(place: Place) -> float:
        zones = (place.bid, place.effects, place.dice)
        return min(math.dist(at, (x, y)) for at in (place.plate, *(z.centre for z in zones)))

    found = min(zip(map(far, places(len(seats))), seats, strict=True))
    return found[1] if found[0] <= NEAR else None


def places(seats: int) -> tuple[Place, ...]:
    """The places of a table for ``seats`` players, the bottom one first, clockwise."""
    return (BOTTOM, *OTHERS[seats - 1])
