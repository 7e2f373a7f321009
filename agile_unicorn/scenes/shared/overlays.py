"""What lies on top for a while: the thing pointed at in large, the log, the menu."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from agile_unicorn.engine.pieces import Ref, place_ref
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared import furniture
from agile_unicorn.table.extent import Extents
from agile_unicorn.table.looks import Layout, Spot

HOVER: Final = 0.25
"""Seconds until the thing under the mouse is enlarged."""
PAGE: Final = 6
"""Lines of the log that are turned at once."""
KEPT: Final = frozenset((furniture.MENU, furniture.LOG, furniture.SOUND, furniture.SPEED))
"""What still answers while the log is open."""
OWN_WORDS: Final = place_ref("note/words")
"""What somebody wrote on a sheet of their own: nobody else is to hear it."""

Detail = Callable[[Ref, Spot], Layout]
"""A thing of the table in large."""


class Overlays:
    """Remembers what is open; everything below an open page is out of reach."""

    def __init__(self, words: Words, extents: Extents, detail: Detail, rules: Layout) -> None:
        self.words, self.extents, self._detail = words, extents, detail
        self._rules = rules
        self.hovered: Ref | None = None
        self.kept: str | None = None
        self.log_open = self.menu_open = self.rules_open = False
        self.sheet: Callable[[], Layout] | None = None
        self._zoomed = False
        self._hover_time = 0.0
        self._back = 0

    @property
    def covering(self) -> bool:
        """Whether the log, somebody's own sheet or the menu lies over the table."""
        return self.log_open or self.menu_open or self.sheet is not None

    @property
    def busy(self) -> bool:
        """Whether something under the mouse is about to be enlarged."""
        return self._may_zoom() and self._hover_time > -math.inf

    def point(self, ref: Ref | None) -> bool:
        """The mouse or the focus rests on ``ref``; whether that is news."""
        if ref == self.hovered:
            return False
        self.hovered, self._hover_time, self._zoomed = ref, 0.0, False
        return True

    def put_down(self) -> None:
        """Something was chosen: no more zoom until something else is pointed at."""
        self._zoomed, self._hover_time = False, -math.inf

    def wait(self, seconds: float) -> bool:
        """Time passes over a resting table; whether the zoom appears now."""
        if not self._may_zoom():
            return False
        self._hover_time += seconds
        self._zoomed = self._hover_time >= HOVER
        return self._zoomed

    def _may_zoom(self) -> bool:
        ref = self.hovered
        return ref is not None and not self._zoomed and ref.startswith(("card:", "seat:"))

    def toggle_log(self) -> None:
        """Open or close the log; it opens at its end."""
        self.log_open, self._back = not self.log_open, 0

    def turn(self, lines: int, log: Sequence[str]) -> None:
        """Turn the log by ``lines`` towards its beginning."""
        self._back = max(0, min(len(log) - PAGE, self._back + lines))

    def toggle_rules(self) -> None:
        """Open the rules, which are a page of the menu, or go on with the match."""
        self.menu_open = self.rules_open = not self.rules_open

    @property
    def suggested(self) -> Ref:
        """Where the keyboard begins in the menu."""
        return furniture.CLOSE_RULES if self.rules_open else furniture.RESUME

    def print_anew(self, words: Words, rules: Layout) -> None:
        """Go on in another language, or with other keys."""
        self.words, self._rules = words, rules

    def close(self) -> bool:
        """Close what lies on top; false if nothing did."""
        if self.rules_open:
            self.toggle_rules()
        elif self.menu_open:
            self.menu_open = False
        elif self.sheet is not None:
            self.sheet = None
        elif self.log_open:
            self.log_open = False
        else:
            return False
        return True

    def lay(
        self, spots: Mapping[Ref, Spot], log: Sequence[str], buttons: Collection[Ref] = ()
    ) -> dict[Ref, Spot]:
        """The table with what lies on it; what is covered is out of reach.

        Beside the log, the ``buttons`` of the question still answer.
        """
        kept = frozenset[Ref]() if self.menu_open else KEPT.union(buttons)
        under = dict(spots)
        if self.covering:
            under = {r: _cold(s) if r not in kept else s for r, s in spots.items()}
        elif self._zoomed and self.hovered in under:
            under |= self._detail(self.hovered, under[self.hovered])
        if self.log_open:
            page = furniture.log_page(
                log[: len(log) - self._back], self.words("app.log.title"), self.extents
            )
            under |= {r: _cold(s) if self.menu_open else s for r, s in page.items()}
        if self.sheet is not None:
            under = {r: _cold(s) for r, s in under.items()}
            own = self.sheet()
            under |= {r: _cold(s) if self.menu_open else s for r, s in own.items()}
        if not self.menu_open:
            return under
        papers = self._rules if self.rules_open else furniture.menu(self.words, self.kept)
        return {**under, **furniture.lamp(furniture.MENU_Z), **papers}


def _cold(spot: Spot) -> Spot:
    return replace(spot, hot=False) if spot.hot else spot
