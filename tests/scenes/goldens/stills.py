"""Pictures of what is kept: the board, the replay theatre, the track record; as fingerprints."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pygame

from agile_unicorn.content.archive import ENDING, Archive
from agile_unicorn.scenes.archive import ArchiveScene
from agile_unicorn.scenes.scene import Scene
from agile_unicorn.scenes.shared import furniture
from agile_unicorn.scenes.shared import theatre_parts as parts
from agile_unicorn.scenes.show import Show
from agile_unicorn.scenes.stage import Still
from tests.scenes.checks import extents, words_of
from tests.scenes.goldens import blank_canvas
from tests.scenes.test_records import scene as records
from tests.scenes.test_theatre import theatre

FILE: Final = Path(__file__).with_name("stills.json")


def shows(language: str = "en") -> Iterator[tuple[str, Show]]:
    """Each still with its name.

    Dates are those of the place where they are shown, so that only unreadable files hang there.
    """
    with TemporaryDirectory() as folder:
        yield (
            "board, empty",
            still(ArchiveScene(words_of(language), language, Archive(Path(folder)))),
        )
        for name in ("coffee", "water"):
            (Path(folder) / f"{name}{ENDING}").write_bytes(b"?")
        yield "board", still(ArchiveScene(words_of(language), language, Archive(Path(folder))))
    page = records(language=language)
    yield "track record", still(page)
    replay = theatre(language=language)
    for place in (0, replay.timeline.chapters[0].place, replay.playback.end // 2):
        replay.jump(place)
        yield f"theatre at {place}", replay
    replay.look_through(replay.playback.view(0, None).first)
    replay.choose(furniture.LOG)
    yield "theatre log", replay
    replay.choose(furniture.MENU)
    replay.choose(parts.REPLAY_FILE)
    yield "theatre menu", replay


def still(scene: Scene) -> Show:
    """A scene on its own."""
    return Still(scene, extents())


def pictures(language: str = "en") -> Iterator[tuple[str, pygame.Surface]]:
    """Each still as a picture; the surface is used again for the next one."""
    canvas = blank_canvas(language)
    for name, show in shows(language):
        show.top.advance(5)
        show.top.advance(5)
        canvas.lay(*([show.mat] if show.mat else []))
        canvas.settle(show.top)
        yield name, canvas.screen.surface


def known() -> dict[str, str]:
    """The fingerprints in the file, and what they were made with."""
    found: dict[str, str] = json.loads(FILE.read_text("utf-8"))
    return found
