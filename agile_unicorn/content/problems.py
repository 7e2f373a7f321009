"""Mistakes in the files that people write: where, what, and how to mend them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

MOST: Final = 40
"""Problems that are told in one go: who has mended those asks again."""
HALF: Final = 140
"""Letters of a quotation that is too long, from its beginning and from its end."""


class Problem(Struct, frozen=True, order=True):
    """One mistake; ``line`` counts from 1, 0 means the file as a whole."""

    file: str
    line: int
    what: str
    remedy: str

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}" if self.line else self.file
        what = self.what
        if len(what) > 2 * HALF:
            what = f"{what[:HALF]} ... {what[-HALF:]}"
        return " ".join(f"{where}: {what}; {self.remedy}".split())


class ContentError(ValueError):
    """A file is not used at all because of its ``problems``, of which there is at least one."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(sorted(set(problems)))
        super().__init__("\n".join(map(str, self.problems)))

    @property
    def listed(self) -> str:
        """A line for each of the first problems, and how many more there are."""
        lines = [str(problem) for problem in self.problems[:MOST]]
        more = len(self.problems) - MOST
        return "\n".join([*lines, f"and {more} more"] if more > 0 else lines)

    @property
    def brief(self) -> str:
        """The first problem, and how many more there are: one line."""
        more = len(self.problems) - 1
        tail = f" (and {more} more)" if more else ""
        return f"{self.problems[0]}{tail}"
