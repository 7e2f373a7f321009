"""Poses of a whole figure as data: where head, spine, arms and legs go.

Figure coordinates: the neck is the origin, the head 224 wide with its middle at y -82, the hips
at y 100, the feet near y 160 of a standing figure.
"""

from __future__ import annotations

import msgspec

from art.press.paths import Point, points

Limb = tuple[Point, Point, Point]
"""Shoulder, elbow and hand; or hip, knee and foot."""


class Pose(msgspec.Struct, frozen=True):
    """Joints of a figure; `front` says which arms cover head and body."""

    arms: tuple[Limb, Limb]
    legs: tuple[Limb, Limb] | None = None
    spine: tuple[Point, Point, Point] = ((0, -6), (0, 48), (0, 100))
    head: Point = (0, -82)
    nod: float = 0
    front: tuple[bool, bool] = (True, True)
    face: bool = True


def _limb(text: str) -> Limb:
    shoulder, elbow, hand = points(text)
    return shoulder, elbow, hand


def _pair(left: str, right: str) -> tuple[Limb, Limb]:
    return _limb(left), _limb(right)


_STANCE = _pair("-28,92 -32,122 -34,156", "28,92 32,122 34,156")
_STRIDE = _pair("-20,92 -70,104 -104,150", "24,92 74,92 86,150")
_SIT = _pair("-34,98 -66,108 -66,168", "34,98 66,108 66,168")
_DOWN_LEFT, _DOWN_RIGHT = "-44,20 -74,58 -62,98", "44,20 74,58 62,98"
_UP_LEFT, _UP_RIGHT = "-44,24 -112,10 -150,-92", "44,24 112,10 150,-92"

POSES = {
    "stand": Pose(_pair(_DOWN_LEFT, _DOWN_RIGHT), _STANCE),
    "jump": Pose(
        _pair(_UP_LEFT, _UP_RIGHT),
        _pair("-28,90 -74,96 -60,140", "28,90 76,104 104,146"),
        front=(False, False),
        nod=-5,
    ),
    "run": Pose(
        _pair("-40,24 -92,60 -130,22", "44,24 92,66 132,26"), _STRIDE, head=(16, -80), nod=6
    ),
    "hold": Pose(_pair("-44,20 -100,62 -62,84", "44,20 100,62 62,84"), _STANCE),
    "type": Pose(_pair("-44,20 -92,58 -44,92", "44,20 92,58 44,92"), _SIT),
    "sit": Pose(_pair("-44,20 -104,14 -136,34", "44,20 104,14 136,34"), _SIT),
    "lever": Pose(
        _pair("-44,20 -100,30 -150,-20", "44,24 20,60 -120,20"), _STANCE, head=(10, -78), nod=-8
    ),
    "slump": Pose(
        _pair("20,64 -80,84 -176,66", "110,60 60,92 10,92"),
        spine=((70, 50), (120, 6), (180, 66)),
        head=(-10, -2),
        nod=-72,
    ),
    "point": Pose(
        _pair("-44,20 -96,50 -50,80", "44,24 86,40 116,-60"), _STANCE, front=(True, False)
    ),
    "pirouette": Pose(
        _pair("-44,20 -130,0 -96,-150", "44,20 130,0 96,-150"),
        _pair("0,92 4,170 0,236", "26,90 86,130 34,170"),
        front=(False, False),
        nod=-6,
    ),
}
