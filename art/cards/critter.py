"""A team member as data: species, garment, face, hat and glasses; its head from both sides."""

from __future__ import annotations

import msgspec

from art.cards.hats import GLASSES, HATS
from art.cards.heads import Eyes, back_of_head, head
from art.cards.species import SPECIES
from art.press.palette import SUN
from art.press.plates import Art


class Critter(msgspec.Struct, frozen=True):
    """One office animal as data; names are keys of the part modules."""

    species: str
    outfit: str
    colours: tuple[str, str]
    eyes: Eyes = ("open", 0.3)
    mouth: str = "w"
    hat: str = ""
    hat_colour: str = SUN
    glasses: str = ""
    trousers: str = ""
    shoes: str = ""
    tail: bool = True
    facing: bool = True
    """False: seen from behind, though the head may look back."""


def bust(art: Art, critter: Critter, width: float = 11) -> None:
    """The head alone, with hat and glasses, in head coordinates (for portholes and tokens)."""
    head(art, SPECIES[critter.species], critter.eyes, critter.mouth, width)
    _wear(art, critter)


def nape(art: Art, critter: Critter, width: float = 11) -> None:
    """The head from behind, with the hat, in head coordinates."""
    back_of_head(art, SPECIES[critter.species], width)
    if critter.hat:
        HATS[critter.hat](art, critter.hat_colour)


def _wear(art: Art, critter: Critter) -> None:
    if critter.glasses:
        GLASSES[critter.glasses](art, critter.hat_colour)
    if critter.hat:
        HATS[critter.hat](art, critter.hat_colour)
