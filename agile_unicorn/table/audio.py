"""Cues and music.  Without a sound device everything works, silently."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from threading import Thread
from typing import Final, Literal

import pygame

from agile_unicorn.table.clock import Clock, SystemClock

log: Final = logging.getLogger(__name__)

VOICES: Final = 8
APART: Final = 0.04
"""Seconds between two sounds of the same cue."""
RATE: Final = 48_000
BUFFER: Final = 512
MUSIC_DOWN: Final = 0.25
"""Music lies 12 dB below the cues."""
State = Literal["off", "starting", "on", "absent"]


class Audio:
    """Plays ``<cue>.ogg``, or one of ``<cue>_1.ogg``, ``<cue>_2.ogg`` ... from ``folder``.

    ``volume`` and ``music_volume`` are 0..1.  ``absent`` tells that there is no device.
    """

    def __init__(
        self, folder: Path, clock: Clock | None = None, on_absent: Callable[[], None] | None = None
    ) -> None:
        self.state: State = "off"
        self.volume = 0.8
        self.music_volume = 0.5
        self.muted = False
        self._folder = folder
        self._clock = clock or SystemClock()
        self._on_absent = on_absent
        self._sounds: dict[Path, pygame.mixer.Sound | None] = {}
        self._variants: dict[str, list[Path]] = {}
        self._last: dict[str, float] = {}
        self._rng = Random(1)
        self._music: str | None = None
        self._thread: Thread | None = None

    @property
    def absent(self) -> bool:
        """Whether there is no sound device."""
        return self.state == "absent"

    def start(self, *, wait: bool = False) -> None:
        """Open the device in a thread (a missing one takes 100 ms to be noticed)."""
        if self.state != "off":
            return
        self.state = "starting"
        self._thread = Thread(target=self._open, name="sound", daemon=True)
        self._thread.start()
        if wait:
            self._thread.join()

    def _open(self) -> None:
        try:
            pygame.mixer.init(RATE, -16, 2, BUFFER)
            pygame.mixer.set_num_channels(VOICES)
        except (pygame.error, OSError, ValueError) as error:
            log.warning("no sound (%s): %s", os.environ.get("SDL_AUDIODRIVER", "default"), error)
            self.state = "absent"
            if self._on_absent is not None:
                self._on_absent()
            return
        self.state = "on"
        if self._music is not None:
            self.music(self._music)

    def cue(self, name: str) -> bool:
        """Play ``name``; false if it was left out: muted, unknown, too soon, or no device."""
        now = self._clock.now()
        if self.muted or self.volume <= 0 or now - self._last.get(name, -1.0) < APART:
            return False
        self._last[name] = now
        if self.state != "on":
            return False
        paths = self._paths(name)
        sound = self._sound(self._rng.choice(paths)) if paths else None
        if sound is None:
            return False
        return self._sounded(sound)

    def _sounded(self, sound: pygame.mixer.Sound) -> bool:
        try:
            sound.set_volume(self.volume)
            return sound.play() is not None
        except pygame.error as error:
            log.warning("sound lost: %s", error)
            self.state = "absent"
            return False

    def _paths(self, name: str) -> list[Path]:
        if name not in self._variants:
            stem = Path(name).name
            plain = self._folder / f"{stem}.ogg"
            found = sorted(self._folder.glob(f"{stem}_[0-9]*.ogg"))
            self._variants[name] = ([plain] if plain.is_file() else []) + found
            if not self._variants[name]:
                log.warning("no sound for cue %s in %s", name, self._folder)
        return self._variants[name]

    def _sound(self, path: Path) -> pygame.mixer.Sound | None:
        if path not in self._sounds:
            try:
                self._sounds[path] = pygame.mixer.Sound(path)
            except (pygame.error, OSError) as error:
                log.warning("sound %s: %s", path, error)
                self._sounds[path] = None
        return self._sounds[path]

    def music(self, name: str | None) -> None:
        """Loop ``name``, or be still; before the device is open it is remembered."""
        self._music = name
        if self.state != "on":
            return
        try:
            if name is None or self.muted or self.music_volume <= 0:
                pygame.mixer.music.fadeout(400)
                return
            pygame.mixer.music.load(self._folder / f"{Path(name).name}.ogg")
            pygame.mixer.music.set_volume(self.music_volume * MUSIC_DOWN)
            pygame.mixer.music.play(-1, fade_ms=800)
        except (pygame.error, OSError) as error:
            log.warning("music %s: %s", name, error)

    def set_volumes(self, volume: float, music_volume: float, *, muted: bool = False) -> None:
        """Change the volumes (0..1; anything else is brought there)."""
        self.volume, self.music_volume = (
            min(1.0, max(0.0, value)) if value == value else 0.0 for value in (volume, music_volume)
        )
        was, self.muted = self.muted, muted
        if self.state != "on":
            return
        pygame.mixer.music.set_volume(0.0 if muted else self.music_volume * MUSIC_DOWN)
        if muted:
            pygame.mixer.stop()
        if was != muted or not pygame.mixer.music.get_busy():
            self.music(self._music)

    def stop(self) -> None:
        """Close the device."""
        if self._thread is not None:
            self._thread.join(timeout=1.0)
        if self.state == "on":
            pygame.mixer.quit()
        self.state = "off"
