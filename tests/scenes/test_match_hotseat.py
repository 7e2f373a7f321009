"""Several people at one screen: nothing secret is to be seen before the curtain is opened."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from agile_unicorn.engine.moves import Action
from agile_unicorn.engine.pieces import Seat, place_ref
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.shared import furniture
from agile_unicorn.scenes.shared.hot_seat import LOOK_AWAY
from agile_unicorn.scenes.shared.keys import CURTAIN, PASS
from agile_unicorn.scenes.shared.options import Curtain
from agile_unicorn.scenes.shared.tents import done_ref
from agile_unicorn.table.dump import dump
from agile_unicorn.table.input import Click, FocusGained, FocusLost, Input, Key, Resize
from agile_unicorn.table.looks import CardLook
from tests.scenes.match_tools import (
    GAME,
    PATIENCE,
    Player1,
    Scene,
    go_on,
    moment,
    moments,
    new_match,
    new_scene,
    scene_of,
)
from tests.scenes.witness import Witness


@pytest.mark.parametrize("open_hands", [True, False])
@pytest.mark.parametrize(("seats", "humans", "seed"), [(2, 2, 1), (4, 3, 2), (5, 5, 3)])
def test_nothing_secret_between_answer_and_curtain(
    seats: int, humans: int, seed: int, open_hands: bool
) -> None:
    match = new_match(seats, humans, seed, open_hands=open_hands)
    scene, rng, curtains = scene_of(match, speed=1.0), Random(seed), 0
    witness = Witness(scene)
    for _ in range(12_000):
        scene.update(1 / 15)
        scene.match.wait(PATIENCE)
        witness.look()
        if scene.outcome() is not None or curtains > 50:
            break
        if moment(scene) and rng.random() < 0.3:
            curtains += scene.curtain is not None
            go_on(scene, rng)
            witness.look()
    assert curtains > 10


def test_one_person_never_sees_a_curtain() -> None:
    scene, rng = new_scene(seed=3), Random(3)
    for _ in range(3_000):
        scene.update(0.05)
        scene.match.wait(PATIENCE)
        assert scene.curtain is None
        if scene.outcome() is not None:
            return
        if moment(scene):
            go_on(scene, rng)


def at_the_open_hand(seed: int = 4) -> Player1:
    """Somebody who has opened the curtain and looks at a hand."""
    player = Player1(new_scene(seed=seed, humans=2, seats=3))
    assert player.until("curtain bid", Random(seed))
    player.hold(CURTAIN)
    assert player.scene.chooser is not None
    return player


def test_the_curtain_closes_in_the_frame_in_which_the_window_loses_focus() -> None:
    player = at_the_open_hand()
    scene = player.scene
    player.give(FocusLost())
    assert scene.curtain is not None
    assert scene.chooser is None
    Witness(scene).look()
    player.give(FocusGained(), Resize(1280, 720))
    player.wait()
    assert scene.curtain is not None
    player.hold_key(str(scene.curtain.seat + 1))
    assert scene.chooser is not None


@pytest.mark.parametrize("how", [Key("f11"), Resize(1280, 720), FocusLost()])
def test_the_curtain_closes_with_any_change_of_the_window(how: Input) -> None:
    player = at_the_open_hand()
    player.give(how)
    Witness(player.scene).look()
    assert player.scene.curtain is not None
    assert player.scene.viewer is None


def test_opening_by_double_click_picks_nothing() -> None:
    player = Player1(new_scene(seed=4, humans=2, seats=3))
    player.scene.options = replace(player.scene.options, hold=False)
    assert player.until("curtain bid", Random(4))
    x, y = player.point_of(CURTAIN)
    player.give(Click(x, y), Click(x, y))
    player.wait(0.05)
    player.give(Click(x, y))
    assert player.scene.chooser is not None
    assert not player.scene.chooser.picked


def test_the_curtain_opens_for_the_key_of_its_seat_only() -> None:
    player = Player1(new_scene(seed=4, humans=2, seats=3))
    assert player.until("curtain bid", Random(4))
    scene = player.scene
    assert scene.curtain is not None
    own = scene.curtain.seat + 1
    for key in "123456":
        if key != str(own):
            player.hold_key(key)
    assert scene.curtain is not None
    player.hold_key(str(own))
    assert scene.curtain is None


def test_passing_needs_no_look_at_the_hand() -> None:
    player = Player1(new_scene(seed=4, humans=2, seats=3))
    assert player.until("curtain bid", Random(4))
    scene = player.scene
    assert scene.curtain is not None
    seat, moves = scene.curtain.seat, len(scene.match.record.moves)
    player.click("place:pass")
    assert scene.match.record.moves[moves].by == seat
    assert scene.match.record.moves[moves].action.refs() == ("place:pass",)
    assert scene.viewer is None


# ---------------------------------------------------------------- paired matches


def public_frames(match_seed: int, secret: int) -> Iterator[str]:
    """Every frame of a hot seat whose hidden cards were dealt anew by ``secret``.

    The people do what looks the same from outside: they pass, or lay their first so many cards.
    """
    match = new_match(3, 3, match_seed)
    scene = scene_of(match, speed=OFF_AT_FIRST)
    sounds: list[str] = []
    scene.hooks = replace(scene.hooks, cue=sounds.append)
    while scene.curtain is None:
        scene.update(0.05)
        scene.match.wait(PATIENCE)
        if scene.director.waiting:
            scene.hurry()
    match._state = GAME.imagine(match.view(None), Random(secret))
    match._pending = GAME.pending(match._state)
    scene.director.speed, scene.curtain = 1.0, None
    rng, pitch = Random(match_seed), pitch_of(match.view(None))
    for _ in range(900):
        scene.update(1 / 15)
        if pitch_of(match.view(None)) != pitch:
            return
        if scene.viewer is None:
            yield "\n".join([dump(scene.top), *scene.log, *sounds])
        if scene.director.waiting:
            scene.hurry()
        elif scene.curtain is not None:
            scene.choose(CURTAIN)
        elif scene.standing is not None:
            if scene.floor.said(scene.standing.seat) == "open":
                scene.choose(done_ref(scene.standing.seat))
        elif scene.chooser is not None:
            scene.submit(alike(scene.chooser.decision.options, rng))


def pitch_of(view: View) -> tuple[int, int]:
    """The pitch of now; what comes after it was dealt anew as well."""
    return view.sprint, view.pitch


OFF_AT_FIRST = 50.0


def alike(options: tuple[Action, ...], rng: Random) -> Action:
    """An option that looks the same from outside, whatever the hand is."""
    many = rng.randint(1, 2)
    return next(option for option in options if len(option.refs()) == many)


@pytest.mark.parametrize("seed", range(3))
def test_other_secrets_look_the_same(seed: int) -> None:
    one, other = list(public_frames(seed, 1)), list(public_frames(seed, 2))
    assert len(one) == len(other) > 10
    assert one == other


def test_the_paired_matches_differ_in_their_secrets() -> None:
    match = new_match(3, 3, 1)
    while match.decision() is None:
        match.poll()
    hands = []
    for secret in (1, 2):
        state = GAME.imagine(match.view(None), Random(secret))
        hands.append([GAME.observe(state, Seat(seat)).seats[seat].events for seat in range(3)])
    assert hands[0] != hands[1]


def test_a_covered_hand_shows_backs() -> None:
    scene = new_scene(seed=5, humans=2, seats=3)
    while scene.curtain is None:
        scene.update(0.05)
        if scene.director.waiting:
            scene.hurry()
    scene.choose(CURTAIN)
    assert scene.chooser is not None
    scene.submit(scene.chooser.decision.options[0])
    own = [spot for spot in scene.layout().values() if spot.z >= 100 and spot.y > 850]
    looks = [spot.look for spot in own if isinstance(spot.look, CardLook)]
    assert looks
    assert all(look.face.startswith("back_") for look in looks)


# ---------------------------------------------------------------- how strict it is


def shared(curtain: Curtain) -> Scene:
    """Three people whose screen is as strict as ``curtain``, at the first bid."""
    scene = new_scene(seed=4, humans=3, seats=3)
    scene.options = replace(scene.options, curtain=curtain)
    for _ in range(400):
        scene.update(0.05)
        if scene.curtain is not None or scene.chooser is not None:
            return scene
        if scene.director.waiting:
            scene.hurry()
    raise AssertionError("nobody is asked")


def test_a_family_may_do_without_a_curtain() -> None:
    scene = shared("none")
    assert scene.chooser is not None
    seat = scene.chooser.decision.seat
    assert scene.viewer == scene.bottom == seat
    scene.submit(scene.chooser.decision.options[0])
    assert scene.viewer is None


def test_a_strict_curtain_lets_the_others_look_away() -> None:
    scene = shared("strict")
    scene.choose(CURTAIN)
    for _ in range(4):
        scene.update(LOOK_AWAY / 5)
        assert scene.viewer is None
        Witness(scene).look()
    scene.update(LOOK_AWAY / 4)
    assert scene.chooser is not None
    assert scene.viewer == scene.chooser.decision.seat


def test_a_strict_curtain_can_be_kept_closed() -> None:
    scene = shared("strict")
    scene.choose(CURTAIN)
    scene.update(0.5)
    scene.choose(CURTAIN)
    for _ in range(60):
        scene.update(0.1)
    assert scene.curtain is not None
    assert scene.viewer is None


def test_who_passes_while_the_curtain_opens_is_not_asked_any_more() -> None:
    scene = shared("strict")
    assert scene.curtain is not None
    seat, scene.director.speed = scene.curtain.seat, 0.25
    scene.choose(CURTAIN)
    scene.update(LOOK_AWAY * 0.9)
    scene.choose(PASS)
    for _ in range(60):
        scene.update(0.1)
        assert scene.viewer is None
    assert scene.curtain is not None
    assert scene.curtain.seat != seat


def test_the_recap_marks_the_last_look() -> None:
    scene, rng = new_scene(seed=4, humans=2, seats=3), Random(4)
    mark, seen = "— Since your last look —", 0
    for now in moments(scene, rng):
        if not now.startswith("curtain"):
            continue
        assert scene.curtain is not None
        scene.choose(furniture.FACTS)
        assert scene.over.log_open
        Witness(scene).look()
        log = scene.told_to(scene.curtain.seat)
        if mark in log:
            assert [line for line in log if line != mark] == scene.log
            seen += 1
        scene.choose(furniture.LOG)
        if seen > 2:
            return
    raise AssertionError("nobody looks twice")


def test_a_strict_curtain_stays_closed_when_another_window_comes_to_the_front() -> None:
    scene = shared("strict")
    scene.choose(CURTAIN)
    scene.update(LOOK_AWAY * 0.9)
    scene.look_away()
    for _ in range(60):
        scene.update(0.1)
    assert scene.curtain is not None
    assert scene.viewer is None
    assert place_ref("clock") not in scene.layout()


@pytest.mark.parametrize("how", ["answer", "look away", "size"])
def test_what_is_read_out_of_a_hand_ends_when_others_look(how: str) -> None:
    player = at_the_open_hand()
    scene, hushed = player.scene, list[str]()
    scene.hooks = replace(scene.hooks, hush=lambda: hushed.append("now"))
    player.keys("f2")
    assert not hushed
    if how == "answer":
        assert scene.chooser is not None
        scene.submit(scene.chooser.decision.options[0])
    elif how == "look away":
        scene.look_away()
    else:
        player.keys("f11")
    assert hushed == ["now"]
