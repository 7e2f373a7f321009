"""Dances of the cards that are played, and of those that strike them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from agile_unicorn.engine.game import Beat, Fact
from agile_unicorn.engine.pieces import Handle, Seat, card_ref, place_ref
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.unicorn.dances.steps import BEAT, Steps
from agile_unicorn.table import motion
from agile_unicorn.table.director import Dance
from agile_unicorn.table.tabletop import Tabletop
from agile_unicorn.table.tween import Chain, Later, Motion, Together, Wait

BESIDE = 160.0
"""How far beside what it strikes a wand is shown."""


class Events(Steps):
    """Events fall on their targets, wands on events."""

    def dances(self) -> Mapping[type[Fact], Dance[Any]]:
        """The dances by fact."""
        return {
            f.EventPlayed: self.play,
            f.WandPlayed: self.wand,
            f.EventCancelled: self.cancel,
            f.EventFizzled: self.fizzle,
        }

    def play(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """An event is shown at the seat it hits, and slammed down there."""
        assert isinstance(beat.fact, f.EventPlayed)
        at = self.face.place(beat.fact.target).effects.centre
        return self._slammed(top, beat, beat.fact.seat, beat.fact.card, at, "slam")

    def wand(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """A wand is shown beside what it strikes, and falls upon it."""
        assert isinstance(beat.fact, f.WandPlayed)
        struck = beat.view.chain[0].target if beat.view.chain else beat.fact.seat
        x, y = self.face.place(struck).effects.centre
        at = (x - BESIDE, y) if x > 960 else (x + BESIDE, y)
        return self._slammed(top, beat, beat.fact.seat, beat.fact.card, at, "wand")

    def _slammed(
        self,
        top: Tabletop,
        beat: Beat[View],
        seat: Seat,
        card: Handle,
        at: tuple[float, float],
        cue: str,
    ) -> Motion:
        """One of the event backs of ``seat`` turns out to be this card; then it comes down."""
        ref = card_ref(card)
        self.draw_event(top, beat.view, seat, ref)
        goal = self.goals(beat).get(ref)
        if goal is None:
            return motion.heard(top, cue)
        shown = self.show(top, beat, ref, at)
        down = motion.slam(top, ref, goal, cue)
        return Chain(shown, down, Wait(BEAT if beat.view.chain else 0.2))

    def cancel(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """The struck card plays its fall backwards, goes aside, and is stamped."""
        assert isinstance(beat.fact, f.EventCancelled)
        ref, goals = card_ref(beat.fact.card), self.goals(beat)
        if (goal := goals.get(ref)) is None:
            return motion.heard(top, "cancel")
        mark = place_ref(f"struck/{beat.fact.card}")
        unmarked = {other: spot for other, spot in goals.items() if other != mark}
        table = top.sync(self.without(top, unmarked, ref), 0.3)
        back = Chain(motion.heard(top, "cancel"), motion.cancel(top, ref, goal))
        stamped = Later(lambda: motion.stamp(top, mark, goals[mark], "stamp"))
        return Chain(Together([table, back]), stamped, Wait(0.5))

    def fizzle(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """The event shakes its head: there is nothing it could do."""
        assert isinstance(beat.fact, f.EventFizzled)
        table = top.sync(self.goals(beat), 0.3)
        shrug = motion.refuse(top, card_ref(beat.fact.card))
        return Chain(motion.heard(top, "fizzle"), shrug, table, Wait(0.45))
