"""Specialists: some on the character kit, some with a body of their own."""

from __future__ import annotations

from art.cards import backdrops
from art.cards.critter import Critter, draw_critter
from art.cards.faces import eye
from art.cards.pictures import picture
from art.press.palette import (
    CORAL,
    SUN,
    TAN,
    TEAL,
    TEAM,
    WHITE,
    lighter,
)
from art.press.paths import (
    ellipse,
    poly,
    rect,
    regular,
    spline,
)
from art.press.plates import Art


@picture("cobol_tortoise", backdrops.shelves)
def cobol_tortoise(art: Art) -> None:
    """A very old animal with a punched card."""
    shell = "M90 520C80 330 170 190 338 190C506 190 596 330 586 520Z"
    art.body(shell, "#8A6A3C", 7)
    with art.clip(shell):
        art.shade("M420 180C600 260 600 420 540 530H600V180Z", 0.5)
        for x, y in ((150, 330), (526, 330), (140, 440), (540, 440), (250, 230), (430, 230)):
            art.body(regular(x, y, 6, 44, 0), TAN, 5.4)
    art.line(shell, 7)
    draw_critter(
        art,
        Critter(
            "tortoise",
            "scarf",
            ("#C9B98A", CORAL),
            ("open", 0.52),
            glasses="round",
            prop="punch_card",
        ),
    )
    with art.at(338, 96, 0.88):
        for s in (-1, 1):
            art.body(
                spline([(s * 24, 84), (s * 60, 58), (s * 118, 66), (s * 124, 86), (s * 70, 82)]),
                WHITE,
                5,
            )


@picture("data_octopus", backdrops.screens)
def data_octopus(art: Art) -> None:
    """Eight arms, nine charts, and a pair of round glasses."""
    skin, dark = "#E2668F", "#B33F6B"
    with art.at(328, 310):
        arms = (
            ((-60, 90), (-190, -20), (-196, -120), (-150, -180)),
            ((60, 90), (170, 130), (214, 40), (200, -20)),
            ((-50, 110), (-130, 190), (-220, 170), (-236, 110)),
            ((50, 110), (130, 190), (220, 170), (232, 110)),
        )
        for arm in arms:
            art.tube(spline(list(arm), closed=False), dark, 40, 6)
        for i, (x, y, turn) in enumerate(
            ((-142, -206, -12), (204, -56, 12), (-226, 92, -8), (226, 88, 8))
        ):
            _chart(art, x, y, turn, i)
        head_shape = (
            "M-104 60C-176 10 -170 -220 0 -224C170 -220 176 10 104 "
            "60C120 100 150 130 150 200H-150C-150 130 -120 100 -104 "
            "60Z"
        )
        art.body(head_shape, skin, 7.4)
        with art.clip(head_shape):
            art.shade("M60 -220C190 -140 140 20 90 70C120 120 120 180 90 210H170V-220Z", 0.45)
            art.flat(ellipse(-100, -110, 18, 60, 14), WHITE, 0.4)
            for x, y, r in ((-60, -176, 14), (-20, -196, 9), (70, -170, 12)):
                art.flat(ellipse(x, y, r), dark, 0.6)
        _octopus_face(art, skin)
        for x0, x1, turn in ((-90, -120, 1), (-30, -44, 1), (30, 44, -1), (90, 120, -1)):
            curl = spline(
                [(x0, 96), (x1 * 1.05, 160), (x1 + turn * -24, 206), (x1 + turn * -60, 190)],
                closed=False,
            )
            art.tube(curl, skin, 40, 6)
            for k in range(3):
                art.flat(ellipse(x0 + (x1 - x0) * k / 2, 124 + k * 28, 7), lighter(skin, 0.5))


def _octopus_face(art: Art, skin: str) -> None:
    for s in (-1, 1):
        eye(art, s * 58, -50, 44, (s * -4, 6), 0.34, skin, 0.52)
        art.line(ellipse(s * 58, -50, 56), 8)
        art.stroke(f"M{s * 58 - 36} -68a42 42 0 0 1 22 -22", WHITE, 6, 0.9)
        art.flat(ellipse(s * 116, 14, 20, 12), CORAL, 0.8)
    art.line("M-4 -54Q0 -60 4 -54", 8)
    art.line("M-26 30Q2 44 28 22", 6.4)


def _chart(art: Art, x: float, y: float, turn: float, kind: int) -> None:
    with art.at(x, y, 0.9, turn):
        art.body(rect(-54, -46, 108, 92, 8), WHITE, 6)
        if kind == 0:
            for i, h in enumerate((22, 40, 30, 58)):
                art.body(rect(-42 + i * 22, 34 - h, 16, h, 2), (TEAL, SUN, CORAL, TEAM.mid)[i], 4)
        elif kind == 1:
            art.line("M-40 26L-16 0L6 12L40 -28", 6)
            art.body(poly((40, -28), (18, -26), (36, -8)), CORAL, 4)
        elif kind == 2:
            art.body(ellipse(0, 0, 34), SUN, 5)
            art.body("M0 0V-34A34 34 0 0 1 29 17Z", TEAL, 5)
        else:
            for px, py in ((-34, 20), (-20, -6), (-4, 14), (8, -20), (22, 4), (36, -26), (30, 24)):
                art.body(ellipse(px, py, 7), (CORAL, TEAM.mid)[(px + py) % 2], 3.6)
