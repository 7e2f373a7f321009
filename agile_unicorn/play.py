"""``agile-unicorn play``: in a window, or off screen where there is none.

The window is opened first and shows the bare table while everything else is loaded: whatever is
imported inside of functions here is imported behind that.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from agile_unicorn.choices import Options, Refusal

if TYPE_CHECKING:
    from agile_unicorn.app import Program
    from agile_unicorn.session.record import Record
    from agile_unicorn.table.window import Window

NAME: Final = "Agile Unicorn"
"""What the system calls the program, in every language."""


UNSEEN = "play --headless plays a match off screen"


def play(options: Options) -> int:
    """Open the window, or play off screen if that is asked for or there is no display."""
    from agile_unicorn.content.files import user_folder

    folder = user_folder()
    window = _open_window(folder) if has_display() and not options.headless else None
    if window is None:
        return _play_unseen(options, folder)
    program = _start(options, folder)
    from agile_unicorn.desktop import Desktop
    from agile_unicorn.session.record import BrokenRecord
    from agile_unicorn.table.window import NoWindow

    try:
        Desktop(program, window, _record(program, options), options.seed).run()
    except BrokenRecord as error:
        raise Refusal(str(error)) from None
    except NoWindow as error:
        raise Refusal(f"the window is gone: {error}; {UNSEEN}") from None
    return 0


def watch(file: Path, lang: str) -> bool:
    """Show the match in ``file`` in the replay theatre; false if there is no window to show it in.

    :exc:`Refusal` if it cannot be read or played.
    """
    from agile_unicorn.app import read_record
    from agile_unicorn.content.files import user_folder
    from agile_unicorn.session.record import BrokenRecord

    folder, record = user_folder(), read_record(file)
    window = _open_window(folder)
    if window is None:
        return False
    program = _start(Options(lang=lang), folder)
    from agile_unicorn.desktop import Desktop

    try:
        Desktop(program, window, None).run(record)
    except BrokenRecord as error:
        raise Refusal(f"{file}: {error}") from None
    return True


def _play_unseen(options: Options, folder: Path | None) -> int:
    if not options.headless:
        with suppress(OSError):  # nobody reads it
            print("There is no display: bots play a whole match off screen.", flush=True)
    from agile_unicorn.unseen import play_unseen

    program = _start(options, folder)
    return play_unseen(program, options, _record(program, options))


def has_display(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Whether a window can be hoped for.  ``SDL_VIDEODRIVER`` means: somebody knows better."""
    if platform in ("win32", "darwin"):
        return True
    return any(environment.get(v) for v in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"))


def _open_window(folder: Path | None) -> Window | None:
    """The window with the bare table in it; :exc:`Refusal` if the system gives none.

    ``None``: there is one that nobody can see, for SDL makes do without a display that is named
    but does not answer.
    """
    import pygame

    from agile_unicorn.content.settings import DEFAULTS, peek_settings
    from agile_unicorn.table.opening import open_table
    from agile_unicorn.table.window import SCREENLESS, NoWindow

    settings = peek_settings(folder / "settings.json") if folder else DEFAULTS
    try:
        window = open_table(NAME, settings.window, settings.window_mode, settings.monitor)
    except NoWindow as error:
        raise Refusal(f"no window: {error}; {UNSEEN}") from None
    if pygame.display.get_driver() in SCREENLESS and not os.environ.get("SDL_VIDEODRIVER"):
        pygame.display.quit()
        return None
    return window


def _start(options: Options, folder: Path | None) -> Program:
    from agile_unicorn.app import start

    program = start(options.lang, folder)
    for told in program.notices:
        print(program.texts(told.key, **dict(told.values)), file=sys.stderr)
    return program


def _record(program: Program, options: Options) -> Record | None:
    """The match that the command line names; ``None``: the title decides."""
    from agile_unicorn.app import new_record, read_record, saved_record

    if options.save:
        return read_record(options.save)
    if options.resume:
        return saved_record(program)
    return new_record(program, options) if options.at_once or options.headless else None
