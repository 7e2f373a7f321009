"""Expansion: those who stay above the daily business."""

from __future__ import annotations

from art.cards import backdrops, outdoors
from art.cards.faces import eye
from art.cards.heads import head
from art.cards.pictures import picture
from art.cards.species import SPECIES
from art.press.brush import brush
from art.press.palette import (
    BROWN,
    GREY,
    INK,
    MOUTH,
    PAPER_SHADE,
    STORY,
    SUN,
    WHITE,
    lighter,
)
from art.press.paths import ellipse, points, poly, rect, spline
from art.press.plates import Art

_SHARK = "#6F86A8"


@picture("legal_shark", outdoors.sea)
def legal_shark(art: Art) -> None:
    """A shark behind the desk reads a very long contract through a lorgnette."""
    art.body("M300 130C310 70 350 40 410 36C392 72 400 100 420 136Z", _SHARK, 7)
    body = "M150 480C140 330 190 190 338 124C486 190 536 330 526 480Z"
    art.body(body, _SHARK, 7.4)
    with art.clip(body):
        art.shade("M400 130C560 240 560 420 480 500H560V120Z", 0.5)
        art.cover("M180 490C180 400 240 350 338 346C436 350 496 400 496 490Z", WHITE)
    for s in (-1, 1):
        eye(art, 338 + s * 84, 258, 32, (s * -5, 8), 0.42, _SHARK, 0.5)
        for i in range(3):
            art.ink(
                brush(
                    [
                        (338 + s * (150 - i * 4), 330 + i * 30),
                        (338 + s * (136 - i * 4), 344 + i * 30),
                        (338 + s * (140 - i * 4), 362 + i * 30),
                    ],
                    7,
                )
            )
    mouth = "M222 346Q338 420 454 346Q440 440 338 446Q236 440 222 346Z"
    art.body(mouth, MOUTH, 6.4)
    with art.clip(mouth):
        for i in range(9):
            x = 226 + i * 28
            art.body(poly((x - 15, 330), (x + 15, 330), (x, 396 - abs(i - 4) * 6)), WHITE, 4.4)
    art.line(mouth, 6)
    for s in (-1, 1):
        art.line(ellipse(338 + s * 84, 258, 44), 8)
    art.line("M296 252Q338 236 380 252", 8)
    art.tube("M464 270L552 420", SUN, 13, 4.4)
    _contract(art)


def _contract(art: Art) -> None:
    art.body(rect(44, 462, 542, 110), BROWN, 7)
    art.flat(rect(44, 462, 542, 12), lighter(BROWN, 0.3))
    art.body(spline(points("520,446 536,392 572,396 592,450 560,480")), _SHARK, 6.4)
    art.body(
        "M96 380C96 356 300 356 300 380V470C300 500 280 520 300 548H120C96 530 110 500 96 470Z",
        WHITE,
        6.2,
    )
    art.body("M82 376C82 352 128 352 128 376C128 394 82 394 82 376Z", PAPER_SHADE, 5.6)
    for i in range(6):
        art.flat(rect(130, 392 + i * 20, (140, 120, 146, 100, 136, 120)[i], 7, 3), GREY)
    art.body(spline(points("270,452 290,400 326,404 340,452 306,478")), _SHARK, 6.4)


@picture("board_walrus", backdrops.stage)
def board_walrus(art: Art) -> None:
    """A walrus has fallen asleep on the board, propped on the gavel."""
    with art.at(38, 24, 0.96):
        art.flat(ellipse(346, 526, 220, 12), INK, 0.4)
        art.body("M150 540C140 330 190 200 338 196C486 200 536 330 526 540Z", "#1F6F6A", 7)
        for x in (206, 272, 404, 470):
            art.flat(ellipse(x, 286 + abs(x - 338) * 0.6, 9), SUN)
        body = "M176 540C160 430 230 352 338 350C446 352 516 430 500 540Z"
        art.body(body, "#A8775F", 7.2)
        with art.clip(body):
            art.body("M212 540C206 440 270 372 338 372C406 372 470 440 464 540Z", "#E3C25A", 6)
            art.shade("M400 360C520 430 510 500 470 550H520V350Z", 0.5)
            art.line("M338 380V540", 5)
            for y in (424, 476):
                art.body(ellipse(324, y, 9), INK, 3)
            art.stroke("M350 440Q400 470 430 440", SUN, 7)
        with art.at(330, 158, 0.9, -9):
            head(art, SPECIES["walrus"], ("asleep", 0), "w")
            art.line(ellipse(62, 132, 50), 8)
            art.stroke("M32 112a36 36 0 0 1 20 -20", WHITE, 6, 0.9)
            art.line("M106 156Q132 220 112 290", 4)
        for s in (-1, 1):
            art.body(
                spline(
                    [
                        (338 + s * 140, 440),
                        (338 + s * 96, 432),
                        (338 + s * 24, 470),
                        (338 + s * 30, 500),
                        (338 + s * 120, 510),
                    ]
                ),
                "#A8775F",
                6.4,
            )
        _gavel(art)
        art.body(ellipse(388, 356, 17, 20), lighter(STORY.light, 0.4), 4.6)


def _gavel(art: Art) -> None:
    with art.at(176, 392, 1, -20):
        art.tube("M0 -20V146", BROWN, 20, 5)
        art.body(rect(-58, -72, 116, 60, 12), BROWN, 6.4)
        art.body(rect(-46, -72, 16, 60), SUN, 4.6)
        art.body(rect(30, -72, 16, 60), SUN, 4.6)
