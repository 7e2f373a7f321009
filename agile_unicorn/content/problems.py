"""Mistakes in the files that people write: where, what, and how to mend them."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct


class Problem(Struct, frozen=True, order=True):
    """One mistake; ``line`` counts from 1, 0 means the file as a whole."""

    file: str
    line: int
    what: str
    remedy: str

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}" if self.line else self.file
        return " ".join(f"{where}: {self.what}; {self.remedy}".split())


class ContentError(ValueError):
    """A file is not used at all because of its ``problems``, of which there is at least one."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(sorted(set(problems)))
        super().__init__("\n".join(map(str, self.problems)))

    @property
    def brief(self) -> str:
        """The first problem, and how many more there are: one line."""
        more = len(self.problems) - 1
        tail = f" (and {more} more)" if more else ""
        return f"{self.problems[0]}{tail}"
