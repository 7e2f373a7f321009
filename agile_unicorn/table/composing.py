"""Pictures upon each other: everything in an area, or what moves upon what rests."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import pygame

from agile_unicorn.table.looks import Spot
from agile_unicorn.table.shadows import Layer

MOST_AREAS: Final = 24
BLEND: Final = pygame.BLEND_PREMULTIPLIED


class Counts:
    """What drawing has cost so far, for tests and benchmarks."""

    __slots__ = ("blits", "frames", "pixels", "presents")

    def __init__(self) -> None:
        self.blits = self.frames = self.pixels = self.presents = 0


class Drawn:
    """How a sprite was drawn last."""

    __slots__ = ("area", "final", "late", "light", "pictures", "printed", "spot", "z")

    def __init__(
        self, spot: Spot, layers: tuple[Layer, ...], x: float, y: float, final: bool
    ) -> None:
        self.spot, self.final, self.z = spot, final, spot.z
        self.printed, self.late = layers, False
        self.pictures = [
            (layer.picture, (round(x + layer.x), round(y + layer.y))) for layer in layers
        ]
        self.light: tuple[int, ...] | None = None
        areas = [picture.get_rect(topleft=place) for picture, place in self.pictures]
        self.area = areas[0].unionall(areas[1:]) if areas else pygame.Rect(0, 0, 0, 0)

    def moved(self, spot: Spot, x: float, y: float) -> Drawn:
        """The same pictures at the place of ``spot``: its own are late."""
        other = Drawn(spot, self.printed, x, y, final=False)
        other.late = True
        return other


def compose(
    surface: pygame.Surface,
    area: pygame.Rect,
    ground: pygame.Surface,
    order: Iterable[Drawn],
    counts: Counts,
) -> None:
    """Draw ``area`` anew: ``ground``, and what of ``order`` reaches into it, the lowest first."""
    surface.set_clip(area)
    surface.blit(ground, area.topleft, area)
    counts.blits += 1
    counts.pixels += area.width * area.height
    for drawn in order:
        if not drawn.area.colliderect(area):
            continue
        if drawn.light is not None:
            surface.fill(drawn.light, area, pygame.BLEND_RGB_MULT)
        for picture, place in drawn.pictures:
            touched = surface.blit(picture, place, special_flags=BLEND)
            counts.blits += 1
            counts.pixels += touched.width * touched.height
    surface.set_clip(None)


class Rest:
    """The table with all that rests upon it, so that what moves costs little more than itself.

    Kept only where something moves: what changes at rest makes its place ``stale``.
    """

    def __init__(self, counts: Counts) -> None:
        self._counts = counts
        self._surface: pygame.Surface | None = None
        self._stale: list[pygame.Rect] = []

    def forget(self) -> None:
        """The table is another one."""
        self._surface = None

    def spoil(self, areas: Iterable[pygame.Rect]) -> None:
        """In ``areas`` something else rests from now on."""
        if self._surface is not None:
            self._stale += areas
            if len(self._stale) > MOST_AREAS:
                self._stale = [self._stale[0].unionall(self._stale[1:])]

    def restore(
        self,
        surface: pygame.Surface,
        area: pygame.Rect,
        ground: pygame.Surface,
        order: Sequence[Drawn],
    ) -> bool:
        """Draw ``area`` from what rests, with what moves upon it.

        False, and nothing is done, where nothing moves or something rests upon what moves.
        """
        here = [drawn for drawn in order if drawn.area.colliderect(area)]
        first = next((i for i, drawn in enumerate(here) if not drawn.final), len(here))
        movers = here[first:]
        if not movers or any(drawn.final for drawn in movers):
            return False
        compose(surface, area, self._fresh(surface, area, ground, order), movers, self._counts)
        return True

    def _fresh(
        self,
        surface: pygame.Surface,
        area: pygame.Rect,
        ground: pygame.Surface,
        order: Sequence[Drawn],
    ) -> pygame.Surface:
        """The resting table, up to date within ``area``."""
        rest = self._surface
        if rest is None or rest.size != surface.size:
            rest = self._surface = pygame.Surface(surface.size).convert(surface)
            self._stale = [surface.get_rect()]
        late = [rect for rect in self._stale if rect.colliderect(area)]
        if late:
            self._stale = [rect for rect in self._stale if not rect.colliderect(area)]
            resting = [drawn for drawn in order if drawn.final]
            for rect in merged(late, rest.get_rect()):
                compose(rest, rect, ground, resting, self._counts)
        return rest


def merged(areas: Iterable[pygame.Rect], bounds: pygame.Rect) -> list[pygame.Rect]:
    """``areas`` within ``bounds``, none overlapping another.

    A row of pixels which starts at a multiple of 16 bytes makes SDL copy past the cache, which is
    slower here: such areas start one pixel further left.
    """
    out: list[pygame.Rect] = []
    for rect in areas:
        area = rect.clip(bounds)
        if area.width <= 0 or area.height <= 0:
            continue
        if area.x % 4 == 0 and area.x > bounds.x:
            area = pygame.Rect(area.x - 1, area.y, area.width + 1, area.height)
        while (index := area.collidelist(out)) >= 0:
            area = area.union(out.pop(index))
        out.append(area)
    return [out[0].unionall(out[1:])] if len(out) > MOST_AREAS else out
