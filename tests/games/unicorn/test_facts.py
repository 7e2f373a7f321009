"""What facts tell is true: their numbers and cards are those of the table they lead to."""

from __future__ import annotations

from random import Random

import pytest

from agile_unicorn.engine.game import Fact
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn import score
from agile_unicorn.games.unicorn.model import State
from agile_unicorn.games.unicorn.rules import UnicornGame
from agile_unicorn.games.unicorn.setup import EDITIONS, Setup
from tests.support.chance import playout
from tests.support.decks import expanded_deck, printed_deck

GAME = UnicornGame()


def _is_true(fact: Fact, before: State, after: State) -> bool:
    view, cards = GAME.observe(after, None), after.cards
    match fact:
        case f.EventsDealt(counts, hands):
            held = [len(hand) for hand in after.hand]
            gained = [new - len(old) for new, old in zip(held, before.hand, strict=True)]
            return list(counts) == gained == [len(hand or ()) for hand in hands]
        case f.SprintBegan(number):
            return view.sprint == number == before.sprint + 1
        case f.BacklogFilled(count, drawn):
            return count == len(drawn or ()) == len(before.draw) - len(after.draw)
        case f.PitchBegan(number, card, preview):
            return (view.pitch, view.centre, view.preview) == (number, card, preview)
        case f.ValueRolled(faces, value):
            modifier = cards.modifier[after.centre]
            return value == view.value == max(0, sum(faces) + modifier)
        case f.ValueSet(value):
            return value == view.value
        case f.CardsBid(seat, count, _):
            return count == view.seats[seat].bid
        case f.BidPassed(seat, forced):
            return forced == (not before.team[seat])
        case f.RollBegan(seats, dice):
            first = {seat % before.sides: seat for seat in reversed(seats)}.values()
            return list(dice) == [view.dice(seat) if seat in first else 0 for seat in seats]
        case f.PointsGiven(card, _, amount) | f.DiceGiven(card, _, amount):
            return amount == cards.amount[card] != 0
        case f.IncentiveUsed(_, card, bonus):
            return bonus == cards.bonus[card] > 0
        case f.RerollUsed(_, _, target, dice):
            return dice == score.dice_of(before, target)
        case f.EverybodyDeployed(_, _, rows):
            return all(not row or list(row) == before.team[i] for i, row in enumerate(rows))
        case f.IncentiveStolen(seat, target, card):
            return card in before.incentives[target] and card in after.incentives[seat]
        case f.TeamWon(captain, total):
            return total == score.total_of(before, captain) >= before.value
        case f.TieRerolled(seats, total):
            return {score.total_of(before, seat) for seat in seats} == {total}
        case f.PitchWon(seat, card, total):
            return (before.centre, score.total_of(before, seat)) == (card, total)
        case f.PitchFailed(card, bid):
            return before.centre == card and bid == bool(before.participants)
        case f.PitchCleared(first):
            return first == view.first == Seat((before.first + 1) % before.seats)
        case f.SprintEnded(number, left):
            return (number, left) == (before.sprint, len(before.backlog))
        case f.StoriesRevealed(seat, stories, points):
            grown = view.score(seat) - score.points_of(before, seat)
            return points == grown == sum(cards.value[card] for card in stories)
        case f.GameEnded(reason):
            return bool(reason == view.reason)
    return True


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_facts_tell_the_truth(edition: str, seats: int) -> None:
    """AU-032, AU-095, AU-118, AU-142, AU-160: in the log and on the table the same numbers."""
    _check(Setup(seats, printed_deck(), points=32, edition=edition, rules=EDITIONS[edition]))


@pytest.mark.parametrize(("seats", "team_size"), [(3, 1), (4, 2), (6, 2), (6, 3)])
def test_facts_of_the_expansion_and_of_teams_tell_the_truth(seats: int, team_size: int) -> None:
    """AU-174, AU-191, AU-198, AU-205: what a team has together, what is rolled, laid and stolen."""
    _check(Setup(seats, expanded_deck(), points=42, team_size=team_size))


def _check(setup: Setup) -> None:
    for state, _, step in playout(GAME, setup, Random(f"{setup.edition}{setup.seats}")):
        before = state
        for fact, after in step.beats:
            assert _is_true(fact, before, after), fact
            before = after
