"""A CTO with both hands on."""

from __future__ import annotations

from art.cards import backdrops
from art.cards.critter import Critter, bust
from art.cards.garments import torso
from art.cards.paws import paw
from art.cards.pictures import picture
from art.cards.species import SPECIES
from art.press.palette import (
    CORAL,
    DARK_GREY,
    SUN,
    WHITE,
)
from art.press.paths import rect
from art.press.plates import Art


@picture("cto_crocodile", backdrops.servers)
def cto_crocodile(art: Art) -> None:
    """A wide smile and very small hands on a big keyboard."""
    crocodile = Critter("crocodile", "hoodie", (CORAL, WHITE), ("open", 0.34))
    with art.at(338, 96, 0.88):
        torso(art, crocodile.outfit, *crocodile.colours)
        bust(art, crocodile, 7.4)
        _keyboard(art, SPECIES["crocodile"].paw_colour, DARK_GREY)


def _keyboard(art: Art, fur: str, colour: str) -> None:
    """A keyboard with very small hands on it."""
    art.body("M-170 420H170L190 520H-190Z", colour, 7)
    for j in range(3):
        for i in range(9):
            w = 28 + j * 2
            art.body(
                rect(-150 - j * 8 + i * (w + 6), 434 + j * 28, w, 20, 5),
                SUN if (i * 3 + j * 5) % 11 == 4 else CORAL if (i + j) % 13 == 7 else WHITE,
                3.6,
            )
    for s in (-1, 1):
        art.tube(f"M{s * 128} 350Q{s * 100} 380 {s * 76} 420", fur, 30, 6)
        paw(art, s * 70, 426, fur, 180, 0.62)
