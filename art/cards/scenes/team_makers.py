"""Those who build: developers, testers, designers and operations, in the middle of it."""

from __future__ import annotations

from art.cards import backdrops, outdoors, rooms
from art.cards.critter import Critter, bust
from art.cards.faces import eye
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
    MOUTH,
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
    """A sloth hangs in the video call, itself the hammock; a snail overtakes above."""
    _branch(art)
    _hanging_sloth(art)
    _laptop_on_the_belly(art)
    _overtaking_snail(art)
    for x, y, turn in ((176, 66, 0), (566, 66, 90), (566, 508, 180), (76, 508, 270)):
        with art.at(x, y, 1, turn):
            art.stroke("M0 34V0H34", WHITE, 10)
    art.body(ellipse(536, 96, 11), CORAL, 4.4)


def _branch(art: Art) -> None:
    branch = taper([(21, 176), (200, 150), (400, 164), (609, 136)], (34, 42, 38, 30))
    art.body(branch, BROWN, 6.6)
    with art.clip(branch):
        art.shade(branch, 0.4, DOWN)
    art.ink(brush([(210, 154), (300, 152), (380, 164)], 5))


def _hanging_sloth(art: Art) -> None:
    sloth = SPECIES["sloth"]
    body = taper(points("150,372 210,438 330,462 440,420"), (96, 150, 164, 132))
    art.body(body, "#B1467F", 7.2)
    with art.clip(body):
        for x, y in ((170, 420), (222, 470), (282, 436), (330, 500), (372, 440), (420, 480)):
            for dx, dy in ((0, -13), (13, 0), (0, 13), (-13, 0)):
                art.flat(ellipse(x + dx, y + dy, 11), WHITE)
            art.flat(ellipse(x, y, 7), SUN)
        art.shade("M120 440Q320 540 500 400V560H110Z", 0.5, DOWN)
    art.line(body, 7.2)
    for joints in ("150,380 116,280 178,170", "424,420 404,290 424,178"):
        limb = taper(points(joints), (70, 56, 40))
        art.body(limb, sloth.fur, 6.8)
        with art.clip(limb):
            art.shade(limb, 0.4)
        wrist_x, wrist_y = points(joints)[2]
        for dx in (-15, 0, 15):
            with art.at(wrist_x + dx, wrist_y):
                art.body(taper([(0, 6), (-4, -34), (12, -44)], (12, 12, 5)), PAPER, 4.4)
    with art.at(478, 246, 0.62, 8):
        bust(art, Critter("sloth", "", ("", ""), ("tired", 0.5), "w", "phones", SUN), 7)


def _laptop_on_the_belly(art: Art) -> None:
    with art.at(272, 356, 1, 6):
        art.body(poly((-76, 24), (60, 24), (76, 40), (-84, 40)), GREY, 6)
        art.body(poly((-74, 24), (-110, -82), (-98, -86), (-58, 24)), DARK_GREY, 6)
    arm = taper(points("410,372 352,330 300,352"), (50, 42, 30))
    art.body(arm, SPECIES["sloth"].fur, 6.4)
    with art.clip(arm):
        art.shade(arm, 0.4)
    for dy in (-10, 2, 14):
        with art.at(302, 352 + dy):
            art.body(taper([(0, 0), (-26, -2), (-36, 14)], (11, 11, 4)), PAPER, 4.4)
    art.line("M268 372L226 330M272 364L236 320M256 360Q250 350 258 346", 2.6)
    art.line("M242 344Q238 334 246 330", 2.6)


def _overtaking_snail(art: Art) -> None:
    with art.at(300, 108, 0.9, 2):
        foot = spline(points("-84,44 -40,20 40,20 66,-26 86,-34 96,-8 78,40 20,50"))
        art.body(foot, "#E9C78A", 6.2)
        art.body(ellipse(-8, -4, 44), TEAL, 6.4)
        art.shade(ellipse(6, 6, 34), 0.42)
        art.ink(brush(points("-8,-2 -2,-12 -18,-16 -26,2 -8,16 14,2 8,-26"), 8, 0.4, 0.6))
        for x, dx in ((74, -8), (92, 8)):
            art.tube(f"M{x} -26L{x + dx} -62", "#E9C78A", 11, 4)
            eye(art, x + dx, -68, 13, (-5, 3), 0.42, "#E9C78A", 0.52, 4.4)
        art.ink(brush([(74, 2), (84, 6), (92, 0)], 5))
        for y, w in ((-20, 40), (6, 54), (30, 34)):
            art.ink(brush([(-104, y), (-104 - w * 0.5, y + 2), (-104 - w, y)], 8))


@picture("qa_cat", backdrops.dots(338, 260, None))
def qa_cat(art: Art) -> None:
    """A cat on the table pushes the third mug over the edge and looks at you."""
    _test_table(art)
    _sitting_cat(art)
    _test_objects(art)


def _test_table(art: Art) -> None:
    art.body("M532 420H574V560H526Z", darker(BROWN), 6)
    art.body(rect(236, 396, 370, 46, 6), BROWN, 6.8)
    art.flat(rect(240, 400, 360, 11), lighter(BROWN, 0.3))
    art.shade(rect(430, 396, 170, 46), 0.4)


def _sitting_cat(art: Art) -> None:
    cat = SPECIES["cat"]
    tail = taper(points("520,390 580,380 590,300 552,256"), (34, 32, 26, 20))
    art.body(tail, cat.fur, 6.4)
    with art.clip(tail):
        for y in (270, 310, 350):
            art.flat(rect(530, y, 80, 14), cat.dark)
    art.line(tail, 6.4)
    body = spline(points("346,260 420,236 486,280 532,350 536,398 420,402 356,398 346,330"))
    art.body(body, WHITE, 7.2)
    with art.clip(body):
        for y in range(250, 400, 42):
            art.flat(rect(330, y, 220, 20), "#5E7FC4")
        art.shade("M450 240Q560 320 500 410H550V240Z", 0.46)
    art.line(body, 7.2)
    haunch = spline(points("440,398 446,336 490,310 536,340 546,398"))
    art.body(haunch, cat.fur, 6.4)
    art.shade(haunch, 0.44)
    art.body(spline(points("410,402 416,378 470,376 492,402")), cat.fur, 6)
    near = taper(points("372,300 368,350 370,392"), (46, 42, 40))
    art.body(near, WHITE, 6.2)
    paw(art, 366, 388, cat.fur, 0, 0.62)
    pushing = taper(points("366,290 300,330 236,352"), (50, 42, 34))
    art.body(pushing, WHITE, 6.4)
    with art.clip(pushing):
        for x in (250, 290, 330):
            art.flat(rect(x, 260, 18, 120), "#5E7FC4")
        art.shade(pushing, 0.3)
    art.line(pushing, 6.4)
    paw(art, 230, 352, cat.fur, -80, 0.66)
    with art.at(372, 84, 0.72, -6):
        bust(art, Critter("cat", "", ("", ""), ("open", 0.46), "smirk", glasses="round"), 7)


def _test_objects(art: Art) -> None:
    """One on its way, the earlier ones below."""
    with art.at(174, 366, 1, -24):
        _mug_with_a_face(art, CORAL)
    for stroke in ("196,424 192,448 196,470", "150,414 142,438 146,460"):
        art.ink(brush(points(stroke), 7))
    for x, y, turn, colour in ((104, 500, -20, TEAL), (214, 508, 30, SUN)):
        with art.at(x, y, 1, turn):
            art.body(
                poly((-38, -26), (-16, -18), (-4, -30), (12, -16), (34, -28), (30, 24), (-32, 24)),
                colour,
                6,
            )
            art.shade(poly((4, -18), (34, -28), (30, 24), (4, 24)), 0.4)
    for x, y, turn, colour in ((156, 510, 10, TEAL), (268, 498, 40, SUN), (166, 474, -30, SUN)):
        with art.at(x, y, 1, turn):
            art.body(poly((-12, 8), (0, -14), (14, 10)), colour, 5)
    art.body(spline(points("60,524 120,516 260,520 300,530 180,538")), "#6B4326", 5)


def _mug_with_a_face(art: Art, colour: str) -> None:
    art.tube("M-38 -20H-50C-70 -20 -70 24 -50 24H-38", colour, 17, 5)
    art.body(rect(-40, -46, 84, 92, 12), colour, 6.4)
    art.shade(rect(10, -42, 32, 84, 8), 0.4)
    art.body(ellipse(2, -46, 41, 10), "#6B4326", 5)
    for side in (-1, 1):
        eye(art, 2 + side * 18, -8, 13, (0, 4), 0, colour, 0.5, 4.4)
    art.body(ellipse(2, 20, 8, 10), MOUTH, 4.4)
