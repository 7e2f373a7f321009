"""The clock that a setup may put on reactions: it shows, it stops for a break, it passes."""

from __future__ import annotations

from random import Random

from agile_unicorn.engine.pieces import place_ref
from agile_unicorn.games.unicorn.actions import Pass
from agile_unicorn.scenes.shared import furniture
from agile_unicorn.scenes.shared.countdown import Countdown
from tests.scenes.match_tools import Scene, go_on, moment, new_match, said, scene_of, spots

SECONDS = 10
CLOCK = place_ref("clock")


def asked(prompt: str, seconds: int = SECONDS, humans: int = 1) -> Scene:
    """A match with a clock, at the first ``prompt`` to a person that can be passed."""
    scene = scene_of(new_match(humans=humans, reaction_seconds=seconds))
    rng = Random(3)
    for _ in range(5000):
        scene.update(0.05)
        scene.match.wait(20)
        if moment(scene) == f"ask {prompt}":
            return scene
        if moment(scene):
            go_on(scene, rng)
    raise AssertionError(f"nobody is asked {prompt}")


def shown(scene: Scene) -> set[str]:
    """What the clock shows."""
    return said([spot for ref, spot in spots(scene).items() if ref == CLOCK])


def test_time_that_is_up_lets_it_be() -> None:
    scene = asked("event")
    moves = len(scene.match.record.moves)
    scene.update(4.1)
    scene.update(0.1)
    assert shown(scene) == {"6"}
    scene.update(5.9)
    last = scene.match.record.moves[moves]
    assert (last.by, type(last.action)) == (0, Pass)


def test_the_menu_is_a_break() -> None:
    scene = asked("event")
    scene.update(3)
    scene.choose(furniture.MENU)
    moves = len(scene.match.record.moves)
    scene.update(60)
    assert len(scene.match.record.moves) == moves
    scene.choose(furniture.RESUME)
    scene.update(0.1)
    assert shown(scene) == {"7"}


def test_a_bid_takes_as_long_as_it_takes() -> None:
    scene = asked("bid")
    moves = len(scene.match.record.moves)
    scene.update(600)
    assert len(scene.match.record.moves) == moves
    assert not shown(scene)


def test_there_is_no_clock_unless_the_setup_wants_one() -> None:
    scene = asked("event", seconds=0)
    moves = len(scene.match.record.moves)
    scene.update(600)
    assert len(scene.match.record.moves) == moves
    assert not shown(scene)


def test_the_clock_waits_for_the_curtain() -> None:
    scene = asked("event", humans=3)
    scene.look_away()
    moves = len(scene.match.record.moves)
    scene.update(600)
    assert len(scene.match.record.moves) == moves


def test_a_countdown_shows_full_seconds_and_never_less_than_none() -> None:
    clock = Countdown()
    assert (clock.shown, clock.over, clock.tick(5)) == (None, False, False)
    clock.start(2)
    assert [clock.tick(0.4), clock.tick(0.7), clock.shown] == [False, True, 1]
    clock.tick(9)
    assert (clock.shown, clock.over) == (0, True)
    clock.stop()
    assert clock.shown is None
