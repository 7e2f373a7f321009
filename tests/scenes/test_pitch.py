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
from agile_unicorn.scenes.unicorn.prize import Prize
from agile_unicorn.scenes.unicorn.signs import MINUS, total_token
from agile_unicorn.table.looks import CardLook, GroupLook, Layout, PieceLook
from tests.scenes.checks import texts_in, words_of
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


def lay(view: View, desk: Desk | None = None, prize: Prize | None = None) -> Layout:
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


@pytest.mark.parametrize("n", [*range(1, 17), 20, 24, 30])
def test_a_hand_of_any_size_lies_on_the_screen(n: int) -> None:
    view = view_of(4)
    view = changed(view, 0, team=cards_of(view, "team", n), incentives=(), events=())
    spots = [spot for ref, spot in lay(view).items() if spot.z >= 100 and ref.startswith("card:")]
    assert len(spots) == n
    xs = sorted(spot.x for spot in spots)
    assert xs[0] > 330, "the tray stays free"
    assert xs[-1] < 1440, "the buttons stay free"
    badge = 0.2 * max(spot.look.width for spot in spots if isinstance(spot.look, CardLook))
    assert all(b - a > badge for a, b in itertools.pairwise(xs)), "every badge is seen"


@pytest.mark.parametrize("n", [2, 6, 12, 30])
def test_the_fan_parts_at_the_pointer(n: int) -> None:
    """The card pointed at stays under the mouse; the others make room."""
    view = view_of(4)
    team = cards_of(view, "team", n)
    view = changed(view, 0, team=team, incentives=(), events=())
    desk = Desk(people(4, 1), Seat(0))
    closed = {ref: spot for ref, spot in lay(view, desk).items() if spot.z >= 100}
    refs = sorted((ref for ref in closed if ref.startswith("card:")), key=lambda r: closed[r].x)
    for i, ref in enumerate(refs):
        parted = lay(view, replace(desk, hover=ref))
        assert parted[ref].x == closed[ref].x
        xs = [parted[other].x for other in refs]
        assert xs == sorted(xs)
        assert xs[0] > 300
        assert xs[-1] < 1460
        for other in refs[i + 1 : i + 2]:
            assert parted[other].x - closed[other].x > 10


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
    looks = {spot.look for spot in dice}
    assert len(looks) == 1, "dice that wait all show the same: nobody takes them for a throw"


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
    zone = places(4)[2].effects
    assert zone.left < landed.x < zone.right


def test_a_failed_pitch_is_stamped() -> None:
    view = view_of(3)
    assert view.centre is not None
    failed = lay(view, prize=Prize(view.centre))
    won = lay(view, prize=Prize(view.centre, Seat(1)))
    assert "place:stamp/failed" in failed
    assert "place:stamp/failed" not in won
    shown = {text.text for text, _, _ in texts_in(failed[Ref("place:stamp/failed")].look)}
    assert shown == {"FAILED"}


def test_totals_show_what_came_on_top_with_a_real_minus() -> None:
    shown = [text.text for text, _, _ in texts_in(total_token(Seat(1), -3, 2, False, 92))]
    assert shown == [f"{MINUS}3", f"2 {MINUS} 5"]
    assert [text.text for text, _, _ in texts_in(total_token(Seat(1), 7, 7, True, 92))] == ["7"]


def test_a_seat_without_a_bid_says_why() -> None:
    """Passed (AU-042), or emptied by an event (AU-080): only the latter still takes part."""
    view = replace(view_of(4), phase=Phase.EVENT, waiting=(), participants=(Seat(1),))
    found = lay(changed(view, 1, bid=0, deployed=()))

    def said(seat: int) -> set[str]:
        return {text.text for text, _, _ in texts_in(found[place_ref(f"stamp/{seat}")].look)}

    assert said(1) == {"SKIPPED"}
    assert said(2) == {"PASS"}


def test_the_strength_of_an_open_bid_is_told_until_it_is_rolled() -> None:
    """Dice of all members and events (AU-095), and what their modifiers and events add."""
    view = replace(view_of(3), phase=Phase.EVENT, waiting=(), participants=(Seat(0), Seat(1)))
    team = cards_of(view, "team", 2)
    view = changed(view, 1, bid=2, deployed=team, dice=1, points=-3)
    dice = 1 + sum(view.cards.dice[card] for card in team)
    more = sum(view.cards.modifier[card] for card in team) - 3
    assert more < 0
    found = lay(view)
    assert [ref for ref in found if ref.startswith("place:total/")] == ["place:total/1"]
    shown = [text.text for text, _, _ in texts_in(found[place_ref("total/1")].look)]
    assert shown == [str(dice), f"{MINUS}{-more}"]
    rolled = changed(view, 1, roll=(6,) * dice)
    found = lay(replace(rolled, phase=Phase.ROLL, contenders=(Seat(1),)))
    shown = [text.text for text, _, _ in texts_in(found[place_ref("total/1")].look)]
    assert shown == [str(6 * dice + more), f"{6 * dice} {MINUS} {-more}"]


def test_the_note_tells_the_pitches_done_and_to_come() -> None:
    view = replace(view_of(4), pitch=3, hidden=1)
    look = lay(view)[place_ref("note")].look
    assert isinstance(look, GroupLook)
    pieces = [part.look.name for part in look.parts if isinstance(part.look, PieceLook)]
    states = [name.removeprefix("pitch_") for name in pieces if name.startswith("pitch_")]
    assert states == ["done", "done", "current", "open", "open"]


def chain_of(view: View, *seats: int, target: int) -> tuple[SeenPlay, ...]:
    """An event of the first of ``seats`` against ``target``, and wands of the others upon it."""
    events = [c for c in cards_of(view, "event", 40) if not view.cards.is_wand[c]]
    wands = [c for c in cards_of(view, "event", 40) if view.cards.is_wand[c]]
    plays = [SeenPlay(Seat(seats[0]), events[0], Seat(target))]
    for seat, wand in zip(seats[1:], wands, strict=False):
        plays.append(SeenPlay(Seat(seat), wand, plays[-1].seat))
    return tuple(plays)


def reacting(view: View, plays: tuple[SeenPlay, ...], *, open_: bool) -> View:
    """The table with these cards played, answered for good or not."""
    chain = plays if open_ else ()
    phase = Phase.REACT if open_ else Phase.EVENT
    return replace(view, phase=phase, chain=chain, played=plays, participants=(1, 2, 3))


def test_a_thread_runs_from_whoever_played_to_the_card() -> None:
    view = view_of(4)
    plays = chain_of(view, 1, 3, target=2)
    spots = lay(reacting(view, plays, open_=True))
    for i, play in enumerate(plays):
        pieces = [spot for ref, spot in spots.items() if ref.startswith(f"place:thread/{i}/")]
        pin = spots[Ref(f"place:thread/{i}/pin")]
        card = spots[Ref(f"card:{play.card}")]
        assert abs(pin.x - card.x) < 5
        assert pin.z > card.z
        ends = [(spot.x, spot.y) for spot in pieces]
        plate = places(4)[play.seat].plate
        assert min(abs(x - plate[0]) + abs(y - plate[1]) for x, y in ends) < 100
        looks = {spot.look for spot in pieces if spot is not pin}
        assert len(looks) == 1, "one picture for the whole thread"


def test_no_thread_to_a_card_on_its_own_seat_or_after_the_chain() -> None:
    view = view_of(4)
    own = lay(reacting(view, chain_of(view, 2, target=2), open_=True))
    over = lay(reacting(view, chain_of(view, 1, target=2), open_=False))
    for spots in (over, own):
        assert sum(ref.startswith("place:thread/") for ref in spots) <= 6
    assert not [ref for ref in over if ref.startswith("place:thread/")]


def test_wands_lie_upon_what_they_strike_until_the_chain_is_over() -> None:
    view = view_of(4)
    plays = chain_of(view, 1, 3, 2, target=2)
    spots = lay(reacting(view, plays, open_=True))
    cards = [spots[Ref(f"card:{play.card}")] for play in plays]
    assert [card.z for card in cards] == sorted(card.z for card in cards)
    for below, above in itertools.pairwise(cards):
        assert 20 < above.x - below.x < 60, "the sign of the card below is seen"
    assert not [ref for ref in spots if ref.startswith("place:struck/")]


@pytest.mark.parametrize(("wands", "struck"), [(1, (0,)), (2, (1,)), (3, (0, 2)), (0, ())])
def test_what_was_struck_stays_stamped(wands: int, struck: tuple[int, ...]) -> None:
    """The last wand holds, and what it spares holds again (AU-072)."""
    view = view_of(4)
    plays = chain_of(view, *[1, 3, 2, 1][: wands + 1], target=2)
    spots = lay(reacting(view, plays, open_=False))
    marked = {ref.rsplit("/", 1)[1] for ref in spots if ref.startswith("place:struck/")}
    assert marked == {str(plays[i].card) for i in struck}
    for i in struck:
        stamp = spots[Ref(f"place:struck/{plays[i].card}")]
        assert stamp.z > spots[Ref(f"card:{plays[i].card}")].z
