"""Nothing tells: other secrets behind the same public history look, sound and last the same.

Two matches differ in hands and piles alone, and everybody does what looks the same from outside.
Then every public frame, prompt, line of the log, sound, and the frame in which a bot moves are the
same, on the floor, at curtains of any strictness, and with pitches that are typed blindly.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest
from msgspec.structs import replace

from agile_unicorn.engine.game import Beat
from agile_unicorn.engine.moves import Action, Decision
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.shared.keys import CONFIRM, CURTAIN, PASS, pass_of
from agile_unicorn.scenes.shared.masked import slot_ref
from agile_unicorn.scenes.shared.options import Curtain
from agile_unicorn.scenes.shared.tents import claim_ref, done_ref
from agile_unicorn.session.match import Match
from agile_unicorn.table.dump import dump
from tests.scenes.match_tools import GAME, PATIENCE, Scene, new_match, scene_of
from tests.scenes.test_match_hotseat import alike, pitch_of
from tests.scenes.witness import Witness

FRAMES: Final = 1_200


class Passing:
    """A bot that lets everything be, whatever it holds."""

    def notice(self, beat: Beat[Any]) -> None:
        """Nothing to remember."""

    def choose(self, view: View, decision: Decision, rng: Random) -> Action:
        """To pass, or the first thing that looks the same from outside."""
        return pass_of(decision) or decision.options[0]


def table(seed: int, humans: int, **options: Any) -> tuple[Scene, list[str]]:
    """A shared table of three before its first question, and what is to be heard at it."""
    record, sounds = new_match(3, humans, seed).record, list[str]()
    bots = {Seat(seat): Passing() for seat in range(humans, 3)}
    scene = scene_of(Match(GAME, record, bots), speed=50.0, cue=sounds.append)
    scene.options = replace(scene.options, **options)
    while not (scene.match.waiting_for and scene.director.idle):
        scene.update(0.05)
        if scene.director.waiting:
            scene.hurry()
    return scene, sounds


def public_frames(seed: int, secret: int, humans: int, **options: Any) -> Iterator[str]:
    """All that can be seen and heard in one pitch while nobody looks at a hand."""
    scene, sounds = table(seed, humans, **options)
    match = scene.match
    match._state = GAME.imagine(match.view(None), Random(secret))
    match._pending = GAME.pending(match._state)
    scene.put_aside()
    scene.director.speed = 1.0
    rng, pitch, held = Random(seed), pitch_of(match.view(None)), 0
    for frame in range(FRAMES):
        scene.update(1 / 15)
        match.wait(PATIENCE)
        if pitch_of(match.view(None)) != pitch:
            return
        if scene.viewer is None:
            yield "\n".join(
                [str(frame), dump(scene.top), *scene.log, *sounds, scene.aloud(), str(held)]
            )
        else:
            held += 1
        go_on(scene, rng)


def go_on(scene: Scene, rng: Random) -> None:
    """Do something that looks the same from outside, whatever the hand is."""
    if scene.director.waiting:
        scene.hurry()
    elif scene.curtain is not None:
        if scene.parting.shown is None:
            scene.choose(PASS if pass_of(scene.curtain) and rng.random() < 0.15 else CURTAIN)
    elif scene.masked is not None:
        if scene.masked.strokes < min(2, len(scene.masked.things)):
            scene.choose(slot_ref(scene.masked.strokes))
        else:
            scene.choose(CONFIRM)
    elif scene.standing is not None:
        seat = scene.standing.seat
        if scene.floor.said(seat) == "open":
            scene.choose(rng.choice((claim_ref, done_ref))(seat))
    elif scene.chooser is not None:
        decision = scene.chooser.decision
        letting_be = pass_of(decision) if decision.prompt != "bid" else None
        scene.submit(letting_be or alike(decision.options, rng))


@pytest.mark.parametrize("humans", [3, 2])
@pytest.mark.parametrize("masked", [False, True])
@pytest.mark.parametrize("curtain", ["short", "strict"])
@pytest.mark.parametrize("seed", [1, 5])
def test_other_secrets_make_no_difference(
    seed: int, curtain: Curtain, masked: bool, humans: int
) -> None:
    options = {"curtain": curtain, "masked": masked}
    one, other = (list(public_frames(seed, secret, humans, **options)) for secret in (1, 2))
    assert len(one) == len(other) > 20
    assert one == other


def test_the_ways_that_are_compared_are_all_taken() -> None:
    taken = set[str]()
    for seed in (1, 5):
        for masked in (False, True):
            scene, _ = table(seed, 3, masked=masked)
            scene.director.speed, rng = 1.0, Random(seed)
            for _ in range(FRAMES):
                scene.update(1 / 15)
                taken |= {
                    name
                    for name in ("curtain", "masked", "standing", "chooser")
                    if getattr(scene, name) is not None
                }
                go_on(scene, rng)
    assert taken == {"curtain", "masked", "standing", "chooser"}


@pytest.mark.parametrize("curtain", ["short", "strict"])
@pytest.mark.parametrize("masked", [False, True])
def test_no_frame_from_an_answer_to_the_next_look_shows_a_secret(
    curtain: Curtain, masked: bool
) -> None:
    scene, _ = table(7, 3, curtain=curtain, masked=masked)
    scene.director.speed, rng, witness, dumped = 1.0, Random(7), Witness(scene), 0
    for _ in range(FRAMES * 2):
        scene.update(1 / 30)
        witness.look()
        dumped += scene.viewer is None
        if rng.random() < 0.3:
            go_on(scene, rng)
            witness.look()
        if rng.random() < 0.02:
            scene.look_away()
            witness.look()
            witness.hear(scene.aloud() if scene.viewer is None else "")
    assert dumped > FRAMES // 2


# ---------------------------------------------------------------- teams


def test_partners_share_one_private_screen() -> None:
    """A partner goes on behind the same curtain and sees both hands; the others see neither."""
    for seed in range(30):
        scene = scene_of(new_match(4, 4, seed, team_size=2))
        if (pair := both_on_the_floor(scene, Random(seed))) is None:
            continue
        first, mate = pair
        witness = Witness(scene)
        for seat in scene.floor.window.seats:
            scene.choose(claim_ref(seat) if seat in pair else done_ref(seat))
        scene.update(0.05)
        assert scene.curtain is not None
        assert scene.curtain.seat == first
        scene.choose(CURTAIN)
        assert scene.viewer == first
        assert scene.view.seats[mate].events is not None
        assert scene.view.seats[(first + 1) % 4].events is None
        assert scene.chooser is not None
        letting_be = pass_of(scene.chooser.decision)
        assert letting_be is not None
        scene.submit(letting_be)
        witness.look()
        for _ in range(40):
            scene.update(0.05)
            witness.look()
        if scene.curtain is None or scene.curtain.seat != mate:
            continue
        assert not scene.cloth, "whoever sits there has been there a moment ago"
        assert scene.viewer is None, "but the hand waits to be asked for"
        scene.choose(CURTAIN)
        assert scene.viewer == mate
        return
    raise AssertionError("partners were never asked one after the other")


def both_on_the_floor(scene: Scene, rng: Random) -> tuple[Seat, Seat] | None:
    """Two partners who may react now, the first of whom is asked; nothing if that never comes."""
    for _ in range(1_500):
        scene.update(0.05)
        if scene.outcome() is not None:
            return None
        if scene.standing is not None:
            first = scene.standing.seat
            mate = Seat((first + 2) % 4)
            if mate in scene.floor.window.seats and scene.floor.said(mate) == "open":
                return first, mate
        if scene.chooser is not None and scene.chooser.decision.prompt == "bid":
            options = [o for o in scene.chooser.decision.options if o.refs() != (PASS,)]
            scene.submit(rng.choice(options or scene.chooser.decision.options))
        else:
            go_on(scene, rng)
    return None
