"""A story for which nobody has time."""

from __future__ import annotations

from art.cards import backdrops
from art.cards.critter import Critter
from art.cards.faces import eye
from art.cards.figure import figure
from art.cards.pictures import picture
from art.cards.poses import Pose
from art.press.brush import brush
from art.press.palette import CORAL, DARK_GREY, GLASS, GREY, INK, STORY, SUN, WHITE
from art.press.paths import ellipse, rect
from art.press.plates import RIGHT, Art

_CROSSED_LEGS = Pose(
    arms=(
        ((-44, 20), (-92, 66), (-22, 104)),
        ((44, 20), (104, 40), (150, 52)),
    ),
    legs=(
        ((-24, 94), (-20, 126), (34, 156)),
        ((24, 94), (34, 124), (-32, 158)),
    ),
    head=(6, -80),
    nod=9,
    front=(True, True),
)


@picture("subscription_toilet", backdrops.dots(330, 280, 484))
def subscription_toilet(art: Art) -> None:
    """A dog with crossed legs holds its card to a turnstile; the toilet has all day."""
    art.flat(ellipse(330, 522, 250, 12), INK, 0.3)
    with art.at(466, 316, 0.94):
        _aloof_toilet(art)
    customer = Critter(
        "dog", "shirt", (CORAL, STORY.dark), ("wide", 0), "flat", trousers=DARK_GREY, shoes=INK
    )
    with art.at(172, 340, 0.98):
        figure(art, customer, _CROSSED_LEGS)
    _turnstile(art)
    for x, y, turn in ((70, 280, -20), (258, 268, 24), (276, 310, 30)):
        with art.at(x, y, 1, turn):
            art.body("M0 -16C12 2 12 16 0 18C-12 16 -12 2 0 -16Z", GLASS, 4.6)


def _turnstile(art: Art) -> None:
    """Three arms, a slot for the card, a red light."""
    for path in ("M334 430L246 470", "M334 430L420 482"):
        art.tube(path, GREY, 20, 5)
    post = rect(306, 352, 56, 190, 14)
    art.body(post, STORY.dark, 6.8)
    art.shade(rect(334, 352, 26, 190, 12), 0.5)
    art.body(ellipse(334, 430, 22), GREY, 6)
    art.body(ellipse(334, 374, 12), "#E8473C", 4.6)
    with art.at(318, 404, 1, -14):
        art.body(rect(-34, -13, 52, 34, 5), SUN, 5)
        art.flat(rect(-28, -6, 40, 7), INK)


def _aloof_toilet(art: Art) -> None:
    """Its lid is down."""
    tank = rect(-92, -206, 184, 166, 22)
    art.body(rect(-66, -50, 132, 50, 8), STORY.tint, 6)
    art.body(tank, WHITE, 7)
    with art.clip(tank):
        art.shade(rect(20, -210, 80, 180), 0.45, RIGHT)
        art.flat(rect(-76, -180, 12, 120, 6), STORY.tint, 0.9)
    art.body(rect(-104, -226, 208, 34, 14), STORY.tint, 6.4)
    for side in (-1, 1):
        eye(art, side * 38, -126, 25, (6, 3), 0.55, STORY.light, 0.52, 5.4)
    art.ink(brush([(-20, -78), (0, -74), (24, -84)], 8, 0.4, 0.4))
    foot = "M-66 84C-56 130 -72 170 -78 204H78C72 170 56 130 66 84Z"
    art.body(foot, WHITE, 6.6)
    bowl = "M-116 22H116C116 92 70 128 0 128C-70 128 -116 92 -116 22Z"
    art.body(bowl, WHITE, 7)
    with art.clip(bowl + foot):
        art.shade("M40 10C90 60 40 140 0 210H140V10Z", 0.45)
    art.body("M-130 16C-130 -34 130 -34 130 16C130 40 -130 40 -130 16Z", STORY.light, 6.6)
    art.flat(ellipse(-50, -2, 46, 9, -6), WHITE, 0.6)
