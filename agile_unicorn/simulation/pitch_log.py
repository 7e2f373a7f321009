"""What happened in one pitch, in enough detail to think a card away."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import Struct, field

from agile_unicorn.engine.game import Fact
from agile_unicorn.engine.pieces import Handle, Seat
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.model import NO_CARD, State


class Chain(Struct):
    """An event with the wands upon it, and the card that its target or its player took up."""

    event: Handle
    target: Seat
    wands: list[Handle] = field(default_factory=list)
    chosen: Handle = NO_CARD
    """The member that was added or removed."""
    stolen: Handle = NO_CARD


class Round(Struct):
    """One throw of everybody, and the incentives after it; there are several in a tie."""

    rolls: dict[int, list[tuple[Handle, tuple[int, ...]]]] = field(default_factory=dict)
    """Throws of each team, in order, with the reroll that brought them about."""
    used: list[tuple[Seat, Handle]] = field(default_factory=list)


class PitchLog:
    """One pitch with bids, from the reveal on."""

    def __init__(self, state: State) -> None:
        self.cards = state.cards
        self.sides = state.sides
        self.all_in = state.setup.rules.all_in
        self.value = state.value
        self.participants = state.participants
        self.deployed = {seat: state.deployed[seat][:] for seat in state.participants}
        self.home = {seat: state.team[seat][:] for seat in state.participants}
        self.chains: list[Chain] = []
        self.rounds: list[Round] = []
        self.played: list[tuple[Seat, Handle]] = [
            (seat, card) for seat, cards in self.deployed.items() for card in cards
        ]
        """Every card that took part, with the seat that played it."""
        self._reroll = NO_CARD

    def follow(self, fact: Fact) -> None:
        """Write ``fact`` down, if it belongs to the pitch."""
        if entry := _ENTRY.get(type(fact)):
            entry(self, fact)

    def _event(self, fact: f.EventPlayed) -> None:
        self.chains.append(Chain(fact.card, fact.target))
        self.played.append((fact.seat, fact.card))

    def _wand(self, fact: f.WandPlayed) -> None:
        self.chains[-1].wands.append(fact.card)
        self.played.append((fact.seat, fact.card))

    def _added(self, fact: f.MemberAdded) -> None:
        self.chains[-1].chosen = fact.card
        self._joined(fact.seat, fact.card)

    def _removed(self, fact: f.MemberRemoved) -> None:
        self.chains[-1].chosen = fact.card

    def _all_in(self, fact: f.EverybodyDeployed) -> None:
        for seat, cards in enumerate(fact.bids):
            for card in cards:
                self._joined(Seat(seat), card)

    def _joined(self, seat: Seat, card: Handle) -> None:
        """A member is in the pitch; one that was skipped before is there again."""
        if (seat, card) not in self.played:
            self.played.append((seat, card))

    def _stolen(self, fact: f.IncentiveStolen) -> None:
        assert fact.card is not None
        self.chains[-1].stolen = fact.card

    def _roll_began(self, fact: f.RollBegan) -> None:
        self.rounds.append(Round({seat % self.sides: [(NO_CARD, ())] for seat in fact.seats}))

    def _rolled(self, fact: f.DiceRolled) -> None:
        throws = self.rounds[-1].rolls[fact.seat % self.sides]
        if self._reroll == NO_CARD:
            throws[0] = (NO_CARD, fact.faces)
        else:
            throws.append((self._reroll, fact.faces))
            self._reroll = NO_CARD

    def _used(self, fact: f.IncentiveUsed) -> None:
        self.rounds[-1].used.append((fact.seat, fact.card))
        self.played.append((fact.seat, fact.card))

    def _reroll_used(self, fact: f.RerollUsed) -> None:
        self.played.append((fact.seat, fact.card))
        if fact.dice:
            self._reroll = fact.card


_ENTRY: Final[Mapping[type[Fact], Callable[[PitchLog, Any], None]]] = {
    f.EventPlayed: PitchLog._event,
    f.WandPlayed: PitchLog._wand,
    f.MemberAdded: PitchLog._added,
    f.MemberRemoved: PitchLog._removed,
    f.EverybodyDeployed: PitchLog._all_in,
    f.IncentiveStolen: PitchLog._stolen,
    f.RollBegan: PitchLog._roll_began,
    f.DiceRolled: PitchLog._rolled,
    f.IncentiveUsed: PitchLog._used,
    f.RerollUsed: PitchLog._reroll_used,
}
