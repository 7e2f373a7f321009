"""Events with somebody in the middle of them: the hunter, the stork, the lever."""

from __future__ import annotations

from art.cards import rooms
from art.cards.critter import Critter
from art.cards.figure import figure
from art.cards.pictures import picture
from art.press.brush import brush
from art.press.palette import (
    CORAL,
    GREY,
    INK,
    NIGHT,
    SUN,
    TEAL,
    WHITE,
)
from art.press.paths import ellipse, poly
from art.press.plates import Art


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
