"""Paper on the table: tracker, sticky notes, tags, stamps, sheets, log page, tooltip."""

from __future__ import annotations

from functools import partial

import numpy as np

from art.pieces.glyphs import PHASES
from art.pieces.sheet import SCALE, Piece
from art.press.palette import (
    EVENT,
    INK,
    ORANGE,
    PAPER,
    PAPER_SHADE,
    STORY,
    SUN,
    WHITE,
    darker,
    mix,
)
from art.press.paper import noise, smoothstep
from art.press.paths import ellipse, rect
from art.press.plates import Art
from art.press.raster import Pixels

YELLOW, ROSE = "#FFDB6B", "#F6B7BB"
CREAM_INK, RED_INK = "#F3D9A6", "#C8443C"
CHIPS = {"done": mix(SUN, PAPER_SHADE, 0.65), "current": SUN, "upcoming": PAPER_SHADE}


def _tracker(art: Art) -> None:
    w, h = 480, 124
    art.body(rect(6, 16, w - 12, h - 22, 18), darker(PAPER_SHADE, 0.2), 5)
    art.body(rect(6, 6, w - 12, h - 22, 18), PAPER, 6)


def _chip(art: Art, state: str, first: bool) -> None:
    notch = "" if first else "L26 40"
    art.body(f"M6 6H214L236 40L214 74H6{notch}Z", CHIPS[state], 4.6)
    if state == "current":
        art.flat("M20 14H206L210 20H20Z", WHITE, 0.45)


def _phase(art: Art, name: str) -> None:
    with art.at(34, 34, 0.60):
        PHASES[name](art)


def _note(art: Art, w: int, h: int, colour: str, strip: bool) -> None:
    shape = (
        f"M10 24Q{w / 2} 12 {w - 10} 24V{h - 26}Q{w * 0.8} {h - 10} {w / 2} {h - 14}"
        f"Q{w * 0.2} {h - 10} 10 {h - 26}Z"
    )
    art.body(shape, colour, 5)
    with art.clip(shape):
        if strip:
            art.flat(rect(0, 0, w, 62), mix(colour, ORANGE, 0.30), 0.55)
        curl = f"M{w - 110} {h - 14}Q{w - 20} {h - 36} {w} {h - 116}V{h}H{w - 110}Z"
        art.shade(curl, 0.35)
    with art.at(w / 2, 24, 1, -3):
        art.flat(rect(-60, -20, 120, 38, 3), "#F3EAD8", 0.92)
        for x in (-60, 60):
            art.stroke(f"M{x} -20V18", "#D8CBB0", 3, 0.6)


def _pitch_pip(art: Art, colour: str) -> None:
    art.body(rect(6, 6, 40, 52, 7), colour, 4.4)


def _tag(art: Art) -> None:
    w, h = 400, 140
    art.body(f"M44 8H{w - 8}V{h - 8}H44L8 {h / 2}Z", PAPER, 6)
    art.body(ellipse(46, h / 2, 9), darker(PAPER, 0.5), 4)
    art.line(f"M58 18H{w - 18}V{h - 18}H58", 2)


def _stamp(art: Art, colour: str) -> None:
    w, h = 280, 128
    art.stroke(rect(14, 14, w - 28, h - 28, 18), colour, 9, 0.92)
    art.stroke(rect(28, 28, w - 56, h - 56, 10), colour, 3.5, 0.92)


def worn(pixels: Pixels) -> Pixels:
    """Take ink away in patches, as a dry rubber stamp does."""
    shape = (pixels.shape[0], pixels.shape[1])
    patches = smoothstep(noise(shape, 1.1 * SCALE, 8), 0.55, 1.4)
    dots = smoothstep(noise(shape, 0.45 * SCALE, 18), 1.3, 2.2)
    kept = np.clip(0.94 - 0.75 * patches - 0.5 * dots, 0, 1)
    return np.dstack([pixels[..., :3], pixels[..., 3] * kept])


def _sheet(art: Art, paper: str) -> None:
    w, h = 360, 360
    art.body(rect(12, 16, w - 22, h - 24, 8), darker(paper, 0.14), 5)
    art.body(rect(8, 8, w - 22, h - 24, 8), paper, 6)
    art.line(rect(22, 22, w - 50, h - 52, 4), 2)


def _log(art: Art) -> None:
    w, h = 440, 520
    art.body(rect(30, 18, w - 40, h - 28, 18), darker(PAPER_SHADE, 0.2), 6)
    page = rect(26, 10, w - 40, h - 28, 18)
    art.body(page, mix(PAPER, WHITE, 0.35), 6)
    with art.clip(page):
        art.flat(rect(26, 0, 44, h), EVENT.tint, 0.55)
        art.stroke(f"M78 0V{h}", EVENT.light, 3.4, 0.9)
    art.line(page, 6)
    for y in (56, 100, h - 110, h - 66):
        art.body(ellipse(50, y, 9), mix(INK, PAPER_SHADE, 0.45), 4)
        art.tube(f"M50 {y}C30 {y - 22} 8 {y - 14} 12 {y + 2}", "#A69FB2", 12, 3.6)


def _tooltip(art: Art) -> None:
    art.body(rect(10, 14, 184, 106, 14), darker(PAPER_SHADE, 0.25), 5)
    art.body(rect(6, 6, 184, 106, 14), mix(PAPER, WHITE, 0.6), 6)


def _tail(art: Art) -> None:
    art.body("M4 -12H52L28 34Z", mix(PAPER, WHITE, 0.6), 6)


def _placeholder(art: Art) -> None:
    w, h = 432, 604
    art.flat(rect(14, 14, w - 28, h - 28, 24), INK, 0.18)
    for i in range(0, 100, 2):
        art.stroke(_along(w - 28, h - 28, 24, i / 100, (i + 1.1) / 100), PAPER_SHADE, 6, 0.85)


def _along(w: float, h: float, r: float, start: float, end: float) -> str:
    """Return the part of a rounded frame between two shares of its way, corners cut straight."""
    corners = [
        *((14 + r, 14), (14 + w - r, 14), (14 + w, 14 + r), (14 + w, 14 + h - r)),
        *((14 + w - r, 14 + h), (14 + r, 14 + h), (14, 14 + h - r), (14, 14 + r), (14 + r, 14)),
    ]
    points = np.array(corners)
    way = np.r_[0, np.cumsum(np.hypot(*np.diff(points, axis=0).T))]

    def at(share: float) -> str:
        place = share % 1 * way[-1]
        return (
            f"{np.interp(place, way, points[:, 0]):.1f} {np.interp(place, way, points[:, 1]):.1f}"
        )

    return f"M{at(start)}L{at(end)}"


def _check(art: Art) -> None:
    art.body(ellipse(52, 60, 42), darker(SUN, 0.35), 6)
    art.body(ellipse(52, 50, 42), SUN, 6)
    art.line("M32 52L48 68L74 34", 12)


def _notes() -> list[Piece]:
    out: list[Piece] = []
    for name, size, colour, strip in (
        ("note_yellow", (196, 132), YELLOW, True),
        ("note_yellow_small", (150, 128), YELLOW, True),
        ("note_pink", (280, 132), ROSE, False),
    ):
        w, h = size
        slots = {"title": (14.0, 34.0, w - 28.0, 44.0), "sub": (14.0, 78.0, w - 28.0, 28.0)}
        draw = partial(_note, w=2 * w, h=2 * h, colour=colour, strip=strip)
        out.append(Piece(name, size, draw, slots, seed=72, grain=0.9))
    for name, colour in (("done", mix(PAPER, INK, 0.25)), ("current", STORY.mid), ("open", PAPER)):
        out.append(Piece(f"pitch_{name}", (26, 32), partial(_pitch_pip, colour=colour)))
    return out


def _sheets() -> list[Piece]:
    paper = mix(PAPER, WHITE, 0.2)
    return [
        Piece("sheet", (180, 180), partial(_sheet, paper=paper), insets=(24, 24, 28, 28)),
        Piece(
            "sheet_story", (180, 180), partial(_sheet, paper=STORY.tint), insets=(24, 24, 28, 28)
        ),
        Piece(
            "log_page",
            (220, 260),
            _log,
            {"body": (46.0, 14.0, 160.0, 232.0)},
            (46, 66, 26, 70),
            seed=74,
        ),
        Piece("tooltip", (100, 64), _tooltip, {"body": (12, 10, 74, 40)}, (16, 14, 18, 20)),
        Piece("tooltip_tail", (28, 20), _tail),
        Piece("placeholder", (216, 302), _placeholder, grain=0.6),
        Piece("check", (52, 54), _check),
    ]


def pieces() -> list[Piece]:
    """Return all papers."""
    out = _notes() + _sheets()
    out.append(Piece("tracker", (240, 62), _tracker, insets=(14, 20, 14, 22), seed=71))
    for state in CHIPS:
        for first in (False, True):
            name = f"chip_{state}" + ("_first" if first else "")
            slots = {"icon": (18.0, 3.0, 34.0, 34.0), "label": (52.0, 6.0, 50.0, 28.0)}
            draw = partial(_chip, state=state, first=first)
            out.append(Piece(name, (121, 40), draw, slots, (18, 18, 18, 18), seed=71))
    for name in PHASES:
        out.append(Piece(f"phase_{name}", (34, 34), partial(_phase, name=name)))
    tag_slots = {"title": (34.0, 10.0, 154.0, 28.0), "sub": (34.0, 38.0, 154.0, 22.0)}
    out.append(Piece("tag", (200, 70), _tag, tag_slots, (34, 33, 12, 33), seed=75))
    for name, colour in (("cream", CREAM_INK), ("red", RED_INK)):
        out.append(
            Piece(
                f"stamp_{name}",
                (140, 64),
                partial(_stamp, colour=colour),
                {"label": (18, 16, 104, 32)},
                (24, 24, 24, 24),
                finish=worn,
                edge=colour,
            )
        )
    return out
