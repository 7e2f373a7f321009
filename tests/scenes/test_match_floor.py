"""Several people at one screen react in any order, with as few hand-overs as can be."""

from __future__ import annotations

from random import Random

import pytest

from agile_unicorn.engine.moves import Action
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.actions import Bid, Pass, PlayEvent, UseIncentive
from agile_unicorn.scenes.shared import furniture
from agile_unicorn.scenes.shared.floor import OBJECTION
from agile_unicorn.scenes.shared.keys import CURTAIN, GO_ON, PASS
from agile_unicorn.scenes.shared.tents import NOBODY, claim_ref, done_ref
from tests.scenes.match_tools import (
    PATIENCE,
    Player1,
    Scene,
    go_on,
    handle,
    moment,
    new_match,
    new_scene,
    said,
    scene_of,
    spots,
)

SECONDS = 0.05


def until(scene: Scene, wanted: str, seed: int = 3) -> Scene:
    """Play on at random until the scene waits for ``wanted``."""
    rng = Random(seed)
    for _ in range(4000):
        scene.update(SECONDS)
        scene.match.wait(PATIENCE)
        if (now := moment(scene)) == wanted:
            return scene
        if now:
            go_on(scene, rng)
    raise AssertionError(f"{wanted} never comes")


def asked(scene: Scene) -> Seat:
    """Who is asked while everybody may react."""
    assert scene.standing is not None
    return scene.standing.seat


def others(scene: Scene) -> list[Seat]:
    """Who else may react."""
    return [seat for seat in scene.floor.window.seats if seat != asked(scene)]


def floor(prompt: str = "event", people: int = 3) -> Scene:
    """A window with two people or more."""
    for seed in range(20):
        scene = until(new_scene(seed=seed, humans=people, seats=people), f"floor {prompt}", seed)
        if others(scene):
            return scene
    raise AssertionError("nobody else ever reacts")


def test_the_table_is_neutral_while_everybody_may_react() -> None:
    scene = floor()
    scene.update(SECONDS)
    assert scene.viewer is None
    assert scene.curtain is None
    shown = spots(scene)
    assert {claim_ref(seat) for seat in (asked(scene), *others(scene))} <= shown.keys()
    assert not [ref for ref, spot in shown.items() if spot.z >= 100 and handle(ref) is not None]


def test_done_passes_without_a_hand_over() -> None:
    scene = floor()
    seat, moves = asked(scene), len(scene.match.record.moves)
    scene.choose(done_ref(seat))
    scene.update(SECONDS)
    move = scene.match.record.moves[moves]
    assert (move.by, move.action) == (seat, Pass())
    assert scene.curtain is None


def test_whoever_was_done_before_is_not_waited_for() -> None:
    scene = floor()
    first, second = asked(scene), others(scene)[0]
    moves = len(scene.match.record.moves)
    scene.choose(done_ref(second))
    scene.update(SECONDS)
    assert len(scene.match.record.moves) == moves
    scene.choose(done_ref(first))
    for _ in range(20):
        scene.update(SECONDS)
    by = [move.by for move in scene.match.record.moves[moves:]]
    assert {first, second} <= set(by)


def test_a_claim_leads_to_the_curtain_of_its_person() -> None:
    scene = floor()
    seat = asked(scene)
    scene.choose(claim_ref(seat))
    scene.update(SECONDS)
    assert scene.curtain is not None
    assert scene.curtain.seat == seat
    scene.choose(CURTAIN)
    assert scene.viewer == seat
    assert scene.chooser is not None


def test_a_claim_of_a_later_seat_waits_for_its_turn() -> None:
    scene = floor()
    first, second = asked(scene), others(scene)[0]
    scene.choose(claim_ref(second))
    scene.update(SECONDS)
    assert scene.curtain is None
    assert asked(scene) == first
    scene.choose(done_ref(first))
    for _ in range(20):
        scene.update(SECONDS)
        if scene.curtain is not None:
            break
    assert scene.curtain is not None
    assert scene.curtain.seat == second


def test_nobody_reacts_after_two_seconds_without_objection() -> None:
    scene = floor()
    moves = len(scene.match.record.moves)
    scene.choose(NOBODY)
    scene.update(OBJECTION - 0.5)
    assert len(scene.match.record.moves) == moves
    assert any("1" in text for text in said(scene.layout().values()) if "Nobody" in text)
    for _ in range(40):
        scene.update(SECONDS)
    passed = [move.action for move in scene.match.record.moves[moves:] if move.by >= 0]
    assert passed
    assert set(passed) == {Pass()}


def test_an_objection_stops_it() -> None:
    scene = floor()
    first, second = asked(scene), others(scene)[0]
    moves = len(scene.match.record.moves)
    scene.choose(NOBODY)
    scene.update(0.5)
    scene.choose(claim_ref(second))
    scene.update(OBJECTION)
    assert len(scene.match.record.moves) == moves
    assert scene.floor.said(first) == "open"


def test_a_played_card_asks_everybody_anew() -> None:
    scene = with_an_event_to_play()
    seat, other = asked(scene), others(scene)[0]
    scene.choose(done_ref(other))
    scene.choose(claim_ref(seat))
    scene.update(SECONDS)
    scene.choose(CURTAIN)
    assert scene.chooser is not None
    scene.submit(playable(scene.chooser.decision.options)[0])
    until(scene, "floor react")
    assert scene.floor.said(other) == "open"


def playable(options: tuple[Action, ...]) -> list[Action]:
    """The events among ``options``."""
    return [option for option in options if isinstance(option, PlayEvent)]


def with_an_event_to_play() -> Scene:
    """A window in which the one who is asked holds more than wands."""
    for seed in range(20):
        scene = until(new_scene(seed=seed, humans=3, seats=3), "floor event", seed)
        assert scene.standing is not None
        if others(scene) and playable(scene.standing.options):
            return scene
    raise AssertionError("nothing but wands")


def test_keys_claim_and_finish() -> None:
    player = Player1(floor())
    scene = player.scene
    player.wait()
    first, second = asked(scene), others(scene)[0]
    player.keys(str(second + 1))
    assert scene.floor.said(second) == "claimed"
    player.wait()
    player.keys(str(second + 1))
    assert scene.floor.said(second) == "open"
    player.wait()
    player.shifted(str(second + 1))
    assert scene.floor.said(second) == "done"
    assert scene.floor.said(first) == "open"


def test_enter_does_nothing_for_a_group() -> None:
    player = Player1(floor())
    player.wait()
    moves = len(player.scene.match.record.moves)
    player.keys("enter", "space")
    player.wait()
    assert len(player.scene.match.record.moves) == moves


def test_incentives_lie_open_and_need_no_curtain() -> None:
    scene = floor("incentive")
    seat = asked(scene)
    scene.choose(claim_ref(seat))
    scene.update(SECONDS)
    assert scene.curtain is None
    assert scene.chooser is not None
    assert scene.bottom == seat


def test_the_clock_makes_the_one_who_is_asked_done() -> None:
    scene = until(scene_of(new_match(seats=3, humans=3, reaction_seconds=10)), "floor event")
    seat, moves = asked(scene), len(scene.match.record.moves)
    scene.update(6)
    scene.update(SECONDS)
    assert {"4"} <= said([spots(scene)[ref] for ref in spots(scene) if ref == "place:clock"])
    scene.update(5)
    scene.update(SECONDS)
    assert scene.match.record.moves[moves].by == seat


def test_the_menu_and_the_log_are_within_reach() -> None:
    scene = floor()
    scene.choose(furniture.MENU)
    assert scene.over.menu_open
    scene.choose(furniture.RESUME)
    scene.choose(furniture.LOG)
    assert scene.over.log_open


class HandOvers:
    """Plays by a plan and counts how often the screen goes to another person."""

    def __init__(self, people: int, events: int, pitching: int) -> None:
        self.scene = new_scene(seed=7, humans=people, seats=people, points=42)
        self.events, self.pitching = events, pitching
        self.count = self.bids = self.played = self.used = 0

    def pitch(self) -> int:
        """Curtains of one whole pitch."""
        scene = self.scene
        for _ in range(4000):
            scene.update(SECONDS)
            if scene.match.view(None).pitch > 1:
                return self.count
            if scene.curtain is not None:
                self._at_curtain()
            elif scene.standing is not None:
                self._on_floor()
            elif scene.chooser is not None:
                scene.submit(self._answer(scene.chooser.decision.options))
            elif scene.director.waiting:
                scene.choose(GO_ON)
        raise AssertionError("the pitch does not end")

    def _at_curtain(self) -> None:
        assert self.scene.curtain is not None
        if self.scene.curtain.prompt == "bid" and self.bids >= self.pitching:
            self.scene.choose(PASS)
            return
        self.count += 1
        self.scene.choose(CURTAIN)

    def _on_floor(self) -> None:
        seat = asked(self.scene)
        wants = self.scene.standing is not None and (
            (self.scene.standing.prompt == "event" and self.played < self.events)
            or (self.scene.standing.prompt == "incentive" and not self.used)
        )
        if self.scene.floor.said(seat) == "open":
            self.scene.choose(claim_ref(seat) if wants else done_ref(seat))

    def _answer(self, options: tuple[Action, ...]) -> Action:
        for option in options:
            match option:
                case Bid():
                    self.bids += 1
                    return option
                case PlayEvent():
                    self.played += 1
                    return option
                case UseIncentive():
                    self.used += 1
                    return option
                case _:
                    continue
        return options[0]


@pytest.mark.parametrize(("people", "pitching", "most"), [(2, 2, 12), (4, 3, 25)])
def test_hand_overs_a_sprint(people: int, pitching: int, most: int) -> None:
    """Two events and one incentive a pitch, players + 1 pitches a sprint (the design's count)."""
    game = HandOvers(people, 2, pitching)
    assert game.pitch() * (people + 1) <= most
    assert (game.bids, game.played, game.used) == (pitching, 2, 1)
