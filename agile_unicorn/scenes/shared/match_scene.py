"""The match on the table: session, director and chooser, the same for every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from agile_unicorn.engine.game import Beat
from agile_unicorn.engine.moves import Action, Decision
from agile_unicorn.engine.pieces import Ref, Seat, place_ref
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared import furniture
from agile_unicorn.scenes.shared.desk import Button, Desk, Person
from agile_unicorn.scenes.shared.face import Face
from agile_unicorn.session.match import Match
from agile_unicorn.table.chooser import Chooser
from agile_unicorn.table.director import OFF, Director
from agile_unicorn.table.extent import Extents
from agile_unicorn.table.looks import Layout, Spot
from agile_unicorn.table.tabletop import Tabletop

V = TypeVar("V")

BREATH = 0.18
"""Seconds between a question to a bot and its move being looked for; the same for every bot."""
HOVER = 0.25
"""Seconds until the card under the mouse is enlarged."""
GATE = 1.8
"""Seconds until a gate opens by itself when nobody here has a stake in it."""
SPEEDS = (0.5, 1.0, 2.0, OFF)
CONFIRM = place_ref("confirm")
GO_ON = place_ref("go_on")
CURTAIN = place_ref("curtain")


class MatchLeft(Struct, frozen=True):
    """The match was left; it is saved and can be resumed."""


class MatchOver(Struct, frozen=True):
    """The match was played to its end."""


class Options(Struct, frozen=True):
    """How the match is shown."""

    speed: float = 1.0
    reduced_motion: bool = False
    odds: bool = True
    muted: bool = False


class MatchScene(Generic[V]):
    """Shows one match and takes the answers of the people at this screen.

    With one person the table is always seen from that seat.  With several, it is seen by nobody
    (``viewer`` is ``None``) until the person asked has opened the curtain.
    """

    def __init__(
        self,
        match: Match[Any, V],
        face: Face[V],
        people: Sequence[Person],
        words: Words,
        extents: Extents,
        *,
        options: Options | None = None,
        cue: Callable[[str], object] = lambda name: None,
        curtain: Callable[[Seat, Decision], Layout] | None = None,
    ) -> None:
        self.match, self.face, self.words = match, face, words
        self.options = options or Options()
        self.people = tuple(people)
        self._cue, self._curtain_layout = cue, curtain
        humans = [Seat(i) for i, person in enumerate(people) if person.human]
        self.solo = humans[0] if len(humans) == 1 else None
        self.viewer: Seat | None = self.solo
        self.bottom = humans[0] if humans else Seat(0)
        self.top = Tabletop(extents)
        self.top.births, self.top.farewells = face.birth, face.farewell
        self.top.reduced_motion = self.options.reduced_motion
        self.director: Director[V] = Director(
            self.top, self._show, face.dances, face.gates, self._hear
        )
        self.director.speed = self.options.speed
        self.chooser: Chooser | None = None
        self.log: list[str] = []
        self.curtain: Decision | None = None
        self._view: V = match.view(self.viewer)
        self._hovered: Ref | None = None
        self._hover_time = 0.0
        self._zoomed = False
        self._log_open = self._menu_open = False
        self._pause = self._gate_time = 0.0
        self._outcome: object | None = None
        self.top.put(self.layout())

    # ------------------------------------------------------------ what is seen

    @property
    def mat(self) -> str:
        """The mat under the table's things."""
        return "" if self.curtain is not None else self.face.mat

    @property
    def question(self) -> object:
        """Identity of what is asked now, so that no click falls through into the next one."""
        return self.curtain or (self.chooser.decision if self.chooser else self.director.waiting)

    def desk(self) -> Desk:
        """The table's state that no rule knows."""
        chooser, asked = self.chooser, self.match.waiting_for
        return Desk(
            people=self.people,
            bottom=self.bottom,
            lit=self._lit(),
            picked=frozenset(chooser.picked) if chooser else frozenset(),
            hover=self._hovered,
            asked=asked[0] if len(asked) == 1 and self.director.idle else None,
        )

    def _lit(self) -> frozenset[Ref]:
        if self.chooser is None:
            return frozenset()
        return frozenset(ref for ref in self.chooser.lit if not ref.startswith("place:"))

    def layout(self) -> Layout:
        """All that lies on the table now."""
        if self.curtain is not None and self._curtain_layout is not None:
            return self._curtain_layout(self.curtain.seat, self.curtain)
        return self._lay(self._view)

    def _show(self, view: V) -> Layout:
        self._view = view
        return self._lay(view)

    def _lay(self, view: V) -> dict[Ref, Spot]:
        desk = self.desk()
        spots = dict(self.face.lay(view, desk))
        spots |= furniture.ornaments()
        spots |= furniture.icons(muted=self.options.muted)
        if self.chooser is not None:
            decision = self.chooser.decision
            spots |= furniture.question(self.face.prompt(decision, view, desk))
            spots |= furniture.controls(self.face.buttons(decision, view, desk))
            if self.options.odds:
                odds = self.face.odds(decision, view, desk)
                spots |= furniture.odds_tag(odds, before=bool(desk.picked))
        elif button := self._gate():
            spots |= furniture.controls((button,))
        elif self.director.idle:
            spots |= furniture.question(self.face.waiting(view, desk))
        return spots | self._overlays(spots, view)

    def _overlays(self, spots: dict[Ref, Spot], view: V) -> dict[Ref, Spot]:
        more: dict[Ref, Spot] = {}
        if self._zoomed and self._hovered in spots:
            more |= furniture.zoom(
                spots[self._hovered], self.face.help(self._hovered, view), self.words
            )
        if self._log_open:
            title = self.words("unicorn.buttons.history")
            more |= furniture.log_page(self.log, title, self.top.extents)
        if self._menu_open:
            more |= furniture.menu(self.words)
        return more

    def _gate(self) -> Button | None:
        return self.face.gate(self.desk()) if self.director.waiting else None

    def refresh(self, seconds: float = 0.16) -> None:
        """Lay the table anew after something was chosen, pointed at or asked."""
        self.top.play(self.top.sync(self.layout(), seconds))

    # ------------------------------------------------------------ time

    def update(self, seconds: float) -> None:
        """Let the match and its pictures go on by ``seconds``."""
        waited = self.director.waiting
        self.director.advance(seconds)
        self.top.advance(seconds)
        if self.director.waiting:
            if not waited:
                self._gate_time = 0.0
                self.refresh()
            self._stand_at_gate(seconds)
        elif self.director.idle and self.curtain is None:
            self._go_on(seconds)
        self._hover(seconds)

    def _stand_at_gate(self, seconds: float) -> None:
        self._gate_time += seconds * min(self.director.speed, 4.0)
        watching = not any(person.human for person in self.people)
        if self._gate() is None or (watching and self._gate_time > GATE):
            self._open_gate()

    def _open_gate(self) -> None:
        self.director.proceed()
        self.face.opened()
        self.refresh(0.24)

    def _go_on(self, seconds: float) -> None:
        if self.match.over is not None:
            self._outcome = self._outcome or MatchOver()
            return
        decision = self.match.decision()
        if decision is not None:
            if self.chooser is None or self.chooser.decision is not decision:
                self._ask(decision)
            return
        self._pause -= seconds * min(self.director.speed, 1e6)
        if self._pause <= 0 and self.match.poll():
            self._pause = BREATH if self.match.waiting_for else 0.0
            self._feed()

    def _feed(self) -> None:
        self.director.feed(self.match.take(self.viewer))
        self.director.advance(0)

    def _hear(self, beat: Beat[V]) -> None:
        self.face.hear(beat)
        if text := self.face.tell(beat):
            self.log += text.split("\n")
        if cue := self.face.cue(beat):
            self._cue(cue)

    # ------------------------------------------------------------ questions and answers

    def _ask(self, decision: Decision) -> None:
        """Put ``decision`` to its person, behind the curtain if it is secret."""
        if self.solo is None and self.viewer != decision.seat:
            if self.face.private(decision) and self._curtain_layout is not None:
                self.curtain = decision
                self.top.put(self.layout())
                return
            self.bottom = decision.seat
        self._open_question(decision)
        self.refresh()

    def _open_question(self, decision: Decision) -> None:
        self.chooser = Chooser(decision, auto=not self.face.confirms(decision))
        self._view = self.match.view(self.viewer)

    def _open_curtain(self) -> None:
        assert self.curtain is not None
        decision, self.curtain = self.curtain, None
        self.viewer = self.bottom = decision.seat
        self._open_question(decision)
        self.top.put(self.layout())

    def submit(self, action: Action) -> None:
        """Answer the open question; several people at one screen lose sight of the hand at once."""
        self.chooser = None
        self._zoomed = False
        self.match.submit(action)
        if self.solo is None and self.viewer is not None:
            self.viewer = None
            self._view = self.match.view(None)
            self.top.put(self._lay(self._view))
        self._pause = BREATH
        self._feed()

    def choose(self, ref: Ref) -> None:
        """A thing was clicked or activated."""
        if self._menu_open:
            self._choose_in_menu(ref)
        elif ref == CURTAIN:
            if self.curtain is not None:
                self._open_curtain()
        elif ref == GO_ON:
            if self.director.waiting:
                self._open_gate()
        elif not self._choose_icon(ref):
            self._answer(ref)

    def _choose_icon(self, ref: Ref) -> bool:
        if ref == furniture.LOG or ref.startswith("place:log"):
            self._log_open = not self._log_open
        elif ref == furniture.MENU:
            self._menu_open = True
        elif ref == furniture.SOUND:
            self.options = replace(self.options, muted=not self.options.muted)
        elif ref == furniture.SPEED:
            self.options = replace(self.options, speed=_next_speed(self.options.speed))
            self.director.speed = self.options.speed
        else:
            return False
        self.refresh()
        return True

    def _choose_in_menu(self, ref: Ref) -> None:
        if ref == furniture.LEAVE:
            self._outcome = MatchLeft()
        self._menu_open = False
        self.refresh()

    def _answer(self, ref: Ref) -> None:
        if self.chooser is None:
            return
        action = self.chooser.confirm() if ref == CONFIRM else self.chooser.pick(ref)
        if action is not None:
            self.submit(action)
        else:
            self.refresh()

    def hurry(self) -> bool:
        """End the running animation; true if there was one, and the input is used up."""
        if self._menu_open or self._log_open:
            return False
        if self.director.waiting:
            self._open_gate()
            return True
        return self.director.hurry()

    def back(self) -> bool:
        """Take the last pick back, or close what lies on top; false if there was nothing."""
        if self._menu_open or self._log_open:
            self._menu_open = self._log_open = False
        elif self.chooser is None or not self.chooser.back():
            return False
        self.refresh()
        return True

    # ------------------------------------------------------------ pointing and keys

    def point(self, ref: Ref | None) -> None:
        """The mouse or the focus rests on ``ref``."""
        if ref != self._hovered:
            self._hovered, self._hover_time = ref, 0.0
            self._zoomed = False
            if self.director.idle or self.director.waiting:
                self.refresh(0.12)

    def _hover(self, seconds: float) -> None:
        if self._hovered is None or self._zoomed or not self._hovered.startswith("card:"):
            return
        self._hover_time += seconds
        if self._hover_time >= HOVER and (self.director.idle or self.director.waiting):
            self._zoomed = True
            self.refresh(0.14)

    def key(self, name: str) -> bool:
        """Shortcuts of the match; Escape goes a step back, then to the menu."""
        if name == "escape":
            if not self.back():
                self._menu_open = True
                self.refresh()
            return True
        return self._shortcut(name)

    def _shortcut(self, name: str) -> bool:
        refs = {"h": furniture.LOG, "m": furniture.SOUND, "p": place_ref("pass")}
        ref = refs.get(name)
        if ref is None and self.curtain is not None and name == str(self.curtain.seat + 1):
            ref = CURTAIN
        if ref is None:
            return False
        self.choose(ref)
        return True

    def type(self, text: str) -> None:
        """Nothing to write here."""

    def outcome(self) -> object | None:
        """Left or over."""
        return self._outcome

    @property
    def resting(self) -> bool:
        """Whether nothing moves and nothing is about to."""
        settled = self.director.idle and self.top.resting
        return settled and (self.chooser is not None or self.curtain is not None)


def _next_speed(speed: float) -> float:
    return SPEEDS[(SPEEDS.index(speed) + 1) % len(SPEEDS)] if speed in SPEEDS else 1.0
