"""The planning board of the backlog scene and the moving box of the retro."""

from __future__ import annotations

from art.pieces.faces import head
from art.pieces.moods import Mood
from art.pieces.sheet import Box, Piece
from art.press.palette import (
    CORAL,
    INCENTIVE,
    PAPER,
    STORY,
    SUN,
    TEAM,
    WHITE,
    darker,
    lighter,
    mix,
)
from art.press.paths import poly, rect
from art.press.plates import Art

BOARD = (974, 448)
PLACES = ((90, 134), (244, 134), (398, 134), (578, 152), (821, 222))
"""Centre and card width of the five places on the board, in design pixels, later to now."""
PLACE_Y = 246
DISC_Y = 420
BOX = (360, 330)
KRAFT = "#D9B27C"


def _ground(art: Art, w: int, h: int) -> None:
    for x in range(0, w, 44):
        art.stroke(f"M{x} 0V{h}", "#C3D3CF", 2, 0.8)
    for y in range(0, h, 44):
        art.stroke(f"M0 {y}H{w}", "#C3D3CF", 2, 0.8)
    heads = ((16, 976, STORY.tint), (976, 1336, TEAM.tint), (1336, w - 16, mix(SUN, PAPER, 0.35)))
    for left, right, colour in heads:
        box = rect(left + 12, 26, right - left - 24, 70, 12)
        art.body(box, colour, 4)
    art.line(f"M976 30V{h - 34}M1336 30V{h - 34}", 5, "26 18")
    art.shade(f"M{w - 150} {h}Q{w - 30} {h - 40} {w} {h - 150}V{h}Z", 0.4)


def _board(art: Art) -> None:
    w, h = BOARD[0] * 2, BOARD[1] * 2
    sheet = f"M12 16Q{w / 2} 8 {w - 14} 14V{h - 18}Q{w / 2} {h - 10} 12 {h - 16}Z"
    art.body(sheet, "#F3E9D0", 6)
    with art.clip(sheet):
        _ground(art, w, h)
    art.line(sheet, 6)
    for x, card in PLACES:
        half, tall = card, card * 1.397
        place = rect(2 * x - half - 8, 2 * PLACE_Y - tall - 8, 2 * half + 16, 2 * tall + 16, 20)
        art.line(place, 3, "16 14")
    for x in (976, 1336):
        arrow = poly(
            *((x - 30, h - 88), (x + 6, h - 88), (x + 6, h - 104), (x + 38, h - 72)),
            *((x + 6, h - 40), (x + 6, h - 56), (x - 30, h - 56)),
        )
        art.body(arrow, CORAL, 5)
    for x, y, turn in ((34, 34, -38), (w - 34, 34, 38), (34, h - 34, 38), (w - 34, h - 34, -38)):
        with art.at(x, y, 1, turn):
            art.flat(rect(-70, -24, 140, 48, 4), "#E9DDBE", 0.95)
            art.stroke("M-70 -24V24M70 -24V24", darker(KRAFT, 0.1), 3, 0.5)


def board_slots() -> dict[str, Box]:
    """Return column heads, card places (5 = last, 1 = now) and their number discs."""
    slots: dict[str, Box] = {
        "later": (20, 14, 456, 34),
        "next": (500, 14, 156, 34),
        "now": (680, 14, 274, 34),
    }
    for number, (x, card) in zip(range(5, 0, -1), PLACES, strict=True):
        tall = card * 1.397
        slots[f"place_{number}"] = (x - card / 2, PLACE_Y - tall / 2, card, tall)
        slots[f"disc_{number}"] = (x - 17, DISC_Y - 17, 34, 36)
    return slots


def _box_back(art: Art) -> None:
    floor = poly((110, 250), (612, 250), (664, 170), (60, 170))
    art.body(floor, darker(KRAFT, 0.12), 7)
    with art.clip(floor):
        art.shade(rect(60, 170, 620, 90), 0.3, (0, 0, 0, 1))
    wall = rect(110, 250, 502, 130)
    art.body(wall, darker(KRAFT, 0.5), 7)
    with art.clip(wall):
        art.shade(wall, 0.7, (0, 0, 0, 1))
    for turn in (-38, -14, 12, 36):
        with art.at(556, 290, 1.1, turn + 8):
            art.body("M0 0C-30 -40 -26 -110 0 -160C26 -110 30 -40 0 0Z", INCENTIVE.mid, 6)
            art.line("M0 -10V-130", 3.6)
    art.body(poly((500, 290), (604, 290), (592, 400), (512, 400)), CORAL, 6)
    with art.at(196, 300, 1, -10):
        art.body(rect(-62, -110, 124, 150, 8), SUN, 6)
        art.body(rect(-46, -94, 92, 112, 4), STORY.tint, 5)
        with art.clip(rect(-46, -94, 92, 112, 4)), art.at(0, -72, 0.27):
            head(art, "pig", Mood.HAPPY, 5)
    art.body(rect(330, 214, 70, 90, 12), WHITE, 6)
    art.line("M400 236H420C440 236 440 280 420 280H400", 7)


def _box_front(art: Art) -> None:
    front = poly((84, 330), (638, 330), (610, 640), (112, 640))
    art.body(poly((84, 330), (30, 420), (74, 440), (104, 350)), darker(KRAFT, 0.18), 7)
    art.body(poly((638, 330), (692, 420), (648, 440), (618, 350)), darker(KRAFT, 0.30), 7)
    art.body(front, KRAFT, 8)
    with art.clip(front):
        art.shade(poly((420, 330), (640, 330), (620, 650), (330, 650)), 0.42)
        art.flat(rect(330, 330, 62, 330), lighter(KRAFT, 0.45), 0.75)
        for y in range(370, 650, 22):
            art.stroke(f"M90 {y}H640", darker(KRAFT, 0.12), 2.4, 0.6)
    art.line(front, 8)
    art.body(rect(300, 412, 122, 44, 22), darker(KRAFT, 0.65), 6)
    print_ = darker(KRAFT, 0.6)
    for x in (168, 224):
        art.stroke(f"M{x} 590V520M{x - 20} 540L{x} 516L{x + 20} 540", print_, 9)
    art.stroke("M152 606H240", print_, 9)
    art.stroke("M500 500H560L552 540Q530 566 508 540ZM530 560V596M506 600H554", print_, 8)
    flap = poly((84, 330), (638, 330), (668, 386), (56, 386))
    art.body(flap, lighter(KRAFT, 0.16), 8)
    with art.clip(flap):
        art.shade(rect(56, 360, 620, 30), 0.4, (0, 0, 0, 1))
    art.line(flap, 8)


def pieces() -> list[Piece]:
    """Return the board and the two halves of the box."""
    slot = {"card": (100.0, 20.0, 160.0, 224.0)}
    return [
        Piece("board", BOARD, _board, board_slots(), seed=501),
        Piece("box_back", BOX, _box_back, slot, seed=601),
        Piece("box_front", BOX, _box_front, slot, seed=602),
    ]
