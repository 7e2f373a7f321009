"""The curtain opens for whoever holds its key or crest; everything else waits until that is up."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from agile_unicorn.scenes.grip import HOLD
from agile_unicorn.scenes.shared.hot_seat import LOOK_AWAY
from agile_unicorn.scenes.shared.keys import CREST, CURTAIN, PASS
from agile_unicorn.table.input import Click, FocusLost, Key, Move, Press, Release
from agile_unicorn.table.looks import GroupLook, PieceLook
from tests.scenes.match_tools import Player1, Scene, new_scene
from tests.scenes.witness import Witness

SOON = HOLD * 0.6
LONG = HOLD * 1.3


def at_the_curtain(**options: object) -> Player1:
    """Somebody in front of a closed curtain, with no finger on anything."""
    player = Player1(new_scene(seed=4, humans=2, seats=3))
    player.scene.options = replace(player.scene.options, **options)
    assert player.until("curtain bid", Random(4))
    return player


def own_key(scene: Scene) -> str:
    """The key of the seat in front of whose hand the curtain hangs."""
    assert scene.curtain is not None
    return str(scene.curtain.seat + 1)


def filled(scene: Scene) -> float:
    """How far the bar on the plank has come, in design pixels."""
    look = scene.layout()[CURTAIN].look
    assert isinstance(look, GroupLook)
    bars = [part.look for part in look.parts if isinstance(part.look, PieceLook)]
    sizes = [bar.size for bar in bars if bar.name == "slider_fill"]
    return sizes[0][0] if sizes and sizes[0] else 0.0


@pytest.mark.parametrize("ref", [CURTAIN, CREST])
def test_the_mouse_holds_key_or_crest(ref: str) -> None:
    player = at_the_curtain()
    player.hold(ref, SOON)
    assert player.scene.curtain is not None
    player.hold(ref, LONG)
    assert player.scene.viewer is not None


def test_a_click_is_not_enough_and_is_told_so() -> None:
    player, heard = at_the_curtain(), list[str]()
    player.scene.hooks = replace(player.scene.hooks, cue=heard.append)
    player.click(CURTAIN)
    player.wait()
    assert player.scene.curtain is not None
    assert heard == ["refuse"]


@pytest.mark.parametrize(("name", "pad"), [("own", False), ("enter", True)])
def test_a_key_or_a_button_of_a_pad_is_held(name: str, pad: bool) -> None:
    player = at_the_curtain()
    name = own_key(player.scene) if name == "own" else name
    player.hold_key(name, SOON, pad=pad)
    assert player.scene.viewer is None
    player.wait()
    assert player.scene.viewer is None
    player.hold_key(name, LONG, pad=pad)
    assert player.scene.viewer is not None


@pytest.mark.parametrize("name", ["enter", "space"])
def test_the_key_of_the_one_before_opens_nothing(name: str) -> None:
    player = at_the_curtain()
    player.hold_key(name, LONG)
    player.keys("tab")
    player.stage._focus.at = CURTAIN
    player.hold_key(name, LONG)
    assert player.scene.curtain is not None


def test_the_bar_fills_and_falls_back() -> None:
    player = at_the_curtain()
    assert filled(player.scene) == 0
    player.give(Key(own_key(player.scene)))
    seen = []
    for _ in range(3):
        player.wait(HOLD / 5)
        seen.append(filled(player.scene))
        Witness(player.scene).look()
    assert 0 < seen[0] < seen[1] < seen[2]
    player.give(Release())
    player.wait(0.1)
    assert filled(player.scene) == 0


def test_a_mouse_that_slips_off_holds_nothing() -> None:
    player = at_the_curtain()
    x, y = player.point_of(CURTAIN)
    player.give(Move(x, y), Press(x, y))
    player.wait(SOON)
    player.give(Move(20, 20), Move(x, y))
    player.wait(LONG)
    assert player.scene.curtain is not None
    player.give(Click(x, y))
    player.hold(CURTAIN)
    assert player.scene.viewer is not None


def test_nothing_falls_through_while_the_key_is_down() -> None:
    player = at_the_curtain()
    scene, moves = player.scene, len(player.scene.match.record.moves)
    player.give(Key(own_key(scene)))
    player.wait(LONG)
    assert scene.chooser is not None
    player.give(Key("1"), Key("p"), Key("enter"), Click(900, 900), Key("escape"))
    player.wait()
    assert not scene.chooser.picked
    assert not scene.over.menu_open
    assert len(scene.match.record.moves) == moves
    player.give(Release())
    player.keys("1")
    assert scene.chooser.picked


@pytest.mark.parametrize("pad", [False, True])
def test_whoever_presses_something_else_has_let_go(pad: bool) -> None:
    """The pad was unplugged while its button was down: nobody hears of its end."""
    player = at_the_curtain()
    scene = player.scene
    player.give(Key("enter" if pad else own_key(scene), pad=pad))
    player.wait(LONG)
    assert scene.chooser is not None
    player.wait()
    if pad:
        player.keys("1")
    else:
        x, y = player.point_of(min(scene.lit))
        player.give(Move(x, y), Press(x, y), Click(x, y))
    assert scene.chooser.picked


def test_the_click_that_ends_a_hold_picks_nothing() -> None:
    player = at_the_curtain()
    player.hold(CURTAIN, LONG + 1)
    assert player.scene.chooser is not None
    assert not player.scene.chooser.picked


@pytest.mark.parametrize("seconds", [SOON, LONG])
def test_another_window_in_front_ends_the_hold(seconds: float) -> None:
    player = at_the_curtain()
    player.give(Key(own_key(player.scene)))
    player.wait(seconds)
    player.give(FocusLost())
    player.wait(LONG)
    assert player.scene.curtain is not None
    assert player.scene.viewer is None
    player.hold_key(own_key(player.scene), LONG)
    assert player.scene.viewer is not None


def test_a_strict_curtain_is_held_and_then_lets_the_others_look_away() -> None:
    player = at_the_curtain(curtain="strict")
    player.hold_key(own_key(player.scene), LONG)
    assert player.scene.viewer is None
    player.wait(LOOK_AWAY)
    assert player.scene.viewer is not None


def test_a_stroke_stops_a_strict_curtain() -> None:
    player = at_the_curtain(curtain="strict")
    player.hold(CURTAIN, LONG)
    player.click(CURTAIN)
    player.wait(LOOK_AWAY * 2)
    assert player.scene.curtain is not None


def test_whoever_cannot_hold_taps() -> None:
    player = at_the_curtain(hold=False)
    player.keys(own_key(player.scene))
    assert player.scene.viewer is not None


def test_to_pass_is_no_matter_of_holding() -> None:
    player = at_the_curtain()
    moves = len(player.scene.match.record.moves)
    player.click(PASS)
    assert len(player.scene.match.record.moves) == moves + 1
