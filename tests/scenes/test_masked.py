"""A bid that is typed behind one's hand: everybody may look at the screen."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from agile_unicorn.games.unicorn.actions import Bid, Pass
from agile_unicorn.scenes.shared import furniture
from agile_unicorn.scenes.shared.keys import CONFIRM, CURTAIN, PASS
from agile_unicorn.scenes.shared.masked import CLEAR, Masked, slot_ref
from agile_unicorn.table.dump import dump
from tests.scenes.match_tools import PATIENCE, Player1, Scene, new_scene, said, spots


def typing(humans: int = 2, seed: int = 4, *, open_hands: bool = True) -> Scene:
    """A bid that can be typed, if hands lie open."""
    scene = new_scene(seed=seed, humans=humans, seats=3, open_hands=open_hands)
    scene.options = replace(scene.options, masked=True)
    for _ in range(400):
        scene.update(0.05)
        scene.match.wait(PATIENCE)
        if scene.masked or scene.curtain or scene.chooser:
            return scene
        if scene.director.waiting:
            scene.hurry()
    raise AssertionError("nobody is asked")


def masked(scene: Scene) -> Masked:
    """The answer that is being typed."""
    assert scene.masked is not None
    return scene.masked


def test_what_was_typed_is_bid_without_a_curtain() -> None:
    scene = typing()
    things, moves = masked(scene).things, len(scene.match.record.moves)
    scene.choose(slot_ref(0))
    scene.choose(slot_ref(2))
    assert scene.curtain is None
    assert scene.viewer is None
    scene.choose(CONFIRM)
    action = scene.match.record.moves[moves].action
    assert isinstance(action, Bid)
    assert {f"card:{card}" for card in action.cards} == {things[0], things[2]}


def test_the_screen_tells_strokes_and_nothing_else() -> None:
    frames = []
    for slots in ((0, 1), (2, 0), (1, 1)):
        scene = typing()
        for slot in slots:
            scene.choose(slot_ref(slot))
        scene.update(0.5)
        frames.append(dump(scene.top))
        assert "• • " in said(spots(scene).values())
    assert frames[0] == frames[1] == frames[2]


def test_a_stroke_too_many_is_taken_back() -> None:
    scene = typing()
    scene.choose(slot_ref(0))
    scene.choose(slot_ref(0))
    assert masked(scene).answer is None
    scene.choose(slot_ref(1))
    answer = masked(scene).answer
    assert isinstance(answer, Bid)
    assert len(answer.cards) == 1
    scene.choose(CLEAR)
    assert (masked(scene).strokes, masked(scene).answer) == (0, None)


def test_nothing_typed_is_no_bid() -> None:
    scene = typing()
    moves = len(scene.match.record.moves)
    scene.choose(CONFIRM)
    assert len(scene.match.record.moves) == moves
    scene.choose(PASS)
    assert scene.match.record.moves[moves].action == Pass()


def test_the_curtain_is_still_there_for_a_look_at_the_events() -> None:
    scene = typing()
    seat = masked(scene).decision.seat
    scene.choose(CURTAIN)
    assert scene.masked is None
    assert scene.curtain is not None
    assert scene.curtain.seat == seat


def test_taking_back_takes_the_typed_answer_away() -> None:
    scene = typing()
    first = masked(scene).decision.seat
    scene.choose(PASS)
    for _ in range(40):
        scene.update(0.05)
    assert masked(scene).decision.seat != first
    scene.choose(furniture.UNDO)
    assert scene.masked is None
    scene.update(0.05)
    assert masked(scene).decision.seat == first


@pytest.mark.parametrize(("humans", "open_hands"), [(1, True), (2, False)])
def test_nobody_types_alone_or_with_covered_teams(humans: int, *, open_hands: bool) -> None:
    scene = typing(humans, open_hands=open_hands)
    assert scene.masked is None


def test_digits_enter_and_backspace() -> None:
    player = Player1(typing())
    player.wait()
    scene = player.scene
    moves = len(scene.match.record.moves)
    player.keys("2", "backspace", "1", "3")
    assert masked(scene).strokes == 2
    player.keys("enter")
    assert len(scene.match.record.moves) > moves
    action = scene.match.record.moves[moves].action
    assert isinstance(action, Bid)
    assert len(action.cards) == 2


def test_the_mouse_cannot_give_a_thing_away() -> None:
    scene = typing()
    hot = {ref for ref, spot in scene.layout().items() if spot.hot}
    assert not [ref for ref in hot if ref.startswith("place:slot")]
    assert {CONFIRM, PASS, CURTAIN} <= hot
