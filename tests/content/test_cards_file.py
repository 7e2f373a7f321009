"""Rows of a deck file."""

from __future__ import annotations

from agile_unicorn.content.cards import rows
from agile_unicorn.content.resources import resource
from agile_unicorn.content.strict_yaml import load, parse


def test_the_deck_of_the_game_has_rows() -> None:
    found, problems = rows(load(resource("cards.yaml")))
    assert not problems
    assert len(found) >= 60
    assert all("family" in row.fields and "copies" in row.fields for row in found)


def test_mistakes_are_collected() -> None:
    text = b"cards:\n  good: {a: 1}\n  Bad Key: {a: 1}\n  empty: text\nother: 1\n"
    found, problems = rows(parse(text, "c.yaml"))
    assert [row.key for row in found] == ["good"]
    assert {(p.line, p.what) for p in problems} == {
        (3, "'Bad Key' is no key of a card"),
        (4, "empty has no fields"),
        (5, "unknown section 'other'"),
    }


def test_no_cards_are_a_mistake() -> None:
    for text in (b"cards: {}\n", b"other: 1\n", b"cards: []\n"):
        found, problems = rows(parse(text, "c.yaml"))
        assert not found
        assert "there are no cards" in {p.what for p in problems}
