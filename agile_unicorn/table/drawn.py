"""The few pictures drawn by code: paper for a missing file, the focus ring, confetti, rims."""

from __future__ import annotations

from typing import Final

import pygame

from agile_unicorn.table.ink import (
    CONFETTI,
    INK,
    NIGHT,
    PAPER,
    PAPER_SHADE,
    SEATS,
    SUN,
    WALNUT,
    Rgb,
    darker,
    mix,
    rgb,
)

FOCUS: Final = "focus"
BIT: Final = "confetti_"
GLEAM: Final = "gleam_"
GLEAMS: Final = 12
"""Pictures of a gleam on its way over a card."""
OVERSAMPLE: Final = 3
MIN: Final = pygame.BLEND_RGBA_MIN
Size = tuple[int, int]


def rounded(size: Size, radius: float, fill: Rgb, line: Rgb, width: float) -> pygame.Surface:
    """A filled rectangle with smooth round corners and an outline, premultiplied."""
    big = pygame.Surface((size[0] * OVERSAMPLE, size[1] * OVERSAMPLE), pygame.SRCALPHA)
    area = big.get_rect()
    corner, stroke = round(radius * OVERSAMPLE), max(1, round(width * OVERSAMPLE))
    pygame.draw.rect(big, line, area, border_radius=corner)
    inner = area.inflate(-2 * stroke, -2 * stroke)
    if inner.width > 0 and inner.height > 0:
        pygame.draw.rect(big, fill, inner, border_radius=max(0, corner - stroke))
    return pygame.transform.smoothscale(big.premul_alpha(), size)


def rimmed(picture: pygame.Surface, rim: int) -> pygame.Surface:
    """``picture`` with ``rim`` transparent pixels around it."""
    whole = pygame.Surface((picture.width + 2 * rim, picture.height + 2 * rim), pygame.SRCALPHA)
    whole.blit(picture, (rim, rim), special_flags=pygame.BLEND_PREMULTIPLIED)
    return whole


def blank_card(size: Size) -> pygame.Surface:
    """A card whose picture is missing: cream stock with a frame, a ribbon and a box."""
    mm = size[0] / 63
    card = rounded(size, 3.3 * mm, rgb(PAPER), darker(PAPER_SHADE), max(1.0, 0.3 * mm))
    parts = (
        (2.6, 2.6, 57.8, 82.8, 2.4, NIGHT),
        (4.4, 4.4, 54.2, 48.6, 1.4, PAPER),
        (5.3, 53.4, 52.4, 8.6, 0.8, PAPER),
        (4.4, 63.4, 54.2, 17.0, 1.4, PAPER),
    )
    for x, y, w, h, radius, fill in parts:
        box = (max(2, round(w * mm)), max(2, round(h * mm)))
        part = rounded(box, radius * mm, rgb(fill), rgb(INK), max(1.0, 0.56 * mm))
        card.blit(
            part,
            (round(x * mm), round(y * mm)),
            special_flags=pygame.BLEND_PREMULTIPLIED,
        )
    return card


def hatch(card: pygame.Surface, width: float) -> None:
    """Print slanting lines over ``card``, whose printed part is ``width`` wide: it lies aside."""
    step, line = max(5, round(width * 0.085)), max(1, round(width * 0.008))
    lines = pygame.Surface(card.size, pygame.SRCALPHA)
    for x in range(-card.height, card.width, step):
        pygame.draw.line(lines, rgb(INK), (x, card.height), (x + card.height, 0), line)
    inside = pygame.mask.from_surface(card, 250)
    lines.blit(inside.to_surface(setcolor="white", unsetcolor=(0, 0, 0, 0)), (0, 0), None, MIN)
    card.blit(lines, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)


def knows(name: str) -> bool:
    """Whether ``name`` is a piece which is meant to be drawn here."""
    return name == FOCUS or name.startswith((BIT, GLEAM))


def substitute(name: str, size: Size, scale: float) -> pygame.Surface:
    """The piece ``name`` where there is no picture of it."""
    if name == FOCUS:
        return ring(size, scale)
    if name.startswith(BIT):
        number = name.removeprefix(BIT)
        return confetti(size, int(number) if number.isdecimal() else 0)
    if name.startswith(GLEAM):
        return gleam(size, int(name.removeprefix(GLEAM)))
    return paper(size, scale)


def gleam(size: Size, number: int) -> pygame.Surface:
    """A slanting band of light on its way over a card, from the left to the right."""
    width, height = size
    light = pygame.Surface(size, pygame.SRCALPHA)
    slant, band = 0.35 * height, 0.22 * width
    middle = -slant + (width + 2 * slant) * (number + 0.5) / GLEAMS
    for part, alpha in ((1.0, 26), (0.55, 40), (0.2, 44)):
        half = band * part
        edges = [(middle - half + slant / 2, 0), (middle + half + slant / 2, 0)]
        edges += [(middle + half - slant / 2, height), (middle - half - slant / 2, height)]
        layer = pygame.Surface(size, pygame.SRCALPHA)
        pygame.draw.polygon(layer, (alpha, alpha, alpha, alpha), edges)
        light.blit(layer, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    inside = pygame.Surface(size, pygame.SRCALPHA)
    corner = round(0.052 * width)
    pygame.draw.rect(inside, "white", inside.get_rect(), border_radius=corner)
    light.blit(inside, (0, 0), None, MIN)
    return light


def paper(size: Size, scale: float) -> pygame.Surface:
    """A piece whose picture is missing: a slip of paper."""
    return rounded(size, min(10 * scale, min(size) / 4), rgb(PAPER), rgb(INK), 2.4 * scale)


def ring(size: Size, scale: float) -> pygame.Surface:
    """The outline around the thing which has the focus."""
    big = pygame.Surface((size[0] * 2, size[1] * 2), pygame.SRCALPHA)
    area, corner = big.get_rect(), round(28 * scale)
    pygame.draw.rect(big, INK, area, round(14 * scale), border_radius=corner)
    inner = area.inflate(-round(6 * scale), -round(6 * scale))
    pygame.draw.rect(big, SUN, inner, round(8 * scale), border_radius=corner - round(3 * scale))
    return pygame.transform.smoothscale(big.premul_alpha(), size)


def confetti(size: Size, colour: int) -> pygame.Surface:
    """A bit of coloured paper."""
    bit = pygame.Surface(size, pygame.SRCALPHA)
    bit.fill(rgb(CONFETTI[colour % len(CONFETTI)]))
    return bit


def die(px: int, colour: int, face: int) -> pygame.Surface:
    """A die whose picture is missing, seen from above."""
    body = SEATS[colour] if 0 <= colour < len(SEATS) else PAPER
    cube = rounded((px, px), px * 0.2, rgb(body), rgb(INK), px * 0.04)
    step = px * 0.26
    centre = px / 2
    spots = {
        (0, 0): face in (1, 3, 5),
        (-1, -1): face > 1,
        (1, 1): face > 1,
        (1, -1): face > 3,
        (-1, 1): face > 3,
        (-1, 0): face == 6,
        (1, 0): face == 6,
    }
    for (across, down), shown in spots.items():
        if shown:
            spot = (centre + across * step, centre + down * step)
            pygame.draw.aacircle(cube, INK, spot, px * 0.09)
    return cube


def planks(size: Size) -> pygame.Surface:
    """A table whose picture is missing: brown boards."""
    table = pygame.Surface(size).convert()
    table.fill(rgb(WALNUT))
    board = max(8, size[1] // 7)
    for y in range(0, size[1], board):
        pygame.draw.line(table, mix(WALNUT, INK, 0.45), (0, y), (size[0], y), max(1, board // 60))
    return table
