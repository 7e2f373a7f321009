"""A field takes whatever can be written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agile_unicorn.table.field import TextField, clusters


@pytest.mark.parametrize("text", ["Ännchen", "🦄", "👩‍💻x", "שלום", "e\u0301", "{0}%s", "CON"])
def test_field_takes_what_can_be_written(text: str) -> None:
    field = TextField().write(text)
    assert field.text == text
    assert field.caret == len(text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [("a\0b", "ab"), ("\ud800", ""), ("a\nb", "a b"), ("\u202eab", "ab"), ("W" * 300, "W" * 24)],
)
def test_field_drops_what_can_not_be_drawn(text: str, expected: str) -> None:
    assert TextField().write(text).text == expected
    assert TextField.holding(text).text == expected


def test_field_keys() -> None:
    field = TextField.holding("abc")
    field = field.press("left").write("X")
    assert field.text == "abXc"
    assert field.press("backspace").text == "abc"
    assert field.press("delete").text == "abX"
    assert field.press("home").write("Y").text == "YabXc"
    assert field.press("home").press("left").caret == 0
    assert field.press("end").press("right").caret == 4
    assert field.press("f5") == field


def test_backspace_takes_a_whole_letter() -> None:
    field = TextField.holding("ae\u0301")
    assert field.press("backspace").text == "a"
    assert TextField.holding("x👩‍💻").press("backspace").text == "x"


@given(st.lists(st.text(max_size=30), max_size=6), st.sampled_from(["left", "home", "backspace"]))
def test_field_never_exceeds_its_limit(texts: list[str], key: str) -> None:
    field = TextField(limit=10)
    for text in texts:
        field = field.write(text).press(key)
        assert len(clusters(field.text)) <= 10
        assert 0 <= field.caret <= len(field.text)
        field.text.encode("utf-8")


def test_the_caret_is_shown_where_the_next_letter_goes() -> None:
    field = TextField.holding("abc")
    assert [field.shown, field.press("left").shown] == ["abc|", "ab|c"]
    assert field.press("left").press("ctrl+backspace").shown == "|c"
