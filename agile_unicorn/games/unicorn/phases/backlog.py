"""The sprint backlog: new events, new cards, the next pitch card and its value (R2, R3)."""

from __future__ import annotations

from agile_unicorn.engine.game import Emit
from agile_unicorn.engine.moves import Pending, Rolled, Throw
from agile_unicorn.engine.pieces import Handle
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.model import State, clockwise


def deal_events(state: State, each: int, emit: Emit) -> None:
    """Deal events one at a time from the first mover on, as long as there are any (AU-105)."""
    hands: list[list[Handle]] = [[] for _ in range(state.seats)]
    top = len(state.events)
    order = clockwise(state, state.first)
    for _ in range(each):
        for seat in order:
            if top:
                top -= 1
                hands[seat].append(state.events[top])
    emit(f.EventsDealt(tuple(map(len, hands)), tuple(map(tuple, hands))))


def begin_sprint(state: State, emit: Emit) -> None:
    """Fill the backlog up and lay out the first pitch card (AU-024, AU-027)."""
    emit(f.SprintBegan(state.sprint + 1))
    missing = min(state.setup.backlog_size - len(state.backlog), len(state.draw))
    drawn = tuple(reversed(state.draw[-missing:])) if missing > 0 else ()
    emit(f.BacklogFilled(len(drawn), drawn))
    begin_pitch(state, emit)


def begin_pitch(state: State, emit: Emit) -> None:
    """Lay the next card in the centre and turn up the one behind it (AU-022)."""
    backlog = state.backlog
    preview = backlog[1] if len(backlog) > 1 else None
    emit(f.PitchBegan(state.pitch + 1, backlog[0], preview))


def value(state: State) -> Pending:
    """The pitch card is a team member: its strength is rolled (AU-030, AU-031)."""
    return Throw(state.cards.dice[state.centre])


def roll_value(state: State, action: Rolled, emit: Emit) -> None:
    """The modifier counts, and the value is never below 0 (AU-032, AU-033)."""
    total = sum(action.faces) + state.cards.modifier[state.centre]
    emit(f.ValueRolled(action.faces, max(0, total)))


def settle_value(state: State, emit: Emit) -> bool:
    """Stories and incentives carry their value in print (AU-034)."""
    kind = state.cards.kind[state.centre]
    if kind.family == "team":
        return False
    emit(f.ValueSet(kind.value if kind.family == "story" else kind.bonus))
    return True
