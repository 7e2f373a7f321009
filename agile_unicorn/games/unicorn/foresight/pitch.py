"""What a pitch on an imagined table is worth, and how far each team is from winning it."""

from __future__ import annotations

from agile_unicorn.engine.pieces import Handle, Seat
from agile_unicorn.games.unicorn.foresight.hands import SPREAD, TASTE, best_members, chance_of_more
from agile_unicorn.games.unicorn.judge.worth import PIPS, strengths
from agile_unicorn.games.unicorn.model import State
from agile_unicorn.games.unicorn.score import points_of


def standings(state: State) -> list[int]:
    """Victory points of each team, the stories won in this sprint included."""
    sides, value = state.sides, state.cards.value
    points = [0] * sides
    for seat in range(state.seats):
        won = sum([value[card] for card in state.won[seat]])
        points[seat % sides] += points_of(state, Seat(seat)) + won
    return points


def pace(state: State, points: list[int]) -> float:
    """What lasts is worth this much of what it is worth for a whole game."""
    ahead = 1.0 - max(points) / state.setup.target
    return TASTE.late + (1.0 - TASTE.late) * ahead if ahead > 0 else 0.0


def worth(state: State, seat: Seat, points: list[int], ahead: float) -> float:
    """What winning the pitch card gains the team of ``seat``."""
    cards, card = state.cards, state.centre
    if story := cards.value[card]:
        mine = points[seat % state.sides]
        missing = max(0, max(state.setup.target, *points) - mine)
        useful = min(story, missing)
        gain = useful + TASTE.overshoot * (story - useful)
        return gain + (TASTE.victory if story >= missing > 0 else 0.0)
    if cards.is_team[card]:
        return TASTE.member * _added(state, seat, card) * ahead
    bonus = TASTE.reroll if cards.is_reroll[card] else cards.bonus[card]
    return TASTE.bonus * bonus * ahead


def _added(state: State, seat: Seat, card: Handle) -> float:
    team = (*state.team[seat], *state.deployed[seat], *state.spent[seat])
    strength = strengths(state.cards)[card]
    return max(0.3, strength - best_members(state.cards, team)[1])


def arms(state: State, seat: Seat) -> float:
    """Points that the cards held besides the team are good for; how many, not which."""
    incentives, held = state.incentives[seat], min(4, len(state.hand[seat]))
    bonus = state.cards.bonus
    return TASTE.lean * sum([bonus[card] for card in incentives]) + TASTE.arms * held


class Race:
    """The teams in a revealed pitch: what each is hoped to come to."""

    __slots__ = ("dice", "mine", "price", "sides", "stake", "state", "totals", "value")

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.sides = state.sides
        self.mine = seat % state.sides
        self.value = state.value
        dice, modifier, bonus = state.cards.dice, state.cards.modifier, state.cards.bonus
        self.dice: dict[int, int] = {}
        self.totals: dict[int, float] = {}
        deployed = state.deployed
        for other in state.participants:
            if not deployed[other]:
                continue
            side = other % self.sides
            thrown = sum([dice[card] for card in deployed[other]]) + state.dice[other]
            added = sum([modifier[card] for card in deployed[other]]) + state.points[other]
            lean = TASTE.lean * sum([bonus[card] for card in state.incentives[other]])
            self.dice[side] = self.dice.get(side, 0) + thrown
            self.totals[side] = self.totals.get(side, 0.0) + PIPS * max(0, thrown) + added + lean
        points = standings(state)
        ahead = pace(state, points)
        self.price = ahead
        self.stake = worth(state, seat, points, ahead) * (1.0 + TASTE.denial / (self.sides - 1))

    def best_other(self) -> int | None:
        """The strongest other team in the pitch, if there is one."""
        others = [side for side in self.totals if side != self.mine]
        return max(others, key=self.totals.__getitem__) if others else None

    def chance(self, side: int, change: float) -> float:
        """My chance to win if the total of ``side`` changes by so much."""
        totals, mine = self.totals, self.mine
        if mine not in totals:
            return 0.0
        own = totals[mine] + (change if side == mine else 0.0)
        best, theirs = self.value - 0.5, 0
        for other, total in totals.items():
            if other != mine:
                total += change if side == other else 0.0
                if total > best:
                    best, theirs = total, self.dice[other]
        return chance_of_more(own - best, SPREAD * (max(0, self.dice[mine]) + max(0, theirs) + 1))
