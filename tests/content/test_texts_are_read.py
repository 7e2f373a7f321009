"""Every text of the locales is asked for somewhere in the program."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[2]
FILES = ("app", "unicorn")
ANYTHING = "[a-z0-9_.]+"
TELLING = 4
"""Letters of an f-string from which on it may be meant for a text."""


def spoken() -> tuple[set[str], re.Pattern[str]]:
    """What the code may ask for: whole strings, and a pattern of its f-strings."""
    whole: set[str] = set()
    patterns: set[str] = set()
    for path in (ROOT / "agile_unicorn").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(part.value)
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                    else ANYTHING
                    for part in node.values
                ]
                if len(re.findall("[a-z]", "".join(parts).replace(ANYTHING, ""))) >= TELLING:
                    patterns.add("".join(parts))
    return whole, re.compile("|".join(f"(?:{pattern})" for pattern in sorted(patterns)))


def keys(texts: dict[str, object], stem: str) -> Iterator[str]:
    """The full keys of ``texts``."""
    for name, value in texts.items():
        key = f"{stem}.{name}"
        if isinstance(value, dict):
            yield from keys(value, key)
        else:
            yield key


def unread(texts: dict[str, object], stem: str) -> list[str]:
    """The keys of ``texts`` that no string of the code can be."""
    whole, pattern = spoken()
    lost = []
    for key in keys(texts, stem):
        asked = (key, re.sub(r"\.(one|other)$", "", key))
        if not any(one in whole or pattern.fullmatch(one) for one in asked):
            lost.append(key)
    return lost


@pytest.mark.parametrize("stem", FILES)
def test_every_text_is_asked_for(stem: str) -> None:
    texts = yaml.safe_load((ROOT / "locales" / "en" / f"{stem}.yaml").read_text("utf-8"))
    assert unread(texts, stem) == []


def test_a_text_that_nobody_asks_for_is_found() -> None:
    assert unread({"common": {"never_asked_for": "?", "back": "Back"}}, "app") == [
        "app.common.never_asked_for"
    ]
