"""The table takes a blow: what lies near jumps, and comes to rest where it was."""

from __future__ import annotations

import math
from typing import Final

from msgspec.structs import replace

from agile_unicorn.table.looks import Spot
from agile_unicorn.table.sprite import Sprite
from agile_unicorn.table.tabletop import Tabletop

REACH: Final = 520.0
"""Design pixels from the blow to what does not feel it any more."""
SWINGS: Final = 2
LOOSE: Final = 1.0
"""The lift from which on a thing is loose enough to jump."""


class Jolt:
    """A motion of everything that lies loose around ``at``, by up to ``px`` for ``seconds``.

    Only what is at rest jumps, and it is owned by nobody meanwhile: what moves on its own, or
    begins to, has felt enough.  So nothing is printed anew, and only what jumps is drawn.
    """

    def __init__(self, top: Tabletop, at: tuple[float, float], px: float, seconds: float) -> None:
        self._top, self._at, self._px, self._seconds = top, at, px, seconds
        self._elapsed = 0.0
        self._rest: dict[Sprite, tuple[Spot, Spot]] | None = None
        """What jumps: where it lies, and where it was seen last."""

    def advance(self, dt: float) -> float | None:
        """Go on by ``dt`` seconds."""
        if self._rest is None:
            self._rest = {} if self._top.reduced_motion else self._near()
        self._elapsed += dt
        over = self._elapsed >= self._seconds
        t = 1.0 if over else self._elapsed / self._seconds
        self._show(0.0 if over else (1 - t) * math.cos(t * math.tau * SWINGS))
        return self._elapsed - self._seconds if over else None

    def _near(self) -> dict[Sprite, tuple[Spot, Spot]]:
        return {
            sprite: (sprite.spot, sprite.spot)
            for sprite in self._top.sprites.values()
            if not sprite.moving and sprite.spot.lift >= LOOSE and self._force(sprite.spot) > 0
        }

    def _force(self, spot: Spot) -> float:
        """How much of the blow is felt at ``spot``."""
        return max(0.0, 1 - math.dist(self._at, (spot.x, spot.y)) / REACH)

    def _show(self, swing: float) -> None:
        assert self._rest is not None
        for sprite, (rest, seen) in list(self._rest.items()):
            if sprite.moving or sprite.spot is not seen:
                del self._rest[sprite]
                continue
            up = round(self._px * self._force(rest) * swing)
            sprite.spot = (
                rest if not up else replace(rest, x=rest.x + round(0.4 * up), y=rest.y - up)
            )
            self._rest[sprite] = rest, sprite.spot
