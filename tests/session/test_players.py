"""Names of players can always be drawn, saved and told apart."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from agile_unicorn.session.players import LONGEST_NAME, tidy_name, tidy_names


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada \n Lovelace\t", "Ada Lovelace"),
        ("", "Seat 1"),
        (" \u200b ", "Seat 1"),
        ("W" * 300, "W" * LONGEST_NAME),
        ("a\0b", "ab"),
        ("\ud83e", "Seat 1"),
        ("abc\u202edef", "abcdef"),
        ("e" + "\u0301" * 200, "é\u0301\u0301"),
        ("🦄", "🦄"),
        ("שלום", "שלום"),
        ("{0} %s CON", "{0} %s CON"),
    ],
)
def test_tidy_name(typed: str, name: str) -> None:
    assert tidy_name(typed, "Seat 1") == name


def test_equal_names_get_numbers() -> None:
    names = ["Anna", "anna", "Anna 2", "", "W" * 30, "W" * 24]
    tidy = tidy_names(names, "Seat")
    assert tidy[:4] == ("Anna", "anna 2", "Anna 2 2", "Seat 4")
    assert len({name.casefold() for name in tidy}) == len(names)


@given(st.lists(st.text(), max_size=6))
def test_any_names_are_unique_short_and_can_be_saved(names: list[str]) -> None:
    tidy = tidy_names(names)
    assert len({name.casefold() for name in tidy}) == len(names)
    assert all(0 < len(name) <= LONGEST_NAME for name in tidy)
    assert msgspec.json.decode(msgspec.json.encode(tidy)) == list(tidy)
