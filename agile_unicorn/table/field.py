"""A field for a line of text: any letters a keyboard or an input method can give."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from agile_unicorn.table.ink import INK, NIGHT
from agile_unicorn.table.input import Composing, Input, Key, Text
from agile_unicorn.table.looks import GroupLook, PartLook, PieceLook, Spot, TextLook
from agile_unicorn.table.typesetting import clean

INSET: Final = 16.0
PX: Final = 24.0
Z: Final = 50.0
JOINER: Final = "\u200d"

Width = Callable[[str], float]
"""Width of a text in the field's font, in design pixels."""


class TextField(Struct, frozen=True):
    """``text`` with the caret before letter ``caret``; ``composing`` is not settled yet."""

    text: str = ""
    caret: int = 0
    composing: str = ""
    limit: int = 24

    @classmethod
    def holding(cls, text: str, limit: int = 24) -> TextField:
        """A field with ``text`` in it, cleaned and cut to ``limit`` letters."""
        kept = clusters(clean(text))[:limit]
        return cls("".join(kept), len("".join(kept)), "", limit)

    def handle(self, event: Input) -> TextField:
        """The field after ``event``; itself if the event means nothing here."""
        match event:
            case Text(text=text):
                return self.write(text)
            case Composing(text=text):
                return self._with(self.text, self.caret, clean(text)[: 2 * self.limit])
            case Key() if not self.composing:
                return self._key(event)
        return self

    def write(self, text: str) -> TextField:
        """Insert ``text`` at the caret as far as the limit allows; also for pasting."""
        before, after = self.text[: self.caret], self.text[self.caret :]
        room = self.limit - len(clusters(before)) - len(clusters(after))
        new = "".join(clusters(clean(text))[: max(0, room)])
        whole = clean(before + new + after)
        if len(clusters(whole)) > self.limit:
            return self._with(self.text, self.caret)
        return self._with(whole, min(len(whole), len(clean(before + new))))

    def _with(self, text: str, caret: int, composing: str = "") -> TextField:
        return TextField(text, max(0, min(len(text), caret)), composing, self.limit)

    def _key(self, key: Key) -> TextField:
        before, after = clusters(self.text[: self.caret]), clusters(self.text[self.caret :])
        match key.name:
            case "backspace":
                before = [] if key.ctrl else before[:-1]
            case "delete":
                after = after[1:]
            case "left":
                return self._with(self.text, len("".join(before[:-1])))
            case "right":
                return self._with(self.text, self.caret + len("".join(after[:1])))
            case "home":
                return self._with(self.text, 0)
            case "end":
                return self._with(self.text, len(self.text))
            case _:
                return self
        start = "".join(before)
        return self._with(start + "".join(after), len(start))

    def spot(
        self,
        x: float,
        y: float,
        width: float,
        measure: Width,
        *,
        focused: bool = False,
        hint: str = "",
        height: float = 52.0,
    ) -> Spot:
        """The field, ``width`` wide around ``x``; a focused one shows the caret."""
        room = width - 2 * INSET
        shown, caret_x = self._window(room, measure)
        empty = not self.text and not self.composing and not focused
        words = TextLook(
            hint if empty else shown,
            PX,
            "italic" if empty else "bold",
            NIGHT if empty else INK,
            room,
            align="left",
        )
        parts = [PartLook(PieceLook("field", (width, height)), 0, 0), PartLook(words, 0, 0)]
        if focused:
            bar = TextLook("|", PX, "text", INK)
            parts.append(PartLook(bar, caret_x - room / 2, 0))
        return Spot(x, y, GroupLook(tuple(parts)), z=Z, lift=0.3, hot=True)

    def _window(self, room: float, measure: Width) -> tuple[str, float]:
        """The part of the text around the caret which fits ``room``, and where the caret is."""
        caret = self.caret + len(self.composing)
        whole = self.text[: self.caret] + self.composing + self.text[self.caret :]
        start = 0
        while start < caret and measure(whole[start:caret]) > room - 4:
            start += 1
        end = caret
        while end < len(whole) and measure(whole[start : end + 1]) <= room:
            end += 1
        return whole[start:end], measure(whole[start:caret]) if caret > start else 0.0


def clusters(text: str) -> list[str]:
    """``text`` cut into what people take for one letter: with its accents and joined parts."""
    out: list[str] = []
    for letter in text:
        extends = unicodedata.category(letter) in ("Mn", "Me", "Mc") or letter == JOINER
        modifier = 0x1F3FB <= ord(letter) <= 0x1F3FF
        if out and (extends or modifier or out[-1].endswith(JOINER)):
            out[-1] += letter
        else:
            out.append(letter)
    return out
