"""The deck of the game, and every mistake that a deck file can hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from agile_unicorn.content.locales import Locales
from agile_unicorn.content.problems import ContentError
from agile_unicorn.content.resources import resource
from agile_unicorn.deck import load_deck, summary, translations

CARDS = resource("cards.yaml")


def broken(tmp_path: Path, extra: str = "", old: str = "", new: str = "") -> ContentError:
    """What is said about the deck of the game with a line more, or with ``old`` replaced."""
    text = CARDS.read_text("utf-8")
    assert old in text
    path = tmp_path / "cards.yaml"
    path.write_text(text.replace(old, new, 1).rstrip("\n") + "\n" + extra, "utf-8")
    with pytest.raises(ContentError) as caught:
        load_deck(path)
    return caught.value


def test_the_deck_of_the_game_is_good() -> None:
    deck = load_deck(CARDS)
    assert 105 <= sum(kind.copies for kind in deck) <= 120
    assert len(deck) >= 60
    assert translations(CARDS, deck, Locales(resource("locales"))) == ()
    assert " keys" in summary(deck)


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ("{family: stroy, value: 3, copies: 1}", "family cannot be 'stroy'"),
        ("{family: story, value: 41, copies: 1}", "value cannot be 41"),
        ("{family: story, value: no, copies: 1}", "value cannot be 'no'"),
        ("{family: story, value: 1:30, copies: 1}", "value cannot be '1:30'"),
        ("{family: story, value: true, copies: 1}", "value cannot be True"),
        ("{family: story, value: 3.0, copies: 1}", "value cannot be 3.0"),
        ("{family: story, copies: 1}", "value is missing"),
        ("{family: story, value: 3}", "copies is missing"),
        ("{value: 3, copies: 1}", "family is missing"),
        ("{family: story, value: 3, copies: 0}", "copies cannot be 0"),
        ("{family: story, value: 3, copies: -1}", "copies cannot be -1"),
        ("{family: story, value: 3, copies: 999999999}", "copies cannot be 999999999"),
        ("{family: story, value: 3, copies: 1, dice: 2}", "family story has no dice"),
        ("{family: story, value: 3, copies: 1, colour: red}", "unknown field 'colour'"),
        ("{family: story, value: 3, copies: 1, key: x}", "unknown field 'key'"),
        ("{family: team, dice: 5, copies: 1}", "dice cannot be 5"),
        ("{family: team, dice: 1, modifier: 9, copies: 1}", "modifier cannot be 9"),
        ("{family: team, dice: 1, modifier: +3, copies: 1}", "modifier cannot be '+3'"),
        ("{family: team, dice: 1, role: cto, copies: 1}", "role cannot be 'cto'"),
        ("{family: team, dice: 3, role: boss, copies: 1}", "role cannot be 'boss'"),
        ("{family: incentive, bonus: 0, copies: 1}", "bonus cannot be 0"),
        ("{family: event, copies: 1}", "effect is missing"),
        ("{family: event, effect: sing, copies: 1}", "effect cannot be 'sing'"),
        ("{family: event, effect: points, copies: 1}", "amount cannot be 0"),
        ("{family: event, effect: points, amount: 50, copies: 1}", "amount cannot be 50"),
        ("{family: event, effect: skip, amount: 1, copies: 1}", "amount cannot be 1"),
    ],
)
def test_a_bad_card_is_named_with_its_line(tmp_path: Path, fields: str, words: str) -> None:
    error = broken(tmp_path, f"  bad_card: {fields}\n")
    line = len(CARDS.read_text("utf-8").rstrip("\n").split("\n")) + 1
    assert [p.line for p in error.problems] == [line]
    assert "bad_card" in str(error)
    assert words in str(error)
    assert all(problem.remedy for problem in error.problems)


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    extra = (
        "  one: {family: story, value: 41, copies: 0}\n"
        "  Two: {family: story, value: 3, copies: 1}\n"
        "  three: {family: team, bonus: 1}\n"
        "other: 1\n"
    )
    error = broken(tmp_path, extra)
    assert len(error.problems) == 7
    assert len({p.line for p in error.problems}) == 4


def test_a_deck_has_to_be_enough_for_all_seats(tmp_path: Path) -> None:
    lost = "  cto_owl: {family: team, dice: 3, role: cto, copies: 1}\n"
    error = broken(tmp_path, old=lost)
    assert "5 players need 5 x CTO with 3 dice, the deck has 4" in str(error)


def test_each_missing_translation_is_told(tmp_path: Path) -> None:
    path = tmp_path / "cards.yaml"
    text = CARDS.read_text("utf-8").rstrip("\n")
    path.write_text(f"{text}\n  nameless: {{family: story, value: 3, copies: 1}}\n", "utf-8")
    locales = Locales(resource("locales"))
    lost = translations(path, load_deck(path), locales)
    assert len(lost) == 2 * len(locales.available())
    assert {problem.line for problem in lost} == {text.count("\n") + 2}


@pytest.mark.parametrize(("cards", "copies"), [(400, 1), (20, 20)])
def test_a_deck_has_a_limit(tmp_path: Path, cards: int, copies: int) -> None:
    rows = (f"  more_{i}: {{family: story, value: 3, copies: {copies}}}\n" for i in range(cards))
    assert "cards are too many" in str(broken(tmp_path, "".join(rows)))
