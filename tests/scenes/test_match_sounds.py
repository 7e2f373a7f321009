"""What the hand of one person sounds like, and that several people hear nothing of a hand."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from agile_unicorn.engine.game import Beat
from agile_unicorn.engine.pieces import Ref, Seat
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.scenes.shared import furniture
from agile_unicorn.scenes.shared.keys import CURTAIN
from agile_unicorn.scenes.unicorn.face import UnicornFace
from tests.scenes.checks import words_of
from tests.scenes.match_tools import Scene, go_on, moments, new_scene, people


def at_a_bid(humans: int) -> tuple[Scene, list[str]]:
    """Somebody looks at a hand before a bid; and the list of sounds from now on."""
    scene, rng, heard = new_scene(seed=3, humans=humans), Random(3), list[str]()
    for now in moments(scene, rng):
        if now == "curtain bid":
            scene.choose(CURTAIN)
        if now.endswith("bid"):
            break
        go_on(scene, rng)
    scene.hooks = replace(scene.hooks, cue=heard.append)
    return scene, heard


def card(scene: Scene) -> Ref:
    """A card that can be picked."""
    assert scene.chooser is not None
    return min(ref for ref in scene.chooser.lit if ref.startswith("card:"))


def test_a_card_is_drawn_out_of_the_hand_and_put_back() -> None:
    scene, heard = at_a_bid(1)
    one = card(scene)
    scene.choose(one)
    scene.choose(one)
    assert heard == ["select", "put_back"]


def test_several_people_hear_nothing_of_a_hand() -> None:
    scene, heard = at_a_bid(2)
    one = card(scene)
    scene.choose(one)
    scene.choose(one)
    assert heard == []


def test_papers_rustle_and_buttons_click() -> None:
    scene, heard = at_a_bid(1)
    for ref in (furniture.LOG, furniture.LOG, furniture.SPEED, furniture.SOUND, furniture.MENU):
        scene.choose(ref)
    scene.choose(furniture.RULES)
    assert heard == ["page", "page", "click", "click", "page", "page"]


def test_a_card_that_is_enlarged_is_heard_once() -> None:
    scene, heard = at_a_bid(1)
    scene.update(5)
    scene.point(card(scene))
    for _ in range(30):
        scene.update(0.05)
    assert heard.count("zoom") == 1


@pytest.mark.parametrize(
    ("humans", "leader", "cue"),
    [(1, 0, "game_win"), (1, 2, "lose"), (2, 1, "game_win"), (0, 3, "game_win")],
)
def test_the_end_sounds_as_it_is_for_the_people_here(humans: int, leader: int, cue: str) -> None:
    scene = new_scene(seed=3, humans=humans)
    view = scene.match.view(None)
    story = next(card for card, kind in enumerate(view.cards.kind) if kind.family == "story")
    seats = list(view.seats)
    seats[leader] = replace(seats[leader], stories=(story,))
    face = UnicornFace(people(4, humans), words_of("en"))
    ended = replace(view, seats=tuple(seats))
    assert ended.team_score(Seat(leader)) > 0
    assert face.cue(Beat(f.GameEnded("points"), ended)) == cue
