"""Dances of the end of a pitch: won, failed, and cleared."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from agile_unicorn.engine.game import Beat, Fact
from agile_unicorn.engine.pieces import card_ref, place_ref
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.unicorn.dances.sprint import FIRST_MOVER
from agile_unicorn.scenes.unicorn.dances.steps import Steps
from agile_unicorn.scenes.unicorn.pitch import CENTRE
from agile_unicorn.table import effects, motion
from agile_unicorn.table.director import Dance
from agile_unicorn.table.tabletop import Tabletop
from agile_unicorn.table.tween import Chain, Motion, Together, Wait, in_out_cubic


class Decisions(Steps):
    """The pitch card goes to somebody or to nobody."""

    def dances(self) -> Mapping[type[Fact], Dance[Any]]:
        """The dances by fact."""
        return {f.PitchWon: self.win, f.PitchFailed: self.fail, f.PitchCleared: self.clear}

    def win(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """The card rises, and confetti flies behind it."""
        assert isinstance(beat.fact, f.PitchWon)
        top.play(effects.confetti(top, CENTRE, self.rng, z=39))
        lift = motion.win_lift(top, card_ref(beat.fact.card))
        return Chain(lift, top.sync(self.goals(beat), 0.3), Wait(0.3))

    def fail(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """A red stamp comes down on the card that nobody gets."""
        goals, ref = self.goals(beat), place_ref("stamp/failed")
        others = top.sync({r: s for r, s in goals.items() if r != ref}, 0.24)
        if (goal := goals.get(ref)) is None:
            return others
        return Chain(others, motion.stamp(top, ref, goal, "stamp"), Wait(0.5))

    def clear(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """The card goes to its winner, the others to their piles, the token moves on."""
        goals = self.goals(beat)
        table = top.sync(self.without(top, goals, FIRST_MOVER), 0.45, 0.02, in_out_cubic)
        if (goal := goals.get(FIRST_MOVER)) is None or top.spot(FIRST_MOVER) in (None, goal):
            return table
        token = motion.move(top, FIRST_MOVER, goal, 0.5, in_out_cubic)
        return Together([table, Chain(motion.heard(top, "first_mover"), token)])
