"""The cloths a mat is made of: one a table begins with, two to choose instead."""

from __future__ import annotations

import msgspec


class Cloth(msgspec.Struct, frozen=True):
    """Colours of a mat: ground, print, stitched edge.

    All grounds are about equally dark, so that words set for one are legible on the others.
    """

    ground: str
    ink: str
    edge: str


PETROL = Cloth("#1F4D52", "#4F8D8C", "#12343A")
CHOICE = {
    "plum": Cloth("#4A3263", "#8A70AE", "#2C1B40"),
    "moss": Cloth("#3C4A23", "#7F9154", "#252F14"),
}
"""Other cloths by the end of the name of their pictures: mat_<scene>_<cloth>."""
LABEL = "#7FB9B4"
"""Words printed on a mat."""
