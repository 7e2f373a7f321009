"""Writing a name on a plate: letters of any script, pictures, an input method's results."""

from __future__ import annotations

import unicodedata

from msgspec import Struct

from agile_unicorn.table.typesetting import clean

JOINERS = ("\u200d", "\ufe0e", "\ufe0f")


class NameEntry(Struct, frozen=True):
    """The name being written on ``seat``, the caret behind it."""

    seat: int
    text: str
    longest: int

    def typed(self, text: str) -> NameEntry:
        """With ``text`` added, as far as there is room; control letters are dropped."""
        letters = clusters(clean(self.text + text))
        return NameEntry(self.seat, "".join(letters[: self.longest]), self.longest)

    def erased(self) -> NameEntry:
        """Without the last letter, accents and all."""
        return NameEntry(self.seat, "".join(clusters(self.text)[:-1]), self.longest)


def clusters(text: str) -> list[str]:
    """``text`` in what people call letters: accents, joined pictures and flags stay together."""
    out: list[str] = []
    for letter in text:
        if out and (_belongs(letter) or out[-1].endswith(JOINERS[0]) or _closes_flag(out, letter)):
            out[-1] += letter
        else:
            out.append(letter)
    return out


def _belongs(letter: str) -> bool:
    skin = "\U0001f3fb" <= letter <= "\U0001f3ff"
    return letter in JOINERS or skin or unicodedata.category(letter) in ("Mn", "Me", "Mc")


def _closes_flag(out: list[str], letter: str) -> bool:
    def half(one: str) -> bool:
        return len(one) == 1 and "\U0001f1e6" <= one <= "\U0001f1ff"

    return half(letter) and half(out[-1])
