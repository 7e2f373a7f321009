"""Middle stories: gadgets that cannot wait for the cloud."""

from __future__ import annotations

from art.cards import backdrops, rooms
from art.cards.critter import Critter
from art.cards.faces import eye, object_face
from art.cards.figure import figure
from art.cards.pictures import picture
from art.press.palette import (
    BROWN,
    CORAL,
    DARK_GREY,
    EVENT,
    GLASS,
    GREY,
    INCENTIVE,
    INK,
    LILAC,
    ORANGE,
    PAPER,
    STORY,
    SUN,
    TEAL,
    WHITE,
    darker,
    lighter,
)
from art.press.paths import (
    ellipse,
    poly,
    rect,
    spark,
    spline,
)
from art.press.plates import DOWN, Art


@picture("predictive_plant", backdrops.sunburst(330, 260, 20, 6, 484))
def predictive_plant(art: Art) -> None:
    """A withered fortune teller: the crystal ball shows the drop that never came."""
    with art.at(330, 318):
        art.flat(ellipse(6, 176, 190, 20), INK, 0.3)
        stem = spline([(0, 20), (-6, -60), (4, -130), (-4, -170)], closed=False)
        art.tube(stem, INCENTIVE.dark, 20, 5)
        leaves = (
            (-20, -30, -70, 1.0),
            (16, -60, 66, 1.05),
            (-10, -100, -34, 1.0),
            (8, -130, 32, 0.95),
            (0, -160, 0, 0.8),
        )
        for x, y, turn, scale in leaves:
            _leaf(art, x, y, turn, scale)
        for s, drop in ((-1, 70), (1, 90)):
            art.tube(f"M{s * 10} 0Q{s * 120} -40 {s * 150} {drop - 30}", INCENTIVE.dark, 14, 4.4)
            with art.at(s * 150, drop - 34, 0.8, s * 160):
                _leaf(art, 0, 0, 0, 1, "#B9A03F")
        pot = "M-120 10H120L96 172H-96Z"
        art.body(pot, ORANGE, 7)
        with art.clip(pot):
            art.shade("M40 0L20 180H140V0Z", 0.5)
            art.flat(poly((-104, 30), (-84, 30), (-70, 160), (-88, 160)), WHITE, 0.35)
        art.body(rect(-134, -10, 268, 44, 12), darker(ORANGE, 0.1), 6.6)
        object_face(art, 0, 84, 0.9, eyes="open", mouth="flat", gap=42, lid=0.42, lid_colour=ORANGE)
        for s in (-1, 1):
            art.line(ellipse(s * 38, 84, 36), 6)
        art.line("M-4 80Q0 76 4 80", 6)
    _crystal_ball(art, 480, 390)
    for x, y, r in ((424, 300, 14), (552, 330, 16), (120, 250, 14)):
        art.body(spark(x, y, r), SUN, 4.4)


def _leaf(art: Art, x: float, y: float, turn: float, scale: float, colour: str = "#5DB35A") -> None:
    shape = "M0 0C-44 -30 -44 -100 0 -140C44 -100 44 -30 0 0Z"
    with art.at(x, y, scale, turn):
        art.body(shape, colour, 6)
        with art.clip(shape):
            art.shade("M4 0V-140H50V0Z", 0.4)
        art.line("M0 -10V-112M0 -50L-18 -66M0 -70L18 -86", 4)


def _crystal_ball(art: Art, x: float, y: float) -> None:
    with art.at(x, y):
        art.body("M-58 96C-54 66 54 66 58 96L66 108H-66Z", BROWN, 6)
        ball = ellipse(0, 20, 74)
        art.body(ball, LILAC, 6.6)
        with art.clip(ball):
            art.flat(ellipse(-4, 14, 56), lighter(LILAC, 0.5))
            art.shade("M30 -60C90 0 70 80 0 100H90V-60Z", 0.45)
            art.flat(ellipse(-36, -18, 14, 24, 40), WHITE, 0.8)
        art.body("M0 -26C16 -2 24 12 24 28A24 24 0 0 1 -24 28C-24 12 -16 -2 0 -26Z", STORY.mid, 5)
        art.line("M-40 -18L42 62", 8)


@picture("umbrella_service", backdrops.sky)
def umbrella_service(art: Art) -> None:
    """Open at last, in bright sunshine, with a terminal on the handle."""
    art.body(ellipse(508, 130, 56), SUN, 6)
    for i in range(8):
        with art.at(508, 130, 1, i * 45 + 12):
            art.line("M0 -70V-86", 7)
    with art.at(312, 270, 1, -6):
        art.tube("M0 -120V190C0 250 74 250 74 196", BROWN, 22, 6)
        _canopy(art)
        art.body(ellipse(0, -184, 13, 16), SUN, 5)
        object_face(
            art,
            0,
            -62,
            1,
            eyes="open",
            mouth="flat",
            gap=44,
            lid=0.45,
            lid_colour=lighter(TEAL, 0.25),
        )
    _slow_terminal(art)
    for x, y in ((120, 380), (160, 440), (204, 396)):
        art.body(
            (
                f"M{x} {y - 26}C{x + 18} {y} {x + 14} {y + 22} {x} {y + 22}"
                f"C{x - 14} {y + 22} {x - 18} {y} {x} {y - 26}Z"
            ),
            STORY.mid,
            5,
        )


def _canopy(art: Art) -> None:
    canopy = (
        "M-220 40C-220 -110 -120 -176 0 -176C120 -176 220 -110 "
        "220 40Q184 6 147 40Q110 6 73 40Q36 6 0 40Q-36 6 -73 40"
        "Q-110 6 -147 40Q-184 6 -220 40Z"
    )
    art.body(canopy, TEAL, 7)
    with art.clip(canopy):
        for s in (-1, 1):
            wedge = (
                f"M0 -176C{s * 40} -120 {s * 72} -40 {s * 73} 40L{s * 147} "
                f"50C{s * 140} -60 {s * 80} -150 0 -176Z"
            )
            art.flat(wedge, lighter(TEAL, 0.5))
        art.shade("M80 -180C200 -100 200 0 120 60H240V-180Z", 0.45)
        art.flat(ellipse(-120, -100, 22, 50, 46), WHITE, 0.45)
        for s in (-1, 1):
            art.line(
                (
                    f"M0 -176C{s * 40} -120 {s * 72} -40 {s * 73} 40M0 -176C{s * 80} "
                    f"-150 {s * 140} -60 {s * 147} 50"
                ),
                4.6,
            )
    art.line(canopy, 7)


def _slow_terminal(art: Art) -> None:
    with art.at(420, 400, 1, 10):
        art.tube("M-60 -60Q-80 -90 -92 -70", INK, 10, 3)
        art.body(rect(-52, -78, 104, 148, 16), INK, 6)
        art.body(rect(-38, -64, 76, 52, 8), GLASS, 4.6)
        art.body("M-14 -58H14L0 -38L14 -18H-14L0 -38Z", SUN, 4)
        for j in range(2):
            for i in range(3):
                art.flat(
                    rect(-38 + i * 28, 4 + j * 26, 20, 18, 4), (PAPER, CORAL)[(i + 2 * j) % 4 == 2]
                )


@picture("voice_stapler", rooms.meeting)
def voice_stapler(art: Art) -> None:
    """A stapler calls the wrong man; the moose with the two sheets can only hold its head."""
    moose = Critter(
        "moose", "stripe", (WHITE, TEAL), ("shut", 0), "flat", trousers=DARK_GREY, shoes=INK
    )
    with art.at(414, 290, 1.0):
        figure(art, moose, "facepalm", "back")
        for turn in (-14, 6):
            with art.at(-58, 100, 1, turn):
                art.body(rect(-34, -48, 68, 88, 4), WHITE, 5.4)
                art.flat(rect(-22, -32, 40, 7, 3) + rect(-22, -16, 30, 7, 3), GREY)
        figure(art, moose, "facepalm", "front")
    _shouting_stapler(art)


def _shouting_stapler(art: Art) -> None:
    with art.at(252, 400, 0.84):
        art.flat(ellipse(20, 152, 240, 22), INK, 0.3)
        art.body(
            "M-200 120H220C232 120 236 150 220 154H-196C-214 150 -212 122 -200 120Z", DARK_GREY, 6.6
        )
        art.body("M-190 96C-140 84 60 84 214 106V124H-190Z", GREY, 6)
        for i in range(8):
            art.line(f"M{-20 + i * 26} 96V118", 3.6)
        art.body(ellipse(-168, 84, 34), GREY, 6.4)
        with art.at(-168, 84, 1, -17):
            jaw = (
                "M-40 -24C-40 -84 20 -106 90 -106H300C372 -106 408 -64 "
                "404 -6C404 8 396 14 384 12L360 -20H-20C-34 -8 -40 -10 "
                "-40 -24Z"
            )
            art.body(jaw, EVENT.mid, 7)
            with art.clip(jaw):
                art.shade("M-40 -54H410V30H-40Z", 0.5, DOWN)
                art.flat(rect(40, -94, 280, 14, 7), WHITE, 0.5)
            for x in (196, 290):
                eye(art, x, -78, 40, (8, 6), 0.24, EVENT.mid, 0.54, 5.6)
            art.flat(ellipse(340, -36, 20, 12), CORAL, 0.8)
            art.line("M96 -20H340", 5)
            for i in range(3):
                art.body(ellipse(20 + i * 40, -56, 9), INK, 3)
    with art.at(540, 446, 0.86, 12):
        art.body(rect(-46, -84, 92, 164, 18), INK, 6)
        art.flat(rect(-36, -68, 72, 128, 8), INCENTIVE.mid)
        art.body("M-24 16C-24 -16 24 -16 24 16Z", WHITE, 4.6)
        art.body(ellipse(0, -26, 16), WHITE, 4.6)
        art.flat(ellipse(0, 42, 13), EVENT.mid)
    for r in (26, 46, 66):
        arc = f"M{150 - r * 0.7} {300 - r * 0.7}A{r} {r} 0 0 1 {150 + r * 0.7} {300 - r * 0.7}"
        art.stroke(arc, STORY.dark, 9)
