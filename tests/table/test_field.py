"""A field takes whatever can be written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agile_unicorn.table.extent import Extents
from agile_unicorn.table.field import TextField, clusters
from agile_unicorn.table.input import Composing, Key, Text
from agile_unicorn.table.looks import GroupLook, TextLook
from agile_unicorn.table.pieces import Catalog


@pytest.mark.parametrize("text", ["Ännchen", "🦄", "👩‍💻x", "שלום", "e\u0301", "{0}%s", "CON"])
def test_field_takes_what_can_be_written(text: str) -> None:
    field = TextField().handle(Text(text))
    assert field.text == text
    assert field.caret == len(text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [("a\0b", "ab"), ("\ud800", ""), ("a\nb", "a b"), ("\u202eab", "ab"), ("W" * 300, "W" * 24)],
)
def test_field_drops_what_can_not_be_drawn(text: str, expected: str) -> None:
    assert TextField().handle(Text(text)).text == expected
    assert TextField.holding(text).text == expected


def test_field_keys() -> None:
    field = TextField.holding("abc")
    field = field.handle(Key("left")).handle(Text("X"))
    assert field.text == "abXc"
    assert field.handle(Key("backspace")).text == "abc"
    assert field.handle(Key("delete")).text == "abX"
    assert field.handle(Key("home")).handle(Text("Y")).text == "YabXc"
    assert field.handle(Key("home")).handle(Key("left")).caret == 0
    assert field.handle(Key("end")).handle(Key("right")).caret == 4
    assert field.handle(Key("f5")) == field


def test_backspace_takes_a_whole_letter() -> None:
    field = TextField.holding("ae\u0301")
    assert field.handle(Key("backspace")).text == "a"
    assert TextField.holding("x👩‍💻").handle(Key("backspace")).text == "x"


def test_composition_is_shown_but_not_kept() -> None:
    field = TextField.holding("a").handle(Composing("に"))
    assert field.text == "a"
    assert field.composing == "に"
    assert field.handle(Key("backspace")).text == "a"
    assert field.handle(Text("日")).text == "a日"
    assert field.handle(Text("日")).composing == ""


@given(st.lists(st.text(max_size=30), max_size=6), st.sampled_from(["left", "home", "backspace"]))
def test_field_never_exceeds_its_limit(texts: list[str], key: str) -> None:
    field = TextField(limit=10)
    for text in texts:
        field = field.handle(Text(text)).handle(Key(key))
        assert len(clusters(field.text)) <= 10
        assert 0 <= field.caret <= len(field.text)
        field.text.encode("utf-8")


@pytest.mark.parametrize("text", ["", "abc", "W" * 24, "ä🦄" * 12])
def test_field_shows_the_caret_within_its_box(text: str) -> None:
    field = TextField.holding(text)
    for _ in range(30):
        spot = field.spot(0, 0, 200, lambda words: 14.0 * len(words), focused=True)
        assert isinstance(spot.look, GroupLook)
        _, words, caret = spot.look.parts
        assert isinstance(words.look, TextLook)
        assert 14 * len(words.look.text) <= 168
        assert abs(caret.x) <= 84
        field = field.handle(Key("left"))


def test_extents_of_a_field_are_its_box() -> None:
    spot = TextField.holding("abc").spot(0, 0, 300, len)
    assert Extents(Catalog({})).size(spot.look) == (300, 52)
