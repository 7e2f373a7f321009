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
    home_of,
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


class Showdown(Struct, frozen=True):
    """All participants, with what the pitch card is worth to me if each team wins it."""

    a: Appraisal
    contenders: tuple[Contender, ...]
    teams: tuple[int, ...]
    """The teams that take part; a team is its first seat."""
    stakes: tuple[float, ...]
    """By team."""
    mean: float
    """Worth of a later pitch to me."""
    away: float
    """Strength of partners who are not in this pitch."""


def showdown(a: Appraisal) -> Showdown:
    """The pitch as it lies on the table."""
    view = a.view
    assert view.centre is not None
    sides = view.setup.sides
    speakers = {seat % sides: seat for seat in reversed(view.participants)}
    stakes = [
        worth(a, seat, view.centre) * (1.0 if seat in a.mates else -a.weights.denial / a.rivals)
        for seat in speakers.values()
    ]
    return Showdown(
        a=a,
        contenders=tuple([_contender(a, seat) for seat in view.participants]),
        teams=tuple(speakers),
        stakes=tuple(stakes),
        mean=outlook(a, a.me),
        away=home_of(a, tuple([seat for seat in a.mates if seat not in view.participants])),
    )


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
    """What I may expect if the dice are thrown now, and of the members that are kept at home."""
    shares = win_shares(_sides(s, contenders), s.a.view.value)
    expected = sum([x * y for x, y in zip(shares, s.stakes, strict=True)])
    return expected + kept(s, contenders)


def kept(s: Showdown, contenders: tuple[Contender, ...]) -> float:
    """What the members at home are good for: my team's, less those that rivals may still use."""
    a = s.a
    if not a.left:
        return 0.0
    mine, theirs = s.away, 0.0
    for c in contenders:
        strength = sum([PIPS * d + m for d, m in c.home])
        if c.seat in a.mates:
            mine += strength
        elif strength:
            theirs += later(a, s.mean, strength)
    return later(a, s.mean, mine) - a.weights.burn / a.rivals * theirs


def _sides(s: Showdown, contenders: tuple[Contender, ...]) -> tuple[Side | None, ...]:
    """What each team rolls, or ``None``: nothing is deployed (AU-097, AU-174)."""
    sides = s.a.view.setup.sides
    return tuple([_side([c for c in contenders if c.seat % sides == t]) for t in s.teams])


def _side(team: list[Contender]) -> Side | None:
    dice = added = deployed = 0
    for c in team:
        deployed += len(c.members)
        dice += sum([d for d, _ in c.members]) + c.dice
        added += sum([m for _, m in c.members]) + c.points + c.lean
    return (max(0, dice), added) if deployed else None


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
    kind, team = s.a.cards.kind[card], s.a.view.partners(target)
    everybody = kind.effect == "all_in" and s.a.view.setup.rules.all_in == "all"
    whole_team = kind.effect in ("skip", "all_in")
    if kind.effect == "skip" and _side([c for c in s.contenders if c.seat in team]) is None:
        return s.contenders  # AU-085
    return tuple(
        [
            _struck(s, c, kind.effect or "", kind.amount)
            if everybody or c.seat == target or (whole_team and c.seat in team)
            else c
            for c in s.contenders
        ]
    )


def _struck(s: Showdown, c: Contender, effect: str, amount: int) -> Contender:
    match effect:
        case "points":
            return replace(c, points=c.points + amount)
        case "dice":
            return replace(c, dice=c.dice + amount)
        case "skip":
            return replace(c, members=(), home=tuple(sorted(c.home + c.members)), dice=0, points=0)
        case "all_in":
            return replace(c, members=tuple(sorted(c.home + c.members)), home=())
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
    """What ``seat`` will choose: my team weighs everything, others part with their weakest."""
    if seat in s.a.mates:
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
