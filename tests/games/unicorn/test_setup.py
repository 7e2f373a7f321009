"""Before the first sprint (R1), with the printed deck and the true setup moves."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from agile_unicorn.engine.game import Fact, play
from agile_unicorn.engine.moves import Ask, Move, Rolled, Shuffle, Shuffled, Throw
from agile_unicorn.engine.pieces import CHANCE, Seat
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.cards import CardKind
from agile_unicorn.games.unicorn.model import State
from agile_unicorn.games.unicorn.rules import UnicornGame
from agile_unicorn.games.unicorn.setup import (
    EDITIONS,
    LENGTHS,
    MAX_CARDS,
    MAX_COPIES,
    HouseRules,
    Setup,
    UnplayableSetup,
)
from tests.support.chance import random_move
from tests.support.decks import printed_deck
from tests.support.places import misplaced
from tests.support.table import table

GAME = UnicornGame()


def opened(seats: int, seed: int = 0, **options: Any) -> tuple[State, list[Fact]]:
    """A match at its first bid or value roll, and the facts that led there."""
    state = GAME.new(Setup(seats, printed_deck(), **options))
    rng, facts = Random(seed), []
    while not state.sprint:
        step = play(GAME, state, random_move(GAME.pending(state), rng))
        facts += [fact for fact, _ in step.beats]
        state = step.state
    assert not misplaced(state)
    return state, facts


def strengths(state: State, seat: int) -> list[tuple[int, int]]:
    """Dice and modifier of each member, weakest first."""
    cards = state.cards
    return sorted((cards.dice[c], cards.modifier[c]) for c in state.team[seat])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players_can_play(seats: int) -> None:
    """AU-001."""
    state, _ = opened(seats)
    assert len(state.team) == seats


@pytest.mark.parametrize(
    "odd",
    [
        CardKind("odd", "story", 1, value=41),
        CardKind("odd", "story", 0, value=3),
        CardKind("odd", "story", MAX_COPIES + 1, value=3),
        CardKind("odd", "story", 1, value=3, dice=1),
        CardKind("odd", "team", 1, dice=5),
        CardKind("odd", "team", 1, dice=-3),
        CardKind("odd", "team", 1, dice=2, modifier=5),
        CardKind("odd", "team", 1, dice=2, role="cto"),
        CardKind("odd", "story", 1, value=3, role="noob"),
        CardKind("odd", "incentive", 1, bonus=6),
        CardKind("odd", "incentive", 1, effect="wand"),
        CardKind("odd", "incentive", 1, bonus=1, effect="reroll"),
        CardKind("odd", "event", 1),
        CardKind("odd", "event", 1, effect="reroll"),
        CardKind("odd", "event", 1, effect="dice", amount=3),
        CardKind("odd", "event", 1, effect="skip", amount=1),
        CardKind("../odd", "story", 1, value=3),
        CardKind("", "story", 1, value=3),
    ],
    ids=str,
)
def test_a_deck_with_an_impossible_card_is_refused(odd: CardKind) -> None:
    with pytest.raises(UnplayableSetup):
        GAME.new(Setup(3, (*printed_deck(), odd)))


def test_a_deck_has_a_limit() -> None:
    many = tuple(CardKind(f"more_{i}", "story", MAX_COPIES, value=3) for i in range(20))
    with pytest.raises(UnplayableSetup, match=f"at most {MAX_CARDS} cards"):
        GAME.new(Setup(3, (*printed_deck(), *many)))


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    """AU-001: six need the expansion."""
    with pytest.raises(UnplayableSetup, match="seats must be 2 to 5"):
        GAME.new(Setup(seats, printed_deck()))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_gets_the_whole_start_deck(seats: int) -> None:
    """AU-227: CTO, 2 dice, Noob, an incentive of 2, two events."""
    state, _ = opened(seats)
    for seat in range(seats):
        assert strengths(state, seat) == [(1, 0), (2, 0), (3, 0)]
        roles = [state.cards.kind[card].role for card in state.team[seat]]
        assert sorted(map(str, roles)) == ["None", "cto", "noob"]
        assert [state.cards.bonus[card] for card in state.incentives[seat]] == [2]
        assert len(state.hand[seat]) == 2


def test_two_players_get_two_more_members() -> None:
    """AU-002: a plain 2-dice card and a 1-die card with +3."""
    state, _ = opened(2)
    for seat in range(2):
        assert strengths(state, seat) == [(1, 0), (1, 3), (2, 0), (2, 0), (3, 0)]


def test_the_older_edition_gives_two_players_a_plain_die() -> None:
    """AU-002: the English book has no modifier there."""
    state, _ = opened(2, rules=EDITIONS["1.0"], edition="1.0")
    for seat in range(2):
        assert strengths(state, seat) == [(1, 0), (1, 0), (2, 0), (2, 0), (3, 0)]


def test_five_members_at_two_players_are_no_surplus() -> None:
    """AU-003: the start team is exactly the limit, the first one won is one too many."""
    t = table(
        anna="cto two two noob member1+3",
        ben="cto two two noob member1+3",
        card="member 1",
        backlog="story 3, story 3",
    )
    t.value_rolls(2).bids(anna="cto", ben="").rolls(anna=[2, 2, 2]).won_by("anna", "one")
    t.nobody_bids().asks("anna", "dismiss")
    t.does("anna", "dismiss noob").settled()


def test_no_surplus_without_a_new_member() -> None:
    """AU-003: nobody with five members has to dismiss."""
    t = table(anna="cto two two noob member1+3", ben="cto", card="story 3")
    t.nobody_bids().settled()
    assert not t.happened(f.MemberDismissed)


@pytest.mark.parametrize("seats", [2, 5])
def test_start_members_are_plain_and_picked_by_chance(seats: int) -> None:
    """AU-005: any plain 2-dice card, and those with a modifier stay in the draw pile."""
    motifs = set()
    for seed in range(12):
        state, _ = opened(seats, seed)
        owned = [card for team in state.team for card in team]
        motifs |= {state.cards.key(c) for c in owned if state.cards.dice[c] == 2}
        modified = [
            c
            for c, kind in enumerate(state.cards.kind)
            if kind.family == "team" and kind.dice >= 2 and kind.modifier
        ]
        assert not set(modified) & set(owned)
        left = {*state.draw, *state.backlog, state.centre}
        assert set(modified) <= left
    assert len(motifs) >= 4


def test_the_start_incentive_is_picked_by_chance() -> None:
    """AU-006: any card of +2, and the others are in the draw pile."""
    motifs = set()
    for seed in range(12):
        state, _ = opened(3, seed)
        owned = {card for row in state.incentives for card in row}
        assert len(owned) == 3
        motifs |= {state.cards.key(card) for card in owned}
        others = {c for c, bonus in enumerate(state.cards.bonus) if bonus and c not in owned}
        assert others <= {*state.draw, *state.backlog, state.centre}
    assert len(motifs) >= 2


def test_start_cards_leave_before_the_piles_are_shuffled() -> None:
    """AU-007: start decks, spare CTOs and Noobs, draw pile, event pile, first mover, events."""
    state, facts = opened(3)
    assert [type(fact) for fact in facts][:5] == [
        f.StartDecksDealt,
        f.DrawPileShuffled,
        f.EventPileShuffled,
        f.FirstMoverChosen,
        f.EventsDealt,
    ]
    pile = next(fact.order for fact in facts if isinstance(fact, f.DrawPileShuffled))
    assert all(state.cards.kind[card].role is None for card in pile)
    assert not {card for team in state.team for card in team} & set(pile)
    assert all(state.cards.family(card) != "event" for card in pile)


def test_spare_start_cards_go_to_the_box() -> None:
    """AU-007: at three players, two CTOs and two Noobs of five leave the match."""
    state, _ = opened(3)
    roles = sorted(str(state.cards.kind[card].role) for card in state.box)
    assert roles == ["cto", "cto", "noob", "noob"]


def test_shuffles_of_the_pile_decide_what_lies_where() -> None:
    """AU-007: the draw pile's top card after the shuffle is the first pitch card."""
    state = GAME.new(Setup(3, printed_deck(), first=Seat(0)))
    for _ in range(3):
        pending = GAME.pending(state)
        assert isinstance(pending, Shuffle)
        order = tuple(range(pending.size))
        before = state
        state = play(GAME, state, Move(CHANCE, Shuffled(order))).state
    others = sum(kind.copies for kind in printed_deck() if kind.family != "event")
    assert len(before.draw) == others - 3 * (3 + 1) - 4  # start decks and the box
    assert state.centre == before.draw[-1]
    assert state.backlog[:3] == before.draw[-2:-5:-1]


def test_a_dismissed_cto_can_be_won_again() -> None:
    """AU-008: dismissal is the only way back into the draw pile."""
    t = table(
        anna="cto two two two two two",
        ben="noob",
        card="story 3",
        backlog="story 5",
        draw="",
    )
    t.nobody_bids().does("anna", "dismiss cto")
    t.centre("story 5", preview="story 3").nobody_bids().nobody_bids().centre("cto")


def test_an_easy_start_has_no_events_in_the_first_sprint() -> None:
    """AU-010."""
    state, _ = opened(4, easy_start=True)
    assert state.hand == [[], [], [], []]


def test_an_easy_start_makes_the_events_up_at_the_first_retro() -> None:
    """AU-010, AU-011: one sprint without, then two and the two withheld; later two as ever."""
    state, _ = opened(3, easy_start=True, first=Seat(0))
    rng = Random(1)
    counts: list[tuple[int, ...]] = []
    while len(counts) < 2:
        pending = GAME.pending(state)
        move = random_move(pending, rng)
        if isinstance(pending, Ask) and pending.decisions[0].prompt == "bid":
            move = Move(move.by, pending.decisions[0].options[0])  # pass
        step = play(GAME, state, move)
        counts += [fact.counts for fact, _ in step.beats if isinstance(fact, f.EventsDealt)]
        state = step.state
    assert counts == [(4, 4, 4), (2, 2, 2)]
    assert [len(hand) for hand in state.hand] == [6, 6, 6]


def test_a_die_chooses_the_first_mover() -> None:
    """AU-012: as many sides as seats."""
    state = GAME.new(Setup(4, printed_deck()))
    while isinstance(pending := GAME.pending(state), Shuffle):
        state = play(GAME, state, random_move(pending, Random(3))).state
    assert pending == Throw(1, 4)
    assert play(GAME, state, Move(CHANCE, Rolled((3,)))).state.first == Seat(2)


def test_the_lobby_may_choose_the_first_mover() -> None:
    """AU-012: then no die is rolled."""
    state, facts = opened(4, first=Seat(3))
    assert state.first == Seat(3)
    assert f.FirstMoverChosen(Seat(3)) in facts
    with pytest.raises(UnplayableSetup, match="first mover"):
        GAME.new(Setup(4, printed_deck(), first=Seat(4)))


def test_covered_incentives_are_a_number_for_the_others() -> None:
    """AU-013: they are cards in the hand."""
    t = table(anna="cto incentive+2 incentive+3", ben="cto", open_hands=False)
    seen = t.view("ben").seats[0]
    assert (seen.incentives, seen.bonuses) == (None, 2)
    t.hand("anna", incentives="incentive+2 incentive+3")


def test_numbers_are_public_and_faces_are_not() -> None:
    """AU-014: team, incentives and events held."""
    t = table(anna="cto two incentive+2 wand skip -3", ben="cto", open_hands=False)
    for viewer in ("ben", None):
        seen = t.view(viewer).seats[0]
        assert (seen.members, seen.bonuses, seen.held) == (2, 1, 3)
        assert (seen.team, seen.roster, seen.incentives, seen.events) == (None,) * 4


def test_open_hands_show_what_can_be_deduced_but_no_events() -> None:
    """AU-014: the option lays team and incentives open."""
    t = table(anna="cto two incentive+2 wand", ben="cto")
    seen = t.view("ben").seats[0]
    assert t.keys(seen.team or ()) == ["cto", "member2"]
    assert t.keys(seen.incentives or ()) == ["incentive+2"]
    assert (seen.events, seen.held) == (None, 1)


def test_three_lengths_have_a_name_and_any_number_will_do() -> None:
    """AU-015."""
    assert sorted(LENGTHS.values()) == [22, 32, 42]
    assert GAME.new(Setup(2, printed_deck(), points=27)).setup.points == 27
    for points in (0, 5000):
        with pytest.raises(UnplayableSetup, match="points must be"):
            GAME.new(Setup(2, printed_deck(), points=points))


def test_a_deck_without_start_cards_is_refused() -> None:
    """AU-007: the message says what is missing."""
    deck = tuple(kind for kind in printed_deck() if kind.role != "cto")
    with pytest.raises(UnplayableSetup, match="3 x CTO with 3 dice, the deck has 0"):
        GAME.new(Setup(3, deck))
    plain = tuple(k for k in printed_deck() if (k.dice, k.modifier) != (1, 3))
    with pytest.raises(UnplayableSetup, match=r"member with 1 die \+3"):
        GAME.new(Setup(2, plain))
    GAME.new(Setup(2, plain, rules=HouseRules(two_player_member="one")))
