"""Small stories: things of daily life with a needless feature."""

from __future__ import annotations

from art.cards import backdrops, outdoors
from art.cards.faces import eye, object_face
from art.cards.pictures import picture
from art.press.palette import (
    BROWN,
    CORAL,
    DARK_GREY,
    GLASS,
    GREY,
    INK,
    ORANGE,
    PAPER,
    SAND,
    STORY,
    SUN,
    TEAL,
    WHITE,
)
from art.press.paths import (
    ellipse,
    points,
    rect,
    spline,
)
from art.press.plates import RIGHT, Art


@picture("chatbot_parrot", outdoors.jungle)
def chatbot_parrot(art: Art) -> None:
    """A parrot with a headset says the same thing twice."""
    green, dark = "#5DB35A", "#2F7F4A"
    with art.at(320, 318):
        art.tube("M-190 150H190", BROWN, 26, 6)
        for x in (-150, 150):
            art.body(ellipse(x + (12 if x > 0 else -12), 150, 20), BROWN, 6)
        for x, c in ((-30, STORY.mid), (4, CORAL), (36, dark)):
            art.body(
                spline([(x - 18, 130), (x - 14, 230), (x, 262), (x + 16, 230), (x + 20, 130)]),
                c,
                5.6,
            )
        body = spline(
            points("0,-190 84,-160 116,-80 108,40 60,140 -50,140 -110,40 -112,-80 -80,-160")
        )
        art.body(body, green, 7)
        with art.clip(body):
            art.flat(ellipse(0, 90, 66, 110), SUN, 0.9)
            art.shade("M50 -200C130 -60 110 60 30 150H140V-200Z", 0.45)
            art.flat(ellipse(-84, -10, 14, 60, 6), WHITE, 0.35)
        for s in (-1, 1):
            folded = spline(
                [(s * 100, -40), (s * 128, 20), (s * 112, 96), (s * 70, 134), (s * 76, 40)]
            )
            art.body(folded, dark, 6.2)
            art.line(
                f"M{s * 112} 30Q{s * 100} 44 {s * 90} 40M{s * 112} 70Q{s * 98} 84 {s * 86} 78", 4.4
            )
        _parrot_head(art)
        for x in (-34, 34):
            art.body(
                spline([(x - 22, 138), (x, 126), (x + 22, 138), (x + 16, 166), (x - 16, 166)]),
                ORANGE,
                5,
            )
        _headset(art)
    for x, y, scale in ((486, 130, 1.0), (520, 246, 0.86)):
        _bubble(art, x, y, scale)


def _parrot_head(art: Art) -> None:
    crest = [
        (-24, -184),
        (-52, -232),
        (-16, -214),
        (0, -248),
        (18, -214),
        (50, -236),
        (26, -184),
    ]
    art.body(spline(crest), CORAL, 6)
    for s in (-1, 1):
        art.body(ellipse(s * 52, -98, 46, 50), WHITE, 5)
        eye(art, s * 50, -98, 30, (s * -3, 3), 0.3, WHITE, 0.56)
    beak = "M-34 -84C-20 -110 20 -110 34 -84C36 -50 20 -24 2 -6C-22 -22 -36 -50 -34 -84Z"
    art.body(beak, SUN, 6)
    art.shade("M8 -100C36 -90 30 -40 2 -6C14 -40 14 -70 8 -100Z", 0.45)
    art.line("M-26 -52Q0 -40 26 -54", 4.6)


def _headset(art: Art) -> None:
    art.tube("M-112 -90C-124 -230 124 -230 112 -90", INK, 20, 5)
    for s in (-1, 1):
        art.body(rect(s * 112 - 20, -118, 40, 74, 18), STORY.mid, 6)
    art.tube("M-112 -46C-112 0 -84 10 -56 8", INK, 12, 4)
    art.body(ellipse(-48, 8, 13, 10), DARK_GREY, 4.6)


def _bubble(art: Art, x: float, y: float, scale: float) -> None:
    with art.at(x, y, scale):
        shape = (
            "M-50 -44H50C66 -44 70 -34 70 -20V16C70 30 64 38 50 38H-6"
            "L-44 70L-36 38H-50C-64 38 -70 30 -70 16V-20C-70 -34 -66 "
            "-44 -50 -44Z"
        )
        art.body(shape, WHITE, 6)
        for i in range(3):
            art.flat(ellipse(-34 + i * 34, -2, 10), STORY.mid)


@picture("subscription_toilet", backdrops.dots(330, 280, 484))
def subscription_toilet(art: Art) -> None:
    """A toilet with a card reader and a chain over the lid."""
    with art.at(312, 310):
        art.flat(ellipse(6, 180, 180, 22), INK, 0.3)
        tank = rect(-116, -206, 232, 160, 22)
        art.body(tank, WHITE, 7)
        with art.clip(tank):
            art.shade(rect(40, -210, 90, 170), 0.45, RIGHT)
            art.flat(rect(-100, -190, 14, 120, 7), STORY.tint, 0.9)
        art.body(rect(-92, -56, 184, 60, 10), STORY.tint, 6)
        art.shade(rect(20, -40, 72, 40), 0.5)
        art.body(rect(-130, -224, 260, 34, 14), STORY.tint, 6.4)
        object_face(art, 0, -134, 0.92, eyes="open", mouth="flat", lid=0.46, lid_colour=STORY.light)
        foot = "M-84 80C-70 130 -90 160 -96 182H96C90 160 70 130 84 80Z"
        art.body(foot, WHITE, 6.6)
        bowl = "M-150 20H150C150 90 90 124 0 124C-90 124 -150 90 -150 20Z"
        art.body(bowl, WHITE, 7)
        with art.clip(bowl + foot):
            art.shade("M60 10C110 60 60 140 10 190H170V10Z", 0.45)
        art.body("M-168 14C-168 -40 168 -40 168 14C168 40 -168 40 -168 14Z", STORY.light, 6.6)
        art.flat(ellipse(-70, -8, 56, 10, -6), WHITE, 0.6)
        for i, x in enumerate(range(-150, 160, 50)):
            with art.at(x, 22 + 12 * (1 - (x / 150) ** 2), 1, x * -0.08 + (0 if i % 2 else 8)):
                art.tube(ellipse(0, 0, 30, 15), GREY, 13, 4.4)
        with art.at(0, 66, 1, 4):
            art.body(rect(-36, -14, 72, 62, 10), SUN, 6)
            art.tube("M-20 -14V-30A20 20 0 0 1 20 -30V-14", GREY, 13, 4.4)
            art.flat(ellipse(0, 14, 8), INK)
            art.line("M0 16V32", 6)
    _card_reader(art, 492, 300)
    with art.at(136, 398):
        art.body(ellipse(0, 0, 40), PAPER, 6)
        art.body("M-40 0H-4V84H-40Z", PAPER, 6)
        art.body(ellipse(0, 0, 14), SAND, 5)
        art.line("M-40 44H-4", 3.6, "6 7")


def _card_reader(art: Art, x: float, y: float) -> None:
    with art.at(x, y, 1, 8):
        art.body(rect(-54, -100, 108, 196, 20), INK, 6)
        art.body(rect(-40, -84, 80, 56, 8), GLASS, 4.6)
        art.line("M-18 -56l12 12 24 -26", 7)
        for j in range(3):
            for i in range(3):
                art.flat(
                    rect(-38 + i * 28, -14 + j * 24, 20, 16, 4), (PAPER, SUN)[(i + j) % 4 == 0]
                )
        art.body(rect(-34, 66, 68, 66, 8), TEAL, 5)
        art.flat(rect(-34, 96, 68, 12), INK)
