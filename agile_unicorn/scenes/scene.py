"""What a scene is: it says what lies where, and is told what was chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from agile_unicorn.engine.pieces import Ref
from agile_unicorn.table.looks import Layout

Words = Callable[..., str]
"""A text of the locale: ``words("unicorn.buttons.bid", n=2)``."""


class Scene(Protocol):
    """One screen.  The stage draws its layout and passes on what the player does."""

    @property
    def mat(self) -> str:
        """Name of the mat piece on the wood; empty for bare wood."""
        ...

    @property
    def suggested(self) -> Ref | None:
        """What the next click is likely to be for; nothing: the keyboard begins at the first."""
        ...

    def layout(self) -> Layout:
        """All that lies on the screen now.  Only ``hot`` spots can be chosen."""
        ...

    def choose(self, ref: Ref) -> None:
        """A hot thing was clicked, or activated by keyboard or pad."""
        ...

    def point(self, ref: Ref | None) -> None:
        """The mouse or the focus came to rest on ``ref``, or on nothing."""
        ...

    def key(self, name: str) -> bool:
        """A key of the scene's own; false: the stage may use it."""
        ...

    def type(self, text: str) -> None:
        """Text was entered (an input method's result, several characters at once)."""
        ...

    def update(self, seconds: float) -> None:
        """Time has passed."""
        ...

    def outcome(self) -> object | None:
        """The typed result when the scene is over, else ``None``."""
        ...
