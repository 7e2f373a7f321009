"""Where the cards of Agile Unicorn lie: each one in exactly one place."""

from __future__ import annotations

from agile_unicorn.engine.pieces import Handle
from agile_unicorn.games.unicorn.model import NO_CARD, State


def all_places(state: State) -> list[list[Handle]]:
    """Every pile, hand and row on the table, the box included."""
    return [
        state.draw,
        state.events,
        state.discard,
        state.box,
        state.backlog,
        [] if state.centre == NO_CARD else [state.centre],
        [play.card for play in state.played],
        *state.team,
        *state.incentives,
        *state.hand,
        *state.spent,
        *state.used,
        *state.won,
        *state.stories,
        *state.deployed,
    ]


def misplaced(state: State) -> list[int]:
    """Cards that lie nowhere, or in two places, or in a place for another family."""
    cards = sorted(card for place in all_places(state) for card in place)
    everything = list(range(len(state.cards.kind)))
    wrong: list[int] = []
    if cards != everything:
        wrong += set(everything).symmetric_difference(cards)
        wrong += [card for card in set(cards) if cards.count(card) > 1]
    family = state.cards.family
    for rows, allowed in (
        (state.team, {"team"}),
        (state.deployed, {"team"}),
        (state.spent, {"team"}),
        (state.incentives, {"incentive"}),
        (state.used, {"incentive"}),
        (state.hand, {"event"}),
        ([state.events], {"event"}),
        (state.stories, {"story"}),
        (state.won, {"story", "team", "incentive"}),
        ([state.draw, state.backlog, state.discard], {"story", "team", "incentive"}),
    ):
        wrong += [card for row in rows for card in row if family(card) not in allowed]
    return wrong


def owned(state: State, seat: int, card: Handle) -> list[Handle]:
    """Where a card of its family lies at ``seat``."""
    rows = {
        "story": state.stories,
        "team": state.team,
        "incentive": state.incentives,
        "event": state.hand,
    }
    return rows[state.cards.family(card)][seat]
