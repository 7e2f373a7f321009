"""The sums that a view offers are those of the rules, at every table of a match."""

from __future__ import annotations

from random import Random

import pytest

from agile_unicorn.engine.moves import Ask, Throw
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn import score
from agile_unicorn.games.unicorn.model import Phase
from agile_unicorn.games.unicorn.rules import UnicornGame
from agile_unicorn.games.unicorn.setup import Setup
from tests.support.chance import playout
from tests.support.decks import expanded_deck, printed_deck

GAME = UnicornGame()


SETUPS = [
    Setup(2, printed_deck(), points=22),
    Setup(5, printed_deck(), points=22),
    Setup(3, expanded_deck(), points=22),
    Setup(4, printed_deck(), points=32, team_size=2),
    Setup(6, expanded_deck(), points=42, team_size=3),
]
setups = pytest.mark.parametrize("setup", SETUPS, ids=lambda s: f"{s.seats}x{s.team_size}")


@setups
def test_a_view_adds_up_like_the_rules(setup: Setup) -> None:
    """AU-095, AU-100, AU-118, AU-160, AU-174, AU-185: dice, totals and victory points."""
    for _, _, step in playout(GAME, setup, Random(setup.seats)):
        state = step.state
        view = GAME.observe(state, None)
        for seat in map(Seat, range(setup.seats)):
            assert view.score(seat) == score.points_of(state, seat)
            team = next(team for team in score.teams(state) if seat in team)
            assert view.team_score(seat) == sum(score.points_of(state, mate) for mate in team)
            if state.revealed:
                assert view.total(seat) == score.total_of(state, seat)
                assert view.dice(seat) == score.dice_of(state, seat)


@setups
def test_a_view_knows_who_is_asked(setup: Setup) -> None:
    """The seat whose decision it is; nobody while dice are rolled or cards are shuffled."""
    for state, _, _ in playout(GAME, setup, Random(setup.seats)):
        pending = GAME.pending(state)
        asked = pending.decisions[0].seat if isinstance(pending, Ask) else None
        assert GAME.observe(state, None).asking == asked


def test_dice_are_those_of_the_view() -> None:
    """AU-110: what is thrown is what everybody can count."""
    for state, _, _ in playout(GAME, Setup(3, printed_deck(), points=22), Random(9)):
        pending = GAME.pending(state)
        if isinstance(pending, Throw) and pending.seat is not None:
            assert state.phase is Phase.ROLL
            assert pending.dice == GAME.observe(state, None).dice(pending.seat) > 0
