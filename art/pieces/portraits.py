"""Portraits for rings, plates and pawns, and the winners with horn, blazer and bell."""

from __future__ import annotations

from functools import partial

from art.pieces.animals import ANIMALS
from art.pieces.faces import head, horn, shoulders
from art.pieces.moods import Mood
from art.pieces.sheet import Piece
from art.press.palette import BROWN, CORAL, SUN, WHITE, darker
from art.press.paths import ellipse, poly, rect, spline
from art.press.plates import Art

SIZE = (88, 104)
"""A portrait in design pixels; its ring is the lower 88 x 88."""
BIG = (240, 284)
RING = (0.0, 16.0, 88.0, 88.0)
WINNER = (500, 350)
FINENESS = 1.8
"""Portraits are drawn larger than their units so that their pen is finer."""
UNITS = (SIZE[0] * 2 * FINENESS, SIZE[1] * 2 * FINENESS)
PLACES: dict[str, tuple[float, float, float]] = {
    "bunny": (74, 0.365, 104),
    "chick": (76, 0.36, 104),
    "raccoon": (69, 0.34, 138),
    "dog": (63, 0.345, 138),
    "owl": (62, 0.375, 104),
}
"""Height and scale of heads that need another place, and where they leave the circle."""
BLAZER = "#4A3F78"


def portrait(art: Art, species: str, mood: Mood) -> None:
    """Draw a bust that fills the inner circle of a ring and sticks out at the top."""
    y, scale, open_to = PLACES.get(species, (61, 0.385, 104))
    with (
        art.at(0, 0, FINENESS),
        art.clip(ellipse(88, 120, 63) + rect(-20, -30, 216, open_to + 30)),
        art.at(88, y, scale),
    ):
        shoulders(art, species)
        head(art, species, mood, 11)


def _blazer(art: Art) -> None:
    coat = "M-196 560C-200 396 -168 318 -96 286L96 286C168 318 200 396 196 560Z"
    art.body(coat, BLAZER, 7.4)
    with art.clip(coat):
        art.shade("M70 270C130 330 110 430 84 580H220V260Z", 0.6)
        art.body("M-60 280L0 420L60 280Z", WHITE, 5)
        tie = poly((-20, 300), (20, 300), (14, 332), (26, 440), (0, 474), (-26, 440), (-14, 332))
        art.body(tie, CORAL, 5)
        art.line("M-15 330H15", 4)
        for side in (-1, 1):
            with art.at(0, 0, 1, 0, side < 0):
                lapel = "M58 268L112 284L104 350L128 372L10 560H40V580H0L6 440Z"
                art.body(lapel, darker(BLAZER, 0.14), 5.4)


def _paw(art: Art, x: float, y: float, fur: str, turn: float) -> None:
    with art.at(x, y, 1, turn):
        shape = [
            (-40, 22),
            (-44, -12),
            (-22, -30),
            (0, -34),
            (22, -30),
            (44, -12),
            (40, 22),
            (0, 32),
        ]
        art.body(spline(shape), fur, 6.6)
        art.line("M-13 -28V-8M13 -28V-8", 4.4)


def _bell(art: Art, x: float, y: float) -> None:
    with art.at(x, y, 1.1, 14):
        cup = "M-60 60C-56 10 -50 -60 0 -66C50 -60 56 10 60 60Z"
        art.body(ellipse(0, 90, 16), BROWN, 5)
        art.body(ellipse(0, -72, 12), SUN, 5)
        art.body(cup, SUN, 7)
        with art.clip(cup):
            art.shade("M10 -70C60 -40 60 20 64 64H14Z", 0.45)
            art.flat("M-40 40C-38 0 -30 -40 -14 -50L-8 -44C-22 -30 -26 0 -28 40Z", WHITE, 0.55)
        art.body(rect(-74, 54, 148, 24, 12), darker(SUN, 0.15), 6)
        art.line("M-96 -40q-20 22 -12 50M92 -50q26 18 20 50", 7)


def winner(art: Art, species: str) -> None:
    """Draw the winning animal in its blazer, wearing the horn and ringing the bell."""
    animal = ANIMALS[species]
    fur = animal.species.paw_colour
    lift = {"chick": 40, "bunny": 10}.get(species, 0)
    with art.at(480, 182 + lift, 1):
        art.body(rect(-70, 236, 140, 110, 20), animal.species.fur, 7)
        _blazer(art)
        head(art, species, Mood.HAPPY, 8)
        horn(art, animal.top)
    _bell(art, 800, 470)
    _paw(art, 726, 556, fur, 24)
    _paw(art, 262, 596, fur, -14)


def portrait_slots(x: float, y: float, ring: float) -> tuple[float, float, float, float]:
    """Return where a whole portrait goes whose ring has its centre at (x, y) and this diameter."""
    k = ring / RING[2]
    return x - SIZE[0] * k / 2, y - (RING[1] + 44) * k, SIZE[0] * k, SIZE[1] * k


def _names(species: str) -> dict[Mood, str]:
    """Names of the small portraits by mood."""
    base = f"portrait_{species}"
    return {mood: base if mood is Mood.CALM else f"{base}_{mood}" for mood in Mood}


def pieces() -> list[Piece]:
    """Return portraits in every mood, the big calm ones, and the winners."""
    out: list[Piece] = []
    x, y, w, h = (v * BIG[0] / SIZE[0] for v in RING)
    for number, species in enumerate(ANIMALS):
        seed = 200 + number
        for mood, name in _names(species).items():
            draw = partial(portrait, species=species, mood=mood)
            out.append(Piece(name, SIZE, draw, {"ring": RING}, units=UNITS, seed=seed))
        calm = partial(portrait, species=species, mood=Mood.CALM)
        slots = {"ring": (x, y, w, h)}
        big = Piece(
            f"portrait_{species}_big", BIG, calm, slots, units=UNITS, seed=seed, wobble=0.05
        )
        draw = partial(winner, species=species)
        out += [big, Piece(f"winner_{species}", WINNER, draw, units=(960, 672), seed=seed)]
    return out
