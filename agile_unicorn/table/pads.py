"""Game controllers: which button of which shape went down, and where the stick points.

Buttons are known by their place: ``bottom``, ``right``, ``left``, ``top``, ``l1``, ``start`` ...
A pad that the system has no map for is read as a plain joystick.
"""

from __future__ import annotations

import logging
from typing import Final

import pygame
from pygame._sdl2 import controller

log: Final = logging.getLogger(__name__)

BUTTONS: Final = {
    pygame.CONTROLLER_BUTTON_A: "bottom",
    pygame.CONTROLLER_BUTTON_B: "right",
    pygame.CONTROLLER_BUTTON_X: "left",
    pygame.CONTROLLER_BUTTON_Y: "top",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "l1",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "r1",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "l3",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "r3",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_BACK: "select",
}
CROSS: Final = {
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
}
PLAIN: Final = ("bottom", "right", "left", "top", "l1", "r1", "select", "start", "l3", "r3")
"""Buttons of a joystick without a map, by number, as most of them have it."""
AXES: Final = {
    pygame.CONTROLLER_AXIS_LEFTX: ("left", "right"),
    pygame.CONTROLLER_AXIS_LEFTY: ("up", "down"),
    pygame.CONTROLLER_AXIS_RIGHTX: ("left", "right"),
    pygame.CONTROLLER_AXIS_RIGHTY: ("up", "down"),
}
PUSHED, LET_GO = 0.6, 0.35
"""How far a stick must be pushed to mean something, and how far let go to mean it again."""
FULL: Final = 32767


class Pads:
    """All pads that are plugged in.  Directions are ``left``, ``up`` ...; buttons their place."""

    def __init__(self) -> None:
        self._open: dict[int, object] = {}
        self._mapped: set[int] = set()
        self._pushed: set[tuple[int, int]] = set()

    def start(self) -> None:
        """Look for pads; without a driver for them there are none."""
        try:
            pygame.joystick.init()
            controller.init()
        except pygame.error as error:
            log.warning("no pads: %s", error)

    def read(self, event: pygame.Event) -> tuple[str, bool] | None:
        """A direction or the place of a button, and whether it is a button; or nothing."""
        match event.type:
            case pygame.JOYDEVICEADDED:
                self._plug(event.device_index)
            case pygame.JOYDEVICEREMOVED:
                self._open.pop(event.instance_id, None)
                self._mapped.discard(event.instance_id)
            case pygame.CONTROLLERBUTTONDOWN if event.button in CROSS:
                return CROSS[event.button], False
            case pygame.CONTROLLERBUTTONDOWN if event.button in BUTTONS:
                return BUTTONS[event.button], True
            case pygame.CONTROLLERAXISMOTION if event.axis in AXES:
                return self._push(event.instance_id, event.axis, event.value / FULL)
            case pygame.JOYBUTTONDOWN | pygame.JOYHATMOTION | pygame.JOYAXISMOTION:
                return None if event.instance_id in self._mapped else self._plain(event)
        return None

    def _plug(self, index: int) -> None:
        try:
            if controller.is_controller(index):
                pad = controller.Controller(index)
                number = pad.as_joystick().get_instance_id()
                self._open[number] = pad
                self._mapped.add(number)
            else:
                stick = pygame.joystick.Joystick(index)
                self._open[stick.get_instance_id()] = stick
        except pygame.error as error:
            log.warning("a pad that cannot be opened: %s", error)

    def _plain(self, event: pygame.Event) -> tuple[str, bool] | None:
        if event.type == pygame.JOYBUTTONDOWN:
            return (PLAIN[event.button], True) if event.button < len(PLAIN) else None
        if event.type == pygame.JOYAXISMOTION:
            known = event.axis in (0, 1)
            return self._push(event.instance_id, event.axis, event.value) if known else None
        across, up = event.value
        if across:
            return ("right" if across > 0 else "left"), False
        return (("up" if up > 0 else "down"), False) if up else None

    def _push(self, pad: int, axis: int, value: float) -> tuple[str, bool] | None:
        """A direction as often as the stick is pushed that way."""
        at = pad, axis
        if abs(value) < LET_GO:
            self._pushed.discard(at)
        elif abs(value) > PUSHED and at not in self._pushed:
            self._pushed.add(at)
            return AXES[axis][value > 0], False
        return None
