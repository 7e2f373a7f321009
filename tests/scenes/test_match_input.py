"""Mouse and keyboard at the match table: what is meant happens once, and nothing by accident."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from agile_unicorn.engine.moves import Action
from agile_unicorn.engine.pieces import Ref
from agile_unicorn.scenes.shared import furniture
from agile_unicorn.scenes.shared.keys import GO_ON
from agile_unicorn.scenes.shared.options import MatchLeft, SettingsWanted
from agile_unicorn.table.input import (
    PATIENCE,
    RIGHT,
    Click,
    FocusGained,
    FocusLost,
    Input,
    Key,
    Move,
    Resize,
    Wheel,
)
from agile_unicorn.table.looks import CardLook
from agile_unicorn.table.zones import zones
from tests.scenes.checks import extents, unreached
from tests.scenes.match_tools import (
    Player1,
    Scene,
    go_on,
    moment,
    moments,
    new_scene,
    resumed,
    spots,
)

PICKING = ("ask bid", "ask event", "ask react", "ask add_member", "ask remove_member")
EVERY = (*PICKING, "ask incentive", "ask dismiss")
CANCELS: dict[str, tuple[Input, ...]] = {
    "escape": (Key("escape"),),
    "right click": (Click(5, 1075, RIGHT),),
}
HARMLESS: dict[str, tuple[Input, ...]] = {
    "click beside": (Click(560, 330),),
    "resize": (Resize(1280, 720),),
    "focus": (FocusLost(), FocusGained()),
    "wheel": (Wheel(1.0), Wheel(-1.0)),
}


def player_at(wanted: str) -> Player1:
    """Somebody who is asked ``wanted`` with something to pick, wherever that happens first."""
    for seed in range(40):
        player, rng = Player1(new_scene(seed=seed, points=22)), Random(seed)
        while player.until(wanted, rng):
            if wanted.startswith("gate") or picks(longest(player.scene)):
                return player
            go_on(player.scene, rng)
    raise AssertionError(f"{wanted} never comes")


def longest(scene: Scene) -> Action:
    """The option of the open question with most to be picked."""
    assert scene.chooser is not None
    return max(scene.chooser.decision.options, key=lambda option: len(picks(option)))


def picks(action: Action) -> list[Ref]:
    """What is picked for ``action`` before it is confirmed by its last ref or a button."""
    return [ref for ref in action.refs() if not ref.startswith(("place:", "seat:"))]


@pytest.mark.parametrize("wanted", EVERY)
def test_every_step_can_be_taken_back(wanted: str) -> None:
    player = player_at(wanted)
    scene = player.scene
    moves, before = len(scene.match.record.moves), dict(scene.layout())
    action = longest(scene)
    for cancel in CANCELS.values():
        for many in range(1, len(picks(action)) + 1):
            for ref in picks(action)[:many]:
                player.click(ref)
                player.wait()
            for harmless in HARMLESS.values():
                player.give(*harmless)
                player.wait(0.2)
            assert scene.chooser is not None
            assert list(scene.chooser.picked) == picks(action)[:many]
            for _ in range(many):
                player.give(*cancel)
                player.wait(0.2)
            player.give(Move(560, 330))
            player.wait()
            assert dict(scene.layout()) == before == spots(scene)
    assert len(scene.match.record.moves) == moves
    scene.submit(action)
    assert len(scene.match.record.moves) == moves + 1


RHYTHMS = [(times, pause) for times in (2, 3, 10) for pause in (0.0, 0.05, 0.3)]
CLICKED = [
    *((wanted, *rhythm) for wanted in ("ask bid", "gate PitchWon") for rhythm in RHYTHMS),
    *((wanted, 3, 0.05) for wanted in (*EVERY[1:], "gate PitchBegan")),
]


@pytest.mark.parametrize(("wanted", "times", "pause"), CLICKED)
def test_many_clicks_act_once(wanted: str, times: int, pause: float) -> None:
    player = player_at(wanted)
    scene = player.scene
    hot = [GO_ON] if wanted.startswith("gate") else picks(longest(scene))[:1]
    x, y = player.point_of(hot[0])
    moves, asked = len(scene.match.record.moves), scene.chooser
    for _ in range(times):
        player.give(Click(x, y))
        if pause:
            player.wait(pause, pause)
    if asked is not None:
        assert list(asked.picked) == hot
        assert len(scene.match.record.moves) == moves
    elif scene.chooser is not None:
        assert not scene.chooser.picked


def test_a_click_that_hurries_does_nothing_else() -> None:
    player = Player1(new_scene(1.0, seed=3))
    for _ in range(600):
        player.wait(1 / 30)
        scene = player.scene
        if scene.director.waiting or scene.chooser is not None:
            break
        log, moves = len(scene.log), len(scene.match.record.moves)
        player.give(Click(960, 1000))
        assert len(scene.match.record.moves) == moves
        assert len(scene.log) - log <= 4, "one input hurries one thing"


def test_a_gate_is_not_passed_by_the_click_that_hurried_to_it() -> None:
    player = Player1(new_scene(1.0, seed=3))
    for _ in range(4_000):
        player.wait(1 / 30)
        player.give(Click(700, 640))
        scene = player.scene
        if scene.director.waiting and moment(scene):
            player.give(Click(700, 640), Click(1690, 1004), Key("space"))
            assert scene.director.waiting
            player.wait(0.5)
            player.give(Click(700, 640))
            assert not scene.director.waiting
            return
    raise AssertionError("no gate came")


@pytest.mark.parametrize("wanted", EVERY)
def test_all_is_reached_by_tab_and_arrows(wanted: str) -> None:
    scene = player_at(wanted).scene
    assert not unreached(scene.layout())


def test_a_match_by_keyboard_alone() -> None:
    player, rng = Player1(new_scene(seed=11, points=12)), Random(11)
    scene, asked = player.scene, set[str]()
    for _ in range(3_000):
        player.wait(0.2, 0.1)
        if scene.outcome() is not None:
            assert {"ask bid", "ask event"} <= asked
            return
        now = moment(scene)
        asked.add(now)
        if scene.chooser is not None and not scene.chooser.picked and rng.random() < 0.7:
            player.keys(str(rng.randint(1, 9)))
        elif now.startswith("gate"):
            player.keys("enter")
        elif scene.chooser is not None:
            player.keys(*rng.choice((("tab", "enter"), ("left", "space"), ("p",), ("2",))))
            if scene.chooser is not None and scene.suggested is not None:
                player.stage._focus.at, player.stage._focus.shown = scene.suggested, True
                player.keys("enter")
        elif scene.over.covering:
            player.keys("escape")
    raise AssertionError("the match does not end")


def test_a_match_by_mouse_alone() -> None:
    player, rng = Player1(new_scene(seed=12, points=12)), Random(12)
    scene = player.scene
    for _ in range(3_000):
        player.wait(0.2, 0.1)
        if scene.outcome() is not None:
            return
        if scene.chooser is not None:
            player.wait(0.5, 0.1)
            for ref in rng.choice(scene.chooser.decision.options).refs():
                player.click(ref)
                player.wait(0.4, 0.1)
            if "place:confirm" in scene.layout() and scene.layout()[Ref("place:confirm")].hot:
                player.click("place:confirm")
        elif moment(scene):
            player.click(GO_ON)
    raise AssertionError("the match does not end")


def test_the_keyboard_begins_at_what_is_suggested() -> None:
    player = player_at("ask bid")
    player.keys("tab")
    assert player.stage._focus.at == min(player.scene.lit)
    player.keys("1")
    player.keys("2")
    assert player.scene.suggested == "place:bid"


def test_enter_alone_passes_no_pitch() -> None:
    """Whoever only goes on would give every pitch away; P says it on purpose."""
    player = player_at("ask bid")
    scene, moves = player.scene, len(player.scene.match.record.moves)
    player.keys("enter")
    assert len(scene.match.record.moves) == moves
    assert ringed(player) == min(scene.lit)
    player.keys("p")
    assert len(scene.match.record.moves) > moves


def ringed(player: Player1) -> Ref | None:
    """What the ring is around, if there is one to be seen."""
    return player.stage._focus.ringed(player.scene.layout())


@pytest.mark.parametrize("before", [(), (Key("tab"),), (Move(560, 330),)])
def test_enter_plays_the_cards_that_were_selected(
    before: tuple[Input, ...], monkeypatch: Any
) -> None:
    player, answers = player_at("ask bid"), list[Action]()
    monkeypatch.setattr(player.scene, "submit", answers.append)
    player.give(*before)
    player.keys("1", "2")
    assert player.scene.chooser is not None
    assert len(picked := player.scene.chooser.picked) == 2
    player.keys("enter")
    assert [set(action.refs()) for action in answers] == [{*picked, "place:bid"}]


def test_enter_on_a_card_selects_it_and_another_enter_plays_it(monkeypatch: Any) -> None:
    player, answers = player_at("ask bid"), list[Action]()
    scene = player.scene
    monkeypatch.setattr(scene, "submit", answers.append)
    hand, moved = picks(longest(scene)), False
    player.keys("tab")
    while (card := ringed(player)) not in hand or not moved:
        if (card or "").startswith("seat:"):
            player.keys("enter")
            assert ringed(player) == card, "nothing was picked: the ring stays"
            moved = True
        player.keys("tab")
    player.keys("enter")
    assert scene.chooser is not None
    assert list(scene.chooser.picked) == [card]
    assert ringed(player) is None
    layout = scene.layout()
    found = zones(layout, player.stage._focus.order(layout), extents())
    here = next(i for i, zone in enumerate(found) if card in zone)
    player.keys("tab")
    assert card is not None
    assert ringed(player) in found[(here + 1) % len(found)], "it goes on from there"
    player.stage._focus.rest()
    player.keys("enter")
    assert [set(action.refs()) for action in answers] == [{card, "place:bid"}]


def test_whoever_moves_to_pass_after_selecting_passes(monkeypatch: Any) -> None:
    player, answers = player_at("ask bid"), list[Action]()
    monkeypatch.setattr(player.scene, "submit", answers.append)
    player.keys("1", "tab")
    assert ringed(player) == "place:bid"
    player.keys("right", "enter")
    assert [action.refs() for action in answers] == [("place:pass",)]


def test_without_a_yellow_button_enter_only_shows_where_it_is() -> None:
    player = player_at("ask dismiss")
    scene, moves = player.scene, len(player.scene.match.record.moves)
    assert scene.default is None
    player.keys("enter")
    assert ringed(player) == scene.suggested is not None
    assert len(scene.match.record.moves) == moves


def test_no_question_opens_with_the_ring_beside_its_yellow_button() -> None:
    player, rng = Player1(new_scene(seed=11, points=12)), Random(11)
    scene, rings = player.scene, 0
    for _ in range(3_000):
        player.wait(0.2, 0.1)
        if scene.outcome() is not None:
            break
        if moment(scene):
            assert ringed(player) in (None, scene.default)
            rings += ringed(player) is not None
            player.keys("tab")
            if scene.director.waiting:
                player.keys("enter")
            elif moment(scene):
                go_on(scene, rng)
    assert rings > 10


def test_a_question_is_deaf_while_it_opens(monkeypatch: Any) -> None:
    player, answers = player_at("ask bid"), list[Action]()
    scene = player.scene
    monkeypatch.setattr(scene, "submit", answers.append)
    assert scene.chooser is not None
    scene.open_question(scene.chooser.decision)
    player.wait(1 / 30)
    for name in ("enter", "space", "p"):
        player.wait(0.07, 0.07)
        player.give(Key(name))
    assert answers == []
    player.wait(0.6)
    player.keys("p")
    assert [action.refs() for action in answers] == [("place:pass",)]


def test_log_menu_and_sound_by_key() -> None:
    player = player_at("ask bid")
    scene = player.scene
    player.keys("h")
    assert "place:log/page" in scene.layout()
    player.keys("page up", "page down", "escape")
    assert "place:log/page" not in scene.layout()
    player.keys("m")
    assert scene.options.muted
    player.keys("escape")
    assert "place:menu/leave" in scene.layout()
    hot = {ref for ref, spot in scene.layout().items() if spot.hot}
    names = ("leave", "resume", "rules", "settings")
    assert hot == {f"place:menu/{name}" for name in names}
    player.keys("1")
    assert scene.chooser is not None
    assert not scene.chooser.picked, "the table is out of reach behind the menu"
    player.keys("tab")
    player.click("place:menu/leave")
    assert scene.outcome() == MatchLeft()


def test_a_plate_tells_of_its_team() -> None:
    player = player_at("ask bid")
    x, y = player.point_of("seat:1")
    player.give(Move(x, y))
    player.wait(0.6)
    assert any(ref.startswith("place:zoom/") for ref in spots(player.scene))
    player.give(Move(560, 330))
    player.wait(0.6)
    assert "place:zoom" not in spots(player.scene)


def test_a_card_seen_in_large_comes_from_nowhere_and_shows_no_back() -> None:
    player = player_at("ask bid")
    ref = next(ref for ref in player.scene.layout() if ref.startswith("card:"))
    player.give(Move(*player.point_of(ref)))
    seen = set[tuple[float, float, str]]()
    for _ in range(20):
        player.wait(1 / 30)
        if (large := player.scene.top.sprites.get(furniture.ZOOM)) is not None:
            look = large.spot.look
            assert isinstance(look, CardLook)
            seen.add((large.spot.x, large.spot.y, look.face))
    assert len(seen) == 1


def test_a_resting_mouse_enlarges_nothing_while_keys_are_used() -> None:
    player = player_at("ask bid")
    x, y = player.point_of("seat:1")
    player.give(Move(x, y))
    player.wait(0.1)
    player.keys("1")
    player.wait(0.6)
    assert not any(ref.startswith("place:zoom") for ref in spots(player.scene))
    player.keys("tab")
    assert player.scene.over.hovered == player.stage._focus.at
    player.give(Move(x + 1, y))
    player.wait(0.6)
    assert any(ref.startswith("place:zoom/") for ref in spots(player.scene))


def monkey(rng: Random) -> Input:
    """Anything a hand can do."""
    x, y = rng.uniform(-20, 1940), rng.uniform(-20, 1100)
    if rng.random() < 0.3:
        x, y = rng.choice(((1690, 1004), (1590, 1004), (1826, 1004), (880, 1000), (960, 742)))
    keys = ("tab", "enter", "space", "left", "up", "p", "h", "m", "escape", "1", "2", "5", "0")
    kinds: list[tuple[float, Input]] = [
        (0.45, Click(x, y)),
        (0.1, Click(x, y, RIGHT)),
        (0.2, Move(x, y)),
        (0.2, Key(rng.choice(keys))),
        (0.03, Resize(rng.randint(200, 3000), rng.randint(150, 2000))),
        (0.02, rng.choice((FocusLost(), FocusGained(), Wheel(1.0)))),
    ]
    return rng.choices([given for _, given in kinds], [weight for weight, _ in kinds])[0]


@pytest.mark.parametrize(("seed", "humans"), [(1, 1), (2, 1), (3, 2), (4, 0)])
def test_a_monkey_breaks_nothing(seed: int, humans: int, monkeypatch: Any) -> None:
    rng = Random(seed)
    player = Player1(new_scene(2.0, seed=seed, humans=humans, seats=3 + seed % 2, points=8))
    scene, opened = player.scene, {"at": 0.0, "answers": 0}
    ask, answer = scene.open_question, scene.submit

    def asked(decision: Any) -> None:
        opened["at"] = player.clock.now()
        ask(decision)

    def answered(action: Action) -> None:
        if scene.curtain is None:
            assert player.clock.now() - opened["at"] >= PATIENCE - 1e-9, "answered unseen"
        opened["answers"] += 1
        answer(action)

    monkeypatch.setattr(scene, "open_question", asked)
    monkeypatch.setattr(scene, "submit", answered)
    for _ in range(4_000):
        given = monkey(rng)
        player.give(given)
        if isinstance(scene.outcome(), MatchLeft | SettingsWanted):
            scene.settled(scene.options)
        elif scene.outcome() is not None:
            break
        player.wait(1 / 60, 1 / 60)
    assert opened["answers"] or not humans
    again = resumed(scene.match.record)
    assert again.waiting_for == scene.match.waiting_for
    assert again.view(None) == scene.match.view(None)


def test_cards_are_conserved() -> None:
    scene, rng = new_scene(seed=14, humans=2), Random(14)
    for _ in range(3_000):
        scene.update(0.05)
        scene.match.wait(20)
        if scene.outcome() is not None:
            return
        if scene.curtain is None and scene.director.idle:
            view = scene.match.view(None)
            backs = [ref for ref in scene.top.sprites if ref.startswith(("place:back", "place:ev"))]
            at = view.seats[1]
            shown = [r for r in backs if r.startswith(("place:back/1/", "place:event/1/"))]
            if scene.bottom != 1:
                assert len(shown) == at.members + at.bonuses + at.held
        if moment(scene):
            go_on(scene, rng)


def test_a_single_person_is_never_asked_without_a_choice() -> None:
    rng, asked = Random(4), 0
    scene = new_scene(seed=4, points=22)
    for now in moments(scene, rng):
        if now.startswith("ask"):
            asked += 1
            assert scene.chooser is not None
            assert len(scene.chooser.decision.options) > 1
    forced = [line for line in scene.match.record.moves if line.by == 0]
    assert asked < len(forced)


def test_several_people_are_asked_also_without_a_choice() -> None:
    """Otherwise a missing question would tell the others what somebody does not hold."""
    scene, counts = new_scene(seed=4, humans=2, points=22), set()
    for now in moments(scene, Random(4)):
        if now.startswith("curtain"):
            assert scene.curtain is not None
            counts.add(min(2, len(scene.curtain.options)))
    assert counts == {1, 2}
