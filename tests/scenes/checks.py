"""Checks that hold for the layout of every scene, and the texts to try them with."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import combinations
from typing import Any, Final

import yaml

from agile_unicorn.content.resources import resource
from agile_unicorn.engine.pieces import Ref
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared.parts import catalog
from agile_unicorn.table.extent import Extents
from agile_unicorn.table.focus import Focus
from agile_unicorn.table.fonts import Fonts
from agile_unicorn.table.input import Key
from agile_unicorn.table.looks import GroupLook, Layout, Look, PieceLook, Spot, TextLook
from agile_unicorn.table.tabletop import Tabletop
from agile_unicorn.table.typesetting import LEADING, fit

LANGUAGES: Final = ("en", "de", "pseudo")
"""The pseudo language is English with every text 60 % longer."""
SMALLEST_TARGET = 34.0


@cache
def _texts(language: str) -> Mapping[str, Any]:
    folder = resource("locales", language)
    return {file.stem: yaml.safe_load(file.read_text("utf-8")) for file in folder.glob("*.yaml")}


def words_of(language: str) -> Words:
    """The texts of ``language`` as a scene gets them; a missing text is an error."""
    source = "en" if language == "pseudo" else language

    def words(key: str, **values: object) -> str:
        found: Any = _texts(source)
        for name in key.split("."):
            found = found[name]
        if isinstance(found, dict):
            found = found["one" if values.get("n") == 1 else "other"]
        assert isinstance(found, str), key
        if language == "pseudo":
            found = longer(found)
        text: str = found.format(**values)
        return text

    return words


def longer(text: str) -> str:
    """``text`` with 60 % more letters, in words of about the usual length."""
    plain = re.sub(r"\{[^}]*\}", "", text)
    more = "xenon ipsum ".replace(" ", "~") * 40
    tail = more[: round(len(plain) * 0.6)]
    if " " in plain:
        tail = " " + tail.replace("~", " ")
    return text + tail.replace("~", "o").rstrip()


@cache
def fonts() -> Fonts:
    """The fonts of the game."""
    return Fonts(resource("assets", "shared", "fonts"))


def measure(text: str, font: Any, px: float) -> float:
    """Width of a text at design size."""
    return fonts().measure(text, font, px)


@cache
def extents() -> Extents:
    """Sizes of looks with real fonts."""
    return Extents(catalog(), measure)


def texts_in(look: Look) -> Iterator[tuple[TextLook, float, float]]:
    """All words of a look with their place in it."""
    if isinstance(look, TextLook):
        yield look, 0.0, 0.0
    elif isinstance(look, GroupLook):
        for part in look.parts:
            for text, x, y in texts_in(part.look):
                yield text, x + part.x, y + part.y


def cut_texts(layout: Layout) -> list[str]:
    """Words that end in an ellipsis, have no width, or run out of the piece they are printed on."""
    wrong = []
    for ref, spot in layout.items():
        room = _card_of(spot.look)
        for text, x, y in texts_in(spot.look):
            if not text.text:
                continue
            block = fit(
                text.text,
                text.font,
                text.px,
                text.width,
                _tracked(text),
                lines=text.lines,
                floor=text.floor,
            )
            if text.width <= 0 or not block.whole:
                wrong.append(f"{ref}: {text.text!r} in {text.width:.0f}")
            height = len(block.lines) * block.px * LEADING
            if room and (2 * abs(y) + height > room[1] or 2 * abs(x) + text.width > room[0] + 1):
                wrong.append(f"{ref}: {text.text!r} leaves its piece")
    return wrong


def _tracked(text: TextLook) -> Callable[[str, Any, float], float]:
    def wide(words: str, font: Any, px: float) -> float:
        return measure(words, font, px) + text.tracking * max(0, len(words) - 1)

    return wide


def _card_of(look: Look) -> tuple[float, float] | None:
    """The size of the largest piece of a group, if it has one in its middle."""
    if not isinstance(look, GroupLook):
        return None
    sizes = [
        extents().size(part.look)
        for part in look.parts
        if isinstance(part.look, PieceLook) and (part.x, part.y) == (0, 0)
    ]
    return max(sizes) if sizes else None


def overlaps(layout: Layout) -> list[tuple[Ref, Ref]]:
    """Pairs of hot things that cover each other by more than a rim of a few pixels."""
    hot = [(ref, extents().bounds(spot)) for ref, spot in layout.items() if spot.hot]
    rim = 6.0
    return [
        (one, other)
        for (one, a), (other, b) in combinations(hot, 2)
        if a[0] + rim < b[0] + b[2] - rim
        and b[0] + rim < a[0] + a[2] - rim
        and a[1] + rim < b[1] + b[3] - rim
        and b[1] + rim < a[1] + a[3] - rim
    ]


def outside(layout: Layout) -> list[Ref]:
    """Hot things that do not lie on the screen in whole."""
    found = []
    for ref, spot in layout.items():
        left, top, width, height = extents().bounds(spot)
        inside = left >= -2 and top >= -2 and left + width <= 1922 and top + height <= 1082
        if spot.hot and not inside:
            found.append(ref)
    return found


def hidden(layout: Layout) -> list[Ref]:
    """Hot things that a click in their middle does not reach."""
    top = Tabletop(extents())
    top.put(layout)
    return [r for r, spot in layout.items() if spot.hot and top.hit_test(spot.x, spot.y) != r]


def unreached(layout: Layout) -> set[Ref]:
    """Hot things that Tab never comes to."""
    focus, seen = Focus(extents()), set[Ref]()
    for _ in layout:
        focus.key(Key("tab"), layout)
        if focus.at is not None:
            seen.add(focus.at)
    return {ref for ref, spot in layout.items() if spot.hot} - seen


def small(layout: Layout) -> list[Ref]:
    """Hot things that are hard to hit."""
    return [ref for ref, spot in layout.items() if spot.hot and min(_size(spot)) < SMALLEST_TARGET]


def _size(spot: Spot) -> tuple[float, float]:
    width, height = extents().size(spot.look)
    return width * spot.scale, height * spot.scale


def check(layout: Layout, *, stacked: bool = False) -> None:
    """Words fit, and what can be clicked lies on the screen, apart from each other.

    ``stacked``: hot things may lie on each other like papers in a pile.
    """
    wrong = cut_texts(layout)
    assert not wrong, wrong
    far = outside(layout)
    assert not far, far
    tiny = small(layout)
    assert not tiny, tiny
    covered = hidden(layout)
    assert not covered, covered
    far_from_keys = unreached(layout)
    assert not far_from_keys, far_from_keys
    pairs = [] if stacked else overlaps(layout)
    assert not pairs, pairs
