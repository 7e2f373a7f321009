"""What the dances have in common: they show a card, lay it down, and count."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from agile_unicorn.engine.game import Beat, Fact
from agile_unicorn.engine.pieces import Ref, Seat, place_ref
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.unicorn.signs import total_token
from agile_unicorn.table import motion
from agile_unicorn.table.director import Dance
from agile_unicorn.table.looks import CardLook, Layout, Look, Spot
from agile_unicorn.table.sprite import Sprite
from agile_unicorn.table.tabletop import Tabletop
from agile_unicorn.table.tween import Chain, Motion, Together, Wait, out_cubic

if TYPE_CHECKING:
    from agile_unicorn.scenes.unicorn.face import UnicornFace

Lay = Callable[[View], Layout]
READ: Final = 0.9
"""Seconds to read a card that is played."""
BEAT: Final = 0.6
"""Seconds after a card that may be answered, so that no wand follows too fast."""
LARGE: Final = 214.0
"""Width of a card while it is shown to everybody."""
SHOWN_Z: Final = 120.0
INSIDE: Final = (330.0, 1590.0, 300.0, 640.0)
"""Left, right, top and bottom of where cards are shown."""
SIGNS: Final = ("place:arrow/", "place:banner", "place:question", "place:thread/")
"""What is put up at once to say what is going on."""


class Steps(ABC):
    """The dances of one part of the game; the face knows where everything will lie."""

    def __init__(self, face: UnicornFace, lay: Lay) -> None:
        self.face, self._lay = face, lay
        self.rng = Random(7)

    @abstractmethod
    def dances(self) -> Mapping[type[Fact], Dance[Any]]:
        """The dances by fact."""

    def goals(self, beat: Beat[View]) -> Layout:
        """The table after ``beat``."""
        return self._lay(beat.view)

    def without(self, top: Tabletop, goals: Layout, *refs: Ref) -> Layout:
        """``goals``, but ``refs`` stay where they are: something else moves them."""
        kept = {ref: top.spot(ref) for ref in refs}
        return {**goals, **{ref: spot for ref, spot in kept.items() if spot is not None}}

    def draw_event(self, top: Tabletop, view: View, seat: Seat, ref: Ref) -> None:
        """The last of the event backs in the hand of ``seat`` turns out to be ``ref``."""
        if top.spot(ref) is None:
            top.rename(place_ref(f"event/{seat}/{view.seats[seat].held}"), ref)

    def draw(self, top: Tabletop, view: View, seat: Seat, *refs: Ref) -> None:
        """The last of the drawn backs in the hand of ``seat`` turn out to be ``refs``.

        ``view`` is the table without them: the backs that stay keep their places.
        """
        left = view.seats[seat].members + view.seats[seat].bonuses
        for i, ref in enumerate(refs):
            if top.spot(ref) is None:
                top.rename(place_ref(f"back/{seat}/{left + i}"), ref)

    def show(self, top: Tabletop, beat: Beat[View], ref: Ref, at: tuple[float, float]) -> Motion:
        """The card comes up large near ``at`` and can be read; meanwhile the signs are put up."""
        goals = self.goals(beat)
        goal = goals.get(ref)
        if goal is None:
            return motion.nothing()
        others = top.sync({**with_signs(top, goals), ref: top.spot(ref) or goal}, 0.2)
        left, right, low, high = INSIDE
        x, y = min(max(at[0], left), right), min(max(at[1], low), high)
        large = replace(goal, x=x, y=y, look=_wide(goal.look), angle=0.0, z=SHOWN_Z, lift=2.0)
        up = motion.move(top, ref, large, 0.34, out_cubic)
        return Chain(Together([others, up]), Wait(READ))

    def count(self, top: Tabletop, beat: Beat[View], seat: Seat, first: int, roll: int) -> Motion:
        """The token of ``seat`` counts from ``first`` to its total."""
        ref, view = place_ref(f"total/{seat}"), beat.view
        goal, total = self.goals(beat).get(ref), view.total(seat)
        width = self.face.place(seat).total[2]
        if goal is None or top.reduced_motion:
            return motion.nothing()

        def show(number: int) -> None:
            sprite = top.sprites.setdefault(ref, Sprite(ref, goal))
            token = total_token(seat, number, number, False, width)
            sprite.spot = goal if number == total else replace(goal, look=token)

        return motion.count_up(show, first, total, 0.1 + min(0.3, 0.03 * abs(total - first)))

    def token_spot(self, beat: Beat[View], seat: Seat) -> Spot:
        """Where the token of ``seat`` lies, or would."""
        x, y = self.face.place(seat).strength
        lying = self.goals(beat).get(place_ref(f"total/{seat}"))
        return lying or Spot(x, y, CardLook("", 1.0))


def with_signs(top: Tabletop, goals: Layout) -> dict[Ref, Spot]:
    """The table as it is, with the signs of ``goals``."""
    shown = {ref: sprite.spot for ref, sprite in top.sprites.items()}
    table = {ref: spot for ref, spot in shown.items() if not ref.startswith(SIGNS)}
    return table | {ref: spot for ref, spot in goals.items() if ref.startswith(SIGNS)}


def _wide(look: Look) -> Look:
    return replace(look, width=LARGE, shade=1.0) if isinstance(look, CardLook) else look
