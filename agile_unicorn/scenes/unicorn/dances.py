"""How facts of Agile Unicorn look when they happen."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from agile_unicorn.engine.game import Beat, Fact
from agile_unicorn.engine.pieces import Ref, Seat, card_ref, place_ref
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.unicorn.pitch import CENTRE, bid_ref
from agile_unicorn.table import effects, motion
from agile_unicorn.table.director import Dance
from agile_unicorn.table.looks import Layout, Spot
from agile_unicorn.table.tabletop import Tabletop
from agile_unicorn.table.tween import Chain, Motion, Wait

if TYPE_CHECKING:
    from agile_unicorn.scenes.unicorn.face import UnicornFace

F = TypeVar("F", bound=Fact)
READ = 0.55
"""Seconds to read a card that somebody else plays."""


def choreography(face: UnicornFace) -> Mapping[type[Fact], Dance[Any]]:
    """The dances by fact; a fact without one just changes the table."""
    steps = _Steps(face)
    return {
        f.EventsDealt: steps.deal,
        f.StartDecksDealt: steps.deal,
        f.BacklogFilled: steps.deal,
        f.ValueRolled: steps.value_rolled,
        f.CardsBid: steps.bid,
        f.BidPassed: steps.passed,
        f.BidsRevealed: steps.reveal,
        f.EventPlayed: steps.play,
        f.WandPlayed: steps.play,
        f.EventCancelled: steps.cancel,
        f.MemberAdded: steps.add,
        f.TeamSkipped: steps.pause,
        f.MemberRemoved: steps.pause,
        f.EventFizzled: steps.pause,
        f.DiceRolled: steps.roll,
        f.IncentiveUsed: steps.use,
        f.TieRerolled: steps.tie,
        f.PitchWon: steps.win,
        f.PitchFailed: steps.pause,
        f.StoriesRevealed: steps.stories,
        f.MemberDismissed: steps.pause,
    }


class _Steps:
    """The dances; the face knows where everything will lie."""

    def __init__(self, face: UnicornFace) -> None:
        self._face = face
        self._rng = Random(7)

    def _goals(self, beat: Beat[View]) -> Layout:
        return self._face.lay(beat.view, self._face.desk)

    def deal(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """Cards fly from their pile one after another."""
        return top.sync(self._goals(beat), 0.28, 0.0 if top.reduced_motion else 0.05)

    def value_rolled(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """The pitch card's own dice roll in front of it."""
        assert isinstance(beat.fact, f.ValueRolled)
        dice = self._face.value_dice(beat.fact.faces)
        return Chain(effects.throw_dice(top, dice, (184, 908)), Wait(0.6))

    def bid(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """Backs leave the hand and lie on the table."""
        assert isinstance(beat.fact, f.CardsBid)
        if beat.fact.cards is None:
            for i in range(beat.fact.count):
                top.rename(place_ref(f"back/{beat.fact.seat}/{i}"), bid_ref(beat.fact.seat, i))
        return Chain(top.sync(self._goals(beat), 0.26, 0.06), Wait(0.12))

    def passed(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """The stamp comes down."""
        assert isinstance(beat.fact, f.BidPassed)
        ref = place_ref(f"stamp/{beat.fact.seat}")
        goal = self._goals(beat).get(ref)
        return motion.stamp(top, ref, goal) if goal else motion.nothing()

    def reveal(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """All bids turn up, seat by seat from the first mover."""
        assert isinstance(beat.fact, f.BidsRevealed)
        goals = self._goals(beat)
        looks = {}
        for seat in beat.view.participants:
            for i, card in enumerate(beat.fact.bids[seat]):
                top.rename(bid_ref(seat, i), card_ref(card))
                if card_ref(card) in goals:
                    looks[card_ref(card)] = goals[card_ref(card)].look
        return Chain(Wait(0.2), motion.reveal(top, looks), Wait(0.35))

    def play(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """An event or a wand is slammed on the table."""
        assert isinstance(beat.fact, f.EventPlayed | f.WandPlayed)
        ref = card_ref(beat.fact.card)
        if top.spot(ref) is None:
            self._take_back(top, beat.fact.seat, ref, beat.view)
        return self._slam(top, beat, ref, READ)

    def _take_back(self, top: Tabletop, seat: Seat, ref: Ref, view: View) -> None:
        """One of the event backs in the hand of ``seat`` turns out to be this card."""
        top.rename(place_ref(f"event/{seat}/{view.seats[seat].held}"), ref)

    def _slam(self, top: Tabletop, beat: Beat[View], ref: Ref, rest: float) -> Motion:
        goal = self._goals(beat).get(ref)
        if goal is None:
            return motion.nothing()
        if top.spot(ref) is None:
            top.play(top.sync({**_shown(top), ref: goal}, 0))
        return Chain(motion.slam(top, ref, goal), Wait(rest))

    def cancel(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """The struck card goes back to where it came from, and aside."""
        assert isinstance(beat.fact, f.EventCancelled)
        ref = card_ref(beat.fact.card)
        goal = self._goals(beat).get(ref)
        return Chain(motion.cancel(top, ref, goal), Wait(0.2)) if goal else motion.nothing()

    def add(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """A member joins the others."""
        assert isinstance(beat.fact, f.MemberAdded)
        ref = card_ref(beat.fact.card)
        if top.spot(ref) is None:
            top.rename(place_ref(f"back/{beat.fact.seat}/0"), ref)
        return Chain(top.sync(self._goals(beat), 0.32), Wait(0.3))

    def pause(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """The table changes, and one moment to see it."""
        return Chain(top.sync(self._goals(beat), 0.3, 0.04), Wait(0.45))

    def roll(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """Dice are thrown from the seat and lie still; then the total shows."""
        assert isinstance(beat.fact, f.DiceRolled)
        seat, goals = beat.fact.seat, self._goals(beat)
        dice = {ref: goals[ref] for ref in _dice(seat, len(beat.fact.faces)) if ref in goals}
        return Chain(effects.throw_dice(top, dice, self._face.hand_of(seat)), Wait(0.1))

    def use(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """A green card lands beside the dice."""
        assert isinstance(beat.fact, f.IncentiveUsed)
        ref = card_ref(beat.fact.card)
        if top.spot(ref) is None:
            top.rename(place_ref(f"back/{beat.fact.seat}/0"), ref)
        return self._slam(top, beat, ref, READ)

    def tie(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """The leaders take their dice back."""
        assert isinstance(beat.fact, f.TieRerolled)
        dice: dict[Ref, Spot] = {}
        for seat in beat.fact.seats:
            for ref in list(top.sprites):
                spot = top.spot(ref)
                if ref.startswith(f"place:die/{seat}/") and spot is not None:
                    dice[ref] = spot
        return Chain(Wait(0.6), effects.gather_dice(top, dice, CENTRE))

    def win(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """The card rises, and confetti flies behind it."""
        assert isinstance(beat.fact, f.PitchWon)
        ref = card_ref(beat.fact.card)
        top.play(effects.confetti(top, CENTRE, self._rng, z=39))
        return Chain(motion.win_lift(top, ref), Wait(0.3))

    def stories(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """The stories turn up at the seat, and the pawn runs."""
        return Chain(top.sync(self._goals(beat), 0.5, 0.05), Wait(0.5))


def _dice(seat: Seat, n: int) -> list[Ref]:
    return [place_ref(f"die/{seat}/{i}") for i in range(n)]


def _shown(top: Tabletop) -> dict[Ref, Spot]:
    return {ref: sprite.spot for ref, sprite in top.sprites.items()}


def cue_of(fact: Fact) -> str:
    """The sound of ``fact``; the more dice, the longer the rattle.  Empty: none."""
    if isinstance(fact, f.DiceRolled | f.ValueRolled):
        n = len(fact.faces)
        return f"dice_{1 if n <= 1 else 3 if n <= 3 else 5}" if n else ""
    return CUES.get(type(fact), "")


CUES: Mapping[type[Fact], str] = {
    f.StartDecksDealt: "deal",
    f.EventsDealt: "deal",
    f.DrawPileShuffled: "shuffle",
    f.BacklogFilled: "deal",
    f.PitchBegan: "slide",
    f.CardsBid: "tap",
    f.BidPassed: "stamp",
    f.BidsRevealed: "flip",
    f.EventPlayed: "slam",
    f.WandPlayed: "wand",
    f.EventCancelled: "wand",
    f.MemberAdded: "slide",
    f.MemberRemoved: "slide",
    f.TeamSkipped: "slide",
    f.IncentiveUsed: "incentive",
    f.PitchWon: "win",
    f.PitchFailed: "lose",
    f.SprintBegan: "bell",
    f.StoriesRevealed: "story",
    f.TieRerolled: "hop",
    f.MemberDismissed: "slide",
    f.GameEnded: "win",
}
"""Every sound has its visible twin in a dance."""
