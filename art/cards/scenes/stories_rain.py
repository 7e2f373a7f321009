"""A small story in the rain, of which it knows nothing."""

from __future__ import annotations

from art.cards import outdoors
from art.cards.heads import head
from art.cards.pictures import picture
from art.cards.species import SPECIES
from art.press.brush import brush, taper
from art.press.palette import (
    BROWN,
    CORAL,
    DARK_GREY,
    GLASS,
    INK,
    ORANGE,
    STORY,
    SUN,
    TEAL,
    WHITE,
    lighter,
)
from art.press.paths import ellipse, points, poly, rays, rect, spline
from art.press.plates import Art

_CLOUD = "150,120 176,76 240,64 300,30 380,40 420,74 500,66 556,104 548,150 460,168 300,164 180,160"


@picture("weather_app", outdoors.storm)
def weather_app(art: Art) -> None:
    """A telephone promises sun, up to the waist in water; a frog has looked out of the window."""
    _cloud(art)
    with art.at(258, 324, 1, -5):
        _telephone(art)
    _frog(art)
    _flood(art)


def _cloud(art: Art) -> None:
    cloud = spline(points(_CLOUD))
    art.body(cloud, WHITE, 7)
    with art.clip(cloud):
        art.shade("M140 130Q340 170 560 110V180H140Z", 0.5)
    for x, y in (
        (168, 214),
        (206, 286),
        (398, 214),
        (452, 196),
        (122, 300),
        (420, 262),
        (146, 386),
    ):
        with art.at(x, y, 1, 10):
            art.body("M0 -24C16 0 13 20 0 20C-13 20 -16 0 0 -24Z", GLASS, 4.6)


def _telephone(art: Art) -> None:
    """Sunglasses, a straw hat of a smile, a drink."""
    art.tube("M-112 30C-160 50 -170 90 -140 120", DARK_GREY, 24, 5.6)
    art.body(rect(-112, -164, 224, 390, 34), DARK_GREY, 7.6)
    art.shade(rect(50, -160, 58, 380, 26), 0.5)
    screen = rect(-92, -136, 184, 330, 16)
    art.body(screen, STORY.light, 6)
    with art.clip(screen):
        art.flat(rays(0, -20, 16, 300, 6), lighter(STORY.light, 0.5))
        art.body(ellipse(0, -20, 78), SUN, 6)
        for turn in range(0, 360, 30):
            with art.at(0, -20, 1, turn):
                art.ink(taper([(0, -88), (0, -102), (0, -114)], (12, 9, 2)))
        for s in (-1, 1):
            art.body(rect(s * 34 - 29, -46, 58, 38, 12), INK, 4)
            art.flat(poly((s * 34 - 20, -42), (s * 34 - 4, -42), (s * 34 - 20, -16)), WHITE, 0.5)
        art.line("M-8 -36H8", 8)
        art.ink(brush(points("-30,12 0,28 34,8"), 11, 0.4, 0.3))
        art.flat(poly((60, -140), (92, -140), (-40, 200), (-92, 200), (-92, 170)), WHITE, 0.16)
    art.body(rect(-28, -152, 56, 10, 5), INK, 2)
    art.tube("M112 40C148 40 154 10 146 -14", DARK_GREY, 24, 5.6)
    with art.at(144, -40, 1, 4):
        art.body("M-30 -40H30L18 28H-18Z", ORANGE, 6)
        art.flat(poly((-24, -22), (-12, -22), (-8, 20), (-16, 20)), WHITE, 0.6)
        art.tube("M6 -38L20 -84L36 -90", CORAL, 9, 3.4)
        art.body("M-44 -48C-44 -84 -4 -92 12 -66Z", TEAL, 5.4)


def _frog(art: Art) -> None:
    """Under an umbrella, as anybody with a window would be."""
    art.tube("M492 258V470", BROWN, 13, 4.6)
    canopy = (
        "M396 292C400 196 584 196 590 292C574 276 556 276 542 292C526 276 508 276 492 292"
        "C476 276 458 276 444 292C428 276 410 276 396 292Z"
    )
    art.body(canopy, CORAL, 7)
    with art.clip(canopy):
        art.body("M444 300C448 240 474 216 492 214C510 216 538 240 542 300Z", WHITE, 5)
        art.shade("M520 200C600 220 600 260 592 310H530Z", 0.45)
    art.line(canopy, 7)
    art.body(ellipse(493, 216, 8), SUN, 4)
    art.body("M440 570C440 450 470 424 510 424C552 424 578 450 580 570Z", "#77B955", 6.6)
    with art.at(510, 312, 0.46):
        head(art, SPECIES["frog"], ("left", 0.5), "flat")
    art.body(spline(points("476,446 492,430 512,440 508,464 488,470")), "#77B955", 5.4)


def _flood(art: Art) -> None:
    water = "M21 470Q70 446 120 468T220 468T320 466T420 470T520 466T620 470V580H21Z"
    art.body(water, STORY.mid, 6.4)
    for x, y, w in ((120, 496, 50), (300, 506, 60), (440, 500, 40), (560, 508, 36)):
        art.stroke(f"M{x - w} {y}Q{x} {y - 10} {x + w} {y}", WHITE, 6, 0.8)
    with art.at(96, 462, 1, -10):
        art.body("M-34 0C-40 -34 -12 -40 0 -30C14 -40 40 -30 44 0C30 20 -24 20 -34 0Z", SUN, 6)
        art.body(ellipse(-22, -38, 22), SUN, 5.6)
        art.body(poly((-42, -40), (-60, -34), (-42, -26)), ORANGE, 4.6)
        art.flat(ellipse(-26, -42, 4.6), INK)
