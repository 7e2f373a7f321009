"""A revealed pitch: who will win it, what that is worth, and what a card would change."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from agile_unicorn.engine.pieces import Handle, Seat
from agile_unicorn.games.unicorn.judge.bidding import chance_above
from agile_unicorn.games.unicorn.judge.rivals import NOBODY, Beaten, beaten, incentives_of
from agile_unicorn.games.unicorn.judge.worth import (
    PIPS,
    TYPICAL_MEMBER,
    Appraisal,
    later,
    outlook,
    worth,
)
from agile_unicorn.games.unicorn.odds import Side


class Contender(Struct, frozen=True, gc=False):
    """One participant: members in the pitch and at home, events and incentives on top."""

    seat: Seat
    members: tuple[Side, ...]
    home: tuple[Side, ...]
    dice: int
    points: int
    lean: int

    @property
    def side(self) -> Side | None:
        """What the seat rolls, or ``None``: nothing is deployed (AU-097)."""
        if not self.members:
            return None
        dice = sum([d for d, _ in self.members]) + self.dice
        return (max(0, dice), sum([m for _, m in self.members]) + self.points + self.lean)


class Showdown(Struct, frozen=True):
    """All participants, with what the pitch card is worth to me if each of them wins it."""

    a: Appraisal
    contenders: tuple[Contender, ...]
    stakes: tuple[float, ...]
    mean: float
    """Worth of a later pitch to me."""


def showdown(a: Appraisal) -> Showdown:
    """The pitch as it lies on the table."""
    view = a.view
    assert view.centre is not None
    others = max(1, len(view.seats) - 1)
    stakes = tuple(
        worth(a, seat, view.centre) * (1.0 if seat == a.me else -a.weights.denial / others)
        for seat in view.participants
    )
    everybody = tuple(_contender(a, seat) for seat in view.participants)
    return Showdown(a, everybody, stakes, outlook(a, a.me))


def _contender(a: Appraisal, seat: Seat) -> Contender:
    at, dice, modifier = a.view.seats[seat], a.cards.dice, a.cards.modifier
    home = at.team
    return Contender(
        seat=seat,
        members=tuple(sorted([(dice[c], modifier[c]) for c in at.deployed or ()])),
        home=(TYPICAL_MEMBER,) * at.members
        if home is None
        else tuple(sorted([(dice[c], modifier[c]) for c in home])),
        dice=at.dice,
        points=at.points,
        lean=round(a.weights.lean * incentives_of(a, seat)),
    )


def standing(s: Showdown, contenders: tuple[Contender, ...]) -> float:
    """What I may expect if the dice are thrown now, and of the team that I keep at home."""
    sides = tuple([c.side for c in contenders])
    shares = win_shares(sides, s.a.view.value)
    expected = sum([x * y for x, y in zip(shares, s.stakes, strict=True)])
    home = 0.0
    for c in contenders:
        if c.seat == s.a.me:
            home = sum([PIPS * d + m for d, m in c.home])
    return expected + later(s.a, s.mean, home)


@lru_cache(maxsize=1 << 14)
def win_shares(sides: tuple[Side | None, ...], value: int) -> tuple[float, ...]:
    """The chance of each side to win; ties are shared out."""
    shares = []
    for i, side in enumerate(sides):
        if side is None:
            shares.append(0.0)
            continue
        above: Beaten = NOBODY
        for j, other in enumerate(sides):
            if j != i and other is not None:
                above = tuple([x * y for x, y in zip(above, beaten(other), strict=True)])
        shares.append(chance_above(side[0], side[1], above, value))
    return tuple(shares)


def after(s: Showdown, card: Handle, target: Seat) -> tuple[Contender, ...]:
    """The contenders when the event ``card`` has taken effect on ``target``."""
    kind = s.a.cards.kind[card]
    return tuple(
        [
            c if c.seat != target else _struck(s, c, kind.effect or "", kind.amount)
            for c in s.contenders
        ]
    )


def _struck(s: Showdown, c: Contender, effect: str, amount: int) -> Contender:
    match effect:
        case "points":
            return replace(c, points=c.points + amount)
        case "dice":
            return replace(c, dice=c.dice + amount)
        case "skip" if c.members:
            return replace(c, members=(), home=tuple(sorted(c.home + c.members)), dice=0, points=0)
        case "add_member" if c.home:
            return _best(s, [joined(c, i) for i in range(len(c.home))], c.seat)
        case "remove_member" if c.members:
            return _best(s, [left(c, i) for i in range(len(c.members))], c.seat)
        case _:
            return c


def joined(c: Contender, i: int) -> Contender:
    """The member ``i`` at home joins the pitch."""
    return replace(
        c, members=tuple(sorted((*c.members, c.home[i]))), home=c.home[:i] + c.home[i + 1 :]
    )


def left(c: Contender, i: int) -> Contender:
    """The member ``i`` of the pitch leaves it."""
    return replace(c, members=c.members[:i] + c.members[i + 1 :])


def _best(s: Showdown, choices: list[Contender], seat: Seat) -> Contender:
    """What ``seat`` will choose: I weigh everything, the others part with their weakest member."""
    if seat == s.a.me:
        return max(choices, key=lambda c: standing(s, swapped(s, c)))
    adds = len(choices[0].home) < len(_of(s, seat).home)
    order = sorted(choices, key=_strength)
    return order[0] if adds else order[-1]


def _of(s: Showdown, seat: Seat) -> Contender:
    return next(c for c in s.contenders if c.seat == seat)


def _strength(c: Contender) -> float:
    return sum([PIPS * d + m for d, m in c.members])


def swapped(s: Showdown, new: Contender) -> tuple[Contender, ...]:
    """The contenders with one of them changed."""
    return tuple([new if c.seat == new.seat else c for c in s.contenders])
