"""The settings: a box of index cards, one of them pulled up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from agile_unicorn.content.settings import Settings
from agile_unicorn.engine.pieces import Ref, place_ref
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.settings_keys import USUAL, KeyCards
from agile_unicorn.scenes.settings_pages import KEYS, PAD, Row, Tongue, changed, pages
from agile_unicorn.scenes.settings_rows import MIDDLE, row_of
from agile_unicorn.scenes.shared import parts
from agile_unicorn.scenes.shared.screen import Screen, following
from agile_unicorn.table.looks import DieLook, Layout, Spot

DONE: Final = place_ref("done")
CARD: Final = (1310.0, 800.0)
CARD_Y: Final = 500.0
TAB: Final = 96.0
"""Height of the ears; they share the width of the card."""
TABS: Final = 68.0
BOX: Final = (1420.0, 200.0)


class SettingsDone(Struct, frozen=True):
    """Outcome: leave the screen with these chosen."""

    settings: Settings


class SettingsScene(Screen):
    """``told`` hears each change at once, so that it can be heard and seen.

    A change of ``language`` is followed by a call of ``translate``.  ``listen`` is told whether
    keys are wanted by their own names, while one of them is chosen.
    """

    mat = "mat_plain"
    way_out = DONE

    def __init__(
        self,
        words: Words,
        language: str,
        settings: Settings,
        told: Callable[[Settings], None] = lambda _: None,
        languages: tuple[str, ...] = ("en", "de"),
        monitors: int = 1,
        listen: Callable[[bool], None] = lambda _: None,
    ) -> None:
        super().__init__(words, language)
        self.settings, self.languages = settings, languages
        self._told, self._listen = told, listen
        self.pages = pages(monitors)
        self.page = next(iter(self.pages))
        self._keys = KeyCards()

    @property
    def suggested(self) -> Ref:
        """Back to where one came from."""
        return DONE

    @property
    def rows(self) -> tuple[Row, ...]:
        """What is on the card that is pulled up."""
        return self.pages[self.page]

    def lay(self) -> Layout:
        """The box with its cards, and the rows of the one in front."""
        words = self.words
        card = parts.piece("index_card", 0, 0, *CARD).look
        out: dict[Ref, Spot] = {place_ref("card"): Spot(MIDDLE, CARD_Y, card, z=1, lift=1.3)}
        out |= self._tabs()
        if self.page in (KEYS, PAD):
            out |= self._keys.lay(self.page, self.settings, words)
        for i, row in enumerate(self.rows):
            out |= row_of(row, i, self.settings, words)
        front = parts.group(
            parts.piece("index_box", 0, 0, *BOX),
            parts.piece("strip_small", 0, -14, 520, 98),
            parts.line(words("app.settings.title"), 0, -18, 440, 44, "title"),
        )
        out[place_ref("box")] = Spot(MIDDLE, 986, front, z=20, lift=1.6)
        back = words("app.common.back")
        return {**out, **_ornaments(), **parts.button(DONE, 1776, 990, 240, 92, back, glow=True)}

    def choose(self, ref: Ref) -> None:
        """Change one of the settings, pull another card up, or leave."""
        name = ref.removeprefix("place:")
        self._listen(False)
        self._keys.put_down()
        if ref == DONE:
            self._outcome = SettingsDone(self.settings)
        elif ref == USUAL:
            self._change(replace(self.settings, **{self.page: {}}))
        elif name.startswith("tab/"):
            self.page = name.removeprefix("tab/")
        elif name.startswith("key/"):
            self._keys.ask(name.removeprefix("key/"))
            self._listen(True)
        else:
            self._step(name)

    def key(self, name: str) -> bool:
        """The key that was asked for; or page up and down turn the cards."""
        if self._keys.asked:
            self._change(self._keys.pressed(self.page, name, self.settings))
            self._listen(bool(self._keys.asked))
            return True
        if name in ("page up", "page down"):
            names = tuple(self.pages)
            names = names if name == "page down" else names[::-1]
            self.page = following(self.page, names)
            return True
        return super().key(name)

    def _step(self, name: str) -> None:
        name, _, way = name.partition("/")
        row = next((row for row in self.rows if row.name == name), None)
        if isinstance(row, Tongue):
            self._change(replace(self.settings, language=following(self.language, self.languages)))
        elif row is not None:
            self._change(changed(self.settings, row, {"less": -1, "more": 1}.get(way, 0)))

    def _change(self, settings: Settings) -> None:
        if settings != self.settings:
            self.settings = settings
            self._told(settings)

    def _tabs(self) -> dict[Ref, Spot]:
        """The ears of the cards; the one in front belongs to the card below it."""
        out, step = {}, (CARD[0] - 40) / len(self.pages)
        for i, name in enumerate(self.pages):
            on = name == self.page
            tab = f"index_tab_{'on' if on else 'off'}"
            look = parts.group(
                parts.piece(tab, 0, 0, step + 4, TAB),
                parts.line(self.words(f"app.settings.pages.{name}"), 0, -2, step - 52, 25, "title"),
            )
            x = MIDDLE + (i - (len(self.pages) - 1) / 2) * step
            z, lift = (1.5, 0.0) if on else (0.4 + i / 100, 0.8)
            out[place_ref(f"tab/{name}")] = Spot(x, TABS, look, z=z, lift=lift, hot=not on)
        return out


def _ornaments() -> dict[Ref, Spot]:
    return {
        **parts.ornament(place_ref("mug"), 1790, 130, "mug", 190, angle=8),
        **parts.ornament(place_ref("tray"), 90, 930, "tray", 250),
        place_ref("die0"): Spot(58, 906, DieLook(3, 2, 70), z=3, lift=0.8),
        place_ref("die1"): Spot(128, 958, DieLook(2, 5, 70, throw=1), z=3, lift=0.8),
    }
