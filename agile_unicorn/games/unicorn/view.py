"""The table from one chair.  No field of it could hold a secret of somebody else."""

from __future__ import annotations

from msgspec import Struct

from agile_unicorn.engine.pieces import Handle, Seat
from agile_unicorn.games.unicorn.cards import Catalogue, catalogue
from agile_unicorn.games.unicorn.model import Phase
from agile_unicorn.games.unicorn.setup import Setup


class SeenPlay(Struct, frozen=True):
    """An event or a wand on the table; a wand's ``target`` is the player of what it strikes."""

    seat: Seat
    card: Handle
    target: Seat


class SeatView(Struct, frozen=True):
    """What lies at one seat.

    ``members``, ``bid``, ``bonuses`` and ``held`` are numbers of cards, always true.  ``team`` is
    the hand of team cards, ``roster`` the hand together with a face-down bid, ``deployed`` the bid,
    ``incentives`` the unused incentives, ``events`` the events held: each one is ``None`` for a
    viewer who may not see the faces.
    """

    members: int
    bid: int
    bonuses: int
    held: int
    team: tuple[Handle, ...] | None
    roster: tuple[Handle, ...] | None
    deployed: tuple[Handle, ...] | None
    incentives: tuple[Handle, ...] | None
    events: tuple[Handle, ...] | None
    spent: tuple[Handle, ...]
    used: tuple[Handle, ...]
    won: tuple[Handle, ...]
    stories: tuple[Handle, ...]
    dice: int
    points: int
    bonus: int
    roll: tuple[int, ...] | None


class View(Struct, frozen=True):
    """Everything that ``viewer`` may know; ``viewer`` is ``None`` for a spectator.

    ``draw_pile``, ``event_pile`` and ``hidden`` (the face-down part of the backlog) are numbers of
    cards.
    """

    viewer: Seat | None
    setup: Setup
    phase: Phase
    first: Seat
    sprint: int
    pitch: int
    barren: int
    reason: str
    draw_pile: int
    event_pile: int
    hidden: int
    preview: Handle | None
    centre: Handle | None
    value: int
    discard: tuple[Handle, ...]
    box: tuple[Handle, ...]
    seats: tuple[SeatView, ...]
    revealed: bool
    played: tuple[SeenPlay, ...]
    chain: tuple[SeenPlay, ...]
    participants: tuple[Seat, ...]
    contenders: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    asked: Seat
    turn: int
    passes: int

    @property
    def cards(self) -> Catalogue:
        """The printed cards, by handle."""
        return catalogue(self.setup.deck)

    def score(self, seat: Seat) -> int:
        """Victory points of ``seat`` (AU-160)."""
        value = self.cards.value
        return sum(value[card] for card in self.seats[seat].stories)

    def total(self, seat: Seat) -> int:
        """Roll, modifiers, events and incentives of the team of ``seat`` (AU-118, AU-174)."""
        modifier, total = self.cards.modifier, 0
        for at in map(self.seats.__getitem__, self.partners(seat)):
            team = sum(modifier[card] for card in at.deployed or ())
            total += sum(at.roll or ()) + team + at.points + at.bonus
        return total

    def partners(self, seat: Seat) -> tuple[Seat, ...]:
        """The participants of the team of ``seat``; alone: the seat itself."""
        sides = self.setup.sides
        if sides == self.setup.seats:
            return (seat,)
        return tuple(other for other in self.participants if (other - seat) % sides == 0)

    def team_score(self, seat: Seat) -> int:
        """Victory points of the team of ``seat`` together (AU-185)."""
        sides = self.setup.sides
        mates = range(seat % sides, self.setup.seats, sides)
        return sum(self.score(Seat(mate)) for mate in mates)

    def dice(self, seat: Seat) -> int:
        """Dice that the team of ``seat`` rolls with what is known of its bids (AU-095)."""
        dice, total = self.cards.dice, 0
        for at in map(self.seats.__getitem__, self.partners(seat)):
            total += at.dice + sum(dice[card] for card in at.deployed or ())
        return max(0, total)

    @property
    def asking(self) -> Seat | None:
        """The seat that the match waits for; ``None``: chance, nobody, or all have answered."""
        match self.phase:
            case Phase.BID | Phase.DISMISS:
                return self.waiting[0] if self.waiting else None
            case Phase.EVENT | Phase.REACT:
                open_ = self.passes < len(self.participants)
                return self.participants[self.turn] if open_ else None
            case Phase.INCENTIVE:
                open_ = self.passes < len(self.contenders)
                return self.contenders[self.turn] if open_ else None
            case Phase.ADD_MEMBER | Phase.REMOVE_MEMBER | Phase.TAKE:
                return self.asked
            case _:
                return None
