"""Dances from the first shuffle to the pitch card in the middle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec.structs import replace

from agile_unicorn.engine.game import Beat, Fact
from agile_unicorn.engine.pieces import Ref, card_ref, place_ref
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.shared.furniture import TRAY
from agile_unicorn.scenes.unicorn.dances.cues import rattle
from agile_unicorn.scenes.unicorn.dances.steps import Steps
from agile_unicorn.scenes.unicorn.pitch import CENTRE
from agile_unicorn.table import effects, gestures, motion
from agile_unicorn.table.director import Dance
from agile_unicorn.table.looks import CardLook, Layout, Spot
from agile_unicorn.table.tabletop import DEALT, Tabletop
from agile_unicorn.table.tween import Chain, Motion, Wait, in_out_cubic, out_cubic, out_quint

LONGEST_DEAL: Final = 1.4
"""Seconds until the last card of a deal flies, however many there are."""
PILES: Final = {f.DrawPileShuffled: place_ref("draw"), f.EventPileShuffled: place_ref("events")}
FIRST_MOVER: Final = place_ref("first_mover")


class Sprint(Steps):
    """Piles, hands, the backlog, and the next pitch."""

    def dances(self) -> Mapping[type[Fact], Dance[Any]]:
        """The dances by fact."""
        return {
            f.DrawPileShuffled: self.shuffle,
            f.EventPileShuffled: self.shuffle,
            f.StartDecksDealt: self.deal,
            f.EventsDealt: self.deal,
            f.CardsTakenBack: self.deal,
            f.BacklogFilled: self.deal,
            f.FirstMoverChosen: self.first_mover,
            f.SprintBegan: self.begin,
            f.PitchBegan: self.pitch,
            f.ValueRolled: self.value_rolled,
        }

    def shuffle(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """The pile lies there, and is riffled."""
        laid = top.sync(self.goals(beat), 0.2)
        return Chain(laid, gestures.riffle(top, PILES[type(beat.fact)]))

    def deal(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """Cards fly from their pile one after another, thrown from the wrist."""
        goals = self.goals(beat)
        stagger = min(0.07, LONGEST_DEAL / max(1, _new_cards(top, goals)))
        return top.sync(goals, 0.28, stagger, out_cubic, throw=DEALT)

    def first_mover(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """The card slides from the middle to whom it belongs."""
        goals = self.goals(beat)

        def from_the_middle(ref: Ref, goal: Spot) -> Spot | None:
            if ref != FIRST_MOVER:
                return self.face.birth(ref, goal)
            return replace(goal, x=CENTRE[0], y=CENTRE[1], angle=0.0, scale=2.0, lift=2.0)

        return top.sync(goals, 0.5, ease=in_out_cubic, births=from_the_middle)

    def begin(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """The table is cleared for the planning."""
        return top.sync(self.goals(beat), 0.3)

    def pitch(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """The row moves up: the next card to the middle, the one behind it is turned up."""
        assert isinstance(beat.fact, f.PitchBegan)
        cards = [card_ref(card) for card in (beat.fact.card, beat.fact.preview) if card is not None]
        new = [ref for ref in cards if ref not in top.sprites]
        if self.face.mode == "planning":  # the nearest card comes first
            for i, ref in enumerate(new):
                top.rename(place_ref(f"backlog/{i}"), ref)
            for i in range(beat.view.hidden):
                top.rename(place_ref(f"backlog/{i + len(new)}"), place_ref(f"backlog/{i}"))
        else:
            for ref in new:
                top.rename(place_ref(f"backlog/{beat.view.hidden}"), ref)
        return top.sync(self.goals(beat), 0.24, 0.06, out_quint)

    def value_rolled(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """The pitch card's own dice roll in front of it."""
        assert isinstance(beat.fact, f.ValueRolled)
        dice = self.face.value_dice(beat.fact.faces)
        rolled = effects.throw_dice(top, dice, TRAY)
        return Chain(motion.heard(top, rattle(len(dice))), rolled, Wait(0.6))


def _new_cards(top: Tabletop, goals: Layout) -> int:
    """How many cards of ``goals`` do not lie on the table yet."""
    return sum(
        isinstance(spot.look, CardLook) and ref not in top.sprites for ref, spot in goals.items()
    )
