"""A bots' match through the real scenes without a screen, with a picture of each scene."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from typing import Final

from agile_unicorn.album import clear, paste
from agile_unicorn.app import Program
from agile_unicorn.games.unicorn.model import State
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.opening import people_of, start_of
from agile_unicorn.scenes.shared.match_scene import MatchScene
from agile_unicorn.scenes.shared.options import Options
from agile_unicorn.scenes.show import Show
from agile_unicorn.scenes.stage import Still
from agile_unicorn.scenes.unicorn.face import UnicornFace
from agile_unicorn.scenes.unicorn.result import ResultScene
from agile_unicorn.scenes.unicorn.setup import SetupScene
from agile_unicorn.scenes.unicorn.title import TitleScene
from agile_unicorn.scenes.unicorn.wording import DeckWording
from agile_unicorn.session.match import Match
from agile_unicorn.table.window import Offscreen
from agile_unicorn.tableware import Tableware

FRAME: Final = 1 / 30
SPEED: Final = 6.0
PATIENCE: Final = 60.0
"""Seconds that a bot is waited for at most, again and again."""
NAMES: Final = {"planning": "backlog", "pitch": "pitch_decided", "retro": "retro"}


class Camera:
    """Takes one picture of each moment that it has not seen before, into ``folder``."""

    def __init__(self, ware: Tableware, folder: Path) -> None:
        self._ware, self._folder = ware, folder
        self.taken: dict[str, Path] = {}

    def take(self, name: str, show: Show) -> None:
        """Picture ``show`` at rest as ``name``, the first time only."""
        if name in self.taken:
            return
        show.top.advance(math.inf)
        canvas = self._ware.canvas
        canvas.lay(*([show.mat] if show.mat else []))
        canvas.settle(show.top)
        self.taken[name] = paste(self._folder, len(self.taken) + 1, name, canvas.snapshot())


def play_in_front_of_camera(
    program: Program,
    match: Match[State, View],
    folder: Path,
    progress: Callable[[Match[State, View]], None],
    size: tuple[int, int] = (1920, 1080),
) -> tuple[Path, ...]:
    """Play ``match``, in which only bots sit, to its end; the pictures taken.

    Pictures of an earlier run leave ``folder``.  ``progress`` is called after every move.
    """
    clear(folder)
    texts, record = program.texts, match.record
    ware = Tableware(Offscreen(size), DeckWording(program.deck, texts))
    camera = Camera(ware, folder)
    start = start_of(record, texts.language)
    camera.take("title", Still(TitleScene(texts, texts.language), ware.extents))
    camera.take("setup", Still(SetupScene(texts, texts.language, last=start), ware.extents))
    people = people_of(record)
    face = UnicornFace(people, texts)
    scene = MatchScene(match, face, people, texts, ware.extents, options=Options(speed=SPEED))
    while scene.outcome() is None:
        scene.update(FRAME)
        match.wait(PATIENCE)
        _look(scene, face, camera)
        progress(match)
    assert match.over is not None
    result = ResultScene(texts, match.view(None), match.over.ranking, people, texts.language)
    camera.take("result", Still(result, ware.extents))
    return tuple(camera.taken.values())


def _look(scene: MatchScene[View], face: UnicornFace, camera: Camera) -> None:
    """Take a picture where the table rests, and go on."""
    if scene.director.waiting:
        camera.take(NAMES[face.mode], scene)
        scene.hurry()
    elif scene.director.idle:
        view = scene.match.view(None)
        if view.asking is not None:
            camera.take(f"{'retro' if face.mode == 'retro' else 'pitch'}_{view.phase.value}", scene)
