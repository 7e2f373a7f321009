"""What the settings do: every change is heard and seen at once, and kept."""

from __future__ import annotations

import logging
from typing import Final

from agile_unicorn.app import Program
from agile_unicorn.content.settings import Settings, save_settings
from agile_unicorn.scenes.settings_keys import bindings_of
from agile_unicorn.scenes.shared.options import Options
from agile_unicorn.scenes.stage import Stage
from agile_unicorn.table.audio import Audio
from agile_unicorn.table.director import OFF
from agile_unicorn.table.sight import Sight
from agile_unicorn.table.window import Window
from agile_unicorn.tableware import Tableware

log: Final = logging.getLogger(__name__)
SPEEDS: Final = {"slow": 0.5, "normal": 1.0, "fast": 2.0, "instant": OFF}


class Preferences:
    """Puts settings into effect wherever they mean something."""

    def __init__(
        self, program: Program, window: Window, ware: Tableware, audio: Audio, stage: Stage
    ) -> None:
        self._program, self._window = program, window
        self._ware, self._audio, self._stage = ware, audio, stage
        self._put(program.settings)

    def apply(self, settings: Settings) -> None:
        """From now on ``settings`` are valid."""
        old, program = self._program.settings, self._program
        program.settings = settings
        self._put(settings)
        if (settings.window_mode, settings.monitor) != (old.window_mode, old.monitor):
            self._window.show(settings.window_mode, settings.monitor)
        file = program.settings_file
        if settings != old and file and save_settings(file, settings):
            log.warning("%s cannot be written", file)

    def _put(self, settings: Settings) -> None:
        self._audio.set_volumes(settings.sound, settings.music, muted=settings.muted)
        self._ware.look(sight_of(settings))
        self._stage.bind(bindings_of(settings))


def sight_of(settings: Settings) -> Sight:
    """How somebody with these ``settings`` wants to see everything."""
    return Sight(
        settings.text_size / 100,
        settings.marked_seats,
        settings.contrast,
        outlined=settings.reduced_motion,
    )


def options_of(settings: Settings) -> Options:
    """How somebody with these ``settings`` wants to see a match."""
    return Options(
        speed=SPEEDS[settings.speed],
        reduced_motion=settings.reduced_motion,
        odds=settings.show_odds,
        muted=settings.muted,
        curtain=settings.curtain,
        hold=settings.hold_key,
        masked=settings.masked_bid,
        hints=settings.hints,
        cards=settings.card_size / 100,
        confirmations=settings.confirmations,
        bindings=bindings_of(settings),
    )


def chosen_at_table(options: Options) -> dict[str, object]:
    """Speed and sound, which may have been changed at the table."""
    names = {speed: name for name, speed in SPEEDS.items()}
    return {"speed": names[options.speed], "muted": options.muted}
