"""Nothing on the pitch table lies on anything else, however much is played."""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Iterator
from functools import cache

import pytest
from msgspec.structs import replace

from agile_unicorn.engine.pieces import Handle, Ref, Seat, card_ref, seat_ref
from agile_unicorn.games.unicorn.model import Phase
from agile_unicorn.games.unicorn.view import SeenPlay, View
from agile_unicorn.scenes.shared import furniture
from agile_unicorn.scenes.shared.desk import Button, Desk, Odds, Prompt
from agile_unicorn.scenes.unicorn import pitch
from agile_unicorn.scenes.unicorn.hand import HAND_WIDTH, HAND_Z, held
from agile_unicorn.scenes.unicorn.places import places
from agile_unicorn.scenes.unicorn.plates import PLATE, first_mover
from agile_unicorn.scenes.unicorn.spread import BODY, Zone, cards_in, fan, thrown
from agile_unicorn.table.looks import CardLook, DieLook, Layout, Spot
from tests.scenes.checks import cut_texts, extents, words_of
from tests.scenes.match_tools import new_match, people
from tests.support.decks import expanded_deck

SEATS = [2, 3, 4, 5, 6]
MUCH = pytest.mark.parametrize(("bid", "events"), [(1, 0), (2, 1), (5, 4)])
Box = tuple[float, float, float, float]
RIM = 2.0
"""Things may touch."""
FREE = (
    "place:back/",
    "place:event/",
    "place:stamp",
    "place:tray",
    "place:icon/menu",
    "place:thread/",
    "place:struck/",
)
"""Hands held over the edge of the table, what is printed, and what is round."""


@cache
def empty(seats: int) -> View:
    """A table before the first bid."""
    match = new_match(seats, seats, deck=expanded_deck())
    while match.decision() is None:
        match.poll()
    return match.view(Seat(0))


def crowded(seats: int, bid: int, events: int, *, rolled: bool) -> View:
    """Everybody has bid ``bid`` members, and lies under ``events`` events."""
    view = empty(seats)
    cards = view.cards
    team = iter([Handle(c) for c, kind in enumerate(cards.kind) if kind.family == "team"])
    points = [Handle(c) for c, kind in enumerate(cards.kind) if kind.effect in ("points", "dice")]
    used = iter([Handle(c) for c, kind in enumerate(cards.kind) if kind.bonus])
    everybody = tuple(map(Seat, range(seats)))
    victims = [seat for seat in everybody for _ in range(events)]
    plays = [SeenPlay(Seat(0), card, seat) for card, seat in zip(points, victims, strict=False)]
    there = []
    for at in view.seats:
        sent = tuple(next(team) for _ in range(bid))
        dice = sum(cards.dice[card] for card in sent)
        at = replace(at, bid=bid, deployed=sent, won=tuple(points[:2]))
        if rolled:
            card = next(used)
            at = replace(at, roll=(6,) * dice, used=(card,), bonus=cards.bonus[card])
        there.append(at)
    return replace(
        view,
        seats=tuple(there),
        phase=Phase.INCENTIVE if rolled else Phase.EVENT,
        participants=everybody,
        contenders=everybody if rolled else (),
        waiting=(),
        played=tuple(plays),
    )


def table(view: View, first: int = 0) -> Layout:
    """The pitch table with everything around it, the first mover card at ``first``.

    An event was drawn from the hand and anybody may be meant: arrows point at all seats.
    """
    seats = map(seat_ref, map(Seat, range(view.setup.seats)))
    hand = [c for c in held(view, Seat(0)) if c not in (view.seats[0].deployed or ())]
    lifted = frozenset((card_ref(hand[len(hand) // 2]),)) if hand else frozenset()
    desk = Desk(people(view.setup.seats, 1), Seat(0), frozenset(seats), lifted, answering=True)
    view = replace(view, first=Seat(first))
    spots = dict(pitch.lay(view, desk, words_of("de")))
    spots |= furniture.ornaments() | furniture.icons(muted=False, speed=1.0)
    spots |= furniture.question(Prompt("?"), desk.people, extents())
    buttons = (Button(Ref("place:a"), "a"), Button(Ref("place:b"), "b"))
    spots |= furniture.controls(buttons)
    if view.phase is Phase.INCENTIVE:
        spots |= furniture.odds_tag(Odds("1", "2", rolled=True))
    return spots


def box_of(spot: Spot) -> Box:
    """Left, top, right, bottom of what is seen of a thing."""
    if isinstance(spot.look, DieLook):
        half = spot.look.px * BODY / 2
        return spot.x - half, spot.y - half, spot.x + half, spot.y + half
    left, top, width, height = extents().bounds(spot)
    return left, top, left + width, top + height


def plate_of(spot: Spot) -> Box:
    """The cardboard of a plate, without the ears above it."""
    width, height = PLATE
    return spot.x - width / 2, spot.y - height / 2, spot.x + width / 2, spot.y + height / 2


def around(boxes: list[Box]) -> Box:
    """The box around several."""
    left, top, right, bottom = zip(*boxes, strict=True)
    return min(left), min(top), max(right), max(bottom)


def meet(one: Box, other: Box) -> bool:
    """Whether two boxes overlap by more than a rim."""
    return (
        one[0] + RIM < other[2]
        and other[0] + RIM < one[2]
        and one[1] + RIM < other[3]
        and other[1] + RIM < one[3]
    )


def heaps(view: View, layout: Layout) -> dict[str, Box]:
    """What lies together, such as the bid of a seat, by name; the hands are held above."""
    boxes: dict[str, list[Box]] = defaultdict(list)
    bids = {card: f"bid {i}" for i, at in enumerate(view.seats) for card in at.deployed or ()}
    events = {play.card: f"events {play.target}" for play in view.played}
    events |= {card: f"events {i}" for i, at in enumerate(view.seats) for card in at.used}
    piles = {view.preview: "preview", view.centre: "centre"}
    for ref, spot in layout.items():
        if ref.startswith(FREE) or (spot.z >= HAND_Z and not spot.glow):
            continue
        name = str(ref)
        if ref.startswith("card:"):
            card = Handle(int(ref.removeprefix("card:")))
            name = bids.get(card) or events.get(card) or piles.get(card, "lifted")
        elif ref.startswith(("place:die/", "place:backlog/")):
            name = ref.rsplit("/", 1)[0]
        boxes[name].append(plate_of(spot) if ref.startswith("seat:") else box_of(spot))
    return {name: around(several) for name, several in boxes.items()}


def pairs(heap: dict[str, Box]) -> Iterator[tuple[str, str]]:
    """Names of heaps that meet."""
    for (one, a), (other, b) in itertools.combinations(heap.items(), 2):
        if meet(a, b) and {one, other} != {"place:backlog", "preview"}:
            yield one, other


@MUCH
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("rolled", [False, True])
def test_nothing_lies_on_anything_else(seats: int, bid: int, events: int, rolled: bool) -> None:
    view = crowded(seats, bid, events, rolled=rolled)
    for first in range(seats):
        assert not list(pairs(heaps(view, table(view, first))))


@pytest.mark.parametrize("seats", SEATS)
def test_an_event_that_may_be_answered_covers_nothing(seats: int) -> None:
    """It lies there larger than usual, whoever it hits, and under an arrow."""
    view = crowded(seats, 2, 2, rolled=False)
    for play in view.played:
        asked = table(replace(view, chain=(play,), phase=Phase.REACT))
        assert not list(pairs(heaps(view, asked)))


@pytest.mark.parametrize("k", [1.0, 1.3])
@pytest.mark.parametrize("n", range(1, 11))
def test_a_card_that_is_lifted_covers_neither_bid_nor_dice(n: int, k: float) -> None:
    bottom = places(4)[0]
    for lifted in range(n):
        _, x, y, angle = list(fan(n, {lifted}, 0.0, k))[lifted]
        box = box_of(Spot(x, y, CardLook("back_draw", HAND_WIDTH * k), angle))
        for zone in (bottom.bid, bottom.dice):
            assert not meet(box, (zone.left, zone.top, zone.right, zone.bottom)), (n, lifted)


@pytest.mark.parametrize("seats", SEATS)
def test_the_tray_stays_free(seats: int) -> None:
    radius = extents().size(table(empty(seats))[Ref("place:tray")].look)[0] / 2
    x, y = furniture.TRAY
    full = crowded(seats, 5, 4, rolled=True)
    for left, top, right, bottom in heaps(full, table(full)).values():
        near = min(max(x, left), right), min(max(y, top), bottom)
        assert (near[0] - x) ** 2 + (near[1] - y) ** 2 >= radius**2


@pytest.mark.parametrize("seats", SEATS)
def test_zones_of_all_seats_lie_apart(seats: int) -> None:
    """However many cards and dice there are: they keep inside their zones."""
    boxes: dict[str, Box] = {}
    for i, place in enumerate(places(seats)):
        for name in ("bid", "effects", "dice"):
            zone: Zone = getattr(place, name)
            boxes[f"{name} {i}"] = (zone.left, zone.top, zone.right, zone.bottom)
        boxes[f"first mover {i}"] = box_of(first_mover(place))
    assert not list(pairs(boxes))


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("n", range(1, 9))
def test_cards_keep_inside_their_zone(seats: int, n: int) -> None:
    for place in places(seats):
        for zone, width in ((place.bid, place.bid_width), (place.effects, place.effect_width)):
            for _, x, y, wide, angle in cards_in(zone, n, width, pitch.CROOKED):
                look = CardLook("back_draw", wide)
                left, top, right, bottom = box_of(Spot(x, y, look, angle))
                assert zone.left - 1 <= left
                assert right <= zone.right + 1
                assert zone.top - 1 <= top
                assert bottom <= zone.bottom + 1


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("n", range(1, 17))
def test_dice_lie_apart_inside_their_zone(seats: int, n: int) -> None:
    for place in places(seats):
        zone, found = place.dice, list(thrown(place.dice, n, place.die_px, f"{n}"))
        assert len(found) == n
        for _, x, y, px, _ in found:
            half = px * BODY / 2 - 1
            assert zone.left <= x - half
            assert x + half <= zone.right
            assert zone.top <= y - half
            assert y + half <= zone.bottom
        for one, other in itertools.combinations(found, 2):
            apart = max(abs(one[1] - other[1]), abs(one[2] - other[2]))
            assert apart >= 0.99 * BODY * one[3]


def test_dice_lie_as_luck_has_it() -> None:
    zone = places(4)[0].dice
    assert list(thrown(zone, 5, 76, "a")) == list(thrown(zone, 5, 76, "a"))
    one, other = list(thrown(zone, 5, 76, "a")), list(thrown(zone, 5, 76, "b"))
    assert all(a[1:3] != b[1:3] for a, b in zip(one, other, strict=True))
    assert len({angle for *_, angle in one}) == 5
    assert not list(thrown(zone, 0, 76, "a"))


@pytest.mark.parametrize("seats", SEATS)
def test_few_dice_are_large(seats: int) -> None:
    bottom, *others = places(seats)
    assert {px for _, _, _, px, _ in thrown(bottom.dice, 5, bottom.die_px, "")} == {76}
    assert min(px for p in others for _, _, _, px, _ in thrown(p.dice, 4, p.die_px, "")) >= 42


@MUCH
@pytest.mark.parametrize("seats", SEATS)
def test_numbers_on_tokens_are_whole(seats: int, bid: int, events: int) -> None:
    for rolled in (False, True):
        layout = table(crowded(seats, bid, events, rolled=rolled))
        tokens = {ref: spot for ref, spot in layout.items() if ref.startswith("place:total")}
        assert len(tokens) == seats
        assert not cut_texts(tokens)
