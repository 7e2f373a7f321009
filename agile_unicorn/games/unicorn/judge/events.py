"""Events and wands: the gain in chance times worth, minus the price of the card."""

from __future__ import annotations

from agile_unicorn.engine.moves import Decision
from agile_unicorn.games.unicorn.actions import AddMember, PlayEvent, PlayWand, RemoveMember
from agile_unicorn.games.unicorn.judge.showdown import (
    Contender,
    after,
    joined,
    left,
    showdown,
    standing,
    swapped,
)
from agile_unicorn.games.unicorn.judge.worth import Appraisal
from agile_unicorn.games.unicorn.odds import Side

NEVER = -1000.0
"""For a card that would change nothing."""


def event_scores(a: Appraisal, decision: Decision) -> tuple[float, ...]:
    """Passing is the measure; a void or useless play is never better."""
    s = showdown(a)
    now, price = standing(s, s.contenders), a.weights.event * a.ahead
    known: dict[tuple[str | None, int, int], float] = {}
    scores: list[float] = []
    for option in decision.options:
        if not isinstance(option, PlayEvent):
            scores.append(0.0)
            continue
        kind = a.cards.kind[option.card]
        key = (kind.effect, kind.amount, option.target)
        if key not in known:
            then = after(s, option.card, option.target)
            changed = then != s.contenders
            known[key] = standing(s, then) - now - price if changed else NEVER
        scores.append(known[key])
    return tuple(scores)


def wand_scores(a: Appraisal, decision: Decision) -> tuple[float, ...]:
    """A wand turns round whether the event takes effect (AU-072)."""
    view = a.view
    top = view.chain[0]
    s = showdown(a)
    strikes = standing(s, after(s, top.card, top.target))
    cancelled = standing(s, s.contenders)
    holds = len(view.chain) % 2 == 1
    gain = (cancelled - strikes) if holds else (strikes - cancelled)
    return tuple(
        gain - a.weights.wand * a.ahead if isinstance(option, PlayWand) else 0.0
        for option in decision.options
    )


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
