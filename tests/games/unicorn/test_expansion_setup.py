"""The expansion as a box: seats, start decks, backlog (R1, R11)."""

from __future__ import annotations

from random import Random

import pytest

from agile_unicorn.engine.game import play
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.cards import CardKind
from agile_unicorn.games.unicorn.model import Phase, State
from agile_unicorn.games.unicorn.rules import UnicornGame
from agile_unicorn.games.unicorn.setup import EDITIONS, TEAMS, Setup, UnplayableSetup
from tests.support.chance import random_move
from tests.support.decks import expanded_deck, printed_deck

GAME = UnicornGame()


def dealt(seats: int, edition: str = "1.0.2", team_size: int = 1) -> State:
    """A match with both boxes, at its first pitch."""
    rules = EDITIONS[edition]
    first = Seat(0)
    state = GAME.new(Setup(seats, expanded_deck(), 32, edition, rules, first, team_size=team_size))
    rng = Random(seats)
    while state.phase not in (Phase.VALUE, Phase.BID):
        state = play(GAME, state, random_move(GAME.pending(state), rng)).state
    return state


def test_six_play_with_the_expansion_only() -> None:
    """AU-001."""
    assert dealt(6).seats == 6
    with pytest.raises(UnplayableSetup, match="seats must be 2 to 5, not 6"):
        GAME.new(Setup(6, printed_deck()))
    with pytest.raises(UnplayableSetup, match="seats must be 2 to 6, not 7"):
        GAME.new(Setup(7, expanded_deck()))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_start_deck_has_a_reroll(seats: int) -> None:
    """AU-009, AU-209: beside the +2, at any number of seats; the other rerolls are shuffled in."""
    state = dealt(seats)
    kind = state.cards.kind
    for hand in state.incentives:
        assert sorted((kind[card].bonus, kind[card].effect or "") for card in hand) == [
            (0, "reroll"),
            (2, ""),
        ]
    rerolls = {card for card in state.cards.all("incentive") if state.cards.is_reroll[card]}
    piles = {*state.draw, *state.backlog, state.centre}
    assert len(rerolls & piles) == len(rerolls) - seats


def test_two_players_get_their_extra_members_too() -> None:
    """AU-004: two dice, and one die with +3."""
    state = dealt(2)
    dice, modifier = state.cards.dice, state.cards.modifier
    for team in state.team:
        members = sorted((dice[card], modifier[card]) for card in team)
        assert members == [(1, 0), (1, 3), (2, 0), (2, 0), (3, 0)]


def test_too_few_rerolls_are_refused() -> None:
    """AU-009: a mistake of the deck, told in words."""
    deck = tuple(kind for kind in expanded_deck() if kind.effect != "reroll")
    with pytest.raises(UnplayableSetup, match="4 players need 4 x reroll, the deck has 0"):
        GAME.new(Setup(4, deck))


@pytest.mark.parametrize("edition", EDITIONS)
def test_six_have_a_backlog_of_seven(edition: str) -> None:
    """AU-207: the older edition names no other number for them."""
    state = dealt(6, edition)
    assert 1 + len(state.backlog) == 7


def test_stories_of_the_expansion_stay_within_the_usual_values() -> None:
    """AU-208: more of the great ones, none beyond 20."""
    stories = [kind for kind in expanded_deck() if kind.family == "story" and kind.box != "base"]
    assert {kind.value for kind in stories} <= {3, 5, 8, 13, 20}
    base = [kind for kind in printed_deck() if kind.family == "story"]

    def mean(kinds: list[int]) -> float:
        return sum(kinds) / len(kinds)

    assert mean([k.value for k in stories for _ in range(k.copies)]) > mean(
        [k.value for k in base for _ in range(k.copies)]
    )


@pytest.mark.parametrize(("seats", "team_size"), [(4, 0), (4, -2), (5, 2), (3, 3), (6, 4), (2, 2)])
def test_teams_that_cannot_be_seated_are_refused(seats: int, team_size: int) -> None:
    """AU-170: four in pairs, six in pairs or by threes."""
    with pytest.raises(UnplayableSetup, match="cannot play in teams"):
        GAME.new(Setup(seats, expanded_deck(), team_size=team_size))


@pytest.mark.parametrize(("seats", "team_size", "sides"), [(4, 2, 2), (6, 2, 3), (6, 3, 2)])
def test_partners_sit_alternately(seats: int, team_size: int, sides: int) -> None:
    """AU-170, AU-171: never side by side.  AU-026: the backlog counts players."""
    setup = Setup(seats, expanded_deck(), team_size=team_size)
    assert setup.sides == sides
    assert setup.backlog_size == seats + 1
    assert GAME.new(setup).seats == seats


def test_the_sizes_that_teams_can_have() -> None:
    """AU-170: six without the expansion are too many, teams or none."""
    assert {(4, 2), (6, 2), (6, 3)} == set(TEAMS.values())
    assert GAME.new(Setup(4, printed_deck(), team_size=2)).sides == 2
    with pytest.raises(UnplayableSetup, match="seats must be 2 to 5, not 6"):
        GAME.new(Setup(6, printed_deck(), team_size=2))


def test_all_that_is_missing_is_told_at_once() -> None:
    """AU-007, AU-009: enough for five players, and not for six."""
    scarce = [kind for kind in expanded_deck() if kind.box != "base"]
    scarce = [kind for kind in scarce if kind.role or kind.effect == "reroll"]
    deck = tuple(kind for kind in expanded_deck() if kind not in scarce)
    deck += (CardKind("sole_reroll", "incentive", 5, effect="reroll", box="enterprise_ekstase"),)
    assert GAME.new(Setup(5, deck)).seats == 5
    with pytest.raises(UnplayableSetup) as refused:
        GAME.new(Setup(6, deck))
    assert str(refused.value).split("; ") == [
        "6 players need 6 x CTO with 3 dice, the deck has 5",
        "6 players need 6 x Noob with 1 die, the deck has 5",
        "6 players need 6 x reroll, the deck has 5",
    ]


@pytest.mark.parametrize("team_size", [2, 3])
def test_partners_have_start_decks_of_their_own(team_size: int) -> None:
    """AU-170, AU-227: team mode changes nothing in the setup."""
    state = dealt(6, team_size=team_size)
    assert [len(team) for team in state.team] == [3] * 6
    assert [len(hand) for hand in state.incentives] == [2] * 6
    assert [len(hand) for hand in state.hand] == [2] * 6


def test_cards_of_the_expansion_lie_in_both_piles() -> None:
    """AU-209: mixed among those of the base box, at any number of seats."""
    state = dealt(3)
    kind = state.cards.kind
    for pile in (state.draw + state.backlog, state.events):
        assert {kind[card].box for card in pile} == {"base", "enterprise_ekstase"}
