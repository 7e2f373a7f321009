"""Looks as upright pictures of a given size: the first half of printing."""

from __future__ import annotations

import math
from io import BytesIO
from typing import Final

import pygame

from agile_unicorn.table import drawn
from agile_unicorn.table.assets import CARD, RIM, Assets
from agile_unicorn.table.extent import RATIO, Extents
from agile_unicorn.table.fonts import Fonts, nearest
from agile_unicorn.table.imprint import CARD_MM, Imprint, Wording, imprint
from agile_unicorn.table.ink import NIGHT, PAPER, SEATS, rgb
from agile_unicorn.table.looks import (
    CardLook,
    DieLook,
    GroupLook,
    LampLook,
    Look,
    PhotoLook,
    PieceLook,
    TextLook,
)
from agile_unicorn.table.pieces import DETAIL
from agile_unicorn.table.sight import MARK
from agile_unicorn.table.typesetting import LEADING, Block, fit

BLEND: Final = pygame.BLEND_PREMULTIPLIED
LEGIBLE: Final = 4.0
"""Pixels below which a line of a card is left out."""
STUCK: Final = 0.40
"""The mark of a seat on a die at rest, as a share of the die."""
STUCK_AT: Final = 0.78
"""Its middle, from the upper left corner of the die."""
EDGE: Final = 2
"""Transparent pixels around a picture, so that its edge stays smooth when it is turned."""


class Press:
    """Prints looks as the sight of its ``extents`` wants them."""

    def __init__(self, assets: Assets, fonts: Fonts, wording: Wording | None = None) -> None:
        self.assets, self.fonts, self.wording = assets, fonts, wording
        self.extents = Extents(assets.catalog, fonts.measure)

    def upright(self, look: Look, k: float, detail: int = 1) -> pygame.Surface:
        """``look`` at ``k`` pixels a design pixel, premultiplied; its centre is the spot.

        ``detail`` times as large for a picture that is reduced again: words gain by that, the
        drawing of a card does not and may come from the smaller file in memory.
        """
        seen = self.extents.seen(look)
        if isinstance(seen, CardLook):
            return self._card(seen, k * detail, detail)
        return self._print(seen, k * detail)

    def _print(self, look: Look, k: float) -> pygame.Surface:
        match look:
            case CardLook():
                return self._card(look, k)
            case PieceLook():
                return self._piece(look, k)
            case TextLook():
                return self._text(look, k)
            case DieLook():
                return self._die(look, k)
            case PhotoLook():
                return _photo(look, k)
            case LampLook():
                return pygame.Surface((1, 1), pygame.SRCALPHA)  # the canvas dims, nothing is lit
            case GroupLook():
                return self._group(look, k)

    def _card(self, look: CardLook, k: float, detail: int = 1) -> pygame.Surface:
        width = max(4.0, look.width * k)
        art = self.assets.card(look.face, round(width / detail))
        size = (round(width * (CARD[0] + 2 * RIM) / CARD[0]), 0)
        size = (size[0], max(1, round(size[0] * art.height / art.width)))
        card = _opaque(pygame.transform.smoothscale(art, size), width)
        words = self.wording.card(look.face) if self.wording else None
        if words is not None:
            mm = width / CARD_MM[0]

            def wide(text: str, font: str, size: float) -> float:
                return self.fonts.measure(text, font, nearest(size * mm)) / mm

            left, top = (size[0] - width) / 2, (size[1] - width * RATIO) / 2
            for line in imprint(words, wide):
                self._print_line(card, line, mm, left, top)
        if look.shade < 1 and self.extents.sight.contrast:
            drawn.hatch(card, width)
        elif look.shade < 1:
            dark = round(255 * max(0.0, look.shade))
            card.fill((dark, dark, dark, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return card

    def _print_line(
        self, card: pygame.Surface, line: Imprint, mm: float, left: float, top: float
    ) -> None:
        px = nearest(line.size * mm)
        if px < LEGIBLE:
            return
        colour = rgb(line.colour)
        if line.tracking:
            words = self.fonts.tracked(line.text, line.font, px, colour, line.tracking * mm)
        else:
            words = self.fonts.words(line.text, line.font, px, colour)
        part = {"left": 0.0, "centre": 0.5, "right": 1.0}[line.align]
        x = left + line.x * mm - words.width * part
        y = top + line.y * mm - words.height / 2
        card.blit(words, (round(x), round(y)), special_flags=BLEND)

    def _piece(self, look: PieceLook, k: float) -> pygame.Surface:
        piece = self.assets.catalog.piece(look.name)
        width, height = look.size or piece.size
        size = (max(1, round(width * k)), max(1, round(height * k)))
        own = drawn.knows(look.name) and look.name not in self.assets.catalog
        picture = None if own else self.assets.piece(look.name)
        if picture is None:
            return drawn.rimmed(drawn.substitute(look.name, size, k), EDGE)
        if piece.slice is not None and look.size is not None:
            return drawn.rimmed(nine_slice(picture, piece.slice, size, k), EDGE)
        return drawn.rimmed(pygame.transform.smoothscale(picture, size), EDGE)

    def _die(self, look: DieLook, k: float) -> pygame.Surface:
        px = max(1, round(look.px * k))
        die = pygame.transform.smoothscale(self.assets.dice.picture(look), (px, px))
        if look.frame or not self.extents.sight.marks or look.colour not in range(len(SEATS)):
            return die
        mark = self._piece(PieceLook(f"{MARK}{look.colour}", (look.px * STUCK,) * 2), k)
        at = round(px * STUCK_AT - mark.width / 2)
        die.blit(mark, (at, at), special_flags=BLEND)
        return die

    def block(self, look: TextLook, k: float) -> Block:
        """How the words of ``look`` are set at ``k``."""
        px, floor, room = look.px * k, look.floor * k, look.width * k
        fonts, lines = self.fonts, look.lines

        def wide(text: str, font: str, size: float) -> float:
            return fonts.measure(text, font, nearest(size)) + look.tracking * k * max(
                0, len(text) - 1
            )

        height = look.height * k
        return fit(look.text, look.font, px, room, wide, lines=lines, floor=floor, height=height)

    def _text(self, look: TextLook, k: float) -> pygame.Surface:
        block = self.block(look, k)
        px, colour = nearest(block.px), rgb(look.colour)
        lines = [
            self.fonts.tracked(line, look.font, px, colour, look.tracking * k)
            if look.tracking
            else self.fonts.words(line, look.font, px, colour)
            for line in block.lines
        ]
        widest = max(line.width for line in lines)
        width = widest if look.align == "centre" else 2 * widest
        if look.width > 0:
            width = math.ceil(look.width * k)
        step = px * LEADING
        height = round((len(lines) - 1) * step) + max(line.height for line in lines)
        whole = pygame.Surface((max(1, width), height), pygame.SRCALPHA)
        for i, line in enumerate(lines):
            x = {"left": 0.0, "centre": (width - line.width) / 2, "right": width - line.width}
            if look.width <= 0 and look.align == "left":
                x["left"] = width / 2
            elif look.width <= 0 and look.align == "right":
                x["right"] = width / 2 - line.width
            whole.blit(line, (round(x[look.align]), round(i * step)), special_flags=BLEND)
        return whole

    def _group(self, look: GroupLook, k: float) -> pygame.Surface:
        parts = []
        across = down = 1.0
        for part in look.parts:
            picture = self._print(part.look, k)
            if part.angle:
                picture = pygame.transform.rotozoom(picture, part.angle, 1)
            parts.append((picture, part.x * k, part.y * k))
            across = max(across, abs(part.x * k) + picture.width / 2)
            down = max(down, abs(part.y * k) + picture.height / 2)
        whole = pygame.Surface((2 * math.ceil(across), 2 * math.ceil(down)), pygame.SRCALPHA)
        for picture, x, y in parts:
            place = (
                round(whole.width / 2 + x - picture.width / 2),
                round(whole.height / 2 + y - picture.height / 2),
            )
            whole.blit(picture, place, special_flags=BLEND)
        return whole


def _photo(look: PhotoLook, k: float) -> pygame.Surface:
    size = (max(1, round(look.width * k)), max(1, round(look.height * k)))
    try:
        taken = pygame.image.load(BytesIO(look.data), "photo.png").convert_alpha()
    except (pygame.error, ValueError):
        blank = pygame.Surface(size, pygame.SRCALPHA)
        blank.fill(rgb(NIGHT))
        return blank
    return pygame.transform.smoothscale(taken.premul_alpha(), size)


def _opaque(card: pygame.Surface, width: float) -> pygame.Surface:
    """``card`` on paper: smoothscale loses up to 1 % of the opacity, and faces would shine through.

    The paper ends 1 mm inside the trim, so the edge stays smooth.
    """
    mm = width / CARD_MM[0]
    whole = pygame.Surface(card.size, pygame.SRCALPHA)
    paper = whole.get_rect().inflate(width - card.width - 2 * mm, width * RATIO - card.height)
    paper = paper.inflate(0, -2 * mm)
    if paper.width > 0 and paper.height > 0:
        pygame.draw.rect(whole, rgb(PAPER), paper, border_radius=round(2.3 * mm))
    whole.blit(card, (0, 0), special_flags=BLEND)
    return whole


def nine_slice(
    picture: pygame.Surface,
    borders: tuple[float, float, float, float],
    size: tuple[int, int],
    k: float,
) -> pygame.Surface:
    """``picture`` (twice the design size) at ``size``; its borders keep their proportions.

    Borders which do not find room beside each other are made smaller.
    """
    own = (
        max(3, round(picture.width * k / DETAIL)),
        max(3, round(picture.height * k / DETAIL)),
    )
    even = pygame.transform.smoothscale(picture, own)
    columns = _cuts(borders[0] * k, borders[2] * k, own[0], size[0])
    rows = _cuts(borders[1] * k, borders[3] * k, own[1], size[1])
    whole = pygame.Surface(size, pygame.SRCALPHA)
    for (sx, sw), (dx, dw) in columns:
        for (sy, sh), (dy, dh) in rows:
            if min(sw, sh, dw, dh) <= 0:
                continue
            part = even.subsurface((sx, sy, sw, sh))
            if part.size != (dw, dh):
                part = pygame.transform.smoothscale(part, (dw, dh))
            whole.blit(part, (dx, dy), special_flags=BLEND)
    return whole


Span = tuple[int, int]


def _cuts(first: float, last: float, own: int, wanted: int) -> list[tuple[Span, Span]]:
    """(start, length) of the three parts in the picture and in the result."""
    head, tail = min(round(first), own - 2), round(last)
    tail = max(0, min(tail, own - head - 1))
    room = min(1.0, wanted / max(1, head + tail))
    to_head, to_tail = int(head * room), int(tail * room)
    return [
        ((0, head), (0, to_head)),
        ((head, own - head - tail), (to_head, wanted - to_head - to_tail)),
        ((own - tail, tail), (wanted - to_tail, to_tail)),
    ]
