"""Heads of the animals: ears, outline, markings, muzzle, eyes and crown in the right order."""

from __future__ import annotations

from art.cards.ears import draw_ears
from art.cards.faces import eye
from art.cards.markings import draw_crown, draw_mark
from art.cards.muzzles import MUZZLES
from art.cards.species import HEADS, Species
from art.press.palette import CORAL, INK, SUN, WHITE
from art.press.paths import ellipse, spark, spline
from art.press.plates import Art

Eyes = tuple[str, float]
"""Kind of eyes (open, dot, shut, happy, money) and the share hidden by the lid."""


def eye_place(species: Species) -> tuple[float, float]:
    """Distance of the eyes from the middle and their height."""
    if species.ears in ("frog", "croc"):
        return 84, 68
    return {"mole": (40, 120), "llama": (58, 112), "hedgehog": (56, 140)}.get(
        species.muzzle, (62, 130)
    )


def head(
    art: Art, species: Species, eyes: Eyes = ("open", 0.25), mouth: str = "w", width: float = 7.4
) -> None:
    """A head in head coordinates; `width` is the pen of the silhouette."""
    draw_ears(art, species)
    outline = spline(HEADS[species.head])
    art.body(outline, species.fur, width)
    with art.clip(outline):
        art.shade("M90 30C170 90 150 220 20 290H210V-40Z", 0.44)
    free = species.muzzle in ("frog", "beak", "croc", "llama", "hamster")
    with art.clip("M-300 -200H300V500H-300Z" if free else outline):
        draw_mark(art, species)
        MUZZLES[species.muzzle](art, species, mouth)
        _eyes(art, species, eyes)
        down = 160 if species.ears in ("frog", "croc") else 196
        out = 92 if species.head == "tall" else 118
        for s in (-1, 1):
            art.flat(ellipse(s * out, down, 22, 13), CORAL, 0.5)
    if not free:
        art.line(outline, width)
    draw_crown(art, species)


def _eyes(art: Art, sp: Species, eyes: Eyes) -> None:
    kind, lid = eyes
    ex, ey = eye_place(sp)
    for s in (-1, 1):
        x = s * ex
        if kind == "open":
            eye(art, x, ey, 40, (s * -4, 4), lid, sp.lid_colour, 0.56)
        elif kind == "dot":
            art.flat(ellipse(x, ey, 17, 21), INK)
            art.flat(ellipse(x - 5, ey - 8, 6), WHITE)
        elif kind == "shut":
            art.line(f"M{x - 26} {ey}Q{x} {ey + 24} {x + 26} {ey}", 7)
        elif kind == "happy":
            art.line(f"M{x - 26} {ey + 8}Q{x} {ey - 24} {x + 26} {ey + 8}", 7)
        elif kind == "money":
            eye(art, x, ey, 40)
            art.flat(ellipse(x, ey, 30), WHITE)
            art.body(spark(x, ey, 30, 0.3), SUN, 4.4)
