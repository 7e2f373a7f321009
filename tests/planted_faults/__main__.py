"""Plant every fault, one after another: ``python -m tests.planted_faults [word in its name]``."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.planted_faults.faults import FAULTS
from tests.planted_faults.planting import nursery, plant


def main(word: str = "") -> int:
    """Print a line for each fault; the number of those that nobody noticed."""
    missed = 0
    with TemporaryDirectory() as folder:
        copy = nursery(Path(folder))
        for fault in FAULTS:
            if word in fault.what:
                outcome = plant(fault, copy)
                missed += not outcome.noticed
                print(f"{'ok  ' if outcome.noticed else 'MISS'} {fault.what}: {outcome.by}")
    print(f"{missed} faults were not noticed" if missed else "every fault was noticed")
    return missed


if __name__ == "__main__":
    sys.exit(min(1, main(*sys.argv[1:2])))
