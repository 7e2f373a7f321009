"""Dances of the look back: stories turn up, pawns jump, somebody leaves with a box."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from msgspec.structs import replace

from agile_unicorn.engine.game import Beat, Fact
from agile_unicorn.engine.pieces import Ref, Seat, card_ref, seat_ref
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.unicorn.dances.steps import Steps
from agile_unicorn.scenes.unicorn.plates import plate
from agile_unicorn.scenes.unicorn.retro import BOX
from agile_unicorn.scenes.unicorn.track import pawn_ref
from agile_unicorn.table import gestures, motion
from agile_unicorn.table.director import Dance
from agile_unicorn.table.looks import CardLook, Look, PieceLook, Spot
from agile_unicorn.table.sprite import Sprite
from agile_unicorn.table.tabletop import Tabletop
from agile_unicorn.table.tween import Call, Chain, Later, Motion, Together, Wait, in_out_cubic

OWN_BOX: Final = ("place:box_back", "place:box_front")
SMALL_BOX: Final = (150.0, 138.0)
CARRIED: Final = 84.0
COUNTED: Final = 0.3
"""Seconds in which a score counts up."""
OUT: Final = 1.1
"""Seconds that somebody takes to leave."""


class Retro(Steps):
    """What a sprint has brought, and whom it costs."""

    def dances(self) -> Mapping[type[Fact], Dance[Any]]:
        """The dances by fact."""
        return {
            f.SprintEnded: self.end,
            f.StoriesRevealed: self.stories,
            f.MemberDismissed: self.dismiss,
        }

    def end(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """The table is turned over to the look back."""
        return Chain(top.sync(self.goals(beat), 0.5, 0.02, in_out_cubic), Wait(0.2))

    def stories(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """The stories turn up at the seat, and the pawn jumps; the plate counts."""
        assert isinstance(beat.fact, f.StoriesRevealed)
        seat, goals = beat.fact.seat, self.goals(beat)
        ref = pawn_ref(seat)
        plates = self._plates(beat.view, seat) if beat.fact.points else ()
        table = top.sync(self.without(top, goals, ref, *plates), 0.5, 0.08)
        jump = Chain(
            Wait(0.0 if top.reduced_motion else 0.2),
            motion.heard(top, "hop" if beat.fact.points else ""),
            motion.move(top, ref, goals[ref], 0.9, in_out_cubic, arc=0.28),
            motion.heard(top, "pawn" if beat.fact.points else ""),
        )
        heard = motion.heard(top, "story" if beat.fact.stories else "")
        counted = Later(lambda: self._counted(top, beat, plates, beat.view.team_score(seat)))
        large = Later(lambda: gestures.pulse(top, seat_ref(seat), 1.06))
        return Chain(heard, Together([table, jump]), counted, large, Wait(0.2))

    def _plates(self, view: View, seat: Seat) -> tuple[Ref, ...]:
        """The plates on which the points of ``seat`` count."""
        sides = view.setup.sides
        return tuple(map(seat_ref, map(Seat, range(seat % sides, view.setup.seats, sides))))

    def _counted(
        self, top: Tabletop, beat: Beat[View], plates: tuple[Ref, ...], score: int
    ) -> Motion:
        """The score on ``plates`` counts up."""
        assert isinstance(beat.fact, f.StoriesRevealed)
        face, goals = self.face, self.goals(beat)

        def show(number: int) -> None:
            for ref in plates:
                owner = Seat(int(ref.removeprefix("seat:")))
                look = plate(beat.view, face.desk, owner, face.words, score=number)
                shown = goals[ref] if number == score else replace(goals[ref], look=look)
                top.sprites[ref].spot = shown

        if top.reduced_motion or not plates:
            return motion.nothing()
        return motion.count_up(show, score - beat.fact.points, score, COUNTED)

    def dismiss(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """A member walks out with a box: past the edge of the table."""
        assert isinstance(beat.fact, f.MemberDismissed)
        seat, ref = beat.fact.seat, card_ref(beat.fact.card)
        own = seat == self.face.desk.bottom and top.spot(ref) is not None
        walk = self._leave_own(top, ref) if own else self._leave(top, beat, seat)
        table = Later(lambda: top.sync(self.goals(beat), 0.3, 0.03))
        return Chain(motion.heard(top, "dismiss"), walk, table, Wait(0.3))

    def _leave_own(self, top: Tabletop, ref: Ref) -> Motion:
        """The card in the large box: both leave to the left."""
        spot = top.sprites[ref].spot
        packed = replace(spot, x=BOX[0] - 8, y=BOX[1] - 112, z=90, glow=False, hot=False)
        into = motion.move(top, ref, packed, 0.3, in_out_cubic)
        refs = (*map(Ref, OWN_BOX), ref)
        far = -BOX[0] - 240

        def walk() -> Motion:
            spots = {one: top.spot(one) for one in refs}
            return Together(
                gestures.walk(top, one, replace(lying, x=lying.x + far), OUT)
                for one, lying in spots.items()
                if lying is not None
            )

        return Chain(into, Later(walk))

    def _leave(self, top: Tabletop, beat: Beat[View], seat: Seat) -> Motion:
        """A small box with the card in it, from the plate of a rival to the nearest edge."""
        assert isinstance(beat.fact, f.MemberDismissed)
        if top.reduced_motion:
            return motion.nothing()
        x, y = self.face.place(seat).gain
        across = -x - 160 if x < 700 else 2080 - x if x > 1220 else 0.0
        up = 0.0 if across else -y - 140
        face = beat.view.cards.key(beat.fact.card)
        looks: tuple[tuple[Look, float, float], ...] = (
            (PieceLook("box_back", SMALL_BOX), 0.0, 0.0),
            (CardLook(face, CARRIED), 0.0, -48.0),
            (PieceLook("box_front", SMALL_BOX), 0.0, 0.0),
        )
        parts = [
            Sprite(Ref(f"box:{i}"), Spot(x + dx, y + dy, look, z=120 + i, lift=1.4))
            for i, (look, dx, dy) in enumerate(looks)
        ]
        walks = Together(
            gestures.stroll(
                top, part, replace(part.spot, x=part.spot.x + across, y=part.spot.y + up), OUT
            )
            for part in parts
        )
        return Chain(
            Call(lambda: top.extras.extend(parts)),
            Wait(0.25),
            walks,
            *(Call(partial(top.remove, part)) for part in parts),
        )
