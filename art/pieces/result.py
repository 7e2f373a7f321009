"""The morning paper that names the winner and the clipboard with the final table."""

from __future__ import annotations

import numpy as np

from art.cards.badges import badge_shape, die
from art.pieces.sheet import Box, Piece
from art.press.palette import (
    CORAL,
    GREY,
    INCENTIVE,
    INK,
    PAPER,
    STORY,
    SUN,
    TEAL,
    TEAM,
    WHITE,
    darker,
    lighter,
    mix,
)
from art.press.paths import ellipse, rays, rect
from art.press.plates import Art

PAPER_SIZE = (640, 812)
BOARD_SIZE = (920, 760)
NEWSPRINT = "#F1EBDD"
CORK = "#A9713F"
PICTURE = (35, 262, 570, 330)
"""The winner's picture in design pixels."""
ROWS = 6
ROW_TOP, ROW_HEIGHT = 144, 83
COLUMNS = (470, 631, 792)


def _picture(art: Art) -> None:
    x, y, w, h = (2 * v for v in PICTURE)
    frame = rect(x, y, w, h, 8)
    cx = x + w / 2
    art.body(frame, TEAM.tint, 6)
    with art.clip(frame):
        art.flat(rays(cx, y + 330, 34, 1100, 3), TEAM.light, 0.55)
        art.flat(ellipse(cx, y + 330, 320), WHITE, 0.55)
        towers = ((0, 150), (1, 230), (2, 120), (3, 190), (9, 160), (10, 240), (11, 130), (12, 200))
        for column, tall in towers:
            art.flat(rect(x + column * 90, y + h - 110 - tall, 78, tall + 130), TEAM.light, 0.9)
            for row in range(int(tall / 34)):
                for pane in (14, 44):
                    where = rect(x + column * 90 + pane, y + h - 90 - tall + row * 34, 18, 16, 2)
                    art.flat(where, WHITE, 0.5)
        bits = (
            *((160, 90, -18, CORAL), (260, 40, 24, SUN), (1000, 60, -30, TEAL)),
            *((1060, 160, 12, CORAL), (210, 240, 40, TEAL), (1050, 280, -20, SUN)),
            *((880, 40, 10, STORY.mid), (400, 50, -40, INCENTIVE.mid)),
        )
        for dx, dy, turn, colour in bits:
            with art.at(x + dx, y + dy, 1, turn):
                art.flat(rect(-14, -8, 28, 16, 4), colour)
    art.line(frame, 6)


def _newspaper(art: Art) -> None:
    w, h = PAPER_SIZE[0] * 2, PAPER_SIZE[1] * 2
    sheet = f"M14 20Q{w / 2} 10 {w - 24} 18L{w - 22} {h - 30}Q{w / 2} {h - 20} 16 {h - 26}Z"
    with art.at(10, 12, 1, 0.4):
        art.body(sheet, darker(NEWSPRINT, 0.12), 5)
    art.body(sheet, NEWSPRINT, 6)
    with art.clip(sheet):
        art.shade(f"M{w - 200} {h}Q{w - 40} {h - 50} {w} {h - 220}V{h}Z", 0.4)
        art.flat(rect(0, h * 0.497, w, 5), darker(NEWSPRINT, 0.14), 0.7)
    art.line(f"M50 158H{w - 58}", 7)
    art.line(f"M50 170H{w - 58}M50 214H{w - 58}", 2.4)
    _picture(art)
    random = np.random.default_rng(5)
    top = 1278
    for column in range(3):
        x = 70 + column * ((w - 140) / 3) + (0 if column == 0 else 12)
        width = (w - 140) / 3 - 24
        for line in range(10 if column != 2 else 6):
            share = 0.96 if line % 4 != 3 else 0.62 + 0.2 * float(random.random())
            bar = rect(x, top + line * 26, width * share, 9, 3)
            art.flat(bar, mix(INK, NEWSPRINT, 0.42))
        if column < 2:
            art.line(f"M{x + width + 14} {top - 6}V{h - 80}", 2)


def _clip(art: Art, w: int) -> None:
    clamp = rect(w / 2 - 210, 30, 420, 104, 26)
    art.body(clamp, GREY, 8)
    with art.clip(clamp):
        art.flat(rect(w / 2 - 200, 40, 400, 18, 8), WHITE, 0.6)
        art.shade(rect(w / 2 - 210, 90, 420, 50), 0.5, (0, 0, 0, 1))
    art.line(clamp, 8)
    art.body(rect(w / 2 - 90, 6, 180, 60, 26), lighter(GREY, 0.2), 7)
    art.body(ellipse(w / 2, 34, 13), CORK, 5)


def _clipboard(art: Art) -> None:
    w, h = BOARD_SIZE[0] * 2, BOARD_SIZE[1] * 2
    art.body(rect(16, 64, w - 30, h - 76, 40), darker(CORK, 0.4), 8)
    plank = rect(10, 48, w - 30, h - 76, 40)
    art.body(plank, CORK, 8)
    with art.clip(plank):
        for y in range(70, h, 26):
            art.stroke(f"M0 {y}q{w / 3} {14 if y % 3 else -10} {w} 0", darker(CORK, 0.1), 3, 0.5)
    art.line(plank, 8)
    page = f"M64 120Q{w / 2} 114 {w - 76} 118L{w - 72} {h - 70}Q{w / 2} {h - 62} 66 {h - 66}Z"
    art.body(page, PAPER, 6)
    top, step = ROW_TOP * 2, ROW_HEIGHT * 2
    with art.clip(page):
        art.shade(f"M{w - 220} {h - 60}Q{w - 100} {h - 100} {w - 60} {h - 220}V{h - 50}Z", 0.4)
        art.flat(rect(64, top + 8, w - 140, step - 12), mix(SUN, PAPER, 0.35))
        for i in range(ROWS + 1):
            art.stroke(f"M110 {top + i * step}H{w - 116}", STORY.light, 3.4, 0.9)
    art.line(page, 6)
    art.body(badge_shape("story", COLUMNS[0] * 2 - 92, 216, 34), STORY.dark, 5)
    art.body(badge_shape("incentive", COLUMNS[1] * 2 - 104, 216, 32), INCENTIVE.dark, 5)
    die(art, COLUMNS[2] * 2 - 112, 216, 52, 5, -6)
    _clip(art, w)


def newspaper_slots() -> dict[str, Box]:
    """Return the places of the paper's lines; the headline has room for two lines."""
    x, y, w, h = PICTURE
    return {
        "masthead": (34, 18, 568, 56),
        "left": (30, 86, 180, 20),
        "middle": (230, 86, 180, 20),
        "right": (430, 86, 180, 20),
        "headline": (34, 112, 568, 104),
        "subline": (34, 220, 568, 34),
        "picture": (x, y, w, h),
        "winner": (x + 35, y - 20, 500, 350),
        "caption": (34, 600, 568, 28),
    }


def clipboard_slots() -> dict[str, Box]:
    """Return heading, column heads, six rows and the foot; columns of a row share its y."""
    slots: dict[str, Box] = {"title": (56, 84, 340, 48)}
    for name, x, dx in zip(("stories", "incentives", "dice"), COLUMNS, (22, 31, 37), strict=True):
        slots[f"head_{name}"] = (x - dx + 4, 86, 118, 44)
        slots[f"column_{name}"] = (x - 40, ROW_TOP, 80, ROWS * ROW_HEIGHT)
    for i in range(ROWS):
        slots[f"row_{i + 1}"] = (56, ROW_TOP + i * ROW_HEIGHT, 800, ROW_HEIGHT)
    slots["place"] = (64, ROW_TOP, 48, ROWS * ROW_HEIGHT)
    slots["portrait"] = (114, ROW_TOP, 72, ROWS * ROW_HEIGHT)
    slots["name"] = (198, ROW_TOP, 212, ROWS * ROW_HEIGHT)
    slots["foot"] = (56, ROW_TOP + ROWS * ROW_HEIGHT + 8, 700, 40)
    return slots


def pieces() -> list[Piece]:
    """Return newspaper and clipboard."""
    return [
        Piece("newspaper", PAPER_SIZE, _newspaper, newspaper_slots(), seed=701, quality=86),
        Piece("clipboard", BOARD_SIZE, _clipboard, clipboard_slots(), seed=711, quality=86),
    ]
