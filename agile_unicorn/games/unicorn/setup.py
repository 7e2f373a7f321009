"""What is agreed before a match: seats, length, deck and house rules."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, Literal

from msgspec import Struct

from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.cards import CardKind, Deck


class HouseRules(Struct, frozen=True, forbid_unknown_fields=True):
    """The switches in which the editions of the rule book differ.

    ``backlog``: players + 1 cards, or fixed 5, and 6 at five players (AU-020, AU-207).
    ``two_player_member``: the second extra card of each of two players, 1 die +3 or plain (AU-002).
    ``failed_card``: where a pitch card goes that nobody won (AU-120).
    ``all_in``: whether All In addresses one participant or all of them (AU-198).
    ``team_target``: whether teams play to the chosen number or to twice as much (AU-185).
    """

    backlog: Literal["players_plus_one", "fixed_five"] = "players_plus_one"
    two_player_member: Literal["one_plus_three", "one"] = "one_plus_three"
    failed_card: Literal["under_pile", "discard"] = "under_pile"
    all_in: Literal["one", "all"] = "one"
    team_target: Literal["sum", "doubled"] = "sum"


EDITIONS: Final[dict[str, HouseRules]] = {
    "1.0.2": HouseRules(),
    "1.0": HouseRules("fixed_five", "one", "discard"),
}
"""Named presets: the German rules 1.0.2 and the older English ones."""

LENGTHS: Final[dict[str, int]] = {"mvp": 22, "quick_scrum": 32, "full_fledged": 42}
"""Victory targets with a name (AU-015)."""

MIN_SEATS, MAX_SEATS, MAX_SEATS_EXPANDED = 2, 5, 6
MAX_POINTS = 200
MAX_COPIES, MAX_CARDS = 20, 400
"""Copies of one card, and cards in a deck: far more than any box holds."""
MOST_VALUE, MOST_BARREN = 40, 100
REACTION_SECONDS: Final = (0, 10, 20, 30)
"""Points of one story (AU-208: values are data), and sprints without a won card."""
_KEY: Final = re.compile(r"[\w+-]{1,60}")
TEAMS: Final = {"2x2": (4, 2), "3x2": (6, 2), "2x3": (6, 3)}
"""Seats, and partners a team, that can be played together, as teams x partners (AU-170)."""


class Setup(Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True):
    """One match to be played.

    ``points`` is the victory target (AU-015).  ``first`` is the first mover, or ``None``: a die
    decides (AU-012).  ``easy_start`` withholds the events of the first sprint (AU-010).
    ``open_hands`` lays team cards and incentives open, which are deducible anyway (AU-014).
    ``team_size`` partners play together, sitting alternately (AU-170, AU-171), and see each other's
    cards if ``partners_open`` (AU-172).
    ``stalemate`` is the number of sprints in a row without a won card that ends it (AU-157).
    ``reaction_seconds`` is how long a person may ponder an event or an incentive; 0: as long as it
    takes.  The rules never look at it: the table passes for whoever is late.
    """

    seats: int
    deck: Deck
    points: int = 32
    edition: str = "1.0.2"
    rules: HouseRules = HouseRules()
    first: Seat | None = None
    easy_start: bool = False
    open_hands: bool = True
    stalemate: int = 10
    team_size: int = 1
    partners_open: bool = True
    reaction_seconds: int = 0

    @property
    def sides(self) -> int:
        """Number of teams; the team of a seat is its number modulo this (AU-171)."""
        return self.seats // self.team_size

    @property
    def expanded(self) -> bool:
        """Whether cards of the expansion are in the deck."""
        return any(kind.box != "base" for kind in self.deck)

    @property
    def target(self) -> int:
        """Victory points that a team needs together (AU-185)."""
        doubled = self.rules.team_target == "doubled" and self.team_size > 1
        return self.points * (self.team_size if doubled else 1)

    @property
    def backlog_size(self) -> int:
        """Cards in a full sprint backlog, the centre card included (AU-020, AU-021, AU-207)."""
        if self.rules.backlog == "fixed_five":
            return {MAX_SEATS: 6, MAX_SEATS_EXPANDED: 7}.get(self.seats, 5)
        return self.seats + 1


class UnplayableSetup(ValueError):
    """The setup asks for more than the rules or the deck allow."""


@lru_cache(maxsize=64)
def check(setup: Setup) -> None:
    """Raise :exc:`UnplayableSetup` that says what is missing, if anything is (AU-001, AU-007)."""
    wrong: list[str] = []
    most = MAX_SEATS_EXPANDED if setup.expanded else MAX_SEATS
    if not MIN_SEATS <= setup.seats <= most:
        wrong.append(f"seats must be {MIN_SEATS} to {most}, not {setup.seats}")
    if setup.team_size != 1 and (setup.seats, setup.team_size) not in TEAMS.values():
        wrong.append(f"{setup.seats} seats cannot play in teams of {setup.team_size}")
    if not 1 <= setup.points <= MAX_POINTS:
        wrong.append(f"points must be 1 to {MAX_POINTS}, not {setup.points}")
    if setup.first is not None and not 0 <= setup.first < setup.seats:
        wrong.append(f"the first mover must sit on one of {setup.seats} seats")
    if not 1 <= setup.stalemate <= MOST_BARREN:
        wrong.append(f"stalemate must be 1 to {MOST_BARREN} sprints, not {setup.stalemate}")
    if setup.reaction_seconds not in REACTION_SECONDS:
        choice = ", ".join(map(str, REACTION_SECONDS))
        wrong.append(f"reaction_seconds must be one of {choice}, not {setup.reaction_seconds}")
    wrong += _odd_cards(setup.deck)
    for what, needed, there in _needs(setup):
        if there < needed:
            wrong.append(f"{setup.seats} players need {needed} x {what}, the deck has {there}")
    if wrong:
        raise UnplayableSetup("; ".join(wrong))


def flaws(kind: CardKind) -> list[str]:
    """The fields of ``kind`` with values that no card has."""
    team, event, incentive = (kind.family == name for name in ("team", "event", "incentive"))
    lists_amount = kind.effect in ("points", "dice")
    most = 5 if kind.effect == "points" else 2
    start = None if kind.role is None else (3 if kind.role == "cto" else 1, 0)
    bonus = 1 <= kind.bonus <= 5
    fits = {
        "copies": 1 <= kind.copies <= MAX_COPIES,
        "value": 1 <= kind.value <= MOST_VALUE if kind.family == "story" else kind.value == 0,
        "dice": 1 <= kind.dice <= 4 if team else kind.dice == 0,
        "modifier": -3 <= kind.modifier <= 4 if team else kind.modifier == 0,
        "role": start in (None, (kind.dice, kind.modifier)) and (team or start is None),
        "bonus": bonus != bool(kind.effect) if incentive else kind.bonus == 0,
        "effect": (kind.effect is not None and kind.effect != "reroll")
        if event
        else kind.effect is None or (incentive and kind.effect == "reroll"),
        "amount": 0 < abs(kind.amount) <= most if lists_amount else kind.amount == 0,
    }
    return [name for name, good in fits.items() if not good]


def _odd_cards(deck: Deck) -> list[str]:
    """What is wrong with the deck before anybody sits down; its size limits what it costs."""
    if len(deck) > MAX_CARDS or sum(kind.copies for kind in deck) > MAX_CARDS:
        return [f"a deck has at most {MAX_CARDS} cards"]
    for kind in deck:
        if _KEY.fullmatch(kind.key) is None:
            return [f"{kind.key[:40]!r} is no key of a card"]
        if wrong := flaws(kind):
            return [f"{kind.key}: {wrong[0]} cannot be {getattr(kind, wrong[0])!r}"]
    if len({kind.key for kind in deck}) < len(deck):
        return ["two cards of the deck have the same key"]
    return []


def _needs(setup: Setup) -> list[tuple[str, int, int]]:
    """Which start cards are needed, and how many of them there are."""

    def there(dice: int, modifier: int = 0, role: str | None = None) -> int:
        return sum(
            kind.copies
            for kind in setup.deck
            if (kind.family, kind.dice, kind.modifier, kind.role) == ("team", dice, modifier, role)
        )

    two = setup.seats == 2
    bonus_two = sum(k.copies for k in setup.deck if k.family == "incentive" and k.bonus == 2)
    events = sum(k.copies for k in setup.deck if k.family == "event")
    stories = sum(k.copies * k.value for k in setup.deck if k.family == "story")
    rows = [
        ("CTO with 3 dice", setup.seats, there(3, role="cto")),
        ("Noob with 1 die", setup.seats, there(1, role="noob")),
        ("team member with 2 dice", setup.seats * (2 if two else 1), there(2)),
        ("incentive +2", setup.seats, bonus_two),
        ("event", setup.seats * 2, events),
        ("point of story value", setup.target, stories),
    ]
    if setup.expanded:
        rerolls = sum(k.copies for k in setup.deck if k.effect == "reroll")
        rows.append(("reroll", setup.seats, rerolls))  # AU-009
    if two and setup.rules.two_player_member == "one_plus_three":
        rows.append(("team member with 1 die +3", 2, there(1, 3)))
    elif two:
        rows.append(("team member with 1 die", 2, there(1)))
    return rows
