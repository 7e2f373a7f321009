"""The rules in short: how they come on the table, and go away again."""

from __future__ import annotations

from random import Random

import pytest

from agile_unicorn.engine.pieces import Ref, place_ref
from agile_unicorn.scenes.shared.furniture import CLOSE_RULES, RULES
from agile_unicorn.scenes.unicorn.rulebook import CARDS, RulesRead, rule_pages
from agile_unicorn.table.bindings import DEEDS, Bindings
from agile_unicorn.table.input import RIGHT, Click, Input, Key, Move
from agile_unicorn.table.looks import LampLook
from tests.scenes.checks import LANGUAGES, check, words_of
from tests.scenes.match_tools import Player1, new_scene, said
from tests.support.decks import printed_deck

PAGE = Ref("place:rules/page0")
LEAVE = Ref("place:menu/leave")


def player_asked(humans: int = 1) -> Player1:
    """Somebody whose turn it is to bid."""
    player = Player1(new_scene(seed=1, humans=humans))
    assert player.until("ask bid" if humans == 1 else "curtain bid", Random(1))
    return player


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_fit(language: str) -> None:
    check(rule_pages(words_of(language), Bindings()))


def test_they_say_who_may_play_events_and_when_a_sprint_ends() -> None:
    text = " ".join(said(rule_pages(words_of("en"), Bindings()).values()))
    assert "Only those in the pitch may play events" in text
    assert "all pass" in text
    assert "rest until the retro" in text


def test_the_keys_are_those_in_use() -> None:
    def printed(bindings: Bindings) -> list[str]:
        return list(said([rule_pages(words_of("en"), bindings)[place_ref("rules/keys")]]))

    usual, moved = printed(Bindings()), printed(Bindings(keys={"log": "l"}))
    assert usual.count("H") == 1
    assert sorted(["L" if text == "H" else text for text in usual]) == sorted(moved)
    labels = {words_of("en")(f"app.keys.{deed.name}") for deed in DEEDS}
    hidden = labels - set(usual)
    assert hidden == {"Break", "Back to the last place"}, "every deed with a key of its own is told"


def test_what_is_shown_beside_a_point_is_in_the_box() -> None:
    deck = {kind.key for kind in printed_deck()}
    shown = {face for cards in CARDS.values() for face, *_ in cards}
    assert shown - deck == {"back_draw", "first_mover"}


@pytest.mark.parametrize("humans", [1, 2])
@pytest.mark.parametrize("end", [Key("f1"), Key("escape"), Click(5, 1075, RIGHT)])
def test_a_key_opens_them_and_the_table_is_as_before(humans: int, end: Input) -> None:
    player = player_asked(humans)
    before, moves = dict(player.scene.layout()), len(player.scene.match.record.moves)
    player.keys("f1")
    lying = player.scene.layout()
    assert {ref for ref, spot in lying.items() if spot.hot} == {CLOSE_RULES}
    lamp = lying[place_ref("lamp")]
    assert isinstance(lamp.look, LampLook)
    assert lamp.look.light < 0.5
    assert all(spot.z < lamp.z for spot in before.values())
    assert all(lying[ref].z > lamp.z for ref in rule_pages(words_of("en"), Bindings()))
    player.give(end, Move(5, 1075))
    player.wait()
    assert player.scene.layout() == before, "with the mouse in hand, as before"
    assert len(player.scene.match.record.moves) == moves


def test_by_mouse_from_the_menu() -> None:
    player = player_asked()
    player.click("place:icon/menu")
    player.wait()
    player.click(RULES)
    player.wait()
    assert LEAVE not in player.scene.layout()
    moves = len(player.scene.match.record.moves)
    player.click(CLOSE_RULES)
    player.wait()
    assert not player.scene.over.covering
    assert len(player.scene.match.record.moves) == moves
    assert player.scene.chooser is not None
    assert not player.scene.chooser.picked


def test_by_keyboard_from_the_menu() -> None:
    player = player_asked()
    player.keys("escape", "tab", "down", "enter")
    assert PAGE in player.scene.layout()
    player.keys("enter")
    assert not player.scene.over.covering
    player.keys("escape", "f1")
    assert PAGE in player.scene.layout()


@pytest.mark.parametrize("name", ["f1", "escape", "enter"])
def test_on_a_table_of_their_own(name: str) -> None:
    scene = RulesRead(words_of("de"), "de", Bindings())
    check(scene.layout())
    assert scene.key(name)
    assert scene.outcome() is not None
