"""Team members who stand their ground: a goose at the charge, a goat, a camel."""

from __future__ import annotations

from art.cards import backdrops, outdoors, rooms
from art.cards.critter import Critter
from art.cards.faces import eye
from art.cards.figure import figure
from art.cards.grid import WINDOW
from art.cards.pictures import picture
from art.press.brush import brush, taper
from art.press.palette import (
    BROWN,
    CORAL,
    DARK_GREY,
    GLASS,
    INK,
    MOUTH,
    NIGHT,
    ORANGE,
    SAND,
    SCREEN,
    STORY,
    SUN,
    TAN,
    TEAL,
    TEAM,
    WHITE,
    darker,
    lighter,
)
from art.press.paths import Point, ellipse, points, poly, rect, spline, star
from art.press.plates import DOWN, Art


@picture("support_goose", rooms.speed)
def support_goose(art: Art) -> None:
    """A goose with a headset at the charge; a small customer leaves five stars behind."""
    art.flat(ellipse(250, 526, 190, 12), INK, 0.35)
    _goose_wing(art, 318, 296, 24, TEAM.tint)
    for hip, knee, foot in (
        ((176, 420), (124, 452), (96, 508)),
        ((256, 424), (290, 466), (338, 506)),
    ):
        _webbed_leg(art, hip, knee, foot)
    _goose_neck(art)
    _goose_body(art)
    _goose_wing(art, 226, 318, -10, WHITE)
    with art.at(424, 196, 1.16):
        _honking_head(art)
    _fleeing_customer(art)


def _webbed_leg(art: Art, hip: Point, knee: Point, foot: Point) -> None:
    art.tube(spline([hip, knee, foot], closed=False), ORANGE, 22, 5)
    with art.at(*foot):
        art.body("M-14 -10L54 2Q44 12 46 20Q28 14 20 24Q4 14 -18 20Z", ORANGE, 5.6)


def _goose_body(art: Art) -> None:
    body = spline(points("58,330 120,322 220,286 330,300 376,352 350,410 268,448 160,430 96,376"))
    art.body(body, WHITE, 7.2)
    with art.clip(body):
        art.flat("M196 260Q170 360 214 470H420V260Z", TEAM.mid)
        art.flat("M196 260Q170 360 214 470H234Q192 360 216 260Z", SUN)
        art.shade("M100 400Q240 440 370 340V470H90Z", 0.5, DOWN)
    art.line(body, 7.2)
    for y in (344, 362):
        art.ink(brush([(80, y - 12), (112, y), (140, y + 2)], 6))


def _goose_wing(art: Art, x: float, y: float, turn: float, colour: str) -> None:
    """Raised, with five long feathers on the trailing edge."""
    with art.at(x, y, 1, turn):
        wing = spline(
            points(
                "-40,30 -74,-40 -104,-96 -86,-104 -92,-150 -70,-148 -64,-196 -40,-184 "
                "-22,-226 2,-200 26,-216 34,-150 44,-60 40,20"
            ),
            pull=0.14,
        )
        art.body(wing, colour, 7)
        with art.clip(wing):
            art.shade("M0 -220Q50 -80 20 40H60V-220Z", 0.4)
        for feather in (
            "-84,-98 -51,-64 -30,-30",
            "-70,-142 -36,-101 -14,-60",
            "-40,-178 -14,-134 0,-90",
        ):
            art.ink(brush(points(feather), 7, 0.5, 0.1))


def _goose_neck(art: Art) -> None:
    neck = taper([(312, 372), (376, 346), (412, 280), (424, 206)], (120, 76, 54, 60))
    art.body(neck, WHITE, 7)
    with art.clip(neck):
        art.shade(neck, 0.42)


def _honking_head(art: Art) -> None:
    """Around the middle of the skull: beak wide open, headset, no patience."""
    art.body(spline(points("-44,6 -36,-34 0,-52 42,-40 56,-4 40,32 -6,44 -38,34")), WHITE, 7)
    art.cover(ellipse(-6, 36, 24, 18), WHITE)
    art.body("M36 -24L136 -64L116 22L40 18Z", MOUTH, 6)
    art.body(spline(points("44,2 86,-8 112,-2 84,14 46,18")), CORAL, 5)
    art.body(spline(points("34,-44 66,-52 116,-80 148,-82 130,-56 84,-26 40,-12")), ORANGE, 6.4)
    art.body(spline(points("38,10 82,12 122,20 140,38 112,50 68,44 36,30")), ORANGE, 6.4)
    art.ink(brush([(84, -52), (96, -58), (108, -60)], 5))
    eye(art, 14, -16, 22, (7, 2), 0.36, WHITE, 0.52, 5.4)
    art.tube("M-26 8C-46 -78 30 -82 26 -42", DARK_GREY, 12, 4.4)
    art.body(rect(-42, -8, 30, 50, 14), CORAL, 6)
    art.tube("M-26 40Q-18 70 30 58", INK, 8, 3)
    art.body(ellipse(38, 56, 11, 8), DARK_GREY, 4.4)


def _fleeing_customer(art: Art) -> None:
    customer = Critter("mouse", "hoodie", (CORAL, WHITE), ("wide", 0), "o", trousers=STORY.dark)
    with art.at(490, 412, 0.62, 10):
        figure(art, customer, "run")
    for i, (x, y) in enumerate(((404, 352), (394, 432), (566, 476), (352, 476), (396, 512))):
        art.body(star(x, y, 5, 19, 8.6, -90 + (i * 31) % 40), SUN, 4.4)
    art.body("M572 318q14 18 0 30q-16 -10 0 -30Z", GLASS, 4.4)


_GOAT = "#E4DEE8"


@picture("ten_x_goat", backdrops.sunburst(338, 220, 26, 2, None))
def ten_x_goat(art: Art) -> None:
    """A mountain goat, four hooves on one screen, the manual half inside."""
    with art.clip(WINDOW):
        _crag_of_screens(art)
    for hoof in (-1, 1):
        _goat_leg(art, (304, 216), (322 + hoof * 2, 276), (330 + hoof * 15, 330))
        _goat_leg(art, (414, 224), (398 + hoof * 2, 280), (388 + hoof * 15, 330))
    _goat_trunk(art)
    _goat_head(art)
    _manual_in_the_mouth(art)


def _crag_of_screens(art: Art) -> None:
    rows = ((520, (84, 192, 300, 408, 516, 590)), (444, (216, 324, 432, 528)), (380, (360,)))
    for y, row in rows:
        for i, x in enumerate(row):
            _old_screen(art, x, y, (i * 37 + int(y)) % 15 - 7 if y > 400 else -3, i + int(y))


def _old_screen(art: Art, x: float, y: float, turn: float, seed: int) -> None:
    with art.at(x, y, 1.08, turn):
        art.body(rect(-60, -46, 120, 92, 12), SAND, 6)
        art.shade(rect(-60, -46, 120, 92, 12), 0.42)
        art.body(rect(-47, -35, 94, 62, 8), SCREEN, 4.6)
        for j in range(4):
            bar = rect(-38 + (seed + j) % 3 * 11, -26 + j * 13, 26 + (seed * 7 + j * 11) % 34, 6, 3)
            art.flat(bar, (TEAL, SUN, CORAL, WHITE)[(seed + j) % 4])
        art.flat(ellipse(42, 36, 4), TEAL)


def _goat_leg(art: Art, hip: Point, knee: Point, hoof: Point) -> None:
    leg = taper([hip, knee, hoof], (44, 24, 19))
    art.body(leg, _GOAT, 6)
    with art.clip(leg):
        art.shade(leg, 0.4)
    with art.at(*hoof):
        art.body(poly((-12, -8), (11, -8), (15, 12), (-14, 12)), INK, 4)


def _goat_trunk(art: Art) -> None:
    tail = taper([(278, 178), (256, 158), (250, 136)], (30, 24, 4))
    art.body(tail, _GOAT, 6)
    trunk = spline(points("266,190 290,160 350,164 420,150 462,186 452,234 400,258 280,238"))
    art.body(trunk, _GOAT, 7)
    with art.clip(trunk):
        art.shade("M270 220Q360 230 460 180V270H270Z", 0.46, DOWN)
    art.line(trunk, 7)
    for x, y in ((312, 244), (344, 252), (378, 252)):
        art.ink(brush([(x, y), (x + 4, y + 14), (x + 12, y + 22)], 7, 0.6, 0.1))
    neck = taper([(436, 206), (452, 160), (458, 118)], (92, 72, 60))
    art.body(neck, NIGHT, 6.8)
    with art.clip(neck):
        art.shade(neck, 0.5)
    art.body(taper([(430, 136), (460, 142), (490, 130)], (20, 26, 20)), darker(NIGHT, 0.35), 5.6)


def _goat_head(art: Art) -> None:
    horn = taper(points("450,78 428,36 372,38 338,86 352,120"), (36, 34, 28, 20, 3))
    with art.at(20, 0):
        art.body(horn, darker(TAN, 0.2), 6.4)
    art.body(horn, TAN, 6.4)
    art.line("M420 30L410 56M392 24L390 50M362 36L372 56M344 62L362 72", 4.4)
    art.body(spline(points("428,96 392,104 376,128 408,132 436,118")), _GOAT, 6)
    skull = spline(points("430,92 458,64 500,74 540,116 552,148 530,164 486,158 446,140"))
    art.body(skull, _GOAT, 7)
    with art.clip(skull):
        art.shade("M440 130Q500 150 560 130V170H440Z", 0.42, DOWN)
    art.ink(brush([(526, 128), (534, 134), (544, 134)], 6))
    art.body(spline(points("492,160 512,162 506,206 492,218 484,190")), lighter(_GOAT, 0.6), 5.4)
    eye(art, 480, 98, 20, (5, 3), 0.42, _GOAT, 0.5, 5)


def _manual_in_the_mouth(art: Art) -> None:
    with art.at(548, 160, 1, 10):
        page = "M-22 -10L34 -8L36 84L24 74L14 88L2 76L-8 90L-20 78Z"
        art.body(page, WHITE, 5.6)
        art.shade(page, 0.28)
        for j, w in enumerate((38, 30, 40, 22)):
            art.flat(rect(-12, 12 + j * 15, w, 6, 3), (STORY.light, TEAM.light)[j % 2])
    art.ink(brush([(520, 152), (540, 152), (554, 148)], 7, 0.4, 0.4))
    for x, y, turn in ((520, 288, 20), (566, 300, -30), (540, 330, 50)):
        with art.at(x, y, 1, turn):
            art.body(poly((-12, -9), (11, -12), (13, 8), (-8, 12)), WHITE, 4)


_CAMEL = "#D3A062"


@picture("manager_camel", outdoors.desert)
def manager_camel(art: Art) -> None:
    """A camel that has lain at the fork for long: a bird nests on it, a cobweb holds it."""
    _signpost(art)
    _resting_camel(art)
    _nest(art)
    _camel_head(art)
    _cobweb(art)
    _sand_drift(art)


def _signpost(art: Art) -> None:
    art.body(rect(516, 52, 24, 490, 4), BROWN, 6.4)
    art.shade(rect(528, 52, 12, 490), 0.4)
    for x, y, right, colour in ((484, 92, False, TEAL), (510, 152, True, CORAL)):
        with art.at(x, y, 1, 4 if right else -5, flip=not right):
            art.body("M-64 -25H46L76 0L46 25H-64Z", lighter(colour, 0.2), 6.2)
            art.line("M-40 0H40M20 -13L42 0L20 13", 6)


def _resting_camel(art: Art) -> None:
    art.body(taper([(96, 420), (66, 450), (72, 500)], (18, 14, 20)), _CAMEL, 5.6)
    body = spline(
        points(
            "88,450 96,396 140,376 162,318 190,302 216,324 236,372 272,376 292,322 320,306 "
            "348,330 366,384 404,420 414,480 380,528 120,528"
        )
    )
    art.body(body, _CAMEL, 7.2)
    with art.clip(body):
        art.shade("M100 470Q260 500 410 400V540H90Z", 0.5, DOWN)
        for x in (190, 320):
            art.flat(ellipse(x, 312, 44, 22), darker(_CAMEL, 0.3), 0.8)
    art.line(body, 7.2)
    for x in (180, 312):
        for dx in (-14, 4, 20):
            art.ink(brush([(x + dx, 322), (x + dx + 4, 332), (x + dx + 2, 346)], 6))
    thigh = spline(points("116,526 124,464 176,440 224,474 216,526"))
    art.body(thigh, _CAMEL, 6.2)
    art.shade(thigh, 0.4)
    for x in (180, 350):
        art.body(taper([(x, 512), (x + 60, 506), (x + 104, 518)], (36, 34, 26)), _CAMEL, 6.2)


def _camel_head(art: Art) -> None:
    neck = taper([(376, 446), (440, 436), (462, 350), (440, 254)], (110, 84, 62, 60))
    art.body(neck, _CAMEL, 7)
    with art.clip(neck):
        art.shade(neck, 0.42)
    art.cover(ellipse(350, 446, 64, 64), _CAMEL)
    art.body(poly((434, 332), (470, 326), (474, 348), (442, 352)), darker(CORAL, 0.18), 5)
    art.body(poly((446, 350), (472, 348), (490, 436), (470, 460), (446, 440)), CORAL, 5.8)
    skull = spline(points("392,232 404,194 440,186 486,206 530,240 532,268 500,288 402,264"))
    art.body(skull, _CAMEL, 7)
    with art.clip(skull):
        art.flat(ellipse(512, 262, 44, 30), lighter(_CAMEL, 0.4))
        art.shade("M400 256Q470 280 540 250V300H400Z", 0.4, DOWN)
    art.line(skull, 7)
    art.ink(brush([(506, 240), (514, 246), (524, 244)], 6))
    art.ink(brush([(470, 264), (496, 274), (522, 266)], 7, 0.3, 0.4))
    art.line("M520 268L552 286M536 276L548 270", 5)
    art.body(spline(points("410,204 386,170 376,182 386,216")), _CAMEL, 6)
    art.body(spline(points("400,196 416,168 438,172 452,192 426,200")), darker(_CAMEL, 0.3), 5.4)
    eye(art, 452, 222, 24, (5, 6), 0.52, darker(_CAMEL, 0.12), 0.52)
    for dx in (-12, 2, 16):
        art.line(f"M{456 + dx} 224l4 9", 4)


def _nest(art: Art) -> None:
    """Between the humps, with a chick."""
    chick = spline(points("228,362 228,330 250,316 272,330 274,362"))
    art.body(chick, SUN, 6)
    for side in (-1, 1):
        art.flat(ellipse(250 + side * 9, 336, 4.4, 5.4), INK)
    art.body(poly((244, 344), (256, 344), (250, 353)), ORANGE, 4)
    art.body("M206 352Q252 372 298 352Q290 396 252 396Q214 396 206 352Z", BROWN, 6.2)
    art.line("M216 366L240 384M236 370L272 388M262 372L284 382M204 358L190 346M298 356L314 348", 4)


def _cobweb(art: Art) -> None:
    """Spun between the ear and the lower board."""
    art.line("M380 176L452 168M380 176L436 124M380 176L402 112", 2.8)
    for share in (0.4, 0.65, 0.9):
        a, b, c = ((380 + x * share, 176 + y * share) for x, y in ((72, -8), (56, -52), (22, -64)))
        bend = spline([a, (a[0] - 8, b[1] + 14), b, (b[0] - 14, c[1] + 8), c], closed=False)
        art.line(bend, 2.8)


def _sand_drift(art: Art) -> None:
    with art.clip(WINDOW):
        art.cover("M40 526Q120 490 200 516Q300 540 420 512Q520 494 600 520V560H40Z", SAND)
