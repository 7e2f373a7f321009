"""How cards move (``docs/look.md``, motion): each function answers a motion and starts nothing.

With reduced motion every move is a cross-fade.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Final

from msgspec.structs import replace

from agile_unicorn.engine.pieces import Ref
from agile_unicorn.table.jolt import Jolt
from agile_unicorn.table.looks import Look, Spot
from agile_unicorn.table.sprite import NARROWEST, TURN_LIFT, Path, Sprite, glide
from agile_unicorn.table.tabletop import Tabletop
from agile_unicorn.table.tween import (
    Call,
    Chain,
    Ease,
    Motion,
    Together,
    Tween,
    Wait,
    in_cubic,
    in_out_cubic,
    in_quad,
    in_sine,
    linear,
    out_back,
    out_cubic,
    out_quad,
    out_quint,
    staggered,
)

NOTHING: Final = 0.0
SETTLE: Final = 4.0
"""Design pixels that a card sinks too far."""
SHAKE_HEAD: Final = 8.0
"""Design pixels to either side."""


def nothing() -> Motion:
    """What takes no time and changes nothing."""
    return Wait(NOTHING)


def move(top: Tabletop, ref: Ref, goal: Spot, seconds: float, ease: Ease, **bow: float) -> Motion:
    """Move ``ref`` to ``goal``; with reduced motion it fades over; nothing if it is not there."""
    sprite = top.sprites.get(ref)
    if sprite is None:
        return nothing()
    if top.reduced_motion:
        return top.cross_fade(sprite, goal)
    return glide(sprite, goal, seconds, ease, **bow)


def slide(top: Tabletop, targets: Mapping[Ref, Spot], stagger: float = 0.06) -> Motion:
    """Things slide to their spots."""
    moves = [move(top, ref, goal, 0.24, out_quint) for ref, goal in targets.items()]
    return staggered(moves, NOTHING if top.reduced_motion else stagger)


def lay(top: Tabletop, ref: Ref, goal: Spot, cue: str = "") -> Motion:
    """A card goes down, a little too far, and settles; ``cue`` is heard as it lands."""
    low = replace(goal, y=goal.y + SETTLE)
    if top.reduced_motion:
        return Chain(move(top, ref, goal, NOTHING, linear), heard(top, cue))
    down = move(top, ref, low, 0.26, in_out_cubic)
    return Chain(down, heard(top, cue), move(top, ref, goal, 0.06, out_quad))


def flip(top: Tabletop, ref: Ref, look: Look) -> Motion:
    """Turn ``ref`` over where it lies, so that ``look`` is up."""
    sprite = top.sprites.get(ref)
    if sprite is None:
        return nothing()
    if top.reduced_motion:
        return top.cross_fade(sprite, replace(sprite.spot, look=look))

    def close(start: Spot) -> Callable[[float], Spot]:
        return lambda t: _edge(start, 1 - (1 - NARROWEST) * t)

    def open_(start: Spot) -> Callable[[float], Spot]:
        goal = replace(start, look=look, squeeze=1.0, lift=max(0.0, start.lift - TURN_LIFT))
        return lambda t: goal if t == 1 else _edge(goal, NARROWEST + (1 - NARROWEST) * t)

    return Chain(Path(sprite, close, 0.14, in_sine), Path(sprite, open_, 0.18, out_back))


def _edge(spot: Spot, squeeze: float) -> Spot:
    high = TURN_LIFT * (1 - min(1.0, squeeze))
    return replace(spot, squeeze=squeeze, lift=spot.lift + high, y=spot.y - 10 * high)


def reveal(top: Tabletop, groups: Iterable[Mapping[Ref, Look]], cue: str = "") -> Motion:
    """Cards are turned over, one group after another; each group is heard as it begins."""
    turns = [
        Chain(heard(top, cue), Together([flip(top, ref, look) for ref, look in group.items()]))
        for group in groups
    ]
    return staggered(turns, NOTHING if top.reduced_motion else 0.09)


def slam(top: Tabletop, ref: Ref, goal: Spot, cue: str = "") -> Motion:
    """A card falls on its spot, so that what lies around it jumps; ``cue`` is heard as it lands."""
    return Chain(
        move(top, ref, goal, 0.22, in_quad),
        heard(top, cue),
        Jolt(top, (goal.x, goal.y), 6, 0.12),
    )


def heard(top: Tabletop, cue: str) -> Motion:
    """The sound ``cue``, if there is one, at this moment."""
    return Call(lambda: top.sound(cue)) if cue else nothing()


def cancel(top: Tabletop, ref: Ref, goal: Spot) -> Motion:
    """The struck card plays its fall backwards, and is put aside at ``goal``."""
    sprite = top.sprites.get(ref)
    if sprite is None:
        return nothing()
    here = sprite.spot
    high = replace(here, scale=here.scale * 1.35, lift=here.lift + 1.2, z=max(here.z, goal.z) + 1)
    return Chain(
        move(top, ref, high, 0.22, lambda t: 1 - in_quad(1 - t)),
        move(top, ref, goal, 0.28, in_out_cubic),
    )


def stamp(top: Tabletop, ref: Ref, goal: Spot, cue: str = "") -> Motion:
    """A rubber stamp comes down on ``goal``; ``cue`` is heard as it hits the paper."""
    high = replace(goal, scale=goal.scale * 1.5, alpha=0.0)
    top.sprites.setdefault(ref, Sprite(ref, high))
    return Chain(
        move(top, ref, goal, 0.18, in_cubic),
        heard(top, cue),
        Jolt(top, (goal.x, goal.y), 2, 0.08),
    )


def refuse(top: Tabletop, ref: Ref) -> Motion:
    """Something shakes its head: it cannot be chosen now."""
    sprite = top.sprites.get(ref)
    if sprite is None or top.reduced_motion:
        return nothing()

    def begin(start: Spot) -> Callable[[float], Spot]:
        def way(t: float) -> Spot:
            aside = SHAKE_HEAD * (1 - t) * math.sin(t * math.tau * 2)
            return start if t == 1 else replace(start, x=start.x + aside)

        return way

    return Path(sprite, begin, 0.28, linear)


def win_lift(top: Tabletop, ref: Ref) -> Motion:
    """The card that is won rises."""
    sprite = top.sprites.get(ref)
    if sprite is None or top.reduced_motion:
        return nothing()
    spot = sprite.spot
    return move(top, ref, replace(spot, scale=spot.scale * 1.1, lift=2.2), 0.3, out_back)


def scatter(
    top: Tabletop, refs: Iterable[Ref], rng: Random, back: Callable[[Ref, Look], Look]
) -> Motion:
    """Cards hop about after a bang and turn over to their ``back``, without a flash."""
    if top.reduced_motion:
        return nothing()
    hops = []
    for ref in refs:
        sprite = top.sprites.get(ref)
        if sprite is None:
            continue
        spot = sprite.spot
        x, y = spot.x + rng.uniform(-70, 70), spot.y + rng.uniform(-50, 30)
        angle = spot.angle + 5 * rng.randint(-7, 7)
        goal = replace(spot, x=x, y=y, angle=angle, lift=1.0, look=back(ref, spot.look))
        hops.append(glide(sprite, goal, 0.6, out_cubic, arc=0.8))
    return Together(hops)


def count_up(show: Callable[[int], None], first: int, last: int, seconds: float = 0.4) -> Motion:
    """Call ``show`` with every number on the way from ``first`` to ``last``."""
    return Tween(lambda t: show(round(first + (last - first) * t)), seconds, out_quad)
