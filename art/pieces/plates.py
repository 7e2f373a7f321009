"""Seat plates with rings, scores and family marks; the wide plates of the setup scene."""

from __future__ import annotations

from functools import partial

from art.cards.badges import badge_shape
from art.pieces.glyphs import bot, chair, person
from art.pieces.portraits import portrait_slots
from art.pieces.sheet import Box, Piece
from art.press.palette import (
    DARK_GREY,
    FAMILIES,
    GREY,
    PAPER,
    PAPER_SHADE,
    SEATS,
    STORY,
    SUN,
    TEAM,
    WHITE,
    darker,
    lighter,
    mix,
)
from art.press.paths import ellipse, rect
from art.press.plates import Art

MARKS = ("team", "event", "incentive")


def _plate(art: Art) -> None:
    art.body(rect(58, 34, 490, 130, 26), darker(PAPER_SHADE, 0.18), 6)
    art.body(rect(58, 28, 490, 124, 26), PAPER, 6)
    art.line(rect(68, 38, 470, 104, 18), 2.2)
    for i, family in enumerate(MARKS):
        art.body(badge_shape(family, 196 + i * 80, 116, 16), FAMILIES[family].mid, 4)


def _ring(art: Art, colour: str) -> None:
    art.body(ellipse(88, 88, 80), colour, 7)
    art.body(ellipse(88, 88, 66), lighter(colour, 0.55), 5)
    with art.clip(ellipse(88, 88, 63)):
        art.shade("M100 20C150 60 160 120 90 160H170V20Z", 0.22)


def _vacant(art: Art) -> None:
    with art.at(88, 122, 1.15):
        chair(art, PAPER)


def _score(art: Art, rim: str) -> None:
    art.body(badge_shape("story", 68, 70, 60), darker(rim, 0.3), 5.6)
    art.body(badge_shape("story", 68, 66, 60), rim, 5.6)
    inner = badge_shape("story", 68, 66, 49)
    art.body(inner, STORY.dark, 4)
    with art.clip(inner):
        art.shade("M90 10H130V130H20Q100 110 90 10Z", 0.35)


def _mark(art: Art, family: str, diameter: int) -> None:
    centre = diameter + 4
    art.body(badge_shape(family, centre, centre, diameter * 0.9), FAMILIES[family].mid, 4)


def _setup_plate(art: Art, empty: bool) -> None:
    w = 744
    art.body(rect(110, 150, w - 140, 156, 24), darker(PAPER_SHADE, 0.25), 6)
    art.body(rect(110, 142, w - 140, 154, 24), PAPER_SHADE, 6)
    art.body(rect(58, 34, w - 70, 124, 28), darker(PAPER_SHADE, 0.18), 6)
    face = mix(PAPER_SHADE, PAPER, 0.4) if empty else PAPER
    art.body(rect(58, 28, w - 70, 122, 28), face, 6)
    art.line(rect(68, 38, w - 90, 102, 20), 2.2, "14 12" if empty else "")
    for i in range(3):
        art.flat(rect(164 + i * 106, 174, 100, 104, 18), darker(PAPER_SHADE, 0.10))


def _tile(art: Art, colour: str) -> None:
    art.body(badge_shape("team", 40, 42, 36), darker(colour, 0.4), 5)
    art.body(badge_shape("team", 40, 38, 36), colour, 5)


def _kind(art: Art, glyph: str, on: bool) -> None:
    fill = SUN if on else mix(PAPER, PAPER_SHADE, 0.5)
    if on:
        art.body(rect(6, 10, 84, 84, 18), darker(SUN, 0.35), 6)
    art.body(rect(6, 6, 84, 82 if on else 84, 18), fill, 6 if on else 3.4)
    colours = {"person": SUN, "bot": "#2FB0A6", "empty": PAPER_SHADE}
    shape = {"person": person, "bot": bot, "empty": chair}[glyph]
    with art.at(48, 50 if glyph != "bot" else 54, 0.86):
        shape(art, colours[glyph] if on else PAPER)


def _peg(art: Art, on: bool) -> None:
    if on:
        art.body(ellipse(22, 24, 16), TEAM.dark, 5)
        art.body(ellipse(22, 20, 16), TEAM.mid, 5)
        art.flat(ellipse(17, 14, 5), WHITE, 0.7)
    else:
        art.body(ellipse(22, 22, 15), mix(PAPER_SHADE, "#2A2140", 0.16), 3)


def plate_slots() -> dict[str, Box]:
    """Return where portrait, name, counts and score go on a seat plate."""
    slots: dict[str, Box] = {
        "ring": (0, 0, 88, 88),
        "portrait": portrait_slots(44, 44, 88),
        "name": (92, 15, 108, 30),
        "score": (204, 7, 68, 68),
    }
    for i, family in enumerate(MARKS):
        slots[family] = (108 + i * 40, 48, 24, 22)
    return slots


def setup_slots() -> dict[str, Box]:
    """Return where things go on a setup plate."""
    slots: dict[str, Box] = {
        "ring": (4, 7, 92, 92),
        "portrait": portrait_slots(50, 53, 92),
        "name": (104, 22, 210, 46),
        "number": (316, 25, 40, 40),
        "detail": (244, 87, 108, 26),
    }
    for i, kind in enumerate(("person", "bot", "empty")):
        slots[kind] = (83 + i * 53, 89, 48, 48)
    for i in range(5):
        slots[f"level_{i + 1}"] = (243 + i * 21.5, 113, 22, 22)
    return slots


def pieces() -> list[Piece]:
    """Return plates, rings, scores, marks and the small parts of the setup plate."""
    out = [
        Piece("plate", (280, 88), _plate, plate_slots(), seed=81),
        Piece("score", (68, 68), partial(_score, rim=PAPER_SHADE), {"value": (10, 10, 48, 46)}),
        Piece("score_gold", (68, 68), partial(_score, rim=SUN), {"value": (10, 10, 48, 46)}),
        Piece("ring_empty", (88, 88), partial(_ring, colour=GREY), seed=97),
        Piece("portrait_empty", (88, 104), _vacant, {"ring": (0, 16, 88, 88)}),
        Piece("setup_plate", (372, 160), partial(_setup_plate, empty=False), setup_slots()),
        Piece("setup_plate_empty", (372, 160), partial(_setup_plate, empty=True), setup_slots()),
        Piece("tile", (40, 42), partial(_tile, colour=TEAM.dark), {"value": (4, 3, 32, 32)}),
        Piece("tile_empty", (40, 42), partial(_tile, colour=DARK_GREY), {"value": (4, 3, 32, 32)}),
        Piece("peg_on", (22, 22), partial(_peg, on=True)),
        Piece("peg_off", (22, 22), partial(_peg, on=False)),
    ]
    for seat, colour in enumerate(SEATS):
        out.append(Piece(f"ring_{seat}", (88, 88), partial(_ring, colour=colour), seed=90 + seat))
    for family in ("story", *MARKS):
        for size in (15, 24):
            side = size + 4
            draw = partial(_mark, family=family, diameter=size)
            out.append(Piece(f"mark_{family}_{size}", (side, side), draw, wobble=0.04))
    for kind in ("person", "bot", "empty"):
        for on in (True, False):
            name = f"kind_{kind}_{'on' if on else 'off'}"
            out.append(Piece(name, (48, 50), partial(_kind, glyph=kind, on=on), seed=83))
    return out
