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
GLOW_BLUR: Final = 10.0
FLAT: Final = 0.02
"""Lift below which nothing casts a shadow."""
SIGMA: Final = {1: 1.15, 2: 2.0}
"""Standard deviation of two box blurs, by their radius."""
OUTLINE: Final = 7.0


class Layer(Struct, frozen=True):
    """A picture and where its top left lies from the centre of the thing, in pixels."""

    picture: pygame.Surface
    x: float
    y: float


class Pose(Struct, frozen=True):
    """How the thing that casts the shadow is held; see :class:`~.looks.Spot`."""

    angle: float = 0.0
    squeeze: float = 1.0
    lift: float = 1.0
    glow: bool = False


def soft(
    picture: pygame.Surface, pose: Pose, colour: Rgb, opacity: float, blur: float, gain: int = 0
) -> Layer:
    """The blurred silhouette of the upright ``picture``, turned; ``blur`` in its pixels.

    Turned and blurred at a fraction of the size, for a soft edge needs few pixels.  ``gain``: how
    often it is laid upon itself, which makes it wider and denser.
    """
    radius = 2 if blur > 4 else 1
    step = max(1.0, blur / SIGMA[radius])
    width = max(1, round(picture.width * abs(pose.squeeze) / step))
    height = max(1, round(picture.height / step))
    shape = pygame.transform.smoothscale(picture, (width, height))
    if pose.angle % 360:
        shape = pygame.transform.rotozoom(shape, pose.angle, 1)
    pad = 3 * radius + 1
    small = pygame.Surface((shape.width + 2 * pad, shape.height + 2 * pad), pygame.SRCALPHA)
    small.blit(shape, (pad, pad), special_flags=BLEND)
    small.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    for _ in range(2):
        small = pygame.transform.box_blur(small, radius, False)
    for _ in range(gain):
        small.blit(small.copy(), (0, 0), special_flags=BLEND)
    small = _inked(small, colour, opacity)
    size = (round(small.width * step), round(small.height * step))
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


def outlined(picture: pygame.Surface, reach: float, colour: str = SUN) -> Layer:
    """The silhouette in one colour, ``reach`` pixels larger on every side."""
    pad = max(1, round(reach))
    mask = picture.copy()
    mask.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    flat = _inked(mask, rgb(colour), 1.0)
    wide = pygame.Surface((picture.width + 2 * pad, picture.height + 2 * pad), pygame.SRCALPHA)
    for dx, dy in ((0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2), (2, 2)):
        wide.blit(flat, (dx * pad, dy * pad), special_flags=BLEND)
    return Layer(wide, -wide.width / 2, -wide.height / 2)


def shadow(picture: pygame.Surface, scale: float, pose: Pose) -> Layer | None:
    """Both shadows of the upright ``picture``, with the sun glow if it glows.

    Nothing for a thing which lies flat and does not glow.
    """
    layers: list[Layer] = []
    ambient = HELD if pose.glow else AMBIENT
    for cast in (ambient, CONTACT):
        reach = pose.lift if cast is ambient else min(pose.lift, 1.0)
        if reach <= FLAT:
            continue
        blur = cast.blur * reach * scale
        layer = soft(picture, pose, rgb(SHADOW), cast.opacity, blur)
        x, y = layer.x + cast.dx * reach * scale, layer.y + cast.dy * reach * scale
        layers.append(Layer(layer.picture, x, y))
    if pose.glow:
        layers.append(soft(picture, pose, rgb(SUN), 0.9, GLOW_BLUR * scale, gain=1))
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
