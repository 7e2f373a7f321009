"""Team members with a ritual: one blackens what there is to see, one believes what is written."""

from __future__ import annotations

from art.cards import rooms
from art.cards.critter import Critter
from art.cards.figure import figure
from art.cards.pictures import picture
from art.cards.poses import Pose
from art.press.brush import brush, taper
from art.press.palette import (
    BROWN,
    CORAL,
    GREY,
    INK,
    LILAC,
    ORANGE,
    PAPER,
    SAND,
    SUN,
    WHITE,
    Family,
    darker,
    lighter,
    mix,
)
from art.press.paths import ellipse, points, poly, rays, rect, spark, spline
from art.press.plates import Art

_SKIN = "#F2B7A8"
_PLUMAGE = "#3B3354"


@picture("privacy_ostrich", rooms.vault)
def privacy_ostrich(art: Art) -> None:
    """An ostrich with a marker has blackened the file, and then its own view."""
    _plumes(art)
    _neck_and_head(art)
    art.body(_censor_bar(), INK, 4)
    for x, h in ((258, 34), (300, 16), (430, 46)):
        art.body(taper([(x, 150), (x, 162 + h * 0.5), (x - 1, 164 + h)], (9, 11, 7)), INK, 2)
    _blackened_file(art)
    _marker(art)


def _censor_bar() -> str:
    """One wide stroke of the marker, with frayed ends."""
    return poly(
        (232, 112), (250, 104), (462, 92), (450, 108), (470, 116), (454, 130), (464, 146),
        (250, 160), (258, 146), (238, 140), (252, 126),
    )  # fmt: skip


def _plumes(art: Art) -> None:
    for x, y, turn in ((206, 470, -70), (222, 430, -46), (490, 470, 70), (474, 430, 46)):
        with art.at(x, y, 1.1, turn):
            art.body("M-24 8C-38 -40 -20 -78 0 -86C20 -78 38 -40 24 8Z", WHITE, 6)
            art.line("M0 -6V-54", 4)
    body = spline(points("196,560 206,470 262,408 348,394 436,408 492,470 502,560"))
    art.body(body, _PLUMAGE, 7.4)
    with art.clip(body):
        art.shade("M400 390C510 440 500 540 460 570H520V390Z", 0.6)
        for x, y in ((262, 470), (306, 450), (352, 466), (400, 450), (290, 510), (420, 506)):
            art.stroke(f"M{x} {y}q12 20 34 18", lighter(_PLUMAGE, 0.25), 7)


def _neck_and_head(art: Art) -> None:
    neck = taper(points("350,420 338,340 352,260 348,170"), (72, 50, 46, 60))
    art.body(neck, _SKIN, 7)
    with art.clip(neck):
        art.shade("M356 160H400V430H364Z", 0.5)
    for x, y, w in ((338, 352, 26), (344, 300, 22), (350, 250, 22)):
        art.ink(brush([(x - w, y), (x, y + 7), (x + w * 0.7, y + 2)], 6))
    art.body(spline(points("288,420 300,392 348,404 398,392 410,420 350,438")), WHITE, 6)
    for x, turn in ((318, -24), (344, -6), (372, 14)):
        with art.at(x, 80, 1, turn):
            art.ink(brush([(0, 10), (-2, -20), (5, -44)], 9, 0.7, 0.1))
    skull = ellipse(346, 126, 84, 66)
    art.body(skull, _SKIN, 7)
    with art.clip(skull):
        art.shade("M370 50C440 90 430 180 370 200H440V50Z", 0.45)
    beak = spline(points("276,168 316,152 346,158 380,152 418,166 402,200 346,214 292,202"))
    art.body(beak, ORANGE, 6.4)
    art.ink(brush(points("284,178 320,190 346,184 374,190 412,176"), 7, 0.3, 0.3))
    for x in (328, 364):
        art.flat(ellipse(x, 168, 5, 4), INK)


def _blackened_file(art: Art) -> None:
    with art.at(218, 470, 1, -10):
        art.body(rect(-72, -96, 144, 190, 8), PAPER, 6.6)
        art.shade(rect(20, -92, 50, 182), 0.3)
        for y, x, w in ((-72, -52, 60), (-44, -52, 104), (-16, -30, 82), (12, -52, 74)):
            art.flat(rect(x, y, w, 17, 2), INK)
        art.body(rect(-22, -108, 44, 24, 6), GREY, 5)
    art.body(taper(points("262,500 226,520 180,508"), (60, 52, 34)), _PLUMAGE, 6.6)


def _marker(art: Art) -> None:
    """As thick as the arm that swings it, still wet."""
    art.body(taper(points("440,470 516,452 534,372"), (64, 60, 44)), _PLUMAGE, 6.6)
    with art.at(528, 318, 1, 14):
        art.body(rect(-27, -60, 54, 130, 12), SUN, 6.6)
        art.shade(rect(2, -58, 24, 126), 0.4)
        art.body(rect(-27, 40, 54, 32, 10), INK, 5)
        art.body(poly((-20, -60), (20, -60), (14, -88), (-14, -88)), GREY, 5.6)
        art.body(poly((-14, -88), (14, -88), (14, -112), (-14, -102)), INK, 5)
    for x, y in ((486, 372), (482, 392), (492, 410)):
        art.body(taper([(540, y + 4), (514, y + 2), (x, y - 6)], (26, 24, 16)), _PLUMAGE, 5.4)
    art.body("M566 196C578 216 580 228 566 232C552 228 554 216 566 196Z", INK, 2)


_PRAYER = Pose(
    arms=(((-44, 22), (-74, 88), (-2, 36)), ((44, 22), (86, 86), (26, 34))),
    legs=(((-28, 96), (36, 120), (-44, 150)), ((26, 96), (84, 122), (6, 156))),
    head=(8, -80),
    nod=8,
)


def _chapel(art: Art, family: Family) -> None:
    """A dark nave; light falls in through a window of coloured panes."""
    art.flat(rect(0, 0, 630, 620), mix(family.dark, family.deep, 0.3))
    for i in range(10):
        for j in range(9):
            art.flat(rect(30 + i * 64 + j % 2 * 32, 50 + j * 54, 58, 48, 4), family.mid, 0.22)
    pane = "M316 420V190C316 110 380 66 450 60C520 66 584 110 584 190V420Z"
    art.flat(pane, family.mid)
    with art.clip(pane):
        colours = (family.tint, family.light, mix(SUN, WHITE, 0.5), family.tint, family.light)
        for i in range(5):
            for j in range(7):
                art.flat(rect(322 + i * 54, 62 + j * 54, 48, 48, 3), colours[(i * 2 + j * 3) % 5])
        art.flat(ellipse(450, 220, 116), WHITE, 0.75)
        art.flat(rays(450, 220, 20, 260, 4), SUN, 0.4)
    art.flat(poly((316, 300), (584, 420), (420, 560), (44, 560)), family.tint, 0.14)
    art.flat(rect(0, 500, 630, 120), family.deep)


@picture("noob_lamb", _chapel)
def noob_lamb(art: Art) -> None:
    """A lamb kneels before the book of plans and believes every word of it."""
    _altar(art)
    _holy_book(art)
    for x, h in ((352, 60), (566, 84)):
        _candle(art, x, h)
    art.flat(ellipse(214, 522, 130, 12), INK, 0.45)
    lamb = Critter("lamb", "hoodie", (LILAC, WHITE), ("shiny", 0), "w", trousers=darker(LILAC, 0.5))
    with art.at(208, 346, 1.12):
        figure(art, lamb, _PRAYER)


def _altar(art: Art) -> None:
    art.body(rect(322, 420, 268, 34, 8), BROWN, 6.6)
    cloth = "M340 448H572V540L514 520L456 540L398 520L340 540Z"
    art.body(cloth, WHITE, 6.4)
    with art.clip(cloth):
        art.shade(rect(480, 440, 100, 110), 0.4)
        art.flat(rect(330, 470, 260, 14), SUN)


def _holy_book(art: Art) -> None:
    """The plan: very thick, a calendar and a tick on the cover, a cobweb on the corner."""
    art.body(
        poly((372, 424), (372, 196), (396, 184), (548, 184), (548, 412), (530, 424)), SAND, 6.6
    )
    for y in (196, 206, 216):
        art.line(f"M{386 - (y - 196)} {y}H534", 3)
    art.body(rect(366, 220, 168, 206, 8), CORAL, 7)
    art.shade(rect(470, 224, 62, 198), 0.5)
    art.body(rect(366, 220, 26, 206, 6), darker(CORAL), 5.6)
    art.body(rect(414, 264, 96, 100, 8), WHITE, 5.6)
    art.body(rect(414, 264, 96, 26, 6), SUN, 5)
    for x in (436, 488):
        art.line(f"M{x} 254V274", 7)
    art.ink(brush(points("434,324 454,346 494,302"), 13, 0.5, 0.2))
    art.line("M534 250Q510 246 502 222M534 236Q524 234 520 222M534 266L492 222", 3)
    art.body(ellipse(452, 142, 70, 16, -6), SUN, 5.6)
    art.body(ellipse(452, 142, 48, 7, -6), WHITE, 4)
    for x, y, r in ((392, 164, 12), (536, 150, 14), (560, 226, 10)):
        art.body(spark(x, y, r), WHITE, 4)


def _candle(art: Art, x: float, height: float) -> None:
    art.body(rect(x - 13, 422 - height, 26, height, 5), WHITE, 5.6)
    art.line(f"M{x + 4} {426 - height}v22", 4)
    flame = (
        f"M{x} {370 - height}C{x + 22} {398 - height} {x + 16} {414 - height} {x} {416 - height}"
    )
    art.body(f"{flame}C{x - 16} {414 - height} {x - 16} {396 - height} {x} {370 - height}Z", SUN, 5)
