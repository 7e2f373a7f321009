"""Several people at one screen: the curtain in front of a hand, and the floor for reactions."""

from __future__ import annotations

from abc import abstractmethod
from math import ceil
from typing import Final

from msgspec.structs import replace

from agile_unicorn.engine.moves import Action, Decision
from agile_unicorn.engine.pieces import Ref, Seat
from agile_unicorn.scenes.shared import furniture, masked, tents
from agile_unicorn.scenes.shared.desk import Button, Desk
from agile_unicorn.scenes.shared.floor import Floor
from agile_unicorn.scenes.shared.keys import CONFIRM, CURTAIN, PASS, pass_of
from agile_unicorn.scenes.shared.masked import Masked
from agile_unicorn.scenes.shared.match_table import MatchTable, V
from agile_unicorn.table.looks import Spot

LOOK_AWAY: Final = 1.5
"""Seconds until a strict curtain is open."""


class SharedScreen(MatchTable[V]):
    """The part of a match scene that only matters with two people or more.

    Outside of the curtain there is only what everybody may know.  No cloth falls for whoever goes
    on with nobody asked in between; but the hand stays covered until it is asked for, as the others
    may look at the table by now.  While everybody may react, the table stays open, and whoever
    wants to play something asks for the floor.
    """

    _parting: float | None = None
    _sitting: Seat | None = None
    """Who opened the curtain last, with nobody asked since."""

    @abstractmethod
    def submit(self, action: Action) -> None:
        """Answer the open question."""

    @abstractmethod
    def _open_question(self, decision: Decision) -> None:
        """Let a person answer ``decision``, who may see everything it needs."""

    # ------------------------------------------------------------ whose turn it is

    def _ask_together(self, decision: Decision, seconds: float) -> None:
        """Put ``decision`` to its person: on the floor, behind the curtain, or openly."""
        public = self.match.view(None)
        window = self.face.window(decision, public)
        if window is None or len(window.seats) == 0:
            self._give_the_floor(decision)
            return
        if self.window is None or self.window.key != window.key:
            self.floor = Floor()
        news = self.standing is not decision or self.floor.wait(seconds)
        if self.standing is not decision:
            self.countdown.start(self.face.limit(decision, public))
        self.window, self.standing = window, decision
        match self.floor.answer(decision.seat):
            case "claimed":
                self._give_the_floor(decision)
            case "done":
                self._let_pass(decision)
            case "open" if news:
                self._view = public
                self.refresh()

    def _give_the_floor(self, decision: Decision) -> None:
        """``decision`` is answered now, by its person alone."""
        self.standing = None
        secret = self.face.private(decision)
        if secret and self.options.masked and self._type_openly(decision):
            return
        if secret and self.options.curtain != "none" and self._curtain_layout is not None:
            self._close_curtain(decision)
        else:
            self._sit_down(decision.seat)
            self.viewer = decision.seat if secret else None
            self._open_question(decision)
            self.top.put(self.layout())

    def _type_openly(self, decision: Decision) -> bool:
        """Let ``decision`` be typed on the open table; whether that can be."""
        looks = self.face.typed(decision, self.match.view(None))
        if not looks:
            return False
        if self.masked is None or self.masked.decision is not decision:
            self.masked, self._view = Masked(decision, tuple(looks)), self.match.view(None)
            self._sit_down(decision.seat)
            self.refresh()
        return True

    def _hear_typing(self, typing: Masked, ref: Ref) -> None:
        """A digit, the end, a new beginning, to pass, or rather the hand itself."""
        if ref.startswith(masked.SLOT):
            typing.type(ref)
        elif ref == masked.CLEAR:
            typing.clear()
        elif ref == PASS:
            self._let_pass(typing.decision)
        elif ref == CURTAIN:
            self._close_curtain(typing.decision)
        elif ref == CONFIRM and (action := typing.answer) is not None:
            self.submit(action)
        elif ref == CONFIRM:
            typing.clear()
            self.hooks.cue("refuse")
        self.refresh()

    def _lay_typing(self, typing: Masked) -> dict[Ref, Spot]:
        looks = self.face.typed(typing.decision, self.match.view(None))
        return masked.lay(typing, looks, self.people[typing.decision.seat].name, self.words)

    def _sit_down(self, seat: Seat) -> bool:
        """``seat`` is asked at this screen; whether nobody else was since it looked at its hand."""
        goes_on = self._sitting is not None and self.face.together(self._sitting, seat)
        self.bottom, self._sitting = seat, seat if goes_on else None
        return goes_on

    def _let_pass(self, decision: Decision) -> None:
        action = pass_of(decision)
        assert action is not None, "whatever has a window can be passed"
        self.submit(action)

    def _hear_the_floor(self, decision: Decision, ref: Ref) -> None:
        """Somebody claims the floor, is done, or says that nobody reacts."""
        assert self.window is not None
        for seat in self.window.seats:
            if ref == tents.claim_ref(seat):
                self.floor.claim(seat)
            elif ref == tents.done_ref(seat):
                self.floor.done(seat)
        if ref == tents.NOBODY:
            self.floor.nobody(self.window.seats)
        self.refresh()

    def _press_the_floor(self, decision: Decision, seconds: float) -> None:
        """Whoever is asked and says nothing for too long is done."""
        if self.countdown.tick(seconds):
            self.refresh(0)
        if self.countdown.over and self.floor.said(decision.seat) == "open":
            self.floor.done(decision.seat)

    def _lay_floor(self, view: V, desk: Desk) -> dict[Ref, Spot]:
        """The place cards of all who may react, and the button to go on together."""
        assert self.window is not None
        assert self.standing is not None
        asked, words = self.standing.seat, self.words
        return {
            **furniture.question(self.face.waiting(view, desk), self.people),
            **furniture.controls((tents.nobody(self.floor, words),)),
            **furniture.clock(self.countdown.shown),
            **tents.tents(self.window.seats, asked, self.people, self.floor, words),
        }

    # ------------------------------------------------------------ the curtain

    def _close_curtain(self, decision: Decision) -> None:
        """From this frame on, only what everybody may know is to be seen."""
        self.curtain, self.viewer, self.chooser, self.masked = decision, None, None, None
        goes_on = self._sit_down(decision.seat)
        self.cloth, self._parting = self.options.curtain == "strict" or not goes_on, None
        self.refusal.forget()
        self.countdown.stop()
        self._view = self.match.view(None)
        self.over.put_down()
        self.top.put(self.layout())
        if self.cloth:
            self.hooks.cue("curtain")

    def _open_curtain(self) -> None:
        assert self.curtain is not None
        if self.cloth:
            self.hooks.cue("curtain_open")
        decision, self.curtain, self.cloth = self.curtain, None, False
        self.viewer = self.bottom = self._sitting = decision.seat
        self._open_question(decision)
        self.over.put_down()
        self.top.put(self.layout())

    def _part_the_curtain(self, seconds: float) -> None:
        """It opens slowly, so that everybody else can look away."""
        if self._parting is None or self.over.covering:
            return
        before = ceil(self._parting)
        self._parting -= seconds
        if self._parting <= 0:
            self._open_curtain()
        elif ceil(self._parting) != before:
            self.refresh(0)

    def _lay_curtain(self, decision: Decision) -> dict[Ref, Spot]:
        """The closed curtain before ``decision``, what can be done in front of it, and a count."""
        assert self._curtain_layout is not None
        spots = dict(self._curtain_layout(decision.seat, decision))
        spots |= furniture.public_pass(self._public_pass())
        spots |= furniture.undo_at_curtain(self.words, self.may_undo)
        left = None if self._parting is None else ceil(self._parting)
        return spots | furniture.clock(left, 1330, 676)

    def _lay_covered(self, decision: Decision, view: V, desk: Desk) -> dict[Ref, Spot]:
        """The question on the open table, to see the hand, or to let it be without."""
        look = Button(CURTAIN, self.words("app.hot_seat.look"), self.people[decision.seat].name)
        let_be = self._public_pass()
        others = () if let_be is None else (replace(let_be, suggested=False),)
        asked = self.face.prompt(decision, view, desk)
        return furniture.question(asked, self.people) | furniture.controls((look, *others))

    def _public_pass(self) -> Button | None:
        """To let it be is no secret: it can be done in front of the curtain."""
        if self.curtain is None or pass_of(self.curtain) is None:
            return None
        buttons = self.face.buttons(self.curtain, self.match.view(None), self.desk())
        return next((button for button in buttons if button.ref == PASS), None)

    def _choose_at_curtain(self, decision: Decision, ref: Ref) -> None:
        if ref == CURTAIN and self.options.curtain == "strict":
            self._parting = LOOK_AWAY if self._parting is None else None
            self.refresh()
        elif ref == CURTAIN:
            self._open_curtain()
        elif ref == furniture.FACTS:
            self.over.toggle_log()
            self.refresh()
        elif ref == PASS and (action := pass_of(decision)) is not None:
            self.bottom = decision.seat
            self.submit(action)

    def look_away(self) -> None:
        """Another window is in front: a hand that others must not see is covered again."""
        self._sitting = None
        if self.solo is None and self.viewer is not None and self.chooser is not None:
            self._close_curtain(self.chooser.decision)
