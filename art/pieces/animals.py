"""The animals that have a portrait: the species of the cards, dressed for the office."""

from __future__ import annotations

import msgspec

from art.cards.species import HEADS, SPECIES, Species
from art.press.palette import DARK_GREY, SUN, TEAL
from art.press.paths import spline

OWL_HEAD = (
    "M0 34C44 28 100 10 160 -44C172 30 166 74 160 128C158 212 92 272 0 272"
    "C-92 272 -158 212 -160 128C-166 74 -172 30 -160 -44C-100 10 -44 28 0 34Z"
)
_OWL = Species("#C27F42", "#F3CD92", "#7A4A22", "owl", "none", "#C27F42", "owl")
_CHICK = Species("#FFD24A", "#FFE59A", "#D39A1E", "round", "none", SUN, "beak")
_PANDA = msgspec.structs.replace(SPECIES["panda"], inner=DARK_GREY)


class Animal(msgspec.Struct, frozen=True):
    """A species at the office.

    top: where a horn or a hat sits on the head; wear: phones, specs, shell or collar; eyes at
    (-eye_x, eye_y) and (eye_x, eye_y).
    """

    species: Species
    shirt: str
    top: float = 40
    wear: str = ""
    eye_x: float = 62
    eye_y: float = 130

    @property
    def head(self) -> str:
        """Outline of the head, in a box of about 320 units around (0, 150)."""
        kind = self.species.head
        return OWL_HEAD if kind == "owl" else spline(HEADS[kind])

    @property
    def masked(self) -> bool:
        """Whether the eyes lie on dark fur, so that strokes around them are white."""
        return self.species.mark in ("mask", "panda")


ANIMALS: dict[str, Animal] = {
    "raccoon": Animal(SPECIES["raccoon"], "#3E7F86", wear="phones"),
    "fox": Animal(SPECIES["fox"], "#4A3F78"),
    "frog": Animal(SPECIES["frog"], "#F4E9D2", top=62, eye_x=84, eye_y=68),
    "panda": Animal(_PANDA, "#3A315C", top=30),
    "bear": Animal(SPECIES["bear"], "#4C77B5", top=30),
    "pig": Animal(SPECIES["pig"], "#5B536F", top=30),
    "owl": Animal(_OWL, "#3B3266", top=34, wear="specs", eye_x=66, eye_y=132),
    "cat": Animal(SPECIES["cat"], "#5E7FC4", wear="specs"),
    "bunny": Animal(SPECIES["bunny"], "#F2A52C", top=30),
    "dog": Animal(SPECIES["dog"], TEAL, top=32, wear="collar"),
    "chick": Animal(_CHICK, "#6B46B5", top=-60, wear="shell", eye_x=60, eye_y=148),
}
