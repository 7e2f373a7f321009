"""The pitch table with much on it: many cards, many dice, totals, stamps and arrows."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from msgspec.structs import replace

from agile_unicorn.engine.pieces import Handle, Ref, Seat, place_ref
from agile_unicorn.games.unicorn.model import Phase
from agile_unicorn.games.unicorn.view import SeenPlay, View
from agile_unicorn.scenes.shared.desk import Desk
from agile_unicorn.scenes.unicorn import pitch
from agile_unicorn.scenes.unicorn.places import places
from agile_unicorn.scenes.unicorn.signs import MINUS, total_token
from agile_unicorn.table.looks import DieLook, Layout
from tests.scenes.checks import cut_texts, texts_in, words_of
from tests.scenes.match_tools import new_match, people


def view_of(seats: int, seat: int = 0) -> View:
    """A table that waits for the first bid, seen from ``seat``."""
    match = new_match(seats, seats)
    while match.decision() is None:
        match.poll()
    return match.view(Seat(seat))


def cards_of(view: View, family: str, n: int) -> tuple[Handle, ...]:
    """Some ``n`` cards of a family."""
    found = [Handle(c) for c, kind in enumerate(view.cards.kind) if kind.family == family]
    return tuple(found[:n])


def changed(view: View, seat: int, **values: Any) -> View:
    """``view`` with other things at ``seat``."""
    seats = list(view.seats)
    seats[seat] = replace(seats[seat], **values)
    return replace(view, seats=tuple(seats))


def lay(view: View, desk: Desk | None = None, prize: pitch.Prize | None = None) -> Layout:
    """The pitch table in English."""
    desk = desk or Desk(people(view.setup.seats, 1), Seat(0))
    return pitch.lay(view, desk, words_of("en"), prize)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_there_is_a_place_for_everybody(seats: int) -> None:
    found = places(seats)
    assert len(found) == seats
    assert len({place.plate for place in found}) == seats
    for place in found:
        x, y = place.plate
        assert 140 <= x <= 1780
        assert 44 <= y <= 1036


@pytest.mark.parametrize("n", range(1, 17))
def test_a_hand_of_any_size_lies_on_the_screen(n: int) -> None:
    view = view_of(4)
    view = changed(view, 0, team=cards_of(view, "team", n), incentives=(), events=())
    spots = [spot for ref, spot in lay(view).items() if spot.z >= 100 and ref.startswith("card:")]
    assert len(spots) == n
    xs = sorted(spot.x for spot in spots)
    assert xs[0] > 330, "the tray stays free"
    assert xs[-1] < 1440, "the buttons stay free"
    assert all(b - a > 40 for a, b in itertools.pairwise(xs)), "every badge is seen"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("dice", [1, 6, 12])
def test_dice_of_every_seat_lie_on_the_table_apart(seats: int, dice: int) -> None:
    if seats == 6:
        view = replace(view_of(5), setup=replace(view_of(5).setup, seats=6))
        view = replace(view, seats=(*view.seats, view.seats[0]))
    else:
        view = view_of(seats)
    everybody = tuple(map(Seat, range(seats)))
    view = replace(view, phase=Phase.INCENTIVE, contenders=everybody, participants=everybody)
    for seat in everybody:
        view = changed(view, seat, roll=(6,) * dice, bid=0, deployed=())
    desk = Desk(people(seats, 1), Seat(0))
    spots = lay(view, desk)
    found = [spot for spot in spots.values() if isinstance(spot.look, DieLook)]
    assert len(found) == seats * dice
    for spot in found:
        assert 60 <= spot.x <= 1860
        assert 110 <= spot.y <= 850
    for seat in everybody:
        mine = [spots[place_ref(f"die/{seat}/{i}")] for i in range(dice)]
        for i, one in enumerate(mine):
            for other in mine[i + 1 :]:
                apart = max(abs(one.x - other.x), abs(one.y - other.y))
                assert isinstance(one.look, DieLook)
                assert apart > 0.75 * one.look.px
    assert not cut_texts({r: s for r, s in spots.items() if r.startswith("place:total")})


def test_the_tray_holds_the_dice_of_what_is_picked() -> None:
    view = view_of(4)
    team = view.seats[0].team
    assert team
    for n in range(len(team) + 1):
        picked = frozenset(Ref(f"card:{card}") for card in team[:n])
        desk = Desk(people(4, 1), Seat(0), picked=picked, lit=picked)
        spots = lay(view, desk)
        dice = [ref for ref in spots if ref.startswith("place:tray/")]
        assert len(dice) == sum(view.cards.dice[card] for card in team[:n])


def test_dice_in_the_tray_lie_on_its_felt() -> None:
    view = view_of(4)
    team = cards_of(view, "team", 5)
    view = changed(view, 0, bid=5, deployed=team, team=(), dice=12)
    spots = lay(view)
    dice = [spot for ref, spot in spots.items() if ref.startswith("place:tray/")]
    assert len(dice) == 12
    for spot in dice:
        assert (spot.x - 184) ** 2 + (spot.y - 908) ** 2 < 114**2


def test_a_card_in_the_air_points_at_its_target() -> None:
    view = view_of(4)
    card = cards_of(view, "event", 1)[0]
    play = SeenPlay(Seat(1), card, Seat(2))
    view = replace(view, phase=Phase.REACT, chain=(play,), played=(play,), participants=(1, 2))
    spots = lay(view)
    assert [ref for ref in spots if ref.startswith("place:arrow")] == ["place:arrow/2"]
    x, y = places(4)[2].plate
    arrow = spots[Ref("place:arrow/2")]
    assert abs(arrow.x - x) < 200
    assert abs(arrow.y - y) < 100
    landed = spots[Ref(f"card:{card}")]
    assert abs(landed.x - places(4)[2].effects[0]) < 60


def test_a_failed_pitch_is_stamped() -> None:
    view = view_of(3)
    assert view.centre is not None
    failed = lay(view, prize=pitch.Prize(view.centre, False))
    won = lay(view, prize=pitch.Prize(view.centre, True))
    assert "place:stamp/failed" in failed
    assert "place:stamp/failed" not in won
    shown = {text.text for text, _, _ in texts_in(failed[Ref("place:stamp/failed")].look)}
    assert shown == {"FAILED"}


def test_totals_show_what_came_on_top_with_a_real_minus() -> None:
    shown = [text.text for text, _, _ in texts_in(total_token(Seat(1), -3, 2, False))]
    assert shown == [f"{MINUS}3", f"2 {MINUS} 5"]
    assert [text.text for text, _, _ in texts_in(total_token(Seat(1), 7, 7, True))] == ["7"]


def test_a_seat_without_a_bid_says_why() -> None:
    """Passed (AU-042), or emptied by an event (AU-080): only the latter still takes part."""
    view = replace(view_of(4), phase=Phase.EVENT, waiting=(), participants=(Seat(1),))
    found = lay(changed(view, 1, bid=0, deployed=()))

    def said(seat: int) -> set[str]:
        return {text.text for text, _, _ in texts_in(found[place_ref(f"stamp/{seat}")].look)}

    assert said(1) == {"SKIPPED"}
    assert said(2) == {"PASS"}
