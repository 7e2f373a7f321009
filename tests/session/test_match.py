"""The running match: bots off the main thread, saves, resuming, beats."""

from __future__ import annotations

import logging
import threading
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from agile_unicorn.bots.random_bot import RandomBot
from agile_unicorn.engine.game import IllegalMove
from agile_unicorn.engine.moves import Action, Ask, Decision
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.session.match import Match
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


def test_no_answer_comes_before_the_pace() -> None:
    """However fast a bot thinks, and whatever it was asked."""
    now = [0.0]
    match = open_match(record(), clock=lambda: now[0], pace=0.5)
    while not match.waiting_for:
        assert match.poll()
    assert not match.poll()
    match.wait(10)
    assert not match.poll()
    now[0] = 0.4
    assert not match.poll()
    now[0] = 0.5
    assert match.poll()
    match.close()


def test_whoever_cares_hears_that_the_match_was_left() -> None:
    heard: list[str] = []
    match = open_match(record(), left=lambda: heard.append("left"))
    assert not heard
    match.close()
    assert heard == ["left"]


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


# ---------------------------------------------------------------- taking back


def until(match: Match[Any, Any], prompt: str, rng: Random) -> Decision:
    """Let chance and random people play on until ``prompt`` is asked."""
    while True:
        while match.poll():
            pass
        decision = match.decision()
        assert decision is not None, f"{prompt} is never asked"
        if decision.prompt == prompt:
            return decision
        match.submit(RandomBot().choose(None, decision, rng))


def test_an_answer_can_be_taken_back_until_somebody_else_has_answered() -> None:
    saves: list[Record] = []
    match = open_match(record(), {}, save=saves.append)
    first = until(match, "bid", Random(1))
    assert match.undoable is None
    before = [match.record, *map(match.view, (None, *match.seats))]
    match.take(None)
    match.submit(first.options[1])
    assert match.undoable == first.seat
    assert match.undo()
    assert saves[-1] == match.record
    assert [match.record, *map(match.view, (None, *match.seats))] == before
    assert match.decision() == first
    assert match.take(None) == [], "what did not happen is not shown"
    assert not match.undo()
    match.submit(first.options[2])
    second = match.decision()
    assert second is not None
    assert second.seat != first.seat
    match.submit(second.options[0])
    assert match.undoable == second.seat
    assert match.undo()
    assert match.undoable is None, "the first one has been seen by the second"


def test_after_a_reveal_nothing_is_taken_back() -> None:
    match, rng = open_match(record(), {}), Random(2)
    for _ in range(400):
        while match.poll():
            assert match.undoable is None, "no die can be thrown again"
        if (decision := match.decision()) is None:
            break
        faces = [match.view(seat) for seat in (None, *match.seats)]
        match.submit(RandomBot().choose(None, decision, rng))
        if match.undoable is not None and rng.random() < 0.5:
            match.undo()
            assert [match.view(seat) for seat in (None, *match.seats)] == faces
            assert match.decision() == decision
            match.submit(RandomBot().choose(None, decision, rng))
    assert restore(GAME, match.record)


def test_the_reveal_ends_it() -> None:
    match = open_match(record(), {})
    for _ in match.seats:
        decision = until(match, "bid", Random(1))
        match.submit(decision.options[1])
    assert match.view(None).revealed
    assert match.undoable is None


def test_a_bot_that_was_asked_has_seen_the_table() -> None:
    hold = threading.Event()

    def choose(view: View, decision: Decision, rng: Random) -> Action:
        hold.wait(10)
        return decision.options[0]

    bots = {Seat(seat): StubbornBot(choose) for seat in (1, 2)}
    match = open_match(replace(record(), setup=replace(record().setup, first=Seat(0))), bots)
    decision = until(match, "bid", Random(1))
    match.submit(decision.options[1])
    assert match.undoable == decision.seat
    match.undo()
    match.submit(decision.options[1])
    match.poll()
    assert match.undoable is None
    hold.set()
    match.wait(10)
    assert match.poll()
    assert match.undoable is None, "nobody takes back what a bot has done"
    noticed = [beat.fact for bot in bots.values() for beat in bot.seen]
    kinds = [type(fact).__name__ for fact in noticed]
    assert kinds.count("CardsBid") <= 1, "no bot hears of what was taken back"
    match.close()


def test_a_match_taken_up_again_takes_nothing_back() -> None:
    match = open_match(record(), {})
    match.submit(until(match, "bid", Random(1)).options[1])
    assert open_match(decode(GAME, encode(match.record)), {}).undoable is None


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_that_there_was_no_choice_makes_no_difference(seed: int) -> None:
    """Otherwise everybody would see who holds no wand."""
    match, rng, seen = open_match(record(4, seed=seed), {}), Random(seed), set[bool]()
    while match.over is None:
        while match.poll():
            pass
        if (decision := match.decision()) is None:
            break
        match.take(None)
        match.submit(RandomBot().choose(None, decision, rng))
        happened = [type(beat.fact).__name__ for beat in match.take(None)]
        if decision.prompt == "react" and happened == ["WindowPassed"]:
            seen.add(len(decision.options) > 1)
            assert match.undoable == decision.seat
    assert seen == {True, False}
