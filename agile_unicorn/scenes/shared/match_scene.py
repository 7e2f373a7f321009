"""A match as a show: time goes by, people answer; the same for every game."""

from __future__ import annotations

from functools import cached_property

from agile_unicorn.engine.moves import Action, Decision
from agile_unicorn.engine.pieces import Ref
from agile_unicorn.scenes.shared import furniture
from agile_unicorn.scenes.shared.aim import reached
from agile_unicorn.scenes.shared.asking import V
from agile_unicorn.scenes.shared.hot_seat import HotSeat
from agile_unicorn.scenes.shared.icons import choose_icon, choose_in_menu
from agile_unicorn.scenes.shared.keys import CONFIRM, GO_ON, PASS_ALL, pass_of
from agile_unicorn.scenes.shared.match_table import MatchTable
from agile_unicorn.scenes.shared.options import (
    MatchOver,
    Options,
)
from agile_unicorn.scenes.shared.overlays import KEPT, PAGE
from agile_unicorn.scenes.shared.regret import take_back
from agile_unicorn.scenes.shared.shortcuts import meant_by
from agile_unicorn.scenes.show import Pulled
from agile_unicorn.table import motion
from agile_unicorn.table.chooser import Chooser
from agile_unicorn.table.looks import Layout, Spot

BREATH = 0.18
"""Seconds between a question to a bot and its move being looked for; the same for every bot."""
GATE = 1.8
"""Seconds until a gate opens by itself when nobody here has a stake in it."""


class MatchScene(MatchTable[V]):
    """Lets one match go on, and takes the answers of the people at this screen.

    ``curtain`` lays the curtain in front of a decision; without it no hand is ever covered.
    """

    _pause = _gate_time = 0.0
    _at_gate = False
    _outcome: object | None = None

    @cached_property
    def _hot_seat(self) -> HotSeat[V]:
        return HotSeat(self)

    # ------------------------------------------------------------ time

    def update(self, seconds: float) -> None:
        """Let the match and its pictures go on by ``seconds``; the menu is a break."""
        if not self.over.menu_open:
            self.director.advance(seconds)
            self.recall.tick()
        self.top.advance(seconds)
        self.carry.tick(seconds)
        self.life.tick(seconds)
        if self.director.idle and self.curtain is None and not self.over.menu_open:
            self._go_on(seconds)
        self._at_gate = self._at_gate and self.director.waiting
        if self.director.waiting:
            self._stand_at_gate(seconds)
        if self.still and self.over.wait(seconds):
            self.hooks.cue("zoom")
            self.refresh(0.14)
        if self.over.menu_open:
            return
        self._hot_seat.tick(seconds)
        if self.chooser is not None:
            self._let_time_pass(self.chooser.decision, seconds)
        if self.refusal.tick(seconds) and self.still:
            self.refresh()

    def _let_time_pass(self, decision: Decision, seconds: float) -> None:
        """A partner has a word to say; whoever ponders a reaction for too long lets it be."""
        if self.advice is None and (advice := self.match.advice()) is not None:
            self.advice = advice
            self.refresh()
        if self.countdown.tick(seconds):
            self.refresh(0)
        if self.countdown.over and (action := pass_of(decision)) is not None:
            self.submit(action)

    def _stand_at_gate(self, seconds: float) -> None:
        if not self._at_gate:
            self._at_gate, self._gate_time = True, 0.0
            self.refresh()
        if not self.over.covering:
            self._gate_time += seconds * min(self.director.speed, 4.0)
        if self.gate() is None or (self.watching and self._gate_time > GATE):
            self._open_gate()

    def _open_gate(self) -> None:
        self.director.proceed()
        self._at_gate = False
        self.face.opened()
        self.refresh(0.24)

    def _go_on(self, seconds: float) -> None:
        if self.match.over is not None:
            self._outcome = self._outcome or MatchOver()
            return
        decision = self.match.decision()
        if decision is not None:
            if self.chooser is None or self.chooser.decision is not decision:
                self._ask(decision, seconds)
            return
        self._pause -= seconds * min(self.director.speed, 1e6)
        if self._pause <= 0 and self.match.poll():
            self._pause = BREATH if self.match.waiting_for else 0.0
            self._feed()

    def _feed(self) -> None:
        self.forget_keeping()
        beats = tuple(self.match.take(self.viewer))
        self.recall.heard(beats)
        self.director.feed(beats)
        self.director.advance(0)

    # ------------------------------------------------------------ questions and answers

    def _ask(self, decision: Decision, seconds: float) -> None:
        """Put ``decision`` to its person, behind the curtain if it is secret.

        What has one answer only is answered by itself, if nobody else is here to draw conclusions.
        """
        if self.solo is None:
            self._hot_seat.ask(decision, seconds)
        elif len(decision.options) == 1:
            self.submit(decision.options[0])
        elif (action := self.letting_be.answer(decision, self.stretch(decision))) is not None:
            self.submit(action)
        else:
            self.open_question(decision)
            self.refresh()

    def open_question(self, decision: Decision) -> None:
        """Let a person answer ``decision``, who may see everything it needs."""
        self.chooser, self.advice = Chooser(decision, auto=False), None
        self.refusal.forget()
        self.doubt.forget()
        self.view = self.match.view(self.viewer)
        limit = self.face.limit(decision, self.view) if pass_of(decision) else 0
        self.countdown.start(limit)

    def submit(self, action: Action) -> None:
        """Answer the open question; several people at one screen lose sight of the hand at once."""
        before = self.match.view(None)
        self.recall.answered()
        self.told[len(self.match.record.moves)] = len(self.log)
        self.match.submit(action)
        self.put_aside()
        if self.solo is None:
            self._hot_seat.cover(before)
        self._pause = BREATH
        self._feed()
        self.light_undo()

    def choose(self, ref: Ref) -> None:
        """A thing was clicked or activated."""
        self.refusal.forget()
        if self.over.menu_open:
            self._outcome = choose_in_menu(self, ref)
        elif choose_icon(self, ref) or self._hot_seat.choose(ref):
            return
        elif ref == furniture.QUESTION:
            self._follow_advice()
        elif ref == PASS_ALL:
            self._wish()
        elif ref == GO_ON:
            if self.director.waiting:
                self._open_gate()
        else:
            self._answer(ref)

    def undo(self) -> bool:
        """Take the latest answer back, as if it had not been given; false if that cannot be."""
        return take_back(self)

    def _answer(self, ref: Ref) -> None:
        """Pick ``ref``; a target is the last thing that is picked."""
        chooser = self.chooser
        if chooser is None or not self._choosable(ref, chooser):
            self._refuse(ref)
            return
        before = len(chooser.picked)
        action = self.doubt.meant_by(ref)
        if action is None:
            action = chooser.confirm() if ref == CONFIRM else chooser.pick(ref)
            self._rustle(before)
        if action is None and ref.startswith("seat:") and ref in chooser.picked:
            action = chooser.complete
        if action is None:
            self.doubt.forget()
        elif self.doubt.settled(ref, action, grave=self._is_grave(chooser.decision, action)):
            self.submit(action)
            return
        self.over.put_down()
        self.refresh()

    def _is_grave(self, decision: Decision, action: Action) -> bool:
        return self.options.confirmations and self.face.grave(decision, action)

    def _wish(self) -> None:
        """Begin to let everything be, or stop."""
        decision = self.chooser.decision if self.chooser is not None else None
        stretch = self.stretch(decision) if decision is not None else None
        if not self.letting_be.toggle(stretch):
            return
        if decision is not None and (action := self.letting_be.answer(decision, stretch)):
            self.submit(action)
        self.refresh()

    def _rustle(self, before: int) -> None:
        """A card is drawn out of the hand or put back; several people listen to nothing of it."""
        picked = len(self.chooser.picked) if self.chooser is not None else before
        if self.solo is not None and picked != before:
            self.hooks.cue("select" if picked > before else "put_back")

    def _choosable(self, ref: Ref, chooser: Chooser) -> bool:
        if not ref.startswith("place:"):
            return ref in self.lit or ref in chooser.picked
        buttons = self.face.buttons(chooser.decision, self.view, self.desk())
        return all(button.live for button in buttons if button.ref == ref)

    def _refuse(self, ref: Ref) -> None:
        """``ref`` shakes its head, and the paper of the question says why."""
        decision = self.chooser.decision if self.chooser is not None else None
        reason = self.face.refusal(ref, decision, self.view, self.desk())
        if reason:
            self.refusal.give(reason)
            self.hooks.cue("refuse")
        self.refresh()
        if reason:
            self.top.play(motion.refuse(self.top, ref))

    def _follow_advice(self) -> None:
        """Pick what the partner would play; it can still be taken back before it is confirmed."""
        if self.chooser is None or self.advice is None:
            return
        self.chooser.reset()
        for ref in self.advice.refs():
            if not ref.startswith("place:"):
                self.chooser.pick(ref)
        self.refresh()

    def hurry(self) -> bool:
        """End the running animation, or pass the gate; true if there was one."""
        if self.over.covering:
            return False
        if self.recall.skip():
            return True
        if self.director.waiting:
            self._open_gate()
            return True
        hurried = self.director.hurry()
        if self.director.waiting:
            self._stand_at_gate(0)
        return hurried

    def aside(self) -> bool:
        """A click on nothing takes the log or a sheet away, and is no answer."""
        if self.over.menu_open or not self.over.close():
            return False
        self.refresh()
        return True

    def settled(self, options: Options) -> None:
        """Go on with the same question after the settings were shown."""
        self._outcome, self.options = None, options
        self.director.speed, self.top.reduced_motion = options.speed, options.reduced_motion
        self.over.print_anew(self.words, self.face.rules(options.bindings))
        self.top.put(self.layout())

    def back(self) -> bool:
        """Take the last pick back, or close what lies on top; false if there was nothing."""
        refused = self.turned_down or self.doubt.open
        self.refusal.forget()
        self.doubt.forget()
        if self.over.close() or (self.chooser is not None and self.chooser.back()) or refused:
            self.refresh()
            return True
        return False

    # ------------------------------------------------------------ pointing and keys

    def point(self, ref: Ref | None) -> None:
        """The mouse or the focus rests on ``ref``."""
        if self.over.point(ref) and self.still:
            self.refresh(0.12)

    def pull(self, pulled: Pulled) -> bool:
        """A card is dragged, or whether it can be."""
        return self.carry.pulled(pulled)

    def hold(self, ref: Ref | None, share: float) -> bool:
        """Whether ``ref`` is chosen by being held: so is the curtain opened."""
        return self._hot_seat.hold(ref, share)

    def reach(self) -> Layout:
        """What keys go through: while somebody takes aim, only what belongs to that."""
        return self.layout() if self.over.covering else reached(self)

    def key(self, name: str) -> bool:
        """Escape goes a step back, then to the menu; a pad has a button for that.

        F1 shows the rules; the log can be turned; backspace takes the latest pick back, then the
        latest answer.
        """
        if self._hot_seat.notes.key(name):
            return True
        if name in ("escape", "menu"):
            if not ((name == "escape" or self.over.menu_open) and self.back()):
                self.over.menu_open = True
                self.refresh()
        elif name in ("ctrl+z", "backspace") and self.masked is None:
            if self.over.menu_open or not (self.back() or self.undo()):
                self.hooks.cue("refuse")
        elif name == "f1":
            self.over.toggle_rules()
            self.refresh()
        elif self.over.log_open and name in ("page up", "page down"):
            self.over.turn(PAGE if name == "page up" else -PAGE, self.log)
            self.refresh(0)
        else:
            return False
        return True

    def shortcut(self, name: str, *, shift: bool = False) -> Ref | None:
        """The thing that a key stands for."""
        return meant_by(name, self, shift=shift)

    def urgent(self, ref: Ref | None) -> bool:
        """Icons and open pages answer at any time."""
        icon = ref in KEPT or ref == furniture.UNDO or (ref == PASS_ALL and self.letting_be.on)
        return self.over.menu_open or (self.over.covering and ref is None) or icon

    def look_away(self) -> None:
        """Another window is in front: a hand that others must not see is covered again."""
        self._hot_seat.look_away()

    def type(self, text: str) -> None:
        """Only on one's own sheet there is something to write."""
        self._hot_seat.notes.type(text)

    def own_things(self) -> dict[Ref, Spot]:
        """The sheet of whoever looks at a hand, while it is put away."""
        return self._hot_seat.notes.slip()

    def outcome(self) -> object | None:
        """Left or over."""
        return self._outcome

    @property
    def resting(self) -> bool:
        """Whether nothing moves and nothing is about to."""
        asked = self.chooser or self.curtain or self.standing or self.masked
        stands = asked is not None or (self._at_gate and not self.watching) or self.over.menu_open
        return bool(stands) and self.top.resting and not self.over.busy
