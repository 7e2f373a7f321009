"""The better incentives: hands, Fridays and gold."""

from __future__ import annotations

from art.cards import outdoors, rooms
from art.cards.critter import Critter, bust
from art.cards.pictures import picture
from art.press.palette import (
    CORAL,
    EVENT,
    GREY,
    INCENTIVE,
    INK,
    PAPER,
    SUN,
    TEAL,
    WHITE,
)
from art.press.paths import (
    ellipse,
    rect,
    spark,
    spline,
)
from art.press.plates import Art


@picture("free_massage", outdoors.jungle)
def free_massage(art: Art) -> None:
    """An octopus with four free hands works on the shoulders of a bear."""
    skin = TEAL
    with art.at(330, 300):
        _spare_arms(art, skin)
        _masseur(art, skin)
        back = "M-230 240C-220 80 -150 26 -90 36H90C150 26 220 80 230 240Z"
        art.body(back, "#9B6A45", 7.2)
        with art.clip(back):
            art.shade("M90 50C170 90 180 180 140 250H240V50Z", 0.5)
        with art.at(0, 2, 0.68):
            bust(art, Critter("bear", "", ("", ""), ("shut", 0), "w"), 7.4)
        art.body("M-250 196Q0 160 250 196V260H-250Z", WHITE, 6.4)
        for i in range(3):
            art.flat(
                (
                    f"M{-150 + i * 120} 186Q{-130 + i * 120} 182 {-110 + i * 120} "
                    f"181V260H{-150 + i * 120}Z"
                ),
                INCENTIVE.light,
            )
        for s in (-1, 1):
            for x, y, inner in ((s * 166, 74, s * 80), (s * 214, 140, s * 100)):
                art.tube(
                    spline(
                        [(inner, -20), (x * 1.18, -16), (x * 1.06, y - 20), (x * 0.86, y)],
                        closed=False,
                    ),
                    skin,
                    32,
                    6,
                )
                art.line(
                    (
                        f"M{x * 0.8} {y - 26}q{s * -12} -14 {s * -2} -26M{x * 0.72} "
                        f"{y - 18}q{s * -14} -10 {s * -8} -24"
                    ),
                    4,
                )


def _spare_arms(art: Art, skin: str) -> None:
    for i, (x, y, turn) in enumerate(((-200, -90, -20), (206, -90, 20))):
        arm = spline([(x * 0.3, -60), (x * 0.8, -40), (x, y + 30), (x, y)], closed=False)
        art.tube(arm, skin, 34, 6)
        with art.at(x, y - 14, 0.9, turn):
            if i:
                art.body(rect(-20, -40, 40, 60, 10), SUN, 5.6)
                art.body(rect(-9, -58, 18, 20, 5), PAPER, 5)
                art.body(
                    "M0 -26C10 -10 14 -4 14 4A14 14 0 0 1 -14 4C-14 -4 -10 -10 0 -26Z", WHITE, 4
                )
            else:
                for k in range(3):
                    art.body(ellipse(0, 10 - k * 24, 34 - k * 7, 15), GREY, 5.4)


def _masseur(art: Art, skin: str) -> None:
    top = (
        "M-92 -40C-150 -80 -140 -246 0 -250C140 -246 150 -80 92 "
        "-40C100 0 120 60 130 120H-130C-120 60 -100 0 -92 -40Z"
    )
    art.body(top, skin, 7.2)
    with art.clip(top):
        art.shade("M50 -250C160 -180 110 -60 80 -30C100 0 110 20 100 50H140V-250Z", 0.45)
        art.flat(ellipse(-84, -150, 14, 46, 14), WHITE, 0.4)
    art.body("M-124 -168C-60 -206 60 -206 124 -168L128 -136C60 -172 -60 -172 -128 -136Z", WHITE, 6)
    for s in (-1, 1):
        art.line(f"M{s * 48 - 26} -98Q{s * 48} -78 {s * 48 + 26} -98", 7)
        art.flat(ellipse(s * 92, -76, 18, 11), CORAL, 0.7)
    art.line("M-22 -66Q0 -50 24 -68", 6.4)


@picture("golden_handcuffs", rooms.vault)
def golden_handcuffs(art: Art) -> None:
    """A jewel box with a pair of handcuffs that looks very pleased."""
    gold = SUN
    with art.at(330, 330):
        art.flat(ellipse(6, 158, 220, 20), INK, 0.3)
        lid = "M-196 -30C-204 -190 -170 -240 -130 -240H130C170 -240 204 -190 196 -30Z"
        art.body(lid, INCENTIVE.dark, 7.2)
        art.body(
            "M-166 -34C-172 -170 -146 -206 -116 -206H116C146 -206 172 -170 166 -34Z", EVENT.dark, 6
        )
        with art.clip(lid):
            art.shade("M90 -240C190 -180 190 -80 170 -30H210V-240Z", 0.5)
        for i, x in enumerate((-90, -30, 30, 90)):
            art.line(f"M{x * 1.3} -60Q{x * 1.1} -120 {x} -180", 3)
            if i < 3:
                art.flat(ellipse(x + 30, -120, 6), gold)
        cushion = "M-180 -20C-120 -60 120 -60 180 -20L170 60H-170Z"
        art.body(cushion, EVENT.mid, 6.6)
        for x, y, turn in ((-34, -58, 30), (0, -44, 0), (34, -58, -30)):
            with art.at(x, y, 1, turn):
                art.tube(ellipse(0, 0, 27, 15), gold, 14, 4.4)
        for s in (-1, 1):
            with art.at(s * 102, -64, 1, s * 6):
                _cuff(art, gold)
        box = "M-204 40H204L188 156H-188Z"
        art.body(box, INCENTIVE.mid, 7.2)
        with art.clip(box):
            art.shade("M80 30L50 170H210V30Z", 0.5)
            art.flat(rect(-204, 40, 408, 16), gold)
            art.line("M-204 56H204", 4)
        art.body(rect(-34, 36, 68, 60, 10), gold, 6)
        art.body(ellipse(0, 62, 12), INK, 3)
    for x, y, r in ((226, 132, 18), (536, 140, 24), (566, 250, 14), (96, 270, 16), (470, 90, 14)):
        art.body(spark(x, y, r), WHITE, 4.6)


def _cuff(art: Art, gold: str) -> None:
    """An open ring with teeth above a lock with a face."""
    ring = ellipse(0, -20, 64)
    art.tube(ring, gold, 34, 6)
    art.stroke("M-62 -40A64 64 0 0 1 -20 -80", WHITE, 8, 0.8)
    for turn in (20, 36, 52, 68):
        with art.at(0, -20, 1, turn):
            art.line("M0 -58V-46", 4)
    art.body(rect(-44, 16, 88, 66, 16), gold, 6.6)
    art.shade(rect(12, 20, 30, 58, 10), 0.35)
    for side in (-1, 1):
        art.flat(ellipse(side * 18, 42, 7, 10), INK)
        art.flat(ellipse(side * 30, 56, 8, 5), CORAL, 0.9)
    art.line("M-10 58Q0 66 10 58", 5)
