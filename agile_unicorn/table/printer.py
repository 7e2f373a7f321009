"""Spots as pictures ready to blit: looks turned, scaled, faded, with their shadows, and kept.

A thing in motion is printed as a *draft*: angle, scale and lift in coarse steps, so that what
moves costs few transforms, and the shadow apart from the thing.  A thing at rest is printed
*finally*: exactly, smoothly turned, in one picture together with its shadow.
"""

from __future__ import annotations

import math
from collections.abc import Hashable
from typing import Final

import msgspec
import pygame

from agile_unicorn.table.cache import MEBI, Cache, weight
from agile_unicorn.table.ink import INK
from agile_unicorn.table.looks import CardLook, DieLook, Look, Spot, TextLook
from agile_unicorn.table.press import Press
from agile_unicorn.table.shadows import (
    FLAT,
    OUTLINE,
    Layer,
    Pose,
    faded,
    flattened,
    outlined,
    shadow,
)
from agile_unicorn.table.sight import Sight

OCTAVE: Final = 8
"""Steps of scale a doubling, in drafts."""
SQUEEZES: Final = 16
ALPHAS: Final = 16
LIFTS: Final = 4
EDGE: Final = 2.5
"""The line of ink around things, in design pixels, where more contrast is wanted."""
FINE: Final = 1.5
"""Pixels a design pixel from which turned things need no extra detail."""


class Printer:
    """Prints spots at ``scale`` pixels a design pixel and keeps the pictures.

    ``cap`` is the number of MiB they may take at scale 1; larger scales may take more.  ``work``
    counts the pixels that were printed or transformed so far: what the next frame may still do.
    """

    def __init__(self, press: Press, scale: float = 1.0, cap: int = 48) -> None:
        self.press = press
        self._cap = cap * MEBI
        self.scale = scale
        press.assets.dice.fit(scale)
        self.renders = 0
        self.transforms = 0
        self.work = 0
        self.version = 0
        self._cache = Cache[Layer](self._cap, lambda layer: weight(layer.picture))

    def resize(self, scale: float) -> None:
        """From now on print at ``scale``; every picture is printed anew."""
        if scale != self.scale:
            self.scale = scale
            self._cache.cap = round(self._cap * max(1.0, scale * scale))
            self.press.assets.dice.fit(scale)
            self.forget()

    def forget(self) -> None:
        """Print everything anew: the words, the text size or the pictures have changed."""
        self._cache.clear()
        self.version += 1

    def draft(self, spot: Spot) -> tuple[Layer, ...]:
        """Pictures of ``spot`` in motion, the lowest first."""
        if spot.alpha * ALPHAS < 0.5:
            return ()
        rough = _rough(spot)
        thing = self._faded(rough, self._turned(rough, detail=1))
        below = self._shadow(rough)
        return (thing,) if below is None else (below, thing)

    def has_draft(self, spot: Spot) -> bool:
        """Whether :meth:`draft` costs nothing."""
        if spot.alpha * ALPHAS < 0.5:
            return True
        rough = _rough(spot)
        thing = _faded_key(rough) if rough.alpha < 1 else self._turned_key(rough)
        return thing in self._cache and (_flat(rough) or self._shadow_key(rough) in self._cache)

    def has_final(self, spot: Spot) -> bool:
        """Whether :meth:`final` costs nothing."""
        return spot.alpha <= 0 or self._final_key(spot) in self._cache

    def final(self, spot: Spot) -> Layer | None:
        """The picture of ``spot`` at rest; nothing if it can not be seen."""
        if spot.alpha <= 0:
            return None
        return self._cache.get(self._final_key(spot), lambda: self._finished(spot))

    def _final_key(self, spot: Spot) -> Hashable:
        pose = (spot.angle, spot.scale, spot.squeeze, spot.alpha, spot.lift, spot.glow)
        return "final", spot.look, pose

    def _finished(self, spot: Spot) -> Layer:
        detail = 2 if spot.angle % 90 and self.scale < FINE else 1
        thing = self._turned(spot, detail)
        opaque = msgspec.structs.replace(spot, alpha=1.0)
        below = self._shadow(opaque)
        whole = flattened([below, thing]) if below else thing
        if spot.alpha < 1:
            whole = Layer(faded(whole.picture, spot.alpha), whole.x, whole.y)
        return whole

    def _upright(self, look: Look, k: float) -> pygame.Surface:
        def make() -> Layer:
            self.renders += 1
            picture = self.press.upright(look, k)
            self.work += 2 * _area(picture)
            return Layer(picture, -picture.width / 2, -picture.height / 2)

        return self._cache.get(("upright", look, k), make).picture

    def _turned(self, spot: Spot, detail: int) -> Layer:
        """``spot`` without shadow and fade, printed ``detail`` times as large and reduced."""
        k = self.scale * spot.scale

        def make() -> Layer:
            if detail == 1:
                picture = self._upright(spot.look, k)
            else:
                self.renders += 1
                picture = self.press.upright(spot.look, k, detail)
                self.work += 2 * _area(picture)
            if spot.squeeze != 1:
                self.transforms += 1
                size = (max(1, round(picture.width * abs(spot.squeeze))), picture.height)
                picture = pygame.transform.smoothscale(picture, size)
            if spot.angle % 360:
                self.transforms += 1
                picture = pygame.transform.rotozoom(picture, spot.angle, 1)
            if detail > 1:
                self.transforms += 1
                size = (math.ceil(picture.width / detail), math.ceil(picture.height / detail))
                picture = _reduced(picture, size, detail)
            self.work += _area(picture)
            return Layer(picture, -picture.width / 2, -picture.height / 2)

        if detail > 1:
            return make()
        if spot.squeeze == 1 and not spot.angle % 360:
            picture = self._upright(spot.look, k)
            return Layer(picture, -picture.width / 2, -picture.height / 2)
        return self._cache.get(self._turned_key(spot), make)

    def _turned_key(self, spot: Spot) -> Hashable:
        k = self.scale * spot.scale
        if spot.squeeze == 1 and not spot.angle % 360:
            return "upright", spot.look, k
        return "turned", spot.look, k, spot.angle, spot.squeeze

    def _shadow(self, spot: Spot) -> Layer | None:
        """The shadow, shared by all things of one outline."""
        if _flat(spot):
            return None
        k = self.scale * spot.scale

        def make() -> Layer:
            self.transforms += 1
            sight = self.press.extents.sight
            picture = self._upright(spot.look, k)
            pose = Pose(spot.angle, spot.squeeze, spot.lift, spot.glow and not sight.solid)
            layers = [shadow(picture, self.scale, pose), *self._outlines(spot, sight)]
            below = flattened([layer for layer in layers if layer])
            self.work += _area(below.picture)
            return self._fade(below, spot.alpha)

        return self._cache.get(self._shadow_key(spot), make)

    def _shadow_key(self, spot: Spot) -> Hashable:
        pose = Pose(spot.angle, spot.squeeze, spot.lift, spot.glow)
        return "shadow", outline(spot.look), self.scale * spot.scale, pose, spot.alpha

    def _outlines(self, spot: Spot, sight: Sight) -> list[Layer]:
        """An edge of ink around the thing, and one of sun around what glows, as far as wanted."""
        if not (sight.contrast or (sight.solid and spot.glow)):
            return []
        shape = self._turned(spot, detail=1).picture
        edge = EDGE * self.scale
        if not spot.glow:
            return [outlined(shape, edge, INK)]
        sun = outlined(shape, OUTLINE * self.scale)
        return [outlined(sun.picture, edge, INK), sun] if sight.contrast else [sun]

    def _faded(self, spot: Spot, layer: Layer) -> Layer:
        if spot.alpha >= 1:
            return layer
        return self._cache.get(_faded_key(spot), lambda: self._fade(layer, spot.alpha))

    def _fade(self, layer: Layer, alpha: float) -> Layer:
        if alpha >= 1:
            return layer
        self.transforms += 1
        self.work += _area(layer.picture) // 4
        return Layer(faded(layer.picture, alpha), layer.x, layer.y)


def _rough(spot: Spot) -> Spot:
    """``spot`` in the coarse steps of a draft."""
    return msgspec.structs.replace(
        spot,
        angle=float(round(spot.angle)),
        scale=2 ** (round(math.log2(max(spot.scale, 0.02)) * OCTAVE) / OCTAVE),
        squeeze=max(1, round(spot.squeeze * SQUEEZES)) / SQUEEZES,
        alpha=round(spot.alpha * ALPHAS) / ALPHAS,
        lift=round(spot.lift * LIFTS) / LIFTS,
    )


def _flat(spot: Spot) -> bool:
    """Whether it casts no shadow."""
    return isinstance(spot.look, TextLook) or (spot.lift <= FLAT and not spot.glow)


def _faded_key(spot: Spot) -> Hashable:
    return "faded", spot.look, spot.scale, spot.angle, spot.squeeze, spot.alpha


def _area(picture: pygame.Surface) -> int:
    return picture.width * picture.height


def outline(look: Look) -> Hashable:
    """What decides the shape of a shadow: all cards of a width share one."""
    match look:
        case CardLook():
            return "card", look.width
        case DieLook():
            return "die", look.px
        case _:
            return look


def _reduced(picture: pygame.Surface, size: tuple[int, int], detail: int) -> pygame.Surface:
    """``picture`` at a whole fraction of its size, padded so that every pixel counts evenly."""
    padded = (size[0] * detail, size[1] * detail)
    if picture.size != padded:
        even = pygame.Surface(padded, pygame.SRCALPHA)
        place = ((padded[0] - picture.width) // 2, (padded[1] - picture.height) // 2)
        even.blit(picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)
        picture = even
    return pygame.transform.smoothscale(picture, size)
