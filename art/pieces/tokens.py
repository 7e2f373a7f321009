"""Small cardboard and wood: totals, pawns, score strip, boost of points, arrows, confetti."""

from __future__ import annotations

import math
from functools import partial

from art.cards.badges import badge_shape
from art.pieces.portraits import portrait_slots
from art.pieces.sheet import Piece
from art.press.palette import (
    CORAL,
    EVENT,
    INCENTIVE,
    PAPER,
    PAPER_SHADE,
    PINK,
    SEATS,
    STORY,
    SUN,
    TAN,
    TEAM,
    WHITE,
    darker,
    lighter,
    mix,
)
from art.press.paths import ellipse, poly, rect, scallop, star
from art.press.plates import Art

STRIP = (1400, 88)
RAIL_X, RAIL_Y = 29, 40
TIP = (32.0, 80.0, 0.0, 0.0)
"""Where a target's arrow points."""


def _total(art: Art, colour: str) -> None:
    art.body(scallop(88, 96, 16, 68), darker(colour, 0.36), 6)
    art.body(scallop(88, 88, 16, 68), colour, 6)
    with art.clip(scallop(88, 88, 16, 68)):
        art.shade("M110 0C170 40 170 150 90 180H190V0Z", 0.35)
    art.body(ellipse(88, 87, 53), mix(PAPER, WHITE, 0.5), 5)


def _winner(art: Art) -> None:
    art.body(star(110, 116, 16, 102, 84), darker(SUN, 0.4), 6)
    art.body(star(110, 107, 16, 102, 84), SUN, 6)
    with art.clip(star(110, 107, 16, 102, 84)):
        art.shade("M140 0C210 60 200 180 110 220H230V0Z", 0.4)
    art.body(ellipse(110, 107, 66), mix(PAPER, WHITE, 0.5), 5)
    art.line(ellipse(110, 107, 58), 2)


def _pawn(art: Art, colour: str) -> None:
    r, pin = 58, "C128 106 92 128 70 160C48 128 12 106 12 68Z"
    art.body(
        f"M12 74A{r} {r} 0 1 1 128 74C128 112 92 136 70 168C48 136 12 112 12 74Z",
        darker(colour, 0.45),
        6,
    )
    body = f"M12 68A{r} {r} 0 1 1 128 68{pin}"
    art.body(body, darker(colour, 0.20), 6)
    with art.clip(body):
        art.shade("M90 90C120 110 130 110 140 70V180H60Z", 0.5)
    art.body(ellipse(70, 66, 54), colour, 5)
    art.body(ellipse(70, 66, 45), lighter(colour, 0.55), 4)


def _strip(art: Art) -> None:
    w, h = STRIP[0] * 2, STRIP[1] * 2
    art.body(rect(8, 22, w - 16, h - 32, 26), darker(PAPER_SHADE, 0.25), 6)
    art.body(rect(8, 8, w - 16, h - 32, 26), PAPER, 6)
    art.line(rect(18, 18, w - 36, h - 52, 18), 2)
    art.stroke(f"M{RAIL_X * 2} {RAIL_Y * 2}H{w - RAIL_X * 2}", STORY.light, 12)


def _dot(art: Art, colour: str) -> None:
    art.body(ellipse(20, 20, 15), colour, 4)


def _hexagon(art: Art, radius: float, rim: str | None, fill: str) -> None:
    c = radius + 6
    if rim:
        art.body(badge_shape("story", c, c, radius), rim, 6)
        art.body(badge_shape("story", c, c, radius - 10), fill, 4)
    else:
        art.body(badge_shape("story", c, c, radius), fill, 5)


def _points(art: Art) -> None:
    art.body(badge_shape("story", 70, 80, 60), darker(SUN, 0.35), 6)
    art.body(badge_shape("story", 70, 70, 60), SUN, 6)
    art.body(badge_shape("story", 70, 70, 48), STORY.dark, 4)


def _swoop(art: Art) -> None:
    art.body("M20 70Q120 10 210 56L222 30L262 92L190 108L200 84Q124 50 44 96Z", SUN, 6)


def _arrow(art: Art, colour: str) -> None:
    shape = poly((8, 24), (52, 24), (52, 8), (88, 40), (52, 72), (52, 56), (8, 56))
    art.body(shape, colour, 6)


def _pointer(art: Art) -> None:
    shape = poly((10, 8), (70, 62), (44, 66), (60, 100), (42, 108), (26, 74), (10, 92))
    art.body(shape, SUN, 6)
    art.flat(poly((18, 24), (44, 48), (24, 56)), WHITE, 0.5)


def _target(art: Art, colour: str) -> None:
    """A cardboard arrow stuck on a stick, pointing down at what an event will hit."""
    art.tube("M64 14L64 44", TAN, 17, 5)
    for lower, fill in ((14, darker(colour, 0.36)), (0, colour)):
        y = 30 + lower
        shape = poly(
            *((36, y), (92, y), (92, y + 56), (118, y + 56), (64, y + 116)),
            *((10, y + 56), (36, y + 56)),
        )
        art.body(shape, fill, 6)
    with art.clip(shape):
        art.shade("M76 30L96 30V96L124 90L64 156L70 100Z", 0.42)
        art.flat(rect(44, 44, 9, 46, 4), WHITE, 0.55)
    art.body(badge_shape("event", 66, 90, 20), mix(PAPER, WHITE, 0.5), 4.5)
    art.flat(ellipse(66, 90, 8), colour)


def _disc(art: Art, colour: str) -> None:
    art.body(ellipse(34, 38, 27), darker(colour, 0.35), 4.5)
    art.body(ellipse(34, 33, 27), colour, 4.5)


def _confetto(art: Art, shape: str, colour: str) -> None:
    if shape == "dot":
        art.flat(ellipse(20, 20, 11), colour)
    elif shape == "bar":
        art.flat(rect(6, 12, 28, 16, 4), colour)
    else:
        points = [(6 + t * 3.5, 20 + math.sin(t * 1.1) * 8) for t in range(9)]
        art.stroke("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points), colour, 6)


def _small() -> list[Piece]:
    inner = mix(STORY.tint, STORY.light, 0.6)
    return [
        Piece("strip_dot_0", (20, 20), partial(_dot, colour=STORY.tint)),
        Piece("strip_dot_1", (20, 20), partial(_dot, colour=inner)),
        Piece("strip_hex_small", (35, 35), partial(_hexagon, radius=29, rim=None, fill=STORY.mid)),
        Piece(
            "strip_hex_medium", (42, 42), partial(_hexagon, radius=36, rim=None, fill=STORY.dark)
        ),
        Piece("strip_hex_gold", (56, 56), partial(_hexagon, radius=50, rim=SUN, fill=STORY.dark)),
        Piece("points", (70, 76), _points, {"value": (11, 12, 48, 46)}),
        Piece("arrow_swoop", (140, 60), _swoop, seed=603),
        Piece("arrow_coral", (48, 40), partial(_arrow, colour=CORAL)),
        Piece("arrow_sun", (48, 40), partial(_arrow, colour=SUN)),
        Piece("pointer", (40, 58), _pointer),
        Piece("target_coral", (64, 84), partial(_target, colour=CORAL), {"tip": TIP}, seed=604),
        Piece("target_sun", (64, 84), partial(_target, colour=SUN), {"tip": TIP}, seed=605),
        Piece("disc", (34, 36), partial(_disc, colour=WHITE), {"value": (5, 4, 24, 25)}),
        Piece("disc_now", (34, 36), partial(_disc, colour=SUN), {"value": (5, 4, 24, 25)}),
    ]


def pieces() -> list[Piece]:
    """Return all tokens."""
    out = _small()
    for seat, colour in enumerate(SEATS):
        face = {"value": (18.0, 20.0, 52.0, 34.0), "sub": (22.0, 50.0, 44.0, 16.0)}
        out.append(Piece(f"total_{seat}", (88, 92), partial(_total, colour=colour), face, seed=81))
        slots = {"portrait": portrait_slots(35, 33, 64), "point": (35.0, 80.0, 0.0, 0.0)}
        out.append(Piece(f"pawn_{seat}", (70, 88), partial(_pawn, colour=colour), slots, seed=65))
    big = {"value": (22.0, 26.0, 66.0, 40.0), "sub": (26.0, 64.0, 58.0, 18.0)}
    out.append(Piece("total_winner", (110, 112), _winner, big, seed=81))
    rail = {"rail": (float(RAIL_X), float(RAIL_Y), float(STRIP[0] - 2 * RAIL_X), 0.0)}
    out.append(Piece("score_strip", STRIP, _strip, rail, seed=64))
    colours = (STORY.mid, TEAM.mid, EVENT.mid, INCENTIVE.mid, SUN, PINK)
    for i, colour in enumerate(colours):
        for j, shape in enumerate(("bar", "dot", "curl")):
            out.append(
                Piece(
                    f"confetti_{3 * i + j}",
                    (20, 20),
                    partial(_confetto, shape=shape, colour=colour),
                    edge=colour,
                    wobble=0,
                    grain=0.3,
                )
            )
    return out
