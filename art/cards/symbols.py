"""Effect symbols, each in a 100 x 100 box around the origin."""

from __future__ import annotations

from art.cards.badges import Symbol, die
from art.press.lettering import draw_text, signed
from art.press.palette import EVENT, INK, MOVER, SUN, TEAM, WHITE, lighter
from art.press.paths import ellipse, poly, rect, spark, star
from art.press.plates import Art


def symbol_for(effect: str, amount: int) -> Symbol:
    """The symbol of an event effect; ValueError for an unknown one."""
    if effect == "points":
        return lambda art: draw_text(art, signed(amount), -2, 0, 74, EVENT.dark)
    if effect == "dice":
        return lambda art: _dice(art, amount)
    if effect == "add_member":
        return lambda art: _member(art, True)
    if effect == "remove_member":
        return lambda art: _member(art, False)
    if effect == "skip":
        return _skip
    if effect == "wand":
        return _wand
    raise ValueError(f"no symbol for effect {effect!r}")


def flag(art: Art) -> None:
    """The first mover's flag."""
    art.line("M-22 38V-40", 7)
    art.body("M-20 -40C-4 -52 8 -28 38 -40V0C8 12 -4 -12 -20 0Z", MOVER.mid, 4.6)


def _disc(art: Art, more: bool) -> None:
    art.body(ellipse(27, 27, 19), SUN, 4.4)
    art.line("M18 27H36", 6)
    if more:
        art.line("M27 18V36", 6)


def _dice(art: Art, amount: int) -> None:
    if abs(amount) == 1:
        die(art, -6, -6, 58, 5, -6)
    else:
        die(art, 6, -16, 44, 3, 10)
        die(art, -18, 4, 44, 5, -8)
    _disc(art, amount > 0)


def _member(art: Art, joins: bool) -> None:
    with art.at(-6, -2):
        art.body("M-36 44C-36 14 -18 8 0 8C18 8 36 14 36 44Z", TEAM.mid, 5)
        head = "M-22 -10L-24 -38L-8 -27H8L24 -38L22 -10C22 6 12 14 0 14C-12 14 -22 6 -22 -10Z"
        art.body(head, lighter(TEAM.mid, 0.55), 5)
        for x in (-8, 8):
            art.flat(ellipse(x, -9, 3.4), INK)
    _disc(art, joins)


def _skip(art: Art) -> None:
    for x in (-30, -2):
        art.body(poly((x, -26), (x + 28, 0), (x, 26)), EVENT.mid, 5)
    art.body(rect(26, -27, 11, 54, 4), EVENT.mid, 5)


def _wand(art: Art) -> None:
    with art.at(-4, 6, 1, 44):
        art.body(rect(-6.5, -14, 13, 58, 5), EVENT.deep, 4.4)
        art.body(rect(-6.5, 32, 13, 12, 4), WHITE, 4.4)
        art.body(star(0, -24, 5, 25, 11.5), SUN, 4.4)
    for x, y, r in ((-26, -22, 9), (26, 24, 8), (-30, 14, 6)):
        art.flat(spark(x, y, r), EVENT.mid)
