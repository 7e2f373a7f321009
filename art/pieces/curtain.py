"""The hot seat's curtain: velvet, pelmet, sign on cords, key plank, pegs and torn sheet."""

from __future__ import annotations

import math
from functools import partial

import numpy as np

from art.pieces.portraits import portrait_slots
from art.pieces.sheet import SCALE, Box, Piece
from art.press.palette import (
    BROWN,
    CORAL,
    EVENT,
    GREY,
    INK,
    PAPER,
    PAPER_SHADE,
    SAND,
    SEATS,
    STORY,
    SUN,
    TEAL,
    WHITE,
    darker,
    lighter,
    mix,
    rgb,
)
from art.press.paper import noise, smoothstep
from art.press.paths import ellipse, rays, rect
from art.press.plates import Art
from art.press.raster import Pixels
from art.table.light import lamp

SIGN = (820, 452)
PLANK = (840, 142)
CLOTH = (976, 800)
"""One half of the curtain in design pixels; the halves overlap by 32 in the middle."""
KRAFT = "#D9B27C"
DROP = CLOTH[1] - 30


def _rgb(colour: str) -> Pixels:
    return np.asarray(np.array(rgb(colour)) / 255, np.float32)


def _folds(width: int, height: int, seed: int) -> tuple[Pixels, Pixels, Pixels]:
    """Return the light on the folds, the place within a fold (0..1) and its width in pixels."""
    k = SCALE
    random = np.random.default_rng(seed)
    edges = [-40.0 * k]
    while edges[-1] < width + 80 * k:
        edges.append(edges[-1] + random.uniform(62, 104) * k)
    borders = np.array(edges)
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    x = columns + noise((height, width), 160 * k, seed + 1) * 7 * k * (0.3 + 0.7 * rows / height)
    number = np.clip(np.searchsorted(borders, x) - 1, 0, len(borders) - 2)
    wide = (borders[number + 1] - borders[number]).astype(np.float32)
    u = ((x - borders[number]) / wide).astype(np.float32)
    slope = np.cos(u * math.pi) * (0.75 + 0.5 * random.random(len(borders)))[number]
    swell = np.clip(np.sin(u * math.pi), 0, 1) ** 0.8
    light = np.clip(0.50 + 0.40 * slope + 0.27 * swell, 0.12, 1.25)
    light *= 1 - 0.42 * np.exp(-rows / (70 * k))
    return np.asarray(light, np.float32), np.clip(u, 0, 1), wide


def _dots(light: Pixels) -> Pixels:
    """Return the halftone of the dark sides of the folds."""
    rows, columns = np.mgrid[0 : light.shape[0], 0 : light.shape[1]].astype(np.float32)
    step = 2 * math.pi / (3.1 * SCALE) * math.sqrt(0.5)
    screen = 0.5 + 0.25 * (np.cos((columns + rows) * step) + np.cos((rows - columns) * step))
    return smoothstep((0.52 - light) * 1.6 - screen * 0.8, -0.08, 0.08) * np.float32(0.30)


def _hem(colour: Pixels, u: Pixels, light: Pixels) -> tuple[Pixels, Pixels]:
    """Return the cloth with golden braid and fringe, and how far down it reaches."""
    k = SCALE
    rows, columns = np.mgrid[0 : u.shape[0], 0 : u.shape[1]].astype(np.float32)
    hem = (DROP - 4 + 9 * np.sin(u * math.pi)) * k
    gold, bronze, ink = _rgb(SUN), _rgb("#B5650F"), _rgb(INK)
    lit = np.clip(light, 0, 1)[..., None]
    braid = ((rows > hem - 58 * k) & (rows < hem - 34 * k))[..., None]
    out = np.where(braid, bronze + (gold - bronze) * lit, colour)
    thread = 0.5 + 0.5 * np.sin(columns * 2 * math.pi / (7 * k))
    shine = np.clip(lit * 0.5 + 0.6 * thread[..., None], 0, 1)
    out = np.where((rows > hem - 12 * k)[..., None], bronze + (gold - bronze) * shine, out)
    for offset in (58, 34, 12):
        line = np.abs(rows - hem + offset * k) < 1.8 * k
        out = np.where(line[..., None], ink, out)
    gap = (rows > hem + 4 * k) & (thread < 0.22)
    reach = 1 - smoothstep((rows - hem - (22 + 3 * thread) * k).astype(np.float32), 0, 2.0 * k)
    return np.asarray(out, np.float32), np.asarray(reach * ~gap, np.float32)


def _velvet(pixels: Pixels, left: bool) -> Pixels:
    height, width = pixels.shape[:2]
    k, seed = SCALE, 8 if left else 9
    shape = (height, width)
    light, u, wide = _folds(width, height, seed)
    nap = 1 + 0.035 * noise(shape, 0.8 * k, seed + 2) + 0.03 * noise(shape, 5 * k, seed + 3)
    low, mid, high = _rgb("#4A1024"), _rgb("#A32C36"), _rgb("#D9584A")
    t = np.clip(light, 0, 1.2)[..., None]
    colour = np.where(t < 0.6, low + (mid - low) * t / 0.6, mid + (high - mid) * (t - 0.6) / 0.6)
    colour = colour * nap[..., None] * (1 - _dots(light))[..., None]
    valley = np.minimum(u, 1 - u) * wide + 0.5 * k * noise(shape, 9 * k, seed + 4)
    ink = (1 - smoothstep(valley.astype(np.float32), 0.6 * k, 2.2 * k)) * 0.9
    ink *= np.clip(0.55 + 0.5 * noise(shape, 60 * k, seed + 5), 0.15, 1)
    colour = colour * (1 - ink[..., None]) + _rgb(INK) * ink[..., None]
    colour, alpha = _hem(np.asarray(colour, np.float32), u, light)
    x = 0 if left else (1920 - CLOTH[0]) * k
    colour = colour * np.clip(lamp(x, 0, width, height), 0.55, 1.08)
    if left:
        columns = np.arange(width, dtype=np.float32)
        colour = colour * (1 - 0.5 * np.exp((columns - width) / (14 * k)))[None, :, None]
    return np.dstack([np.clip(colour, 0, 1), alpha]).astype(np.float32)


def _pelmet(art: Art) -> None:
    w = 3920
    count = 14
    step = w / count
    for i in range(count):
        x = i * step
        lobe = f"M{x} 0H{x + step}V96C{x + step} 190 {x} 190 {x} 96Z"
        art.body(lobe, EVENT.dark, 7)
        with art.clip(lobe):
            art.shade(rect(x + step * 0.55, 0, step * 0.5, 200), 0.5, (0, 0, 1, 0))
            art.flat(rect(x + 24, 0, 14, 120), WHITE, 0.10)
        art.stroke(f"M{x + 4} 92C{x + 8} 176 {x + step - 8} 176 {x + step - 4} 92", SUN, 13)
        art.line(f"M{x + 8} 88C{x + 14} 164 {x + step - 14} 164 {x + step - 8} 88", 3.4)
    for i in range(count + 1):
        art.body(ellipse(i * step, 112, 15), SUN, 5.5)
        art.body(rect(i * step - 9, 124, 18, 46, 6), SUN, 5)
    rail = rect(-20, -30, w + 40, 66)
    art.body(rail, BROWN, 7)
    art.stroke(f"M0 8H{w}", lighter(BROWN, 0.2), 5, 0.6)
    art.shade(rect(0, 14, w, 22), 0.5, (0, 0, 0, 1))
    art.line(f"M-20 36H{w + 20}", 7)


def _sign(art: Art, colour: str) -> None:
    w, h = SIGN[0] * 2, SIGN[1] * 2
    art.body(rect(14, 34, w - 28, h - 48, 40), darker(PAPER_SHADE, 0.32), 8)
    board = rect(14, 18, w - 28, h - 56, 40)
    art.body(board, PAPER, 8)
    with art.clip(board):
        art.flat(rect(0, 0, w, 470), mix(colour, PAPER, 0.42))
        art.flat(rays(250, 330, 40, 1900, 2), WHITE, 0.32)
        art.flat(rect(0, 470, w, 600), mix(PAPER, WHITE, 0.4))
        art.shade(rect(0, 470, w, 26), 0.4, (0, 1, 0, 0))
    art.line(f"M14 470H{w - 14}", 6)
    art.line(rect(32, 36, w - 64, h - 92, 28), 2.6)
    art.line(board, 8)
    art.body(ellipse(268, 288, 190), colour, 9)
    art.body(ellipse(268, 288, 157), lighter(colour, 0.55), 6)
    for x in (330, w - 330):
        art.body(ellipse(x, 54, 20), GREY, 6)
        art.flat(ellipse(x, 54, 8), INK)


def _plank(art: Art) -> None:
    w, h = PLANK[0] * 2, PLANK[1] * 2
    art.body(rect(10, 22, w - 20, h - 32, 50), darker(KRAFT, 0.4), 8)
    board = rect(10, 10, w - 20, h - 34, 50)
    art.body(board, KRAFT, 8)
    art.flat(rect(60, 20, w - 120, 10, 5), WHITE, 0.5)
    with art.clip(board):
        for y in range(40, h, 22):
            art.stroke(f"M0 {y}q{w / 3} {8 if y % 4 else -8} {w} 0", darker(KRAFT, 0.14), 3, 0.5)
        art.shade(rect(10, h - 84, w, 60), 0.4, (0, 0, 0, 1))
    art.line(board, 8)
    art.body(rect(300, 40, w - 350, h - 96, 20), mix(PAPER, WHITE, 0.4), 5)
    art.line(f"M316 52H{w - 66}", 2)


def _key(art: Art, colour: str, pressed: bool) -> None:
    drop = 14 if pressed else 0
    art.body(rect(8, 30, 240, 218, 36), darker(colour, 0.42), 8)
    art.body(rect(10, 8 + drop, 236, 214, 34), darker(colour, 0.14), 7)
    cap = rect(32, 20 + drop, 192, 172, 28)
    art.body(cap, colour, 6)
    with art.clip(cap):
        art.flat(rect(50, 30 + drop, 156, 11, 5), WHITE, 0.6)
        art.shade(rect(32, 140 + drop, 192, 60), 0.35, (0, 0, 0, 1))
    art.line(cap, 6)


def _peg(art: Art, colour: str) -> None:
    art.body(rect(14, 10, 44, 120, 10), colour, 6)
    art.body(rect(18, 46, 36, 16, 4), GREY, 5)
    art.flat(rect(22, 16, 8, 26, 4), WHITE, 0.55)
    art.line("M36 66V126", 3.6)


def _cord(art: Art) -> None:
    art.tube("M20 -20V420", SAND, 26, 6)
    for y in range(-10, 420, 26):
        art.stroke(f"M12 {y + 16}L28 {y}", BROWN, 4)


def _facts(art: Art) -> None:
    w, h = 660, 768
    teeth = "".join(f"L{14 + i * (w - 28) / 16} {22 if i % 2 else 40}" for i in range(1, 17))
    sheet = f"M14 34{teeth}V{h - 26}Q{w / 2} {h - 14} 14 {h - 22}Z"
    art.body(sheet, PAPER, 6)
    with art.clip(sheet):
        for i in range(6):
            art.stroke(f"M30 {222 + i * 102}H{w - 30}", STORY.light, 3, 0.8)
        art.shade(f"M{w - 140} {h}Q{w - 30} {h - 40} {w} {h - 140}V{h}Z", 0.4)
    art.line(sheet, 6)


def _velvets() -> list[Piece]:
    return [
        Piece("curtain_left", CLOTH, finish=partial(_velvet, left=True), quality=80),
        Piece("curtain_right", CLOTH, finish=partial(_velvet, left=False), quality=80),
        Piece("pelmet", (1960, 104), _pelmet, seed=801, quality=84),
    ]


def pieces() -> list[Piece]:
    """Return everything of the curtain scene."""
    sign: dict[str, Box] = {
        "ring": (39, 49, 190, 190),
        "portrait": portrait_slots(134, 144, 192),
        "name": (258, 44, 530, 92),
        "turn": (258, 138, 530, 44),
        "question": (60, 252, 700, 58),
        "detail": (60, 312, 700, 38),
        "hand": (60, 352, 700, 38),
    }
    plank: dict[str, Box] = {
        "key": (20, 1, 128, 128),
        "title": (164, 26, 626, 50),
        "sub": (164, 72, 626, 26),
    }
    facts: dict[str, Box] = {"title": (24, 24, 282, 42)}
    for i in range(6):
        facts[f"row_{i + 1}"] = (20, 62 + i * 51, 290, 49)
    cap: dict[str, Box] = {"label": (18, 12, 92, 84)}
    out = _velvets()
    for seat, colour in enumerate(SEATS):
        draw = partial(_sign, colour=colour)
        out.append(Piece(f"sign_{seat}", SIGN, draw, sign, seed=811, quality=86))
    for name, colour in (("sun", SUN), ("teal", TEAL), ("coral", CORAL)):
        out.append(Piece(f"clothes_peg_{name}", (36, 70), partial(_peg, colour=colour), seed=821))
    for name, colour in (("sun", SUN), ("paper", PAPER)):
        for pressed in (False, True):
            suffix = "_pressed" if pressed else ""
            draw = partial(_key, colour=colour, pressed=pressed)
            out.append(Piece(f"key_{name}{suffix}", (128, 128), draw, cap, seed=66))
    out += [
        Piece("key_plank", PLANK, _plank, plank, seed=841),
        Piece("cord", (20, 200), _cord, seed=822),
        Piece("facts", (330, 384), _facts, facts, seed=831),
    ]
    return out
