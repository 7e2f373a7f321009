"""Which key and which button of a pad does what, and how a player changes that.

Scenes know every deed by its usual key.  A deed that was given another key is heard under its
usual one; the usual key is then free, and means nothing until something else is put on it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

PAD: Final = "pad "
"""How the names of buttons begin, where they are not to be taken for keys."""


class Deed(Struct, frozen=True):
    """Something that can be done by a key of its own; an empty ``pad``: by no button."""

    name: str
    key: str
    pad: str = ""
    moveable: bool = True


DEEDS: Final = (
    Deed("confirm", "enter", "bottom", moveable=False),
    Deed("back", "escape", "right", moveable=False),
    Deed("pass", "p", "left"),
    Deed("auto_pass", "o", "r3"),
    Deed("advice", "a", "top"),
    Deed("next_zone", "tab", "r1", moveable=False),
    Deed("last_zone", "shift tab", "l1", moveable=False),
    Deed("menu", "menu", "start", moveable=False),
    Deed("read", "f2", "select"),
    Deed("log", "h", "l3"),
    Deed("again", "r"),
    Deed("sort", "t"),
    Deed("rules", "f1"),
    Deed("sound", "m"),
    Deed("speed", "s"),
    Deed("fullscreen", "f11"),
)
"""A deed whose key is not ``moveable`` keeps it, so that nobody is locked out; its button moves."""
FIXED: Final = frozenset(
    ("enter", "escape", "tab", "space", "left", "right", "up", "down", "menu", "backspace")
) | frozenset("0123456789")
"""Keys that stay what they are."""


class Bindings(Struct, frozen=True):
    """What differs from the usual: names of deeds with their key, and with their button."""

    keys: Mapping[str, str] = {}
    pad: Mapping[str, str] = {}

    def key_of(self, deed: Deed) -> str:
        """The key of ``deed``."""
        return self.keys.get(deed.name, deed.key) if deed.moveable else deed.key

    def button_of(self, deed: Deed) -> str:
        """The button of ``deed``; empty: none."""
        return self.pad.get(deed.name, deed.pad)

    def heard(self, name: str) -> str:
        """The usual key for what ``name``, a key or a button behind :data:`PAD`, does; empty: none.

        A key that no deed knows stays what it is.
        """
        if name.startswith(PAD):
            button = name.removeprefix(PAD)
            return next((deed.key for deed in DEEDS if self.button_of(deed) == button), "")
        for deed in DEEDS:
            if self.key_of(deed) == name:
                return deed.key
        return "" if any(deed.key == name for deed in DEEDS) else name

    def with_key(self, name: str, key: str) -> tuple[Bindings, str]:
        """``key`` for the deed ``name``, and the deed that has swapped its key for that, if any."""
        return self._moved(name, key, pad=False)

    def with_button(self, name: str, button: str) -> tuple[Bindings, str]:
        """``button`` for the deed ``name``, and the deed that has swapped its own, if any."""
        return self._moved(name, button, pad=True)

    def _moved(self, name: str, wanted: str, *, pad: bool) -> tuple[Bindings, str]:
        now = self.button_of if pad else self.key_of
        changed = dict(self.pad if pad else self.keys)
        deed = next(deed for deed in DEEDS if deed.name == name)
        other = next((one for one in DEEDS if now(one) == wanted and one is not deed), None)
        if other is not None:
            changed[other.name] = now(deed)
        changed[name] = wanted
        usual = {one.name: one.pad if pad else one.key for one in DEEDS}
        changed = {one: key for one, key in changed.items() if usual.get(one) != key}
        new = replace(self, pad=changed) if pad else replace(self, keys=changed)
        return new, other.name if other else ""


def may_move(key: str) -> bool:
    """Whether ``key`` can be given to a deed."""
    return bool(key) and key not in FIXED
