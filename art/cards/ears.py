"""Ears, horns and spikes of the animals."""

from __future__ import annotations

from collections.abc import Callable

from art.cards.species import Species
from art.press.paths import ellipse, points, spline
from art.press.plates import Art


def draw_ears(art: Art, sp: Species) -> None:
    """The ears behind the head."""
    fur = sp.dark if sp.mark in ("panda", "badger") else sp.fur
    for s in (-1, 1):
        if sp.ears in _EARS:
            _EARS[sp.ears](art, s, fur, sp)


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


def _big_ear(art: Art, s: int, fur: str, sp: Species) -> None:
    art.body(ellipse(s * 132, 24, 76), fur, 7)
    art.flat(ellipse(s * 132, 28, 50), sp.inner)


def _koala_ear(art: Art, s: int, fur: str, sp: Species) -> None:
    tufts = [(70, 60), (90, -8), (134, -34), (150, -10), (186, -14), (184, 22), (214, 40)]
    outline = [*tufts, (194, 66), (206, 96), (150, 118)]
    art.body(spline([(s * x, y) for x, y in outline]), fur, 7)
    art.flat(ellipse(s * 146, 44, 34, 40), sp.inner)


def _bull_ear(art: Art, s: int, fur: str, sp: Species) -> None:
    shape = [(96, 92), (150, 76), (204, 96), (196, 130), (150, 138)]
    art.body(spline([(s * x, y) for x, y in shape]), fur, 7)
    horn = (
        f"M{s * 58} 60C{s * 110} 62 {s * 148} 30 {s * 140} -46C{s * 110} -4 {s * 84} 2 {s * 36} 10Z"
    )
    art.body(horn, "#F1E3C6", 6.6)


def _elephant_ear(art: Art, s: int, fur: str, sp: Species) -> None:
    shape = [(110, 30), (180, -4), (236, 50), (240, 150), (190, 226), (126, 196)]
    art.body(spline([(s * x, y) for x, y in shape]), fur, 7)
    art.flat(spline([(s * (x * 0.8 + 34), y * 0.8 + 24) for x, y in shape]), sp.inner, 0.8)


def _low_ear(art: Art, s: int, fur: str, sp: Species) -> None:
    out = 104 if sp.head == "tall" else 144
    art.body(ellipse(s * out, 52, 30, 34), fur, 7)
    art.flat(ellipse(s * out, 56, 15, 18), sp.inner)


def _antler(art: Art, s: int, fur: str, sp: Species) -> None:
    ear = [(84, 70), (140, 56), (190, 84), (160, 110), (110, 110)]
    blade = (
        "40,40 56,-30 110,-50 112,-104 140,-60 164,-108 178,-52 214,-80 206,-20 160,8 96,10 76,44"
    )
    art.body(spline([(s * x, y) for x, y in points(blade)], pull=0.1), "#D9AE7A", 6.6)
    art.body(spline([(s * x, y) for x, y in ear]), fur, 7)


def _joey_ear(art: Art, s: int, fur: str, sp: Species) -> None:
    outer = [(40, 60), (64, -30), (120, -96), (166, -90), (170, -20), (128, 70)]
    inner = [(74, 40), (92, -24), (130, -66), (150, -58), (146, -10), (116, 50)]
    art.body(spline([(s * x, y) for x, y in outer]), fur, 7)
    art.flat(spline([(s * x, y) for x, y in inner]), sp.inner)


def _tuft_ear(art: Art, s: int, fur: str, sp: Species) -> None:
    outer = (
        f"M{s * 140} 100C{s * 150} 50 {s * 150} 10 {s * 132} -56C{s * 110} -10 {s * 74} 20 "
        f"{s * 56} 60Z"
    )
    art.body(outer, fur, 7)
    art.flat(
        (
            f"M{s * 124} 70C{s * 128} 40 {s * 128} 20 {s * 122} 0C{s * 106} 20 {s * 92} 40 "
            f"{s * 84} 56Z"
        ),
        sp.inner,
    )


_EARS: dict[str, Callable[[Art, int, str, Species], None]] = {
    "cat": _cat_ear,
    "fox": _fox_ear,
    "round": _round_ear,
    "bunny": _bunny_ear,
    "floppy": _floppy_ear,
    "pig": _pig_ear,
    "frog": _frog_ear,
    "llama": _llama_ear,
    "lamb": _lamb_ear,
    "horns": _horn,
    "big": _big_ear,
    "koala": _koala_ear,
    "bull": _bull_ear,
    "elephant": _elephant_ear,
    "low": _low_ear,
    "antlers": _antler,
    "joey": _joey_ear,
    "tuft": _tuft_ear,
}
