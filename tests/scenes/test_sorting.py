"""The hand is sorted by family or by strength, for the eye, the keys and the ear alike."""

from __future__ import annotations

from random import Random

from agile_unicorn.engine.pieces import Ref, Seat, card_ref
from agile_unicorn.scenes.shared.furniture import SORT
from agile_unicorn.scenes.unicorn.hand import held
from agile_unicorn.scenes.unicorn.sorting import MANY
from tests.scenes.match_tools import Player1, Scene, moments, new_scene, rest, said, spots
from tests.scenes.test_pitch import cards_of, changed, view_of


def test_strength_goes_across_the_families() -> None:
    view = view_of(4)
    view = changed(
        view,
        0,
        team=cards_of(view, "team", 4),
        incentives=cards_of(view, "incentive", 4),
        events=cards_of(view, "event", 4),
    )
    kinds = view.cards.kind
    by_family = [kinds[card] for card in held(view, Seat(0))]
    by_strength = [kinds[card] for card in held(view, Seat(0), by_strength=True)]
    families = [kind.family for kind in by_family]
    assert families == ["team"] * 4 + ["incentive"] * 4 + ["event"] * 4
    worth = [k.dice * 10 + k.modifier + k.bonus + k.amount for k in by_strength]
    assert worth == sorted(worth, reverse=True)
    assert sorted(map(str, by_family)) == sorted(map(str, by_strength))


def with_a_hand() -> Scene:
    """Somebody is asked for a bid with many cards in hand."""
    scene = new_scene(seed=3)
    for now in moments(scene, Random(3)):
        hand = scene.face.hand(scene.view, scene.desk())
        if now == "ask bid" and len(hand) >= MANY:
            break
    rest(scene)
    return scene


def test_tab_and_key_sort_the_hand_and_the_cards_move_there() -> None:
    there = Player1(with_a_hand())
    scene = there.scene
    there.wait(1.0)
    before = list(scene.face.hand(scene.view, scene.desk()))
    assert "by family" in said([spots(scene)[SORT]])
    there.click(SORT)
    there.wait(0.6)
    after = list(scene.face.hand(scene.view, scene.desk()))
    assert sorted(after) == sorted(before)
    view = scene.view
    assert after == [card_ref(c) for c in held(view, scene.bottom, by_strength=True)]
    xs = [spots(scene)[ref].x for ref in after]
    assert xs == sorted(xs)
    assert "by strength" in said([spots(scene)[SORT]])
    there.keys("t")
    assert list(scene.face.hand(scene.view, scene.desk())) == before


def test_the_first_key_is_the_first_card_in_either_order() -> None:
    scene = with_a_hand()
    for _ in range(2):
        hand = scene.face.hand(scene.view, scene.desk())
        assert scene.shortcut("1") == hand[0]
        scene.choose(SORT)


def test_there_is_no_tab_where_no_hand_is_seen() -> None:
    scene = new_scene(seed=3, humans=2)
    for number, _ in enumerate(moments(scene, Random(3))):
        if scene.chooser is None and not scene.director.waiting:
            assert Ref(SORT) not in scene.layout()
        if number > 40:
            break
