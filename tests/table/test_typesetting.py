"""Words stay in their boxes, whatever they are."""

from __future__ import annotations

import itertools
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agile_unicorn.scenes.shared.parts import button_look
from agile_unicorn.table.assets import Assets
from agile_unicorn.table.fonts import FILES, Fonts, nearest
from agile_unicorn.table.imprint import (
    CAPTION_HEIGHT,
    CAPTION_SIZES,
    CAPTION_WIDTH,
    TITLE_FLOOR,
    TITLE_WIDTH,
    CardWords,
    caption_block,
    imprint,
    title_block,
)
from agile_unicorn.table.looks import Font, GroupLook, TextLook
from agile_unicorn.table.pieces import Piece
from agile_unicorn.table.press import Press
from agile_unicorn.table.sight import Sight
from agile_unicorn.table.typesetting import ELLIPSIS, LEADING, clean, cut, fit, wrap

GERMAN = [
    "Bieten",
    "Abbrechen und alle Einstellungen zurücksetzen",
    "Qualitätsmanagementbeauftragter",
    "Datenschutzgrundverordnungsbeauftragtenstellvertreterin",
    "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
    "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen am Bande",
    "Er hat das Brot nicht verbrannt.\nEr hat halluziniert.",
    "Grund\u00adver\u00adordnungs\u00adbeauftragte für Sonderfälle",
    "ein " * 60,
    "W" * 300,
    "",
    " ",
]


def even(text: str, font: str, px: float) -> float:
    """Every letter half an em wide."""
    return len(text.replace("\u00ad", "")) * px / 2


@pytest.mark.parametrize("text", GERMAN)
@pytest.mark.parametrize("width", [40, 110, 300])
@pytest.mark.parametrize("lines", [1, 2, 4])
def test_never_wider_than_the_box(fonts: Fonts, text: str, width: float, lines: int) -> None:
    faces: tuple[Font, ...] = ("title", "bold")
    for face in faces:
        block = fit(text, face, 26, width, fonts.measure, lines=lines)
        assert len(block.lines) <= lines
        assert 15 <= block.px <= 26
        assert all(fonts.measure(line, face, block.px) <= width for line in block.lines)


@given(st.text(max_size=80), st.floats(5, 400), st.integers(1, 4))
def test_never_wider_than_the_box_with_any_text(text: str, width: float, lines: int) -> None:
    block = fit(text, "bold", 20, width, even, lines=lines)
    assert 1 <= len(block.lines) <= lines
    assert all(even(line, "bold", block.px) <= width for line in block.lines)


def test_keeps_the_size_while_there_is_room() -> None:
    assert fit("Hello", "bold", 26, 300, even).px == 26


def test_shrinks_before_it_cuts() -> None:
    block = fit("Hello World", "bold", 26, 100, even)
    assert block.whole
    assert block.lines == ("Hello World",)
    assert 15 <= block.px < 26


def test_cuts_with_an_ellipsis_at_the_floor() -> None:
    block = fit("Hello wide World", "bold", 26, 60, even)
    assert block.px == 15
    assert block.lines[0].endswith(ELLIPSIS)
    assert not block.whole


def test_last_line_tells_that_something_is_missing() -> None:
    block = fit("one two three four five six seven", "bold", 15, 40, even, lines=2)
    assert not block.whole
    assert block.lines[-1].endswith(ELLIPSIS)


def test_lines_are_balanced() -> None:
    lines = wrap("aaa bbb ccc ddd", 12, lambda text: len(text))
    assert lines == ["aaa bbb", "ccc ddd"]


def test_own_line_breaks_are_kept() -> None:
    assert wrap("a b\nc", 100, len) == ["a b", "c"]


def test_a_number_stays_with_its_unit() -> None:
    assert wrap("mit dem Wurf 97\u00a0% für 11", 15, len) == ["mit dem Wurf", "97\u00a0% für 11"]


def test_what_is_tied_together_comes_apart_before_a_word_breaks() -> None:
    block = fit("97\u00a0Prozent", "bold", 20, 75, even, lines=2, floor=20)
    assert block.lines == ("97", "Prozent")


def test_soft_hyphen_breaks_a_word_and_is_else_unseen() -> None:
    assert wrap("ab\u00adcd", 3, len) == ["ab-", "cd"]
    assert wrap("ab\u00adcd", 9, len) == ["abcd"]


def test_height_limits_the_lines() -> None:
    block = fit("aaaa " * 20, "bold", 30, 200, even, lines=9, height=60)
    assert len(block.lines) * block.px * LEADING <= 60 + 1e-6


def test_cut_may_leave_nothing() -> None:
    assert cut("wide", 0.5, len) == ""


@pytest.mark.parametrize(
    ("dirty", "expected"),
    [
        ("a\0b", "ab"),
        ("a\nb", "a b"),
        ("x\ud800y", "xy"),
        ("a\u202eb", "ab"),
        ("e" + "\u0301" * 200, "e\u0301\u0301"),
        ("{0} %s", "{0} %s"),
        ("שלום", "שלום"),
    ],
)
def test_clean(dirty: str, expected: str) -> None:
    assert clean(dirty) == expected


@pytest.mark.parametrize("title", [text for text in GERMAN if text.strip()])
def test_titles_fit_the_ribbon(title: str) -> None:
    block = title_block(title, even)
    assert block.px >= TITLE_FLOOR - 1e-6
    assert len(block.lines) <= 2
    assert all(even(line, "title", block.px) <= TITLE_WIDTH + 1e-6 for line in block.lines)


@pytest.mark.parametrize("caption", GERMAN)
def test_captions_fit_the_box(caption: str) -> None:
    block = caption_block(caption, even)
    assert block.px in CAPTION_SIZES
    assert len(block.lines) * block.px * LEADING <= CAPTION_HEIGHT + 1e-6
    assert all(even(line, "italic", block.px) <= CAPTION_WIDTH + 1e-6 for line in block.lines)


def test_imprint_leaves_empty_words_out() -> None:
    assert [line.text for line in imprint(CardWords("CTO"), even)] == ["CTO"]


NAMES = [
    "",
    " ",
    "🦄",
    "שלום",
    "\u202eabc",
    "e" + "\u0301" * 200,
    "a\nb",
    "\0",
    "\ud83e",
    "CON",
    "\u200d",
    "\u0301",
]


@pytest.mark.parametrize("name", NAMES)
def test_nasty_names_can_be_drawn(fonts: Fonts, name: str) -> None:
    picture = fonts.words(name, "title", 26, (0, 0, 0))
    assert picture.width >= 1
    assert picture.height <= 60
    assert abs(picture.width - fonts.measure(name, "title", 26)) <= 1


def test_unknown_letters_are_seen_as_something(fonts: Fonts) -> None:
    assert fonts.measure("🦄", "title", 26) == fonts.measure("?", "title", 26)
    assert fonts.measure("a\u200d", "title", 26) == fonts.measure("a", "title", 26)


@pytest.mark.parametrize("px", [7.3, 10.5, 15, 25.9, 26, 40])
def test_words_are_as_wide_as_measured(fonts: Fonts, px: float) -> None:
    picture = fonts.words("Datenschutz", "bold", nearest(px), (0, 0, 0))
    assert picture.width == math.ceil(fonts.measure("Datenschutz", "bold", nearest(px)))


@pytest.mark.parametrize("font", FILES)
@pytest.mark.parametrize("blank", [" ", "\u00a0"])
def test_words_stand_a_quarter_of_their_size_apart(fonts: Fonts, font: Font, blank: str) -> None:
    """Between any two letters; the fence around them hides how far a letter hangs over."""
    letters = "afgjnortvyzAKQTVWY0147äß.,?)%“…"
    for px in (*(half / 2 for half in range(24, 53)), 30, 34, 46):
        fence = fonts.measure("||", font, px)
        alone = {one: fonts.measure(f"|{one}|", font, px) - fence for one in letters}
        for one, other in itertools.product(letters, letters):
            pair = fonts.measure(f"|{one}{blank}{other}|", font, px) - fence
            assert pair - alone[one] - alone[other] >= px / 4, (px, one, other)


@pytest.mark.parametrize("font", FILES)
@pytest.mark.parametrize("words", ["t i", "h m", "t 2", "n n"])
def test_the_blank_is_seen_between_words(fonts: Fonts, font: Font, words: str) -> None:
    for px in range(12, 30):
        picture = fonts.words(words, font, px, (0, 0, 0))
        inked = [
            any(picture.get_at((x, y)).a > 127 for y in range(picture.height))
            for x in range(picture.width)
        ]
        first, last = inked.index(True), len(inked) - inked[::-1].index(True)
        blanks = "".join(" x"[ink] for ink in inked[first:last]).split("x")
        assert max(map(len, blanks)) >= px / 4, px


LABELS = ["OK", "Abbrechen", "Einstellungen zurücksetzen und neu beginnen", "W" * 80, "", "🦄"]


@pytest.mark.parametrize("label", LABELS)
@pytest.mark.parametrize("width", [110, 220, 420])
def test_words_stay_in_the_button(assets: Assets, fonts: Fonts, label: str, width: float) -> None:
    press = Press(assets, fonts)
    for text_scale in (1.0, 1.5):
        press.extents.sight = Sight(text=text_scale)
        button = button_look(width, 84, label, "eine zweite, lange Zeile")
        look = press.extents.seen(button)
        assert isinstance(look, GroupLook)
        for part in look.parts[1:]:
            assert isinstance(part.look, TextLook)
            for k in (0.533, 1.0, 2.0):
                block = press.block(part.look, k)
                room = part.look.height or part.look.px * LEADING
                assert block.px * LEADING <= room * k + 1e-6
                px = nearest(block.px)
                for line in block.lines:
                    wide = fonts.measure(line, part.look.font, px)
                    assert wide / 2 + abs(part.x) * k <= width * k / 2


def test_stretched_pieces_keep_the_borders_of_their_boxes() -> None:
    piece = Piece("x", (200, 84), slice=(30, 26, 30, 34), text={"label": (18, 10, 164, 52)})
    assert piece.box("label") == (0, -6, 164, 52)
    assert piece.box("label", (400, 84)) == (0, -6, 364, 52)
    assert Piece("x", (100, 50)).box("label") == (0, 0, 90, 45)
