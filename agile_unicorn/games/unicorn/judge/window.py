"""The incentive window: what the totals on the table promise, and what would change them."""

from __future__ import annotations

from msgspec import Struct

from agile_unicorn.engine.pieces import Handle, Seat
from agile_unicorn.games.unicorn.judge.rivals import incentives_of
from agile_unicorn.games.unicorn.judge.worth import Appraisal, worth

Totals = dict[int, int]
"""Total of each team in the window; a team is its first seat."""


class Window(Struct, frozen=True):
    """Teams that have rolled, with what the pitch card is worth to me if each of them wins it."""

    a: Appraisal
    mine: int
    """My team."""
    totals: Totals
    stakes: dict[int, float]
    answers: dict[int, float]
    """Points of the unused incentives of each other team in the window."""
    supply: tuple[Handle, ...]
    """Unused incentives of mine, and of partners who will be asked again."""
    sums: dict[int, tuple[Handle, ...]]
    """Every number of points that ``supply`` can add, with the cards for it."""

    def holder(self, totals: Totals) -> int | None:
        """The team that leads and reaches the value, mine only if it leads alone."""
        best = max(totals, key=lambda team: (totals[team], team != self.mine))
        return best if totals[best] >= self.a.view.value else None

    def promise(self, totals: Totals) -> float:
        """What I may expect if I add nothing more."""
        holder = self.holder(totals)
        if holder is None:
            return 0.0
        best = totals[holder]
        tied = [team for team, total in totals.items() if total == best]
        share = sum([self.stakes[team] for team in tied]) / len(tied)
        if holder == self.mine and self.answered(totals, best):
            most = max(self.answers, key=lambda team: totals[team] + self.answers[team])
            answer = self.a.weights.answer
            return (1.0 - answer) * share + answer * self.stakes[most]
        return share

    def answered(self, totals: Totals, total: int) -> bool:
        """Whether another team holds incentives that beat my ``total``."""
        return any(totals[team] + points > total for team, points in self.answers.items())

    def best(self, totals: Totals) -> tuple[tuple[Handle, ...], float]:
        """The incentives to use, none if I lead or cannot, and what using them gains."""
        holder, value = self.holder(totals), self.a.view.value
        if holder == self.mine:
            return (), 0.0
        own = totals[self.mine]
        best = max([t for team, t in totals.items() if team != self.mine], default=value - 1)
        chosen = self._smallest(max(value, best + 1) - own) or self._smallest(
            max(value, best) - own
        )  # at least a tie
        if not chosen:
            return (), 0.0
        a, bonus = self.a, self.a.cards.bonus
        points = sum([bonus[c] for c in chosen])
        return chosen, self._prize(totals, own + points) - a.weights.spend * a.left * points

    def _smallest(self, missing: int) -> tuple[Handle, ...]:
        """The cards with the smallest sum that covers what is ``missing``; none if they cannot."""
        enough = [points for points in self.sums if points >= missing]
        return self.sums[min(enough)] if enough else ()

    def _prize(self, totals: Totals, total: int) -> float:
        """The worth of leading with ``total``, less if a rival holds an answer or has tied."""
        prize = self.stakes[self.mine]
        if not self.answers:
            return prize
        leader = max(self.answers, key=lambda team: totals[team])
        if totals[leader] >= self.a.view.value:
            prize -= self.stakes[leader]
        answered = self.answered(totals, total)
        tied = totals[leader] == total
        return prize * (1.0 - self.a.weights.answer * answered) * (0.5 if tied else 1.0)


def window(a: Appraisal) -> Window:
    """The incentive window as it lies on the table."""
    view = a.view
    assert view.centre is not None
    sides, mine = view.setup.sides, a.me % view.setup.sides
    answers: dict[int, float] = {}
    stakes: dict[int, float] = {}
    totals: Totals = {}
    for seat in view.contenders:
        team = seat % sides
        if team not in totals:
            totals[team] = view.total(seat)
            share = 1.0 if team == mine else -a.weights.denial / a.rivals
            stakes[team] = share * worth(a, seat, view.centre)
        if team != mine:
            answers[team] = answers.get(team, 0.0) + incentives_of(a, seat)
    supply = _supply(a)
    return Window(a, mine, totals, stakes, answers, supply, _sums(supply, a.cards.bonus))


def _sums(supply: tuple[Handle, ...], bonus: tuple[int, ...]) -> dict[int, tuple[Handle, ...]]:
    by_sum: dict[int, tuple[Handle, ...]] = {0: ()}
    for card in supply:
        if bonus[card]:
            for points, some in list(by_sum.items()):
                by_sum.setdefault(points + bonus[card], (*some, card))
    return by_sum


def _supply(a: Appraisal) -> tuple[Handle, ...]:
    """Mine first, then those of partners who have not passed since the last card (AU-112)."""
    supply = a.view.seats[a.me].incentives or ()
    for seat in a.view.contenders:
        if seat in a.mates and seat != a.me and _asked_again(a, seat):
            supply += a.view.seats[seat].incentives or ()
    return supply


def _asked_again(a: Appraisal, seat: Seat) -> bool:
    """Whether ``seat`` is asked once more even if everybody passes."""
    view = a.view
    order = view.contenders
    behind = (order.index(a.me) - order.index(seat)) % len(order)
    return behind > view.passes
