"""The better incentives: hands, Fridays and gold."""

from __future__ import annotations

from art.cards import outdoors, rooms
from art.cards.critter import Critter, bust
from art.cards.garments import torso
from art.cards.pictures import picture
from art.cards.species import SPECIES
from art.press.brush import taper
from art.press.palette import (
    BROWN,
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
    points,
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
    """A vain llama admires the gold at its wrist; chain and key are somebody else's business."""
    llama = Critter("llama", "turtle", (EVENT.dark, WHITE), ("right", 0.46), "smirk")
    with art.at(296, 104, 0.88):
        torso(art, llama.outfit, *llama.colours)
        bust(art, llama)
    for i in range(9):
        x = 218 + i * 20
        art.body(ellipse(x, 376 - abs(i - 4) ** 2 * 1.6, 13), WHITE, 4.6)
    _chain_to_the_desk(art)
    _cuffed_wrist(art)
    _key_under_glass(art)
    for x, y, r in ((578, 176, 18), (446, 156, 15), (580, 330, 13)):
        art.body(spark(x, y, r), WHITE, 4.6)


def _cuffed_wrist(art: Art) -> None:
    sleeve = taper(points("400,520 492,486 512,380"), (90, 76, 58))
    art.body(sleeve, EVENT.dark, 7)
    with art.clip(sleeve):
        art.shade("M500 360H560V520H470Z", 0.5)
    hoof = SPECIES["llama"].paw_colour
    art.tube("M470 310A44 17 0 0 1 556 316", SUN, 28, 6)
    art.body(taper(points("512,380 514,320 508,250"), (54, 52, 54)), SPECIES["llama"].fur, 6.6)
    art.body(spline(points("470,226 478,176 502,196 520,168 548,190 552,232 512,252")), hoof, 6.6)
    art.tube("M470 310A44 20 0 0 0 556 316", SUN, 32, 6)
    art.stroke("M472 318A44 20 0 0 0 500 330", WHITE, 7, 0.9)
    art.body(rect(486, 324, 52, 56, 12), SUN, 6.4)
    art.shade(rect(514, 328, 20, 48, 8), 0.4)
    art.body("M512 340A8 8 0 0 1 516 354L520 368H504L508 354A8 8 0 0 1 512 340Z", INK, 2)


def _chain_to_the_desk(art: Art) -> None:
    art.body(rect(44, 486, 542, 80), BROWN, 6.8)
    art.shade(rect(330, 492, 252, 70), 0.4)
    for x, y, turn in ((560, 384, 70), (572, 418, 96), (568, 452, 110)):
        art.tube(ellipse(x, y, 22, 12, turn), SUN, 12, 4.4)
    art.body(rect(526, 476, 74, 24, 8), SUN, 6)
    art.tube("M540 478C540 446 588 446 588 478", SUN, 14, 5)


def _key_under_glass(art: Art) -> None:
    """Four candles on the cake it stands under: one a year."""
    art.body(ellipse(126, 492, 82, 17), BROWN, 6.4)
    art.body("M62 488V400C62 330 190 330 190 400V488Z", "#D5EEF2", 6.4)
    art.body(ellipse(126, 342, 13), BROWN, 5.4)
    with art.at(126, 392, 0.9):
        art.body("M-8 20H8V52H28V72H8V86H-8Z", SUN, 5)
        art.body(ellipse(0, 0, 26), SUN, 5.6)
        art.body(ellipse(0, 0, 10), "#D5EEF2", 4.4)
    art.cover("M80 464V404C80 384 88 372 100 366L106 374C96 382 92 392 92 406V464Z", WHITE)
