"""Heads of the animals: ears, outline, markings, muzzle, eyes and crown in the right order."""

from __future__ import annotations

from art.cards.ears import draw_ears
from art.cards.gaze import draw_eyes
from art.cards.markings import draw_crown, draw_mark
from art.cards.muzzles import MUZZLES
from art.cards.species import HEADS, Species
from art.press.brush import brush
from art.press.palette import CORAL
from art.press.paths import ellipse, spline
from art.press.plates import Art

Eyes = tuple[str, float]
"""Kind of eyes (see module gaze) and the share hidden by the lid."""


_BEYOND = (
    "frog",
    "beak",
    "llama",
    "hamster",
    "bull",
    "elephant",
    "walrus",
    "hook",
    "bill",
    "hippo",
    "rhino",
)
"""Muzzles that reach beyond the outline of the head."""


_EYE_PLACES = {
    "mole": (40, 120),
    "llama": (58, 112),
    "koala": (70, 138),
    "bull": (58, 112),
    "capybara": (70, 112),
    "hippo": (66, 104),
    "rhino": (66, 124),
    "elephant": (80, 122),
}


def eye_place(species: Species) -> tuple[float, float]:
    """Distance of the eyes from the middle and their height."""
    if species.ears == "frog":
        return 84, 68
    return _EYE_PLACES.get(species.muzzle, (62, 130))


def head(
    art: Art, species: Species, eyes: Eyes = ("open", 0.25), mouth: str = "w", width: float = 7.4
) -> None:
    """A head in head coordinates; `width` is the pen of the silhouette."""
    draw_ears(art, species)
    outline = spline(HEADS[species.head])
    art.body(outline, species.fur, width)
    with art.clip(outline):
        art.shade("M90 30C170 90 150 220 20 290H210V-40Z", 0.44)
    free = species.muzzle in _BEYOND
    with art.clip("M-300 -200H300V500H-300Z" if free else outline):
        draw_mark(art, species)
        MUZZLES[species.muzzle](art, species, mouth)
        draw_eyes(art, eye_place(species), eyes, species.lid_colour)
        down = 160 if species.ears == "frog" else 196
        out = 92 if species.head == "tall" else 118
        for s in (-1, 1):
            art.flat(ellipse(s * out, down, 22, 13), CORAL, 0.5)
    if not free:
        art.line(outline, width)
    draw_crown(art, species)


def back_of_head(art: Art, species: Species, width: float = 7.4) -> None:
    """The head seen from behind, in head coordinates."""
    draw_ears(art, species)
    outline = spline(HEADS[species.head])
    art.body(outline, species.fur, width)
    with art.clip(outline):
        art.shade("M90 30C170 90 150 220 20 290H210V-40Z", 0.44)
        for x in (-60, 0, 60):
            art.ink(brush([(x, 96 + abs(x) * 0.3), (x + 8, 124), (x + 2, 156)], 6))
    art.line(outline, width)
