"""Keys can be moved: what was there swaps, and nobody is locked out."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from agile_unicorn.table.bindings import DEEDS, FIXED, PAD, Bindings, may_move
from agile_unicorn.table.input import Key, Reader
from agile_unicorn.table.viewport import Viewport

MOVEABLE = [deed.name for deed in DEEDS if deed.moveable]


def test_no_two_deeds_share_a_key_or_a_button() -> None:
    for one, other in combinations(DEEDS, 2):
        assert one.key != other.key
        assert not one.pad or one.pad != other.pad


def test_a_moved_key_is_heard_as_the_usual_one() -> None:
    bindings, other = Bindings().with_key("log", "l")
    assert other == ""
    assert bindings.heard("l") == "h"
    assert bindings.heard("h") == "", "free, until something is put on it"
    assert bindings.heard("x") == "x"


def test_a_taken_key_swaps() -> None:
    bindings, other = Bindings().with_key("log", "p")
    assert other == "pass"
    assert (bindings.heard("p"), bindings.heard("h")) == ("h", "p")
    assert bindings.with_key("log", "h") == (Bindings(), "pass")


@given(st.lists(st.tuples(st.sampled_from(MOVEABLE), st.sampled_from("aphmosxyz"))))
def test_every_deed_keeps_a_key_of_its_own(moves: list[tuple[str, str]]) -> None:
    bindings = Bindings()
    for name, key in moves:
        bindings, _ = bindings.with_key(name, key)
        keys = [bindings.key_of(deed) for deed in DEEDS]
        assert len(set(keys)) == len(keys)
        assert [bindings.heard(key) for key in keys] == [deed.key for deed in DEEDS]


@pytest.mark.parametrize("key", ["enter", "escape", "tab", "left", "3", ""])
def test_keys_that_everything_hangs_on_do_not_move(key: str) -> None:
    assert not may_move(key)
    assert Bindings(keys={"confirm": "q"}).heard("q") != "enter"


def test_what_a_file_says_about_unknown_deeds_means_nothing() -> None:
    strange = Bindings(keys={"fly": "f"}, pad={"fly": "top"})
    assert strange.heard("f") == "f"
    assert strange.heard(f"{PAD}top") == "a"
    assert "f" not in FIXED


@pytest.mark.parametrize(
    ("code", "place", "expected"),
    [
        (pygame.K_AMPERSAND, pygame.KSCAN_1, "1"),
        (pygame.K_3, pygame.KSCAN_3, "3"),
        (pygame.K_KP7, 0, "7"),
        (pygame.K_a, pygame.KSCAN_Q, "a"),
    ],
)
def test_digits_are_known_by_place_and_letters_by_label(
    display: None, code: int, place: int, expected: str
) -> None:
    event = pygame.Event(pygame.KEYDOWN, key=code, mod=0, scancode=place)
    assert Reader(Viewport(960, 540)).read(event) == Key(expected)
