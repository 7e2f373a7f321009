"""The window may close in any frame; a match taken up again asks the same question."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import pytest

from agile_unicorn.app import autosaving
from agile_unicorn.content.keeper import Keeper
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.scenes.shared.options import MatchOver
from agile_unicorn.scenes.stage import WindowClosed
from agile_unicorn.session.match import Match
from agile_unicorn.session.record import decode, encode
from agile_unicorn.table.input import Quit
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
    resumed,
    said,
    scene_of,
)


def asked_again(scene: Scene) -> Scene:
    """The match of ``scene`` saved, loaded, and brought to its question."""
    again = scene_of(resumed(decode(GAME, encode(scene.match.record))))
    for _ in range(20):
        again.update(0.05)
        again.match.wait(PATIENCE)
    return again


@pytest.mark.parametrize(("seed", "humans"), [(1, 1), (2, 2)])
def test_every_question_is_asked_again(seed: int, humans: int) -> None:
    scene, prompts = new_scene(seed=seed, humans=humans, points=16), set[str]()
    for now in moments(scene, Random(seed)):
        if now.startswith("gate") or (now in prompts and Random(len(scene.log)).random() < 0.7):
            continue
        prompts.add(now)
        again = asked_again(scene)
        if scene.solo is None:  # the curtain is closed again
            assert moment(again).split()[1] == now.split()[1]
            assert again.chooser is None or not again.face.private(again.chooser.decision)
            continue
        assert moment(again) == now
        assert scene.chooser is not None
        assert again.chooser is not None
        assert again.chooser.decision == scene.chooser.decision
        assert again.mat == scene.mat
        mine, theirs = said(scene.layout().values()), said(again.layout().values())
        assert {text for text in mine if not text.startswith("+")} <= theirs | {"New", "Won"}
    assert len(prompts) >= 4


@pytest.mark.parametrize("seed", range(6))
def test_the_window_closes_in_any_frame(seed: int, tmp_path: Path) -> None:
    rng, keeper = Random(seed), Keeper(tmp_path / "autosave.json")
    record = new_match(seed=seed, humans=seed % 3, seats=3).record
    bots = resumed(record)._bots
    match = Match(GAME, record, bots, save=autosaving(keeper))
    player = Player1(scene_of(match, speed=1.0))
    for _ in range(rng.randint(10, 900)):
        player.wait(1 / 30)
        if moment(player.scene):
            go_on(player.scene, rng)
    began = time.monotonic()
    with pytest.raises(WindowClosed):
        player.give(Quit())
    match.close()
    keeper.close()
    assert time.monotonic() - began < 1
    saved = decode(GAME, (tmp_path / "autosave.json").read_bytes())
    assert saved.moves == match.record.moves
    again = resumed(saved)
    for seat in (None, *map(Seat, range(3))):
        assert again.view(seat) == match.view(seat)


def test_a_match_goes_on_to_its_end_after_any_break() -> None:
    rng, scene, breaks = Random(3), new_scene(seed=3, points=8), 0
    for _ in range(20_000):
        scene.update(0.05)
        scene.match.wait(PATIENCE)
        if scene.outcome() is not None:
            break
        if moment(scene):
            if rng.random() < 0.4:
                scene, breaks = scene_of(resumed(scene.match.record)), breaks + 1
            else:
                go_on(scene, rng)
    assert scene.outcome() == MatchOver()
    assert breaks > 3
