"""Which hot thing the keyboard and the pad point at, and how they get to the next."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from agile_unicorn.engine.pieces import Ref
from agile_unicorn.table.drawn import FOCUS
from agile_unicorn.table.extent import Extents
from agile_unicorn.table.input import Key
from agile_unicorn.table.looks import Layout, PieceLook, Spot
from agile_unicorn.table.sprite import Sprite
from agile_unicorn.table.zones import zones

DIRECTIONS: Final[dict[str, tuple[int, int]]] = {
    "left": (-1, 0),
    "right": (1, 0),
    "up": (0, -1),
    "down": (0, 1),
}
ACTIVATING: Final = frozenset(("enter", "space"))
ASIDE: Final = 2.2
"""How much worse a pixel aside is than a pixel ahead."""
LURE: Final = 0.35
"""How much of that counts on the way up or down to what glows: most want to go there."""
MARGIN: Final = 8.0
RING: Final = Ref("focus:ring")
ROW: Final = 60.0
"""Things whose centres differ less in height are read as one row."""


class Focus:
    """Follows the keyboard through the hot things of a layout.

    ``at`` is the thing it points at; ``shown`` becomes true with the first key and false with
    :meth:`hide`, so that people with a mouse see no ring.  After :meth:`rest` there is no ring
    until a key moves it on.  Tab goes from zone to zone, arrows go by geometry; at the end of a
    row or a column of one zone they begin again at its other end.
    """

    def __init__(self, extents: Extents) -> None:
        self.extents = extents
        self.at: Ref | None = None
        self.shown = False
        self._rested: Ref | None = None
        self._left: list[Ref] = []
        self._sprite: Sprite | None = None

    def hide(self) -> None:
        """The mouse is used: show no ring."""
        self.shown = False

    def rest(self, chosen: Ref | None = None) -> None:
        """``chosen`` was picked: no ring, but if it was there, keys move it on from there."""
        self._rested = chosen if self.shown and chosen == self.at else None
        self.at = None

    def ringed(self, layout: Layout) -> Ref | None:
        """The thing inside the ring, if there is a ring to be seen."""
        hot = self.at is not None and self._hot(layout, self.at)
        return self.at if self.shown and hot else None

    def stay(self, layout: Layout) -> None:
        """What it points at may have gone cold, like an arrow at its end: stay in its row."""
        if self.at is None or self.at not in layout or layout[self.at].hot:
            return
        here = layout[self.at]
        row = [
            (abs(spot.x - here.x), ref)
            for ref, spot in layout.items()
            if spot.hot and abs(spot.y - here.y) <= ROW / 2
        ]
        self.at = min(row)[1] if row else None

    def wake(self, layout: Layout) -> bool:
        """Back to where it rests, before a key moves it on; false if it has no place."""
        rested, self._rested = self._rested, None
        if self.shown and self.at is None and rested is not None and self._hot(layout, rested):
            self.at = rested
        return self.ringed(layout) is not None

    def key(self, key: Key, layout: Layout) -> Ref | None:
        """React to ``key``; answers the thing that is activated, if one is."""
        if self.at is not None and not self._hot(layout, self.at):
            self.at = None
        if key.name in ACTIVATING:
            if self.shown and self.at is not None:
                return self.at
            return None
        if key.name == "tab":
            self._step(layout, -1 if key.shift else 1)
        elif key.name in DIRECTIONS:
            self._turn(layout, *DIRECTIONS[key.name])
        return None

    def _hot(self, layout: Layout, ref: Ref) -> bool:
        return ref in layout and layout[ref].hot

    def order(self, layout: Layout) -> list[Ref]:
        """The hot things in reading order: row by row, left to right."""
        hot = sorted((spot.y, spot.x, ref) for ref, spot in layout.items() if spot.hot)
        rows: list[list[tuple[float, Ref]]] = []
        top = -1e9
        for y, x, ref in hot:
            if y - top > ROW:
                rows.append([])
                top = y
            rows[-1].append((x, ref))
        return [ref for row in rows for _, ref in sorted(row)]

    def _step(self, layout: Layout, by: int) -> None:
        """To the next zone: to what glows there, else to where the focus was, else to its first."""
        order = self.order(layout)
        if not order:
            return
        found = zones(layout, order, self.extents)
        here = next((i for i, zone in enumerate(found) if self.at in zone), None)
        if here is not None and self.at is not None:
            self._left = [ref for ref in self._left if ref not in found[here]] + [self.at]
            zone = found[(here + by) % len(found)]
        else:
            zone = found[0 if by > 0 else -1]
        self.shown = True
        glowing = [ref for ref in zone if layout[ref].glow]
        left = [ref for ref in self._left if ref in zone]
        self.at = (glowing or left or zone)[0]

    def _turn(self, layout: Layout, across: int, down: int) -> None:
        if self.at is None or not self.shown:
            self.shown = True
            if self.at is None:
                self.at = next(iter(self.order(layout)), None)
            return
        here = layout[self.at]
        best, least = self.at, float("inf")
        for ref in self.order(layout):
            spot = layout[ref]
            ahead = (spot.x - here.x) * across + (spot.y - here.y) * down
            aside = abs((spot.x - here.x) * down) + abs((spot.y - here.y) * across)
            if ref == self.at or ahead <= 1 or aside > 2.5 * ahead + ROW:
                continue
            worth = ahead + ASIDE * aside * (LURE if spot.glow and down else 1.0)
            if worth < least:
                best, least = ref, worth
        self.at = best if best != self.at else self._other_end(layout, across, down)

    def _other_end(self, layout: Layout, across: int, down: int) -> Ref | None:
        """The far end of the row or the column of its zone, or where it is."""
        if self.at is None:
            return None
        here, at = layout[self.at], self.at
        found = zones(layout, self.order(layout), self.extents)
        behind: list[tuple[float, Ref]] = [(0.0, at)]
        for ref in next(zone for zone in found if at in zone):
            x, y = layout[ref].x - here.x, layout[ref].y - here.y
            if abs(x * down) + abs(y * across) <= ROW:
                behind.append((x * across + y * down, ref))
        return min(behind)[1]

    def ring(self, layout: Layout) -> dict[Ref, Spot]:
        """The ring around the thing in focus, as a layout of one spot or none."""
        if not self.shown or self.at is None or not self._hot(layout, self.at):
            return {}
        spot = layout[self.at]
        width, height = self.extents.size(spot.look)
        size = (width * spot.scale + 2 * MARGIN, height * spot.scale + 2 * MARGIN)
        ring = replace(spot, look=PieceLook(FOCUS, size), scale=1.0, lift=0.0, z=spot.z + 0.01)
        return {RING: replace(ring, glow=False, hot=False, alpha=1.0)}

    def sprites(self, layout: Layout) -> list[Sprite]:
        """The ring as one sprite which lasts, or none: to draw beside those of a tabletop."""
        spot = self.ring(layout).get(RING)
        if spot is None:
            self._sprite = None
            return []
        if self._sprite is None:
            self._sprite = Sprite(RING, spot)
        elif self._sprite.spot != spot:
            self._sprite.spot = spot
        return [self._sprite]
