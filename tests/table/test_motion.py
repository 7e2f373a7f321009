"""Every dance ends, leaves the table in order and is quiet when motion is reduced."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

from agile_unicorn.engine.pieces import Ref
from agile_unicorn.table import effects, gestures, motion
from agile_unicorn.table.extent import Extents
from agile_unicorn.table.jolt import Jolt
from agile_unicorn.table.looks import CardLook, DieLook, PieceLook, Spot
from agile_unicorn.table.pieces import Catalog
from agile_unicorn.table.tabletop import DEALT, Tabletop
from agile_unicorn.table.tween import (
    Motion,
    in_cubic,
    in_out_cubic,
    in_quad,
    in_sine,
    linear,
    out_back,
    out_cubic,
    out_quad,
    out_quint,
)

CARD, OTHER, DIE = Ref("card:1"), Ref("card:2"), Ref("die:1")
PILE = Spot(100, 100, CardLook("back", 120))
GOAL = Spot(900, 600, CardLook("front", 120), angle=4, hot=True)
REST = Spot(300, 800, DieLook(2, 6))

DANCES: dict[str, Callable[[Tabletop], Motion]] = {
    "deal": lambda top: top.sync({CARD: GOAL, OTHER: replace(GOAL, x=950)}, throw=DEALT),
    "slide": lambda top: motion.slide(top, {CARD: GOAL, OTHER: GOAL}),
    "lay": lambda top: motion.lay(top, CARD, GOAL),
    "flip": lambda top: motion.flip(top, CARD, CardLook("front", 120)),
    "reveal": lambda top: motion.reveal(top, [{CARD: CardLook("a", 120)}, {OTHER: GOAL.look}]),
    "slam": lambda top: motion.slam(top, CARD, GOAL),
    "cancel": lambda top: motion.cancel(top, CARD, GOAL),
    "stamp": lambda top: motion.stamp(top, Ref("stamp"), replace(GOAL, look=PieceLook("stamp"))),
    "win": lambda top: motion.win_lift(top, CARD),
    "scatter": lambda top: motion.scatter(top, [CARD, OTHER], Random(1), lambda ref, look: look),
    "jolt": lambda top: Jolt(top, (100, 100), 6, 0.12),
    "walk": lambda top: gestures.walk(top, CARD, GOAL),
    "riffle": lambda top: gestures.riffle(top, CARD),
    "hand out": lambda top: gestures.hand_out(top, [REST.look, REST.look], PILE, GOAL),
    "pulse": lambda top: gestures.pulse(top, CARD),
    "throw": lambda top: effects.throw_dice(top, {DIE: REST}, (1000, 1000)),
    "gather": lambda top: effects.gather_dice(top, {DIE: REST}, (1000, 1000)),
    "confetti": lambda top: effects.confetti(top, (900, 500), Random(1)),
    "nobody": lambda top: motion.slam(top, Ref("card:99"), GOAL),
}


def table(*, reduced: bool = False) -> Tabletop:
    """Two cards on a table."""
    top = Tabletop(Extents(Catalog({})))
    top.put({CARD: PILE, OTHER: replace(PILE, x=300)})
    top.reduced_motion = reduced
    return top


def run(top: Tabletop, dance: Motion, dt: float = 1 / 60) -> float:
    """Play ``dance`` and return its seconds."""
    seconds = 0.0
    while dance.advance(dt) is None:
        top.advance(dt)
        seconds += dt
        assert seconds < 5
    top.advance(math.inf)
    return seconds


@pytest.mark.parametrize("name", DANCES)
@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("dt", [1 / 60, 0.5, math.inf])
def test_dances_end_and_tidy_up(name: str, reduced: bool, dt: float) -> None:
    top = table(reduced=reduced)
    run(top, DANCES[name](top), dt)
    assert top.extras == []
    assert top.resting
    for sprite in top:
        assert sprite.spot.squeeze == 1
        assert math.isfinite(sprite.spot.x)


@pytest.mark.parametrize("name", ["slide", "lay", "slam", "deal"])
@pytest.mark.parametrize("reduced", [False, True])
def test_moves_end_at_their_goal(name: str, reduced: bool) -> None:
    top = table(reduced=reduced)
    run(top, DANCES[name](top))
    assert top.sprites[CARD].spot == GOAL


@pytest.mark.parametrize("name", DANCES)
def test_reduced_motion_never_moves_visibly(name: str) -> None:
    top = table(reduced=True)
    dance = DANCES[name](top)
    places = {ref: {(s.spot.x, s.spot.y)} for ref, s in top.sprites.items()}
    while dance.advance(0.01) is None:
        for ref, sprite in top.sprites.items():
            places.setdefault(ref, set()).add((sprite.spot.x, sprite.spot.y))
            assert sprite.spot.squeeze == 1
    assert all(len(where) <= 4 for where in places.values())


def test_dice_tumble_and_show_the_result_in_the_end() -> None:
    top = table()
    throw = effects.throw_dice(top, {DIE: REST}, (1000, 1000))
    frames = []
    while throw.advance(1 / 60) is None:
        look = top.sprites[DIE].spot.look
        assert isinstance(look, DieLook)
        frames.append(look.frame)
    assert frames == sorted(frames, reverse=True)
    assert len(set(frames)) > 8
    assert top.sprites[DIE].spot == REST


def test_flip_shows_the_new_face_only_from_its_edge_on() -> None:
    top = table()
    flip = motion.flip(top, CARD, CardLook("front", 120))
    faces = []
    while flip.advance(0.01) is None:
        look = top.sprites[CARD].spot.look
        assert isinstance(look, CardLook)
        faces.append((look.face, top.sprites[CARD].spot.squeeze))
    backs = [squeeze for face, squeeze in faces if face == "back"]
    assert backs == sorted(backs, reverse=True)
    assert backs[-1] < 0.3


@pytest.mark.parametrize(
    "ease",
    [linear, in_sine, in_quad, out_quad, in_cubic, out_cubic, in_out_cubic, out_quint, out_back],
)
def test_easings_begin_and_end(ease: Callable[[float], float]) -> None:
    assert ease(0) == pytest.approx(0, abs=1e-9)
    assert ease(1) == pytest.approx(1)


def test_out_back_overshoots_a_little() -> None:
    assert 1.01 < max(out_back(t / 100) for t in range(100)) < 1.08


def test_count_up_shows_every_step_and_ends_right() -> None:
    numbers: list[int] = []
    run(table(), motion.count_up(numbers.append, 0, 17))
    assert numbers[-1] == 17
    assert numbers == sorted(numbers)


def test_bounces_get_lower() -> None:
    heights = [effects.bounce(t / 500) for t in range(501)]
    peaks = [b for a, b, c in zip(heights, heights[1:], heights[2:], strict=False) if a < b > c]
    assert peaks == sorted(peaks, reverse=True)
    assert len(peaks) == effects.BOUNCES + 1
    assert effects.bounce(1) == pytest.approx(0, abs=1e-9)


def test_a_blow_is_felt_near_and_forgotten() -> None:
    """Only what lies near jumps, nothing is owned meanwhile, and all lies where it lay."""
    top = table()
    far = Ref("card:3")
    top.put({CARD: PILE, OTHER: replace(PILE, x=300), far: replace(PILE, x=1800)})
    before = {ref: sprite.spot for ref, sprite in top.sprites.items()}
    jolt, highest = Jolt(top, (100, 100), 6, 0.12), 0.0
    while jolt.advance(1 / 60) is None:
        assert not any(sprite.moving for sprite in top)
        assert top.sprites[far].spot is before[far]
        highest = max(highest, abs(top.sprites[CARD].spot.y - PILE.y))
    assert 3 <= highest <= 6
    assert {ref: sprite.spot for ref, sprite in top.sprites.items()} == before


def test_what_moves_on_its_own_feels_no_blow() -> None:
    top = table()
    jolt = Jolt(top, (100, 100), 6, 0.12)
    jolt.advance(1 / 60)
    away = motion.move(top, CARD, GOAL, 0.05, linear)
    for _ in range(12):
        jolt.advance(1 / 60)
        away.advance(1 / 60)
    assert top.sprites[CARD].spot == GOAL


@pytest.mark.parametrize(
    ("name", "seconds"),
    [("slide", 0.3), ("lay", 0.32), ("flip", 0.32), ("slam", 0.34), ("stamp", 0.26)],
)
def test_times_are_those_of_the_table(name: str, seconds: float) -> None:
    top = table()
    assert run(top, DANCES[name](top), 0.001) == pytest.approx(seconds, abs=0.004)


def test_cards_that_are_dealt_come_one_after_another_and_are_heard() -> None:
    top = table()
    heard: list[str] = []
    top.sound = heard.append
    there = {Ref(f"card:{i}"): replace(GOAL, x=600 + 40 * i) for i in range(10, 14)}
    dealt = top.sync(there, 0.28, 0.07, out_cubic, births=lambda ref, goal: PILE, throw=DEALT)
    lengths = []
    while dealt.advance(0.01) is None:
        lengths.append(len(heard))
    assert heard == ["deal"] * 4
    assert lengths.index(2) - lengths.index(1) == pytest.approx(7, abs=1)
    assert len(lengths) * 0.01 == pytest.approx(0.32 + 3 * 0.07, abs=0.02)


@pytest.mark.parametrize("name", DANCES)
def test_reduced_motion_fades_in_the_time_of_the_table(name: str) -> None:
    """120 ms a cross-fade, dice after 150; nothing takes longer than two of them."""
    top = table(reduced=True)
    assert run(top, DANCES[name](top), 0.01) <= 0.3


def test_confetti_is_made_of_few_pictures() -> None:
    """So many bits would cost a frame otherwise: they share angles, widths and fades."""
    top, poses = table(), set[tuple[float, float, float]]()
    rain = effects.confetti(top, (900, 500), Random(1))
    while rain.advance(1 / 60) is None:
        assert len(top.extras) <= effects.MOST_BITS
        poses |= {(s.spot.angle, s.spot.squeeze, s.spot.alpha) for s in top.extras}
    assert len(poses) <= 12 * 4 * 4
