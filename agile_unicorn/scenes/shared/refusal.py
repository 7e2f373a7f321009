"""Why something cannot be chosen now: told for a moment on the paper of the question."""

from __future__ import annotations

from typing import Final

READ: Final = 3.0
"""Seconds that a reason stays."""


class Refusal:
    """The reason that is to be read now, if there is one; the next input or time ends it."""

    def __init__(self) -> None:
        self.reason = ""
        self._left = 0.0

    def give(self, reason: str) -> None:
        """From now on ``reason`` is to be read."""
        self.reason, self._left = reason, READ

    def forget(self) -> None:
        """Back to the question."""
        self.reason = ""

    def tick(self, seconds: float) -> bool:
        """Let time pass; whether the reason has just gone."""
        self._left -= seconds
        if not self.reason or self._left > 0:
            return False
        self.forget()
        return True
