"""What marks a face: stripes, masks, wool, fringe and beard."""

from __future__ import annotations

from art.cards.species import Species
from art.press.paths import ellipse, points, spline
from art.press.plates import Art


def draw_mark(art: Art, sp: Species) -> None:
    """Stripes, masks and patches on the face."""
    if sp.mark == "tabby":
        for x in (-34, 0, 34):
            art.flat(f"M{x - 9} 30Q{x} 70 {x} 92Q{x + 6} 70 {x + 9} 30Z", sp.dark)
        for s in (-1, 1):
            for y in (150, 180):
                art.flat(f"M{s * 184} {y - 8}L{s * 128} {y + 4}L{s * 184} {y + 12}Z", sp.dark)
    elif sp.mark == "patch":
        art.flat(spline([(60, 30), (130, 60), (140, 150), (80, 190), (20, 140)]), sp.dark, 0.55)
    elif sp.mark == "blaze":
        art.flat("M-26 20Q0 90 -20 150H20Q0 90 26 20Z", sp.light)
    elif sp.mark == "penguin":
        face = [(0, 104), (54, 62), (112, 92), (120, 176), (70, 240), (0, 250)]
        left = [(-x, y) for x, y in face[4:0:-1]]
        art.body(spline([*face, *left]), sp.light, 5)
    elif sp.mark == "sloth":
        face = [
            (0, 66),
            (80, 64),
            (120, 140),
            (84, 224),
            (0, 246),
            (-84, 224),
            (-120, 140),
            (-80, 64),
        ]
        art.body(spline(face), sp.light, 4.6)
    for s in (-1, 1):
        if sp.mark in _EYE_PATCHES:
            patch = [(s * x, y) for x, y in _EYE_PATCHES[sp.mark]]
            art.flat(spline(patch), sp.dark)


_EYE_PATCHES = {
    "mask": [(10, 118), (50, 84), (120, 100), (160, 160), (130, 186), (70, 172), (24, 160)],
    "panda": [(28, 120), (52, 80), (104, 92), (116, 150), (90, 186), (46, 172)],
    "badger": [(34, 20), (80, 36), (112, 110), (116, 190), (84, 200), (44, 150), (26, 80)],
    "redpanda": [(70, 190), (112, 120), (168, 140), (160, 200), (110, 236)],
    "sloth": [(18, 118), (56, 92), (116, 150), (104, 176), (60, 158)],
}


def draw_crown(art: Art, sp: Species) -> None:
    """What grows in front of the forehead or under the chin."""
    if sp.mark == "fringe":
        tuft = [
            (-74, 60),
            (-92, 4),
            (-50, -44),
            (0, -58),
            (52, -46),
            (92, 2),
            (70, 58),
            (36, 40),
            (6, 74),
            (-30, 42),
        ]
        art.body(spline(tuft), sp.light, 6)
        art.line("M-34 20Q-20 0 -22 -24M20 24Q26 4 20 -24", 4.4)
    elif sp.mark == "wool":
        for x, y, r in ((-104, 50, 46), (104, 50, 46), (-60, 10, 52), (60, 10, 52), (0, -6, 56)):
            art.body(ellipse(x, y, r), sp.light, 6.4)
        art.cover(
            ellipse(-60, 20, 50, 40) + ellipse(60, 20, 50, 40) + ellipse(0, 16, 60, 44), sp.light
        )
        art.shade(ellipse(110, 56, 34, 36), 0.4)
        art.line("M-80 20q14 -16 28 0M20 4q14 -16 28 0M-20 42q14 -14 28 0M70 34q12 -12 24 0", 4.4)
    elif sp.mark == "ruff":
        tufts = points("-120,262 -60,240 0,252 60,240 120,262 132,292 90,284 60,308 20,288 -20,308")
        art.body(spline([*tufts, (-60, 288), (-96, 306), (-130, 290)]), sp.light, 6)
        art.line("M-8 14L-20 -18M8 12L14 -24", 5)
    elif sp.mark == "beard":
        beard = [(-40, 268), (0, 280), (40, 268), (30, 330), (4, 372), (-20, 330)]
        art.body(spline(beard), sp.light, 6)
        art.line("M-10 300L0 340M14 298L10 326", 4)
        tuft = [(-40, 40), (-30, 0), (0, -14), (32, 2), (40, 42), (10, 30), (-8, 50)]
        art.body(spline(tuft), sp.light, 5.6)
