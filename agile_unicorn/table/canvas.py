"""Keeps the screen equal to the sprites: what changed is printed and drawn, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from io import BytesIO
from threading import Thread
from typing import Final

import pygame

from agile_unicorn.table.composing import Counts, Drawn, Rest, compose, merged
from agile_unicorn.table.ground import Grounds
from agile_unicorn.table.looks import LampLook, Spot
from agile_unicorn.table.printer import Printer
from agile_unicorn.table.sprite import Sprite
from agile_unicorn.table.viewport import Viewport
from agile_unicorn.table.window import Screen

PATIENCE: Final = 1
"""Things at rest which are printed anew in one frame; the others keep their draft until then."""
WORK: Final = 400_000
"""Pixels printed in one frame from which on things in motion wait for their next picture."""
COOL: Final = (0.92, 0.95, 1.1)
"""What a dim lamp leaves of red, green and blue."""


class Canvas:
    """Keeps ``screen`` equal to the sprites; draws and presents nothing while nothing changes."""

    def __init__(self, screen: Screen, printer: Printer) -> None:
        self.screen, self.printer = screen, printer
        self.counts = Counts()
        self._mats: tuple[str, ...] = ()
        self._drawn: dict[Sprite, Drawn] = {}
        self._rest = Rest(self.counts)
        self._ground: pygame.Surface | None = None
        self._grounds = Grounds(printer.press.assets)
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
            self._ground = None
            self._grounds.forget()
            self.printer.resize(self.viewport.scale)
        if self._ground is None:
            self._ground = self._grounds.under(self._mats, self.viewport)
            self._rest.forget()
            self._whole = True
        state = (size, self.printer.version)
        if state != self._state:
            self._state = state
            self._drawn.clear()
            self._rest.forget()
            self._whole = True
        everything, self._whole = self._whole, False
        return everything

    def prepare(self, tables: Iterable[tuple[str, ...]]) -> Thread:
        """Lay ``tables`` out in the background, so that a change of mats costs no frame."""
        return self._grounds.prepare(tables, self.viewport)

    def _changes(self, seen: list[Sprite], patience: int) -> list[pygame.Rect]:
        """Print what changed; the areas where it was and where it is."""
        areas: list[pygame.Rect] = []
        spoilt: list[pygame.Rect] = []
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
                    spoilt += [old.area] if old.final else []
                continue
            final = not sprite.moving and (patience > 0 or self.printer.has_final(spot))
            if not final and old is not None and old.spot is spot and not old.late:
                continue
            if final and not self.printer.has_final(spot):
                patience -= 1
            drawn[sprite] = new = self._print(spot, final)
            for one in (old, new):
                if one is not None:
                    areas.append(one.area)
                    spoilt += [one.area] if one.final else []
        if len(drawn) > len(seen) - unseen:
            here = set(seen)
            for sprite in [sprite for sprite in drawn if sprite not in here]:
                gone = drawn.pop(sprite)
                areas.append(gone.area)
                spoilt += [gone.area] if gone.final else []
        self._rest.spoil(spoilt)
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
        here = (self._drawn[sprite] for sprite in seen if sprite in self._drawn)
        order = sorted(here, key=lambda drawn: drawn.z)
        for area in areas:
            if not self._rest.restore(surface, area, self._ground, order):
                compose(surface, area, self._ground, order, self.counts)
