"""What a player has chosen once and for all, kept in ``settings.json``."""

from __future__ import annotations

import contextlib
import math
from collections.abc import Collection
from pathlib import Path
from typing import Annotated, Final, Literal, get_type_hints

import msgspec
from msgspec import Meta, Struct

from agile_unicorn.content.files import backup_of, read_at_most, write_atomically
from agile_unicorn.content.notices import Notice, notice

LONGEST: Final = 1 << 16
"""Bytes of the longest file that is looked at."""

Share = Annotated[float, Meta(ge=0.0, le=1.0)]


TextSize = Annotated[int, Meta(ge=100, le=150)]
CardSize = Annotated[int, Meta(ge=90, le=120)]
WindowMode = Literal["window", "borderless", "fullscreen"]
Bound = Annotated[
    dict[Annotated[str, Meta(max_length=24)], Annotated[str, Meta(max_length=24)]],
    Meta(max_length=40),
]
"""What is done by which key: names of actions and of keys."""


class Settings(Struct, frozen=True):
    """All choices.  ``language`` is empty as long as the system decides.

    Sizes are in percent; ``keys`` and ``pad`` hold only what differs from the usual.
    """

    language: str = ""
    sound: Share = 0.8
    music: Share = 0.5
    muted: bool = False
    speed: Literal["slow", "normal", "fast", "instant"] = "normal"
    window_mode: WindowMode = "window"
    monitor: Annotated[int, Meta(ge=0, le=15)] = 0
    window: tuple[Annotated[int, Meta(ge=1024, le=3840)], Annotated[int, Meta(ge=640, le=2160)]] = (
        1600,
        900,
    )
    reduced_motion: bool = False
    text_size: TextSize = 100
    card_size: CardSize = 100
    marked_seats: bool = False
    contrast: bool = False
    hints: bool = True
    confirmations: bool = False
    keys: Bound = {}
    pad: Bound = {}
    curtain: Literal["none", "short", "strict"] = "short"
    hold_key: bool = True
    masked_bid: bool = False
    show_odds: bool = True
    name: Annotated[str, Meta(max_length=24)] = ""


DEFAULTS: Final = Settings()


def peek_settings(path: Path) -> Settings:
    """What can be read of the settings at ``path``, whose file is left alone."""
    try:
        return _read(read_at_most(path, LONGEST), ())[0]
    except (OSError, ValueError):
        return DEFAULTS


def load_settings(path: Path, languages: Collection[str]) -> tuple[Settings, Notice | None]:
    """The settings at ``path``; a missing file means the defaults.

    What cannot be read or is out of range gets its default; then the file is kept as ``.bak`` and
    there is one notice.
    """
    try:
        data = read_at_most(path, LONGEST)
    except FileNotFoundError:
        return DEFAULTS, None
    except (OSError, ValueError):
        return DEFAULTS, _set_aside(path)
    settings, whole = _read(data, languages)
    return settings, None if whole else _set_aside(path)


def _read(data: bytes, languages: Collection[str]) -> tuple[Settings, bool]:
    """As many of the settings as are good, and whether all of them are."""
    if len(data) > LONGEST:
        return DEFAULTS, False
    try:
        fields = msgspec.json.decode(data, type=dict[str, object])
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return DEFAULTS, False
    hints = get_type_hints(Settings, include_extras=True)
    good: dict[str, object] = {}
    for name in Settings.__struct_fields__:
        if name not in fields:
            continue
        try:
            value = msgspec.convert(fields[name], hints[name])
        except msgspec.ValidationError:
            continue
        if not (isinstance(value, float) and math.isnan(value)):
            good[name] = value
    if good.get("language") not in (None, "", *languages):
        del good["language"]
    if fields.get("fullscreen") is True and "window_mode" not in fields:
        good["window_mode"] = "fullscreen"  # its first name
        fields["window_mode"] = "fullscreen"
    known = fields.keys() & set(Settings.__struct_fields__)
    return msgspec.structs.replace(DEFAULTS, **good), len(good) == len(known)


def _set_aside(path: Path) -> Notice:
    """Keep what could not be read, out of the way of the next save."""
    with contextlib.suppress(OSError):
        path.replace(backup_of(path))
    return notice("app.errors.settings_unreadable")


def save_settings(path: Path, settings: Settings) -> Notice | None:
    """Keep ``settings``; a notice if that is not possible."""
    try:
        write_atomically(path, msgspec.json.format(msgspec.json.encode(settings)))
    except OSError as error:
        reason = error.strerror or type(error).__name__
        return notice("app.errors.settings_unwritable", reason=reason)
    return None
