"""Muzzles of the larger zoo: trunks, tusks, bills and broad noses."""

from __future__ import annotations

from art.cards.species import Species
from art.press.brush import brush, taper
from art.press.palette import CORAL, INK, MOUTH, SUN, WHITE
from art.press.paths import ellipse, points, rect, spline
from art.press.plates import Art


def koala(art: Art, sp: Species, mouth: str) -> None:
    """A big leathery nose."""
    art.body(spline(points("0,120 32,134 36,178 18,206 -18,206 -36,178 -32,134")), "#4A4260", 5.4)
    art.flat(ellipse(-12, 146, 8, 14, 10), WHITE, 0.5)
    _line(art, 216, mouth)


def beaver(art: Art, sp: Species, mouth: str) -> None:
    """Two teeth for hard problems."""
    art.body(rect(-26, 224, 52, 44, 8), WHITE, 5)
    art.line("M0 226V264", 4)
    for s in (-1, 1):
        art.body(ellipse(s * 40, 206, 50, 36), sp.light, 5)
    art.cover(ellipse(0, 200, 22, 24), sp.light)
    art.body(ellipse(0, 178, 30, 20), INK, 4)
    art.flat(ellipse(-10, 172, 8, 4), WHITE, 0.8)


def bull(art: Art, sp: Species, mouth: str) -> None:
    """A broad snout with a ring."""
    art.body(
        spline(points("0,160 80,168 108,216 80,264 0,276 -80,264 -108,216 -80,168")), sp.light, 5.6
    )
    for s in (-1, 1):
        art.flat(ellipse(s * 36, 202, 14, 10, s * 20), sp.dark)
    art.tube("M-22 218C-26 262 26 262 22 218", SUN, 13, 4)
    _line(art, 254, mouth, 30)


def elephant(art: Art, sp: Species, mouth: str) -> None:
    """A trunk that hangs to one side."""
    for s in (-1, 1):
        art.body(
            (
                f"M{s * 62} 214C{s * 70} 250 {s * 92} 262 {s * 112} 258C{s * 96} 240 {s * 88} 220 "
                f"{s * 84} 204Z"
            ),
            WHITE,
            5,
        )
    trunk = taper([(0, 150), (6, 214), (26, 268), (74, 292), (112, 262)], (84, 74, 58, 46, 36))
    art.body(trunk, sp.fur, 6)
    with art.clip(trunk):
        art.shade(trunk, 0.4)
    art.cover(ellipse(0, 146, 34, 22), sp.fur)
    for y in (190, 216, 242):
        art.line(f"M{-24 + (y - 190) * 0.3} {y}q24 10 48 -2", 4)


def otter(art: Art, sp: Species, mouth: str) -> None:
    """Round cheeks with long whiskers."""
    for s in (-1, 1):
        art.body(ellipse(s * 36, 206, 44, 32), sp.light, 4.6)
    art.cover(ellipse(0, 206, 24, 24), sp.light)
    art.body(ellipse(0, 178, 26, 17), INK, 4)
    art.line("M0 196V216", 5)
    for s in (-1, 1):
        for y in (0, 18):
            art.ink(brush([(s * 56, 200 + y), (s * 110, 194 + y * 1.6), (s * 166, 204 + y * 2)], 5))


def capybara(art: Art, sp: Species, mouth: str) -> None:
    """A square nose that nothing can upset."""
    art.body(
        spline(points("0,156 70,160 92,210 74,266 0,280 -74,266 -92,210 -70,160")), sp.light, 5.4
    )
    art.body(spline(points("0,166 40,170 44,192 0,204 -44,192 -40,170")), sp.dark, 4.6)
    for s in (-1, 1):
        art.flat(ellipse(s * 16, 184, 7, 5), INK)
    art.line("M0 204V226M-40 236Q0 224 40 236", 5.4)


def walrus(art: Art, sp: Species, mouth: str) -> None:
    """A bristly moustache and two tusks."""
    for s in (-1, 1):
        art.body(
            (
                f"M{s * 26} 226C{s * 22} 280 {s * 34} 322 {s * 52} 340C{s * 64} 310 {s * 66} 270 "
                f"{s * 62} 226Z"
            ),
            WHITE,
            5.4,
        )
        art.body(ellipse(s * 46, 208, 58, 42), sp.light, 5.4)
        for x, y in ((30, 196), (54, 190), (78, 204), (40, 216), (66, 222)):
            art.flat(ellipse(s * x, y, 4), INK)
    art.cover(ellipse(0, 200, 20, 26), sp.light)
    art.body(ellipse(0, 176, 32, 20), INK, 4)


def hook(art: Art, sp: Species, mouth: str) -> None:
    """A hooked beak."""
    art.body(
        (
            "M-40 164C-30 140 30 140 40 164C46 200 30 246 2 274C4 246 -4 232 -22 226C-44 214 "
            "-46 190 -40 164Z"
        ),
        SUN,
        5.6,
    )
    art.shade("M10 150L40 164C46 200 30 246 2 274C10 240 20 200 10 150Z", 0.4)
    for s in (-1, 1):
        art.flat(ellipse(s * 14, 168, 5, 4), INK)
    art.line("M-42 196Q-10 214 4 206", 4.4)


def hippo(art: Art, sp: Species, mouth: str) -> None:
    """A very wide snout with two teeth."""
    art.body(
        spline(points("0,160 96,158 136,214 110,272 0,288 -110,272 -136,214 -96,158")),
        sp.light,
        5.6,
    )
    for s in (-1, 1):
        art.flat(ellipse(s * 54, 194, 13, 9), sp.dark)
        art.body(rect(s * 60 - 13, 246, 26, 26, 7), WHITE, 4.6)
    art.ink(brush([(-90, 246), (0, 256), (90, 246)], 8, 0.4, 0.4))


def rhino(art: Art, sp: Species, mouth: str) -> None:
    """Two horns, one behind the other."""
    art.body(
        spline(points("0,166 70,170 100,220 76,270 0,284 -76,270 -100,220 -70,170")), sp.light, 5.6
    )
    art.body(
        "M-34 226C-30 160 -8 120 8 70C20 120 36 160 36 226C14 238 -14 238 -34 226Z", "#F1E3C6", 6
    )
    art.body("M-16 96C-12 70 -4 56 2 36C8 56 16 70 18 96C6 102 -6 102 -16 96Z", "#F1E3C6", 5.4)
    for s in (-1, 1):
        art.flat(ellipse(s * 56, 222, 10, 8), sp.dark)
    _line(art, 252, mouth)


def _line(art: Art, y: float, mouth: str, half: float = 30) -> None:
    if mouth in ("grin", "o"):
        laugh = (
            f"M{-half} {y - 4}Q0 {y + 10} {half} {y - 4}Q{half * 0.8} {y + 40} 0 "
            f"{y + 40}Q{-half * 0.8} {y + 40} {-half} {y - 4}Z"
        )
        art.body(laugh, MOUTH, 5.4)
        with art.clip(laugh):
            art.flat(ellipse(0, y + 40, half * 0.7, 14), CORAL)
    elif mouth == "flat":
        art.line(f"M{-half} {y + 8}H{half}", 5.4)
    elif mouth == "smirk":
        art.ink(brush([(-half, y + 6), (4, y + 12), (half + 8, y - 10)], 7, 0.4, 0.4))
    else:
        art.ink(brush([(-half, y), (0, y + 14), (half, y)], 7, 0.4, 0.4))


SNOUTS = {
    "koala": koala,
    "beaver": beaver,
    "bull": bull,
    "elephant": elephant,
    "otter": otter,
    "capybara": capybara,
    "walrus": walrus,
    "hook": hook,
    "hippo": hippo,
    "rhino": rhino,
}
"""Muzzles by the name that species use."""
