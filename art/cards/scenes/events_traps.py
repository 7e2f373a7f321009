"""Events that have already caught somebody: a net in full swing, a party under ice."""

from __future__ import annotations

from art.cards import outdoors, rooms
from art.cards.critter import Critter, bust
from art.cards.figure import figure
from art.cards.paws import paw
from art.cards.pictures import picture
from art.cards.poses import Pose
from art.cards.species import SPECIES
from art.press.brush import brush
from art.press.palette import (
    BROWN,
    CORAL,
    EVENT,
    GLASS,
    GREY,
    NIGHT,
    SAND,
    SUN,
    TAN,
    TEAL,
    WHITE,
)
from art.press.paths import ellipse, points, poly, rect, spline
from art.press.plates import Art

_TIPTOE = Pose(
    arms=(
        ((-44, 22), (-104, 10), (-132, -66)),
        ((44, 22), (104, 56), (34, -18)),
    ),
    legs=(
        ((-26, 92), (-62, 130), (-40, 176)),
        ((26, 92), (66, 118), (74, 172)),
    ),
    front=(False, True),
    nod=-6,
)


@picture("head_hunter", rooms.cubicles)
def head_hunter(art: Art) -> None:
    """A wolf on tiptoe bids us be quiet; his net is on its way to a capybara at its laptop."""
    hunter = Critter(
        "wolf", "blazer", (NIGHT, SUN), ("left", 0.42), "w", trousers=NIGHT, shoes=BROWN
    )
    with art.at(452, 288, 1.12):
        figure(art, hunter, _TIPTOE, "back")
        _sun_helmet(art)
        figure(art, hunter, _TIPTOE, "front")
    _swinging_net(art)
    paw(art, 302, 210, SPECIES["wolf"].fur, -30, 0.74)
    _busy_prey(art)


def _sun_helmet(art: Art) -> None:
    with art.at(-4, 0, 1, -6):
        art.body("M-78 -156C-78 -232 78 -232 78 -156Z", SAND, 6.4)
        art.body("M-116 -156C-64 -178 64 -178 116 -156C104 -134 -104 -134 -116 -156Z", SAND, 6.4)
        art.flat("M-76 -170C-30 -184 30 -184 76 -170L78 -158H-78Z", CORAL)


def _swinging_net(art: Art) -> None:
    """Hoop downwards, the empty bag still flying behind it."""
    art.tube("M322 238L262 150", BROWN, 17, 5)
    bag = spline(points("118,196 140,120 214,58 300,40 318,66 296,92 276,140 262,172 190,214"))
    with art.clip(bag):
        art.flat(bag, WHITE, 0.5)
        for i in range(-5, 12):
            x = 40 + i * 36
            art.line(f"M{x} 30L{x + 150} 230M{x + 170} 30L{x} 230", 2.4)
    art.line(bag, 5)
    art.tube(ellipse(190, 186, 80, 28, -19), SUN, 16, 5)
    for x, y, w in ((352, 92, 30), (336, 118, 20)):
        art.ink(brush([(x, y), (x + w * 0.6, y - 20), (x + w, y - 46)], 8))


def _busy_prey(art: Art) -> None:
    """The prey with headphones on, entirely busy."""
    art.body("M72 560C66 430 120 396 206 394C292 396 346 430 340 560Z", TEAL, 7)
    art.shade("M232 396C320 410 340 470 330 560H250Z", 0.5)
    prey = Critter("capybara", "hoodie", (TEAL, WHITE), ("down", 0.5), "flat", "phones", CORAL)
    with art.at(206, 252, 0.62):
        bust(art, prey, 7)
    art.body(rect(44, 508, 542, 60), EVENT.dark, 6.6)
    art.body(poly((112, 418), (302, 418), (318, 512), (96, 512)), GREY, 6.6)
    art.shade(poly((220, 418), (302, 418), (318, 512), (220, 512)), 0.4)
    art.body(ellipse(208, 464, 17), WHITE, 4.6)
    for x, turn in ((96, 40), (318, -40)):
        paw(art, x, 500, SPECIES["capybara"].fur, turn, 0.7)


_LOLLY = (
    "M180 384V186C180 92 246 34 330 34C414 34 480 92 480 186V384C480 402 470 412 454 412H206"
    "C190 412 180 402 180 384Z"
)


@picture("budget_freeze", outdoors.mountains)
def budget_freeze(art: Art) -> None:
    """A hamster frozen in the middle of its toast: an ice lolly in a mitten."""
    art.body(rect(304, 390, 52, 130, 10), TAN, 6.6)
    art.shade(rect(330, 390, 26, 130), 0.5)
    _lolly(art)
    _mitten(art)
    for x, y, r in ((128, 300, 17), (536, 150, 19), (552, 340, 14), (112, 420, 12)):
        _flake(art, x, y, r)


def _lolly(art: Art) -> None:
    art.body(_LOLLY, "#9AD3EE", 8)
    guest = Critter(
        "hamster", "shirt", (CORAL, SUN), ("wide", 0), "grin", trousers=NIGHT, shoes=WHITE
    )
    with art.clip(_LOLLY):
        art.shade("M420 30C490 180 480 380 410 420H490V30Z", 0.5)
        with art.at(326, 256, 0.94, -3):
            figure(art, guest, _TOAST)
            _party_hat(art)
            _spilling_glass(art)
        art.flat(_LOLLY, "#9AD6F2", 0.3)
        art.cover(
            "M200 200C200 130 228 88 268 66L278 80C246 102 220 138 220 200V300L200 324Z", WHITE
        )
        art.cover(rect(200, 340, 18, 40, 8), WHITE)
        art.line("M452 200L430 224L446 246L424 280M446 246L476 256", 4)
    art.line(_LOLLY, 8)
    for x, h in ((204, 34), (238, 56), (270, 30), (392, 32), (424, 60), (456, 34)):
        art.body(poly((x - 15, 410), (x + 15, 410), (x, 410 + h)), GLASS, 5.4)


_TOAST = Pose(
    arms=(((-44, 24), (-96, 44), (-76, 100)), ((44, 24), (96, 0), (80, -84))),
    legs=(((-28, 92), (-34, 122), (-38, 152)), ((28, 90), (72, 96), (92, 136))),
    front=(True, False),
    nod=5,
)


def _party_hat(art: Art) -> None:
    art.body(poly((-40, -142), (36, -150), (-12, -232)), SUN, 6)
    art.flat(poly((-32, -160), (28, -166), (22, -178), (-26, -172)), EVENT.mid)
    art.body(ellipse(-12, -234, 13), EVENT.mid, 5)


def _spilling_glass(art: Art) -> None:
    """A glass of fizz, the drops stopped in the air."""
    with art.at(84, -112, 1, 16):
        art.body("M-24 -58H24C26 -20 16 -4 0 0C-16 -4 -26 -20 -24 -58Z", SUN, 5)
        art.line("M0 0V26", 6)
    for x, y, r in ((118, -186, 9), (84, -198, 7), (128, -150, 6)):
        art.body(ellipse(x, y, r), SUN, 4)


def _mitten(art: Art) -> None:
    """A fist in wool around the stick, the thumb across it."""
    hand = spline(points("250,560 238,510 258,470 300,454 364,454 404,472 420,512 408,560"))
    art.body(hand, TEAL, 7)
    with art.clip(hand):
        art.shade("M370 440C420 470 420 540 370 570H430V440Z", 0.45)
        art.stroke("M236 512L264 500L292 514L320 500L348 514L376 500L424 514", WHITE, 9)
    thumb = spline(points("252,500 250,474 276,462 330,468 366,476 372,494 352,504 300,508"))
    art.body(thumb, TEAL, 6.4)
    art.line("M388 468Q378 476 378 490", 4.4)


def _flake(art: Art, x: float, y: float, r: float) -> None:
    for turn in (0, 60, 120):
        with art.at(x, y, 1, turn):
            art.line(f"M{-r} 0H{r}", 5)
