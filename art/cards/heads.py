"""Heads of the animals: ears, outline, markings, muzzle, eyes."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.cards.faces import eye
from art.cards.species import HEADS, Species
from art.press.palette import CORAL, INK, MOUTH, ORANGE, SUN, WHITE, darker
from art.press.paths import ellipse, poly, rect, spark, spline
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
    _ears(art, species)
    outline = spline(HEADS[species.head])
    art.body(outline, species.fur, width)
    with art.clip(outline):
        art.shade("M90 30C170 90 150 220 20 290H210V-40Z", 0.44)
    free = species.muzzle in ("frog", "beak", "croc", "llama", "hamster")
    with art.clip("M-300 -200H300V500H-300Z" if free else outline):
        _mark(art, species)
        _MUZZLES[species.muzzle](art, species, mouth)
        _eyes(art, species, eyes)
        cheeks = 160 if species.ears in ("frog", "croc") else 196
        for s in (-1, 1):
            art.flat(ellipse(s * 118, cheeks, 22, 13), CORAL, 0.5)
    if not free:
        art.line(outline, width)
    _top(art, species)


def _ears(art: Art, sp: Species) -> None:
    fur = sp.dark if sp.mark == "panda" else sp.fur
    for s in (-1, 1):
        if sp.ears in _EARS:
            _EARS[sp.ears](art, s, fur, sp)
    if sp.ears == "spikes":
        art.body(_spikes(236, 186, 17), sp.dark, 7)
        art.shade(ellipse(90, 150, 130, 150), 0.4)
        for x, y in (
            (-150, 20),
            (-90, -24),
            (-20, -44),
            (60, -38),
            (130, 0),
            (-180, 90),
            (182, 80),
        ):
            art.line(f"M{x} {y}l{x * 0.14} {(y - 120) * 0.16}", 4.4)


def _spikes(outer: float, inner: float, count: int) -> str:
    points = []
    for i in range(2 * count + 1):
        angle = math.radians(150 + i * 240 / (2 * count))
        r = outer if i % 2 else inner
        points.append((r * 0.94 * math.cos(angle), 150 + r * math.sin(angle)))
    return poly(*points)


def _cat_ear(art: Art, s: int, fur: str, sp: Species) -> None:
    outer = (
        f"M{s * 146} 124C{s * 150} 60 {s * 150} 10 {s * 136} -30"
        f"C{s * 100} -10 {s * 60} 30 {s * 40} 60Z"
    )
    inner = (
        f"M{s * 130} 80C{s * 134} 50 {s * 132} 20 {s * 126} 2C{s * 104} 16 {s * 84} 38 {s * 72} 56Z"
    )
    art.body(outer, fur, 7)
    art.flat(inner, sp.inner)


def _fox_ear(art: Art, s: int, fur: str, sp: Species) -> None:
    outer = (
        f"M{s * 164} 130C{s * 176} 50 {s * 176} -20 {s * 160} -66"
        f"C{s * 110} -40 {s * 60} 10 {s * 34} 60Z"
    )
    inner = (
        f"M{s * 146} 80C{s * 154} 36 {s * 154} -6 {s * 148} -30C{s * 114} "
        f"-8 {s * 84} 26 {s * 68} 54Z"
    )
    art.body(outer, fur, 7)
    art.flat(inner, sp.inner)


def _round_ear(art: Art, s: int, fur: str, sp: Species) -> None:
    art.body(ellipse(s * 116, 44, 54), fur, 7)
    art.flat(ellipse(s * 116, 46, 32), sp.inner)


def _bunny_ear(art: Art, s: int, fur: str, sp: Species) -> None:
    outer = [(34, 70), (20, -40), (50, -130), (92, -120), (110, -30), (100, 70)]
    inner = [(54, 50), (46, -30), (62, -96), (82, -92), (90, -24), (84, 50)]
    art.body(spline([(s * x, y) for x, y in outer]), fur, 7)
    art.flat(spline([(s * x, y) for x, y in inner]), sp.inner)


def _floppy_ear(art: Art, s: int, fur: str, sp: Species) -> None:
    shape = [(90, 50), (150, 60), (196, 130), (200, 210), (166, 226), (138, 160)]
    art.body(spline([(s * x, y) for x, y in shape]), sp.inner, 7)


def _pig_ear(art: Art, s: int, fur: str, sp: Species) -> None:
    outer = (
        f"M{s * 60} 56C{s * 80} 6 {s * 120} -14 {s * 156} 0C{s * 166} "
        f"40 {s * 152} 84 {s * 136} 110Z"
    )
    inner = (
        f"M{s * 92} 52C{s * 104} 24 {s * 126} 12 {s * 142} 14C{s * 148} "
        f"40 {s * 140} 66 {s * 130} 84Z"
    )
    art.body(outer, fur, 7)
    art.flat(inner, sp.inner)


def _frog_ear(art: Art, s: int, fur: str, sp: Species) -> None:
    art.body(ellipse(s * 84, 68, 58), fur, 7)


def _llama_ear(art: Art, s: int, fur: str, sp: Species) -> None:
    outer = [(40, 40), (50, -40), (84, -96), (112, -60), (108, 10), (84, 60)]
    inner = [(62, 20), (68, -30), (86, -66), (98, -44), (94, 4)]
    art.body(spline([(s * x, y) for x, y in outer]), fur, 7)
    art.flat(spline([(s * x, y) for x, y in inner]), sp.inner)


def _lamb_ear(art: Art, s: int, fur: str, sp: Species) -> None:
    shape = [(110, 110), (160, 96), (214, 122), (204, 156), (150, 164), (120, 150)]
    art.body(spline([(s * x, y) for x, y in shape]), fur, 7)
    art.flat(spline([(s * (x * 0.8 + 34), y * 0.5 + 66) for x, y in shape]), sp.inner)


def _horn(art: Art, s: int, fur: str, sp: Species) -> None:
    shape = [(100, 110), (168, 104), (210, 140), (190, 166), (140, 160)]
    art.body(spline([(s * x, y) for x, y in shape]), fur, 7)
    horn = (
        f"M{s * 26} 44C{s * 20} -40 {s * 60} -96 {s * 132} -84C{s * 168} "
        f"-76 {s * 180} -30 {s * 152} -12"
        f"C{s * 152} -44 {s * 124} -56 {s * 104} -40C{s * 84} -22 {s * 84} 20 {s * 86} 52Z"
    )
    art.body(horn, "#C9A878", 6.6)
    art.line(f"M{s * 36} -6L{s * 84} 4M{s * 56} -54L{s * 98} -34M{s * 112} -82L{s * 118} -50", 4.4)


_EARS: dict[str, Callable[[Art, int, str, Species], None]] = {
    "cat": _cat_ear,
    "fox": _fox_ear,
    "round": _round_ear,
    "bunny": _bunny_ear,
    "floppy": _floppy_ear,
    "pig": _pig_ear,
    "frog": _frog_ear,
    "croc": _frog_ear,
    "llama": _llama_ear,
    "lamb": _lamb_ear,
    "horns": _horn,
}


def _mark(art: Art, sp: Species) -> None:
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
    elif sp.mark == "wrinkles":
        art.line("M-40 62Q0 50 40 62M-30 82Q0 72 30 82", 4)
    elif sp.mark == "scales":
        for x, y in ((-30, 96), (0, 86), (30, 96), (-14, 110), (14, 110)):
            art.line(f"M{x - 8} {y}q8 9 16 0", 3.8)
    for s in (-1, 1):
        if sp.mark in _EYE_PATCHES:
            patch = [(s * x, y) for x, y in _EYE_PATCHES[sp.mark]]
            art.flat(spline(patch), sp.dark)


_EYE_PATCHES = {
    "mask": [(10, 118), (50, 84), (120, 100), (160, 160), (130, 186), (70, 172), (24, 160)],
    "panda": [(28, 120), (52, 80), (104, 92), (116, 150), (90, 186), (46, 172)],
    "sloth": [(18, 118), (56, 92), (116, 150), (104, 176), (60, 158)],
}


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


def _nose(art: Art, y: float, colour: str) -> None:
    shape = [(-20, y), (0, y - 9), (20, y), (12, y + 17), (0, y + 22), (-12, y + 17)]
    art.body(spline(shape), colour, 4.6)
    art.flat(ellipse(-6, y + 1, 5, 3), WHITE, 0.8)


def _mouth(art: Art, y: float, kind: str) -> None:
    if kind == "w":
        art.line(f"M0 {y}V{y + 8}M-34 {y + 10}Q-16 {y + 26} 0 {y + 8}Q16 {y + 26} 34 {y + 10}", 5.4)
    elif kind == "grin":
        laugh = f"M-44 {y + 4}Q0 {y + 20} 46 {y}Q40 {y + 46} 2 {y + 46}Q-38 {y + 44} -44 {y + 4}Z"
        art.body(laugh, MOUTH, 5.4)
        with art.clip(laugh):
            art.flat(f"M-50 {y}Q0 {y + 20} 50 {y - 4}V{y + 14}Q0 {y + 32} -50 {y + 18}Z", WHITE)
            art.flat(ellipse(4, y + 48, 26, 16), CORAL)
        art.line(laugh, 5.4)
    elif kind == "flat":
        art.line(f"M0 {y}V{y + 12}M-28 {y + 14}H28", 5.4)
    elif kind == "smirk":
        art.line(f"M0 {y}V{y + 8}M-26 {y + 12}Q10 {y + 22} 38 {y - 2}", 5.4)
    elif kind == "o":
        art.body(ellipse(0, y + 20, 13, 16), MOUTH, 5)


def _muzzle_plain(art: Art, sp: Species, mouth: str) -> None:
    _nose(art, 178, sp.nose)
    _mouth(art, 202, mouth)


def _muzzle_raccoon(art: Art, sp: Species, mouth: str) -> None:
    art.cover(ellipse(0, 206, 70, 50), sp.light)
    _muzzle_plain(art, sp, mouth)


def _muzzle_bear(art: Art, sp: Species, mouth: str) -> None:
    art.body(ellipse(0, 206, 70, 50), sp.light, 4.6)
    _nose(art, 176, sp.nose)
    _mouth(art, 200, mouth)


def _muzzle_cat(art: Art, sp: Species, mouth: str) -> None:
    art.cover(ellipse(0, 206, 60, 42), sp.light)
    _muzzle_plain(art, sp, mouth)
    _whiskers(art)


def _whiskers(art: Art) -> None:
    for s in (-1, 1):
        for y in (186, 206):
            art.line(f"M{s * 66} {y}L{s * 132} {y - 8 + (y - 186) * 0.9}", 3.6)


def _muzzle_fox(art: Art, sp: Species, mouth: str) -> None:
    mask = (
        "M-184 176C-120 150 -60 160 -24 196L0 176L24 196C60 160 120 150 184 176"
        "C150 236 90 272 0 274C-90 272 -150 236 -184 176Z"
    )
    art.cover(mask, sp.light)
    _muzzle_plain(art, sp, mouth)


def _muzzle_bunny(art: Art, sp: Species, mouth: str) -> None:
    _muzzle_plain(art, sp, mouth)
    art.body(rect(-13, 218, 26, 26, 6), WHITE, 4.6)
    art.line("M0 220V242", 3.4)
    _whiskers(art)


def _muzzle_hamster(art: Art, sp: Species, mouth: str) -> None:
    for s in (-1, 1):
        art.body(ellipse(s * 92, 212, 92, 66, s * -10), sp.light, 6)
    art.cover(ellipse(0, 196, 56, 50), sp.light)
    _muzzle_plain(art, sp, mouth)
    art.body(rect(-13, 214, 26, 22, 6), WHITE, 4.6)
    art.line("M0 216V234", 3.4)


def _muzzle_pig(art: Art, sp: Species, mouth: str) -> None:
    art.body(ellipse(0, 196, 62, 44), sp.light, 5.6)
    for s in (-1, 1):
        art.flat(ellipse(s * 20, 196, 10, 15), darker(sp.fur, 0.5))
    art.line("M-36 250Q0 268 36 246", 5.6)


def _muzzle_frog(art: Art, sp: Species, mouth: str) -> None:
    art.line("M-110 176Q0 236 112 168", 6.4)
    art.line("M-122 166Q-114 172 -108 182M124 158Q116 164 112 174", 5)
    for s in (-1, 1):
        art.flat(ellipse(s * 14, 142, 4, 6), INK)


def _muzzle_beak(art: Art, sp: Species, mouth: str) -> None:
    art.body("M-44 172Q0 150 44 172Q30 214 0 226Q-30 214 -44 172Z", ORANGE, 5.5)
    art.line("M-36 180Q0 196 36 180", 4.4)
    art.shade("M14 168L44 172Q30 214 0 226Q16 200 14 168Z", 0.4)


def _muzzle_llama(art: Art, sp: Species, mouth: str) -> None:
    art.body(ellipse(0, 216, 86, 66), sp.light, 5.6)
    art.shade("M40 170C90 190 90 250 30 276H100V170Z", 0.4)
    art.line("M-18 192Q-8 202 0 202Q8 202 18 192M0 202V222", 5.4)
    if mouth == "smirk":
        art.line("M-40 232Q0 246 46 218", 5.4)
        art.body(rect(-8, 236, 22, 20, 5), WHITE, 4.4)
    elif mouth == "grin":
        _mouth(art, 214, "grin")
    else:
        art.line("M-36 226Q0 236 36 226", 5.4)


def _muzzle_mole(art: Art, sp: Species, mouth: str) -> None:
    art.body(ellipse(0, 196, 66, 54), sp.light, 5.4)
    art.body(ellipse(0, 172, 30, 24), CORAL, 5.4)
    art.flat(ellipse(-10, 164, 8, 5), WHITE, 0.8)
    art.line("M0 196V208M-28 216Q0 232 28 214", 5.4)
    for s in (-1, 1):
        art.line(f"M{s * 74} 190L{s * 120} 182M{s * 74} 206L{s * 118} 212", 3.6)


def _muzzle_lamb(art: Art, sp: Species, mouth: str) -> None:
    art.body(spline([(-18, 188), (0, 182), (18, 188), (8, 204), (0, 208), (-8, 204)]), sp.nose, 4.6)
    _mouth(art, 208, mouth)


def _muzzle_hedgehog(art: Art, sp: Species, mouth: str) -> None:
    art.body(ellipse(0, 210, 60, 44), sp.light, 4.6)
    art.body(ellipse(0, 186, 24, 19), INK, 4)
    art.flat(ellipse(-8, 180, 6, 4), WHITE, 0.8)
    _mouth(art, 206, mouth)


def _muzzle_sloth(art: Art, sp: Species, mouth: str) -> None:
    art.body(spline([(0, 168), (26, 174), (18, 194), (0, 200), (-18, 194), (-26, 174)]), INK, 4)
    art.flat(ellipse(-8, 176, 7, 4), WHITE, 0.7)
    art.line("M-44 206Q0 236 46 204", 5.4)


def _muzzle_tortoise(art: Art, sp: Species, mouth: str) -> None:
    art.body("M-70 196Q0 150 70 196Q56 238 0 242Q-56 238 -70 196Z", sp.light, 5)
    for s in (-1, 1):
        art.flat(ellipse(s * 14, 190, 5, 7), INK)
    art.line("M-58 212Q0 226 58 210", 5.4)


def _muzzle_croc(art: Art, sp: Species, mouth: str) -> None:
    jaw = [(0, 160), (90, 150), (170, 176), (196, 222), (150, 262), (0, 276)]
    art.body(spline([*jaw, *((-x, y) for x, y in jaw[4:0:-1])]), sp.fur, 6.6)
    art.shade("M90 150C190 170 200 240 60 276L150 290H220V150Z", 0.44)
    for s in (-1, 1):
        art.body(ellipse(s * 34, 172, 22, 18), sp.fur, 5)
        art.flat(ellipse(s * 34, 174, 9, 7), INK)
    art.line("M-184 214Q0 246 184 214", 6)
    for x in (-140, -88, -34, 34, 88, 140):
        y = 238 - abs(x) * 0.12
        art.body(poly((x - 15, y - 6), (x + 15, y - 6), (x, y + 22)), WHITE, 4.4)


_MUZZLES: dict[str, Callable[[Art, Species, str], None]] = {
    "raccoon": _muzzle_raccoon,
    "bear": _muzzle_bear,
    "cat": _muzzle_cat,
    "fox": _muzzle_fox,
    "bunny": _muzzle_bunny,
    "hamster": _muzzle_hamster,
    "pig": _muzzle_pig,
    "frog": _muzzle_frog,
    "beak": _muzzle_beak,
    "llama": _muzzle_llama,
    "mole": _muzzle_mole,
    "lamb": _muzzle_lamb,
    "hedgehog": _muzzle_hedgehog,
    "sloth": _muzzle_sloth,
    "tortoise": _muzzle_tortoise,
    "croc": _muzzle_croc,
}


def _top(art: Art, sp: Species) -> None:
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
    elif sp.mark == "beard":
        beard = [(-40, 268), (0, 280), (40, 268), (30, 330), (4, 372), (-20, 330)]
        art.body(spline(beard), sp.light, 6)
        art.line("M-10 300L0 340M14 298L10 326", 4)
        tuft = [(-40, 40), (-30, 0), (0, -14), (32, 2), (40, 42), (10, 30), (-8, 50)]
        art.body(spline(tuft), sp.light, 5.6)
