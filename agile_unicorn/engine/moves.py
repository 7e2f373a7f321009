"""Actions, and the points of a match at which one is asked for."""

from __future__ import annotations

from msgspec import Struct

from agile_unicorn.engine.pieces import CHANCE, Ref, Seat


class Action(Struct, frozen=True, tag=True, array_like=True, gc=False):
    """Something done at the table.  A plain value: equal fields, equal action."""

    def refs(self) -> tuple[Ref, ...]:
        """What a player would click to mean this action; the last one completes it."""
        return ()


class Rolled(Action, frozen=True, gc=False):
    """The answer to :class:`Throw`: one number a die."""

    faces: tuple[int, ...]


class Shuffled(Action, frozen=True, gc=False):
    """The answer to :class:`Shuffle`: where each card of the pile came from, top last."""

    order: tuple[int, ...]


class Move(Struct, frozen=True, array_like=True, gc=False):
    """One line of a match record: who did what."""

    by: Seat
    action: Action


class Decision(Struct, frozen=True, gc=False):
    """A question to one seat.  ``options`` is complete, legal, distinct and never empty.

    ``prompt`` names the question within its game.
    """

    seat: Seat
    prompt: str
    options: tuple[Action, ...]


class Ask(Struct, frozen=True, gc=False):
    """The match waits for players; several decisions mean: all at once."""

    decisions: tuple[Decision, ...]

    def of(self, seat: Seat) -> Decision | None:
        """The question to ``seat``, if there is one."""
        return next((d for d in self.decisions if d.seat == seat), None)


class Throw(Struct, frozen=True, gc=False):
    """The match waits for dice; ``seat`` tells whose, if anybody's."""

    dice: int
    sides: int = 6
    seat: Seat | None = None


class Shuffle(Struct, frozen=True, gc=False):
    """The match waits for a permutation of ``size`` cards."""

    size: int


class Over(Struct, frozen=True, gc=False):
    """The match has ended; best first, ties share a place."""

    ranking: tuple[tuple[Seat, ...], ...]


Pending = Ask | Throw | Shuffle | Over


def legal(pending: Pending, move: Move) -> bool:
    """Whether ``move`` answers ``pending``."""
    match pending, move.action:
        case Ask(), action:
            decision = pending.of(move.by)
            return decision is not None and action in decision.options
        case Throw(), Rolled(faces=faces):
            return (
                move.by == CHANCE
                and len(faces) == pending.dice
                and all(1 <= face <= pending.sides for face in faces)
            )
        case Shuffle(), Shuffled(order=order):
            return move.by == CHANCE and sorted(order) == list(range(pending.size))
        case _:
            return False
