"""A field for a line of text: any letters a keyboard or an input method can give."""

from __future__ import annotations

import unicodedata
from typing import Final

from msgspec import Struct

from agile_unicorn.table.typesetting import clean

JOINER: Final = "\u200d"
CARET: Final = "|"


class TextField(Struct, frozen=True):
    """``text`` of at most ``limit`` letters, with the caret before letter ``caret``."""

    text: str = ""
    caret: int = 0
    limit: int = 24

    @classmethod
    def holding(cls, text: str, limit: int = 24) -> TextField:
        """A field with ``text`` in it, cleaned and cut to ``limit`` letters."""
        kept = clusters(clean(text))[:limit]
        return cls("".join(kept), len("".join(kept)), limit)

    @property
    def shown(self) -> str:
        """The text with the caret in it."""
        return self.text[: self.caret] + CARET + self.text[self.caret :]

    def write(self, text: str) -> TextField:
        """Insert ``text`` at the caret as far as the limit allows; also for pasting."""
        before, after = self.text[: self.caret], self.text[self.caret :]
        room = self.limit - len(clusters(before)) - len(clusters(after))
        new = "".join(clusters(clean(text))[: max(0, room)])
        whole = clean(before + new + after)
        if len(clusters(whole)) > self.limit:
            return self._with(self.text, self.caret)
        return self._with(whole, min(len(whole), len(clean(before + new))))

    def _with(self, text: str, caret: int) -> TextField:
        return TextField(text, max(0, min(len(text), caret)), self.limit)

    def press(self, key: str) -> TextField:
        """The field after ``key`` was pressed; itself if that means nothing here."""
        before, after = clusters(self.text[: self.caret]), clusters(self.text[self.caret :])
        match key:
            case "backspace":
                before = before[:-1]
            case "ctrl+backspace":
                before = []
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
