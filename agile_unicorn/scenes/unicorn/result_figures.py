"""The final table as plain values: places, figures, and which figure broke which tie."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Literal

from msgspec import Struct

from agile_unicorn.engine.pieces import Handle, Seat
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.unicorn.teams import together

Column = Literal["incentives", "dice"]


class Row(Struct, frozen=True):
    """One line of the final table: a seat, or partners together (AU-174, AU-186).

    ``incentives`` and ``dice`` (AU-164, AU-165) are ``None`` where covered hands hide them.
    """

    seats: tuple[Seat, ...]
    place: int
    points: int
    incentives: int | None
    dice: int | None

    @property
    def seat(self) -> Seat:
        """The first seat of the row."""
        return self.seats[0]

    @property
    def is_team(self) -> bool:
        """Whether partners share the row."""
        return len(self.seats) > 1


class Ring(Struct, frozen=True):
    """A figure that broke a tie: the ``column`` in the rows ``first`` to ``last``."""

    column: Column
    first: int
    last: int


def rows_of(view: View, ranking: Sequence[Sequence[Seat]]) -> tuple[Row, ...]:
    """One row a seat or team, best first; those that share a place carry the same number."""
    rows: list[Row] = []
    for shared in ranking:
        place = len(rows) + 1
        teams = dict.fromkeys(together(view.setup, seat) for seat in shared)
        rows += [_row(view, team, place) for team in teams]
    return tuple(rows)


def _row(view: View, team: tuple[Seat, ...], place: int) -> Row:
    cards, seats = view.cards, [view.seats[seat] for seat in team]
    hands = [None if at.incentives is None else at.incentives + at.used for at in seats]
    points = sum(view.score(seat) for seat in team)
    dice = _sum(cards.dice, [at.roster for at in seats])
    return Row(team, place, points, _sum(cards.bonus, hands), dice)


def _sum(figures: Sequence[int], hands: Iterable[Sequence[Handle] | None]) -> int | None:
    """The figures of all cards; ``None`` as soon as one hand is covered."""
    total = 0
    for hand in hands:
        if hand is None:
            return None
        total += sum(figures[card] for card in hand)
    return total


def rings_of(rows: Sequence[Row]) -> tuple[Ring, ...]:
    """The figures that decided between seats with equal story points (AU-163)."""
    rings: list[Ring] = []
    for group in _level(rows, 0, len(rows) - 1, lambda row: row.points):
        first, last = group
        incentives = {row.incentives for row in rows[first : last + 1]}
        if None in incentives:
            continue
        if len(incentives) > 1:
            rings.append(Ring("incentives", first, last))
        for start, end in _level(rows, first, last, lambda row: row.incentives or 0):
            dice = {row.dice for row in rows[start : end + 1]}
            if len(dice) > 1 and None not in dice:
                rings.append(Ring("dice", start, end))
    return tuple(rings)


def _level(
    rows: Sequence[Row], first: int, last: int, figure: Callable[[Row], int]
) -> list[tuple[int, int]]:
    """First and last row of every run of two or more rows with the same figure."""
    found = []
    numbers = range(first, last + 1)
    for _, run in groupby(numbers, key=lambda number: figure(rows[number])):
        members = list(run)
        if len(members) > 1:
            found.append((members[0], members[-1]))
    return found


def winners(rows: Sequence[Row]) -> tuple[Row, ...]:
    """Who shares the first place; one row unless they are level on everything."""
    return tuple(row for row in rows if row.place == 1)
