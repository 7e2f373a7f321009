"""What lies on a tabletop as text, for tests."""

from __future__ import annotations

from agile_unicorn.table.looks import (
    CardLook,
    DieLook,
    GroupLook,
    LampLook,
    Look,
    PhotoLook,
    PieceLook,
    Spot,
    TextLook,
)
from agile_unicorn.table.tabletop import Tabletop


def dump(top: Tabletop) -> str:
    """One line a thing, by ref: where it is, what it is, and what is special about it."""
    return "\n".join(f"{ref} {told(top.sprites[ref].spot)}" for ref in sorted(top.sprites))


def told(spot: Spot) -> str:
    """``spot`` in one line."""
    words = [f"{spot.x:.0f},{spot.y:.0f}"]
    if spot.angle:
        words.append(f"turned {spot.angle:.1f}")
    if spot.scale != 1:
        words.append(f"x{spot.scale:.2f}")
    if spot.alpha != 1:
        words.append(f"alpha {spot.alpha:.2f}")
    words += ["glow"] * spot.glow + ["hot"] * spot.hot
    return " ".join([*words, named(spot.look)])


def named(look: Look) -> str:
    """``look`` in a few words; all its text is in it."""
    match look:
        case CardLook(face=face, width=width):
            return f"card {face} {width:.0f}"
        case PieceLook(name=name):
            return f"piece {name}"
        case PhotoLook(data=data):
            return f"photo of {len(data)} bytes"
        case TextLook(text=text):
            return f"text {text!r}"
        case DieLook(face=face, colour=colour):
            return f"die {face} colour {colour}"
        case LampLook(light=light):
            return f"lamp at {light:.2f}"
        case GroupLook(parts=parts):
            return "[" + ", ".join(named(part.look) for part in parts) + "]"
