"""The box lid with the name of the game, the file folders of the menu and their marks."""

from __future__ import annotations

from functools import partial

from art.cards.badges import badge_shape
from art.pieces.faces import head
from art.pieces.glyphs import MENU
from art.pieces.moods import Mood
from art.pieces.sheet import Box, Piece
from art.pieces.unicorn import Lettering, unicorn
from art.press.palette import (
    BACK,
    EVENT,
    INK,
    ORANGE,
    PAPER,
    STORY,
    SUN,
    TEAM,
    WHITE,
    darker,
    mix,
)
from art.press.paths import ellipse, rays, rect, spark
from art.press.plates import Art

LID = (840, 900)
FOLDER = (760, 230)
TAB = 366
FOLDERS = {
    "sun": SUN,
    "blue": "#8FC1EA",
    "lilac": "#B49BE2",
    "coral": "#F29A86",
    "green": "#95D3AC",
    "grey": "#CFC7D6",
    "kraft": "#D9B27C",
    "teal": "#84CFC9",
}
AGILE = Lettering("Agile", 262, -10, 6)
UNICORN = Lettering("Unicorn", 400, -14, 2)
CREW = ("pig", "cat", "panda", "raccoon", "fox", "owl", "frog")


def _cloud(art: Art, x: float, y: float, scale: float) -> None:
    with art.at(x, y, scale):
        puffs = ellipse(-46, 6, 30) + ellipse(-14, -14, 38) + ellipse(30, -6, 34)
        art.flat(puffs + ellipse(56, 12, 24) + rect(-70, 8, 146, 28, 14), WHITE, 0.9)


def _ground(art: Art, x: float, y: float, cx: float, cy: float) -> None:
    """Rays and dots of the lid, and the golden disc with its sky."""
    art.flat(rays(cx, cy, 40, 1800, 2), BACK.light, 0.38)
    for row in range(62):
        for column in range(46):
            dot = ellipse(x + column * 40 + (row % 2) * 20, y + row * 34, 3.2)
            art.flat(dot, BACK.light, 0.35)
    art.flat(ellipse(cx + 10, cy + 16, 560), INK, 0.35)
    art.body(ellipse(cx, cy, 560), SUN, 9)
    sky = ellipse(cx, cy, 530)
    art.body(sky, STORY.tint, 6)
    with art.clip(sky):
        art.flat(rays(cx, cy, 44, 700, 3), TEAM.light, 0.5)
        art.flat(ellipse(cx, cy - 10, 330), WHITE, 0.5)
        for dx, dy, scale in (
            (-400, 150, 1.6),
            (410, 120, 1.5),
            (-360, -250, 0.9),
            (380, -240, 0.9),
        ):
            _cloud(art, cx + dx, cy + dy, scale)
    art.line(sky, 6)


def _duo(art: Art, cx: float, cy: float) -> None:
    """Two unicorn heads back to back on one chest; they break the disc at the top."""
    for mirrored in (False, True):
        side = -1 if mirrored else 1
        half = rect(cx if mirrored else cx - 1000, -100, 1000, 2000)
        with art.clip(half), art.at(cx - side * 262, cy - 118, 1.98, 0, mirrored):
            unicorn(art, glasses=not mirrored, pen=9)
    chest = (
        f"M{cx - 250} {cy + 262}C{cx - 150} {cy + 170} {cx - 60} {cy + 150} {cx} {cy + 150}"
        f"C{cx + 60} {cy + 150} {cx + 150} {cy + 170} {cx + 250} {cy + 262}"
        f"L{cx + 300} {cy + 560}H{cx - 300}Z"
    )
    art.body(chest, WHITE, 9)
    with art.clip(chest):
        belly = f"M{cx + 60} {cy + 140}L{cx + 330} {cy + 240}V{cy + 560}H{cx + 30}Z"
        art.shade(belly, 0.42)
    stars = (
        *((-470, -330, 34), (470, -330, 34), (0, -420, 46), (-90, -500, 18), (96, -506, 18)),
        *((-555, 60, 20), (555, 60, 20)),
    )
    for dx, dy, r in stars:
        art.body(spark(cx + dx, cy + dy, r, 0.22), SUN, 6)


def _crew(art: Art, cx: float, y: float) -> None:
    for i, species in enumerate(CREW):
        lift = (0, 14, -4, 8, -4, 6, 0)[i]
        with art.at(cx + (i - 3) * 208, y + lift, 0.58):
            head(art, species, Mood.HAPPY if species in ("pig", "frog") else Mood.CALM, 9)


def _lid(art: Art) -> None:
    w, h = LID[0] * 2, LID[1] * 2
    art.body(rect(26, 40, w - 32, h - 46, 30), BACK.deep, 8)
    art.body(rect(10, 10, w - 44, h - 56, 26), PAPER, 8)
    x, y, width, height = 34, 34, w - 92, h - 104
    top = rect(x, y, width, height, 20)
    art.body(top, BACK.mid, 6)
    cx, cy, band = x + width / 2, 612, h - 250
    with art.clip(top):
        _ground(art, x, y, cx, cy)
        _duo(art, cx, cy)
        _crew(art, cx, band - 124)
        strip = rect(x - 10, band, width + 20, 150)
        art.body(strip, EVENT.mid, 8)
        with art.clip(strip):
            art.shade(rect(x, band + 80, width, 70), 0.45, (0, 0, 0, 1))
        art.stroke(f"M{x} {band + 18}H{x + width}M{x} {band + 130}H{x + width}", SUN, 5)
        for end in (x + 56, x + width - 56):
            art.flat(spark(end, band + 74, 26, 0.22), SUN)
        AGILE.draw(art, (cx, 1028), (WHITE, STORY.mid), 46, 20, 9)
        UNICORN.draw(art, (cx, 1342), (SUN, ORANGE), 56, 26, 10)
    art.line(top, 6)
    for corner in (x + 44, x + width - 44):
        art.body(badge_shape("event", corner, y + 44, 24), SUN, 5)


def _logo(art: Art) -> None:
    """The name alone, for headings; drawn in 1640 x 800 units."""
    AGILE.draw(art, (820, 290), (WHITE, STORY.mid), 46, 20, 9)
    UNICORN.draw(art, (820, 610), (SUN, ORANGE), 56, 26, 10)


def _folder(art: Art, colour: str) -> None:
    w, h = FOLDER[0] * 2, FOLDER[1] * 2
    edge = TAB * 2
    shape = (
        f"M14 96Q14 20 60 20H{edge - 60}Q{edge - 20} 20 {edge - 4} 60L{edge + 16} 96"
        f"H{w - 50}Q{w - 14} 96 {w - 14} 132V{h - 14}H14Z"
    )
    with art.at(w * 0.60, 60, 1, 1.2):
        art.body(rect(0, 0, w * 0.34, 200, 6), WHITE, 4.5)
        art.line(f"M20 22H{w * 0.26}M20 38H{w * 0.30}", 3)
    art.body(shape, colour, 7)
    with art.clip(shape):
        art.flat(rect(30, 30, edge - 90, 9, 4), WHITE, 0.5)
        art.flat(rect(edge + 40, 106, w - edge - 110, 8, 4), WHITE, 0.45)
        art.flat(rect(0, 168, w, h), darker(colour, 0.10))
        art.shade(rect(0, 168, w, 30), 0.40, (0, 1, 0, 0))
    art.line(f"M22 168H{w - 22}", 3.2)
    art.line(shape, 7)
    art.body(rect(110, 34, edge - 180, 110, 14), mix(PAPER, WHITE, 0.5), 5)
    art.line(f"M124 132H{edge - 84}", 2)
    art.body(ellipse(70, 92, 46), mix(PAPER, WHITE, 0.4), 5)


def _menu(art: Art, name: str) -> None:
    with art.at(46, 46, 0.80):
        MENU[name](art)


def pieces() -> list[Piece]:
    """Return lid, logo, folders and menu marks."""
    lid: dict[str, Box] = {"claim": (64, 784, 690, 54)}
    folder: dict[str, Box] = {
        "icon": (12, 23, 46, 46),
        "label": (66, 18, 266, 54),
        "status": (TAB + 18, 56, 344, 26),
    }
    out = [
        Piece("lid", LID, _lid, lid, seed=301, quality=88),
        Piece("logo", (656, 320), _logo, units=(1640, 800), seed=302),
    ]
    for i, (name, colour) in enumerate(FOLDERS.items()):
        draw = partial(_folder, colour=colour)
        out.append(Piece(f"folder_{name}", FOLDER, draw, folder, seed=310 + i, quality=86))
    out += [Piece(f"menu_{name}", (46, 46), partial(_menu, name=name)) for name in MENU]
    return out
