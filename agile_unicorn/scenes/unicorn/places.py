"""Where everything of a seat lies on the table, in design pixels.

The person sits at the bottom; the others follow clockwise: left, top, right.
"""

from __future__ import annotations

from msgspec import Struct


class Place(Struct, frozen=True):
    """Anchors of one seat: centres, sizes and directions.

    ``fan`` is the middle of the hand of backs, ``turn`` its angle, ``along`` its direction.  The
    deployed cards lie around ``bid``, at most ``bid_room`` wide; dice in rows of ``dice_cols``.
    """

    plate: tuple[float, float]
    fan: tuple[float, float]
    turn: float
    along: tuple[float, float]
    bid: tuple[float, float]
    bid_width: float
    bid_room: float
    dice: tuple[float, float]
    dice_px: float
    dice_cols: int
    total: tuple[float, float]
    effects: tuple[float, float]
    effect_width: float
    effect_room: float
    stamp: tuple[float, float, float]
    token: tuple[float, float, float, float]
    won: tuple[float, float]
    gain: tuple[float, float]


BOTTOM = Place(
    plate=(1690, 892),
    fan=(880, 960),
    turn=0,
    along=(1, 0),
    bid=(640, 704),
    bid_width=150,
    bid_room=220,
    dice=(1006, 700),
    dice_px=62,
    dice_cols=6,
    total=(1280, 704),
    effects=(1396, 696),
    effect_width=104,
    effect_room=60,
    stamp=(1010, 700, 5),
    token=(1478, 884, 80, -8),
    won=(1470, 1004),
    gain=(560, 712),
)
LEFT = Place(
    plate=(168, 298),
    fan=(20, 566),
    turn=-90,
    along=(0, 1),
    bid=(254, 440),
    bid_width=112,
    bid_room=84,
    dice=(262, 590),
    dice_px=50,
    dice_cols=4,
    total=(278, 696),
    effects=(430, 640),
    effect_width=92,
    effect_room=120,
    stamp=(262, 440, 6),
    token=(250, 206, 84, -9),
    won=(90, 420),
    gain=(246, 440),
)
RIGHT = Place(
    plate=(1756, 300),
    fan=(1900, 572),
    turn=90,
    along=(0, 1),
    bid=(1676, 446),
    bid_width=116,
    bid_room=130,
    dice=(1656, 596),
    dice_px=50,
    dice_cols=4,
    total=(1494, 596),
    effects=(1472, 452),
    effect_width=88,
    effect_room=84,
    stamp=(1656, 440, -5),
    token=(1642, 206, 84, 8),
    won=(1830, 420),
    gain=(1656, 440),
)
TOP = Place(
    plate=(962, 58),
    fan=(1216, 14),
    turn=180,
    along=(1, 0),
    bid=(820, 186),
    bid_width=92,
    bid_room=170,
    dice=(1010, 180),
    dice_px=44,
    dice_cols=4,
    total=(1160, 186),
    effects=(1270, 190),
    effect_width=84,
    effect_room=100,
    stamp=(962, 158, 5),
    token=(772, 78, 76, -8),
    won=(1390, 60),
    gain=(990, 196),
)


def _top(shift: float, fan: float) -> Place:
    """One of two seats at the far side."""
    return Place(
        plate=(760 + shift, 58),
        fan=(fan, 14),
        turn=180,
        along=(1, 0),
        bid=(620 + shift, 186),
        bid_width=88,
        bid_room=130,
        dice=(752 + shift, 182),
        dice_px=40,
        dice_cols=3,
        total=(850 + shift, 186),
        effects=(938 + shift, 190),
        effect_width=78,
        effect_room=70,
        stamp=(752 + shift, 160, 5),
        token=(588 + shift, 78, 56, -8),
        won=(1000 + shift, 60),
        gain=(740 + shift, 196),
    )


def _narrow(x: float) -> Place:
    """One of three seats at the far side; ``x`` is the middle of its plate."""
    return Place(
        plate=(x, 58),
        fan=(x + 186, 2),
        turn=180,
        along=(1, 0),
        bid=(x - 112, 186),
        bid_width=80,
        bid_room=76,
        dice=(x - 16, 182),
        dice_px=33,
        dice_cols=3,
        total=(x + 90, 186),
        effects=(x + 152, 190),
        effect_width=66,
        effect_room=30,
        stamp=(x, 160, 5),
        token=(x - 164, 84, 46, -8),
        won=(x + 176, 96),
        gain=(x, 196),
    )


OTHERS: dict[int, tuple[Place, ...]] = {
    1: (TOP,),
    2: (LEFT, RIGHT),
    3: (LEFT, TOP, RIGHT),
    4: (LEFT, _top(0, 980), _top(520, 1500), RIGHT),
    5: (LEFT, *map(_narrow, (730.0, 1092.0, 1454.0)), RIGHT),
}


def places(seats: int) -> tuple[Place, ...]:
    """The places of a table for ``seats`` players, the bottom one first, clockwise."""
    return (BOTTOM, *OTHERS[seats - 1])
