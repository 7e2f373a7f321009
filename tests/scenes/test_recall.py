"""What just happened can be seen once more, and changes nothing."""

from __future__ import annotations

from random import Random

from agile_unicorn.engine.game import Beat
from agile_unicorn.engine.pieces import Ref
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.shared import furniture
from agile_unicorn.scenes.unicorn.face import TOLD
from agile_unicorn.table.director import OFF
from agile_unicorn.table.input import Key
from tests.scenes.match_tools import Player1, Scene, go_on, moments, new_scene, rest, spots


def asked(scene: Scene, seed: int, times: int = 2) -> None:
    """Play on until something has happened between two questions of the only person."""
    rng, seen = Random(seed), 0
    for now in moments(scene, rng):
        if now.startswith("ask ") and scene.recall.possible:
            seen += 1
            if seen == times:
                break
    assert seen == times
    scene.director.speed = 1.0
    scene.refresh(0)
    rest(scene)


def listened(scene: Scene) -> list[str]:
    """The names of the facts whose beats begin from now on."""
    heard: list[str] = []
    told = scene.director.on_beat

    def hear(beat: Beat[View]) -> None:
        heard.append(type(beat.fact).__name__)
        assert told is not None
        told(beat)

    scene.director.on_beat = hear
    return heard


def state(scene: Scene) -> dict[str, object]:
    """What must not change."""
    return {name: getattr(scene.face, name) for name in TOLD if name != "_view"} | {
        "log": list(scene.log),
        "moves": len(scene.match.record.moves),
        "gates": scene.director.gates,
    }


def test_everything_is_shown_again_and_nothing_has_changed() -> None:
    for seed in range(1, 6):
        scene = new_scene(OFF, seed=seed)
        asked(scene, seed, 1 + seed % 3)
        before, layout = state(scene), dict(scene.layout())
        assert scene.chooser is not None
        prompt = scene.chooser.decision.prompt
        heard = listened(scene)
        scene.choose(furniture.AGAIN)
        assert scene.recall.running
        assert scene.chooser is None, "nothing can be answered meanwhile"
        assert not scene.may_undo
        for _ in range(20_000):
            scene.update(1 / 30)
            if not scene.recall.running:
                break
        assert heard
        scene.update(0.1)
        rest(scene)
        assert state(scene) == before
        assert scene.chooser is not None
        assert scene.chooser.decision.prompt == prompt
        assert dict(scene.layout()) == layout
        assert spots(scene) == layout


def test_any_input_ends_it_and_does_nothing_else() -> None:
    there = Player1(new_scene(OFF, seed=2))
    asked(there.scene, 2)
    before = state(there.scene)
    there.wait(1.0)
    there.give(Key("r"))
    there.wait(0.2)
    assert there.scene.recall.running
    there.give(Key("enter"))
    assert not there.scene.recall.running
    there.wait(0.1)
    assert state(there.scene) == before
    rest(there.scene)
    assert spots(there.scene) == dict(there.scene.layout())


def test_the_button_is_there_when_something_has_happened() -> None:
    scene = new_scene(OFF, seed=2)
    for _ in moments(scene, Random(2)):
        if scene.chooser is not None:
            assert (furniture.AGAIN in scene.layout()) == scene.recall.possible
            if scene.recall.possible:
                break
    rest(scene)
    icon, paper = spots(scene)[furniture.AGAIN], spots(scene)[furniture.QUESTION]
    assert icon.hot
    assert icon.x > paper.x


def test_several_people_at_one_screen_see_nothing_of_each_other_again() -> None:
    scene = new_scene(OFF, seed=2, humans=2)
    for number, _ in enumerate(moments(scene, Random(2))):
        assert furniture.AGAIN not in scene.layout()
        assert not scene.recall.start()
        if number > 60:
            break


def test_what_was_taken_back_is_not_shown_again() -> None:
    scene, rng = new_scene(OFF, seed=3), Random(3)
    for _ in moments(scene, rng):
        if scene.chooser is not None and scene.may_undo:
            assert scene.undo()
            assert not scene.recall.possible
            return
    go_on(scene, rng)
    assert Ref("place:icon/again") not in scene.layout()
