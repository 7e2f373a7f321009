"""What the mouse pulls along: it is taken, moved, and dropped or put back."""

from __future__ import annotations

from typing import Literal

from agile_unicorn.scenes.show import Pulled, Show
from agile_unicorn.table.input import (
    LEFT,
    RIGHT,
    Click,
    Drag,
    Drop,
    FocusLost,
    Input,
    Key,
    Press,
)

State = Literal["none", "held", "loose"]


class Pull:
    """At most one thing follows the mouse; ``at`` is where the mouse was last.

    ``loose``: the button is down, but nothing follows: nothing could be taken, or it was put back.
    """

    def __init__(self) -> None:
        self.at = (0.0, 0.0)
        self._state: State = "none"

    @property
    def holds(self) -> bool:
        """Whether something follows the mouse."""
        return self._state == "held"

    def takes(self, show: Show, given: Input, *, ready: bool) -> bool:
        """Whether ``given`` belongs to something that is pulled, and means nothing else.

        Unless the table is ``ready``, nothing can be taken.
        """
        match given:
            case Drag(x, y, start):
                return self._moved(show, x, y, start, ready=ready)
            case Drop(x, y):
                held, self._state = self.holds, "none"
                return held and self._tell(show, Pulled("drop", x, y))
            case Press(_, _, button) if button == LEFT:
                self._state = "none"
            case FocusLost():
                self._put_back(show)
            case Key(name) if self.holds:
                if name == "escape":
                    self._put_back(show)
                return True
            case Click(_, _, button) if button == RIGHT and self.holds:
                self._put_back(show)
                return True
        return False

    def _moved(
        self, show: Show, x: float, y: float, start: tuple[float, float], *, ready: bool
    ) -> bool:
        if self._state == "none":
            ref = show.top.hit_test(*start)
            taken = ready and ref is not None and show.pull(Pulled("take", *start, ref))
            self._state = "held" if taken else "loose"
        return self.holds and self._tell(show, Pulled("move", x, y))

    def _put_back(self, show: Show) -> None:
        if self.holds:
            self._state = "loose"
            show.pull(Pulled("back", *self.at))

    def _tell(self, show: Show, pulled: Pulled) -> bool:
        self.at = pulled.x, pulled.y
        show.pull(pulled)
        return True
