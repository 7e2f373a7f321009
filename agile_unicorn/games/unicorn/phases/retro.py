"""The end of a sprint: stories, teams, dismissals, end of the game, new events (R8, R9)."""

from __future__ import annotations

from agile_unicorn.engine.game import Emit
from agile_unicorn.engine.moves import Action, Ask, Decision, Pending
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.actions import Dismiss
from agile_unicorn.games.unicorn.model import EVENTS_PER_RETRO, State, clockwise
from agile_unicorn.games.unicorn.phases import backlog
from agile_unicorn.games.unicorn.score import points_of, teams


def settle_pitch(state: State, emit: Emit) -> bool:
    """Clear the table, move the first mover card on (AU-142), and go on or end the sprint.

    A pitch that nobody bid on ends the sprint (AU-046); so do empty hands (AU-145).
    """
    bid = bool(state.participants)
    emit(f.PitchCleared(Seat((state.first + 1) % state.seats)))
    if bid and state.backlog and any(state.team):
        backlog.begin_pitch(state, emit)
    else:
        _end_sprint(state, emit)
    return True


def _end_sprint(state: State, emit: Emit) -> None:
    """Stories turn up, teams and incentives come back, in the order of AU-147."""
    emit(f.SprintEnded(state.sprint, len(state.backlog)))
    for seat in clockwise(state, state.first):
        stories = tuple(c for c in state.won[seat] if state.cards.kind[c].family == "story")
        if stories:
            value = sum(state.cards.value[card] for card in stories)
            emit(f.StoriesRevealed(seat, stories, value))
    emit(f.CardsTakenBack())


def dismiss(state: State) -> Pending:
    """A team of more than five dismisses one member of its choice (AU-148, AU-149, AU-152)."""
    seat = state.waiting[0]
    options = tuple(Dismiss(card) for card in state.team[seat])
    return Ask((Decision(seat, "dismiss", options),))


def dismissed(state: State, action: Action, emit: Emit) -> None:
    """The member goes under the draw pile (AU-151)."""
    assert isinstance(action, Dismiss)
    emit(f.MemberDismissed(state.waiting[0], action.card))


def settle(state: State, emit: Emit) -> bool:
    """When no team is too large: the end, or new events and the next sprint."""
    if state.waiting:
        return False
    if reason := _end(state):
        emit(f.GameEnded(reason))
        return True
    withheld = state.setup.easy_start and state.sprint == 1  # AU-010
    backlog.deal_events(state, EVENTS_PER_RETRO * (2 if withheld else 1), emit)
    backlog.begin_sprint(state, emit)
    return True


def _end(state: State) -> str:
    """Why the game is over, or nothing (AU-028, AU-157, AU-161)."""
    target = state.setup.target
    if any(sum(points_of(state, seat) for seat in team) >= target for team in teams(state)):
        return "points"
    if not _stories_left(state):
        return "piles"
    if state.barren >= state.setup.stalemate:
        return "stalemate"
    return ""


def _stories_left(state: State) -> bool:
    """Whether anybody can still score.

    AU-028 ends the match with the piles; a member that is won and dismissed for ever must not keep
    it going when the stories are gone.
    """
    value = state.cards.value
    return any(value[card] for card in state.draw) or any(value[card] for card in state.backlog)
