"""The stage with a scene that only answers to input: fast clicks count, keys find their way."""

from __future__ import annotations

from typing import Any

import pytest

from agile_unicorn.engine.pieces import Ref
from agile_unicorn.scenes.shared.screen import LANGUAGE, ChangeLanguage
from agile_unicorn.scenes.stage import Stage, Still, WindowClosed
from agile_unicorn.scenes.unicorn.setup import SetupScene
from agile_unicorn.table.clock import StillClock
from agile_unicorn.table.input import RIGHT, Click, FocusLost, Key, Move, Quit, Text, Wheel
from agile_unicorn.table.looks import Layout, PieceLook, Spot
from agile_unicorn.table.zones import zones
from tests.scenes.checks import extents, words_of
from tests.scenes.match_tools import Blind

PLUS, DONE = Ref("place:plus"), Ref("place:done")


class Counter:
    """A scene with a stepper, a button and a field."""

    mat = ""

    def __init__(self) -> None:
        self.count, self.text, self.keys = 0, "", list[str]()
        self.pointed: Ref | None = None
        self.over: object | None = None
        self.suggested: Ref | None = None

    def layout(self) -> Layout:
        """Two things to click."""
        look = PieceLook("sheet", (100, 100))
        return {PLUS: Spot(200, 200, look, hot=True), DONE: Spot(600, 200, look, hot=True)}

    def choose(self, ref: Ref) -> None:
        """Count, or end."""
        if ref == PLUS:
            self.count += 1
        else:
            self.over = self.count

    def point(self, ref: Ref | None) -> None:
        """Remember what is pointed at."""
        self.pointed = ref

    def key(self, name: str) -> bool:
        """Remember the key; only escape is used."""
        self.keys.append(name)
        return name == "escape"

    def type(self, text: str) -> None:
        """Write."""
        self.text += text

    def update(self, seconds: float) -> None:
        """Nothing moves."""

    def outcome(self) -> object | None:
        """What was counted, when it is done."""
        return self.over


class Run:
    """A stage with a counter, after the first frames."""

    def __init__(self) -> None:
        self.scene, self.clock, self.toggled = Counter(), StillClock(), 0
        canvas: Any = Blind()
        canvas.toggle_fullscreen = self._toggle
        self.heard: list[str] = []
        self.stage = Stage(canvas, canvas, extents(), clock=self.clock, cue=self.heard.append)
        self.show = Still(self.scene, extents())
        self.give()
        self.clock.time = 1.0

    def _toggle(self) -> None:
        self.toggled += 1

    def give(self, *inputs: Any) -> None:
        """Inputs, and a frame."""
        for given in inputs:
            self.stage.handle(self.show, given)
        self.stage.frame(self.show, 1 / 60)


def test_a_stepper_counts_every_click() -> None:
    run = Run()
    run.give(*[Click(200, 200)] * 5)
    assert run.scene.count == 5
    assert run.heard == ["click"] * 5


def test_clicks_that_came_too_early_mean_nothing() -> None:
    run, other = Run(), Counter()
    run.show = Still(other, extents())
    run.give(Click(200, 200))
    assert other.count == 0
    run.clock.time += 0.4
    run.give(Click(200, 200))
    assert other.count == 1


def test_keys_go_to_the_scene_first_and_then_to_the_focus() -> None:
    run = Run()
    run.give(Key("escape"), Key("tab"), Key("enter"))
    assert run.scene.keys == ["escape", "tab", "enter"]
    assert run.scene.count == 1
    run.give(Key("tab"), Key("space"))
    assert run.scene.outcome() == 1


def test_a_right_click_is_escape_and_the_wheel_turns_pages() -> None:
    run = Run()
    run.give(Click(5, 5, RIGHT), Wheel(1.0), Wheel(-1.0))
    assert run.scene.keys == ["escape", "page up", "page down"]


@pytest.mark.parametrize("first", ["tab", "left", "right", "up", "down"])
def test_the_first_key_rings_what_is_suggested(first: str) -> None:
    run = Run()
    run.scene.suggested = DONE
    run.give(Key(first))
    assert run.scene.pointed == DONE


def test_the_mouse_hides_the_ring() -> None:
    run = Run()
    run.give(Key("tab"))
    assert run.stage._focus.shown
    run.give(Move(600, 200))
    assert not run.stage._focus.shown
    assert run.scene.pointed == DONE


def test_a_language_chosen_by_key_keeps_the_focus(monkeypatch: Any) -> None:
    def closed(show: object) -> list[Any]:
        raise WindowClosed

    run = Run()
    scene = SetupScene(words_of("en"), "en")
    run.show = Still(scene, extents())
    monkeypatch.setattr(run.stage, "_events", closed)
    run.give(Key("tab"))
    while run.stage._focus.at != LANGUAGE:
        run.give(Key("tab"))
    run.give(Key("enter"))
    assert scene.outcome() == ChangeLanguage("de")
    scene.translate(words_of("de"), "de")
    run.show = Still(scene, extents())
    with pytest.raises(WindowClosed):
        run.stage.run(run.show)
    assert run.stage._focus.ringed(run.show.layout()) == LANGUAGE
    layout = run.show.layout()
    found = zones(layout, run.stage._focus.order(layout), extents())
    here = next(i for i, zone in enumerate(found) if LANGUAGE in zone)
    run.give(Key("tab"))
    assert run.stage._focus.at in found[(here + 1) % len(found)]
    run.show = Still(Counter(), extents())
    with pytest.raises(WindowClosed):
        run.stage.run(run.show)
    assert run.stage._focus.at is None


def test_a_show_that_something_lay_upon_gets_its_focus_back(monkeypatch: Any) -> None:
    def closed(show: object) -> list[Any]:
        raise WindowClosed

    run = Run()
    monkeypatch.setattr(run.stage, "_events", closed)
    below, above = Still(Counter(), extents()), Still(Counter(), extents())

    def show(one: Still) -> None:
        with pytest.raises(WindowClosed):
            run.stage.run(one)
        run.show = one

    show(below)
    run.give(Key("tab"), Key("right"))
    show(above)
    assert run.stage._focus.at is None
    run.give(Key("tab"))
    show(below)
    run.give()
    assert run.stage._focus.ringed(below.layout()) == DONE
    show(above)
    run.give(Move(5, 5))
    show(below)
    assert run.stage._focus.ringed(below.layout()) is None, "the mouse is in hand by now"


def test_an_arrow_that_went_cold_leaves_the_ring_in_its_row(monkeypatch: Any) -> None:
    run = Run()
    monkeypatch.setattr(
        run.scene,
        "layout",
        lambda: {
            PLUS: Spot(200, 200, PieceLook("sheet", (100, 100)), hot=run.scene.count < 1),
            Ref("place:other"): Spot(200, 60, PieceLook("sheet", (100, 100)), hot=True),
            DONE: Spot(600, 200, PieceLook("sheet", (100, 100)), hot=True),
        },
    )
    run.show = Still(run.scene, extents())
    run.give(Key("tab"))
    run.stage._focus.at = PLUS
    run.give(Key("enter"))
    assert run.scene.count == 1
    assert run.stage._focus.ringed(run.show.layout()) == DONE
    assert run.scene.pointed == DONE


def test_text_is_passed_on() -> None:
    run = Run()
    run.give(Text("\u00c4"), Text("b"), FocusLost())
    assert run.scene.text == "\u00c4b"


def test_fullscreen_has_two_keys() -> None:
    run = Run()
    run.give(Key("f11"), Key("enter", alt=True))
    assert run.toggled == 2
    assert run.scene.keys == []


def test_closing_the_window_ends_the_show() -> None:
    with pytest.raises(WindowClosed):
        Run().give(Quit())
