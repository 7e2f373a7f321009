"""Who sits at the table, as the record knows them."""

from __future__ import annotations

import unicodedata
from typing import Final, Literal

from msgspec import Struct

LONGEST_NAME: Final = 24
LONGEST_CLUSTER: Final = 2  # marks on one letter


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat: ``bot`` is the name of the bot that plays it, empty for a person."""

    name: str
    kind: Literal["person", "bot"]
    bot: str = ""
    portrait: str = ""


def tidy_name(text: str, fallback: str) -> str:
    """``text`` as a name that can be drawn, saved and told apart from its surroundings.

    Control and direction characters, lone surrogates and towers of accents go; white space becomes
    single blanks; at most 24 characters stay.  ``fallback`` if nothing is left.
    """
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text.encode("utf-8", "ignore").decode("utf-8")):
        category = unicodedata.category(char)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if char.isspace():
            kept.append(" ")
        elif category not in ("Cc", "Cf", "Cs", "Co", "Cn") and marks <= LONGEST_CLUSTER:
            kept.append(char)
    return " ".join("".join(kept).split())[:LONGEST_NAME].strip() or fallback


def tidy_names(names: list[str], fallback: str = "Player") -> tuple[str, ...]:
    """Tidy names for all seats, no two of them equal: a second Anna becomes ``Anna 2``."""
    taken: set[str] = set()
    result = []
    for number, name in enumerate(names, 1):
        plain = tidy_name(name, f"{fallback} {number}")
        unique, count = plain, 1
        while unique.casefold() in taken:
            count += 1
            unique = f"{plain[: LONGEST_NAME - 3].strip()} {count}"
        taken.add(unique.casefold())
        result.append(unique)
    return tuple(result)
