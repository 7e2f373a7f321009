"""An event that runs on promises: a train without rails."""

from __future__ import annotations

from art.cards.critter import Critter, bust
from art.cards.paws import paw
from art.cards.pictures import picture
from art.cards.species import SPECIES
from art.press.brush import brush
from art.press.palette import (
    BROWN,
    CORAL,
    DARK_GREY,
    EVENT,
    GREY,
    INK,
    LILAC,
    NIGHT,
    PINK,
    SUN,
    TEAL,
    WHITE,
    Family,
    mix,
)
from art.press.paths import ellipse, points, rays, rect, star
from art.press.plates import Art


def _abyss(art: Art, family: Family) -> None:
    """A cliff that ends, and a great deal of sky."""
    art.flat(rect(0, 0, 630, 620), family.tint)
    art.flat(rays(360, 300, 26, 900, 3), family.light, 0.5)
    art.flat(ellipse(520, 470, 90) + ellipse(420, 500, 70) + ellipse(600, 520, 80), WHITE, 0.9)
    art.flat(ellipse(330, 540, 70) + ellipse(250, 560, 60), WHITE, 0.7)
    cliff = mix(family.mid, BROWN, 0.4)
    art.flat("M0 430L120 424L206 440L190 476L214 520L170 560L186 620H0Z", cliff)
    art.flat("M0 430L120 424L206 440L200 456L110 446L0 452Z", family.dark)


@picture("hype_train", _abyss)
def hype_train(art: Art) -> None:
    """The train has left the rails and the ground; everybody aboard puts their hands up."""
    _broken_rails(art)
    with art.at(312, 284, 0.97, -15):
        _carriage(art)
        _engine(art)
    for path, w in (("60,398 110,372 168,350", 11), ("100,420 140,404 180,392", 8)):
        art.ink(brush(points(path), w, 0.05, 0.5))


def _broken_rails(art: Art) -> None:
    for i in range(5):
        art.body(rect(40 + i * 38, 428, 17, 30, 3), BROWN, 5)
    art.tube("M21 432H160Q214 432 226 386", GREY, 13, 4.6)
    art.tube("M21 448H170Q236 446 250 404", GREY, 13, 4.6)


def _carriage(art: Art) -> None:
    """Three investors in an open waggon."""
    for x, species, colour in ((-214, "frog", TEAL), (-130, "pig", LILAC)):
        for s in (-1, 1):
            art.tube(f"M{x + s * 26} 0Q{x + s * 46} -50 {x + s * 40} -106", colour, 24, 5.4)
            paw(art, x + s * 40, -118, SPECIES[species].fur, s * 8, 0.56)
        with art.at(x, -112, 0.4):
            bust(art, Critter(species, "tee", (colour, WHITE), ("money", 0), "grin"), 6.6)
    body = "M-266 -8H-78L-88 92H-256Z"
    art.body(body, CORAL, 7.2)
    with art.clip(body):
        art.shade("M-160 -10H-70V100H-170Z", 0.5)
        art.flat(rect(-270, 14, 200, 16), SUN)
    art.line(body, 7.2)
    art.tube("M-84 72H-50", INK, 14, 3)
    for x in (-222, -124):
        _wheel(art, x, 98, 30)


def _engine(art: Art) -> None:
    """Star-eyed, its smokestack full of confetti."""
    art.body(rect(-62, -128, 96, 200, 8), EVENT.mid, 7.2)
    art.body(rect(-42, -104, 58, 64, 6), "#BFE6F5", 6)
    art.body(rect(-80, -150, 130, 30, 10), NIGHT, 6.6)
    with art.at(-12, -102, 0.28):
        bust(art, Critter("fox", "tee", (TEAL, WHITE), ("money", 0), "grin"), 6)
    boiler = rect(24, -58, 190, 128, 30)
    art.body(boiler, EVENT.mid, 7.4)
    art.shade("M24 20H214V70H24Z", 0.5)
    art.body("M120 -58L106 -122H180L164 -58Z", NIGHT, 6.6)
    art.body(rect(96, -140, 94, 26, 8), NIGHT, 6.4)
    for i, (x, y) in enumerate(points("112,-176 150,-200 84,-206 174,-164 58,-176")):
        art.body(star(x, y, 5, 16, 7, x), (SUN, TEAL, PINK, CORAL, LILAC)[i], 4)
    art.body(ellipse(68, -66, 22), SUN, 6)
    face = ellipse(206, 6, 86)
    art.body(face, NIGHT, 8)
    art.line(ellipse(206, 6, 98), 6)
    for s in (-1, 1):
        art.body(ellipse(206 + s * 36, -12, 31), WHITE, 5.4)
        art.body(star(206 + s * 36, -12, 5, 23, 10), SUN, 4.4)
    art.body("M162 34Q208 48 252 30Q248 76 206 78Q166 76 162 34Z", WHITE, 5.6)
    art.line("M176 56Q206 64 240 54M192 42V72M222 42V72", 3.6)
    art.body("M250 62L300 108L224 116L210 74Z", SUN, 6.6)
    art.line("M262 76L246 112M278 90L268 112", 4.6)
    art.body(rect(-66, 62, 290, 26, 8), DARK_GREY, 6.4)
    for x, r in ((-26, 42), (66, 42), (160, 30)):
        _wheel(art, x, 100, r)
    art.tube("M-26 100L66 106", GREY, 13, 4.6)


def _wheel(art: Art, x: float, y: float, r: float) -> None:
    art.body(ellipse(x, y, r), INK, 6)
    art.body(ellipse(x, y, r * 0.68), CORAL, 5)
    for turn in (0, 60, 120):
        with art.at(x, y, 1, turn + x):
            art.line(f"M{-r * 0.6:.1f} 0H{r * 0.6:.1f}", 5)
    art.body(ellipse(x, y, r * 0.24), SUN, 4)
