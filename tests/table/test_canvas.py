"""Drawing only what changed."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from random import Random

import pygame
import pytest
from msgspec.structs import replace

from agile_unicorn.engine.pieces import Ref
from agile_unicorn.table.composing import Counts, compose, merged
from agile_unicorn.table.extent import RATIO
from agile_unicorn.table.ink import SUN, rgb
from agile_unicorn.table.looks import (
    CardLook,
    DieLook,
    GroupLook,
    LampLook,
    Layout,
    PartLook,
    PieceLook,
    Spot,
    TextLook,
)
from agile_unicorn.table.sight import Sight
from agile_unicorn.table.tween import Wait
from tests.table.conftest import Stage


def table() -> dict[Ref, Spot]:
    """A fan of cards, a button, words, a die and a ring."""
    layout = {
        Ref(f"card:{i}"): Spot(500 + 130 * i, 800, CardLook(f"face{i}", 216), angle=9 - 3 * i, z=i)
        for i in range(7)
    }
    parts = (PartLook(PieceLook("button", (200, 84)), 0, 0), PartLook(TextLook("Bid", 26), 0, 0))
    layout[Ref("place:bid")] = Spot(1600, 1000, GroupLook(parts), glow=True, hot=True)
    layout[Ref("label")] = Spot(300, 300, TextLook("BACKLOG", 17, tracking=3), lift=0)
    layout[Ref("die:0")] = Spot(300, 700, DieLook(1, 5))
    layout[Ref("focus")] = Spot(1600, 1000, PieceLook("focus", (220, 100)), z=-1, alpha=0.5)
    return layout


def pixels(stage: Stage) -> bytes:
    """Everything that is seen."""
    return pygame.image.tobytes(stage.canvas.screen.surface, "RGB")


def test_steady_frame_costs_nothing(stage: Stage) -> None:
    stage.top.put(table())
    stage.settle()
    counts, printer = stage.canvas.counts, stage.printer
    before = (counts.blits, counts.presents, counts.pixels, printer.renders, printer.transforms)
    for _ in range(5):
        assert not stage.canvas.draw(stage.top)
    after = (counts.blits, counts.presents, counts.pixels, printer.renders, printer.transforms)
    assert after == before


def test_same_layout_again_costs_nothing(stage: Stage) -> None:
    stage.top.put(table())
    stage.settle()
    stage.top.put(table())
    assert not stage.canvas.draw(stage.top)


def test_drafts_are_replaced_little_by_little(stage: Stage) -> None:
    stage.top.put(table())
    frames = 0
    while stage.canvas.draw(stage.top):
        frames += 1
        assert frames < 50
    assert frames > 1
    little = pixels(stage)
    stage.canvas.redraw()
    stage.settle()
    assert pixels(stage) == little


def test_moving_one_card_touches_little(stage: Stage) -> None:
    stage.top.put(table())
    stage.settle()
    before = stage.canvas.counts.pixels
    sprite = stage.top.sprites[Ref("die:0")]
    sprite.spot = replace(sprite.spot, x=320)
    assert stage.canvas.draw(stage.top)
    assert stage.canvas.counts.pixels - before < 960 * 540 / 10


def test_dirty_areas_give_the_same_picture_as_a_full_redraw(stage: Stage) -> None:
    stage.top.put(table())
    stage.settle()
    layout = table()
    del layout[Ref("card:3")]
    layout[Ref("card:1")] = replace(layout[Ref("card:1")], x=700, y=300, angle=40, z=9)
    layout[Ref("card:5")] = replace(layout[Ref("card:5")], glow=True, scale=1.5)
    stage.top.play(stage.top.sync(layout, 0.3))
    for _ in range(40):
        stage.top.advance(1 / 60)
        stage.canvas.draw(stage.top)
    stage.settle()
    partly = pixels(stage)
    stage.canvas.redraw()
    stage.settle()
    assert pixels(stage) == partly


def composed(stage: Stage) -> bytes:
    """What is to be seen, drawn anew from the lowest thing up."""
    canvas = stage.canvas
    surface = pygame.Surface(canvas.screen.surface.size).convert(canvas.screen.surface)
    order = sorted(canvas._drawn.values(), key=lambda drawn: drawn.z)
    assert canvas._ground is not None
    compose(surface, surface.get_rect(), canvas._ground, order, Counts())
    return pygame.image.tobytes(surface, "RGB")


def test_what_moves_over_and_under_what_rests_is_drawn_as_if_from_scratch(stage: Stage) -> None:
    rng = Random(5)
    stage.top.put(table())
    stage.settle()
    for _ in range(60):
        sprite = rng.choice(list(stage.top.sprites.values()))
        sprite.owner = None if sprite.owner else Wait(9)
        far = {"x": sprite.spot.x + rng.randint(-90, 90), "y": sprite.spot.y + rng.randint(-60, 60)}
        sprite.spot = replace(sprite.spot, **far, z=rng.randint(0, 20))
        stage.canvas.draw(stage.top)
        assert pixels(stage) == composed(stage)


def test_what_moves_costs_itself_and_nothing_below_it(stage: Stage) -> None:
    """Six cards in flight: a piece of the resting table, a shadow and a picture each."""
    layout = {
        Ref(f"card:{i}"): Spot(
            170 + 300 * (i % 6), 300 + 500 * (i // 6), CardLook("face", 180), z=i // 6
        )
        for i in range(12)
    }
    stage.top.put(layout)
    stage.settle()
    movers = [stage.top.sprites[Ref(f"card:{i}")] for i in range(6, 12)]
    counts, printer = stage.canvas.counts, stage.printer
    for step in range(12):
        for sprite in movers:
            sprite.owner = sprite.owner or Wait(9)
            sprite.spot = replace(sprite.spot, y=340 + step % 4)
        before = counts.blits, counts.presents, printer.renders, printer.transforms
        stage.canvas.draw(stage.top)
        after = counts.blits, counts.presents, printer.renders, printer.transforms
    assert [b - a for a, b in zip(before, after, strict=True)] == [18, 1, 0, 0]


def beside(stage: Stage, sight: Sight) -> set[tuple[int, ...]]:
    """The colours right above a card that glows."""
    stage.printer.press.extents.sight = sight
    stage.printer.forget()
    spot = Spot(500, 500, CardLook("face", 180), glow=True)
    stage.top.put({Ref("card:1"): spot})
    stage.settle()
    surface, (x, y) = stage.canvas.screen.surface, stage.canvas.viewport.to_window(500, 500)
    top = round(y - 180 * RATIO / 2 * stage.canvas.viewport.scale)
    return {tuple(surface.get_at((round(x), top - up))) for up in range(1, 8)}


@pytest.mark.parametrize("sight", [Sight(outlined=True), Sight(contrast=True)])
def test_a_solid_outline_can_stand_for_the_glow(stage: Stage, sight: Sight) -> None:
    sun = (*rgb(SUN), 255)
    assert sun not in beside(stage, Sight())
    assert sun in beside(stage, sight)


def test_a_frame_prints_little_and_the_rest_is_late(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is late keeps its old picture on its way, and comes after all."""
    monkeypatch.setattr("agile_unicorn.table.canvas.WORK", 1)
    stage.top.put(table())
    stage.settle()
    turned = {ref: replace(spot, x=spot.x + 40, angle=30) for ref, spot in table().items()}
    stage.top.play(stage.top.sync(turned, 10))
    stage.top.advance(5)
    before = stage.printer.transforms
    stage.canvas.draw(stage.top)
    assert 0 < stage.printer.transforms - before <= 3
    frames = 0
    while stage.canvas.draw(stage.top):
        frames += 1
        assert frames < 50
    assert frames > 3
    little = pixels(stage)
    stage.canvas.settle(stage.top)
    assert pixels(stage) == little


def test_what_shows_something_else_is_never_late(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A face that has to be covered is covered in the same frame (AU-003)."""
    monkeypatch.setattr("agile_unicorn.table.canvas.WORK", 1)
    stage.top.put(table())
    stage.settle()
    covered = {
        ref: replace(spot, look=CardLook("back", 216)) if ref.startswith("card:") else spot
        for ref, spot in table().items()
    }
    stage.top.put(covered)
    stage.canvas.draw(stage.top)
    assert not any(
        isinstance(drawn.spot.look, CardLook) and drawn.spot.look.face != "back"
        for drawn in stage.canvas._drawn.values()
    )


def test_things_that_are_gone_leave_no_trace(stage: Stage) -> None:
    stage.settle()
    bare = pixels(stage)
    stage.top.put(table())
    stage.settle()
    assert pixels(stage) != bare
    stage.top.put({})
    stage.settle()
    assert pixels(stage) == bare


@pytest.mark.parametrize("size", [(1, 1), (200, 200), (640, 1024), (1600, 600)])
def test_any_window_size(make_stage: Callable[..., Stage], size: tuple[int, int]) -> None:
    stage = make_stage(size)
    stage.top.put(table())
    stage.settle()
    assert stage.canvas.viewport.width == size[0]


def test_change_of_size_prints_everything_anew(make_stage: Callable[..., Stage]) -> None:
    stage = make_stage((640, 360))
    stage.top.put(table())
    stage.settle()
    other = make_stage((960, 540))
    other.top.put(table())
    other.settle()
    stage.canvas.screen = other.canvas.screen
    stage.settle()
    first = pixels(stage)
    other.canvas.redraw()
    other.settle()
    assert first == pixels(other)


def test_snapshot(stage: Stage) -> None:
    stage.top.put(table())
    stage.settle()
    picture = pygame.image.load(BytesIO(stage.canvas.snapshot()), "table.png")
    assert picture.size == (960, 540)
    assert picture.get_at((0, 0)) == stage.canvas.screen.surface.get_at((0, 0))


def test_areas_do_not_overlap_and_start_off_the_grid() -> None:
    bounds = pygame.Rect(0, 0, 500, 500)
    rects = [(4, 4, 20, 20), (20, 20, 20, 20), (39, 30, 5, 5), (400, 400, 300, 9), (600, 0, 5, 5)]
    areas = merged([pygame.Rect(*rect) for rect in rects], bounds)
    assert len(areas) == 2
    assert all(area.x % 4 for area in areas)
    assert all(bounds.contains(area) for area in areas)
    assert areas[0].collidelist(areas[1:]) == -1


def test_a_card_without_a_picture_is_a_printed_blank(stage: Stage) -> None:
    picture = stage.press.upright(CardLook("back_of_nothing", 200), 1)
    middle = picture.get_at((picture.width // 2, picture.height // 4))
    assert middle.a == 255
    assert min(middle.r, middle.g, middle.b) > 180


def test_looks_stay_within_their_extent(stage: Stage) -> None:
    layout: Layout = table()
    for spot in layout.values():
        width, height = stage.press.extents.size(spot.look)
        picture = stage.press.upright(spot.look, 2)
        assert picture.width <= 2 * width * 1.03 + 6
        assert picture.height <= 2 * height * 1.25 + 12


def test_a_lamp_turned_down_dims_what_lies_below_it_and_nothing_else(stage: Stage) -> None:
    paper = Spot(960, 540, PieceLook("sheet", (200, 200)), z=9, lift=0)
    stage.top.put({Ref("place:paper"): paper})
    stage.settle()
    surface = stage.canvas.screen.surface
    middle, corner = surface.get_rect().center, (3, 3)
    before = surface.get_at(middle), surface.get_at(corner)
    lamp = Spot(960, 540, LampLook(0.4), z=5, lift=0)
    stage.top.put({Ref("place:paper"): paper, Ref("place:lamp"): lamp})
    stage.settle()
    differences = [abs(a - b) for a, b in zip(surface.get_at(middle), before[0], strict=True)]
    assert max(differences) <= 2
    assert sum(surface.get_at(corner)[:3]) < 0.5 * sum(before[1][:3])
    stage.top.put({Ref("place:paper"): paper})
    stage.settle()
    assert (surface.get_at(middle), surface.get_at(corner)) == before
