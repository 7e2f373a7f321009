"""Samples of the cloths, for choosing a mat: a small mat with its stitches and one zone."""

from __future__ import annotations

from functools import partial

from art.pieces.sheet import Piece
from art.press.palette import darker, lighter
from art.press.paths import rect, spark
from art.press.plates import Art
from art.table.cloths import CHOICE, PETROL, Cloth

SIZE = (104, 68)


def _swatch(art: Art, cloth: Cloth) -> None:
    w, h = SIZE[0] * 2, SIZE[1] * 2
    art.body(rect(8, 14, w - 16, h - 22, 22), darker(cloth.edge, 0.3), 5)
    mat = rect(8, 8, w - 16, h - 22, 22)
    art.body(mat, cloth.edge, 5)
    inner = rect(18, 18, w - 36, h - 42, 14)
    art.flat(inner, cloth.ground)
    with art.clip(inner):
        art.flat(rect(20, 20, w - 40, 30), lighter(cloth.ground, 0.12), 0.6)
        art.shade(f"M{w - 80} 18Q{w - 20} 60 {w - 110} {h - 24}H{w}V18Z", 0.35)
    for x in range(30, w - 30, 14):
        art.stroke(f"M{x} 13h6M{x} {h - 19}h6", cloth.ink, 2.4, 0.8)
    art.stroke(rect(36, 34, 42, 60, 7), cloth.ink, 3.4)
    art.stroke(rect(94, 34, 78, 60, 7), cloth.ink, 3.4)
    art.flat(spark(133, 64, 15, 0.2), cloth.ink)


def pieces() -> list[Piece]:
    """Return a sample of every cloth, the usual one first."""
    cloths = {"petrol": PETROL, **CHOICE}
    return [
        Piece(f"swatch_{name}", SIZE, partial(_swatch, cloth=cloth), seed=640)
        for name, cloth in cloths.items()
    ]
