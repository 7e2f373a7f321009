"""The rows on the cards of the settings, drawn."""

from __future__ import annotations

from typing import Final

from agile_unicorn.content.settings import Settings
from agile_unicorn.engine.pieces import Ref, place_ref
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.settings_pages import Row, Steps, Switch, Tongue, Volume
from agile_unicorn.scenes.shared import parts
from agile_unicorn.table.looks import Spot

MIDDLE: Final = 930.0
STRIP: Final = (1200.0, 122.0)
"""The cardboard under each row."""
LABEL: Final = (-548.0, 660.0)
"""Left edge and room of the words of a row, from its middle."""
CONTROL, FIGURE = 1238.0, 1474.0
TOP, ROW = 208.0, 132.0
PERCENT: Final = ("text_size", "card_size")


def row_of(row: Row, i: int, settings: Settings, words: Words) -> dict[Ref, Spot]:
    """``row`` as the ``i``-th of its card."""
    y = TOP + i * ROW
    name = row.name
    look = parts.group(
        parts.piece("strip_small", 0, 0, *STRIP),
        parts.line(
            words(f"app.settings.{name}"), LABEL[0], -20, LABEL[1], 30, "title", align="left"
        ),
        parts.line(
            words(f"app.settings.{name}_help"),
            LABEL[0],
            13,
            LABEL[1],
            20,
            "italic",
            align="left",
            lines=2,
        ),
    )
    out = {place_ref(f"strip/{name}"): Spot(MIDDLE, y, look, z=2, lift=0.5)}
    match row:
        case Volume():
            return out | _volume(name, getattr(settings, name), y, words)
        case Switch():
            return out | _switch(name, getattr(settings, name), y, words)
        case Steps():
            return out | _steps(row, settings, y, words)
        case Tongue():
            text = words("app.language.name")
            tag = parts.tag(CONTROL, y, 280, 72, text, hot=True, px=28)
            return {**out, place_ref(name): tag}


def _arrows(name: str, y: float, less: bool, more: bool) -> dict[Ref, Spot]:
    back = parts.round_icon(place_ref(f"{name}/less"), CONTROL - 156, y, "back", 64, hot=less)
    forward = parts.round_icon(place_ref(f"{name}/more"), CONTROL + 156, y, "forward", 64, hot=more)
    return {**back, **forward}


def _volume(name: str, share: float, y: float, words: Words) -> dict[Ref, Spot]:
    """A slider that the two arrows push, and its figure."""
    length = 200.0
    slots = [parts.piece("slider_track", 0, 0, length, 24)]
    if share > 0:
        fill = max(26.0, length * share)
        slots.append(parts.piece("slider_fill", (fill - length) / 2, 0, fill, 24))
    slots.append(parts.piece("slider_knob", (share - 0.5) * (length - 26), 0, 40, 42))
    percent = words("app.common.percent", n=round(share * 100))
    return {
        place_ref(name): Spot(CONTROL, y, parts.group(*slots), z=3, lift=0),
        place_ref(f"{name}/figure"): _figure(percent, y),
        **_arrows(name, y, share > 0, share < 1),
    }


def _steps(row: Steps, settings: Settings, y: float, words: Words) -> dict[Ref, Spot]:
    at, name = row.at(settings), row.name
    value = row.values[at]
    if name in PERCENT:
        text = words("app.common.percent", n=value)
    elif isinstance(value, int):
        text = words(f"app.settings.{name}_value", n=value + 1)
    else:
        text = words(f"app.settings.{name}s.{value}")
    return {
        place_ref(name): parts.printed(parts.line(text, CONTROL, y, 220, 27, "title"), z=3),
        **_arrows(name, y, at > 0, at < len(row.values) - 1),
    }


def _switch(name: str, on: bool, y: float, words: Words) -> dict[Ref, Spot]:
    state = "on" if on else "off"
    look = parts.group(parts.area(110, 62), parts.piece(f"switch_{state}", 0, 0, 104, 60))
    return {
        place_ref(name): Spot(CONTROL, y, look, z=3, lift=0.4, hot=True),
        place_ref(f"{name}/figure"): _figure(words(f"app.settings.switch_{state}"), y),
    }


def _figure(text: str, y: float) -> Spot:
    return parts.printed(parts.line(text, FIGURE, y, 110, 25, "title"), z=3)
