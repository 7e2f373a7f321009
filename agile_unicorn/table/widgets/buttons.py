"""Things to press: functions from what they say and how they are held to a spot."""

from __future__ import annotations

from typing import Final, Literal

from agile_unicorn.table.ink import INK, NIGHT, WHITE
from agile_unicorn.table.looks import GroupLook, PartLook, PieceLook, Spot, TextLook
from agile_unicorn.table.pieces import Catalog

Kind = Literal["primary", "secondary", "danger"]
State = Literal["normal", "hover", "pressed", "disabled"]

LABEL: Final = 27.0
SUB: Final = 15.0
BUTTON_Z: Final = 50.0


def button(
    catalog: Catalog,
    label: str,
    x: float,
    y: float,
    *,
    width: float = 220.0,
    height: float = 84.0,
    kind: Kind = "primary",
    state: State = "normal",
    sub: str = "",
    z: float = BUTTON_Z,
) -> Spot:
    """A cardboard button with its centre at ``x``, ``y``; a disabled one is not hot.

    The words shrink and end in an ellipsis rather than leave it; ``sub`` is a smaller line below.
    """
    name = f"button_{kind}_{state}"
    size = (width, height)
    left, top, room, tall = catalog.piece(name).box("label", size)
    colour = NIGHT if state == "disabled" else WHITE if kind == "danger" else INK
    parts = [PartLook(PieceLook(name, size), 0, 0)]
    big = min(LABEL, tall * (0.56 if sub else 0.75))
    shift = tall * 0.18 if sub else 0.0
    label_look = TextLook(label, big, "title", colour, room, height=tall * (0.66 if sub else 0.9))
    parts.append(PartLook(label_look, left, top - shift))
    if sub:
        small = TextLook(sub, SUB, "bold", colour, room, floor=13.0, height=tall * 0.4)
        parts.append(PartLook(small, left, top + tall * 0.3))
    hot = state != "disabled"
    return Spot(
        x, y, GroupLook(tuple(parts)), z=z, lift=0.6 if state == "pressed" else 1.1, hot=hot
    )


def icon_button(
    name: str, x: float, y: float, *, state: State = "normal", scale: float = 1.0
) -> Spot:
    """A round button with the symbol ``name`` (``menu``, ``help``, ``sound_on`` ...)."""
    suffix = f"_{state}" if state in ("hover", "pressed") else ""
    look = PieceLook(f"icon_{name}{suffix}")
    alpha = 0.5 if state == "disabled" else 1.0
    hot = state != "disabled"
    return Spot(x, y, look, scale=scale, z=BUTTON_Z, lift=0.9, alpha=alpha, hot=hot)
