"""Events that come over a whole office: a meeting, an audit, a new structure, a last push."""

from __future__ import annotations

from art.cards import rooms
from art.cards.critter import Critter, bust
from art.cards.faces import eye
from art.cards.figure import figure
from art.cards.heads import head
from art.cards.paws import paw
from art.cards.pictures import picture
from art.cards.poses import Pose
from art.cards.species import SPECIES
from art.press.brush import brush, taper
from art.press.palette import (
    BROWN,
    CORAL,
    DARK_GREY,
    EVENT,
    GREY,
    INK,
    LILAC,
    NIGHT,
    ORANGE,
    PAPER,
    SAND,
    SUN,
    TAN,
    TEAL,
    WHITE,
    Family,
    lighter,
    mix,
)
from art.press.paths import ellipse, points, poly, rect, spark, spline, star
from art.press.plates import DOWN, Art

_FUR = "#7B6E8E"


def _endless_room(art: Art, family: Family) -> None:
    """A meeting room after hours: a window with the moon in it, a clock without mercy."""
    art.flat(rect(0, 0, 630, 620), family.light)
    for i in range(10):
        art.flat(rect(44 + i * 62, 0, 30, 620), family.tint, 0.5)
    art.flat(rect(196, 84, 150, 170, 6), family.dark)
    art.flat(rect(206, 94, 130, 150, 3), family.deep)
    art.flat(ellipse(284, 146, 26), SUN)
    art.flat(rect(266, 94, 8, 150) + rect(206, 166, 130, 8), family.dark)


@picture("meeting_email", _endless_room)
def meeting_email(art: Art) -> None:
    """An envelope makes a speech; one listener sleeps, one has grown a beard, one is bone."""
    _speech(art)
    for x, colour in ((140, TEAL), (330, LILAC), (516, CORAL)):
        art.body(
            f"M{x - 92} 570C{x - 96} 470 {x - 50} 430 {x} 428C{x + 50} 430 {x + 96} 470 "
            f"{x + 92} 570Z",
            colour,
            7,
        )
        art.shade(f"M{x + 24} 432C{x + 96} 470 {x + 96} 520 {x + 92} 570H{x + 30}Z", 0.5)
    art.body(rect(44, 494, 542, 70), BROWN, 6.8)
    art.shade(rect(44, 520, 542, 44), 0.4, DOWN)
    _sleeper(art)
    _bearded(art)
    _skeleton(art)


def _speech(art: Art) -> None:
    """A bubble from beyond the frame, and what it amounts to."""
    bubble = spline(points("392,72 470,52 556,70 580,140 552,206 470,222 398,206 372,140"))
    art.body(bubble, WHITE, 7)
    art.body(poly((552, 190), (606, 226), (520, 212)), WHITE, 6)
    art.cover(poly((548, 176), (572, 198), (524, 206)), WHITE)
    art.body(rect(410, 92, 132, 92, 8), PAPER, 6.6)
    art.shade(rect(484, 96, 54, 84), 0.35)
    art.ink(brush(points("412,98 476,146 540,98"), 8, 0.6, 0.6))
    art.body(ellipse(476, 150, 17), EVENT.mid, 5)


def _sleeper(art: Art) -> None:
    """The bear lies on its cheek; a bubble rises and falls."""
    with art.at(148, 372, 0.62, -78), art.at(0, -120):
        head(art, SPECIES["bear"], ("asleep", 0), "flat")
    art.body(ellipse(246, 452, 27), "#CFEAF6", 5)
    art.flat(ellipse(238, 442, 7), WHITE)
    for x, turn in ((70, 50), (226, -30)):
        paw(art, x, 498, SPECIES["bear"].fur, turn, 0.8)


def _bearded(art: Art) -> None:
    """It was a kid when the meeting began."""
    with art.at(330, 268, 0.66):
        head(art, SPECIES["goat"], ("tired", 0.5), "flat")
    beard = spline(
        points(
            "270,420 296,410 330,420 364,410 392,420 398,470 380,530 352,500 332,560 308,504 "
            "284,534 262,470"
        )
    )
    art.body(beard, WHITE, 6.4)
    for x in (300, 330, 360):
        art.ink(brush([(x, 440), (x + 4, 474), (x - 2, 506)], 6))
    art.line("M388 320L440 290M388 336Q420 330 440 290M404 328Q404 312 398 304", 3)


def _skeleton(art: Art) -> None:
    """A bunny, patient to the end."""
    bone = "#F4EAD6"
    for s in (-1, 1):
        art.tube(f"M{516 + s * 30} 330L{516 + s * 46} 244", bone, 22, 5.4)
        for dx in (-9, 9):
            art.body(ellipse(516 + s * 47 + dx, 236, 12), bone, 5)
        art.cover(ellipse(516 + s * 46, 244, 9), bone)
    skull = spline(
        points("516,308 578,326 588,380 556,410 550,440 482,440 476,410 444,380 454,326")
    )
    art.body(skull, bone, 7)
    art.shade("M540 312C590 330 590 390 552 440H530Z", 0.45)
    for s in (-1, 1):
        art.body(ellipse(516 + s * 32, 372, 23, 26), INK, 4)
        art.flat(ellipse(516 + s * 32 - 4, 376, 5), WHITE)
    art.body("M516 396L526 412H506Z", INK, 4)
    art.line("M486 426H546M502 418V438M516 418V438M530 418V438", 4.4)
    art.body(rect(498, 452, 36, 66, 8), bone, 5)
    art.tube("M478 470H554M486 490H546", bone, 13, 4)
    art.body(rect(556, 470, 40, 40, 8), WHITE, 5.6)
    art.line("M576 486v-30", 3)


@picture("audit_anteater", rooms.meeting)
def audit_anteater(art: Art) -> None:
    """An anteater takes a sample; the building comes along."""
    _bent_tower(art)
    _inhaled(art)
    coat = spline(points("380,560 396,430 452,360 540,350 620,400 640,560"))
    art.body(coat, NIGHT, 7.4)
    with art.clip(coat):
        art.shade("M520 350C640 400 640 500 600 570H520Z", 0.5)
        art.body(poly((420, 372), (500, 470), (520, 350)), WHITE, 5.4)
        art.body(poly((448, 394), (474, 382), (500, 470), (484, 500), (462, 476)), EVENT.mid, 5)
    _snout(art)
    _bowler(art)


def _bent_tower(art: Art) -> None:
    """A tower of offices that leans into the draught."""
    tower = "M70 560C66 430 74 330 118 250L236 300C214 370 214 460 226 560Z"
    art.body(tower, PAPER, 7.2)
    with art.clip(tower):
        art.shade("M180 270L240 300C214 370 214 470 230 570H180Z", 0.45)
        for row in range(5):
            for column in range(3):
                x = 92 + column * 42 + max(0, 3 - row) ** 2 * 4.4
                y = 318 + row * 48 + column * (10 - row * 2)
                lit = (row * 2 + column) % 3
                art.body(rect(x, y, 26, 30, 4), (SUN, TEAL, NIGHT)[lit], 4.4)
    art.line(tower, 7.2)
    art.body(poly((112, 256), (128, 224), (246, 272), (238, 304)), CORAL, 6.4)


def _inhaled(art: Art) -> None:
    """Paper first, then the furniture."""
    for x, y, scale, turn in ((196, 232, 0.8, 20), (262, 336, 0.66, 70), (148, 188, 0.9, -30)):
        with art.at(x, y, scale, turn):
            art.body(poly((-30, -38), (18, -38), (30, -26), (30, 38), (-30, 38)), WHITE, 5.6)
            for j, w in enumerate((40, 28, 44)):
                art.flat(rect(-20, -18 + j * 17, w, 7, 3), (GREY, CORAL, GREY)[j])
    with art.at(222, 402, 0.9, -24):
        art.body(rect(-24, -34, 48, 40, 8), ORANGE, 5.4)
        art.body(rect(-28, 6, 56, 14, 6), ORANGE, 5)
        art.line("M0 20V34M-18 40L0 34L18 40", 5)
    for path in ("256,250 290,276 312,296", "232,352 276,348 308,330", "300,390 318,370 326,350"):
        art.ink(brush(points(path), 9, 0.1, 0.5))


def _snout(art: Art) -> None:
    ear = ellipse(566, 214, 30, 36, 14)
    art.body(ear, _FUR, 6.4)
    art.flat(ellipse(566, 218, 15, 19, 14), "#F5A9B0")
    snout = taper(points("520,250 462,236 392,266 326,308"), (176, 166, 96, 58))
    art.body(snout, _FUR, 7.4)
    with art.clip(snout):
        art.shade("M330 330C420 320 480 330 530 360L620 360V260L440 300Z", 0.5)
        art.flat(poly((556, 170), (606, 190), (560, 350), (500, 350)), WHITE, 0.5)
    art.line(snout, 7.4)
    art.body(ellipse(318, 314, 24, 30, -34), INK, 5)
    art.flat(ellipse(310, 304, 6, 8, -30), WHITE)
    eye(art, 478, 234, 34, (-13, 7), 0.5, _FUR, 0.48)
    art.ink(brush(points("438,190 474,178 516,192"), 14, 0.4, 0.4))
    art.ink(brush(points("352,336 400,330 446,318"), 7, 0.3, 0.3))


def _bowler(art: Art) -> None:
    with art.at(516, 146, 1.06, 12):
        art.body("M-76 6C-76 -92 76 -92 76 6Z", INK, 6.4)
        art.flat("M-52 -20C-46 -56 -20 -66 0 -66L-10 -50C-24 -48 -36 -36 -40 -16Z", WHITE, 0.35)
        art.body(rect(-76, -14, 152, 22, 4), CORAL, 5)
        art.body("M-108 4C-62 22 62 22 108 4C104 32 -104 32 -108 4Z", INK, 6)


@picture("reorg_ball", rooms.cubicles)
def reorg_ball(art: Art) -> None:
    """A wrecking ball swings through the chart of the organisation."""
    _chart_lines(art)
    for x, y, turn, colour, species, eyes in (
        (420, 104, 6, SUN, "fox", "wide"),
        (548, 190, 24, TEAL, "frog", "wide"),
        (430, 480, 40, LILAC, "bear", "dizzy"),
        (556, 366, -18, WHITE, "bunny", "wide"),
    ):
        with art.at(x, y, 1, turn):
            _chart_box(art, colour, species, eyes)
    for i in range(7):
        x = 206 + i * 15
        art.tube(ellipse(x, 150 - i * 22, 17, 11, -58), GREY, 11, 4)
    _ball(art)
    for path, w in (("60,392 96,440 150,482", 13), ("52,330 70,384 96,430", 9)):
        art.ink(brush(points(path), w, 0.05, 0.6))


def _chart_lines(art: Art) -> None:
    """What used to hold the boxes together."""
    for path in ("M420 140V176H372", "M480 214L520 196", "M470 430L446 452", "M500 344L520 356"):
        art.line(path, 8)
    art.body(star(420, 286, 11, 84, 42, -70), WHITE, 6)


def _chart_box(art: Art, colour: str, species: str, eyes: str) -> None:
    """Somebody in a box, until now."""
    art.body(rect(-60, -48, 120, 96, 10), colour, 6.6)
    art.shade(rect(14, -44, 42, 88), 0.4)
    frame = rect(-42, -36, 84, 72, 6)
    art.body(frame, EVENT.tint, 5)
    with art.clip(frame), art.at(0, -32, 0.25):
        head(art, SPECIES[species], (eyes, 0), "o", 5.4)
    art.line(frame, 5)


def _ball(art: Art) -> None:
    """In a good mood: for it this is sport."""
    art.body(rect(214, 146, 60, 44, 10), GREY, 6.6)
    ball = ellipse(250, 318, 152)
    art.body(ball, DARK_GREY, 8)
    with art.clip(ball):
        art.shade("M290 170C430 220 430 420 260 480H420V170Z", 0.55)
        for x in range(60, 460, 56):
            art.flat(poly((x, 440), (x + 28, 440), (x + 60, 380), (x + 32, 380)), SUN)
        art.stroke("M126 280C136 230 170 196 212 184", WHITE, 13, 0.6)
    art.line(ball, 8)
    for s in (-1, 1):
        eye(art, 276 + s * 52, 290, 38, (12, 4), 0.46, lighter(DARK_GREY, 0.2), 0.5, 6)
    art.body(spline(points("240,350 290,362 344,344 326,378 288,388 254,376")), WHITE, 5.4)
    art.line("M272 358V384M300 360V386M322 354V378", 4)


_DRUMMER = Pose(
    arms=(((-44, 24), (-124, 10), (-146, -54)), ((44, 24), (110, 14), (122, -60))),
    front=(False, False),
    nod=4,
)


def _galley_sea(art: Art, family: Family) -> None:
    """Rain over a sea that goes up and down."""
    art.flat(rect(0, 0, 630, 620), mix(family.mid, family.light, 0.3))
    for j in range(9):
        for i in range(13):
            x, y = 60 + i * 46 + j % 2 * 23, 60 + j * 44
            art.flat(poly((x, y), (x + 5, y), (x - 5, y + 28), (x - 10, y + 28)), family.tint, 0.5)
    art.flat("M0 420Q80 370 160 420T320 420T480 420T640 420V620H0Z", family.dark)
    art.flat("M0 480Q80 440 160 480T320 480T480 480T640 480V620H0Z", family.deep)


@picture("crunch_drum", _galley_sea)
def crunch_drum(art: Art) -> None:
    """A galley: three at the oars, which are pencils, and an ox that sets the pace."""
    drummer = Critter("ox", "shirt", (WHITE, CORAL), ("angry", 0.3), "flat", trousers=NIGHT)
    with art.at(476, 210, 0.94):
        figure(art, drummer, _DRUMMER)
        for x, y, turn in ((-146, -70, 24), (122, -76, -10)):
            with art.at(x, y, 1, turn):
                art.tube("M0 14V-42", TAN, 12, 4)
                art.body(ellipse(0, -52, 19), CORAL, 5.6)
    _drum(art)
    for x, species, eyes in (
        (128, "frog", "tired"),
        (236, "raccoon", "dizzy"),
        (340, "bunny", "shut"),
    ):
        _rower(art, x, species, eyes)
    _hull(art)
    for i, colour in enumerate((SUN, TEAL, CORAL)):
        with art.at(140 + i * 112, 428, 1, 28):
            _pencil_oar(art, colour)


def _drum(art: Art) -> None:
    art.body("M396 322H570L556 430H410Z", CORAL, 7)
    art.shade("M500 322H570L556 430H500Z", 0.5)
    for i in range(5):
        x = 406 + i * 34
        art.line(f"M{x} 336L{x + 14} 420L{x + 28} 336", 4.4)
    art.body(ellipse(483, 322, 90, 25), SAND, 6.6)
    art.flat(ellipse(472, 318, 46, 11), WHITE, 0.6)


def _rower(art: Art, x: float, species: str, eyes: str) -> None:
    animal = SPECIES[species]
    art.body(
        f"M{x - 46} 430C{x - 48} 370 {x - 24} 348 {x} 348C{x + 24} 348 {x + 48} 370 {x + 46} 430Z",
        WHITE,
        6.4,
    )
    art.body(poly((x - 7, 356), (x + 7, 356), (x + 10, 400), (x, 414), (x - 10, 400)), NIGHT, 4.6)
    with art.at(x, 246 if species != "frog" else 252, 0.4):
        bust(art, Critter(species, "shirt", (WHITE, NIGHT), (eyes, 0.5), "flat"), 6.6)
    art.body(
        f"M{x - 62} 300C{x - 52} 314 {x - 50} 328 {x - 60} 332C{x - 72} 328 {x - 72} 314 "
        f"{x - 62} 300Z",
        "#BFE6F5",
        4,
    )
    paw(art, x + 34, 408, animal.paw_colour, 20, 0.56)


def _hull(art: Art) -> None:
    hull = spline(
        points("44,404 150,412 330,418 500,420 600,396 588,470 520,560 120,560 66,500"), pull=0.12
    )
    art.body(hull, BROWN, 7.6)
    with art.clip(hull):
        art.shade("M40 470H620V570H40Z", 0.5, DOWN)
        art.flat("M30 404Q330 430 620 404V428Q330 450 30 428Z", SUN)
        for y in (462, 500, 536):
            art.ink(brush([(60, y), (330, y + 14), (590, y - 4)], 6, 0.3, 0.3))
    art.line(hull, 7.6)
    art.body(spark(556, 450, 22), SUN, 5)


def _pencil_oar(art: Art, colour: str) -> None:
    """A pencil as long as a career, the point in the water."""
    art.body(rect(-14, -86, 28, 30, 8), "#F6AFB6", 5.4)
    art.body(rect(-14, -64, 28, 16, 2), GREY, 5)
    art.body(rect(-14, -50, 28, 130, 2), colour, 6)
    art.flat(rect(-2, -46, 6, 122), lighter(colour), 0.8)
    art.body(poly((-14, 80), (14, 80), (0, 122)), SAND, 5.6)
    art.body(poly((-5, 107), (5, 107), (0, 122)), INK, 3)
