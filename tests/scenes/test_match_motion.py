"""Whatever was danced, hurried or skipped: at rest the table is the layout of the view."""

from __future__ import annotations

import math
from random import Random

import pytest

from agile_unicorn.engine.pieces import card_ref
from agile_unicorn.table.director import OFF
from agile_unicorn.table.looks import CardLook
from tests.scenes.match_tools import (
    PATIENCE,
    Scene,
    go_on,
    moment,
    moments,
    new_match,
    new_scene,
    rest,
    scene_of,
    spots,
)
from tests.support.decks import expanded_deck


def assert_at_rest(scene: Scene) -> None:
    """Every sprite lies on its spot, and there is no other."""
    rest(scene)
    assert spots(scene) == dict(scene.layout())
    assert not scene.top.extras


@pytest.mark.parametrize("speed", [0.5, 1.0, 2.0, OFF])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_table_ends_as_its_layout(speed: float, seed: int) -> None:
    scene = new_scene(speed, seed=seed, seats=2 + seed)
    for now in moments(scene, Random(seed), 0.4):
        assert_at_rest(scene)
        assert now
    assert_at_rest(scene)


@pytest.mark.parametrize("seed", range(4))
def test_hurry_at_any_moment_changes_nothing(seed: int) -> None:
    rng, scene = Random(seed), new_scene(1.0, seed=seed, seats=2 + seed)
    for _ in range(60_000):
        scene.update(rng.uniform(0, 0.2))
        scene.match.wait(PATIENCE)
        if scene.outcome() is not None:
            return
        if rng.random() < 0.4:
            scene.hurry()
        if moment(scene):
            assert_at_rest(scene)
            go_on(scene, rng)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize(
    ("seats", "humans", "team_size", "open_hands"),
    [(6, 1, 1, True), (4, 2, 2, True), (6, 1, 3, False), (4, 2, 2, False)],
)
def test_expansion_and_teams_are_shown_to_their_end(
    seats: int, humans: int, team_size: int, open_hands: bool
) -> None:
    scene = new_scene(
        2.0,
        seats=seats,
        humans=humans,
        seed=seats + team_size,
        open_hands=open_hands,
        deck=expanded_deck(),
        team_size=team_size,
    )
    for _ in moments(scene, Random(seats), 0.2):
        assert_at_rest(scene)
    assert scene.log


def test_with_reduced_motion_nothing_flies() -> None:
    scene = scene_of(new_match(seed=3), speed=1.0, reduced=True)
    for _ in moments(scene, Random(3), 0.4):
        assert_at_rest(scene)


def test_speed_changes_nothing_but_time() -> None:
    logs, times = [], []
    for speed in (0.5, 1.0, 2.0):
        scene, updates = new_scene(speed, seed=5), 0
        for _ in range(60_000):
            scene.update(0.05)
            scene.match.wait(PATIENCE)
            updates += 1
            if scene.outcome() is not None:
                break
            if moment(scene):
                go_on(scene, Random(len(scene.log)))
        logs.append(scene.log)
        times.append(updates)
    assert logs[0] == logs[1] == logs[2]
    assert times[0] > times[1] > times[2]


def test_what_stands_around_the_game_never_leaves_the_table() -> None:
    scene, rng = new_scene(1.0, seed=6), Random(6)
    for _ in range(4_000):
        scene.update(0.05)
        scene.match.wait(PATIENCE)
        assert {"place:icon/menu", "place:icon/log", "seat:0", "place:tracker"} <= set(spots(scene))
        if scene.outcome() is not None:
            return
        if moment(scene):
            go_on(scene, rng)


def test_a_card_of_a_bot_is_shown_large_and_its_target_is_pointed_at() -> None:
    scene, rng, shown = new_scene(1.0, seed=7), Random(7), 0
    for _ in range(40_000):
        scene.update(0.05)
        scene.match.wait(PATIENCE)
        if scene.outcome() is not None:
            break
        view = scene.match.view(None)
        for play in view.chain[:1]:
            spot = spots(scene).get(card_ref(play.card))
            large = spot is not None and isinstance(spot.look, CardLook) and spot.look.width > 200
            if large and f"place:arrow/{play.target}" in spots(scene):
                shown += 1
        if moment(scene):
            go_on(scene, rng)
    assert shown > 20


def test_totals_count_up() -> None:
    scene, rng = new_scene(1.0, seed=8), Random(8)
    seen: set[str] = set()
    for _ in range(6_000):
        scene.update(1 / 60)
        scene.match.wait(PATIENCE)
        seen |= {
            repr(spot.look) for ref, spot in spots(scene).items() if ref.startswith("place:total/")
        }
        if scene.outcome() is not None or len(seen) > 12:
            break
        if moment(scene):
            go_on(scene, rng)
    assert len(seen) > 12


def test_an_instant_match_still_shows_its_gates() -> None:
    scene, rng = new_scene(OFF, seed=9), Random(9)
    for now in moments(scene, rng):
        if now.startswith("gate"):
            assert "place:go_on" in scene.layout()
            rest(scene)
            assert "place:go_on" in spots(scene)


def test_the_menu_is_a_break() -> None:
    scene = new_scene(1.0, seed=10)
    for _ in range(20):
        scene.update(0.05)
    scene.key("escape")
    moves, log = len(scene.match.record.moves), len(scene.log)
    for _ in range(400):
        scene.update(0.05)
        scene.match.wait(PATIENCE)
    assert (len(scene.match.record.moves), len(scene.log)) == (moves, log)
    scene.key("escape")
    for _ in range(400):
        scene.update(0.05)
        scene.match.wait(PATIENCE)
    assert len(scene.log) > log
    assert math.isfinite(scene.director.speed)
