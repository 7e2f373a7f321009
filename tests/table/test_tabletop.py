"""However a layout comes about, afterwards it is the layout."""

from __future__ import annotations

import math
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from agile_unicorn.engine.pieces import Ref
from agile_unicorn.table.dump import dump
from agile_unicorn.table.extent import Extents
from agile_unicorn.table.looks import CardLook, Layout, PieceLook, Spot, TextLook
from agile_unicorn.table.pieces import Catalog
from agile_unicorn.table.tabletop import Tabletop

REFS = [Ref(f"card:{i}") for i in range(8)]


def fresh() -> Tabletop:
    """An empty table."""
    return Tabletop(Extents(Catalog({})))


def shuffled(rng: Random) -> Layout:
    """Some cards somewhere."""
    layout = {}
    for ref in rng.sample(REFS, rng.randrange(len(REFS))):
        look = CardLook(rng.choice(["back", "front"]), rng.choice([120.0, 216.0]))
        x, y, angle = rng.uniform(0, 1920), rng.uniform(0, 1080), rng.uniform(-180, 180)
        layout[ref] = Spot(x, y, look, angle, hot=rng.random() < 0.5, glow=rng.random() < 0.3)
    return layout


def seen(top: Tabletop) -> Layout:
    """What is on the table."""
    return {ref: sprite.spot for ref, sprite in top.sprites.items()}


@settings(deadline=None)
@given(st.integers(0, 10_000), st.sampled_from([0.0, 0.001, 1 / 60, 0.3, math.inf]), st.booleans())
def test_sync_ends_exactly_at_the_layout(seed: int, dt: float, reduced: bool) -> None:
    rng = Random(seed)
    top = fresh()
    top.reduced_motion = reduced
    layout: Layout = {}
    for _ in range(4):
        layout = shuffled(rng)
        top.play(top.sync(layout, rng.choice([0, 0.24]), stagger=rng.choice([0, 0.05])))
        for _ in range(rng.randrange(6)):
            top.advance(dt)
    for _ in range(3):
        top.advance(math.inf)
    assert seen(top) == layout
    assert list(top.sprites) == list(layout)
    assert top.extras == []
    assert top.resting


def test_newer_motion_wins() -> None:
    top = fresh()
    spot = Spot(0, 0, CardLook("a", 100))
    top.put({REFS[0]: spot})
    top.play(top.sync({REFS[0]: replace(spot, x=500)}, 1.0))
    top.advance(0.5)
    top.play(top.sync({REFS[0]: replace(spot, y=300)}, 0.2))
    top.advance(0.3)
    top.advance(5)
    assert seen(top) == {REFS[0]: replace(spot, y=300)}


def test_back_at_the_start_while_still_moving() -> None:
    top = fresh()
    spot = Spot(0, 0, CardLook("a", 100))
    top.put({REFS[0]: spot})
    top.play(top.sync({REFS[0]: replace(spot, x=500)}, 1.0))
    top.advance(0.0)
    top.put({REFS[0]: spot})
    top.advance(5)
    assert seen(top) == {REFS[0]: spot}


def test_things_in_place_do_not_move() -> None:
    top = fresh()
    layout = shuffled(Random(3))
    top.put(layout)
    before = {ref: sprite.spot for ref, sprite in top.sprites.items()}
    top.play(top.sync(dict(layout)))
    assert all(top.sprites[ref].spot is spot for ref, spot in before.items())


def test_births_and_farewells() -> None:
    top = fresh()
    pile = Spot(100, 100, CardLook("back", 120))
    goal = Spot(900, 900, CardLook("front", 120))
    top.births = lambda ref, spot: pile
    top.farewells = lambda ref, spot: pile
    motion = top.sync({REFS[0]: goal}, 0.4)
    assert top.sprites[REFS[0]].spot == pile
    motion.advance(0.1)
    assert 100 < top.sprites[REFS[0]].spot.x < 900
    motion.advance(1)
    leaving = top.sync({}, 0.4)
    leaving.advance(0.1)
    assert [sprite.ref for sprite in top.extras] == [REFS[0]]
    leaving.advance(1)
    assert top.extras == []


def test_face_turns_half_way() -> None:
    top = fresh()
    back = Spot(100, 100, CardLook("back", 120))
    top.put({REFS[0]: back})
    motion = top.sync({REFS[0]: replace(back, look=CardLook("front", 120))}, 0.2)
    narrowest, faces = 1.0, []
    while motion.advance(0.01) is None:
        spot = top.sprites[REFS[0]].spot
        assert isinstance(spot.look, CardLook)
        narrowest = min(narrowest, spot.squeeze)
        faces.append(spot.look.face)
    assert narrowest < 0.5
    assert faces == sorted(faces)
    assert set(faces) == {"back", "front"}


def test_hit_test_on_turned_cards() -> None:
    top = fresh()
    card = Spot(500, 500, CardLook("a", 100), angle=90, hot=True)
    top.put({REFS[0]: card})
    half = 100 * 88 / 63 / 2
    assert top.hit_test(500 + half - 1, 500) == REFS[0]
    assert top.hit_test(500, 500 + half - 1) is None
    tilted = replace(card, angle=45)
    top.put({REFS[0]: tilted})
    assert top.hit_test(500 + 49, 500 - 60) is None
    corner = math.cos(math.radians(45)) * 49, math.sin(math.radians(45)) * 49
    assert top.hit_test(500 + corner[0], 500 - corner[1]) == REFS[0]
    assert top.hit_test(500 - corner[0] * 1.2, 500 + corner[1] * 1.2) is None


def test_hit_test_follows_the_angle_counter_clockwise() -> None:
    top = fresh()
    top.put({REFS[0]: Spot(0, 0, PieceLook("a", (200, 20)), angle=30, hot=True)})
    x, y = 90 * math.cos(math.radians(30)), 90 * math.sin(math.radians(30))
    assert top.hit_test(x, -y) == REFS[0]
    assert top.hit_test(x, y) is None


def test_topmost_hot_thing_is_hit() -> None:
    top = fresh()
    spot = Spot(500, 500, CardLook("a", 100), hot=True)
    top.put({REFS[0]: replace(spot, z=2), REFS[1]: spot, REFS[2]: replace(spot, z=3, hot=False)})
    assert top.hit_test(500, 500) == REFS[0]


def test_leaving_things_are_not_hit() -> None:
    top = fresh()
    top.put({REFS[0]: Spot(500, 500, CardLook("a", 100), hot=True)})
    top.play(top.sync({}, 1.0))
    top.advance(0.01)
    assert top.hit_test(500, 500) is None


@pytest.mark.parametrize("reduced", [False, True])
def test_put_leaves_nothing_else_to_be_seen(reduced: bool) -> None:
    top = fresh()
    top.reduced_motion = reduced
    secret = Spot(500, 500, CardLook("secret", 100))
    top.put({REFS[0]: secret, REFS[1]: secret})
    top.play(top.sync({REFS[0]: replace(secret, x=900)}, 0.3))
    top.put({REFS[2]: Spot(0, 0, CardLook("back", 100))})
    assert [sprite.ref for sprite in top] == [REFS[2]]
    top.advance(0.01)
    assert "secret" not in dump(top)
    assert [sprite.ref for sprite in top] == [REFS[2]]


def test_rename_moves_nothing() -> None:
    top = fresh()
    top.put({REFS[0]: Spot(500, 500, CardLook("a", 100))})
    top.rename(REFS[0], REFS[1])
    assert seen(top) == {REFS[1]: Spot(500, 500, CardLook("a", 100))}


@pytest.mark.parametrize("scale", [0.5, 1.0, 2.0])
def test_dump_tells_what_is_there(scale: float) -> None:
    top = fresh()
    top.put({Ref("a"): Spot(10, 20, TextLook("Hi {0}", 20), scale=scale, hot=True)})
    assert "a 10,20" in dump(top)
    assert dump(top).endswith("hot text 'Hi {0}'")
