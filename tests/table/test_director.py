"""Beats one after another, whatever the speed."""

from __future__ import annotations

import math

import pytest
from msgspec.structs import replace

from agile_unicorn.engine.game import Beat, Fact
from agile_unicorn.engine.pieces import Ref
from agile_unicorn.table.director import OFF, Director
from agile_unicorn.table.extent import Extents
from agile_unicorn.table.looks import CardLook, Layout, Spot
from agile_unicorn.table.pieces import Catalog
from agile_unicorn.table.tabletop import Tabletop
from agile_unicorn.table.tween import Call, Chain, Motion, Wait

CARD = Ref("card:1")


class Moved(Fact, frozen=True):
    """The card has moved."""


class Revealed(Fact, frozen=True):
    """Something everybody should have seen."""


def layout(view: int) -> Layout:
    """The card lies at ``view``."""
    return {CARD: Spot(float(view), 0, CardLook("a", 100))}


class Show:
    """A director with a diary."""

    def __init__(self) -> None:
        self.diary: list[str] = []
        self.top = Tabletop(Extents(Catalog({})))
        self.top.put(layout(0))
        self.director: Director[int] = Director(
            self.top,
            layout,
            {Moved: self._dance},
            gates=[Revealed],
            on_beat=lambda beat: self.diary.append(f"begin {beat.view}"),
        )

    def _dance(self, top: Tabletop, beat: Beat[int]) -> Motion:
        return Chain(Wait(0.5), Call(lambda: self.diary.append(f"danced {beat.view}")))

    @property
    def x(self) -> float:
        """Where the card is."""
        return self.top.sprites[CARD].spot.x


def test_first_the_dance_then_the_view() -> None:
    show = Show()
    show.director.feed([Beat(Moved(), 100)])
    show.director.advance(0.4)
    assert show.diary == ["begin 100"]
    assert show.x == 0
    show.director.advance(0.2)
    assert show.diary == ["begin 100", "danced 100"]
    assert 0 < show.x < 100
    show.director.advance(1)
    assert show.x == 100
    assert show.director.idle


def test_left_over_time_goes_to_the_next_beat() -> None:
    show = Show()
    show.director.feed([Beat(Moved(), 100), Beat(Moved(), 200)])
    show.director.advance(10)
    assert show.x == 200
    assert show.director.idle


@pytest.mark.parametrize("speed", [0.5, 1.0, 2.0, OFF])
@pytest.mark.parametrize("dt", [0.0, 1 / 60, 1.0])
def test_ends_at_the_last_view_at_any_speed(speed: float, dt: float) -> None:
    show = Show()
    show.director.speed = speed
    show.director.feed(Beat(Moved(), view) for view in (10, 20, 30))
    for _ in range(400):
        show.director.advance(dt or (1 / 60 if speed != OFF else 0.0))
    assert show.x == 30
    assert show.director.idle


def test_speed_is_a_factor() -> None:
    show = Show()
    show.director.speed = 2
    show.director.feed([Beat(Moved(), 100)])
    show.director.advance(0.26)
    assert "danced 100" in show.diary


def test_gate_waits_for_a_click() -> None:
    show = Show()
    show.director.feed([Beat(Revealed(), 50), Beat(Moved(), 100)])
    show.director.advance(100)
    assert show.director.waiting
    assert show.x == 50
    assert not show.director.idle
    assert show.director.proceed()
    assert not show.director.proceed()
    show.director.advance(100)
    assert show.x == 100


def test_hurry_ends_one_beat_and_tells_so() -> None:
    show = Show()
    show.director.feed([Beat(Moved(), 100), Beat(Moved(), 200)])
    show.director.advance(0.1)
    assert show.director.hurry()
    assert show.x == 100
    assert show.director.hurry()
    assert show.x == 200
    assert not show.director.hurry()


def test_hurry_stops_at_a_gate_then_opens_it() -> None:
    show = Show()
    show.director.feed([Beat(Revealed(), 50), Beat(Moved(), 100)])
    assert show.director.hurry()
    assert show.director.waiting
    assert show.director.hurry()
    assert not show.director.waiting
    assert show.x == 50


def test_dance_that_leaves_things_elsewhere_is_overruled() -> None:
    show = Show()

    def astray(top: Tabletop, beat: Beat[int]) -> None:
        sprite = top.sprites[CARD]
        sprite.spot = replace(sprite.spot, y=777, alpha=0.1)

    show.director.dances[Moved] = astray
    show.director.feed([Beat(Moved(), 100)])
    show.director.advance(math.inf)
    assert show.top.sprites[CARD].spot == layout(100)[CARD]
