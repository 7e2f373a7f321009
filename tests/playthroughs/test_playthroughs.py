"""Matches that were recorded once are played the same way today."""

from __future__ import annotations

import pytest

from agile_unicorn.engine.game import Fact
from agile_unicorn.games.unicorn import facts as f
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
    """One for each edition and number of players, for the expansion, teams and house rules."""
    assert {golden(name) for name in wanted()} == set(FOLDER.glob("*")), AGAIN


def test_everything_that_can_happen_happens() -> None:
    """Each kind of fact, in one playthrough or another."""
    kept = [golden(name).read_text("utf-8") for name in wanted()]
    told = {line.split()[0] for text in kept for line in text.splitlines()}
    kinds = {kind for kind in vars(f).values() if isinstance(kind, type) and issubclass(kind, Fact)}
    assert not {kind.__name__ for kind in kinds - {Fact}} - told
