"""What a seat can do."""

from __future__ import annotations

from agile_unicorn.engine.moves import Action
from agile_unicorn.engine.pieces import Handle, Ref, Seat, card_ref, place_ref, seat_ref


class Bid(Action, frozen=True, gc=False):
    """Lay team cards from the hand face down on the pitch card (AU-042)."""

    cards: tuple[Handle, ...]

    def refs(self) -> tuple[Ref, ...]:
        return (*map(card_ref, self.cards), place_ref("bid"))


class Pass(Action, frozen=True, gc=False):
    """Lay nothing, play nothing."""

    def refs(self) -> tuple[Ref, ...]:
        return (place_ref("pass"),)


class PlayEvent(Action, frozen=True, gc=False):
    """Play an event from the hand on a participant (AU-055)."""

    card: Handle
    target: Seat

    def refs(self) -> tuple[Ref, ...]:
        return (card_ref(self.card), seat_ref(self.target))


class PlayBomb(Action, frozen=True, gc=False):
    """Play a bomb: it strikes everybody in the pitch (AU-193)."""

    card: Handle

    def refs(self) -> tuple[Ref, ...]:
        return (card_ref(self.card),)


class PlayWand(Action, frozen=True, gc=False):
    """Cancel the event that has just been played (AU-070)."""

    card: Handle

    def refs(self) -> tuple[Ref, ...]:
        return (card_ref(self.card),)


class AddMember(Action, frozen=True, gc=False):
    """Choose the team card that one has to add from the hand (AU-086)."""

    card: Handle

    def refs(self) -> tuple[Ref, ...]:
        return (card_ref(self.card),)


class RemoveMember(Action, frozen=True, gc=False):
    """Choose the deployed team card that one has to take out of the pitch (AU-090)."""

    card: Handle

    def refs(self) -> tuple[Ref, ...]:
        return (card_ref(self.card),)


class UseIncentive(Action, frozen=True, gc=False):
    """Add the bonus of an unused incentive to the own total (AU-114)."""

    card: Handle

    def refs(self) -> tuple[Ref, ...]:
        return (card_ref(self.card),)


class UseReroll(Action, frozen=True, gc=False):
    """Have a contender throw all its dice again, oneself included (AU-190, AU-191)."""

    card: Handle
    target: Seat

    def refs(self) -> tuple[Ref, ...]:
        return (card_ref(self.card), seat_ref(self.target))


class TakeCard(Action, frozen=True, gc=False):
    """Name the partner who gets the card that the team won (AU-184)."""

    seat: Seat

    def refs(self) -> tuple[Ref, ...]:
        return (seat_ref(self.seat),)


class Dismiss(Action, frozen=True, gc=False):
    """Choose the member that leaves a team of more than five (AU-149)."""

    card: Handle

    def refs(self) -> tuple[Ref, ...]:
        return (card_ref(self.card),)


ACTIONS: tuple[type[Action], ...] = (
    Bid,
    Pass,
    PlayEvent,
    PlayBomb,
    PlayWand,
    AddMember,
    RemoveMember,
    UseIncentive,
    UseReroll,
    TakeCard,
    Dismiss,
)
