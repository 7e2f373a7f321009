"""The whole bust of an office animal: head, headgear, shirt, horn."""

from __future__ import annotations

from art.cards.ears import draw_ears
from art.cards.markings import draw_mark
from art.pieces.animals import ANIMALS, Animal
from art.pieces.moods import Mood, draw_eyes, draw_muzzle
from art.press.palette import CORAL, SUN, WHITE, darker, mix
from art.press.paths import ellipse, poly, rect
from art.press.plates import Art

EVERYWHERE = "M-300 -200H300V500H-300Z"
BAND = "#C8443C"
"""Colour of the strap that holds the horn."""


def head(
    art: Art, species: str, mood: Mood = Mood.CALM, pen: float = 11, wear: bool = True
) -> None:
    """Draw the head of a species; `pen` is the weight of its silhouette."""
    animal = ANIMALS[species]
    shape, kind = animal.head, animal.species.muzzle
    draw_ears(art, animal.species)
    art.body(shape, animal.species.fur, pen)
    with art.clip(shape):
        art.shade("M90 30C170 90 150 220 20 290H210V-60Z", 0.44)
        if kind == "owl":
            _owl_brows(art, animal)
    frog = kind == "frog"
    with art.clip(EVERYWHERE if frog else shape):
        draw_mark(art, animal.species)
        if kind in ("fox", "bear", "cat", "raccoon"):
            draw_muzzle(art, animal, mood)
            draw_eyes(art, animal, mood)
        else:
            draw_eyes(art, animal, mood)
            draw_muzzle(art, animal, mood)
        for side in (-1, 1):
            art.flat(ellipse(side * 118, 160 if frog else 196, 22, 13), CORAL, 0.5)
    if not frog:
        art.line(shape, pen)
    if wear:
        _wear(art, animal)


def _owl_brows(art: Art, animal: Animal) -> None:
    for side in (-1, 1):
        with art.at(0, 0, 1, 0, side < 0):
            brow = "M160 -44C120 -8 80 14 40 26L60 50C110 40 150 20 166 -10Z"
            art.flat(brow, darker(animal.species.fur, 0.3), 0.8)


def _wear(art: Art, animal: Animal) -> None:
    if animal.wear == "phones":
        art.tube("M-176 150C-186 20 -110 -34 0 -34C110 -34 186 20 176 150", CORAL, 27, 8)
        for side in (-1, 1):
            art.body(rect(side * 178 - 26, 104, 52, 96, 24), CORAL, 8)
            art.flat(rect(side * 178 - 12, 122, 10, 50, 5), WHITE, 0.5)
    elif animal.wear == "specs":
        radius = 62 if animal.species.muzzle == "owl" else 54
        x, y = animal.eye_x, animal.eye_y
        for side in (-1, 1):
            art.line(ellipse(side * x, y, radius), 8)
            glint = f"M{side * x - 36} {y - 20}a40 40 0 0 1 22 -22"
            art.stroke(glint, WHITE, 6, 0.9)
        art.line(f"M{radius - x} {y - 4}Q0 {y - 14} {x - radius} {y - 4}", 9)
    elif animal.wear == "shell":
        shell = (
            "M-156 118C-168 -10 -92 -88 0 -88C92 -88 168 -10 156 118L120 78L88 112L54 72"
            "L18 114L-16 72L-50 112L-84 76L-120 114Z"
        )
        art.body(shell, WHITE, 8)
        with art.clip(shell):
            art.shade("M60 -90C130 -40 120 60 100 130H180V-90Z", 0.42)
            art.line("M-46 -84L-34 -44L-58 -22L-40 6", 5)


def shoulders(art: Art, species: str) -> None:
    """Draw the shirt under a portrait's chin."""
    shirt = ANIMALS[species].shirt
    path = "M-210 420C-200 310 -120 250 0 250C120 250 200 310 210 420Z"
    art.body(path, shirt, 9)
    with art.clip(path):
        art.shade("M40 240C160 270 220 330 220 430H60Z", 0.5)
        if ANIMALS[species].wear == "collar":
            art.body("M-110 262Q0 330 110 262L96 300Q0 352 -96 300Z", CORAL, 7)


def horn(art: Art, top: float) -> None:
    """Draw the unicorn horn on its strap, standing at height `top` of any head."""
    with art.at(0, top - 40):
        cone = poly((-46, 46), (46, 46), (10, -150))
        art.body(cone, SUN, 7.4)
        with art.clip(cone):
            twist = "M-46 18Q10 30 46 4M-36 -22Q10 -10 36 -34M-26 -60Q8 -50 28 -72"
            art.line(twist + "M-16 -96Q4 -88 20 -108", 5)
            art.shade(poly((46, 46), (10, -150), (14, 46)), 0.45)
        art.line(cone, 7.4)
        art.body(rect(-62, 34, 124, 24, 12), BAND, 6)
        art.flat(rect(-48, 39, 60, 5, 2), mix(BAND, WHITE, 0.5), 0.8)
