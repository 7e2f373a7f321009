"""Dice that are thrown, and confetti."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from msgspec.structs import replace

from agile_unicorn.engine.pieces import Ref
from agile_unicorn.table.drawn import BIT
from agile_unicorn.table.ink import CONFETTI
from agile_unicorn.table.looks import DieLook, PieceLook, Spot
from agile_unicorn.table.motion import move, nothing
from agile_unicorn.table.sprite import Path, Sprite, blend
from agile_unicorn.table.tabletop import Tabletop
from agile_unicorn.table.tween import (
    Call,
    Chain,
    Motion,
    Together,
    Wait,
    linear,
    out_cubic,
    out_quad,
)

TUMBLES: Final = 14
"""Frames of a throw."""
BOUNCES: Final = 3
HEIGHT: Final = 0.8
"""Each bounce is so many times as high as the one before."""
MOST_BITS: Final = 110
TWIST: Final = 30
FADES: Final = 3
"""Degrees between the angles of a bit, and steps of its fade: few pictures for many bits."""


def throw_dice(
    top: Tabletop,
    dice: Mapping[Ref, Spot],
    origin: tuple[float, float],
    tumbles: int = TUMBLES,
    late: float = 0.0,
) -> Motion:
    """Dice fly from ``origin``, bounce, tumble and lie still on their spots.

    The looks of ``dice`` show the results; the throw only leads there.  The last one takes ``late``
    seconds longer: all eyes are on it.
    """
    motions: list[Motion] = []
    for i, (ref, goal) in enumerate(dice.items()):
        x, y = (goal.x, goal.y) if top.reduced_motion else origin
        start = replace(goal, x=x, y=y, alpha=0.0, hot=False)
        sprite = top.sprites.setdefault(ref, Sprite(ref, start))
        if top.reduced_motion:
            motions.append(Chain(Wait(0.15), top.cross_fade(sprite, goal)))
            continue
        seconds = 0.95 + 0.06 * i + (late if i == len(dice) - 1 else 0.0)
        path = Path(sprite, _flight(goal, origin, tumbles), seconds, linear)
        motions.append(Chain(Wait(0.03 * i), path, _settled(sprite, goal)))
    return Together(motions)


def _flight(
    goal: Spot, origin: tuple[float, float], tumbles: int
) -> Callable[[Spot], Callable[[float], Spot]]:
    far = math.dist(origin, (goal.x, goal.y))

    def begin(_: Spot) -> Callable[[float], Spot]:
        start = replace(goal, x=origin[0], y=origin[1])

        def way(t: float) -> Spot:
            if t == 1:
                return goal
            gone = 1 - (1 - t) ** 2.2
            high = bounce(t)
            frame = max(1, round((tumbles - 1) * (1 - t)))
            look = replace(goal.look, frame=frame) if isinstance(goal.look, DieLook) else goal.look
            spot = blend(start, goal, gone)
            y, lift = spot.y - high * min(140.0, 0.35 * far), goal.lift + 1.5 * high
            return replace(spot, y=y, look=look, lift=lift, alpha=1.0, hot=False)

        return way

    return begin


def bounce(t: float) -> float:
    """Height 0..1 of something thrown at part ``t`` of its flight."""
    lengths = [HEIGHT**n for n in range(BOUNCES + 1)]
    left = t * sum(lengths)
    for n, length in enumerate(lengths):
        if left <= length:
            part = left / length
            return float(HEIGHT ** (2 * n)) * 4 * part * (1 - part)
        left -= length
    return 0.0


def _settled(sprite: Sprite, goal: Spot) -> Motion:
    def begin(_: Spot) -> Callable[[float], Spot]:
        return lambda t: goal if t == 1 else replace(goal, angle=goal.angle + 5 * (1 - t))

    return Path(sprite, begin, 0.09, out_quad)


def gather_dice(top: Tabletop, dice: Mapping[Ref, Spot], hand: tuple[float, float]) -> Motion:
    """Dice hop back to the hand, before they are thrown again."""
    moves = [
        move(top, ref, replace(spot, x=hand[0], y=hand[1], alpha=0.0), 0.2, out_cubic, arc=0.4)
        for ref, spot in dice.items()
    ]
    return Together(moves)


def confetti(
    top: Tabletop,
    at: tuple[float, float],
    rng: Random,
    *,
    count: int = MOST_BITS,
    seconds: float = 1.2,
    z: float = 0.0,
) -> Motion:
    """Bits of paper burst from ``at`` and rain down; ``z``: below what lies higher."""
    if top.reduced_motion:
        return nothing()
    bits: list[Motion] = []
    kinds = top.extents.catalog.family(BIT)
    for i in range(min(count, MOST_BITS)):
        look = PieceLook(kinds[i % len(kinds)]) if kinds else _bit(i, rng)
        start = Spot(at[0], at[1], look, z=z, lift=0.0)
        sprite = Sprite(Ref(f"bit:{i}"), start)
        path = Path(sprite, _flutter(rng), seconds * rng.uniform(0.75, 1.0), linear)
        bits.append(Chain(Call(_add(top, sprite)), path, Call(_take(top, sprite))))
    return Together(bits)


def _bit(number: int, rng: Random) -> PieceLook:
    """A bit drawn by code."""
    size = (rng.uniform(8, 14), rng.uniform(10, 18))
    return PieceLook(f"{BIT}{number % len(CONFETTI)}", size)


def _flutter(rng: Random) -> Callable[[Spot], Callable[[float], Spot]]:
    direction, speed = rng.uniform(-math.pi, 0), rng.uniform(160, 620)
    turn, phase = rng.choice((-1, 1)) * rng.uniform(180, 540), rng.uniform(0, 6)

    def begin(start: Spot) -> Callable[[float], Spot]:
        def way(t: float) -> Spot:
            gone = 1 - (1 - t) ** 2
            x = start.x + speed * math.cos(direction) * gone + 14 * math.sin(phase + 9 * t)
            y = start.y + speed * math.sin(direction) * gone + 520 * t * t
            angle = float(round((phase * 57 + turn * t) / TWIST) * TWIST % 360)
            alpha = min(1.0, math.ceil(FADES * 4 * (1 - t)) / FADES)
            squeeze = 0.4 + 0.2 * round(3 * abs(math.cos(phase + 11 * t)))
            return replace(start, x=x, y=y, angle=angle, alpha=alpha, squeeze=squeeze)

        return way

    return begin


def _add(top: Tabletop, sprite: Sprite) -> Callable[[], None]:
    return lambda: top.extras.append(sprite)


def _take(top: Tabletop, sprite: Sprite) -> Callable[[], None]:
    return lambda: top.remove(sprite)
