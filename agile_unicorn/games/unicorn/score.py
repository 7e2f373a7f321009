"""Sums of the table: dice, totals, victory points, ranking."""

from __future__ import annotations

from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.model import State, captains, partners


def dice_of(state: State, seat: Seat) -> int:
    """Dice that the team of ``seat`` rolls: members and events, clamped once (AU-095, AU-175)."""
    dice = state.cards.dice
    total = 0
    for one in partners(state, seat):
        total += state.dice[one]
        for card in state.deployed[one]:
            total += dice[card]
    return total if total > 0 else 0


def dice_by_team(state: State, seats: tuple[Seat, ...]) -> tuple[int, ...]:
    """Dice of each of ``seats``; the first of a team throws for all its partners."""
    speak = captains(state, seats)
    return tuple([dice_of(state, seat) if seat in speak else 0 for seat in seats])


def total_of(state: State, seat: Seat) -> int:
    """Roll, modifiers, events and incentives together; may be negative (AU-098, AU-100).

    What partners have counts together, and once (AU-174, AU-175, AU-182).
    """
    modifier = state.cards.modifier
    total = 0
    for one in partners(state, seat):
        total += state.points[one] + state.bonus[one]
        if roll := state.rolls[one]:
            total += sum(roll)
        for card in state.deployed[one]:
            total += modifier[card]
    return total


def points_of(state: State, seat: Seat) -> int:
    """Victory points: the stories turned up (AU-160)."""
    value = state.cards.value
    return sum(value[card] for card in state.stories[seat])


def team_points(state: State, seat: Seat) -> int:
    """Victory points of the team of ``seat`` together (AU-185)."""
    mates = range(seat % state.sides, state.seats, state.sides)
    return sum(points_of(state, Seat(mate)) for mate in mates)


def bonus_of(state: State, seat: Seat) -> int:
    """First tie-break: the bonuses of all incentives owned, used or not (AU-164)."""
    bonus = state.cards.bonus
    return sum(bonus[card] for card in state.incentives[seat] + state.used[seat])


def strength_of(state: State, seat: Seat) -> int:
    """Second tie-break: dice of the team, modifiers ignored (AU-165)."""
    dice = state.cards.dice
    return sum(dice[card] for card in state.team[seat])


def figures_of(state: State, team: tuple[Seat, ...]) -> tuple[int, int, int]:
    """Story points, first and second tie-break of partners together (AU-162, AU-186)."""
    return (
        sum(points_of(state, seat) for seat in team),
        sum(bonus_of(state, seat) for seat in team),
        sum(strength_of(state, seat) for seat in team),
    )


def ranking(state: State) -> tuple[tuple[Seat, ...], ...]:
    """Best first; equal in all three figures means a shared place (AU-162, AU-163, AU-166).

    Partners share their place; their figures count together (AU-186).
    """
    places: dict[tuple[int, int, int], list[Seat]] = {}
    for team in teams(state):
        places.setdefault(figures_of(state, team), []).extend(team)
    return tuple(tuple(sorted(places[figures])) for figures in sorted(places, reverse=True))


def teams(state: State) -> tuple[tuple[Seat, ...], ...]:
    """All seats, team by team; one each where everybody plays alone."""
    sides, seats = state.sides, range(state.seats)
    return tuple(tuple(Seat(s) for s in seats if s % sides == side) for side in range(sides))
