"""Every fact has its dance, in the times of ``docs/look.md``, and its sound at the right moment."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator
from random import Random

import pytest

from agile_unicorn.content.resources import resource
from agile_unicorn.engine.game import Beat, Fact
from agile_unicorn.engine.pieces import Ref, Seat, card_ref, place_ref
from agile_unicorn.games.unicorn import facts
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.shared.options import Hooks
from agile_unicorn.scenes.unicorn.dances import SILENT, choreography
from agile_unicorn.scenes.unicorn.dances.rolls import SIX, hangs_on_the_last_die
from agile_unicorn.scenes.unicorn.face import UnicornFace
from agile_unicorn.table.director import OFF
from agile_unicorn.table.looks import CardLook, GroupLook, TextLook
from tests.scenes.checks import words_of
from tests.scenes.match_tools import (
    PATIENCE,
    Scene,
    go_on,
    moment,
    moments,
    new_match,
    new_scene,
    people,
    scene_of,
    spots,
)
from tests.support.decks import expanded_deck

FRAME = 1 / 60


def all_facts() -> set[type[Fact]]:
    """Everything that can happen in the game."""
    named = vars(facts).values()
    return {one for one in named if isinstance(one, type) and issubclass(one, Fact)} - {Fact}


def test_every_fact_is_danced_or_silent_on_purpose() -> None:
    danced = set(choreography(UnicornFace(people(4, 1), words_of("en")), lambda view: {}))
    assert danced | SILENT == all_facts()
    assert not danced & SILENT


def timed(scene: Scene, rng: Random, frames: int = 40_000) -> Iterator[tuple[float, Fact | None]]:
    """Play at speed 1: the time of each frame, and the fact whose beat began in it."""
    began: list[Fact] = []
    heard = scene.director.on_beat

    def hear(beat: Beat[View]) -> None:
        began.append(beat.fact)
        assert heard is not None
        heard(beat)

    scene.director.on_beat = hear
    for number in range(frames):
        scene.update(FRAME)
        scene.match.wait(PATIENCE)
        yield number * FRAME, began.pop() if began else None
        began.clear()
        if scene.outcome() is not None:
            return
        if moment(scene):
            go_on(scene, rng)


def test_sounds_come_with_their_motion() -> None:
    """A slam is heard as the card lands, not as it comes up."""
    cues: list[str] = []
    scene = scene_of(new_match(seed=2), speed=1.0, cue=cues.append)
    since: dict[type[Fact], float] = {}
    waits: dict[str, list[float]] = defaultdict(list)
    causes: dict[str, type[Fact]] = {
        "slam": facts.EventPlayed,
        "tap": facts.CardsBid,
        "stamp": facts.BidPassed,
        "cancel": facts.EventCancelled,
        "flip": facts.BidsRevealed,
    }
    for now, fact in timed(scene, Random(2), 12_000):
        if fact is not None:
            since[type(fact)] = now
        for cue in cues:
            if cue in causes and causes[cue] in since:
                waits[cue].append(now - since[causes[cue]])
        cues.clear()
    assert set(waits) == set(causes)
    near = {cue: min(times) for cue, times in waits.items()}
    assert near["slam"] == pytest.approx(0.34 + 0.9 + 0.22, abs=3 * FRAME)
    assert near["tap"] == pytest.approx(0.26, abs=2 * FRAME)
    assert near["stamp"] == pytest.approx(0.18, abs=2 * FRAME)
    assert near["cancel"] <= FRAME
    assert near["flip"] == pytest.approx(0.2, abs=2 * FRAME)


@pytest.mark.parametrize("speed", [1.0, OFF])
def test_every_sound_of_a_match_has_its_file(speed: float) -> None:
    cues: set[str] = set()
    match = new_match(seed=4, deck=expanded_deck(), points=20)
    scene = scene_of(match, speed=speed)
    scene.hooks = Hooks(cue=cues.add)
    for _ in moments(scene, Random(4), 0.2):
        pass
    folder = resource("assets", "shared", "sounds")
    files = {path.stem.rstrip("0123456789").rstrip("_") for path in folder.glob("*.ogg")}
    files |= {path.stem for path in folder.glob("*.ogg")}
    assert cues <= files
    assert {"deal", "tap", "flip", "slam", "points", "hop", "pawn", "story", "gather"} <= cues


def test_backs_that_stay_in_a_hand_do_not_move_when_one_is_drawn() -> None:
    """A back that became a card leaves no hole: no other back flies in from the plate."""
    scene, rng = new_scene(1.0, seed=2), Random(2)
    at: dict[Ref, tuple[float, float]] = {}
    for _, fact in timed(scene, rng, 20_000):
        if isinstance(fact, facts.MemberAdded | facts.IncentiveUsed):
            seat = fact.seat
            at = {
                ref: (spot.x, spot.y)
                for ref, spot in spots(scene).items()
                if ref.startswith(f"place:back/{seat}/")
            }
            plate = scene.top.sprites[Ref(f"seat:{seat}")].spot
            for x, y in at.values():
                assert math.dist((x, y), (plate.x, plate.y)) > 60
    assert at


def close_call(view: View, seat: Seat, faces: tuple[int, ...]) -> bool:
    """The same by trying all faces of the last die: some win, some do not."""
    others = [o for o in view.contenders if o not in view.partners(seat)]
    needed = max([view.value, *(view.total(o) for o in others)])
    base = view.total(seat) - faces[-1]
    return len({base + face >= needed for face in range(SIX + 1)}) == 2


def test_only_a_die_that_decides_is_waited_for() -> None:
    scene, rng, seen = new_scene(1.0, seed=3), Random(3), set[bool]()
    for _, fact in timed(scene, rng, 30_000):
        if not isinstance(fact, facts.DiceRolled) or not fact.faces:
            continue
        view = scene.match.view(None)
        if view.seats[fact.seat].roll != fact.faces:
            continue
        close = hangs_on_the_last_die(view, fact.seat, fact.faces)
        open_ = any(view.seats[o].roll is None for o in view.contenders if o != fact.seat)
        assert close == (not open_ and close_call(view, fact.seat, fact.faces))
        seen.add(close)
    assert seen == {True, False}


def test_a_team_that_is_skipped_walks_home() -> None:
    """Its cards become the backs in the hand: nothing is swept away (AU-080)."""
    scene, rng, homes = new_scene(1.0, seed=2), Random(2), 0
    for _, fact in timed(scene, rng, 30_000):
        if isinstance(fact, facts.TeamSkipped):
            backs = [
                spot
                for ref, spot in spots(scene).items()
                if ref.startswith(f"place:back/{fact.target}/")
                and isinstance(spot.look, CardLook)
                and not spot.look.face.startswith("back")
            ]
            homes += len(backs)
    assert homes


def test_a_rival_who_is_dismissed_leaves_with_a_box() -> None:
    scene, rng = new_scene(1.0, seed=8, points=30), Random(8)
    for _, fact in timed(scene, rng):
        if isinstance(fact, facts.MemberDismissed) and fact.seat != scene.bottom:
            for _ in range(20):
                scene.update(FRAME)
            carried = {sprite.ref for sprite in scene.top.extras}
            assert {"box:0", "box:1", "box:2"} <= carried
            return
    raise AssertionError("nobody is dismissed")


def test_the_score_counts_up_on_the_plate_when_the_pawn_has_arrived() -> None:
    scene, rng = new_scene(1.0, seed=1), Random(1)
    for _, fact in timed(scene, rng, 40_000):
        if isinstance(fact, facts.StoriesRevealed) and fact.points > 4:
            shown: list[str] = []
            score = scene.match.view(None).team_score(fact.seat)
            began, plate = len(scene.log), Ref(f"seat:{fact.seat}")
            while scene.director._running is not None and len(scene.log) == began:
                whole = spots(scene)[plate].look
                assert isinstance(whole, GroupLook)
                words = [part.look for part in whole.parts]
                numbers = [one.text for one in words if isinstance(one, TextLook)]
                shown += [n for n in numbers[1:2] if n not in shown]
                scene.update(FRAME)
            assert shown[0] == str(score - fact.points)
            assert shown[-1] == str(score)
            assert len(shown) > 3
            return
    raise AssertionError("nobody wins anything")


def test_the_first_mover_card_slides_for_half_a_second() -> None:
    scene, rng, token = new_scene(1.0, seed=1), Random(1), place_ref("first_mover")
    cleared = False
    for now, fact in timed(scene, rng, 30_000):
        cleared = cleared or isinstance(fact, facts.PitchCleared)
        sprite = scene.top.sprites.get(token)
        if cleared and sprite is not None and sprite.moving:
            start = now
            while sprite.moving:
                scene.update(FRAME)
                now += FRAME
            assert now - start == pytest.approx(0.5, abs=3 * FRAME)
            return
    raise AssertionError("the card never slides")


def test_a_card_that_is_seen_anyway_is_not_turned_up() -> None:
    """The own bid lies face up all the time; the others turn."""
    scene, rng = new_scene(1.0, seed=1), Random(1)
    for _, fact in timed(scene, rng):
        if isinstance(fact, facts.BidsRevealed) and fact.bids[scene.bottom]:
            own = {card_ref(card) for card in fact.bids[scene.bottom]}
            others = {card_ref(card) for bid in fact.bids for card in bid} - own
            narrow: set[Ref] = set()
            for _ in range(50):
                scene.update(FRAME)
                narrow |= {ref for ref, spot in spots(scene).items() if spot.squeeze < 0.5}
            assert others <= narrow
            assert not own & narrow
            return
    raise AssertionError("no own bid")
