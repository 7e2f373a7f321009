"""Incentives and rerolls: only if they take the lead, and only as many as that needs."""

from __future__ import annotations

from agile_unicorn.engine.moves import Decision
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.actions import UseIncentive, UseReroll
from agile_unicorn.games.unicorn.judge.events import NEVER
from agile_unicorn.games.unicorn.judge.window import Window, window
from agile_unicorn.games.unicorn.judge.worth import Appraisal
from agile_unicorn.games.unicorn.odds import chances


def incentive_scores(a: Appraisal, decision: Decision) -> tuple[float, ...]:
    """The first card of the cheapest set that wins, if the prize is worth it; else pass."""
    w = window(a)
    chosen, gain = w.best(w.totals)
    known: dict[Seat, float] = {}
    scores: list[float] = []
    for option in decision.options:
        if isinstance(option, UseIncentive):
            scores.append(gain if option.card in chosen else -1.0)
        elif isinstance(option, UseReroll):
            if option.target not in known:
                known[option.target] = _reroll(w, option.target)
            scores.append(known[option.target])
        else:
            scores.append(0.0)
    return tuple(scores)


def _reroll(w: Window, target: Seat) -> float:
    """What new dice for the team of ``target`` may gain, less the worth of the card kept."""
    a = w.a
    dice = a.view.dice(target)
    if not dice:
        return NEVER
    team = target % a.view.setup.sides
    rest = w.totals[team] - sum([sum(a.view.seats[s].roll or ()) for s in a.view.partners(target)])
    hoped = sum(
        [
            chance * _after(w, {**w.totals, team: rest + thrown})
            for thrown, chance in enumerate(chances(dice))
            if chance
        ]
    )
    price = a.weights.spend * a.left * a.weights.reroll
    return hoped - w.promise(w.totals) - price


def _after(w: Window, totals: dict[int, int]) -> float:
    """What ``totals`` promise if I add what pays."""
    return w.promise(totals) + max(0.0, w.best(totals)[1])
