"""Bots think in a thread of their own, so that the table never waits for them."""

from __future__ import annotations

from collections.abc import Iterable
from queue import SimpleQueue
from random import Random
from threading import Event, Thread
from traceback import extract_tb
from typing import Any

from msgspec import Struct

from agile_unicorn.bots.bot import Bot
from agile_unicorn.engine.game import Beat
from agile_unicorn.engine.moves import Action, Decision


class Question(Struct, frozen=True):
    """All that a bot gets: what it saw since its last answer, the view, the decision, chance."""

    bot: Bot[Any]
    beats: tuple[Beat[Any], ...]
    view: Any
    decision: Decision
    rng: Random


class Thought:
    """The answer to one question, sooner or later."""

    def __init__(self, question: Question) -> None:
        self._question = question
        self._ready = Event()
        self.answer: Action | None = None
        self.trouble: str = ""

    @property
    def finished(self) -> bool:
        """Whether there is an answer, or trouble instead of one."""
        return self._ready.is_set()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until it is finished; for tests and for matches without a screen."""
        return self._ready.wait(seconds)

    def think(self) -> None:
        """Ask the bot.  Whatever it raises becomes ``trouble``."""
        question = self._question
        try:
            for beat in question.beats:
                question.bot.notice(beat)
            answer = question.bot.choose(question.view, question.decision, question.rng)
            if answer in question.decision.options:
                self.answer = answer
            else:
                self.trouble = f"{type(answer).__name__} is not one of the options"
        except Exception as error:  # a bot may be anybody's code
            self.trouble = place_of(error)
        self._ready.set()


def place_of(error: Exception) -> str:
    """What kind of error it was and where, for a log: its own words might name a hidden card."""
    place = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {place.name}, line {place.lineno}"


class Thinker:
    """One daemon thread: a bot that hangs in it does not keep the program alive."""

    def __init__(self) -> None:
        self._queue: SimpleQueue[Thought | None] = SimpleQueue()
        self._thread: Thread | None = None

    def ponder(self, question: Question) -> Thought:
        """Begin to think about ``question``."""
        thought = Thought(question)
        if self._thread is None:
            self._thread = Thread(target=self._work, name="bots", daemon=True)
            self._thread.start()
        self._queue.put(thought)
        return thought

    def close(self) -> None:
        """Think no more; what is being thought ends in vain."""
        if self._thread is not None:
            self._queue.put(None)
            self._thread = None

    def _work(self) -> None:
        for thought in _until_none(self._queue):
            thought.think()


def _until_none(queue: SimpleQueue[Thought | None]) -> Iterable[Thought]:
    while (thought := queue.get()) is not None:
        yield thought
