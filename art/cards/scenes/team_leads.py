"""CTOs and noobs built on the character kit, with a stage of their own."""

from __future__ import annotations

from art.cards import backdrops
from art.cards.critter import Critter, draw_critter
from art.cards.pictures import picture
from art.press.palette import (
    CORAL,
    DARK_GREY,
    WHITE,
)
from art.press.plates import Art


@picture("cto_crocodile", backdrops.servers)
def cto_crocodile(art: Art) -> None:
    """A wide smile and very small hands on a big keyboard."""
    draw_critter(
        art,
        Critter(
            "crocodile",
            "hoodie",
            (CORAL, WHITE),
            ("open", 0.34),
            prop="keyboard",
            prop_colour=DARK_GREY,
        ),
    )
