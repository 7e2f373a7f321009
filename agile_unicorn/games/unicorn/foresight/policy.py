"""A light player for imagined matches: rules of thumb, a few microseconds a decision.

It looks at the hand of the seat asked, at what lies open, and at numbers of cards; in open hands
the rosters are public as well.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from agile_unicorn.engine.moves import Action, Decision
from agile_unicorn.games.unicorn.actions import Dismiss, PlayBomb, PlayEvent, PlayWand, UseIncentive
from agile_unicorn.games.unicorn.foresight.hands import TASTE, best_bid, team_strength
from agile_unicorn.games.unicorn.foresight.pitch import Race, arms, pace, standings, worth
from agile_unicorn.games.unicorn.judge.worth import PIPS, strengths
from agile_unicorn.games.unicorn.model import Played, State
from agile_unicorn.games.unicorn.score import total_of

Chance = Callable[[], float]
"""The next number of a generator, from 0 up to 1."""

DOUBT: Final = (0, 0, 1, 3)
"""Points that a light player adds to what is needed, each with the same chance."""


def bid(state: State, decision: Decision, chance: Chance) -> Action:
    """The bid with the most to hope for against the value and what the rivals may lay."""
    seat, cards = decision.seat, state.cards
    points = standings(state)
    ahead = pace(state, points)
    gain = worth(state, seat, points, ahead)
    lean, rival, laid = arms(state, seat), 0.0, 0.0
    sides, mine = state.sides, seat % state.sides
    for other in state.participants:
        members = len(state.deployed[other])
        whole = (*state.team[other], *state.deployed[other])
        strength = team_strength(cards, whole) * members / len(whole)
        if other % sides == mine:
            laid += strength
        else:
            rival = max(rival, strength + arms(state, other))
    for other in state.waiting:
        if other % sides != mine and rival < state.value + 2:
            home = team_strength(cards, tuple(state.team[other])) + arms(state, other)
            if home > state.value:
                rival = max(rival, state.value + 2.0)
    alone = not state.participants and len(state.waiting) == 1
    needed = max(state.value, rival) - lean - laid + DOUBT[int(chance() * 4)]
    gain *= 1.0 + TASTE.denial / (sides - 1)
    passing = 0 if alone else 100 if state.participants else 90
    chosen = best_bid(
        cards, tuple(state.team[seat]), round(needed), len(state.backlog), round(gain), passing
    )
    return chosen or decision.options[0]


def event(state: State, decision: Decision, chance: Chance) -> Action:
    """The event that gains most, if it gains more than it costs."""
    options = decision.options
    if len(options) == 1:
        return options[0]
    race = Race(state, decision.seat)
    now = race.chance(-1, 0.0)
    best, most = options[0], 0.0
    for option in options:
        if isinstance(option, PlayEvent):
            played = Played(decision.seat, option.card, option.target)
        elif isinstance(option, PlayBomb):
            played = Played(decision.seat, option.card, decision.seat)
        else:
            continue
        gain = race.stake * (_after(race, played) - now) - TASTE.event * race.price
        if gain > most:
            best, most = option, gain
    return best


def react(state: State, decision: Decision, chance: Chance) -> Action:
    """A wand if it turns the pitch."""
    options = decision.options
    if len(options) == 1:
        return options[0]
    race = Race(state, decision.seat)
    strikes = len(state.chain) % 2 == 1
    loss = race.chance(-1, 0.0) - _after(race, state.chain[0])
    gain = race.stake * (loss if strikes else -loss)
    wand = next(o for o in options if isinstance(o, PlayWand))
    return wand if gain > TASTE.wand * race.price else options[0]


def _after(race: Race, played: Played) -> float:
    """My chance to win when ``played`` has taken effect."""
    state, side = race.state, played.target % race.sides
    kind = state.cards.kind[played.card]
    match kind.effect:
        case "points":
            return race.chance(side, kind.amount)
        case "dice":
            return race.chance(side, PIPS * kind.amount)
        case "skip":
            return 0.0 if side == race.mine else race.chance(side, -1000.0)
        case "add_member" | "all_in":
            home = team_strength(state.cards, tuple(state.team[played.target]))
            share = 1.0 if kind.effect == "all_in" else 1.0 / max(1, len(state.team[played.target]))
            return race.chance(side, home * share)
        case "remove_member":
            gone = state.deployed[played.target]
            if len(gone) < 2:
                return race.chance(side, -1000.0)
            strength = strengths(state.cards)
            return race.chance(side, -min([strength[card] for card in gone]))
        case "bomb":
            return 0.0
        case _:
            return race.chance(-1, 0.0)


def join(state: State, decision: Decision, chance: Chance) -> Action:
    """The strongest member if that can win, else the weakest."""
    race = Race(state, decision.seat)
    strength = strengths(state.cards)
    options = sorted(decision.options, key=lambda o: strength[cast(Any, o).card])
    gain = race.chance(race.mine, strength[cast(Any, options[-1]).card]) - race.chance(-1, 0.0)
    return options[-1] if gain * race.stake > 1.0 else options[0]


def leave(state: State, decision: Decision, chance: Chance) -> Action:
    """The weakest member."""
    strength = strengths(state.cards)
    return min(decision.options, key=lambda o: strength[cast(Any, o).card])


def incentive(state: State, decision: Decision, chance: Chance) -> Action:
    """As little as takes the lead, if all of it can."""
    options, seat = decision.options, decision.seat
    own = total_of(state, seat)
    sides = state.sides
    best = state.value
    for other in state.contenders:
        if (other - seat) % sides:
            best = max(best, total_of(state, other) + 1)
    missing = best - own
    if missing <= 0:
        return options[0]
    bonus = state.cards.bonus
    usable = [o for o in options if isinstance(o, UseIncentive)]
    if sum([bonus[o.card] for o in usable]) < missing:
        return _reroll(state, decision, missing) or options[0]
    points = standings(state)
    gain = worth(state, seat, points, pace(state, points))
    if gain <= TASTE.spend * len(state.backlog) * missing:
        return options[0]
    enough = [o for o in usable if bonus[o.card] >= missing]
    if enough:
        return min(enough, key=lambda o: bonus[o.card])
    return max(usable, key=lambda o: bonus[o.card])


def _reroll(state: State, decision: Decision, missing: int) -> Action | None:
    """A reroll of the own dice if the mean would do, else of a leader's lucky throw."""
    for option in decision.options:
        target = getattr(option, "target", None)
        if target is not None:
            faces = state.rolls[target] or ()
            luck = sum(faces) - PIPS * len(faces)
            own = (target - decision.seat) % state.sides == 0
            if (own and -luck >= missing) or (not own and luck >= missing):
                return option
    return None


def take(state: State, decision: Decision, chance: Chance) -> Action:
    """Whoever is named first."""
    return decision.options[0]


def dismiss(state: State, decision: Decision, chance: Chance) -> Action:
    """The weakest member goes."""
    strength = strengths(state.cards)
    return min(decision.options, key=lambda o: strength[cast(Dismiss, o).card])


ACTS: Final[dict[str, Callable[[State, Decision, Chance], Action]]] = {
    "bid": bid,
    "event": event,
    "react": react,
    "add_member": join,
    "remove_member": leave,
    "incentive": incentive,
    "take": take,
    "dismiss": dismiss,
}
