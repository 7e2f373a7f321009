"""The open question of a match table in words and buttons, as it is put to whoever is there."""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec.structs import replace

from agile_unicorn.engine.moves import Action, Decision
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared.desk import Button, Desk, Prompt
from agile_unicorn.scenes.shared.face import Face
from agile_unicorn.scenes.shared.options import Options
from agile_unicorn.scenes.shared.patience import Doubt
from agile_unicorn.scenes.shared.refusal import Refusal

V = TypeVar("V")


class Asking(Generic[V]):
    """What a table says while it asks; the words are those of its ``face``."""

    face: Face[V]
    words: Words
    options: Options
    refusal: Refusal
    doubt: Doubt
    advice: Action | None = None

    def _asked(self, decision: Decision, view: V, desk: Desk) -> Prompt | None:
        """The question, whether it is meant, or why something else cannot be chosen."""
        if self.doubt.open:
            return self._or_refusal(self.doubt.in_words(self.words))
        return self._or_refusal(self._prompt(decision, view, desk))

    def _or_refusal(self, prompt: Prompt | None) -> Prompt | None:
        """``prompt``, or why something could not be chosen a moment ago."""
        if not self.refusal.reason:
            return prompt
        return Prompt(self.refusal.reason, prompt.title if prompt else "")

    def _prompt(self, decision: Decision, view: V, desk: Desk) -> Prompt:
        """The question, with the word of a partner until something is picked."""
        asked = self.face.prompt(decision, view, desk)
        if self.advice is None or desk.picked:
            return asked if self.options.hints else replace(asked, hint="")
        return self.face.advised(asked, self.advice, decision, view, desk)

    def _waited_for(self, view: V, desk: Desk) -> Prompt | None:
        """Whom everybody waits for."""
        asked = self.face.waiting(view, desk)
        return asked if asked is None or self.options.hints else replace(asked, hint="")

    def _in_sentences(self, decision: Decision | None, view: V, desk: Desk) -> str:
        """The table for somebody who listens: the question, all that lies there, what can be done.

        ``decision`` is the one that is answered now, if any.
        """
        asked, buttons = self.face.waiting(view, desk), tuple[Button, ...]()
        if decision is not None:
            asked = self.face.prompt(decision, view, desk)
            buttons = self.face.buttons(decision, view, desk)
        lines = [asked.title, asked.hint] if asked is not None else []
        lines += self.face.aloud(view, desk)
        live = (button for button in buttons if button.live)
        lines += [f"{button.label}. {button.sub}".strip() for button in live]
        return "\n".join(line for line in lines if line)
