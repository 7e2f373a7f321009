"""Whose turn it is in a window."""

from __future__ import annotations

from agile_unicorn.engine.pieces import Handle, Seat
from agile_unicorn.games.unicorn.model import State


def skip_empty(state: State, order: tuple[Seat, ...], hands: list[list[Handle]]) -> None:
    """Let those pass who hold nothing: everybody knows the number of their cards."""
    turn = state.turn
    if hands[order[turn]]:
        return
    passes, n = state.passes, len(order)
    while passes < n and not hands[order[turn]]:
        passes += 1
        turn = (turn + 1) % n
    state.turn, state.passes = turn, passes
