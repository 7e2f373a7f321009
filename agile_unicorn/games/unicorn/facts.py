"""What can happen, in the past tense.  A card field is a handle, or ``None``: not to be seen."""

from __future__ import annotations

from agile_unicorn.engine.game import Fact
from agile_unicorn.engine.pieces import Handle, Seat

# ---------------------------------------------------------------- setup


class StartDecksDealt(Fact, frozen=True, gc=False):
    """Every seat got its start deck; spare CTOs and Noobs left the game (AU-007, AU-008).

    One tuple a seat, ``None`` where a viewer may not see the faces.
    """

    teams: tuple[tuple[Handle, ...] | None, ...]
    incentives: tuple[tuple[Handle, ...] | None, ...]
    box: tuple[Handle, ...]


class DrawPileShuffled(Fact, frozen=True, gc=False):
    """The draw pile lies ready, top last; empty for a viewer."""

    order: tuple[Handle, ...]


class EventPileShuffled(Fact, frozen=True, gc=False):
    """The event pile lies ready, top last; empty for a viewer."""

    order: tuple[Handle, ...]


class FirstMoverChosen(Fact, frozen=True, gc=False):
    """``seat`` holds the first mover card (AU-012)."""

    seat: Seat


class EventsDealt(Fact, frozen=True, gc=False):
    """Seat ``i`` drew ``counts[i]`` events; ``cards[i]`` is ``None`` for other seats (AU-105)."""

    counts: tuple[int, ...]
    cards: tuple[tuple[Handle, ...] | None, ...]


# ---------------------------------------------------------------- sprint and pitch


class SprintBegan(Fact, frozen=True, gc=False):
    """The sprint ``number``, counted from 1, begins."""

    number: int


class BacklogFilled(Fact, frozen=True, gc=False):
    """``count`` cards were drawn to the backlog (AU-024); ``cards`` for nobody."""

    count: int
    cards: tuple[Handle, ...] | None


class PitchBegan(Fact, frozen=True, gc=False):
    """The next backlog card lies in the centre, and the one behind it was turned up."""

    number: int
    card: Handle
    preview: Handle | None


class ValueRolled(Fact, frozen=True, gc=False):
    """The pitch card's value was rolled (AU-030); ``value`` is never below 0 (AU-033)."""

    faces: tuple[int, ...]
    value: int


class ValueSet(Fact, frozen=True, gc=False):
    """The pitch card's value is printed on it (AU-034)."""

    value: int


class CardsBid(Fact, frozen=True, gc=False):
    """``seat`` laid ``count`` team cards face down; ``cards`` only for the seat itself."""

    seat: Seat
    count: int
    cards: tuple[Handle, ...] | None


class BidPassed(Fact, frozen=True, gc=False):
    """``seat`` lays nothing in this pitch; ``forced`` if it has no team cards (AU-043)."""

    seat: Seat
    forced: bool


class BidsRevealed(Fact, frozen=True, gc=False):
    """All bids lie face up; one tuple a seat, empty for those who passed."""

    bids: tuple[tuple[Handle, ...], ...]


# ---------------------------------------------------------------- events


class EventPlayed(Fact, frozen=True, gc=False):
    """``seat`` played an event on ``target``; wands can answer before it takes effect (AU-053)."""

    seat: Seat
    card: Handle
    target: Seat


class WandPlayed(Fact, frozen=True, gc=False):
    """``seat`` played a wand on the top of the chain (AU-072)."""

    seat: Seat
    card: Handle


class WindowPassed(Fact, frozen=True, gc=False):
    """``seat`` plays nothing for now (AU-051)."""

    seat: Seat


class EventCancelled(Fact, frozen=True, gc=False):
    """An odd number of wands struck the event (AU-072)."""

    card: Handle


class PointsGiven(Fact, frozen=True, gc=False):
    """``amount`` points count for or against ``target``."""

    card: Handle
    target: Seat
    amount: int


class DiceGiven(Fact, frozen=True, gc=False):
    """``amount`` dice more or less for ``target``."""

    card: Handle
    target: Seat
    amount: int


class TeamSkipped(Fact, frozen=True, gc=False):
    """All deployed cards of ``target`` are back in the hand, effects on it are gone (AU-080)."""

    card: Handle
    target: Seat


class MemberAsked(Fact, frozen=True, gc=False):
    """``target`` has to choose a member to add or to remove (AU-086, AU-090)."""

    card: Handle
    target: Seat


class MemberAdded(Fact, frozen=True, gc=False):
    """``seat`` laid ``card`` from the hand face up into the pitch."""

    seat: Seat
    card: Handle


class MemberRemoved(Fact, frozen=True, gc=False):
    """``seat`` took ``card`` out of the pitch to the spent pile (AU-093)."""

    seat: Seat
    card: Handle


class EverybodyDeployed(Fact, frozen=True, gc=False):
    """All In: the addressed seats laid all their team cards face up; one tuple a seat (AU-198)."""

    card: Handle
    target: Seat
    bids: tuple[tuple[Handle, ...], ...]


class PitchBombed(Fact, frozen=True, gc=False):
    """All deployed cards are spent, and the pitch is over (AU-193)."""

    card: Handle


class SabotageBegan(Fact, frozen=True, gc=False):
    """``target`` holds out its unused incentives face down; one of them is drawn (AU-202)."""

    card: Handle
    target: Seat


class IncentiveStolen(Fact, frozen=True, gc=False):
    """``seat`` took ``card`` from ``target`` for good; ``None`` for who did not see it (AU-205)."""

    seat: Seat
    target: Seat
    card: Handle | None


class EventFizzled(Fact, frozen=True, gc=False):
    """The event was void: spent without effect (AU-061)."""

    card: Handle
    target: Seat


# ---------------------------------------------------------------- rolling


class RollBegan(Fact, frozen=True, gc=False):
    """The event phase is over; these seats roll, with this many dice each (AU-095)."""

    seats: tuple[Seat, ...]
    dice: tuple[int, ...]


class DiceRolled(Fact, frozen=True, gc=False):
    """``seat`` rolled these faces; none with zero dice (AU-096)."""

    seat: Seat
    faces: tuple[int, ...]


class IncentivesOpened(Fact, frozen=True, gc=False):
    """Everybody has rolled; incentives may be used (AU-112)."""


class IncentiveUsed(Fact, frozen=True, gc=False):
    """``seat`` added ``bonus`` to its total (AU-114)."""

    seat: Seat
    card: Handle
    bonus: int


class RerollUsed(Fact, frozen=True, gc=False):
    """``seat`` has ``target`` throw all its dice, ``dice`` in number, again (AU-191)."""

    seat: Seat
    card: Handle
    target: Seat
    dice: int


class TeamWon(Fact, frozen=True, gc=False):
    """The team of ``captain`` won with ``total`` and names who takes the card (AU-184)."""

    captain: Seat
    total: int


class TieRerolled(Fact, frozen=True, gc=False):
    """These seats lead with equal totals and roll again (AU-122)."""

    seats: tuple[Seat, ...]
    total: int


class PitchWon(Fact, frozen=True, gc=False):
    """``seat`` won the pitch card with ``total``."""

    seat: Seat
    card: Handle
    total: int


class PitchFailed(Fact, frozen=True, gc=False):
    """Nobody won the pitch card; ``bid`` tells whether anybody tried (AU-025, AU-119)."""

    card: Handle
    bid: bool


class PitchCleared(Fact, frozen=True, gc=False):
    """Played events went under their pile, team cards to the spent piles, the token moved on."""

    first: Seat


# ---------------------------------------------------------------- retro


class SprintEnded(Fact, frozen=True, gc=False):
    """The last pitch of the sprint is over; ``left`` cards stay in the backlog."""

    number: int
    left: int


class StoriesRevealed(Fact, frozen=True, gc=False):
    """``seat`` turned up the stories won in this sprint, worth ``points``."""

    seat: Seat
    stories: tuple[Handle, ...]
    points: int


class CardsTakenBack(Fact, frozen=True, gc=False):
    """Every seat has its team and its incentives in hand again, new ones included."""


class MemberDismissed(Fact, frozen=True, gc=False):
    """``seat`` dismissed ``card`` under the draw pile (AU-151)."""

    seat: Seat
    card: Handle


class GameEnded(Fact, frozen=True, gc=False):
    """The match is over; ``reason`` is points, piles or stalemate."""

    reason: str
