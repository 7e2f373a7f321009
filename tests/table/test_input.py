"""Events become inputs in design pixels."""

from __future__ import annotations

import pygame
import pytest

from agile_unicorn.table.input import (
    Click,
    Debounce,
    Drag,
    Drop,
    FocusLost,
    Input,
    Key,
    Move,
    Press,
    Quit,
    Reader,
    Release,
    Resize,
    Text,
    Wheel,
)
from agile_unicorn.table.viewport import Viewport


@pytest.fixture
def reader(display: None) -> Reader:
    """Reads events of a window of half the design size."""
    return Reader(Viewport(960, 540))


def mouse(kind: int, x: int, y: int, button: int = 1) -> pygame.Event:
    """A mouse event."""
    if kind == pygame.MOUSEMOTION:
        return pygame.Event(kind, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0))
    return pygame.Event(kind, pos=(x, y), button=button)


DOWN, UP, MOTION = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION


def test_click_is_down_and_up_at_one_place(reader: Reader) -> None:
    assert reader.read(mouse(DOWN, 100, 50)) == Press(200, 100)
    assert reader.read(mouse(UP, 101, 50)) == Click(202, 100)
    assert reader.read(mouse(UP, 101, 50)) is None


def test_right_click(reader: Reader) -> None:
    reader.read(mouse(DOWN, 100, 50, 3))
    assert reader.read(mouse(UP, 100, 50, 3)) == Click(200, 100, 3)


def test_drag_and_drop(reader: Reader) -> None:
    reader.read(mouse(DOWN, 100, 50))
    assert reader.read(mouse(MOTION, 102, 50)) == Move(204, 100)
    assert reader.read(mouse(MOTION, 150, 50)) == Drag(300, 100, (200, 100))
    assert reader.read(mouse(MOTION, 100, 50)) == Drag(200, 100, (200, 100))
    assert reader.read(mouse(UP, 150, 60)) == Drop(300, 120, (200, 100))
    assert reader.read(mouse(MOTION, 100, 50)) == Move(200, 100)


def test_loss_of_focus_ends_a_press(reader: Reader) -> None:
    reader.read(mouse(DOWN, 100, 50))
    assert reader.read(pygame.Event(pygame.WINDOWFOCUSLOST)) == FocusLost()
    assert reader.read(mouse(UP, 100, 50)) is None


@pytest.mark.parametrize(
    ("code", "mod", "expected"),
    [
        (pygame.K_RETURN, 0, Key("enter")),
        (pygame.K_KP_ENTER, 0, Key("enter")),
        (pygame.K_ESCAPE, 0, Key("escape")),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, Key("tab", shift=True)),
        (pygame.K_F11, 0, Key("f11")),
        (pygame.K_RETURN, pygame.KMOD_LALT, Key("enter", alt=True)),
        (pygame.K_LEFT, 0, Key("left")),
        (pygame.K_SPACE, 0, Key("space")),
        (pygame.K_3, 0, Key("3")),
        (pygame.K_v, pygame.KMOD_LCTRL, Key("v", ctrl=True)),
    ],
)
def test_keys(reader: Reader, code: int, mod: int, expected: Key) -> None:
    event = pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="")
    assert reader.read(event) == expected


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (pygame.Event(pygame.QUIT), Quit()),
        (pygame.Event(pygame.WINDOWMINIMIZED), FocusLost()),
        (pygame.Event(pygame.WINDOWHIDDEN), FocusLost()),
        (pygame.Event(pygame.KEYUP, key=pygame.K_3, mod=0), Release()),
        (pygame.Event(pygame.CONTROLLERBUTTONUP, button=0, instance_id=0), Release(pad=True)),
        (pygame.Event(pygame.JOYBUTTONUP, button=0, instance_id=0), Release(pad=True)),
        (pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=0), Release(pad=True)),
        (pygame.Event(pygame.TEXTINPUT, text="ä🦄"), Text("ä🦄")),
        (pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1), Wheel(-1)),
        (pygame.Event(pygame.USEREVENT), None),
    ],
)
def test_other_events(reader: Reader, event: pygame.Event, expected: Input | None) -> None:
    assert reader.read(event) == expected


def test_resize_changes_the_scale(reader: Reader) -> None:
    event = pygame.Event(pygame.VIDEORESIZE, w=1920, h=1080, size=(1920, 1080))
    assert reader.read(event) == Resize(1920, 1080)
    assert reader.read(mouse(MOTION, 100, 50)) == Move(100, 50)


def test_clicks_do_not_fall_through_to_a_new_question() -> None:
    debounce, question, other = Debounce(), object(), object()
    debounce.asked(question, 10.0)
    assert not debounce.admits(10.1)
    debounce.asked(question, 10.1)
    assert debounce.admits(10.35)
    debounce.hurried(11.0)
    assert not debounce.admits(11.25)
    assert debounce.admits(11.35)
    debounce.asked(other, 12.0)
    assert not debounce.admits(12.0)
