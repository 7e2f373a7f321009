"""Reads back what a PDF of ours shows: pictures and words with their places, fonts, settings.

No reader for any PDF: it knows how ours are written.  Lengths are in mm from the top left.
"""

from __future__ import annotations

import re
import zlib
from dataclasses import dataclass
from functools import cached_property
from typing import Final

POINT: Final = 25.4 / 72
_OBJECT: Final = re.compile(rb"(?<!\d)(\d+) 0 obj\n(.*?)\nendobj", re.DOTALL)
_STEP: Final = re.compile(
    rb"q (?P<w>[\d.]+) 0 0 (?P<h>[\d.]+) (?P<x>[\d.]+) (?P<y>[\d.]+) cm /I(?P<picture>\d+) Do Q"
    rb"|BT /F(?P<font>\d+) (?P<size>[\d.]+) Tf ET"
    rb"|BT (?P<spacing>[\d.]+) Tc ET"
    rb"|BT (?P<left>[\d.]+) (?P<base>[\d.]+) Td \((?P<codes>(?:\\.|[^\\)])*)\) Tj ET"
    rb"|(?P<from>[\d.]+ [\d.]+) m (?P<to>[\d.]+ [\d.]+) l S",
    re.DOTALL,
)
_ESCAPES: Final = {b"r": b"\r", b"n": b"\n", b"t": b"\t", b"b": b"\b", b"f": b"\f"}


@dataclass(frozen=True)
class Picture:
    """A picture: which, its top left corner and its size."""

    number: int
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class Line:
    """A line of words: the left end of its baseline, its font and size, the letter spacing."""

    text: str
    x: float
    base: float
    font: str
    size: float
    spacing: float


@dataclass(frozen=True)
class Page:
    """What one page shows; marks are (x, y, x, y)."""

    pictures: tuple[Picture, ...]
    lines: tuple[Line, ...]
    marks: tuple[tuple[float, ...], ...]


class Reading:
    """A PDF taken apart."""

    def __init__(self, data: bytes) -> None:
        self._objects = {int(found[1]): found[2] for found in _OBJECT.finditer(data)}

    @cached_property
    def size(self) -> tuple[float, float]:
        """Width and height of all pages."""
        found = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", self._objects[1])
        assert found
        return float(found[1]) * POINT, float(found[2]) * POINT

    @cached_property
    def catalog(self) -> str:
        """The settings of the document."""
        return next(o for o in self._objects.values() if b"/Type /Catalog" in o).decode("latin-1")

    @cached_property
    def pictures(self) -> int:
        """How many pictures are embedded."""
        return sum(b"/Subtype /Image" in o for o in self._objects.values())

    @cached_property
    def fonts(self) -> dict[str, dict[int, str]]:
        """For every embedded font in the order of use: its letters by their codes."""
        found = {}
        for content in self._objects.values():
            if b"/Subtype /Type0" not in content:
                continue
            name = re.search(rb"/BaseFont /[A-Z]+\+(\w+)", content)
            table = re.search(rb"/ToUnicode (\d+)", content)
            assert name
            assert table
            pairs = re.findall(rb"<([0-9A-F]{4})> <([0-9A-F]{4})>\n", self._stream(int(table[1])))
            found[name[1].decode()] = {int(a, 16): chr(int(b, 16)) for a, b in pairs}
        return found

    @cached_property
    def pages(self) -> tuple[Page, ...]:
        """All pages in order."""
        kids = re.search(rb"/Kids \[([^]]*)\]", self._objects[1])
        assert kids
        return tuple(self._page(int(n)) for n in re.findall(rb"(\d+) 0 R", kids[1]))

    def _stream(self, number: int) -> bytes:
        head, rest = self._objects[number].split(b"stream\n", 1)
        data = rest.rsplit(b"\nendstream", 1)[0]
        return zlib.decompress(data) if b"/FlateDecode" in head else data

    def _page(self, number: int) -> Page:
        contents = re.search(rb"/Contents (\d+) 0 R", self._objects[number])
        assert contents
        pictures, lines, marks = [], [], []
        font, size, spacing = "", 0.0, 0.0
        down = self.size[1]
        for step in _STEP.finditer(self._stream(int(contents[1]))):
            if step["picture"]:
                x, y, w, h = (float(step[n]) * POINT for n in ("x", "y", "w", "h"))
                pictures.append(Picture(int(step["picture"]), x, down - y - h, w, h))
            elif step["font"]:
                font = list(self.fonts)[int(step["font"]) - 1]
                size = float(step["size"]) * POINT
            elif step["spacing"]:
                spacing = float(step["spacing"]) * POINT
            elif step["from"]:
                x0, y0 = (float(n) * POINT for n in step["from"].split())
                x1, y1 = (float(n) * POINT for n in step["to"].split())
                marks.append((x0, down - y0, x1, down - y1))
            else:
                x, base = float(step["left"]) * POINT, down - float(step["base"]) * POINT
                text = self._decoded(step["codes"], font)
                lines.append(Line(text, x, base, font, size, spacing))
        return Page(tuple(pictures), tuple(lines), tuple(marks))

    def _decoded(self, codes: bytes, font: str) -> str:
        raw = re.sub(rb"\\(.)", lambda m: _ESCAPES.get(m[1], m[1]), codes, flags=re.DOTALL)
        pairs = (raw[i] << 8 | raw[i + 1] for i in range(0, len(raw), 2))
        return "".join(self.fonts[font][code] for code in pairs)
