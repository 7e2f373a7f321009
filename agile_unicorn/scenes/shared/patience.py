"""Two wishes of people at the table: not to be asked for a while, and to be asked twice."""

from __future__ import annotations

from agile_unicorn.engine.moves import Action, Decision
from agile_unicorn.engine.pieces import Ref
from agile_unicorn.scenes.shared.desk import Button, Prompt, Stretch
from agile_unicorn.scenes.shared.keys import PASS_ALL, pass_of
from agile_unicorn.scenes.shared.match_table import V
from agile_unicorn.scenes.shared.regret import Regret


class Patience(Regret[V]):
    """The part of a match scene that passes for whoever wants that, or asks again.

    To let everything be is a wish of the one person here, and no answer to what is in a hand:
    with several people, each says so at the open table.
    """

    letting_be: Stretch | None = None
    _doubt: tuple[Ref, Action] | None = None

    # ------------------------------------------------------------ to let it be

    def _stretch(self, decision: Decision) -> Stretch | None:
        """The time of which ``decision`` is a part, if it can be let be."""
        if self.solo is None or pass_of(decision) is None:
            return None
        return self.face.stretch(decision, self.match.view(self.viewer))

    def _let_be(self, decision: Decision) -> bool:
        """Pass, if that is wished for; the wish ends with its time, or with what concerns one."""
        if self.letting_be is None:
            return False
        action = pass_of(decision)
        if action is None or self._stretch(decision) != self.letting_be:
            self.letting_be = None
            return False
        self.submit(action)
        return True

    def _wish(self) -> bool:
        """Begin to let everything be, or stop; whether either was possible."""
        if self.letting_be is not None:
            self.letting_be = None
        elif self.chooser is None or (stretch := self._stretch(self.chooser.decision)) is None:
            return False
        else:
            self.letting_be = stretch
            self._let_be(self.chooser.decision)
        self.refresh()
        return True

    def _with_wish(self, decision: Decision, buttons: tuple[Button, ...]) -> tuple[Button, ...]:
        """``buttons`` with one to let everything be, where there is room for it."""
        if len(buttons) != 1 or (stretch := self._stretch(decision)) is None:
            return buttons
        return *buttons, Button(
            PASS_ALL, self.words("app.passing.all"), stretch.until, suggested=False
        )

    def _stop(self) -> Button | None:
        """The one button that ends the wish."""
        if self.letting_be is None:
            return None
        label = self.words("app.passing.stop")
        now = self.words("app.passing.now", until=self.letting_be.until)
        return Button(PASS_ALL, label, now, suggested=False)

    # ------------------------------------------------------------ to be asked twice

    @property
    def doubting(self) -> bool:
        """Whether somebody is asked for the second time."""
        return self._doubt is not None

    def _sure(self, ref: Ref, action: Action | None) -> bool:
        """Whether ``action``, completed by ``ref``, may be done at once; if not, ask again."""
        grave = (
            self.options.confirmations
            and action is not None
            and self.chooser is not None
            and self.face.grave(self.chooser.decision, action)
        )
        if action is None or not grave or self._doubt == (ref, action):
            self._doubt = None
            return True
        self._doubt = ref, action
        return False

    def _doubted(self, ref: Ref) -> Action | None:
        """The action that ``ref`` stands for when it is clicked for the second time."""
        return self._doubt[1] if self._doubt is not None and self._doubt[0] == ref else None

    def _or_doubt(self, prompt: Prompt) -> Prompt:
        """``prompt``, or whether it is meant."""
        if self._doubt is None:
            return prompt
        return Prompt(self.words("app.sure.title"), self.words("app.sure.hint"), urgent=True)
