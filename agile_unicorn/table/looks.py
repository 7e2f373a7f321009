"""What a thing on the table looks like and where it lies, as plain values.

A scene answers every change with a full mapping ``Ref -> Spot``; the tabletop finds out what moved,
the printer turns a look into pixels (and keeps them), the canvas blits.  All lengths are in
design pixels (1920 x 1080); angles are in degrees, counter-clockwise.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from agile_unicorn.engine.pieces import Ref
from agile_unicorn.table.ink import INK

Font = Literal["title", "text", "italic", "bold"]
Align = Literal["left", "centre", "right"]


class CardLook(Struct, frozen=True):
    """A printed card, ``width`` wide; ``face`` is a card key or the name of a back.

    ``shade`` below 1 darkens it (other people's hands).
    """

    face: str
    width: float
    shade: float = 1.0


class PieceLook(Struct, frozen=True):
    """A printed piece of ``assets/shared/pieces``; ``size`` stretches a nine-slice or scales."""

    name: str
    size: tuple[float, float] | None = None


class TextLook(Struct, frozen=True, cache_hash=True):
    """Words: shrunk to ``floor`` and then wrapped or cut with an ellipsis to fit ``width``.

    ``height`` above 0 limits their size too.  With a ``width`` the spot is the centre of the box;
    without, left aligned words begin at the spot and right aligned ones end there.
    """

    text: str
    px: float
    font: Font = "bold"
    colour: str = INK
    width: float = 0.0
    lines: int = 1
    align: Align = "centre"
    tracking: float = 0.0
    floor: float = 15.0
    height: float = 0.0


class DieLook(Struct, frozen=True):
    """A die of a seat's colour; ``frame`` counts down to 0, the pose at rest.

    ``throw`` is one of four poses; dice which are thrown come to rest in the first two.
    """

    colour: int
    face: int
    px: float = 78.0
    frame: int = 0
    throw: int = 0


class PhotoLook(Struct, frozen=True):
    """A picture that somebody took: ``data`` is a PNG.  One that cannot be read is a grey one."""

    data: bytes
    width: float
    height: float


class LampLook(Struct, frozen=True):
    """The lamp is turned down over everything below: ``light`` is the part of it that is left."""

    light: float


class PartLook(Struct, frozen=True, cache_hash=True):
    """One part of a group, its centre ``x``, ``y`` from the centre of the group."""

    look: Look
    x: float
    y: float
    angle: float = 0.0


class GroupLook(Struct, frozen=True, cache_hash=True):
    """Several looks glued together: one image, one shadow.  Later parts lie on top."""

    parts: tuple[PartLook, ...]


Look = CardLook | PieceLook | TextLook | DieLook | PhotoLook | LampLook | GroupLook


class Spot(Struct, frozen=True):
    """Where something lies, centre first, and how.

    ``z`` orders from the table up; ``lift`` is the height above the table (0: no shadow, 1:
    lying, 2: held); ``glow`` is the sun outline of the suggested or chosen thing; ``alpha`` fades
    what is out of play; ``hot`` things answer to the mouse and the focus; ``squeeze`` narrows a
    thing which is being turned over.
    """

    x: float
    y: float
    look: Look
    angle: float = 0.0
    scale: float = 1.0
    z: float = 0.0
    lift: float = 1.0
    glow: bool = False
    alpha: float = 1.0
    hot: bool = False
    squeeze: float = 1.0


Layout = Mapping[Ref, Spot]
