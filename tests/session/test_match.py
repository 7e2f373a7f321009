"""The running match: bots off the main thread, saves, resuming, beats."""

from __future__ import annotations

import logging
import threading
from random import Random
from typing import Any

import pytest

from agile_unicorn.bots.random_bot import RandomBot
from agile_unicorn.engine.game import IllegalMove
from agile_unicorn.engine.moves import Action, Ask, Decision
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.session.record import Record, decode, encode, restore
from tests.session.matches import (
    GAME,
    StubbornBot,
    finished,
    open_match,
    random_bots,
    record,
    run,
)


def first_option(view: View, decision: Decision, rng: Random) -> Action:
    return decision.options[0]


def test_the_same_seed_is_the_same_match() -> None:
    match = open_match(record())
    run(match)
    assert match.record == finished()
    assert match.over
    assert match.record.result
    assert match.record.result.ranking == match.over.ranking
    assert not match.poll()


def test_another_seed_is_another_match() -> None:
    assert finished(seed=2).moves != finished(seed=1).moves


def test_every_move_is_saved_and_can_be_resumed() -> None:
    saves: list[Record] = []
    match = open_match(record(), save=saves.append)
    run(match, 60)
    assert [len(save.moves) for save in saves] == list(range(1, 61))
    for save in saves[::7]:
        resumed = open_match(decode(GAME, encode(save)))
        run(resumed, 60 - len(save.moves))
        assert resumed.record == match.record
        assert resumed.view(None) == match.view(None)


def test_a_person_is_asked_and_answers() -> None:
    bots = random_bots(3)
    del bots[Seat(1)]
    match = open_match(record(), bots)
    asked = []
    rng = Random(5)
    while not match.over:
        run(match)
        if decision := match.decision():
            assert decision.seat == 1
            assert match.is_person(decision.seat)
            assert decision.seat in match.waiting_for
            asked.append(decision.prompt)
            match.submit(RandomBot().choose(None, decision, rng))
    assert {"bid", "event", "react", "incentive"} <= set(asked)


def test_resuming_asks_the_same_question_again() -> None:
    match = open_match(record(), {})
    rng = Random(6)
    for _ in range(300):
        while match.poll():
            pass
        if (decision := match.decision()) is None:
            break
        again = open_match(decode(GAME, encode(match.record)), {})
        assert again.decision() == decision
        assert again.view(decision.seat) == match.view(decision.seat)
        match.submit(RandomBot().choose(None, decision, rng))


def test_an_illegal_answer_changes_nothing() -> None:
    saves: list[Record] = []
    match = open_match(record(), {}, save=saves.append)
    while match.poll():
        pass
    before = match.record, match.decision(), match.view(None), len(saves)
    other = finished().moves[-1].action
    with pytest.raises(IllegalMove, match=f"^{type(other).__name__} does not answer Ask"):
        match.submit(other)
    assert (match.record, match.decision(), match.view(None), len(saves)) == before


def test_nobody_answers_for_a_bot() -> None:
    hold = threading.Event()

    def choose(view: View, decision: Decision, rng: Random) -> Action:
        hold.wait(10)
        return decision.options[0]

    match = open_match(record(), {Seat(seat): StubbornBot(choose) for seat in range(3)})
    while match.poll():
        pass
    assert match.waiting_for
    assert match.decision() is None
    with pytest.raises(IllegalMove):
        match.submit(first_option(match.view(None), _question(match), Random()))
    moves = len(match.record.moves)
    assert not match.poll()
    hold.set()
    match.wait(10)
    assert match.poll()
    assert len(match.record.moves) == moves + 1
    match.close()


def _question(match: Any) -> Decision:
    pending = GAME.pending(restore(GAME, match.record))
    assert isinstance(pending, Ask)
    return pending.decisions[0]


def test_bots_think_outside_of_the_main_thread() -> None:
    threads = set()

    def choose(view: View, decision: Decision, rng: Random) -> Action:
        threads.add(threading.current_thread())
        assert view.viewer == decision.seat
        return decision.options[0]

    match = open_match(record(), {Seat(seat): StubbornBot(choose) for seat in range(3)})
    run(match, 40)
    match.close()
    assert len(threads) == 1
    assert threading.main_thread() not in threads
    assert all(thread.daemon for thread in threads)


def raises(view: View, decision: Decision, rng: Random) -> Action:
    raise ZeroDivisionError("odds")


def cheats(view: View, decision: Decision, rng: Random) -> Action:
    return finished().moves[0].action


@pytest.mark.parametrize("choose", [raises, cheats])
def test_a_failing_bot_is_replaced_by_chance(choose: Any, caplog: pytest.LogCaptureFixture) -> None:
    bots = random_bots(3) | {Seat(0): StubbornBot(choose)}
    match = open_match(record(), bots)
    with caplog.at_level(logging.WARNING):
        run(match)
    assert match.over
    assert len(caplog.messages) == 1
    assert "Bot 0" in caplog.messages[0]
    assert "order" not in caplog.messages[0], "what a bot holds is nobody's business"
    assert restore(GAME, match.record)


def test_a_bot_that_hangs_is_not_waited_for() -> None:
    now = [0.0]
    free = threading.Event()

    def hangs(view: View, decision: Decision, rng: Random) -> Action:
        free.wait(30)
        return decision.options[0]

    bots = random_bots(3) | {Seat(0): StubbornBot(hangs)}
    match = open_match(record(), bots, clock=lambda: now[0], patience=2.0)
    while len(match.record.moves) < 80:
        if not match.poll():
            if match.waiting_for == (Seat(0),):
                now[0] += 1.0
            else:
                match.wait(10)
    assert now[0] <= 4.0, "the seat plays at random for as long as its bot hangs"
    assert any(move.by == 0 for move in match.record.moves)
    free.set()
    match.close()


def test_bots_notice_what_their_seat_sees() -> None:
    bots = {Seat(seat): StubbornBot(first_option) for seat in range(3)}
    match = open_match(record(), bots)
    run(match, 60)
    match.close()
    beats = match.take(Seat(0))
    seen = bots[Seat(0)].seen
    assert 0 < len(seen) <= len(beats)
    assert seen == beats[: len(seen)]


def test_beats_end_where_the_view_is() -> None:
    match = open_match(record())
    for _ in range(20):
        run(match, 5)
        for viewer in (None, Seat(1)):
            if beats := match.take(viewer):
                assert beats[-1].view == match.view(viewer)
        assert match.take(None) == []
    match.close()


def test_an_adviser_sees_what_its_person_sees_and_no_more() -> None:
    seen: list[tuple[View, Decision]] = []

    def choose(view: View, decision: Decision, rng: Random) -> Action:
        seen.append((view, decision))
        return decision.options[-1]

    bots = random_bots(3)
    del bots[Seat(1)]
    adviser = StubbornBot(choose)
    match = open_match(record(), bots, advisers={Seat(1): adviser})
    run(match)
    decision = match.decision()
    assert decision
    assert match.advice() is None
    match.wait()
    assert match.advice() == decision.options[-1]
    assert seen == [(match.view(Seat(1)), decision)]
    match.submit(decision.options[0])
    assert match.advice() is None or match.decision() is not None
    assert adviser.seen


@pytest.mark.parametrize("choose", [lambda *asked: None, lambda *asked: 1 / 0])
def test_an_adviser_that_fails_says_nothing(choose: Any) -> None:
    bots = random_bots(3)
    del bots[Seat(1)]
    match = open_match(record(), bots, advisers={Seat(1): StubbornBot(choose)})
    run(match)
    assert match.advice() is None
    match.wait()
    assert match.advice() is None
