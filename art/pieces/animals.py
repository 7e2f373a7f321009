"""Heads of the office animals, in a box of about 320 units around (0, 150)."""

from __future__ import annotations

import msgspec

from art.press.palette import CORAL, LEAF, PINK, SUN, TEAL
from art.press.paths import ellipse, spline
from art.press.plates import Art

HEADS = {
    "round": spline(
        [(0, 26), (108, 50), (160, 140), (124, 232), (0, 268), (-124, 232), (-160, 140), (-108, 50)]
    ),
    "wide": spline(
        [
            *((0, 44), (96, 48), (150, 108), (182, 176), (112, 240)),
            *((0, 272), (-112, 240), (-182, 176), (-150, 108), (-96, 48)),
        ]
    ),
    "pear": spline(
        [
            *((0, 30), (84, 46), (120, 120), (164, 200), (110, 262)),
            *((0, 282), (-110, 262), (-164, 200), (-120, 120), (-84, 46)),
        ]
    ),
    "flat": spline(
        [
            *((0, 74), (90, 66), (150, 96), (184, 168), (130, 236)),
            *((0, 262), (-130, 236), (-184, 168), (-150, 96), (-90, 66)),
        ]
    ),
    "owl": (
        "M0 34C44 28 100 10 160 -44C172 30 166 74 160 128C158 212 92 272 0 272"
        "C-92 272 -158 212 -160 128C-166 74 -172 30 -160 -44C-100 10 -44 28 0 34Z"
    ),
}


class Animal(msgspec.Struct, frozen=True):
    """How a species is put together; `top` is where a horn or a hat sits on the head."""

    fur: str
    light: str
    dark: str
    head: str
    ears: str
    inner: str
    muzzle: str
    mark: str = ""
    lid: str = ""
    nose: str = "#2A2140"
    top: float = 40
    wear: str = ""
    shirt: str = "#3A315C"
    eye_y: float = 130
    eye_x: float = 62


ANIMALS: dict[str, Animal] = {
    "raccoon": Animal(
        *("#9A94A8", "#F4EDE2", "#453D63", "wide", "cat", "#D9D2DE", "raccoon", "mask", "#453D63"),
        wear="phones",
        shirt="#3E7F86",
    ),
    "fox": Animal(
        "#E8743B", "#FFF3E0", "#4A2A34", "wide", "fox", "#5A3040", "fox", shirt="#4A3F78"
    ),
    "frog": Animal(
        *(LEAF, "#DDF0B8", "#3E7A34", "flat", "frog", LEAF, "frog"),
        top=62,
        eye_y=68,
        eye_x=84,
        shirt="#F4E9D2",
    ),
    "panda": Animal(
        *("#FBF5EA", "#FFFDF6", "#3B3354", "round", "round", "#5B536F", "bear", "panda", "#3B3354"),
        top=30,
        shirt="#3A315C",
    ),
    "bear": Animal(
        *("#9B6A45", "#E6C49A", "#5E3B26", "round", "round", "#E6C49A", "bear"),
        top=30,
        shirt="#4C77B5",
    ),
    "pig": Animal(
        *("#F5A9B0", "#F08C98", "#B9505F", "round", "pig", "#E98592", "pig"),
        top=30,
        shirt="#5B536F",
    ),
    "owl": Animal(
        *("#C27F42", "#F3CD92", "#7A4A22", "owl", "", "#C27F42", "owl"),
        top=34,
        wear="specs",
        shirt="#3B3266",
        eye_y=132,
        eye_x=66,
    ),
    "cat": Animal(
        *("#F09A4A", "#FFE7C4", "#C96A22", "wide", "cat", PINK, "cat", "tabby"),
        nose=CORAL,
        wear="specs",
        shirt="#5E7FC4",
    ),
    "bunny": Animal(
        *("#E9DDD0", "#FFF8EE", "#B8A48F", "round", "bunny", PINK, "bunny"),
        nose=CORAL,
        top=30,
        shirt="#F2A52C",
    ),
    "dog": Animal(
        *("#E3B878", "#FFF0D6", "#8A5A33", "pear", "floppy", "#8A5A33", "bear", "patch"),
        top=32,
        wear="collar",
        shirt=TEAL,
    ),
    "chick": Animal(
        *("#FFD24A", "#FFE59A", "#D39A1E", "round", "", SUN, "beak"),
        top=-60,
        wear="shell",
        shirt="#6B46B5",
        eye_x=60,
        eye_y=148,
    ),
}


def ears(art: Art, animal: Animal) -> None:
    """Draw both ears; they lie behind the head."""
    for side in (-1, 1):
        with art.at(0, 0, 1, 0, side < 0):
            _ear(art, animal)


def _ear(art: Art, animal: Animal) -> None:
    kind, inner = animal.ears, animal.inner
    fur = animal.dark if animal.mark == "panda" else animal.fur
    if kind == "cat":
        art.body("M146 124C150 60 150 10 136 -30C100 -10 60 30 40 60Z", fur, 7)
        art.flat("M130 80C134 50 132 20 126 2C104 16 84 38 72 56Z", inner)
    elif kind == "fox":
        art.body("M164 130C176 50 176 -20 160 -66C110 -40 60 10 34 60Z", fur, 7)
        art.flat("M146 80C154 36 154 -6 148 -30C114 -8 84 26 68 54Z", inner)
    elif kind == "round":
        art.body(ellipse(116, 44, 54), fur, 7)
        art.flat(ellipse(116, 46, 32), inner)
    elif kind == "bunny":
        long = [(34, 70), (20, -40), (50, -130), (92, -120), (110, -30), (100, 70)]
        art.body(spline(long), fur, 7)
        art.flat(spline([(54, 50), (46, -30), (62, -96), (82, -92), (90, -24), (84, 50)]), inner)
    elif kind == "floppy":
        lobe = [(90, 50), (150, 60), (196, 130), (200, 210), (166, 226), (138, 160)]
        art.body(spline(lobe), inner, 7)
    elif kind == "pig":
        art.body("M60 56C80 6 120 -14 156 0C166 40 152 84 136 110Z", fur, 7)
        art.flat("M92 52C104 24 126 12 142 14C148 40 140 66 130 84Z", inner)
    elif kind == "frog":
        art.body(ellipse(84, 68, 58), fur, 7)


def marks(art: Art, animal: Animal) -> None:
    """Draw what is on the fur before eyes and muzzle."""
    if animal.mark == "tabby":
        for x in (-34, 0, 34):
            stripe = f"M{x - 9} 30Q{x} 70 {x} 92Q{x + 6} 70 {x + 9} 30Z"
            art.flat(stripe, animal.dark)
    for side in (-1, 1):
        with art.at(0, 0, 1, 0, side < 0):
            if animal.mark == "mask":
                mask = [
                    *((10, 118), (50, 84), (120, 100), (160, 160)),
                    *((130, 186), (70, 172), (24, 160)),
                ]
                art.flat(spline(mask), animal.dark)
            elif animal.mark == "panda":
                patch = [(28, 120), (52, 80), (104, 92), (116, 150), (90, 186), (46, 172)]
                art.flat(spline(patch), animal.dark)
            elif animal.mark == "tabby":
                for y in (150, 180):
                    art.flat(f"M184 {y - 8}L128 {y + 4}L184 {y + 12}Z", animal.dark)
            elif animal.mark == "patch" and side > 0:
                art.flat(
                    spline([(60, 30), (130, 60), (140, 150), (80, 190), (20, 140)]),
                    animal.dark,
                    0.55,
                )
