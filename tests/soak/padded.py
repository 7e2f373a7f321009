"""Somebody with nothing but a controller: from the title through a whole match to its result."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

import pygame

from agile_unicorn.app import start
from agile_unicorn.content.settings import Settings, save_settings
from agile_unicorn.scenes.shared.match_scene import MatchScene
from agile_unicorn.scenes.show import Show
from agile_unicorn.scenes.still import Still
from agile_unicorn.scenes.unicorn.result import ResultScene
from agile_unicorn.session.record import Record
from tests.soak.monkey import CALM, CALM_FRAMES, Monkey, Satisfied

DOWN, UP = pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP
CONFIRM: Final = pygame.CONTROLLER_BUTTON_A
BACK: Final = pygame.CONTROLLER_BUTTON_B
PASS: Final = pygame.CONTROLLER_BUTTON_X
WALK: Final = (
    pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    pygame.CONTROLLER_BUTTON_DPAD_UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
)
STEP: Final = 4
"""Frames from one deed to the next."""
HELD: Final = 7
"""Frames for which the button is held at a curtain."""


class Padded(Monkey):
    """Presses buttons of a pad, one after another, until the result lies there."""

    def __init__(self, seed: int, folder: Path) -> None:
        super().__init__(seed, 0, folder)
        self.rng = Random(f"pad {seed}")
        self.devices = set[str]()
        self._down: int | None = None

    def play(self, record: Callable[[Random], Record] | None = None) -> None:
        """From the title, or from ``record``, to the end."""
        save_settings(self.folder / "settings.json", Settings(language="en", speed="instant"))
        desktop = self._sit_down(start("", self.folder), record(self.rng) if record else None)
        try:
            desktop.run()
        except Satisfied:
            return

    def _events(self, show: Show) -> list[pygame.Event]:
        self.frames += 1
        self._clock.time += CALM
        self._look(show)
        assert self.frames < CALM_FRAMES, "the match does not end"
        scene = show.scene if isinstance(show, Still) else show
        if isinstance(scene, ResultScene):
            raise Satisfied
        if self._down is not None:
            return self._let_go() if self.frames % HELD == 0 else []
        if self.frames % STEP:
            return []
        if isinstance(scene, MatchScene):
            self.devices.add(scene.device)
            return self._press(self._wanted(scene))
        return self._press(CONFIRM)

    def _wanted(self, scene: MatchScene[object]) -> int:
        """What leads on: to hold, to confirm, to pass, to walk about, seldom to go back."""
        if scene.over.covering:
            return BACK
        if scene.curtain is not None and scene.parting.shown is None:
            return self.rng.choice((CONFIRM, CONFIRM, PASS))
        return self.rng.choice((CONFIRM, CONFIRM, PASS, *WALK, *WALK))

    def _press(self, button: int) -> list[pygame.Event]:
        self._down = button
        return [pygame.Event(DOWN, instance_id=0, button=button)]

    def _let_go(self) -> list[pygame.Event]:
        button, self._down = self._down, None
        return [pygame.Event(UP, instance_id=0, button=button)]
