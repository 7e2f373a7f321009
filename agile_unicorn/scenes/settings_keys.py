"""The two cards on which keys and buttons are moved: what was pressed last is told below."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from agile_unicorn.content.settings import Settings
from agile_unicorn.engine.pieces import Ref, place_ref
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.settings_pages import KEYS, PAD
from agile_unicorn.scenes.shared import caps, parts
from agile_unicorn.table.bindings import DEEDS, Bindings, Deed, may_move
from agile_unicorn.table.bindings import PAD as BUTTON
from agile_unicorn.table.looks import Spot

USUAL: Final = place_ref("usual")
CELL: Final = (590.0, 100.0)
COLUMNS: Final = (627.0, 1233.0)
TOP, ROW = 196.0, 108.0
CAP: Final = 84.0
FOOT: Final = 790.0


def deeds(page: str) -> tuple[Deed, ...]:
    """What can be given another key or button on ``page``."""
    if page == KEYS:
        return tuple(deed for deed in DEEDS if deed.moveable)
    return tuple(deed for deed in DEEDS if deed.pad)


def bindings_of(settings: Settings) -> Bindings:
    """Keys and buttons as ``settings`` have them."""
    return Bindings(settings.keys, settings.pad)


class KeyCards:
    """The two cards.  ``asked`` waits for its new key; ``told`` is what came of the last one."""

    def __init__(self) -> None:
        self.asked = ""
        self.told: tuple[str, str] = ("", "")

    def ask(self, name: str) -> None:
        """From now on the next key belongs to the deed ``name``."""
        self.asked, self.told = name, ("", "")

    def put_down(self) -> None:
        """No key is waited for."""
        self.asked, self.told = "", ("", "")

    def pressed(self, page: str, name: str, settings: Settings) -> Settings:
        """``settings`` after the key or button ``name`` was pressed for what was asked."""
        button = name.startswith(BUTTON)
        if name == "escape":
            self.put_down()
            return settings
        if button != (page == PAD):
            return settings
        if not button and not may_move(name):
            self.told = ("fixed", "")
            return settings
        now, asked = bindings_of(settings), self.asked
        if button:
            new, other = now.with_button(asked, name.removeprefix(BUTTON))
        else:
            new, other = now.with_key(asked, name)
        self.asked = ""
        self.told = ("swapped", other) if other else ("", "")
        return replace(settings, keys=dict(new.keys), pad=dict(new.pad))

    def lay(self, page: str, settings: Settings, words: Words) -> dict[Ref, Spot]:
        """One of the two cards."""
        now = bindings_of(settings)
        out: dict[Ref, Spot] = {}
        for i, deed in enumerate(deeds(page)):
            key = now.key_of(deed) if page == KEYS else BUTTON + now.button_of(deed)
            out |= self._cell(deed.name, key, COLUMNS[i % 2], TOP + i // 2 * ROW, words)
        changed = settings.keys if page == KEYS else settings.pad
        return {
            **out,
            place_ref("told"): parts.printed(
                parts.line(self._told(page, words), 600, FOOT, 560, 23, "italic", lines=2), z=3
            ),
            **parts.button(
                USUAL,
                1300,
                FOOT,
                400,
                76,
                words("app.keys.usual"),
                kind="secondary",
                hot=bool(changed),
                px=24,
            ),
        }

    def _cell(self, name: str, key: str, x: float, y: float, words: Words) -> dict[Ref, Spot]:
        """What can be done, and the key that does it."""
        asked = name == self.asked
        label = parts.line(
            words(f"app.keys.{name}"), -256, -4, 400, 25, "title", align="left", lines=2
        )
        look = parts.group(parts.piece("strip_small", 0, 0, *CELL), label)
        cap = parts.group(*caps.cap("?" if asked else key, words, CAP, chosen=asked))
        return {
            place_ref(f"strip/{name}"): Spot(x, y, look, z=2, lift=0.5),
            place_ref(f"key/{name}"): Spot(
                x + 226, y - 4, cap, z=3, lift=0.8, hot=True, glow=asked
            ),
        }

    def _told(self, page: str, words: Words) -> str:
        if self.told[0] == "swapped":
            return words("app.keys.swapped", deed=words(f"app.keys.{self.told[1]}"))
        if self.told[0]:
            return words(f"app.keys.{self.told[0]}")
        return words(f"app.keys.ask_{page}" if self.asked else f"app.keys.how_{page}")
