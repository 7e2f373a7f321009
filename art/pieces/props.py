"""Props that are built rather than printed: leather dice tray, mug on its coaster, red pencil."""

from __future__ import annotations

import math

import numpy as np

from art.pieces.sheet import Piece
from art.press.palette import CORAL, INK, PAPER_SHADE, STORY, WHITE, lighter, mix, rgb
from art.press.paper import noise, smoothstep
from art.press.paths import ellipse, poly, rect, spark, spline
from art.press.plates import Art
from art.press.raster import Pixels

LEATHER, FELT, THREAD = "#6B3A2A", "#3B2E5E", "#E8CFA0"
COFFEE, MILK = "#A66B40", "#F3DDB4"
RED = "#C8443C"


def _rgb(colour: str) -> Pixels:
    return np.asarray(np.array(rgb(colour)) / 255, np.float32)


def _tray(pixels: Pixels) -> Pixels:
    """A round leather tray lined with felt, lit from the top left."""
    n = pixels.shape[0]
    rows, columns = np.mgrid[0:n, 0:n].astype(np.float32)
    dx, dy = (columns - n / 2) / (n / 2), (rows - n / 2) / (n / 2)
    r = np.hypot(dx, dy).astype(np.float32)
    angle = np.arctan2(dy, dx)
    lit = np.cos(angle - math.radians(-128))
    hide = 1 + 0.055 * noise((n, n), 3.4, 4) + 0.045 * noise((n, n), 1.3, 5)
    hide = hide + 0.06 * noise((n, n), 40, 9)
    slope = np.cos(np.clip((r - 0.80) / 0.18, 0, 1) * math.pi)
    crest = np.sin(np.clip((r - 0.80) / 0.18, 0, 1) * math.pi) ** 6
    rim = _rgb(LEATHER) * (hide * (1 - 0.42 * slope * lit))[..., None]
    rim = rim + (crest * 0.10 * (0.6 + 0.6 * np.clip(lit, 0, 1)))[..., None]
    for radius in (0.945, 0.845):
        seam = np.exp(-(((r - radius) / 0.009) ** 2))
        rim = rim * (1 - 0.35 * seam)[..., None]
        stitch = smoothstep(np.sin(angle * 92).astype(np.float32), -0.35, -0.05)
        thread = (stitch * (1 - smoothstep(np.abs(r - radius), 0.0045, 0.0075)))[..., None]
        rim = rim * (1 - thread) + _rgb(THREAD) * thread
    felt = 1 + 0.075 * noise((n, n), 1.0, 6) + 0.035 * noise((n, n), 4, 7)
    deep = 1 - 0.55 * smoothstep(r, 0.45, 0.80) * np.clip(0.55 + 0.75 * lit, 0, 1.2)
    bed = _rgb(FELT) * (felt * deep)[..., None]
    edge = smoothstep(r, 0.795, 0.805)[..., None]
    colour = bed * (1 - edge) + rim * edge
    dark = np.exp(-(((r - 0.985) / 0.012) ** 2))[..., None] * 0.5
    colour = colour * (1 - dark)
    alpha = 1 - smoothstep(r, 0.982, 0.992)
    return np.dstack([np.clip(colour, 0, 1), alpha]).astype(np.float32)


def _mug(art: Art) -> None:
    """A cup of coffee on a round coaster, seen from above."""
    art.body(ellipse(262, 250, 214), mix(PAPER_SHADE, "#C99B66", 0.55), 7)
    art.stroke(ellipse(262, 250, 196), STORY.dark, 6, 0.75)
    art.stroke(ellipse(262, 250, 186), STORY.dark, 2.5, 0.6)
    for i in range(20):
        t = math.radians(i * 18)
        art.flat(spark(262 + 205 * math.cos(t), 250 + 205 * math.sin(t), 6, 0.25), STORY.dark, 0.7)
    handle = [(92, 322), (40, 372), (50, 432), (108, 442), (170, 402), (178, 352)]
    hole = [(98, 350), (76, 382), (88, 408), (120, 404), (150, 374)]
    art.body(spline(handle), CORAL, 9)
    art.body(spline(hole), mix(INK, CORAL, 0.25), 7)
    art.body(ellipse(262, 232, 168), CORAL, 10)
    art.body(ellipse(262, 232, 145), lighter(CORAL, 0.4), 7)
    inside = ellipse(267, 237, 131)
    art.body(inside, "#8A5534", 7)
    with art.clip(inside):
        art.flat(ellipse(267, 241, 113), COFFEE)
        for width, y, colour in (
            (80, 0, MILK),
            (62, -8, COFFEE),
            (42, -16, MILK),
            (21, -26, COFFEE),
        ):
            art.flat(_leaf(267, 238 + y, width), colour)
        art.flat(ellipse(330, 150, 9), MILK, 0.5)
        art.flat(ellipse(196, 320, 6), MILK, 0.5)
        art.shade("M96 142C196 112 356 142 430 240V82H76Z", 0.6, (0, 1, 0, 0))
    art.line(inside, 6)
    art.stroke("M126 168A150 150 0 0 1 198 98", WHITE, 9, 0.6)


def _leaf(x: float, y: float, w: float) -> str:
    return (
        f"M{x - w} {y}C{x - w} {y - 46} {x - w * 0.2} {y - 46} {x} {y - 18}"
        f"C{x + w * 0.2} {y - 46} {x + w} {y - 46} {x + w} {y}"
        f"C{x + w} {y + 38} {x + w * 0.3} {y + 58} {x} {y + 86}"
        f"C{x - w * 0.3} {y + 58} {x - w} {y + 38} {x - w} {y}Z"
    )


def _pencil(art: Art) -> None:
    art.body(poly((400, 20), (470, 37), (400, 54)), PAPER_SHADE, 6)
    art.flat(poly((452, 33), (470, 37), (452, 41)), RED)
    art.body(rect(20, 20, 386, 34, 6), RED, 6)
    with art.clip(rect(20, 20, 386, 34, 6)):
        art.flat(rect(20, 42, 400, 14), INK, 0.22)
    art.body(rect(20, 20, 70, 34, 12), INK, 5)
    art.flat(rect(100, 26, 290, 7, 3), WHITE, 0.5)


def _ring(art: Art, w: float, h: float) -> None:
    """A circle of red pen whose ends cross."""
    cx, cy, a, b = w, h, w - 16, h - 16
    points = [
        *((cx - a, cy - b * 0.35), (cx - a * 0.45, cy - b * 0.92), (cx + a * 0.55, cy - b * 0.9)),
        *((cx + a, cy - b * 0.2), (cx + a * 0.82, cy + b * 0.66), (cx - a * 0.1, cy + b * 0.97)),
        *(
            (cx - a * 0.9, cy + b * 0.6),
            (cx - a * 0.97, cy - b * 0.2),
            (cx - a * 0.5, cy - b * 0.78),
        ),
        (cx + a * 0.1, cy - b * 1.0),
    ]
    art.stroke(spline(points, closed=False), RED, 9, 0.95)


def _steam(pixels: Pixels) -> Pixels:
    """One pale curl of steam, to be moved and faded at run time."""
    h, w = pixels.shape[:2]
    rows, columns = np.mgrid[0:h, 0:w].astype(np.float32)
    t = rows / h
    centre = w / 2 + np.sin(t * 6.5) * w * 0.16 * (1.1 - t)
    spread = w * (0.07 + 0.10 * (1 - t))
    alpha = np.exp(-(((columns - centre) / spread) ** 2)) * np.sin(t * math.pi) ** 1.4 * 0.42
    colour = np.broadcast_to(_rgb(WHITE), (h, w, 3))
    return np.dstack([colour, alpha]).astype(np.float32)


def pieces() -> list[Piece]:
    """Return tray, mug, steam, pencil and the rings of red pen."""
    felt = {"felt": (45.0, 45.0, 228.0, 228.0)}
    return [
        Piece("tray", (318, 318), slots=felt, finish=_tray, edge=LEATHER),
        Piece("mug", (190, 190), _mug, {"coffee": (62, 50, 76, 76)}, units=(490, 490), seed=79),
        Piece("steam", (60, 110), finish=_steam, edge=WHITE),
        Piece("pencil", (244, 38), _pencil, seed=721),
        Piece("pen_ring", (96, 160), lambda art: _ring(art, 96, 160), edge=RED, wobble=0.05),
        Piece("pen_ring_small", (96, 76), lambda art: _ring(art, 96, 76), edge=RED, wobble=0.05),
    ]
