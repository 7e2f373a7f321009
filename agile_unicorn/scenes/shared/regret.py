"""Taking the latest answer back at the table."""

from __future__ import annotations

from agile_unicorn.scenes.shared.floor import Floor
from agile_unicorn.scenes.shared.match_table import V
from agile_unicorn.scenes.shared.shared_screen import SharedScreen


class Regret(SharedScreen[V]):
    """The part of a match scene that puts back what :attr:`Match.undoable` can put back."""

    def remember(self) -> None:
        """An answer is about to be given: this much has been told before it."""
        self.told[len(self.match.record.moves)] = len(self.log)

    def undo(self) -> bool:
        """Take the latest answer back, as if it had not been given; false if that cannot be.

        Its question is put anew; with several people here nobody's hand is to be seen until then,
        and whoever may react is asked again.
        """
        if not self.may_undo or self.over.covering or not self.match.undo():
            return False
        while self._answers_itself() and self.match.undo():
            pass
        self.director.drop()
        self.chooser = self.curtain = self.standing = self.window = self._parting = None
        self.floor = Floor()
        self.countdown.stop()
        self.over.put_down()
        self._forget_keeping()
        del self.log[self.told[len(self.match.record.moves)] :]
        self.viewer = self.solo
        self._view = self.match.view(self.viewer)
        self.top.put(self._lay(self._view))
        self.hooks.cue("put_back")
        return True

    def _answers_itself(self) -> bool:
        """Whether the question would be answered at once again: it goes with the one before."""
        decision = self.match.decision()
        return self.solo is not None and decision is not None and len(decision.options) == 1
