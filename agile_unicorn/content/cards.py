"""A deck file as plain rows.  What the fields mean is known by the game, not here."""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

from agile_unicorn.content.problems import Problem
from agile_unicorn.content.strict_yaml import Document

SECTION: Final = "cards"
_KEY: Final = re.compile(r"[a-z][a-z0-9_]{0,59}")


class Row(Struct, frozen=True):
    """One card of the file: its key and its fields."""

    key: str
    fields: dict[str, object]


def rows(document: Document) -> tuple[tuple[Row, ...], tuple[Problem, ...]]:
    """All rows that can be used, and what is wrong with the others."""
    problems = [
        document.problem((name,), f"unknown section {name!r}", f"only {SECTION!r} is known here")
        for name in document.data
        if name != SECTION
    ]
    section = document.data.get(SECTION)
    if not isinstance(section, dict) or not section:
        remedy = f"write {SECTION}: and below it a line for each card"
        problems.append(document.problem((SECTION,), "there are no cards", remedy))
        return (), tuple(problems)
    found = []
    for key, fields in section.items():
        where = (SECTION, key)
        if not _KEY.fullmatch(key):
            remedy = "write it in English with a-z, 0-9 and _, 60 letters at most"
            problems.append(document.problem(where, f"{key!r} is no key of a card", remedy))
        elif not isinstance(fields, dict):
            remedy = "write its fields in braces: {family: story, value: 3, copies: 1}"
            problems.append(document.problem(where, f"{key} has no fields", remedy))
        else:
            found.append(Row(key, fields))
    return tuple(found), tuple(problems)
