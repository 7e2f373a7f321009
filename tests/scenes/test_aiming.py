"""Taking aim: what is asked for, who is pointed at, where keys go, and how a member is chosen."""

from __future__ import annotations

from random import Random

import pytest

from agile_unicorn.engine.pieces import Ref, Seat
from agile_unicorn.scenes.shared.furniture import QUESTION
from agile_unicorn.scenes.shared.keys import CONFIRM
from agile_unicorn.scenes.unicorn.questions import PASS, buttons
from agile_unicorn.table.looks import PieceLook, Spot
from tests.scenes.checks import texts_in, words_of
from tests.scenes.match_tools import Player1, Scene, new_scene, rest
from tests.support.decks import expanded_deck


def aimed(prompt: str = "event", seed: int = 1) -> Player1:
    """Somebody who has drawn a card that needs a target, with at least two to choose from."""
    for number in range(seed, seed + 40):
        player = Player1(new_scene(seed=number, seats=4, points=22, deck=expanded_deck()))
        rng = Random(number)
        while player.until(f"ask {prompt}", rng):
            scene = player.scene
            for ref in sorted(scene.lit):
                scene.choose(ref)
                lit = scene.lit
                if len(lit) > 1 and all(there.startswith("seat:") for there in lit):
                    return player
                scene.back()
            assert scene.chooser is not None
            scene.submit(rng.choice(scene.chooser.decision.options))
    raise AssertionError("nobody takes aim")


def arrows(scene: Scene) -> dict[str, str]:
    """The colour of the arrow at each seat."""
    spots: dict[Ref, Spot] = dict(scene.layout())
    found = {}
    for ref, spot in spots.items():
        if ref.startswith("place:arrow/"):
            assert isinstance(spot.look, PieceLook)
            found[f"seat:{ref.rsplit('/', 1)[1]}"] = spot.look.name
    return found


@pytest.mark.parametrize("prompt", ["event", "incentive"])
def test_a_missing_target_is_asked_for_where_it_will_be_confirmed(prompt: str) -> None:
    scene = aimed(prompt).scene
    assert scene.chooser is not None
    wait, leave = buttons(scene.chooser.decision, scene.view, scene.desk(), words_of("en"))
    assert (wait.ref, wait.label, wait.live, wait.suggested) == (
        CONFIRM,
        "Choose a player",
        False,
        False,
    )
    assert (leave.ref, leave.suggested) == (PASS, False)
    asked = scene.chooser
    scene.choose(CONFIRM)
    assert scene.chooser is asked
    paper = [text.text for text, _, _ in texts_in(scene.layout()[QUESTION].look)]
    assert paper[0] == "Choose one of those the arrows point at."


def test_arrows_point_at_whom_may_be_meant_and_the_glow_stays_with_the_asked() -> None:
    scene = aimed().scene
    assert arrows(scene) == dict.fromkeys(scene.lit, "target_sun")
    glowing = {ref for ref, spot in scene.layout().items() if spot.glow and ref.startswith("seat:")}
    assert glowing == {"seat:0"}
    victim = max(scene.lit)
    scene.point(victim)
    assert arrows(scene)[victim] == "target_coral"
    scene.back()
    assert not arrows(scene)


def test_keys_go_to_targets_buttons_and_the_card_only() -> None:
    player = aimed()
    scene = player.scene
    rest(scene)
    assert scene.chooser is not None
    allowed = {*scene.lit, *scene.chooser.picked, CONFIRM, PASS}
    seen = set()
    for name in ("tab", "left", "up", "right", "tab", "down", "up", "tab", "left", "tab", "right"):
        player.keys(name)
        seen.add(player.stage._focus.at)
    assert seen <= allowed
    assert seen & scene.lit
    player.stage._focus.at, asked = Ref(f"card:{scene.view.centre}"), scene.chooser
    player.keys("enter")
    assert scene.chooser is asked
    assert scene.turned_down


def test_the_member_who_has_to_leave_stands_out_and_can_be_another_one() -> None:
    for seed in range(1, 60):
        player = Player1(new_scene(seed=seed, seats=4, points=30))
        scene = player.scene
        if not player.until("ask remove_member", Random(seed)):
            continue
        assert scene.chooser is not None
        one, other, *_ = sorted(scene.lit)
        for picked, beside in ((one, other), (other, one)):
            scene.choose(picked)
            spots = scene.layout()
            assert scene.chooser.picked == (picked,)
            assert spots[picked].glow
            assert not spots[beside].glow
            assert spots[picked].y < spots[beside].y - 15
        scene.choose(CONFIRM)
        assert handle_of(other) not in (scene.match.view(Seat(0)).seats[0].deployed or ())
        return
    raise AssertionError("nobody has to leave")


def handle_of(ref: Ref) -> int:
    """The card that ``ref`` stands for."""
    return int(ref.removeprefix("card:"))
