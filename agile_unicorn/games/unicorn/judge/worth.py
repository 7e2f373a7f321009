"""What cards are worth to a seat: pitch cards, and a team kept for later pitches."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from msgspec import Struct

from agile_unicorn.engine.pieces import Handle, Seat
from agile_unicorn.games.unicorn.cards import Catalogue
from agile_unicorn.games.unicorn.judge.weights import Weights
from agile_unicorn.games.unicorn.model import TEAM_LIMIT
from agile_unicorn.games.unicorn.view import View

PIPS = 3.5
"""Mean of a die."""

TYPICAL_MEMBER = (2, 0)
"""Dice and modifier of a card whose face is not known."""


@lru_cache(maxsize=16)
def strengths(cards: Catalogue) -> tuple[float, ...]:
    """The mean result of every card as a team member."""
    return tuple(PIPS * d + m for d, m in zip(cards.dice, cards.modifier, strict=True))


class Appraisal(Struct, frozen=True):
    """The view of one decision with the figures that every judgement needs."""

    view: View
    cards: Catalogue
    strength: tuple[float, ...]
    weights: Weights
    me: Seat
    mates: tuple[Seat, ...]
    """My team, myself included."""
    rivals: int
    """Number of other teams, at least 1."""
    left: int
    """Pitches of this sprint behind the present one."""
    points: tuple[int, ...]
    """Story points of the team of each seat, those won in this sprint included."""
    ahead: float
    """What lasts is worth this much of what it is worth for a whole game; 0 in the last sprint."""
    keep: float
    """Share of a later pitch card's worth that members at home are hoped to win."""
    needed: float
    """Team strength that makes a good try at a later pitch, less if the rivals are spent."""


@lru_cache(maxsize=64)
def team_of(seats: int, sides: int, seat: Seat) -> tuple[Seat, ...]:
    """All seats of the team of ``seat``, in the pitch or not (AU-171)."""
    return tuple(Seat(mate) for mate in range(seat % sides, seats, sides))


def appraise(view: View, me: Seat, weights: Weights) -> Appraisal:
    """Gather what does not depend on an option."""
    cards, setup = view.cards, view.setup
    value, sides = cards.value, setup.sides
    own = [sum([value[c] for c in at.stories + at.won]) for at in view.seats]
    points = tuple([sum(own[seat % sides :: sides]) for seat in range(setup.seats)])
    pace = 1.0 - max(points) / setup.target
    return Appraisal(
        view=view,
        cards=cards,
        strength=strengths(cards),
        weights=weights,
        me=me,
        mates=team_of(setup.seats, sides, me),
        rivals=max(1, sides - 1),
        left=view.hidden + (view.preview is not None),
        points=points,
        ahead=weights.late + (1.0 - weights.late) * pace if pace > 0 else 0.0,
        keep=weights.keep * (1.0 + weights.hoard * (setup.team_size > 1)),
        needed=weights.needed * (1.0 - weights.rest + weights.rest * _rested(view, me)),
    )


def _rested(view: View, me: Seat) -> float:
    """Members of the strongest rivals still at home, 1 for a start team of three each."""
    sides = view.setup.sides
    home = [0] * sides
    for seat, at in enumerate(view.seats):
        home[seat % sides] += at.members
    del home[me % sides]
    return max(home) / (3 * view.setup.team_size)


def worth(a: Appraisal, seat: Seat, card: Handle) -> float:
    """What winning ``card`` gains the team of ``seat``."""
    if points := a.cards.value[card]:
        return _story(a, seat, points)
    if a.cards.is_team[card]:
        gain = max([added(a, taker, card) for taker in {seat, *a.view.partners(seat)}])
        return a.weights.member * gain * a.ahead
    return a.weights.bonus * bonus_of(a, card) * a.ahead


def bonus_of(a: Appraisal, card: Handle) -> float:
    """Points that the incentive ``card`` is good for; what a reroll changes is a guess."""
    return a.weights.reroll if a.cards.is_reroll[card] else a.cards.bonus[card]


def _story(a: Appraisal, seat: Seat, points: int) -> float:
    sides, target = a.view.setup.sides, a.view.setup.target
    best_other = max([p for other, p in enumerate(a.points) if (other - seat) % sides])
    if best_other >= target:  # this sprint is the last, and only more than that wins it
        target = best_other + 1
    missing = max(0, target - a.points[seat])
    useful = min(points, missing)
    gain = useful + a.weights.overshoot * (points - useful)
    return gain + (a.weights.victory if points >= missing > 0 else 0.0)


def added(a: Appraisal, seat: Seat, card: Handle) -> float:
    """What ``card`` adds to the best five members of ``seat``, at least a little for the choice."""
    at, strength = a.view.seats[seat], a.strength
    team = (
        at.roster if a.view.phase == "bid" or at.team is None else (*at.team, *(at.deployed or ()))
    )
    new = strength[card]
    won = [strength[c] for c in at.won if a.cards.is_team[c]]
    if team is None:
        dice, modifier = TYPICAL_MEMBER
        have = [PIPS * dice + modifier] * (at.members + at.bid)
    else:
        have = [strength[c] for c in team]
    have += [strength[c] for c in at.spent] + won
    if len(have) < TEAM_LIMIT:
        return new
    return max(0.3, new - sorted(have, reverse=True)[TEAM_LIMIT - 1])


def home_of(a: Appraisal, seats: tuple[Seat, ...]) -> float:
    """Strength of the members that ``seats`` have in hand, typical ones where they are covered."""
    dice, modifier = TYPICAL_MEMBER
    strength, total = a.strength, 0.0
    for at in map(a.view.seats.__getitem__, seats):
        if at.team is None:
            total += (PIPS * dice + modifier) * at.members
        else:
            total += sum([strength[c] for c in at.team])
    return total


def outlook(a: Appraisal, seat: Seat) -> float:
    """The mean worth to ``seat`` of the pitches still to come in this sprint, the preview known."""
    if not a.left:
        return 0.0
    usual = 5.5
    first = usual
    if a.view.preview is not None and a.weights.preview:
        first += a.weights.preview * (worth(a, seat, a.view.preview) - usual)
    return (first + usual * (a.left - 1)) / a.left


def later(a: Appraisal, mean: float, strength: float) -> float:
    """What a team of ``strength`` may win in the pitches left, worth ``mean`` each."""
    if not a.left or strength <= 0.0:
        return 0.0
    return a.keep * mean * a.left * (1.0 - exp(-strength / (a.needed * a.left)))
