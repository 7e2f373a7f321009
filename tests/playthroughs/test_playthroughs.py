"""Matches that were recorded once are played the same way today."""

from __future__ import annotations

import pytest

from tests.playthroughs.goldens import FOLDER, golden, told, wanted

AGAIN = "read the difference, then write them again: python -m tests.playthroughs"


@pytest.mark.parametrize("name", wanted())
def test_a_match_is_played_as_it_was(name: str) -> None:
    """Move by move and fact by fact."""
    kept, now = golden(name).read_text("utf-8").splitlines(), told(wanted()[name]).splitlines()
    for number, (old, new) in enumerate(zip(kept, now, strict=False), 1):
        assert old == new, f"line {number}; {AGAIN}"
    assert len(kept) == len(now), AGAIN


def test_no_playthrough_is_missing_and_none_is_left_over() -> None:
    """One for each edition and number of players, for the expansion and for teams."""
    assert {golden(name) for name in wanted()} == set(FOLDER.glob("*")), AGAIN
