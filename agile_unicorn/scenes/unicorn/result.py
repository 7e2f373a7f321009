"""The result: the morning paper names the winner, the clipboard holds the final table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec import Struct

from agile_unicorn.engine.pieces import Ref, Seat, place_ref
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared import parts
from agile_unicorn.scenes.shared.desk import Person
from agile_unicorn.scenes.shared.screen import Screen
from agile_unicorn.scenes.unicorn import result_papers
from agile_unicorn.scenes.unicorn.result_figures import rings_of, rows_of, winners
from agile_unicorn.table.looks import CardLook, Layout, Spot

AGAIN: Final = place_ref("again")
NEW: Final = place_ref("new_game")
TITLE: Final = place_ref("title")
WATCH: Final = place_ref("watch")
STORIES: Final = (
    (150.0, 214.0, 26.0),
    (112.0, 370.0, 16.0),
    (104.0, 540.0, 6.0),
    (112.0, 716.0, -7.0),
    (176.0, 892.0, -20.0),
)
"""Where the winner's stories stick out under the paper."""
READ: Final = 0.9
"""Seconds in which clicks mean nothing: they were meant for the table that lay here before."""
KEPT_FREE: Final = (
    (30, 90, 850, 1060),
    (850, 80, 1830, 870),
    (830, 890, 1880, 1070),
    (1720, 0, 1920, 210),
)
"""Boxes (left, top, right, bottom) where no confetti lies."""


class PlayAgain(Struct, frozen=True):
    """Outcome: the same seats and rules once more."""


class SetUpAnew(Struct, frozen=True):
    """Outcome: to the setup screen."""


class WatchAgain(Struct, frozen=True):
    """Outcome: the match once more as a replay."""


class ToTitle(Struct, frozen=True):
    """Outcome: to the title."""


class ResultScene(Screen):
    """The end of a match as ``view`` shows it; ``ranking`` is that of ``Over``."""

    mat = "mat_plain"
    way_out = TITLE

    def __init__(
        self,
        words: Words,
        view: View,
        ranking: Sequence[Sequence[Seat]],
        people: Sequence[Person],
        language: str = "en",
    ) -> None:
        super().__init__(words, language)
        self.view, self.people = view, tuple(people)
        self.rows = rows_of(view, ranking)
        self.rings = rings_of(self.rows)
        self._age = 0.0

    @property
    def suggested(self) -> Ref:
        """Once more."""
        return AGAIN

    def lay(self) -> Layout:
        """Paper, clipboard, the winner's stories, confetti, three buttons."""
        best = winners(self.rows)
        report = result_papers.report(self.words, self.view, self.rows, self.people)
        goal = self.words("unicorn.result.of_goal", goal=self.view.setup.target)
        burst = result_papers.burst(best[0].points, goal)
        return {
            **self._stories(best[0].seats),
            **_confetti(),
            place_ref("paper"): Spot(480, 520, report, angle=2.6, z=3, lift=1.6),
            place_ref("clipboard"): Spot(
                1330,
                466,
                result_papers.final_table(
                    self.words, self.view, self.rows, self.rings, self.people
                ),
                angle=-1.2,
                z=3,
                lift=1.8,
            ),
            place_ref("burst"): Spot(806, 716, burst, angle=8, z=6, lift=1.7, glow=True),
            **parts.ornament(place_ref("mug"), 1826, 104, "mug", 176, angle=8, z=1),
            **parts.ornament(place_ref("pencil"), 1684, 812, "pencil", 236, angle=24, z=7),
            **self._buttons(),
            **self.tongue(744, 1004, 190),
        }

    def update(self, seconds: float) -> None:
        """The paper is read."""
        self._age += seconds

    def choose(self, ref: Ref) -> None:
        """What comes next, as soon as this can have been seen."""
        if self._age < READ:
            return
        if self.turned(ref):
            return
        if ref == AGAIN:
            self._outcome = PlayAgain()
        elif ref == NEW:
            self._outcome = SetUpAnew()
        elif ref == WATCH:
            self._outcome = WatchAgain()
        elif ref == TITLE:
            self._outcome = ToTitle()

    def _buttons(self) -> dict[Ref, Spot]:
        words = self.words
        again, note = words("unicorn.buttons.again"), words("unicorn.button_notes.again")
        new, menu = words("unicorn.buttons.new_game"), words("app.common.menu")
        watch = words("app.replay.watch_again")
        return {
            **parts.button(WATCH, 470, 1004, 330, 76, watch, kind="secondary", px=25),
            **parts.button(TITLE, 968, 986, 230, 84, menu, kind="secondary", px=30),
            **parts.button(NEW, 1272, 986, 300, 84, new, kind="secondary", px=30),
            **parts.button(AGAIN, 1658, 984, 396, 96, again, note, glow=True, px=35),
        }

    def _stories(self, seats: Sequence[Seat]) -> dict[Ref, Spot]:
        won = [card for seat in seats for card in self.view.seats[seat].stories][-len(STORIES) :]
        return {
            place_ref(f"story{i}"): Spot(
                x, y, CardLook(self.view.cards.key(card), 190), angle=turn, z=1 + i * 0.1, lift=0.9
            )
            for i, (card, (x, y, turn)) in enumerate(zip(won, STORIES, strict=False))
        }


def _confetti() -> dict[Ref, Spot]:
    """Bits of paper on the bare table, always the same ones."""
    dice, out = Random(12), dict[Ref, Spot]()
    while len(out) < 46:
        x, y = dice.uniform(20, 1900), dice.uniform(20, 1060)
        kind, turn = dice.randrange(18), dice.uniform(0, 180)
        if any(left < x < right and top < y < bottom for left, top, right, bottom in KEPT_FREE):
            continue
        look = parts.piece(f"confetti_{kind}", 0, 0, 20, 20).look
        out[place_ref(f"bit{len(out)}")] = Spot(x, y, look, angle=turn, z=0.5, lift=0.4)
    return out
