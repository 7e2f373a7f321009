"""A team member: species, garment, face, hat, glasses and the thing in the paws."""

from __future__ import annotations

import msgspec

from art.cards.garments import torso
from art.cards.hats import GLASSES, HATS
from art.cards.heads import Eyes, back_of_head, head
from art.cards.species import SPECIES
from art.cards.tools import TOOLS
from art.press.palette import GREY, SUN
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
    prop: str = ""
    prop_colour: str = GREY
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


def draw_critter(art: Art, critter: Critter) -> None:
    """The animal from the ears to the ribbon, placed in the art window."""
    species = SPECIES[critter.species]
    tall = {"fox": 108, "bunny": 146, "round": 92, "llama": 132, "horns": 128, "spikes": 112}
    top = tall.get(species.ears, 96)
    if critter.hat:
        top = max(top, 104)
    scale = (
        0.80 if species.ears == "bunny" else 0.84 if species.ears in ("llama", "horns") else 0.88
    )
    with art.at(338, top, scale):
        torso(art, critter.outfit, *critter.colours)
        head(art, species, critter.eyes, critter.mouth)
        _wear(art, critter)
        if critter.prop:
            TOOLS[critter.prop](art, species.paw_colour, critter.prop_colour)


def _wear(art: Art, critter: Critter) -> None:
    if critter.glasses:
        GLASSES[critter.glasses](art, critter.hat_colour)
    if critter.hat:
        HATS[critter.hat](art, critter.hat_colour)
