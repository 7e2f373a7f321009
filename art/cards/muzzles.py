"""Noses, mouths and muzzles of the animals."""

from __future__ import annotations

from collections.abc import Callable

from art.cards.snouts import SNOUTS
from art.cards.species import Species
from art.press.palette import CORAL, INK, MOUTH, ORANGE, WHITE, darker
from art.press.paths import ellipse, points, rect, spline
from art.press.plates import Art


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
    art.body(spline(points("-18,188 0,182 18,188 8,204 0,208 -8,204")), sp.nose, 4.6)
    _mouth(art, 208, mouth)


def _muzzle_sloth(art: Art, sp: Species, mouth: str) -> None:
    art.body(spline(points("0,168 26,174 18,194 0,200 -18,194 -26,174")), INK, 4)
    art.flat(ellipse(-8, 176, 7, 4), WHITE, 0.7)
    art.line("M-44 206Q0 236 46 204", 5.4)


MUZZLES: dict[str, Callable[[Art, Species, str], None]] = {
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
    "sloth": _muzzle_sloth,
    **SNOUTS,
}
