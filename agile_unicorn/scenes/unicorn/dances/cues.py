"""Sounds that begin together with a beat; those of a landing or a flight are part of the dances."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from agile_unicorn.engine.game import Fact
from agile_unicorn.games.unicorn import facts as f

CUES: Final[Mapping[type[Fact], str]] = {
    f.DrawPileShuffled: "shuffle",
    f.PitchBegan: "slide",
    f.PitchFailed: "fail",
    f.TieRerolled: "tie",
    f.EverybodyDeployed: "all_in",
    f.SabotageBegan: "sabotage",
    f.PitchWon: "win",
    f.PitchCleared: "gather",
    f.FirstMoverChosen: "first_mover",
    f.SprintBegan: "bell",
    f.SprintEnded: "sprint_end",
    f.GameEnded: "game_win",
}
"""Every sound has its visible twin in a dance."""


def cue_of(fact: Fact) -> str:
    """The sound with which the beat of ``fact`` begins.  Empty: none."""
    return CUES.get(type(fact), "")


def rattle(dice: int) -> str:
    """The more dice, the longer the rattle."""
    return f"dice_{1 if dice <= 1 else 3 if dice <= 3 else 5}" if dice else ""
