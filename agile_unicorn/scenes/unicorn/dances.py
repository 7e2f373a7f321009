"""How facts of Agile Unicorn look when they happen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from agile_unicorn.engine.game import Beat, Fact
from agile_unicorn.engine.pieces import Ref, Seat, card_ref, place_ref
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.shared.furniture import TRAY
from agile_unicorn.scenes.unicorn.pitch import CENTRE, bid_ref
from agile_unicorn.scenes.unicorn.signs import total_token, tray_ref
from agile_unicorn.scenes.unicorn.track import pawn_ref
from agile_unicorn.table import effects, motion
from agile_unicorn.table.director import Dance
from agile_unicorn.table.looks import CardLook, Layout, Look, Spot
from agile_unicorn.table.sprite import Sprite
from agile_unicorn.table.tabletop import Tabletop
from agile_unicorn.table.tween import (
    Chain,
    Motion,
    Together,
    Wait,
    in_out_cubic,
    in_quad,
    out_cubic,
)

if TYPE_CHECKING:
    from agile_unicorn.scenes.unicorn.face import UnicornFace

Lay = Callable[[View], Layout]
READ = 0.9
"""Seconds to read a card that is played."""
BEAT = 0.6
"""Seconds after a card that may be answered, so that no wand follows too fast."""
LARGE = 214.0
"""Width of a card while it is shown to everybody."""
SHOWN_Z = 120.0
INSIDE = (330.0, 1590.0, 300.0, 640.0)
"""Left, right, top and bottom of where cards are shown."""


def choreography(face: UnicornFace, lay: Lay) -> Mapping[type[Fact], Dance[Any]]:
    """The dances by fact; a fact without one just changes the table.

    ``lay`` answers the whole table, with what stands around the game.
    """
    steps = _Steps(face, lay)
    return {
        f.EventsDealt: steps.deal,
        f.StartDecksDealt: steps.deal,
        f.BacklogFilled: steps.deal,
        f.CardsTakenBack: steps.deal,
        f.ValueRolled: steps.value_rolled,
        f.CardsBid: steps.bid,
        f.BidPassed: steps.passed,
        f.BidsRevealed: steps.reveal,
        f.EventPlayed: steps.play,
        f.WandPlayed: steps.wand,
        f.EventCancelled: steps.cancel,
        f.PointsGiven: steps.pause,
        f.DiceGiven: steps.pause,
        f.MemberAdded: steps.add,
        f.EverybodyDeployed: steps.all_in,
        f.PitchBombed: steps.bomb,
        f.IncentiveStolen: steps.pause,
        f.RerollUsed: steps.reroll,
        f.TeamSkipped: steps.pause,
        f.MemberRemoved: steps.pause,
        f.EventFizzled: steps.pause,
        f.DiceRolled: steps.roll,
        f.IncentiveUsed: steps.use,
        f.TieRerolled: steps.tie,
        f.PitchWon: steps.win,
        f.PitchFailed: steps.fail,
        f.PitchCleared: steps.clear,
        f.StoriesRevealed: steps.stories,
        f.MemberDismissed: steps.pause,
    }


class _Steps:
    """The dances; the face knows where everything will lie."""

    def __init__(self, face: UnicornFace, lay: Lay) -> None:
        self._face, self._lay = face, lay
        self._rng = Random(7)

    def _goals(self, beat: Beat[View]) -> Layout:
        return self._lay(beat.view)

    def deal(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """Cards fly from their pile one after another."""
        return top.sync(self._goals(beat), 0.28, 0.05, out_cubic)

    def value_rolled(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """The pitch card's own dice roll in front of it."""
        assert isinstance(beat.fact, f.ValueRolled)
        dice = self._face.value_dice(beat.fact.faces)
        return Chain(effects.throw_dice(top, dice, TRAY), Wait(0.6))

    def bid(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """Backs leave the hand and lie on the table."""
        assert isinstance(beat.fact, f.CardsBid)
        if beat.fact.cards is None:
            for i in range(beat.fact.count):
                top.rename(place_ref(f"back/{beat.fact.seat}/{i}"), bid_ref(beat.fact.seat, i))
        return Chain(top.sync(self._goals(beat), 0.3, 0.02, in_out_cubic), Wait(0.2))

    def passed(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """The stamp comes down."""
        assert isinstance(beat.fact, f.BidPassed)
        ref = place_ref(f"stamp/{beat.fact.seat}")
        goal = self._goals(beat).get(ref)
        return Chain(motion.stamp(top, ref, goal), Wait(0.15)) if goal else motion.nothing()

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
        return Chain(Wait(0.2), motion.reveal(top, looks), Wait(0.5))

    def play(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """An event is shown at the seat it hits, and slammed down there."""
        assert isinstance(beat.fact, f.EventPlayed)
        ref = card_ref(beat.fact.card)
        self._take_from(top, beat.fact.seat, ref, beat.view)
        x, y = self._face.place(beat.fact.target).effects.centre
        return self._show(top, beat, ref, (x, y), READ)

    def wand(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """A wand is shown beside what it strikes."""
        assert isinstance(beat.fact, f.WandPlayed)
        ref = card_ref(beat.fact.card)
        self._take_from(top, beat.fact.seat, ref, beat.view)
        struck = beat.view.chain[0].target if beat.view.chain else beat.fact.seat
        x, y = self._face.place(struck).effects.centre
        return self._show(top, beat, ref, (x - 160, y) if x > 960 else (x + 160, y), READ)

    def _take_from(self, top: Tabletop, seat: Seat, ref: Ref, view: View) -> None:
        """One of the event backs in the hand of ``seat`` turns out to be this card."""
        if top.spot(ref) is None:
            top.rename(place_ref(f"event/{seat}/{view.seats[seat].held}"), ref)

    def _show(
        self, top: Tabletop, beat: Beat[View], ref: Ref, at: tuple[float, float], rest: float
    ) -> Motion:
        """The card comes up large near ``at``, can be read, and is slammed on its place."""
        goals = self._goals(beat)
        goal = goals.get(ref)
        if goal is None:
            return motion.nothing()
        others = top.sync({**_with_signs(top, goals), ref: top.spot(ref) or goal}, 0.2)
        left, right, low, high = INSIDE
        x, y = min(max(at[0], left), right), min(max(at[1], low), high)
        large = replace(goal, x=x, y=y, look=_wide(goal.look), angle=0.0, z=SHOWN_Z, lift=2.0)
        up = motion.move(top, ref, large, 0.34, out_cubic)
        down = motion.move(top, ref, goal, 0.2, in_quad)
        slam = Chain(down, motion.shake(top, 6, 0.12))
        return Chain(
            Together([others, up]), Wait(rest), slam, Wait(BEAT if beat.view.chain else 0.2)
        )

    def cancel(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """The struck card goes back to where it came from, and aside."""
        assert isinstance(beat.fact, f.EventCancelled)
        ref, goals = card_ref(beat.fact.card), self._goals(beat)
        if (goal := goals.get(ref)) is None:
            return motion.nothing()
        banner = top.sync(_with_signs(top, goals), 0.15)
        return Chain(Together([banner, motion.cancel(top, ref, goal)]), Wait(0.6))

    def add(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """A member joins the others."""
        assert isinstance(beat.fact, f.MemberAdded)
        ref = card_ref(beat.fact.card)
        if top.spot(ref) is None:
            top.rename(place_ref(f"back/{beat.fact.seat}/0"), ref)
        return Chain(top.sync(self._goals(beat), 0.34), Wait(0.5))

    def all_in(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """Whole hands join the pitch."""
        assert isinstance(beat.fact, f.EverybodyDeployed)
        for seat, cards in enumerate(beat.fact.bids):
            for i, card in enumerate(cards):
                top.rename(place_ref(f"back/{seat}/{i}"), card_ref(card))
        return Chain(top.sync(self._goals(beat), 0.34, 0.02), Wait(0.6))

    def bomb(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """The cards in the pitch are blown about, and swept away."""
        goals = self._goals(beat)
        gone = [ref for ref in top.sprites if ref.startswith("card:") and ref not in goals]
        blown = motion.scatter(top, gone, self._rng)
        return Chain(Together([blown, motion.shake(top, 8, 0.3)]), Wait(0.2))

    def reroll(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """The card is shown; then the dice hop back to whom they belong."""
        assert isinstance(beat.fact, f.RerollUsed)
        seat, ref, target = beat.fact.seat, card_ref(beat.fact.card), beat.fact.target
        if top.spot(ref) is None:
            top.rename(place_ref(f"back/{seat}/0"), ref)
        shown = self._show(top, beat, ref, self._face.place(target).effects.centre, READ)
        dice = {r: s.spot for r, s in top.sprites.items() if r.startswith(f"place:die/{target}/")}
        return Chain(shown, effects.gather_dice(top, dice, self._face.hand_of(target)))

    def pause(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """The table changes, and one moment to see it."""
        return Chain(top.sync(self._goals(beat), 0.3, 0.03), Wait(0.45))

    def roll(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """Dice are thrown from the seat and lie still; then the total is counted up."""
        assert isinstance(beat.fact, f.DiceRolled)
        seat, goals = beat.fact.seat, self._goals(beat)
        dice = {ref: goals[ref] for ref in _dice(seat, len(beat.fact.faces)) if ref in goals}
        if seat == self._face.desk.bottom:
            for i, ref in enumerate(dice):
                top.rename(tray_ref(i), ref)
        token = place_ref(f"total/{seat}")
        if (before := top.spot(token)) is not None and (goal := goals.get(token)) is not None:
            aside = motion.move(top, token, replace(goal, look=before.look), 0.24, out_cubic)
        else:
            aside = motion.nothing()
        throw = Together([aside, effects.throw_dice(top, dice, self._face.hand_of(seat))])
        return Chain(throw, self._count(top, beat, seat, 0, sum(beat.fact.faces)), Wait(0.15))

    def _count(self, top: Tabletop, beat: Beat[View], seat: Seat, first: int, roll: int) -> Motion:
        """The token of ``seat`` counts from ``first`` to its total."""
        ref, view = place_ref(f"total/{seat}"), beat.view
        goal, total = self._goals(beat).get(ref), view.total(seat)
        width = self._face.place(seat).total[2]
        if goal is None or top.reduced_motion:
            return motion.nothing()

        def show(number: int) -> None:
            sprite = top.sprites.setdefault(ref, Sprite(ref, goal))
            token = total_token(seat, number, number, False, width)
            sprite.spot = goal if number == total else replace(goal, look=token)

        return motion.count_up(show, first, total, 0.1 + min(0.3, 0.03 * abs(total - first)))

    def use(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """A green card lands beside the dice, and the total counts up."""
        assert isinstance(beat.fact, f.IncentiveUsed)
        seat, ref = beat.fact.seat, card_ref(beat.fact.card)
        if top.spot(ref) is None:
            top.rename(place_ref(f"back/{seat}/0"), ref)
        shown = self._show(top, beat, ref, self._face.place(seat).effects.centre, READ)
        before = beat.view.total(seat) - beat.fact.bonus
        return Chain(shown, self._count(top, beat, seat, before, 0), Wait(0.2))

    def tie(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """A banner tells of the tie; then the leaders take their dice back."""
        assert isinstance(beat.fact, f.TieRerolled)
        dice: dict[Ref, Spot] = {}
        for seat in beat.fact.seats:
            for ref in list(top.sprites):
                spot = top.spot(ref)
                if ref.startswith(f"place:die/{seat}/") and spot is not None:
                    dice[ref] = spot
        banner = top.sync(_with_signs(top, self._goals(beat)), 0.15)
        return Chain(banner, Wait(1.0), effects.gather_dice(top, dice, CENTRE))

    def win(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """The card rises, and confetti flies behind it."""
        assert isinstance(beat.fact, f.PitchWon)
        top.play(effects.confetti(top, CENTRE, self._rng, z=39))
        lift = motion.win_lift(top, card_ref(beat.fact.card))
        return Chain(lift, top.sync(self._goals(beat), 0.3), Wait(0.3))

    def fail(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """A red stamp comes down on the card that nobody gets."""
        goals, ref = self._goals(beat), place_ref("stamp/failed")
        others = top.sync({r: s for r, s in goals.items() if r != ref}, 0.24)
        if (goal := goals.get(ref)) is None:
            return others
        return Chain(others, motion.stamp(top, ref, goal), Wait(0.5))

    def clear(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """The card goes to its winner, the others to their piles."""
        return top.sync(self._goals(beat), 0.45, 0.02, in_out_cubic)

    def stories(self, top: Tabletop, beat: Beat[View]) -> Motion:
        """The stories turn up at the seat, and the pawn jumps."""
        assert isinstance(beat.fact, f.StoriesRevealed)
        goals, ref = self._goals(beat), pawn_ref(beat.fact.seat)
        table = top.sync(goals, 0.5, 0.05)
        jump = motion.move(top, ref, goals[ref], 0.9, in_out_cubic, arc=0.28)
        return Chain(Together([table, jump]), Wait(0.5))


def _dice(seat: Seat, n: int) -> list[Ref]:
    return [place_ref(f"die/{seat}/{i}") for i in range(n)]


SIGNS = ("place:arrow/", "place:banner", "place:question")


def _with_signs(top: Tabletop, goals: Layout) -> dict[Ref, Spot]:
    """The table as it is, with what is put up at once to say what is going on."""
    shown = {ref: sprite.spot for ref, sprite in top.sprites.items()}
    table = {ref: spot for ref, spot in shown.items() if not ref.startswith(SIGNS)}
    return table | {ref: spot for ref, spot in goals.items() if ref.startswith(SIGNS)}


def _wide(look: Look) -> Look:
    return replace(look, width=LARGE, shade=1.0) if isinstance(look, CardLook) else look


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
    f.EventCancelled: "cancel",
    f.EventFizzled: "fizzle",
    f.PointsGiven: "points",
    f.MemberAdded: "member",
    f.MemberRemoved: "member_out",
    f.TeamSkipped: "stamp_skip",
    f.PitchBombed: "bomb",
    f.EverybodyDeployed: "all_in",
    f.SabotageBegan: "sabotage",
    f.IncentiveUsed: "incentive",
    f.RerollUsed: "reroll",
    f.TieRerolled: "tie",
    f.PitchWon: "win",
    f.PitchFailed: "fail",
    f.PitchCleared: "gather",
    f.FirstMoverChosen: "first_mover",
    f.SprintBegan: "bell",
    f.SprintEnded: "sprint_end",
    f.StoriesRevealed: "story",
    f.MemberDismissed: "dismiss",
    f.GameEnded: "game_win",
}
"""Every sound has its visible twin in a dance."""
