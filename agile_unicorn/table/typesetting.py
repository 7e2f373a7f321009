"""How words are laid out: cleaned, wrapped in balance, shrunk, cut with an ellipsis.

Pure: everything is built on one function which measures a text, so that screen, print and
tests share it.  All lengths are in the unit of the measure.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from agile_unicorn.table.looks import Font

Measure = Callable[[str, Font, float], float]
"""Width of a text on one line in a font at a size."""

LEADING: Final = 1.16
ELLIPSIS: Final = "…"
SOFT_HYPHEN: Final = "\u00ad"
NO_BREAK: Final = "\u00a0"
"""Keeps a number on the line of its unit."""
MOST_ACCENTS: Final = 2
MOST_LETTERS: Final = 4000
DROPPED: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn"))
KEPT: Final = frozenset("\n\u00ad\u200d\u200c")


class Block(Struct, frozen=True):
    """Laid out words: the lines from top to bottom, their size, and whether nothing was cut."""

    lines: tuple[str, ...]
    px: float
    whole: bool = True


def clean(text: str, *, newlines: bool = False) -> str:
    """``text`` as it can be drawn.

    Control letters, lone surrogates and marks which turn the direction of writing are dropped, a
    letter carries at most two accents, and lines are joined unless ``newlines``.
    """
    out: list[str] = []
    accents = 0
    for letter in text[:MOST_LETTERS]:
        if letter in "\t\n\r\v\f\u2028\u2029":
            letter = "\n" if newlines and letter != "\t" else " "
        category = unicodedata.category(letter)
        if category in DROPPED and letter not in KEPT:
            continue
        accents = accents + 1 if category in ("Mn", "Me") else 0
        if accents <= MOST_ACCENTS:
            out.append(letter)
    return "".join(out)


def parted(text: str) -> list[str]:
    """What a line may end between: words, with all that a no-break space ties to them."""
    return [word for word in text.split(" ") if word]


def plain(text: str) -> str:
    """``text`` without its soft hyphens."""
    return text.replace(SOFT_HYPHEN, "")


def cut(text: str, width: float, measure: Callable[[str], float]) -> str:
    """The longest beginning of ``text`` which fits ``width`` together with an ellipsis.

    All of it if it fits; nothing at all if not even the ellipsis does.
    """
    text = plain(text)
    if measure(text) <= width:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if measure(text[:middle].rstrip() + ELLIPSIS) <= width:
            low = middle
        else:
            high = middle - 1
    shortest = text[:low].rstrip() + ELLIPSIS
    while low and measure(shortest) > width:
        low -= 1
        shortest = text[:low].rstrip() + ELLIPSIS
    return shortest if measure(shortest) <= width else ""


def greedy(words: list[str], width: float, measure: Callable[[str], float]) -> list[str] | None:
    """Fill lines of ``width`` one after another; ``None`` if a word is wider.

    A word may break at its soft hyphens.
    """
    lines: list[str] = []
    line = ""
    for word in words:
        trial = f"{line} {plain(word)}" if line else plain(word)
        if measure(trial) <= width:
            line = trial
            continue
        head, tail = _split(word, f"{line} " if line else "", width, measure)
        if head:
            lines.append(head)
        elif line:
            lines.append(line)
        while tail and measure(plain(tail)) > width:
            head, tail = _split(tail, "", width, measure)
            if not head:
                return None
            lines.append(head)
        line = plain(tail)
    return [*lines, line] if line else lines


def _split(
    word: str, before: str, width: float, measure: Callable[[str], float]
) -> tuple[str, str]:
    """The line ``before`` with as much of ``word`` as fits, and the rest of the word."""
    parts = word.split(SOFT_HYPHEN)
    for count in range(len(parts) - 1, 0, -1):
        head = before + "".join(parts[:count])
        head = head if head.endswith("-") else head + "-"
        if measure(head) <= width:
            return head, SOFT_HYPHEN.join(parts[count:])
    return "", word


def wrap(text: str, width: float, measure: Callable[[str], float]) -> list[str] | None:
    """``text`` in as few lines of ``width`` as possible, all about equally long.

    Own line breaks are kept.  ``None`` if a word is wider than ``width``.
    """
    out: list[str] = []
    for paragraph in clean(text, newlines=True).split("\n"):
        words = parted(paragraph)
        best = greedy(words, width, measure)
        if best is None:
            return None
        low, high = width * 0.4, width
        for _ in range(8):
            middle = (low + high) / 2
            trial = greedy(words, middle, measure)
            if trial is not None and len(trial) <= len(best):
                best, high = trial, middle
            else:
                low = middle
        out += best
    return out or [""]


def broken(text: str, width: float, measure: Callable[[str], float]) -> str:
    """``text`` with soft hyphens in every word which is wider than ``width``: the last resort.

    What a no-break space ties together comes apart before that.
    """
    loose = (
        word.replace(NO_BREAK, " ") if measure(plain(word)) > width else word
        for word in parted(clean(text))
    )
    words = []
    for word in parted(" ".join(loose)):
        if SOFT_HYPHEN not in word and measure(word) > width:
            word = SOFT_HYPHEN.join(word)
        words.append(word)
    return " ".join(words)


def fit(
    text: str,
    font: Font,
    px: float,
    width: float,
    measure: Measure,
    *,
    lines: int = 1,
    floor: float = 15.0,
    height: float = 0.0,
) -> Block:
    """Lay ``text`` out within ``width`` (0: any) and ``lines``; ``height`` limits too if above 0.

    At each size from ``px`` down to ``floor`` the words are wrapped in balance; the first size at
    which they fit wins.  At the floor long words are broken and what is left over is cut.
    """
    text = clean(text, newlines=lines > 1).strip()
    if width <= 0:
        rows = tuple(plain(row) for row in text.split("\n"))
        return Block(rows[:lines], px, len(rows) <= lines)
    floor = min(floor, px)
    size = px
    while True:
        found = _at(text, font, size, width, measure, lines)
        if found is not None and (height <= 0 or len(found) * size * LEADING <= height + 1e-6):
            return Block(tuple(found), size)
        if size <= floor:
            break
        size = max(floor, size - max(0.5, px * 0.02))
    if height > 0:
        lines = max(1, min(lines, int(height / (floor * LEADING) + 1e-6)))
    return _squeezed(text, font, floor, width, measure, lines)


def _at(
    text: str, font: Font, size: float, width: float, measure: Measure, lines: int
) -> list[str] | None:
    def wide(words: str) -> float:
        return measure(words, font, size)

    if lines == 1:
        return [plain(text)] if wide(plain(text)) <= width else None
    found = wrap(text, width, wide)
    return found if found is not None and len(found) <= lines else None


def _squeezed(
    text: str, font: Font, size: float, width: float, measure: Measure, lines: int
) -> Block:
    def wide(words: str) -> float:
        return measure(words, font, size)

    if lines == 1:
        return Block((cut(text.replace("\n", " "), width, wide),), size, False)
    words = parted(broken(text, width, wide))
    rows = greedy(words, width, wide)
    if rows is None:
        return Block((cut(" ".join(words), width, wide),), size, False)
    if len(rows) <= lines:
        return Block(tuple(rows), size)
    last = cut(rows[lines - 1] + ELLIPSIS, width, wide)
    if not last.endswith(ELLIPSIS):
        last = cut(rows[lines - 1] + rows[lines] + ELLIPSIS, width, wide)
    return Block((*rows[: lines - 1], last), size, False)
