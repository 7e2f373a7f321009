"""The things on the table by what they stand for, and how a layout comes about."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from agile_unicorn.engine.pieces import Ref
from agile_unicorn.table.extent import Extents
from agile_unicorn.table.looks import CardLook, Layout, Spot
from agile_unicorn.table.sprite import Path, Sprite, glide, turns_over
from agile_unicorn.table.tween import Call, Chain, Ease, Motion, Together, out_quint, staggered

FADE: Final = 0.12
TURN: Final = 0.32
"""Seconds a card takes at least to be turned over."""

THROWN: Final = 120.0
"""Design pixels from which on a card is thrown, and not pushed."""


class Throw(Struct, frozen=True):
    """How cards fly: height of the bow in parts of the way, degrees of spin, and their sound."""

    arc: float = 0.0
    spin: float = 0.0
    cue: str = ""


LAID: Final = Throw()
DEALT: Final = Throw(arc=0.06, spin=8.0, cue="deal")
"""Dealt from the wrist."""

Birth = Callable[[Ref, Spot], Spot | None]
"""Where a new thing comes from; ``None``: it fades in on its spot."""
Farewell = Callable[[Ref, Spot], Spot | None]
"""Where a thing that is gone leaves for; ``None``: it fades out where it is."""


class Tabletop:
    """Sprites by ref.  ``extras`` are seen too, but mean nothing: they leave, or are confetti."""

    def __init__(self, extents: Extents) -> None:
        self.extents = extents
        self.sprites: dict[Ref, Sprite] = {}
        self.extras: list[Sprite] = []
        self.births: Birth | None = None
        self.farewells: Farewell | None = None
        self.reduced_motion = False
        self.sound: Callable[[str], object] = lambda cue: None
        self._running: list[Motion] = []

    def __iter__(self) -> Iterator[Sprite]:
        yield from self.sprites.values()
        yield from self.extras

    def spot(self, ref: Ref) -> Spot | None:
        """Where ``ref`` is seen now."""
        sprite = self.sprites.get(ref)
        return sprite.spot if sprite else None

    def put(self, layout: Layout) -> None:
        """Show ``layout`` at once, and nothing else: whatever was under way is over."""
        self.advance(math.inf)
        self.sync(layout, 0).advance(math.inf)
        self._running.clear()
        self.extras.clear()

    def sync(
        self,
        layout: Layout,
        seconds: float = 0.24,
        stagger: float = 0.0,
        ease: Ease = out_quint,
        *,
        births: Birth | None = None,
        farewells: Farewell | None = None,
        throw: Throw = LAID,
    ) -> Motion:
        """The motion which brings every sprite to its spot; afterwards the table is ``layout``.

        New things come from where ``births`` says, those gone leave for where ``farewells`` says;
        without, those of the tabletop are asked.  What already is in place does not move.  Cards
        go one after another, all else at once; those that have a way to go fly as ``throw`` says.
        """
        leaving: list[Motion] = []
        cards: list[Motion] = []
        others: list[Motion] = []
        farewells = farewells or self.farewells
        for ref in [ref for ref in self.sprites if ref not in layout]:
            gone = self.sprites.pop(ref)
            away = self._leave(gone, seconds, farewells)
            (leaving if isinstance(gone.spot.look, CardLook) else others).append(away)
        births = births or self.births
        for ref, goal in layout.items():
            sprite = self.sprites.get(ref)
            if sprite is None:
                sprite = self.sprites[ref] = Sprite(ref, self._origin(ref, goal, births))
            if not sprite.moving and sprite.spot == goal:
                continue
            if _only_looks(sprite.spot, goal) and not sprite.moving:
                others.append(glide(sprite, goal, 0).claim())
            else:
                moving = cards if isinstance(goal.look, CardLook) else others
                moving.append(self._fly(sprite, goal, seconds, ease, throw))
        self.sprites = {ref: self.sprites[ref] for ref in layout}
        apart = 0.0 if self.reduced_motion else stagger
        return Together([*others, staggered(leaving, apart), staggered(cards, apart)])

    def _origin(self, ref: Ref, goal: Spot, births: Birth | None) -> Spot:
        origin = births(ref, goal) if births and not self.reduced_motion else None
        return origin or replace(goal, alpha=0.0)

    def _fly(self, sprite: Sprite, goal: Spot, seconds: float, ease: Ease, throw: Throw) -> Motion:
        """Move ``sprite``, which is claimed at once; a thrown card is heard as it leaves."""
        start = sprite.spot
        far = math.dist((start.x, start.y), (goal.x, goal.y)) > THROWN
        how = throw if far and isinstance(goal.look, CardLook) else LAID
        if self.reduced_motion:
            path = self.cross_fade(sprite, goal, FADE if seconds else 0)
        else:
            if seconds and turns_over(start, goal):
                seconds = max(seconds, TURN)
            path = glide(sprite, goal, seconds, ease, arc=how.arc, spin=how.spin)
        path.claim()
        return Chain(Call(lambda: self.sound(how.cue)), path) if how.cue else path

    def cross_fade(self, sprite: Sprite, goal: Spot, seconds: float = FADE) -> Path:
        """``sprite`` fades out where it is while it fades in at ``goal``."""

        def begin(start: Spot) -> Callable[[float], Spot]:
            if seconds and start.alpha and math.dist((start.x, start.y), (goal.x, goal.y)) > 1:
                ghost = Sprite(sprite.ref, start)
                self.play(self._leave(ghost, seconds, None))
            first = 0.0 if seconds else goal.alpha
            return lambda t: goal if t == 1 else replace(goal, alpha=first + goal.alpha * t)

        return Path(sprite, begin, seconds)

    def _leave(self, sprite: Sprite, seconds: float, farewells: Farewell | None) -> Motion:
        """Move ``sprite`` off the table; from now on it means nothing."""
        self.extras.append(sprite)
        goal = None
        if farewells and not self.reduced_motion:
            goal = farewells(sprite.ref, sprite.spot)
        if goal is None:
            goal, seconds = replace(sprite.spot, alpha=0.0, hot=False), min(seconds, FADE)
        away = Call(lambda: self.remove(sprite))
        return Chain(glide(sprite, goal, seconds).claim(), away)

    def remove(self, sprite: Sprite) -> None:
        """Take an extra off the table."""
        if sprite in self.extras:
            self.extras.remove(sprite)

    def rename(self, old: Ref, new: Ref) -> None:
        """The thing seen as ``old`` is known as ``new`` from now on; nothing seen changes."""
        if old in self.sprites and new not in self.sprites:
            sprite = self.sprites.pop(old)
            sprite.ref = new
            self.sprites[new] = sprite

    def play(self, motion: Motion) -> None:
        """Let ``motion`` run beside everything else."""
        self._running.append(motion)

    def advance(self, dt: float) -> None:
        """Let what is played go on by ``dt`` seconds."""
        running, self._running = self._running, []
        going = [motion for motion in running if motion.advance(dt) is None]
        self._running = going + self._running

    @property
    def resting(self) -> bool:
        """Whether nothing moves."""
        return not self._running and not any(sprite.moving for sprite in self)

    def hit_test(self, x: float, y: float) -> Ref | None:
        """The topmost hot thing at a design point; turned things are tested exactly."""
        best: Ref | None = None
        highest = -math.inf
        for ref, sprite in self.sprites.items():
            spot = sprite.spot
            if spot.hot and spot.z >= highest and self.extents.covers(spot, x, y):
                best, highest = ref, spot.z
        return best


def _only_looks(spot: Spot, goal: Spot) -> bool:
    """Whether nothing but look, glow and heat changes: then it changes at once."""
    if turns_over(spot, goal):
        return False
    same = replace(spot, look=goal.look, glow=goal.glow, hot=goal.hot)
    return same == goal
