"""Plant a fault in a copy of the program and see whether the tests notice it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from agile_unicorn.content.resources import root
from tests.planted_faults.faults import Fault

NEEDED: Final = ("agile_unicorn", "tests", "cards.yaml", "locales", "pyproject.toml")
_IGNORED: Final = shutil.ignore_patterns("__pycache__", "planted_faults", "*.webp", "*.png")
_SECONDS: Final = 300


class Outcome(NamedTuple):
    """``noticed`` if a test failed; ``by`` names it, or tells why none could."""

    fault: Fault
    noticed: bool
    by: str


def misfits(faults: Iterable[Fault]) -> list[str]:
    """Faults whose text no longer stands exactly once in its file."""
    return [
        f"{fault.what}: {fault.old!r} in {fault.file}"
        for fault in faults
        if (root() / fault.file).read_text("utf-8").count(fault.old) != 1
    ]


def nursery(place: Path) -> Path:
    """A copy of all that the tests need, in the empty folder ``place``."""
    for name in NEEDED:
        source = root() / name
        if source.is_dir():
            shutil.copytree(source, place / name, ignore=_IGNORED)
        else:
            shutil.copy(source, place / name)
    return place


def plant(fault: Fault, copy: Path) -> Outcome:
    """Run the tests of ``fault`` in ``copy`` with the fault in place, then take it out again."""
    file = copy / fault.file
    sound = file.read_text("utf-8")
    if sound.count(fault.old) != 1:
        return Outcome(fault, False, "its text is not there (any more)")
    file.write_text(sound.replace(fault.old, fault.new), "utf-8")
    try:
        return _outcome(fault, copy)
    finally:
        file.write_text(sound, "utf-8")


def _outcome(fault: Fault, copy: Path) -> Outcome:
    options = ["-x", "-q", "--tb=no", "-p", "no:cacheprovider", "-p", "no:xdist"]
    command = [sys.executable, "-B", "-m", "pytest", *options, *fault.tests.split()]
    try:
        run = subprocess.run(command, cwd=copy, capture_output=True, text=True, timeout=_SECONDS)
    except subprocess.TimeoutExpired:
        return Outcome(fault, True, "the tests did not end")
    failed = [row for row in run.stdout.splitlines() if row.startswith(("FAILED", "ERROR"))]
    if run.returncode == 1 and failed:
        return Outcome(fault, True, failed[0].split(" - ")[0])
    last = (run.stdout.strip().splitlines() or run.stderr.strip().splitlines() or ["?"])[-1]
    return Outcome(fault, False, last)
