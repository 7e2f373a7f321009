"""The process of the bots that think hard: whatever becomes of it, there is an answer."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from agile_unicorn.bots.bot import Bot
from agile_unicorn.bots.random_bot import RandomBot
from agile_unicorn.engine.moves import Action, Decision, Shuffled
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.session import worker as module
from agile_unicorn.session.worker import RemoteBot, Task, Worker
from tests.session.matches import StubbornBot

OPTIONS: tuple[Action, ...] = tuple(Shuffled((i,)) for i in range(4))
DECISION = Decision(Seat(0), "test", OPTIONS)


def _last(view: Any, decision: Decision, rng: Random) -> Action:
    return decision.options[-1]


def _fails(view: Any, decision: Decision, rng: Random) -> Action:
    raise ValueError("no idea")


def _hangs(view: Any, decision: Decision, rng: Random) -> Action:
    time.sleep(60)
    return decision.options[-1]


def _nonsense(view: Any, decision: Decision, rng: Random) -> Action:
    return Shuffled((9,))


def make(name: str) -> Bot[Any]:
    """The bots of these tests; looked up by the process too."""
    kinds = {"last": _last, "fails": _fails, "hangs": _hangs, "nonsense": _nonsense}
    return StubbornBot(kinds[name])


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> Iterator[Worker]:
    monkeypatch.setattr(module, "SPAWN", 60.0)  # other tests use the processors as well
    worker = Worker(make)
    yield worker
    worker.close()


def first(worker: Worker, name: str) -> Action:
    """What the bot ``name`` answers; the first option stands for the bot instead."""
    instead: Bot[Any] = StubbornBot(lambda view, decision, rng: decision.options[0])
    return RemoteBot(worker, name, instead).choose(None, DECISION, Random(1))


def test_the_process_answers_and_ends_with_the_match(worker: Worker) -> None:
    assert first(worker, "last") == OPTIONS[-1]
    pid = worker.pid
    assert pid is not None
    assert first(worker, "last") == OPTIONS[-1]
    assert worker.pid == pid, "one process for all questions"
    worker.close()
    assert worker.pid is None
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    assert first(worker, "last") == OPTIONS[0], "nobody thinks for a match that was left"
    assert worker.pid is None


def test_a_killed_process_is_replaced(worker: Worker, caplog: pytest.LogCaptureFixture) -> None:
    assert first(worker, "last") == OPTIONS[-1]
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGKILL)
    assert first(worker, "last") == OPTIONS[0]
    assert "a simpler bot answers" in caplog.text
    assert first(worker, "last") == OPTIONS[-1]


@pytest.mark.parametrize("name", ["fails", "nonsense"])
def test_a_bot_that_fails_is_replaced_for_this_answer(worker: Worker, name: str) -> None:
    assert first(worker, name) == OPTIONS[0]
    assert first(worker, "last") == OPTIONS[-1], "the process goes on"


def test_a_bot_that_hangs_is_given_up(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    assert first(worker, "last") == OPTIONS[-1]
    monkeypatch.setattr(module, "HARD_LIMIT", 0.2)
    pid = worker.pid
    assert pid is not None
    assert first(worker, "hangs") == OPTIONS[0]
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_process_that_cannot_begin_is_not_tried_for_ever(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = []

    class Poor:
        def Pipe(self) -> tuple[Any, Any]:  # as it is called there
            return RandomBot(), RandomBot()

        def Process(self, **_: Any) -> Any:  # as it is called there
            tried.append(1)
            raise OSError("no more processes")

    monkeypatch.setattr(module, "get_context", lambda kind: Poor())
    assert first(worker, "last") == first(worker, "last") == OPTIONS[0]
    assert tried == [1]


def test_nobody_is_asked_where_there_is_no_choice(worker: Worker) -> None:
    only = Decision(Seat(0), "test", OPTIONS[:1])
    assert RemoteBot(worker, "last", RandomBot()).choose(None, only, Random(1)) == OPTIONS[0]
    assert worker.pid is None


def test_a_process_that_begins_too_slowly_is_not_waited_for(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SPAWN", 0.0)
    assert worker.ask(Task("last", None, DECISION, Random(1))) is None
    assert worker.pid is not None, "it is asked again with the next question"
