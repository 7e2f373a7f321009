"""What cannot be chosen says why, on the paper of the question, and nothing else happens."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from agile_unicorn.engine.pieces import Handle, Ref, place_ref, seat_ref
from agile_unicorn.scenes.shared.furniture import QUESTION
from agile_unicorn.scenes.shared.keys import CONFIRM
from agile_unicorn.scenes.shared.refusal import READ
from agile_unicorn.scenes.unicorn.questions import BID, PASS
from agile_unicorn.table.focus import RING
from tests.scenes.checks import LANGUAGES, cut_texts, texts_in, words_of
from tests.scenes.match_tools import (
    Player1,
    Scene,
    handle,
    moments,
    new_match,
    new_scene,
    rest,
    scene_of,
    spots,
)
from tests.support.decks import expanded_deck


def read(scene: Scene) -> list[str]:
    """Headline and hint on the paper of the question."""
    return [text.text for text, _, _ in texts_in(scene.layout()[QUESTION].look)]


def dim(scene: Scene) -> list[Ref]:
    """Cards of the hand that cannot be picked."""
    hand = scene.face.hand(scene.view, scene.desk())
    picked = scene.desk().picked
    return [ref for ref in hand if ref not in scene.lit | picked]


def waits_for(prompt: str, **match: Any) -> Scene:
    """A scene that asks the only person for ``prompt``, some card of the hand being dim."""
    for seed in range(40):
        scene = new_scene(seed=seed, **match)
        for now in moments(scene, Random(seed)):
            if now == f"ask {prompt}" and dim(scene):
                rest(scene)
                return scene
    raise AssertionError(f"never asked: {prompt}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_dim_card_says_why_and_stays(language: str) -> None:
    asked = set()
    for seed in (1, 2):
        scene = new_scene(language=language, seed=seed, seats=5, points=20, deck=expanded_deck())
        for now in moments(scene, Random(seed)):
            if not now.startswith("ask") or now == "ask dismiss":
                continue
            before, layout = scene.chooser, scene.layout()
            question = read(scene)
            for ref in dim(scene):
                scene.choose(ref)
                assert scene.chooser is before
                assert not before or not before.picked
                reason, below = read(scene)
                assert reason not in question
                assert below == question[0]
                assert not cut_texts({QUESTION: scene.layout()[QUESTION]})
                asked.add(now)
            scene.update(READ + 0.1)
            assert scene.layout().keys() == layout.keys()
            assert read(scene)[0] == question[0]
    assert {"ask bid", "ask event", "ask react", "ask incentive"} <= asked


@pytest.mark.parametrize(
    ("prompt", "family", "en"),
    [
        ("bid", "incentive", "Incentives come after the dice."),
        ("bid", "event", "Members first, events later."),
        ("event", "team", "The pitch is on. The others watch."),
        ("event", "event", "A magic wand needs an event to strike."),
        ("react", "event", "Only a magic wand can answer now."),
        ("incentive", "event", "The dice have rolled. Too late for events."),
    ],
)
def test_the_reason_fits_card_and_time(prompt: str, family: str, en: str) -> None:
    for seed in range(60):
        scene = new_scene(seed=seed, seats=4)
        for now in moments(scene, Random(seed)):
            if now != f"ask {prompt}":
                continue
            cards = scene.view.cards
            for ref in dim(scene):
                if cards.family(handle(ref) or Handle(0)) == family:
                    scene.choose(ref)
                    assert read(scene)[0] == en
                    return
    raise AssertionError("never seen")


def test_the_pitch_card_is_not_to_be_sent() -> None:
    scene = waits_for("bid")
    for ref, spot in scene.layout().items():
        if ref.startswith("card:") and spot.z == 40:
            scene.choose(ref)
    assert "won" in read(scene)[0]


def test_a_button_that_is_not_ready_says_what_it_waits_for() -> None:
    scene = waits_for("bid")
    assert scene.layout()[BID].hot
    scene.choose(BID)
    assert read(scene)[0] == "Choose at least one member, or pass."
    assert scene.chooser is not None
    assert not scene.chooser.picked
    scene = waits_for("add_member")
    scene.choose(CONFIRM)
    assert read(scene)[0] == "Choose a card first."
    scene.choose(PASS)
    assert scene.chooser is not None, "there is nothing to pass, and no button either"


def test_a_target_is_asked_for_after_its_event() -> None:
    scene = waits_for("event")
    seats = [seat_ref(seat) for seat in scene.view.participants]
    scene.choose(seats[0])
    assert read(scene)[0] == "First the event, then the victim."


def test_the_next_choice_ends_it() -> None:
    scene = waits_for("bid")
    question = read(scene)
    scene.choose(dim(scene)[0])
    assert read(scene) != question
    scene.choose(min(scene.lit))
    assert read(scene)[0] == question[0]
    scene.choose(dim(scene)[0])
    assert scene.back()
    assert read(scene)[0] == question[0]


def test_who_is_not_asked_has_to_wait() -> None:
    scene = new_scene(seed=3)
    for _ in moments(scene, Random(3)):
        break
    scene.choose(place_ref("nothing"))
    assert not scene.turned_down
    scene = waits_for("bid")
    assert scene.chooser is not None
    hand = scene.face.hand(scene.view, scene.desk())
    scene.chooser = None
    scene.choose(hand[0])
    assert scene.refusal.reason == words_of("en")("unicorn.refusals.wait")


def test_the_card_shakes_its_head() -> None:
    heard: list[str] = []
    scene = scene_of(new_match(seed=1), cue=heard.append)
    next(now for now in moments(scene, Random(1)) if now == "ask bid" and dim(scene))
    rest(scene)
    ref = dim(scene)[0]
    x = spots(scene)[ref].x
    heard.clear()
    scene.choose(ref)
    seen = []
    for _ in range(30):
        scene.update(1 / 60)
        seen.append(spots(scene)[ref].x - x)
    assert heard == ["refuse"]
    assert min(seen) < -2 < 2 < max(seen)
    assert seen[-1] == 0


def test_the_ring_stays_on_what_cannot_be_chosen() -> None:
    """A second Enter must not press the yellow button instead."""
    player = Player1(new_scene(seed=1))
    assert player.until("ask bid", Random(1))
    scene = player.scene
    asked = scene.chooser
    player.stage._focus.at, player.stage._focus.shown = dim(scene)[0], True
    player.keys("enter", "enter", "enter")
    assert scene.chooser is asked
    assert scene.turned_down
    assert [sprite.ref for sprite in player.stage._focus.sprites(scene.layout())] == [RING]
