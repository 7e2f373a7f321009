"""Pads: buttons by their place, sticks as arrows, and no button heard twice."""

from __future__ import annotations

import pygame
import pytest

from agile_unicorn.table.bindings import Bindings
from agile_unicorn.table.input import Input, Key, Reader
from agile_unicorn.table.pads import FULL
from agile_unicorn.table.viewport import Viewport


@pytest.fixture
def reader(display: None) -> Reader:
    """Reads what pads say."""
    return Reader(Viewport(960, 540))


def button(number: int) -> pygame.Event:
    """A button of a pad that the system knows."""
    return pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=number, instance_id=7)


def stick(value: float, axis: int = pygame.CONTROLLER_AXIS_LEFTX) -> pygame.Event:
    """The stick is pushed."""
    return pygame.Event(
        pygame.CONTROLLERAXISMOTION, axis=axis, value=round(value * FULL), instance_id=7
    )


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (pygame.CONTROLLER_BUTTON_A, Key("enter", pad=True)),
        (pygame.CONTROLLER_BUTTON_B, Key("escape", pad=True)),
        (pygame.CONTROLLER_BUTTON_X, Key("p", pad=True)),
        (pygame.CONTROLLER_BUTTON_START, Key("menu", pad=True)),
        (pygame.CONTROLLER_BUTTON_LEFTSHOULDER, Key("tab", shift=True, pad=True)),
        (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, Key("tab", pad=True)),
        (pygame.CONTROLLER_BUTTON_DPAD_UP, Key("up", pad=True)),
        (pygame.CONTROLLER_BUTTON_GUIDE, None),
    ],
)
def test_buttons_of_a_known_pad(reader: Reader, number: int, expected: Input | None) -> None:
    assert reader.read(button(number)) == expected


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (pygame.Event(pygame.JOYBUTTONDOWN, button=0, instance_id=0), Key("enter", pad=True)),
        (pygame.Event(pygame.JOYBUTTONDOWN, button=99, instance_id=0), None),
        (pygame.Event(pygame.JOYHATMOTION, value=(0, 1), instance_id=0), Key("up", pad=True)),
        (pygame.Event(pygame.JOYHATMOTION, value=(0, 0), instance_id=0), None),
        (
            pygame.Event(pygame.JOYAXISMOTION, axis=1, value=0.9, instance_id=0),
            Key("down", pad=True),
        ),
        (pygame.Event(pygame.JOYAXISMOTION, axis=5, value=0.9, instance_id=0), None),
    ],
)
def test_a_joystick_without_a_map(
    reader: Reader, event: pygame.Event, expected: Input | None
) -> None:
    assert reader.read(event) == expected


def test_a_stick_means_something_once_until_it_is_let_go(reader: Reader) -> None:
    given = [reader.read(stick(value)) for value in (0.2, 0.7, 0.9, 0.5, 0.8, 0.1, -0.8, 0.0)]
    right, left = Key("right", pad=True), Key("left", pad=True)
    assert given == [None, right, None, None, None, None, left, None]


def test_both_directions_of_a_stick_are_apart(reader: Reader) -> None:
    assert reader.read(stick(0.9)) == Key("right", pad=True)
    assert reader.read(stick(-0.9, pygame.CONTROLLER_AXIS_LEFTY)) == Key("up", pad=True)


def test_a_button_that_was_moved(reader: Reader) -> None:
    reader.bindings, other = Bindings().with_button("pass", "right")
    assert other == "back"
    assert reader.read(button(pygame.CONTROLLER_BUTTON_B)) == Key("p", pad=True)
    assert reader.read(button(pygame.CONTROLLER_BUTTON_X)) == Key("escape", pad=True)


def test_a_raw_reader_tells_the_button_itself(reader: Reader) -> None:
    reader.raw = True
    assert reader.read(button(pygame.CONTROLLER_BUTTON_X)) == Key("pad left", pad=True)
