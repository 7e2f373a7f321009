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
from agile_unicorn.table.assets import Assets
from agile_unicorn.table.enlarging import set_words
from agile_unicorn.table.extent import Extents
from agile_unicorn.table.focus import DIRECTIONS, Focus
from agile_unicorn.table.fonts import Fonts
from agile_unicorn.table.input import Key
from agile_unicorn.table.looks import GroupLook, Layout, Look, PieceLook, Spot, TextLook
from agile_unicorn.table.press import Press
from agile_unicorn.table.sight import Sight
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


LARGE: Final = Sight(text=1.5)
SMALL: Final = 1024 / 1920
"""Pixels a design pixel in the smallest window."""


@cache
def large() -> Extents:
    """Sizes for somebody who wants the largest words."""
    return Extents(catalog(), measure, LARGE)


@cache
def _press() -> Press:
    return Press(Assets("unicorn"), fonts())


def cut_when_large(layout: Layout) -> list[str]:
    """Words that are cut in the smallest window at the largest size, or get smaller by growing."""
    wrong = []
    for ref, spot in layout.items():
        for before, after in _grown(spot.look):
            if not before.text or before.width <= 0:
                continue
            block = _press().block(after, SMALL)
            usual = _press().block(before, SMALL)
            if usual.whole and not block.whole:
                wrong.append(f"{ref}: {before.text!r} is cut at {block.px:.1f}")
            if block.px < usual.px * 0.95 - 0.3:  # letters come in half pixels
                wrong.append(
                    f"{ref}: {before.text!r} shrinks from {usual.px:.1f} to {block.px:.1f}"
                )
    return wrong


def _grown(look: Look) -> Iterator[tuple[TextLook, TextLook]]:
    pairs = zip(texts_in(look), texts_in(large().seen(look)), strict=True)
    return ((before, after) for (before, *_), (after, *_) in pairs)


Rect = tuple[float, float, float, float]


def crowded(layout: Layout) -> list[str]:
    """Words that run into each other, or off their piece, only when they are large."""
    usual, grown = _rects(layout, extents()), _rects(layout, large())
    found = [
        f"{one} runs into {other}"
        for (one, a), (other, b) in combinations(grown.items(), 2)
        if _meet(a, b) and not (one in usual and other in usual and _meet(usual[one], usual[other]))
    ]
    for ref, spot in layout.items():
        room = _card_of(spot.look)
        for text, _, y in texts_in(large().seen(spot.look)):
            if room and text.text and text.width > 0:
                block = set_words(text, measure)
                tall = len(block.lines) * block.px * LEADING
                if 2 * abs(y) + tall > room[1] + 1:
                    found.append(f"{ref}: {text.text!r} leaves its piece")
    return found


def _rects(layout: Layout, eyes: Extents) -> dict[str, Rect]:
    """Where words are seen, without those that something covers."""
    out: dict[str, Rect] = {}
    covers = [
        (spot.z, eyes.bounds(spot))
        for spot in layout.values()
        if not isinstance(spot.look, TextLook)
    ]
    for ref, spot in layout.items():
        for i, (text, x, y) in enumerate(texts_in(eyes.seen(spot.look))):
            if not text.text or text.width <= 0 or spot.angle % 90 > 10:
                continue
            block = set_words(text, measure)
            wide = max(_tracked(text)(line, text.font, block.px) for line in block.lines)
            shift = {"left": (wide - text.width) / 2, "centre": 0.0}.get(
                text.align, (text.width - wide) / 2
            )
            tall = len(block.lines) * block.px * 0.9  # ink is less tall than a line
            at = spot.x + x * spot.scale, spot.y + y * spot.scale
            if any(z > spot.z and _holds(box, *at) for z, box in covers):
                continue
            out[f"{ref} {i} {text.text!r}"] = (
                spot.x + (x + shift) * spot.scale,
                spot.y + y * spot.scale,
                wide * spot.scale,
                tall * spot.scale,
            )
    return out


def _holds(box: Rect, x: float, y: float) -> bool:
    left, top, width, height = box
    return left <= x <= left + width and top <= y <= top + height


def _meet(a: Rect, b: Rect) -> bool:
    return abs(a[0] - b[0]) * 2 + 2 < a[2] + b[2] and abs(a[1] - b[1]) * 2 + 2 < a[3] + b[3]


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
    """Hot things that Tab and the arrows never come to."""
    focus, seen = Focus(extents()), set[Ref]()
    ahead: list[Ref] = []
    for _ in layout:
        focus.key(Key("tab"), layout)
        if focus.at is not None and focus.at not in seen:
            seen.add(focus.at)
            ahead.append(focus.at)
    while ahead:
        here = ahead.pop()
        for name in DIRECTIONS:
            focus.at = here
            focus.key(Key(name), layout)
            if focus.at not in seen:
                seen.add(focus.at)
                ahead.append(focus.at)
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
    wrong = [*cut_texts(layout), *cut_when_large(layout), *crowded(layout)]
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
