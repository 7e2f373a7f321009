"""Text for ears and screen readers: into the clipboard, and to a program that speaks.

Whatever is missing is left out.  A program that speaks is a process of its own, which nobody waits
for; a new text ends the one before.
"""

from __future__ import annotations

import logging
import shutil
import subprocess
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from threading import Thread
from typing import Final, Protocol

import pygame

from agile_unicorn.table.typesetting import clean

log: Final = logging.getLogger(__name__)

WINDOWS: Final = (
    "Add-Type -AssemblyName System.Speech;"
    "[Console]::InputEncoding = [Text.Encoding]::UTF8;"
    "(New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak([Console]::In.ReadToEnd())"
)
SPEAKERS: Final[Mapping[str, Callable[[str], Sequence[str]]]] = {
    "spd-say": lambda language: ("--wait", "--pipe-mode", "--language", language),
    "espeak-ng": lambda language: ("--stdin", "-v", language),
    "espeak": lambda language: ("--stdin", "-v", language),
    "say": lambda language: ("-f", "-"),
    "powershell": lambda language: ("-NoProfile", "-Command", WINDOWS),
}
"""Programs that speak what they read, with their arguments for a language; the first one counts."""


class Speaker(Protocol):
    """A process that speaks."""

    def communicate(self, input: bytes) -> object: ...  # the name in subprocess

    def terminate(self) -> None: ...


def _start(command: Sequence[str]) -> Speaker:
    """``command`` as a process of its own, silent but for its speech."""
    nothing = subprocess.DEVNULL
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=nothing, stderr=nothing)


class Voice:
    """``find`` answers the path of a program, ``start`` begins it.

    ``keep`` fills the clipboard, ``kept`` tells what is in it.
    """

    def __init__(
        self,
        find: Callable[[str], str | None] = shutil.which,
        start: Callable[[Sequence[str]], Speaker] = _start,
        keep: Callable[[str], None] = pygame.scrap.put_text,
        kept: Callable[[], str] = pygame.scrap.get_text,
    ) -> None:
        self._find, self._start, self._keep, self._kept = find, start, keep, kept
        self._speaker: Speaker | None = None
        self._told = ""

    def say(self, text: str, language: str) -> None:
        """Tell ``text``, and stop telling what was said before."""
        self._told = text = clean(text, newlines=True)
        self._fill(text)
        self.stop()
        found = next((name for name in SPEAKERS if self._find(name)), None)
        if found is None:
            return
        try:
            self._speaker = self._start([str(self._find(found)), *SPEAKERS[found](language)])
        except OSError as error:
            log.warning("%s: %s", found, error)
            return
        Thread(target=_tell, args=(self._speaker, text.encode()), daemon=True).start()

    def _fill(self, text: str) -> None:
        try:
            self._keep(text)
        except (pygame.error, ValueError) as error:
            log.warning("no clipboard: %s", error)

    def hush(self) -> None:
        """Be silent, and leave nothing of what was told last in the clipboard."""
        self.stop()
        told, self._told = self._told, ""
        with suppress(pygame.error):
            if told and self._kept() == told:
                self._fill("")

    def stop(self) -> None:
        """Be silent."""
        speaker, self._speaker = self._speaker, None
        if speaker is not None:
            with suppress(OSError):
                speaker.terminate()


def _tell(speaker: Speaker, data: bytes) -> None:
    """Feed the process; it may be gone already."""
    with suppress(OSError, ValueError):
        speaker.communicate(data)
