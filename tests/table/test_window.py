"""The window, whatever happens to its size."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest

from agile_unicorn.engine.pieces import Ref
from agile_unicorn.table.assets import Assets
from agile_unicorn.table.canvas import Canvas
from agile_unicorn.table.extent import Extents
from agile_unicorn.table.fonts import Fonts
from agile_unicorn.table.looks import CardLook, Spot
from agile_unicorn.table.opening import NAMES, open_table
from agile_unicorn.table.pieces import Catalog
from agile_unicorn.table.press import Press
from agile_unicorn.table.printer import Printer
from agile_unicorn.table.tabletop import Tabletop
from agile_unicorn.table.window import (
    DRIVER,
    PAUSES,
    PRESENTS,
    SWITCH,
    Mode,
    NoWindow,
    Window,
    monitors,
)


@pytest.fixture
def window(display: None) -> Iterator[Window]:
    """A window smaller than allowed; afterwards the display of before."""
    yield Window((100, 100), "Agile\0 Unicorn \ud800")
    pygame.display.set_mode((320, 200))


def test_window_is_never_too_small(window: Window) -> None:
    assert window.surface.size == (1024, 640)
    assert window.viewport.scale == pytest.approx(1024 / 1920)


def test_caption_is_cleaned(window: Window) -> None:
    assert pygame.display.get_caption()[0] == "Agile Unicorn "
    window.rename("a\0b")
    assert pygame.display.get_caption()[0] == "ab"


def test_fullscreen_and_back(window: Window) -> None:
    window.toggle_fullscreen()
    assert window.mode == "fullscreen"
    assert window.surface.get_flags() & pygame.FULLSCREEN
    window.toggle_fullscreen()
    assert window.surface.size == (1024, 640)


def test_borderless_fills_the_screen_and_f11_comes_back_to_it(window: Window) -> None:
    window.show("borderless", 0)
    assert window.surface.size == monitors()[0]
    window.toggle_fullscreen()
    assert window.surface.size == (1024, 640)
    window.toggle_fullscreen()
    assert window.mode == "borderless"


def test_a_monitor_that_was_unplugged_is_the_first_one(window: Window) -> None:
    modes: tuple[Mode, ...] = ("window", "borderless", "fullscreen")
    for mode in modes:
        window.show(mode, 9)
        assert window.surface.size == (monitors()[0] if mode != "window" else (1024, 640))
    window.show("window", 0)
    assert window.surface.size == (1024, 640)


def test_the_same_again_opens_no_other_window(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window, "_set_mode", lambda: pytest.fail("opened anew"))
    window.show("window", 0)


SIZES = [(1024, 640), (200, 200), (1, 1), (1600, 600), (640, 900), (1024, 640)]


@pytest.mark.parametrize(("first", "second"), list(pairwise(SIZES)))
def test_size_may_change_while_things_move(
    window: Window, fonts: Fonts, first: tuple[int, int], second: tuple[int, int]
) -> None:
    assets = Assets("unicorn")
    printer = Printer(Press(assets, fonts))
    top = Tabletop(Extents(Catalog({})))
    pygame.display.set_mode(first, pygame.RESIZABLE)
    canvas = Canvas(window, printer)
    canvas.lay("mat_pitch")
    top.put({Ref("card:1"): Spot(100, 100, CardLook("back_draw", 216), angle=10)})
    top.play(top.sync({Ref("card:1"): Spot(900, 500, CardLook("ai_toaster", 238))}, 0.4))
    for size in (first, second, first):
        pygame.display.set_mode(size, pygame.RESIZABLE)
        for _ in range(4):
            top.advance(0.03)
            canvas.draw(top)
        assert (canvas.viewport.width, canvas.viewport.height) == size
    top.advance(5)
    canvas.settle(top)
    assert not canvas.draw(top)


def slow(window: Window, monkeypatch: pytest.MonkeyPatch, failures: int) -> list[str]:
    """``window`` after slow presents, whose system refuses so many times; drivers asked for."""
    monkeypatch.setenv(SWITCH, "1")  # so that it is as before afterwards
    monkeypatch.setattr(time, "sleep", lambda seconds: None)
    window._trying, window._times = True, [1.0] * PRESENTS
    asked: list[str] = []
    really = window._open

    def opened() -> None:
        asked.append(os.environ[DRIVER])
        if len(asked) <= failures:
            raise pygame.error("the server is starting anew")
        really()

    monkeypatch.setattr(window, "_open", opened)
    return asked


def test_a_slow_window_is_opened_anew_with_its_own_driver(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, driver = os.environ.get(DRIVER), pygame.display.get_driver()
    asked = slow(window, monkeypatch, failures=2)
    assert window.reopened()
    assert asked == [driver] * 3
    assert os.environ.get(DRIVER) == before
    assert window.surface.size == (1024, 640)
    assert not window.reopened()


def test_a_window_that_does_not_come_back_is_told(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = os.environ.get(DRIVER)
    asked = slow(window, monkeypatch, failures=99)
    with pytest.raises(NoWindow, match="the server is starting anew"):
        window.reopened()
    assert len(asked) == len(PAUSES)
    assert os.environ.get(DRIVER) == before


def test_a_quick_window_stays(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = slow(window, monkeypatch, failures=0)
    window._times = [0.001] * PRESENTS
    assert not window.reopened()
    assert asked == []


@pytest.mark.usefixtures("window")
def test_the_system_is_told_what_the_program_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in NAMES:
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv(NAMES[0], "somebody knows better")
    open_table("Agile Unicorn", (1280, 720), "window", 0)
    told = [os.environ[variable] for variable in NAMES]
    assert told == ["somebody knows better", *["Agile Unicorn"] * (len(NAMES) - 1)]
    for variable in NAMES:
        monkeypatch.delenv(variable)
