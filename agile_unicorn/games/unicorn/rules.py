"""Agile Unicorn as a game: which phase asks, and which one answers."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from agile_unicorn.engine.game import Emit, Fact
from agile_unicorn.engine.moves import Action, Move, Over, Pending
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn import ledger, secrecy
from agile_unicorn.games.unicorn.actions import ACTIONS
from agile_unicorn.games.unicorn.model import Phase, State
from agile_unicorn.games.unicorn.phases import (
    backlog,
    bidding,
    events,
    retro,
    rolling,
    setup,
)
from agile_unicorn.games.unicorn.score import ranking
from agile_unicorn.games.unicorn.setup import Setup, check
from agile_unicorn.games.unicorn.view import View

_PENDING: Final[dict[Phase, Callable[[State], Pending]]] = {
    Phase.DECKS: setup.decks,
    Phase.DRAW_PILE: setup.draw_pile,
    Phase.EVENT_PILE: setup.event_pile,
    Phase.FIRST_MOVER: setup.first_mover,
    Phase.VALUE: backlog.value,
    Phase.BID: bidding.bid,
    Phase.EVENT: events.event,
    Phase.REACT: events.react,
    Phase.ADD_MEMBER: events.add_member,
    Phase.REMOVE_MEMBER: events.remove_member,
    Phase.SABOTAGE: events.draw_incentive,
    Phase.ROLL: rolling.throw,
    Phase.REROLL: rolling.throw,
    Phase.INCENTIVE: rolling.incentive,
    Phase.TAKE: rolling.take,
    Phase.DISMISS: retro.dismiss,
    Phase.OVER: lambda state: Over(ranking(state)),
}

_DECIDE: Final[dict[Phase, Callable[[State, Any, Emit], None]]] = {
    Phase.DECKS: setup.deal_decks,
    Phase.DRAW_PILE: setup.shuffle_draw_pile,
    Phase.EVENT_PILE: setup.shuffle_event_pile,
    Phase.FIRST_MOVER: setup.roll_first_mover,
    Phase.VALUE: backlog.roll_value,
    Phase.BID: bidding.lay,
    Phase.EVENT: events.act,
    Phase.REACT: events.answer,
    Phase.ADD_MEMBER: events.choose_member,
    Phase.REMOVE_MEMBER: events.choose_member,
    Phase.SABOTAGE: events.incentive_drawn,
    Phase.ROLL: rolling.rolled,
    Phase.REROLL: rolling.rolled,
    Phase.INCENTIVE: rolling.use,
    Phase.TAKE: rolling.taken,
    Phase.DISMISS: retro.dismissed,
}

_SETTLE: Final[dict[Phase, Callable[[State, Emit], bool]]] = {
    Phase.FIRST_MOVER: setup.settle_first_mover,
    Phase.VALUE: backlog.settle_value,
    Phase.BID: bidding.settle,
    Phase.EVENT: events.settle_events,
    Phase.REACT: events.settle_reaction,
    Phase.ROLL: rolling.settle_roll,
    Phase.INCENTIVE: rolling.settle_incentives,
    Phase.CLEAR: retro.settle_pitch,
    Phase.DISMISS: retro.settle,
}


class UnicornGame:
    """The rules of Agile Unicorn behind the protocol of the engine."""

    key = "unicorn"
    actions: tuple[type[Action], ...] = ACTIONS
    setup_type: type[Any] = Setup

    def new(self, setup: Setup) -> State:
        """The box before it is opened; :exc:`UnplayableSetup` if the setup cannot be played."""
        check(setup)
        return State(setup)

    def pending(self, state: State) -> Pending:
        """What the match waits for."""
        return _PENDING[state.phase](state)

    def decide(self, state: State, move: Move, emit: Emit) -> None:
        """Emit what follows from a legal ``move``, up to the next question."""
        _DECIDE[state.phase](state, move.action, emit)
        settle = _SETTLE.get(state.phase)
        while settle is not None and settle(state, emit):
            settle = _SETTLE.get(state.phase)

    evolve = staticmethod(ledger.evolve)

    def observe(self, state: State, viewer: Seat | None) -> View:
        """The table as ``viewer`` may see it."""
        return secrecy.observe(state, viewer)

    def redact(self, state: State, fact: Fact, viewer: Seat | None) -> Fact | None:
        """``fact`` as ``viewer`` sees it happen."""
        return secrecy.redact(state, fact, viewer)

    def reveals(self, state: State, fact: Fact) -> bool:
        """Whether ``fact`` told somebody what was hidden until then."""
        return secrecy.reveals(state, fact)

    def imagine(self, view: View, rng: Random) -> State:
        """Some table that looks like ``view``."""
        return secrecy.imagine(view, rng)
