"""Team members with a long reach: a tongue and a neck."""

from __future__ import annotations

from art.cards import outdoors, rooms
from art.cards.faces import eye
from art.cards.pictures import picture
from art.press.brush import brush, taper
from art.press.palette import (
    BROWN,
    CORAL,
    DARK_GREY,
    GLASS,
    GREY,
    INK,
    LEAF,
    NIGHT,
    ORANGE,
    SUN,
    TEAL,
    WHITE,
    darker,
    lighter,
)
from art.press.paths import Point, ellipse, points, poly, rect, spline
from art.press.plates import DOWN, Art

_SKIN = "#3FA58A"
_GREEN = "#58C46A"


@picture("project_chameleon", rooms.cubicles)
def project_chameleon(art: Art) -> None:
    """The last red lamp gets a coat of green, by tongue."""
    _traffic_light(art)
    art.flat(ellipse(260, 520, 190, 12), INK, 0.35)
    _curled_tail(art)
    _chameleon_body(art)
    _paint_pot(art)
    _painting_head(art)


def _traffic_light(art: Art) -> None:
    art.body(rect(494, 340, 26, 200, 4), DARK_GREY, 6)
    box = rect(446, 60, 122, 296, 24)
    art.body(box, NIGHT, 7.2)
    with art.clip(box):
        art.shade(rect(510, 60, 60, 300), 0.5)
    for y, colour in ((116, "#E8473C"), (208, _GREEN), (300, _GREEN)):
        art.body(ellipse(507, y, 38), colour, 6)
        art.flat(ellipse(494, y - 14, 12, 8, -30), WHITE, 0.7)
    wet = spline(points("474,98 496,80 512,96 506,132 512,152 496,150 478,134"))
    with art.clip(ellipse(507, 116, 38)):
        art.flat(wet, _GREEN)
        art.flat(rect(482, 130, 9, 60, 4) + rect(497, 140, 7, 60, 3), _GREEN)
    art.line(ellipse(507, 116, 38), 6)
    for x, y in ((486, 158), (500, 172)):
        art.body(
            (
                f"M{x} {y - 12}C{x + 9} {y + 2} {x + 7} {y + 12} {x} {y + 12}"
                f"C{x - 7} {y + 12} {x - 9} {y + 2} {x} {y - 12}Z"
            ),
            _GREEN,
            4,
        )


def _curled_tail(art: Art) -> None:
    tail = taper(
        points("196,440 120,470 76,430 92,376 136,376 146,410 122,420"), (58, 48, 40, 34, 26, 16)
    )
    art.body(tail, _SKIN, 6.6)
    with art.clip(tail):
        art.shade(tail, 0.4)
    art.line(tail, 6.6)


def _chameleon_body(art: Art) -> None:
    for hip, knee, foot in (
        ((214, 440), (182, 476), (204, 514)),
        ((320, 440), (350, 478), (330, 514)),
    ):
        leg = taper([hip, knee, foot], (54, 44, 30))
        art.body(leg, _SKIN, 6.2)
        with art.clip(leg):
            art.shade(leg, 0.4)
        with art.at(*foot):
            art.body(spline(points("-30,8 -14,-12 2,0 18,-12 34,8 4,16")), _SKIN, 5.6)
    body = spline(points("152,440 170,360 232,300 306,290 356,330 364,400 326,450 236,470"))
    art.body(body, WHITE, 7.2)
    with art.clip(body):
        art.shade("M180 430Q280 460 370 340V480H150Z", 0.48, DOWN)
        art.flat(spline(points("130,460 150,400 196,440 210,480")), _SKIN)
    art.line(body, 7.2)
    for x, y in ((196, 334), (228, 306), (266, 292)):
        art.ink(brush([(x, y), (x + 10, y + 16), (x + 12, y + 34)], 6, 0.5, 0.1))
    art.body(poly((326, 334), (352, 342), (358, 410), (338, 430), (318, 406)), CORAL, 5.6)


def _paint_pot(art: Art) -> None:
    art.tube("M396 470C400 418 470 418 474 470", GREY, 10, 4)
    pot = "M390 462H480L474 524H396Z"
    art.body(pot, GREY, 6.4)
    art.shade("M440 462H480L474 524H430Z", 0.46)
    art.body(ellipse(435, 462, 45, 12), _GREEN, 5.4)
    art.body("M400 466Q404 500 414 498Q420 496 418 470Z", _GREEN, 5)


def _painting_head(art: Art) -> None:
    """In profile; the far end of the tongue is the brush."""
    art.body(poly((300, 316), (352, 300), (372, 330), (330, 350)), WHITE, 5.6)
    tongue = taper(points("392,276 424,232 448,168 482,124"), (22, 17, 17, 30))
    art.body(tongue, "#F08C98", 6)
    art.body(ellipse(484, 122, 20, 17), _GREEN, 5)
    skull = spline(
        points("246,236 262,172 300,126 330,164 372,196 412,240 418,270 386,288 320,304 270,292")
    )
    art.body(skull, _SKIN, 7.2)
    with art.clip(skull):
        art.shade("M256 270Q330 300 420 250V310H250Z", 0.44, DOWN)
        for x, y, r in ((282, 184, 9), (306, 166, 7), (268, 216, 7), (290, 262, 8)):
            art.flat(ellipse(x, y, r), lighter(_SKIN, 0.4))
    art.line(skull, 7.2)
    art.ink(brush([(300, 274), (350, 274), (408, 262)], 7, 0.2, 0.4))
    art.body(ellipse(340, 224, 44, 42), darker(_SKIN, 0.16), 6.4)
    eye(art, 346, 220, 27, (11, -9), 0.32, darker(_SKIN, 0.16), 0.5)


_WOOL = "#F0DFC0"


@picture("cto_llama", outdoors.fire)
def cto_llama(art: Art) -> None:
    """Everything burns; the llama has tea, and puts out what comes too close."""
    _small_fire(art, 180, 470, 0.94, -8)
    _neck_in_a_polo_neck(art)
    _llama_head(art)
    _well_aimed_spit(art)
    _doused_fire(art)
    _cup_of_tea(art)


def _neck_in_a_polo_neck(art: Art) -> None:
    trunk = spline(points("180,570 210,478 284,440 380,452 430,520 440,580"))
    art.body(trunk, TEAL, 7.2)
    with art.clip(trunk):
        art.shade("M340 440Q430 480 400 590H450V440Z", 0.5)
    neck = taper(points("300,520 292,400 304,300 318,216"), (150, 112, 98, 92))
    art.body(neck, TEAL, 7.2)
    with art.clip(neck):
        art.shade("M320 210Q330 380 330 540H390V210Z", 0.5)
        for x in range(244, 380, 20):
            art.ink(brush([(x, 240), (x - 8, 380), (x - 12, 520)], 4, 0.3, 0.2))
    art.cover(ellipse(292, 500, 66, 40), TEAL)
    for y in (236, 266):
        art.body(
            taper([(262, y - 4), (312, y + 10), (362, y)], (26, 32, 26)), darker(TEAL, 0.14), 6
        )


def _llama_head(art: Art) -> None:
    """In profile, lips pursed."""
    for x, turn in ((262, -16), (298, 4)):
        with art.at(x, 112, 1, turn):
            art.body(spline(points("-18,10 -22,-40 -4,-84 14,-44 18,10")), _WOOL, 6.2)
            art.flat(spline(points("-8,2 -10,-36 -2,-60 6,-34 8,2")), CORAL, 0.5)
    skull = spline(
        points("248,206 250,132 296,100 350,116 396,152 440,170 452,194 424,216 370,222 300,240")
    )
    art.body(skull, _WOOL, 7.2)
    with art.clip(skull):
        art.shade("M256 206Q340 240 450 190V250H250Z", 0.42, DOWN)
    fringe = spline(
        points("244,150 252,104 288,82 332,88 352,118 328,132 310,118 292,138 270,124 262,154")
    )
    art.body(fringe, WHITE, 6.2)
    art.ink(brush([(426, 172), (432, 180), (442, 180)], 6))
    art.ink(brush([(392, 208), (418, 206), (440, 200)], 6, 0.2, 0.5))
    art.tube("M262 150L330 154", INK, 10, 3)
    art.body(spline(points("324,140 384,150 396,162 386,186 348,190 326,172")), INK, 5)
    art.flat(poly((338, 148), (354, 151), (342, 176), (334, 168)), WHITE, 0.45)


def _well_aimed_spit(art: Art) -> None:
    jet = taper(points("460,196 520,176 556,220 556,300 548,372"), (8, 12, 15, 19, 26))
    art.body(jet, GLASS, 5.4)
    for x, y, r in ((500, 150, 7), (578, 190, 8), (586, 262, 6), (530, 260, 6)):
        art.body(ellipse(x, y, r), GLASS, 4.4)


_FLAME = "-50,44 -62,-16 -32,-6 -14,-84 18,-30 40,-62 58,0 48,44"


def _small_fire(art: Art, x: float, y: float, scale: float, turn: float) -> None:
    with art.at(x, y, scale, turn):
        art.body(spline(points(_FLAME)), ORANGE, 6.4)
        art.body(spline([(-28, 44), (-28, 4), (-4, -32), (22, 2), (26, 44)]), SUN, 5)
        for side in (-1, 1):
            art.flat(ellipse(side * 12, 14, 5, 7), INK)
        art.line("M-10 30Q0 38 10 30", 5)


def _doused_fire(art: Art) -> None:
    """Wet, and no longer amused."""
    art.body(spline(points("454,516 500,500 580,502 598,520 530,530")), GLASS, 5)
    with art.at(534, 464):
        flame = spline(points(_FLAME))
        art.body(flame, GREY, 6.4)
        with art.clip(flame):
            art.shade("M0 -80Q60 -10 20 60H70V-80Z", 0.46)
        for side in (-1, 1):
            eye(art, side * 19, 6, 15, (-5, -3), 0.5, DARK_GREY, 0.5, 4.4)
        art.ink(brush([(-14, 34), (0, 27), (15, 33)], 7, 0.4, 0.4))
    puffs: tuple[tuple[Point, float], ...] = (((576, 392), 14), ((516, 388), 15), ((548, 376), 18))
    for place, r in puffs:
        art.body(ellipse(*place, r), WHITE, 5)


def _cup_of_tea(art: Art) -> None:
    arm = taper(points("372,470 430,500 446,428"), (60, 50, 34))
    art.body(arm, TEAL, 6.4)
    with art.clip(arm):
        art.shade(arm, 0.4)
    art.body(rect(412, 346, 66, 56, 12), WHITE, 6.2)
    art.tube("M412 360H400C386 360 386 388 402 388H412", WHITE, 12, 4.4)
    art.shade(rect(446, 348, 30, 52, 10), 0.36)
    art.body(ellipse(445, 348, 33, 9), LEAF, 5)
    art.body(poly((424, 398), (468, 398), (464, 434), (430, 434)), darker(BROWN, 0.3), 5.6)
    for x in (434, 456):
        art.ink(brush([(x, 334), (x - 10, 318), (x + 4, 300), (x - 4, 284)], 6, 0.4, 0.1))
