"""Every dance as a strip of pictures, so that motion can be looked at."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame

from agile_unicorn.album import clear, paste
from agile_unicorn.app import Program
from agile_unicorn.engine.game import Beat
from agile_unicorn.games.unicorn.model import State
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.offscreen import PATIENCE
from agile_unicorn.opening import people_of
from agile_unicorn.scenes.shared.match_scene import MatchScene
from agile_unicorn.scenes.unicorn.face import UnicornFace
from agile_unicorn.scenes.unicorn.wording import DeckWording
from agile_unicorn.session.match import Match
from agile_unicorn.table.window import Offscreen
from agile_unicorn.tableware import Tableware

FRAME: Final = 1 / 60
SIZE: Final = (1920, 1080)
PART: Final = 3
"""A picture of a strip is this many times smaller than the table,"""
WIDE: Final = 1920
"""and a strip has rows of this many pixels at most."""
LONGEST: Final = 60
"""Pictures of one strip; of a longer dance every second one is left out."""
MARGIN: Final = 6


class Strip(Offscreen):
    """A table nobody sees, which remembers the frames of one dance and where they changed."""

    def __init__(self) -> None:
        super().__init__(SIZE)
        self.frames: list[pygame.Surface] = []
        self._changed: pygame.Rect | None = None

    def present(self, areas: Sequence[pygame.Rect]) -> None:
        """Note where something changed."""
        changed = areas[0].unionall(list(areas[1:]))
        self._changed = self._changed.union(changed) if self._changed else changed

    def expose(self) -> None:
        """Keep what is to be seen now, reduced."""
        size = SIZE[0] // PART, SIZE[1] // PART
        self.frames.append(pygame.transform.smoothscale(self.surface, size))

    def develop(self) -> bytes:
        """The frames side by side as a PNG, cut down to what changed; the next strip begins."""
        changed = self._changed or self.surface.get_rect()
        cut = pygame.Rect(
            changed.x // PART,
            changed.y // PART,
            max(1, changed.width // PART),
            max(1, changed.height // PART),
        ).clip(self.frames[0].get_rect())
        across = max(1, min(len(self.frames), WIDE // (cut.width + MARGIN)))
        down = -(-len(self.frames) // across)
        sheet = pygame.Surface((across * (cut.width + MARGIN), down * (cut.height + MARGIN)))
        for i, frame in enumerate(self.frames):
            x, y = i % across * (cut.width + MARGIN), i // across * (cut.height + MARGIN)
            sheet.blit(frame, (x, y), cut)
        picture = BytesIO()
        pygame.image.save(sheet, picture, "strip.png")
        self.rewind()
        return picture.getvalue()

    def rewind(self) -> None:
        """Forget what was taken."""
        self.frames.clear()
        self._changed = None


class Film:
    """The first dance for each kind of fact, every ``every``-th frame, into ``folder``."""

    def __init__(self, folder: Path, every: int) -> None:
        self.strip = Strip()
        self.taken: dict[str, Path] = {}
        self._folder, self._every = folder, every
        self._name = ""
        self._frame, self._step = 0, every

    @property
    def running(self) -> bool:
        """Whether the dance of now has not been seen before."""
        return bool(self._name)

    def begin(self, beat: Beat[View]) -> None:
        """Another fact happens."""
        self.end()
        name = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", type(beat.fact).__name__).lower()
        self._name = "" if name in self.taken else name
        self._frame, self._step = 0, self._every

    def expose(self) -> None:
        """A frame has gone by."""
        if self.running and self._frame % self._step == 0:
            self.strip.expose()
            if len(self.strip.frames) > LONGEST:
                del self.strip.frames[1::2]
                self._step *= 2
        self._frame += 1

    def end(self) -> None:
        """The dance is over; one picture makes no strip."""
        if self.running and len(self.strip.frames) > 1:
            number = len(self.taken) + 1
            self.taken[self._name] = paste(self._folder, number, self._name, self.strip.develop())
        self.strip.rewind()
        self._name = ""


def film(
    program: Program,
    match: Match[State, View],
    folder: Path,
    every: int,
    progress: Callable[[Match[State, View]], None],
) -> tuple[Path, ...]:
    """Play ``match``, in which only bots sit, at normal speed; the strips of its dances.

    What was seen before is passed over.  Strips of an earlier run leave ``folder``.
    """
    clear(folder)
    reel = Film(folder, every)
    ware = Tableware(reel.strip, DeckWording(program.deck, program.texts))
    people = people_of(match.record)
    face = UnicornFace(people, program.texts)
    scene = MatchScene(match, face, people, program.texts, ware.extents)
    director, told = scene.director, scene.director.on_beat

    def hear(beat: Beat[View]) -> None:
        reel.begin(beat)
        if told is not None:
            told(beat)

    director.on_beat = hear
    while scene.outcome() is None:
        scene.update(FRAME)
        match.wait(PATIENCE)
        ware.canvas.lay(*([scene.mat] if scene.mat else []))
        ware.canvas.draw(scene.top)
        reel.expose()
        if director.waiting or not (director.idle or reel.running):
            scene.hurry()
        progress(match)
    reel.end()
    return tuple(reel.taken.values())
