"""Dances of team members who come and go in the middle of a pitch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from agile_unicorn.engine.game import Beat, Fact
from agile_unicorn.engine.pieces import Ref, Seat, card_ref, place_ref
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.unicorn.dances.steps import Steps
from agile_unicorn.scenes.unicorn.spread import Zone
from agile_unicorn.table import gestures, motion
from agile_unicorn.table.director import Dance
from agile_unicorn.table.looks import CardLook
from agile_unicorn.table.tabletop import Tabletop
from agile_unicorn.table.tween import Chain, Later, Motion, Together, Wait, in_out_cubic, staggered


class Members(Steps):
    """They walk in and out on two feet, or are all called at once."""

    def dances(self) -> Mapping[type[Fact], Dance[Any]]:
        """The dances by fact."""
        return {
            f.TeamSkipped: self.skip,
            f.MemberAdded: self.add,
            f.MemberRemoved: self.remove,
            f.EverybodyDeployed: self.all_in,
        }

    def skip(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """The whole team goes back to the hand it came from; then the stamp comes down."""
        assert isinstance(beat.fact, f.TeamSkipped)
        seat, goals = beat.fact.target, self.goals(beat)
        zone, stamp = self.face.place(seat).bid, place_ref(f"stamp/{seat}")
        gone = [ref for ref in top.sprites if ref not in goals and _lies_in(top, ref, zone)]
        free = [ref for ref in _backs(goals, seat) if ref not in top.sprites]
        for ref, back in zip(gone, free, strict=False):
            top.rename(ref, back)
        team = [ref for ref in goals if _lies_in(top, ref, zone)]
        table = {ref: spot for ref, spot in goals.items() if ref != stamp}
        others = top.sync(self.without(top, table, *team), 0.3)
        walks = [motion.move(top, ref, goals[ref], 0.5, in_out_cubic, arc=0.08) for ref in team]
        home_again = Together([others, staggered(walks, 0.0 if top.reduced_motion else 0.06)])
        goal = goals.get(stamp)
        if goal is None:
            return Chain(motion.heard(top, "stamp_skip"), home_again, Wait(0.45))
        down = Later(lambda: motion.stamp(top, stamp, goal, "stamp_skip"))
        return Chain(home_again, down, Wait(0.45))

    def add(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """A member walks in and joins the others."""
        assert isinstance(beat.fact, f.MemberAdded)
        ref, goals = card_ref(beat.fact.card), self.goals(beat)
        self.draw(top, beat.view, beat.fact.seat, ref)
        others = top.sync(self.without(top, goals, ref), 0.34)
        if ref not in goals or ref not in top.sprites:
            return Chain(motion.heard(top, "member"), others, Wait(0.5))
        walk = Chain(gestures.walk(top, ref, goals[ref], 0.7), motion.heard(top, "member"))
        return Chain(Together([others, walk]), Wait(0.4))

    def remove(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """A member walks out of the pitch, to the plate of its seat."""
        assert isinstance(beat.fact, f.MemberRemoved)
        ref, goals = card_ref(beat.fact.card), self.goals(beat)
        spot = top.spot(ref)
        table = Later(lambda: top.sync(goals, 0.24))
        heard = motion.heard(top, "member_out")
        if spot is None:
            return Chain(heard, table, Wait(0.45))
        x, y = self.face.place(beat.fact.seat).plate
        out = replace(spot, x=x, y=y, scale=spot.scale * 0.6, hot=False, glow=False)
        return Chain(heard, gestures.walk(top, ref, out, 0.8), table, Wait(0.3))

    def all_in(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """Whole hands join the pitch, seat by seat."""
        assert isinstance(beat.fact, f.EverybodyDeployed)
        goals = self.goals(beat)
        for seat, cards in enumerate(beat.fact.bids):
            self.draw(top, beat.view, Seat(seat), *map(card_ref, cards))
        refs = [card_ref(card) for cards in beat.fact.bids for card in cards]
        refs = [ref for ref in refs if ref in goals and ref in top.sprites]
        others = top.sync(self.without(top, goals, *refs), 0.34)
        walks = [gestures.walk(top, ref, goals[ref], 0.6) for ref in refs]
        stagger = 0.0 if top.reduced_motion else min(0.05, 0.6 / max(1, len(walks)))
        return Chain(Together([others, staggered(walks, stagger)]), Wait(0.6))


def _backs(goals: Mapping[Ref, object], seat: Seat) -> list[Ref]:
    """The backs of the drawn cards in the hand of ``seat``."""
    return [ref for ref in goals if ref.startswith(f"place:back/{seat}/")]


def _lies_in(top: Tabletop, ref: Ref, zone: Zone) -> bool:
    """Whether ``ref`` is a card that lies in ``zone``."""
    spot = top.spot(ref)
    if spot is None or not isinstance(spot.look, CardLook):
        return False
    return zone.left <= spot.x <= zone.right and zone.top <= spot.y <= zone.bottom
