"""Dances of the dice, and of what is added to them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec.structs import replace

from agile_unicorn.engine.game import Beat, Fact
from agile_unicorn.engine.pieces import Ref, Seat, card_ref, place_ref
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.unicorn.dances.cues import rattle
from agile_unicorn.scenes.unicorn.dances.effects import points_token
from agile_unicorn.scenes.unicorn.dances.steps import Steps, with_signs
from agile_unicorn.scenes.unicorn.pitch import CENTRE
from agile_unicorn.scenes.unicorn.signs import tray_ref
from agile_unicorn.table import effects, gestures, motion
from agile_unicorn.table.director import Dance
from agile_unicorn.table.looks import Spot
from agile_unicorn.table.tabletop import Tabletop
from agile_unicorn.table.tween import Chain, Later, Motion, Together, Wait, out_cubic

SIX: Final = 6
HELD_BACK: Final = 0.9
"""Seconds that the deciding die takes longer than the others."""


class Rolls(Steps):
    """Dice are thrown, thrown again, and counted up with what the cards add."""

    def dances(self) -> Mapping[type[Fact], Dance[Any]]:
        """The dances by fact."""
        return {
            f.DiceRolled: self.roll,
            f.IncentiveUsed: self.use,
            f.RerollUsed: self.reroll,
            f.TieRerolled: self.tie,
        }

    def roll(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """Dice are thrown from the seat and lie still; then the total is counted up."""
        assert isinstance(beat.fact, f.DiceRolled)
        seat, faces, goals = beat.fact.seat, beat.fact.faces, self.goals(beat)
        refs = [place_ref(f"die/{seat}/{i}") for i in range(len(faces))]
        dice = {ref: goals[ref] for ref in refs if ref in goals}
        if seat == self.face.desk.bottom:
            for i, ref in enumerate(dice):
                top.rename(tray_ref(i), ref)
        token = place_ref(f"total/{seat}")
        if (before := top.spot(token)) is not None and (goal := goals.get(token)) is not None:
            aside = motion.move(top, token, replace(goal, look=before.look), 0.24, out_cubic)
        else:
            aside = motion.nothing()
        close = hangs_on_the_last_die(beat.view, seat, faces)
        thrown = effects.throw_dice(
            top, dice, self.face.hand_of(seat), late=HELD_BACK if close else 0.0
        )
        heard = motion.heard(top, "drum_roll" if close else rattle(len(dice)))
        total = Later(lambda: self.count(top, beat, seat, 0, sum(faces)))
        return Chain(heard, Together([aside, thrown]), total, Wait(0.15))

    def use(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """A green card lands beside the dice, its points fly over, and the total counts up."""
        assert isinstance(beat.fact, f.IncentiveUsed)
        seat, bonus, ref = beat.fact.seat, beat.fact.bonus, card_ref(beat.fact.card)
        shown, landed = self._laid(top, beat, seat, ref, seat, "incentive")
        before = beat.view.total(seat) - bonus

        def points() -> Motion:
            token = self.token_spot(beat, seat)
            start = top.spot(ref) or token
            return gestures.hand_over(top, points_token(bonus), start, token, "count")

        total = Later(lambda: self.count(top, beat, seat, before, 0))
        return Chain(shown, landed, Later(points), total, Wait(0.2))

    def reroll(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """The card is shown; then the dice hop back to whom they belong."""
        assert isinstance(beat.fact, f.RerollUsed)
        ref, target = card_ref(beat.fact.card), beat.fact.target
        shown, landed = self._laid(top, beat, beat.fact.seat, ref, target, "incentive")

        def hop() -> Motion:
            dice = _lying(top, target)
            back = effects.gather_dice(top, dice, self.face.hand_of(target))
            return Together([motion.heard(top, "reroll"), back])

        return Chain(shown, landed, Later(hop))

    def _laid(
        self, top: Tabletop, beat: Beat[View], seat: Seat, ref: Ref, target: Seat, cue: str
    ) -> tuple[Motion, Motion]:
        """A green card of ``seat`` is shown at ``target``, and how it is laid down."""
        self.draw(top, beat.view, seat, ref)
        goal = self.goals(beat).get(ref)
        shown = self.show(top, beat, ref, self.face.place(target).effects.centre)
        if goal is None:
            return shown, motion.heard(top, cue)
        return shown, Chain(motion.lay(top, ref, goal, cue), Wait(0.1))

    def tie(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """A banner tells of the tie; then the leaders take their dice back."""
        assert isinstance(beat.fact, f.TieRerolled)
        dice: dict[Ref, Spot] = {}
        for seat in beat.fact.seats:
            dice |= _lying(top, seat)
        banner = top.sync(with_signs(top, self.goals(beat)), 0.15)
        tokens = [gestures.pulse(top, place_ref(f"total/{seat}"), 1.25) for seat in beat.fact.seats]
        back = Chain(motion.heard(top, "reroll"), effects.gather_dice(top, dice, CENTRE))
        return Chain(banner, Together(tokens), Wait(0.74), back)


def _lying(top: Tabletop, seat: Seat) -> dict[Ref, Spot]:
    """The dice of ``seat`` on the table."""
    own = f"place:die/{seat}/"
    return {ref: sprite.spot for ref, sprite in top.sprites.items() if ref.startswith(own)}


def hangs_on_the_last_die(view: View, seat: Seat, faces: tuple[int, ...]) -> bool:
    """Whether the last die of the last throw decides if ``seat`` gets ahead of everybody.

    All that is asked lies open on the table.
    """
    others = [other for other in view.contenders if other not in view.partners(seat)]
    if not faces or any(view.seats[other].roll is None for other in others):
        return False
    needed = max([view.value, *(view.total(other) for other in others)])
    without = view.total(seat) - faces[-1]
    return without < needed <= without + SIX
