"""Backdrops out of doors and out of this world. Family tones only, never an ink line."""

from __future__ import annotations

import numpy as np

from art.cards.backdrops import cloud
from art.press.palette import CORAL, SAND, SUN, WHITE, Family, mix
from art.press.paths import ellipse, poly, rays, rect, spark
from art.press.plates import Art

_ALL = rect(0, 0, 630, 620)


def storm(art: Art, family: Family) -> None:
    """Black clouds, slanting rain and lightning."""
    art.flat(_ALL, mix(family.dark, family.mid, 0.35))
    rain = "".join(
        rect(60 + i * 40 + j % 2 * 20, 180 + j * 52, 4, 30, 2) for j in range(7) for i in range(14)
    )
    with art.at(30, -20, 1, 8):
        art.flat(rain, family.light, 0.6)
    for x, y, s in ((200, 110, 1.7), (420, 90, 2.0), (570, 130, 1.4)):
        cloud(art, x, y, s, mix(family.deep, family.dark, 0.5))
    art.flat(
        poly((500, 150), (546, 150), (520, 220), (556, 220), (480, 340), (500, 250), (470, 250)),
        SUN,
    )
    art.flat("M0 510Q170 480 330 500T640 490V620H0Z", family.deep)


def skyline(art: Art, family: Family) -> None:
    """The city at night, some windows still lit."""
    random = np.random.default_rng(12)
    art.flat(_ALL, mix(family.dark, family.deep, 0.6))
    art.flat(ellipse(500, 130, 50), SUN, 0.95)
    for x, y, r in ((220, 90, 9), (330, 130, 7), (400, 80, 9), (570, 220, 8), (180, 200, 6)):
        art.flat(spark(x, y, r, 0.2), family.tint)
    for i, h in enumerate((190, 270, 150, 320, 220, 300, 170, 250)):
        x = 30 + i * 74
        art.flat(
            rect(x, 510 - h, 68, h + 60), (family.dark, mix(family.dark, family.mid, 0.4))[i % 2]
        )
        for row in range(int(h / 30)):
            for column in range(3):
                if random.random() < 0.42:
                    art.flat(rect(x + 10 + column * 19, 524 - h + row * 28, 11, 15, 2), SUN, 0.85)
    art.flat(rect(0, 502, 630, 120), mix(family.mid, family.dark, 0.3))
    art.flat(rect(0, 502, 630, 8), family.light, 0.7)


def desert(art: Art, family: Family) -> None:
    """Dunes, a cactus and a merciless sun."""
    art.flat(_ALL, family.tint)
    art.flat(ellipse(470, 170, 70), SUN)
    art.flat(rays(470, 170, 20, 700, 4), WHITE, 0.4)
    art.flat("M0 400Q140 320 300 392T640 360V620H0Z", mix(SAND, family.light, 0.5))
    art.flat("M0 470Q220 410 400 462T640 440V620H0Z", SAND)
    art.flat(
        rect(92, 300, 30, 160, 15) + rect(56, 340, 22, 60, 11) + rect(56, 380, 60, 20, 10),
        family.mid,
    )
    art.flat(rect(132, 320, 22, 60, 11) + rect(110, 362, 40, 20, 10), family.mid)


def sea(art: Art, family: Family) -> None:
    """Under water: bubbles, weed, light from above."""
    art.flat(_ALL, family.mid)
    for i in range(4):
        x = 120 + i * 130
        art.flat(poly((x, 0), (x + 60, 0), (x - 20, 620), (x - 140, 620)), family.light, 0.28)
    for x, y, r in (
        (560, 180, 16),
        (540, 230, 10),
        (572, 262, 7),
        (110, 330, 12),
        (92, 290, 7),
        (480, 90, 9),
    ):
        art.flat(ellipse(x, y, r), family.tint, 0.7)
    for x, h in ((84, 150), (116, 100), (540, 170), (574, 110)):
        art.stroke(f"M{x} 540c-30 -{h * 0.3} 30 -{h * 0.6} 0 -{h}", family.dark, 16)
    art.flat("M0 506Q160 480 320 502T640 490V620H0Z", SAND, 0.9)


def jungle(art: Art, family: Family) -> None:
    """Big leaves on all sides."""
    art.flat(_ALL, mix(family.tint, family.light, 0.4))
    art.flat(ellipse(336, 280, 210), WHITE, 0.5)
    places = (
        (80, 300, 60),
        (70, 430, 40),
        (590, 260, -60),
        (600, 400, -40),
        (230, 70, 150),
        (470, 60, 200),
    )
    for x, y, turn in places:
        with art.at(x, y, 1, turn):
            for a in (-46, 0, 46):
                with art.at(0, 0, 1, a):
                    art.flat(
                        "M0 20C-46 -40 -40 -110 0 -160C40 -110 46 -40 0 20Z",
                        (family.mid, family.dark)[a == 0],
                        0.85,
                    )
                    art.stroke("M0 10V-130", family.light, 4, 0.8)
    art.flat("M0 520Q160 484 330 506T640 494V620H0Z", family.dark)


def mountains(art: Art, family: Family) -> None:
    """Peaks with snow."""
    art.flat(_ALL, family.tint)
    art.flat(ellipse(170, 190, 44), SUN)
    for x, h, w in ((120, 240, 170), (500, 300, 210), (320, 200, 220)):
        art.flat(
            poly((x - w, 510), (x, 510 - h), (x + w, 510)),
            mix(family.light, family.mid, (x % 7) / 9),
        )
        top = 510 - h
        art.flat(
            poly(
                (x, top),
                (x + w * 0.25, top + h * 0.25),
                (x + 12, top + h * 0.2),
                (x - 14, top + h * 0.3),
                (x - w * 0.25, top + h * 0.25),
            ),
            WHITE,
        )
    cloud(art, 480, 150, 0.9, WHITE, 0.9)
    art.flat("M0 500Q180 460 340 490T640 476V620H0Z", family.mid)


def road(art: Art, family: Family) -> None:
    """A road to the horizon."""
    art.flat(_ALL, family.tint)
    art.flat(ellipse(330, 300, 110), SUN, 0.9)
    for x, y, s in ((140, 220, 0.9), (520, 180, 1.1)):
        cloud(art, x, y, s, WHITE, 0.9)
    art.flat(rect(0, 300, 630, 320), family.mid)
    art.flat(poly((300, 300), (360, 300), (600, 620), (60, 620)), family.dark)
    for y, w, h in ((320, 6, 24), (366, 10, 40), (434, 16, 60), (524, 24, 80)):
        art.flat(rect(330 - w / 2, y, w, h, 2), SUN)
    for x, y in ((120, 330), (520, 340), (70, 400), (570, 420)):
        art.flat(ellipse(x, y, 40, 16), family.light)


def fire(art: Art, family: Family) -> None:
    """Everything burns."""
    art.flat(_ALL, mix(family.light, SUN, 0.25))
    for i, (y, colour) in enumerate(
        ((210, family.light), (280, CORAL), (370, SUN), (450, mix(SUN, WHITE, 0.5)))
    ):
        points = [f"M0 620V{y + 60}"]
        for x in range(0, 660, 60):
            points.append(
                f"Q{x + 4} {y + 20} {x + 24} {y - 40 - (x * 7 + i * 31) % 60}"
                f"Q{x + 40} {y + 40} {x + 60} {y + 50}"
            )
        art.flat("".join(points) + "V620Z", colour, 0.9)


def clouds(art: Art, family: Family) -> None:
    """High above the clouds."""
    art.flat(_ALL, family.light)
    art.flat(rays(330, 560, 26, 900, 1), family.tint, 0.7)
    for x, y, s in (
        (130, 250, 0.8),
        (530, 230, 1.0),
        (90, 470, 1.9),
        (310, 520, 2.2),
        (560, 470, 1.9),
    ):
        cloud(art, x, y, s, WHITE, 0.95)


def rooftop(art: Art, family: Family) -> None:
    """A roof in the evening with an aerial and a water tank."""
    art.flat(_ALL, family.tint)
    art.flat(ellipse(330, 460, 240), mix(SUN, WHITE, 0.35))
    for i, h in enumerate((60, 110, 80, 140, 70, 120, 90)):
        art.flat(
            rect(40 + i * 80, 470 - h, 74, h + 40), mix(family.light, family.mid, 0.4 + i % 2 * 0.3)
        )
    art.flat(rect(500, 250, 90, 100, 8), family.dark)
    art.flat(poly((490, 254), (545, 210), (600, 254)), family.deep)
    art.flat(rect(510, 350, 10, 150) + rect(570, 350, 10, 150), family.dark)
    art.stroke("M110 500V220M80 250H140M88 290H132", family.dark, 7)
    art.flat(rect(0, 486, 630, 140), family.dark)
    art.flat(rect(0, 486, 630, 12), family.mid)
