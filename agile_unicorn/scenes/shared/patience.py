"""Two wishes of people at the table: not to be asked for a while, and to be asked twice."""

from __future__ import annotations

from agile_unicorn.engine.moves import Action, Decision
from agile_unicorn.engine.pieces import Ref
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared.desk import Button, Prompt, Stretch
from agile_unicorn.scenes.shared.keys import PASS_ALL, pass_of


class LettingBe:
    """Somebody passes as long as one stretch of time goes on, and nothing concerns them."""

    def __init__(self) -> None:
        self._stretch: Stretch | None = None

    @property
    def on(self) -> bool:
        """Whether that is wished for now."""
        return self._stretch is not None

    def toggle(self, stretch: Stretch | None) -> bool:
        """Stop, or begin for as long as ``stretch`` goes on; whether either was possible."""
        stretch, self._stretch = self._stretch or stretch, None if self._stretch else stretch
        return stretch is not None

    def answer(self, decision: Decision, stretch: Stretch | None) -> Action | None:
        """To pass, if that is wished for; the wish ends with the first question beyond it."""
        if self._stretch is None or self._stretch != stretch:
            self._stretch = None
            return None
        return pass_of(decision)

    def offer(self, stretch: Stretch | None, words: Words) -> tuple[Button, ...]:
        """The button to begin, where there is something to let be."""
        if stretch is None:
            return ()
        return (Button(PASS_ALL, words("app.passing.all"), stretch.until, suggested=False),)

    def stop(self, words: Words) -> tuple[Button, ...]:
        """The button that ends it."""
        if self._stretch is None:
            return ()
        now = words("app.passing.now", until=self._stretch.until)
        return (Button(PASS_ALL, words("app.passing.stop"), now, suggested=False),)


class Doubt:
    """What cannot be made up for is chosen twice."""

    def __init__(self) -> None:
        self._asked: tuple[Ref, Action] | None = None

    @property
    def open(self) -> bool:
        """Whether somebody is asked for the second time."""
        return self._asked is not None

    def forget(self) -> None:
        """Back to the question."""
        self._asked = None

    def meant_by(self, ref: Ref) -> Action | None:
        """What ``ref`` stands for if it is the thing that was asked about."""
        return self._asked[1] if self._asked is not None and self._asked[0] == ref else None

    def settled(self, ref: Ref, action: Action, *, grave: bool) -> bool:
        """Whether ``action``, completed by ``ref``, may be done now; if not, it is asked about."""
        settled = not grave or self._asked == (ref, action)
        self._asked = None if settled else (ref, action)
        return settled

    def in_words(self, words: Words) -> Prompt:
        """Whether it is meant."""
        return Prompt(words("app.sure.title"), words("app.sure.hint"), urgent=True)
