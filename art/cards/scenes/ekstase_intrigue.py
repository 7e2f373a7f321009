"""Expansion: thieves, noise, refusal, and people who come and go."""

from __future__ import annotations

from art.cards import outdoors, rooms
from art.cards.faces import eye
from art.cards.heads import head
from art.cards.paws import paw
from art.cards.pictures import picture
from art.cards.species import SPECIES
from art.press.brush import brush, taper
from art.press.palette import (
    BROWN,
    CORAL,
    EVENT,
    GLASS,
    GREY,
    INK,
    LEAF,
    LILAC,
    MOUTH,
    NIGHT,
    ORANGE,
    PAPER,
    PINK,
    SAND,
    STORY,
    SUN,
    TAN,
    TEAL,
    WHITE,
    Family,
    darker,
    lighter,
)
from art.press.paths import ellipse, points, poly, rect, spline, star
from art.press.plates import Art

_BOOMERANG = (
    "M-92 -160C-80 -198 -38 -196 -16 -166L104 -26C132 10 128 62 94 82L-110 186C-146 202 -176 172 "
    "-158 138C-150 122 -130 114 -110 104L-40 64C-20 50 -20 24 -34 4L-86 -116C-94 -130 -98 -144 "
    "-92 -160Z"
)


@picture("spy_pigeon", outdoors.skyline)
def spy_pigeon(art: Art) -> None:
    """A pigeon in a trench coat on the sill; the gift box is not a gift."""
    art.body(rect(44, 486, 542, 40, 6), SAND, 6.6)
    art.shade(rect(44, 506, 542, 20), 0.4)
    for x in (260, 352):
        for dx in (-20, 0, 20):
            art.tube(f"M{x} 470L{x + dx} 494", CORAL, 13, 4)
    coat = spline(points("150,470 176,340 236,270 320,256 404,274 456,350 476,474 320,490"))
    art.body(coat, TAN, 7.2)
    with art.clip(coat):
        art.shade("M380 260C480 340 480 440 420 490H500V260Z", 0.5)
        art.line("M316 300V490", 5)
        for y in (380, 430):
            art.body(ellipse(296, y, 10), BROWN, 4)
            art.body(ellipse(338, y, 10), BROWN, 4)
        art.body(rect(140, 400, 350, 20), darker(TAN), 5)
    neck = taper([(316, 300), (318, 226), (312, 186)], (150, 126, 138))
    art.body(neck, "#8C93B8", 7)
    with art.clip(neck):
        art.flat(ellipse(320, 270, 90, 34), TEAL, 0.8)
        art.flat(ellipse(320, 246, 90, 20), LILAC, 0.8)
        art.shade("M350 160C400 200 380 280 330 300H400V160Z", 0.45)
    for s in (-1, 1):
        eye(art, 312 + s * 36, 196, 31, (16, 2), 0.3, "#8C93B8", 0.5)
    art.body(spline(points("294,230 316,220 338,230 342,248 378,258 338,268 298,262")), SUN, 5.4)
    _pigeon_head(art)


def _pigeon_head(art: Art) -> None:
    art.body(ellipse(312, 228, 17, 9), WHITE, 4.4)
    for s in (-1, 1):
        art.body(
            f"M{316 + s * 8} 350L{316 + s * 66} 246L{316 + s * 140} 262L{316 + s * 116} 350Z",
            lighter(TAN, 0.2),
            6.6,
        )
    with art.at(0, -34):
        art.body(
            "M200 156C250 180 380 180 430 156C430 184 380 196 314 196C250 196 200 184 200 156Z",
            NIGHT,
            6.4,
        )
        art.body(
            "M236 160C240 90 280 84 314 96C350 84 390 92 394 160C350 174 280 174 236 160Z",
            NIGHT,
            6.6,
        )
        art.body("M236 146C290 162 340 162 394 146L394 164C340 178 290 178 236 164Z", CORAL, 5)
    with art.at(470, 400, 1, 10):
        art.body(rect(-56, -44, 112, 92, 6), CORAL, 6.4)
        art.body(rect(-12, -44, 24, 92), SUN, 5)
        art.body(rect(-62, -58, 124, 28, 6), CORAL, 6)
        for s in (-1, 1):
            art.body(spline([(0, -60), (s * 24, -92), (s * 46, -82), (s * 34, -60)]), SUN, 5)
    art.body(taper([(404, 330), (470, 350), (520, 420)], (70, 66, 40)), TAN, 6.6)


def _fridge(art: Art, family: Family) -> None:
    """The office fridge, looked at from inside: shelves, and the dark kitchen behind."""
    art.flat(rect(0, 0, 630, 620), "#E9F3F6")
    art.flat(rect(130, 90, 410, 440, 20), family.deep)
    art.flat(rect(150, 100, 370, 420, 12), family.dark)
    art.flat(poly((200, 100), (470, 100), (560, 520), (110, 520)), SUN, 0.16)
    for y in (206, 470):
        art.flat(rect(44, y, 80, 12) + rect(548, y, 60, 12), GLASS)
    art.flat(rect(44, 470, 560, 14), GLASS)
    for x, h, colour in ((66, 60, family.mid), (100, 40, SUN), (570, 70, TEAL)):
        art.flat(rect(x - 18, 206 - h, 36, h, 8), colour)


@picture("snack_thief", _fridge)
def snack_thief(art: Art) -> None:
    """A masked magpie reaches into the fridge on tiptoe; the slice is already in its beak."""
    for x in (300, 372):
        art.tube(f"M{x} 430V506", ORANGE, 15, 4.6)
        for dx in (-22, 0, 22):
            art.tube(f"M{x} 500L{x + dx} 524", ORANGE, 12, 4)
    art.body(taper([(430, 400), (520, 450), (586, 540)], (80, 60, 40)), NIGHT, 6.6)
    body = spline(points("210,400 220,280 290,210 380,220 440,290 450,390 400,450 270,454"))
    art.body(body, INK, 7)
    with art.clip(body):
        art.cover(ellipse(310, 400, 84, 92), WHITE)
        art.shade("M380 220C470 300 460 420 380 460H460V220Z", 0.5)
    skull = ellipse(318, 192, 96, 88)
    art.body(skull, "#3B3354", 7)
    with art.clip(skull):
        art.shade("M350 110C420 160 400 260 340 290H420V110Z", 0.5)
    art.body(
        spline(
            points(
                "222,184 260,150 318,158 376,150 414,184 392,222 344,214 318,204 292,214 244,222"
            )
        ),
        CORAL,
        5.6,
    )
    _loot(art)


def _loot(art: Art) -> None:
    for s in (-1, 1):
        eye(art, 318 + s * 42, 184, 25, (-10, 6), 0.2, CORAL, 0.5)
    art.body("M276 226Q240 232 196 262Q250 290 330 256Q344 236 318 226Z", SUN, 6)
    art.line("M204 262Q270 262 328 246", 4.6)
    with art.at(176, 300, 1.1, -14):
        art.body(poly((-70, -16), (62, -44), (62, 4), (-70, 30)), "#F5D7A0", 6.2)
        art.body(poly((-70, -16), (62, -44), (40, -62), (-64, -30)), PINK, 6)
        art.flat(poly((-68, 4), (62, -22), (62, -14), (-68, 12)), CORAL)
        art.body(ellipse(10, -56, 17), CORAL, 5.4)
    art.body(taper([(420, 300), (500, 250), (520, 170)], (76, 60, 3)), STORY.dark, 6.6)
    art.body(taper([(236, 300), (228, 360), (262, 430)], (30, 60, 3)), STORY.dark, 6)
    for x, y in ((480, 230), (500, 210)):
        art.line(f"M{x} {y}l16 -22", 4.4)
    with art.at(556, 452, 1, 4):
        art.body(rect(-36, -44, 72, 62, 10), TEAL, 5.6)
        art.body(rect(-42, -54, 84, 20, 8), WHITE, 5)
        art.body(ellipse(0, -10, 14), WHITE, 4)
        art.line("M-9 -19L9 -1", 5)


@picture("open_plan_woodpecker", rooms.halves)
def open_plan_woodpecker(art: Art) -> None:
    """A woodpecker in a headset drills into the partition; the coffee feels it."""
    art.body(rect(440, 150, 150, 380, 10), LILAC, 7)
    art.shade(rect(530, 154, 56, 372), 0.5)
    art.body(rect(432, 140, 166, 26, 10), GREY, 6)
    art.body(star(446, 270, 11, 56, 26), WHITE, 6)
    art.body(ellipse(452, 272, 17, 22), INK, 4)
    for x, y, turn in (
        (400, 190, 20),
        (420, 370, 60),
        (380, 340, -30),
        (396, 140, 80),
        (350, 400, 10),
    ):
        with art.at(x, y, 1, turn):
            art.body(poly((-24, -5), (22, -8), (26, 4), (-18, 8)), LILAC, 5)
    body = taper([(236, 470), (210, 380), (232, 290)], (90, 170, 130))
    art.body(taper([(200, 440), (150, 490), (110, 540)], (70, 60, 40)), INK, 6.6)
    art.body(body, INK, 7)
    with art.clip(body):
        art.cover(ellipse(264, 400, 62, 96), WHITE)
        art.shade("M240 300C320 360 300 460 240 480H310V300Z", 0.42)
    art.body(spline(points("150,360 190,320 216,360 206,440 160,470 136,420")), NIGHT, 6.4)
    _bird_head(art)


def _bird_head(art: Art) -> None:
    for y in (384, 410, 436):
        art.line(f"M158 {y}h34", 5)
    with art.at(262, 246, 1, 10):
        art.body(
            spline(points("-84,-30 -110,-110 -66,-80 -50,-140 -14,-86 30,-110 40,-50")), CORAL, 6.6
        )
        art.body(ellipse(0, 0, 86, 76), WHITE, 7)
        art.flat("M-80 -30C-40 -84 50 -84 76 -34C20 -56 -30 -50 -80 -30Z", CORAL)
        art.body("M60 -26L176 2L64 30Z", SUN, 6.4)
        art.line("M70 2H160", 4.6)
        eye(art, 24, -12, 32, (8, 0), 0, WHITE, 0.3)
        art.ink(brush([(-2, -54), (26, -56), (54, -42)], 12, 0.4, 0.5))
        art.tube("M-60 -40C-60 -104 40 -120 54 -70", TEAL, 16, 4.6)
        art.body(rect(-84, -34, 42, 62, 18), TEAL, 6)
        art.tube("M-62 30C-50 60 0 64 30 50", INK, 8, 2)
    for path in ([(190, 190), (170, 170), (164, 150)], [(176, 220), (150, 214), (132, 200)]):
        art.ink(brush([(float(x), float(y)) for x, y in path], 9))
    with art.at(350, 478, 1, 14):
        art.body(rect(-34, -40, 68, 72, 9), CORAL, 6)
        art.tube("M34 -22H46C64 -22 64 16 46 16H34", CORAL, 15, 4.6)
    art.body(
        spline(points("322,420 330,396 346,410 358,380 370,408 386,398 378,428")), "#6B4326", 5
    )
    art.ink(brush([(310, 524), (350, 530), (390, 522)], 6))


@picture("works_council", outdoors.storm)
def works_council(art: Art) -> None:
    """A rhino in a knitted jumper behind a round shield; nothing gets through."""
    body = "M140 540C130 420 200 340 338 336C476 340 546 420 536 540Z"
    art.body(body, CORAL, 7.2)
    with art.clip(body):
        for y in range(350, 540, 34):
            zigzag = "".join(f"L{130 + i * 26} {y + i % 2 * 18}" for i in range(1, 18))
            art.stroke(f"M130 {y}{zigzag}", (WHITE, SUN)[y // 34 % 2], 8)
        art.shade(rect(400, 336, 150, 210), 0.42)
    with art.at(350, 104, 0.98):
        head(art, SPECIES["rhino"], ("open", 0.5), "flat")
    art.body(taper([(254, 340), (350, 366), (446, 340)], (30, 44, 30)), darker(CORAL, 0.15), 6)
    with art.at(330, 446):
        art.body(ellipse(0, 0, 156, 128), SUN, 7.6)
        art.body(ellipse(0, 0, 124, 98), EVENT.mid, 6)
        with art.clip(ellipse(0, 0, 156, 128)):
            art.shade("M60 -130C180 -40 150 90 20 140H160V-130Z", 0.5)
        art.body(
            spline(points("-46,26 -50,-6 -30,-30 -8,-24 0,-40 12,-26 34,-30 50,-4 44,28 0,40")),
            WHITE,
            6,
        )
        art.line("M-8 -24V-4M14 -26V-4M34 -28V-6", 4.4)
        for turn in range(0, 360, 30):
            with art.at(0, 0, 1, turn):
                art.body(ellipse(0, -112, 7), GREY, 3.6)
    for x, y, turn in (
        (140, 370, -150),
        (552, 380, -30),
        (130, 470, 200),
        (560, 480, 10),
        (210, 318, -110),
    ):
        with art.at(x, y, 1, turn):
            art.tube("M-44 0H30", TAN, 11, 4)
            art.body(poly((24, -14), (54, 0), (24, 14)), GREY, 5)
            for dx in (-44, -32):
                art.line(f"M{dx} 0l-14 -12M{dx} 0l-14 12", 5)
    for x, y in ((186, 400), (484, 390)):
        art.body(star(x, y, 6, 22, 9), WHITE, 4.6)


@picture("boomerang_hire", outdoors.road)
def boomerang_hire(art: Art) -> None:
    """A boomerang in collar and tie comes back in a wide arc, with box and flowers behind it."""
    for path, w in (
        ([(100, 480), (60, 330), (140, 180), (300, 120)], 13),
        ([(150, 500), (110, 350), (180, 220), (320, 160)], 9),
    ):
        art.ink(brush([(float(x), float(y)) for x, y in path], w, 0.05, 0.7))
    with art.at(390, 268, 1.24, -10):
        shape = _BOOMERANG
        art.body(shape, TAN, 7.4)
        with art.clip(shape):
            art.shade("M60 -90L130 20L100 90L-100 200L-60 120L40 50Z", 0.45)
            for x, y, turn in ((-56, -142, 56), (-112, 138, -34)):
                with art.at(x, y, 1, turn):
                    art.flat(rect(-12, -70, 16, 140), CORAL)
                    art.flat(rect(14, -70, 10, 140), WHITE)
        art.line(shape, 7.4)
        for s, x in ((-1, 16), (1, 72)):
            eye(art, x, -14, 31, (s * -4, 4), 0.36, TAN, 0.54)
        grin = "M0 32Q44 50 84 26Q84 66 46 70Q6 70 0 32Z"
        art.body(grin, MOUTH, 5.6)
        with art.clip(grin):
            art.flat("M-4 28Q44 50 90 20V40Q44 64 0 48Z", WHITE)
        art.line(grin, 5.4)
        with art.at(6, 112, 0.9, -20):
            art.body(poly((0, -10), (-50, -30), (-56, 12), (-6, 14)), WHITE, 5.4)
            art.body(poly((0, -10), (50, -30), (56, 12), (6, 14)), WHITE, 5.4)
            art.body(poly((-12, 0), (12, 0), (22, 66), (0, 88), (-22, 66)), EVENT.mid, 5.4)
    _farewell(art)


def _farewell(art: Art) -> None:
    with art.at(150, 440, 1, -16):
        art.body(rect(-56, -36, 112, 82, 8), "#D9A05B", 6.2)
        art.body(rect(-62, -46, 124, 24, 6), TAN, 5.4)
        art.body(spline([(-30, -46), (-46, -96), (-22, -76), (-10, -112), (6, -46)]), LEAF, 5.4)
        art.body(rect(16, -84, 28, 42, 6), CORAL, 5)
    with art.at(300, 470, 1, 24):
        art.body(poly((-14, 60), (14, 60), (36, -20), (-36, -20)), WHITE, 5.6)
        for x, y, colour in (
            (-28, -40, CORAL),
            (0, -58, SUN),
            (28, -40, PINK),
            (-10, -24, LILAC),
            (16, -22, CORAL),
        ):
            art.body(ellipse(x, y, 19), colour, 5)
            art.flat(ellipse(x, y, 6), WHITE)
        art.body(rect(-20, 18, 40, 14, 5), TEAL, 4.6)


@picture("branch_cannon", rooms.party)
def branch_cannon(art: Art) -> None:
    """A resigned mouse in a crash helmet looks out of the cannon, with its suitcase."""
    art.flat(ellipse(330, 530, 220, 10), INK, 0.35)
    barrel = poly((96, 414), (368, 172), (488, 330), (200, 540))
    art.body(ellipse(146, 478, 80, 82), EVENT.dark, 7)
    art.body(barrel, EVENT.mid, 7.4)
    with art.clip(barrel):
        art.shade("M200 560L520 300V580H180Z", 0.5)
        art.flat(poly((110, 404), (320, 216), (336, 238), (126, 426)), WHITE, 0.4)
        for x, y in ((230, 400), (320, 330)):
            art.body(star(x, y, 5, 34, 15), SUN, 5)
    art.body(ellipse(430, 250, 52, 110, -38), SUN, 6.8)
    art.body(ellipse(438, 244, 36, 86, -38), INK, 5)
    with art.at(474, 106, 0.62, 14):
        head(art, SPECIES["mouse"], ("open", 0.55), "flat")
        art.body(
            "M-150 96C-160 -20 -80 -60 0 -60C80 -60 160 -20 150 96C60 60 -60 60 -150 96Z", TEAL, 6.8
        )
        art.body(rect(-18, -66, 36, 136, 14), WHITE, 5.4)
        art.tube("M-146 100Q-120 250 0 282Q120 250 146 100", INK, 11, 3)
    paw(art, 388, 220, "#B9B3C4", -50, 0.86)
    paw(art, 492, 318, "#B9B3C4", -30, 0.86)
    art.body(ellipse(132, 488, 26), SUN, 6)
    art.body(ellipse(300, 448, 80), BROWN, 7.2)
    for turn in range(0, 180, 45):
        with art.at(300, 448, 1, turn):
            art.line("M-70 0H70", 7)
    art.body(ellipse(300, 448, 24), SUN, 6)
    art.line(ellipse(300, 448, 62), 5)
    art.tube(spline(points("500,330 540,344 548,380"), closed=False), TAN, 12, 4)
    with art.at(536, 430, 1, 10):
        art.line("M-18 -40V-56H18V-40", 7)
        art.body(rect(-54, -40, 108, 78, 10), "#B5622E", 6.4)
        art.flat(rect(-40, -40, 12, 78) + rect(28, -40, 12, 78), SAND)
        art.body(rect(-10, -6, 20, 18, 4), SUN, 4.4)
    art.tube(spline(points("120,470 96,440 120,410 92,380"), closed=False), PAPER, 10, 3.6)
    art.body(star(90, 372, 8, 30, 13), SUN, 5)
    art.cover(star(90, 372, 8, 16, 7), WHITE)
