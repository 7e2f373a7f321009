"""A process of its own for bots that think hard, so that the window never waits for them.

A thread would not do: Python lets one thread run at a time.  The process knows nothing but what it
is asked: the view of a seat and the decision.  Whatever becomes of it, there is an answer: the bot
``instead`` gives it.
"""

from __future__ import annotations

import logging
import signal
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pickle import PicklingError
from random import Random
from threading import Lock
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct

from agile_unicorn.bots.bot import Bot
from agile_unicorn.engine.game import Beat
from agile_unicorn.engine.moves import Action, Decision
from agile_unicorn.session.thinking import place_of

V = TypeVar("V")

SPAWN: Final = 2.5
"""Seconds that a question waits for a process which has just begun."""

HARD_LIMIT: Final = 2.0
"""Seconds after which a process that does not answer is given up."""

FAULTS: Final = 3
"""Processes lost after which no other is begun."""

log = logging.getLogger(__name__)


class Task(Struct, frozen=True):
    """One question for the bot called ``name``."""

    name: str
    view: Any
    decision: Decision
    rng: Random


class Worker:
    """One process for all bots of a match that think hard.  ``make`` has to be importable."""

    def __init__(self, make: Callable[[str], Bot[Any]]) -> None:
        self._make = make
        self._lock = Lock()
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._greeted: Connection | None = None
        self._closed = False
        self._faults = 0

    @property
    def pid(self) -> int | None:
        """The process, while there is one."""
        return self._process.pid if self._process else None

    def start(self) -> None:
        """Begin the process ahead of the first question.  Does not wait for it."""
        with self._lock:
            if self._process is not None or self._closed or self._faults >= FAULTS:
                return
            context = get_context("spawn")
            try:
                ours, theirs = context.Pipe()
                process = context.Process(target=_work, args=(theirs, self._make), daemon=True)
                process.start()
            except OSError as error:
                self._faults = FAULTS
                log.warning("No process for the bots, they think less: %s", error)
                return
            theirs.close()
            self._process, self._pipe = process, ours

    def ask(self, task: Task) -> Action | None:
        """The answer to ``task``; ``None`` if there is none.  Waits, so call it from a thread."""
        self.start()
        pipe = self._pipe
        if pipe is None:
            return None
        try:
            if not self._awake(pipe):
                return None
            pipe.send(task)
            if pipe.poll(HARD_LIMIT):
                answer: Action | None = pipe.recv()
                return answer
        except (EOFError, OSError, ValueError):
            pass  # the process was killed, or the match was left
        except (PicklingError, TypeError, AttributeError) as error:
            log.warning("The bot %s cannot be asked: %s", task.name, place_of(error))
            return None
        self._give_up()
        return None

    def close(self) -> None:
        """Stop whatever it thinks, for good."""
        with self._lock:
            self._closed = True
            self._end()

    def _awake(self, pipe: Connection) -> bool:
        """Whether the process has begun: it says so once."""
        if self._greeted is pipe:
            return True
        if pipe.poll(SPAWN):
            pipe.recv()
            self._greeted = pipe
            return True
        return False

    def _give_up(self) -> None:
        with self._lock:
            if not self._closed:
                self._faults += 1
                log.warning("The process of the bots was lost; a simpler bot answers for now")
            self._end()

    def _end(self) -> None:
        process, pipe, self._process, self._pipe = self._process, self._pipe, None, None
        if process is not None:
            process.kill()
            process.join(1.0)
        if pipe is not None:
            pipe.close()


def _work(pipe: Connection, make: Callable[[str], Bot[Any]]) -> None:
    """Answer questions until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # for the process with the window
    bots: dict[str, Bot[Any]] = {}
    try:
        pipe.send(None)
        while True:
            task: Task = pipe.recv()
            if task.name not in bots:
                bots[task.name] = make(task.name)
            pipe.send(_thought(bots[task.name], task))
    except (EOFError, OSError):
        return  # the other end is closed


def _thought(bot: Bot[Any], task: Task) -> Action | None:
    try:
        return bot.choose(task.view, task.decision, task.rng)
    except Exception as error:  # a bot may be anybody's code
        log.warning("The bot %s failed: %s", task.name, place_of(error))
        return None


class RemoteBot(Generic[V]):
    """A bot whose thinking is done by a :class:`Worker`; ``instead`` answers if that fails."""

    def __init__(self, worker: Worker, name: str, instead: Bot[V]) -> None:
        self._worker = worker
        self._name = name
        self._instead = instead

    def notice(self, beat: Beat[Any]) -> None:
        """What the other would remember."""
        self._instead.notice(beat)

    def choose(self, view: V, decision: Decision, rng: Random) -> Action:
        """What the process answers, if it is one of the options."""
        if len(decision.options) == 1:
            return decision.options[0]
        answer = self._worker.ask(Task(self._name, view, decision, rng))
        if answer is not None and answer in decision.options:
            return answer
        return self._instead.choose(view, decision, rng)
