"""How people play who have not played often: mistakes of judgement, never of chance."""

from __future__ import annotations

from typing import Final

from agile_unicorn.games.unicorn.judge.weights import Weights

BEGINNER: Final = Weights(
    keep=0.15,  # hardly thinks of later pitches, so the team is spent on the first
    fear=0.4,  # forgets who has yet to bid
    preview=0.0,  # and the card that lies open behind this one
    victory=0.0,  # does not see the finish line
    late=1.0,  # collects members as if the match went on for ever
    denial=0.0,  # what others win does not hurt
    event=0.1,  # plays every card as soon as it does anything
    wand=0.1,
    strike=0.1,
    burn=0.0,
    arms=0.0,  # reckons without events and incentives, the own and others'
    lean=0.0,
    spend=0.0,
    answer=0.0,
)
"""Short sight and greed."""

HOBBYIST: Final = Weights(
    keep=0.6,  # sees the next pitch, not the sprint
    fear=0.7,
    preview=0.0,
    victory=3.0,
    denial=0.4,
    event=0.4,  # parts with events and wands too easily
    wand=0.6,
    spend=0.0,
    answer=0.3,
)
"""Knows the odds, and plans too short."""
