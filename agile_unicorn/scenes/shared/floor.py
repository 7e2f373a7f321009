"""Who of several people at one screen wants the floor while everybody may react.

The rules ask the seats in turn; people speak up in any order.  What they said is kept here and
answers the questions of the rules when they come, without a hand-over for whoever has nothing to
say.  Nothing here knows a card: the existence of a question tells nothing about a hand.
"""

from __future__ import annotations

from math import ceil
from typing import Final, Literal

from agile_unicorn.engine.pieces import Seat
from agile_unicorn.scenes.shared.desk import Window

Said = Literal["open", "done", "claimed"]

OBJECTION: Final = 2.0
"""Seconds in which anybody may object that nobody reacts."""


CLOSED: Final = Window(None, ())
"""As long as nobody has been asked to react."""


class Floor:
    """What is said in one ``window``; a card that was played opens another one."""

    def __init__(self, window: Window = CLOSED) -> None:
        self.window = window
        self._done: set[Seat] = set()
        self._claims: list[Seat] = []
        self._spoken_for: set[Seat] = set()
        self._objection = 0.0

    @property
    def objection(self) -> float:
        """Seconds in which it can still be said that somebody does react."""
        return self._objection

    def said(self, seat: Seat) -> Said:
        """What ``seat`` wants, as far as everybody may see it."""
        if seat in self._claims:
            return "claimed"
        return "done" if seat in self._done else "open"

    def claim(self, seat: Seat) -> None:
        """``seat`` wants to play a card, or thinks better of it.

        In time it is an objection as well: then those are asked again who were spoken for.
        """
        if self._objection > 0:
            self._done -= self._spoken_for
            self._objection = 0.0
        if seat in self._claims:
            self._claims.remove(seat)
        else:
            self._done.discard(seat)
            self._claims.append(seat)

    def done(self, seat: Seat) -> None:
        """``seat`` has nothing to say, or has again."""
        if seat in self._done:
            self._done.remove(seat)
        elif seat not in self._claims:
            self._done.add(seat)

    def nobody(self) -> None:
        """Nobody reacts: all seats of the window are done unless somebody objects in time."""
        self._spoken_for = {seat for seat in self.window.seats if self.said(seat) == "open"}
        self._done |= self._spoken_for
        self._objection = OBJECTION

    def wait(self, seconds: float) -> bool:
        """Time passes for objections; whether another full second did."""
        before = ceil(self._objection)
        self._objection = max(0.0, self._objection - seconds)
        return ceil(self._objection) != before

    def answer(self, seat: Seat) -> Said:
        """What is to be done with a question to ``seat`` now; ``open`` while it has to wait."""
        said = self.said(seat)
        return "open" if said == "done" and self._objection > 0 else said
