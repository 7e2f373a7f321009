"""Settings and log during a match: the open question waits, and nothing is answered by accident."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from agile_unicorn.app import new_record, start
from agile_unicorn.choices import Options, Terms
from agile_unicorn.desktop import Desktop
from agile_unicorn.engine.pieces import Ref, card_ref, place_ref
from agile_unicorn.scenes.settings import DONE
from agile_unicorn.scenes.shared import furniture
from agile_unicorn.scenes.shared.keys import CURTAIN
from agile_unicorn.scenes.shared.match_scene import MatchScene
from agile_unicorn.scenes.shared.options import MatchLeft, SettingsWanted
from agile_unicorn.scenes.show import Show
from agile_unicorn.scenes.stage import Still
from agile_unicorn.table.input import Click, FocusLost
from agile_unicorn.table.looks import CardLook
from agile_unicorn.table.window import Window
from tests.scenes.checks import extents
from tests.scenes.match_tools import PATIENCE, Player1, Scene, faces, go_on, moment, new_scene, said

LOG_PAGE = place_ref("log/page")


def player_asked(humans: int = 1) -> Player1:
    """Somebody who looks at the hand and is asked for a bid."""
    player = Player1(new_scene(seed=1, humans=humans))
    assert player.until("ask bid" if humans == 1 else "curtain bid", Random(1))
    if humans > 1:
        player.hold(CURTAIN)
        player.wait()
    assert player.scene.chooser is not None
    return player


def pick(scene: Scene | MatchScene[object]) -> Ref:
    """Pick the first card that can be bid."""
    assert scene.chooser is not None
    ref = min(ref for ref in scene.chooser.lit if ref.startswith("card:"))
    scene.choose(ref)
    return ref


# ---------------------------------------------------------------- settings


class Visitor:
    """Plays the part of the stage: goes from a match to the settings and back."""

    def __init__(self, look_away: bool) -> None:
        self.look_away = look_away
        self.match: MatchScene[object] | None = None
        self.seen: list[str] = []
        self.before: tuple[object, ...] = ()
        self.settings_faces: set[str] = set()

    def run(self, show: Show) -> object:
        """What the player does on ``show``."""
        if isinstance(show, Still):
            return self.change(show)
        assert isinstance(show, MatchScene)
        if self.match is None:
            self.match = show
            return self.leave_for_settings(show)
        return self.come_back(show)

    def leave_for_settings(self, scene: MatchScene[object]) -> object:
        """Pause at the first question, with a card picked."""
        while scene.chooser is None:
            scene.update(0.1)
            scene.match.wait(PATIENCE)
            if scene.curtain is not None:
                scene.choose(CURTAIN)
            elif scene.director.waiting:
                scene.hurry()
        pick(scene)
        self.before = scene.chooser.decision, tuple(scene.chooser.picked)
        scene.choose(furniture.MENU)
        scene.choose(furniture.SETTINGS)
        assert scene.outcome() == SettingsWanted()
        return scene.outcome()

    def change(self, show: Still) -> object:
        """German, faster, and silent."""
        self.seen.append("settings")
        spots = show.layout().values()
        self.settings_faces = {face for spot in spots for face in faces(spot.look)}
        quiet = ["sound/less"] * 10
        for name in ("language", *quiet, "tab/table", "speed/more", "tab/sight", "text_size/more"):
            show.choose(place_ref(name))
        if self.look_away:
            show.look_away()
        show.choose(DONE)
        return show.outcome()

    def come_back(self, scene: MatchScene[object]) -> object:
        """Look at what lies there now, and leave."""
        assert scene.outcome() is None
        assert scene.over.menu_open
        self.seen += sorted(said(scene.layout().values()))
        scene.choose(furniture.RESUME)
        self.seen += sorted(said(scene.layout().values()))
        return MatchLeft()


@pytest.mark.parametrize("look_away", [False, True])
@pytest.mark.parametrize("people", [1, 2])
def test_the_settings_lead_back_to_the_same_question(
    people: int, look_away: bool, tmp_path: Path
) -> None:
    program = start("en", tmp_path)
    seats = ("person",) * people + ("random",) * 2
    record = new_record(program, Options(seats=seats, seed=3, terms=Terms(points=12)))
    desktop = Desktop(program, Window((1024, 640)), record)
    visitor = Visitor(look_away)
    desktop.stage.run = visitor.run  # type: ignore[method-assign]  # answers without a window
    assert desktop._play(record) is None
    scene = visitor.match
    assert scene is not None
    assert visitor.seen[0] == "settings"
    assert not visitor.settings_faces
    assert scene.options.speed == 2.0
    assert scene.director.speed == 2.0
    assert program.settings.sound == 0
    assert desktop.ware.extents.sight.text == 1.1
    german = program.locales.texts("de")
    assert german("app.pause.resume") in visitor.seen
    assert all(line in told_in(german, scene) for line in scene.log)
    if people > 1 and look_away:
        assert german("unicorn.curtain.your_turn") in visitor.seen
        assert scene.chooser is None, "somebody else may sit here by now"
        assert scene.curtain is visitor.before[0]
    else:
        assert german("unicorn.phases.pitch") in visitor.seen
        assert scene.chooser is not None
        assert (scene.chooser.decision, tuple(scene.chooser.picked)) == visitor.before


def told_in(words: object, scene: MatchScene[object]) -> list[str]:
    """The log of the match in the language of ``words``."""
    from agile_unicorn.opening import told

    assert callable(words)
    return told(scene.match.record, words, scene.solo)


# ---------------------------------------------------------------- log


def test_the_button_of_the_log_closes_it_too() -> None:
    player = player_asked()
    for shown in (True, False, True):
        player.click(furniture.LOG)
        player.wait()
        assert (LOG_PAGE in player.scene.layout()) is shown


@pytest.mark.parametrize("target", ["mat", "card", "page"])
def test_a_click_beside_closes_the_log_and_answers_nothing(target: str) -> None:
    player = player_asked()
    scene = player.scene
    assert scene.chooser is not None
    asked, moves = scene.chooser, len(scene.match.record.moves)
    player.click(furniture.LOG)
    player.wait()
    card = scene.top.sprites[min(ref for ref in asked.lit if ref.startswith("card:"))].spot
    page = scene.top.sprites[LOG_PAGE].spot
    x, y = {"mat": (1200.0, 640.0), "card": (card.x, card.y), "page": (page.x, page.y)}[target]
    player.give(Click(x, y))
    player.wait()
    assert LOG_PAGE not in scene.layout()
    assert scene.chooser is asked
    assert not asked.picked
    assert len(scene.match.record.moves) == moves


def test_the_yellow_button_answers_beside_the_log() -> None:
    player = player_asked()
    scene = player.scene
    moves = len(scene.match.record.moves)
    player.click(furniture.LOG)
    player.wait()
    player.click("place:pass")
    assert scene.match.record.moves[moves].action.refs() == ("place:pass",)


def test_a_gate_opens_beside_the_log() -> None:
    player = Player1(new_scene(seed=1))
    assert player.until("gate PitchBegan", Random(1))
    player.click(furniture.LOG)
    player.wait()
    assert moment(player.scene) == "gate PitchBegan"
    player.click("place:go_on")
    player.wait()
    assert moment(player.scene) != "gate PitchBegan"


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_the_log_covers_nothing_that_is_needed_beside_it(seats: int) -> None:
    player, rng = Player1(new_scene(seed=seats, seats=seats)), Random(seats)
    for _ in range(6):
        go_on(player.scene, rng)
        player.wait()
    scene = player.scene
    scene.over.log_open = True
    spots = scene.layout()
    left, top, width, height = extents().bounds(spots[LOG_PAGE])
    needed = [furniture.LOG, furniture.SOUND, furniture.SPEED, furniture.MENU]
    needed += [ref for ref in spots if ref in ("place:question", "place:pass", "place:confirm")]
    assert len(needed) > 4 or moment(scene) == ""
    for ref in needed:
        x, y, w, h = extents().bounds(spots[ref])
        assert x >= left + width or x + w <= left or y >= top + height or y + h <= top, ref


# ---------------------------------------------------------------- several people


def test_whoever_goes_on_sees_no_second_curtain_and_no_open_hand() -> None:
    rng, found = Random(5), 0
    player = Player1(new_scene(seed=5, humans=2, seats=4))
    scene, last = player.scene, None
    for _ in range(4_000):
        player.wait(0.1, 0.1)
        if scene.outcome() is not None or found > 2:
            break
        if scene.curtain is not None:
            seat = scene.curtain.seat
            assert scene.cloth is (seat != last)
            if not scene.cloth:
                found += 1
                assert_covered(player)
            scene.choose(CURTAIN)
            assert scene.viewer == seat
            last = seat
        elif scene.standing is not None:
            go_on(scene, rng)
        elif scene.chooser is not None:
            if scene.chooser.decision.seat != last:
                last = None
            scene.submit(rng.choice(scene.chooser.decision.options))
        elif scene.director.waiting:
            scene.hurry()
    assert found > 2


def assert_covered(player: Player1) -> None:
    """The table lies open, the hand does not; it can be seen, or the question let be."""
    scene = player.scene
    assert scene.viewer is None
    assert "place:tracker" in scene.layout()
    hand = [s.look for s in scene.layout().values() if s.z >= 100 and s.y > 850]
    assert all(look.face.startswith("back_") for look in hand if isinstance(look, CardLook))
    assert scene.curtain is not None
    view = scene.match.view(scene.curtain.seat)
    secret = {card_ref(card) for card in view.seats[scene.curtain.seat].events or ()}
    assert not secret & set(scene.layout())
    assert CURTAIN in scene.layout()


def test_who_went_away_finds_the_cloth() -> None:
    player = player_asked(humans=2)
    assert not player.scene.cloth
    player.give(FocusLost())
    assert player.scene.cloth
    assert "place:tracker" not in player.scene.layout()
