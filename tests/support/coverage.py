"""Which test pins which ruling; ``python -m tests.support.coverage`` writes it for people."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from agile_unicorn.content.resources import root

TESTS: Final = Path(__file__).parent.parent
PAGE: Final = root() / "docs" / "rules-coverage.md"
AGAIN: Final = "python -m tests.support.coverage"

_HEAD: Final = """\
# Rules and their tests

Where the rule books are silent or contradict each other, a ruling with a number decides. This page
lists every ruling and the tests that pin it. It is generated, do not edit it: `{again}`.

{pinned} of {all} rulings are pinned by {tests} tests; the others say why not.
"""


class Ruling(NamedTuple):
    """One line of ``rulings.txt``."""

    key: str
    about: str
    reason: str
    chapter: str


class Pin(NamedTuple):
    """A test function, and the rulings which its docstring cites."""

    file: str
    name: str
    cites: tuple[str, ...]


def rulings() -> list[Ruling]:
    """All rulings."""
    found, chapter = [], ""
    for line in (TESTS / "support" / "rulings.txt").read_text("utf-8").splitlines():
        if line.startswith("## "):
            chapter = line[3:]
        elif line.startswith("AU-"):
            words, _, reason = line.partition("|")
            key, _, about = words.strip().partition(" ")
            found.append(Ruling(key, about, reason.strip(), chapter))
    return found


def pins() -> list[Pin]:
    """Every test function that cites a ruling, in the order of the files."""
    return [test for file in sorted(TESTS.rglob("test_*.py")) for test in _tests_of(file)]


def _tests_of(file: Path) -> Iterator[Pin]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            cites = tuple(re.findall(r"AU-\d{3}", ast.get_docstring(node) or ""))
            if cites:
                yield Pin(file.relative_to(root()).as_posix(), node.name, cites)


def page() -> str:
    """The table as Markdown."""
    known, found = rulings(), pins()
    pinned = {key for test in found for key in test.cites}
    covered = sum(ruling.key in pinned for ruling in known)
    head = _HEAD.format(again=AGAIN, pinned=covered, all=len(known), tests=len(found))
    lines, chapter = [head.rstrip()], ""
    for ruling in known:
        if ruling.chapter != chapter:
            chapter = ruling.chapter
            lines += ["", f"## {chapter}", "", "| Ruling | Decides | Tests |", "|---|---|---|"]
        lines.append(f"| {ruling.key} | {ruling.about} | {_cell(ruling, found)} |")
    return "\n".join(lines) + "\n"


def _cell(ruling: Ruling, found: list[Pin]) -> str:
    files: dict[str, list[str]] = {}
    for test in found:
        if ruling.key in test.cites:
            files.setdefault(test.file, []).append(test.name[5:].replace("_", " "))
    cells = [f"[{_short(file)}](../{file}): {', '.join(names)}" for file, names in files.items()]
    return "; ".join(cells) or f"*{ruling.reason}*"


def _short(file: str) -> str:
    return Path(file).stem.removeprefix("test_").replace("_", " ")


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
