"""What can be set, card by card of the box, and what a click on it makes of the settings."""

from __future__ import annotations

from typing import Final, get_args

from msgspec import Struct
from msgspec.structs import replace

from agile_unicorn.content.settings import Settings, WindowMode

LOUDEST: Final = 10
"""Steps of a volume."""
SPEEDS: Final = ("slow", "normal", "fast", "instant")
TEXT_SIZES: Final = (100, 110, 120, 130, 140, 150)
CARD_SIZES: Final = (90, 100, 110, 120)
CURTAINS: Final = ("none", "short", "strict")
MODES: Final[tuple[WindowMode, ...]] = get_args(WindowMode)


class Volume(Struct, frozen=True):
    """A share that two arrows push."""

    name: str


class Switch(Struct, frozen=True):
    """On or off."""

    name: str


class Steps(Struct, frozen=True):
    """One of several values; two arrows go through them."""

    name: str
    values: tuple[object, ...]

    def at(self, settings: Settings) -> int:
        """The place of the value of now, or of the first if it is none of them."""
        value = getattr(settings, self.name)
        return self.values.index(value) if value in self.values else 0


class Tongue(Struct, frozen=True):
    """The language: a tag that is turned over."""

    name: str = "language"


Row = Volume | Switch | Steps | Tongue
KEYS, PAD = "keys", "pad"


def pages(monitors: int) -> dict[str, tuple[Row, ...]]:
    """The cards of the box by name; keys and buttons have none of these rows."""
    return {
        "sound": (Tongue(), Volume("sound"), Volume("music")),
        "table": (
            Steps("speed", SPEEDS),
            Switch("show_odds"),
            Switch("hints"),
            Switch("confirmations"),
        ),
        "together": (Steps("curtain", CURTAINS), Switch("hold_key"), Switch("masked_bid")),
        "sight": (
            Steps("text_size", TEXT_SIZES),
            Steps("card_size", CARD_SIZES),
            Switch("marked_seats"),
            Switch("contrast"),
            Switch("reduced_motion"),
        ),
        "window": (
            Steps("window_mode", MODES),
            Steps("monitor", tuple(range(max(1, monitors)))),
        ),
        KEYS: (),
        PAD: (),
    }


def changed(settings: Settings, row: Row, step: int) -> Settings:
    """``settings`` after ``row`` was clicked; ``step`` is -1 or 1 at its arrows."""
    match row:
        case Volume(name):
            now = round(getattr(settings, name) * LOUDEST)
            return replace(settings, **{name: max(0, min(LOUDEST, now + step)) / LOUDEST})
        case Switch(name):
            return replace(settings, **{name: not getattr(settings, name)})
        case Steps(name, values):
            at = max(0, min(len(values) - 1, row.at(settings) + step))
            return replace(settings, **{name: values[at]})
        case Tongue():
            return settings
