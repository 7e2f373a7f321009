"""Effect symbols, each in a 100 x 100 box around the origin."""

from __future__ import annotations

from art.cards.badges import Symbol, die
from art.press.lettering import draw_text, signed
from art.press.palette import EVENT, GREY, INCENTIVE, INK, MOVER, SUN, TEAM, WHITE, lighter
from art.press.paths import ellipse, points, poly, rect, spark, spline, star
from art.press.plates import Art


def symbol_for(effect: str, amount: int) -> Symbol:
    """The symbol of an event or incentive effect; ValueError for an unknown one."""
    if effect == "points":
        return lambda art: draw_text(art, signed(amount), -2, 0, 74, EVENT.dark)
    if effect == "dice":
        return lambda art: _dice(art, amount)
    if effect == "add_member":
        return lambda art: _member(art, True)
    if effect == "remove_member":
        return lambda art: _member(art, False)
    if effect in _PLAIN:
        return _PLAIN[effect]
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


def _bomb(art: Art) -> None:
    ball = ellipse(-6, 10, 33)
    art.tube("M8 -22C18 -40 28 -40 33 -30", MOVER.light, 11, 3.6)
    art.body(ball, INK, 5)
    art.flat(ellipse(-17, -2, 9, 6, -40), WHITE, 0.9)
    with art.at(10, -18, 1, 32):
        art.body(rect(-12, -8, 24, 15, 4), GREY, 4.4)
    art.body(star(35, -31, 8, 17, 8), SUN, 4)


def _all_in(art: Art) -> None:
    for x, y, scale in ((-27, -2, 0.74), (25, -2, 0.74), (-1, 4, 0.96)):
        with art.at(x, y, scale):
            art.body("M-34 40C-34 14 -18 8 0 8C18 8 34 14 34 40Z", TEAM.mid, 4.6)
            head = "M-21 -10L-23 -37L-8 -27H8L23 -37L21 -10C21 6 12 13 0 13C-12 13 -21 6 -21 -10Z"
            art.body(head, lighter(TEAM.mid, 0.55), 4.6)
            for eye in (-8, 8):
                art.flat(ellipse(eye, -9, 3.6), INK)
    art.body(ellipse(28, 30, 18), SUN, 4.4)
    art.line("M19 30L28 21L37 30M19 40L28 31L37 40", 4.6)


def _sabotage(art: Art) -> None:
    mask = points("-46,-16 -20,-20 0,-10 20,-20 46,-16 44,10 26,22 8,12 -8,12 -26,22 -44,10")
    art.body(spline([*mask]), INK, 5)
    art.line("M42 -6L52 -16M44 2L54 2", 5)
    for s in (-1, 1):
        art.flat(ellipse(s * 21, 0, 12, 9, s * -12), WHITE)
        art.flat(ellipse(s * 21 + 4, 1, 5, 6), INK)


def _reroll(art: Art) -> None:
    for turn in (0, 180):
        with art.at(0, 0, 1, turn):
            art.stroke("M-40 8A41 41 0 0 1 14 -38", INCENTIVE.dark, 13)
            art.flat(poly((10, -58), (46, -32), (8, -14)), INCENTIVE.dark)
    die(art, 0, 0, 42, 5, -8, width=4.6)


_PLAIN: dict[str, Symbol] = {
    "skip": _skip,
    "wand": _wand,
    "bomb": _bomb,
    "all_in": _all_in,
    "sabotage": _sabotage,
    "reroll": _reroll,
}
