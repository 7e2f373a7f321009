"""Cards are dragged to the table and to whom they are meant for, and everything can be put back."""

from __future__ import annotations

from random import Random

import pytest

from agile_unicorn.engine.pieces import Ref
from agile_unicorn.scenes.shared.carry import CARRIED_Z, LEAN, STEP
from agile_unicorn.scenes.unicorn.places import BOTTOM
from agile_unicorn.table.input import Click, Drag, Drop, Input, Key, Move, Press
from tests.scenes.match_tools import Player1, new_scene, rest, spots

TABLE = (900.0, 560.0)
HAND = (880.0, 980.0)


def player(prompt: str, seed: int = 3) -> Player1:
    """Somebody who is asked ``prompt``, and sees the table at rest."""
    scene = new_scene(seed=seed)
    there = Player1(scene)
    assert there.until(f"ask {prompt}", Random(seed))
    there.wait(1.0)
    return there


def lit_card(there: Player1) -> Ref:
    """A card of the hand that can be picked."""
    scene = there.scene
    hand = scene.face.hand(scene.view, scene.desk())
    return next(ref for ref in hand if ref in scene.lit)


def lift(there: Player1, ref: Ref, *to: tuple[float, float]) -> None:
    """Press on ``ref`` and drag it over the points."""
    start = there.point_of(ref)
    given: list[Input] = [Move(*start), Press(*start)]
    there.give(*given)
    for point in to:
        there.give(Drag(*point, start))
        there.wait(0.1)


def drag(there: Player1, ref: Ref, *to: tuple[float, float]) -> None:
    """The same, and let go at the last point."""
    start = there.point_of(ref)
    lift(there, ref, *to)
    there.give(Drop(*to[-1], start))
    there.wait(0.4)


def picked(there: Player1) -> tuple[Ref, ...]:
    """What is picked now."""
    assert there.scene.chooser is not None
    return there.scene.chooser.picked


def test_a_card_dropped_on_the_table_is_bid_with_the_button() -> None:
    there = player("bid")
    ref = lit_card(there)
    drag(there, ref, (880, 800), TABLE)
    assert picked(there) == (ref,)
    spot = spots(there.scene)[ref]
    zone = BOTTOM.bid
    assert zone.left < spot.x < zone.right
    assert zone.top < spot.y < zone.bottom
    assert spot == there.scene.layout()[ref]
    before = len(there.scene.match.record.moves)
    there.keys("enter")
    assert ref in there.scene.match.record.moves[before].action.refs()


def test_a_carried_card_follows_the_mouse_and_leans_in_few_steps() -> None:
    there = player("bid")
    ref = lit_card(there)
    start = there.point_of(ref)
    lift(there, ref, (860, 700))
    first = spots(there.scene)[ref]
    angles = set()
    for x in range(860, 400, -40):
        there.give(Drag(x, 700, start))
        angles.add(spots(there.scene)[ref].angle)
    spot = spots(there.scene)[ref]
    assert spot.x == pytest.approx(first.x - 440, abs=1)
    assert spot.z == CARRIED_Z
    assert angles <= {step * STEP for step in range(-int(LEAN / STEP), int(LEAN / STEP) + 1)}
    assert len(angles) > 1
    there.wait(1.5)
    assert spots(there.scene)[ref].angle == 0
    assert not there.scene.resting, "a card in the air is drawn at once"


@pytest.mark.parametrize("how", ["escape", "right", "hand", "focus"])
def test_what_is_put_back_was_never_touched(how: str) -> None:
    there = player("bid")
    ref = lit_card(there)
    before = dict(there.scene.layout())
    start = there.point_of(ref)
    lift(there, ref, TABLE)
    assert picked(there) == (ref,)
    if how == "escape":
        there.give(Key("escape"))
    elif how == "right":
        there.give(Press(*TABLE, 3), Click(*TABLE, 3))
    else:
        there.give(Drag(*HAND, start), Drop(*HAND, start))
    if how in ("escape", "right"):
        there.give(Drag(700, 500, start), Drop(700, 500, start))
    there.give(Move(20, 20))
    there.wait(0.6)
    assert picked(there) == ()
    assert not there.scene.over.menu_open
    rest(there.scene)
    assert dict(there.scene.layout()) == before
    assert spots(there.scene) == before


def test_what_was_picked_before_stays_picked_when_another_card_is_put_back() -> None:
    there = player("bid")
    one = lit_card(there)
    there.click(one)
    there.wait(0.5)
    other = lit_card(there)
    lift(there, other, TABLE)
    assert set(picked(there)) == {one, other}
    there.give(Key("escape"))
    assert picked(there) == (one,)


def test_a_card_dragged_back_from_the_table_is_not_chosen_any_more() -> None:
    there = player("bid")
    ref = lit_card(there)
    drag(there, ref, TABLE)
    assert there.scene.desk().laid == {ref}
    drag(there, ref, HAND)
    assert picked(there) == ()
    assert there.scene.desk().laid == frozenset()


def test_an_event_dropped_on_a_seat_is_played_there() -> None:
    for seed in range(3, 30):
        there = player("event", seed)
        scene = there.scene
        ref = next(iter(scene.face.hand(scene.view, scene.desk())), None)
        cards = [r for r in scene.face.hand(scene.view, scene.desk()) if r in scene.lit]
        for ref in cards:
            lift(there, ref, TABLE)
            seats = [r for r in scene.lit if r.startswith("seat:")]
            if seats:
                break
            there.give(Key("escape"))
            there.give(Drop(*TABLE, TABLE))
            there.wait(0.5)
        else:
            continue
        target = sorted(seats)[-1]
        plate = spots(scene)[target]
        moves = len(scene.match.record.moves)
        assert ref is not None
        there.give(Drag(plate.x, plate.y, TABLE))
        there.wait(0.2)
        arrow = spots(scene)[Ref(f"place:arrow/{target.removeprefix('seat:')}")]
        assert "coral" in repr(arrow.look)
        scene.options = type(scene.options)(confirmations=False)
        there.give(Drop(plate.x, plate.y, TABLE))
        assert len(scene.match.record.moves) > moves
        played = scene.match.record.moves[moves]
        assert str(target.removeprefix("seat:")) in repr(played)
        return
    raise AssertionError("no event asks for a target")


def test_what_cannot_be_chosen_cannot_be_dragged() -> None:
    there = player("bid")
    scene = there.scene
    hand = scene.face.hand(scene.view, scene.desk())
    dull = [ref for ref in hand if ref not in scene.lit]
    assert dull
    start = there.point_of(dull[0])
    there.give(Press(*start), Drag(*TABLE, start))
    assert scene.carry.ref is None
    there.give(Drop(*TABLE, start))
    assert picked(there) == ()


def test_while_something_moves_nothing_can_be_dragged() -> None:
    there = player("bid")
    ref = lit_card(there)
    scene = there.scene
    start = there.point_of(ref)
    scene.over.menu_open = True
    there.give(Press(*start), Drag(*TABLE, start))
    assert scene.carry.ref is None


def test_a_question_that_ends_takes_the_card_out_of_the_hand_that_carries_it() -> None:
    there = player("bid")
    ref = lit_card(there)
    start = there.point_of(ref)
    lift(there, ref, TABLE)
    assert there.scene.chooser is not None
    there.scene.submit(there.scene.chooser.decision.options[0])
    there.give(Drag(700, 500, start), Drop(700, 500, start))
    there.wait(3.0)
    rest(there.scene)
    assert there.scene.carry.ref is None
    assert spots(there.scene) == dict(there.scene.layout())
