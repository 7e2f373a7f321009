"""A table at rest is alive, and quiet where that is wanted."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.model import Phase
from agile_unicorn.games.unicorn.view import SeenPlay
from agile_unicorn.scenes.unicorn.moods import moods
from agile_unicorn.scenes.unicorn.prize import Prize
from agile_unicorn.table.director import OFF
from agile_unicorn.table.looks import GroupLook, PieceLook
from tests.scenes.match_tools import Scene, go_on, moment, moments, new_match, rest, scene_of, spots
from tests.scenes.test_pitch import cards_of, view_of

FRAME = 1 / 60


def at_rest(*, speed: float = 1.0, reduced: bool = False, seed: int = 3) -> Scene:
    """A table that waits for a bid of the only person."""
    scene, rng = scene_of(new_match(seed=seed), speed=OFF, reduced=reduced), Random(seed)
    for now in moments(scene, rng):
        if now == "ask bid":
            break
    scene.director.speed = speed
    rest(scene)
    return scene


def faces_of(scene: Scene) -> set[str]:
    """The portraits that are to be seen on the plates."""
    names = set()
    for ref, spot in spots(scene).items():
        if ref.startswith("seat:") and isinstance(spot.look, GroupLook):
            looks = [part.look for part in spot.look.parts]
            names |= {one.name for one in looks if isinstance(one, PieceLook)}
    return {name for name in names if name.startswith("portrait_")}


def test_everybody_blinks_now_and_then_for_a_moment() -> None:
    scene, closed, now = at_rest(), Counter[str](), 0.0
    while now < 60:
        scene.update(FRAME)
        now += FRAME
        closed.update(name for name in faces_of(scene) if name.endswith("_blink"))
    assert len(closed) == 4
    blinks = sum(closed.values()) * FRAME / 0.12
    assert 16 <= blinks <= 48, "each every four to seven seconds, about"
    scene.life.tick(5)
    rest(scene)
    assert spots(scene) == dict(scene.layout())


@pytest.mark.parametrize(("speed", "reduced"), [(OFF, False), (1.0, True)])
def test_without_motion_nothing_stirs(speed: float, reduced: bool) -> None:
    scene = at_rest(speed=speed, reduced=reduced)
    for _ in range(900):
        scene.update(FRAME)
        assert not scene.top.extras
        assert not any(name.endswith("_blink") for name in faces_of(scene))


def with_closed_eyes() -> Scene:
    """A table at rest in the moment in which somebody blinks."""
    scene = at_rest()
    while scene.life.blinking is None:
        scene.update(FRAME)
    scene.update(FRAME)
    assert any(name.endswith("_blink") for name in faces_of(scene))
    return scene


def test_nobody_sits_through_a_break_with_closed_eyes() -> None:
    scene = with_closed_eyes()
    scene.over.menu_open = True
    scene.update(FRAME)
    scene.update(FRAME)
    assert not any(name.endswith("_blink") for name in faces_of(scene))


def test_nobody_sits_through_a_dance_with_closed_eyes() -> None:
    scene, rng = with_closed_eyes(), Random(3)
    go_on(scene, rng)
    for _ in range(60):
        scene.update(FRAME)
        if not scene.still:
            break
    assert not scene.still
    for _ in range(30):
        scene.update(FRAME)
    assert not scene.still
    assert not any(name.endswith("_blink") for name in faces_of(scene))


def test_steam_rises_and_is_gone() -> None:
    scene, seen, away = at_rest(), 0, 0
    for _ in range(40 * 60):
        scene.update(FRAME)
        puffs = [sprite for sprite in scene.top.extras if sprite.ref == "waft"]
        assert len(puffs) <= 1
        seen += len(puffs)
        away += not puffs
    assert seen > 100
    assert away > 600, "the table rests in between"


def test_gold_gleams_seldom() -> None:
    """Far below three flashes a second."""
    for seed in range(1, 30):
        scene = at_rest(seed=seed)
        if not scene.face.golden(scene.view):
            continue
        begun, there = 0, False
        for _ in range(30 * 60):
            scene.update(FRAME)
            gleams = [sprite for sprite in scene.top.extras if sprite.ref == "gleam"]
            assert len(gleams) <= 1
            begun += bool(gleams) and not there
            there = bool(gleams)
        assert 2 <= begun <= 5
        return
    raise AssertionError("no pitch for gold")


def test_whoever_is_hit_is_amazed_and_whoever_wins_is_happy() -> None:
    view = replace(view_of(4), participants=(Seat(0), Seat(1), Seat(2)))
    event = next(c for c in cards_of(view, "event", 40) if view.cards.kind[c].effect == "points")
    play = SeenPlay(Seat(1), event, Seat(2))
    struck = replace(view, phase=Phase.REACT, chain=(play,))
    assert moods(struck, None) == {2: "wow"}
    assert moods(replace(struck, chain=(replace(play, target=Seat(1)),)), None) == {}
    assert view.centre is not None
    assert moods(view, Prize(view.centre, Seat(1))) == {0: "sad", 1: "happy", 2: "sad"}
    assert moods(view, Prize(view.centre)) == {0: "sad", 1: "sad", 2: "sad"}
    assert moods(view, None) == {}


def test_a_match_with_life_ends_as_its_layout() -> None:
    scene, rng = scene_of(new_match(seed=4), speed=1.0), Random(4)
    for _ in range(2500):
        scene.update(0.1)
        scene.match.wait(20)
        if scene.outcome() is not None:
            break
        if moment(scene):
            rest(scene)
            assert spots(scene) == dict(scene.layout())
            go_on(scene, rng)
