"""Badges: the family's own shape, upper left, carrying the number or the symbol of the card."""

from __future__ import annotations

from collections.abc import Callable

from art.cards.grid import BADGE
from art.press.lettering import draw_text, signed
from art.press.palette import INK, PAPER, SUN, TEAM, WHITE, Family, darker, mix
from art.press.paths import ellipse, rect, regular, scallop, star
from art.press.plates import Art

Symbol = Callable[[Art], None]

_PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}


def badge_shape(family: str, cx: float, cy: float, r: float) -> str:
    """Hexagon, burst, rosette, circle or rounded square: the shape that stands for a family."""
    if family == "story":
        return regular(cx, cy, 6, r * 1.03)
    if family == "event":
        return star(cx, cy, 13, r * 1.12, r * 0.88)
    if family == "incentive":
        return scallop(cx, cy, 11, r * 0.95)
    if family == "mover":
        return ellipse(cx, cy, r)
    return rect(cx - r * 0.9, cy - r * 0.9, r * 1.8, r * 1.8, r * 0.4)


def die(
    art: Art,
    cx: float,
    cy: float,
    size: float,
    value: int = 5,
    turn: float = 0,
    fill: str = WHITE,
    width: float = 4.6,
) -> None:
    """A flat die with inked pips."""
    half, off = size / 2, size * 0.25
    outline = rect(-half, -half, size, size, size * 0.22)
    with art.at(cx, cy, 1, turn):
        art.body(outline, fill, width)
        with art.clip(outline):
            side = (
                f"M{half * 0.62} {-half * 1.1}Q{half * 0.8} {half * 0.8} {-half * 1.1} "
                f"{half * 0.66}V{half * 1.1}H{half * 1.1}V{-half * 1.1}Z"
            )
            art.flat(side, darker(fill, 0.16))
        for x, y in _PIPS[value]:
            art.flat(ellipse(x * off, y * off, size * 0.095), INK)


def number_badge(
    art: Art,
    family: Family,
    text: str,
    size: float,
    rim: str = PAPER,
    at: tuple[float, float, float] = BADGE,
) -> None:
    """A badge with a rim (gold for the big stories) and a numeral of `size` units an em."""
    cx, cy, r = at
    inner = badge_shape(family.name, cx, cy, r * 0.83)
    art.flat(badge_shape(family.name, cx + 5, cy + 8, r), INK, 0.30)
    art.body(badge_shape(family.name, cx, cy, r), rim)
    art.body(inner, family.dark, 3.6)
    with art.clip(inner):
        art.shade(
            f"M{cx + r} {cy - r * 0.3}Q{cx + r * 0.6} {cy + r * 0.6} {cx - r * 0.5} "
            f"{cy + r * 0.75}V{cy + r * 1.2}H{cx + r * 1.2}Z",
            0.45,
        )
    draw_text(art, text, cx - 1, cy - 1, size, WHITE)


def symbol_badge(
    art: Art, family: Family, symbol: Symbol, at: tuple[float, float, float] = BADGE
) -> None:
    """A badge whose cream disc carries an effect symbol (drawn in a 100 x 100 box)."""
    cx, cy, r = at
    art.flat(badge_shape(family.name, cx + 5, cy + 8, r), INK, 0.30)
    art.body(badge_shape(family.name, cx, cy, r), family.dark)
    art.body(ellipse(cx, cy, r * 0.70), mix(PAPER, WHITE, 0.6), 4)
    with art.at(cx, cy, r / 82):
        symbol(art)


def dice_column(art: Art, dice: int, modifier: int | None) -> None:
    """The team member's column: one die above the other, the modifier below them."""
    height = 36 + dice * 78 + (66 if modifier else 0)
    art.flat(rect(31, 34, 122, height, 26), INK, 0.30)
    art.body(rect(24, 24, 122, height, 26), PAPER)
    art.body(rect(35, 35, 100, height - 22, 17), TEAM.dark, 3.6)
    for i in range(dice):
        die(art, 85, 84 + i * 78, 64, 5, (-5, 4, -3, 5)[i])
    if modifier:
        draw_text(art, signed(modifier), 85, 84 + dice * 78 - 5, 58, SUN)
