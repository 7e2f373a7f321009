"""The retro: pawns point at their points and hide none; all see what a sprint has brought."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from agile_unicorn.engine.pieces import Handle, Ref, Seat, place_ref
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.rules import UnicornGame
from agile_unicorn.games.unicorn.setup import Setup
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.shared.desk import Desk
from agile_unicorn.scenes.unicorn.face import UnicornFace
from agile_unicorn.scenes.unicorn.track import FACE, NUMBERED, RAIL, WIDTH, pawn_ref, track
from agile_unicorn.table.looks import CardLook, GroupLook, Layout, PieceLook, Spot, TextLook
from tests.scenes.checks import extents
from tests.scenes.match_tools import Scene, moments, new_scene, people
from tests.support.decks import expanded_deck

GAME = UnicornGame()
X, Y = 960.0, 560.0
HEAD = 30.0
"""Radius of what is seen of a pawn's head."""


def worth(score: int, among: list[int], value: tuple[int, ...]) -> list[int] | None:
    """Cards ``among`` these that are worth ``score`` together."""
    if not score:
        return []
    for i, card in enumerate(among):
        if value[card] <= score:
            others = worth(score - value[card], among[i + 1 :], value)
            if others is not None:
                return [card, *others]
    return None


def standing(scores: tuple[int, ...], points: int = 42) -> tuple[View, Layout]:
    """The strip with the pawns of seats that have ``scores``."""
    state = GAME.new(Setup(len(scores), expanded_deck(), points))
    view = GAME.observe(state, None)
    rest = sorted(view.cards.all("story"), key=lambda card: -view.cards.value[card])
    seats = list(view.seats)
    for seat, score in enumerate(scores):
        won = worth(score, rest, view.cards.value)
        assert won is not None
        rest = [card for card in rest if card not in won]
        seats[seat] = replace(seats[seat], stories=tuple(map(Handle, won)))
    view = replace(view, seats=tuple(seats))
    return view, track(view, Desk(people(len(scores), 1), Seat(0)), X, Y)


def tip(spot: Spot) -> tuple[float, float]:
    """Where a pawn points."""
    assert isinstance(spot.look, GroupLook)
    pin = spot.look.parts[0]
    assert isinstance(pin.look, PieceLook)
    turn = math.radians(-pin.angle)
    return spot.x - 36 * math.sin(turn), spot.y + 36 * math.cos(turn)


def head(spot: Spot) -> tuple[float, float]:
    """The middle of its animal."""
    x, y = tip(spot)
    k = 42 / 36
    return x + (spot.x - x) * k, y + (spot.y - y) * k


def numbers(strip: Spot) -> Iterator[tuple[int, float, float, float, float]]:
    """Every printed number with its box: left, top, right, bottom."""
    assert isinstance(strip.look, GroupLook)
    for part in strip.look.parts:
        if isinstance(part.look, TextLook):
            look = part.look
            width, height = len(look.text) * look.px * 0.56, look.px * 0.72
            x, y = strip.x + part.x, strip.y + part.y
            yield int(look.text), x - width / 2, y - height / 2, x + width / 2, y + height / 2


SCORES = [
    (0, 0), (0, 0, 0), (0, 0, 0, 0), (0,) * 5, (0,) * 6, (5, 5, 10), (13, 13, 3, 0, 0),
    (42, 42, 41, 41, 40), (20, 20, 20), (25, 25, 24, 26), (41, 46, 28, 6),
]  # fmt: skip


@pytest.mark.parametrize("scores", SCORES, ids=str)
def test_pawns_hide_neither_numbers_nor_one_another(scores: tuple[int, ...]) -> None:
    _, spots = standing(scores)
    pawns = [spots[pawn_ref(Seat(seat))] for seat in range(len(scores))]
    for _, left, top, right, bottom in numbers(spots[place_ref("strip")]):
        for pawn in pawns:
            x, y = head(pawn)
            near = min(max(x, left), right), min(max(y, top), bottom)
            assert math.dist((x, y), near) > HEAD
            across, down = tip(pawn)
            assert down <= top + 1 or not left < across < right
    for one, other in combinations(pawns, 2):
        assert math.dist(head(one), head(other)) >= FACE - 4


@pytest.mark.parametrize("scores", SCORES, ids=str)
def test_pawns_point_at_the_exact_space(scores: tuple[int, ...]) -> None:
    _, spots = standing(scores)
    for seat, score in enumerate(scores):
        x, _ = tip(spots[pawn_ref(Seat(seat))])
        space = X - WIDTH / 2 + 29 + (WIDTH - 58) * min(score, 42) / 42
        assert x == pytest.approx(space, abs=0.01)


def test_a_pawn_on_a_plain_space_touches_it() -> None:
    _, spots = standing((3, 8))
    down = [tip(spots[pawn_ref(Seat(seat))])[1] for seat in range(2)]
    assert down == pytest.approx([Y + RAIL, Y + RAIL], abs=0.01)
    _, spots = standing((10, 42))
    down = [tip(spots[pawn_ref(Seat(seat))])[1] for seat in range(2)]
    ups = NUMBERED["strip_hex_medium"][1], NUMBERED["strip_hex_gold"][1]
    assert down == pytest.approx([Y + RAIL - up for up in ups], abs=0.01)


# ---------------------------------------------------------------- what a sprint has brought


def retros(seats: int, humans: int, seed: int, team_size: int = 1) -> Iterator[Scene]:
    """The scene at the end of every retro in which new events were drawn."""
    table: dict[str, Any] = {"seats": seats, "humans": humans, "team_size": team_size}
    scene = new_scene(seed=seed, points=42, deck=expanded_deck(), **table)
    for _ in moments(scene, Random(seed)):
        assert isinstance(scene.face, UnicornFace)
        dealt = isinstance(scene.face._fact, f.EventsDealt)
        if dealt and scene.director.waiting and scene.match.view(None).sprint:
            yield scene


def on_mat(spot: Spot) -> bool:
    """Whether a card lies on the mat, and not in a hand at its edge."""
    return 150 < spot.x < 1780 and 120 < spot.y < 820


@pytest.mark.parametrize(("seats", "humans"), [(4, 0), (4, 1), (5, 1), (6, 0), (6, 2)])
def test_new_events_of_everybody_lie_on_the_mat(seats: int, humans: int) -> None:
    found = 0
    for scene in retros(seats, humans, seats):
        assert isinstance(scene.face, UnicornFace)
        fact, spots = scene.face._fact, scene.layout()
        assert isinstance(fact, f.EventsDealt)
        view = scene.match.view(scene.viewer)
        for seat in range(seats):
            drawn, held = fact.counts[seat], view.seats[seat].held
            refs = [place_ref(f"event/{seat}/{i}") for i in range(held)]
            if seat == scene.viewer:
                cards = fact.cards[seat] or ()
                refs = [Ref(f"card:{card}") for card in cards]
                assert all(on_mat(spots[ref]) for ref in refs)
                continue
            assert all(isinstance(spots[ref].look, CardLook) for ref in refs)
            assert [on_mat(spots[ref]) for ref in refs] == [i >= held - drawn for i in range(held)]
        label = spots.get(place_ref("label/new"))
        told = label.look.text if label and isinstance(label.look, TextLook) else ""
        same = len(set(fact.counts)) == 1 and fact.counts[0] > 0
        assert told.startswith(f"{fact.counts[0]} NEW EVENT" if same else "")
        assert bool(told) is same
        found += 1
    assert found > 2


@pytest.mark.parametrize(
    ("seats", "size", "seed"), [(3, 1, 1), (4, 1, 2), (5, 1, 3), (6, 1, 4), (6, 2, 5), (6, 3, 6)]
)
def test_points_cover_no_pawn_no_story_and_no_label(seats: int, size: int, seed: int) -> None:
    seen = 0
    for scene in retros(seats, 0, seed, size):
        spots = scene.layout()
        points = {r: extents().bounds(s) for r, s in spots.items() if r.startswith("place:points/")}
        labels = [spot for ref, spot in spots.items() if ref == place_ref("label/new")]
        cards = [s for r, s in spots.items() if r.startswith("card:") and on_mat(s)]
        for ref, (left, top, width, height) in points.items():
            seen += 1
            pawns = [head(s) for r, s in spots.items() if r.startswith("place:pawn/")]
            inside = [
                (x, y)
                for x, y in [*pawns, *((s.x, s.y) for s in (*cards, *labels))]
                if left - 8 < x < left + width + 8 and top - 8 < y < top + height + 8
            ]
            assert not inside, ref
        for one, other in combinations(points.values(), 2):
            across = one[0] < other[0] + other[2] and other[0] < one[0] + one[2]
            assert not (across and one[1] < other[1] + other[3] and other[1] < one[1] + one[3])
    assert seen > 3


def test_the_team_that_lines_up_to_leave_hides_no_first_mover() -> None:
    scene = new_scene(humans=1, seed=7, points=40)
    assert "ask dismiss" in moments(scene, Random(7))
    layout = scene.layout()
    left, _, _, _ = extents().bounds(layout[place_ref("first_mover")])
    team = [spot for ref, spot in layout.items() if ref.startswith("card:") and spot.hot]
    assert len(team) > 5
    for spot in team:
        x, _, width, _ = extents().bounds(spot)
        assert x + width <= left
