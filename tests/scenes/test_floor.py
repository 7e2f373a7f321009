"""The floor of several people: claims, done, and nobody reacts, in any order."""

from __future__ import annotations

from agile_unicorn.engine.pieces import Seat
from agile_unicorn.scenes.shared.desk import Window
from agile_unicorn.scenes.shared.floor import OBJECTION, Floor

ANNA, BEN, CEM = map(Seat, range(3))
ALL = Window("events", (ANNA, BEN, CEM))


def test_whoever_is_done_is_not_asked() -> None:
    opened = Floor(ALL)
    opened.done(BEN)
    assert [opened.answer(seat) for seat in (ANNA, BEN, CEM)] == ["open", "done", "open"]
    opened.done(BEN)
    assert opened.answer(BEN) == "open"


def test_a_claim_beats_done_and_can_be_taken_back() -> None:
    opened = Floor(ALL)
    opened.done(ANNA)
    opened.claim(ANNA)
    assert opened.answer(ANNA) == "claimed"
    opened.done(ANNA)
    assert opened.answer(ANNA) == "claimed"
    opened.claim(ANNA)
    assert opened.answer(ANNA) == "open"


def test_nobody_reacts_unless_somebody_objects_in_time() -> None:
    opened = Floor(ALL)
    opened.done(CEM)
    opened.nobody()
    assert opened.said(ANNA) == "done"
    assert opened.answer(ANNA) == "open"
    opened.wait(OBJECTION - 0.1)
    opened.claim(BEN)
    opened.wait(1)
    assert [opened.answer(seat) for seat in (ANNA, BEN, CEM)] == ["open", "claimed", "done"]


def test_silence_is_consent() -> None:
    opened = Floor(ALL)
    opened.claim(CEM)
    opened.nobody()
    opened.wait(OBJECTION)
    assert [opened.answer(seat) for seat in (ANNA, BEN, CEM)] == ["done", "done", "claimed"]


def test_a_claim_after_the_objection_leaves_the_others_done() -> None:
    opened = Floor(ALL)
    opened.nobody()
    opened.wait(OBJECTION)
    opened.claim(BEN)
    assert [opened.answer(seat) for seat in (ANNA, BEN)] == ["done", "claimed"]
