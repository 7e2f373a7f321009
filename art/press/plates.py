"""Art: one drawing, kept as three plates (colour, line, shade) that are printed over each other.

Every method adds the same shape to the plates it belongs to, in drawing order. A shape with a
body also covers what lies under it on the line and the shade plate, so ink lines never show
through. One drawing unit is 0.1 mm; y points down.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager

from art.press.palette import INK
from art.press.paths import number

Direction = tuple[float, float, float, float]

RIGHT_DOWN: Direction = (0, 0, 1, 0.6)
RIGHT: Direction = (0, 0, 1, 0)
DOWN: Direction = (0, 0, 0, 1)
UP: Direction = (0, 1, 0, 0)

_ROUND = 'stroke-linecap="round" stroke-linejoin="round"'


class Art:
    """A drawing of `width` x `height` units (a card is 630 x 880).

    `swell` makes outlines of bodies heavier by so many units on the side away from the light.
    """

    SILHOUETTE = 6.2

    def __init__(self, width: float = 630, height: float = 880, swell: float = 0) -> None:
        self.width = width
        self.height = height
        self._swell = swell
        self._colour: list[str] = []
        self._line: list[str] = []
        self._shade: list[str] = []
        self._defs: list[str] = []
        self._scales = [1.0]
        self._turns = [(0.0, 1)]

    def body(self, path: str, fill: str, width: float = SILHOUETTE, ink: str | None = INK) -> None:
        """A filled shape with an outline of `width` units, whatever the scale around it.

        `ink` other than INK prints the outline in that colour on the colour plate.
        """
        stroke = number(width / self._scales[-1])
        outline = f' stroke="{ink}" stroke-width="{stroke}"' if ink not in (INK, None) else ""
        self._colour.append(f'<path d="{path}" fill="{fill}"{outline} stroke-linejoin="round"/>')
        outline = f' stroke="#000" stroke-width="{stroke}"' if ink == INK and width > 0 else ""
        if outline and self._swell:
            dx, dy = self._away_from_light(min(self._swell, width * 0.3))
            moved = f'transform="translate({number(dx)} {number(dy)})"'
            self._line.append(f'<path d="{path}" fill="#000"{outline} {_ROUND} {moved}/>')
        self._line.append(f'<path d="{path}" fill="#fff"{outline} {_ROUND}/>')
        self._shade.append(f'<path d="{path}" fill="#fff"/>')

    def cover(self, path: str, fill: str) -> None:
        """A filled shape without an outline that covers lines and shade under it."""
        self.body(path, fill, 0, None)

    def flat(self, path: str, fill: str, opacity: float = 1) -> None:
        """A patch of colour; lines and shade under it stay."""
        self._colour.append(f'<path d="{path}" fill="{fill}" fill-opacity="{number(opacity)}"/>')

    def line(self, path: str, width: float = SILHOUETTE, dash: str = "") -> None:
        """An ink stroke."""
        stroke = number(width / self._scales[-1])
        dashes = f' stroke-dasharray="{dash}"' if dash else ""
        self._line.append(
            f'<path d="{path}" fill="none" stroke="#000" stroke-width="{stroke}" {_ROUND}{dashes}/>'
        )

    def ink(self, path: str) -> None:
        """A shape filled with ink, such as a brush stroke."""
        self._line.append(f'<path d="{path}" fill="#000"/>')

    def stroke(self, path: str, colour: str, width: float = SILHOUETTE, opacity: float = 1) -> None:
        """A stroke on the colour plate, without ink."""
        self._colour.append(
            f'<path d="{path}" fill="none" stroke="{colour}" stroke-opacity="{number(opacity)}" '
            f'stroke-width="{number(width / self._scales[-1])}" {_ROUND}/>'
        )

    def tube(self, path: str, colour: str, width: float = 18, outline: float = 4.6) -> None:
        """A thick stroke with an ink outline: cables, straps, arms, arcs."""
        outer, edge = width / self._scales[-1], outline / self._scales[-1]
        begin = f'<path d="{path}" fill="none" {_ROUND} stroke='
        self._colour.append(f'{begin}"{colour}" stroke-width="{number(outer - edge * 0.6)}"/>')
        self._line.append(f'{begin}"#000" stroke-width="{number(outer)}"/>')
        self._line.append(f'{begin}"#fff" stroke-width="{number(outer - 2 * edge)}"/>')
        self._shade.append(f'{begin}"#fff" stroke-width="{number(outer)}"/>')

    def shade(
        self, path: str, value: float = 0.5, direction: Direction | None = RIGHT_DOWN
    ) -> None:
        """Halftone dots of darkness `value` (0..1), growing along `direction` (None: even)."""
        if direction is None:
            grey = round(255 * (1 - value))
            self._shade.append(f'<path d="{path}" fill="rgb({grey},{grey},{grey})"/>')
            return
        name = f"g{len(self._defs)}"
        x1, y1, x2, y2 = (number(v) for v in direction)
        stops = "".join(
            f'<stop offset="{at}" stop-color="#000" stop-opacity="{min(1, value * k):.3f}"/>'
            for at, k in (("0", 0.18), (".55", 0.8), ("1", 1.15))
        )
        self._defs.append(
            f'<linearGradient id="{name}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">{stops}'
            "</linearGradient>"
        )
        self._shade.append(f'<path d="{path}" fill="url(#{name})"/>')

    def erase(self, path: str) -> None:
        """Removes lines and shade under the shape and leaves the colour."""
        for plate in (self._line, self._shade):
            plate.append(f'<path d="{path}" fill="#fff"/>')

    @contextmanager
    def clip(self, path: str) -> Iterator[None]:
        """What is drawn inside the with block shows only within the shape."""
        name = f"c{len(self._defs)}"
        self._defs.append(f'<clipPath id="{name}"><path d="{path}"/></clipPath>')
        self._open(f'clip-path="url(#{name})"')
        yield
        self._close()

    @contextmanager
    def at(
        self, x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False
    ) -> Iterator[None]:
        """Moves the origin to (x, y), then turns by degrees, scales and mirrors left to right.

        Line widths stay as they are: a smaller part has the same pen.
        """
        sx = number(-scale if flip else scale)
        self._open(
            f'transform="translate({number(x)} {number(y)}) rotate({number(turn)}) '
            f'scale({sx} {number(scale)})"'
        )
        self._scales.append(self._scales[-1] * scale)
        angle, side = self._turns[-1]
        self._turns.append((angle + side * turn, -side if flip else side))
        yield
        self._turns.pop()
        self._scales.pop()
        self._close()

    def plates(self) -> tuple[str, str, str]:
        """The colour, line and shade plate as complete SVG documents."""
        white = f'<rect width="{number(self.width)}" height="{number(self.height)}" fill="#fff"/>'
        return (
            self._document("", self._colour),
            self._document(white, self._line),
            self._document(white, self._shade),
        )

    def _away_from_light(self, reach: float) -> tuple[float, float]:
        """The way right and down on the sheet, as a vector of the present coordinates."""
        angle, side = self._turns[-1]
        length = reach / self._scales[-1]
        local = math.radians(50 - angle)
        return side * length * math.cos(local), length * math.sin(local)

    def _open(self, attribute: str) -> None:
        for plate in (self._colour, self._line, self._shade):
            plate.append(f"<g {attribute}>")

    def _close(self) -> None:
        for plate in (self._colour, self._line, self._shade):
            plate.append("</g>")

    def _document(self, ground: str, shapes: list[str]) -> str:
        w, h = number(self.width), number(self.height)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" '
            f'width="{w}" height="{h}"><defs>{"".join(self._defs)}</defs>'
            f"{ground}{''.join(shapes)}</svg>"
        )
