"""Dances of the bids: laid face down, passed, and turned up together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from agile_unicorn.engine.game import Beat, Fact
from agile_unicorn.engine.pieces import Ref, card_ref, place_ref
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.unicorn.dances.steps import Steps
from agile_unicorn.scenes.unicorn.pitch import bid_ref
from agile_unicorn.table import motion
from agile_unicorn.table.director import Dance
from agile_unicorn.table.looks import CardLook, Look
from agile_unicorn.table.tabletop import Tabletop
from agile_unicorn.table.tween import Chain, Motion, Together, Wait, staggered


class Bids(Steps):
    """Everybody lays cards face down, or lets the pitch go by."""

    def dances(self) -> Mapping[type[Fact], Dance[Any]]:
        """The dances by fact."""
        return {f.CardsBid: self.bid, f.BidPassed: self.passed, f.BidsRevealed: self.reveal}

    def bid(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """The cards leave the hand, sink to the table and settle."""
        fact, goals = beat.fact, self.goals(beat)
        assert isinstance(fact, f.CardsBid)
        if fact.cards is None:
            refs = [bid_ref(fact.seat, i) for i in range(fact.count)]
            self.draw(top, beat.view, fact.seat, *refs)
        else:
            refs = [card_ref(card) for card in fact.cards]
        refs = [ref for ref in refs if ref in goals and ref in top.sprites]
        others = top.sync(self.without(top, goals, *refs), 0.3)
        laid = [motion.lay(top, ref, goals[ref], "" if i else "tap") for i, ref in enumerate(refs)]
        down = staggered(laid, 0.0 if top.reduced_motion else 0.03)
        return Chain(Together([others, down]), Wait(0.2))

    def passed(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """The stamp comes down."""
        assert isinstance(beat.fact, f.BidPassed)
        ref = place_ref(f"stamp/{beat.fact.seat}")
        goal = self.goals(beat).get(ref)
        if goal is None:
            return motion.heard(top, "stamp")
        return Chain(motion.stamp(top, ref, goal, "stamp"), Wait(0.15))

    def reveal(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """All bids turn up, seat by seat from the first mover; who sees a card sees no turn."""
        assert isinstance(beat.fact, f.BidsRevealed)
        goals = self.goals(beat)
        groups: list[dict[Ref, Look]] = []
        for seat in beat.view.participants:
            for i, card in enumerate(beat.fact.bids[seat]):
                top.rename(bid_ref(seat, i), card_ref(card))
            refs = [card_ref(card) for card in beat.fact.bids[seat] if card_ref(card) in goals]
            groups.append({ref: goals[ref].look for ref in refs if _hidden(top, ref)})
        return Chain(Wait(0.2), motion.reveal(top, filter(None, groups), "flip"), Wait(0.5))


def _hidden(top: Tabletop, ref: Ref) -> bool:
    """Whether a back is seen of the card ``ref``."""
    spot = top.spot(ref)
    return (
        spot is not None and isinstance(spot.look, CardLook) and spot.look.face.startswith("back")
    )
