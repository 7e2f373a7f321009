"""What a pointer works: buttons, round icon buttons, switches, sliders, fields, focus ring."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
from scipy import ndimage

from art.pieces.glyphs import ICONS
from art.pieces.sheet import SCALE, Piece
from art.press.palette import (
    CORAL,
    GREY,
    INCENTIVE,
    INK,
    PAPER,
    PAPER_SHADE,
    SUN,
    WHITE,
    darker,
    lighter,
    mix,
    rgb,
)
from art.press.paths import ellipse, rect
from art.press.plates import Art
from art.press.raster import Pixels

BUTTON = (200, 84)
INSETS = (30, 26, 30, 34)
KINDS = {"primary": SUN, "secondary": PAPER, "danger": CORAL}
STATES = ("normal", "hover", "pressed", "disabled")


def _button(art: Art, colour: str, state: str, size: tuple[int, int] = BUTTON) -> None:
    """A chunky piece of cardboard; its shade is hatched in level lines so that it may stretch."""
    w, h = size[0] * 2, size[1] * 2
    ink: str | None = None
    if state == "hover":
        colour = lighter(colour, 0.28)
    elif state == "disabled":
        colour, ink = mix(colour, mix(PAPER_SHADE, GREY, 0.25), 0.80), mix(INK, PAPER_SHADE, 0.45)
    drop = {"pressed": 9, "hover": -1}.get(state, 0)
    width = 7 if state != "disabled" else 6
    side = darker(colour, 0.34) if state != "disabled" else darker(colour, 0.2)
    art.body(rect(8, 20, w - 16, h - 28, 30), side, width, ink or INK)
    top = 9 + drop
    art.body(rect(8, top, w - 16, h - 32, 30), colour, width, ink or INK)
    with art.clip(rect(8, top, w - 16, h - 32, 30)):
        bottom = top + h - 32
        for i, pen in enumerate((5.2, 4.2, 3.2, 2.2, 1.4)):
            art.stroke(f"M0 {bottom - 9 - i * 7}H{w}", darker(colour, 0.42), pen, 0.55)
    if state != "disabled":
        art.flat(rect(26, top + 9, w - 52, 9, 4.5), WHITE, 0.5)


def _round(art: Art, icon: Callable[[Art], None], state: str) -> None:
    colour = {"hover": SUN, "pressed": darker(SUN, 0.08)}.get(state, PAPER)
    drop = 6 if state == "pressed" else 0
    art.body(ellipse(56, 64, 48), darker(colour, 0.32), 6)
    art.body(ellipse(56, 54 + drop, 48), colour, 6)
    with art.at(56, 54 + drop, 0.66):
        icon(art)


def _switch(art: Art, on: bool) -> None:
    track = INCENTIVE.mid if on else mix(INK, PAPER_SHADE, 0.35)
    art.body(rect(8, 16, 136, 56, 28), track, 6)
    with art.clip(rect(8, 16, 136, 56, 28)):
        art.flat(rect(8, 16, 136, 12), INK, 0.22)
    x = 110 if on else 42
    art.body(ellipse(x, 48, 34), darker(CORAL if not on else SUN, 0.35), 6)
    art.body(ellipse(x, 40, 34), CORAL if not on else SUN, 6)
    art.flat(ellipse(x - 11, 29, 8), WHITE, 0.7)


def _check(art: Art, on: bool) -> None:
    art.body(rect(8, 8, 56, 56, 12), mix(PAPER, WHITE, 0.5), 6)
    if on:
        art.line("M20 36L33 50L56 16", 12)


def _track(art: Art) -> None:
    art.body(rect(6, 12, 188, 20, 10), mix(INK, PAPER_SHADE, 0.35), 5)
    art.stroke("M16 18H184", INK, 4, 0.3)


def _fill(art: Art) -> None:
    art.body(rect(6, 12, 188, 20, 10), SUN, 5)
    art.stroke("M16 18H184", WHITE, 4, 0.6)


def _knob(art: Art) -> None:
    art.body(ellipse(36, 42, 28), darker(CORAL, 0.35), 6)
    art.body(ellipse(36, 34, 28), CORAL, 6)
    art.flat(ellipse(27, 25, 7), WHITE, 0.7)


def _strip(art: Art) -> None:
    art.body(rect(8, 20, 344, 90, 34), darker(PAPER_SHADE, 0.25), 6)
    art.body(rect(8, 8, 344, 90, 34), PAPER, 6)
    art.line(rect(18, 18, 324, 70, 26), 2)


def _field(art: Art) -> None:
    art.body(rect(6, 6, 308, 92, 16), mix(PAPER, WHITE, 0.55), 6)
    art.stroke("M22 18H298", PAPER_SHADE, 9)
    art.line(rect(6, 6, 308, 92, 16), 6)


def _thumb(art: Art) -> None:
    art.body(rect(6, 6, 28, 148, 14), SUN, 5)
    art.line("M14 68H26M14 80H26M14 92H26", 3.4)


def _focus(art: Art) -> None:
    frame = rect(12, 12, 136, 136, 30)
    art.stroke(frame, INK, 17)
    art.stroke(frame, SUN, 10)


def _glow(pixels: Pixels) -> Pixels:
    """A soft sun light around a rounded box: the active item."""
    h, w = pixels.shape[:2]
    margin = 36 * SCALE
    box = np.zeros((h, w), np.float32)
    box[margin : h - margin, margin : w - margin] = 1
    soft = np.asarray(ndimage.gaussian_filter(box, 11 * SCALE), np.float32)
    alpha = np.clip(soft * 1.7, 0, 1) * 0.85
    colour = np.broadcast_to(np.array(rgb(SUN), np.float32) / 255, (h, w, 3))
    return np.dstack([colour, alpha])


def _small() -> list[Piece]:
    return [
        Piece("switch_off", (76, 44), partial(_switch, on=False)),
        Piece("switch_on", (76, 44), partial(_switch, on=True)),
        Piece("checkbox_off", (36, 36), partial(_check, on=False)),
        Piece("checkbox_on", (36, 36), partial(_check, on=True)),
        Piece("slider_track", (100, 22), _track, insets=(12, 10, 12, 10)),
        Piece("slider_fill", (100, 22), _fill, insets=(12, 10, 12, 10)),
        Piece("slider_knob", (36, 38), _knob),
        Piece("strip_small", (180, 60), _strip, insets=(28, 28, 28, 30)),
        Piece("field", (160, 52), _field, insets=(18, 18, 18, 18)),
        Piece("scroll_thumb", (20, 80), _thumb, insets=(9, 16, 9, 16)),
        Piece("focus", (80, 80), _focus, insets=(30, 30, 30, 30), grain=0.3),
        Piece("glow", (160, 160), insets=(72, 72, 72, 72), finish=_glow, edge=SUN),
    ]


def pieces() -> list[Piece]:
    """Return all controls."""
    out = _small()
    face = {"label": (18.0, 10.0, BUTTON[0] - 36.0, BUTTON[1] - 32.0)}
    for kind, colour in KINDS.items():
        for state in STATES:
            draw = partial(_button, colour=colour, state=state)
            out.append(Piece(f"button_{kind}_{state}", BUTTON, draw, face, INSETS, seed=90))
    for name, icon in ICONS.items():
        for state in ("normal", "hover", "pressed"):
            draw = partial(_round, icon=icon, state=state)
            suffix = "" if state == "normal" else f"_{state}"
            out.append(Piece(f"icon_{name}{suffix}", (56, 60), draw, seed=92))
    return out
