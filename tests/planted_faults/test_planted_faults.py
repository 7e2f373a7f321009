"""The tests notice faults: some of them here, all by ``python -m tests.planted_faults``."""

from __future__ import annotations

from pathlib import Path

from tests.planted_faults.faults import FAULTS
from tests.planted_faults.planting import misfits, nursery, plant


def test_every_fault_can_still_be_planted() -> None:
    """Code moves on; a fault whose text is gone would prove nothing."""
    assert not misfits(FAULTS)


def test_the_quick_ones_are_noticed(tmp_path: Path) -> None:
    """A leak in a view, one in a fact, a tell and a wrong rule."""
    copy = nursery(tmp_path)
    outcomes = [plant(fault, copy) for fault in FAULTS if fault.quick]
    assert len(outcomes) >= 4
    assert not [outcome for outcome in outcomes if not outcome.noticed]
