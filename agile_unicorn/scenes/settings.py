"""The settings: one sheet of paper with a row for each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from agile_unicorn.content.settings import Settings
from agile_unicorn.engine.pieces import Ref, place_ref
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared import parts
from agile_unicorn.scenes.shared.screen import Screen, following
from agile_unicorn.table.looks import DieLook, Layout, Spot

Speed = Literal["slow", "normal", "fast", "instant"]
SPEEDS: Final[tuple[Speed, ...]] = get_args(Speed)
LOUDEST = 10
"""Steps of a volume."""
DONE: Final = place_ref("done")
SHEET: Final = (1150.0, 900.0)
LEFT, CONTROL, RIGHT = 460.0, 1170.0, 1410.0
TOP, ROW = 232.0, 103.0
STRIP: Final = (1076.0, 92.0)
"""The cardboard under each row."""


class SettingsDone(Struct, frozen=True):
    """Outcome: leave the screen with these chosen."""

    settings: Settings


class SettingsScene(Screen):
    """``changed`` is told each change at once, so that it can be heard and seen.

    A change of ``language`` is followed by a call of ``translate``.
    """

    mat = "mat_plain"
    way_out = DONE

    def __init__(
        self,
        words: Words,
        language: str,
        settings: Settings,
        changed: Callable[[Settings], None] = lambda _: None,
        languages: tuple[str, ...] = ("en", "de"),
    ) -> None:
        super().__init__(words, language)
        self.settings, self.changed, self.languages = settings, changed, languages

    @property
    def suggested(self) -> Ref:
        """Back to where one came from."""
        return DONE

    def lay(self) -> Layout:
        """The sheet and its rows."""
        words, chosen = self.words, self.settings
        sheet = parts.group(
            parts.piece("sheet", 0, 0, *SHEET),
            parts.line(words("app.settings.title"), 0, -SHEET[1] / 2 + 72, 800, 50, "title"),
        )
        rows: tuple[dict[Ref, Spot], ...] = (
            _volume("sound", chosen.sound, 0, words),
            _volume("music", chosen.music, 1, words),
            self._speed(2),
            _switch(
                "reduced_motion",
                chosen.reduced_motion,
                3,
                words,
                words("app.settings.reduced_motion_help"),
            ),
            self._language(4),
            _switch("fullscreen", chosen.fullscreen, 5, words),
            _switch("show_odds", chosen.show_odds, 6, words),
        )
        out: dict[Ref, Spot] = {place_ref("sheet"): Spot(960, 516, sheet, z=1, lift=1.3)}
        strip = parts.piece("strip_small", 0, 0, *STRIP).look
        for i, row in enumerate(rows):
            out[place_ref(f"strip{i}")] = Spot(960, TOP + i * ROW + 2, strip, z=2, lift=0.5)
            out |= row
        back = words("app.common.back")
        return {**out, **_ornaments(), **parts.button(DONE, 1730, 990, 240, 92, back, glow=True)}

    def choose(self, ref: Ref) -> None:
        """Change one of the settings, or leave."""
        if ref == DONE:
            self._outcome = SettingsDone(self.settings)
            return
        new = self._after(ref.removeprefix("place:"))
        if new != self.settings:
            self.settings = new
            self.changed(new)

    def _after(self, name: str) -> Settings:
        old = self.settings
        changed = {
            "sound_less": lambda: replace(old, sound=_louder(old.sound, -1)),
            "sound_more": lambda: replace(old, sound=_louder(old.sound, 1)),
            "music_less": lambda: replace(old, music=_louder(old.music, -1)),
            "music_more": lambda: replace(old, music=_louder(old.music, 1)),
            "speed_less": lambda: replace(old, speed=_speed_beside(old.speed, -1)),
            "speed_more": lambda: replace(old, speed=_speed_beside(old.speed, 1)),
            "reduced_motion": lambda: replace(old, reduced_motion=not old.reduced_motion),
            "language": lambda: replace(old, language=following(self.language, self.languages)),
            "fullscreen": lambda: replace(old, fullscreen=not old.fullscreen),
            "show_odds": lambda: replace(old, show_odds=not old.show_odds),
        }.get(name)
        return changed() if changed else old

    def _speed(self, row: int) -> dict[Ref, Spot]:
        words, at = self.words, SPEEDS.index(self.settings.speed)
        text = words(f"app.settings.speeds.{SPEEDS[at]}")
        y = TOP + row * ROW
        return {
            place_ref("speed_label"): _label(words("app.settings.speed"), y),
            place_ref("speed"): parts.words(text, CONTROL, y, 190, 26, "title", z=3),
            **_arrows("speed", y, at > 0, at < len(SPEEDS) - 1),
        }

    def _language(self, row: int) -> dict[Ref, Spot]:
        y = TOP + row * ROW
        name, label = self.words("app.language.name"), self.words("app.settings.language")
        return {
            place_ref("language_label"): _label(label, y),
            place_ref("language"): parts.tag(CONTROL, y, 260, 68, name, hot=True, px=28),
        }


def _louder(volume: float, steps: int) -> float:
    return max(0, min(LOUDEST, round(volume * LOUDEST) + steps)) / LOUDEST


def _speed_beside(speed: Speed, step: int) -> Speed:
    return SPEEDS[max(0, min(len(SPEEDS) - 1, SPEEDS.index(speed) + step))]


def _label(text: str, y: float, note: str = "") -> Spot:
    if not note:
        return parts.words(text, LEFT, y, 560, 30, "title", align="left", z=3)
    look = parts.group(
        parts.line(text, 0, -14, 560, 30, "title", align="left"),
        parts.line(note, 0, 20, 560, 19, "italic", align="left"),
    )
    return Spot(LEFT, y, look, z=3, lift=0)


def _arrows(name: str, y: float, less: bool, more: bool) -> dict[Ref, Spot]:
    back = parts.round_icon(place_ref(f"{name}_less"), CONTROL - 150, y, "back", 64, hot=less)
    forward = parts.round_icon(place_ref(f"{name}_more"), CONTROL + 150, y, "forward", 64, hot=more)
    return {**back, **forward}


def _volume(name: str, share: float, row: int, words: Words) -> dict[Ref, Spot]:
    """A slider that the two arrows push, and its figure."""
    y, length = TOP + row * ROW, 200.0
    slots = [parts.piece("slider_track", 0, 0, length, 24)]
    if share > 0:
        fill = max(26.0, length * share)
        slots.append(parts.piece("slider_fill", (fill - length) / 2, 0, fill, 24))
    slots.append(parts.piece("slider_knob", (share - 0.5) * (length - 26), 0, 40, 42))
    percent = words("app.common.percent", n=round(share * 100))
    return {
        place_ref(f"{name}_label"): _label(words(f"app.settings.{name}"), y),
        place_ref(name): Spot(CONTROL, y, parts.group(*slots), z=3, lift=0),
        place_ref(f"{name}_figure"): parts.words(percent, RIGHT, y, 100, 24, "title", z=3),
        **_arrows(name, y, share > 0, share < 1),
    }


def _switch(name: str, on: bool, row: int, words: Words, note: str = "") -> dict[Ref, Spot]:
    y = TOP + row * ROW
    state = "on" if on else "off"
    look = parts.group(
        parts.area(110, 62),
        parts.piece(f"switch_{state}", 0, 0, 104, 60),
    )
    text = words(f"app.settings.switch_{state}")
    return {
        place_ref(f"{name}_label"): _label(words(f"app.settings.{name}"), y, note),
        place_ref(name): Spot(CONTROL, y, look, z=3, lift=0.4, hot=True),
        place_ref(f"{name}_figure"): parts.words(text, RIGHT, y, 100, 24, "title", z=3),
    }


def _ornaments() -> dict[Ref, Spot]:
    return {
        **parts.ornament(place_ref("mug"), 1790, 130, "mug", 190, angle=8),
        **parts.ornament(place_ref("tray"), 168, 900, "tray", 290),
        place_ref("die0"): Spot(130, 872, DieLook(3, 2, 78), z=3, lift=0.8),
        place_ref("die1"): Spot(208, 930, DieLook(2, 5, 78, throw=1), z=3, lift=0.8),
    }
