"""A short visit of the monkeys."""

from __future__ import annotations

from tests.soak.monkey import one


def test_a_monkey_finds_no_flaw() -> None:
    """Nothing breaks, no secret is shown, and the match comes to its end."""
    report = one(1, wild=300)
    assert not report.flaw
    assert report.scenes["MatchScene"] > 0
    assert report.frames > 300
