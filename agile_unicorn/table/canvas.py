"""The one module that blits: table, then sprites from the lowest up, only where things changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from io import BytesIO
from threading import Thread
from typing import Final

import pygame

from agile_unicorn.table.cache import MEBI, Cache, weight
from agile_unicorn.table.looks import LampLook, Spot
from agile_unicorn.table.printer import Printer
from agile_unicorn.table.shadows import Layer
from agile_unicorn.table.sprite import Sprite
from agile_unicorn.table.viewport import DESIGN, Viewport
from agile_unicorn.table.window import Screen

PATIENCE: Final = 1
"""Things at rest which are printed anew in one frame; the others keep their draft until then."""
WORK: Final = 400_000
"""Pixels printed in one frame from which on things in motion wait for their next picture."""
MOST_AREAS: Final = 24
GROUNDS: Final = 40 * MEBI
"""Bytes of tables with mats that are kept: four at 1920 x 1080."""
BLEND: Final = pygame.BLEND_PREMULTIPLIED
COOL: Final = (0.92, 0.95, 1.1)
"""What a dim lamp leaves of red, green and blue."""


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


class Canvas:
    """Keeps ``screen`` equal to the sprites; draws and presents nothing while nothing changes."""

    def __init__(self, screen: Screen, printer: Printer) -> None:
        self.screen, self.printer = screen, printer
        self.counts = Counts()
        self._mats: tuple[str, ...] = ()
        self._drawn: dict[Sprite, Drawn] = {}
        self._ground: pygame.Surface | None = None
        self._wood: pygame.Surface | None = None
        self._grounds = Cache[pygame.Surface](GROUNDS, weight)
        self._early: dict[tuple[tuple[str, ...], Viewport], pygame.Surface] = {}
        self._state: tuple[object, ...] = ()
        self._whole = True
        self.viewport = Viewport(*screen.surface.size)
        printer.resize(self.viewport.scale)

    def lay(self, *mats: str) -> None:
        """Lay the pieces ``mats``, which know their place, upon the bare table."""
        if mats != self._mats:
            self._mats = mats
            self._ground = None

    def redraw(self) -> None:
        """Draw everything in the next frame, for the window has lost its pixels."""
        self._whole = True

    def draw(
        self,
        sprites: Iterable[Sprite],
        patience: int = PATIENCE,
    ) -> bool:
        """Draw what changed; true if anything was."""
        self.counts.frames += 1
        everything = self._follow()
        seen = list(sprites)
        areas = self._changes(seen, patience)
        surface = self.screen.surface
        if everything:
            areas = [surface.get_rect()]
        areas = merged(areas, surface.get_rect())
        if not areas:
            return False
        self._paint(surface, areas, seen)
        self.screen.present(areas)
        self.counts.presents += 1
        return True

    def settle(self, sprites: Iterable[Sprite]) -> None:
        """Draw with everything at rest in its final quality."""
        self.draw(sprites, patience=1 << 30)

    def snapshot(self) -> bytes:
        """What is drawn as a PNG."""
        picture = BytesIO()
        pygame.image.save(self.screen.surface, picture, "picture.png")
        return picture.getvalue()

    def _follow(self) -> bool:
        """Adapt to the size of the window; true if everything has to be drawn."""
        size = self.screen.surface.size
        if size != (self.viewport.width, self.viewport.height):
            self.viewport = Viewport(*size)
            self._wood = self._ground = None
            self._grounds.clear()
            self._early.clear()
            self.printer.resize(self.viewport.scale)
        if self._ground is None:
            self._ground = self._grounds.get(self._mats, lambda: self._table(size))
            self._whole = True
        state = (size, self.printer.version)
        if state != self._state:
            self._state = state
            self._drawn.clear()
            self._whole = True
        everything, self._whole = self._whole, False
        return everything

    def prepare(self, tables: Iterable[tuple[str, ...]]) -> Thread:
        """Lay ``tables`` out in the background, so that a change of mats costs no frame."""
        viewport = self.viewport

        def work() -> None:
            with suppress(pygame.error):  # the window was closed meanwhile
                for mats in tables:
                    self._early[mats, viewport] = self._spread(mats, viewport)

        thread = Thread(target=work, name="tables", daemon=True)
        thread.start()
        return thread

    def _table(self, size: tuple[int, int]) -> pygame.Surface:
        """The table with its mats; the bare wood is kept for the others."""
        early = self._early.pop((self._mats, self.viewport), None)
        if early is not None:
            return early
        if self._wood is None:
            self._wood = self.printer.press.assets.wood(size)
        return self._spread(self._mats, self.viewport) if self._mats else self._wood

    def _spread(self, mats: tuple[str, ...], viewport: Viewport) -> pygame.Surface:
        wood = self._wood
        if wood is None or wood.size != (viewport.width, viewport.height):
            ground = self.printer.press.assets.wood((viewport.width, viewport.height))
        else:
            ground = wood.copy()
        for name in mats:
            self._spread_mat(ground, name, viewport)
        return ground

    def _spread_mat(self, ground: pygame.Surface, name: str, viewport: Viewport) -> None:
        assets, scale = self.printer.press.assets, viewport.scale
        piece = assets.catalog.piece(name)
        width, height = piece.size
        mat = assets.mat(name, (max(1, round(width * scale)), max(1, round(height * scale))))
        if mat is None:
            return
        left, top = piece.at or ((DESIGN[0] - width) / 2, (DESIGN[1] - height) / 2)
        x, y = viewport.to_window(left, top)
        ground.blit(mat, (round(x), round(y)), special_flags=BLEND)

    def _changes(self, seen: list[Sprite], patience: int) -> list[pygame.Rect]:
        """Print what changed; the areas where it was and where it is."""
        areas: list[pygame.Rect] = []
        drawn, enough = self._drawn, self.printer.work + WORK * max(1, patience)
        unseen = 0
        for sprite in seen:
            old = drawn.get(sprite)
            spot = sprite.spot
            if (
                old is not None
                and old.spot is spot
                and (old.final or (sprite.moving and not old.late))
            ):
                continue
            if self.printer.work > enough and self._can_wait(sprite, old):
                if old is None:
                    unseen += 1
                else:
                    drawn[sprite] = new = old.moved(spot, *self.viewport.to_window(spot.x, spot.y))
                    areas += [old.area, new.area]
                continue
            final = not sprite.moving and (patience > 0 or self.printer.has_final(spot))
            if not final and old is not None and old.spot is spot and not old.late:
                continue
            if final and not self.printer.has_final(spot):
                patience -= 1
            if old is not None:
                areas.append(old.area)
            drawn[sprite] = new = self._print(spot, final)
            areas.append(new.area)
        if len(drawn) > len(seen) - unseen:
            here = set(seen)
            for sprite in [sprite for sprite in drawn if sprite not in here]:
                areas.append(drawn.pop(sprite).area)
        return areas

    def _can_wait(self, sprite: Sprite, old: Drawn | None) -> bool:
        """Whether nobody sees that the picture of ``sprite`` is late.

        It shows the same thing as before, on its way, or nothing yet while it fades in.  What shows
        something else is never late: a hand is covered in the very frame in which it has to be.
        """
        spot = sprite.spot
        if not sprite.moving or isinstance(spot.look, LampLook) or self.printer.has_draft(spot):
            return False
        return spot.alpha < 1 if old is None else old.spot.look == spot.look

    def _print(self, spot: Spot, final: bool) -> Drawn:
        if isinstance(spot.look, LampLook):
            return self._dimmed(spot, spot.look.light)
        x, y = self.viewport.to_window(spot.x, spot.y)
        if not final:
            return Drawn(spot, self.printer.draft(spot), x, y, final=False)
        layer = self.printer.final(spot)
        return Drawn(spot, (layer,) if layer else (), x, y, final=True)

    def _dimmed(self, spot: Spot, light: float) -> Drawn:
        """The lamp over the whole window; what light is left is a little cooler."""
        lamp = Drawn(spot, (), 0, 0, final=True)
        lamp.area = self.screen.surface.get_rect()
        lamp.light = tuple(
            round(255 * (1 - spot.alpha * (1 - min(1.0, light * part)))) for part in COOL
        )
        return lamp

    def _paint(
        self, surface: pygame.Surface, areas: Sequence[pygame.Rect], seen: list[Sprite]
    ) -> None:
        assert self._ground is not None
        counts = self.counts
        here = (self._drawn[sprite] for sprite in seen if sprite in self._drawn)
        order = sorted(here, key=lambda drawn: drawn.z)
        for area in areas:
            surface.set_clip(area)
            surface.blit(self._ground, area.topleft, area)
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
