"""Not to be asked for a while, with one button to stop that; and to be asked twice."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.actions import Pass
from agile_unicorn.scenes.shared.keys import PASS, PASS_ALL
from tests.scenes.checks import words_of
from tests.scenes.match_tools import Scene, go_on, moment, new_match, said, scene_of

WORDS = words_of("en")


def asked(prompt: str, seed: int = 3, humans: int = 1) -> Scene:
    """A match at the first ``prompt`` to a person."""
    scene = scene_of(new_match(humans=humans, seed=seed))
    play(scene, f"ask {prompt}", seed)
    return scene


def play(scene: Scene, wanted: str = "", seed: int = 3) -> list[str]:
    """Go on until ``wanted``, or until somebody is asked anything; what was passed on the way."""
    rng = Random(seed)
    met: list[str] = []
    for _ in range(5000):
        scene.update(0.05)
        scene.match.wait(20)
        now = moment(scene)
        if (wanted and now == wanted) or (not wanted and now.startswith("ask")):
            return met
        if now:
            met.append(now)
            go_on(scene, rng)
    raise AssertionError(f"never {wanted}")


def own_moves(scene: Scene, since: int) -> list[object]:
    """What the first seat did."""
    return [move.action for move in scene.match.record.moves[since:] if move.by == 0]


def visible(scene: Scene) -> set[str]:
    """All words on the table."""
    return said(scene.layout().values())


def test_events_are_let_be_until_the_dice_roll() -> None:
    scene = asked("event")
    assert WORDS("unicorn.passing.until_dice") in visible(scene)
    moves = len(scene.match.record.moves)
    pitch = scene.match.view(Seat(0)).pitch
    scene.choose(PASS_ALL)
    asked_on_the_way = [now for now in play(scene) if now.startswith("ask")]
    assert not asked_on_the_way
    view = scene.match.view(Seat(0))
    assert isinstance(own_moves(scene, moves)[0], Pass)
    assert scene.chooser is not None
    ended = view.pitch != pitch or scene.chooser.decision.prompt not in ("event", "react")
    against_me = scene.chooser.decision.prompt == "react" and view.chain[0].target == 0
    assert ended or against_me
    assert not scene.letting_be.on


def waving() -> Scene:
    """A match in which somebody lets events be and waits for the others."""
    for seed in range(1, 40):
        scene = asked("event", seed)
        scene.choose(PASS_ALL)
        if scene.letting_be.on and scene.chooser is None:
            return scene
    raise AssertionError("nobody else is ever asked")


def test_one_button_and_one_key_stop_it() -> None:
    for by_key in (True, False):
        scene = waving()
        until = WORDS("unicorn.passing.until_dice")
        assert {WORDS("app.passing.stop"), WORDS("app.passing.now", until=until)} <= visible(scene)
        assert scene.urgent(PASS_ALL), "it answers while cards fly"
        ref = scene.shortcut("o") if by_key else PASS_ALL
        assert ref == PASS_ALL
        scene.choose(ref)
        assert not scene.letting_be.on
        assert WORDS("app.passing.stop") not in visible(scene)


def test_an_event_against_oneself_is_told() -> None:
    """Whoever lets things be is asked again when something is played on them: all can see that."""
    seen = 0
    for seed in range(1, 30):
        scene = asked("event", seed)
        scene.choose(PASS_ALL)
        for _ in range(3):
            if not scene.letting_be.on:
                break
            play(scene)
        decision = scene.chooser.decision if scene.chooser else None
        if decision is not None and decision.prompt == "react":
            assert scene.match.view(Seat(0)).chain[0].target == 0
            seen += 1
    assert seen


def test_a_bid_is_never_let_be() -> None:
    scene = asked("bid")
    scene.choose(PASS_ALL)
    assert not scene.letting_be.on
    assert scene.chooser is not None


@pytest.mark.parametrize("prompt", ["event", "incentive"])
def test_several_people_each_pass_for_themselves(prompt: str) -> None:
    scene = scene_of(new_match(humans=2, seed=3))
    rng = Random(1)
    for _ in range(3000):
        scene.update(0.05)
        scene.match.wait(20)
        assert not scene.letting_be.on
        assert WORDS("app.passing.all") not in visible(scene)
        if prompt in moment(scene):
            scene.choose(PASS_ALL)
            assert not scene.letting_be.on
            return
        if moment(scene):
            go_on(scene, rng)


def doubtful(prompt: str, seed: int = 3) -> Scene:
    """The same for somebody who wants to be asked twice."""
    scene = asked(prompt, seed)
    scene.settled(replace(scene.options, confirmations=True))
    return scene


def test_a_pass_on_a_card_is_asked_twice() -> None:
    scene = doubtful("bid")
    moves = len(scene.match.record.moves)
    scene.choose(PASS)
    assert len(scene.match.record.moves) == moves
    assert {WORDS("app.sure.title"), WORDS("app.sure.hint")} <= visible(scene)
    scene.choose(PASS)
    assert isinstance(own_moves(scene, moves)[0], Pass)


def test_escape_takes_the_first_click_back() -> None:
    scene = doubtful("bid")
    scene.choose(PASS)
    assert scene.key("escape")
    assert not scene.over.menu_open
    assert WORDS("app.sure.title") not in visible(scene)
    scene.choose(PASS)
    assert scene.chooser is not None, "asked twice again"


def test_a_target_is_asked_twice() -> None:
    for seed in range(1, 30):
        scene = doubtful("event", seed)
        assert scene.chooser is not None
        aimed = [o for o in scene.chooser.decision.options if len(o.refs()) == 2]
        if not aimed:
            continue
        card, target = aimed[0].refs()
        moves = len(scene.match.record.moves)
        scene.choose(card)
        scene.choose(target)
        assert len(scene.match.record.moves) == moves
        scene.choose(target)
        assert own_moves(scene, moves) == [aimed[0]]
        return
    raise AssertionError("nobody can aim")


def test_without_the_wish_one_click_is_enough() -> None:
    scene = asked("bid")
    moves = len(scene.match.record.moves)
    scene.choose(PASS)
    assert isinstance(own_moves(scene, moves)[0], Pass)
