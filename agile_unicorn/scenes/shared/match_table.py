"""What is seen of a match: the table of a view, with what stands around it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from agile_unicorn.engine.game import Beat
from agile_unicorn.engine.moves import Action, Decision
from agile_unicorn.engine.pieces import Ref, Seat
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared import furniture, masked, tents
from agile_unicorn.scenes.shared.asking import Asking, V
from agile_unicorn.scenes.shared.carry import Carry
from agile_unicorn.scenes.shared.countdown import Countdown
from agile_unicorn.scenes.shared.cues import Device, cues
from agile_unicorn.scenes.shared.desk import Button, Desk, Person, Prompt, Stretch
from agile_unicorn.scenes.shared.face import Face
from agile_unicorn.scenes.shared.floor import Floor
from agile_unicorn.scenes.shared.keys import (
    CONFIRM,
    CREST,
    CURTAIN,
    GO_ON,
    PASS,
    keys_of,
    pass_of,
    yellow_of,
)
from agile_unicorn.scenes.shared.life import Life
from agile_unicorn.scenes.shared.masked import Masked
from agile_unicorn.scenes.shared.options import Hooks, Options
from agile_unicorn.scenes.shared.overlays import OWN_WORDS, Overlays
from agile_unicorn.scenes.shared.patience import Doubt, LettingBe
from agile_unicorn.scenes.shared.recall import Recall
from agile_unicorn.scenes.shared.refusal import Refusal
from agile_unicorn.session.match import Match
from agile_unicorn.table.chooser import Chooser
from agile_unicorn.table.director import Director
from agile_unicorn.table.extent import Extents
from agile_unicorn.table.looks import Layout, Spot
from agile_unicorn.table.reading import read_out
from agile_unicorn.table.tabletop import Tabletop


class MatchTable(Asking[V], ABC):
    """The table of ``match``, as it is seen by whoever may look at it now.

    With one person the table is always seen from that seat.  With several, it is seen by nobody
    (``viewer`` is ``None``) until the person asked has opened the curtain.  At most one of
    ``chooser``, ``curtain``, ``standing`` and ``masked`` is there: the ways in which a question can
    be open.  ``curtain`` is also the function that lays it in front of a decision, for the time its
    key was held, ``None`` if one stroke is enough; ``log`` is what was told before.
    """

    chooser: Chooser | None = None
    """The question to somebody who sees the hand."""
    curtain: Decision | None = None
    """The question to somebody whose hand is covered."""
    standing: Decision | None = None
    """The question that is open on the floor."""
    masked: Masked | None = None
    """The answer that is typed on the open table."""
    cloth = False
    """Whether the curtain hangs in front of the whole table, and not of the hand alone."""
    held = 0.0
    """The share of the time for which the key of the curtain was held."""
    device: Device = "mouse"
    by_strength = False
    """How the hand is sorted."""

    def __init__(
        self,
        match: Match[Any, V],
        face: Face[V],
        people: Sequence[Person],
        words: Words,
        extents: Extents,
        *,
        options: Options | None = None,
        hooks: Hooks | None = None,
        curtain: Callable[[Decision, float | None], Layout] | None = None,
        log: Sequence[str] = (),
    ) -> None:
        self.match, self.face, self.words = match, face, words
        self.options, self.hooks = options or Options(), hooks or Hooks()
        self.people = tuple(people)
        self.curtain_layout, self.extents = curtain, extents
        here = [Seat(i) for i, person in enumerate(people) if person.human]
        self.solo = here[0] if len(here) == 1 else None
        self.viewer: Seat | None = self.solo
        self.bottom = here[0] if here else Seat(0)
        self.watching = not here
        self.top = Tabletop(extents)
        self.top.births, self.top.farewells = face.birth, face.farewell
        self.top.reduced_motion = self.options.reduced_motion
        self.top.sound = lambda cue: self.hooks.cue(cue)
        self.director: Director[V] = Director(
            self.top, self._show, face.dances(self._lay), face.gates, self._hear
        )
        self.director.speed = self.options.speed
        self.countdown, self.parting = Countdown(), Countdown()
        self.refusal, self.doubt, self.letting_be = Refusal(), Doubt(), LettingBe()
        self.carry, self.life, self.recall = Carry(self), Life(self), Recall(self)
        self.floor, self.log = Floor(), list(log)
        self.looked: dict[Seat, int] = {}
        self.told: dict[int, int] = {}
        self.over = Overlays(words, extents, self._in_large, face.rules(self.options.bindings))
        self.forget_keeping()
        self.view: V = match.view(self.viewer)
        self.top.put(self.layout())

    @abstractmethod
    def submit(self, action: Action) -> None:
        """Answer the open question."""

    @abstractmethod
    def choose(self, ref: Ref) -> None:
        """A thing was clicked, activated, or meant by a card that was dropped."""

    @abstractmethod
    def open_question(self, decision: Decision) -> None:
        """Let a person answer ``decision``, who may see everything it needs."""

    def put_aside(self) -> None:
        """Nothing is asked any more."""
        self.chooser = self.curtain = self.standing = self.masked = None
        self.countdown.stop()
        self.parting.stop()
        self.over.sheet = None
        self.over.put_down()

    def forget_keeping(self) -> None:
        """The match goes on: what hangs in the archive is no longer what lies here."""
        self.over.kept = "" if self.hooks.keep is not None else None

    # ------------------------------------------------------------ what is seen

    @property
    def mat(self) -> str:
        """The mat under the table's things."""
        return "" if self.curtain is not None and self.cloth else self.face.mat

    @property
    def question(self) -> object:
        """Identity of what is asked now, so that no click falls through into the next one."""
        if self.over.menu_open:
            return self.over.suggested
        floor = self.floor if self.standing else None
        return self.curtain or self.chooser or self.masked or floor or self.director.waiting

    @property
    def repeats(self) -> bool:
        """A double click on a card does not put it back."""
        return False

    @property
    def waiting(self) -> bool:
        """Whether any input goes on to what comes next."""
        return self.director.waiting and not self.over.covering

    @property
    def suggested(self) -> Ref | None:
        """Where the keyboard begins: the yellow button, or the first thing that is lit."""
        first = None if self.over.covering else min(self.lit, default=None)
        return self.default or first

    @property
    def default(self) -> Ref | None:
        """What Enter does while no ring is to be seen: the yellow button."""
        if self.over.menu_open:
            return self.over.suggested
        if self.curtain is not None:
            return CURTAIN
        if self.masked is not None:
            return CONFIRM
        if self.standing is not None:
            return None
        if self.director.waiting:
            return GO_ON
        if self.chooser is None:
            return None
        buttons = self.face.buttons(self.chooser.decision, self.view, self.desk())
        return yellow_of(buttons)

    @property
    def may_undo(self) -> bool:
        """Whether the latest answer can be taken back: not from whoever looks at a hand by now."""
        if self.recall.running:
            return False
        open_ = self.viewer is None or self.solo is not None or self.options.curtain == "none"
        return open_ and self.match.undoable is not None

    def light_undo(self) -> None:
        """Light the icon while the answer still flies: there is not much time to regret it."""
        if (icon := self.top.sprites.get(furniture.UNDO)) is not None:
            icon.spot = furniture.undo_icon(self.may_undo)

    @property
    def turned_down(self) -> bool:
        """Whether what was chosen last could not be."""
        return bool(self.refusal.reason)

    def desk(self) -> Desk:
        """The table's state that no rule knows."""
        chooser = self.chooser
        return Desk(
            people=self.people,
            bottom=self.bottom,
            lit=self.lit,
            picked=frozenset(chooser.picked) if chooser else frozenset(),
            hover=self.over.hovered,
            answering=chooser is not None,
            neutral=self.standing is not None or self.masked is not None,
            cards=self.options.cards,
            laid=self.carry.laid,
            blinking=self.life.blinking if self.still else None,
            by_strength=self.by_strength,
        )

    @property
    def still(self) -> bool:
        """Whether everything that happened has been shown, or waits at a gate."""
        return self.director.idle or self.director.waiting

    @property
    def lit(self) -> frozenset[Ref]:
        """What can be picked; a target only after the thing that needs one."""
        if self.chooser is None:
            return frozenset()
        things = frozenset(ref for ref in self.chooser.lit if not ref.startswith("place:"))
        cards = frozenset(ref for ref in things if not ref.startswith("seat:"))
        return cards if cards and not self.chooser.picked else things

    def layout(self) -> Layout:
        """All that lies on the table now."""
        decision = self.curtain
        if decision is not None and self.cloth and self.curtain_layout is not None:
            hanging = self.curtain_layout(decision, self.held if self.options.hold else None)
            spots, told = self._lay_curtain(decision, hanging), self.told_to(decision.seat)
            return self.over.lay(spots, told, (CURTAIN, CREST, PASS, furniture.FACTS))
        return self.carry.lay(self._lay(self.view))

    def told_to(self, seat: Seat) -> list[str]:
        """The log, with a mark where ``seat`` looked at its hand before."""
        since = self.looked.get(seat, 0)
        if not 0 < since < len(self.log):
            return self.log
        return [*self.log[:since], self.words("app.floor.since"), *self.log[since:]]

    def _show(self, view: V) -> Layout:
        self.view = view
        return self._lay(view)

    def _lay(self, view: V) -> dict[Ref, Spot]:
        desk, options, text = self.desk(), self.options, self.extents.sight.text
        spots = dict(self.face.lay(view, desk))
        spots |= furniture.ornaments()
        spots |= furniture.icons(muted=options.muted, speed=options.speed, undo=self.may_undo)
        spots |= furniture.notice(self.hooks.notice(), text)
        spots |= self.own_things()
        buttons: dict[Ref, Spot] = {}
        if self.chooser is not None:
            decision = self.chooser.decision
            spots |= self._question(self._asked(decision, view, desk))
            buttons = furniture.controls(self._offered(decision, view, desk), answers=True)
            spots |= furniture.clock(self.countdown.shown)
            spots |= furniture.again(spots, self.extents, self.recall.possible)
            if options.odds:
                spots |= furniture.odds_tag(
                    self.face.odds(decision, view, desk), text, aside=bool(desk.laid)
                )
        elif self.masked is not None:
            buttons = self._lay_typing(self.masked)
        elif self.standing is not None:
            spots |= self._question(self.face.waiting(view, desk))
            spots |= furniture.clock(self.countdown.shown)
            buttons = tents.lay(self.floor, self.standing.seat, self.people, self.words)
        elif self.curtain is not None:
            buttons = self._lay_covered(self.curtain, view, desk)
        elif button := self.gate():
            buttons = furniture.controls((button,))
        else:
            spots |= self._question(self._or_refusal(self._waited_for(view, desk)))
            buttons = furniture.controls(self.letting_be.stop(self.words))
        if not self.over.covering:
            spots |= self._cues(spots | buttons)
        return self.over.lay(spots | buttons, self.log, buttons)

    def own_things(self) -> dict[Ref, Spot]:
        """What lies there for the one who looks at a hand alone."""
        return {}

    def _question(self, prompt: Prompt | None) -> dict[Ref, Spot]:
        return furniture.question(prompt, self.people, self.extents)

    def _lay_typing(self, typing: Masked) -> dict[Ref, Spot]:
        looks = self.face.typed(typing.decision, self.match.view(None))
        name = self.people[typing.decision.seat].name
        return masked.lay(typing, looks, name, self.words, self.extents)

    def _lay_covered(self, decision: Decision, view: V, desk: Desk) -> dict[Ref, Spot]:
        """The question on the open table, to see the hand, or to let it be without."""
        look = Button(CURTAIN, self.words("app.hot_seat.look"), self.people[decision.seat].name)
        let_be = self._public_pass(decision)
        others = () if let_be is None else (replace(let_be, suggested=False),)
        asked = self.face.prompt(decision, view, desk)
        return self._question(asked) | furniture.controls((look, *others))

    def _lay_curtain(self, decision: Decision, hanging: Layout) -> dict[Ref, Spot]:
        """The closed curtain, what can be done in front of it, and a count until it is open."""
        return {
            **hanging,
            **furniture.public_pass(self._public_pass(decision)),
            **furniture.undo_at_curtain(self.words, self.may_undo),
            **furniture.clock(self.parting.shown, 1330, 676),
        }

    def _public_pass(self, decision: Decision) -> Button | None:
        """To let it be is no secret: it can be done in front of the curtain."""
        if pass_of(decision) is None:
            return None
        buttons = self.face.buttons(decision, self.match.view(None), self.desk())
        return next((button for button in buttons if button.ref == PASS), None)

    def _cues(self, spots: Layout) -> dict[Ref, Spot]:
        """The keys of what can be done now, for those who use keys or a pad."""
        hand = self.face.hand(self.view, self.desk()) if self.chooser is not None else ()
        keys = keys_of(hand, self.lit)
        if (yellow := self.default) is not None:
            keys[yellow] = "enter"
        bindings = self.options.bindings
        return cues(spots, keys, self.device, bindings, self.words, self.extents)

    def used(self, device: Device) -> None:
        """Mouse, keys or pad are in hand now."""
        self.device = device
        self.refresh(0)

    def stretch(self, decision: Decision) -> Stretch | None:
        """The time of which ``decision`` is a part, if it can be let be.

        With several people here nobody can: each says so at the open table.
        """
        if self.solo is None or pass_of(decision) is None:
            return None
        return self.face.stretch(decision, self.match.view(self.viewer))

    def _offered(self, decision: Decision, view: V, desk: Desk) -> tuple[Button, ...]:
        """The buttons of the question, and one to let everything be where there is room for it."""
        buttons = self.face.buttons(decision, view, desk)
        if len(buttons) != 1:
            return buttons
        return buttons + self.letting_be.offer(self.stretch(decision), self.words)

    def _in_large(self, ref: Ref, spot: Spot) -> Layout:
        """The thing under the mouse, enlarged."""
        if ref.startswith("seat:"):
            return self.face.overview(ref, self.view, self.desk())
        help_line = self.face.help(ref, self.view) if self.options.hints else ""
        return furniture.zoom(spot, help_line, self.options.cards, self.extents.sight.text)

    def gate(self) -> Button | None:
        """The button of the gate that the table waits at."""
        return self.face.gate(self.desk()) if self.director.waiting else None

    def aloud(self) -> str:
        """The state of the table in sentences; of what covers it, all words."""
        if self.over.covering or self.curtain is not None:
            spots = self.layout().items()
            return read_out({ref: spot for ref, spot in spots if ref != OWN_WORDS})
        decision = self.chooser.decision if self.chooser is not None else None
        return self._in_sentences(decision, self.view, self.desk())

    def refresh(self, seconds: float = 0.16) -> None:
        """Lay the table anew after something was chosen, pointed at or asked."""
        self.top.play(self.top.sync(self.layout(), seconds))

    def translate(self, words: Words, log: Sequence[str]) -> None:
        """Go on in another language; ``log`` tells anew at least all that was told so far."""
        self.words, self.log = words, list(log[: len(self.log)])
        self.face.translate(words)
        self.over.print_anew(words, self.face.rules(self.options.bindings))

    def _hear(self, beat: Beat[V]) -> None:
        self.face.hear(beat)
        if not self.recall.running and (text := self.face.tell(beat)):
            self.log += text.split("\n")
        if cue := self.face.cue(beat):
            self.hooks.cue(cue)
        self.hooks.mood(self.face.tense)
