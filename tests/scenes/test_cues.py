"""Keys on the things they stand for: only for those who use keys or a pad, and always true."""

from __future__ import annotations

from random import Random

import pytest

from agile_unicorn.engine.pieces import Ref
from agile_unicorn.scenes.shared import furniture
from agile_unicorn.scenes.shared.caps import cap_name
from agile_unicorn.scenes.shared.cues import cues
from agile_unicorn.scenes.shared.keys import PASS, PASS_ALL
from agile_unicorn.table.bindings import PAD, Bindings
from agile_unicorn.table.input import Click, Key, Move
from agile_unicorn.table.looks import GroupLook, Layout, PieceLook
from tests.scenes.checks import cut_texts, extents, texts_in, words_of
from tests.scenes.match_tools import Player1, moments, new_scene
from tests.support.decks import expanded_deck

CUE = "place:cue/"


def shown(layout: Layout) -> dict[str, set[str]]:
    """What is printed on each key, by the usual key."""
    return {
        ref.removeprefix(CUE): {text.text for text, _, _ in texts_in(spot.look)}
        for ref, spot in layout.items()
        if ref.startswith(CUE)
    }


def test_keys_are_shown_with_the_first_key_and_gone_with_the_mouse() -> None:
    scene = new_scene(humans=1, seed=2)
    player = Player1(scene)
    assert player.until("ask bid", Random(1))
    assert not shown(scene.layout())
    player.give(Key("down"))
    assert {"p", "escape", "h", "m", "s", "1", "2"} <= shown(scene.layout()).keys()
    player.give(Key("down", pad=True))
    pads = shown(scene.layout())
    assert "h" in pads
    assert "1" not in pads, "a pad has no digits"
    player.give(Move(400, 500))
    assert not shown(scene.layout())
    player.give(Key("down"), Click(5, 500))
    assert shown(scene.layout())


def test_every_key_that_is_shown_does_it() -> None:
    scene = new_scene(humans=1, seed=2)
    scene.used("keys")
    seen: set[str] = set()
    for _ in moments(scene, Random(2)):
        layout = scene.layout()
        for name in shown(layout):
            seen.add(name)
            ref = scene.shortcut(name)
            if name == "enter":
                ref = scene.default
            elif name == "escape":
                ref = furniture.MENU
            assert ref is not None
            assert layout[ref].hot
        assert not [wrong for wrong in cut_texts(layout) if CUE in wrong]
        for ref, spot in layout.items():
            if ref.startswith(CUE):
                left, top, width, height = extents().bounds(spot)
                assert left >= 0
                assert top >= 0
                assert left + width <= 1920
                assert top + height <= 1080
    assert {"enter", "o", "1", "2", "h"} <= seen


def test_no_key_covers_the_speed_or_lies_under_a_hand() -> None:
    scene = new_scene(seats=6, humans=1, seed=2, deck=expanded_deck())
    scene.used("keys")
    player = Player1(scene)
    assert player.until("ask bid", Random(1))
    layout = scene.layout()
    keys = {ref: spot for ref, spot in layout.items() if ref.startswith(CUE)}
    left, top, width, _ = extents().bounds(layout[Ref("place:label/speed")])
    for spot in keys.values():
        x, y, wide, high = extents().bounds(spot)
        assert y + high <= top or x + wide <= left or x >= left + width
    backs = ("place:back/", "place:event/")
    fans = [spot.z for ref, spot in layout.items() if ref.startswith(backs)]
    assert fans
    assert keys[Ref(f"{CUE}escape")].z > max(fans)


def test_a_moved_key_is_shown_as_it_is() -> None:
    scene = new_scene(humans=1, seed=2)
    next(now for now in moments(scene, Random(2)) if now == "ask event")
    layout = scene.layout()
    moved = Bindings(keys={"pass": "x"}, pad={"pass": "l1"})
    keys = {PASS: "p", PASS_ALL: "o", Ref("card:none"): "1"}
    words = words_of("en")
    assert shown(cues(layout, keys, "keys", moved, words, extents())) == {"p": {"X"}, "o": {"O"}}
    assert shown(cues(layout, keys, "pad", moved, words, extents())) == {"p": {"L"}, "o": {"R3"}}
    assert not cues(layout, keys, "mouse", moved, words, extents())
    usual = cues(layout, {PASS: "p"}, "pad", Bindings(), words, extents())
    look = usual[Ref(f"{CUE}p")].look
    assert isinstance(look, GroupLook)
    assert PieceLook("pad_left") in [
        PieceLook(part.look.name) for part in look.parts if isinstance(part.look, PieceLook)
    ]


@pytest.mark.parametrize(
    ("name", "expected"),
    [("enter", "Enter"), ("escape", "Esc"), ("a", "A"), ("f11", "F11"), (f"{PAD}start", "Start")],
)
def test_keys_are_named_as_they_are_printed(name: str, expected: str) -> None:
    assert cap_name(name, words_of("en")) == expected


def test_nobody_sees_keys_of_a_covered_hand() -> None:
    scene = new_scene(humans=2, seed=2)
    scene.used("keys")
    curtains = 0
    for now in moments(scene, Random(2)):
        if now.startswith("curtain"):
            curtains += 1
            assert not {str(digit) for digit in range(10)} & shown(scene.layout()).keys()
    assert curtains
