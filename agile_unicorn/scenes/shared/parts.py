"""Small things that every scene lays on its table: buttons, notes, tags, crests, labels.

A builder answers a ``Spot``, or a ``Layout`` of one spot if it is given the ref.  Words always
have a width, so they shrink or end in an ellipsis instead of running over.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from msgspec.structs import replace

from agile_unicorn.content.resources import resource
from agile_unicorn.engine.pieces import Ref
from agile_unicorn.table.ink import INK, MAT_LABEL
from agile_unicorn.table.looks import (
    Align,
    Font,
    GroupLook,
    Look,
    PartLook,
    PieceLook,
    Spot,
    TextLook,
)
from agile_unicorn.table.pieces import Catalog
from agile_unicorn.table.sight import MARK
from agile_unicorn.table.typesetting import LEADING

ButtonKind = Literal["primary", "secondary", "danger"]
Box = tuple[float, float, float, float]
"""Centre x, centre y, width and height, from the centre of the piece."""

RISE: Final = 1.03
"""How much a thing grows under the mouse."""
MARKED: Final = 0.34
"""How large the mark of a seat is on its crest."""
RING: Final = 88.0
"""Diameter of a portrait's ring at the size of its piece."""


@cache
def catalog() -> Catalog:
    """The printed pieces: sizes and boxes for words, no pictures."""
    assets = resource("assets", "shared")
    return Catalog.load(assets / "table" / "pieces.json", assets / "pieces" / "pieces.json")


def slot(name: str, place: str, size: tuple[float, float], otherwise: Box) -> Box:
    """The box ``place`` of the piece ``name`` at ``size``, or ``otherwise`` if it has none."""
    if name in catalog() and place in catalog().piece(name).text:
        return catalog().piece(name).box(place, size)
    return otherwise


def piece(name: str, x: float = 0, y: float = 0, w: float = 0, h: float = 0) -> PartLook:
    """A piece as a part of a group, at its own size unless ``w`` and ``h`` are given."""
    return PartLook(PieceLook(name, (w, h) if w and h else None), x, y)


def scaled(name: str, x: float, y: float, w: float) -> PartLook:
    """A piece as a part of a group, ``w`` wide with its own proportions."""
    width, height = catalog().piece(name).size
    return PartLook(PieceLook(name, (w, height * w / width)), x, y)


def line(
    text: str,
    x: float,
    y: float,
    width: float,
    px: float,
    font: Font = "bold",
    *,
    align: Align = "centre",
    colour: str = INK,
    lines: int = 1,
    tracking: float = 0.0,
    floor: float = 15.0,
) -> PartLook:
    """Words as a part of a group; ``x`` is their left edge, centre or right edge by ``align``."""
    shift = {"left": width / 2, "centre": 0.0, "right": -width / 2}[align]
    look = TextLook(text, px, font, colour, width, lines, align, tracking, min(px, floor))
    return PartLook(look, x + shift, y)


def printed(words: PartLook, *, angle: float = 0.0, z: float = 1.0) -> Spot:
    """Words of :func:`line`, printed on what lies below: no shadow."""
    return Spot(words.x, words.y, words.look, angle=angle, z=z, lift=0)


def group(*parts: PartLook) -> GroupLook:
    """Several parts glued together; later ones lie on top."""
    return GroupLook(parts)


def button(
    ref: Ref,
    x: float,
    y: float,
    w: float,
    h: float,
    label: str,
    sub: str = "",
    kind: ButtonKind = "primary",
    *,
    hot: bool = True,
    glow: bool = False,
    px: float = 0.0,
    z: float = 10.0,
) -> dict[Ref, Spot]:
    """A chunky cardboard button; ``px`` is the size of its label (0: by its height)."""
    look = button_look(w, h, label, sub, kind, px, "normal" if hot else "disabled")
    return {ref: Spot(x, y, look, z=z, lift=1.3 if glow else 1.0, glow=glow, hot=hot)}


def button_look(
    w: float,
    h: float,
    label: str,
    sub: str = "",
    kind: ButtonKind = "primary",
    px: float = 0.0,
    state: str = "normal",
) -> GroupLook:
    """The cardboard of a button with its words."""
    name = f"button_{kind}_{state}"
    px = px or min(35.0, h * 0.4)
    cx, cy, width, _ = slot(name, "label", (w, h), (0, -0.05 * h, w - 40, h - 24))
    parts = [piece(name, 0, 0, w, h)]
    if sub:
        parts += [
            line(label, cx, cy - px * 0.36, width, px, "title"),
            line(sub, cx, cy + px * 0.6, width, max(15.0, px * 0.56)),
        ]
    else:
        parts.append(line(label, cx, cy, width, px, "title"))
    return group(*parts)


NoteColour = Literal["yellow", "pink"]


def note(
    x: float,
    y: float,
    w: float,
    h: float,
    title: str,
    sub: str = "",
    colour: NoteColour = "yellow",
    *,
    angle: float = 0.0,
    z: float = 4.0,
    px: float = 0.0,
    lines: int = 1,
) -> Spot:
    """A sticky note with a headline and a smaller text of up to ``lines`` lines."""
    name = f"note_{colour}"
    px = px or h * 0.22
    small = max(16.0, px * 0.56)
    up = 0.5 * small * lines if sub else 0.0
    parts = [piece(name, 0, 0, w, h), line(title, 0, h * 0.05 - up, w - 26, px, "title")]
    if sub:
        below = h * 0.05 - up + px * 0.56 + 0.62 * small * lines
        parts.append(line(sub, 0, below, w - 26, small, lines=lines))
    return Spot(x, y, group(*parts), angle=angle, z=z, lift=1.0)


def tag(
    x: float,
    y: float,
    w: float,
    h: float,
    title: str,
    sub: str = "",
    *,
    angle: float = 0.0,
    z: float = 5.0,
    hot: bool = False,
    px: float = 0.0,
) -> Spot:
    """A luggage tag, its hole on the left."""
    px = px or h * 0.38
    small = max(15.0, px * 0.7)
    cx, width = 12.0, w - 60.0
    parts = [piece("tag", 0, 0, w, h)]
    if sub:
        parts += [
            line(title, cx, -small * 0.62, width, px, "title"),
            line(sub, cx, px * 0.6, width, small),
        ]
    else:
        parts.append(line(title, cx, -1, width, px, "title"))
    return Spot(x, y, group(*parts), angle=angle, z=z, lift=1.0, hot=hot)


def mat_label(text: str, x: float, y: float, width: float = 240.0, px: float = 17.0) -> Spot:
    """A zone's name, printed on the mat in spaced capitals."""
    return printed(line(text.upper(), x, y, width, px, colour=MAT_LABEL, tracking=3.0), z=0.5)


def round_icon(
    ref: Ref,
    x: float,
    y: float,
    icon: str,
    px: float = 56.0,
    *,
    hot: bool = True,
    glow: bool = False,
    z: float = 10.0,
) -> dict[Ref, Spot]:
    """A round button with a picture, such as ``plus``, ``minus``, ``close``."""
    look = scaled(f"icon_{icon}", 0, 0, px).look
    return {ref: Spot(x, y, look, z=z, lift=1.0, hot=hot, glow=glow, alpha=1.0 if hot else 0.45)}


def crest(species: str, seat: int, px: float = RING, mood: str = "") -> GroupLook:
    """An animal's bust in the ring of a seat, the ring ``px`` wide and centred.

    ``mood`` is empty, ``happy``, ``sad``, ``wow`` or ``blink``.
    """
    return group(*crest_parts(species, seat, 0, 0, px, mood))


def crest_parts(
    species: str, seat: int, x: float, y: float, px: float = RING, mood: str = ""
) -> tuple[PartLook, ...]:
    """The parts of a crest, for a group of one's own; the ring's centre is at ``x``, ``y``."""
    name = f"portrait_{species}"
    if px > 1.4 * RING and f"{name}_big" in catalog():
        name = f"{name}_big"
    elif mood and f"{name}_{mood}" in catalog():
        name = f"{name}_{mood}"
    known = catalog().piece(name)
    ring = known.text.get("ring", (0.0, 0.0, *known.size))
    k = px / ring[2]
    width, height = known.size[0] * k, known.size[1] * k
    top = y - (ring[1] + ring[3] / 2) * k
    bust = PartLook(PieceLook(name, (width, height)), x, top + height / 2)
    return (
        piece(f"ring_{seat}", x, y, px, px),
        bust,
        seat_mark(seat, x - px * 0.33, y + px * 0.33, px),
    )


def seat_mark(seat: int, x: float, y: float, px: float) -> PartLook:
    """The shape that tells ``seat`` from the others, for a crest or a token ``px`` wide."""
    return PartLook(PieceLook(f"{MARK}{seat}", (max(18.0, px * MARKED),) * 2), x, y)


def ornament(
    ref: Ref, x: float, y: float, name: str, w: float, *, angle: float = 0.0, z: float = 0.0
) -> dict[Ref, Spot]:
    """A thing that only looks nice; nothing at all while there is no picture of it."""
    if name not in catalog():
        return {}
    look = scaled(name, 0, 0, w).look
    return {ref: Spot(x, y, look, angle=angle, z=z, lift=1.4)}


def area(w: float, h: float) -> PartLook:
    """Nothing to see: makes a group at least ``w`` by ``h``, so that it is easy to hit."""
    return PartLook(TextLook("", h / LEADING, width=w), 0, 0)


def hovered(spot: Spot) -> Spot:
    """``spot`` under the mouse or the focus: its cardboard lights up, or it rises a little."""
    look = _lit(spot.look)
    if look != spot.look:
        return replace(spot, look=look)
    return replace(spot, lift=spot.lift + 0.4 if spot.lift else 0.0, scale=spot.scale * RISE)


def _lit(look: Look) -> Look:
    """``look`` with every piece in its hover state that has one."""
    if isinstance(look, PieceLook):
        name = f"{look.name.removesuffix('_normal')}_hover"
        return PieceLook(name, look.size) if name in catalog() else look
    if isinstance(look, GroupLook):
        return GroupLook(tuple(replace(part, look=_lit(part.look)) for part in look.parts))
    return look
