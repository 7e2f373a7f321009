"""Taking an answer back at the table: lit when it can be done, and never a look at a hand."""

from __future__ import annotations

from random import Random

import pytest

from agile_unicorn.games.unicorn.actions import Bid
from agile_unicorn.games.unicorn.cards import catalogue
from agile_unicorn.scenes.shared import furniture
from agile_unicorn.scenes.shared.keys import CURTAIN
from agile_unicorn.scenes.shared.tents import done_ref
from agile_unicorn.session.record import restore
from agile_unicorn.table.input import Key
from tests.scenes.checks import LANGUAGES, check, words_of
from tests.scenes.match_tools import (
    GAME,
    Player1,
    Scene,
    faces,
    moment,
    moments,
    new_match,
    new_scene,
    rest,
    scene_of,
    spots,
    uncapped,
)

CTRL_Z = Key("z", ctrl=True)


def asked(scene: Scene, wanted: str, seed: int = 1) -> Scene:
    """``scene`` played on until it waits for ``wanted``."""
    assert any(now == wanted for now in moments(scene, Random(seed)))
    return scene


def bid(scene: Scene) -> None:
    """Lay the first bid there is."""
    assert scene.chooser is not None
    options = scene.chooser.decision.options
    scene.submit(next(option for option in options if isinstance(option, Bid)))


def lit(scene: Scene) -> bool:
    """Whether the icon can be clicked."""
    return scene.layout()[furniture.UNDO].hot


def test_a_bid_is_taken_back_before_the_next_bot_answers() -> None:
    player = Player1(asked(scene_of(new_match(humans=1), speed=1.0), "ask bid"))
    scene = player.scene
    player.wait()
    assert scene.chooser is not None
    decision, record, log = scene.chooser.decision, scene.match.record, list(scene.log)
    seen = dict(spots(scene))
    assert not lit(scene)
    bid(scene)
    player.wait(0.1)
    assert lit(scene)
    assert len(scene.log) > len(log)
    player.give(CTRL_Z)
    player.wait(0.1)
    assert scene.chooser is not None
    assert scene.chooser.decision == decision
    assert scene.match.record == record
    assert scene.log == log
    rest(scene)
    assert uncapped(spots(scene)) == seen
    assert not lit(scene)


def test_by_mouse_while_the_cards_still_fly() -> None:
    player = Player1(asked(scene_of(new_match(humans=1), speed=1.0), "ask bid"))
    player.wait()
    moves = len(player.scene.match.record.moves)
    bid(player.scene)
    player.wait(0.1)
    assert not player.scene.director.idle
    player.click(furniture.UNDO)
    assert len(player.scene.match.record.moves) == moves


def test_when_a_bot_has_answered_it_is_too_late() -> None:
    scene = asked(scene_of(new_match(humans=1), speed=1.0), "ask bid")
    bid(scene)
    seat = scene.solo
    while scene.match.record.moves[-1].by == seat:
        scene.update(0.05)
        scene.match.wait()
    moves = len(scene.match.record.moves)
    assert not lit(scene)
    assert scene.key("ctrl+z")
    assert len(scene.match.record.moves) == moves


def test_backspace_puts_down_what_is_picked_before_it_takes_back() -> None:
    scene = asked(new_scene(humans=1), "ask bid")
    assert scene.chooser is not None
    card = min(ref for ref in scene.chooser.lit if ref.startswith("card:"))
    scene.choose(card)
    assert scene.key("backspace")
    assert scene.chooser.picked == ()
    moves = len(scene.match.record.moves)
    assert scene.key("backspace")
    assert len(scene.match.record.moves) == moves


# ---------------------------------------------------------------- several people


def handed_on(speed: float = 1.0, language: str = "en") -> Scene:
    """Four people: the first has bid, the curtain hangs before the second."""
    scene = scene_of(new_match(humans=4, seed=2), speed=speed, language=language)
    asked(scene, "curtain bid")
    scene.choose(CURTAIN)
    bid(scene)
    for _ in range(200):
        scene.update(0.05)
        if moment(scene) == "curtain bid":
            return scene
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_beside_the_curtain_fits(language: str) -> None:
    scene = handed_on(language=language)
    check(scene.layout())
    button = furniture.undo_at_curtain(words_of(language), True)
    check(button)
    assert furniture.undo_at_curtain(words_of(language), False) == {}


@pytest.mark.parametrize("by", ["key", "mouse"])
def test_the_curtain_hangs_before_the_first_again(by: str) -> None:
    scene = handed_on()
    first = scene.match.record.moves[-1].by
    moves = len(scene.match.record.moves)
    player = Player1(scene)
    player.wait()
    if by == "key":
        player.give(CTRL_Z)
    else:
        player.click(furniture.UNDO)
    player.wait(0.1)
    assert len(scene.match.record.moves) == moves - 1
    assert scene.viewer is None
    assert scene.curtain is not None
    assert scene.curtain.seat == first


def test_no_frame_of_it_shows_a_hand() -> None:
    scene = handed_on()
    state, cards = restore(GAME, scene.match.record), catalogue(scene.match.record.setup.deck)
    secret = {cards.key(card) for hand in state.hand for card in hand}
    secret |= {cards.key(card) for laid in state.deployed for card in laid}
    before = {face for spot in spots(scene).values() for face in faces(spot.look)}
    assert not secret & before
    assert scene.undo()
    for _ in range(40):
        seen = {face for sprite in scene.top for face in faces(sprite.spot.look)}
        assert not secret & seen
        scene.update(0.02)


def test_from_behind_the_curtain_nothing_is_taken_back() -> None:
    scene = handed_on()
    scene.choose(CURTAIN)
    assert scene.match.undoable is not None
    assert not lit(scene)
    assert not scene.undo()
    scene.look_away()
    assert scene.may_undo


def test_letters_with_control_are_keys_of_their_own() -> None:
    assert CTRL_Z.chord == "ctrl+z"
    assert Key("z").chord == "z"
    assert Key("backspace", ctrl=True).chord == "backspace"
    player = Player1(asked(new_scene(humans=1), "ask bid"))
    player.give(Key("h", ctrl=True))
    assert not player.scene.over.log_open


def test_whoever_said_nothing_on_the_floor_is_asked_again() -> None:
    scene = scene_of(new_match(humans=4, seed=2), speed=1.0)
    for now in moments(scene, Random(2)):
        if now == "floor event" and len(scene.floor.window.seats) > 1:
            break
    assert scene.standing is not None
    asked_first, moves = scene.standing.seat, len(scene.match.record.moves)
    scene.choose(done_ref(asked_first))
    while len(scene.match.record.moves) == moves:
        scene.update(0.05)
    assert scene.may_undo
    assert scene.undo()
    for _ in range(60):
        scene.update(0.05)
    assert len(scene.match.record.moves) == moves
    assert scene.standing is not None
    assert scene.standing.seat == asked_first
    assert scene.floor.said(asked_first) == "open"
