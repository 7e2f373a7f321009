"""The final table as plain values: places, figures, and which figure broke which tie."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Literal

from msgspec import Struct

from agile_unicorn.engine.pieces import Handle, Seat
from agile_unicorn.games.unicorn.view import View

Column = Literal["incentives", "dice"]


class Row(Struct, frozen=True):
    """One line of the final table.

    ``incentives`` and ``dice`` (AU-164, AU-165) are ``None`` where covered hands hide them.
    """

    seat: Seat
    place: int
    points: int
    incentives: int | None
    dice: int | None


class Ring(Struct, frozen=True):
    """A figure that broke a tie: the ``column`` in the rows ``first`` to ``last``."""

    column: Column
    first: int
    last: int


def rows_of(view: View, ranking: Sequence[Sequence[Seat]]) -> tuple[Row, ...]:
    """One row a seat, best first; seats that share a place carry the same number."""
    rows: list[Row] = []
    for shared in ranking:
        place = len(rows) + 1
        rows += [_row(view, seat, place) for seat in shared]
    return tuple(rows)


def _row(view: View, seat: Seat, place: int) -> Row:
    at, cards = view.seats[seat], view.cards
    incentives = None if at.incentives is None else _sum(cards.bonus, at.incentives + at.used)
    dice = None if at.roster is None else _sum(cards.dice, at.roster)
    return Row(seat, place, view.score(seat), incentives, dice)


def _sum(figures: Sequence[int], cards: Iterable[Handle]) -> int:
    return sum(figures[card] for card in cards)


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
