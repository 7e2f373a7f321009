"""Keys find their way over the table."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from agile_unicorn.engine.pieces import Ref
from agile_unicorn.table.extent import Extents
from agile_unicorn.table.focus import RING, Focus
from agile_unicorn.table.input import Key
from agile_unicorn.table.looks import CardLook, Layout, PieceLook, Spot
from agile_unicorn.table.pieces import Catalog


def grid() -> Layout:
    """Three columns, two rows, and a thing that is not hot."""
    layout = {
        Ref(f"{row}{column}"): Spot(
            200 + 300 * column, 200 + 250 * row, PieceLook("a", (200, 80)), hot=True
        )
        for row in range(2)
        for column in range(3)
    }
    layout[Ref("cold")] = Spot(350, 200, PieceLook("a", (50, 50)))
    return layout


@pytest.fixture
def focus() -> Focus:
    """Nothing in focus yet."""
    return Focus(Extents(Catalog({})))


def press(focus: Focus, *keys: str, layout: Layout | None = None) -> Ref | None:
    """Press keys one after another."""
    answer = None
    for name in keys:
        shift = name.startswith("shift ")
        key = Key(name.removeprefix("shift "), shift)
        answer = focus.key(key, layout if layout is not None else grid())
    return answer


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        (["tab"], "00"),
        (["tab", "tab"], "01"),
        (["tab"] * 4, "10"),
        (["tab"] * 7, "00"),
        (["shift tab"], "12"),
        (["tab", "shift tab"], "12"),
        (["right"], "00"),
        (["right", "right"], "01"),
        (["right", "down"], "10"),
        (["right", "right", "down", "right"], "12"),
        (["right", "left"], "00"),
        (["right", "right", "up"], "01"),
        (["tab", "down", "down"], "10"),
        (["tab", "escape"], "00"),
    ],
)
def test_ways(focus: Focus, keys: list[str], expected: str) -> None:
    press(focus, *keys)
    assert focus.at == expected


def test_every_hot_thing_is_reached_by_arrows(focus: Focus) -> None:
    layout = {
        Ref(f"card:{i}"): Spot(400 + 140 * i, 950 - abs(i - 3) * -22, CardLook("a", 216), hot=True)
        for i in range(7)
    }
    layout[Ref("place:bid")] = Spot(1600, 1005, PieceLook("a", (200, 84)), hot=True)
    layout[Ref("place:pass")] = Spot(1790, 1005, PieceLook("a", (120, 84)), hot=True)
    layout[Ref("seat:1")] = Spot(168, 300, PieceLook("a", (280, 90)), hot=True)
    layout[Ref("seat:2")] = Spot(960, 60, PieceLook("a", (280, 90)), hot=True)
    reached = {Ref("card:0")}
    frontier = [Ref("card:0")]
    while frontier:
        here = frontier.pop()
        for name in ("left", "right", "up", "down"):
            focus.at, focus.shown = here, True
            press(focus, name, layout=layout)
            assert focus.at is not None
            if focus.at not in reached:
                reached.add(focus.at)
                frontier.append(focus.at)
    assert reached == set(layout)


def test_enter_activates_only_what_is_shown(focus: Focus) -> None:
    assert press(focus, "enter") is None
    assert press(focus, "tab", "enter") == "00"
    assert press(focus, "space") == "00"
    focus.hide()
    assert press(focus, "enter") is None


def test_focus_leaves_things_that_went_cold(focus: Focus) -> None:
    press(focus, "tab")
    layout = dict(grid())
    del layout[Ref("00")]
    assert press(focus, "enter", layout=layout) is None
    press(focus, "tab", layout=layout)
    assert focus.at == "01"


@pytest.mark.parametrize(
    ("keys", "expected"), [(["tab", "up"], 2), (["tab", "down", "down", "down"], 0)]
)
def test_a_column_of_one_zone_has_no_end(focus: Focus, keys: list[str], expected: int) -> None:
    layout = {
        Ref(f"place:{i}"): Spot(500, 200 + 98 * i, PieceLook("a", (410, 84)), hot=True)
        for i in range(3)
    }
    press(focus, *keys, layout=layout)
    assert focus.at == f"place:{expected}"


def test_an_arrow_at_its_end_hands_the_ring_on_in_its_row(focus: Focus) -> None:
    press(focus, "tab", "down")
    assert focus.at == "10"
    layout = dict(grid())
    focus.stay(layout)
    assert focus.at == "10"
    layout[Ref("10")] = replace(layout[Ref("10")], hot=False)
    focus.stay(layout)
    assert focus.at == "11"


def test_what_glows_is_found_before_what_is_nearer_in_line(focus: Focus) -> None:
    look = PieceLook("a", (100, 80))
    layout = {
        Ref("here"): Spot(500, 200, look, hot=True),
        Ref("near"): Spot(400, 540, look, hot=True),
        Ref("wanted"): Spot(730, 540, look, hot=True),
    }
    focus.at, focus.shown = Ref("here"), True
    press(focus, "down", layout=layout)
    assert focus.at == "near"
    focus.at = Ref("here")
    layout[Ref("wanted")] = replace(layout[Ref("wanted")], glow=True)
    press(focus, "down", layout=layout)
    assert focus.at == "wanted"


def test_nothing_hot(focus: Focus) -> None:
    assert press(focus, "tab", "left", "enter", layout={}) is None
    assert focus.ring({}) == {}


def test_ring_surrounds_the_thing(focus: Focus) -> None:
    press(focus, "tab")
    ring = focus.ring(grid())[RING]
    assert (ring.x, ring.y, ring.hot) == (200, 200, False)
    assert isinstance(ring.look, PieceLook)
    assert ring.look.size is not None
    assert ring.look.size[0] > 200
    focus.hide()
    assert focus.ring(grid()) == {}


def test_ring_is_one_sprite_while_it_is_shown(focus: Focus) -> None:
    press(focus, "tab")
    (ring,) = focus.sprites(grid())
    spot = ring.spot
    assert focus.sprites(grid()) == [ring]
    assert ring.spot is spot
    press(focus, "right")
    assert focus.sprites(grid()) == [ring]
    assert ring.spot.x == 500
    focus.hide()
    assert focus.sprites(grid()) == []
