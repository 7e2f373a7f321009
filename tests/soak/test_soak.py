"""A sip of the soak: one match of each setup."""

from __future__ import annotations

import pytest

from tests.soak.soaking import setups, soak_one, summary


@pytest.mark.parametrize("number", range(len(setups())))
def test_a_match_of_each_setup_has_no_flaw(number: int) -> None:
    """The same checks as in the soak."""
    report = soak_one(number)
    assert not report.flaw
    assert report.moves > 10
    assert "0 with a flaw" in summary([report])[-1]
