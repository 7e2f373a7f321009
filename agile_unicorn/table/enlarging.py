"""Larger words on the papers that are there.

A look is made for words of one size.  Here they grow as far as their paper leaves room: words
that stand close below each other grow together and keep their distances, long ones take more
lines.  Words never get smaller than they were, and never leave what they are printed on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from agile_unicorn.table.looks import Font, GroupLook, Look, PartLook, PieceLook, TextLook
from agile_unicorn.table.typesetting import LEADING, Block, Measure, fit

RIM: Final = (0.10, 0.16)
"""Shares of a paper above and below that stay free of words."""
WIDEST_RIM: Final = (10.0, 16.0)
NEAR: Final = 3.0
APART: Final = 0.5
"""Words further apart than this share of their size do not belong together."""
LABEL: Final = 200.0
"""Papers up to this height hold a label, which may take two lines; on others it is a headline."""
WORTH: Final = 1.03
"""Growing by less than that changes nothing but the breaks of lines."""
LOOSE: Final = 1.03
"""Room for what letters on whole pixels are taller than their size."""


class Range(Struct, frozen=True):
    """From one coordinate to another."""

    low: float
    high: float

    @property
    def length(self) -> float:
        """How far it is."""
        return self.high - self.low

    def meets(self, other: Range) -> bool:
        """Whether they have more in common than a rim."""
        return self.low + 1 < other.high and other.low + 1 < self.high

    def holds(self, other: Range) -> bool:
        """Whether ``other`` lies within, but for a few pixels."""
        return self.low - NEAR <= other.low and other.high <= self.high + NEAR


class Box(Struct, frozen=True):
    """What something takes up."""

    across: Range
    down: Range

    def holds(self, other: Box) -> bool:
        """Whether ``other`` lies within, but for a few pixels."""
        return self.across.holds(other.across) and self.down.holds(other.down)


class Stock(Struct, frozen=True):
    """What is known of pieces: the size of any look, and the boxes for words on a piece."""

    size: Callable[[Look], tuple[float, float]]
    slots: Callable[[PieceLook], Mapping[str, tuple[float, float, float, float]]]
    measure: Measure


class Words(Struct, frozen=True):
    """Words of a group: which part they are, what they take up, and what they are printed on.

    ``may`` is how far they can reach across, ``field`` what they may fill from top to bottom, and
    ``place`` names it; ``long``: they may take more lines.
    """

    part: int
    look: TextLook
    seen: Box
    may: Range
    paper: int
    place: str
    field: Range
    long: bool


def enlarged(look: Look, k: float, stock: Stock) -> Look:
    """``look`` with words up to ``k`` times as large."""
    if isinstance(look, TextLook):
        return _free(look, k)
    if isinstance(look, GroupLook):
        return _group(look, k, stock)
    return look


def _free(look: TextLook, k: float) -> TextLook:
    """Words that lie on nothing: their box is all that holds them."""
    if look.width <= 0:
        return look
    lines = look.lines if look.lines == 1 else round(look.lines * k)
    return replace(look, px=look.px * k, lines=lines)


def set_words(look: TextLook, measure: Measure) -> Block:
    """How the words of ``look`` are set at design size."""
    return fit(
        look.text,
        look.font,
        look.px,
        look.width,
        spaced(look, measure),
        lines=look.lines,
        floor=look.floor,
        height=look.height,
    )


def spaced(look: TextLook, measure: Measure) -> Measure:
    """``measure`` with the tracking of ``look``."""

    def wide(text: str, font: Font, px: float) -> float:
        return measure(text, font, px) + look.tracking * max(0, len(text) - 1)

    return wide


def _flat(look: GroupLook, x: float = 0.0, y: float = 0.0) -> Iterator[PartLook]:
    """The parts of ``look`` and of the upright groups in it, all from one centre."""
    for part in look.parts:
        if isinstance(part.look, GroupLook) and not part.angle:
            yield from _flat(part.look, x + part.x, y + part.y)
        else:
            yield replace(part, x=x + part.x, y=y + part.y)


def _group(look: GroupLook, k: float, stock: Stock) -> GroupLook:
    parts = list(_flat(look))
    boxes = [_box(part, stock) for part in parts]
    words = [
        found
        for i, part in enumerate(parts)
        if (found := _words(i, part, k, boxes, parts, stock)) is not None
    ]
    for close in _together(words):
        room = _room(close, words, boxes, parts)
        for one, grown in _grown(close, k, room):
            parts[one.part] = grown
    return GroupLook(tuple(parts))


def _box(part: PartLook, stock: Stock) -> Box:
    width, height = (0.0, 0.0) if isinstance(part.look, TextLook) else stock.size(part.look)
    return _around(part.x, part.y, width, height)


def _around(x: float, y: float, width: float, height: float) -> Box:
    return Box(Range(x - width / 2, x + width / 2), Range(y - height / 2, y + height / 2))


def _words(
    i: int,
    part: PartLook,
    k: float,
    boxes: Sequence[Box],
    parts: Sequence[PartLook],
    stock: Stock,
) -> Words | None:
    """The words that ``part`` is, if they are printed on something."""
    look = part.look
    if not isinstance(look, TextLook) or not look.text or look.width <= 0 or part.angle:
        return None
    block = set_words(look, stock.measure)
    wide = max(spaced(look, stock.measure)(line, look.font, block.px) for line in block.lines)
    down = _around(0, part.y, 0, len(block.lines) * block.px * LEADING).down
    seen = Box(_across(look, part.x, wide), down)
    papers = (j for j in range(i - 1, -1, -1) if isinstance(parts[j].look, PieceLook))
    paper = next((j for j in papers if boxes[j].holds(seen)), None)
    if paper is None:
        return None
    place, field = _field(parts[paper], boxes[paper], seen, stock)
    folds = look.lines > 1 or (boxes[paper].down.length <= LABEL and wide * k > look.width)
    may = _across(look, part.x, min(look.width, wide * k))
    return Words(i, look, seen, may, paper, place, field, folds and " " in look.text.strip())


def _field(paper: PartLook, box: Box, seen: Box, stock: Stock) -> tuple[str, Range]:
    """The lowest box for words on ``paper`` that holds the words, or nearly all of it."""
    assert isinstance(paper.look, PieceLook)
    found = [
        (around.down.length, name, around.down)
        for name, (x, y, width, height) in stock.slots(paper.look).items()
        if (around := _around(paper.x + x, paper.y + y, width, height)).holds(seen)
    ]
    if found:
        _, name, field = min(found, key=lambda slot: slot[:2])
        return name, field
    top = min(RIM[0] * box.down.length, WIDEST_RIM[0])
    bottom = min(RIM[1] * box.down.length, WIDEST_RIM[1])
    return "", Range(box.down.low + top, box.down.high - bottom)


def _across(look: TextLook, x: float, wide: float) -> Range:
    """Where words ``wide`` are seen in their box around ``x``."""
    left = {
        "left": x - look.width / 2,
        "centre": x - wide / 2,
        "right": x + look.width / 2 - wide,
    }[look.align]
    return Range(left, left + wide)


def _together(words: Sequence[Words]) -> Iterator[list[Words]]:
    """Words that stand close below each other at one place, from the top."""
    left = sorted(words, key=lambda one: (one.paper, one.place, one.seen.down.low))
    while left:
        close = [left.pop(0)]
        for one in list(left):
            if _belongs(close[-1], one):
                close.append(one)
                left.remove(one)
        yield close


def _belongs(above: Words, below: Words) -> bool:
    gap = below.seen.down.low - above.seen.down.high
    near = abs(gap) <= APART * max(above.look.px, below.look.px)
    same = (above.paper, above.place) == (below.paper, below.place)
    return same and near and above.may.meets(below.may)


def _ends(close: Sequence[Words]) -> Range:
    return Range(min(one.seen.down.low for one in close), max(one.seen.down.high for one in close))


def _room(
    close: Sequence[Words],
    words: Sequence[Words],
    boxes: Sequence[Box],
    parts: Sequence[PartLook],
) -> Range:
    """How far ``close`` may grow up and down; others near them get half of what lies between."""
    ends = _ends(close)
    top = max(one.field.low for one in close)
    bottom = min(one.field.high for one in close)
    across = Range(min(one.may.low for one in close), max(one.may.high for one in close))
    for one in words:
        if one not in close and one.may.meets(across):
            if one.seen.down.low + one.seen.down.high < ends.low + ends.high:
                top = max(top, (one.seen.down.high + ends.low) / 2)
            else:
                bottom = min(bottom, (one.seen.down.low + ends.high) / 2)
    for j in range(close[0].paper + 1, len(parts)):
        if isinstance(parts[j].look, TextLook) or not boxes[j].across.meets(across):
            continue
        down = boxes[j].down
        if down.high <= ends.low + NEAR:
            top = max(top, down.high)
        elif down.low >= ends.high - NEAR:
            bottom = min(bottom, down.low)
        elif not down.holds(ends):  # what holds them is a ring around them
            return ends
    return Range(min(top, ends.low), max(bottom, ends.high))


def _grown(close: Sequence[Words], k: float, room: Range) -> Iterator[tuple[Words, PartLook]]:
    """The words with all the room they can use."""
    ends = _ends(close)
    g = min(k, max(1.0, room.length / ends.length))
    long = [one for one in close if one.long]
    extra = 0.0
    if long and g >= k:
        most = 2 * max(one.seen.down.length for one in long)
        extra = min((room.length - g * ends.length) / len(long), most)
    total = g * ends.length + extra * len(long)
    if total < WORTH * ends.length:
        return
    y = min(max((ends.low + ends.high - total) / 2, room.low), room.high - total)
    end = ends.low
    for one in close:
        down, look = one.seen.down, one.look
        y += (down.low - end) * g
        end = down.high
        tall = down.length * g + (extra if one.long else 0.0)
        lines = max(look.lines, int(tall / (look.px * LEADING))) if one.long else look.lines
        high = tall * LOOSE if lines > 1 else 0.0
        grown = replace(look, px=look.px * g, height=high, lines=lines)
        yield one, PartLook(grown, _centre(one), y + tall / 2)
        y += tall


def _centre(one: Words) -> float:
    """The middle of the box of ``one``."""
    half = one.look.width / 2
    return {
        "left": one.may.low + half,
        "centre": (one.may.low + one.may.high) / 2,
        "right": one.may.high - half,
    }[one.look.align]
