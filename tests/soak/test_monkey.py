"""A short visit of the monkeys."""

from __future__ import annotations

import pytest

from tests.soak.monkey import one


@pytest.mark.parametrize("number", range(2))
def test_a_monkey_finds_no_flaw(number: int) -> None:
    """Nothing breaks, no secret is shown, and the match comes to its end."""
    report = one(number, wild=300)
    assert not report.flaw
    assert report.scenes["MatchScene"] > 0
    assert report.frames > 300
