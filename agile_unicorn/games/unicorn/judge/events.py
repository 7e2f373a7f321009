"""Events and wands: the gain in chance times worth, minus the price of the card."""

from __future__ import annotations

from msgspec.structs import replace

from agile_unicorn.engine.moves import Decision
from agile_unicorn.engine.pieces import Handle, Seat
from agile_unicorn.games.unicorn.actions import (
    AddMember,
    PlayBomb,
    PlayEvent,
    PlayWand,
    RemoveMember,
)
from agile_unicorn.games.unicorn.judge.rivals import incentives_of
from agile_unicorn.games.unicorn.judge.showdown import (
    Contender,
    Showdown,
    after,
    joined,
    kept,
    left,
    showdown,
    standing,
    swapped,
)
from agile_unicorn.games.unicorn.judge.worth import Appraisal
from agile_unicorn.games.unicorn.odds import Side

NEVER = -1000.0
"""For a card that would change nothing."""

STRIKES = ("bomb", "all_in", "sabotage")
"""Events with a price of their own."""


def event_scores(a: Appraisal, decision: Decision) -> tuple[float, ...]:
    """Passing is the measure; a void or useless play is never better."""
    s = showdown(a)
    now = standing(s, s.contenders)
    known: dict[tuple[str | None, int, int], float] = {}
    scores: list[float] = []
    for option in decision.options:
        if not isinstance(option, PlayEvent | PlayBomb):
            scores.append(0.0)
            continue
        target = option.target if isinstance(option, PlayEvent) else a.me
        kind = a.cards.kind[option.card]
        key = (kind.effect, kind.amount, target)
        if key not in known:
            price = (a.weights.strike if kind.effect in STRIKES else a.weights.event) * a.ahead
            then = _outcome(s, option.card, a.me, target)
            known[key] = NEVER if then is None else then - now - price
        scores.append(known[key])
    return tuple(scores)


def wand_scores(a: Appraisal, decision: Decision) -> tuple[float, ...]:
    """A wand turns round whether the event takes effect (AU-072)."""
    view = a.view
    top = view.chain[0]
    s = showdown(a)
    cancelled = standing(s, s.contenders)
    strikes = _outcome(s, top.card, top.seat, top.target)
    loss = 0.0 if strikes is None else cancelled - strikes
    gain = loss if len(view.chain) % 2 == 1 else -loss
    return tuple(
        gain - a.weights.wand * a.ahead if isinstance(option, PlayWand) else 0.0
        for option in decision.options
    )


def _outcome(s: Showdown, card: Handle, player: Seat, target: Seat) -> float | None:
    """What I may expect when the event has taken effect; ``None``: it changes nothing."""
    match s.a.cards.kind[card].effect:
        case "bomb":  # what is deployed is spent, as it would be anyway (AU-193, AU-194)
            return kept(s, s.contenders)
        case "sabotage":
            return _robbed(s, player, target)
        case _:
            then = after(s, card, target)
            return None if then == s.contenders else standing(s, then)


def _robbed(s: Showdown, thief: Seat, victim: Seat) -> float | None:
    """``thief`` takes one incentive of ``victim``, on the average, for good (AU-202, AU-205)."""
    a, w = s.a, s.a.weights
    count = a.view.seats[victim].bonuses
    if not count:
        return None
    points = incentives_of(a, victim) / count
    change = {thief: points, victim: -points}
    then = tuple(
        [
            replace(c, lean=round(w.lean * (incentives_of(a, c.seat) + change[c.seat])))
            if c.seat in change
            else c
            for c in s.contenders
        ]
    )
    lasting = w.bonus * points * a.ahead
    share = {seat: 1.0 if seat in a.mates else -w.denial / a.rivals for seat in (thief, victim)}
    return standing(s, then) + lasting * (share[thief] - share[victim])


def member_scores(a: Appraisal, decision: Decision) -> tuple[float, ...]:
    """The member to add or to remove: whatever leaves the most to hope for."""
    s = showdown(a)
    me = next(c for c in s.contenders if c.seat == a.me)
    return tuple(standing(s, swapped(s, _chosen(a, me, option))) for option in decision.options)


def _chosen(a: Appraisal, me: Contender, option: object) -> Contender:
    if isinstance(option, AddMember):
        return joined(me, me.home.index(_side(a, option.card)))
    assert isinstance(option, RemoveMember)
    return left(me, me.members.index(_side(a, option.card)))


def _side(a: Appraisal, card: int) -> Side:
    return (a.cards.dice[card], a.cards.modifier[card])
