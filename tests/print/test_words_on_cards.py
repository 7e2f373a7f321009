"""Every title, caption and footer of every card lies in its box: on the screen and on paper."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from functools import cache
from itertools import groupby
from typing import Final

import pytest

from agile_unicorn.content.locales import Locales, Texts, pseudo
from agile_unicorn.content.resources import resource
from agile_unicorn.deck import load_deck
from agile_unicorn.games.unicorn.cards import BOXES
from agile_unicorn.print_and_play import FIRST_MOVER, Booklet, jpeg
from agile_unicorn.scenes.unicorn.wording import DeckWording
from agile_unicorn.table.fonts import Fonts, nearest
from agile_unicorn.table.imprint import CARD_MM, CardWords, Imprint, imprint
from agile_unicorn.table.looks import Font
from agile_unicorn.table.typesetting import LEADING, Measure, plain

LOCALES: Final = Locales(resource("locales"))
PSEUDO: Final = "pseudo"
LANGUAGES: Final = (*LOCALES.available(), PSEUDO)
MEDIA: Final = ("paper", 756, 480, 378, 216, 120)
"""Paper, and the widths of cards on the screen in pixels."""
CENTRE: Final = 31.5
RIBBON: Final = (53.4, 62.0)
TITLE_WIDTH, LEAST_TITLE = 43.0, 3.2
CAPTION_BOX: Final = (63.4, 80.4)
CAPTION_WIDTH, CAPTION_HEIGHT, LEAST_CAPTION = 47.8, 13.4, 2.8
FOOTER_LEFT, FOOTER_RIGHT, LEAST_FOOTER = 9.2, 56.6, 1.5
"""The boxes of the style guide, written out: the layout has to keep to them."""
NEARLY: Final = 1e-6


def texts_of(language: str) -> Texts:
    """The texts of ``language``; the pseudo language is English, 60 % longer."""
    return pseudo(LOCALES.texts("en")) if language == PSEUDO else LOCALES.texts(language)


def all_words(language: str) -> Iterator[tuple[str, CardWords]]:
    """Every face of every box that has words in ``language``."""
    texts = texts_of(language)
    deck = load_deck(resource("cards.yaml"), *BOXES)
    wording = DeckWording(deck, texts)
    for face in (*(kind.key for kind in deck), FIRST_MOVER):
        words = wording.card(face)
        if words is not None and texts.has(f"unicorn.cards.{face}.name") | (face == FIRST_MOVER):
            yield face, words


@cache
def measure_of(medium: str | int) -> Measure:
    """How wide words are on paper, or on a card of that many pixels: in mm, as it is printed."""
    if isinstance(medium, str):
        with closing(Booklet("a4", jpeg)) as booklet:
            return booklet.measure
    fonts, mm = Fonts(resource("assets", "shared", "fonts")), medium / CARD_MM[0]

    def wide(text: str, font: Font, size: float) -> float:
        return fonts.measure(text, font, nearest(size * mm)) / mm

    return wide


def span(line: Imprint, measure: Measure) -> tuple[float, float]:
    """Left and right end of ``line``."""
    width = measure(line.text, line.font, line.size) + line.tracking * (len(line.text) - 1)
    left = line.x - width * {"left": 0.0, "centre": 0.5, "right": 1.0}[line.align]
    return left, left + width


def faults(lines: tuple[Imprint, ...], measure: Measure) -> Iterator[str]:
    """What lies outside of its box."""
    boxes = {"title": (TITLE_WIDTH, RIBBON), "italic": (CAPTION_WIDTH, CAPTION_BOX)}
    for font, group in groupby(lines, key=lambda line: line.font):
        block = list(group)
        if font not in boxes:
            yield from footer_faults(block, measure)
            continue
        width, (top, bottom) = boxes[font]
        for line in block:
            left, right = span(line, measure)
            if left < CENTRE - width / 2 - NEARLY or right > CENTRE + width / 2 + NEARLY:
                yield f"{line.text!r} is {right - left:.2f} mm wide"
            if line.y - line.size / 2 < top or line.y + line.size / 2 > bottom:
                yield f"{line.text!r} at {line.y:.2f} mm is too high or too low"
        high = len(block) * block[0].size * LEADING
        if font == "title" and (len(block) > 2 or block[0].size < LEAST_TITLE - NEARLY):
            yield f"the title has {len(block)} lines of {block[0].size:.2f} mm"
        if font == "italic" and (high > CAPTION_HEIGHT or block[0].size < LEAST_CAPTION):
            yield f"the caption has {len(block)} lines of {block[0].size:.2f} mm"


def footer_faults(lines: list[Imprint], measure: Measure) -> Iterator[str]:
    """Family and number beside each other, between the edges of the panel."""
    end = FOOTER_LEFT
    for line in lines:
        left, right = span(line, measure)
        if left < end - NEARLY or right > FOOTER_RIGHT + NEARLY or line.size < LEAST_FOOTER:
            yield f"{line.text!r} goes from {left:.2f} to {right:.2f} mm"
        end = right + 1


@pytest.mark.parametrize("medium", MEDIA)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_lie_in_their_boxes(language: str, medium: str | int) -> None:
    measure = measure_of(medium)
    found = [
        f"{face}: {fault}"
        for face, words in all_words(language)
        for fault in faults(imprint(words, measure), measure)
    ]
    assert not found


@pytest.mark.parametrize("medium", ["paper", 378])
@pytest.mark.parametrize("language", LOCALES.available())
def test_nothing_is_cut(language: str, medium: str | int) -> None:
    measure = measure_of(medium)
    cut = []
    for face, words in all_words(language):
        lines = [line.text for line in imprint(words, measure)]
        whole = plain(f"{words.title} {words.caption} {words.footer} {words.number}")
        if " ".join(lines).split() != whole.split():
            cut.append((face, lines))
    assert not cut


def test_a_fault_is_seen() -> None:
    def even(text: str, font: Font, size: float) -> float:
        return len(text) * size / 2

    def wider(text: str, font: Font, size: float) -> float:
        return len(text) * size

    words = CardWords("A title of a card", "A caption that is long enough", "Family", "S 01/66")
    lines = imprint(words, even)
    assert not list(faults(lines, even))
    assert len(list(faults(lines, wider))) == 3
