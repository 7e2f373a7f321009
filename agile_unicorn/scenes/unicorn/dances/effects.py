"""Dances of what events do: points, dice, a bomb, a theft."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from agile_unicorn.engine.game import Beat, Fact
from agile_unicorn.engine.pieces import Handle, Ref, Seat, card_ref, place_ref
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.unicorn.dances.steps import Steps, with_signs
from agile_unicorn.scenes.unicorn.pitch import CENTRE
from agile_unicorn.scenes.unicorn.signs import MINUS, PLUS
from agile_unicorn.table import gestures, motion
from agile_unicorn.table.director import Dance
from agile_unicorn.table.ink import WHITE
from agile_unicorn.table.jolt import Jolt
from agile_unicorn.table.looks import (
    CardLook,
    DieLook,
    GroupLook,
    Look,
    PartLook,
    PieceLook,
    Spot,
    TextLook,
)
from agile_unicorn.table.tabletop import Tabletop
from agile_unicorn.table.tween import Chain, Later, Motion, Together, Wait

TOKEN, DIE = (84.0, 91.0), 58.0
MOST_DICE: Final = 6
STOLEN: Final = 132.0
"""Width of a card on its way from pocket to pocket."""
HELD_BREATH: Final = 0.08


class Effects(Steps):
    """What an event gives, takes and destroys."""

    def dances(self) -> Mapping[type[Fact], Dance[Any]]:
        """The dances by fact."""
        return {
            f.PointsGiven: self.points,
            f.DiceGiven: self.dice,
            f.PitchBombed: self.bomb,
            f.SabotageBegan: self.sabotage,
            f.IncentiveStolen: self.stolen,
        }

    def points(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """A token with the points flies from the card to the total of its target."""
        assert isinstance(beat.fact, f.PointsGiven)
        fact = beat.fact
        return self._given(top, beat, fact.card, fact.target, [points_token(fact.amount)], "points")

    def dice(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """Dice fly from the card to its target, or from the target to the card."""
        assert isinstance(beat.fact, f.DiceGiven)
        fact, n = beat.fact, min(MOST_DICE, abs(beat.fact.amount))
        looks: list[Look] = [DieLook(fact.target, 5, DIE) for _ in range(n)]
        return self._given(top, beat, fact.card, fact.target, looks, "dice_1", back=fact.amount < 0)

    def _given(
        self,
        top: Tabletop,
        beat: Beat[View],
        card: Handle,
        target: Seat,
        looks: list[Look],
        cue: str,
        *,
        back: bool = False,
    ) -> Motion:
        token = self.token_spot(beat, target)
        start, goal = top.spot(card_ref(card)) or token, token
        if back:
            start, goal = goal, start
        flown = gestures.hand_out(top, looks, start, goal, cue)
        ref = place_ref(f"total/{target}")
        laid = Later(lambda: top.sync(self.goals(beat), 0.16))
        return Chain(flown, laid, Later(lambda: gestures.pulse(top, ref)), Wait(0.4))

    def bomb(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """A held breath; then the cards in the pitch are blown about, and swept away."""
        goals = self.goals(beat)
        gone = [ref for ref in top.sprites if ref.startswith("card:") and ref not in goals]
        blown = motion.scatter(top, gone, self.rng, lambda ref, look: _back(beat.view, ref, look))
        blast = Together([motion.heard(top, "bomb"), blown, Jolt(top, CENTRE, 8, 0.3)])
        return Chain(Wait(HELD_BREATH), blast, Wait(0.2))

    def sabotage(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """The victim holds its cards out: the backs rise for a moment."""
        assert isinstance(beat.fact, f.SabotageBegan)
        signs = top.sync(with_signs(top, self.goals(beat)), 0.15)
        refs = [ref for ref in top.sprites if ref.startswith(f"place:back/{beat.fact.target}/")]
        held_out = Together([gestures.pulse(top, ref, 1.12) for ref in refs])
        return Chain(signs, held_out, Wait(0.2))

    def stolen(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """A card is pulled out of one hand and disappears in the other."""
        assert isinstance(beat.fact, f.IncentiveStolen)
        fact, view = beat.fact, beat.view
        start, goal = (self._pocket(seat) for seat in (fact.target, fact.seat))
        known = fact.card is not None and self.face.desk.bottom in (fact.seat, fact.target)
        face = view.cards.key(fact.card) if known and fact.card is not None else "back_draw"
        look = CardLook(face, STOLEN)
        table = Later(lambda: top.sync(self.goals(beat), 0.3))
        return Chain(gestures.hand_over(top, look, start, goal, "tap", 0.7), table, Wait(0.45))

    def _pocket(self, seat: Seat) -> Spot:
        """Where the incentives of ``seat`` are, as far as everybody can see."""
        place = self.face.place(seat)
        if seat == self.face.desk.bottom:
            return Spot(place.fan[0], place.fan[1] - 120, CardLook("", STOLEN), scale=0.9)
        return Spot(*place.fan, CardLook("", STOLEN), place.turn, scale=0.6)


def points_token(amount: int) -> Look:
    """A hexagon with what is added or taken."""
    text = f"{PLUS if amount > 0 else MINUS}{abs(amount)}"
    label = TextLook(text, 36, "title", WHITE, 62)
    return GroupLook((PartLook(PieceLook("points", TOKEN), 0, 0), PartLook(label, 0, -3)))


def _back(view: View, ref: Ref, look: Look) -> Look:
    """The back of the card ``ref``."""
    if not isinstance(look, CardLook):
        return look
    event = view.cards.family(int(ref.removeprefix("card:"))) == "event"
    return CardLook("back_event" if event else "back_draw", look.width)
