"""Those who talk: sales, consulting, scrum and two CTOs with a point to make."""

from __future__ import annotations

from art.cards import backdrops, rooms
from art.cards.critter import Critter
from art.cards.faces import eye
from art.cards.figure import figure
from art.cards.heads import head
from art.cards.pictures import picture
from art.cards.poses import Pose
from art.cards.species import SPECIES
from art.press.brush import brush
from art.press.palette import (
    CORAL,
    DARK_GREY,
    GREY,
    INK,
    NIGHT,
    ORANGE,
    PAPER,
    SUN,
    TEAL,
    TEAM,
    WHITE,
    darker,
)
from art.press.paths import ellipse, poly, rect, star
from art.press.plates import DOWN, Art

_SHOULDERED = Pose(
    arms=(((-44, 20), (-112, 60), (-100, -10)), ((44, 24), (92, 68), (130, 34))),
    legs=(((-26, 92), (-46, 124), (-56, 158)), ((28, 92), (40, 122), (40, 156))),
    front=(True, False),
    nod=-4,
)


@picture("consultant_pig", rooms.meeting)
def consultant_pig(art: Art) -> None:
    """A pig delivers four boxes; the arrow on its shoulder carries a price tag of its own."""
    art.flat(ellipse(330, 524, 250, 13), INK, 0.35)
    pig = Critter("pig", "blazer", (DARK_GREY, TEAL), ("happy", 0), trousers=NIGHT, shoes=INK)
    _golden_arrow(art)
    with art.at(258, 340, 1.14):
        figure(art, pig, _SHOULDERED, "back")
    _hand_truck(art)
    with art.at(258, 340, 1.14):
        figure(art, pig, _SHOULDERED, "front")


def _golden_arrow(art: Art) -> None:
    """Larger than its bearer; the tag hangs from the tip."""
    with art.at(322, 236, 1.1, -32):
        shaft = "M-210 -26H120V-74L226 0L120 74V26H-210L-184 0Z"
        art.cover("M-210 -26H-60V26H-210L-184 0Z", SUN)
        art.body(shaft, SUN, 7.4)
        with art.clip(shaft):
            art.shade("M-220 4H240V80H-220Z", 0.5, DOWN)
            art.stroke("M-180 -14H128", WHITE, 7)
    art.tube("M520 120Q546 150 540 186", WHITE, 8, 3)
    with art.at(540, 220, 1, 8):
        art.body("M-30 46V-16L0 -42L30 -16V46Z", WHITE, 6)
        art.flat(ellipse(0, -20, 6), INK)
        art.body(star(0, 16, 5, 18, 8), CORAL, 4)


def _hand_truck(art: Art) -> None:
    """Two by two boxes; the client looks out of the lower left one."""
    art.tube("M560 300V506H400", GREY, 14, 5)
    for x, y, colour in ((404, 338, TEAL), (482, 338, TEAM.light), (482, 420, ORANGE)):
        art.body(rect(x, y, 78, 80, 7), colour, 6.4)
        art.shade(rect(x + 40, y + 4, 34, 72), 0.4)
        art.flat(rect(x + 30, y, 18, 80), WHITE, 0.6)
    art.body(rect(404, 420, 78, 80, 7), TEAM.dark, 6.4)
    with art.at(443, 416, 0.27):
        head(art, SPECIES["mouse"], ("open", 0.4), "flat", 5.4)
    art.body(rect(404, 476, 78, 26, 5), darker(CORAL, 0.1), 6)
    for x in (424, 536):
        art.body(ellipse(x, 518, 22), INK, 5)
        art.body(ellipse(x, 518, 8), GREY, 4)


_LEANING = Pose(
    arms=(((-44, 24), (-126, 30), (-136, -64)), ((44, 20), (98, 62), (62, 100))),
    legs=(((-26, 92), (-30, 122), (-34, 156)), ((28, 92), (32, 122), (36, 156))),
    front=(True, True),
    nod=-5,
)


@picture("scrum_master_frog", backdrops.board)
def scrum_master_frog(art: Art) -> None:
    """A frog keeps the barrier down; behind it the parked topics queue on their own wheels."""
    for x, y, scale, colour, mood in (
        (574, 250, 0.56, CORAL, 0.3),
        (524, 318, 0.8, TEAL, 0.42),
        (432, 396, 1.12, SUN, 0.5),
    ):
        with art.at(x, y, scale, 4):
            _note_on_wheels(art, colour, mood)
    art.flat(ellipse(256, 524, 130, 12), INK, 0.35)
    frog = Critter("frog", "vest", (PAPER, ORANGE), ("right", 0.3), trousers=DARK_GREY, shoes=INK)
    with art.at(254, 326, 1.14):
        figure(art, frog, _LEANING, "back")
        _peaked_cap(art)
    _barrier(art)
    with art.at(254, 326, 1.14):
        figure(art, frog, _LEANING, "front")


def _note_on_wheels(art: Art, colour: str, lid: float) -> None:
    art.body("M-72 -78H72V40L44 68H-72Z", colour, 6.6)
    art.shade("M10 -78H72V40L44 68H10Z", 0.4)
    art.body("M72 40H44V68Z", darker(colour), 5)
    for s in (-1, 1):
        eye(art, s * 28, -24, 22, (-8, 2), lid, darker(colour, 0.12), 0.5)
        art.body(ellipse(s * 42, 72, 22), INK, 4.6)
        art.flat(ellipse(s * 42, 72, 8), GREY)
    art.ink(brush([(-20, 12), (0, 6), (24, 14)], 8, 0.4, 0.4))


def _peaked_cap(art: Art) -> None:
    """The cap of an attendant, between two eyes that leave little room for it."""
    with art.at(0, -172, 1.12, -5):
        art.body("M-46 6C-52 -34 52 -34 46 6Z", NIGHT, 6)
        art.body("M-52 4Q0 -12 52 4Q40 22 0 22Q-40 22 -52 4Z", INK, 5)
        art.body(ellipse(0, -12, 9), SUN, 4)


def _barrier(art: Art) -> None:
    art.body(rect(92, 432, 62, 110, 8), GREY, 6.6)
    art.shade(rect(124, 436, 28, 102), 0.4)
    boom = poly((70, 450), (66, 414), (604, 420), (604, 450))
    art.body(boom, WHITE, 6.6)
    with art.clip(boom):
        for x in range(60, 600, 88):
            art.flat(poly((x, 460), (x + 44, 460), (x + 66, 400), (x + 22, 400)), CORAL)
        art.shade(rect(60, 434, 560, 30), 0.4)
    art.line(boom, 6.6)
    art.body(ellipse(122, 432, 17), DARK_GREY, 5.4)
