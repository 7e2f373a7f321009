"""What a game supplies so that the match scene can show it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from agile_unicorn.engine.game import Beat, Fact
from agile_unicorn.engine.moves import Action, Decision
from agile_unicorn.engine.pieces import Ref, Seat
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared.desk import Button, Desk, Odds, Prompt, Stretch, Window
from agile_unicorn.table.bindings import Bindings
from agile_unicorn.table.director import Dance
from agile_unicorn.table.looks import Layout, Look, Spot

V_contra = TypeVar("V_contra", contravariant=True)


class Face(Protocol[V_contra]):
    """Layout, motion and words of one game.  It remembers only what is to be seen."""

    @property
    def mat(self) -> str:
        """The mat that lies on the table now."""
        ...

    def dances(self, lay: Callable[[Any], Layout]) -> Mapping[type[Fact], Dance[Any]]:
        """How facts look when they happen; ``lay`` answers the whole table of a view."""
        ...

    @property
    def gates(self) -> frozenset[type[Fact]]:
        """Facts after which the table may wait for a click."""
        ...

    @property
    def tense(self) -> bool:
        """Whether the music may be tense."""
        ...

    def translate(self, words: Words) -> None:
        """Go on in another language."""
        ...

    def lay(self, view: V_contra, desk: Desk) -> Layout:
        """Everything of the game that lies on the table."""
        ...

    def hear(self, beat: Beat[Any]) -> None:
        """Learn of a beat before it is shown."""
        ...

    def gate(self, desk: Desk) -> Button | None:
        """The button of the gate that is closed now; ``None``: nothing to wait for."""
        ...

    def opened(self) -> None:
        """The gate was opened."""
        ...

    def birth(self, ref: Ref, goal: Spot) -> Spot | None:
        """Where a new thing comes from."""
        ...

    def farewell(self, ref: Ref, spot: Spot) -> Spot | None:
        """Where a thing leaves for."""
        ...

    def private(self, decision: Decision) -> bool:
        """Whether the answer needs a look at something secret."""
        ...

    def typed(self, decision: Decision, view: V_contra) -> Mapping[Ref, Look]:
        """What can be picked in a secret answer, if all of it lies open anyway; else nothing.

        ``view`` is that of nobody.
        """
        ...

    def limit(self, decision: Decision, view: V_contra) -> float:
        """Seconds after which the table lets it be for whoever is asked; 0: there is no clock."""
        ...

    def window(self, decision: Decision, view: V_contra) -> Window | None:
        """The open window that ``decision`` is part of; ``view`` is that of nobody.

        ``None``: a question of its own.  It depends on nothing that is secret.
        """
        ...

    def together(self, one: Seat, other: Seat) -> bool:
        """Whether both may look at the same private screen: one person, or partners."""
        ...

    def stretch(self, decision: Decision, view: V_contra) -> Stretch | None:
        """The time of which ``decision`` is a part, if it makes sense to let all of it be.

        ``None`` for what concerns the person asked most of all.
        """
        ...

    def grave(self, decision: Decision, action: Action) -> bool:
        """Whether ``action`` is done with a single click and cannot be made up for."""
        ...

    def prompt(self, decision: Decision, view: V_contra, desk: Desk) -> Prompt:
        """The question in words."""
        ...

    def advised(
        self, asked: Prompt, advice: Action, decision: Decision, view: V_contra, desk: Desk
    ) -> Prompt:
        """``asked`` with the word of a partner, who would do ``advice``."""
        ...

    def buttons(self, decision: Decision, view: V_contra, desk: Desk) -> tuple[Button, ...]:
        """The buttons beside the hand."""
        ...

    def odds(self, decision: Decision, view: V_contra, desk: Desk) -> Odds | None:
        """The chances of what is picked."""
        ...

    def refusal(self, ref: Ref, decision: Decision | None, view: V_contra, desk: Desk) -> str:
        """Why ``ref`` cannot be chosen now; empty: nothing to say."""
        ...

    def waiting(self, view: V_contra, desk: Desk) -> Prompt | None:
        """What everybody waits for while nobody here is asked."""
        ...

    def tell(self, beat: Beat[Any]) -> str:
        """The beat as a sentence for the log; empty where there is nothing to tell."""
        ...

    def cue(self, beat: Beat[Any]) -> str:
        """The sound of the beat; empty: none."""
        ...

    def hand(self, view: V_contra, desk: Desk) -> Sequence[Ref]:
        """The cards in the hand at the bottom, from the left."""
        ...

    def remembered(self) -> Callable[[], None]:
        """Something to call, so that the face is again as it is now."""
        ...

    def golden(self, view: V_contra) -> Sequence[Ref]:
        """Cards that gleam now and then."""
        ...

    def aimed(self, x: float, y: float) -> Seat | None:
        """The seat at which something is dropped there; ``None``: the middle of the table."""
        ...

    def overview(self, ref: Ref, view: V_contra, desk: Desk) -> Layout:
        """What everybody may know of the seat ``ref``, in large."""
        ...

    def rules(self, bindings: Bindings) -> Layout:
        """The rules in short and the keys, with a button that closes them."""
        ...

    def help(self, ref: Ref, view: V_contra) -> str:
        """What the thing under the mouse does, for the zoom; empty: nothing to say."""
        ...

    def aloud(self, view: V_contra, desk: Desk) -> Sequence[str]:
        """The table in sentences: what all know, and what the viewer may see."""
        ...
