"""One thing on the table, and how it gets from spot to spot."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from agile_unicorn.engine.pieces import Ref
from agile_unicorn.table.looks import CardLook, Spot
from agile_unicorn.table.tween import Ease, Motion, out_cubic

NARROWEST: Final = 0.06
"""Width of a card seen from its edge while it is turned over."""
EDGE_SHADE: Final = 0.85
TURN_LIFT: Final = 0.8


class Sprite:
    """What is seen for ``ref``: ``spot`` is a value, replaced whenever anything changes.

    ``owner`` is the one motion which may move it; a newer motion takes it over.
    """

    __slots__ = ("owner", "ref", "spot")

    def __init__(self, ref: Ref, spot: Spot) -> None:
        self.ref = ref
        self.spot = spot
        self.owner: Motion | None = None

    @property
    def moving(self) -> bool:
        """Whether some motion has hold of it."""
        return self.owner is not None


class Path:
    """A motion of one sprite along ``way``, which answers 0..1 with a spot.

    ``way`` is made when the motion starts, from the spot at that moment.  The sprite ends exactly
    where ``way(1)`` says, unless a newer motion has taken it over: then this one is over.  It
    takes the sprite over when it starts, or when it is told to :meth:`claim` it.
    """

    def __init__(
        self,
        sprite: Sprite,
        begin: Callable[[Spot], Callable[[float], Spot]],
        seconds: float,
        ease: Ease = out_cubic,
    ) -> None:
        self._sprite, self._begin = sprite, begin
        self._seconds, self._ease = max(0.0, seconds), ease
        self._elapsed = 0.0
        self._way: Callable[[float], Spot] | None = None
        self._claimed = False

    def claim(self) -> Path:
        """Take the sprite over now, before the motion starts; answers itself."""
        self._sprite.owner = self
        self._claimed = True
        return self

    def advance(self, dt: float) -> float | None:
        """Go on by ``dt`` seconds."""
        sprite = self._sprite
        if not self._claimed:
            self.claim()
        if sprite.owner is not self:
            return dt
        if self._way is None:
            self._way = self._begin(sprite.spot)
        self._elapsed += dt
        if self._elapsed >= self._seconds:
            sprite.spot = self._way(1.0)
            sprite.owner = None
            return self._elapsed - self._seconds
        sprite.spot = self._way(self._ease(self._elapsed / self._seconds))
        return None


def glide(
    sprite: Sprite,
    goal: Spot,
    seconds: float,
    ease: Ease = out_cubic,
    *,
    arc: float = 0.0,
    spin: float = 0.0,
) -> Path:
    """Move ``sprite`` to ``goal``; another face on a card is turned up on the way.

    ``arc`` is the height of the bow in parts of the way, ``spin`` degrees more at the start.
    """

    def begin(start: Spot) -> Callable[[float], Spot]:
        if spin:
            start = replace(start, angle=start.angle + spin)
        return lambda t: goal if t == 1 else _between(start, goal, t, arc)

    return Path(sprite, begin, seconds, ease)


def _between(start: Spot, goal: Spot, t: float, arc: float) -> Spot:
    spot = blend(start, goal, t)
    if arc:
        far = math.dist((start.x, start.y), (goal.x, goal.y))
        spot = replace(spot, y=spot.y - arc * far * 4 * t * (1 - t))
    if turns_over(start, goal):
        spot = edgewise(start, spot, t)
    return spot


def turns_over(start: Spot, goal: Spot) -> bool:
    """Whether another side of the same card is to be seen."""
    one, other = start.look, goal.look
    return isinstance(one, CardLook) and isinstance(other, CardLook) and one.face != other.face


def edgewise(start: Spot, spot: Spot, t: float) -> Spot:
    """``spot`` as it is seen while the card turns: narrow, lifted, and the old face first."""
    near = abs(math.cos(math.pi * min(1.0, max(0.0, t))))
    look, scale = spot.look, spot.scale
    if isinstance(look, CardLook) and isinstance(start.look, CardLook):
        if t < 0.5:
            scale *= look.width / start.look.width
            look = start.look
        look = replace(look, shade=look.shade * (EDGE_SHADE if near < 0.5 else 1.0))
    lift = spot.lift + TURN_LIFT * (1 - near)
    return replace(spot, look=look, scale=scale, squeeze=max(NARROWEST, near), lift=lift)


def blend(start: Spot, goal: Spot, t: float) -> Spot:
    """Between two spots; the look is that of the goal, a card grows from its old width."""
    first = start.scale
    if isinstance(start.look, CardLook) and isinstance(goal.look, CardLook):
        first *= start.look.width / goal.look.width

    def part(a: float, b: float) -> float:
        return a + (b - a) * t

    turn = (goal.angle - start.angle + 180) % 360 - 180
    return replace(
        goal,
        x=part(start.x, goal.x),
        y=part(start.y, goal.y),
        angle=start.angle + turn * t,
        scale=max(0.02, part(first, goal.scale)),
        z=max(start.z, goal.z),
        lift=max(0.0, part(start.lift, goal.lift)),
        alpha=min(1.0, max(0.0, part(start.alpha, goal.alpha))),
        squeeze=part(start.squeeze, goal.squeeze),
    )
