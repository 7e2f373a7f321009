"""Soft shadows and the sun outline, from the silhouette of a premultiplied picture."""

from __future__ import annotations

from typing import Final

import pygame
from msgspec import Struct

from agile_unicorn.table.ink import SHADOW, SUN, Rgb, rgb

BLEND: Final = pygame.BLEND_PREMULTIPLIED


class Cast(Struct, frozen=True):
    """One layer of shadow in design pixels; ``blur`` is a standard deviation."""

    dx: float
    dy: float
    blur: float
    opacity: float


CONTACT: Final = Cast(1.5, 2.5, 2.2, 0.50)
AMBIENT: Final = Cast(5.0, 8.0, 9.0, 0.34)
HELD: Final = Cast(7.0, 11.0, 13.0, 0.40)
"""The ambient shadow of a thing with the sun outline."""
GLOW_BLUR: Final = 9.0
GLOW_REACH: Final = 3.5
OUTLINE: Final = 4.0


class Layer(Struct, frozen=True):
    """A picture and where its top left lies from the centre of the thing, in pixels."""

    picture: pygame.Surface
    x: float
    y: float


def soft(picture: pygame.Surface, colour: Rgb, opacity: float, blur: float) -> Layer:
    """The blurred silhouette of ``picture``; ``blur`` in its pixels.

    Blurred at a fraction of the size, for a soft edge needs few pixels.
    """
    step = max(1.0, blur / 2.2)
    radius = max(1, round(blur / step / 1.15))
    pad = 3 * radius + 1
    width, height = max(1, round(picture.width / step)), max(1, round(picture.height / step))
    small = pygame.Surface((width + 2 * pad, height + 2 * pad), pygame.SRCALPHA)
    small.blit(pygame.transform.smoothscale(picture, (width, height)), (pad, pad))
    small.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    small = pygame.transform.box_blur(small, radius, False)
    small = pygame.transform.box_blur(small, radius, False)
    small = _inked(small, colour, opacity)
    across, down = picture.width / width, picture.height / height
    size = (round(small.width * across), round(small.height * down))
    large = pygame.transform.smoothscale(small, size)
    return Layer(large, -large.width / 2, -large.height / 2)


def _inked(mask: pygame.Surface, colour: Rgb, opacity: float) -> pygame.Surface:
    """A black mask in ``colour``, premultiplied."""
    mask.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return _faded(mask.premul_alpha(), round(255 * opacity))


def _faded(picture: pygame.Surface, strength: int) -> pygame.Surface:
    picture.fill((strength,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def faded(picture: pygame.Surface, alpha: float) -> pygame.Surface:
    """A copy of a premultiplied ``picture`` at ``alpha``; such pictures ignore set_alpha."""
    return _faded(picture.copy(), round(255 * max(0.0, min(1.0, alpha))))


def halo(picture: pygame.Surface, scale: float, *, solid: bool) -> Layer:
    """The sun outline: a glow, or (for reduced motion) a solid line of 4 design pixels."""
    if solid:
        return _outline(picture, OUTLINE * scale)
    wide = _outline(picture, GLOW_REACH * scale)
    glow = soft(wide.picture, rgb(SUN), 1.0, GLOW_BLUR * scale)
    return glow


def _outline(picture: pygame.Surface, reach: float) -> Layer:
    """The silhouette in sun yellow, ``reach`` pixels larger on every side."""
    pad = max(1, round(reach))
    mask = picture.copy()
    mask.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    flat = _inked(mask, rgb(SUN), 1.0)
    wide = pygame.Surface((picture.width + 2 * pad, picture.height + 2 * pad), pygame.SRCALPHA)
    for dx, dy in ((0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2), (2, 2)):
        wide.blit(flat, (dx * pad, dy * pad), special_flags=BLEND)
    return Layer(wide, -wide.width / 2, -wide.height / 2)


def shadow(
    picture: pygame.Surface, scale: float, lift: float, *, glow: bool, solid: bool
) -> Layer | None:
    """Both shadows of ``picture`` at ``lift``, with the sun outline if it glows.

    Nothing for a thing which lies flat and does not glow.
    """
    layers: list[Layer] = []
    ambient = HELD if glow else AMBIENT
    for cast in (ambient, CONTACT):
        reach = lift if cast is ambient else min(lift, 1.0)
        if reach <= 0.02:
            continue
        layer = soft(picture, rgb(SHADOW), cast.opacity, cast.blur * reach * scale)
        x, y = layer.x + cast.dx * reach * scale, layer.y + cast.dy * reach * scale
        layers.append(Layer(layer.picture, x, y))
    if glow:
        layers.append(halo(picture, scale, solid=solid))
    return flattened(layers) if layers else None


def flattened(layers: list[Layer]) -> Layer:
    """``layers`` in one picture, the first at the bottom."""
    left, top = min(layer.x for layer in layers), min(layer.y for layer in layers)
    right = max(layer.x + layer.picture.width for layer in layers)
    bottom = max(layer.y + layer.picture.height for layer in layers)
    left, top = round(left), round(top)
    whole = pygame.Surface((round(right - left) + 1, round(bottom - top) + 1), pygame.SRCALPHA)
    for layer in layers:
        place = (round(layer.x - left), round(layer.y - top))
        whole.blit(layer.picture, place, special_flags=BLEND)
    return Layer(whole, left, top)
