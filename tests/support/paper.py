"""A pitch on paper: what the rule book makes of events; shares nothing with the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from msgspec import Struct, field

MEMBERS: Final = {"cto": (3, 0), "member2": (2, 0), "noob": (1, 0), "member1+3": (1, 3)}
"""Dice and modifier."""

EVENTS: Final = (
    "+4",
    "-3",
    "+1die",
    "-2dice",
    "skip",
    "add",
    "remove",
    "all_in",
    "sabotage",
    "bomb",
)
ORDER: Final = ("anna", "ben", "cleo")
"""Participants in turn order; dora, the fourth, passes."""


class Mode(NamedTuple):
    """Who plays together, and whether an All In strikes everybody (AU-198)."""

    partners: Mapping[str, Sequence[str]]
    team_size: int = 1
    all_in: Literal["one", "all"] = "one"


ALONE: Final = Mode({name: (name,) for name in ORDER})
TEAMS: Final = Mode({"anna": ("anna", "cleo"), "ben": ("ben",), "cleo": ("anna", "cleo")}, 2)
"""Dora, who passes, would be the partner of ben."""

MODES: Final = (ALONE, TEAMS, ALONE._replace(all_in="all"), TEAMS._replace(all_in="all"))

FACES: Final = {"anna": 2, "ben": 3, "cleo": 4}
"""What everybody rolls with every die."""

VALUE: Final = 8


class Play(NamedTuple):
    """An event, and how many wands cleo plays upon it and upon her wands."""

    by: str
    card: str
    on: str
    wands: int = 0

    @property
    def cancelled(self) -> bool:
        """An odd number of wands cancels (AU-072)."""
        return self.wands % 2 == 1


class Desk(Struct):
    """What lies at one seat."""

    team: list[str]
    bid: list[str]
    incentives: list[str] = []
    events: list[str] = []
    spent: list[str] = []
    won: list[str] = []
    points: int = 0
    dice: int = 0


class Sheet(Struct):
    """A pitch on paper, as the rule book and the rulings have it."""

    mode: Mode
    desks: dict[str, Desk]
    pile: list[str] = field(default_factory=list)
    void: int = 0
    bombed: bool = False

    def choice(self, play: Play) -> str:
        """The member that the addressed player picks; nothing if there is none to pick."""
        at, strength = self.desks[play.on], lambda card: MEMBERS[card]
        match play.card:
            case "add" if at.team:
                return max(at.team, key=strength)
            case "remove" if at.bid:
                return min(at.bid, key=strength)
        return ""

    def team(self, name: str) -> list[Desk]:
        """The desks of the partners in the pitch."""
        return [self.desks[mate] for mate in self.mode.partners[name]]

    def all_in(self, play: Play) -> list[Desk]:
        """Those whom an All In addresses (AU-179, AU-198)."""
        everybody = self.mode.all_in == "all"
        return [self.desks[name] for name in ORDER] if everybody else self.team(play.on)

    def lands(self, play: Play) -> None:
        """The event is carried out, or is void (AU-061)."""
        at, by = self.desks[play.on], self.desks[play.by]
        team = self.team(play.on)
        match play.card:
            case "+4" | "-3":
                at.points += int(play.card)
            case "+1die" | "-2dice":
                at.dice += int(play.card[:2])
            case "skip" if any(desk.bid for desk in team):  # AU-080, AU-081, AU-176
                for desk in team:
                    desk.team, desk.bid = desk.team + desk.bid, []
                    desk.points = desk.dice = 0
            case "add" if at.team:  # AU-086, AU-178
                _move(self.choice(play), at.team, at.bid)
            case "remove" if at.bid:  # AU-090, AU-093, AU-178
                _move(self.choice(play), at.bid, at.spent)
            case "all_in" if any(desk.team for desk in self.all_in(play)):
                for desk in self.all_in(play):
                    desk.bid, desk.team = desk.bid + desk.team, []
            case "sabotage" if at.incentives:  # AU-201, AU-205
                _move(min(at.incentives), at.incentives, by.incentives)
            case "bomb":  # AU-193
                self.bombed = True
            case _:
                self.void += 1

    def dice(self, name: str) -> int:
        """Dice of the team, cut off at none (AU-095, AU-175)."""
        team = self.team(name)
        return max(0, sum(d.dice + sum(MEMBERS[card][0] for card in d.bid) for d in team))

    def extra(self, name: str) -> int:
        """Points and modifiers of the team (AU-100, AU-175)."""
        team = self.team(name)
        return sum(d.points + sum(MEMBERS[card][1] for card in d.bid) for d in team)

    def throwers(self) -> list[str]:
        """The first of each team with a member in the pitch (AU-110, AU-174)."""
        active = [name for name in ORDER if self.desks[name].bid]
        return [n for n in active if n == next(m for m in active if m in self.mode.partners[n])]

    def totals(self) -> dict[str, int]:
        """What each thrower reaches."""
        return {name: FACES[name] * self.dice(name) + self.extra(name) for name in self.throwers()}

    def winners(self) -> list[str]:
        """The leader, or the leaders; none if the value is out of reach (AU-102, AU-118)."""
        totals = {} if self.bombed else self.totals()
        best = max(totals.values(), default=0)
        return [name for name, total in totals.items() if total == best >= VALUE]


def _move(card: str, source: list[str], to: list[str]) -> None:
    source.remove(card)
    to.append(card)


def targets(card: str, by: str, mode: Mode) -> Iterator[str]:
    """A bomb has no target, sabotage neither oneself nor a partner (AU-181, AU-193, AU-201).

    Nor has an All In for everybody: it is played on oneself (AU-198).
    """
    for name in ORDER:
        if name != by and (card == "bomb" or (card == "all_in" and mode.all_in == "all")):
            continue
        if card == "sabotage" and name in mode.partners[by]:
            continue
        yield name
