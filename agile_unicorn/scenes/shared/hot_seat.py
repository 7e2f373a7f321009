"""Several people at one screen: the curtain in front of a hand, and the floor for reactions."""

from __future__ import annotations

from typing import Final, Generic

from agile_unicorn.engine.moves import Decision
from agile_unicorn.engine.pieces import Ref, Seat
from agile_unicorn.scenes.shared import furniture, masked, tents
from agile_unicorn.scenes.shared.asking import V
from agile_unicorn.scenes.shared.floor import Floor
from agile_unicorn.scenes.shared.keys import CONFIRM, CREST, CURTAIN, PASS, pass_of
from agile_unicorn.scenes.shared.masked import Masked
from agile_unicorn.scenes.shared.match_table import MatchTable
from agile_unicorn.scenes.shared.notes import Notes
from agile_unicorn.table import motion

LOOK_AWAY: Final = 1.5
"""Seconds until a strict curtain is open."""


class HotSeat(Generic[V]):
    """Puts the questions to people who share the screen of ``table``.

    Outside of the curtain there is only what everybody may know.  No cloth falls for whoever goes
    on with nobody asked in between; but the hand stays covered until it is asked for, as the others
    may look at the table by now.  While everybody may react, the table stays open, and whoever
    wants to play something asks for the floor.
    """

    def __init__(self, table: MatchTable[V]) -> None:
        self._table = table
        self._sitting: Seat | None = None
        """Who opened the curtain last, with nobody asked since."""
        self.notes = Notes(table)

    # ------------------------------------------------------------ whose turn it is

    def ask(self, decision: Decision, seconds: float) -> None:
        """Put ``decision`` to its person: on the floor, behind the curtain, or openly."""
        table = self._table
        public = table.match.view(None)
        window = table.face.window(decision, public)
        if window is None or not window.seats:
            self._give_the_floor(decision)
            return
        if table.floor.window.key != window.key:
            table.floor = Floor(window)
        table.floor.window = window
        news = table.standing is not decision or table.floor.wait(seconds)
        if table.standing is not decision:
            table.countdown.start(table.face.limit(decision, public))
        table.standing = decision
        match table.floor.answer(decision.seat):
            case "claimed":
                self._give_the_floor(decision)
            case "done":
                self._let_pass(decision)
            case "open" if news:
                table.view = public
                table.refresh()

    def _give_the_floor(self, decision: Decision) -> None:
        """``decision`` is answered now, by its person alone."""
        table = self._table
        table.standing = None
        secret = table.face.private(decision)
        if secret and table.options.masked and self._type_openly(decision):
            return
        if secret and table.options.curtain != "none" and table.curtain_layout is not None:
            self._close_curtain(decision)
        else:
            self._sit_down(decision.seat)
            table.viewer = decision.seat if secret else None
            table.open_question(decision)
            table.top.put(table.layout())

    def _type_openly(self, decision: Decision) -> bool:
        """Let ``decision`` be typed on the open table; whether that can be."""
        table, public = self._table, self._table.match.view(None)
        looks = table.face.typed(decision, public)
        if not looks:
            return False
        if table.masked is None or table.masked.decision is not decision:
            table.masked, table.view = Masked(decision, tuple(looks)), public
            self._sit_down(decision.seat)
            table.refresh()
        return True

    def _sit_down(self, seat: Seat) -> bool:
        """``seat`` is asked at this screen; whether nobody else was since it looked at its hand."""
        goes_on = self._sitting is not None and self._table.face.together(self._sitting, seat)
        self._table.bottom, self._sitting = seat, seat if goes_on else None
        return goes_on

    def _let_pass(self, decision: Decision) -> None:
        if (action := pass_of(decision)) is not None:
            self._table.submit(action)

    def tick(self, seconds: float) -> None:
        """Time passes for a curtain that opens, and for whoever is asked on the floor."""
        table, standing = self._table, self._table.standing
        if table.curtain is not None and not table.over.covering:
            news = table.parting.tick(seconds)
            if table.parting.over:
                self._open_curtain(table.curtain)
            elif news:
                table.refresh(0)
        if standing is not None and table.chooser is None:
            if table.countdown.tick(seconds):
                table.refresh(0)
            if table.countdown.over and table.floor.said(standing.seat) == "open":
                table.floor.done(standing.seat)

    # ------------------------------------------------------------ what is chosen

    def choose(self, ref: Ref) -> bool:
        """Choose ``ref`` at the curtain, behind one's hand or on the floor, if that is open."""
        table = self._table
        if self.notes.choose(ref):
            return True
        if table.curtain is not None:
            self._choose_at_curtain(table.curtain, ref)
        elif table.masked is not None:
            self._hear_typing(table.masked, ref)
        elif table.standing is not None:
            self._hear_the_floor(ref)
        else:
            return False
        return True

    def _hear_typing(self, typing: Masked, ref: Ref) -> None:
        """A digit, the end, a new beginning, to pass, or rather the hand itself."""
        table = self._table
        if ref.startswith(masked.SLOT):
            typing.type(ref)
        elif ref == masked.CLEAR:
            typing.clear()
        elif ref == PASS:
            self._let_pass(typing.decision)
        elif ref == CURTAIN:
            self._close_curtain(typing.decision)
        elif ref == CONFIRM and (action := typing.answer) is not None:
            table.submit(action)
        elif ref == CONFIRM:
            typing.clear()
            table.hooks.cue("refuse")
        table.refresh()

    def _hear_the_floor(self, ref: Ref) -> None:
        """Somebody claims the floor, is done, or says that nobody reacts."""
        floor = self._table.floor
        for seat in floor.window.seats:
            if ref == tents.claim_ref(seat):
                floor.claim(seat)
            elif ref == tents.done_ref(seat):
                floor.done(seat)
        if ref == tents.NOBODY:
            floor.nobody()
        self._table.refresh()

    # ------------------------------------------------------------ the curtain

    def _close_curtain(self, decision: Decision) -> None:
        """From this frame on, only what everybody may know is to be seen."""
        table = self._table
        table.put_aside()
        if table.viewer is not None:
            table.hooks.hush()
        goes_on = self._sit_down(decision.seat)
        table.curtain, table.viewer, table.held = decision, None, 0.0
        table.cloth = table.options.curtain == "strict" or not goes_on
        table.refusal.forget()
        table.view = table.match.view(None)
        table.top.put(table.layout())
        if table.cloth:
            table.hooks.cue("curtain")

    def hold(self, ref: Ref | None, share: float) -> bool:
        """Whether ``ref`` opens the curtain by being held, as it was for ``share`` of the time.

        Without a thing: it was let go too early, and the key shakes its head.
        """
        table = self._table
        if table.curtain is None or not table.cloth or not table.options.hold:
            return False
        slow = ref in (CURTAIN, CREST) and table.parting.shown is None and not table.over.menu_open
        table.held = share if slow else 0.0
        table.refresh(0)
        if ref is None:
            table.hooks.cue("refuse")
            table.top.play(motion.refuse(table.top, CURTAIN))
        return slow

    def _open_curtain(self, decision: Decision) -> None:
        table = self._table
        if table.cloth:
            table.hooks.cue("curtain_open")
        table.put_aside()
        table.cloth = False
        table.viewer = table.bottom = self._sitting = decision.seat
        table.open_question(decision)
        table.top.put(table.layout())

    def _choose_at_curtain(self, decision: Decision, ref: Ref) -> None:
        table = self._table
        table.held = 0.0
        if ref in (CURTAIN, CREST) and table.options.curtain == "strict":
            if table.parting.shown is None:
                table.parting.start(LOOK_AWAY)
            else:
                table.parting.stop()
            table.refresh()
        elif ref in (CURTAIN, CREST):
            self._open_curtain(decision)
        elif ref == furniture.FACTS:
            table.over.toggle_log()
            table.refresh()
        elif ref == PASS:
            table.bottom = decision.seat
            self._let_pass(decision)

    def cover(self, before: V) -> None:
        """An answer was given: everybody looks at the table again, which is still as ``before``."""
        table = self._table
        if table.viewer is not None:
            table.looked[table.viewer] = len(table.log)
            table.hooks.hush()
        table.viewer, table.view = None, before
        table.top.put(table.layout())

    def look_away(self) -> None:
        """Another window is in front: a hand that others must not see is covered again.

        A curtain that was about to open stays closed.
        """
        table, self._sitting = self._table, None
        if table.parting.shown is not None:
            table.parting.stop()
            table.refresh(0)
        if table.solo is None and table.viewer is not None and table.chooser is not None:
            self._close_curtain(table.chooser.decision)
