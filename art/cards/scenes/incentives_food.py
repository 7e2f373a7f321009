"""Perks to eat, while there is enough."""

from __future__ import annotations

from art.cards import rooms
from art.cards.faces import eye
from art.cards.grid import WINDOW
from art.cards.pictures import picture
from art.press.brush import brush, taper
from art.press.palette import BROWN, CORAL, GREY, INK, SUN, WHITE, darker, lighter
from art.press.paths import ellipse, points, poly, rect, spline
from art.press.plates import Art


@picture("fruit_basket", rooms.meeting)
def fruit_basket(art: Art) -> None:
    """One banana for everybody: the portions are marked, the forks are here."""
    art.flat(ellipse(330, 526, 180, 13), INK, 0.35)
    _marked_banana(art)
    _small_basket(art)
    for x, y, turn, fur in (
        (206, 330, 78, "#77B955"),
        (196, 446, 58, "#9A94A8"),
        (462, 132, -132, "#E8743B"),
        (476, 250, -96, "#E9DDD0"),
        (466, 380, -70, "#9B6A45"),
    ):
        with art.clip(WINDOW), art.at(x, y, 1, turn):
            _fork(art, fur)


def _marked_banana(art: Art) -> None:
    line = points("292,92 374,170 392,290 336,412")
    banana = taper(line, (34, 96, 112, 84))
    art.body(poly((268, 70), (298, 58), (318, 98), (284, 112)), BROWN, 6)
    art.body(banana, SUN, 7.2)
    with art.clip(banana):
        art.shade("M350 80Q500 240 350 440H460V80Z", 0.46)
        art.stroke("M330 124Q372 200 358 300", lighter(SUN, 0.6), 9, 0.9)
        for x1, y1, x2, y2 in (
            (300, 152, 368, 92),
            (318, 190, 410, 136),
            (332, 232, 446, 196),
            (338, 340, 452, 352),
            (318, 376, 420, 404),
        ):
            art.line(f"M{x1} {y1}L{x2} {y2}", 5, "9 10")
    for side in (-1, 1):
        eye(art, 384 + side * 27, 264 + side * 5, 23, (-side * 2, 2), 0, SUN, 0.36, 5)
    art.ink(brush([(366, 318), (380, 308), (396, 320)], 8, 0.4, 0.4))
    art.body("M436 214q15 20 0 30q-15 -10 0 -30Z", "#BFE6F5", 4.6)


def _small_basket(art: Art) -> None:
    basket = "M206 408C230 430 430 430 454 408L426 528H234Z"
    art.body(basket, "#D9A05B", 7)
    with art.clip(basket):
        for row in range(5):
            for i in range(9):
                art.line(f"M{190 + i * 36 + row % 2 * 18} {436 + row * 24}q18 -12 36 0", 4)
        art.shade("M380 400L360 530H460V400Z", 0.5)
    rim = "M198 398C230 424 430 424 462 398L458 424C430 446 230 446 202 424Z"
    art.body(rim, "#E9B876", 6.4)
    with art.at(330, 466):
        for side in (-1, 1):
            art.body(poly((0, 0), (side * 52, -26), (side * 52, 26)), CORAL, 5.6)
        art.body(rect(-14, -14, 28, 28, 10), darker(CORAL, 0.2), 5)


def _fork(art: Art, fur: str) -> None:
    """Tines up at the origin, a hand on the handle below."""
    art.tube("M0 40V150", GREY, 15, 4.6)
    art.body("M-24 -12V14C-24 40 24 40 24 14V-12H12V10H6V-12H-6V10H-12V-12Z", GREY, 5)
    art.flat(rect(-19, -6, 5, 22, 2), WHITE, 0.7)
    sleeve = taper([(0, 136), (6, 200), (0, 260)], (42, 52, 60))
    art.body(sleeve, fur, 6.2)
    with art.clip(sleeve):
        art.shade(sleeve, 0.36)
    art.body(spline(points("-26,128 -22,96 0,86 22,96 26,128 0,146")), fur, 6)
    art.line("M-22 108H12M-24 122H10", 4.2)
