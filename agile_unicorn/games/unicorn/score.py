"""Sums of the table: dice, totals, victory points, ranking."""

from __future__ import annotations

from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.model import State


def dice_of(state: State, seat: Seat) -> int:
    """Dice that ``seat`` rolls: team and events, clamped once (AU-095)."""
    dice = state.cards.dice
    total = state.dice[seat]
    for card in state.deployed[seat]:
        total += dice[card]
    return total if total > 0 else 0


def total_of(state: State, seat: Seat) -> int:
    """Roll, modifiers, events and incentives together; may be negative (AU-098, AU-100)."""
    modifier = state.cards.modifier
    total = state.points[seat] + state.bonus[seat]
    if roll := state.rolls[seat]:
        total += sum(roll)
    for card in state.deployed[seat]:
        total += modifier[card]
    return total


def points_of(state: State, seat: Seat) -> int:
    """Victory points: the stories turned up (AU-160)."""
    value = state.cards.value
    return sum(value[card] for card in state.stories[seat])


def bonus_of(state: State, seat: Seat) -> int:
    """First tie-break: the bonuses of all incentives owned, used or not (AU-164)."""
    bonus = state.cards.bonus
    return sum(bonus[card] for card in state.incentives[seat] + state.used[seat])


def strength_of(state: State, seat: Seat) -> int:
    """Second tie-break: dice of the team, modifiers ignored (AU-165)."""
    dice = state.cards.dice
    return sum(dice[card] for card in state.team[seat])


def ranking(state: State) -> tuple[tuple[Seat, ...], ...]:
    """Best first; equal in all three figures means a shared place (AU-162, AU-163, AU-166)."""
    figures: dict[tuple[int, int, int], list[Seat]] = {}
    for seat in map(Seat, range(state.seats)):
        figure = (
            points_of(state, seat),
            bonus_of(state, seat),
            strength_of(state, seat),
        )
        figures.setdefault(figure, []).append(seat)
    return tuple(tuple(figures[figure]) for figure in sorted(figures, reverse=True))
