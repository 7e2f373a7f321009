"""What hands and figures do with things: walk, riffle, hand over, pulse."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from agile_unicorn.engine.pieces import Ref
from agile_unicorn.table.drawn import GLEAM, GLEAMS
from agile_unicorn.table.looks import Look, PieceLook, Spot
from agile_unicorn.table.motion import heard, move, nothing
from agile_unicorn.table.sprite import Path, Sprite, blend, edgewise, glide, turns_over
from agile_unicorn.table.tabletop import Tabletop
from agile_unicorn.table.tween import (
    Call,
    Chain,
    Motion,
    in_out_cubic,
    in_out_sine,
    linear,
    out_quad,
    staggered,
)

STRIDE: Final = 90.0
"""Design pixels of one step; nobody takes more than so many, or fewer."""
STEPS: Final = (2, 5)
STEP_HEIGHT, STEP_TILT = 16.0, 4.0
RIFFLE: Final = (0.0, -3.0, 3.0, -3.0, 3.0, 0.0)
HANDED: Final = 0.5
TOKEN_Z: Final = 130.0


def walk(top: Tabletop, ref: Ref, goal: Spot, seconds: float = 0.6) -> Motion:
    """A figure walks to ``goal``, from one foot to the other."""
    sprite = top.sprites.get(ref)
    if sprite is None:
        return nothing()
    return stroll(top, sprite, goal, seconds)


def stroll(top: Tabletop, sprite: Sprite, goal: Spot, seconds: float = 0.6) -> Motion:
    """The same for a thing that stands for nothing."""
    if top.reduced_motion:
        return top.cross_fade(sprite, goal)

    def begin(start: Spot) -> Callable[[float], Spot]:
        far = math.dist((start.x, start.y), (goal.x, goal.y))
        steps = min(STEPS[1], max(STEPS[0], round(far / STRIDE)))

        def way(t: float) -> Spot:
            if t == 1:
                return goal
            spot, foot = blend(start, goal, t), t * steps
            if turns_over(start, goal):
                spot = edgewise(start, spot, t)
            hop, side = abs(math.sin(math.pi * foot)), -1 if int(foot) % 2 else 1
            tilt = STEP_TILT * side * round(2 * hop) / 2
            return replace(spot, y=spot.y - STEP_HEIGHT * hop, angle=spot.angle + tilt)

        return way

    return Path(sprite, begin, seconds, in_out_sine)


def riffle(top: Tabletop, ref: Ref) -> Motion:
    """A pile is shuffled: it shrinks, turns to and fro, and is full again."""
    sprite = top.sprites.get(ref)
    if sprite is None or top.reduced_motion:
        return nothing()

    def begin(start: Spot) -> Callable[[float], Spot]:
        def way(t: float) -> Spot:
            if t == 1:
                return start
            turn = RIFFLE[min(len(RIFFLE) - 1, int(t * len(RIFFLE)))]
            return replace(
                start,
                angle=start.angle + turn,
                scale=start.scale * (1 - 0.06 * math.sin(math.pi * t)),
                lift=start.lift + 0.5 * math.sin(math.pi * t),
            )

        return way

    return Path(sprite, begin, 0.5, linear)


def hand_over(
    top: Tabletop, look: Look, start: Spot, goal: Spot, cue: str = "", seconds: float = HANDED
) -> Motion:
    """Something that means nothing by itself goes from ``start`` to ``goal``, and is gone."""
    if top.reduced_motion:
        return heard(top, cue)
    sprite = Sprite(Ref("handed"), replace(start, look=look, z=TOKEN_Z, lift=1.6, hot=False))
    there = replace(goal, look=look, z=TOKEN_Z, lift=1.2, hot=False)
    return Chain(
        Call(lambda: top.extras.append(sprite)),
        glide(sprite, there, seconds, in_out_cubic, arc=0.12),
        Call(lambda: top.remove(sprite)),
        heard(top, cue),
    )


def hand_out(
    top: Tabletop, looks: list[Look], start: Spot, goal: Spot, cue: str = "", stagger: float = 0.09
) -> Motion:
    """Several such things, one after another."""
    return staggered((hand_over(top, look, start, goal, cue) for look in looks), stagger)


def waft(top: Tabletop, start: Spot, rise: float, seconds: float) -> Motion:
    """A puff appears, drifts up and is gone."""
    sprite = Sprite(Ref("waft"), replace(start, alpha=0.0))

    def begin(_: Spot) -> Callable[[float], Spot]:
        def way(t: float) -> Spot:
            sway = 3.0 * math.sin(t * math.tau)
            alpha = math.sin(math.pi * t) ** 2
            return replace(start, x=start.x + sway, y=start.y + rise * t, alpha=alpha)

        return way

    return _passing(top, sprite, Path(sprite, begin, seconds, linear))


def gleam(top: Tabletop, card: Spot, seconds: float = 0.6) -> Motion:
    """Light runs once over a card that lies at ``card``: pictures made beforehand."""
    size = top.extents.size(card.look)
    spot = replace(card, z=card.z + 0.5, lift=0.0, glow=False, hot=False)
    sprite = Sprite(Ref("gleam"), replace(spot, alpha=0.0))

    def begin(_: Spot) -> Callable[[float], Spot]:
        def way(t: float) -> Spot:
            number = min(GLEAMS - 1, int(t * GLEAMS))
            return replace(spot, look=PieceLook(f"{GLEAM}{number}", size))

        return way

    return _passing(top, sprite, Path(sprite, begin, seconds, linear))


def _passing(top: Tabletop, sprite: Sprite, motion: Motion) -> Motion:
    """``motion`` of something that is only there meanwhile."""
    if top.reduced_motion:
        return nothing()
    there, gone = Call(lambda: top.extras.append(sprite)), Call(lambda: top.remove(sprite))
    return Chain(there, motion, gone)


def pulse(top: Tabletop, ref: Ref, size: float = 1.16) -> Motion:
    """Something has changed: it is large for a moment."""
    sprite = top.sprites.get(ref)
    if sprite is None or top.reduced_motion:
        return nothing()
    spot = sprite.spot
    large = replace(spot, scale=spot.scale * size, lift=spot.lift + 0.6)
    return Chain(move(top, ref, large, 0.1, out_quad), move(top, ref, spot, 0.16, out_quad))
