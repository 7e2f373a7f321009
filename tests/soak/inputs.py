"""Everything that hands can do at a window, as events: sensible, senseless, and out of order."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import pygame

from agile_unicorn.table.tabletop import Tabletop
from agile_unicorn.table.viewport import Viewport

Events = list[pygame.Event]

LETTERS: Final = "hmspoayzbnq"
KEYS: Final = (
    *(pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB, pygame.K_BACKSPACE, pygame.K_DELETE),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_HOME, pygame.K_END),
    *(pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_F1, pygame.K_F2, pygame.K_F11),
    *(pygame.K_ESCAPE, pygame.K_LCTRL, pygame.K_KP_0, pygame.K_KP_1),
    *range(pygame.K_0, pygame.K_9 + 1),
    *(ord(letter) for letter in LETTERS),
)
HELD: Final = (*[0] * 8, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT)
TEXTS: Final = ("a", "ß", "日本語", "\u202e", "🦄" * 9, "x" * 200, "7", "\0", "{name}")
LEFT_MOSTLY: Final = (*[1] * 7, 2, 3)
ACROSS: Final = (0, -60, 60, -110, 110)
DOWN: Final = (0, -90, 90, -140)
"""Design pixels from the middle of a thing at which something of it may be seen."""


def click(x: float, y: float, button: int = 1) -> Events:
    """The mouse goes to a point of the window, and a button goes down and up."""
    at = (int(x), int(y))
    return [
        pygame.Event(pygame.MOUSEMOTION, pos=at),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button),
        pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=button),
    ]


def click_on(ref: str, top: Tabletop, viewport: Viewport, button: int = 1) -> Events:
    """A click on a thing: in its middle, or where else nothing lies on it."""
    spot = next(sprite.spot for name, sprite in top.sprites.items() if name == ref)
    points = [(spot.x + across, spot.y + down) for across in ACROSS for down in DOWN]
    open_ = (point for point in points if top.hit_test(*point) == ref)
    return click(*viewport.to_window(*next(open_, points[0])), button)


def press(key: int, held: int = 0) -> Events:
    """A key goes down while others are ``held``."""
    return [pygame.Event(pygame.KEYDOWN, key=key, mod=held, scancode=0)]


def hot(top: Tabletop) -> list[str]:
    """What answers to a click."""
    return [ref for ref, sprite in top.sprites.items() if sprite.spot.hot]


def anything(rng: Random, top: Tabletop, viewport: Viewport) -> Events:
    """One thing that hands can do."""
    x = rng.randint(-5, viewport.width + 5)
    y = rng.randint(-5, viewport.height + 5)
    things = hot(top)
    deeds: list[tuple[int, Callable[[], Events]]] = [
        (
            30 if things else 0,
            lambda: click_on(rng.choice(things), top, viewport, rng.choice(LEFT_MOSTLY)),
        ),
        (26, lambda: press(rng.choice(KEYS), rng.choice(HELD))),
        (9, lambda: [pygame.Event(pygame.KEYUP, key=rng.choice(KEYS), mod=0, scancode=0)]),
        (10, lambda: click(x, y, rng.randint(1, 7))),
        (8, lambda: _half_a_click(rng, x, y)),
        (6, lambda: [_pad(rng)]),
        (4, lambda: [pygame.Event(pygame.MOUSEWHEEL, x=0, y=rng.choice((-3, -1, 0, 1, 99)))]),
        (4, lambda: [_letters(rng)]),
        (3, lambda: [_window(rng)]),
    ]
    weights = [weight for weight, _ in deeds]
    return rng.choices([deed for _, deed in deeds], weights)[0]()


def _half_a_click(rng: Random, x: int, y: int) -> Events:
    kinds = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    return [pygame.Event(rng.choice(kinds), pos=(x, y), button=rng.randint(1, 4))]


def _letters(rng: Random) -> pygame.Event:
    kind = rng.choice((pygame.TEXTINPUT, pygame.TEXTINPUT, pygame.TEXTEDITING))
    return pygame.Event(kind, text=rng.choice(TEXTS))


def _pad(rng: Random) -> pygame.Event:
    """Buttons, sticks and crosses, also of pads that are not there."""
    far, cross = rng.choice((-1, 0, 1)), rng.choice(((0, 1), (1, 0), (0, -1), (-1, 0), (0, 0)))
    button, axis, pad = rng.randrange(16), rng.randrange(6), rng.randrange(2)
    return rng.choice(
        (
            pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=pad, button=button),
            pygame.Event(
                pygame.CONTROLLERAXISMOTION, instance_id=pad, axis=axis, value=far * 32767
            ),
            pygame.Event(pygame.CONTROLLERBUTTONUP, instance_id=pad, button=button),
            pygame.Event(pygame.JOYBUTTONDOWN, instance_id=pad, button=button),
            pygame.Event(pygame.JOYBUTTONUP, instance_id=pad, button=button),
            pygame.Event(pygame.JOYAXISMOTION, instance_id=pad, axis=axis, value=float(far)),
            pygame.Event(pygame.JOYHATMOTION, instance_id=pad, value=cross),
            pygame.Event(pygame.JOYDEVICEADDED, device_index=pad),
            pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=pad),
        )
    )


def _window(rng: Random) -> pygame.Event:
    """The window goes behind another one, comes back, changes its size; seldom it is closed."""
    width, height = rng.choice((1, 640, 3840)), rng.choice((1, 640, 2160))
    kinds = (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWEXPOSED)
    if rng.random() < 0.2:
        return pygame.Event(pygame.QUIT)
    if rng.random() < 0.3:
        return pygame.Event(pygame.VIDEORESIZE, w=width, h=height)
    return pygame.Event(rng.choice(kinds))
