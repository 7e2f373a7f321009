"""From a card key to the finished drawing: frame, picture, badge."""

from __future__ import annotations

from art.cards import backs, scenes
from art.cards.badges import dice_column, number_badge, symbol_badge
from art.cards.deck import Face
from art.cards.frame import frame_back, frame_front
from art.cards.grid import FOOTER_Y, POP_OUT, WINDOW
from art.cards.pictures import PICTURES, Picture
from art.cards.symbols import flag, symbol_for
from art.press.lettering import signed
from art.press.palette import FAMILIES, MOVER, PAPER, SUN, Family
from art.press.paths import star
from art.press.plates import Art

SPECIAL = ("back_draw", "back_event", "first_mover")
"""Files that are no cards of the deck: two backs and the first-mover card."""

SHARED: dict[str, str] = {}
"""Card keys that borrow the picture of another key of their family."""

_SWELL = 1.5
"""Extra weight of outlines on the shaded side."""

scenes.load()


def picture_of(key: str) -> Picture:
    """The picture of a card; KeyError when neither it nor a shared one exists."""
    return PICTURES[SHARED.get(key, key)]


def draw_face(key: str, face: Face) -> Art:
    """The whole face of a card of the deck, without words."""
    family = FAMILIES[face.family]
    art = Art(swell=_SWELL)
    _framed(art, family, picture_of(key))
    if face.family == "story":
        rim = SUN if face.value >= 13 else PAPER
        number_badge(art, family, str(face.value), 96 if face.value > 9 else 104, rim)
    elif face.family == "team":
        dice_column(art, face.dice, face.modifier)
    elif face.family == "incentive" and face.effect:
        symbol_badge(art, family, symbol_for(face.effect, face.bonus))
    elif face.family == "incentive":
        number_badge(art, family, signed(face.bonus), 84)
    else:
        symbol_badge(art, family, symbol_for(face.effect, face.amount), (110, 108, 84))
    if face.box:
        expansion_mark(art)
    return art


def draw_special(name: str) -> tuple[Art, Family]:
    """A back or the first-mover card, with the family whose deep tone shades it."""
    art = Art(swell=_SWELL)
    if name == "back_draw":
        backs.back_draw(art)
        return art, FAMILIES["back"]
    if name == "back_event":
        backs.back_event(art)
        return art, FAMILIES["event"]
    _framed(art, MOVER, PICTURES["first_mover"])
    symbol_badge(art, MOVER, flag)
    return art, MOVER


def expansion_mark(art: Art) -> None:
    """A small gold star at the right end of the footer, beside the collector number."""
    art.body(star(582, FOOTER_Y, 5, 12.5, 5.8), SUN, 3.2)


def _framed(art: Art, family: Family, picture: Picture) -> None:
    frame_back(art, family)
    with art.clip(WINDOW):
        picture.backdrop(art, family)
    art.line(WINDOW, 5)
    with art.clip(POP_OUT):
        picture.subject(art)
    frame_front(art, family)
