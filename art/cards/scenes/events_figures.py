"""Events with somebody in the middle of them: the hunter, the stork, the lever."""

from __future__ import annotations

from art.cards import outdoors, rooms
from art.cards.critter import Critter
from art.cards.faces import eye
from art.cards.figure import figure
from art.cards.pictures import picture
from art.press.brush import brush, taper
from art.press.palette import (
    CORAL,
    EVENT,
    GREY,
    INK,
    LEAF,
    NIGHT,
    PAPER_SHADE,
    SUN,
    TEAL,
    WHITE,
)
from art.press.paths import ellipse, points, poly, rect, spark, spline
from art.press.plates import Art


@picture("stork", outdoors.mountains)
def stork(art: Art) -> None:
    """A stork with a postal cap lands right in front of you; the bundle wears a headset."""
    for s in (-1, 1):
        art.body(spline([(330 + s * x, y) for x, y in _WING]), WHITE, 7)
        tips = [(330 + s * x, y) for x, y in _TIPS]
        art.body(spline(tips), INK, 6)
        for x, y in ((216, 186), (180, 214), (146, 236)):
            art.ink(
                brush(
                    [(330 + s * x, y - 30), (330 + s * (x - 8), y), (330 + s * (x - 26), y + 26)], 7
                )
            )
    art.body(
        spline(points("236,300 250,230 330,210 410,230 424,300 400,380 330,400 260,380")), WHITE, 7
    )
    art.body(taper([(330, 270), (330, 200), (330, 150)], (120, 92, 100)), WHITE, 7)
    art.cover(ellipse(330, 260, 60, 40), WHITE)
    art.body(ellipse(330, 140, 70, 64), WHITE, 7)
    art.cover(ellipse(330, 180, 48, 30), WHITE)
    for s in (-1, 1):
        eye(art, 330 + s * 34, 140, 26, (s * -4, 6), 0.5, PAPER_SHADE, 0.54)
    art.body("M256 106C270 60 390 60 404 106C360 92 300 92 256 106Z", EVENT.dark, 6.4)
    art.body("M262 104C300 88 360 88 398 104L420 122C370 108 290 108 240 122Z", INK, 5.4)
    art.body(ellipse(330, 82, 13), SUN, 4.6)
    _bundle(art)
    art.body("M306 166Q330 154 354 166L344 250L330 296L316 250Z", CORAL, 6.4)
    art.line("M330 176V280", 4.4)
    for s in (-1, 1):
        art.body(
            spline(
                [(330 + s * 4, 282), (330 + s * 50, 252), (330 + s * 74, 276), (330 + s * 30, 304)]
            ),
            EVENT.tint,
            6,
        )


_WING = (
    (70, 290),
    (120, 180),
    (200, 110),
    (270, 80),
    (262, 130),
    (282, 150),
    (256, 186),
    (268, 216),
    (230, 240),
    (228, 272),
    (180, 284),
    (130, 320),
)
_TIPS = ((200, 112), (270, 80), (262, 130), (282, 150), (256, 186), (240, 150), (222, 136))


def _bundle(art: Art) -> None:
    with art.at(330, 404, 1.16):
        bundle = (
            "M-4 -96C-50 -70 -108 -30 -108 30C-108 84 -60 112 0 112C60 112 108 84 108 30C108 "
            "-30 50 -70 4 -96Z"
        )
        art.body(bundle, EVENT.tint, 7)
        with art.clip(bundle):
            for x, y in ((-74, 44), (-44, 88), (60, 80), (80, 20), (14, 98), (-70, -6), (70, -20)):
                art.flat(spark(x, y, 13, 0.3), EVENT.light)
            art.shade("M40 -90C110 0 90 90 10 120H120V-90Z", 0.45)
            art.ink(brush([(-20, -80), (-60, -30), (-76, 10)], 7))
            art.ink(brush([(24, -80), (64, -34), (84, 0)], 7))
        hole = ellipse(0, 26, 68, 60)
        art.body(hole, EVENT.dark, 6)
        with art.clip(hole):
            art.body(ellipse(0, 46, 60), SUN, 6)
            for s in (-1, 1):
                art.flat(ellipse(s * 24, 30, 14, 17), INK)
                art.flat(ellipse(s * 24 - 4, 24, 5), WHITE)
                art.flat(ellipse(s * 42, 50, 11, 7), CORAL)
            art.body(ellipse(0, 56, 15), TEAL, 4.6)
            art.body(ellipse(0, 56, 6), WHITE, 3.6)
            art.tube("M-60 40C-66 -34 66 -34 60 40", INK, 12, 3)
            for s in (-1, 1):
                art.body(rect(s * 58 - 11, 26, 22, 36, 9), LEAF, 4.6)
        art.line(hole, 6)


@picture("rollback_lever", rooms.pipes)
def rollback_lever(art: Art) -> None:
    """An otter hangs on the big lever; the arrow of time already points back."""
    arc = "M552 300C560 150 440 70 330 74C240 78 190 120 176 160"
    art.tube(arc, SUN, 36, 6)
    art.stroke(arc, WHITE, 6, 0.7)
    art.body(poly((130, 150), (224, 160), (164, 236)), SUN, 6.2)
    art.erase(poly((160, 140), (194, 144), (196, 164), (158, 160)))
    art.stroke("M178 142L172 168", SUN, 25)
    art.flat(ellipse(320, 528, 220, 11), INK, 0.4)
    base = "M110 524L136 430H330L356 524Z"
    art.body(base, NIGHT, 7)
    with art.clip(base):
        for i in range(9):
            x = 100 + i * 34
            art.flat(poly((x, 524), (x + 20, 490), (x + 36, 490), (x + 16, 524)), SUN)
    art.body("M164 434C164 360 302 360 302 434Z", CORAL, 6.6)
    art.tube("M234 420L300 236", GREY, 30, 6)
    art.body(ellipse(302, 224, 36), CORAL, 6.6)
    art.flat(ellipse(290, 212, 11, 8), WHITE, 0.7)
    otter = Critter(
        "otter", "overall", (WHITE, "#3F6F9F"), ("angry", 0.2), "w", "cap", TEAL, trousers="#3F6F9F"
    )
    with art.at(452, 336, 1.08, 12):
        figure(art, otter, "lever", "back")
        figure(art, otter, "lever", "front")
    for path in ([(360, 250), (372, 262), (380, 280)], [(366, 206), (384, 206), (400, 214)]):
        art.ink(brush([(float(x), float(y)) for x, y in path], 8))
    with art.at(240, 470, 0.9):
        art.body(ellipse(0, 0, 36), WHITE, 5.6)
        art.line("M0 -22V0L-16 10", 5.4)
        for turn in range(0, 360, 90):
            with art.at(0, 0, 1, turn):
                art.line("M0 -30V-26", 4)
