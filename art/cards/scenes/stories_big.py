"""Big stories with a gold rim: machines of the future and of the past."""

from __future__ import annotations

from art.cards import backdrops
from art.cards.critter import Critter, bust
from art.cards.faces import eye
from art.cards.pictures import picture
from art.press.palette import (
    BROWN,
    CORAL,
    DARK_GREY,
    EVENT,
    GREY,
    INK,
    PAPER,
    SCREEN,
    STORY,
    SUN,
    TAN,
    TEAL,
    WHITE,
    darker,
)
from art.press.paths import (
    ellipse,
    rect,
    spark,
    spline,
)
from art.press.plates import DOWN, Art


@picture("quantum_calendar", backdrops.space(330))
def quantum_calendar(art: Art) -> None:
    """A calendar as a box; the cat in it is there and is not there."""
    with art.at(330, 318):
        art.flat(ellipse(6, 184, 200, 22), STORY.deep, 0.6)
        art.body("M-170 -20L-236 -70L-206 -110L-150 -60Z", TAN, 6.4)
        art.body("M170 -20L236 -70L206 -110L150 -60Z", TAN, 6.4)
        art.body(rect(-160, -60, 320, 70), darker(BROWN, 0.5), 5)
        with art.clip("M-300 -400H300V20H-300Z"):
            with art.at(-84, -204, 0.60):
                bust(art, Critter("cat", "", ("", ""), ("open", 0.4), "w"), 7.4)
            _ghost_cat(art, 98, -196)
        box = rect(-170, -20, 340, 200, 10)
        art.body(box, PAPER, 7)
        with art.clip(box):
            art.flat(rect(-170, -20, 340, 52), EVENT.mid)
            art.line("M-170 32H170", 5)
            art.shade("M100 -20L60 190H180V-20Z", 0.4)
        for x in (-100, 0, 100):
            art.tube(f"M{x} -34V6", GREY, 17, 4.6)
        for j in range(3):
            for i in range(5):
                x, y = -142 + i * 60, 48 + j * 42
                if (i, j) == (2, 1):
                    continue
                art.flat(rect(x, y, 46, 30, 6), STORY.tint)
        art.body(rect(-28, 84, 58, 42, 8), SUN, 5)
        art.line("M-16 106l8 8 12 -16", 5)
        art.line("M10 96l14 18M24 96l-14 18", 5)
    for x, y, r in ((210, 130, 14), (556, 140, 16), (96, 360, 12)):
        art.body(spark(x, y, r), SUN, 4.4)


def _ghost_cat(art: Art, x: float, y: float) -> None:
    """The other cat: dashes only."""
    with art.at(x, y, 0.60):
        outline = spline(
            [
                (float(px), float(py))
                for px, py in (
                    (-40, 48),
                    (-132, -30),
                    (-150, 108),
                    (-182, 176),
                    (-112, 240),
                    (0, 272),
                    (112, 240),
                    (182, 176),
                    (150, 108),
                    (132, -30),
                    (40, 48),
                )
            ],
            pull=0.1,
        )
        art.flat(outline, STORY.light, 0.35)
        art.line(outline, 5, "24 18")
        for s in (-1, 1):
            art.stroke(
                f"M{s * 62 - 22} 112L{s * 62 + 22} 152M{s * 62 + 22} 112L{s * 62 - 22} 152",
                WHITE,
                8,
            )
        art.stroke("M-34 214Q-16 230 0 212Q16 230 34 214", WHITE, 6)


@picture("legacy_mainframe", backdrops.shelves)
def legacy_mainframe(art: Art) -> None:
    """A cabinet with tape reels for eyes and a moustache; it holds the ceiling."""
    beige = "#E4D2AC"
    _ceiling(art, beige)
    with art.at(330, 330):
        art.flat(ellipse(6, 158, 170, 18), INK, 0.3)
        for s in (-1, 1):
            art.body(rect(s * 96 - 26, 140, 52, 22, 6), DARK_GREY, 5)
        body = rect(-146, -200, 292, 346, 20)
        art.body(body, beige, 7)
        with art.clip(body):
            art.shade("M70 -210C130 -80 120 60 40 160H170V-210Z", 0.45)
            art.flat(rect(-132, -180, 12, 280, 6), WHITE, 0.6)
        for s in (-1, 1):
            art.body(ellipse(s * 66, -110, 60), DARK_GREY, 6)
            eye(art, s * 66, -110, 42, (s * -4, 8), 0.44, beige, 0.5, 5.6)
            for turn in (0, 120, 240):
                with art.at(s * 66, -110, 1, turn + 30):
                    art.flat(ellipse(0, -51, 6), PAPER)
        art.line("M-6 -112Q0 -120 6 -112", 6)
        half = [(0, -34), (40, -58), (92, -44), (136, -58), (120, -12), (66, 2), (18, -12)]
        for s in (-1, 1):
            art.body(spline([(s * x, y) for x, y in half]), GREY, 6.4)
            art.line(
                f"M{s * 30} -36Q{s * 70} -30 {s * 104} -30M{s * 30} -22Q{s * 60} -12 {s * 90} -16",
                4,
            )
        _controls(art)


def _ceiling(art: Art, beige: str) -> None:
    art.body("M44 66H586V112H44Z", GREY, 6)
    art.shade("M44 90H586V112H44Z", 0.5, DOWN)
    art.line("M150 66L176 92L160 112M470 66L452 90L476 112M476 84L500 96", 5)
    for s in (-1, 1):
        art.tube(
            f"M{330 + s * 140} 300C{330 + s * 220} 270 {330 + s * 216} 190 {330 + s * 176} 132",
            beige,
            30,
            6,
        )
        art.body(
            spline(
                [
                    (330 + s * dx, dy)
                    for dx, dy in (
                        (204, 136),
                        (192, 112),
                        (168, 108),
                        (146, 122),
                        (152, 142),
                        (180, 148),
                    )
                ]
            ),
            WHITE,
            6,
        )


def _controls(art: Art) -> None:
    art.body(rect(-110, 32, 134, 84, 8), SCREEN, 5.4)
    for i, w in enumerate((90, 60, 104, 40)):
        art.flat(rect(-98, 44 + i * 17, w, 8, 3), "#7CF0D2", 0.9)
    for j in range(3):
        for i in range(3):
            art.body(
                ellipse(54 + i * 32, 46 + j * 28, 9),
                (CORAL, SUN, TEAL, PAPER)[(i * 2 + j) % 4],
                3.6,
            )
