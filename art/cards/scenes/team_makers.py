"""Those who build: developers, testers, designers and operations, in the middle of it."""

from __future__ import annotations

from art.cards import backdrops, outdoors, rooms
from art.cards.critter import Critter, bust
from art.cards.figure import figure
from art.cards.paws import paw
from art.cards.pictures import picture
from art.cards.species import SPECIES
from art.press.brush import brush, taper
from art.press.palette import (
    BROWN,
    CORAL,
    DARK_GREY,
    GLASS,
    GREY,
    INCENTIVE,
    INK,
    LEAF,
    NIGHT,
    PAPER,
    SAND,
    SCREEN,
    SUN,
    TAN,
    TEAL,
    WHITE,
    Family,
    darker,
    lighter,
)
from art.press.paths import ellipse, points, poly, rect, regular, spline
from art.press.plates import DOWN, Art


@picture("full_stack_raccoon", rooms.kitchen)
def full_stack_raccoon(art: Art) -> None:
    """A raccoon with a club sandwich of everything it is responsible for."""
    coder = Critter("raccoon", "hoodie", ("#3E7F86", WHITE), ("down", 0.3), "grin", "phones", CORAL)
    art.body("M110 570C100 420 160 300 350 296C540 300 600 420 590 570Z", "#3E7F86", 7.4)
    with art.at(350, 70, 0.86):
        bust(art, coder, 7.4)
    art.flat(ellipse(350, 530, 190, 12), INK, 0.4)
    _sandwich(art)
    for x, turn in ((166, 74), (534, -74)):
        art.body(
            taper([(x, 556), (x - (350 - x) * 0.12, 470), (x, 404)], (74, 66, 50)), "#3E7F86", 6.8
        )
        paw(art, x + (350 - x) * 0.06, 394, SPECIES["raccoon"].fur, turn * 0.5, 0.92)


def _sandwich(art: Art) -> None:
    """From below: bread, server, cable salad, cheese, screen, tomato, bread, pick."""
    art.body(rect(196, 506, 308, 46, 20), TAN, 6.6)
    _server_slice(art, 470)
    for i, colour in enumerate((INCENTIVE.mid, TEAL, LEAF)):
        salad = [(188.0 + j * 41, 462.0 + (j + i) % 2 * 18 - i * 4) for j in range(9)]
        art.tube(spline(salad, closed=False), colour, 13, 4)
    art.body("M186 430H514L500 452L452 446L430 478L404 448L290 446L262 470L240 448Z", SUN, 6)
    _screen_slice(art, 392)
    art.body(rect(206, 376, 288, 24, 12), CORAL, 6)
    for x in range(232, 480, 40):
        art.flat(ellipse(x, 388, 6, 4), SUN)
    art.body("M186 382C176 326 240 306 350 306C460 306 524 326 514 382Z", TAN, 7.2)
    art.shade("M400 308C470 312 524 330 514 382H430Z", 0.45)
    for x, y in ((250, 344), (300, 328), (352, 338), (404, 328), (448, 350)):
        art.body(ellipse(x, y, 9, 5, 20), SAND, 3.6)
    art.tube("M470 330L502 232", SAND, 9, 3.4)
    art.body(ellipse(504, 226, 23, 19, 18), LEAF, 5.6)
    art.flat(ellipse(512, 222, 7), CORAL)


def _server_slice(art: Art, y: float) -> None:
    art.body(rect(200, y, 300, 42, 8), DARK_GREY, 6.4)
    art.shade(rect(380, y + 4, 116, 34), 0.4)
    for i in range(7):
        art.flat(ellipse(226 + i * 25, y + 21, 6.5), (TEAL, SUN, CORAL)[i % 3])
    art.flat(rect(408, y + 12, 74, 6, 2) + rect(408, y + 24, 74, 6, 2), GREY)


def _screen_slice(art: Art, y: float) -> None:
    art.body(rect(194, y, 312, 44, 8), SCREEN, 6.4)
    for x, dy, w, colour in (
        (214, 10, 60, TEAL),
        (284, 10, 96, WHITE),
        (390, 10, 40, CORAL),
        (232, 26, 84, SUN),
        (326, 26, 54, TEAL),
        (390, 26, 90, WHITE),
    ):
        art.flat(rect(x, y + dy, w, 8, 3), colour)


@picture("qa_cat", backdrops.dots(338, 260, None))
def qa_cat(art: Art) -> None:
    """A cat lies on the table and pushes the mug over the edge, looking at you."""
    table = "M196 404H620V450H196Z"
    art.body("M520 440H566V560H520Z", darker(BROWN), 6)
    art.body(table, BROWN, 6.6)
    art.flat(rect(196, 404, 420, 14), lighter(BROWN, 0.3))
    art.shade(rect(420, 404, 200, 46), 0.4)
    cat = Critter(
        "cat",
        "stripe",
        (WHITE, "#5E7FC4"),
        ("open", 0.42),
        "smirk",
        glasses="round",
        trousers="#4C5E94",
    )
    with art.at(362, 330, 1.3):
        figure(art, cat, "prone")
    with art.at(120, 430, 1.0, -38):
        art.body(rect(-44, -50, 88, 100, 12), CORAL, 6.4)
        art.shade(rect(10, -46, 32, 92, 8), 0.4)
        art.tube("M44 -24H58C82 -24 82 28 58 28H44", CORAL, 18, 5)
        art.flat(ellipse(-12, 2, 13, 15), WHITE)
        art.flat(ellipse(-12, -2, 7, 5), INK)
        art.line("M-26 -10L-34 -16M-26 4H-36M2 -10L10 -16M2 4H12", 3.6)
    art.body(
        spline(points("66,396 84,352 62,318 96,334 112,300 120,346 150,340 126,372 100,384")),
        "#6B4326",
        5.6,
    )
    for x, y, r in ((92, 286, 8), (146, 310, 6), (58, 300, 5)):
        art.body(ellipse(x, y, r, r * 1.3), "#6B4326", 4.4)
    for path in (
        [(196, 470), (188, 500), (192, 528)],
        [(72, 480), (64, 506), (70, 530)],
        [(132, 494), (128, 514), (132, 532)],
    ):
        art.ink(brush([(float(x), float(y)) for x, y in path], 7))


def _alarm(art: Art, family: Family) -> None:
    rooms.pipes(art, family)
    art.flat(poly((360, 96), (80, 330), (190, 400)), CORAL, 0.4)
    art.flat(poly((400, 96), (600, 250), (600, 400)), CORAL, 0.4)


@picture("devops_bear", _alarm)
def devops_bear(art: Art) -> None:
    """A bear hibernates on the desk under a turning alarm lamp."""
    art.body(rect(330, 60, 100, 20, 8), GREY, 6)
    art.body("M344 80H416V120C416 156 344 156 344 120Z", CORAL, 6.4)
    art.flat(rect(356, 84, 12, 44, 6), WHITE, 0.7)
    for path in ("M316 130L286 152", "M444 130L474 152", "M318 90H286", "M442 90H474"):
        art.line(path, 6)
    bear = Critter("bear", "overall", ("#E9DCC1", "#4C77B5"), ("asleep", 0), "o", "hard", SUN)
    with art.at(304, 356, 1.5):
        figure(art, bear, "slump")
    art.body(rect(44, 462, 542, 110), BROWN, 7)
    art.flat(rect(44, 462, 542, 14), lighter(BROWN, 0.3))
    art.ink(brush([(60, 500), (240, 506), (430, 496), (590, 504)], 5))
    with art.at(520, 428, 1, 6):
        art.body(rect(-52, -24, 104, 60, 10), NIGHT, 6)
        art.body(rect(-40, -14, 58, 38, 5), CORAL, 4)
        art.line("M-28 4h8l5 -10 7 20 6 -12h10", 4)
        art.flat(ellipse(34, -4, 7), SUN)
        art.flat(ellipse(34, 16, 7), TEAL)
    for x, y, scale in ((470, 330, 0.9), (512, 276, 0.7), (544, 236, 0.5)):
        with art.at(x, y, scale, 10):
            art.body("M-32 -34H32V-16L-4 18H32V36H-34V18L2 -16H-32Z", WHITE, 5.4)


@picture("security_hedgehog", rooms.vault)
def security_hedgehog(art: Art) -> None:
    """A curled-up hedgehog; every request has ended on a spine."""
    with art.at(338, 318):
        art.flat(ellipse(0, 196, 170, 16), INK, 0.35)
        outer = regular(0, 0, 22, 212).removeprefix("M").removesuffix("Z").split("L")
        inner = regular(0, 0, 22, 158, -82).removeprefix("M").removesuffix("Z").split("L")
        tips = [
            tuple(float(v) for v in p.split())
            for pair in zip(outer, inner, strict=True)
            for p in pair
        ]
        ball = poly(*((x, y) for x, y in tips))
        art.body(ball, "#6B4A3A", 7)
        with art.clip(ball):
            art.shade(ellipse(40, 50, 190, 180), 0.5)
        for i in range(26):
            turn = i * 138
            with art.at(0, 0, 1, turn):
                art.ink(
                    brush(
                        [(0, -92 - i % 3 * 22), (6, -116 - i % 3 * 22), (2, -140 - i % 3 * 20)], 8
                    )
                )
        hole = ellipse(-6, 40, 112, 96)
        art.body(hole, "#4A3228", 6)
        with art.clip(hole), art.at(-6, -34, 0.78):
            art.body(ellipse(0, 160, 150, 130), "#E9C9A0", 6)
            _hedgehog_face(art)
    _spiked_mail(art)
    for s in (-1, 1):
        paw(art, 332 + s * 56, 452, "#E9C9A0", s * -20, 0.9)


def _hedgehog_face(art: Art) -> None:
    for s in (-1, 1):
        art.body(ellipse(s * 58, 120, 40), WHITE, 5)
        art.flat(ellipse(s * 58 + 12, 122, 22), INK)
        art.flat(ellipse(s * 58 + 5, 113, 7), WHITE)
        art.ink(brush([(s * 104, 72), (s * 60, 76), (s * 16, 96)], 17, 0.3, 0.5))
    art.body(ellipse(0, 176, 26, 20), INK, 4)
    art.flat(ellipse(-8, 170, 7, 4), WHITE, 0.8)


def _spiked_mail(art: Art) -> None:
    for x, y, turn, colour in (
        (196, 190, -24, WHITE),
        (468, 152, 20, SAND),
        (552, 330, 64, WHITE),
        (132, 372, -70, GLASS),
    ):
        with art.at(x, y, 1, turn):
            art.body(rect(-50, -34, 100, 68, 6), colour, 6)
            art.line("M-48 -32L0 8L48 -32", 5)
            art.body(ellipse(0, 8, 11), CORAL, 4.4)
            art.body(poly((-9, -40), (0, -66), (9, -40)), "#6B4A3A", 4.6)
    art.tube("M586 60V112C586 150 540 150 542 112", GREY, 10, 3)
    art.body(poly((530, 116), (542, 92), (554, 116)), GREY, 4)


@picture("remote_sloth", outdoors.jungle)
def remote_sloth(art: Art) -> None:
    """A sloth hangs head down from a branch, in the video call."""
    branch = taper([(21, 96), (200, 74), (400, 92), (609, 62)], (40, 46, 40, 30))
    sloth = Critter(
        "sloth", "flowers", ("#B1467F", PAPER), ("tired", 0.44), "w", "phones", SUN, trousers=TEAL
    )
    with art.at(352, 306, 1.22, 180):
        figure(art, sloth, "hang")
    art.body(branch, BROWN, 6.6)
    with art.clip(branch):
        art.shade(rect(44, 40, 542, 80), 0.4, DOWN)
    art.ink(brush([(180, 84), (260, 80), (380, 96), (470, 88)], 5))
    for x in (304, 402):
        for dx in (-18, 0, 18):
            art.body(
                (
                    f"M{x + dx - 7} 66Q{x + dx - 8} 118 {x + dx + 2} 124Q{x + dx + 10} 110 "
                    f"{x + dx + 7} 66Z"
                ),
                PAPER,
                4.4,
            )
    with art.at(188, 472, 1, -8):
        art.body("M-50 -20H50C56 30 34 54 0 56C-34 54 -56 30 -50 -20Z", BROWN, 6)
        art.body(ellipse(0, -20, 50, 13), WHITE, 5)
        art.tube("M10 -24L36 -92", CORAL, 11, 4)
    for x, y, a in ((176, 150, 0), (560, 150, 90), (560, 500, 180), (92, 500, 270)):
        with art.at(x, y, 1, a):
            art.stroke("M0 34V0H34", WHITE, 10)
    art.body(ellipse(524, 186, 11), CORAL, 4.4)
