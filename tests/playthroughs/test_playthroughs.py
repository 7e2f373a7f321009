"""Matches that were recorded once are played the same way today."""

from __future__ import annotations

import pytest

from tests.playthroughs.goldens import FOLDER, golden, told, wanted

AGAIN = "read the difference, then write them again: python -m tests.playthroughs"


@pytest.mark.parametrize(("edition", "seats"), wanted())
def test_a_match_is_played_as_it_was(edition: str, seats: int) -> None:
    """Move by move and fact by fact."""
    kept = golden(edition, seats).read_text("utf-8").splitlines()
    for number, (old, new) in enumerate(zip(kept, told(edition, seats).splitlines(), strict=False)):
        assert old == new, f"line {number + 1}; {AGAIN}"
    assert len(kept) == len(told(edition, seats).splitlines()), AGAIN


def test_no_playthrough_is_missing_and_none_is_left_over() -> None:
    """One for each edition and number of players."""
    assert {golden(*key) for key in wanted()} == set(FOLDER.glob("*")), AGAIN
