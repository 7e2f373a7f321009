"""What lies on the mat while a game is set up: lengths, boxes, rule book, easy start."""

from __future__ import annotations

import math
from functools import partial

from art.cards.badges import badge_shape
from art.pieces.sheet import Box, Piece
from art.pieces.unicorn import unicorn
from art.press.palette import (
    CORAL,
    DARK_GREY,
    EVENT,
    GREY,
    INCENTIVE,
    MOVER,
    ORANGE,
    PAPER,
    PAPER_SHADE,
    STORY,
    SUN,
    TEAL,
    TEAM,
    WHITE,
    darker,
    mix,
)
from art.press.paths import ellipse, poly, rays, rect, regular, spark, star
from art.press.plates import Art

RED = "#C8443C"


def _length(art: Art, chosen: bool) -> None:
    """A hexagon of cardboard with a blank banner; drawn in 500 x 500 units."""
    c = 250
    rim = SUN if chosen else PAPER
    art.body(badge_shape("story", c, c + 18, 216), darker(rim, 0.4), 8)
    art.body(badge_shape("story", c, c - 4, 216), rim, 8)
    inner = badge_shape("story", c, c - 4, 182)
    art.body(inner, STORY.dark if chosen else STORY.mid, 6)
    with art.clip(inner):
        art.flat(rays(c, c - 30, 24, 280, 4), STORY.mid if chosen else STORY.light, 0.35)
        art.shade(rect(c - 190, c + 60, 380, 130), 0.5, (0, 0, 0, 1))
    art.body(rect(c - 208, c + 4, 416, 132, 12), darker(PAPER_SHADE, 0.2), 6)
    art.body(rect(c - 208, c - 2, 416, 130, 12), PAPER, 6)
    art.line(f"M{c - 194} {c + 10}H{c + 194}M{c - 194} {c + 116}H{c + 194}", 2)
    for side in (-1, 1):
        art.flat(spark(c + side * 118, c - 88, 20, 0.22), SUN)


def _book(art: Art) -> None:
    w, h = 412, 524
    art.body(rect(20, 28, w - 30, h - 36, 8), PAPER_SHADE, 5)
    art.body(rect(16, 20, w - 30, h - 34, 8), WHITE, 5)
    cover = rect(8, 10, w - 30, h - 34, 8)
    art.body(cover, TEAM.mid, 7)
    with art.clip(cover):
        art.flat(rays(208, 254, 30, 560, 2), TEAM.light, 0.4)
        art.flat(rect(8, 10, 36, h), TEAM.dark, 0.9)
        art.shade(rect(240, 300, 200, 240), 0.3)
    art.line(cover, 7)
    art.line(f"M44 12V{h - 26}", 4)
    art.body(ellipse(216, 256, 118), TEAM.tint, 6)
    with art.clip(ellipse(216, 256, 118) + rect(90, 60, 260, 200)), art.at(216, 250, 0.66):
        unicorn(art, pen=5)
    art.line(f"M{216 - 118} 256A118 118 0 0 0 {216 + 118} 256", 6)
    art.body(rect(64, h - 150, w - 108, 88, 10), PAPER, 6)
    for y in (110, h / 2 + 60):
        art.stroke(f"M8 {y}q10 6 0 14", GREY, 8)
    ribbon = poly((w - 92, 4), (w - 52, 4), (w - 52, 110), (w - 72, 90), (w - 92, 110))
    art.body(ribbon, SUN, 5)


def _expansion(art: Art) -> None:
    w, h = 428, 524
    art.body(rect(22, 30, w - 28, h - 36, 16), INCENTIVE.deep, 7)
    art.body(rect(8, 8, w - 44, h - 44, 14), INCENTIVE.dark, 7)
    front = rect(26, 26, w - 80, h - 80, 10)
    art.body(front, INCENTIVE.mid, 5)
    cx = w / 2 - 14
    with art.clip(front):
        art.flat(rays(cx, 190, 26, 560, 3), INCENTIVE.light, 0.5)
        art.body(rect(cx - 78, 90, 156, 250, 8), INCENTIVE.tint, 6)
        for row in range(5):
            for column in range(4):
                light = (column * 3 + row * 2) % 5 == 0
                pane = rect(cx - 62 + column * 34, 146 + row * 34, 22, 20, 3)
                art.flat(pane, SUN if light else INCENTIVE.mid)
        tie = [(-16, 72), (16, 72), (10, 96), (22, 190), (0, 216), (-22, 190), (-10, 96)]
        art.body(poly(*((cx + x, y) for x, y in tie)), EVENT.mid, 6)
        art.body(rect(cx - 92, 56, 184, 36, 10), WHITE, 6)
        art.flat(rect(0, 330, w, 20), INCENTIVE.dark)
        art.body(rect(10, 344, w - 48, 104), PAPER, 6)
    art.line(front, 5)
    art.body(star(w - 96, 74, 5, 38, 17), SUN, 6)


def _wheel(art: Art, x: float, y: float, r: float) -> None:
    art.body(ellipse(x, y, r), DARK_GREY, 7)
    art.body(ellipse(x, y, r * 0.74), TEAM.tint, 5)
    for i in range(8):
        t = math.radians(i * 45 + 10)
        art.line(f"M{x} {y}L{x + r * 0.7 * math.cos(t):.1f} {y + r * 0.7 * math.sin(t):.1f}", 2.6)
    art.body(ellipse(x, y, r * 0.16), SUN, 4)


def _easy(art: Art) -> None:
    """A card with a bicycle on training wheels: the easy start."""
    w, h = 412, 524
    art.body(rect(8, 16, w - 16, h - 24, 22), darker(PAPER_SHADE, 0.2), 6)
    art.body(rect(8, 8, w - 16, h - 24, 22), PAPER, 6)
    window = rect(30, 30, w - 60, 330, 14)
    art.body(window, MOVER.tint, 5)
    with art.clip(window):
        art.flat(rays(206, 150, 22, 420, 4), MOVER.light, 0.55)
        art.flat(ellipse(206, 396, 330, 96), INCENTIVE.light)
        art.flat(rect(30, 318, w - 60, 8), INCENTIVE.mid, 0.5)
    art.line(window, 5)
    with art.at(206, 214, 1.02):
        _wheel(art, 96, 52, 60)
        art.tube("M-92 52L-62 108", GREY, 14, 5)
        _wheel(art, -92, 52, 60)
        _wheel(art, -58, 96, 24)
        art.tube("M-92 52L-28 -46L58 -50L0 44L-92 52M-38 -62L0 44", CORAL, 19, 6)
        art.tube("M96 52L48 -86", CORAL, 19, 6)
        art.tube("M30 -98Q52 -94 62 -112Q72 -124 84 -112", DARK_GREY, 13, 5)
        art.body(rect(-72, -78, 64, 20, 10), BROWN_SEAT, 6)
        art.body(ellipse(0, 44, 17), SUN, 5)
        art.body(rect(62, -74, 52, 34, 8), TEAL, 5)
        art.line("M72 -62H104M72 -52H104", 3)
    art.body(rect(44, 372, w - 88, 108, 12), mix(PAPER, WHITE, 0.5), 5)
    art.line(f"M58 384H{w - 58}M58 468H{w - 58}", 2)
    for x in (52, w - 52):
        art.body(regular(x, 52, 6, 16), ORANGE, 4.4)


BROWN_SEAT = "#8B5838"


def _link(art: Art) -> None:
    art.tube("M10 30Q50 4 90 30", RED, 16, 4.5)
    for x in (10, 90):
        art.body(ellipse(x, 30, 9), RED, 4.5)


def _lengths() -> list[Piece]:
    out: list[Piece] = []
    for name, size, chosen in (("length", 250, False), ("length_gold", 270, True)):
        k = size / 250
        slots: dict[str, Box] = {
            "number": (60 * k, 42 * k, 130 * k, 78 * k),
            "name": (27 * k, 129 * k, 196 * k, 32 * k),
            "detail": (27 * k, 160 * k, 196 * k, 22 * k),
        }
        draw = partial(_length, chosen=chosen)
        out.append(Piece(name, (size, size), draw, slots, units=(500, 500), seed=420))
    return out


def pieces() -> list[Piece]:
    """Return everything that can be chosen before a game."""
    book: dict[str, Box] = {"title": (28, 16, 126, 44), "sub": (34, 189, 148, 40)}
    box: dict[str, Box] = {"title": (18, 178, 164, 44)}
    easy: dict[str, Box] = {"title": (30, 194, 146, 24), "sub": (30, 216, 146, 20)}
    return [
        *_lengths(),
        Piece("rulebook", (206, 262), _book, book, seed=441),
        Piece("expansion", (214, 262), _expansion, box, seed=431),
        Piece("easy_start", (206, 262), _easy, easy, seed=443),
        Piece("team_link", (50, 24), _link, seed=465),
    ]
