"""How facts of Agile Unicorn look when they happen: a module for each part of a sprint."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from agile_unicorn.engine.game import Fact
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.scenes.unicorn.dances.bids import Bids
from agile_unicorn.scenes.unicorn.dances.cues import cue_of
from agile_unicorn.scenes.unicorn.dances.decisions import Decisions
from agile_unicorn.scenes.unicorn.dances.effects import Effects
from agile_unicorn.scenes.unicorn.dances.events import Events
from agile_unicorn.scenes.unicorn.dances.members import Members
from agile_unicorn.scenes.unicorn.dances.retro import Retro
from agile_unicorn.scenes.unicorn.dances.rolls import Rolls
from agile_unicorn.scenes.unicorn.dances.sprint import Sprint
from agile_unicorn.scenes.unicorn.dances.steps import Lay
from agile_unicorn.table.director import Dance

if TYPE_CHECKING:
    from agile_unicorn.scenes.unicorn.face import UnicornFace

__all__ = ["SILENT", "choreography", "cue_of"]

PARTS: Final = (Sprint, Bids, Events, Effects, Members, Rolls, Decisions, Retro)
SILENT: Final[frozenset[type[Fact]]] = frozenset(
    (
        f.ValueSet,  # the value is printed on the card that slid to the middle
        f.WindowPassed,  # nothing happens: no tell
        f.MemberAsked,  # the question says it
        f.RollBegan,  # the tracker moves on; the dice follow at once
        f.IncentivesOpened,  # the tracker moves on
        f.TeamWon,  # the partners are asked who takes the card
        f.GameEnded,  # the newspaper is a scene of its own
    )
)
"""Facts that only change the table, and why."""


def choreography(face: UnicornFace, lay: Lay) -> Mapping[type[Fact], Dance[Any]]:
    """The dances by fact; a fact without one just changes the table.

    ``lay`` answers the whole table, with what stands around the game.
    """
    dances: dict[type[Fact], Dance[Any]] = {}
    for part in PARTS:
        dances |= part(face, lay).dances()
    return dances
