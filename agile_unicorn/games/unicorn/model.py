"""The true table, and what lies on it.  Bookkeeping is in ``ledger``, rules are in ``phases``."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache

from msgspec import Struct

from agile_unicorn.engine.pieces import Handle, Seat
from agile_unicorn.games.unicorn.cards import Catalogue, catalogue
from agile_unicorn.games.unicorn.setup import Setup

NO_CARD = Handle(-1)
TEAM_LIMIT = 5
"""Members that a team keeps at the retro (AU-148)."""

EVENTS_PER_RETRO = 2
"""Events that everybody draws at the retro (AU-154)."""


class Phase(StrEnum):
    """What the match waits for; CLEAR is passed through within one move."""

    DECKS = "decks"
    DRAW_PILE = "draw_pile"
    EVENT_PILE = "event_pile"
    FIRST_MOVER = "first_mover"
    VALUE = "value"
    BID = "bid"
    EVENT = "event"
    REACT = "react"
    ADD_MEMBER = "add_member"
    REMOVE_MEMBER = "remove_member"
    SABOTAGE = "sabotage"
    ROLL = "roll"
    REROLL = "reroll"
    INCENTIVE = "incentive"
    TAKE = "take"
    CLEAR = "clear"
    DISMISS = "dismiss"
    OVER = "over"


# A member looked up in a module is much cheaper than one looked up in its class.
DECKS = Phase.DECKS
DRAW_PILE = Phase.DRAW_PILE
EVENT_PILE = Phase.EVENT_PILE
FIRST_MOVER = Phase.FIRST_MOVER
VALUE = Phase.VALUE
BID = Phase.BID
EVENT = Phase.EVENT
REACT = Phase.REACT
ADD_MEMBER = Phase.ADD_MEMBER
REMOVE_MEMBER = Phase.REMOVE_MEMBER
SABOTAGE = Phase.SABOTAGE
ROLL = Phase.ROLL
REROLL = Phase.REROLL
INCENTIVE = Phase.INCENTIVE
TAKE = Phase.TAKE
CLEAR = Phase.CLEAR
DISMISS = Phase.DISMISS
OVER = Phase.OVER


class Played(Struct, frozen=True, gc=False):
    """An event or a wand on the table; a wand's target is the player of what it strikes."""

    seat: Seat
    card: Handle
    target: Seat


class State:
    """The whole table.  Piles have their top last; hands of team cards are kept sorted."""

    __slots__ = (
        "asked",
        "backlog",
        "barren",
        "bonus",
        "box",
        "cards",
        "centre",
        "chain",
        "contenders",
        "deployed",
        "dice",
        "discard",
        "draw",
        "events",
        "first",
        "hand",
        "incentives",
        "participants",
        "passes",
        "phase",
        "pitch",
        "played",
        "points",
        "reason",
        "revealed",
        "rolls",
        "seats",
        "setup",
        "sides",
        "spent",
        "sprint",
        "stories",
        "team",
        "turn",
        "used",
        "value",
        "waiting",
        "won",
    )

    cards: Catalogue
    setup: Setup

    def __init__(self, setup: Setup) -> None:
        n = setup.seats
        self.setup = setup
        self.cards = catalogue(setup.deck)
        self.seats = n
        self.sides = setup.sides  # teams; as many as seats where everybody plays alone
        self.phase = DECKS
        self.first = Seat(0)
        self.sprint = 0
        self.pitch = 0
        self.barren = 0  # sprints in a row without a won card (AU-157)
        self.reason = ""  # why the match ended
        # piles
        self.draw = [Handle(c) for c, k in enumerate(self.cards.kind) if k.family != "event"]
        self.events = [Handle(c) for c, k in enumerate(self.cards.kind) if k.family == "event"]
        self.discard: list[Handle] = []
        self.box: list[Handle] = []
        self.backlog: list[Handle] = []  # next card first; the first one is the open preview
        # one list a seat
        self.team: list[list[Handle]] = [[] for _ in range(n)]
        self.incentives: list[list[Handle]] = [[] for _ in range(n)]
        self.hand: list[list[Handle]] = [[] for _ in range(n)]  # events held
        self.spent: list[list[Handle]] = [[] for _ in range(n)]  # team cards used in this sprint
        self.used: list[list[Handle]] = [[] for _ in range(n)]  # incentives used in this sprint
        self.won: list[list[Handle]] = [[] for _ in range(n)]  # cards won in this sprint
        self.stories: list[list[Handle]] = [[] for _ in range(n)]  # turned up, they count
        # the pitch
        self.centre = NO_CARD
        self.value = 0
        self.deployed: list[list[Handle]] = [[] for _ in range(n)]
        self.revealed = False
        self.played: list[Played] = []  # in order of play
        self.chain: list[Played] = []  # an event, then the wands upon it
        self.dice = [0] * n  # sum of dice events on each seat
        self.points = [0] * n  # sum of point events on each seat
        self.bonus = [0] * n  # sum of incentives used by each seat
        self.rolls: list[tuple[int, ...] | None] = [None] * n
        # whose turn
        self.participants: tuple[Seat, ...] = ()  # in priority order, first mover first
        self.contenders: tuple[Seat, ...] = ()  # those who roll, in priority order
        self.waiting: tuple[Seat, ...] = ()  # still to bid, to roll or to dismiss
        self.asked = Seat(0)  # who chooses a member
        self.turn = 0  # index in participants or contenders
        self.passes = 0  # passes in a row

    def clone(self) -> State:
        """An independent copy; setup and catalogue are shared."""
        new = State.__new__(State)
        new.setup = self.setup
        new.cards = self.cards
        new.seats, new.sides = self.seats, self.sides
        new.phase = self.phase
        new.first = self.first
        new.sprint = self.sprint
        new.pitch = self.pitch
        new.barren = self.barren
        new.reason = self.reason
        new.draw = self.draw[:]
        new.events = self.events[:]
        new.discard = self.discard[:]
        new.box = self.box[:]
        new.backlog = self.backlog[:]
        new.team = [x[:] for x in self.team]
        new.incentives = [x[:] for x in self.incentives]
        new.hand = [x[:] for x in self.hand]
        new.spent = [x[:] for x in self.spent]
        new.used = [x[:] for x in self.used]
        new.won = [x[:] for x in self.won]
        new.stories = [x[:] for x in self.stories]
        new.centre = self.centre
        new.value = self.value
        new.deployed = [x[:] for x in self.deployed]
        new.revealed = self.revealed
        new.played = self.played[:]
        new.chain = self.chain[:]
        new.dice = self.dice[:]
        new.points = self.points[:]
        new.bonus = self.bonus[:]
        new.rolls = self.rolls[:]
        new.participants = self.participants
        new.contenders = self.contenders
        new.waiting = self.waiting
        new.asked = self.asked
        new.turn = self.turn
        new.passes = self.passes
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and all(
            getattr(self, name) == getattr(other, name) for name in State.__slots__
        )

    __hash__ = None  # type: ignore[assignment]  # mutable, so it must not be hashed


def clockwise(state: State, start: Seat) -> tuple[Seat, ...]:
    """All seats in turn order, ``start`` first."""
    return _round(state.seats, start)


@lru_cache(maxsize=64)
def _round(seats: int, start: Seat) -> tuple[Seat, ...]:
    return tuple(Seat((start + i) % seats) for i in range(seats))


def partners(state: State, seat: Seat) -> tuple[Seat, ...]:
    """The participants of the team of ``seat``, in priority order; alone: the seat itself."""
    if state.sides == state.seats:
        return (seat,)
    return _team(state.participants, seat % state.sides, state.sides)


@lru_cache(maxsize=1 << 10)
def _team(seats: tuple[Seat, ...], side: int, sides: int) -> tuple[Seat, ...]:
    return tuple([seat for seat in seats if seat % sides == side])


def captains(state: State, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The first of each team among ``seats``: throws for the team and speaks for it."""
    return seats if state.sides == state.seats else _captains(seats, state.sides)


@lru_cache(maxsize=1 << 10)
def _captains(seats: tuple[Seat, ...], sides: int) -> tuple[Seat, ...]:
    first: dict[int, Seat] = {}
    for seat in seats:
        first.setdefault(seat % sides, seat)
    return tuple(first.values())
