"""The words on a card: which, where (in mm from its top left), how large (``docs/look.md``)."""

from __future__ import annotations

from typing import Final, Protocol

from msgspec import Struct

from agile_unicorn.table.ink import INK, PAPER, PAPER_SHADE
from agile_unicorn.table.looks import Align, Font
from agile_unicorn.table.typesetting import LEADING, Block, Measure, fit, wrap

CARD_MM: Final = (63.0, 88.0)
CENTRE: Final = 31.5
TITLE_Y: Final = 57.3
TITLE_WIDTH: Final = 43.0
TITLE_SIZE: Final = 5.6
TITLE_FLOOR: Final = 3.2
TITLE_TWO_LINES: Final = 3.6
CAPTION_Y: Final = 72.65
CAPTION_WIDTH: Final = 47.8
CAPTION_HEIGHT: Final = 13.4
CAPTION_SIZES: Final = (3.8, 3.6, 3.4, 3.2, 3.0, 2.8)
FOOTER_Y: Final = 82.9
FOOTER_LEFT: Final = 9.2
FOOTER_RIGHT: Final = 56.6
FOOTER_WIDTH: Final = 32.0
NUMBER_WIDTH: Final = 13.0


class CardWords(Struct, frozen=True):
    """What is printed on a face in one language; an empty text is left out."""

    title: str
    caption: str = ""
    footer: str = ""
    number: str = ""


class Wording(Protocol):
    """Knows the words of every face."""

    def card(self, face: str) -> CardWords | None:
        """The words on ``face``; ``None``: a back, or a face without words."""
        ...


class Imprint(Struct, frozen=True):
    """One printed line; ``y`` is its middle, ``x`` its middle or end, by ``align``.  In mm."""

    text: str
    font: Font
    size: float
    x: float
    y: float
    align: Align
    colour: str
    tracking: float = 0.0


def imprint(words: CardWords, measure: Measure) -> tuple[Imprint, ...]:
    """Lay out ``words``; ``measure`` answers in mm for sizes in mm."""
    title, caption = title_block(words.title, measure), caption_block(words.caption, measure)
    return (
        *_centred(title, "title", TITLE_Y, 1.0),
        *_centred(caption, "italic", CAPTION_Y, LEADING),
        *_footer(words, measure),
    )


def title_block(title: str, measure: Measure) -> Block:
    """One line down to the floor, else two lines, else an ellipsis."""
    one = fit(title, "title", TITLE_SIZE, TITLE_WIDTH, measure, floor=TITLE_FLOOR)
    if one.whole:
        return one
    return fit(title, "title", TITLE_TWO_LINES, TITLE_WIDTH, measure, lines=2, floor=TITLE_FLOOR)


def caption_block(caption: str, measure: Measure) -> Block:
    """The largest of the sizes at which all lines find room."""
    for size in CAPTION_SIZES:

        def wide(text: str, size: float = size) -> float:
            return measure(text, "italic", size)

        lines = wrap(caption, CAPTION_WIDTH, wide)
        if lines is not None and len(lines) * size * LEADING <= CAPTION_HEIGHT:
            return Block(tuple(lines), size)
    size = CAPTION_SIZES[-1]
    most = int(CAPTION_HEIGHT / (size * LEADING))
    return fit(caption, "italic", size, CAPTION_WIDTH, measure, lines=most, floor=size)


def _centred(block: Block, font: Font, y: float, leading: float) -> list[Imprint]:
    step = block.px * leading
    top = y - (len(block.lines) - 1) * step / 2
    return [
        Imprint(line, font, block.px, CENTRE, top + i * step, "centre", INK)
        for i, line in enumerate(block.lines)
        if line
    ]


def _footer(words: CardWords, measure: Measure) -> list[Imprint]:
    def tracked(text: str, font: Font, size: float) -> float:
        return measure(text, font, size) + 0.32 / 2.1 * size * len(text)

    out = []
    if words.footer:
        block = fit(words.footer, "bold", 2.1, FOOTER_WIDTH, tracked, floor=1.7)
        tracking = 0.32 / 2.1 * block.px
        line = block.lines[0]
        place = (FOOTER_LEFT, FOOTER_Y)
        out.append(Imprint(line, "bold", block.px, *place, "left", PAPER, tracking))
    if words.number:
        block = fit(words.number, "bold", 1.9, NUMBER_WIDTH, tracked, floor=1.5)
        place = (FOOTER_RIGHT, FOOTER_Y)
        line = block.lines[0]
        out.append(Imprint(line, "bold", block.px, *place, "right", PAPER_SHADE, 0.15))
    return out
